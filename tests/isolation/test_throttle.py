"""Counters of rate limits: exact under threads, bounded whatever clients send."""

import re
import threading
import time
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from signpost.domain.records import addresses
from signpost.runtime import bounded_storage
from signpost.runtime.bounded_storage import BoundedStorage
from signpost.runtime.rate_limits import RateLimits, parse_rate
from tests.conftest import ROOT
from tests.lanes import share

MINUTE = 60


def in_threads(count: int, work: Any) -> list[Any]:
    together = threading.Barrier(count)

    def begin(number: int) -> Any:
        together.wait()
        return work(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(begin, range(count)))


def test_of_16_threads_exactly_as_many_as_the_limit_get_through(monkeypatch: pytest.MonkeyPatch) -> None:
    # In the middle of a window, so that it does not end during the test.
    monkeypatch.setattr(time, "time", lambda: 1_800_000_015.0)
    storage = BoundedStorage()
    taken = in_threads(16, lambda _: sum(storage.acquire_sliding_window_entry("one", 1000, MINUTE) for _ in range(500)))
    assert sum(taken) == 1000
    assert storage.get_sliding_window("one", MINUTE)[2] == 1000


@pytest.mark.slow
def test_many_keys_from_16_threads_leave_a_bounded_number() -> None:
    storage = BoundedStorage()
    in_threads(16, lambda n: [storage.incr(f"{n} {i}", MINUTE) for i in range(share(62_500))])
    assert len(storage) == bounded_storage.MAX_COUNTERS


@pytest.mark.slow
def test_as_many_counters_as_there_may_be_take_little_memory() -> None:
    storage = BoundedStorage()
    tracemalloc.start()
    try:
        for number in range(bounded_storage.MAX_COUNTERS + 1000):
            storage.incr(f"{number}", MINUTE)
        current, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(storage) == bounded_storage.MAX_COUNTERS
    assert current < 20 * 2**20


@pytest.mark.usefixtures("within_one_minute")
def test_a_long_key_takes_no_more_room_than_a_short_one() -> None:
    storage = BoundedStorage()
    tracemalloc.start()
    try:
        for number in range(100):
            assert storage.acquire_sliding_window_entry(f"{number}" + "x" * 100_000, 1, MINUTE)
        current, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert current < 100_000
    assert not storage.acquire_sliding_window_entry("7" + "x" * 100_000, 1, MINUTE)
    assert storage.acquire_sliding_window_entry("7" + "x" * 99_999 + "y", 1, MINUTE)


def test_whoever_is_refused_leaves_no_key() -> None:
    storage = BoundedStorage()
    assert not storage.acquire_sliding_window_entry("one", 5, MINUTE, amount=6)
    assert len(storage) == 0


def test_a_window_counts_for_less_as_it_passes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_800_000_000.0]  # the beginning of a minute
    monkeypatch.setattr(time, "time", lambda: now[0])
    limited = RateLimits()
    five = parse_rate("5 per minute")
    assert [limited.allows(five, "me") for _ in range(6)] == [True] * 5 + [False]
    assert limited.allows(five, "you")
    now[0] += 60
    assert not limited.allows(five, "me")
    assert 1 <= limited.retry_after_s(five, "me") <= 61
    now[0] += 30  # half of the minute before counts still: 2.5
    assert [limited.allows(five, "me") for _ in range(4)] == [True] * 3 + [False]
    now[0] += 120
    assert [limited.allows(five, "me") for _ in range(6)] == [True] * 5 + [False]


def test_each_rate_of_the_service_can_be_read() -> None:
    """They are read when they are first counted, so a mistake would be found no sooner."""
    sources = "".join(file.read_text() for file in (ROOT / "service").rglob("*.py"))
    texts = re.findall(r'parse_rate\("([^"]*)"\)', sources)
    assert len(texts) > 10
    for text in texts:
        assert parse_rate(text).item.amount > 0, text


def test_the_oldest_window_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_storage, "MAX_COUNTERS", 3)
    storage = BoundedStorage()
    for key in "abcd":
        assert storage.incr(key, MINUTE) == 1
    assert [storage.get(key) for key in "abcd"] == [0, 1, 1, 1]
    assert storage.incr("b", MINUTE) == 2
    storage.clear("b")
    assert storage.get("b") == 0
    assert storage.reset() == 2


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("not an address", "not an address"),
    ],
)
def test_a_network_is_what_one_client_has(address: str, network: str) -> None:
    assert addresses.network_of(address) == network
