"""The direct adapter: granian below its public interface, and the only file that knows its private parts.

Why below: granian's WSGI environ has no raw path, so `%2F` and `/` cannot be told apart, and its ASGI interface has one
but costs half the throughput, in an event loop that a redirect does not need. Here requests are taken as ASGI delivers
them, on granian's own Python threads, without the event loop. These parts change from one minor version to the next, so
pyproject.toml pins TESTED_VERSION exactly; server/asgi.py does the same with the public interface.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from flask import Flask
from granian import _granian, net
from granian.http import HTTP1Settings

from signpost.domain.json_types import AsgiMessage
from signpost.server.connections import BACKLOG, MAX_HEAD_BYTES, SILENCE_MS, THREADS, ListenAddress
from signpost.server.http_server import HttpServer

# Its type stubs do not list all parameters, and not all names.
_worker_class: Any = _granian.ASGIWorker
_net: Any = net


class _Scheduler(_granian.CallbackScheduler):
    """Granian calls its `_schedule_fn` with each request; the other arguments are for its own event loops."""

    __slots__ = ()

    _schedule_fn: Any

    def __init__(self, *_: Any):
        super().__init__()


class DirectServer(HttpServer[Any]):
    """Its requests are the objects that granian hands over with them ("watchers")."""

    def __init__(self, app: Flask, loop: asyncio.AbstractEventLoop, address: ListenAddress):
        """Raises AttributeError or TypeError where granian's private parts are not what they were."""
        super().__init__(app, loop, address)
        self._signals = _granian.WorkerSignal()
        self._worker = _worker_class(
            1,
            (_net.SocketSpec(address.host, address.port, BACKLOG), None),
            None,
            1,  # runtime threads
            512,  # runtime blocking threads, of which none is used
            THREADS,
            30,  # seconds after which an idle one ends
            self.max_connections,
            # HTTP/1 only: waiting to see whether a client speaks HTTP/2 means waiting endlessly for a silent one, and
            # HTTP/2 without TLS is not needed. The proxy in front speaks it to browsers.
            "1",
            HTTP1Settings(header_read_timeout=SILENCE_MS, max_buffer_size=MAX_HEAD_BYTES),
            None,
            False,  # no websockets
            None,
            *(False, None, None, None, "tls1.3", None, [], False),
            (None, None),
        )
        self._serve = self._worker.serve_mtr
        self._scheduler = _Scheduler(loop, None, None, None, None)
        self._scheduler._schedule_fn = self.handle

    def accept(self, ended: Callable[[], None]) -> None:
        # Granian calls back once every connection is done.
        self._signals.add_cb(lambda: self.loop.call_soon_threadsafe(ended))
        self._serve(self._scheduler, self.loop, self._signals)

    def stop(self) -> None:
        self._signals.set()

    def receive(self, request: Any) -> Awaitable[AsgiMessage]:
        message: Awaitable[AsgiMessage] = request.proto.receive()
        return message

    async def send(self, request: Any, message: AsgiMessage) -> None:
        await request.proto.send(message)

    def end(self, request: Any) -> None:
        request.done()

    def answer(self, request: Any, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        proto = request.proto
        proto.send({"type": "http.response.start", "status": status, "headers": headers})
        proto.send({"type": "http.response.body", "body": body, "more_body": False})
        request.done()
