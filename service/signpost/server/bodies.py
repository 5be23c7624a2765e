"""Request bodies: read in the event loop, so that a client who sends one byte a second holds no thread.

How much is kept depends on what is asked for and by whom, and all bodies together are bounded. What is longer than it
may be is read on for a while and thrown away before the app answers 413: a proxy that is still sending when the
connection closes tells its client 502.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from typing import Any

from signpost import factory
from signpost.mcp import endpoint
from signpost.transfer import import_job
from signpost.visits import middleware

# What API and pages take, and what nobody has signed in for; twice, because a form that is kept while somebody signs in
# comes with longer names.
ORDINARY_BYTES = 2 * factory.BODY_BYTES
ORDINARY_TIMEOUT_S = 30
# An import is a file by REST, and by a form what a browser makes of it.
LARGE_PATHS = ("/v1/bulk/import", "/import")
LARGE_BYTES = import_job.MAX_BYTES + ORDINARY_BYTES
LARGE_TIMEOUT_S = 120
# So many files are received at once; whoever comes next waits this long for a place.
LARGE_AT_ONCE = 2
LARGE_WAIT_S = 10
# Who sends a file more slowly than this, once the first seconds are over, gives up its place.
LARGE_BYTES_PER_S = 16 * 1024
LARGE_GRACE_S = 5
# What all other bodies may hold together, from their first byte to the answer. Beyond half of it only those with a
# valid token or session are served.
MAX_HELD_BYTES = 64 * 1024 * 1024
# Read and thrown away, of a body that is too long.
LINGER_BYTES = 16 * 1024 * 1024


_Question = Callable[[Mapping[str, Any]], bool]


class BodyRefused(Exception):
    """The body is not read to its end. status, code, message: of the answer."""

    def __init__(self, status: int, code: str, message: str):
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


class Body:
    """What was read of one body. `release` it once the request is answered, in the event loop.

    size: how much of it came; what is longer than `max_bytes` is not kept.
    """

    def __init__(self, bodies: "Bodies", max_bytes: int, is_large: bool):
        self._bodies = bodies
        self._parts: list[bytes] = []
        self.max_bytes = max_bytes
        self.is_large = is_large
        self.size = 0
        self._held = 0

    def add(self, part: bytes) -> None:
        self.size += len(part)
        if self.size > self.max_bytes:
            self._parts.clear()
            self.release()
            return
        self._parts.append(part)
        if not self.is_large:  # those have their number instead
            self._held += len(part)
            self._bodies.held += len(part)

    def joined(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)

    def release(self) -> None:
        self._bodies.held -= self._held
        self._held = 0


class Bodies:
    """The bodies of one server.

    is_visit, is_known: whether a request (its WSGI environ) visits a connected hostname; whether its token or session
    is valid, which asks the database, so `pool` does it.
    """

    def __init__(self, pool: Executor, is_visit: _Question, is_known: _Question):
        self._pool = pool
        self._is_visit = is_visit
        self._is_known = is_known
        self._large_place = asyncio.Semaphore(LARGE_AT_ONCE)
        # Bytes of ordinary bodies in memory now. Changed in the event loop alone.
        self.held = 0

    async def read(self, proto: Any, environ: Mapping[str, Any]) -> Body:
        """The body, or nothing but the size of one that is longer than it may be.

        Raises BodyRefused.
        """
        path = environ["PATH_INFO"]
        if self._is_visit(environ):
            return await self._receive(proto, environ, middleware.FORM_BYTES)
        if path in LARGE_PATHS and await self._known(environ):
            return await self._receive_large(proto, environ)
        if path == endpoint.PATH and _length(environ) > ORDINARY_BYTES and await self._known(environ):
            return await self._receive(proto, environ, endpoint.BODY_BYTES)
        return await self._receive(proto, environ, ORDINARY_BYTES)

    async def _known(self, environ: Mapping[str, Any]) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._is_known, environ)

    async def _receive_large(self, proto: Any, environ: Mapping[str, Any]) -> Body:
        try:
            async with asyncio.timeout(LARGE_WAIT_S):
                await self._large_place.acquire()
        except TimeoutError:
            raise BodyRefused(503, "busy", "Other files are being received. Try again in a minute.") from None
        try:
            return await self._receive(proto, environ, LARGE_BYTES, is_large=True)
        finally:
            self._large_place.release()

    async def _receive(self, proto: Any, environ: Mapping[str, Any], max_bytes: int, *, is_large: bool = False) -> Body:
        body = Body(self, max_bytes, is_large)
        try:
            async with asyncio.timeout(LARGE_TIMEOUT_S if is_large else ORDINARY_TIMEOUT_S):
                await self._fill(body, proto, environ)
        except TimeoutError:
            body.release()
            raise BodyRefused(408, "request_timeout", "The body did not arrive in time.") from None
        except BaseException:
            body.release()
            raise
        return body

    async def _fill(self, body: Body, proto: Any, environ: Mapping[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        began, is_known = loop.time(), False
        while body.size <= max(LINGER_BYTES, body.max_bytes):
            # A pause of the network is no reason; a rate that does not add up is.
            patience_s = began + LARGE_GRACE_S + body.size / LARGE_BYTES_PER_S - loop.time()
            async with asyncio.timeout(max(0.0, patience_s) if body.is_large else None):
                message = await _message(proto)
            part = message.get("body", b"")
            if not body.is_large and self.held + len(part) > MAX_HELD_BYTES // 2:
                is_known = is_known or await self._known(environ)
                if not is_known or self.held + len(part) > MAX_HELD_BYTES:
                    raise BodyRefused(503, "busy", "Too much is being received at once. Try again in a minute.")
            body.add(part)
            if not message.get("more_body"):
                return


async def _message(proto: Any) -> dict[str, Any]:
    message: dict[str, Any] = await proto.receive()
    if message["type"] != "http.request":
        # The client has gone, and reads no answer; or what came is no body: a bad chunk size, for instance.
        raise BodyRefused(400, "bad_request", "The body cannot be read: its length or its chunks are wrong.")
    return message


def _length(environ: Mapping[str, Any]) -> int:
    """How long the body says it is; where it does not say, more than any."""
    text = environ.get("CONTENT_LENGTH", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else 2**63
