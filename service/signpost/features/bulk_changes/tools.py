"""Tools of the agent endpoint: create and change many records."""

from typing import Any

from marshmallow import fields, post_dump, post_load

from signpost.domain.json_types import JsonObject, Loaded
from signpost.mcp.inputs import FILTERS_OF_TOOLS, REPEATED_FILTERS, Matching
from signpost.mcp.tools import ADDS, REPLACES, Tool
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.bulk import update
from signpost.operations.records.bulk.creation import create_records
from signpost.schemas.job import JobSchema
from signpost.schemas.records.bulk import BulkChangeSchema, BulkCreate, BulkCreated, UpdatePreviewSchema

MAX_RECORDS = 100


class ManyRecords(BulkCreate):
    """Fewer than by REST, so that a model can read the answer."""

    max_rows = MAX_RECORDS


class _MatchingUpdate(Matching):
    set = fields.Nested(BulkChangeSchema, required=True, data_key="set")

    @post_load
    def gather(self, values: Loaded, **_: Any) -> Loaded:
        change = values.pop("set")
        return {**super().gather(values), "change": change}


class Update(_MatchingUpdate.from_dict(FILTERS_OF_TOOLS, name="UpdateFilters")):  # type: ignore[misc]
    pass


class ConfirmedUpdate(_MatchingUpdate.from_dict(REPEATED_FILTERS, name="RepeatedUpdateFilters")):  # type: ignore[misc]
    confirmation_token = fields.String(required=True, metadata={"brief": "From preview_bulk_update."})


# Characters of a reason, and of the name of its field, that a model reads.
_REASON, _NAME = 160, 60


class CreatedMany(BulkCreated):
    """Of each refused record the first reason alone: what is created must have an answer, however long others are."""

    @post_dump
    def shorten(self, answer: JsonObject, **_: Any) -> JsonObject:
        return {"data": [{**row, "errors": self._first(row["errors"])} for row in answer["data"]]}

    @staticmethod
    def _first(errors: dict[str, list[str]]) -> dict[str, list[str]]:
        return {name[:_NAME]: [reason[:_REASON] for reason in reasons[:1]] for name, reasons in [*errors.items()][:1]}


@roles.requires(roles.required_for(create_records))
def _create_many(caller: Caller, /, **given: Any) -> Any:
    return {"data": create_records(caller, **given)}


TOOLS = [
    Tool(
        "create_links", "Create many records", ADDS, _create_many, ManyRecords, CreatedMany,
        "Add up to 100 short links and redirects at once, such as the rows of a table: records holds arguments of "
        "create_link or create_redirect for each. Where a path or external_id (your own id) exists, on_conflict "
        "refuses, skips or updates (overwrites) it. Returns data: for each index the result, id or errors. Example: "
        "records=[{host: go.acme.com, destination: b.com}].",
        after="create_link",
    ),
    Tool(
        "preview_bulk_update", "Preview a bulk update", ADDS, update.preview_update, Update,
        UpdatePreviewSchema,
        "First step of changing many records (pause, tag, expire, move destinations ...): "
        "how many match all filters (of list_links, handler=short-url or redirect; at least one), and "
        "samples. Changes nothing. Returns a confirmation_token for bulk_update, valid for an hour. Show it to a "
        "person. Example: tags=spring, set={paused: true, tags: {add: [old]}, destination: {replace_prefix: http:, "
        "with: https:}}.",
        after="list_jobs",
    ),
    Tool(
        "bulk_update", "Change many records", REPLACES, update.request_update, ConfirmedUpdate, JobSchema,
        "Second step: change what preview_bulk_update showed. Same filters and set, with its confirmation_token, after "
        "a person has agreed. Refused if the number has changed. Returns the job; list_jobs shows its progress, "
        "undo_change undoes it. Example: tags=spring, set={paused: true}, confirmation_token=...",
        ("id", "state", "matched"),
        after="preview_bulk_update",
        only_with=("undo_change", ", undo_change undoes it"),
    ),
]  # fmt: skip
