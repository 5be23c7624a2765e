"""Whose request is next: shares of workspaces and people, turns, bounded queues, and threads that step aside."""

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from signpost.domain.errors import Busy, ServiceError
from signpost.runtime.bulkheads import Bulkhead, BulkheadRow, Holder
from signpost.server import request_pool
from signpost.server.request_pool import PoolLoad, QueuedRequest, RequestPool, Stopping
from signpost.storage.write_lock import FairWriteLock
from tests.wire import eventually

ROW = BulkheadRow(
    total=2,
    of_workspace=2,
    of_person=1,
    first_places=2,
    wait_s=20.0,
    max_waiting_of_workspace=8,
    message="Full.",
)
WRITERS = BulkheadRow(total=4, of_workspace=3, of_person=3, message="Too many changes wait.")
ANN, BEN, COY = (Holder("a", name) for name in ("ann", "ben", "coy"))
EVE = Holder("b", "eve")


class Desk:
    """A pool whose requests are begun and ended by the test."""

    def __init__(self, row: BulkheadRow = ROW):
        self.writers = Bulkhead(WRITERS)
        self.places = Bulkhead(row)
        self.pool = RequestPool(self.places, self.writers, "test-request")
        self.begun: list[str] = []
        self.refused: list[tuple[str, ServiceError]] = []
        self.jobs: dict[str, QueuedRequest] = {}
        self._ends: dict[str, threading.Event] = {}

    def send(self, name: str, holder: Holder, *, may_write: bool = False) -> None:
        self._ends[name] = threading.Event()
        self.pool.submit(
            holder, partial(self._run, name), lambda error: self.refused.append((name, error)), may_write=may_write
        )

    def _run(self, name: str, job: QueuedRequest) -> None:
        self.jobs[name] = job
        self.begun.append(name)
        self._ends[name].wait(20)

    def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()

    def assert_begun(self, *names: str) -> None:
        eventually(lambda: len(self.begun) >= len(names))
        time.sleep(0.05)
        assert self.begun == [*names]

    def close(self) -> None:
        self.pool.close()
        self.end(*self._ends)


@pytest.fixture
def desk() -> Iterator[Desk]:
    entry = Desk()
    yield entry
    entry.close()


def test_what_lasts_for_a_minute_is_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(request_pool, "LONG_S", 0.2)
    assert desk.pool.load() == PoolLoad(0, is_refusing=False, is_stuck=False)
    for number in range(4):
        desk.send(f"held {number}", Holder(f"{number}", f"{number}"))
    eventually(lambda: len(desk.begun) == 4)

    def refuse() -> bool:
        for _ in range(10):
            desk.send("refused", EVE)
        load = desk.pool.load()
        return load.long == 4 and load.is_refusing and load.is_stuck

    eventually(refuse)
    told = [record.getMessage() for record in caplog.records if "still does" in record.getMessage()]
    assert len(told) == 4
    # One answer, and it is not stuck; nothing refused for a while, and it is well.
    desk.end("held 0")
    eventually(lambda: desk.pool.load().long == 3)
    assert not desk.pool.load().is_stuck
    monkeypatch.setattr(request_pool, "REFUSAL_PAUSE_S", 0.0)
    assert not desk.pool.load().is_refusing


def test_a_person_and_a_workspace_have_their_share_and_another_one_begins_at_once(desk: Desk) -> None:
    desk.send("ann 1", ANN)
    desk.assert_begun("ann 1")
    desk.send("ann 2", ANN)
    desk.send("ben", BEN)
    desk.assert_begun("ann 1", "ben")
    desk.send("coy", COY)
    desk.send("eve", EVE)
    desk.assert_begun("ann 1", "ben", "eve")
    assert desk.pool.waiting == 2
    # In a workspace its people take turns: Ann has just had one.
    desk.end("ben", "eve")
    desk.assert_begun("ann 1", "ben", "eve", "coy")
    desk.end("ann 1")
    desk.assert_begun("ann 1", "ben", "eve", "coy", "ann 2")
    desk.end("coy", "ann 2")
    eventually(lambda: desk.places.held == 0)
    assert desk.pool.waiting == 0


def test_workspaces_take_turns_whoever_has_more_that_waits(desk: Desk) -> None:
    desk.send("ann", ANN)
    desk.assert_begun("ann")
    desk.send("eve", EVE)
    desk.assert_begun("ann", "eve")
    for number in range(3):
        desk.send(f"ann {number}", ANN)
    desk.send("eve 0", EVE)
    desk.end("ann", "eve")
    eventually(lambda: len(desk.begun) == 4)
    assert set(desk.begun[2:]) == {"ann 0", "eve 0"}


def test_a_queue_is_bounded_for_a_person_and_a_workspace(desk: Desk) -> None:
    for number in range(6):
        desk.send(f"ann {number}", ANN)
    eventually(lambda: desk.begun)
    # One runs, half of the queue is one person's.
    eventually(lambda: [name for name, _ in desk.refused] == ["ann 5"])
    for number in range(6):
        desk.send(f"ben {number}", BEN)
    assert len(desk.refused) == 2
    desk.send("coy", COY)
    assert [name for name, _ in desk.refused][-1] == "coy"
    assert isinstance(desk.refused[-1][1], Busy)
    desk.send("eve", EVE)
    eventually(lambda: "eve" in desk.begun)


def test_who_waits_too_long_and_who_waits_at_the_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(
        BulkheadRow(total=1, of_workspace=1, of_person=1, wait_s=0.05, max_waiting_of_workspace=8, message="Full.")
    )
    desk.send("ann", ANN)
    desk.send("ben", BEN)
    desk.assert_begun("ann")
    time.sleep(0.1)
    desk.send("coy", COY)
    desk.pool.reject_expired()
    assert [(name, type(error)) for name, error in desk.refused] == [("ben", Busy)]
    desk.close()
    assert [(name, type(error)) for name, error in desk.refused[1:]] == [("coy", Stopping)]
    desk.send("eve", EVE)
    assert isinstance(desk.refused[-1][1], Stopping)


def test_a_request_that_waits_to_write_lets_another_one_begin(desk: Desk) -> None:
    desk.send("ann 1", ANN, may_write=True)
    desk.assert_begun("ann 1")
    desk.send("ann 2", ANN)
    place = desk.writers.enter(ANN)
    desk.jobs["ann 1"].release_worker()
    desk.assert_begun("ann 1", "ann 2")
    # Beside one that waits there is room for two at most: as many as have a thread.
    desk.send("ben", BEN, may_write=True)
    desk.assert_begun("ann 1", "ann 2", "ben")
    desk.end("ben")
    second = desk.writers.enter(BEN)
    desk.send("coy writes", COY, may_write=True)
    desk.send("coy reads", COY)
    desk.assert_begun("ann 1", "ann 2", "ben", "coy reads")
    second.release()
    place.release()
    desk.end("coy reads")
    desk.assert_begun("ann 1", "ann 2", "ben", "coy reads", "coy writes")


def test_where_the_system_has_no_thread_a_request_waits_or_is_refused(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("can't start new thread")

    class NoThread(threading.Thread):
        start = fail

    desk.send("ann", ANN)
    desk.assert_begun("ann")
    monkeypatch.setattr("signpost.server.request_pool.threading.Thread", NoThread)
    desk.send("eve", EVE)
    assert not desk.refused
    desk.end("ann")
    desk.assert_begun("ann", "eve")
    alone = Desk()
    alone.send("ann", ANN)
    assert isinstance(alone.refused[0][1], Busy)
    assert alone.places.held == 0


# --- turns to write ---------------------------------------------------------------------------------------------


def in_thread(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread


def test_workspaces_take_turns_to_write() -> None:
    turns, order = FairWriteLock(), []

    def write(workspace: str) -> None:
        assert turns.acquire(workspace)
        order.append(workspace)
        turns.release()

    turns.acquire("a")
    waiting = []
    for count, workspace in enumerate(("a", "a", "a", "b", "c"), 1):
        waiting.append(in_thread(partial(write, workspace)))
        eventually(lambda count=count: len(turns._waiting) == count)
    turns.release()
    for thread in waiting:
        thread.join(20)
    assert order == ["b", "a", "c", "a", "a"]


def test_a_wait_that_is_looked_at_keeps_its_place() -> None:
    """Each is asked ten times a second whether it goes on, and others come meanwhile."""
    turns, order = FairWriteLock(), []

    def write(number: int) -> None:
        assert turns.acquire(f"{number}", lambda: True)
        order.append(number)
        turns.release()

    turns.acquire("first")
    threads = []
    for number in range(8):
        threads.append(in_thread(partial(write, number)))
        time.sleep(0.06)
    turns.release()
    for thread in threads:
        thread.join(20)
    assert order == [*range(8)]


def test_places_are_for_different_workspaces() -> None:
    turns = FairWriteLock(2)
    turns.acquire("a")
    got: dict[str, bool] = {}
    ends = threading.Event()

    def write(workspace: str) -> None:
        got[workspace] = turns.acquire(workspace, lambda: False)
        ends.wait(20)

    threads = []
    for workspace in ("a", "b", "c"):
        threads.append(in_thread(partial(write, workspace)))
        eventually(lambda workspace=workspace: workspace in got)
    ends.set()
    for thread in threads:
        thread.join(20)
    assert got == {"a": False, "b": True, "c": False}


def test_a_turn_is_taken_again_by_its_thread_and_a_wait_ends() -> None:
    turns = FairWriteLock()
    with turns, turns:
        assert turns.is_mine()
        refused: list[bool] = []
        in_thread(lambda: refused.append(turns.acquire("b", lambda: False))).join(20)
        assert refused == [False]
    assert not turns.is_mine()
    assert turns.held_s == 0
    got: list[bool] = []
    in_thread(lambda: got.append(turns.acquire("b", lambda: False))).join(20)
    assert got == [True]


def test_no_two_threads_have_a_turn_at_once() -> None:
    turns, inside, limit = FairWriteLock(), [0], [0]

    def work(workspace: str) -> None:
        for _ in range(200):
            if not turns.acquire(workspace, lambda: False):
                continue
            inside[0] += 1
            limit[0] = max(limit[0], inside[0])
            inside[0] -= 1
            turns.release()

    threads = [in_thread(partial(work, f"{number % 3}")) for number in range(8)]
    for thread in threads:
        thread.join(30)
    assert limit == [1]
    assert not turns._waiting
    assert turns.held_s == 0
