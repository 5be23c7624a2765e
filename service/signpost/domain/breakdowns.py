"""The breakdowns of clicks: visits count by them, schemas and operations select them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import TypeVar

# Properties of a visitor, with the names that they have in clicks/visitors.py.
OF_VISITOR = (
    "referrer", "referrer_page", "country", "region", "city", "browser", "system", "device", "language",
    "source", "medium", "campaign", "trigger",
)  # fmt: skip
# Which of the record's destinations and rules decided, counted from 1.
OF_CLICK = ("destination", "rule")
# The hour of the day (UTC).
HOUR = "hour"
# Combinations are stored in this order, so a new kind comes last, whatever it is of.
KINDS = (*OF_VISITOR, *OF_CLICK, HOUR)
# Kinds that can be combined by twos: those without very many values. In this order, too.
COMBINED = (
    "referrer", "country", "browser", "system", "device", "language", "source", "medium", "campaign", "trigger",
    "destination", "rule",
)  # fmt: skip
# The name under which their combinations are counted: as columns, of which a question about two needs only these. The
# columns of the clicks and of each kind are lists of the same length; OTHER has the clicks with further combinations.
TOGETHER, CLICKS = "together", "clicks"
DAY = "day"
BREAKDOWNS = (DAY, *KINDS)

# Values of one kind that are counted for one record (or workspace) on one day, and combinations of COMBINED. Clicks
# with further ones are counted as OTHER.
VALUES_A_DAY = 200
OTHER = "other"

# Between the values of a combination. Not printable, but JSON needs no escape for it, so it is fast to read.
_SEPARATOR = "\x7f"

# A value, or a combination of them.
_Value = TypeVar("_Value", str, tuple[str, ...])


def combination(values: Iterable[str]) -> str:
    """The key for one value of each kind; empty ones at the end are left out."""
    several = [*values]
    key = _SEPARATOR.join(several)
    if key.count(_SEPARATOR) >= len(several):
        key = _SEPARATOR.join(value.replace(_SEPARATOR, " ") for value in several)
    return key.rstrip(_SEPARATOR)


def values_at(place: int, combinations: Mapping[str, int]) -> dict[str, int]:
    """Clicks by combination of all KINDS as clicks by value of the kind at a place. The empty value is left out."""
    counts: dict[str, int] = {}
    for key, clicks in combinations.items():
        values = key.split(_SEPARATOR, place + 1)
        if place < len(values) and (value := values[place]):
            counts[value] = counts.get(value, 0) + clicks
    return counts


def values_of(combination: str) -> list[str]:
    """The values of all KINDS; "" for those that were added since it was stored."""
    values = combination.split(_SEPARATOR)
    return values + [""] * (len(KINDS) - len(values))


def by_kind(combinations: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """Clicks by combination of all KINDS as clicks by kind and value. Empty values are left out."""
    clicks, columns = [*combinations.values()], zip(*map(values_of, combinations), strict=True)
    # Without combinations there are no columns.
    found = {kind: _summed(values, clicks) for kind, values in zip(KINDS, columns, strict=False)}
    for of in found.values():
        of.pop("", None)
    return {kind: of for kind, of in found.items() if of}


def combined(combinations: Mapping[str, int], kinds: tuple[str, ...] = COMBINED) -> dict[tuple[str, ...], int]:
    """Clicks by combination of all KINDS as clicks by combination of some of them, at least two."""
    places = [KINDS.index(kind) for kind in kinds]
    some_of, length = itemgetter(*places), max(places) + 1
    several = (key.split(_SEPARATOR, length) for key in combinations)
    keys = [some_of(values + [""] * (length - len(values))) for values in several]
    return _summed(keys, [*combinations.values()])


def _summed(values: Sequence[_Value], clicks: Sequence[int]) -> dict[_Value, int]:
    """Clicks by value. Most combinations have one click, and values of these are counted in half of the time."""
    if sum(clicks) == len(clicks):
        return Counter(values)
    counts: dict[_Value, int] = {}
    for value, count in zip(values, clicks, strict=True):
        counts[value] = counts.get(value, 0) + count
    return counts
