"""`signpost apply`: a workspace as a file."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import click

from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    confirm,
    count_text,
    in_workspace,
    say,
    table_row,
    with_database,
)
from signpost.cli.entry import main
from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.texts import printable
from signpost.features.transfer.configuration import configuration
from signpost.features.transfer.configuration import files as configuration_files
from signpost.features.transfer.configuration.files import File
from signpost.operations.workspaces import workspaces

# The exit code of a dry run that found differences.
EXIT_DIFFERENT = 3
# How many reasons of a refusal are printed, and examples of what would be deleted.
MAX_REASONS, SAMPLES = 20, 5
_COLORS = {"+": "green", "~": "yellow", "-": "red"}


@main.command("apply")
@click.argument("names", metavar="FILE...", nargs=-1, required=True, type=click.Path(exists=True, allow_dash=True))
@click.option(
    "--dry-run",
    "is_dry",
    is_flag=True,
    help="Show the differences without changing anything. Exit code 3: there are differences.",
)
@click.option(
    "--prune",
    is_flag=True,
    help="Delete records on the hostnames under [[hosts]] that no file lists. On a terminal, asks first.",
)
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@in_workspace
@as_json_option
@with_database
def apply(names: tuple[str, ...], is_dry: bool, prune: bool, yes: bool, workspace: str | None, as_json: bool) -> None:
    """Make the workspace match FILE (TOML): hostnames, settings, links and redirects. Either all of it or nothing.

    Several files count as one, and a folder as all *.toml files in it. Anything that no file lists is left alone. A
    second run changes nothing. `signpost export --format toml` writes such a file.

    Example: signpost apply --dry-run links.toml
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    agreed: list[str] | None = None
    try:
        described = configuration_files.parse(*_files(names))
        if prune and not (is_dry or yes or "-" in names) and sys.stdin.isatty():
            agreed = configuration.deleted_by(configuration.apply(caller, described, prune=True, is_dry=True))
            _confirm(agreed)
        changes = configuration.apply(caller, described, prune=prune, is_dry=is_dry, agreed=agreed)
    except Invalid as refusal:
        _fail(refusal)
    for change in changes:
        click.echo(json.dumps(_as_object(change)) if as_json else _difference(change))
    counts = Counter(change.sign for change in changes)
    would = " would be" if is_dry else ""
    click.echo(f"{counts['+']}{would} added, {counts['~']}{would} changed, {counts['-']}{would} deleted.", err=True)
    click.get_current_context().exit(EXIT_DIFFERENT if is_dry and changes else 0)


def _files(names: tuple[str, ...]) -> Iterator[File]:
    """Raises click.UsageError where a file cannot be read."""
    for name in names:
        found = sorted(map(str, Path(name).rglob("*.toml"))) if name != "-" and Path(name).is_dir() else [name]
        if not found:
            raise click.UsageError(f"There is no *.toml file in {name}.")
        for entry in found:
            try:
                with click.open_file(entry, encoding="utf-8-sig") as file:
                    yield File(entry, file.read())
            except (OSError, UnicodeDecodeError) as error:
                reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
                raise click.UsageError(f"{entry} cannot be read: {reason}.") from None


def _confirm(deletions: Sequence[str]) -> None:
    if deletions:
        examples = "".join(f"\n{table_row(Long(f'  {name}'))}" for name in deletions[:SAMPLES])
        confirm(f"{count_text(len(deletions), 'record')} would be deleted, like{examples}\nGo on?")


def _fail(refusal: Invalid) -> NoReturn:
    """Print the reasons, a line for each, and exit."""
    lines = [f"{name}: {' '.join(reasons)}" for name, reasons in refusal.errors.items()]
    more = [f"and {len(lines) - MAX_REASONS} more"] if len(lines) > MAX_REASONS else []
    say(*(f"signpost: {line}" for line in [*lines[:MAX_REASONS], *more]), err=True)
    sys.exit(1)


def _as_object(change: configuration.PlannedChange) -> JsonObject:
    action = {"+": "add", "~": "change", "-": "delete"}[change.sign]
    fields = {name: {"now": now, "then": then} for name, (now, then) in change.fields.items()}
    found = {"change": action, "what": change.what, "name": change.name, "fields": fields}
    return {**found, "note": change.note} if change.note else found


def _difference(change: configuration.PlannedChange) -> str:
    name_line = table_row((change.sign, change.what, Long(change.name)))
    lines = [click.style(printable(name_line), fg=_COLORS[change.sign])]
    for name, (now, then) in change.fields.items():
        before = () if now is None and change.sign == "+" else (Long(json.dumps(now, ensure_ascii=False)), "->")
        after = Long(json.dumps(then, ensure_ascii=False))
        lines.append(printable(table_row((f"    {name}:", *before, after))))
    if change.note:
        lines.append(f"    {change.note}")
    return "\n".join(lines)
