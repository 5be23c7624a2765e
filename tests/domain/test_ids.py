"""Ids sort in the order they were made, never repeat, and give no counts away."""

import re
import threading
from datetime import UTC, datetime, timedelta

import pytest

from signpost.domain import ids, times


def test_the_form_of_an_id() -> None:
    for _ in range(100):
        assert re.fullmatch(r"[0-7][0-9abcdefghjkmnpqrstvwxyz]{25}", ids.new_id())


def test_ids_of_one_thread_rise() -> None:
    created = [ids.new_id() for _ in range(20_000)]
    assert created == sorted(set(created))


def test_ids_of_eight_threads_rise_in_each_and_never_repeat() -> None:
    created: list[list[str]] = [[] for _ in range(8)]
    begin = threading.Barrier(8)

    def make(own: list[str]) -> None:
        begin.wait()
        own.extend(ids.new_id() for _ in range(5_000))

    threads = [threading.Thread(target=make, args=(own,)) for own in created]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert all(own == sorted(own) and len(own) == 5_000 for own in created)
    assert len({id_ for own in created for id_ in own}) == 40_000


def test_ids_rise_when_the_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ids.new_id()
    monkeypatch.setattr(times, "now", lambda: datetime(2001, 9, 9, tzinfo=UTC))
    after = [ids.new_id() for _ in range(1000)]
    assert [before, *after] == sorted({before, *after})


def test_the_distance_between_two_ids_tells_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = times.now() + timedelta(seconds=1000)
    monkeypatch.setattr(times, "now", lambda: moment)
    first, *created = (int(ids.new_id().translate(_DIGITS), 32) for _ in range(50))
    distances = [later - earlier for earlier, later in zip([first, *created], created, strict=False)]
    assert len(set(distances)) == len(distances)
    assert min(distances) > 0


# Crockford's alphabet written as int() reads it.
_DIGITS = str.maketrans("0123456789abcdefghjkmnpqrstvwxyz", "0123456789abcdefghijklmnopqrstuv")
