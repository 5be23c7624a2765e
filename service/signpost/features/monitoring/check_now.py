"""Checks of a destination for which a person waits: few at a time (runtime/bulkheads.py), and short."""

from __future__ import annotations

from flask import Flask

from signpost.features.monitoring.page_looks import PageLook, look_at
from signpost.outbound.fetch import Fetcher, FetchOutcome, fetcher_of
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Bulkhead, Holder, SharedResource
from signpost.storage.app_parts import parts_of

# Of one check, with all redirects: names, connections and answers.
TIMEOUT_S = 5.0


class ChecksNow:
    """The checks that run for the people of one app."""

    def __init__(self, fetcher: Fetcher, places: Bulkhead):
        self._fetcher = fetcher
        self._places = places

    def look(self, holder: Holder, url: str) -> FetchOutcome:
        """What a check of `url` finds now. Raises Busy."""
        with self._places.enter(holder):
            return self._fetcher.look(url)

    def look_at_page(self, holder: Holder, url: str, picture: str) -> PageLook:
        """What is at `url` now, as page_looks.py has it. Raises Busy."""
        with self._places.enter(holder):
            return look_at(self._fetcher, url, picture)


def of(app: Flask) -> ChecksNow:
    return parts_of(app).late(
        ChecksNow, lambda: ChecksNow(fetcher_of(app.config, TIMEOUT_S), bulkheads.of(app)[SharedResource.CHECKS_NOW])
    )
