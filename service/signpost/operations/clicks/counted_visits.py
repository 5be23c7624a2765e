"""Clicks one by one, for programs that list visits: as many as were counted, each with what is known of it.

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

from signpost.domain.clicks.breakdowns import OTHER
from signpost.operations.caller import Caller
from signpost.operations.clicks.click_parts import EVERYTHING, Part, sums_of
from signpost.operations.clicks.click_sums import RecordSums, Sums
from signpost.operations.records.lists.link_pages import BothClicks
from signpost.operations.records.records import find_record
from signpost.runtime import waiting_clicks
from signpost.storage import database

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
    seq = find_record(caller, id).seq
    days = {
        day: BothClicks(entry.clicks, entry.bots or 0) for day, entry in RecordSums(seq).days(*_range(span)).items()
    }
    return _listed(RecordSums(seq), days, span)


def part_visits(caller: Caller, part: Part, span: Span) -> tuple[list[ListedVisit], int]:
    """The same for a part of the workspace: for all of it, those of redirects and deleted records too."""
    waiting_clicks.count_now()
    return _listed(sums_of(caller, part), _days_of(caller, part, span), span)


def all_clicks(caller: Caller) -> BothClicks:
    """All clicks of the workspace that have a day, as `part_visits` counts them."""
    waiting_clicks.count_now()
    sql = "SELECT coalesce(sum(clicks), 0), coalesce(sum(bots), 0) FROM workspace_day WHERE workspace_id = ?"
    ((people, bots),) = database.current().execute_sql(sql, (caller.workspace.id,))
    return BothClicks(people, bots)


_DAYS_OF_TAG = """
    SELECT day, sum(clicks), sum(bots) FROM record_tag
    CROSS JOIN click_day ON click_day.record_seq = record_tag.record_seq AND day BETWEEN :since AND :until
    WHERE workspace_id = :workspace AND tag = :tag
    AND (:host IS NULL OR EXISTS (SELECT 1 FROM record WHERE seq = record_tag.record_seq AND record.host = :host))
    GROUP BY day
"""
_DAYS_OF_HOST = """
    SELECT day, sum(clicks), sum(bots) FROM record
    CROSS JOIN click_day ON click_day.record_seq = record.seq AND day BETWEEN :since AND :until
    WHERE workspace_id = :workspace AND host = :host
    GROUP BY day
"""
_DAYS = """
    SELECT day, clicks, bots FROM workspace_day WHERE workspace_id = :workspace AND day BETWEEN :since AND :until
"""


def _days_of(caller: Caller, part: Part, span: Span) -> dict[str, BothClicks]:
    sql = _DAYS if part == EVERYTHING else _DAYS_OF_HOST if part.tag is None else _DAYS_OF_TAG
    since, until = _range(span)
    values = {"workspace": caller.workspace.id, "since": since, "until": until, "host": part.host, "tag": part.tag}
    rows = database.current().execute_sql(sql, values)
    return {day: BothClicks(people, bots) for day, people, bots in rows}


def _range(span: Span) -> tuple[str, str]:
    return span.since.isoformat(), span.until.isoformat()


def _listed(sums: Sums, days: Mapping[str, BothClicks], span: Span) -> tuple[list[ListedVisit], int]:
    """Some of the clicks of `days`: only what is on the page is looked up and written out."""
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
    combined = _combinations(sums, chosen[-1], chosen[0])
    visits = (
        visit for day in chosen for visit in _visits(day, days[day], combined.get(day, {}), has_bots=span.has_bots)
    )
    return list(islice(visits, skipped, skipped + span.count)), total


def _combinations(sums: Sums, first: str, last: str) -> dict[str, dict[tuple[str, ...], int]]:
    found: dict[str, dict[tuple[str, ...], int]] = {}
    for day, combinations, _ in sums.combinations(_KINDS, first, last):
        into = found.setdefault(day, {})
        for key, clicks in combinations:
            into[key] = into.get(key, 0) + clicks
    return found


def _visits(
    day: str, clicks: BothClicks, combinations: Mapping[tuple[str, ...], int], *, has_bots: bool
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
