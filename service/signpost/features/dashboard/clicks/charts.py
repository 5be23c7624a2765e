"""Charts as SVG, drawn on the server: clicks as a line above, bots below; behind them what is usual for the weekday as
a band, or the period before as a dashed line.

The map of the world has its shapes in static/world.svg; here is how countries are shaded.

Places are in percent of the width and heights in pixels, so one drawing serves a phone and a wide screen with letters
of the same size. Each page has the numbers as a table, too.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from typing import Literal, get_args

from signpost.features.reports.question import HOURS_OF_A_DAY
from signpost.features.reports.sums import ClickChange, ClickCount, UsualRange
from signpost.translations import gettext as _
from signpost.translations import ngettext, number

# What a chart counts.
Measure = Literal["clicks", "visitors", "bots"]
MEASURES: tuple[Measure, ...] = get_args(Measure)
# Pixels: above the drawing, where flags are; of the clicks; between them and the bots; below, where dates are.
TOP, HEIGHT, GAP, BOTTOM = 28, 160, 2, 24
# Lines of the grid above the one at 0.
LINES = 4
# Longer periods have a step for each week, and even longer ones for each month.
MAX_DAYS, MAX_WEEKS_OF_DAYS = 100, 700
MAX_DATES = 6
# In how many days, weeks or months dates may follow each other; of hours, from midnight.
_DISTANCES = (1, 2, 7, 14, 21, 28)
_HOURS = 6


@dataclass(frozen=True)
class ChartStep:
    """What one place of the chart is about: some days in a row, or an hour. label: as it is shown, like "12 Nov".

    clicks: None where the time has not come yet. bots, before: None where they are not known. change: what may be
    compared. is_going_on: it is not over. since, until: its days. date: below the chart, where it is not the label.
    heading: above its numbers, where it is not the label.  before_label: what is compared with it.
    measure: what `clicks` counts. usual: for the weekday; None: not known, or not asked for.
    """

    label: str
    clicks: int | None
    bots: int | None
    before: int | None
    since: date
    until: date
    change: ClickChange | None = None
    is_going_on: bool = False
    date: str = ""
    heading: str = ""
    before_label: str = ""
    measure: Measure = "clicks"
    usual: UsualRange | None = None

    @property
    def is_unusual(self) -> bool:
        return self.usual is not None and self.usual.is_outside


@dataclass(frozen=True)
class GridLine:
    """A line of the grid, and its number."""

    y: float
    number: str


@dataclass(frozen=True)
class DateLabel:
    """A date below the steps. anchor: which part of the text is at `x`, as SVG says it."""

    x: float
    text: str
    anchor: str


@dataclass(frozen=True)
class DrawnStep:
    """One step, in percent of the width and in pixels. y: of its dot; None: nothing is drawn. bots: their height."""

    step: ChartStep
    left: float
    middle: float
    y: float | None
    bots: float

    @property
    def title(self) -> str:
        """A line for each number."""
        step = self.step
        lines = [_("%(label)s, so far", label=step.label) if step.is_going_on else step.heading or step.label]
        if step.clicks is not None:
            lines.append(_counted(step.measure, step.clicks))
        if step.before is not None and step.before_label:
            lines.append(_("%(count)s on %(day)s", count=number(step.before), day=step.before_label))
        elif step.before is not None:
            lines.append(_("%(count)s before", count=number(step.before)))
        if step.usual is not None:
            lines.append(_usual(step.usual))
        if step.bots is not None:
            lines.append(_("%(count)s by bots", count=number(step.bots)))
        return "\n".join(lines)


def _usual(usual: UsualRange) -> str:
    low, high = number(usual.low), number(usual.high)
    if usual.hours < HOURS_OF_A_DAY:
        return _("Usual until %(hour)s: %(low)s to %(high)s", hour=f"{usual.hours}:00", low=low, high=high)
    return _("Usual: %(low)s to %(high)s", low=low, high=high)


def _counted(measure: Measure, count: int) -> str:
    if measure == "visitors":
        return ngettext("%(num)s visitor", "%(num)s visitors", count)
    if measure == "bots":
        return ngettext("%(num)s by a bot", "%(num)s by bots", count)
    return ngettext("%(num)s click", "%(num)s clicks", count)


@dataclass(frozen=True)
class Chart:
    """paths: of the clicks, of the part that is going on, of the period before, and of the band of what is usual; "":
    there is none.

    units: the width of the drawing that the paths are in; its height is 1000. width: of a step, in percent. height:
    of everything, in pixels. floor: where 0 is.
    """

    places: Sequence[DrawnStep]
    lines: Sequence[GridLine]
    dates: Sequence[DateLabel]
    clicks: str
    going_on: str
    before: str
    usual: str
    units: int
    width: float
    height: float
    floor: int = TOP + HEIGHT
    top: int = TOP

    @property
    def steps(self) -> list[ChartStep]:
        return [place.step for place in self.places]

    @property
    def has_bots(self) -> bool:
        return any(step.bots is not None for step in self.steps)

    @property
    def has_unusual(self) -> bool:
        return any(step.is_unusual for step in self.steps)

    @property
    def area(self) -> str:
        """The area below the clicks."""
        return _area(self.clicks)

    @property
    def area_going_on(self) -> str:
        return _area(self.going_on)


def together(
    days: Sequence[ChartStep], of_week: Callable[[str], str], of_month: Callable[[date], str]
) -> Sequence[ChartStep]:
    """Days as steps: each alone, or by week or month where there are many.

    of_week: the label of the week that begins with a day, of which it gets the label; of_month: that of a month.
    """
    if len(days) <= MAX_DAYS:
        return days
    by_week = len(days) <= MAX_WEEKS_OF_DAYS
    # Weeks end with the period, so that the last one is as long as the others.
    offset = -len(days) % 7
    groups: dict[object, list[ChartStep]] = {}
    for at, day in enumerate(days):
        key = (at + offset) // 7 if by_week else (day.since.year, day.since.month)
        groups.setdefault(key, []).append(day)
    if by_week:
        return [_joined(of_week(group[0].label), group, group[0].date or group[0].label) for group in groups.values()]
    return [_joined(of_month(group[0].since), group) for group in groups.values()]


def _joined(label: str, days: Sequence[ChartStep], date: str = "") -> ChartStep:
    changes = [day.change for day in days]
    known = [change for change in changes if change is not None]
    return ChartStep(
        label,
        sum(day.clicks or 0 for day in days),
        _sum([day.bots for day in days]),
        _sum([day.before for day in days]),
        days[0].since,
        days[-1].until,
        ClickChange(sum(change.now for change in known), sum(change.before for change in known))
        if len(known) == len(changes)
        else None,
        days[-1].is_going_on,
        date,
        measure=days[0].measure,
    )


def _sum(counts: Sequence[int | None]) -> int | None:
    known = [count for count in counts if count is not None]
    return sum(known) if len(known) == len(counts) else None


def round_top(highest: int) -> int:
    """The number of the highest line of the grid: at least `highest`, and LINES round steps from 0."""
    power = 1
    while True:
        for tenths in (10, 15, 20, 25, 30, 40, 50):
            step, rest = divmod(tenths * power, 10)
            if not rest and step * LINES >= highest:
                return step * LINES
        power *= 10


def chart(steps: Sequence[ChartStep]) -> Chart:
    """The drawing of some steps, the oldest first."""
    counts = [count for step in steps for count in (step.clicks, step.bots, step.before) if count is not None]
    counts += [step.usual.high for step in steps if step.usual is not None]
    top = round_top(max([1, *counts]))
    width = 100 / max(1, len(steps))

    def pixels(count: int) -> float:
        return round(HEIGHT * count / top, 1)

    places = [
        DrawnStep(
            step,
            round(number * width, 3),
            round((number + 0.5) * width, 3),
            None if step.clicks is None else round(TOP + HEIGHT - pixels(step.clicks), 1),
            pixels(step.bots or 0),
        )
        for number, step in enumerate(steps)
    ]
    drawn = [(2 * number + 1, _units(step.clicks, top)) for number, step in enumerate(steps) if step.clicks is not None]
    is_going_on = bool(drawn) and steps[len(drawn) - 1].is_going_on
    over = drawn[:-1] if is_going_on else drawn
    before = [(2 * n + 1, _units(step.before, top)) for n, step in enumerate(steps) if step.before is not None]
    numbers = range(0, top + 1, top // LINES)
    return Chart(
        places,
        [GridLine(round(TOP + HEIGHT - HEIGHT * number / top, 1), f"{number:,}") for number in numbers],
        _dates(steps, width),
        _path(over),
        _path(drawn[-2:]) if is_going_on else "",
        _path(before),
        _band([step.usual for step in steps], top),
        2 * max(1, len(steps)),
        round(width, 3),
        TOP + HEIGHT + GAP + max([0.0, *(place.bots for place in places)]) + BOTTOM,
    )


def _units(count: int | None, top: int) -> int:
    return 1000 - round(1000 * (count or 0) / top)


def _path(points: Sequence[tuple[int, int]]) -> str:
    if len(points) == 1:
        # A line with one end would not be drawn.
        (x, y), *_further = points
        points = [(x, y), (x, y)]
    return "M" + " ".join(f"{x} {y}" for x, y in points) if points else ""


def _band(ranges: Sequence[UsualRange | None], top: int) -> str:
    """An area for the days in a row of which it is known what is usual."""
    runs: list[list[tuple[int, UsualRange]]] = [[]]
    for at, usual in enumerate(ranges):
        if usual is not None:
            runs[-1].append((2 * at + 1, usual))
        elif runs[-1]:
            runs.append([])
    paths = []
    for run in runs:
        if len(run) == 1:
            # A day alone has the width of half a step.
            (x, usual), *_further = run
            run = [(x, usual), (x + 1, usual)]
        over = [f"{x} {_units(usual.high, top)}" for x, usual in run]
        under = [f"{x} {_units(usual.low, top)}" for x, usual in reversed(run)]
        if run:
            paths.append(f"M{' '.join([*over, *under])}z")
    return "".join(paths)


def _area(path: str) -> str:
    if not path:
        return ""
    points = path[1:].split(" ")
    return f"M{points[0]} 1000L{path[1:]} {points[-2]} 1000z"


def _dates(steps: Sequence[ChartStep], width: float) -> list[DateLabel]:
    """Dates at even distances, counted back from the last one."""
    if not steps:
        return []
    if len(steps) > 1 and steps[0].since == steps[-1].since:
        return [_date(steps, number, width) for number in range(0, len(steps), _HOURS)]
    distance = next(
        (steps_apart for steps_apart in _DISTANCES if len(steps) <= steps_apart * MAX_DATES),
        -(-len(steps) // MAX_DATES),
    )
    return [_date(steps, number, width) for number in range(len(steps) - 1, -1, -distance)]


def _date(steps: Sequence[ChartStep], number: int, width: float) -> DateLabel:
    """The date of a step; that of the last one ends with the drawing."""
    is_last = number == len(steps) - 1 > 0
    x = 100.0 if is_last else round((number + 0.5) * width, 2)
    return DateLabel(x, steps[number].date or steps[number].label, "end" if is_last else "middle")


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


# Parts of the clicks of the first country from which on a shade is darker; the lightest is 1.
_MAP_SHADES = (0.015, 0.05, 0.12, 0.40)


@dataclass(frozen=True)
class Country:
    """A country with clicks. shade: from 1 to 5."""

    code: str
    name: str
    clicks: int
    shade: int


def countries(rows: Sequence[ClickCount], names: Mapping[str, str]) -> list[Country]:
    """rows: of the breakdown by country; what is no country is left out."""
    known = [row for row in rows if len(row.value) == 2 and row.value in names]
    highest = max((row.clicks for row in known), default=1)
    return [
        Country(row.value, names[row.value], row.clicks, 1 + bisect(_MAP_SHADES, row.clicks / highest)) for row in known
    ]
