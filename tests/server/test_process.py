"""The process that serves: what asks it to end."""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Iterator

import pytest

from signpost.server.process import call_at_signals

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


@pytest.fixture(autouse=True)
def _handlers_of_before() -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_comes_through_while_very_much_wakes_the_loop(number: signal.Signals) -> None:
    with contextlib.closing(asyncio.new_event_loop()) as loop:
        stopped: asyncio.Future[None] = loop.create_future()
        call_at_signals(loop, lambda: stopped.set_result(None))
        wakeups: socket.socket = loop._csock  # type: ignore[attr-defined]
        with contextlib.suppress(BlockingIOError):
            while True:
                wakeups.send(b"\0")
        os.kill(os.getpid(), number)
        loop.run_until_complete(asyncio.wait_for(stopped, 5))
