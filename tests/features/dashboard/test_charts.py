"""Charts that the server draws, and the periods that they are about."""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from typing import Any

import pytest

from signpost.domain import times
from signpost.domain.clicks.periods import MAX_DAYS, PeriodName, days_back
from signpost.domain.dates import DATE_STYLES
from signpost.features.dashboard.clicks import charts
from signpost.features.dashboard.clicks.charts import BOTTOM, HEIGHT, LINES, TOP, Chart, ChartStep
from signpost.features.dashboard.clicks.periods import FIRST, MORE, Period, period_for
from signpost.features.reports.sums import ClickChange
from tests.features.conftest import Person, shown

TODAY = datetime.now(UTC).date()


def days(count: int, clicks: int = 1, bots: int | None = 0, before: int | None = None) -> list[ChartStep]:
    """Days up to today."""
    created = []
    for ago in range(count - 1, -1, -1):
        day = TODAY - timedelta(days=ago)
        change = ClickChange(clicks, before) if before is not None else None
        created.append(ChartStep(f"{day.day}.", clicks, bots, before, day, day, change, not ago))
    return created


def drawn(steps: list[ChartStep]) -> Chart:
    return charts.chart(charts.together(steps, of_week=lambda day: f"Week of {day}", of_month=lambda day: f"{day:%m}"))


def points(path: str) -> list[tuple[int, int]]:
    numbers = [int(number) for number in re.findall(r"-?\d+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize(
    ("highest", "top"),
    [
        (0, 4),
        (1, 4),
        (4, 4),
        (5, 8),
        (9, 12),
        (83, 100),
        (100, 100),
        (101, 120),
        (416, 600),
        (801, 1000),
        (29_167, 40_000),
    ],
)
def test_numbers_are_round(highest: int, top: int) -> None:
    assert charts.round_top(highest) == top


def test_the_grid_is_above_what_is_drawn() -> None:
    for highest in (*range(1, 500), *range(10**6, 10**6 + 50), 10**12):
        top = charts.round_top(highest)
        assert highest <= top <= max(LINES, 3 * highest), highest
        assert top % LINES == 0, highest


@pytest.mark.parametrize("count", [1, 2, 7, 30, 90, 100, 101, 365, 700, 701, MAX_DAYS])
def test_every_click_is_in_one_place_within_the_drawing(count: int) -> None:
    steps = [
        ChartStep(
            "", number % 7, number % 3, number % 5, day.since, day.until, ClickChange(number % 7, 1), day.is_going_on
        )
        for number, day in enumerate(days(count))
    ]
    chart = drawn(steps)
    assert sum(step.clicks or 0 for step in chart.steps) == sum(step.clicks or 0 for step in steps)
    assert sum(step.bots or 0 for step in chart.steps) == sum(step.bots or 0 for step in steps)
    assert sum(step.before or 0 for step in chart.steps) == sum(step.before or 0 for step in steps)
    assert sum(step.change.before for step in chart.steps if step.change) == count
    assert [step.is_going_on for step in chart.steps] == [False] * (len(chart.steps) - 1) + [True]
    assert len(chart.steps) <= 130
    assert (chart.steps[0].since, chart.steps[-1].until) == (steps[0].since, TODAY)
    assert 0 < len(chart.dates) <= 6
    for place in chart.places:
        assert 0 <= place.left < place.middle < place.left + chart.width <= 100.1
        assert place.y is not None
        assert TOP <= place.y <= chart.floor == TOP + HEIGHT
        assert chart.floor + place.bots + BOTTOM <= chart.height
    for path in (chart.clicks, chart.going_on, chart.before):
        assert all(0 <= x <= chart.units and 0 <= y <= 1000 for x, y in points(path))
    assert chart.lines[0].number == "0"


def test_dates_are_at_even_distances_and_end_with_the_last_day() -> None:
    for count in (2, 7, 28, 30, 90, 100):
        chart = drawn(days(count))
        numbers = [date_.text for date_ in chart.dates]
        places = [[step.label for step in chart.steps[::-1]].index(text) for text in numbers[:1]]
        assert places == [0]
        middles = [place.middle for place in chart.places]
        at = [middles.index(min(middles, key=lambda middle: abs(middle - x))) for x in (d.x for d in chart.dates)]
        assert len({before - after for before, after in pairwise(at)}) <= 1, count


def test_nothing_is_drawn_without_days() -> None:
    chart = drawn([])
    assert (chart.places, chart.dates, chart.clicks, chart.area, chart.before) == ([], [], "", "", "")


def test_today_is_drawn_apart() -> None:
    """The line of what is over ends a day earlier, and the dotted one leads from there to today."""
    chart = drawn(days(3, clicks=8))
    assert points(chart.clicks) == [(1, 0), (3, 0)]
    assert points(chart.going_on) == [(3, 0), (5, 0)]
    assert points(chart.area_going_on) == [(3, 1000), (3, 0), (5, 0), (5, 1000)]
    over = [ChartStep("", 8, 0, None, TODAY, TODAY) for _ in range(3)]
    assert points(drawn(over).clicks) == [(1, 0), (3, 0), (5, 0)]
    assert not drawn(over).going_on


def test_what_has_not_come_yet_is_not_drawn() -> None:
    """Hours of today; those of the day before are all there."""
    hours = [
        ChartStep(f"{hour}:00", hour if hour < 15 else None, None, hour, TODAY, TODAY, None, hour == 14)
        for hour in range(24)
    ]
    chart = charts.chart(hours)
    assert len(points(chart.clicks)) == 14
    assert len(points(chart.before)) == 24
    assert [place.y is None for place in chart.places] == [False] * 15 + [True] * 9
    assert [label.text for label in chart.dates] == ["0:00", "6:00", "12:00", "18:00"]
    assert not chart.has_bots


def test_what_a_place_says() -> None:
    places = drawn(days(2, clicks=1200, bots=1, before=900)).places
    yesterday, today = (f"{(TODAY - timedelta(days=ago)).day}." for ago in (1, 0))
    assert [place.title for place in places] == [
        f"{yesterday}\n1,200 clicks\n900 before\n1 by bots",
        f"{today}, so far\n1,200 clicks\n900 before\n1 by bots",
    ]
    assert [line.number for line in drawn(days(2, clicks=1200)).lines] == ["0", "300", "600", "900", "1,200"]


def test_a_line_of_a_row() -> None:
    spark = charts.spark([0, 5, 10])
    # From the left edge over a point for each day to the right edge; the higher, the more.
    assert spark.path == "M-1 12V11h1l1-5 1-5h1V12"
    assert spark.width == 2
    assert charts.spark([0, 0]).path == "M-1 12V11h1l1 0h1V12"


# --- periods ----------------------------------------------------------------------------------------------------

BEGIN = datetime.combine(TODAY, time(), UTC) - timedelta(days=50)


def period(query: dict[str, str], style: str = "en-GB") -> Period:
    return period_for(query, BEGIN, UTC, DATE_STYLES[style])


def test_every_period_has_a_place_in_the_choice() -> None:
    assert {*FIRST, *MORE} == {*PeriodName}


@pytest.mark.parametrize("choice", PeriodName)
def test_an_address_means_its_period(choice: PeriodName) -> None:
    found = period({"period": choice})
    assert found.choice == choice
    assert period(found.query) == found
    assert found.has_today == (choice not in ("yesterday", "last_week", "last_month"))
    assert (found.since - found.earlier()[0]).days == days_back(found.days)


def test_days_of_ones_own() -> None:
    since, until = TODAY - timedelta(days=9), TODAY - timedelta(days=3)
    found = period({"from": since.isoformat(), "to": until.isoformat()})
    assert (found.since, found.until, found.days, found.choice) == (since, until, 7, None)
    assert period(found.query) == found


@pytest.mark.parametrize(
    ("query", "style", "name"),
    [
        ({"period": "today"}, "en-GB", "today"),
        ({"period": "30d"}, "en-GB", "in the last 30 days"),
        ({"period": "28d"}, "en-GB", "in the last 28 days"),
        ({"period": "12m"}, "en-GB", "in the last 12 months"),
        ({"period": "last_week"}, "en-GB", "last week"),
        ({"from": "2026-03-01", "to": "2026-03-07"}, "en-GB", "from 1 Mar to 7 Mar"),
        ({"from": "2025-12-01", "to": "2026-03-07"}, "en-US", "from December 1, 2025 to Mar 7"),
        ({"from": "2026-03-01", "to": "2026-03-01"}, "de", "on 1. März"),
    ],
)
def test_what_a_period_is_called(monkeypatch: pytest.MonkeyPatch, query: dict[str, str], style: str, name: str) -> None:
    """In the reader's way to write dates."""
    monkeypatch.setattr(times, "now", lambda: datetime(2026, 3, 10, 12, tzinfo=UTC))
    assert period(query, style).name == name


def test_the_last_week_begins_on_the_readers_first_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "now", lambda: datetime(2026, 3, 10, 12, tzinfo=UTC))
    begins = [period({"period": "last_week"}, style).since for style in ("en-GB", "en-US")]
    assert begins == [date(2026, 3, 2), date(2026, 3, 1)]


UNREAD, UNORDERED = "Choose a first and a last day, like 2026-11-20.", "Choose days in order, from "


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ({}, ""),
        ({"period": "x"}, ""),
        ({"period": "31d"}, ""),
        ({"from": "", "to": ""}, ""),
        ({"from": "2026-13-01", "to": "2026-13-02"}, UNREAD),
        ({"from": "2026-02-30", "to": "2026-03-02"}, UNREAD),
        ({"from": "2026-02-01", "to": "2026-02-30"}, UNREAD),
        ({"from": TODAY.isoformat()}, UNREAD),
        ({"to": TODAY.isoformat()}, UNREAD),
        ({"from": TODAY.isoformat(), "to": (TODAY - timedelta(days=1)).isoformat()}, UNORDERED),
        ({"from": (TODAY - timedelta(days=MAX_DAYS)).isoformat(), "to": TODAY.isoformat()}, UNORDERED),
        ({"from": TODAY.isoformat(), "to": (TODAY + timedelta(days=1)).isoformat()}, UNORDERED),
        ({"from": date.min.isoformat(), "to": date.max.isoformat()}, UNORDERED),
    ],
)
def test_what_cannot_be_read_is_the_usual_period_and_the_page_says_why(query: dict[str, str], wrong: str) -> None:
    found = period(query)
    assert found == period({"period": "28d"})
    assert bool(found.wrong) == bool(wrong)
    assert found.wrong.startswith(wrong)


def test_pages_name_days_that_they_do_not_show(person: Person, make_link: Callable[..., Any], connect: Any) -> None:
    link = make_link(connect(), alias="a")
    for path in ("/", "/clicks", f"/links/{link['id']}"):
        text = shown(person.get(path, query_string={"from": "2026-02-30", "to": "2026-03-02"}))
        assert f"{UNREAD} Shown are clicks in the last 28 days." in text
        assert UNREAD not in shown(person.get(path))
