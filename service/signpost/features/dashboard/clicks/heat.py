"""Hours and weekdays as a map of squares, darker where there are more clicks."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from signpost.domain import dates
from signpost.domain.dates import DateStyle
from signpost.translations import Translated, mark

WEEKDAYS = Translated(
    {
        0: mark("Monday"),
        1: mark("Tuesday"),
        2: mark("Wednesday"),
        3: mark("Thursday"),
        4: mark("Friday"),
        5: mark("Saturday"),
        6: mark("Sunday"),
    }
)
HOURS = 24
# Parts of the highest number from which on a shade is darker; without clicks it is 0.
_SHADES = (0.1, 0.25, 0.5, 0.75)


@dataclass(frozen=True)
class HeatRow:
    """A weekday: for each hour its name, the clicks and the shade, from 0 to 5."""

    weekday: str
    hours: Sequence[tuple[str, int, int]]


def heat_rows(clicks: Mapping[tuple[int, str], int], style: DateStyle) -> list[HeatRow]:
    """clicks: by weekday and hour. The rows begin with the first weekday of the reader's weeks."""
    highest = max(clicks.values(), default=0)
    rows = []
    for number in range(7):
        weekday = (style.week_begins + number) % 7
        counts = [clicks.get((weekday, f"{hour:02}"), 0) for hour in range(HOURS)]
        hours = [
            (dates.clock(hour, 0, style), count, 1 + bisect(_SHADES, count / highest) if count else 0)
            for hour, count in enumerate(counts)
        ]
        rows.append(HeatRow(WEEKDAYS[weekday], hours))
    return rows
