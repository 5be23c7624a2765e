"""How a visit of a URL would be answered now, for warnings. The code that decides all visits decides this, too."""

from __future__ import annotations

from collections.abc import Callable

from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records.requests import parts_of
from signpost.visits.dry_run import dry_run_visitor, environ_of
from signpost.visits.middleware import VisitMiddleware


def status_of(middleware: VisitMiddleware) -> Callable[[str], int | None]:
    """A function that returns the status of the answer to a person's visit; None: of no connected hostname."""
    now = times.seconds_of(times.now_text())
    # To describe one takes milliseconds, and it is the same for every URL.
    visitors: list[Visitor] = []

    def look(url: str) -> int | None:
        try:
            host, path, query = parts_of(url)
        except Invalid:
            return None
        site = middleware.records.site(host)
        if site is None:
            return None
        environ = environ_of(host, path, query, "GET", {}, "")
        if not visitors:
            visitors.append(dry_run_visitor(middleware, environ, None))
        status, _, _ = middleware.dry_run(site, environ, now, visitors[0]).response
        return int(status[:3])

    return look
