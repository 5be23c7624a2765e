"""The period that a page of clicks is about, as its address says it: ?days=90, or ?from=2026-01-01&to=2026-01-31."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TypedDict

from signpost.domain import times
from signpost.operations.clicks.click_question import MAX_DAYS

# What `days` may be, and what it is called. ALL: since the thing exists.
ALL = "all"
CHOICES = {"7": "7 days", "30": "30 days", "90": "90 days", "365": "12 months", ALL: "All"}
USUAL = "30"


class Range(TypedDict):
    """The arguments of the operations that count clicks."""

    since: date
    until: date


@dataclass(frozen=True)
class Period:
    """Days in UTC, both included. choice: one of CHOICES, or "" for days that were given one by one."""

    since: date
    until: date
    choice: str = ""

    @property
    def days(self) -> int:
        return (self.until - self.since).days + 1

    @property
    def range(self) -> Range:
        """The arguments of the operations that count clicks."""
        return {"since": self.since, "until": self.until}

    @property
    def query(self) -> dict[str, str]:
        """What an address says to mean it."""
        return {"days": self.choice} if self.choice else {"from": self.since.isoformat(), "to": self.until.isoformat()}

    @property
    def name(self) -> str:
        """What it is called in a sentence: "in the last 30 days"."""
        if self.choice == ALL:
            return "ever"
        if self.choice:
            return f"in the last {CHOICES[self.choice]}"
        return f"from {self.since.isoformat()} to {self.until.isoformat()}"

    @property
    def before(self) -> Period | None:
        """The same number of days before it; None where there was nothing."""
        if self.choice == ALL:
            return None
        return Period(self.since - timedelta(days=self.days), self.since - timedelta(days=1))


def period_of(query: Mapping[str, str], first: date) -> Period:
    """The period that an address asks for; the usual one where it cannot be read. first: the day of the first click."""
    today = times.now().date()
    earliest = today - timedelta(days=MAX_DAYS - 1)
    given = _days(query)
    if given is not None:
        since, until = given
        if earliest <= since <= until <= today:
            return Period(since, until)
    choice = query.get("days", USUAL)
    if choice not in CHOICES:
        choice = USUAL
    if choice == ALL:
        return Period(max(min(first, today), earliest), today, ALL)
    return Period(today - timedelta(days=int(choice) - 1), today, choice)


def _days(query: Mapping[str, str]) -> tuple[date, date] | None:
    try:
        return date.fromisoformat(query["from"]), date.fromisoformat(query["to"])
    except (KeyError, ValueError):
        return None
