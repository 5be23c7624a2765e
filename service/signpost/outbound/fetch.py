"""Checking whether a URL is alive, and reading it, without ever connecting to an address that is not allowed.

A name is resolved once, all its addresses must be allowed, and connections go to these addresses alone; the same holds
for each redirect. Nothing takes longer than TIMEOUT_S, with all redirects, and at most MAX_ANSWER_BYTES of each
body are read, where a caller does not say otherwise.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.cookiejar import CookieJar
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urljoin
from urllib.request import Request

from flask import Flask
from urllib3.exceptions import LocationParseError
from urllib3.util import Url, parse_url

from signpost.domain import times
from signpost.domain.records.addresses import is_refused_scheme, scheme_of
from signpost.domain.records.destination import Target
from signpost.domain.version import product_version
from signpost.outbound.causes import Cause, Failed
from signpost.outbound.public_addresses import Address, is_public, is_reachable, literal_address
from signpost.outbound.resolver import NoAddress, Unresolved, resolver_of
from signpost.storage.app_parts import parts_of

if TYPE_CHECKING:
    from signpost.outbound.transfer import Loops, Transfer

logger = logging.getLogger("signpost.outbound")

TIMEOUT_S = 10.0
# As many as browsers follow.
HOPS = 20
# The part of the time that HEAD has; GET has the rest.
HEAD_PART = 0.25
# Of a request. Servers refuse more.
MAX_COOKIE_BYTES = 8 * 1024
MAX_ANSWER_BYTES = 64 * 1024
# Statuses that prove that a page is there although it refuses us: docs/destinations.md lists them.
REFUSING = frozenset({401, 402, 403, 405, 407, 429, 451, 999})
# Those of them that end a check where HEAD gets them. With the others a server may refuse HEAD alone.
REFUSING_HEAD = frozenset({401, 429})
# Any other scheme that a destination may have is that of an app.
_OF_SERVERS = frozenset({"http", "https", "http+unix", "ftp", "ftps", "gopher", "dict"})
# What a check accepts: destinations are pages, and some servers have nothing for who does not ask for one.
_PAGES = "text/html,application/xhtml+xml,*/*;q=0.8"
_SECONDS = re.compile("[0-9]{1,6}")
# A user name and password, up to the last @ of what browsers take for the authority.
_USER = re.compile(r"(https?://)[^/?#\\]*@", re.IGNORECASE)
_REDIRECTS = (301, 302, 303, 307, 308)


@dataclass(frozen=True)
class FetchOutcome:
    """reason: "" for success, else a word: dns, not_public, connection, tls, timeout, too_large, too_many_redirects,
    http, bad_url. text: the same as a sentence. status: of the last answer. ms: of the whole check. retry_after_s: when
    the server that refused wants to be asked again, where it says so in seconds. cause: more exact than the reason.
    led_to: the address at which redirects ended; "" without one.
    """

    reason: str
    text: str
    status: int | None
    ms: int
    retry_after_s: int | None = None
    cause: Cause | None = None
    led_to: str = ""

    @property
    def is_up(self) -> bool:
        return not self.reason


# Waits until a host may be asked again; returns for how many seconds it has waited.
Pace = Callable[[str], float]


@dataclass(frozen=True)
class _Answered:
    """The status of an answer, and the address at which redirects ended; "" without one."""

    status: int
    led_to: str = ""


class _Waits(threading.local):
    """For how long what a thread asks for now has waited for its pace."""

    total_s = 0.0


class Resolves(Protocol):
    def addresses(self, host: str, timeout_s: float | None = None) -> list[Address]:
        """All addresses of `host`. Raises Unresolved."""
        ...


class Fetcher:
    """is_allowed: whether an address may be connected to. silence_s: how long a server may send nothing.

    pace: called before each request, redirects included; what it waits belongs to no time limit, and to no `ms`.
    """

    def __init__(
        self,
        resolver: Resolves,
        is_allowed: Callable[[Address], bool],
        timeout_s: float = TIMEOUT_S,
        silence_s: float | None = None,
        pace: Pace | None = None,
    ):
        self._resolver = resolver
        self._is_allowed = is_allowed
        self._timeout_s = timeout_s
        self._silence_s = silence_s or timeout_s
        self._pace, self._waits = pace, _Waits()
        self._lock = threading.Lock()
        self._loops: Loops | None = None

    def look(self, url: str) -> FetchOutcome:
        """Whether `url` is alive: HEAD, and GET where that does not show it."""
        return self._timed(lambda deadline: self._look(_fixed(url), deadline))

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> FetchOutcome:
        """Send `body` to `url`. Anything but a 2xx is a failure; redirects are not followed."""
        return self._timed(lambda deadline: self._post(_fixed(url), headers, body, deadline))

    @contextmanager
    def once(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: bytes | None,
        max_bytes: int,
        timeout_s: float | None = None,
    ) -> Iterator[Transfer]:
        """The answer to one request, whatever its status; a redirect is not followed. Raises Failed.

        max_bytes: of the body. timeout_s: where it is to be there earlier than others.
        """
        deadline = self._deadline(timeout_s)
        with self._exchange(method, _fixed(url), headers, body, deadline, max_bytes) as answer:
            yield answer

    @contextmanager
    def get(
        self,
        url: str,
        headers: Mapping[str, str],
        max_bytes: int = MAX_ANSWER_BYTES,
        timeout_s: float | None = None,
    ) -> Iterator[Transfer]:
        """The answer to a GET, whatever its status, after redirects. Raises Failed.

        max_bytes: of each body. timeout_s: as `once` has it. A header Authorization is for the host of `url` alone.
        """
        deadline = self._deadline(timeout_s)
        with self._follow("GET", _fixed(url), headers, deadline, max_bytes) as answer:
            yield answer

    def _deadline(self, timeout_s: float | None) -> float:
        """Of a request that begins now."""
        self._waits.total_s = 0.0
        return times.monotonic_s() + (self._timeout_s if timeout_s is None else min(timeout_s, self._timeout_s))

    def _timed(self, ask: Callable[[float], _Answered]) -> FetchOutcome:
        self._waits.total_s, began = 0.0, times.monotonic_s()
        try:
            answered = ask(began + self._timeout_s)
            return FetchOutcome("", "", answered.status, self._ms_since(began), led_to=answered.led_to)
        except Failed as error:
            failed = error
        except Exception:
            # Answers from outside can make a library's parser fail in unforeseeable ways.
            logger.debug("A destination's answer could not be read.", exc_info=True)
            failed = Failed(Cause.NOT_HTTP)
        ms = self._ms_since(began)
        return FetchOutcome(failed.reason, failed.text, failed.status, ms, failed.retry_after_s, failed.cause)

    def _ms_since(self, began: float) -> int:
        return round((times.monotonic_s() - began - self._waits.total_s) * 1000)

    def _look(self, url: str, deadline: float) -> _Answered:
        head_deadline = deadline - (1 - HEAD_PART) * self._timeout_s
        try:
            return self._living("HEAD", url, head_deadline)
        except Failed as failed:
            # Some servers do not support HEAD, refuse it, are silent or close the connection. These reasons would stop
            # a GET, too, unless HEAD had too little time for them.
            is_final = failed.reason in ("not_public", "dns", "tls", "bad_url")
            if is_final and times.monotonic_s() < head_deadline + self._waits.total_s:
                raise
        return self._living("GET", url, deadline)

    def _living(self, method: str, url: str, deadline: float) -> _Answered:
        """An answer that proves that a server is there. Raises Failed."""
        headers = {"Accept": _PAGES}
        with self._follow(method, url, headers, deadline, MAX_ANSWER_BYTES, reads_body=False) as answer:
            # 503 with the time when to come back: it is busy, as with 429.
            is_busy = answer.status == 503 and answer.headers.get("Retry-After")
            refusing = REFUSING_HEAD if method == "HEAD" else REFUSING
            if answer.status < 400 or answer.status in refusing or is_busy:
                return _Answered(answer.status, answer.led_to)
            raise Failed(Cause.STATUS, status=answer.status)

    @contextmanager
    def _follow(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str],
        deadline: float,
        max_bytes: int,
        *,
        reads_body: bool = True,
    ) -> Iterator[Transfer]:
        """The answer after redirects, with the cookies that they set; a redirect where that leads to an app."""
        first, jar = url, CookieJar()
        for _ in range(HOPS + 1):
            _parsed(url)
            if _origin(url) != _origin(first):
                headers = {name: value for name, value in headers.items() if name.lower() != "authorization"}
            sent = {**headers, **_cookies(jar, url)}
            with self._exchange(method, url, sent, None, deadline, max_bytes, reads_body=reads_body) as answer:
                location = answer.headers.get("Location")
                led_to = _led_to(url, location) if answer.status in _REDIRECTS and location else None
                if led_to is None or _is_of_app(led_to):
                    answer.led_to = url if url != first else ""
                    yield answer
                    return
                jar.extract_cookies(answer, Request(url))  # type: ignore[arg-type]
            url = led_to
        raise Failed(Cause.TOO_MANY_REDIRECTS, status=answer.status, hops=HOPS)

    def _post(self, url: str, headers: Mapping[str, str], body: bytes, deadline: float) -> _Answered:
        with self._exchange("POST", url, headers, body, deadline, MAX_ANSWER_BYTES, reads_body=False) as answer:
            status, wait = answer.status, answer.headers.get("Retry-After", "")
        if not 200 <= status < 300:
            retry_after_s = int(wait) if _SECONDS.fullmatch(wait) else None
            raise Failed(Cause.STATUS, status=status, retry_after_s=retry_after_s)
        return _Answered(status)

    # --- one request ------------------------------------------------------------------------------------------

    @contextmanager
    def _exchange(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: bytes | None,
        deadline: float,
        max_bytes: int,
        *,
        reads_body: bool = True,
    ) -> Iterator[Transfer]:
        # Imported with the first request: not every command makes one.
        from signpost.outbound.transfer import Loops, Outgoing, Transfer

        parts, host = _parsed(url)
        if self._pace is not None:
            self._waits.total_s += self._pace(host)
        deadline += self._waits.total_s
        addresses, literal = self._addresses(host, deadline), literal_address(host)
        sent = Outgoing(
            method,
            parts.scheme or "http",
            host if literal is None else str(literal),
            parts.port or (443 if parts.scheme == "https" else 80),
            _target(url),
            {"Host": parts.netloc or host, "User-Agent": f"Signpost/{product_version()}", "Accept": "*/*", **headers},
            body,
            addresses,
            deadline,
            self._silence_s,
            max_bytes,
            reads_body,
        )
        with self._lock:
            self._loops = self._loops or Loops()
        with Transfer(self._loops, sent) as transfer:
            transfer.begin()
            yield transfer

    def _addresses(self, host: str, deadline: float) -> Sequence[Address]:
        """All addresses of `host`, each of which may be connected to. Raises Failed."""
        try:
            literal = literal_address(host)
            found = self._resolver.addresses(host, _left(deadline)) if literal is None else [literal]
        except NoAddress:
            raise Failed(Cause.NAME_NOT_FOUND, host=host or "It") from None
        except Unresolved as unresolved:
            raise Failed(unresolved.cause, str(unresolved)) from None
        if not all(map(self._is_allowed, found)):
            raise Failed(Cause.NOT_PUBLIC, host=host or "It")
        return found


def fetcher_of(config: Mapping[str, Any], timeout_s: float = TIMEOUT_S, pace: Pace | None = None) -> Fetcher:
    """What calls addresses that users gave: public ones alone, unless the settings allow private ones."""
    is_allowed = is_reachable if config["MONITOR_ALLOW_PRIVATE"] else is_public
    return Fetcher(resolver_of(config), is_allowed, timeout_s, pace=pace)


def shared_fetcher(app: Flask) -> Fetcher:
    """The one that the tasks of an app have together."""
    return parts_of(app).late(Fetcher, lambda: fetcher_of(app.config))


def _fixed(url: str) -> str:
    """`url` as a visitor gets it: visible ASCII only."""
    try:
        return Target(url, {}).fixed
    except ValueError:
        raise Failed(Cause.BAD_URL) from None


def _led_to(url: str, location: str) -> str:
    """Where a redirect leads. Of a user name and password in it nothing is sent: visitors would be asked for them."""
    with suppress(UnicodeError):
        # As browsers read it; http.client reads all headers as Latin-1.
        location = location.encode("latin-1").decode()
    try:
        return _fixed(_USER.sub(r"\1", urljoin(url, location), count=1))
    except ValueError:
        raise Failed(Cause.BAD_LOCATION) from None


def _is_of_app(url: str) -> bool:
    """Whether phones of visitors open it, and not their browsers."""
    scheme = scheme_of(url)
    if scheme is None or scheme in _OF_SERVERS or is_refused_scheme(scheme):
        return False
    return url[len(scheme) + 1 :] not in ("", "//")


def _cookies(jar: CookieJar, url: str) -> dict[str, str]:
    request = Request(url)
    jar.add_cookie_header(request)
    cookies = request.get_header("Cookie") or ""
    return {"Cookie": cookies} if 0 < len(cookies) <= MAX_COOKIE_BYTES else {}


def _target(url: str) -> str:
    """Path and query unchanged: parse_url encodes every "%" again where one of them is not an escape."""
    after = re.sub(r"^[^:]*://[^/?#\\]*", "", url.partition("#")[0])
    return after if after.startswith("/") else "/" + after


def _parsed(url: str) -> tuple[Url, str]:
    try:
        parts = parse_url(url)
    except LocationParseError:
        raise Failed(Cause.BAD_URL) from None
    if parts.scheme not in ("http", "https") or not parts.host or parts.auth:
        raise Failed(Cause.NOT_A_WEB_ADDRESS)
    return parts, parts.host.strip("[]").rstrip(".").lower()


def _origin(url: str) -> tuple[str | None, str | None, int | None]:
    parts = parse_url(url)
    return parts.scheme, parts.host, parts.port


def _left(deadline: float) -> float:
    left = deadline - times.monotonic_s()
    if left <= 0:
        raise Failed(Cause.TOO_LATE)
    return left
