"""Checks of a destination for which a person waits: few at a time, and short."""

from __future__ import annotations

import threading

from flask import Flask

from signpost.domain.errors import Busy
from signpost.domain.public_addresses import is_public, is_reachable
from signpost.monitoring.fetch import Fetcher, Outcome
from signpost.monitoring.resolver import Resolver
from signpost.storage.app_parts import parts_of

# Each holds the thread of a request: this many for all, and one for a person. Who comes then is refused at once.
MAX_AT_ONCE = 4
# Of one check, with all redirects: names, connections and answers.
TIMEOUT_S = 5.0


class ChecksNow:
    """The checks that run for the people of one app."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher
        self._people: set[str] = set()
        self._lock = threading.Lock()

    def look(self, user_id: str, url: str) -> Outcome:
        """What a check of `url` finds now. Raises Busy."""
        with self._lock:
            if user_id in self._people:
                raise Busy("Another check of yours is still running. Try again in a moment.", retry_after_s=5)
            if len(self._people) >= MAX_AT_ONCE:
                raise Busy("Too many destinations are being checked. Try again in a moment.", retry_after_s=5)
            self._people.add(user_id)
        try:
            return self._fetcher.look(url)
        finally:
            with self._lock:
                self._people.discard(user_id)


def fetcher_of(app: Flask) -> Fetcher:
    """Asks destinations as the watcher does, within the time that a person waits."""
    is_allowed = is_reachable if app.config["MONITOR_ALLOW_PRIVATE"] else is_public
    return Fetcher(Resolver(app.config["DNS_SERVERS"], TIMEOUT_S), is_allowed, TIMEOUT_S)


def init_app(app: Flask) -> None:
    parts_of(app).add(ChecksNow(fetcher_of(app)))
