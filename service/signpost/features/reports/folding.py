"""Combinations of the values of all kinds, added to the clicks of their day: by kind, by pair, and those of WHOLE.

Which values, pairs and combinations are counted by name is decided when they are first added: as long as there is room,
the commonest of what is new get it, and of pairs that are equally common those whose values are. What has a name keeps
it for the day, and what has none is OTHER for the day, so a number next to a name is always exact.

The quarters of an hour are the stored values of HOUR. In pairs they get a name together or not at all, so what is exact
of quarters is exact of hours.

Bounds: a day has a row for each of 16 kinds and one for WHOLE, with VALUES_A_DAY values each, and as many pairs for
each two of COMBINED, four times as many with HOUR: about 130 kB when all is full, or 1.5 MB with values of the greatest
length (clicks/visitors.py). To add to full rows takes about 2 ms, and 6 us for each combination.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations as twos
from itertools import repeat
from operator import or_
from typing import TypeVar

from signpost.features.reports.breakdowns import (
    COMBINED,
    HOUR,
    KINDS,
    OTHER,
    TOGETHER,
    VALUES_A_DAY,
    WHOLE,
    by_combination,
    combination,
    hour_of,
    values_of,
)
from signpost.features.reports.packed_breakdowns import OTHER_ID, OTHERS, Packed, Pairs, pack, single

_Key = TypeVar("_Key", str, int)


class _Values:
    """The values of one kind. before, after: clicks by value, in the order of the ids."""

    def __init__(self, stored: Packed | None, total: int):
        # Of a kind without a row nothing was known so far.
        self.before = dict(zip(stored.values, stored.clicks, strict=True)) if stored else {"": total, OTHER: 0}
        self.after = dict(self.before)

    def add(self, values: Mapping[str, int]) -> None:
        _add(self.after, values, VALUES_A_DAY + 2, OTHER, lambda value: (-values[value], value))

    def ids_of(self, column: Iterable[str]) -> list[int]:
        ids = {value: id_ for id_, value in enumerate(self.after)}
        return [*map(ids.get, column, repeat(OTHER_ID))]

    @property
    def is_known(self) -> bool:
        return self.after[""] < sum(self.after.values())

    @property
    def is_varied(self) -> bool:
        return sum(1 for clicks in self.after.values() if clicks) > 1


def fold_into(
    stored: Mapping[str, bytes], combinations: Mapping[str, int], kinds: Collection[str] = (*KINDS, TOGETHER)
) -> dict[str, bytes]:
    """The rows of a day, by kind, with further clicks by combination.

    stored: the rows that there are, that of HOUR among them. kinds: of which rows are wanted, and pairs.
    """
    packed = {kind: Packed(content) for kind, content in stored.items()}
    total = sum(packed[HOUR].clicks) if packed else 0
    further = [(position, clicks - 1) for position, clicks in enumerate(combinations.values()) if clicks > 1]
    columns = dict(zip(KINDS, zip(*map(values_of, combinations), strict=True), strict=True))
    values: dict[str, _Values] = {}
    ids: dict[str, list[int]] = {}
    for kind in KINDS:
        if kind in kinds:
            entry = values[kind] = _Values(packed.get(kind), total)
            entry.add(_counted(columns[kind], further))
            if kind in COMBINED and entry.is_varied:
                ids[kind] = entry.ids_of(columns[kind])
    pairs: dict[str, dict[str, Pairs]] = {kind: {} for kind in values}
    shifted = {kind: [id_ << 8 for id_ in of] for kind, of in ids.items()}
    for first, second in twos(ids, 2):
        added = _counted([*map(or_, shifted[first], ids[second])], further)
        pairs[first][second] = _added_pairs(packed.get(first), values[first], second, values[second], added)
    # Of a kind of which nothing is known there is no row, but always that of HOUR.
    rows = {kind: pack(value.after, pairs[kind]) for kind, value in values.items() if value.is_known or kind == HOUR}
    if TOGETHER in kinds:
        rows[TOGETHER] = _together(packed.get(TOGETHER), combinations)
    return rows


def values_with(stored: Packed | None, values: Mapping[str, int]) -> dict[str, int]:
    """Clicks by value of one kind as `fold_into` makes them; of "", only those of `stored`.

    values: clicks to add by value, without "".
    """
    entry = _Values(stored, 0)
    entry.add(values)
    return entry.after


def _counted(keys: Sequence[_Key], further: Iterable[tuple[int, int]]) -> dict[_Key, int]:
    """Clicks by key. Most combinations have one click; further ones are those of the keys at some positions."""
    counts = Counter(keys)
    for position, clicks in further:
        counts[keys[position]] += clicks
    return counts


def _added_pairs(stored: Packed | None, first: _Values, second: str, other: _Values, added: Pairs) -> Pairs:
    found = stored.pairs(second) if stored else None
    if found is None:
        found = single(first.before.values(), other.before.values())
    if not found and len(added) <= VALUES_A_DAY:
        return added
    if OTHERS not in found and len(found) + len(added) <= VALUES_A_DAY:
        for pair, clicks in added.items():
            found[pair] = found.get(pair, 0) + clicks
        return found
    firsts, seconds = [*first.after.values()], [*other.after.values()]
    found.setdefault(OTHERS, 0)
    if second == HOUR:
        _add_by_hour(found, added, firsts, other.after)
    else:
        _add(
            found,
            added,
            VALUES_A_DAY + 1,
            OTHERS,
            lambda pair: (-added[pair], -min(firsts[pair >> 8], seconds[pair & 255]), pair),
        )
    if not found[OTHERS]:
        del found[OTHERS]
    return found


def _add_by_hour(found: Pairs, added: Pairs, firsts: Sequence[int], quarters: Mapping[str, int]) -> None:
    """The same of pairs with quarters of hours, of which those of one hour are one. quarters: clicks of each, by id."""
    ids: dict[str, int] = {}
    hours = [ids.setdefault(hour_of(value), len(ids)) for value in quarters]
    named = {pair & ~255 | hours[pair & 255] for pair in found}
    clicks: dict[int, int] = {}
    for pair, count in added.items():
        key = pair & ~255 | hours[pair & 255]
        clicks[key] = clicks.get(key, 0) + count
    room = max(0, VALUES_A_DAY + 1 - len(named))
    new = sorted((key for key in clicks if key not in named), key=lambda key: (-clicks[key], -firsts[key >> 8], key))
    named.update(new[:room])
    for pair, count in added.items():
        into = pair if pair & ~255 | hours[pair & 255] in named else OTHERS
        found[into] = found.get(into, 0) + count


def _together(stored: Packed | None, combinations: Mapping[str, int]) -> bytes:
    counts = dict(zip(stored.values, stored.clicks, strict=True)) if stored else {"": 0, OTHER: 0}
    added = {combination(values): clicks for values, clicks in by_combination(combinations, WHOLE).items()}
    _add(counts, added, VALUES_A_DAY + 2, OTHER, lambda key: (-added[key], key))
    return pack(counts, {}, compress=True)


def _add(
    counts: dict[_Key, int],
    added: Mapping[_Key, int],
    max_count: int,
    other: _Key,
    order: Callable[[_Key], tuple[int | str, ...]],
) -> None:
    """Add clicks by key. counts: at most `max_count`, with `other`, which gets the clicks of further keys."""
    new = []
    for key, clicks in added.items():
        if key in counts:
            counts[key] += clicks
        else:
            new.append(key)
    # No key is ever taken away, so once there is no room, there is none for the rest of the day.
    room = max(0, max_count - len(counts))
    if len(new) > room > 0:
        new.sort(key=order)
    for key in new[:room]:
        counts[key] = added[key]
    counts[other] += sum(added[key] for key in new[room:])
