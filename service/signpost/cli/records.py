"""`signpost links qr` and `signpost bulk create`: commands for records that are more than a row of the table."""

from __future__ import annotations

from pathlib import Path
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
    "--format",
    "format_",
    type=click.Choice([*qr.TYPES]),
    help="The image format. Default: that of the name of the output, else svg.",
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
    record_: str, format_: str | None, logo: BinaryIO | None, output: BinaryIO, workspace: str | None, **drawn: Any
) -> None:
    """Write the QR code of a record as an image. RECORD is an id, or the URL of the record.

    Example: signpost links qr https://go.example.com/spring --format png --output spring.png
    """
    format_ = format_ or _format_of(getattr(output, "name", ""))
    caller = workspaces.member_caller(chosen_workspace(workspace))
    record = records.record_for_qr(caller, record_urls.find_id(caller, record_))
    found = qr.legibility(record.qr["color"], record.qr["background"])
    if not found.is_good:
        say(f"Warning: {found.sentence}", err=True)
    query = load(QrQuery(), {**drawn, "format": format_, "frame": str(drawn["frame"]).lower()})
    output.write(qr_codes.picture_of(caller, record.url, record.qr, **query, logo=logo.read() if logo else b""))


def _format_of(name: str) -> str:
    """The format of a picture by the name of its file. Raises click.BadParameter: it names another one."""
    ending = Path(name).suffix.lower()
    if ending and ending.removeprefix(".") not in qr.TYPES:
        *others, last = (f".{known}" for known in qr.TYPES)
        reason = f"{ending} is no format of a code: use {', '.join(others)} or {last}, or --format."
        raise click.BadParameter(reason, param_hint="--output")
    return ending.removeprefix(".") or "svg"
