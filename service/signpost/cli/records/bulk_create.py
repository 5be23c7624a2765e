"""`signpost bulk create`: many records in one call, as POST /bulk creates them."""

from __future__ import annotations

from typing import Any, BinaryIO

import click

from signpost.cli.command import as_json_option, chosen_workspace, in_workspace, show, with_database
from signpost.cli.entry import group
from signpost.cli.tables import table_row
from signpost.domain import strict_json
from signpost.domain.json_types import JsonObject
from signpost.domain.records.bulk_rows import OnConflict, RowResult
from signpost.operations.records.bulk.bulk_create import create_records
from signpost.operations.workspaces import workspaces
from signpost.schemas.loading import load
from signpost.schemas.records.bulk_create import BulkCreate, RowOutcomeSchema
from signpost.web.body_limits import RECORDS


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
