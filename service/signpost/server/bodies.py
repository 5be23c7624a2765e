"""Request bodies: read in the event loop, so that a client that sends one byte a second holds no thread.

How much of a body is kept depends on its path (web/body_limits.py) and on who sends it, and all bodies together are
bounded. A longer body is read for a while and discarded before the app answers 413: a proxy that is still sending when
the connection closes answers its client with 502.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable

from signpost.domain.json_types import Environ
from signpost.server.connection import ClientGone
from signpost.web.body_limits import ORDINARY, VISIT, BodyLimit, limit_of

# This many files are received at once; the next one waits at most this long for a slot.
FILES_AT_ONCE = 2
FILE_WAIT_S = 10
# A file that arrives more slowly than this, after the first seconds, loses its slot.
FILE_BYTES_PER_S = 16 * 1024
FILE_GRACE_S = 5
# The memory for all other bodies together, from their first byte to the answer. Beyond half of it only requests with
# a valid token or session are served.
MAX_HELD_BYTES = 64 * 1024 * 1024
# How much of a body that is too long is read and discarded.
LINGER_BYTES = 16 * 1024 * 1024

# Gives the next part of a body, and b"" after the last. Raises ClientGone.
Receive = Callable[[], Awaitable[bytes]]


class BodyRefused(Exception):
    """The body is not read to its end. status, code, message: of the answer."""

    def __init__(self, status: int, code: str, message: str):
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


class Body:
    """What was received of one body. `release` it once the request is answered, in any thread.

    size: how much of it came; a body longer than `max_bytes` is not kept.
    """

    def __init__(self, bodies: "Bodies", max_bytes: int, is_file: bool):
        self._bodies = bodies
        self._parts: list[bytes] = []
        self.max_bytes = max_bytes
        self.is_file = is_file
        self.size = 0
        self._held = 0

    def add(self, part: bytes) -> None:
        self.size += len(part)
        if self.size > self.max_bytes:
            self._parts.clear()
            self.release()
            return
        self._parts.append(part)
        if not self.is_file:  # their number is bounded instead
            self._held += len(part)
            self._bodies.hold(len(part))

    def joined(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)

    def release(self) -> None:
        self._bodies.hold(-self._held)
        self._held = 0


class Bodies:
    """The bodies of one server.

    is_visit, is_known: whether a request (its WSGI environ) visits a connected hostname; whether its token or session
    is valid.
    """

    def __init__(self, is_visit: Callable[[Environ], bool], is_known: Callable[[Environ], Awaitable[bool]]):
        self._is_visit = is_visit
        self._is_known = is_known
        self._file_slots = asyncio.Semaphore(FILES_AT_ONCE)
        # Bytes of ordinary bodies in memory now, and the lock for them.
        self.held = 0
        self._count = threading.Lock()

    def hold(self, size: int) -> None:
        """Count bytes that are in memory from now on; below 0: that no longer are."""
        with self._count:
            self.held += size

    async def read(self, receive: Receive, environ: Environ) -> Body:
        """The body, or only the size of one that is too long.

        Raises BodyRefused.
        """
        if self._is_visit(environ):
            return await self._receive(receive, environ, VISIT, VISIT.max_bytes)
        limit = limit_of(environ["PATH_INFO"])
        is_more = limit.is_file or _length(environ) > ORDINARY.received_bytes
        if limit is ORDINARY or not is_more or not await self._is_known(environ):
            return await self._receive(receive, environ, ORDINARY, ORDINARY.received_bytes)
        if limit.is_file:
            return await self._receive_file(receive, environ, limit)
        return await self._receive(receive, environ, limit, limit.received_bytes)

    async def _receive_file(self, receive: Receive, environ: Environ, limit: BodyLimit) -> Body:
        try:
            async with asyncio.timeout(FILE_WAIT_S):
                await self._file_slots.acquire()
        except TimeoutError:
            raise BodyRefused(503, "busy", "Other files are being received. Try again in a minute.") from None
        try:
            return await self._receive(receive, environ, limit, limit.received_bytes)
        finally:
            self._file_slots.release()

    async def _receive(self, receive: Receive, environ: Environ, limit: BodyLimit, max_bytes: int) -> Body:
        body = Body(self, max_bytes, limit.is_file)
        try:
            async with asyncio.timeout(limit.timeout_s):
                await self._fill(body, receive, environ)
        except TimeoutError:
            body.release()
            raise BodyRefused(408, "request_timeout", "The body did not arrive in time.") from None
        except BaseException:
            body.release()
            raise
        return body

    async def _fill(self, body: Body, receive: Receive, environ: Environ) -> None:
        loop = asyncio.get_running_loop()
        began, is_known = loop.time(), False
        while body.size <= max(LINGER_BYTES, body.max_bytes):
            # A pause of the network is fine; too low an average rate is not.
            patience_s = began + FILE_GRACE_S + body.size / FILE_BYTES_PER_S - loop.time()
            async with asyncio.timeout(max(0.0, patience_s) if body.is_file else None):
                part = await _part(receive)
            if not part:
                return
            if not body.is_file and self.held + len(part) > MAX_HELD_BYTES // 2:
                is_known = is_known or await self._is_known(environ)
                if not is_known or self.held + len(part) > MAX_HELD_BYTES:
                    raise BodyRefused(503, "busy", "Too much is being received at once. Try again in a minute.")
            body.add(part)


async def _part(receive: Receive) -> bytes:
    try:
        return await receive()
    except ClientGone:
        # It reads no answer then, or the body is malformed: a bad chunk size, for instance.
        raise BodyRefused(400, "bad_request", "The body cannot be read: its length or its chunks are wrong.") from None


def _length(environ: Environ) -> int:
    """The declared length of the body; if none is declared, more than any limit."""
    text = environ.get("CONTENT_LENGTH", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else 2**63
