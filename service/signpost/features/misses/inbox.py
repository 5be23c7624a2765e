"""What visitors did not find, as an inbox: each missed path in one box, and whether more people come for it lately."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
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
from signpost.runtime import jobs
from signpost.storage.app_parts import current_parts
from signpost.visits.middleware import VisitMiddleware

WEEK = timedelta(days=7)
# What is counted beside the entry of the side bar: as the page does, and no further than it takes to say "99+".
USUAL_DAYS = 28
MAX_NUMBER = 99
# How old that number may become, and how many workspaces it is kept of.
FRESH_S = 60.0
MAX_NUMBERS = 1_000


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
    boxes: dict[Box, list[MissedPath]] = {box: [] for box in Box}
    rest = MissCount()
    for box, row in _in_boxes(caller.workspace.id, host, days, rest):
        boxes[box].append(row)
    if host is None and days == USUAL_DAYS:
        current_parts()[InboxNumbers].set(caller.workspace.id, len(boxes[Box.INBOX]))
    return Inbox(boxes, rest, proposals_for(boxes[Box.INBOX]))


def _in_boxes(
    workspace_id: str, host: list[str] | None, days: int, rest: MissCount
) -> Iterator[tuple[Box, MissedPath]]:
    """What nothing answers now, the commonest first. What is not looked up is added to `rest`."""
    middleware, looked_up = current_parts()[VisitMiddleware], 0
    since = times.now().date() - timedelta(days=days - 1)
    hidden = ignored_misses(workspace_id)
    counts = misses_by_path(workspace_id, since.isoformat(), date.max.isoformat(), host)
    for name, path, people, bots, last_seen in counts:
        if path == missed_paths.REST or looked_up == MAX_LOOKED_UP:
            rest.add(MissCount(people, bots, last_seen))
            continue
        looked_up += 1
        if middleware.is_answered(name, missed_paths.url_path(path), path.partition("?")[2]):
            continue
        is_probe = is_scanner(path)
        box = Box.IGNORED if (name, path) in hidden else Box.BOTS if is_probe or not people else Box.INBOX
        yield box, MissedPath(name, path, people, bots, last_seen, is_probe, [])


class InboxNumbers:
    """How many paths wait in the inbox of each workspace, for every page: it reads what is known, and looks nothing up.

    A number that is older than FRESH_S is counted anew on a thread of the app, once at a time, for later pages.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # By workspace: the number, None before the first; and until when it is good, or is being counted.
        self._known: OrderedDict[str, tuple[int | None, float]] = OrderedDict()

    def get(self, workspace_id: str) -> int | None:
        """The number as it was last known, up to MAX_NUMBER + 1; None: it is not known yet."""
        now = times.monotonic_s()
        with self._lock:
            number, until = self._known.get(workspace_id, (None, 0.0))
            is_old = now >= until
            if is_old:
                self._keep(workspace_id, number, now + FRESH_S)
        if is_old:
            jobs.submit(self._count, workspace_id)
        return number

    def set(self, workspace_id: str, number: int) -> None:
        with self._lock:
            self._keep(workspace_id, min(number, MAX_NUMBER + 1), times.monotonic_s() + FRESH_S)

    def _count(self, workspace_id: str) -> None:
        found = 0
        for box, _row in _in_boxes(workspace_id, None, USUAL_DAYS, MissCount()):
            found += box is Box.INBOX
            if found > MAX_NUMBER:
                break
        self.set(workspace_id, found)

    def _keep(self, workspace_id: str, number: int | None, until: float) -> None:
        """The lock is held."""
        self._known[workspace_id] = number, until
        self._known.move_to_end(workspace_id)
        while len(self._known) > MAX_NUMBERS:
            self._known.popitem(last=False)


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
