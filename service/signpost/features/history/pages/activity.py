"""The history of the workspace, with a button that undoes a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from urllib.parse import urlencode

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times, words
from signpost.domain.changes import ChangeFilters, Subject, Verb
from signpost.domain.errors import Conflict, Invalid, PlanLimitExceeded
from signpost.domain.texts import csv_row, guard
from signpost.features.dashboard import moments, navigation
from signpost.features.dashboard.blueprint import page, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.history import change_words
from signpost.features.history.change_view import ChangeView
from signpost.features.history.change_words import Sentence
from signpost.features.history.operations import changes, undo
from signpost.features.history.operations.changes import ChangeFacets
from signpost.features.history.pages import blp
from signpost.operations.jobs import JobView
from signpost.operations.listing import page_or_nearest
from signpost.translations import Translated, mark, ngettext
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import Panel

PER_PAGE = 50
# Rows of the file, and of a run that is shown at first; how far apart its changes are at most.
MAX_ROWS, SHOWN_OF_RUN, RUN_APART = 10_000, 3, timedelta(minutes=10)
_DAYS = Translated(
    {
        "1": mark("Today and yesterday"),
        "7": mark("Last 7 days"),
        "28": mark("Last 28 days"),
        "90": mark("Last 90 days"),
        "all": mark("All time"),
    }
)
_USUAL_DAYS = "28"
# What was changed, in the words of people: with an icon, and what is counted as it.
_KINDS: Mapping[str, tuple[str, tuple[Subject, ...]]] = {
    "links": ("link", (Subject.RECORD,)),
    "hosts": ("globe", (Subject.HOST,)),
    "members": ("users", (Subject.MEMBER, Subject.INVITATION)),
    "access": ("key", (Subject.TOKEN, Subject.GRANT)),
    "webhooks": ("hook", (Subject.WEBHOOK,)),
    "settings": ("gear", (Subject.SETTING, Subject.PLAN, Subject.WORKSPACE)),
}
_KIND_NAMES = Translated(
    {
        "links": mark("Links and redirects"),
        "hosts": mark("Hostnames"),
        "members": mark("Members"),
        "access": mark("Tokens and agents"),
        "webhooks": mark("Webhooks"),
        "settings": mark("Settings"),
    }
)
_REQUESTED = ("record", "actor", "what", "verb", "days", "q", "unfolded")


@dataclass(frozen=True)
class ShownRow:
    """A change of the list, or a run of changes of one kind. link: the page of what was changed, within the workspace;
    "": there is none. run: the changes of the run, the newest first; of one change alone it is empty.
    """

    change: ChangeView
    sentence: Sentence
    link: str
    run: Sequence[ShownRow] = ()


@dataclass(frozen=True)
class Choice:
    """A choice of a filter, with how many changes it has. value: in the address; "": any."""

    value: str
    name: str
    count: int
    icon: str = ""


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


def undo_of_job(job: JobView) -> Panel | None:
    """A button that undoes what a job has done, as long as that can be."""
    id_ = undo.change_of_job(g.caller, job.id)
    return None if id_ is None else Panel("history/undo_job.html", {"change_id": id_})


@blp.get("/activity.csv")
def activity_as_csv() -> Response:
    """The same as a table, to be saved as a file."""
    lines = [csv_row(["time", "who", "how", "what"])]
    cursor, count = None, 0
    while count < MAX_ROWS:
        rows, cursors = changes.list_changes(g.caller, per_page=100, filters=_filters(_requested()), cursor=cursor)
        for row in rows:
            how = f"{row.via} ({row.token_name})" if row.token_name else row.via
            told = row.told.removeprefix(row.actor.name).strip()
            lines.append(csv_row([row.created_at, *map(guard, (row.actor.name, how, told))]))
        count, cursor = count + len(rows), cursors.next
        if cursor is None:
            break
    response = Response("".join(lines), mimetype="text/csv")
    response.headers["Content-Disposition"] = "attachment; filename=activity.csv"
    return response


def _requested() -> dict[str, str]:
    found = {name: request.args.get(name, "").strip()[:100] for name in _REQUESTED}
    # The history of one link is short, and what is old belongs to it.
    found["days"] = found["days"] if found["days"] in _DAYS else "all" if found["record"] else _USUAL_DAYS
    found["what"] = found["what"] if found["what"] in _KINDS else ""
    # A choice that there is not is none.
    found["verb"] = found["verb"] if found["verb"] in tuple(Verb) else ""
    return found


def _filters(requested: Mapping[str, str]) -> ChangeFilters:
    return ChangeFilters(
        record=requested["record"] or None,
        actor=requested["actor"] or None,
        types=_KINDS[requested["what"]][1] if requested["what"] else (),
        verb=Verb(requested["verb"]) if requested["verb"] else None,
        search=requested["q"] or None,
        days=int(requested["days"]) if requested["days"].isdigit() else None,
    )


def _page(wrong: str = "", status: int = 200) -> Response:
    requested = _requested()
    filters, cursor = _filters(requested), request.args.get("cursor") or None
    try:
        rows, cursors = page_or_nearest(
            lambda at: changes.list_changes(g.caller, per_page=PER_PAGE, filters=filters, cursor=at), cursor
        )
    except Invalid as error:
        wrong, status, filters = error.sentences(), error.status, ChangeFilters()
        requested = {**requested, "actor": "", "record": "", "what": "", "q": "", "days": "all"}
        rows, cursors = changes.list_changes(g.caller, per_page=PER_PAGE, filters=filters)
    counts = changes.facets(g.caller, filters)
    shown = [ShownRow(row, change_words.sentence(row), page_of(row)) for row in rows]
    usual = "all" if requested["record"] else _USUAL_DAYS
    saved = {name: value for name, value in requested.items() if value and (name, value) != ("days", usual)}
    return page(
        "activity.html",
        status,
        rows_by_day=_by_day(shown if requested["unfolded"] else _folded(shown)),
        record_name=next((row.named.name for row in rows if row.named is not None), "") if requested["record"] else "",
        differences=change_words.differences_of,
        is_moment=change_words.is_moment,
        can_undo={row.id: undo.may_undo(g.caller, row) for row in rows},
        saved=saved,
        older=urlencode({**saved, "cursor": cursors.next}) if cursors.next else "",
        unfolded=urlencode({**saved, "unfolded": "1"}),
        as_file=urlencode(saved),
        requested=requested,
        is_filtered=bool(saved),
        total=counts.total,
        choices={"actor": _people(counts), "what": _kinds(counts)},
        words=words,
        days=_DAYS,
        shown_of_run=SHOWN_OF_RUN,
        wrong=wrong,
    )


def _people(counts: ChangeFacets) -> list[Choice]:
    people = [Choice(facet.id, facet.name, facet.count) for facet in counts.people]
    return [Choice("", _("Everyone"), counts.total), *people]


def _kinds(counts: ChangeFacets) -> list[Choice]:
    found = [
        Choice(name, _KIND_NAMES[name], sum(counts.types.get(type_, 0) for type_ in types), icon)
        for name, (icon, types) in _KINDS.items()
    ]
    known = [choice for choice in found if choice.count]
    return [Choice("", _("Everything"), sum(counts.types.values())), *known]


def _folded(rows: Sequence[ShownRow]) -> list[ShownRow]:
    """Records that one person created one after the other are one row."""
    folded: list[ShownRow] = []
    for _key, group in groupby(rows, key=_kind_of_run):
        run: list[ShownRow] = []
        for row in group:
            if run and not (_key and _at(run[-1]) - _at(row) <= RUN_APART):
                folded.append(_as_run(run))
                run = []
            run.append(row)
        folded.append(_as_run(run))
    return folded


def _kind_of_run(row: ShownRow) -> tuple[object, ...] | None:
    change = row.change
    if change.type is not Subject.RECORD or change.verb is not Verb.CREATE:
        return None
    return change.actor.id, change.via, change.token_name


def _at(row: ShownRow) -> datetime:
    return times.parse(row.change.created_at)


def _as_run(run: Sequence[ShownRow]) -> ShownRow:
    if len(run) == 1:
        return run[0]
    are_redirects = all((row.change.after or {}).get("type") in ("redirect", "gone") for row in run)
    if are_redirects:
        text = ngettext("created %(num)s redirect", "created %(num)s redirects", len(run))
    else:
        text = ngettext("created %(num)s link", "created %(num)s links", len(run))
    return ShownRow(run[0].change, Sentence(text), "", run)


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
