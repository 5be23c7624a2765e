"""`signpost explain`: what a visitor of a link gets."""

import json
from typing import Any

import click
from flask import current_app

from signpost.cli.command import as_json_option, say
from signpost.cli.entry import main
from signpost.cli.visits import with_visits
from signpost.features.diagnostics.schemas import METHODS, ExplainRequest, Explanation
from signpost.features.diagnostics.visits.explain import explain
from signpost.features.monitoring import check_now
from signpost.features.monitoring.fetch import fetcher_of
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load
from signpost.visits import middleware


@main.command("explain")
@click.argument("url")
@click.option("--at", metavar="TIMESTAMP", help="The time of the visit (RFC 3339). Default: now.")
@click.option(
    "--method", type=click.Choice(METHODS), default="GET", show_default=True, help="The HTTP method of the visit."
)
@click.option(
    "--header", "headers", metavar="'NAME: VALUE'", multiple=True, help="A request header of the visitor. Repeatable."
)
@click.option("--address", metavar="IP", help="The visitor's IP address.")
@click.option("--country", metavar="CODE", help="The country where the visitor is (ISO 3166-1), for rules.")
@click.option("--language", metavar="LANGUAGES", help="What the visitor prefers, as Accept-Language has it.")
@click.option("--referrer", metavar="URL", help="The page that the visitor comes from.")
@click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the workspace of the hostname.")
@click.option("--check", is_flag=True, help="Look at the destination now, for up to 5 seconds.")
@click.option("--all", "with_all", is_flag=True, help="Also list each check that passed.")
@as_json_option
@with_visits
def explain_link(
    url: str,
    headers: tuple[str, ...],
    workspace: str | None,
    check: bool,
    with_all: bool,
    as_json: bool,
    **question: Any,
) -> None:
    """Show step by step what a visitor to URL gets, and where they end up. It is not counted.

    Exit code 1: the visitor does not get what the owner of the link intended.
    """
    pairs = [text.split(":", 1) for text in headers if ":" in text]
    if len(pairs) < len(headers):
        raise click.BadParameter("Give a name and a value, like 'Accept-Language: de'.", param_hint="--header")
    given = {name: value for name, value in question.items() if value is not None}
    headers_sent = {name.strip(): value.strip() for name, value in pairs}
    requested: Any = load(ExplainRequest(), {"url": url, "headers": headers_sent, **given})
    requested.pop("check_now")
    workspace_id = workspaces.find_workspace(workspace).id if workspace else None
    look = fetcher_of(current_app.config, check_now.TIMEOUT_S).look if check else None
    found = explain(middleware.of(current_app), workspace_id=workspace_id, check=look, **requested)
    if as_json:
        click.echo(json.dumps(Explanation().dump(found)))
    else:
        say(found.verdict.text)
        for step in found.steps if with_all else found.shown:
            mark = "x" if not step.passes else " " if step.is_checked else "?"
            say(f"{mark} {step.step:<11}  {step.text}")
        if found.passed and not with_all:
            count = len(found.passed)
            say(f"{count} {'check' if count == 1 else 'checks'} passed (--all lists them).")
    click.get_current_context().exit(0 if found.verdict.ok else 1)
