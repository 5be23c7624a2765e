"""WSGI middleware in front of Flask: it answers visits of connected hostnames and passes on all other requests.

A visit checks no token and no rate limit, never reaches Flask, and never waits for a write. The middleware works under
any WSGI server. `%2F` in a path can be told from `/` only if the server provides REQUEST_URI or RAW_URI.
"""

import json
import logging
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from enum import Enum, auto
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import cysqlite
from flask import Flask
from pluggy import PluginManager

from signpost.clicks.agents import MAX_LENGTH, is_bot
from signpost.clicks.counter import ClickCounter
from signpost.clicks.places import GeoDatabase
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.clicks.click_events import MissSink, VisitSink, VisitSinks
from signpost.domain.errors import Invalid, ServiceError, StorageUnavailable
from signpost.domain.hosts import app_links
from signpost.domain.json_types import Environ, OwnEnviron
from signpost.domain.records import addresses, requests, resolution
from signpost.domain.texts import cut
from signpost.runtime import bulkheads, rate_limits, throttle
from signpost.runtime.settings import geo_file, service_origin
from signpost.storage import database, instance_folder
from signpost.storage.app_parts import parts_of
from signpost.storage.keys import Key
from signpost.visits import pages
from signpost.visits.cache import LookupResult, RecordCache, Site
from signpost.visits.compile import CompiledRecord
from signpost.visits.confirmation import ConfirmationForm, ConfirmationTokens, parse_confirmation
from signpost.visits.decide import Check, Decision, Visit, decide, decide_preview, expired_response
from signpost.visits.requests import (
    is_prefetch,
    is_uncounted_in,
    pages_of,
    query_in,
    raw_path,
    read_form,
    service_host_in,
)
from signpost.visits.respond import NO_STORE, SentResponse, WsgiResponse, to_sent, to_wsgi
from signpost.visits.state import DryRunState, VisitState
from signpost.web.proxies import SAFE, Proxies

# As many redirects as browsers follow.
MAX_HOPS = 20
# Why a record does not lead to its destination, where visitors may be redirected elsewhere.
_NOT_FOUND = (Check.PAUSED, Check.STARTS)
_EXPIRED = (Check.EXPIRES, Check.MAX_CLICKS)
# The same failure is logged again after this long.
LOG_EVERY_S = 60.0

logger = logging.getLogger("signpost")

# Upper bounds, in seconds; most visits take some ten microseconds.
BOUNDS_S = (0.00002, 0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1.0)


class VisitStats:
    """Counts of visits by answer and by duration. Each visit is counted before it ends, so only by additions.

    There is no lock: the interpreter does not switch threads within an addition, and a count that is one too low does
    no harm. statuses: by the first digit of the answer. buckets: by BOUNDS_S; the last is for slower visits.
    """

    def __init__(self) -> None:
        self.statuses = [0] * 10
        self.buckets = [0] * (len(BOUNDS_S) + 1)
        self.seconds = 0.0

    def observe(self, status: int, seconds: float) -> None:
        self.statuses[status // 100] += 1
        self.buckets[bisect_left(BOUNDS_S, seconds)] += 1
        self.seconds += seconds


# Maximum length of path and query together, twice what browsers and proxies allow. Decoding a longer target would delay
# other visitors.
MAX_TARGET_BYTES = 16 * 1024
# Paths that programs request from every host. A visit of one is not a click, even if a catch-all answers it.
_RESERVED_PATHS = tuple(f"/{name}" for name in addresses.RESERVED_ALIASES)


class RouteKind(Enum):
    TOO_LONG = auto()
    # Answered by Signpost itself, like robots.txt.
    OWN = auto()
    PREVIEW = auto()
    RECORD = auto()
    # One of _RESERVED_PATHS, answered by a catch-all: not a click.
    RESERVED = auto()
    NOTHING = auto()


# What answers a path: (kind, the record, or the response if no record answers).
# A plain tuple, because nearly every visit creates one.
Route = tuple[RouteKind, LookupResult | None, WsgiResponse | None]


class DryRunVisit(NamedTuple):
    """The result of a visit that did not take place. answer, visit and decision are None if no record answers."""

    kind: RouteKind
    response: WsgiResponse
    answer: LookupResult | None = None
    visit: Visit | None = None
    decision: Decision | None = None
    # Whether visitors would have been sent in a circle, and see a page instead.
    goes_round: bool = False

    @property
    def record(self) -> CompiledRecord | None:
        return None if self.answer is None else self.answer.record


class _NeedsWorkerThread(Exception):
    """The visit may have to wait, so a worker thread must answer it. Nothing has been counted yet."""


def _sent_on(environ: Environ, following: tuple[str, str, str]) -> Environ:
    """The visit that follows a redirect."""
    host, path, query = following
    target = f"{path}?{query}" if query else path
    return {
        **environ, "HTTP_HOST": host, "REQUEST_METHOD": "GET", "REQUEST_URI": target, "RAW_URI": target,
        "PATH_INFO": unquote(path, "latin-1"), "QUERY_STRING": query,
    }  # fmt: skip


class VisitMiddleware:
    def __init__(self, app: Flask):
        settings = app.config
        self._flask = app.wsgi_app
        self.proxies = Proxies(settings)
        # Visits are refused if the local copy is older than this; None: never.
        self._copy_max_age_s: int | None = settings["COPY_MAX_AGE_S"]
        self._cluster = database.of(app).cluster
        self._public_host = addresses.public_host(settings["PUBLIC_URL"])
        self._origin = service_origin(settings)
        self._ports = {None, 80, 443, settings["LINK_PORT"], settings["PORT"]}
        self.records = RecordCache(
            database.of(app).cluster.follow,
            database.of(app).generation,
            settings["RULES_CACHED"],
            self._public_host,
            requires_proof=settings["REQUIRE_HOST_PROOF"],
            replace_damaged=database.of(app).cluster.replace_damaged,
        )
        self.places = parts_of(app).add(GeoDatabase(geo_file(settings)))
        # Features are asked once, here: a visit calls no hook.
        hook = parts_of(app)[PluginManager].hook
        sinks: list[VisitSink] = hook.visit_sink(app=app)
        self.clicks = ClickCounter(app, self.places, sinks[0] if len(sinks) == 1 else VisitSinks(sinks))
        self._is_uncounted = is_uncounted_in(settings["EXCLUDE_NETWORKS"])
        self._miss_sinks: list[MissSink] = hook.miss_sink(app=app)
        self._miss_logged_at = self._unreadable_logged_at = -LOG_EVERY_S
        key = parts_of(app)[Key]
        confirmation_tokens = ConfirmationTokens(lambda: key.derive("buttons of visitors' pages"))
        self._state = VisitState(self.clicks, rate_limits.of(app), bulkheads.of(app), confirmation_tokens)
        self._visit_rate = throttle.of(app)
        self.stats = VisitStats()
        self._has_refused_mount = False
        self.claim = instance_folder.VisitsClaim(database.of(app).path.parent, self._cluster.begin_visits)
        self._proof: Callable[[], bytes] = lambda: proof(key)
        database.of(app).listeners.append(self.records.forget)

    def __call__(self, environ: OwnEnviron, start_response: Callable[..., Any]) -> Iterable[bytes]:
        if environ.get("SCRIPT_NAME"):
            return self._refuse_mount(environ["SCRIPT_NAME"], start_response)
        self.claim.check()
        began = time.perf_counter()
        self.proxies.look_through(environ)
        try:
            site = self.records.site(environ.get("HTTP_HOST", ""))
        except cysqlite.Error as error:
            # /readyz says why, on hostnames that can be none of a workspace.
            if self._is_of_service(environ):
                return self._service(environ, start_response)
            self._say_unreadable(error)
            status, headers, body = pages_of(environ).unavailable()
            start_response(status, headers)
            return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]
        if site is None:
            return self._service(environ, start_response)
        self._visit_rate.visits += 1
        if self._copy_max_age_s is not None and self._is_copy_too_old():
            status, headers, body = pages_of(environ, site.theme).unavailable()
        else:
            try:
                status, headers, body = self._visit(site, environ)
            except cysqlite.Error as error:
                self._say_unreadable(error)
                status, headers, body = pages_of(environ, site.theme).unavailable()
        self.stats.observe(int(status[:3]), time.perf_counter() - began)
        start_response(status, headers)
        return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]

    def answer_without_waiting(self, environ: OwnEnviron) -> SentResponse | None:
        """Answer a visit with GET or HEAD from memory.

        Returns None for any other request, and for a visit that may have to wait for the disk or for the count of its
        clicks. A server can call this on its own thread and give only the remaining requests to a pool.
        """
        began = time.perf_counter()
        self.proxies.look_through(environ)
        method = environ["REQUEST_METHOD"]
        if method != "GET" and method != "HEAD":
            return None
        try:
            site = self.records.site(environ.get("HTTP_HOST", ""))
            if site is None or (self._copy_max_age_s is not None and self._is_copy_too_old()):
                return None
            # Most visits get here: the answer is the same for everyone and is cached in the form in which it is sent.
            path = raw_path(environ)
            record = self.records.exact(site, path)
            if record is not None and record.static_response is not None and method == "GET":
                self._visit_rate.visits += 1
                if not self._is_uncounted(environ):
                    self.clicks.count(record.seq, self.clicks.visitor(environ))
                self.stats.observe(record.static_response.status, time.perf_counter() - began)
                return record.static_response
            if self.records.is_slow_to_find(site, path):
                return None
            response = self._visit(site, environ, may_wait=False)
        except (_NeedsWorkerThread, cysqlite.Error):
            return None
        self._visit_rate.visits += 1
        self.stats.observe(int(response[0][:3]), time.perf_counter() - began)
        return to_sent(response, with_body=method != "HEAD")

    def _is_copy_too_old(self) -> bool:
        return (self._cluster.copy_age_s or 0.0) > (self._copy_max_age_s or 0)

    def is_visit(self, environ: Environ) -> bool:
        """Whether a request is for a connected hostname."""
        return self.workspace_of(environ) is not None

    def workspace_of(self, environ: Environ) -> str | None:
        """The workspace of the requested hostname; None if the hostname is not connected, or nobody can say."""
        try:
            site = self.records.site(environ.get("HTTP_HOST", ""))
        except cysqlite.Error:
            return None
        return None if site is None else site.workspace_id

    def _is_of_service(self, environ: Environ) -> bool:
        """Whether a hostname is the service's own by its settings alone; `localhost` may be a workspace's."""
        host = service_host_in(environ.get("HTTP_HOST", "")) or ""
        is_address = addresses.is_loopback_name(host) and not host.endswith("localhost")
        return is_address or (self._public_host is not None and host == self._public_host)

    def _say_unreadable(self, error: cysqlite.Error) -> None:
        """Say why visitors get 503; there may be very many, so now and then."""
        if time.monotonic() - self._unreadable_logged_at > LOG_EVERY_S:
            self._unreadable_logged_at = time.monotonic()
            logger.error("Visits cannot be answered, because the database cannot be read: %s", error)

    def dry_run(self, site: Site, environ: Environ, now: float, visitor: Visitor | None = None) -> DryRunVisit:
        """Decide a visit without counting it, taking a turn, or trying a password.

        now: seconds since 1970. visitor: the visitor that `environ` describes; parsing one takes milliseconds, so
        callers with many visits pass it.
        """
        found = self._dry_run(site, environ, now, visitor)
        if (page := self._page_for_circle(site, environ, found.kind, found.decision, found.response)) is None:
            return found
        decision = None if found.decision is None else found.decision._replace(response=page)
        return found._replace(response=page, decision=decision, goes_round=True)

    def _dry_run(self, site: Site, environ: Environ, now: float, visitor: Visitor | None = None) -> DryRunVisit:
        """The same, without a look at where it leads on from there."""
        kind, answer, response = self._route(site, environ)
        if answer is None:
            assert response is not None
            return DryRunVisit(kind, response)
        visitor = visitor or self.clicks.anonymous_visitor(environ)
        visit, state = self._visit_of(site, kind, answer.record, environ, visitor, now), DryRunState(self._state)
        if kind is RouteKind.PREVIEW:
            decision = decide_preview(site, answer.record, visit, state)
        else:
            decision = decide(site, answer, visit, state)
        return DryRunVisit(kind, decision.response, answer, visit, decision)

    def is_answered(self, host: str, path: str, query: str = "") -> bool:
        """Whether something answers at `path` of `host` now. path: percent-encoded, as browsers send it."""
        site = self.records.site(host)
        return site is not None and self._route(
            site, {"REQUEST_URI": path, "QUERY_STRING": query, "REQUEST_METHOD": "GET"}
        )[0] is not (RouteKind.NOTHING)

    # --- visits -----------------------------------------------------------------------------------------------

    def _visit(self, site: Site, environ: Environ, *, may_wait: bool = True) -> WsgiResponse:
        """Answer a visit of `site`, and count it if it is a click.

        may_wait: whether the calling thread may wait until clicks are counted. If not, raises _NeedsWorkerThread where
        the answer depends on that count.
        """
        kind, answer, response = self._route(site, environ)
        if answer is None:
            assert response is not None
            # First, since it may call for another thread.
            circle = self._page_for_circle(site, environ, kind, None, response, may_wait=may_wait)
            if kind is RouteKind.NOTHING and environ["REQUEST_METHOD"] != "HEAD" and not self._is_uncounted(environ):
                self._count_miss(site, raw_path(environ), environ)
            return circle or response
        record = answer.record
        if record.static_response is not None and kind is RouteKind.RECORD and environ["REQUEST_METHOD"] == "GET":
            if not self._is_uncounted(environ):
                self.clicks.count(record.seq, self.clicks.visitor(environ))
            return to_wsgi(record.static_response)
        if not may_wait and record.max_clicks is not None and not self.clicks.has_exact_count(record.seq):
            raise _NeedsWorkerThread
        now = times.epoch_s() if record.is_timed else 0.0
        confirmation = None
        if record.version and environ["REQUEST_METHOD"] == "POST":
            confirmation = parse_confirmation(read_form(environ))
            if confirmation is not None:
                environ = {**environ, "HTTP_REFERER": confirmation.referrer}
        visit = self._visit_of(site, kind, record, environ, self.clicks.visitor(environ), now, confirmation)
        if kind is RouteKind.PREVIEW:
            return decide_preview(site, record, visit, self._state).response
        try:
            decision = decide(site, answer, visit, self._state)
            if decision.counts:
                if record.max_clicks is None:
                    self.clicks.count(record.seq, visit.visitor, decision.destination, decision.rule)
                elif not self.clicks.try_count(
                    record.seq,
                    record.max_clicks,
                    visit.visitor,
                    decision.destination,
                    decision.rule,
                    key=confirmation.key if confirmation is not None else "",
                ):
                    # Other visitors have used the last clicks since the check.
                    return expired_response(site, record, visit)
        except StorageUnavailable:
            return visit.pages.unavailable()
        circle = self._page_for_circle(site, environ, kind, decision, decision.response, may_wait=may_wait)
        return circle or decision.response

    def _page_for_circle(
        self,
        site: Site,
        environ: Environ,
        kind: RouteKind,
        decision: Decision | None,
        response: WsgiResponse,
        *,
        may_wait: bool = True,
    ) -> WsgiResponse | None:
        """A page instead of a redirect to a page for "not found" or "expired" that leads in a circle; else None.

        Hostnames can send what they do not find to each other, directly or through links. Each record and each setting
        is fine by itself, so this is decided where visitors would go round. The way is the one that this visitor would
        go, and depends on nothing that a visitor sends but what decides the visit itself.
        """
        failed = None if decision is None else decision.failed
        if kind is not RouteKind.NOTHING and failed not in _NOT_FOUND and failed not in _EXPIRED:
            return None
        location = next((value for name, value in response[1] if name == "Location"), None)
        if location is None or not self._goes_round(location, environ, may_wait=may_wait):
            return None
        texts = pages_of(environ, site.theme)
        return texts.gone() if failed in _EXPIRED else texts.not_found()

    def _goes_round(self, location: str, environ: Environ, *, may_wait: bool) -> bool:
        """Whether visitors who are sent to `location` come by the same address again, or never leave this server."""
        seen: set[tuple[str, str, str]] = set()
        visitor: Visitor | None = None
        for _ in range(MAX_HOPS):
            following = self._at_this_server(location)
            site = self.records.site(following[0]) if following is not None else None
            if following is None or site is None:
                return False
            if following in seen:
                return True
            if not may_wait:
                raise _NeedsWorkerThread
            seen.add(following)
            visitor = visitor or self.clicks.anonymous_visitor(environ)
            found = self._dry_run(site, _sent_on(environ, following), times.epoch_s(), visitor)
            onward = next((value for name, value in found.response[1] if name == "Location"), None)
            if onward is None:
                return False
            location = onward
        return True

    def _at_this_server(self, location: str) -> tuple[str, str, str] | None:
        """Host, path and query, where a web address has no port on which something else would answer."""
        try:
            if urlsplit(location).port not in self._ports:
                return None
            return requests.next_request(location)
        except (Invalid, ValueError):
            return None

    def _visit_of(
        self,
        site: Site,
        kind: RouteKind,
        record: CompiledRecord,
        environ: Environ,
        visitor: Visitor,
        now: float,
        confirmation: ConfirmationForm | None = None,
    ) -> Visit:
        method = environ["REQUEST_METHOD"]
        is_uncounted = self._is_uncounted if record.max_clicks is None else is_prefetch
        return Visit(
            method=method,
            path=raw_path(environ),
            query=query_in(environ),
            address=environ.get("REMOTE_ADDR", ""),
            languages=environ.get("HTTP_ACCEPT_LANGUAGE", ""),
            user_agent=environ.get("HTTP_USER_AGENT", ""),
            visitor=visitor,
            pages=pages_of(environ, site.theme),
            now=now,
            is_click=method != "HEAD" and kind is not RouteKind.RESERVED and not is_uncounted(environ),
            form=lambda: read_form(environ),
            referrer=environ.get("HTTP_REFERER", "")[:MAX_LENGTH] if record.version else "",
            confirmation=confirmation,
        )

    def _count_miss(self, site: Site, path: str, environ: Environ) -> None:
        for sink in self._miss_sinks:
            query = query_in(environ)
            if query and not self.records.has_queries_at(site, path):
                query = ""
            try:
                sink.count(site.host, site.workspace_id, path, is_bot(environ.get("HTTP_USER_AGENT", "")), query)
            except Exception:
                # The visitor gets the same answer. There may be very many, so the log says it now and then.
                if time.monotonic() - self._miss_logged_at > LOG_EVERY_S:
                    self._miss_logged_at = time.monotonic()
                    logger.exception("A path that is not found could not be counted.")

    def _route(self, site: Site, environ: Environ) -> Route:
        path, query = raw_path(environ), query_in(environ)
        if len(path) + len(environ.get("QUERY_STRING", "")) > MAX_TARGET_BYTES:
            return RouteKind.TOO_LONG, None, pages_of(environ, site.theme).too_long()
        is_reserved = path.startswith(_RESERVED_PATHS) and path.split("/")[1] in addresses.RESERVED_ALIASES
        if is_reserved and (response := self._own_page(site, path, environ)) is not None:
            return RouteKind.OWN, None, response
        found = self.records.find(site, path, query)
        if path == app_links.ROOT_PATH and (found is None or not found.is_whole):
            content = self.records.app_links(site).get(f"/.well-known{path}")
            if content is not None:
                return RouteKind.OWN, None, pages.app_links(content)
        if path[-1:] == "+":
            before = resolution.preview_of(path, found, lambda path: self.records.find(site, path, query))
            if before is not None and before.record.address:
                return RouteKind.PREVIEW, before, None
        if found is None:
            return RouteKind.NOTHING, None, self._not_found(site, path, environ)
        is_foreign = is_reserved and not found.is_whole
        return RouteKind.RESERVED if is_foreign else RouteKind.RECORD, found, None

    def _own_page(self, site: Site, path: str, environ: Environ) -> WsgiResponse | None:
        """The paths that Signpost answers itself: robots.txt, files for apps, ACME challenges, our proof."""
        if path == requests.ROBOTS_PATH:
            return pages.robots()
        if path == requests.PROOF_PATH:
            return "200 OK", [("Content-Type", "text/plain"), ("Cache-Control", NO_STORE)], self._proof()
        if path in app_links.PATHS and (content := self.records.app_links(site).get(path)) is not None:
            return pages.app_links(content)
        if path.startswith(requests.CHALLENGES):
            return pages_of(environ, site.theme).not_found()
        return None

    def _not_found(self, site: Site, path: str, environ: Environ) -> WsgiResponse:
        if path == "/favicon.ico":
            return pages.no_icon()
        hint = self._origin if addresses.is_loopback_name(site.host) else None
        return site.not_found.response(path, environ["REQUEST_METHOD"], pages_of(environ, site.theme), hint)

    # --- the service origin -----------------------------------------------------------------------------------

    def _service(self, environ: OwnEnviron, start_response: Callable[..., Any]) -> Iterable[bytes]:
        host = service_host_in(environ.get("HTTP_HOST", ""))
        is_loopback = host is not None and addresses.is_loopback_name(host)
        if self._public_host is not None and host != self._public_host and not is_loopback:
            status, headers, body = pages_of(environ).not_found()
            start_response(status, headers)
            return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]
        environ[SAFE] = self.proxies.is_safe(environ, host)
        if host is None:
            # Werkzeug would raise outside of any error handler.
            environ["HTTP_HOST"] = "invalid"
        return self._flask(environ, start_response)

    def _refuse_mount(self, path: str, start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer 500 if the app is mounted under a path, because all its URLs assume the root of a hostname."""
        error = ServiceError(
            f"Signpost is mounted under the path {cut(path, 100)}, where it cannot work: links, cookies and the "
            "sign-in of agents need the root of a hostname. Send it all requests for hostnames of its own instead."
        )
        if not self._has_refused_mount:
            self._has_refused_mount = True
            logger.error(error.message)
        headers = [("Content-Type", "application/json"), ("Cache-Control", NO_STORE)]
        start_response("500 Internal Server Error", headers)
        return [json.dumps(error.body()).encode()]

    def close(self) -> None:
        for sink in self._miss_sinks:
            try:
                sink.close()
            except Exception:
                logger.exception("What counts paths that are not found failed at the end.")
        self.clicks.close()
        self.places.close()
        self.records.close()
        self.claim.release()


def init_app(app: Flask) -> None:
    """Put the middleware in front of Flask."""
    app.wsgi_app = parts_of(app).add(VisitMiddleware(app))  # type: ignore[method-assign]


def proof(key: Key) -> bytes:
    """A text that identifies this instance and reveals nothing about its key."""
    return key.derive("proof")[:16].hex().encode()


def of(app: Flask) -> VisitMiddleware:
    return parts_of(app)[VisitMiddleware]


def added_to(app: Flask) -> VisitMiddleware:
    """The part of an app that answers visits, which is added where it has none, as those of most commands."""
    if VisitMiddleware not in parts_of(app):
        parts_of(app).add(rate_limits.RateLimits())
        init_app(app)
    return of(app)
