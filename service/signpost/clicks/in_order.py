"""The visits that a transaction counts, one by one, for those who want more than counts."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice

from signpost.clicks.journal import TIME_MARK, Click, unpack
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.clicks.click_events import CountedVisit, CountedVisitor

# Clicks that waited in memory: of further ones only the number is known.
MAX_FROM_MEMORY = 10_000
# A moment that is later than now by more than this is damage.
_AHEAD_MS = 60_000


class InOrder:
    """The visits of a transaction: `domain.clicks.click_events.Visits`.

    clicks: all of them, by pair.  entries: those of the journal as they came, with moments.  moment_ms: when those
    before the first moment came.  overflow: those that waited in memory.  workspaces: of the records.
    """

    def __init__(
        self,
        clicks: Mapping[Click, int],
        entries: Sequence[Click],
        moment_ms: int,
        overflow: Counter[Click],
        workspaces: Mapping[int, str],
        visitor_of: Callable[[int], Visitor | None],
    ):
        self._clicks = clicks
        self._entries = (
            [*entries, (0, TIME_MARK), *islice(overflow.elements(), MAX_FROM_MEMORY)] if overflow else entries
        )
        self._moment_ms = moment_ms
        self._workspaces = workspaces
        self._visitor_of = visitor_of
        self._seqs = {place: unpack(place).record_seq for place, _ in clicks}

    def workspace_seqs(self, workspace_id: str) -> set[int]:
        return {seq for seq in self._seqs.values() if self._workspaces.get(seq) == workspace_id}

    def count(self, seqs: Collection[int]) -> int:
        return sum(count for (place, _), count in self._clicks.items() if self._seqs[place] in seqs)

    def newest(self, seqs: Collection[int], count: int) -> list[CountedVisit]:
        places = {place: seq for place, seq in self._seqs.items() if seq in seqs}
        begin, moment_ms = self._begin(places, count)
        now = times.now()
        now_ms, today = times.microseconds(now) // 1000, now.date().isoformat()
        found = []
        for place, id_ in islice(self._entries, begin, None):
            if id_ == TIME_MARK:
                moment_ms = -place if 0 < -place <= now_ms + _AHEAD_MS else 0
            elif place in places:
                found.append(CountedVisit(places[place], moment_ms or self._unknown_ms(id_, today, now_ms), id_))
        return found

    def _begin(self, places: Collection[int], count: int) -> tuple[int, int]:
        """Where the newest `count` entries of these places begin, and the moment that holds there."""
        begin, entries = len(self._entries), self._entries
        while begin > 0 and count > 0:
            begin -= 1
            if entries[begin][0] in places and entries[begin][1] != TIME_MARK:
                count -= 1
        before = (-entries[at][0] for at in range(begin - 1, -1, -1) if entries[at][1] == TIME_MARK)
        return begin, next(before, self._moment_ms)

    def _unknown_ms(self, id_: int, today: str, now_ms: int) -> int:
        """Of a click that waited overnight only its day is known."""
        visitor = self._visitor_of(id_)
        if visitor is None or visitor.day == today:
            return now_ms
        return times.microseconds(times.parse(f"{visitor.day}T23:59:59.999Z")) // 1000

    def visitor(self, visitor_id: int) -> CountedVisitor:
        entry = self._visitor_of(visitor_id)
        if entry is None:
            return CountedVisitor("", "", "", "", is_bot=visitor_id < 0)
        return CountedVisitor(entry.referrer, entry.country, entry.browser, entry.system, entry.is_bot)
