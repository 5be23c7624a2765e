"""`signpost links qr`: the QR code of a record."""

from typing import BinaryIO

import click

from signpost.cli.command import chosen_workspace, in_workspace, with_database
from signpost.cli.entry import group
from signpost.domain import qr
from signpost.operations import records, workspaces


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
