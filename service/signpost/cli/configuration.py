"""`signpost apply`: a workspace as a file."""

from __future__ import annotations

import json
from collections import Counter
from typing import TextIO

import click

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, with_database
from signpost.cli.entry import main
from signpost.cli.tables import Long, table_row
from signpost.domain.outside import JsonObject
from signpost.domain.texts import printable
from signpost.operations import workspaces
from signpost.transfer import configuration

# The exit code of a dry run that found differences.
EXIT_DIFFERENT = 3
_COLORS = {"+": "green", "~": "yellow", "-": "red"}


@main.command("apply")
@click.argument("file", type=click.File("r", encoding="utf-8"))
@click.option(
    "--dry-run",
    "is_dry",
    is_flag=True,
    help="Show the differences without changing anything. Exit code 3: there are some.",
)
@click.option("--prune", is_flag=True, help="Delete records on the file's hostnames that the file does not list.")
@in_workspace
@as_json_option
@with_database
def apply(file: TextIO, is_dry: bool, prune: bool, workspace: str | None, as_json: bool) -> None:
    """Make the workspace match FILE (TOML): hostnames, settings, links and redirects. Either all of it or nothing.

    Anything the file does not list is left alone. A second run changes nothing. `signpost export --format toml` writes
    such a file.

    Example: signpost apply --dry-run links.toml
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    changes = configuration.apply(caller, configuration.parse(file.read()), prune=prune, is_dry=is_dry)
    for change in changes:
        click.echo(json.dumps(_as_object(change)) if as_json else _difference(change))
    counts = Counter(change.sign for change in changes)
    would = " would be" if is_dry else ""
    click.echo(f"{counts['+']}{would} added, {counts['~']}{would} changed, {counts['-']}{would} deleted.", err=True)
    click.get_current_context().exit(EXIT_DIFFERENT if is_dry and changes else 0)


def _as_object(change: configuration.Change) -> JsonObject:
    action = {"+": "add", "~": "change", "-": "delete"}[change.sign]
    fields = {name: {"now": now, "then": then} for name, (now, then) in change.fields.items()}
    found = {"change": action, "what": change.what, "name": change.name, "fields": fields}
    return {**found, "note": change.note} if change.note else found


def _difference(change: configuration.Change) -> str:
    name_line = table_row((change.sign, change.what, Long(change.name)))
    lines = [click.style(printable(name_line), fg=_COLORS[change.sign])]
    for name, (now, then) in change.fields.items():
        before = () if now is None and change.sign == "+" else (Long(json.dumps(now, ensure_ascii=False)), "->")
        after = Long(json.dumps(then, ensure_ascii=False))
        lines.append(printable(table_row((f"    {name}:", *before, after))))
    if change.note:
        lines.append(f"    {change.note}")
    return "\n".join(lines)
