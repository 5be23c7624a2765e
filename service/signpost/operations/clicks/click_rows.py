"""Where clicks by value, and by combination of values, are read: of a record, a workspace or a part of one.

A day that was folded (clicks/breakdowns.py) has rows by kind, with clicks by value and by pair of values. Clicks that
came after that, and those of days that were not folded, are combinations. Clicks from before there were such rows are
read by operations/clicks/former_click_rows.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from signpost.domain.clicks.breakdowns import (
    HOUR,
    KINDS,
    OTHER,
    SEPARATOR,
    TOGETHER,
    VALUES_A_DAY,
    WHOLE,
    combined,
    values_at,
)
from signpost.domain.clicks.folding import fold_into
from signpost.domain.clicks.packed_breakdowns import OTHERS, Packed, pairs_of

# A day, and clicks by value.
Values = tuple[str, Mapping[str, int]]
# A day; combinations of values with their clicks; and the clicks with further combinations.
Combinations = tuple[str, Iterable[tuple[tuple[str, ...], int]], int]
# The same without the day.
Found = tuple[Iterable[tuple[tuple[str, ...], int]], int]


class ClickRows:
    """What the rows of an owner say. first, last: days, both included."""

    # What tables and keys of the owner are called.
    table: str
    key: str

    def rows(self, select: str, table: str, where: str, first: str, last: str) -> Iterable[Any]:
        """Columns of the rows of a table, which is called `sums`."""
        raise NotImplementedError

    def former_values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        raise NotImplementedError

    def former_combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        raise NotImplementedError

    def values(self, kind: str, first: str, last: str) -> Iterator[Values]:
        """Days with clicks by value; a day may be there several times."""
        place = KINDS.index(kind)
        for day, *contents, texts in self._folded((kind,), first, last):
            yield day, _values_of(_with_recent((kind,), contents, texts).get(kind))
        for day, found in self._unfolded(first, last):
            is_small = len(found) <= VALUES_A_DAY
            yield day, values_at(place, found) if is_small else _values_of(_packed((kind,), {}, found).get(kind))
        yield from self.former_values(kind, first, last)

    def combinations(
        self, kinds: tuple[str, ...], first: str, last: str, only: str | None = None
    ) -> Iterator[Combinations]:
        """The same by combination of values of several of COMBINED; a combination may be there several times.

        Those of two kinds are pairs, which are counted by themselves. Those of more are known of the combinations of
        WHOLE that were counted. only: those with this value of the last kind, and no others, which is faster.
        """
        found = self._in_order(kinds, first, last, only)
        if only is None:
            yield from found
        else:
            for day, batch, _ in found:
                yield day, ((key, clicks) for key, clicks in batch if key[-1] == only), 0

    def _in_order(self, kinds: tuple[str, ...], first: str, last: str, only: str | None) -> Iterator[Combinations]:
        distinct = tuple(sorted({*kinds}, key=KINDS.index))
        if distinct == kinds:
            yield from self._combinations(kinds, first, last, (kinds[-1], only))
            return
        in_order = itemgetter(*(distinct.index(kind) for kind in kinds))
        for day, found, others in self._combinations(distinct, first, last, (kinds[-1], only)):
            yield day, ((in_order(key), clicks) for key, clicks in found), others

    def _combinations(
        self, kinds: tuple[str, ...], first: str, last: str, only: tuple[str, str | None]
    ) -> Iterator[Combinations]:
        if len(kinds) == 1:
            for day, values in self.values(kinds[0], first, last):
                yield day, [((value,), clicks) for value, clicks in values.items()], 0
            return
        wanted, read = (kinds, _pairs_of) if len(kinds) == 2 else ((TOGETHER,), _whole_of)
        for day, *contents, texts in self._folded(wanted, first, last):
            yield day, *read(kinds, _with_recent(wanted, contents, texts), only)
        for day, found in self._unfolded(first, last):
            if len(found) <= VALUES_A_DAY:
                yield day, combined(found, kinds).items(), 0
            else:
                yield day, *read(kinds, _packed(wanted, {}, found), only)
        yield from self.former_combinations(kinds, first, last)

    def _folded(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Any]:
        """The row of HOUR, which each day that was folded has, those of some kinds, and the combinations since then."""
        of_day = f"{self.key} = sums.{self.key} AND day = sums.day"
        rows = [f"(SELECT counts FROM {self.table}_pairs WHERE kind = '{kind}' AND {of_day})" for kind in kinds]
        columns = ("sums.day", "sums.counts", *rows, self._all_parts)
        return self.rows(", ".join(columns), "pairs", f"AND sums.kind = '{HOUR}'", first, last)

    def _unfolded(self, first: str, last: str) -> Iterator[tuple[str, dict[str, int]]]:
        """The combinations of the other days: only these have a part 1."""
        for day, texts in self.rows(f"sums.day, {self._all_parts}", "combination", "AND sums.part = 1", first, last):
            yield day, _merged(texts)

    @property
    def _all_parts(self) -> str:
        return (
            f"(SELECT json_group_array(CAST(counts AS TEXT)) FROM {self.table}_combination"
            f" WHERE {self.key} = sums.{self.key} AND day = sums.day)"
        )


def _merged(texts: str) -> dict[str, int]:
    """The combinations of several parts."""
    parts: list[dict[str, int]] = [json.loads(text) for text in json.loads(texts)]
    if len(parts) == 1:
        return parts[0]
    found: dict[str, int] = {}
    for part in parts:
        for key, clicks in part.items():
            found[key] = found.get(key, 0) + clicks
    return found


def _with_recent(kinds: tuple[str, ...], contents: Sequence[bytes | None], texts: str) -> dict[str, Packed]:
    """The rows of some kinds of a day that was folded, with the combinations that came after that.

    contents: of HOUR and the kinds.
    """
    stored = {kind: entry for kind, entry in zip((HOUR, *kinds), contents, strict=True) if entry is not None}
    if texts != "[]":
        return _packed(kinds, stored, _merged(texts))
    return {kind: Packed(stored[kind]) for kind in kinds if kind in stored}


def _packed(kinds: tuple[str, ...], stored: Mapping[str, bytes], recent: Mapping[str, int]) -> dict[str, Packed]:
    """As the next fold will store them."""
    return {kind: Packed(entry) for kind, entry in fold_into(stored, recent, (HOUR, *kinds)).items()}


def _values_of(packed: Packed | None) -> dict[str, int]:
    if packed is None:
        return {}
    found = dict(zip(packed.values, packed.clicks, strict=True))
    del found[""]
    if not found[OTHER]:
        del found[OTHER]
    return found


def _pairs_of(kinds: tuple[str, ...], rows: Mapping[str, Packed], only: tuple[str, str | None]) -> Found:
    first, second, counts = pairs_of(rows.get(kinds[0]), rows.get(kinds[1]), kinds[1])
    others = counts.pop(OTHERS, 0)
    kind, value = only
    if value is not None:
        values, shift = (first, 8) if kind == kinds[0] else (second, 0)
        id_ = values.index(value) if value in values else -1
        counts = {pair: clicks for pair, clicks in counts.items() if pair >> shift & 255 == id_}
    return [((first[pair >> 8], second[pair & 255]), clicks) for pair, clicks in counts.items()], others


def _whole_of(kinds: tuple[str, ...], rows: Mapping[str, Packed], _: object) -> Found:
    packed = rows[TOGETHER]
    if not {*kinds} <= {*WHOLE}:
        return (), sum(packed.clicks)
    pick = itemgetter(*(WHOLE.index(kind) for kind in kinds))
    # Those of which nothing is known have the key "".
    (_, unknown), (_, others), *counted = zip(packed.values, packed.clicks, strict=True)
    found = []
    for key, clicks in [("", unknown), *counted]:
        values = key.split(SEPARATOR)
        found.append((pick(values + [""] * (len(WHOLE) - len(values))), clicks))
    return found, others
