"""GET /changes, GET /changes/days, GET /links/{id}/changes, POST /changes/{id}/undo, and /as-of: extensions."""

from typing import Any

from flask import g

from signpost.domain.errors import Conflict, Invalid, NotFound, PlanLimitExceeded
from signpost.features.history.operations import as_of, bring_back, changes, chart_flags, undo
from signpost.features.history.schemas import (
    AsOfQuery,
    AsOfRecordQuery,
    AsOfSchema,
    BringBackSchema,
    BroughtBackSchema,
    ChangedDaysQuery,
    ChangedDaysSchema,
    ChangePage,
    ChangePageQuery,
    ChangeQuery,
    ChangeSchema,
    PastRecordSchema,
)
from signpost.rest.blueprint import RECORD_ID, Blueprint, page_of, path_parameter

blp = Blueprint("changes", __name__, "The history: who changed what, and what was before and after.")

_ID = path_parameter("id", "The id of a change.", example="01k9xq5v3n8r6w2m4c7e1t0yzd")


@blp.route("/changes")
@blp.arguments(ChangeQuery, location="query")
@blp.response(200, ChangePage)
@blp.operation(changes.list_changes)
@blp.extension
def list_changes(query: dict[str, Any]) -> Any:
    """List the changes in the workspace, the newest first.

    A job or an import is one entry; `job_id` leads to its counts. Secrets are never in it: it says "changed" instead.
    """
    try:
        return page_of(*changes.list_changes(g.caller, **query))
    except Invalid as error:
        raise Invalid(
            {"filter.actor" if name == "actor" else name: why for name, why in error.errors.items()}
        ) from None


@blp.route("/changes/days")
@blp.arguments(ChangedDaysQuery, location="query")
@blp.response(200, ChangedDaysSchema)
@blp.operation(chart_flags.changed_days)
@blp.extension
def list_changed_days(query: dict[str, Any]) -> Any:
    """List the days on which visitors began to get something else: the flags on a chart of clicks.

    Of a record: changes of its destinations, rules, address, type, dates or limit, and pauses. Without
    `filter[record]`: changes of many records at once, among the newest 2,000 changes of the workspace. At most the
    newest 50 changes of the range.
    """
    return chart_flags.changed_days(g.caller, **query)


@blp.route("/links/<id>/changes", parameters=[RECORD_ID], tags=["changes"])
@blp.arguments(ChangePageQuery, location="query")
@blp.response(200, ChangePage)
@blp.operation(changes.record_changes, NotFound)
@blp.extension
def list_record_changes(query: dict[str, Any], id: str) -> Any:
    """List the changes of a record, the newest first.

    They stay when the record is deleted.
    """
    return page_of(*changes.record_changes(g.caller, id, **query))


@blp.route("/changes/<id>/undo", methods=["POST"], parameters=[_ID])
@blp.response(200, ChangeSchema)
@blp.operation(undo.undo_change, NotFound, Conflict, PlanLimitExceeded)
@blp.extension
def undo_change(id: str) -> Any:
    """Undo a change; the answer is the entry of the undo, which can be undone, too.

    A deleted record comes back under its id with its clicks by day, for 30 days. It is refused with 409 and the reason
    where the record has changed since, or something else is at its address.
    """
    return undo.undo_change(g.caller, id)


@blp.route("/as-of")
@blp.arguments(AsOfQuery, location="query")
@blp.response(200, AsOfSchema)
@blp.operation(as_of.records_as_of)
@blp.extension
def list_as_of(query: dict[str, Any]) -> Any:
    """List how the links and redirects of the workspace differ from what they were at an instant.

    It is refused where the history has no more of it: after `HISTORY_DAYS`, where more than 5,000 changes were made
    since, and where a change of many since no longer keeps what it replaced, as after 30 days.
    """
    return as_of.records_as_of(g.caller, **query)


@blp.route("/links/<id>/as-of", parameters=[RECORD_ID], tags=["changes"])
@blp.arguments(AsOfRecordQuery, location="query")
@blp.response(200, PastRecordSchema)
@blp.operation(as_of.record_as_of, NotFound)
@blp.extension
def get_record_as_of(query: dict[str, Any], id: str) -> Any:
    """Get a link or redirect as it was at an instant, also one that is deleted.

    It is refused as GET /as-of is.
    """
    return as_of.record_as_of(g.caller, id, **query)


@blp.route("/as-of/bring-back", methods=["POST"])
@blp.arguments(BringBackSchema, example={"at": "2026-11-14T23:00:00Z", "dry_run": True})
@blp.response(200, BroughtBackSchema)
@blp.operation(bring_back.bring_back)
@blp.extension
def bring_back_records(body: dict[str, Any]) -> Any:
    """Make links and redirects again what they were at an instant.

    Each goes through the checks of any change; those that cannot be stay as they are, with the reason. Deleted ones
    come back under their ids, for 30 days; later ones are left alone, and so are passwords. With `dry_run` nothing
    changes. One undo of `change_id` takes all of it back.
    """
    return bring_back.bring_back(g.caller, **body)
