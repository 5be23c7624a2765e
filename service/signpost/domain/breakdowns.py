"""The breakdowns of clicks: visits count by them, schemas and operations select them."""

from collections.abc import Iterable, Mapping

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
# The name under which their combinations are counted.
TOGETHER = "together"
DAY = "day"
BREAKDOWNS = (DAY, *KINDS)

# Values of one kind that are counted for one record (or workspace) on one day, and combinations of COMBINED. Clicks
# with further ones are counted as OTHER.
VALUES_A_DAY = 200
OTHER = "other"

# Between the values of a combination. Not printable, but JSON needs no escape for it, so it is fast to read.
_SEPARATOR = "\x7f"
_PLACES = tuple(KINDS.index(kind) for kind in COMBINED)


def combination(values: Iterable[str]) -> str:
    """The key for one value of each kind; empty ones at the end are left out."""
    several = [*values]
    key = _SEPARATOR.join(several)
    if key.count(_SEPARATOR) >= len(several):
        key = _SEPARATOR.join(value.replace(_SEPARATOR, " ") for value in several)
    return key.rstrip(_SEPARATOR)


def combined_values_of(key: str) -> str:
    """The combination of COMBINED in one of all KINDS."""
    values = _values_of(key)
    return combination([values[place] for place in _PLACES])


def value_of(place: int, combination: str) -> str:
    """The value at a place in a combination."""
    values = combination.split(_SEPARATOR, place + 1)
    return values[place] if place < len(values) else ""


def by_kind(combinations: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """Clicks by combination of all KINDS as clicks by kind and value, and TOGETHER. Empty values are left out."""
    counts: dict[str, dict[str, int]] = {}
    for key, clicks in combinations.items():
        values = _values_of(key)
        for kind, value in (*zip(KINDS, values, strict=True), (TOGETHER, combined_values_of(key))):
            if value:
                of = counts.setdefault(kind, {})
                of[value] = of.get(value, 0) + clicks
    return counts


def _values_of(combination: str) -> list[str]:
    """The values of all KINDS; "" for those that were added since it was stored."""
    values = combination.split(_SEPARATOR)
    return values + [""] * (len(KINDS) - len(values))
