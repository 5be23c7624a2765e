"""The breakdowns of clicks: visits count by them, schemas and operations select them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import TypeVar

from signpost.storage import models

REFERRER = "referrer"
# Properties of a visitor, with the names that they have in clicks/visitors.py.
OF_VISITOR = (
    REFERRER, "referrer_page", "country", "region", "city", "browser", "system", "device", "language",
    "source", "medium", "campaign", "trigger",
)  # fmt: skip
# Which of the record's destinations and rules decided, counted from 1.
OF_CLICK = ("destination", "rule")
# The hour of the day (UTC), like "09". Stored are its quarters, like "09:45", because there are time zones in which a
# day begins at 18:15 UTC; of clicks that were counted before quarters were, the hour.
HOUR = "hour"
# The name by which values of HOUR are read as they are stored.
QUARTER = "quarter"
QUARTERS = ("00", "15", "30", "45")
# Combinations are stored in this order, so a new kind comes last, whatever it is of.
KINDS = (*OF_VISITOR, *OF_CLICK, HOUR)
# Kinds of which the combinations of all are counted, too: those without very many values.
WHOLE = (
    "referrer", "country", "browser", "system", "device", "language", "source", "medium", "campaign", "trigger",
    "destination", "rule",
)  # fmt: skip
# The name under which combinations of WHOLE are counted.
TOGETHER = "together"
# Kinds that can be combined by twos. In the order of KINDS, too.
COMBINED = (*WHOLE, HOUR)
DAY = "day"
BREAKDOWNS = (DAY, *KINDS)

# Of one record (or workspace) on one day: values of one kind that are counted by name, pairs of values of two kinds,
# and combinations of WHOLE. Clicks with further ones are counted as OTHER. An id of a value is a byte.
VALUES_A_DAY = models.clicks.VALUES_A_DAY
OTHER = "other"
# The value of clicks of which it is not known, or which have none. It is a value to filter by, too.
NOTHING = ""

# Between the values of a combination. Not printable, but JSON needs no escape for it, so it is fast to read.
SEPARATOR = "\x7f"

# A value, or a combination of them.
_Value = TypeVar("_Value", str, tuple[str, ...])


def combination(values: Iterable[str]) -> str:
    """The key for one value of each kind; empty ones at the end are left out."""
    parts = [*values]
    key = SEPARATOR.join(parts)
    if key.count(SEPARATOR) >= len(parts):
        key = SEPARATOR.join(value.replace(SEPARATOR, " ") for value in parts)
    return key.rstrip(SEPARATOR)


def hour_of(stored: str) -> str:
    """The hour of a value that is stored under HOUR: an hour, a quarter of one, "" or OTHER."""
    return stored[:2] if stored[2:3] == ":" else stored


def values_at(place: int, combinations: Mapping[str, int]) -> dict[str, int]:
    """Clicks by combination of all KINDS as clicks by value of the kind at a place. The empty value is left out."""
    counts: dict[str, int] = {}
    for key, clicks in combinations.items():
        values = key.split(SEPARATOR, place + 1)
        if place < len(values) and (value := values[place]):
            counts[value] = counts.get(value, 0) + clicks
    return counts


def values_of(combination: str) -> list[str]:
    """The values of all KINDS; "" for those that were added since it was stored."""
    values = combination.split(SEPARATOR)
    return values + [""] * (len(KINDS) - len(values))


def by_combination(combinations: Mapping[str, int], kinds: tuple[str, ...] = COMBINED) -> dict[tuple[str, ...], int]:
    """Clicks by combination of all KINDS as clicks by combination of some of them, at least two."""
    places = [KINDS.index(kind) for kind in kinds]
    pick, length = itemgetter(*places), max(places) + 1
    split_keys = (key.split(SEPARATOR, length) for key in combinations)
    keys = [pick(values + [""] * (length - len(values))) for values in split_keys]
    return _summed(keys, [*combinations.values()])


def _summed(values: Sequence[_Value], clicks: Sequence[int]) -> dict[_Value, int]:
    """Clicks by value. Most combinations have one click, and values of these are counted in half of the time."""
    if sum(clicks) == len(clicks):
        return Counter(values)
    counts: dict[_Value, int] = {}
    for value, count in zip(values, clicks, strict=True):
        counts[value] = counts.get(value, 0) + count
    return counts
