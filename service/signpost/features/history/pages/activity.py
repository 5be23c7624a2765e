"""The history of the workspace, with a button that undoes a change."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby
from urllib.parse import urlencode

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times, words
from signpost.domain.changes import ChangeFilters, Subject, Verb
from signpost.domain.errors import Conflict, Invalid, PlanLimitExceeded
from signpost.features.dashboard import moments, navigation
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.history import change_words
from signpost.features.history.change_view import ChangeView
from signpost.features.history.change_words import Sentence
from signpost.features.history.operations import changes, undo
from signpost.features.history.pages import blp
from signpost.features.sign_in.operations import members
from signpost.operations.listing import page_or_nearest
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

PER_PAGE = 50
_DAYS = Translated(
    {"1": mark("Today and yesterday"), "7": mark("Last 7 days"), "30": mark("Last 30 days"), "90": mark("Last 90 days")}
)


@dataclass(frozen=True)
class ShownRow:
    """A change of the list. link: the page of what was changed, within the workspace; "": there is none."""

    change: ChangeView
    sentence: Sentence
    link: str


@blp.get("/activity")
def activity() -> Response:
    return _page()


@blp.post("/activity/<id>/undo")
@offers_again(mark("Undo"))
def undo_change(id: str) -> BaseResponse:
    try:
        undo.undo_change(g.caller, id)
    except (Conflict, PlanLimitExceeded) as refusal:
        return _page(refusal.message, refusal.status)
    back = request.form.get("back", "/activity")
    # A page of ours: a path, which see_other() appends to that of the workspace.
    return see_other(back if back.startswith("/") else "/activity", _("Undone."), can_undo=True)


def _page(wrong: str = "", status: int = 200) -> Response:
    requested = {name: request.args.get(name, "")[:64] for name in ("record", "actor", "verb", "days", "cursor")}
    filters = ChangeFilters(
        record=requested["record"] or None,
        actor=requested["actor"] or None,
        # A choice that there is not is none.
        verb=Verb(requested["verb"]) if requested["verb"] in tuple(Verb) else None,
        days=int(requested["days"]) if requested["days"] in _DAYS else None,
    )
    cursor = request.args.get("cursor") or None
    try:
        rows, cursors = page_or_nearest(
            lambda at: changes.list_changes(g.caller, per_page=PER_PAGE, filters=filters, cursor=at), cursor
        )
    except Invalid as error:
        wrong, status = error.sentences(), error.status
        rows, cursors = changes.list_changes(g.caller, per_page=PER_PAGE, filters=ChangeFilters())
    saved = {name: requested[name] for name in ("record", "actor", "verb", "days") if requested[name]}
    return page(
        "activity.html",
        status,
        rows_by_day=_by_day([ShownRow(row, change_words.sentence(row), page_of(row)) for row in rows]),
        record_name=next((row.named.name for row in rows if row.named is not None), "") if requested["record"] else "",
        differences=change_words.differences_of,
        is_moment=change_words.is_moment,
        can_undo={row.id: undo.may_undo(g.caller, row) for row in rows},
        older=urlencode({**saved, "cursor": cursors.next}) if cursors.next else "",
        requested=requested,
        is_filtered=bool(saved),
        people=members.list_members(g.caller),
        words=words,
        days=_DAYS,
        wrong=wrong,
    )


def page_of(change: ChangeView) -> str:
    """The page of what was changed, within the workspace; "" where there is none."""
    if change.after is None:
        return ""
    match change.type:
        case Subject.RECORD if change.record_id is not None and change.named is not None and change.named.exists:
            return f"/links/{change.record_id}"
        case Subject.HOST:
            return f"/hosts/{change.record_id}"
        case Subject.WEBHOOK if change.verb is not Verb.DELETE and navigation.current().has_page("/webhooks"):
            return f"/webhooks/{change.record_id}"
    return ""


def _by_day(rows: list[ShownRow]) -> list[tuple[str, list[ShownRow]]]:
    """Changes, the latest first, by the reader's days, each with its name."""
    zone, today = moments.own_zone(), times.now().astimezone(moments.own_zone()).date()
    days = groupby(rows, key=lambda row: times.parse(row.change.created_at).astimezone(zone).date())
    words = {today: _("Today"), today - timedelta(days=1): _("Yesterday")}
    return [(words.get(day) or moments.day(day), list(entries)) for day, entries in days]
