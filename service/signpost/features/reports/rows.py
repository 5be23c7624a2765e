"""Where clicks by value, and by combination of values, are read: of a record, a workspace or a part of one.

A day that was folded (counting.py) has rows by kind, with clicks by value and by pair of values. Clicks that came after
that, and those of days that were not folded, are combinations.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from signpost.features.reports import statements
from signpost.features.reports.breakdowns import (
    HOUR,
    KINDS,
    OTHER,
    QUARTER,
    SEPARATOR,
    TOGETHER,
    VALUES_A_DAY,
    WHOLE,
    by_combination,
    hour_of,
    values_at,
)
from signpost.features.reports.folding import fold_into, values_with
from signpost.features.reports.packed_breakdowns import OTHERS, Packed, pairs_of
from signpost.features.reports.statements import ClickSource
from signpost.features.reports.sums import ClickSums, Combinations, Values

# Combinations without their day.
Found = tuple[Iterable[tuple[tuple[str, ...], int]], int]


class ClickRows:
    """What the rows of a source say. first, last: days, both included."""

    def __init__(self, source: ClickSource):
        self._source = source
        # By range: the chart in a time zone, the hours of the day and those of the week are of the same.
        self._quarters: dict[tuple[str, str], list[Values]] = {}

    @property
    def is_part(self) -> bool:
        """Whether they are added up from the rows of many records, which takes long for clicks by hour or value."""
        return self._source.is_part

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        """The sums of the days that have clicks, in their order."""
        return {day: ClickSums(*counts) for day, *counts in statements.days(self._source, first, last)}

    def values(self, kind: str, first: str, last: str) -> Iterator[Values]:
        """Days with clicks by value; a day may be there several times.

        kind: QUARTER, too: by quarters of hours, and by hours where only these are known.
        """
        if kind not in (HOUR, QUARTER):
            yield from self._values(kind, first, last)
            return
        if (first, last) not in self._quarters:
            self._quarters[first, last] = [*self._values(HOUR, first, last)]
        for day, values in self._quarters[first, last]:
            yield day, values if kind == QUARTER else _by_hour(values)

    def _values(self, kind: str, first: str, last: str) -> Iterator[Values]:
        place = KINDS.index(kind)
        for day, _hours, content, texts in statements.folded_clicks(self._source, (kind,), first, last):
            packed = Packed(content) if content is not None else None
            # As the next fold will store them; without the pairs, which cost most of a fold.
            recent = values_at(place, _merged(texts)) if texts is not None else {}
            yield day, _values_of(packed) if not recent else _named(values_with(packed, recent))
        for day, found in self._unfolded(first, last):
            values = values_at(place, found)
            yield day, values if len(found) <= VALUES_A_DAY else _named(values_with(None, values))
        for day, is_recent, counts in self._former(kind, first, last):
            yield day, values_at(place, counts) if is_recent else counts

    def combinations(
        self, kinds: tuple[str, ...], first: str, last: str, only: str | None = None
    ) -> Iterator[Combinations]:
        """The same by combination of values of several of COMBINED; a combination may be there several times.

        Those of two kinds are pairs, which are counted by themselves. Those of more are known of the combinations of
        WHOLE that were counted. only: those with this value of the last kind, and no others, which is faster.
        kinds: QUARTER in the place of HOUR, too.
        """
        found = self._in_order(tuple(HOUR if kind == QUARTER else kind for kind in kinds), first, last, only)
        if HOUR in kinds:
            found = _combinations_by_hour(found, kinds.index(HOUR))
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
        for day, *contents, texts in statements.folded_clicks(self._source, wanted, first, last):
            yield day, *read(kinds, _with_recent(wanted, contents, texts), only)
        for day, found in self._unfolded(first, last):
            if len(found) <= VALUES_A_DAY:
                yield day, by_combination(found, kinds).items(), 0
            else:
                yield day, *read(kinds, _packed(wanted, {}, found), only)
        for day, is_recent, stored in self._former(TOGETHER, first, last):
            if is_recent:
                yield day, by_combination(stored, kinds).items(), 0
            else:
                yield day, *_former_combinations(kinds, stored)

    def _unfolded(self, first: str, last: str) -> Iterator[tuple[str, dict[str, int]]]:
        """The combinations of the other days: only these have a part 1."""
        for day, texts in statements.unfolded_clicks(self._source, first, last):
            yield day, _merged(texts)

    def _former(self, kind: str, first: str, last: str) -> Iterator[tuple[str, bool, Any]]:
        """Clicks that were counted before pairs were (migration 0032): day, whether it is a small row, what is in it.

        Of a day there are the values of each kind, and at most 200 combinations of WHOLE; and up to 50 combinations of
        the values of all kinds, in a small row. Nothing is added to these rows: the last of them is deleted 400 days
        after the upgrade.
        """
        for day, is_recent, text in statements.former(self._source, kind, first, last):
            stored = json.loads(text)
            if not is_recent and self._source.table != "workspace":
                stored = stored.get(kind)
            if stored is not None:
                yield day, is_recent, stored


def _by_hour(values: Mapping[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for value, clicks in values.items():
        hour = hour_of(value)
        found[hour] = found.get(hour, 0) + clicks
    return found


def _combinations_by_hour(found: Iterator[Combinations], place: int) -> Iterator[Combinations]:
    """place: of the hour in the combinations."""
    for day, batch, others in found:
        yield day, [((*key[:place], hour_of(key[place]), *key[place + 1 :]), clicks) for key, clicks in batch], others


def _merged(texts: str | bytes) -> dict[str, int]:
    """The combinations of several parts."""
    parts: list[dict[str, int]] = json.loads(f"[{texts if isinstance(texts, str) else texts.decode()}]")
    if len(parts) == 1:
        return parts[0]
    found: dict[str, int] = {}
    for part in parts:
        for key, clicks in part.items():
            found[key] = found.get(key, 0) + clicks
    return found


def _with_recent(
    kinds: tuple[str, ...], contents: Sequence[bytes | None], texts: str | bytes | None
) -> dict[str, Packed]:
    """The rows of some kinds of a day that was folded, with the combinations that came after that.

    contents: of HOUR and the kinds.
    """
    stored = {kind: entry for kind, entry in zip((HOUR, *kinds), contents, strict=True) if entry is not None}
    if texts is not None:
        return _packed(kinds, stored, _merged(texts))
    return {kind: Packed(stored[kind]) for kind in kinds if kind in stored}


def _packed(kinds: tuple[str, ...], stored: Mapping[str, bytes], recent: Mapping[str, int]) -> dict[str, Packed]:
    """As the next fold will store them."""
    return {kind: Packed(entry) for kind, entry in fold_into(stored, recent, (HOUR, *kinds)).items()}


def _values_of(packed: Packed | None) -> dict[str, int]:
    return {} if packed is None else _named(dict(zip(packed.values, packed.clicks, strict=True)))


def _named(found: dict[str, int]) -> dict[str, int]:
    """Without the empty value, and without OTHER where it has no clicks."""
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
        names = map(hour_of, values) if kind == HOUR else values
        ids = {id_ for id_, name in enumerate(names) if name == value}
        counts = {pair: clicks for pair, clicks in counts.items() if pair >> shift & 255 in ids}
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


def _former_combinations(kinds: tuple[str, ...], stored: Mapping[str, Any]) -> Found:
    """stored: clicks of each combination, the values of each kind in the same order or null, and clicks of others."""
    clicks, others = stored["clicks"], stored[OTHER]
    if not {*kinds} <= {*WHOLE}:
        return (), others + sum(clicks)
    unknown = [""] * len(clicks)
    return zip(zip(*(stored.get(kind) or unknown for kind in kinds), strict=True), clicks, strict=True), others
