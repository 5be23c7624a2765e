"""Charts that the server draws, and the periods that they are about."""

from datetime import UTC, date, datetime, timedelta

import pytest

from signpost.dashboard.clicks import charts
from signpost.dashboard.clicks.charts import LINES, Size
from signpost.dashboard.clicks.periods import CHOICES, period_of
from signpost.operations.clicks.click_question import MAX_DAYS
from signpost.operations.clicks.click_sums import ClickCount

TODAY = datetime.now(UTC).date()


def days(count: int, clicks: int = 1, bots: int = 0) -> list[ClickCount]:
    every = (TODAY - timedelta(days=count - 1 - number) for number in range(count))
    return [ClickCount(day.isoformat(), clicks, bots) for day in every]


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
def test_every_click_is_in_one_bar_within_the_drawing(count: int) -> None:
    data = [ClickCount(day.value, number % 7, number % 3) for number, day in enumerate(days(count))]
    steps = charts.steps(data, TODAY.isoformat())
    assert sum(step.people for step in steps) == sum(entry.clicks for entry in data)
    assert sum(step.bots for step in steps) == sum(entry.bots or 0 for entry in data)
    assert [step.is_going_on for step in steps] == [False] * (len(steps) - 1) + [True]
    for drawing, size in zip(charts.charts(data, days(count), TODAY.isoformat()), Size, strict=True):
        assert len(drawing.bars) == len(steps) <= 130
        assert len(drawing.before.split()) == len(steps)
        assert 0 < len(drawing.dates) <= size.dates
        for bar in drawing.bars:
            assert drawing.left <= bar.x
            assert bar.x + bar.width <= size.width + 0.1
            assert bar.width > 0
            assert 0 <= bar.bots_y <= bar.people_y <= drawing.bottom
        # Numbers and dates are whole.
        assert all(0 <= entry.x <= size.width for entry in drawing.dates)
        assert drawing.lines[0].number == "0"


def test_nothing_is_drawn_without_days() -> None:
    wide, _ = charts.charts([], [], TODAY.isoformat())
    assert (wide.bars, wide.dates, wide.before) == ([], [], "")


def test_what_a_bar_says() -> None:
    wide, _ = charts.charts(days(2, clicks=1200, bots=1), [], TODAY.isoformat())
    yesterday, today = (charts.day_and_month(TODAY - timedelta(days=ago)) for ago in (1, 0))
    assert [bar.title for bar in wide.bars] == [
        f"{yesterday}: 1,200 people, 1 bot",
        f"{today}, so far: 1,200 people, 1 bot",
    ]
    assert [line.number for line in wide.lines] == ["0", "400", "800", "1,200", "1,600"]


def test_a_line_of_a_row() -> None:
    spark = charts.spark([0, 5, 10])
    # From the left edge over a point for each day to the right edge; the higher, the more.
    assert spark.path == "M-1 12V11h1l1-5 1-5h1V12"
    assert spark.width == 2
    assert charts.spark([0, 0]).path == "M-1 12V11h1l1 0h1V12"


FIRST = TODAY - timedelta(days=50)


@pytest.mark.parametrize("choice", CHOICES)
def test_periods_end_today(choice: str) -> None:
    period = period_of({"days": choice}, FIRST)
    assert period.until == TODAY
    assert period.days == (51 if choice == "all" else int(choice))
    assert period_of(period.query, FIRST) == period
    if period.before is None:
        assert choice == "all"
    else:
        assert (period.before.days, period.before.until) == (period.days, period.since - timedelta(days=1))


def test_days_of_ones_own() -> None:
    since, until = TODAY - timedelta(days=9), TODAY - timedelta(days=3)
    period = period_of({"from": since.isoformat(), "to": until.isoformat()}, FIRST)
    assert (period.since, period.until, period.days, period.choice) == (since, until, 7, "")
    assert period_of(period.query, FIRST) == period


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"days": "x"},
        {"days": "31"},
        {"from": "2026-13-01", "to": "2026-13-02"},
        {"from": TODAY.isoformat()},
        {"from": TODAY.isoformat(), "to": (TODAY - timedelta(days=1)).isoformat()},
        {"from": (TODAY - timedelta(days=MAX_DAYS)).isoformat(), "to": TODAY.isoformat()},
        {"from": TODAY.isoformat(), "to": (TODAY + timedelta(days=1)).isoformat()},
        {"from": date.min.isoformat(), "to": date.max.isoformat()},
    ],
)
def test_what_cannot_be_read_is_the_usual_period(query: dict[str, str]) -> None:
    assert period_of(query, FIRST) == period_of({"days": "30"}, FIRST)
