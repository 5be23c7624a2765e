"""Clicks by value and combination that were counted before pairs were (migration 0032).

Of a day there are the values of each kind, and at most 200 combinations of WHOLE; and up to 50 combinations of the
values of all kinds. Nothing is added to these rows: the last of them is deleted 400 days after the upgrade.
"""

import json
from collections.abc import Iterable, Iterator

from signpost.domain.clicks.breakdowns import KINDS, OTHER, TOGETHER, WHOLE, combined, values_at
from signpost.operations.clicks.click_rows import Combinations, Values

# The columns of combinations are lists of the same length; OTHER has the clicks with further ones.
_CLICKS = "clicks"
# Day, whether it is a small row of combinations of all kinds, JSON text.
StoredRow = tuple[str, int, str | None]


def values_in_record(kind: str) -> str:
    """The SQL for the values of a kind in a row of a record. kind: one of KINDS."""
    return f"CASE is_recent WHEN 0 THEN json_extract(counts, '$.{kind}') ELSE json(counts) END"


def combinations_in_record(kinds: tuple[str, ...]) -> str:
    """The same for combinations. kinds: of COMBINED."""
    return f"CASE is_recent WHEN 0 THEN json_extract(counts, {_columns(kinds, TOGETHER + '.')}) ELSE json(counts) END"


def combinations_in_workspace(kinds: tuple[str, ...]) -> str:
    return f"json_extract(counts, {_columns(kinds)})"


def _columns(kinds: tuple[str, ...], prefix: str = "") -> str:
    return ", ".join(f"'$.{prefix}{name}'" for name in (_CLICKS, OTHER, *kinds))


def parsed(kind: str, rows: Iterable[StoredRow]) -> Iterator[Values]:
    """The values of a kind."""
    place = KINDS.index(kind)
    for day, is_recent, text in rows:
        if text is not None:
            counts: dict[str, int] = json.loads(text)
            yield day, values_at(place, counts) if is_recent else counts


def parsed_combinations(kinds: tuple[str, ...], rows: Iterable[StoredRow]) -> Iterator[Combinations]:
    """The combinations of some kinds."""
    for day, is_recent, text in rows:
        if is_recent:
            yield day, combined(json.loads(text or "{}"), kinds).items(), 0
        elif text is not None:
            clicks, others, *columns = json.loads(text)
            if clicks is None:
                continue  # the values of the day were stored before combinations were
            if not {*kinds} <= {*WHOLE}:
                yield day, (), others + sum(clicks)
                continue
            unknown = [""] * len(clicks)
            keys = zip(*(column or unknown for column in columns), strict=True)
            yield day, zip(keys, clicks, strict=True), others
