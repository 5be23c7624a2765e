"""Moments as text: RFC 3339 in, one form with microseconds out, in an order that text keeps."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from signpost.domain import times


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("2026-11-20T12:00:00Z", "2026-11-20T12:00:00.000000Z"),
        ("2026-11-20t12:00:00z", "2026-11-20T12:00:00.000000Z"),
        ("2026-11-20 12:00:00", "2026-11-20T12:00:00.000000Z"),
        ("2026-11-20T12:00:00", "2026-11-20T12:00:00.000000Z"),
        ("2026-11-20T12:00:00.5Z", "2026-11-20T12:00:00.500000Z"),
        ("2026-11-20T12:00:00.123456789+00:00", "2026-11-20T12:00:00.123456Z"),
        ("2026-11-20T12:00:00+09:00", "2026-11-20T03:00:00.000000Z"),
        ("2026-11-20T12:00:00-00:30", "2026-11-20T12:30:00.000000Z"),
        ("2024-02-29T23:59:59-23:59", "2024-03-01T23:58:59.000000Z"),
        ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000000Z"),
        ("1000-01-01T00:00:00Z", "1000-01-01T00:00:00.000000Z"),
    ],
)
def test_moments(value: str, text: str) -> None:
    assert times.text(times.parse(value)) == text
    assert times.parse(text) == times.parse(text.replace("Z", "+00:00"))


@pytest.mark.parametrize(
    "value",
    [
        *(
            "",
            "x",
            "2026-11-20",
            "12:00:00",
            "2026-11-20T12:00Z",
            "2026-11-20T12:00:00.Z",
            "20261120T120000Z",
            "2026-W47-5",
        ),
        *("2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-11-31T00:00:00Z", "2026-11-20T24:00:01Z"),
        *("2026-11-20T12:60:00Z", "2026-11-20T12:00:60Z", "2026-11-20T12:00:00+24:00", "2026-11-20T12:00:00+0900"),
        *("0000-01-01T00:00:00Z", "-2026-11-20T12:00:00Z", "2026-11-20T12:00:00Z\n", " 2026-11-20T12:00:00Z"),
        *(
            "9999-12-31T23:59:59-00:01",
            "0001-01-01T00:00:00+00:01",
            "٢٠٢٦-11-20T12:00:00Z",
            "2026-11-20T12:00:00.1234567890Z",
        ),
        *("1795176000", "2026-11-20T12:00:00 UTC", "2026-11-20T12:00:00Z[Europe/Berlin]"),
    ],
)
def test_what_is_no_moment(value: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        times.parse(value)


@pytest.mark.parametrize("year", [1, 99, 999, 1000, 2026, 9999])
def test_the_text_of_every_year_is_read_back(year: int) -> None:
    moment = datetime(year, 2, 3, 4, 5, 6, 7, tzinfo=UTC)
    assert len(times.text(moment)) == 27
    assert times.parse(times.text(moment)) == moment


def test_text_sorts_like_the_moments() -> None:
    times_ms = [
        datetime(1, 1, 1, tzinfo=UTC) + timedelta(days=days, microseconds=days) for days in range(0, 3_650_000, 9_973)
    ]
    assert sorted(map(times.text, times_ms)) == [times.text(moment) for moment in times_ms]


def test_an_offset_is_taken_into_utc() -> None:
    assert times.text(datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=2)))) == "2025-12-31T22:00:00.000000Z"


def test_now_is_aware_and_its_text_is_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert abs(times.now() - datetime.now(UTC)) < timedelta(seconds=5)
    frozen = datetime(2026, 1, 2, 3, 4, 5, 6, tzinfo=UTC)
    monkeypatch.setattr(times, "now", lambda: frozen)
    assert times.parse(times.now_text()) == frozen
