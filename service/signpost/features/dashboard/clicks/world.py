"""The map of the world: countries shaded by their clicks. static/world.svg has the shapes."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from signpost.features.reports.sums import ClickCount

# Parts of the clicks of the first country from which on a shade is darker; the lightest is 1.
_SHADES = (0.015, 0.05, 0.12, 0.40)


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
        Country(row.value, names[row.value], row.clicks, 1 + bisect(_SHADES, row.clicks / highest)) for row in known
    ]
