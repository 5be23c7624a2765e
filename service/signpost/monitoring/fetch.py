"""Checking whether a URL is alive, without ever connecting to an address that is not public.

A name is resolved once, all its addresses must be allowed, and the connection goes to one of these addresses; the same
holds for each redirect. Nothing takes longer than TIMEOUT_S, and at most MAX_ANSWER_BYTES are read.
"""

import io
import ipaddress
import logging
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urljoin

from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import LocationParseError
from urllib3.util import Url, parse_url

from signpost.domain import times
from signpost.domain.destination import Target
from signpost.monitoring.public import Address
from signpost.monitoring.resolver import Resolver, Unresolved
from signpost.runtime.version import product_version

logger = logging.getLogger("signpost.monitoring")

TIMEOUT_S = 10.0
HOPS = 5
MAX_ANSWER_BYTES = 64 * 1024
# Statuses that prove the server is alive although it refuses us.
_REFUSING = (401, 402, 403, 405, 407, 429, 451)
_REDIRECTS = (301, 302, 303, 307, 308)


@dataclass(frozen=True)
class Outcome:
    """reason: "" for success, else a word: dns, not_public, connection, tls, timeout, too_large, too_many_redirects,
    http, bad_url. text: the same as a sentence. status: of the last answer. ms: of the whole check.
    """

    reason: str
    text: str
    status: int | None
    ms: int

    @property
    def is_up(self) -> bool:
        return not self.reason


class _Failed(Exception):
    def __init__(self, reason: str, text: str, status: int | None = None):
        super().__init__(text)
        self.reason, self.text, self.status = reason, text, status


class Fetcher:
    """is_allowed: whether an address may be connected to."""

    def __init__(self, resolver: Resolver, is_allowed: Callable[[Address], bool], timeout_s: float = TIMEOUT_S):
        self._resolver = resolver
        self._is_allowed = is_allowed
        self._timeout_s = timeout_s

    def look(self, url: str) -> Outcome:
        """Whether `url` is alive: HEAD, and GET where that does not show it."""
        return self._timed(lambda deadline: self._look(_fixed(url), deadline))

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Send `body` to `url`. Anything but a 2xx is a failure; redirects are not followed."""
        return self._timed(lambda deadline: self._post(_fixed(url), headers, body, deadline))

    def _timed(self, ask: Callable[[float], int]) -> Outcome:
        began = times.monotonic_s()
        try:
            status: int | None = ask(began + self._timeout_s)
            reason = text = ""
        except _Failed as failed:
            reason, text, status = failed.reason, failed.text, failed.status
        except Exception:
            # Answers from outside can make a library's parser fail in unforeseeable ways.
            logger.debug("A destination's answer could not be read.", exc_info=True)
            reason, text, status = "connection", "It does not answer as a web server does.", None
        return Outcome(reason, text, status, round((times.monotonic_s() - began) * 1000))

    def _look(self, url: str, deadline: float) -> int:
        try:
            return self._follow("HEAD", url, deadline)
        except _Failed as failed:
            # Some servers do not support HEAD, or close the connection. These reasons would stop a GET, too.
            if failed.reason in ("not_public", "dns", "timeout", "tls", "too_many_redirects", "bad_url"):
                raise
        return self._follow("GET", url, deadline)

    def _follow(self, method: str, url: str, deadline: float) -> int:
        for _ in range(HOPS + 1):
            status, location = self._ask(method, url, {}, None, deadline)
            if status in _REDIRECTS and location:
                url = _led_to(url, location)
            elif status < 400 or status in _REFUSING:
                return status
            else:
                raise _Failed("http", f"It answers with the status {status}.", status)
        raise _Failed("too_many_redirects", f"It redirects more than {HOPS} times.", status)

    def _post(self, url: str, headers: Mapping[str, str], body: bytes, deadline: float) -> int:
        status, _ = self._ask("POST", url, headers, body, deadline)
        if not 200 <= status < 300:
            raise _Failed("http", f"It answers with the status {status}.", status)
        return status

    # --- one request ------------------------------------------------------------------------------------------

    def _ask(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes | None, deadline: float
    ) -> tuple[int, str | None]:
        """Status and Location of one answer."""
        parts, host = _parsed(url)
        address = self._address(host, deadline)
        connection = self._connection(parts, host, address, deadline)
        own = {"Host": parts.netloc or host, "User-Agent": f"Signpost/{product_version()}", "Accept": "*/*", **headers}
        try:
            connection.connect()
            connection.sock = _Bounded(connection.sock, deadline)
            connection.request(method, _target(url), body=body, headers=own, preload_content=False)
            answer = connection.getresponse()
            return answer.status, answer.headers.get("Location")
        except _TooLarge:
            raise _Failed("too_large", "Its answer is too large.") from None
        except ssl.SSLError as error:
            raise _Failed("tls", f"Its certificate or TLS is refused: {error.reason or error}.") from None
        except TimeoutError:
            raise _Failed("timeout", f"It does not answer within {self._timeout_s:g} seconds.") from None
        except Exception as error:
            # Caught here, so that a HEAD that breaks a parser is followed by a GET.
            logger.debug("An answer of %s could not be read.", host, exc_info=True)
            raise _failure(error, self._timeout_s) from None
        finally:
            connection.close()

    def _address(self, host: str, deadline: float) -> Address:
        try:
            literal = _literal(host)
            found = self._resolver.addresses(host, _left(deadline)) if literal is None else [literal]
        except Unresolved as unresolved:
            raise _Failed("dns", str(unresolved)) from None
        for address in found:
            if not self._is_allowed(address):
                # Without the address: this must not be a way to look up names of an intranet.
                raise _Failed("not_public", f"{host} does not lead to a public address.")
        # IPv4 first: an IPv6 address that cannot be reached from here must not hide an IPv4 one that can.
        return min(found, key=lambda address: address.version)

    def _connection(self, parts: Url, host: str, address: Address, deadline: float) -> HTTPConnection:
        if parts.scheme == "http":
            return HTTPConnection(str(address), parts.port or 80, timeout=_left(deadline))
        return _Https(
            str(address),
            parts.port or 443,
            deadline=deadline,
            timeout=_left(deadline),
            ssl_context=self._tls,
            # Not `assert_hostname`, which would turn off the check by the context itself.
            server_hostname=host,
        )

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()


class _Https(HTTPSConnection):
    """Gives TLS the time that is left after connecting, not all of it again."""

    def __init__(self, *args: Any, deadline: float, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._deadline = deadline

    def _new_conn(self) -> socket.socket:
        sock = super()._new_conn()
        sock.settimeout(max(0.001, self._deadline - times.monotonic_s()))
        return sock


def _fixed(url: str) -> str:
    """`url` as a visitor gets it: visible ASCII only."""
    try:
        return Target(url, {}).fixed
    except ValueError:
        raise _Failed("bad_url", "It is not a URL that can be requested.") from None


def _led_to(url: str, location: str) -> str:
    with suppress(UnicodeError):
        # As browsers read it; http.client reads all headers as Latin-1.
        location = location.encode("latin-1").decode()
    try:
        return _fixed(urljoin(url, location))
    except ValueError:
        raise _Failed("bad_url", "It redirects to something that is not a URL.") from None


def _target(url: str) -> str:
    """Path and query unchanged: parse_url encodes every "%" again where one of them is not an escape."""
    after = re.sub(r"^[^:]*://[^/?#\\]*", "", url.partition("#")[0])
    return after if after.startswith("/") else "/" + after


def _parsed(url: str) -> tuple[Url, str]:
    try:
        parts = parse_url(url)
    except LocationParseError:
        raise _Failed("bad_url", "It is not a URL that can be requested.") from None
    if parts.scheme not in ("http", "https") or not parts.host or parts.auth:
        raise _Failed("bad_url", "It leads to something that is not a web address.")
    return parts, parts.host.strip("[]").rstrip(".").lower()


def _literal(host: str) -> Address | None:
    """The address in `host`, in any spelling that some parser accepts; None: it is a name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        pass
    try:
        # 127.1, 0x7f000001, 2130706433, 0177.0.0.1
        return ipaddress.IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeError):
        return None


def _left(deadline: float) -> float:
    left = deadline - times.monotonic_s()
    if left <= 0:
        raise _Failed("timeout", "It took too long.")
    return left


def _failure(error: Exception, timeout_s: float) -> _Failed:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLError):
            return _Failed("tls", f"Its certificate or TLS is refused: {cause.reason or cause}.")
        if isinstance(cause, TimeoutError) or "timed out" in str(cause):
            return _Failed("timeout", f"It does not answer within {timeout_s:g} seconds.")
        cause = cause.__cause__ or cause.__context__
    return _Failed("connection", "It does not answer as a web server does.")


class _TooLarge(Exception):
    pass


class _Bounded(io.RawIOBase):
    """A socket with a limit of bytes and a deadline for all reads and writes together."""

    def __init__(self, inner: Any, deadline: float):
        self._inner, self._deadline, self._left = inner, deadline, MAX_ANSWER_BYTES

    def makefile(self, mode: str, *args: Any, **kwargs: Any) -> Any:
        return io.BufferedReader(self)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self._await()
        count: int = self._inner.recv_into(buffer)
        self._left -= count
        if self._left < 0:
            raise _TooLarge
        return count

    def sendall(self, data: Any) -> None:
        self._await()
        self._inner.sendall(data)

    def _await(self) -> None:
        left = self._deadline - times.monotonic_s()
        if left <= 0:
            raise TimeoutError
        self._inner.settimeout(left)

    def settimeout(self, timeout: float | None) -> None:
        pass

    def close(self) -> None:
        self._inner.close()
