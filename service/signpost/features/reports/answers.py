"""Answers about clicks, from their sums by day: each day, or the most frequent values of one or two breakdowns.

The entries of an answer sum to its total: OTHER has the clicks with rarer values, and "" those of which the value is
not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from datetime import timedelta

from signpost.features.reports.breakdowns import DAY, HOUR, NOTHING, OTHER
from signpost.features.reports.hours import clicks_by_day, clicks_by_value
from signpost.features.reports.question import ClickQuestion
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import ClickCount, Clicks, ClickSums
from signpost.operations.listing import view_of

# Entries of a breakdown, without those for other and for unknown values.
MAX_VALUES = 100
# The same where each day of the range has some.
MAX_VALUES_A_DAY = 20

# A value of each of one or two kinds.
Values = tuple[str, ...]


def answer(sums: ClickRows, question: ClickQuestion, *, max_values: int | None = None) -> Clicks:
    """The answer, without that about the range before. max_values: entries that it has; None: as many as it should."""
    if question.is_in_hours:
        return _in_hours(sums, question, max_values)
    days, unfound = _days(sums, question)
    total = (
        _summed(days.values()) if question.only is None else _clicks_alone(sum(entry.clicks for entry in days.values()))
    )
    by = ",".join(question.by)
    if by == DAY:
        return Clicks(question.first, question.last, by, total, _every_day(days, question), unfound)
    totals = {day: item.clicks for day, item in days.items()} if question.is_by_day else {"": total.clicks}
    counted = _counted(sums, question)
    others = unfound + sum(_others(values, len(question.kinds)) for values in counted.values())
    if question.only is not None:
        others += max(0, total.clicks - sum(values.total() for values in counted.values()))
    data = _data(counted, totals, question, max_values)
    total = replace(total, clicks=sum(entry.clicks for entry in data))
    return Clicks(question.first, question.last, by, total, data, others)


def _in_hours(sums: ClickRows, question: ClickQuestion, max_values: int | None) -> Clicks:
    """By day, or by one kind; bots and visitors are not known."""
    days = clicks_by_day(sums, question)
    total = _clicks_alone(days.clicks.total())
    if question.is_by_day:
        found = {day: _clicks_alone(clicks) for day, clicks in days.clicks.items()}
        data = _every_day(found, question, _clicks_alone(0))
        return Clicks(question.first, question.last, DAY, total, data, uncertain_clicks=days.uncertain or None)
    found_by = clicks_by_value(sums, question)
    values = found_by.clicks
    counted: dict[str, Counter[Values]] = {"": Counter({(value,): clicks for value, clicks in values.items() if value})}
    data = _data(counted, {"": total.clicks}, question, max_values)
    others = found_by.unplaced + values.get(OTHER, 0)
    return Clicks(question.first, question.last, question.by[0], total, data, others, found_by.uncertain or None)


def _others(counts: Counter[Values], kinds: int) -> int:
    """The clicks of which not every value has a name."""
    return counts[OTHER,] if kinds == 1 else sum(clicks for key, clicks in counts.items() if OTHER in key)


def _days(sums: ClickRows, question: ClickQuestion) -> tuple[dict[str, ClickSums], int]:
    """The sums of the days, of the clicks that the question is about, and how many more may be of them.

    That is, of clicks with values that have no name it is not known whether they have the value of a filter.
    """
    if question.only is None:
        return sums.days(question.first, question.last), 0
    kind, value = question.only
    clicks: Counter[str] = Counter()
    unfound = 0
    if value == NOTHING:
        clicks.update({day: entry.clicks for day, entry in sums.days(question.first, question.last).items()})
        for day, values in sums.values(kind, question.first, question.last):
            clicks[day] -= sum(count for known, count in values.items() if known != NOTHING)
        return {day: _clicks_alone(max(0, count)) for day, count in sorted(clicks.items())}, 0
    for day, values in sums.values(kind, question.first, question.last):
        clicks[day] += values.get(value, 0)
        unfound += 0 if value in values else values.get(OTHER, 0)
    return {day: _clicks_alone(count) for day, count in sorted(clicks.items())}, unfound


def _counted(sums: ClickRows, question: ClickQuestion) -> dict[str, Counter[Values]]:
    """Clicks by values, for each day or under "" for the whole range."""
    kinds, only = question.kinds, question.only
    if only is not None and only[1] == NOTHING:
        return _without_value(sums, question, only[0])
    if len(kinds) > 1 or only is not None:
        return _combined(sums, question)
    stored: dict[str, dict[str, int]] = {}
    for day, values in sums.values(kinds[0], question.first, question.last):
        into = stored.setdefault(day if question.is_by_day else "", {})
        for value, clicks in values.items():
            into[value] = into.get(value, 0) + clicks
    return {group: Counter({(value,): clicks for value, clicks in of.items()}) for group, of in stored.items()}


def _combined(sums: ClickRows, question: ClickQuestion) -> dict[str, Counter[Values]]:
    kinds, only = question.kinds, question.only
    found: dict[str, dict[Values, int]] = {}
    requested = kinds if only is None else (*kinds, only[0])
    value = None if only is None else only[1]
    for day, combinations, others in sums.combinations(requested, question.first, question.last, value):
        into = found.setdefault(day if question.is_by_day else "", {})
        if only is None:
            key = (OTHER,) * len(kinds)
            into[key] = into.get(key, 0) + others
        else:
            combinations = ((key[:-1], clicks) for key, clicks in combinations)
        for key, clicks in combinations:
            into[key] = into.get(key, 0) + clicks
    return {group: Counter(of) for group, of in found.items()}


def _without_value(sums: ClickRows, question: ClickQuestion, kind: str) -> dict[str, Counter[Values]]:
    """The same of clicks that have no value of a kind. Those of which nothing is known, in no row, are of them."""
    first, last, nothing = question.first, question.last, (NOTHING,) * len(question.kinds)
    found: dict[str, Counter[Values]] = {}
    unknown: Counter[str] = Counter()
    for day, entry in sums.days(first, last).items():
        unknown[day if question.is_by_day else ""] += entry.clicks
    for day, combinations, others in sums.combinations((*question.kinds, kind), first, last):
        group = day if question.is_by_day else ""
        into = found.setdefault(group, Counter())
        unknown[group] -= others
        for (*values, of_kind), clicks in combinations:
            unknown[group] -= clicks
            if of_kind == NOTHING:
                into[tuple(values)] += clicks
    for group, clicks in unknown.items():
        if clicks > 0:
            found.setdefault(group, Counter())[nothing] += clicks
    return found


def _data(
    groups: dict[str, Counter[Values]],
    totals: Mapping[str, int],
    question: ClickQuestion,
    max_values: int | None = None,
) -> list[ClickCount]:
    """The entries of all groups, which have all clicks of `totals`."""
    # The combinations of clicks with the value of a filter are known, or were too many to be counted.
    rest = ("" if question.only is None else OTHER,) * len(question.kinds)
    completed: dict[str, Counter[Values]] = {}
    for group in sorted({*groups, *totals}):
        values = completed[group] = groups.get(group, Counter())
        values[rest] += max(0, totals.get(group, 0) - values.total())
    shown = _most_frequent(completed, max_values or _max_shown(question))
    return [*_entries(completed, shown)]


def _max_shown(question: ClickQuestion) -> int:
    return MAX_VALUES_A_DAY if question.is_by_day and question.kinds != (HOUR,) else MAX_VALUES


def _most_frequent(groups: Mapping[str, Counter[Values]], max_count: int) -> set[Values]:
    """The values that have entries of their own: the most frequent, and those that are not known."""
    together: Counter[Values] = Counter()
    for values in groups.values():
        together.update(values)
    ranked = sorted(together.items(), key=lambda entry: (-entry[1], entry[0]))
    reported = [key for key, _ in ranked if any(key) and {*key} != {OTHER}]
    return {*reported[:max_count], *(key for key in together if not any(key))}


def _entries(groups: Mapping[str, Counter[Values]], shown: set[Values]) -> Iterator[ClickCount]:
    """The entries of each group, the most frequent first and OTHER last."""
    for group, values in groups.items():
        others = sum(count for key, count in values.items() if key not in shown)
        reported = [(key, count) for key, count in values.items() if count and key in shown]
        reported.sort(key=lambda entry: (-entry[1], entry[0]))
        if others:
            reported.append(((OTHER,) * len(next(iter(values))), others))
        for key, count in reported:
            first, *second = (group, *key) if group else key
            yield ClickCount(first, count, second=second[0] if second else None)


def _every_day(
    found: Mapping[str, ClickSums], question: ClickQuestion, nothing: ClickSums | None = None
) -> list[ClickCount]:
    """An entry for each day of the range. found: the days that have clicks. nothing: the sums of the others."""
    if nothing is None:
        is_alone = question.only is not None
        nothing = _clicks_alone(0) if is_alone else ClickSums(bots=None if _lacks_bots(found.values()) else 0)
    every = ((question.since + timedelta(days=number)).isoformat() for number in range(question.days))
    return [
        view_of(ClickCount, found.get(day, nothing), value=day, second=None, change=None, usual=None) for day in every
    ]


def _lacks_bots(days: Collection[ClickSums]) -> bool:
    return any(day.bots is None for day in days)


def _clicks_alone(clicks: int) -> ClickSums:
    return ClickSums(clicks, None, None)


def _summed(days: Collection[ClickSums]) -> ClickSums:
    return ClickSums(
        sum(day.clicks for day in days),
        None if _lacks_bots(days) else sum(day.bots or 0 for day in days),
        sum(day.visitors or 0 for day in days),
    )
