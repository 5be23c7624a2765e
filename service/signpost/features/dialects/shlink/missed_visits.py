"""Visits that found nothing one by one, for programs that list visits: as many as were counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from itertools import islice, repeat

from signpost.features.dialects.shlink.counted_visits import Span
from signpost.features.dialects.shlink.link_pages import ClickCounts
from signpost.features.misses.counter import MissCounter
from signpost.features.misses.paths import Missed
from signpost.features.misses.statements import count_misses, list_misses
from signpost.operations.caller import Caller
from signpost.storage.app_parts import current_parts


@dataclass(frozen=True, slots=True)
class MissedVisit:
    """day: UTC; the time is not known. path: as it is counted (domain/misses); "" where only the number is kept."""

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
    rows = list_misses(caller.workspace.id, span.since.isoformat(), span.until.isoformat(), host, what)
    return list(islice(_visits(rows, has_bots=span.has_bots), span.first, span.first + span.count)), total


def missed_clicks(caller: Caller, span: Span, *, host: str | None = None, what: Missed | None = None) -> ClickCounts:
    """How many visits of people, and of bots, found nothing."""
    current_parts()[MissCounter].write()
    return ClickCounts(*count_misses(caller.workspace.id, span.since.isoformat(), span.until.isoformat(), host, what))


def _visits(rows: Iterable[tuple[str, str, str, int, int]], *, has_bots: bool) -> Iterator[MissedVisit]:
    for day, host, path, people, bots in rows:
        on = date.fromisoformat(day)
        yield from repeat(MissedVisit(on, host, path, is_bot=False), people)
        if has_bots:
            yield from repeat(MissedVisit(on, host, path, is_bot=True), bots)
