"""The public adapter: granian's documented interface, `granian.server.embed.Server` with an ASGI app.

Slower than server/granian.py, because each request is a task of the event loop, and otherwise the same: ASGI has the
raw path, and the same code answers. Used with SIGNPOST_SERVER=public, and if granian's private parts have changed.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

from flask import Flask
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server

from signpost.domain.json_types import AsgiMessage, AsgiScope
from signpost.server.connections import BACKLOG, MAX_HEAD_BYTES, SILENCE_MS, ListenAddress
from signpost.server.http_server import HttpServer

# After the end of the loop, for answers that are already there.
LAST_ANSWERS_S = 0.05

_Receive = Callable[[], Awaitable[AsgiMessage]]
_Send = Callable[[MutableMapping[str, object]], Awaitable[None]]
_Answer = tuple[int, Sequence[tuple[bytes, bytes]], bytes]


class _Request:
    """A request of ASGI. answered: its answer, once there is one; None: it was sent in parts."""

    __slots__ = ("answered", "receive", "scope", "send")

    def __init__(self, scope: AsgiScope, receive: _Receive, send: _Send, loop: asyncio.AbstractEventLoop):
        self.scope = scope
        self.receive = receive
        self.send = send
        self.answered: asyncio.Future[_Answer | None] = loop.create_future()

    def set_answer(self, answer: _Answer | None) -> None:
        if not self.answered.done():  # the client has gone, and with it the task that would send this
            self.answered.set_result(answer)


class PublicServer(HttpServer[_Request]):
    def __init__(self, app: Flask, loop: asyncio.AbstractEventLoop, address: ListenAddress):
        super().__init__(app, loop, address)
        # The loop runs in the thread that creates the server.
        self._thread = threading.get_ident()
        self._task: asyncio.Task[None] | None = None
        # Its methods have no types.
        self._server: Any = Server(
            self._asgi,
            address=address.host,
            port=address.port,
            interface=Interfaces.ASGINL,
            http=HTTPModes.http1,
            http1_settings=HTTP1Settings(header_read_timeout=SILENCE_MS, max_buffer_size=MAX_HEAD_BYTES),
            websockets=False,
            backlog=BACKLOG,
            backpressure=self.max_connections,
            log_enabled=False,
        )

    async def _asgi(self, scope: AsgiScope, receive: _Receive, send: _Send) -> None:
        request = _Request(scope, receive, send, self.loop)
        self.handle(request)
        if (answer := await request.answered) is None:
            return
        status, headers, body = answer
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def accept(self, ended: Callable[[], None]) -> None:
        self._task = self.loop.create_task(self._server.serve())
        self._task.add_done_callback(lambda _: ended())

    def stop(self) -> None:
        self._server.stop()

    def close(self) -> None:
        super().close()
        # Requests that were never started are answered by their tasks, but the loop has stopped.
        if not self.loop.is_closed():
            self.loop.run_until_complete(asyncio.sleep(LAST_ANSWERS_S))

    def receive(self, request: _Request) -> Awaitable[AsgiMessage]:
        return request.receive()

    async def send(self, request: _Request, message: AsgiMessage) -> None:
        await request.send({**message})

    def end(self, request: _Request) -> None:
        self.loop.call_soon_threadsafe(request.set_answer, None)

    def answer(self, request: _Request, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        if threading.get_ident() == self._thread:
            request.set_answer((status, headers, body))
        else:
            self.loop.call_soon_threadsafe(request.set_answer, (status, headers, body))
