"""`signpost bulk create` and `bulk update`."""

from __future__ import annotations

import json
from typing import Any, BinaryIO

import click

from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    confirm,
    fail,
    in_workspace,
    say,
    show,
    table_row,
    with_database,
)
from signpost.cli.entry import group
from signpost.cli.jobs import follow_job, job_line, matching, them
from signpost.cli.schema_options import options_of, values_from
from signpost.domain import strict_json
from signpost.domain.errors import Invalid, ServiceError
from signpost.domain.json_types import JsonObject
from signpost.domain.records.bulk.rows import OnConflict, RowResult
from signpost.operations import jobs
from signpost.operations.records.bulk import update
from signpost.operations.records.bulk.creation import create_records
from signpost.operations.workspaces import workspaces
from signpost.schemas.job import JobSchema
from signpost.schemas.loading import load
from signpost.schemas.records.bulk import BulkChangeSchema, BulkCreate, RowOutcomeSchema
from signpost.schemas.records.filters import FilterQuery, require_filters


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
    name = getattr(file, "name", "<stdin>").replace("<stdin>", "Standard input")
    try:
        records = strict_json.loads_file(content, name)
    except Invalid as error:
        fail(f"{name}: {error.sentences()}")
    requested: Any = load(BulkCreate(), {"records": records, "on_conflict": on_conflict})
    outcomes = create_records(caller, **requested)
    show([RowOutcomeSchema().dump(outcome) for outcome in outcomes], as_json, _row)
    click.get_current_context().exit(1 if any(outcome.result is RowResult.REFUSED for outcome in outcomes) else 0)


def _row(row: JsonObject) -> str:
    reasons = [f"{name}: {' '.join(texts)}" for name, texts in row["errors"].items()]
    return table_row(str(row["index"]), row["result"], row["id"] or "", *reasons)


@group("bulk").command("update")
@options_of(FilterQuery, takes_json=False)
@click.option(
    "--set",
    "set_",
    metavar="JSON",
    required=True,
    help="What changes: tags, destination, utm, status, expires, type, paused.",
)
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@in_workspace
@as_json_option
@with_database
def update_bulk(filters: tuple[str, ...], set_: str, yes: bool, workspace: str | None, as_json: bool) -> None:
    """Change every record that matches all filters, after confirmation. `signpost changes undo` undoes it.

    Example: signpost bulk update --filter tags=spring-2025 --set '{"paused": true, "tags": {"add": ["over"]}}'
    """
    caller = workspaces.member_caller(chosen_workspace(workspace))
    wanted = load(FilterQuery(), values_from(FilterQuery, {"filters": filters}))["filters"]
    require_filters(wanted)
    change = load(BulkChangeSchema(), _object(set_))
    preview = update.preview_update(caller, wanted, change)
    if not yes:
        if not preview.matched:
            say("No record matches.", err=True)
            show([], as_json, job_line)
            return
        examples = "".join(f"\n{table_row(Long(f'  {_sample(sample)}'))}" for sample in preview.samples)
        confirm(f"{_matched(preview)}, like{examples}\nChange {them(preview.matched)}?")
    job = update.request_update(caller, wanted, change, confirmation_token=preview.confirmation_token)
    follow_job(caller, job)
    show([JobSchema().dump(jobs.get_job(caller, job.id))], as_json, job_line)


def _object(text: str) -> JsonObject:
    """The JSON object in the option --set. Raises click.BadParameter."""
    try:
        value = strict_json.loads(text.encode(), "It")
    except ServiceError as error:
        raise click.BadParameter(error.sentences(), param_hint="--set") from None
    if not isinstance(value, dict):
        raise click.BadParameter("Must be a JSON object.", param_hint="--set")
    return value


def _matched(preview: update.UpdatePreview) -> str:
    records = matching(preview.matched)
    if not preview.refused:
        return records
    tried = them(preview.matched) if preview.tried == preview.matched else f"the newest {preview.tried}"
    return f"{records}; {preview.refused} of {tried} can't be changed"


def _sample(sample: update.Sample) -> str:
    if sample.after is None:
        return f"{sample.url}: can't be changed. {sample.refused}"
    shown = (json.dumps(dict(fields), ensure_ascii=False, default=list) for fields in (sample.before, sample.after))
    return f"{sample.url}: {' -> '.join(shown)}"
