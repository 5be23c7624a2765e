"""A question about clicks: which days, by what, and with which value of a breakdown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, timedelta, tzinfo

from signpost.domain import dates, times
from signpost.domain.clicks.breakdowns import BREAKDOWNS, COMBINED, DAY, HOUR
from signpost.domain.errors import Invalid

# By default.
DAYS = 30
MAX_DAYS = 3660
# Of two breakdowns at once, other than by day.
MAX_PAIR_DAYS = 366
PREVIOUS = "previous"


@dataclass(frozen=True)
class ClickQuestion:
    """by: one of BREAKDOWNS, or two. since, until: both included. only: a kind of COMBINED and a value of it.

    zone: the time zone of the days and hours; None: UTC. compares: whether the answer has that of the range before.
    """

    by: tuple[str, ...]
    since: date
    until: date
    only: tuple[str, str] | None = None
    zone: tzinfo | None = None
    compares: bool = False

    @property
    def is_by_day(self) -> bool:
        return self.by[0] == DAY

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.by[1:] if self.is_by_day else self.by

    @property
    def first(self) -> str:
        return self.since.isoformat()

    @property
    def last(self) -> str:
        return self.until.isoformat()

    @property
    def previous(self) -> ClickQuestion:
        """The same about the range of the same length before."""
        until = max(1, self.since.toordinal() - 1)
        since = max(1, until - (self.until - self.since).days)
        return replace(self, since=date.fromordinal(since), until=date.fromordinal(until), compares=False)


def question_of(
    *,
    by: str,
    since: date | None = None,
    until: date | None = None,
    filters: Mapping[str, str] | None = None,
    timezone: str | None = None,
    compare: str | None = None,
) -> ClickQuestion:
    """What a caller asks. Raises Invalid."""
    if timezone is not None and not dates.is_time_zone(timezone):
        raise Invalid({"timezone": ["Not the name of a time zone, like Europe/Berlin."]})
    zone = dates.zone_of(timezone) if timezone is not None else None
    until = until or times.now().astimezone(zone or UTC).date()
    since = since or date.fromordinal(max(1, until.toordinal() - DAYS + 1))
    if since > until:
        raise Invalid({"from": ["Must not be after `to`."]})
    if (until - since).days >= MAX_DAYS:
        raise Invalid({"from": [f"The range may have at most {MAX_DAYS} days."]})
    if len(filters or {}) > 1:
        raise Invalid({"filter": ["Give one filter: clicks are counted by two breakdowns at once, and no more."]})
    question = ClickQuestion(
        _breakdowns(by),
        since,
        until,
        next(iter((filters or {}).items()), None),
        zone,
        compare == PREVIOUS,
    )
    _require_possible(question)
    return question


def _breakdowns(by: str) -> tuple[str, ...]:
    names = tuple(by.split(","))
    if unknown := [name for name in names if name not in BREAKDOWNS]:
        raise Invalid({"by": [f"{unknown[0]} is none of {', '.join(BREAKDOWNS)}."]})
    is_pair = len(names) == 2 and names[0] != names[1] and (names[0] == DAY or {*names} <= {*COMBINED})
    if len(names) > 1 and not (is_pair and DAY not in names[1:]):
        raise Invalid({"by": [f"Two at once are day and then another one, or two of {', '.join(COMBINED)}."]})
    return names


def _require_possible(question: ClickQuestion) -> None:
    """Whether clicks are counted in a way that has an answer. Raises Invalid."""
    if len(question.kinds) > 1 and question.until - question.since >= timedelta(days=MAX_PAIR_DAYS):
        raise Invalid({"from": [f"By two breakdowns the range may have at most {MAX_PAIR_DAYS} days."]})
    if question.zone is not None and (question.by not in ((DAY,), (HOUR,)) or question.only):
        raise Invalid({"timezone": ["With a time zone, clicks are counted by day or by hour, and without a filter."]})
    if question.only and not {*question.kinds} <= {*COMBINED}:
        raise Invalid({"by": [f"With a filter it is day, or one or two of {', '.join(COMBINED)}."]})
