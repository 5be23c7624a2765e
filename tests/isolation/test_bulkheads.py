"""Places of what all share: shares of workspaces and people, first places, waits."""

import contextlib
import re
import threading

import pytest

from signpost.domain.errors import Busy
from signpost.runtime.bulkheads import TABLE, Bulkhead, BulkheadRow, Holder, SharedResource
from tests.conftest import ROOT

ROW = BulkheadRow(total=4, of_workspace=3, of_person=2, first_places=2, message="Full.", retry_after_s=7)
ANN, BEN, COY, DAN = (Holder("a", name) for name in ("ann", "ben", "coy", "dan"))


def test_a_person_and_a_workspace_have_their_share() -> None:
    bulkhead = Bulkhead(ROW)
    held = [bulkhead.enter(ANN), bulkhead.enter(ANN)]
    with pytest.raises(Busy):
        bulkhead.enter(ANN)
    held.append(bulkhead.enter(BEN))
    with pytest.raises(Busy, match="Full") as refused:
        bulkhead.enter(COY)
    assert refused.value.headers() == {"Retry-After": "7"}
    for place in held:
        place.release()
        place.release()
    assert bulkhead.held == 0
    with bulkhead.enter(DAN):
        assert bulkhead.held == 1
    assert bulkhead.held == 0


def test_a_workspace_that_holds_none_gets_its_first_place() -> None:
    bulkhead = Bulkhead(ROW)
    for holder in (ANN, ANN, BEN, Holder("b", "x")):
        bulkhead.enter(holder)
    assert bulkhead.held == ROW.total
    with pytest.raises(Busy):
        bulkhead.enter(Holder("b", "y"))
    bulkhead.enter(Holder("c", "x"))
    bulkhead.enter(Holder("d", "x"))
    with pytest.raises(Busy):
        bulkhead.enter(Holder("e", "x"))


def test_who_waits_gets_the_next_place_and_only_some_wait() -> None:
    bulkhead = Bulkhead(BulkheadRow(total=1, of_workspace=1, of_person=1, message="Full.", wait_s=20.0, max_waiting=1))
    place = bulkhead.enter(ANN)
    entered = threading.Event()

    def wait() -> None:
        with bulkhead.enter(BEN):
            entered.set()

    waiter = threading.Thread(target=wait)
    waiter.start()
    while not bulkhead._waiting:
        pass
    with pytest.raises(Busy):
        bulkhead.enter(COY)
    assert not entered.is_set()
    place.release()
    waiter.join(20)
    assert entered.is_set()
    assert bulkhead.held == 0


def test_nobody_is_overtaken_and_no_workspace_takes_all_that_wait() -> None:
    row = BulkheadRow(total=1, of_workspace=1, of_person=1, message="Full.", wait_s=20.0, max_waiting=2)
    bulkhead, order = Bulkhead(row), []
    place = bulkhead.enter(ANN)

    def wait(holder: Holder) -> None:
        with bulkhead.enter(holder):
            order.append(holder)

    first, second = (threading.Thread(target=wait, args=(entry,)) for entry in (ANN, Holder("b", "x")))
    first.start()
    while len(bulkhead._waiting) < 1:
        pass
    with pytest.raises(Busy):
        bulkhead.enter(BEN)
    second.start()
    while len(bulkhead._waiting) < 2:
        pass
    place.release()
    first.join(20)
    second.join(20)
    assert order == [ANN, Holder("b", "x")]
    assert (bulkhead.held, bulkhead._waiting) == (0, {})


def test_the_docs_have_each_row_as_it_is() -> None:
    text = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    reported = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) s \|", text, re.MULTILINE)
    assert {name: [float(number) for number in numbers] for name, *numbers in reported} == {
        resource: [row.total, row.of_workspace, row.of_person, row.first_places, row.wait_s]
        for resource, row in TABLE.items()
    }


@pytest.mark.parametrize("resource", [name for name, row in TABLE.items() if not row.holders_wait])
def test_those_who_hold_all_places_all_the_time_keep_nobody_out(resource: SharedResource) -> None:
    """As many workspaces as there are places enter again as soon as they leave; each hold stands for five seconds."""
    row = TABLE[resource]
    bulkhead, hold_s, ends = Bulkhead(row), 0.05, threading.Event()

    def hold(name: str) -> None:
        while not ends.is_set():
            with contextlib.suppress(Busy), bulkhead.enter(Holder(name)):
                ends.wait(hold_s)

    threads = [
        threading.Thread(target=hold, args=(f"{number // 2}",)) for number in range(2 * (row.total + row.first_places))
    ]
    for thread in threads:
        thread.start()
    try:
        for _ in range(5):
            while not bulkhead.is_full:
                pass
            with bulkhead.enter(Holder("next")):
                pass
    finally:
        ends.set()
        for thread in threads:
            thread.join(20)


def test_nobody_gets_the_last_places() -> None:
    """Whatever one workspace holds, there is a place for another one; and a person leaves some to the others."""
    for resource, row in TABLE.items():
        assert row.of_person <= row.of_workspace <= row.total, resource
        waits_in_order = row.max_waiting > row.max_waiting_of_workspace
        assert row.first_places > 0 or row.of_workspace < row.total or waits_in_order, resource
