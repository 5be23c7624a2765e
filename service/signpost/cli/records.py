"""`signpost links qr` and `signpost bulk create`: commands for records that are more than a row of the table."""

from __future__ import annotations

from typing import Any, BinaryIO

import click

from signpost.cli.command import chosen_workspace, in_workspace, say, with_database
from signpost.cli.entry import group
from signpost.domain.records import qr
from signpost.operations.records import qr_codes, record_urls, records
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load
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
