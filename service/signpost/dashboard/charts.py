"""Charts as SVG, drawn on the server. The page also has the numbers as a table, for screen readers."""

from collections.abc import Sequence
from dataclasses import dataclass

from signpost.operations.clicks import ClickCount

WIDTH, HEIGHT, GAP = 720, 160, 2


@dataclass(frozen=True)
class Bar:
    """One day: people below and bots on top, as places and heights in the drawing."""

    x: float
    width: float
    people: float
    people_y: float
    bots: float
    bots_y: float
    text: str


@dataclass(frozen=True)
class Chart:
    bars: Sequence[Bar]
    width: int = WIDTH
    height: int = HEIGHT


def days(data: Sequence[ClickCount]) -> Chart:
    """What the template draws: one bar for each day."""
    counts = [(one.value, one.clicks, one.bots or 0) for one in data]
    highest = max([1, *(clicks + bots for _, clicks, bots in counts)])
    step = WIDTH / max(1, len(data))
    bars = []
    for number, (day, clicks, by_bots) in enumerate(counts):
        people = round(HEIGHT * clicks / highest, 1)
        bots = round(HEIGHT * by_bots / highest, 1)
        bars.append(
            Bar(
                x=round(number * step + GAP / 2, 1),
                width=round(max(1.0, step - GAP), 1),
                people=people,
                people_y=round(HEIGHT - people, 1),
                bots=bots,
                bots_y=round(HEIGHT - people - bots, 1),
                text=f"{day}: {clicks} by people, {by_bots} by bots",
            )
        )
    return Chart(bars)
