"""Checking whether a URL is alive, and reading it, without ever connecting to an address that is not allowed.

A name is resolved once, all its addresses must be allowed, and the connection goes to one of these addresses; the same
holds for each redirect. Nothing takes longer than TIMEOUT_S, with all redirects, and at most MAX_ANSWER_BYTES of each
answer are read, where a caller does not say otherwise.
"""

import logging
import re
import ssl
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from http.cookiejar import CookieJar
from typing import Any, Protocol
from urllib.parse import urljoin
from urllib.request import Request

from urllib3.connection import HTTPConnection
from urllib3.exceptions import LocationParseError
from urllib3.util import Url, parse_url

from signpost.domain import times
from signpost.domain.records.addresses import is_refused_scheme
from signpost.domain.records.destination import Target
from signpost.domain.version import product_version
from signpost.features.monitoring.connections import BoundedSocket, Https, TooLarge
from signpost.features.monitoring.public_addresses import Address, is_public, is_reachable, literal_address
from signpost.features.monitoring.resolver import NoAddress, Unresolved, resolver_of
from signpost.translations import mark

logger = logging.getLogger("signpost.monitoring")

TIMEOUT_S = 10.0
# As many as browsers follow.
HOPS = 20
# The part of the time that HEAD has; GET has the rest.
HEAD_PART = 0.25
# Of a request. Servers refuse more.
MAX_COOKIE_BYTES = 8 * 1024
MAX_ANSWER_BYTES = 64 * 1024
# Statuses that prove the server is alive although it refuses us.
_REFUSING = (401, 402, 403, 405, 407, 429, 451, 999)
# Any other scheme with `://` is that of an app.
_OF_SERVERS = frozenset({"http", "https", "http+unix", "ftp", "ftps", "gopher", "dict"})
_SECONDS = re.compile("[0-9]{1,6}")
_REDIRECTS = (301, 302, 303, 307, 308)
_CHUNK_BYTES = 64 * 1024


@dataclass(frozen=True)
class FetchOutcome:
    """reason: "" for success, else a word: dns, not_public, connection, tls, timeout, too_large, too_many_redirects,
    http, bad_url. text: the same as a sentence. status: of the last answer. ms: of the whole check. retry_after_s: when
    the server that refused wants to be asked again, where it says so in seconds.
    """

    reason: str
    text: str
    status: int | None
    ms: int
    retry_after_s: int | None = None

    @property
    def is_up(self) -> bool:
        return not self.reason


class Failed(Exception):
    """reason, text: as in Outcome."""

    def __init__(self, reason: str, text: str, status: int | None = None, retry_after_s: int | None = None):
        super().__init__(text)
        self.reason, self.text, self.status, self.retry_after_s = reason, text, status, retry_after_s


class FetchResponse:
    """The answer to a GET. headers: the name of each in any case. host: who gave it, after redirects."""

    def __init__(self, response: Any, host: str, failures: Callable[[], AbstractContextManager[None]]):
        self._response, self._failures = response, failures
        self.host = host
        self.status: int = response.status
        self.headers: Mapping[str, str] = response.headers

    def keep_cookies(self, jar: CookieJar, url: str) -> None:
        """Put what `url` has set into the jar."""
        jar.extract_cookies(self._response, Request(url))

    def chunks(self) -> Iterator[bytes]:
        """The body, as it is sent. Raises Failed."""
        while True:
            with self._failures():
                chunk: bytes = self._response.read1(_CHUNK_BYTES, decode_content=False)
            if not chunk:
                return
            yield chunk


class Resolves(Protocol):
    def addresses(self, host: str, timeout_s: float | None = None) -> list[Address]:
        """All addresses of `host`. Raises Unresolved."""
        ...


class Fetcher:
    """is_allowed: whether an address may be connected to. silence_s: how long a server may send nothing."""

    def __init__(
        self,
        resolver: Resolves,
        is_allowed: Callable[[Address], bool],
        timeout_s: float = TIMEOUT_S,
        silence_s: float | None = None,
    ):
        self._resolver = resolver
        self._is_allowed = is_allowed
        self._timeout_s = timeout_s
        self._silence_s = silence_s or timeout_s

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
    ) -> Iterator[FetchResponse]:
        """The answer to one request, whatever its status; a redirect is not followed. Raises Failed.

        max_bytes: of the whole answer. timeout_s: where it is to be there earlier than others.
        """
        deadline = times.monotonic_s() + (self._timeout_s if timeout_s is None else min(timeout_s, self._timeout_s))
        with self._exchange(method, _fixed(url), headers, body, deadline, max_bytes) as answer:
            yield answer

    @contextmanager
    def get(self, url: str, headers: Mapping[str, str], max_bytes: int = MAX_ANSWER_BYTES) -> Iterator[FetchResponse]:
        """The answer to a GET, whatever its status, after redirects. Raises Failed.

        max_bytes: of each answer. A header Authorization is for the host of `url` alone.
        """
        deadline = times.monotonic_s() + self._timeout_s
        with self._follow("GET", _fixed(url), headers, deadline, max_bytes) as answer:
            yield answer

    def _timed(self, ask: Callable[[float], int]) -> FetchOutcome:
        began, retry_after_s = times.monotonic_s(), None
        try:
            status: int | None = ask(began + self._timeout_s)
            reason = text = ""
        except Failed as failed:
            reason, text, status, retry_after_s = failed.reason, failed.text, failed.status, failed.retry_after_s
        except Exception:
            # Answers from outside can make a library's parser fail in unforeseeable ways.
            logger.debug("A destination's answer could not be read.", exc_info=True)
            reason, text, status = "connection", mark("It doesn't answer like a web server."), None
        return FetchOutcome(reason, text, status, round((times.monotonic_s() - began) * 1000), retry_after_s)

    def _look(self, url: str, deadline: float) -> int:
        head_deadline = deadline - (1 - HEAD_PART) * self._timeout_s
        try:
            return self._living("HEAD", url, head_deadline)
        except Failed as failed:
            # Some servers do not support HEAD, are silent or close the connection. These reasons would stop a GET, too,
            # unless HEAD had too little time for them.
            is_final = failed.reason in ("not_public", "dns", "tls", "bad_url")
            if is_final and times.monotonic_s() < head_deadline:
                raise
        return self._living("GET", url, deadline)

    def _living(self, method: str, url: str, deadline: float) -> int:
        """The status of an answer that proves that a server is there. Raises Failed."""
        with self._follow(method, url, {}, deadline, MAX_ANSWER_BYTES) as answer:
            # 503 with the time when to come back: it is busy, as with 429.
            is_busy = answer.status == 503 and answer.headers.get("Retry-After")
            if answer.status < 400 or answer.status in _REFUSING or is_busy:
                return answer.status
            raise Failed("http", f"It answers with status {answer.status}.", answer.status)

    @contextmanager
    def _follow(
        self, method: str, url: str, headers: Mapping[str, str], deadline: float, max_bytes: int
    ) -> Iterator[FetchResponse]:
        """The answer after redirects, with the cookies that they set; a redirect where that leads to an app."""
        first, jar = url, CookieJar()
        for _ in range(HOPS + 1):
            _parsed(url)
            if _origin(url) != _origin(first):
                headers = {name: value for name, value in headers.items() if name.lower() != "authorization"}
            sent = {**headers, **_cookies(jar, url)}
            with self._exchange(method, url, sent, None, deadline, max_bytes) as answer:
                location = answer.headers.get("Location")
                led_to = _led_to(url, location) if answer.status in _REDIRECTS and location else None
                if led_to is None or _is_of_app(led_to):
                    yield answer
                    return
                answer.keep_cookies(jar, url)
            url = led_to
        raise Failed("too_many_redirects", f"It redirects more than {HOPS} times.", answer.status)

    def _post(self, url: str, headers: Mapping[str, str], body: bytes, deadline: float) -> int:
        with self._exchange("POST", url, headers, body, deadline, MAX_ANSWER_BYTES) as answer:
            status, wait = answer.status, answer.headers.get("Retry-After", "")
        if not 200 <= status < 300:
            retry_after_s = int(wait) if _SECONDS.fullmatch(wait) else None
            raise Failed("http", f"It answers with status {status}.", status, retry_after_s)
        return status

    # --- one request ------------------------------------------------------------------------------------------

    @contextmanager
    def _exchange(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes | None, deadline: float, max_bytes: int
    ) -> Iterator[FetchResponse]:
        parts, host = _parsed(url)
        address = self._address(host, deadline)
        connection = self._connection(parts, host, address, deadline)
        own = {"Host": parts.netloc or host, "User-Agent": f"Signpost/{product_version()}", "Accept": "*/*", **headers}
        sock = None
        try:
            with self._failures(host):
                connection.connect()
                sock = connection.sock
                connection.sock = BoundedSocket(sock, deadline, max_bytes, self._silence_s)
                connection.request(method, _target(url), body=body, headers=own, preload_content=False)
                response = connection.getresponse()
            yield FetchResponse(response, host, lambda: self._failures(host))
        finally:
            connection.close()
            if sock is not None:
                sock.close()

    @contextmanager
    def _failures(self, host: str) -> Iterator[None]:
        """Raises Failed for whatever goes wrong between us and the server."""
        try:
            yield
        except TooLarge:
            raise Failed("too_large", mark("Its answer is too large.")) from None
        except Exception as error:
            # Caught here, so that a HEAD that breaks a parser is followed by a GET.
            logger.debug("An answer of %s could not be read.", host, exc_info=True)
            raise _failure(error, self._silence_s) from None

    def _address(self, host: str, deadline: float) -> Address:
        try:
            literal = literal_address(host)
            found = self._resolver.addresses(host, _left(deadline)) if literal is None else [literal]
        except NoAddress:
            raise Failed("dns", _not_public(host)) from None
        except Unresolved as unresolved:
            raise Failed("dns", str(unresolved)) from None
        if not all(map(self._is_allowed, found)):
            raise Failed("not_public", _not_public(host))
        # IPv4 first: an IPv6 address that cannot be reached from here must not hide an IPv4 one that can.
        return min(found, key=lambda address: address.version)

    def _connection(self, parts: Url, host: str, address: Address, deadline: float) -> HTTPConnection:
        if parts.scheme == "http":
            return HTTPConnection(str(address), parts.port or 80, timeout=min(_left(deadline), self._silence_s))
        return Https(
            str(address),
            parts.port or 443,
            deadline=deadline,
            timeout=min(_left(deadline), self._silence_s),
            ssl_context=self._tls,
            # Not `assert_hostname`, which would turn off the check by the context itself.
            server_hostname=host,
        )

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()


def fetcher_of(config: Mapping[str, Any], timeout_s: float = TIMEOUT_S) -> Fetcher:
    """What calls addresses that users gave: public ones alone, unless the settings allow private ones."""
    is_allowed = is_reachable if config["MONITOR_ALLOW_PRIVATE"] else is_public
    return Fetcher(resolver_of(config), is_allowed, timeout_s)


def _not_public(host: str) -> str:
    """The same sentence, without an address, for a name that has none and for one that has a private one.

    Otherwise this would be a way to look up names of an intranet.
    """
    return f"{host or 'It'} does not lead to a public address."


def _fixed(url: str) -> str:
    """`url` as a visitor gets it: visible ASCII only."""
    try:
        return Target(url, {}).fixed
    except ValueError:
        raise Failed("bad_url", mark("This URL can't be requested.")) from None


def _led_to(url: str, location: str) -> str:
    with suppress(UnicodeError):
        # As browsers read it; http.client reads all headers as Latin-1.
        location = location.encode("latin-1").decode()
    try:
        return _fixed(urljoin(url, location))
    except ValueError:
        raise Failed("bad_url", mark("It redirects to something that isn't a URL.")) from None


def _is_of_app(url: str) -> bool:
    """Whether phones of visitors open it, and not their browsers."""
    scheme, separator, _ = url.lower().partition("://")
    return bool(separator) and scheme not in _OF_SERVERS and not is_refused_scheme(scheme)


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
        raise Failed("bad_url", mark("This URL can't be requested.")) from None
    if parts.scheme not in ("http", "https") or not parts.host or parts.auth:
        raise Failed("bad_url", mark("It leads to something that isn't a web address."))
    return parts, parts.host.strip("[]").rstrip(".").lower()


def _origin(url: str) -> tuple[str | None, str | None, int | None]:
    parts = parse_url(url)
    return parts.scheme, parts.host, parts.port


def _left(deadline: float) -> float:
    left = deadline - times.monotonic_s()
    if left <= 0:
        raise Failed("timeout", mark("It took too long."))
    return left


def _failure(error: Exception, timeout_s: float) -> Failed:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLError):
            return Failed("tls", f"Its certificate or TLS is refused: {cause.reason or cause}.")
        if isinstance(cause, TimeoutError) or "timed out" in str(cause):
            return Failed("timeout", f"It didn't answer within {timeout_s:g} seconds.")
        cause = cause.__cause__ or cause.__context__
    return Failed("connection", mark("It doesn't answer like a web server."))
