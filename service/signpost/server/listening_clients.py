"""Answers to clients that listen to events: a task of the event loop for each, and no thread."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from signpost.domain.json_types import AsgiMessage
from signpost.web.listeners import BEGIN, HEARTBEAT, HEARTBEAT_S, Listener

# A client that takes nothing for this long is cut off.
STALL_S = 30.0

R = TypeVar("R")

logger = logging.getLogger("signpost.server")


class ListeningClients(Generic[R]):
    """The listening clients of one server. send, receive, end: as for server/streams.py."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        send: Callable[[R, AsgiMessage], Awaitable[None]],
        receive: Callable[[R], Awaitable[AsgiMessage]],
        end: Callable[[R], None],
    ):
        self._loop = loop
        self._send, self._receive, self._end = send, receive, end
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, request: R, status: int, headers: Sequence[tuple[bytes, bytes]], listener: Listener) -> None:
        """Send an answer from now on. Called in any thread."""
        listener.is_begun = True
        self._loop.call_soon_threadsafe(self._begin, request, status, headers, listener)

    def _begin(self, request: R, status: int, headers: Sequence[tuple[bytes, bytes]], listener: Listener) -> None:
        task = self._loop.create_task(self._run(request, status, headers, listener))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, request: R, status: int, headers: Sequence[tuple[bytes, bytes]], listener: Listener) -> None:
        is_frame_available = asyncio.Event()
        listener.on_available = lambda: self._loop.call_soon_threadsafe(is_frame_available.set)
        watch = self._loop.create_task(self._watch(request, listener))
        try:
            await self._send(request, {"type": "http.response.start", "status": status, "headers": headers})
            part = BEGIN
            while part:
                async with asyncio.timeout(STALL_S):
                    await self._send(request, {"type": "http.response.body", "body": part, "more_body": True})
                part = await self._next(listener, is_frame_available)
            async with asyncio.timeout(STALL_S):
                await self._send(request, {"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            logger.info("A client that listened to events took nothing for %d s, and was cut off.", STALL_S)
        except Exception:
            logger.exception("Events could not be sent.")
        finally:
            listener.close()
            watch.cancel()
            self._end(request)

    async def _next(self, listener: Listener, is_frame_available: asyncio.Event) -> bytes:
        """What is sent next; b"" where it is over."""
        while not listener.is_over:
            is_frame_available.clear()
            if part := listener.take():
                return part
            if listener.is_over:
                break
            try:
                async with asyncio.timeout(HEARTBEAT_S):
                    await is_frame_available.wait()
            except TimeoutError:
                return HEARTBEAT
        return b""

    async def _watch(self, request: R, listener: Listener) -> None:
        """Notice that the client has gone."""
        with contextlib.suppress(asyncio.CancelledError):
            while (await self._receive(request))["type"] != "http.disconnect":
                pass
            listener.end()
