"""One request by libcurl to addresses that were checked before, with a deadline and limits of what is read."""

from __future__ import annotations

import ipaddress
import math
import re
import select
import socket
import ssl
import sys
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.message import Message
from typing import Any

import pycurl

from signpost.domain import times
from signpost.outbound.causes import Cause, Failed, cause_of
from signpost.outbound.public_addresses import Address

# Of one answer, with the interim ones (1xx) before it and trailers: as many as browsers take.
MAX_HEADER_BYTES = 256 * 1024
MAX_INTERIM_ANSWERS = 32
# Of one name. Each is tried where those before it are refused, or silent for NEXT_ADDRESS_MS (RFC 8305).
MAX_ADDRESSES = 20
NEXT_ADDRESS_MS = 250
# Idle loops that one client keeps: each has the trusted certificates in memory.
_MAX_IDLE = 4
_STATUS = re.compile(r"HTTP/\S+ +([0-9]{3})(?![0-9])", re.IGNORECASE)
# The server has ended what it sends.
_ENDED = (0, 18, 52, 56)
# Named by libcurl and not by pycurl.
_HAPPY_EYEBALLS_TIMEOUT_MS = 271
# libcurl stops reading at a time in a loop; more than what is read in one turn waits in the socket.
_BUFFER_BYTES = 16 * 1024


class _Loop:
    """Runs one transfer at a time. poll(2): select(2), which libcurl's own loop uses, knows 1024 descriptors."""

    def __init__(self) -> None:
        self._poll = select.poll()
        self._timer_at: float | None = None
        self.multi = pycurl.CurlMulti()
        self.multi.setopt(pycurl.M_SOCKETFUNCTION, self._watch)
        self.multi.setopt(pycurl.M_TIMERFUNCTION, self._set_timer)

    def _watch(self, event: int, descriptor: int, *_: object) -> None:
        if event == pycurl.POLL_REMOVE:
            with suppress(KeyError):
                self._poll.unregister(descriptor)
        else:
            wanted = select.POLLIN if event in (pycurl.POLL_IN, pycurl.POLL_INOUT) else 0
            wanted |= select.POLLOUT if event in (pycurl.POLL_OUT, pycurl.POLL_INOUT) else 0
            self._poll.register(descriptor, wanted)

    def _set_timer(self, ms: int) -> None:
        self._timer_at = None if ms < 0 else times.monotonic_s() + ms / 1000

    def turn(self, max_s: float) -> None:
        """Wait for at most `max_s`, and do what can be done then."""
        until_timer = math.inf if self._timer_at is None else self._timer_at - times.monotonic_s()
        for descriptor, found in self._poll.poll(max(0, math.ceil(min(max_s, until_timer) * 1000))):
            mask = pycurl.CSELECT_IN if found & select.POLLIN else 0
            mask |= pycurl.CSELECT_OUT if found & select.POLLOUT else 0
            mask |= pycurl.CSELECT_ERR if found & (select.POLLERR | select.POLLHUP | select.POLLNVAL) else 0
            self.multi.socket_action(descriptor, mask)
        if self._timer_at is not None and times.monotonic_s() >= self._timer_at:
            self._timer_at = None
            self.multi.socket_action(pycurl.SOCKET_TIMEOUT, 0)


class Loops:
    """The loops of one client. Each thread takes its own for the time of a transfer."""

    def __init__(self) -> None:
        self._idle: deque[_Loop] = deque()

    def take(self) -> _Loop:
        try:
            return self._idle.pop()
        except IndexError:
            return _Loop()

    def give(self, loop: _Loop) -> None:
        if len(self._idle) < _MAX_IDLE:
            self._idle.append(loop)
        else:
            loop.multi.close()


@dataclass(frozen=True)
class Outgoing:
    """One request. host: lower case, an address in its usual form without brackets. target: path and query as sent.

    addresses: the only ones that are connected to. deadline: monotonic, for all of it. silence_s: how long the server
    may send nothing. max_bytes: of the body. reads_body: False where nobody does; its length does not matter then.
    """

    method: str
    scheme: str
    host: str
    port: int
    target: str
    headers: Mapping[str, str]
    body: bytes | None
    addresses: Sequence[Address]
    deadline: float
    silence_s: float
    max_bytes: int
    reads_body: bool = True


class Transfer:
    """A request and its answer. Use it as a context, call `begin`, then read `chunks`. headers: names in any case.

    led_to: who follows redirects says here where they have led.
    """

    led_to = ""

    def __init__(self, loops: Loops, sent: Outgoing):
        self.status, self.headers, self.host = 0, Message(), sent.host
        self._sent, self._left = sent, sent.max_bytes
        self._heard_at = times.monotonic_s()
        self._given_s = sent.deadline - self._heard_at
        self._allowed = frozenset(sent.addresses[:MAX_ADDRESSES])
        self._header_bytes, self._interim_answers, self._is_in_head = 0, 0, False
        self._cause: Cause | None = None
        self._failure: Failed | None = None
        self._is_done = self._is_complete = False
        self._copied: list[socket.socket] = []
        self._pending: deque[bytes] = deque()
        self._loops, self._loop = loops, loops.take()
        self._curl = pycurl.Curl()
        try:
            self._set_up(sent)
            self._loop.multi.add_handle(self._curl)
        except (pycurl.error, ValueError):
            # libcurl does not take the URL or a header.
            self._curl.close()
            loops.give(self._loop)
            raise Failed(Cause.BAD_URL) from None

    def __enter__(self) -> Transfer:
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.multi.remove_handle(self._curl)
        self._curl.close()
        self._loops.give(self._loop)

    def _set_up(self, sent: Outgoing) -> None:
        in_url = f"[{sent.host}]" if ":" in sent.host else sent.host
        left_ms = max(1, math.ceil(self._given_s * 1000))
        options = {
            pycurl.URL: f"{sent.scheme}://{in_url}:{sent.port}/",
            # Unchanged: libcurl's parser of URLs sees neither path nor query.
            pycurl.REQUEST_TARGET: sent.target,
            pycurl.PROTOCOLS: pycurl.PROTO_HTTP | pycurl.PROTO_HTTPS,
            pycurl.HTTP_VERSION: pycurl.CURL_HTTP_VERSION_2TLS,
            pycurl.SSLVERSION: pycurl.SSLVERSION_TLSv1_2,
            # No proxy of the environment, no signals in threads, no connection for a second request.
            pycurl.PROXY: "",
            pycurl.NOSIGNAL: 1,
            pycurl.FORBID_REUSE: 1,
            pycurl.FRESH_CONNECT: 1,
            pycurl.HTTP_CONTENT_DECODING: 0,
            pycurl.IGNORE_CONTENT_LENGTH: 0 if sent.reads_body else 1,
            pycurl.BUFFERSIZE: _BUFFER_BYTES,
            pycurl.TIMEOUT_MS: left_ms,
            pycurl.CONNECTTIMEOUT_MS: max(1, min(left_ms, math.ceil(sent.silence_s * 1000))),
            _HAPPY_EYEBALLS_TIMEOUT_MS: NEXT_ADDRESS_MS,
            pycurl.OPENSOCKETFUNCTION: self._open_socket,
            pycurl.HEADERFUNCTION: self._take_header,
            pycurl.WRITEFUNCTION: self._take_body,
            pycurl.NOBODY: 1 if sent.method == "HEAD" else 0,
        }
        if sent.body is not None:
            options[pycurl.POSTFIELDS] = sent.body
        if sent.method not in ("HEAD", "GET"):
            options[pycurl.CUSTOMREQUEST] = sent.method
        for option, value in options.items():
            self._curl.setopt(option, value)
        # Without these two libcurl adds its own.
        wanted = {"Expect": "", "Content-Type": "", **sent.headers}
        self._curl.setopt(pycurl.HTTPHEADER, [*_lines(wanted, sent.headers)])
        if ":" not in sent.host:
            # With "+" it is not kept for ever.
            texts = ",".join(f"[{found}]" if found.version == 6 else str(found) for found in self._allowed)
            self._curl.setopt(pycurl.RESOLVE, [f"+{sent.host}:{sent.port}:{texts}"])
        if sent.scheme == "https":
            self._set_trust()

    def _set_trust(self) -> None:
        """Trust whom Python trusts: SSL_CERT_FILE and SSL_CERT_DIR, or the authorities of the system."""
        trusted = ssl.get_default_verify_paths()
        for option, value in ((pycurl.CAINFO, trusted.cafile), (pycurl.CAPATH, trusted.capath)):
            if value:
                self._curl.setopt(option, value)
            else:
                self._curl.unsetopt(option)

    # --- called by libcurl; an exception would only be printed ------------------------------------------------

    def _open_socket(self, purpose: int, address: Any) -> Any:
        """A socket for an address that libcurl is about to connect to, if it is one of those that were checked."""
        family, kind, protocol, where = address
        try:
            if ipaddress.ip_address(where[0]) not in self._allowed:
                return pycurl.SOCKET_BAD
            opened = socket.socket(family, kind, protocol)
            # As Python does where it connects: libcurl does it unseen.
            sys.audit("socket.connect", opened, where)
        except (OSError, ValueError):
            return pycurl.SOCKET_BAD
        # pycurl hands over a copy of its descriptor.
        self._copied.append(opened)
        return opened

    def _take_header(self, line: bytes) -> int | None:
        self._heard_at = times.monotonic_s()
        self._header_bytes += len(line)
        if self._header_bytes > MAX_HEADER_BYTES:
            self._cause = Cause.TOO_LARGE
            return -1
        text = line.decode("latin-1").rstrip("\r\n")
        if self._is_complete:
            return None  # a trailer
        if not self._is_in_head:
            self._is_in_head, self.headers = True, Message()
            found = _STATUS.match(text)
            if found is None:
                self._cause = Cause.NOT_HTTP
                return -1
            self.status = int(found[1])
        elif not text:
            return self._end_head()
        elif text[0] not in " \t":
            name, _, value = text.partition(":")
            self.headers[name.strip()] = value.strip()
        return None

    def _end_head(self) -> int | None:
        self._is_in_head = False
        if 100 <= self.status < 200 and self.status != 101:
            self._interim_answers += 1
            if self._interim_answers > MAX_INTERIM_ANSWERS:
                self._cause = Cause.TOO_LARGE
                return -1
        else:
            self._is_complete = True
        return None

    def _take_body(self, chunk: bytes) -> int | None:
        self._heard_at = times.monotonic_s()
        self._left -= len(chunk)
        if self._left < 0:
            self._cause = Cause.TOO_LARGE
            return -1
        self._pending.append(chunk)
        return None

    # --- for the client ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Send the request, and read the head of the answer. Raises Failed."""
        while not self._is_complete and not self._is_done:
            self._turn()
        if not self._is_complete:
            raise self._failure or Failed(Cause.CLOSED)

    def info(self) -> Message:
        """The headers, as http.cookiejar asks for them."""
        return self.headers

    def chunks(self) -> Iterator[bytes]:
        """The body, as it is sent, without the framing of chunks. Raises Failed."""
        while True:
            while self._pending:
                yield self._pending.popleft()
            if self._failure is not None:
                raise self._failure
            if self._is_done:
                return
            self._turn()

    def _turn(self) -> None:
        now = times.monotonic_s()
        left_s, silence_left_s = self._sent.deadline - now, self._heard_at + self._sent.silence_s - now
        if left_s <= 0:
            raise Failed(Cause.TOO_SLOW, seconds=self._given_s)
        if silence_left_s <= 0:
            raise Failed(Cause.TOO_SLOW, seconds=self._sent.silence_s)
        try:
            self._loop.turn(min(left_s, silence_left_s))
        except pycurl.error:
            raise Failed(Cause.NOT_HTTP) from None
        finally:
            while self._copied:
                self._copied.pop().close()
        _, successes, failures = self._loop.multi.info_read()
        if failures:
            _, number, message = failures[0]
            self._end(number, message)
        elif successes:
            self._end(0, "")

    def _end(self, number: int, message: str) -> None:
        """The transfer is over. What went wrong is for the one who reads on: a head that is there is an answer."""
        self._is_done = True
        if self._cause is None and self._is_in_head and number in _ENDED and self.status >= 200:
            self._is_complete = True  # a head without its last line
        elif self._cause is not None:
            self._failure = Failed(self._cause)
        elif number:
            system, verified = self._curl.getinfo(pycurl.OS_ERRNO), self._curl.getinfo(pycurl.SSL_VERIFYRESULT)
            cause = cause_of(number, message, os_error=int(system), verify_result=int(verified))
            self._failure = Failed(cause, seconds=self._given_s)


def _lines(wanted: Mapping[str, str], given: Collection[str]) -> Iterator[bytes]:
    """Header lines as libcurl reads them: a name with a colon alone takes the header away that it would add."""
    for name, value in wanted.items():
        if any(character in name + value for character in "\r\n\0"):
            raise ValueError(name)
        line = f"{name}: {value}" if value else f"{name};" if name in given else f"{name}:"
        yield line.encode("latin-1", "replace")
