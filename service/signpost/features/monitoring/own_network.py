"""Whether checks fail because this machine has no network, and not because of the destinations.

Known from the last result of each destination, in memory. Results that cannot be judged yet, such as the first ones
after a start, count as those of a network that is away: the next check decides.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from signpost.domain import times
from signpost.domain.records.monitor_state import host_of_url
from signpost.outbound.causes import Cause
from signpost.outbound.fetch import TIMEOUT_S, FetchOutcome

# No answer of a DNS server, and no way out: no destination can cause it while others answer.
_OWN = frozenset({Cause.NO_NAME_SERVER, Cause.NO_NETWORK})
# What a destination can cause, too.
_EITHER = frozenset(
    {
        Cause.NAME_SERVER_ERROR,
        Cause.REFUSED,
        Cause.UNREACHABLE,
        Cause.RESET,
        Cause.TOO_SLOW,
        Cause.TOO_LATE,
    }
)
# Hosts that have to fail together, and the part of all that may answer all the same: in the own network, say.
MIN_HOSTS = 3
MAX_ANSWERING = 0.1
# Destinations whose last result is remembered; the oldest are forgotten first.
MAX_REMEMBERED = 5_000

logger = logging.getLogger("signpost.monitoring")


@dataclass(frozen=True)
class _Seen:
    """The last result of a destination. at: monotonic. cause: None: something answered, whatever it said."""

    at: float
    host: str
    cause: Cause | None


class OwnNetwork:
    """interval_s: between two checks of a destination."""

    def __init__(self, interval_s: float):
        # Each destination is checked at least once in this time.
        self._window_s = 1.2 * interval_s + 2 * TIMEOUT_S
        self._seen: OrderedDict[str, _Seen] = OrderedDict()
        # How many destinations failed while the network is away; 0: it is there.
        self._failing = 0

    def note(self, results: Iterable[tuple[str, FetchOutcome]]) -> None:
        """Remember the results of destinations, and log where they say that the network is away, or back."""
        now = times.monotonic_s()
        for url, outcome in results:
            cause = outcome.cause if outcome.cause in _OWN | _EITHER else None
            self._seen[url] = _Seen(now, host_of_url(url), cause)
            self._seen.move_to_end(url)
        while self._seen and (len(self._seen) > MAX_REMEMBERED or self._oldest_at() < now - self._window_s):
            self._seen.popitem(last=False)
        self._say()

    def is_to_blame(self, outcome: FetchOutcome, watched_hosts: Callable[[], int]) -> bool:
        """Whether a result that was noted is this machine's fault. watched_hosts: how many hosts are checked at all."""
        if outcome.cause not in _OWN | _EITHER:
            return False
        failing, answering = self._hosts()
        if outcome.cause in _OWN and not answering:
            return True
        if len(failing | answering) < MIN_HOSTS <= watched_hosts():
            return True
        return _do_all_fail(failing, answering)

    def warnings(self) -> list[str]:
        """A sentence for the operator while the network is away."""
        if not (count := self._failing):
            return []
        what = "1 destination" if count == 1 else f"{count:,} destinations"
        return [f"This machine seems to have no network: {what} failed at the same time; nothing is marked as down."]

    def _say(self) -> None:
        failing, answering = self._hosts()
        causes = [seen.cause for seen in self._seen.values() if seen.cause is not None]
        is_away = _do_all_fail(failing, answering) or (not answering and not _OWN.isdisjoint(causes))
        was_away, self._failing = self._failing > 0, len(causes) if is_away else 0
        if is_away and not was_away:
            logger.warning("%s", *self.warnings())
        elif was_away and not is_away:
            logger.warning("Destinations answer again, so failures count again.")

    def _oldest_at(self) -> float:
        return next(iter(self._seen.values())).at

    def _hosts(self) -> tuple[set[str], set[str]]:
        """The hosts of which nothing answered, and those that answered anything."""
        answering = {seen.host for seen in self._seen.values() if seen.cause is None}
        return {seen.host for seen in self._seen.values()} - answering, answering


def _do_all_fail(failing: Collection[str], answering: Collection[str]) -> bool:
    return len(failing) >= MIN_HOSTS and len(answering) <= MAX_ANSWERING * len(failing)
