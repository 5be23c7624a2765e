"""Visitors go first: work in turns is held back while many come, and costs nothing while few do."""

import threading
import time
from collections.abc import Iterator

import pytest

from signpost.runtime import throttle
from signpost.runtime.throttle import VisitRate

# What it measures takes longer next to other tests.
pytestmark = pytest.mark.alone

SHARE = 0.2


@pytest.fixture
def visited() -> Iterator[tuple[VisitRate, list[int]]]:
    """A pace, and visits at a rate that can be set."""
    one, stop, rate = throttle.VisitRate(), threading.Event(), [0]

    def come() -> None:
        while not stop.wait(0.005):
            one.visits += rate[0] // 200

    thread = threading.Thread(target=come)
    thread.start()
    yield one, rate
    stop.set()
    thread.join()


def worked(share: throttle.CpuBudget, seconds: float) -> float:
    """How much of the processor work in turns got in this time."""
    until, began = time.monotonic() + seconds, time.thread_time()
    while time.monotonic() < until:
        with share.turn():
            turn = time.thread_time()
            while time.thread_time() < turn + 0.002:
                pass
    return (time.thread_time() - began) / seconds


def test_work_is_held_back_only_while_many_visitors_come(visited: tuple[VisitRate, list[int]]) -> None:
    one, rate = visited
    share = throttle.CpuBudget(one, SHARE)
    rate[0] = throttle.BUSY_VISITS_PER_S // 4
    alone = worked(share, 0.5)
    rate[0] = throttle.BUSY_VISITS_PER_S * 10
    time.sleep(3 * throttle.SAMPLE_S)
    held_back = worked(share, 1)
    assert held_back < SHARE * 1.5
    assert alone > held_back * 1.5
    rate[0] = 0
    time.sleep(3 * throttle.SAMPLE_S)
    began = time.monotonic()
    with share.turn():
        pass
    assert time.monotonic() - began < 0.1


def test_what_fails_in_a_turn_fails(visited: tuple[VisitRate, list[int]]) -> None:
    share = throttle.CpuBudget(visited[0], SHARE)
    with pytest.raises(KeyError), share.turn():
        raise KeyError
