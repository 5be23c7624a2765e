"""What is usual for a day: from the same weekday in the 8 weeks before, computed here once more from the clicks."""

import json
import random
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from math import isqrt
from statistics import quantiles
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from signpost.domain import times
from signpost.features.reports.compared.usual import MIN_CLICKS, MIN_WEEKS, WEEKS, range_of
from tests.conftest import RunCommand
from tests.features.reports.conftest import NOW, Counting
from tests.mcp.conftest import Agent


def usual(answer: Any) -> dict[str, Any]:
    return {row["value"]: row["usual"] for row in answer["data"] if "usual" in row}


def expected(samples: list[int]) -> tuple[int, int] | None:
    """In tenths of thousandths, which hold quarters of steps and hundredths of medians exactly."""
    if len(samples) < MIN_WEEKS:
        return None
    first, median, third = (round(10_000 * quarter) for quarter in quantiles(samples, n=4, method="inclusive"))
    if median < 10_000 * MIN_CLICKS:
        return None
    width = max(median * 14 // 100, 10_000 * isqrt(4 * median // 10_000))
    low, high = min(first, median - width), max(third, median + width)
    return max(0, -(-low // 10_000)), high // 10_000


def test_the_range_is_computed_exactly() -> None:
    chance = random.Random(5)
    for _ in range(3_000):
        top = chance.choice([8, 30, 200, 5_000])
        samples = [chance.randrange(top + 1) for _ in range(chance.randrange(WEEKS + 1))]
        found = range_of(samples)
        assert found == expected(samples), samples
        if found is not None:
            low, high = found
            assert 0 <= low <= high
            assert low <= sorted(samples)[len(samples) // 2] <= high + 1


@pytest.mark.parametrize(
    ("samples", "between"),
    [
        ([424] * 8, (365, 483)),
        ([5] * 4, (1, 9)),
        ([5] * 3, None),
        ([4] * 8, None),
        ([100, 100, 100, 100, 300, 300, 300, 300], (100, 300)),
        ([0, 0, 0, 100, 100, 100, 100, 100], (0, 120)),
        ([], None),
    ],
)
def test_some_ranges(samples: list[int], between: tuple[int, int] | None) -> None:
    assert range_of(samples) == between


@pytest.mark.parametrize("zone", ["UTC", "America/New_York", "Asia/Kathmandu"])
def test_every_day_against_the_clicks(counting: Counting, zone: str) -> None:
    """In days of a time zone, over a change of its clocks. Today counts as far as it went, in all weeks."""
    chance = random.Random(7)
    begun = NOW - timedelta(days=80)
    moment = begun
    while moment < NOW:
        counting.add(moment, chance.choice([1, 2, 3, 4, 30 if chance.random() < 0.05 else 2]))
        moment += timedelta(hours=5, minutes=chance.randrange(60))
    counting.write()
    answer = counting.ask(period="28d", timezone=zone, compare="usual")
    today = NOW.astimezone(ZoneInfo(zone))
    days, until_now = Counter[date](), Counter[date]()
    for click in counting.clicks:
        local = click.at.astimezone(ZoneInfo(zone))
        days[local.date()] += click.number
        until_now[local.date()] += click.number * (local.hour < today.hour)
    found = usual(answer)
    for row in answer["data"]:
        day = date.fromisoformat(row["value"])
        counts, hours = (until_now, today.hour) if day == today.date() else (days, 24)
        weeks = [day - timedelta(days=7 * week) for week in range(1, WEEKS + 1)]
        window = [other for other in days if day - timedelta(days=56) <= other < day]
        between = expected([counts[week] for week in weeks if week >= min(window)])
        if between is None:
            assert row["value"] not in found
            continue
        low, high = between
        is_outside = not low <= counts[day] <= high
        assert found[row["value"]] == {
            "low": low, "high": high, "clicks": counts[day], "hours": hours, "is_outside": is_outside,
        }  # fmt: skip
    assert any(of["is_outside"] for of in found.values())
    # A day is judged in the same way whichever range it is shown in.
    week = counting.ask(period="7d", timezone=zone, compare="usual")
    assert usual(week) == {day: of for day, of in found.items() if day >= week["from"]}


def daily(counting: Counting, days: int, clicks: int) -> None:
    for ago in range(1, days + 1):
        counting.add(datetime(2026, 11, 28, 12, tzinfo=UTC) - timedelta(days=ago), clicks, country="DE")
    counting.write()


def test_there_is_no_range_before_four_weeks(counting: Counting) -> None:
    daily(counting, 34, 50)
    found = usual(counting.ask(period="28d", compare="usual"))
    # The first click was 34 days ago, on 25 October.
    assert min(found) == "2026-11-22"
    assert found["2026-11-27"] == {"low": 36, "high": 64, "clicks": 50, "hours": 24, "is_outside": False}


def test_there_is_none_for_days_with_few_clicks(counting: Counting) -> None:
    daily(counting, 70, 4)
    assert usual(counting.ask(period="28d", compare="usual")) == {}


def test_today_is_not_judged_where_its_hours_are_not_known(counting: Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    daily(counting, 70, 50)
    counting.clicks = []
    today = "2026-11-28"
    for query, has_today in (({}, True), ({"filter[country]": "DE"}, False)):
        found = usual(counting.ask(period="28d", compare="usual", **query))
        assert len(found) == 27 + has_today
        assert (today in found) == has_today
    # Nobody came today; by 14:00 on other days 50 have.
    assert usual(counting.ask(period="today", compare="usual")) == {
        today: {"low": 36, "high": 64, "clicks": 0, "hours": 14, "is_outside": True}
    }
    monkeypatch.setattr(times, "now", lambda: NOW.replace(hour=0))
    assert usual(counting.ask(period="today", compare="usual")) == {}
    # Nobody has come yet on other days by then.
    monkeypatch.setattr(times, "now", lambda: NOW.replace(hour=9))
    assert usual(counting.ask(period="today", compare="usual")) == {}


def test_rest_the_command_line_and_agents_agree(counting: Counting, run_command: RunCommand) -> None:
    daily(counting, 70, 50)
    counting.clicks = []
    counting.add(NOW - timedelta(days=2), 100)
    counting.write()
    found = counting.ask(period="28d", compare="usual")
    words = ("links", "clicks", counting.id, "--period", "28d", "--compare", "usual")
    assert json.loads(run_command(*words, "--json").output) == found
    said = run_command(*words).output
    assert "usual: 36 to 64, unusual" in said
    told = Agent(counting.client).call("link_clicks", id=counting.id, period="28d", compare="usual")
    assert told["structuredContent"]["data"] == found["data"]
    assert "usual" in counting.ask("/v1/workspace/clicks", period="28d", compare="usual")["data"][0]


def test_it_is_known_by_day_alone(counting: Counting) -> None:
    for by in ("country", "day,country", "country,browser"):
        answer = counting.client.get(f"{counting.path}?compare=usual&by={by}")
        assert answer.status_code == 422
        assert "compare" in answer.text
    for first, last in (("0001-01-01", "0001-03-01"), ("9999-02-01", "9999-12-31")):
        assert usual(counting.ask(**{"from": first, "to": last, "compare": "usual"})) == {}
        assert counting.why(**{"from": first, "to": last})["form"] == "nothing_before"
