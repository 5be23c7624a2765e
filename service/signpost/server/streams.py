"""Answers that are sent while they are made: long ones, and events to clients that listen.

An export of a million records is never in memory as a whole. Each long answer has a thread of its own, so that a slow
client holds none of the pool's; whose it is, is said where it is made. The HTTP server takes a few parts ahead of the
client; then the thread waits. A client that goes away, or takes too little, ends the work.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from typing import Any

from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.server.connection import ClientGone, Request
from signpost.web.listeners import BEGIN, HEARTBEAT, HEARTBEAT_S, Listener

# Streams at once, however they came about.
MAX_STREAMS = TABLE[SharedResource.EXPORTS].total + TABLE[SharedResource.EXPORTS].first_places
# What a client takes at least, on average. It may take less for a while: for PATIENCE_S at first, and for STALL_S at
# most, however much it took before.
MIN_BYTES_PER_S = 16 * 1024
PATIENCE_S = 10.0
STALL_S = 30.0
# On shutdown, a thread has this long to finish the part that it is making.
CLOSE_S = 1.0

logger = logging.getLogger("signpost.server")


class Streams:
    """The streams of one server. turn: when a part may be made."""

    def __init__(self, loop: asyncio.AbstractEventLoop, turn: Callable[[], AbstractContextManager[None]]):
        self._loop, self._turn = loop, turn
        self._lock = threading.Lock()
        self._threads: set[threading.Thread] = set()
        self._stopping = threading.Event()

    @property
    def count(self) -> int:
        """How many answers are being sent."""
        return len(self._threads)

    def begin(self, request: Request, head: bytes, parts: Any) -> bool:
        """Send an answer from now on. parts: what a WSGI app returned. False: too many are being sent."""
        with self._lock:
            if len(self._threads) >= MAX_STREAMS or self._stopping.is_set():
                return False
            thread = threading.Thread(
                target=self._run, args=(request, head, parts), name="signpost-stream", daemon=True
            )
            self._threads.add(thread)
        try:
            thread.start()
        except RuntimeError:  # the system has no thread for us
            self._threads.discard(thread)
            return False
        return True

    def close(self) -> None:
        """The process ends: so do the connections, and their clients see that the answers are not complete."""
        self._stopping.set()
        for thread in [*self._threads]:
            thread.join(CLOSE_S)

    def _run(self, request: Request, head: bytes, parts: Any) -> None:
        gone = threading.Event()
        watch = asyncio.run_coroutine_threadsafe(self._watch(request, gone), self._loop)
        try:
            if self._send_all(request, head, iter(parts), gone):
                request.end()
            else:
                # Ended in order, half an answer would pass for a whole one.
                request.fail()
        except Exception:
            logger.exception("An answer could not be sent to its end.")
            request.fail()
        finally:
            watch.cancel()
            if (close := getattr(parts, "close", None)) is not None:
                close()
            with self._lock:
                self._threads.discard(threading.current_thread())

    def _send_all(self, request: Request, head: bytes, parts: Iterator[bytes], gone: threading.Event) -> bool:
        """Whether everything was sent."""
        patience_s = self._wait(request.begin(head), gone, PATIENCE_S)
        while patience_s > 0:
            with self._turn():
                part = next(parts, b"")
            if not part:
                return True
            patience_s = self._wait(request.send(part), gone, patience_s)
            if patience_s > 0:
                patience_s = min(patience_s + len(part) / MIN_BYTES_PER_S, STALL_S)
        return False

    def _wait(self, sending: Coroutine[Any, Any, None], gone: threading.Event, patience_s: float) -> float:
        """Send a part once the client has taken enough of those before.

        Returns how much of `patience_s` is left after that; 0: it is not sent.
        """
        began = time.monotonic()
        sent = asyncio.run_coroutine_threadsafe(sending, self._loop)
        while (left_s := patience_s - (time.monotonic() - began)) > 0:
            if gone.is_set() or self._stopping.is_set():
                break
            try:
                sent.result(CLOSE_S / 4)
            except TimeoutError:
                continue
            except ClientGone:
                return 0.0
            return 0.0 if gone.is_set() else left_s
        sent.cancel()
        return 0.0

    async def _watch(self, request: Request, gone: threading.Event) -> None:
        """Notice that the client has gone."""
        await request.wait_until_gone()
        gone.set()


# A client that listens to events and takes nothing for this long is cut off.
LISTENER_STALL_S = 30.0


class ListeningClients:
    """The clients of one server that listen to events: a task of the event loop for each, and no thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._loop = loop
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, request: Request, head: bytes, listener: Listener) -> None:
        """Send an answer from now on. Called in any thread."""
        listener.is_begun = True
        self._loop.call_soon_threadsafe(self._begin, request, head, listener)

    def _begin(self, request: Request, head: bytes, listener: Listener) -> None:
        task = self._loop.create_task(self._run(request, head, listener))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, request: Request, head: bytes, listener: Listener) -> None:
        is_frame_available = asyncio.Event()
        listener.on_available = lambda: self._loop.call_soon_threadsafe(is_frame_available.set)
        watch = self._loop.create_task(self._watch(request, listener))
        try:
            await request.begin(head)
            part = BEGIN
            while part:
                async with asyncio.timeout(LISTENER_STALL_S):
                    await request.send(part)
                part = await self._next(listener, is_frame_available)
            request.end()
        except ClientGone:
            pass
        except TimeoutError:
            logger.info("A client that listened to events took nothing for %d s, and was cut off.", LISTENER_STALL_S)
            request.fail()
        except Exception:
            logger.exception("Events could not be sent.")
            request.fail()
        finally:
            listener.close()
            watch.cancel()

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

    async def _watch(self, request: Request, listener: Listener) -> None:
        """Notice that the client has gone."""
        await request.wait_until_gone()
        listener.end()
