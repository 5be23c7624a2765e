"""Visits that found nothing one by one, for programs that list visits: as many as were counted (clicks/misses.py)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from itertools import islice, repeat

from signpost.operations.caller import Caller
from signpost.operations.clicks.counted_visits import Span
from signpost.operations.records.lists.link_pages import BothClicks
from signpost.storage import database
from signpost.visits.middleware import VisitMiddleware


class Missed(StrEnum):
    """What was missed: the root of a hostname, a path of one segment as links have, or another one."""

    ROOT = "root"
    LINK = "link"
    PATH = "path"


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


_IS = {
    Missed.ROOT: "path GLOB '/' OR path GLOB '/[?]*'",
    Missed.LINK: "path GLOB '/[^?]*' AND NOT instr(substr(path, 2), '/')",
    Missed.PATH: "path = '' OR instr(substr(path, 2), '/')",
}
_FROM = """
    FROM host CROSS JOIN miss ON miss.host = host.host AND day BETWEEN :since AND :until
    WHERE host.workspace_id = :workspace AND (:host IS NULL OR host.host = :host) AND ({what})
"""
_TOTALS = "SELECT coalesce(sum(people), 0), coalesce(sum(bots), 0)"
_ROWS = "SELECT day, miss.host, path, people, bots"


def missed_visits(
    middleware: VisitMiddleware, caller: Caller, span: Span, *, host: str | None = None, what: Missed | None = None
) -> tuple[list[MissedVisit], int]:
    """The visits of the workspace's hostnames that found nothing, the newest first, and how many there are."""
    counted = missed_clicks(middleware, caller, span, host=host, what=what)
    total = counted.people + (counted.bots if span.has_bots else 0)
    if span.first >= total:
        return [], total
    sql = f"{_ROWS} {_FROM.format(what=_IS[what] if what else '1')} ORDER BY day DESC, miss.host, path"
    rows = database.current().execute_sql(sql, _values(caller, span, host))
    return list(islice(_visits(rows, has_bots=span.has_bots), span.first, span.first + span.count)), total


def missed_clicks(
    middleware: VisitMiddleware, caller: Caller, span: Span, *, host: str | None = None, what: Missed | None = None
) -> BothClicks:
    """How many visits of people, and of bots, found nothing."""
    middleware.misses.write()
    sql = f"{_TOTALS} {_FROM.format(what=_IS[what] if what else '1')}"
    ((people, bots),) = database.current().execute_sql(sql, _values(caller, span, host))
    return BothClicks(people, bots)


def _values(caller: Caller, span: Span, host: str | None) -> dict[str, str | None]:
    since, until = span.since.isoformat(), span.until.isoformat()
    return {"since": since, "until": until, "workspace": caller.workspace.id, "host": host}


def _visits(rows: Iterator[tuple[str, str, str, int, int]], *, has_bots: bool) -> Iterator[MissedVisit]:
    for day, host, path, people, bots in rows:
        on = date.fromisoformat(day)
        yield from repeat(MissedVisit(on, host, path, is_bot=False), people)
        if has_bots:
            yield from repeat(MissedVisit(on, host, path, is_bot=True), bots)
