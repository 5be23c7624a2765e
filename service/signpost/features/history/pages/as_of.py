"""What links and redirects were at the end of a day, and bringing it back: all of them, and one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from urllib.parse import urlencode

from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.features.dashboard import moments
from signpost.features.dashboard.blueprint import page, require, see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.history import change_words, past_words
from signpost.features.history.operations import as_of
from signpost.features.history.operations.as_of import PastRecord
from signpost.features.history.operations.bring_back import BroughtBack, BroughtRecord, BroughtResult, bring_back
from signpost.features.history.pages import blp
from signpost.features.history.record_changes import Difference
from signpost.operations import roles
from signpost.operations.records import records
from signpost.translations import Translated, mark, ngettext
from signpost.translations import gettext as _

# The days of the slider, and the records of a page and of a preview.
DAYS, PER_PAGE, SAMPLES = 28, 100, 10
_TICK_HEIGHT = 12
_WEEKDAYS = Translated(
    {
        "0": mark("Mon"),
        "1": mark("Tue"),
        "2": mark("Wed"),
        "3": mark("Thu"),
        "4": mark("Fri"),
        "5": mark("Sat"),
        "6": mark("Sun"),
    }
)


@dataclass(frozen=True)
class SliderDay:
    """A day of the slider. x: where, in percent. height: of the mark below, in pixels; 0: nothing changed on it."""

    value: str
    text: str
    x: str
    changes: int
    height: float


@dataclass(frozen=True)
class ShownPast:
    """A record of the list, in words. day: of its newest change."""

    record: PastRecord
    summary: str
    differences: Sequence[Difference]
    day: str


@blp.get("/links/as-of")
def links_as_of() -> Response:
    return _list_page()


@blp.get("/links/<id>/as-of")
def link_as_of(id: str) -> Response:
    return _record_page(id)


@blp.post("/links/as-of")
@offers_again(mark("Bring back"))
def bring_links_back() -> BaseResponse:
    """Show first what would change; the form of that page does it."""
    require(bring_back)
    day = _day(request.form.get("day", ""))
    ids, one = request.form.getlist("id"), request.form.get("one", "")
    here = f"/links/{one}/as-of?day={day}" if one.isalnum() else f"/links/as-of?day={day}"
    if not ids:
        return _list_page(day, _("Select at least one first."))
    try:
        done = bring_back(g.caller, at=_end_of(day), records=ids, dry_run="confirmed" not in request.form)
    except Invalid as refusal:
        return _list_page(day, refusal.sentences())
    if done.is_dry:
        return _preview(done, day, ids, one, here)
    return see_other(here, _done(done), can_undo=done.change_id is not None)


def _done(done: BroughtBack) -> str:
    if not done.changed:
        return _("Nothing to change.")
    text = ngettext("%(num)s link brought back.", "%(num)s links brought back.", done.changed)
    refused = sum(record.result is BroughtResult.REFUSED for record in done.records)
    if refused:
        text += " " + ngettext("%(num)s stays as it is.", "%(num)s stay as they are.", refused)
    return text


def _preview(done: BroughtBack, day: date, ids: Sequence[str], one: str, back: str) -> Response:
    # What cannot be done is shown first.
    samples = sorted(done.records, key=lambda record: record.result is not BroughtResult.REFUSED)[:SAMPLES]
    return page(
        "as_of_preview.html",
        day=day,
        told_day=moments.day(day),
        done=done,
        refused=sum(record.result is BroughtResult.REFUSED for record in done.records),
        samples=[(sample, _differences(sample)) for sample in samples],
        is_moment=change_words.is_moment,
        more=max(0, len(done.records) - SAMPLES),
        ids=ids,
        one=one,
        back=back,
        here="/links",
    )


def _differences(record: BroughtRecord) -> Sequence[Difference]:
    exists = record.result is not BroughtResult.RESTORED
    shown = PastRecord(
        record.id, record.url, True, exists and bool(record.now), {}, record.then, record.now, None, None
    )
    return past_words.differences(shown)


def _list_page(day: date | None = None, wrong: str = "") -> Response:
    day = _day(request.args.get("day", "")) if day is None else day
    is_unfolded, found = "all" in request.args, None
    try:
        found = as_of.records_as_of(g.caller, at=_end_of(day), unfolded=is_unfolded)
    except Invalid as error:
        wrong = wrong or error.sentences()
    rows = [] if found is None else found.records
    pages = max(1, -(-len(rows) // PER_PAGE))
    number = min(max(1, int(text) if (text := request.args.get("page", ""))[:4].isdecimal() else 1), pages)
    shown = rows[(number - 1) * PER_PAGE : number * PER_PAGE]
    chosen = {"day": day.isoformat(), **({"all": "1"} if is_unfolded else {})}
    return _page(
        day,
        wrong,
        found=found,
        rows=[_shown(record) for record in shown],
        are_ticked="ticked" in request.args,
        ticked=urlencode({**chosen, "page": number, "ticked": "1"}),
        earlier=urlencode({**chosen, "page": number - 1}) if number > 1 else "",
        later=urlencode({**chosen, "page": number + 1}) if number < pages else "",
        path="/links/as-of",
        slider=_slider(day, as_of.changes_by_moment(g.caller, _begin_of(_first(day)))),
    )


def _record_page(id: str) -> Response:
    day, wrong, record = _day(request.args.get("day", "")), "", None
    try:
        record = as_of.record_as_of(g.caller, id, at=_end_of(day))
    except Invalid as error:
        records.get_link(g.caller, id)
        wrong = error.sentences()
    changes = as_of.changes_by_moment(g.caller, _begin_of(_first(day)), id)
    return _page(
        day,
        wrong,
        found=None,
        record=record,
        rows=[_shown(record)] if record is not None and record.then else [],
        one=id,
        path=f"/links/{id}/as-of",
        slider=_slider(day, changes),
    )


def _page(day: date, wrong: str, **context: object) -> Response:
    today = _today()
    shown: Mapping[str, object] = {"record": None, "one": "", "found": None, **context}
    return page(
        "as_of.html",
        422 if wrong and request.method == "POST" else 200,
        day=day,
        told_day=moments.day(day),
        first=moments.day(_first(day)),
        middle=moments.day(_first(day) + timedelta(days=DAYS // 2 - 1)),
        last=_("Today") if _last(day) == today else moments.day(_last(day)),
        before=(_first(day) - timedelta(days=1)).isoformat(),
        after=min(today, _last(day) + timedelta(days=DAYS // 2)).isoformat() if _last(day) < today else "",
        is_moment=change_words.is_moment,
        may_bring=g.caller.role >= roles.required_for(bring_back),
        here="/links",
        wrong=wrong,
        **shown,
    )


def _shown(record: PastRecord) -> ShownPast:
    day = ""
    if record.changed_at is not None:
        changed = times.parse(record.changed_at).astimezone(moments.own_zone()).date()
        day = _("today") if changed == _today() else moments.day(changed)
    return ShownPast(record, past_words.summary(record), past_words.differences(record), day)


# --- days ---------------------------------------------------------------------------------------------------------


def _today() -> date:
    return times.now().astimezone(moments.own_zone()).date()


def _day(text: str) -> date:
    """The day of the address: one that has ended or today; yesterday where it names none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = _today() - timedelta(days=1)
    return min(max(day, date(1970, 1, 3)), _today())


def _end_of(day: date) -> str:
    """The last moment of a day of the person."""
    return times.text(times.parse(_begin_of(day + timedelta(days=1))) - timedelta(microseconds=1))


def _begin_of(day: date, zone: tzinfo | None = None) -> str:
    return times.text(datetime.combine(day, time(), zone or moments.own_zone()).astimezone(UTC))


def _last(day: date) -> date:
    """The last day of the slider that has a day: today, or two weeks later."""
    today = _today()
    return today if (today - day).days < DAYS else day + timedelta(days=DAYS // 2)


def _first(day: date) -> date:
    return _last(day) - timedelta(days=DAYS - 1)


def _slider(day: date, changes: Sequence[str]) -> list[SliderDay]:
    zone, first = moments.own_zone(), _first(day)
    counts = Counter(times.parse(moment).astimezone(zone).date() for moment in changes)
    days = [first + timedelta(days=place) for place in range(DAYS)]
    most = max((counts[one] for one in days), default=0) or 1
    return [
        SliderDay(
            one.isoformat(),
            f"{_WEEKDAYS[str(one.weekday())]} {moments.day(one)}",
            f"{100 * position / (DAYS - 1):.1f}%",
            counts[one],
            max(3.0, round(_TICK_HEIGHT * counts[one] / most, 1)) if counts[one] else 0,
        )
        for position, one in enumerate(days)
    ]
