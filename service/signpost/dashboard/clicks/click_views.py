"""What pages show of clicks: those of a period against the one before, and breakdowns whose values are filters.

A filter is in the address, as in the API: ?filter[country]=DE.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlencode

from signpost.dashboard.clicks import charts
from signpost.dashboard.clicks.names import ALWAYS_SHOWN, NONE_OF, TITLES, shown
from signpost.dashboard.clicks.periods import CHOICES, Period
from signpost.domain import times
from signpost.domain.clicks.breakdowns import BREAKDOWNS, COMBINED, DAY, HOUR, KINDS
from signpost.domain.outside import Shown
from signpost.operations.clicks.click_answers import answer, values_of_each
from signpost.operations.clicks.click_question import ClickQuestion
from signpost.operations.clicks.click_rows import ClickRows
from signpost.operations.clicks.click_sums import ClickCount, Clicks, ClickSums
from signpost.runtime import geo

# A kind of COMBINED and a value of it.
Filter = tuple[str, str]


@dataclass(frozen=True)
class Tile:
    """A number of the period. change: in per cent against the period before; None: there is nothing to compare."""

    label: str
    number: int
    change: int | None = None


@dataclass(frozen=True)
class Breakdown:
    """links: the address that filters by a value, which follows it; "": none does. has_more: not all rows are here."""

    kind: str
    title: str
    rows: list[ClickCount]
    links: str
    has_more: bool


class ClickView:
    """The clicks that a page shows. keep: what else its address says."""

    def __init__(
        self, sums: ClickRows, period: Period, only: Filter | None = None, keep: Mapping[str, str] | None = None
    ):
        self.period, self.only = period, only
        self._sums, self._keep = sums, keep or {}

    @cached_property
    def days(self) -> Clicks:
        return answer(self._sums, ClickQuestion((DAY,), self.period.since, self.period.until, self.only))

    @cached_property
    def before(self) -> Clicks | None:
        before = self.period.before
        return answer(self._sums, ClickQuestion((DAY,), before.since, before.until, self.only)) if before else None

    def shown(self) -> Shown:
        """What the templates of charts need."""
        today = times.now().date().isoformat()
        days, before = self.days, self.before
        return {
            "period": self.period,
            "periods": CHOICES,
            "total": days.total,
            "total_before": before.total if before else None,
            "tiles": tiles_of(days.total, before.total if before else None),
            "drawings": charts.charts(days.data, before.data if before else [], today),
            "steps": charts.steps(days.data, today),
            "only": self.only,
            "empty_text": self.empty_text,
            "in_address": self._in_address,
            "unfiltered": urlencode({**self.period.query, **self._keep}),
        }

    def breakdowns(self, max_count: int, in_full: str = "", kinds: Sequence[str] = KINDS) -> Iterator[Breakdown]:
        """Those of which something is known. max_count: rows of each. in_full: the one that has all of its rows."""
        if self.only is not None:
            kinds = [kind for kind in kinds if kind in COMBINED and kind != self.only[0]]
        for kind, values in values_of_each(self._sums, kinds, self.days, self.only):
            rows = shown(kind, values)
            if rows or (kind in ALWAYS_SHOWN and self.only is None):
                has_more = kind not in (in_full, HOUR) and len(rows) > max_count
                yield Breakdown(kind, TITLES[kind], rows[:max_count] if has_more else rows, self._links(kind), has_more)

    def empty_text(self, kind: str) -> str:
        """What a list without entries says. kind: of a breakdown, or `record`, `host` or `tag`."""
        if kind in ("country", "region", "city") and not geo.has_countries():
            return f"No country database is set, so {TITLES[kind].lower()} are not known."
        if not self.days.total.clicks:
            return "No clicks in this period."
        return NONE_OF.get(kind) or f"No {TITLES[kind].lower()} are known for these clicks."

    def _links(self, kind: str) -> str:
        """There is one filter at a time, by a kind that is combined with others."""
        if self.only is not None or kind not in COMBINED:
            return ""
        return "?" + urlencode({**self.period.query, **self._keep, f"filter[{kind}]": ""})

    def queries(self) -> dict[str, str]:
        """The query of the table of each breakdown."""
        return {name: urlencode({**self.period.query, **self._in_address, "by": name}) for name in BREAKDOWNS}

    @property
    def _in_address(self) -> dict[str, str]:
        return {**self._keep, **({f"filter[{self.only[0]}]": self.only[1]} if self.only else {})}


def filter_in(query: Mapping[str, str]) -> Filter | None:
    """The filter that an address says."""
    return next(((kind, query[name]) for kind in COMBINED if query.get(name := f"filter[{kind}]")), None)


def tiles_of(now: ClickSums, before: ClickSums | None) -> list[Tile]:
    """The sums of a period, and how they changed; with a filter only clicks are known."""
    then = before or ClickSums()
    rows = (
        ("Clicks", now.clicks, then.clicks),
        ("Visitors", now.visitors, then.visitors),
        ("Bots", now.bots, then.bots),
    )
    return [
        Tile(label, number, _change(number, number_before or 0))
        for label, number, number_before in rows
        if number is not None
    ]


def _change(now: int, before: int) -> int | None:
    return round(100 * (now - before) / before) if before else None
