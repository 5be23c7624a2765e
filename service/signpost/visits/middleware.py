"""The WSGI gate in front of Flask: connected hostnames are answered here, everything else is the service origin.

A visit passes no token, no rate limit and no Flask, and waits for no write. Works under any WSGI server that gives
the raw path (REQUEST_URI or RAW_URI); where it is missing, escaped slashes cannot be told from plain ones.
"""

import re
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any
from urllib.parse import quote

from flask import Flask

from signpost.clicks.counter import Clicks
from signpost.domain import addresses
from signpost.runtime import rate_limits, throttle
from signpost.runtime.settings import service_origin
from signpost.storage import database, keys
from signpost.storage.app_parts import parts_of
from signpost.visits import pages
from signpost.visits.cache import STATUS_LINES, Rule, RuleCache, Sent, Site, hostname_in, sent_header
from signpost.visits.respond import Responder, Trace, Visit, WsgiResponse, nothing_here
from signpost.visits.stats import VisitStats
from signpost.web.proxies import SAFE, Proxies

# A password form is smaller than this.
FORM_BYTES = 4096
# The longest path and query of a visit, together: twice what browsers and proxies let through. What is made of a longer
# one, decoded, joined and encoded again, would keep other visitors waiting.
MAX_TARGET_BYTES = 16 * 1024
# What programs ask for on every host. Where a catch-all answers for one, that is no click.
_RESERVED_PATHS = tuple(f"/{name}" for name in addresses.RESERVED_ALIASES)
# Where a connected hostname says which instance answers for it: `signpost doctor` asks.
PROOF_PATH = "/.well-known/signpost"
_PLAIN_HOST = re.compile(r"[A-Za-z0-9._-]+(:\d*)?|\[[0-9A-Fa-f:.]+\](:\d*)?")


class VisitMiddleware:
    def __init__(self, app: Flask):
        settings = app.config
        self._flask = app.wsgi_app
        self._proxies = Proxies(settings)
        self._public_host = addresses.public_host(settings["PUBLIC_URL"])
        self._origin = service_origin(settings)
        self.rules = RuleCache(
            database.of(app).path,
            settings["RULES_CACHED"],
            self._public_host,
            requires_proof=settings["REQUIRE_HOST_PROOF"],
        )
        self.clicks = Clicks(app, settings["COUNTRY_DATABASE"])
        self._answers = Responder(self.clicks, rate_limits.of(app))
        self._pace = throttle.of(app)
        self.stats = VisitStats()
        self._proof = lambda: proof(settings["INSTANCE"])
        database.of(app).listeners.append(self.rules.forget)

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        began = time.perf_counter()
        self._proxies.look_through(environ)
        site = self.rules.site(environ.get("HTTP_HOST", ""))
        if site is None:
            return self._service(environ, start_response)
        status, headers, body = self.visit(site, environ)
        self.stats.observe(int(status[:3]), time.perf_counter() - began)
        start_response(status, headers)
        return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]

    def quick_answer(self, environ: dict[str, Any]) -> Sent | None:
        """The answer for a visit without a body, which waits for nothing; None for every other request.

        A server may ask this before it calls the app, and answer such visits without handing them to a pool.
        """
        method = environ["REQUEST_METHOD"]
        if method != "GET" and method != "HEAD":
            return None
        began = time.perf_counter()
        self._proxies.look_through(environ)
        site = self.rules.site(environ.get("HTTP_HOST", ""))
        if site is None:
            return None
        self._pace.visits += 1
        # Most visits are of this kind: the same answer for everyone, kept as it is sent.
        rule = self.rules.exact(site, raw_path(environ))
        if rule is not None and rule.ready is not None and method == "GET":
            self._count(rule, environ)
            self.stats.observe(rule.ready[0], time.perf_counter() - began)
            return rule.ready
        status, headers, body = self.visit(site, environ)
        self.stats.observe(int(status[:3]), time.perf_counter() - began)
        return int(status[:3]), tuple(sent_header(*header) for header in headers), b"" if method == "HEAD" else body

    def is_visit(self, environ: Mapping[str, Any]) -> bool:
        """Whether a request that `quick_answer` left alone is for a connected hostname."""
        return self.rules.site(environ.get("HTTP_HOST", "")) is not None

    def visit(self, site: Site, environ: Mapping[str, Any], trace: Trace | None = None) -> WsgiResponse:
        """The whole answer for a visit of `site`. trace: of a visit that is only imagined."""
        path = raw_path(environ)
        if len(path) + len(environ.get("QUERY_STRING", "")) > MAX_TARGET_BYTES:
            return _pages(environ).too_long()
        is_reserved = path.startswith(_RESERVED_PATHS) and path.split("/")[1] in addresses.RESERVED_ALIASES
        if is_reserved or path[-1:] == "+":
            special = self._special(site, path, environ, trace)
            if special is not None:
                return special
        found = self.rules.find(site, path)
        if trace is not None:
            trace.steps.append(("record", found))
        if found is None:
            return self._nothing(site, path, environ)
        rule = found[0]
        if rule.ready is not None and environ["REQUEST_METHOD"] == "GET" and not is_reserved and trace is None:
            self._count(rule, environ)
            return _received(rule.ready)
        return self._answers.answer(site, *found, self._visit(rule, path, environ, trace, is_reserved))

    def _count(self, rule: Rule, environ: Mapping[str, Any]) -> None:
        if not _is_prefetch(environ):
            self.clicks.count(rule.seq, self.clicks.visitor(environ))

    def _visit(
        self, rule: Rule, path: str, environ: Mapping[str, Any], trace: Trace | None, is_reserved: bool
    ) -> Visit:
        method = environ["REQUEST_METHOD"]
        visit = Visit(
            method=method,
            path=path,
            query=environ.get("QUERY_STRING", ""),
            address=environ.get("REMOTE_ADDR", ""),
            visitor=self.clicks.visitor(environ) if trace is None else self.clicks.onlooker(environ),
            pages=_pages(environ),
            now=time.time() if trace is None else trace.now,
            counts=method != "HEAD" and not is_reserved and not _is_prefetch(environ),
            form=lambda: _form(environ),
            trace=trace,
        )
        if trace is not None:
            trace.rule, trace.visit = rule, visit
        return visit

    def _special(self, site: Site, path: str, environ: Mapping[str, Any], trace: Trace | None) -> WsgiResponse | None:
        """What stands beside a hostname's records: robots.txt, challenges of certificate authorities, previews."""
        answer = None
        if path == "/robots.txt":
            answer = pages.robots()
        elif path == PROOF_PATH:
            answer = "200 OK", [("Content-Type", "text/plain"), ("Cache-Control", "no-store")], self._proof()
        elif path.startswith("/.well-known/acme-challenge/"):
            answer = _pages(environ).not_found()
        elif path[-1:] == "+":
            # No alias holds a plus sign. A catch-all is no link that could be previewed.
            found = self.rules.find(site, path[:-1])
            if found is not None and found[0].alias and not found[1]:
                if trace is not None:
                    trace.steps.append(("record", found))
                answer = self._answers.preview(site, found[0], self._visit(found[0], path, environ, trace, False))
        if trace is not None and answer is not None:
            trace.steps.append(("special", path))
        return answer

    def _nothing(self, site: Site, path: str, environ: Mapping[str, Any]) -> WsgiResponse:
        if path == "/favicon.ico":
            return pages.no_icon()
        hint = self._origin if addresses.is_loopback_name(site.host) else None
        return nothing_here(site, environ["REQUEST_METHOD"], _pages(environ), hint)

    def _service(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        header = environ.get("HTTP_HOST", "")
        host = _host_alone(header)
        if (
            self._public_host is not None
            and host != self._public_host
            and not (host and addresses.is_loopback_name(host))
        ):
            status, headers, body = _pages(environ).not_found()
            start_response(status, headers)
            return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]
        environ[SAFE] = self._proxies.is_safe(environ, host)
        if host is None:
            # Werkzeug would fail on it outside of any error handler.
            environ["HTTP_HOST"] = "invalid"
        return self._flask(environ, start_response)

    def close(self) -> None:
        self.clicks.close()
        self.rules.close()


def _received(answer: Sent) -> WsgiResponse:
    """An answer as WSGI has it. The list is a new one: whoever sends it may add to it."""
    status, headers, body = answer
    return STATUS_LINES[status], [(name.decode().title(), value.decode("latin-1")) for name, value in headers], body


def _host_alone(header: str) -> str | None:
    """The host of a Host header, without port; None where it is not one."""
    if not _PLAIN_HOST.fullmatch(header) or len(header) > addresses.HOST_LENGTH:
        return None
    if header.startswith("["):
        return header.partition("]")[0][1:]
    return hostname_in(header)


def _form(environ: Mapping[str, Any]) -> bytes:
    length = environ.get("CONTENT_LENGTH") or ""
    return environ["wsgi.input"].read(min(int(length), FORM_BYTES)) if length.isascii() and length.isdigit() else b""


def _pages(environ: Mapping[str, Any]) -> pages.Pages:
    return pages.pages_for(environ.get("HTTP_ACCEPT_LANGUAGE", ""))


def _is_prefetch(environ: Mapping[str, Any]) -> bool:
    if "HTTP_SEC_PURPOSE" not in environ and "HTTP_PURPOSE" not in environ:
        return False
    purpose = f"{environ.get('HTTP_SEC_PURPOSE', '')},{environ.get('HTTP_PURPOSE', '')}".lower()
    return "prefetch" in purpose or "prerender" in purpose or "preview" in purpose


def raw_path(environ: Mapping[str, Any]) -> str:
    """The path as the visitor sent it, percent-encoded; not ASCII: one character a byte."""
    target = environ.get("REQUEST_URI") or environ.get("RAW_URI")
    if target is None:
        return quote(environ.get("PATH_INFO", "").encode("latin-1", "replace"), safe="/!$&'()*+,;=:@-._~")
    path = target.partition("?")[0] if "?" in target else target
    if path[:1] != "/":
        # A proxy's request names the whole URL.
        path = "/" + (path.partition("://")[2].partition("/")[2] if "://" in path else path)
    return path


def init_app(app: Flask) -> None:
    """Put the gate in front of the app."""
    app.wsgi_app = parts_of(app).add(VisitMiddleware(app))  # type: ignore[method-assign]


def proof(instance: str) -> bytes:
    """What tells this instance from any other, and says nothing else."""
    return keys.derive(instance, "proof")[:16].hex().encode()


def of(app: Flask) -> VisitMiddleware:
    return parts_of(app)[VisitMiddleware]
