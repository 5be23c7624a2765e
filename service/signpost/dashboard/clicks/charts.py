"""Charts as SVG, drawn on the server: a grid with round numbers, dates, people and bots, and the period before.

A chart is drawn in two sizes, of which the style sheet hides one: text that is scaled down cannot be read on a phone.
Each page has the numbers as a table, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from itertools import pairwise

from signpost.operations.clicks.click_sums import ClickCount

# Room for the numbers next to the bars, for half a line of text above them, and for the dates below them.
LEFT, TOP, BOTTOM = 44, 8, 22
# Lines of the grid above the one at 0.
LINES = 4
# Longer periods have a bar for each week, and even longer ones for each month.
MAX_DAYS, MAX_WEEKS_OF_DAYS = 100, 700


class Size(Enum):
    """How large a chart is drawn: its width and height in pixels, and the most dates that fit below it."""

    WIDE = 860, 230, 7
    NARROW = 360, 200, 4

    def __init__(self, width: int, height: int, dates: int):
        self.width, self.height, self.dates = width, height, dates


@dataclass(frozen=True)
class ChartStep:
    """What one bar is about: some days in a row. label: as it is shown, like "12 Nov", "week of 3 Nov" or "Nov 2026".

    is_going_on: the last of its days is today.
    """

    label: str
    people: int
    bots: int
    is_going_on: bool = False


@dataclass(frozen=True)
class GridLine:
    """A line of the grid, and its number."""

    y: float
    number: str


@dataclass(frozen=True)
class Date:
    """A date below the bars. anchor: which part of the text is at `x`, as SVG says it."""

    x: float
    text: str
    anchor: str


@dataclass(frozen=True)
class Bar:
    """One step: people below and bots on top, as places and heights in the drawing. left, room: all of its column."""

    left: int
    room: int
    x: int
    width: int
    people_y: int
    people: int
    bots_y: int
    bots: int
    title: str


@dataclass(frozen=True)
class Chart:
    """before: the points of a line, the people of the period before; "" if there is none."""

    size: Size
    lines: Sequence[GridLine]
    dates: Sequence[Date]
    bars: Sequence[Bar]
    before: str
    bottom: int
    left: int = LEFT


def charts(data: Sequence[ClickCount], before: Sequence[ClickCount], today: str) -> list[Chart]:
    """The clicks of a period by day, in each size. before: those of the period before, as many days, or none."""
    now, then = steps(data, today), steps(before, today)
    return [_draw(size, now, then) for size in Size]


def steps(data: Sequence[ClickCount], today: str = "") -> list[ChartStep]:
    """The days of a period as bars: each alone, or by week or month where there are many."""
    days = [date.fromisoformat(entry.value) for entry in data]
    created: list[ChartStep] = []
    for group in _groups(days):
        people = sum(data[number].clicks for number in group)
        bots = sum(data[number].bots or 0 for number in group)
        created.append(ChartStep(_label(days, group), people, bots, data[group[-1]].value == today))
    return created


def _groups(days: Sequence[date]) -> list[list[int]]:
    """The positions of the days that share a bar."""
    if len(days) <= MAX_DAYS:
        return [[number] for number in range(len(days))]
    # Weeks end with the period, so that the last bar is as long as the others.
    offset = -len(days) % 7
    by_week = len(days) <= MAX_WEEKS_OF_DAYS
    groups: dict[object, list[int]] = {}
    for number, day in enumerate(days):
        groups.setdefault((number + offset) // 7 if by_week else (day.year, day.month), []).append(number)
    return list(groups.values())


def _label(days: Sequence[date], group: Sequence[int]) -> str:
    first = days[group[0]]
    if len(days) <= MAX_DAYS:
        return day_and_month(first)
    return f"week of {day_and_month(first)}" if len(days) <= MAX_WEEKS_OF_DAYS else f"{first:%b %Y}"


def day_and_month(day: date) -> str:
    return f"{day.day} {day:%b}"


def round_top(highest: int) -> int:
    """The number of the highest line of the grid: at least `highest`, and LINES round steps from 0."""
    power = 1
    while True:
        for tenths in (10, 15, 20, 25, 30, 40, 50):
            step, rest = divmod(tenths * power, 10)
            if not rest and step * LINES >= highest:
                return step * LINES
        power *= 10


def _draw(size: Size, now: Sequence[ChartStep], before: Sequence[ChartStep]) -> Chart:
    height, room = size.height - TOP - BOTTOM, (size.width - LEFT) / max(1, len(now))
    top = round_top(max([1, *(entry.people + entry.bots for entry in now), *(entry.people for entry in before)]))

    # In whole units: a page has many bars.
    def tall(count: int) -> int:
        return round(height * count / top)

    floor = TOP + height
    gap = min(4.0, room / 4)
    bars = []
    for number, element in enumerate(now):
        left, people, bots = LEFT + number * room, tall(element.people), tall(element.bots)
        bars.append(
            Bar(
                left=round(left),
                room=round(room),
                x=round(left + gap / 2),
                width=max(1, round(room - gap)),
                people_y=floor - people,
                people=people,
                bots_y=floor - people - bots,
                bots=bots,
                title=_title(element),
            )
        )
    places = [(LEFT + (number + 0.5) * room, floor - tall(item.people)) for number, item in enumerate(before)]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in places)
    numbers = range(0, top + 1, top // LINES)
    grid = [GridLine(round(floor - height * number / top, 1), f"{number:,}") for number in numbers]
    return Chart(size, grid, _dates(size, now, room), bars, line, floor)


def _title(step: ChartStep) -> str:
    people = f"{step.people:,} {'person' if step.people == 1 else 'people'}"
    bots = f"{step.bots:,} {'bot' if step.bots == 1 else 'bots'}"
    return f"{step.label}{', so far' if step.is_going_on else ''}: {people}, {bots}"


def _dates(size: Size, now: Sequence[ChartStep], room: float) -> list[Date]:
    """Dates at even distances, the first and the last step among them."""
    count = min(size.dates, len(now))
    if count < 2:
        return [Date(LEFT, entry.label, "start") for entry in now]
    created = []
    for number in range(count):
        at = round(number * (len(now) - 1) / (count - 1))
        anchor = "start" if number == 0 else "end" if number == count - 1 else "middle"
        place = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        created.append(Date(round(LEFT + (at + place) * room, 1), now[at].label.removeprefix("week of "), anchor))
    return created


# How high the line of a row is drawn, in units.
SPARK_HEIGHT = 12


@dataclass(frozen=True)
class Spark:
    """A line of a row of a list: the path of the line with the area below it, in a drawing of `width` units."""

    path: str
    width: int


def spark(counts: Sequence[int]) -> Spark:
    """counts: clicks by day, the oldest first; at least two. In whole and relative units: a page has many of them."""
    highest, top = max(1, *counts), SPARK_HEIGHT - 2
    heights = [round(top * count / highest) for count in counts]
    steps = "".join(f" 1 {before - after}" for before, after in pairwise(heights)).replace(" -", "-")
    start = f"M-1 {SPARK_HEIGHT}V{SPARK_HEIGHT - 1 - heights[0]}h1l"
    # The edges are outside of the drawing.
    return Spark(f"{start}{steps.strip()}h1V{SPARK_HEIGHT}", len(counts) - 1)
