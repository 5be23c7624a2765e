"""The process that serves: what asks it to end, and the memory that it gives back."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
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


# 100 MB, of which every hundredth block stays.
FREE_BETWEEN_BLOCKS = """
from pathlib import Path
from signpost.server.process import give_back_memory

def resident_mib():
    return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024

blocks = [bytes(2_000) for _ in range(50_000)]
kept = blocks[::100]
del blocks
before = resident_mib()
assert give_back_memory()
print(before - resident_mib())
"""


def test_memory_between_blocks_that_are_in_use_is_given_back() -> None:
    done = subprocess.run([sys.executable, "-c", FREE_BETWEEN_BLOCKS], capture_output=True, text=True, check=True)
    assert float(done.stdout) > 50
