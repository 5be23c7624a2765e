"""The public adapter: granian's documented interface, `granian.server.embed.Server` with an ASGI app.

Slower than server/granian.py, because each request is a task of the event loop, and otherwise the same: ASGI has the
raw path, and the same handler answers. Used with SIGNPOST_SERVER=public, and where granian's private parts changed.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from typing import Any

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server

from signpost.server.handler import Handler
from signpost.server.listening import BACKLOG, MAX_HEAD_BYTES, SILENCE_MS, Address, max_connections

_Receive = Callable[[], Awaitable[Mapping[str, Any]]]
_Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
_Answer = tuple[int, Sequence[tuple[bytes, bytes]], bytes]


class _Exchange:
    """A request of ASGI. answered: its answer, once there is one."""

    __slots__ = ("_loop", "_thread", "answered", "receive", "scope")

    def __init__(self, scope: Mapping[str, Any], receive: _Receive, loop: asyncio.AbstractEventLoop, thread: int):
        self.scope = scope
        self.receive = receive
        self._loop = loop
        self._thread = thread
        self.answered: asyncio.Future[_Answer] = loop.create_future()

    def answer(self, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        if threading.get_ident() == self._thread:
            self._set((status, headers, body))
        else:
            self._loop.call_soon_threadsafe(self._set, (status, headers, body))

    def _set(self, answer: _Answer) -> None:
        if not self.answered.done():  # the client has gone, and with it the task that would send this
            self.answered.set_result(answer)


class PublicServer:
    def __init__(self, handler: Handler, loop: asyncio.AbstractEventLoop, address: Address):
        self._handler = handler
        self._loop = loop
        # The loop runs in the thread that starts the server.
        self._thread = threading.get_ident()
        self._task: asyncio.Task[None] | None = None
        # Its methods have no types.
        self._server: Any = Server(
            self._app,
            address=address.host,
            port=address.port,
            interface=Interfaces.ASGINL,
            http=HTTPModes.http1,
            http1_settings=HTTP1Settings(header_read_timeout=SILENCE_MS, max_buffer_size=MAX_HEAD_BYTES),
            websockets=False,
            backlog=BACKLOG,
            backpressure=max_connections(),
            log_enabled=False,
        )

    async def _app(self, scope: Mapping[str, Any], receive: _Receive, send: _Send) -> None:
        exchange = _Exchange(scope, receive, self._loop, self._thread)
        self._handler.handle(exchange)
        status, headers, body = await exchange.answered
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def start(self, loop: asyncio.AbstractEventLoop, ended: Callable[[], None]) -> None:
        self._task = loop.create_task(self._server.serve())
        self._task.add_done_callback(lambda _: ended())

    def stop(self) -> None:
        self._server.stop()
