"""Hours and weekdays as a map of squares, darker where there are more clicks."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from signpost.domain import dates
from signpost.domain.dates import DateStyle
from signpost.domain.records.rules.rule_words import DAY_NAMES
from signpost.features.reports.question import HOURS_OF_A_DAY

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
    rows, weekdays = [], [*DAY_NAMES.values()]
    for number in range(7):
        weekday = (style.week_begins + number) % 7
        counts = [clicks.get((weekday, f"{hour:02}"), 0) for hour in range(HOURS_OF_A_DAY)]
        hours = [
            (dates.clock(hour, 0, style), count, 1 + bisect(_SHADES, count / highest) if count else 0)
            for hour, count in enumerate(counts)
        ]
        rows.append(HeatRow(weekdays[weekday], hours))
    return rows
