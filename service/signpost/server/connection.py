"""A connection: its requests, one after the other, and their answers.

All of it runs in the event loop, and so does a visit, from its bytes to its answer: nothing is handed to another thread
on the way. What a client sends behind a request waits until that is answered.
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Any, Protocol

from signpost.domain.json_types import OwnEnviron
from signpost.server.heads import END, MAX_HEAD_BYTES, BadHead, Head, read_visit
from signpost.visits.respond import WITHOUT_BODY, SentResponse

# Of a body that nobody takes yet, this much is read ahead.
HIGH_BYTES = 256 * 1024
# A client that has its answer and still sends is listened to for this long: a reset could take the answer from it.
LINGER_S = 1.0
# A connection on which nothing happens, or whose request's head does not end, is closed after this long.
SILENCE_MS = 10_000
_LAST = b"connection: close\r\n"
# The address and port of a peer.
Client = tuple[str, int]

logger = logging.getLogger("signpost.server")


class Answerer(Protocol):
    """Who answers what comes: server/http_server.py.

    thread: of the loop. tail: what ends the head of each answer.
    """

    loop: asyncio.AbstractEventLoop
    thread: int
    tail: bytes

    def began(self, connection: "ClientConnection") -> None: ...

    def ended(self, connection: "ClientConnection") -> None: ...

    def answer_visit(self, environ: OwnEnviron) -> SentResponse | None:
        """The answer to a visit that need not wait; None for anything else."""

    def handle(self, request: "Request") -> None:
        """Answer what is no such visit, later."""

    def refuse(self, request: "Request", status: int, code: str, message: str) -> None:
        """Answer what is no request."""


class ClientGone(Exception):
    """The client has closed the connection, or the rest of its body cannot be read."""


class Request:
    """A request that is not answered at once. In the event loop, except `answer`, `end` and `fail`.

    environ: what a visit needs, and later all of WSGI's. is_busy: whether it is being answered, so that its connection
    is not to be closed. is_last: whether its connection ends with it. is_streamed: whether its answer has begun.
    """

    __slots__ = ("_connection", "_expects_continue", "_head", "_is_chunked", "_waiter", "environ", "is_busy", "is_gone",
                 "is_last", "is_streamed")  # fmt: skip

    def __init__(self, connection: "ClientConnection", environ: OwnEnviron, head: Head | None):
        """head: of a request that llhttp has read; None: it is a plain GET."""
        self._connection, self._head, self.environ = connection, head, environ
        self._waiter: asyncio.Future[None] | None = None
        self.is_last = environ.get("HTTP_CONNECTION", "").lower() == "close" if head is None else head.is_last
        self._expects_continue = environ.get("HTTP_EXPECT", "").lower() == "100-continue"
        self.is_busy = self.is_gone = self.is_streamed = self._is_chunked = False

    @property
    def client(self) -> Client:
        return self._connection.client

    @property
    def is_1_0(self) -> bool:
        return self._head is not None and self._head.is_1_0

    # --- its body -----------------------------------------------------------------------------------------------------

    @property
    def is_complete(self) -> bool:
        """Whether all of its body came."""
        return self._head is None or self._head.is_complete

    @property
    def held(self) -> int:
        """How much of its body waits to be read."""
        return 0 if self._head is None else self._head.held

    def feed(self, data: bytes) -> bytes:
        """More of its body; returns what came behind that."""
        if self.is_gone or self._head is None:
            return b""
        try:
            return self._head.feed(data)
        except BadHead:
            # Whoever reads the body is told.
            self.is_gone = self.is_last = True
            return b""
        finally:
            self._wake()

    async def read(self) -> bytes:
        """The next part of the body; b"": there is no more. Raises ClientGone."""
        while True:
            if self._head is not None and (part := self._head.take_parts()):
                self._connection.go_on_reading()
                return part
            if self.is_complete:
                return b""
            if self.is_gone:
                raise ClientGone
            if self._expects_continue:
                self._expects_continue = False
                self._connection.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            await self._wait()

    async def wait_until_gone(self) -> None:
        """Wait until the client has closed the connection, or said that it sends nothing more."""
        while not self.is_gone:
            await self._wait()

    async def _wait(self) -> None:
        self._waiter = asyncio.get_running_loop().create_future()
        await self._waiter

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def leave(self) -> None:
        """The client has gone."""
        self.is_gone = True
        self._wake()

    # --- its answer ---------------------------------------------------------------------------------------------------

    def answer(self, response: SentResponse, *, is_last: bool = False) -> None:
        """Send the whole answer. Once for each request, from any thread. is_last: close the connection then."""
        self._connection.call(self._answer, response, is_last)

    def _answer(self, response: SentResponse, is_last: bool) -> None:
        status, head, body = response
        self.is_last = self.is_last or is_last
        if status not in WITHOUT_BODY and b"\r\ncontent-length:" not in head:
            head += b"content-length: %d\r\n" % len(body)
        self._connection.finish(self, self._opened(head) + (b"" if self._is_head else body))

    @property
    def _is_head(self) -> bool:
        is_head: bool = self.environ["REQUEST_METHOD"] == "HEAD"
        return is_head

    def _opened(self, head: bytes) -> bytes:
        """The head of an answer with what it says of the connection."""
        if self.is_last or not self.is_complete or self._connection.is_last:
            self.is_last = True
            head += _LAST
        elif self.is_1_0:
            head += b"connection: keep-alive\r\n"
        return head + self._connection.tail

    async def begin(self, head: bytes) -> None:
        """Begin an answer whose parts follow. Raises ClientGone."""
        self.is_streamed = True
        if b"\r\ncontent-length:" not in head:
            self._is_chunked = not self.is_1_0
            self.is_last = self.is_last or self.is_1_0
            head += b"transfer-encoding: chunked\r\n" if self._is_chunked else b""
        await self._connection.send(self._opened(head))

    async def send(self, part: bytes) -> None:
        """Send a part. Returns once the client has taken enough of those before. Raises ClientGone."""
        if part and not self._is_head:
            await self._connection.send(b"%x\r\n%b\r\n" % (len(part), part) if self._is_chunked else part)

    def end(self) -> None:
        """The answer that was sent in parts is whole. From any thread."""
        end = b"0\r\n\r\n" if self._is_chunked and not self._is_head else b""
        self._connection.call(self._connection.finish, self, end)

    def fail(self) -> None:
        """The answer that was sent in parts will never be whole, which a client only sees by a reset."""
        self._connection.call(self._connection.abort)


class ClientConnection(asyncio.Protocol):
    """A connection with a client.

    request: the one whose body or answer is not complete. opened_at, active_at: by the clock of the loop, when it was
    accepted, and when something last came or went. is_last: whether it ends with the next answer.
    """

    __slots__ = ("_awaited_since", "_buffer", "_drained", "_is_half_closed", "_is_lingering", "_is_paused",
                 "_is_reading", "_server", "_transport", "_unsent", "active_at", "client", "is_last", "opened_at",
                 "request")  # fmt: skip

    _transport: asyncio.Transport

    def __init__(self, server: Answerer):
        self._server = server
        self._buffer = b""
        self._unsent = 0
        self._drained: asyncio.Future[None] | None = None
        self._is_half_closed = self._is_lingering = self._is_paused = self._is_reading = self.is_last = False
        self.request: Request | None = None

    # --- called by the loop -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # that of a stream
        peer = transport.get_extra_info("peername")
        # It may have gone before it was looked at.
        self.client: Client = (peer[0].partition("%")[0], peer[1]) if peer else ("", 0)
        self.opened_at = self.active_at = self._awaited_since = self._server.loop.time()
        self._server.began(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.ended(self)
        self._go_on_sending()
        if self.request is not None:
            self.request.leave()

    def pause_writing(self) -> None:
        self._drained = self._server.loop.create_future()
        if self.request is None:
            # Who asks on and reads nothing would have all answers wait in memory.
            self._pause()

    def resume_writing(self) -> None:
        self._go_on_sending()
        if self.request is None:
            self.go_on_reading()
            self._read_requests()

    def _go_on_sending(self) -> None:
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)
        self._drained = None

    def eof_received(self) -> bool:
        """The client sends nothing more. What it has asked for is answered."""
        self._is_half_closed = True
        if (request := self.request) is None:
            return False
        if request.is_streamed or not request.is_complete:
            request.leave()
        return True

    def data_received(self, data: bytes) -> None:
        self.active_at = self._server.loop.time()
        if self.request is None and not self._buffer and data[-4:] == END and not self._is_lingering:
            # Nearly every visit: one head, and nothing else.
            environ = read_visit(data)
            if environ is not None:
                self._serve(environ, None)
                return
        if self._is_lingering:
            return
        if self.request is not None and not self.request.is_complete:
            data = self.request.feed(data)
        self._buffer = self._buffer + data if self._buffer else data
        self._read_requests()
        held = 0 if self.request is None else self.request.held
        if held > HIGH_BYTES or len(self._buffer) > MAX_HEAD_BYTES:
            self._pause()

    # --- reading ------------------------------------------------------------------------------------------------------

    def _read_requests(self) -> None:
        """Read what came, one request after the other, for as long as each is answered at once."""
        if self._is_reading:
            return
        self._is_reading = True
        try:
            while self.request is None and self._drained is None and not self._is_closing:
                if (data := self._next_head()) is None:
                    break
                if (environ := read_visit(data)) is not None:
                    self._serve(environ, None)
                else:
                    head = Head(data)
                    if not head.is_complete and self._buffer:
                        self._buffer = head.feed(self._buffer)
                    self._serve(head.environ, head)
        except BadHead as refused:
            environ = {"REQUEST_METHOD": "GET"}
            self.request = Request(self, environ, None)
            self._server.refuse(self.request, refused.status, refused.code, refused.message)
        finally:
            self._is_reading = False
        if self._is_half_closed and self.request is None and self._drained is None:
            self._transport.close()

    @property
    def _is_closing(self) -> bool:
        return self._is_lingering or self._transport.is_closing()

    def _next_head(self) -> bytes | None:
        """Take the next head out of the buffer; None: not all of it has come. Raises BadHead."""
        buffer = self._buffer
        if buffer.startswith(b"\r\n"):
            # Empty lines before a request are passed over (RFC 9112, section 2.2).
            buffer = self._buffer = buffer.lstrip(b"\r\n")
        end = buffer.find(END)
        if max(end, 0) > MAX_HEAD_BYTES or (end < 0 and len(buffer) > MAX_HEAD_BYTES):
            raise BadHead("The head of the request is too long.", 431, "headers_too_long")
        if end < 0:
            # Its end would be awaited in vain.
            if buffer.count(b"\n") != buffer.count(b"\r\n"):
                raise BadHead("The request is malformed: a line ends without CR.")
            return None
        self._buffer = buffer[end + len(END) :]
        return buffer[: end + len(END)]

    def _serve(self, environ: OwnEnviron, head: Head | None) -> None:
        """Answer a request, now or later. head: as for `Request`."""
        environ["REMOTE_ADDR"] = self.client[0]
        answer = self._server.answer_visit(environ)
        if answer is not None and head is None:
            # Nearly every visit: nothing is kept of it.
            connection = environ.get("HTTP_CONNECTION", "keep-alive")
            if connection == "keep-alive" and not self.is_last:
                self._awaited_since = self.active_at
                self._transport.write(answer.head + self._server.tail + answer.body)
                return
            if connection == "close" and not self._buffer:
                self._transport.write(answer.head + _LAST + self._server.tail + answer.body)
                self._transport.close()
                return
        self.request = Request(self, environ, head)
        if answer is not None:
            self.request.answer(answer)
        else:
            self._server.handle(self.request)

    def _pause(self) -> None:
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def go_on_reading(self) -> None:
        is_full = self.request is None and self._drained is not None
        if self._is_paused and not is_full and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    # --- answering ----------------------------------------------------------------------------------------------------

    @property
    def tail(self) -> bytes:
        """What ends the head of an answer."""
        return self._server.tail

    def call(self, function: Callable[..., object], *arguments: Any) -> None:
        """Call a function in the event loop, from whatever thread."""
        if threading.get_ident() == self._server.thread:
            function(*arguments)
        else:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and the process with it
                self._server.loop.call_soon_threadsafe(function, *arguments)

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self.active_at = self._server.loop.time()
            self._transport.write(data)

    async def send(self, data: bytes) -> None:
        """Write, once the client has taken enough of what was written before. Raises ClientGone."""
        if self._transport.is_closing():
            raise ClientGone
        self.write(data)
        if self._drained is not None:
            await asyncio.shield(self._drained)

    def finish(self, request: Request, data: bytes) -> None:
        """Send the rest of an answer, and go on with the next request."""
        if self.request is not request:
            return
        self.request = None
        self.write(data)
        self._awaited_since = self.active_at
        if request.is_last or self.is_last:
            self._close(is_read=request.is_complete and not self._buffer)
            return
        self.go_on_reading()
        if self._buffer or self._is_half_closed:
            self._read_requests()

    # --- its end ------------------------------------------------------------------------------------------------------

    def _close(self, *, is_read: bool) -> None:
        """Close it once all is sent. is_read: whether all that the client sent was read."""
        if is_read or self._is_half_closed or self._transport.is_closing():
            self._transport.close()
            return
        self._is_lingering = True
        self._buffer = b""
        self._transport.write_eof()
        self.go_on_reading()
        # What was not taken yet is still sent.
        self._server.loop.call_later(LINGER_S, self._transport.close)

    def close_when_answered(self) -> None:
        """Take no further request."""
        self.is_last = True
        if self.request is None and not self._is_lingering:
            self._transport.close()

    def close_if_silent(self, now: float) -> None:
        """Close it where a request is awaited for too long, or the client does not take its answer."""
        unsent = self._transport.get_write_buffer_size()
        if unsent != self._unsent:
            self._unsent, self._awaited_since = unsent, now
        elif self.request is None and now - self._awaited_since > SILENCE_MS / 1000:
            self.abort()

    def may_be_closed(self, now: float, new_s: float, young_s: float) -> bool:
        """Whether it may make room for another: it is not answered now, and was open and silent for long enough."""
        if self.request is not None and self.request.is_busy:
            return False
        age_s = now - self.opened_at
        return age_s >= new_s and (now - self.active_at >= new_s or age_s >= young_s)

    def abort(self) -> None:
        """Close it at once."""
        self._server.ended(self)
        self._transport.abort()
