"""Following visits of many URLs, from redirect to redirect: where each of them leads. An extension.

The code that decides all visits (`VisitMiddleware.dry_run`) decides these too. Nothing is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.json_types import Environ
from signpost.domain.records.requests import next_request, parts_of
from signpost.features.diagnostics.schemas import MAX_URL_LENGTH
from signpost.visits.cache import Site
from signpost.visits.decide import METHOD_KEEPING, Check
from signpost.visits.dry_run import dry_run_visitor, environ_of
from signpost.visits.middleware import DryRunVisit, RouteKind, VisitMiddleware

# As many as browsers follow.
MAX_HOPS = 20


class StopReason(StrEnum):
    """What may stop a visit besides the checks of a record (`decide.Check`)."""

    HOSTNAME = "hostname"
    RECORD = "record"
    LOOP = "loop"
    HOPS = "hops"


class TracedAnswer(NamedTuple):
    """The answer to one visit. site: None if the hostname is not connected."""

    site: Site | None
    visit: DryRunVisit | None
    stopped_by: str | None
    status: int | None = None
    location: str | None = None


# Host, raw path and query; the method.
Request = tuple[tuple[str, str, str], str]


class Hop(NamedTuple):
    """One visit on the way from redirect to redirect."""

    request: Request
    answer: TracedAnswer


class Journey(NamedTuple):
    """The visits on the way to where a visitor ends, from the first on.

    stop: what ends the way besides the last answer itself: LOOP or HOPS.
    """

    hops: list[Hop]
    stop: StopReason | None = None


@dataclass(frozen=True, slots=True)
class Trace:
    """Where a visit of `url` leads.

    status, location: of the first answer; None: there is none.  hops: the redirects of the workspace's
    records on the way.  stopped_by: a `StopReason` or a `Check`, here or further on.  error: why `url` cannot be
    read.  journey: the visits; None: it cannot be read.
    """

    url: str
    status: int | None = None
    location: str | None = None
    hops: int = 0
    stopped_by: str | None = None
    error: str | None = None
    journey: Journey | None = None


# What a visit does not get past, and is sent elsewhere for, as its owner has asked: `expired_url`.
SENT_ELSEWHERE = (Check.EXPIRES, Check.MAX_CLICKS)


class Tracer:
    """Follows the visits of one visitor; what several of them pass is looked up once.

    workspace_id: hostnames of other workspaces are treated as not connected; None: those of any workspace are followed.
    at: when, as `times.text` writes it; None: now.
    headers: what the visitor sends, without Host.  address: of the visitor; routing `sticky` depends on it.  country:
    where the visitor is; None: where the country database says the address is.
    It remembers every URL that it has passed: use it for one batch.
    """

    def __init__(
        self,
        middleware: VisitMiddleware,
        *,
        workspace_id: str | None = None,
        at: str | None = None,
        method: str = "GET",
        headers: Mapping[str, str] | None = None,
        address: str = "",
        country: str | None = None,
    ):
        self.middleware = middleware
        self.workspace_id = workspace_id
        self.at = at or times.now_text()
        self._now = times.seconds_of(self.at)
        self._method = method
        self._headers = headers or {}
        self._address = address
        self._country = country
        self._visitor: Visitor | None = None
        self._known: dict[Request, TracedAnswer] = {}

    def trace(self, url: str) -> Trace:
        """Where a visit of `url` leads, after at most MAX_HOPS redirects."""
        if len(url) > MAX_URL_LENGTH:
            return Trace(url, error=f"Use at most {MAX_URL_LENGTH} characters.")
        try:
            request = self.request(url)
        except Invalid as refusal:
            return Trace(url, error=" ".join(refusal.errors["url"]))
        journey = self.journey(request)
        hops, stopped_by = len(journey.hops), None if journey.stop is None else journey.stop.value
        for number, hop in enumerate(journey.hops):
            if hop.answer.stopped_by is not None:
                hops, stopped_by = number, hop.answer.stopped_by
                break
        else:
            if journey.hops[-1].answer.location is None:
                hops -= 1
        first = journey.hops[0].answer
        return Trace(url, first.status, first.location, hops, stopped_by, journey=journey)

    def request(self, url: str) -> Request:
        """The visit of `url`. Raises Invalid: it cannot be read."""
        return parts_of(url), self._method

    def environ(self, request: Request) -> Environ:
        """A visit as it reaches this server."""
        (host, path, query), method = request
        return environ_of(host, path, query, method, self._headers, self._address)

    def journey(self, request: Request) -> Journey:
        """The visits from `request` on, at most MAX_HOPS, as long as they lead to records of the workspace."""
        seen, hops = {request}, [Hop(request, self.answer(request))]
        while (answer := hops[-1].answer).location is not None:
            if answer.stopped_by is not None and answer.stopped_by not in SENT_ELSEWHERE:
                break
            following = self.following(answer, hops[-1].request[1])
            if following is None:
                break
            if following in seen:
                return Journey(hops, StopReason.LOOP)
            if len(hops) == MAX_HOPS:
                return Journey(hops, StopReason.HOPS)
            seen.add(following)
            hops.append(Hop(following, self.answer(following)))
        return Journey(hops)

    def answer(self, request: Request) -> TracedAnswer:
        """The answer to one visit."""
        if request not in self._known:
            self._known[request] = self._answer(request)
        return self._known[request]

    def _answer(self, request: Request) -> TracedAnswer:
        site = self.middleware.records.site(request[0][0])
        if site is None or self.workspace_id not in (None, site.workspace_id):
            return TracedAnswer(None, None, StopReason.HOSTNAME)
        environ = self.environ(request)
        if self._visitor is None:
            # What decides depends on headers, address and country alone.
            self._visitor = dry_run_visitor(self.middleware, environ, self._country)
        visit = self.middleware.dry_run(site, environ, self._now, self._visitor)
        stopped_by = StopReason.RECORD.value if visit.kind is RouteKind.NOTHING else None
        if visit.decision is not None and visit.decision.failed is not None:
            stopped_by = visit.decision.failed.value
        status, headers, _ = visit.response
        return TracedAnswer(site, visit, stopped_by, int(status[:3]), dict(headers).get("Location"))

    def following(self, answer: TracedAnswer, method: str) -> Request | None:
        """The visit that follows a redirect; None if that leads away from the workspace's hostnames."""
        assert answer.site is not None
        assert answer.location is not None
        try:
            parts = next_request(answer.location)
        except Invalid:
            return None
        other_site = self.middleware.records.site(parts[0])
        if other_site is None or other_site.workspace_id != answer.site.workspace_id:
            return None
        if other_site.www_host is not None and other_site.host == answer.site.host:
            # From X to www.X, which is not connected: that belongs to another site.
            return None
        is_preserved = answer.status in METHOD_KEEPING or method == "HEAD"
        return parts, method if is_preserved else "GET"
