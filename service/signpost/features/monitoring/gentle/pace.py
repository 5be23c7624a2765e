"""How often one site is asked: at most once a second, whoever's links lead there."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from signpost.domain import times

GAP_S = 1.0
# Sites that are remembered; those that may be asked again are forgotten first.
MAX_REMEMBERED = 1_000


class SitePace:
    """pause: waits for some seconds."""

    def __init__(self, pause: Callable[[float], object] = time.sleep):
        self._pause = pause
        # When each site may be asked again, by a clock that no one can set.
        self._free_at: dict[str, float] = {}
        self._lock = threading.Lock()

    def wait(self, host: str) -> float:
        """Wait until a site may be asked, and say for how many seconds that was. The next one waits for its turn."""
        with self._lock:
            now = times.monotonic_s()
            at = max(now, self._free_at.get(host, now))
            if len(self._free_at) >= MAX_REMEMBERED:
                self._free_at = {site: free_at for site, free_at in self._free_at.items() if free_at > now}
            self._free_at[host] = at + GAP_S
        if at > now:
            self._pause(at - now)
        return at - now

    def busy(self) -> list[str]:
        """The sites that may not be asked now."""
        now = times.monotonic_s()
        with self._lock:
            return [site for site, free_at in self._free_at.items() if free_at > now]
