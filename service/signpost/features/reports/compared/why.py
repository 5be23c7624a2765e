"""Why clicks changed: what each value of each breakdown added since the range before, or took away.

What is compared is what `comparison` says, so the numbers are those of the page. In each breakdown the contributions
add up to the difference, with those of OTHER and of "". Nothing is guessed: a value that may be among OTHER in one of
the two ranges is not named.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from signpost.domain import times
from signpost.features.reports.answers import answer
from signpost.features.reports.breakdowns import DAY, NOTHING, OTHER
from signpost.features.reports.compared.comparison import EVERY_VALUE, Comparison, comparison
from signpost.features.reports.hours import first_day_of
from signpost.features.reports.question import HOURS_OF_A_DAY, ClickQuestion
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import ComparedRange, Contribution, Why, WhyForm

# The breakdowns that are looked at, in the order in which they win where they say the same. The rules are those of one
# record.
OF_WORKSPACE = ("country", "referrer", "campaign", "source", "browser", "system", "trigger")
OF_RECORD = (*OF_WORKSPACE, "rule")
# Parts of the sentence, and values of a breakdown in the list of contributions.
MAX_PARTS, MAX_CONTRIBUTIONS = 4, 10
# Fewer clicks, or a smaller difference, have no reason.
MIN_CLICKS = 20
# In per cent: a smaller difference is none; a part of the difference from which a value is its cause, and up to which.
MUCH_THE_SAME, ONE_CAUSE, MAX_ONE_CAUSE = 10, 80, 120
# A part has at least so many clicks, and so much of the difference in per cent.
MIN_PART, MIN_SHARE = 5, 10


def why(sums: ClickRows, question: ClickQuestion, kinds: Sequence[str]) -> Why:
    """kinds: the breakdowns to look at, of COMBINED."""
    by_day = replace(question, by=(DAY,), compares=False)
    asked = range_in(by_day)
    compared = comparison(by_day, times.now(), may_cut=not sums.is_part)
    if compared is None:
        return Why(WhyForm.NOTHING_BEFORE, asked)
    clicks, before = (answer(sums, part).total.clicks for part in compared)
    form = form_of(clicks, before)
    found = {
        kind: [*_contributions(sums, compared, kind)]
        for kind in kinds
        if question.only is None or kind != question.only[0]
    }
    form, parts = _told(form, clicks, before, found)
    return Why(
        form,
        asked,
        range_in(compared.now),
        range_in(compared.before),
        clicks,
        before,
        [*_with_first_day_of(sums, compared.now, parts)],
        [entry for rows in found.values() for entry in _shortened(rows)],
    )


def range_in(question: ClickQuestion) -> ComparedRange:
    """The days of a question."""
    return ComparedRange(question.first, question.last, question.hours)


def form_of(clicks: int, before: int) -> WhyForm:
    """By the two sums alone; one cause is MORE or FEWER with one part."""
    difference = abs(clicks - before)
    if max(clicks, before) < MIN_CLICKS:
        return WhyForm.TOO_FEW
    if 100 * difference < MUCH_THE_SAME * before:
        return WhyForm.MUCH_THE_SAME
    if difference < MIN_CLICKS:
        return WhyForm.TOO_FEW
    return WhyForm.MORE if clicks > before else WhyForm.FEWER


def _contributions(sums: ClickRows, compared: Comparison, kind: str) -> Iterator[Contribution]:
    """Of every value of a breakdown, the largest first."""
    now, before = (
        {row.value: row.clicks for row in answer(sums, replace(part, by=(kind,)), max_values=EVERY_VALUE).data}
        for part in compared
    )
    found = [Contribution(kind, value, now.get(value, 0), before.get(value, 0)) for value in {**now, **before}]
    return iter(sorted(found, key=_order))


def _order(entry: Contribution) -> tuple[int, str]:
    return -abs(entry.difference), entry.value


def _shortened(rows: Sequence[Contribution]) -> list[Contribution]:
    """The largest contributions of a breakdown; that of OTHER has the rest, and that of "" is there, if there are any.

    None where nothing is known of the breakdown.
    """
    named = [entry for entry in rows if entry.value not in (OTHER, NOTHING)]
    if not named:
        return []
    shown = named[:MAX_CONTRIBUTIONS]
    shown += [entry for entry in rows if entry.value == NOTHING]
    rest = [entry for entry in rows if entry not in shown]
    if rest:
        clicks, before = sum(entry.clicks for entry in rest), sum(entry.before for entry in rest)
        shown.append(Contribution(rows[0].by, OTHER, clicks, before))
    return shown


def _told(
    form: WhyForm, clicks: int, before: int, found: dict[str, list[Contribution]]
) -> tuple[WhyForm, list[Contribution]]:
    """The form, and what the sentence names."""
    named = {kind: [*_named(rows)] for kind, rows in found.items()}
    if form is WhyForm.MUCH_THE_SAME:
        return form, _cancelling(named.values(), abs(clicks - before))
    if form is WhyForm.TOO_FEW:
        return form, []
    moved = _distinct([entry for rows in named.values() for entry in rows])
    cause = _cause(moved, clicks, before)
    if cause is not None:
        return WhyForm.ONE_CAUSE, [cause]
    least = max(MIN_PART * 100, MIN_SHARE * abs(clicks - before))
    return form, [entry for entry in moved if 100 * abs(entry.difference) >= least][:MAX_PARTS]


def _named(rows: Iterable[Contribution]) -> Iterator[Contribution]:
    """Those with a value, whose numbers are known in both ranges: what has no name may be of any."""
    rows = [*rows]
    others_now = any(entry.value == OTHER and entry.clicks for entry in rows)
    others_before = any(entry.value == OTHER and entry.before for entry in rows)
    for entry in rows:
        is_known = (entry.clicks or not others_now) and (entry.before or not others_before)
        if entry.value not in (OTHER, NOTHING) and is_known:
            yield entry


def _distinct(rows: Iterable[Contribution]) -> list[Contribution]:
    """The largest first. Of values of two breakdowns with the same numbers, such as a campaign and its source, one."""
    kinds: dict[tuple[int, int], str] = {}
    found = [entry for entry in rows if kinds.setdefault((entry.clicks, entry.before), entry.by) == entry.by]
    return sorted(found, key=lambda entry: -abs(entry.difference))


def _cause(moved: Iterable[Contribution], clicks: int, before: int) -> Contribution | None:
    """The value that makes nearly all of the difference, and did not make nearly all of the clicks before.

    Of several, the one that was rarest before.
    """
    difference = clicks - before
    causes = [
        entry
        for entry in moved
        if ONE_CAUSE * abs(difference) <= 100 * entry.difference * (1 if difference > 0 else -1)
        and 100 * abs(entry.difference) <= MAX_ONE_CAUSE * abs(difference)
        and (not before or 100 * entry.before < ONE_CAUSE * before)
    ]
    return min(causes, key=lambda entry: entry.before, default=None)


def _cancelling(named: Iterable[Sequence[Contribution]], difference: int) -> list[Contribution]:
    """Of the breakdown where they are largest, the two values that moved most, one up and one down.

    None where one moved more than twice as far as the other: they do not cancel out.
    """
    best: list[Contribution] = []
    least = max(MIN_CLICKS, difference + 1)
    for rows in named:
        up = max(rows, key=lambda entry: entry.difference, default=None)
        down = min(rows, key=lambda entry: entry.difference, default=None)
        if up is None or down is None:
            continue
        smaller, larger = sorted((up.difference, -down.difference))
        if smaller >= least and larger <= 2 * smaller:
            best, least = [up, down], smaller + 1
    return sorted(best, key=lambda entry: -abs(entry.difference))


def _with_first_day_of(sums: ClickRows, now: ClickQuestion, parts: Iterable[Contribution]) -> Iterator[Contribution]:
    """The same, with the first day of each value that is new."""
    for entry in parts:
        if entry.before:
            yield entry
        else:
            yield replace(entry, first_day=first_day_with(sums, now, entry.by, entry.value))


def first_day_with(sums: ClickRows, asked: ClickQuestion, by: str, value: str) -> str:
    """The first day of a question with clicks that have a value; "": none is known."""
    if asked.zone is not None:
        found = first_day_of(sums, replace(asked, by=(by,)), value)
        return "" if found is None else found.isoformat()
    by_day = answer(sums, replace(asked, by=(DAY, by), hours=HOURS_OF_A_DAY), max_values=EVERY_VALUE)
    return min((row.value for row in by_day.data if row.second == value), default="")
