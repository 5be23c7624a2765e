"""Clicks and misses one by one, for programs that list visits: as many as were counted, each with what is known of it.

Nothing is stored of a single click. A day has a number of clicks by people and by bots, and of those by people
combinations of referrer, country, browser and system with the number of each. So every entry here is a click that was
counted on its day, with a combination that was counted on that day; what the sums do not say is empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import islice, repeat
from typing import Final

from signpost.domain.clicks.click_events import Missed
from signpost.features.dialects.shlink.link_pages import ClickCounts
from signpost.features.reports import statements
from signpost.features.reports.breakdowns import OTHER
from signpost.features.reports.clicks import Part, source_of
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.statements import ClickSource
from signpost.operations.caller import Caller
from signpost.operations.records.records import find_record
from signpost.runtime import waiting_clicks
from signpost.runtime.features import hook

# The first and the last day that there can be.
FIRST_DAY, LAST_DAY = date.min, date.max
_KINDS: Final = ("referrer", "country", "browser", "system")


@dataclass(frozen=True, slots=True)
class ListedVisit:
    """A click. day: UTC; the time is not known. referrer, country, browser, system: "" where nothing is known."""

    day: date
    is_bot: bool = False
    referrer: str = ""
    country: str = ""
    browser: str = ""
    system: str = ""


@dataclass(frozen=True, kw_only=True)
class Span:
    """Which clicks are listed. since, until: days, both included.  first: how many of the newest are left out."""

    since: date = FIRST_DAY
    until: date = LAST_DAY
    has_bots: bool = True
    first: int
    count: int


def link_visits(caller: Caller, id: str, span: Span) -> tuple[list[ListedVisit], int]:
    """The clicks of a record, the newest first, and how many there are. Raises NotFound."""
    waiting_clicks.count_now()
    return _listed(statements.of_record(find_record(caller, id).seq), span)


def part_visits(caller: Caller, part: Part, span: Span) -> tuple[list[ListedVisit], int]:
    """The same for a part of the workspace: for all of it, those of redirects and deleted records too."""
    waiting_clicks.count_now()
    return _listed(source_of(caller, part), span)


def all_clicks(caller: Caller) -> ClickCounts:
    """All clicks of the workspace that have a day, as `part_visits` counts them."""
    waiting_clicks.count_now()
    return ClickCounts(*statements.total(caller.workspace.id))


def _listed(source: ClickSource, span: Span) -> tuple[list[ListedVisit], int]:
    """Some of the clicks: only what is on the page is looked up and written out."""
    rows = statements.days_with_bots(source, span.since.isoformat(), span.until.isoformat())
    days = {day: ClickCounts(people, bots) for day, people, bots in rows}
    lengths = {day: entry.people + (entry.bots if span.has_bots else 0) for day, entry in days.items()}
    total, skipped = sum(lengths.values()), span.first
    chosen: list[str] = []
    room = span.count
    for day in sorted(lengths, reverse=True):
        if not chosen and skipped >= lengths[day]:
            skipped -= lengths[day]
            continue
        if room <= 0:
            break
        chosen.append(day)
        room -= lengths[day] - (skipped if len(chosen) == 1 else 0)
    if not chosen:
        return [], total
    combined = _combinations(ClickRows(source), chosen[-1], chosen[0])
    visits = (
        visit for day in chosen for visit in _visits(day, days[day], combined.get(day, {}), has_bots=span.has_bots)
    )
    return list(islice(visits, skipped, skipped + span.count)), total


def _combinations(rows: ClickRows, first: str, last: str) -> dict[str, dict[tuple[str, ...], int]]:
    found: dict[str, dict[tuple[str, ...], int]] = {}
    for day, combinations, _ in rows.combinations(_KINDS, first, last):
        into = found.setdefault(day, {})
        for key, clicks in combinations:
            into[key] = into.get(key, 0) + clicks
    return found


def _visits(
    day: str, clicks: ClickCounts, combinations: Mapping[tuple[str, ...], int], *, has_bots: bool
) -> Iterator[ListedVisit]:
    """The clicks of a day: those whose combination is known, the most frequent first; the others; bots."""
    on = date.fromisoformat(day)
    left = clicks.people
    for key, count in sorted(combinations.items(), key=lambda entry: (-entry[1], entry[0])):
        # Never more than were counted.
        count = min(count, left)
        left -= count
        yield from repeat(ListedVisit(on, False, *_known(key)), count)
    yield from repeat(ListedVisit(on), left)
    if has_bots:
        yield from repeat(ListedVisit(on, is_bot=True), clicks.bots)


def _known(values: Iterable[str]) -> Iterator[str]:
    return ("" if value == OTHER else value for value in values)


# --- visits that found nothing ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MissedVisit:
    """day: UTC; the time is not known. path: as it is counted; "" where only the number is kept."""

    day: date
    host: str
    path: str
    is_bot: bool

    @property
    def what(self) -> Missed:
        path = self.path.partition("?")[0]
        if path == "/":
            return Missed.ROOT
        return Missed.LINK if path.count("/") == 1 else Missed.PATH


def missed_visits(
    caller: Caller, span: Span, *, host: str | None = None, what: Missed | None = None
) -> tuple[list[MissedVisit], int]:
    """The visits of the workspace's hostnames that found nothing, the newest first, and how many there are."""
    counted = missed_clicks(caller, span, host=host, what=what)
    total = counted.people + (counted.bots if span.has_bots else 0)
    if span.first >= total:
        return [], total
    rows = hook().list_missed(caller=caller, **_days(span), host=host, what=what)
    return list(islice(_misses(rows, has_bots=span.has_bots), span.first, span.first + span.count)), total


def missed_clicks(caller: Caller, span: Span, *, host: str | None = None, what: Missed | None = None) -> ClickCounts:
    """How many visits of people, and of bots, found nothing; none where nothing counts them."""
    return ClickCounts(*(hook().count_missed(caller=caller, **_days(span), host=host, what=what) or (0, 0)))


def _days(span: Span) -> dict[str, str]:
    return {"since": span.since.isoformat(), "until": span.until.isoformat()}


def _misses(rows: Iterable[tuple[str, str, str, int, int]], *, has_bots: bool) -> Iterator[MissedVisit]:
    for day, host, path, people, bots in rows:
        on = date.fromisoformat(day)
        yield from repeat(MissedVisit(on, host, path, is_bot=False), people)
        if has_bots:
            yield from repeat(MissedVisit(on, host, path, is_bot=True), bots)
