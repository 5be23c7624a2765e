"""Clicks of records: by day, or by one breakdown such as referrer or country. An extension.

Read from sums by day, so that an answer costs the same after ten clicks and after ten million.
"""

from __future__ import annotations

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
from signpost.storage.models import ClickDay, ClickKind, Record, RecordClicks, WorkspaceDay, WorkspaceKind

# By default.
DAYS = 30
MAX_DAYS = 3660
MAX_VALUES = 100


def link_clicks(caller: Caller, id: str, **question: Any) -> dict[str, Any]:
    """The clicks of one record. Raises NotFound; otherwise as `workspace_clicks`."""
    record = find_record(caller, id)
    return _answer(ClickDay, ClickDay.record == record.seq, ClickKind, ClickKind.record == record.seq, **question)


def workspace_clicks(caller: Caller, **question: Any) -> dict[str, Any]:
    """The clicks of all records of the workspace, those deleted since included.

    question: `since` and `until`, both included, days in UTC, the last 30 where left out; `by`: one of BREAKDOWNS.
    By day there is an entry for each day, otherwise one for each of the 100 most frequent values. Raises Invalid.
    """
    workspace = caller.workspace
    return _answer(
        WorkspaceDay,
        WorkspaceDay.workspace == workspace,
        WorkspaceKind,
        WorkspaceKind.workspace == workspace,
        **question,
    )


def most_visited(caller: Caller, *, since: date, count: int) -> list[RecordView]:
    """The records with the most clicks ever, of those that people visited since a day."""
    rows: Any = RecordClicks.select(RecordClicks.record).where(
        (RecordClicks.workspace == caller.workspace) & (RecordClicks.last_day >= since.isoformat())
    )
    most = rows.order_by(RecordClicks.clicks.desc(), RecordClicks.record).limit(count).tuples()
    seqs = [seq for (seq,) in most]
    found = {record.seq: record for record in caller.workspace.records.where(Record.seq << seqs)}
    return views([found[seq] for seq in seqs])


def _answer(
    days: Any, of_days: Any, kinds: Any, of_kinds: Any, *, by: str, since: date | None = None, until: date | None = None
) -> dict[str, Any]:
    until = until or times.now().date()
    since = since or until - timedelta(days=DAYS - 1)
    if since > until:
        raise Invalid({"from": ["Must not be after `to`."]})
    if (until - since).days >= MAX_DAYS:
        raise Invalid({"from": [f"The range may have at most {MAX_DAYS} days."]})
    first, last = since.isoformat(), until.isoformat()
    rows: Any = days.select().where(of_days & days.day.between(first, last)).order_by(days.day)
    found = {row.day: {"clicks": row.clicks, "bots": row.bots, "visitors": row.visitors} for row in rows}
    none = {"clicks": 0, "bots": 0, "visitors": 0}
    total = {name: sum(row[name] for row in found.values()) for name in none}
    if by == DAY:
        every = ((since + timedelta(days=number)).isoformat() for number in range((until - since).days + 1))
        data: list[dict[str, Any]] = [{"value": day, **found.get(day, none)} for day in every]
    else:
        clicks = fn.SUM(kinds.clicks)
        chosen = of_kinds & kinds.day.between(first, last) & (kinds.kind == by)
        values: Any = kinds.select(kinds.value, clicks).where(chosen).group_by(kinds.value)
        most = values.order_by(clicks.desc(), kinds.value).limit(MAX_VALUES).tuples()
        data = [{"value": value, "clicks": count} for value, count in most]
    return {"from": first, "to": last, "by": by, "total": total, "data": data}
