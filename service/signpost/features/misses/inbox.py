"""What visitors did not find, as an inbox: each missed path in one box, and whether more people come for it lately."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from signpost.domain import times
from signpost.features.misses import paths as missed_paths
from signpost.features.misses.counter import MissCount, MissCounter
from signpost.features.misses.misses import MAX_LOOKED_UP, MissedPath, Proposal, proposals_for
from signpost.features.misses.paths import is_scanner
from signpost.features.misses.statements import ignored_misses, misses_by_path, misses_by_week
from signpost.features.misses.tables import MISS_DAYS
from signpost.operations.caller import Caller
from signpost.storage.app_parts import current_parts
from signpost.visits.middleware import VisitMiddleware

WEEK = timedelta(days=7)


class Box(StrEnum):
    """Where a missed path is. BOTS: no person asked for it, or it is one that programs try on every host."""

    INBOX = "inbox"
    IGNORED = "ignored"
    BOTS = "bots"


@dataclass(frozen=True)
class Inbox:
    """boxes: the commonest first, each without what is near it. rest: what is counted without a path, or not looked up.

    proposals: patterns for what is in the inbox.
    """

    boxes: Mapping[Box, list[MissedPath]]
    rest: MissCount
    proposals: list[Proposal]


@dataclass(frozen=True)
class Trend:
    """Visits of people in the last seven days and in the seven before. is_new: the first visit is in the last seven."""

    week: int
    before: int
    is_new: bool

    @property
    def is_steady(self) -> bool:
        """Whether both weeks are about the same."""
        return abs(self.week - self.before) * 10 <= self.before


def open_inbox(caller: Caller, *, host: list[str] | None = None, days: int = missed_paths.LISTED_DAYS) -> Inbox:
    """What visitors missed in the last `days` days and nothing answers now, by box. host: only these hostnames."""
    current_parts()[MissCounter].write()
    middleware = current_parts()[VisitMiddleware]
    boxes: dict[Box, list[MissedPath]] = {box: [] for box in Box}
    rest, looked_up = MissCount(), 0
    since = times.now().date() - timedelta(days=days - 1)
    hidden = ignored_misses(caller.workspace.id)
    counts = misses_by_path(caller.workspace.id, since.isoformat(), date.max.isoformat(), host)
    for name, path, people, bots, last_seen in counts:
        if path == missed_paths.REST or looked_up == MAX_LOOKED_UP:
            rest.add(MissCount(people, bots, last_seen))
            continue
        looked_up += 1
        if middleware.is_answered(name, missed_paths.url_path(path), path.partition("?")[2]):
            continue
        is_probe = is_scanner(path)
        box = Box.IGNORED if (name, path) in hidden else Box.BOTS if is_probe or not people else Box.INBOX
        boxes[box].append(MissedPath(name, path, people, bots, last_seen, is_probe, []))
    return Inbox(boxes, rest, proposals_for(boxes[Box.INBOX]))


def trends(caller: Caller, rows: Sequence[MissedPath]) -> dict[tuple[str, str], Trend]:
    """How visits of some missed paths change, by hostname and path."""
    today = times.now().date()
    week, before = today - WEEK + timedelta(days=1), today - 2 * WEEK + timedelta(days=1)
    first = today - timedelta(days=MISS_DAYS - 1)
    wanted = {(row.host, row.path) for row in rows}
    counts = misses_by_week(
        caller.workspace.id, first.isoformat(), before.isoformat(), week.isoformat(), {row.path or "" for row in rows}
    )
    return {
        (host, path): Trend(late, early, seen >= week.isoformat())
        for host, path, late, early, seen in counts
        if (host, path) in wanted
    }
