"""`signpost links qr` and `signpost bulk create`: commands for records that are more than a row of the table."""

from __future__ import annotations

from typing import Any, BinaryIO

import click

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, say, show, table_row, with_database
from signpost.cli.entry import group
from signpost.domain import strict_json
from signpost.domain.json_types import JsonObject
from signpost.domain.records import qr
from signpost.domain.records.bulk_rows import OnConflict, RowResult
from signpost.operations.records import qr_codes, record_urls, records
from signpost.operations.records.bulk.bulk_create import create_records
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load
from signpost.schemas.records.bulk_create import BulkCreate, RowOutcomeSchema
from signpost.schemas.records.qr import QrQuery


@group("links").command("qr")
@click.argument("record_", metavar="RECORD")
@click.option(
    "--format", "format_", type=click.Choice([*qr.TYPES]), default="svg", show_default=True, help="The image format."
)
@click.option(
    "--size",
    type=click.IntRange(qr.MIN_PIXELS, qr.MAX_PIXELS),
    default=qr.DEFAULT_PIXELS,
    show_default=True,
    help="The approximate width in pixels.",
)
@click.option(
    "--mm",
    type=click.IntRange(qr.MIN_MM, qr.MAX_MM),
    help="The width of an SVG or a PDF in millimetres, margin included.",
)
@click.option("--text", default="", help='A line below it, like "Scan me".')
@click.option("--frame", is_flag=True, help="Draw a frame around it.")
@click.option("--logo", type=click.File("rb"), help="A PNG file for its center, in place of the workspace's logo.")
@click.option("--output", type=click.File("wb"), default="-", help="Default: standard output.")
@in_workspace
@with_database
def draw_qr(
    record_: str, format_: str, logo: BinaryIO | None, output: BinaryIO, workspace: str | None, **drawn: Any
) -> None:
    """Write the QR code of a record as an image. RECORD is an id, or the URL of the record.

    Example: signpost links qr https://go.example.com/spring --format png --output spring.png
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    record = records.record_for_qr(caller, record_urls.find_id(caller, record_))
    found = qr.legibility(record.qr["color"], record.qr["background"])
    if not found.is_good:
        say(f"Warning: {found.sentence}", err=True)
    query = load(QrQuery(), {**drawn, "format": format_, "frame": str(drawn["frame"]).lower()})
    output.write(qr_codes.picture_of(caller, record.url, record.qr, **query, logo=logo.read() if logo else b""))


@group("bulk").command("create")
@click.argument("file", type=click.File("rb"))
@click.option(
    "--on-conflict",
    type=click.Choice([entry.value for entry in OnConflict]),
    default=OnConflict.REFUSE.value,
    show_default=True,
    help="The result for a record whose path or external id is taken.",
)
@click.option("--user", metavar="EMAIL", help="The user to act as. Default: the first owner.")
@in_workspace
@as_json_option
@with_database
def create_bulk(file: BinaryIO, on_conflict: str, user: str | None, workspace: str | None, as_json: bool) -> None:
    """Create up to 1,000 records from a JSON array, and print a result for each. FILE is - for standard input.

    Each is like the fields of `link create`, or, with a url, of `redirect create`. Exit code 1: some were refused. For
    larger files see `signpost import`.

    Example: signpost bulk create links.json --on-conflict skip
    """
    # Not with the commands of links, which are in this module too.
    from signpost.web.body_limits import RECORDS

    content = file.read(RECORDS.max_bytes + 1)
    if len(content) > RECORDS.max_bytes:
        raise click.BadParameter(f"It is larger than {RECORDS.text}.", param_hint="FILE")
    caller = workspaces.member_caller(chosen_workspace(workspace), user)
    requested: Any = load(BulkCreate(), {"records": strict_json.loads(content), "on_conflict": on_conflict})
    outcomes = create_records(caller, **requested)
    show([RowOutcomeSchema().dump(outcome) for outcome in outcomes], as_json, _line)
    click.get_current_context().exit(1 if any(outcome.result is RowResult.REFUSED for outcome in outcomes) else 0)


def _line(row: JsonObject) -> str:
    reasons = [f"{name}: {' '.join(texts)}" for name, texts in row["errors"].items()]
    return table_row(str(row["index"]), row["result"], row["id"] or "", *reasons)
