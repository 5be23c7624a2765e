"""`signpost qr-sheet`: QR codes of many records, for print."""

from typing import Any, BinaryIO

import click

from signpost.cli.command import chosen_workspace, count_text, fail, in_workspace, say, with_database
from signpost.cli.entry import main
from signpost.domain.errors import NotFound
from signpost.domain.records import qr
from signpost.domain.records.record import Match
from signpost.features.qr_sheets import operations
from signpost.features.qr_sheets.layout import MAX_MM, PAPERS
from signpost.features.qr_sheets.schemas import QrSheetSchema
from signpost.operations.caller import Caller
from signpost.operations.records import record_urls, records
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load


@main.command("qr-sheet")
@click.argument("records_", metavar="[RECORD]...", nargs=-1)
@click.option("--tag", metavar="TAG", help="Without RECORD: of all with this tag. Several are separated by commas.")
@click.option(
    "--place",
    "places",
    metavar="PLACE",
    multiple=True,
    help='A code of its own for each place, like "Table 1-20", whose scans are counted apart. May be repeated.',
)
@click.option("--paper", type=click.Choice([*PAPERS]), default="a4", show_default=True, help="Plain paper, or labels.")
@click.option(
    "--mm",
    type=click.IntRange(qr.MIN_MM, MAX_MM),
    help="The width of each code in millimetres, margin included. Default: 40, or what fits on a label.",
)
@click.option("--text", default="", help='A line below each code, like "Scan me".')
@click.option("--url/--no-url", "show_url", default=True, help="Whether the short address is below each code.")
@click.option("--cut-marks/--no-cut-marks", default=True, help="Whether plain paper has marks where to cut.")
@click.option("--frame", is_flag=True, help="Draw a frame around each code.")
@click.option("--output", type=click.File("wb"), default="-", help="Default: standard output.")
@in_workspace
@with_database
def make_qr_sheet(
    records_: tuple[str, ...], tag: str | None, output: BinaryIO, workspace: str | None, **look: Any
) -> None:
    """Write a sheet of QR codes as a PDF: on plain paper to be cut, or on labels. RECORD is an id, or a URL.

    Example: signpost qr-sheet https://go.example.com/spring --place "Table 1-20" --text "Scan me" --output tables.pdf
    """
    if bool(records_) == bool(tag):
        raise click.UsageError("Give a RECORD, or --tag.")
    caller = workspaces.member_caller(chosen_workspace(workspace))
    ids = [record_urls.find_id(caller, entry) for entry in records_]
    given = {"filter": {"tags": tag} if tag else {"id": ",".join(ids)}, **look, "places": [*look["places"]]}
    question = load(QrSheetSchema(), given)
    _require_addresses(caller, ids)
    sheet = operations.make_sheet(caller, filters=question["filter"], places=question["places"], look=question["look"])
    for record in sheet.records:
        found = qr.legibility(record.qr["color"], record.qr["background"])
        if not found.is_good:
            say(f"Warning: {record.host}/{record.alias}: {found.sentence}", err=True)
    output.write(sheet.pdf())
    say(f"{count_text(len(sheet.codes), 'code')} of {sheet.grid.mm} mm on {count_text(sheet.pages, 'page')}.", err=True)


def _require_addresses(caller: Caller, ids: list[str]) -> None:
    """End the command where a record that was named is not there, or is a pattern. A filter leaves both out."""
    for id_ in ids:
        try:
            record = records.get_link(caller, id_)
        except NotFound:
            fail(f"There is no record with the id {id_}.")
        if record.match is Match.PATTERN:
            fail(f"{record.host}/{record.alias} is a pattern: it has no address that a code could show.")
