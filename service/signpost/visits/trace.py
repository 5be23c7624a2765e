"""Following visits of many URLs, from redirect to redirect: where each of them leads. An extension.

The code that decides all visits (`VisitMiddleware.imagine`) decides these too. Nothing is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.schemas.explain import MAX_URL_LENGTH
from signpost.storage.models import Record
from signpost.visits.cache import Site
from signpost.visits.decide import METHOD_KEEPING
from signpost.visits.explain import environ_of, imagined_visitor, parts_of
from signpost.visits.middleware import ImaginedVisit, RouteKind, VisitMiddleware

# As many as browsers follow.
MAX_HOPS = 20


class Stop(StrEnum):
    """What may stop a visit besides the checks of a record (`decide.Check`)."""

    HOSTNAME = "hostname"
    RECORD = "record"
    LOOP = "loop"
    HOPS = "hops"


@dataclass(frozen=True, slots=True)
class Trace:
    """Where a visit of `url` leads.

    status, location, record_seq: of the first answer; None: there is none.  hops: the redirects of the workspace's
    records on the way.  stopped_by: a `Stop` or a `Check`, here or further on.  error: why `url` cannot be read.
    """

    url: str
    status: int | None = None
    location: str | None = None
    hops: int = 0
    record_seq: int | None = None
    stopped_by: str | None = None
    error: str | None = None


class Answer(NamedTuple):
    """The answer to one visit. site: None if the hostname is not connected."""

    site: Site | None
    visit: ImaginedVisit | None
    stopped_by: str | None
    status: int | None = None
    location: str | None = None


# Host, raw path and query; the method.
Request = tuple[tuple[str, str, str], str]


class Tracer:
    """Follows the visits of one visitor; what several of them pass is looked up once.

    workspace_id: hostnames of other workspaces are treated as not connected; None: those of any workspace are followed.
    at, headers, address, country: as `explain` takes them.  It remembers every URL that it has passed: use it for one
    batch.
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
        self._middleware = middleware
        self._workspace_id = workspace_id
        self._now = times.seconds_of(at or times.now_text())
        self._method = method
        self._headers = headers or {}
        self._address = address
        self._country = country
        self._visitor: Visitor | None = None
        self._known: dict[Request, Answer] = {}

    def trace(self, url: str) -> Trace:
        """Where a visit of `url` leads, after at most MAX_HOPS redirects."""
        if len(url) > MAX_URL_LENGTH:
            return Trace(url, error=f"Longer than {MAX_URL_LENGTH} characters.")
        try:
            request = parts_of(url), self._method
        except Invalid as refusal:
            return Trace(url, error=" ".join(refusal.errors["url"]))
        first = answer = self.answer(*request)
        seen = {request}
        hops, stopped_by = 0, first.stopped_by
        while stopped_by is None and answer.location is not None:
            hops += 1
            following = self.following(answer, request[1])
            if following is None:
                break
            if following in seen:
                stopped_by = Stop.LOOP
            elif hops == MAX_HOPS:
                stopped_by = Stop.HOPS
            else:
                seen.add(following)
                request, answer = following, self.answer(*following)
                stopped_by = answer.stopped_by
        record = first.visit.record if first.visit is not None else None
        return Trace(url, first.status, first.location, hops, None if record is None else record.seq, stopped_by)

    def answer(self, parts: tuple[str, str, str], method: str) -> Answer:
        """The answer to a visit of a URL, which consists of `parts`."""
        request = parts, method
        if (known := self._known.get(request)) is not None:
            return known
        answer = self._known[request] = self._answer(parts, method)
        return answer

    def _answer(self, parts: tuple[str, str, str], method: str) -> Answer:
        host, path, query = parts
        site = self._middleware.records.site(host)
        if site is None or self._workspace_id not in (None, site.workspace_id):
            return Answer(None, None, Stop.HOSTNAME)
        environ = environ_of(host, path, query, method, self._headers, self._address)
        if self._visitor is None:
            # What decides depends on headers, address and country alone.
            self._visitor = imagined_visitor(self._middleware, environ, self._country)
        visit = self._middleware.imagine(site, environ, self._now, self._visitor)
        stopped_by = Stop.RECORD.value if visit.kind is RouteKind.NOTHING else None
        if visit.decision is not None and visit.decision.failed is not None:
            stopped_by = visit.decision.failed.value
        status, headers, _ = visit.response
        return Answer(site, visit, stopped_by, int(status[:3]), dict(headers).get("Location"))

    def following(self, answer: Answer, method: str) -> Request | None:
        """The visit that follows a redirect; None if that leads away from the workspace's hostnames."""
        assert answer.site is not None
        assert answer.location is not None
        try:
            parts = parts_of(answer.location)
        except Invalid:
            return None
        there = self._middleware.records.site(parts[0])
        if there is None or there.workspace_id != answer.site.workspace_id:
            return None
        if there.www_host is not None and there.host == answer.site.host:
            # From X to www.X, which is not connected: that belongs to another site.
            return None
        is_kept = answer.status in METHOD_KEEPING or method == "HEAD"
        return parts, method if is_kept else "GET"


def trace_list(middleware: VisitMiddleware, urls: Iterable[str], **question: Any) -> list[dict[str, Any]]:
    """Where each of `urls` leads, in their order, with the records that answer. question: as `Tracer` takes it."""
    tracer = Tracer(middleware, **question)
    traces = [tracer.trace(url) for url in urls]
    records = dict(_records({one.record_seq for one in traces if one.record_seq is not None}))
    return [
        {
            "url": one.url,
            "status": one.status,
            "location": one.location,
            "hops": one.hops,
            "record": None if one.record_seq is None else records.get(one.record_seq),
            "stopped_by": one.stopped_by,
            "error": one.error,
        }
        for one in traces
    ]


def _records(seqs: set[int]) -> Iterator[tuple[int, dict[str, str]]]:
    for record in Record.select().where(Record.seq << [*seqs]):
        yield record.seq, {"id": record.id, "host": record.host, "alias": record.path}
