"""Clicks of records: by day, or by one breakdown such as referrer or country. An extension.

Read from sums by day, so that an answer costs the same after ten clicks and after ten million.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from peewee import fn

from signpost.domain import times
from signpost.domain.breakdowns import DAY
from signpost.domain.errors import Invalid
from signpost.domain.record import RecordView
from signpost.operations.caller import Caller
from signpost.operations.record_rows import views
from signpost.operations.records import find_record
from signpost.operations.views import view_of
from signpost.storage import database
from signpost.storage.models import ClickDay, ClickKind, Record, RecordClicks, WorkspaceDay, WorkspaceKind

# By default.
DAYS = 30
MAX_DAYS = 3660
MAX_VALUES = 100


@dataclass(frozen=True)
class ClickSums:
    """clicks: by people. visitors: distinct people; one who visits on two days counts twice."""

    clicks: int = 0
    bots: int = 0
    visitors: int = 0


@dataclass(frozen=True)
class ClickCount:
    """The clicks on one day, or with one value of a breakdown. bots, visitors: only known by day."""

    value: str
    clicks: int
    bots: int | None = None
    visitors: int | None = None


@dataclass(frozen=True)
class Clicks:
    """The clicks of a range of days (UTC, both included): each day, or the most frequent values of a breakdown."""

    since: str
    until: str
    by: str
    total: ClickSums
    data: list[ClickCount]


def link_clicks(caller: Caller, id: str, *, by: str, since: date | None = None, until: date | None = None) -> Clicks:
    """The clicks of one record. Raises NotFound; otherwise as `workspace_clicks`."""
    record = find_record(caller, id)
    found = ClickDay.record == record.seq, ClickKind.record == record.seq
    return _clicks(ClickDay, ClickKind, *found, by, since, until)


def workspace_clicks(caller: Caller, *, by: str, since: date | None = None, until: date | None = None) -> Clicks:
    """The clicks of all records of the workspace, those deleted since included.

    since, until: both included, days in UTC; the last 30 where left out.  by: one of BREAKDOWNS.
    By day there is an entry for each day, otherwise one for each of the 100 most frequent values. Raises Invalid.
    """
    found = WorkspaceDay.workspace == caller.workspace, WorkspaceKind.workspace == caller.workspace
    return _clicks(WorkspaceDay, WorkspaceKind, *found, by, since, until)


def most_visited(caller: Caller, *, since: date, count: int) -> list[RecordView]:
    """The records with the most clicks ever, of those that people visited since a day."""
    rows: Any = RecordClicks.select(RecordClicks.record).where(
        (RecordClicks.workspace == caller.workspace) & (RecordClicks.last_click_at >= since.isoformat())
    )
    most = rows.order_by(RecordClicks.clicks.desc(), RecordClicks.record).limit(count).tuples()
    seqs = [seq for (seq,) in most]
    found = {record.seq: record for record in caller.workspace.records.where(Record.seq << seqs)}
    return views([found[seq] for seq in seqs])


_DAILY = """
    SELECT record.id, day, clicks FROM json_each(?) AS given CROSS JOIN record ON record.id = given.value
    CROSS JOIN click_day ON record_seq = record.seq AND day BETWEEN ? AND ? WHERE workspace_id = ?
"""


def daily_clicks(caller: Caller, ids: Sequence[str], days: int = DAYS) -> dict[str, list[int]]:
    """The clicks by people on each of the last days, the oldest first, of the records with these ids: for a list."""
    until = times.now().date()
    since = until - timedelta(days=days - 1)
    counts = {id_: [0] * days for id_ in ids}
    values = (json.dumps([*ids]), since.isoformat(), until.isoformat(), caller.workspace.id)
    for id_, day, clicks in database.current().execute_sql(_DAILY, values):
        counts[id_][(date.fromisoformat(day) - since).days] = clicks
    return counts


def _clicks(
    days: Any, kinds: Any, of_days: Any, of_kinds: Any, by: str, since: date | None, until: date | None
) -> Clicks:
    """days, kinds: the tables of sums.  of_days, of_kinds: which of their rows."""
    until = until or times.now().date()
    since = since or until - timedelta(days=DAYS - 1)
    if since > until:
        raise Invalid({"from": ["Must not be after `to`."]})
    if (until - since).days >= MAX_DAYS:
        raise Invalid({"from": [f"The range may have at most {MAX_DAYS} days."]})
    first, last = since.isoformat(), until.isoformat()
    rows: Any = days.select().where(of_days & days.day.between(first, last)).order_by(days.day)
    found = {row.day: view_of(ClickSums, row) for row in rows}
    if by == DAY:
        data = every_day(found, since, until)
    else:
        clicks = fn.SUM(kinds.clicks)
        chosen = of_kinds & kinds.day.between(first, last) & (kinds.kind == by)
        values: Any = kinds.select(kinds.value, clicks).where(chosen).group_by(kinds.value)
        most = values.order_by(clicks.desc(), kinds.value).limit(MAX_VALUES).tuples()
        data = [ClickCount(value, count) for value, count in most]
    return Clicks(first, last, by, summed(found.values()), data)


def every_day(found: Mapping[str, ClickSums], since: date, until: date) -> list[ClickCount]:
    """An entry for each day of a range. found: the days that have clicks."""
    every = ((since + timedelta(days=number)).isoformat() for number in range((until - since).days + 1))
    return [view_of(ClickCount, found.get(day, ClickSums()), value=day) for day in every]


def summed(days: Collection[ClickSums]) -> ClickSums:
    """The sums of several days."""
    return ClickSums(sum(one.clicks for one in days), sum(one.bots for one in days), sum(one.visitors for one in days))
