"""`signpost explain`, `links qr`: what a visitor of a link gets, and its QR code."""

import json
from typing import Any, BinaryIO

import click
from flask import current_app

from signpost.cli.command import as_json_option, chosen_workspace, group, in_workspace, main, say, with_database
from signpost.domain import qr
from signpost.operations import records, workspaces
from signpost.schemas import loaded
from signpost.schemas.explain import METHODS, ExplainQuestion, Explanation
from signpost.schemas.loading import load
from signpost.visits import middleware
from signpost.visits.explain import explain


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
@click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the workspace of the hostname.")
@as_json_option
@with_database
def explain_link(url: str, headers: tuple[str, ...], workspace: str | None, as_json: bool, **question: Any) -> None:
    """Show step by step how a visit to URL is answered. It is not counted. Exit code 1: a step stops the visit."""
    pairs = [text.split(":", 1) for text in headers if ":" in text]
    if len(pairs) < len(headers):
        raise click.BadParameter("Give a name and a value, like 'Accept-Language: de'.", param_hint="--header")
    given = {name: value for name, value in question.items() if value is not None}
    headers_sent = {name.strip(): value.strip() for name, value in pairs}
    asked: loaded.ExplainQuestion = load(ExplainQuestion(), {"url": url, "headers": headers_sent, **given})
    workspace_id = workspaces.find_workspace(workspace).id if workspace else None
    found = Explanation().dump(explain(middleware.of(current_app), workspace_id=workspace_id, **asked))
    if as_json:
        click.echo(json.dumps(found))
    else:
        for step in found["steps"]:
            say(f"{' ' if step['passes'] else 'x'} {step['step']:<11}  {step['text']}")
    click.get_current_context().exit(1 if found["stopped_by"] else 0)


@group("links").command("qr")
@click.argument("id_", metavar="ID")
@click.option(
    "--format", "format_", type=click.Choice([*qr.TYPES]), default="svg", show_default=True, help="The image format."
)
@click.option(
    "--size",
    type=click.IntRange(64, qr.MAX_PIXELS),
    default=512,
    show_default=True,
    help="The approximate width in pixels.",
)
@click.option("--output", type=click.File("wb"), default="-", help="Default: standard output.")
@in_workspace
@with_database
def draw_qr(id_: str, format_: str, size: int, output: BinaryIO, workspace: str | None) -> None:
    """Write the QR code of a record as an image.

    Example: signpost links qr 01k... --format png --output spring.png
    """
    record = records.record_for_qr(workspaces.member_caller(chosen_workspace(workspace)), id_)
    output.write(qr.picture(record.url, record.qr, format=format_, size=size))
