"""What the page of a record says of its history: its latest changes, and flags in the chart, with what was before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta, tzinfo
from typing import TYPE_CHECKING

from flask import g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.changes import Verb
from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.records.record import RecordView
from signpost.features.dashboard.addresses import record_address
from signpost.features.dashboard.blueprint import see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.history import change_words
from signpost.features.history.change_view import ChangeView
from signpost.features.history.operations import changes, chart_flags, undo
from signpost.features.history.pages import blp
from signpost.features.history.record_changes import Difference
from signpost.operations import roles
from signpost.operations.records import records
from signpost.operations.records.record_patch import patch_record
from signpost.runtime import logs
from signpost.schemas.loading import load
from signpost.schemas.records.record import RecordPatchSchema
from signpost.translations import Translated, mark
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import DatedFlag, Panel

if TYPE_CHECKING:
    from signpost.features.dashboard.clicks.click_views import ClickView

MAX_CHANGES = 5
# Days before and after a change whose clicks a day are compared.
_DAYS = 7


# What the button says that goes back to what was before, by the fields that changed.
_RESTORES = Translated(
    {
        frozenset({"destination"}): mark("Restore the old destination"),
        frozenset({"destinations"}): mark("Restore the old destinations"),
        frozenset({"rules"}): mark("Restore the old rules"),
        frozenset({"url"}): mark("Restore the old address"),
    }
)


@dataclass(frozen=True)
class ShownChange:
    """A change of the list. sentence: the end of one that begins with who made it. can_undo: there is a button."""

    change: ChangeView
    sentence: str
    differences: Sequence[Difference]
    can_undo: bool


# --- the latest changes -------------------------------------------------------------------------------------------


def history_of(record: RecordView) -> Panel:
    latest, _cursors = changes.record_changes(g.caller, record.id, per_page=MAX_CHANGES)
    shown = [_shown_change(row) for row in latest]
    return Panel("history/record_history.html", {"changes": shown, "is_moment": change_words.is_moment})


def _shown_change(row: ChangeView) -> ShownChange:
    differences = change_words.differences_of(row) if row.before and row.after else []
    # To undo the creation of a record, there is Delete.
    can_undo = undo.may_undo(g.caller, row) and row.verb is not Verb.CREATE
    return ShownChange(row, change_words.own_sentence(row), differences, can_undo)


# --- flags in the chart -------------------------------------------------------------------------------------------


def flags(since: date, until: date, zone: tzinfo, record: RecordView | None) -> list[DatedFlag]:
    """Of a record, each opens beside the chart; of all, where only changes of many at once have one, the history."""
    rows = chart_flags.flags(g.caller, since, until, zone, None if record is None else record.id)
    path = "/activity" if record is None else ""
    return [DatedFlag(times.parse(row.created_at), _sentence(row, record), row.id, path) for row in rows]


def _sentence(change: ChangeView, record: RecordView | None) -> str:
    """On a record's own page, without its name."""
    done = change_words.sentence(change) if record is None else change_words.own_sentence(change)
    return f"{change.actor.name} {done}"


def open_change(record: RecordView, view: ClickView) -> Panel | None:
    """The change whose flag is open, with what was before, and the clicks a day in the weeks around it."""
    opened, period = request.args.get("flag", ""), view.period
    rows = chart_flags.flags(g.caller, period.since, period.until, view.zone, record.id) if opened else []
    at = next((at for at, row in enumerate(rows) if row.id == opened), None)
    if at is None:
        return None
    row = rows[at]
    day, one = times.parse(row.created_at).astimezone(view.zone).date(), timedelta(days=1)
    return Panel(
        "history/open_change.html",
        {
            "change": row,
            "sentence": _sentence(row, record),
            "differences": change_words.differences_of(row),
            "is_moment": change_words.is_moment,
            "restore": _RESTORES.get(frozenset(row.after or {}) - {"updated_at"}) or _("Restore what was before"),
            "can_go_back": g.caller.role >= roles.required_for(patch_record),
            "older": rows[at + 1].id if at + 1 < len(rows) else None,
            "newer": rows[at - 1].id if at else None,
            # None where there are no whole days.
            "clicks_before": view.clicks_a_day(day - _DAYS * one, day - one),
            "clicks_since": view.clicks_a_day(day + one, day + _DAYS * one),
        },
    )


@blp.post("/links/<id>/back/<change>")
@offers_again(mark("Go back to what was before"))
def go_back(id: str, change: str) -> BaseResponse:
    """Give a record the values again that a change replaced, whatever has changed since."""
    here = record_address(records.get_link(g.caller, id))
    try:
        values = load(RecordPatchSchema(), chart_flags.values_before(g.caller, id, change))
        # What was there before may have passed since.
        patch_record(g.caller, id, **values, may_be_over=True)
    except (Invalid, PlanLimitExceeded) as refusal:
        return see_other(here, refusal.sentences() if isinstance(refusal, Invalid) else refusal.message)
    return see_other(here, _("Restored to what it was before that change."), can_undo=True)


# --- after a form -------------------------------------------------------------------------------------------------


def undo_path() -> str | None:
    """The path of the form that undoes what this request has changed, if the person may."""
    change = changes.change_of_request(g.caller, logs.request_id.get())
    return f"/activity/{change.id}/undo" if change is not None and undo.may_undo(g.caller, change) else None
