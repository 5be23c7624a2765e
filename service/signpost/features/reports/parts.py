"""Clicks of a part of a workspace: of one hostname or tag, and which links, hostnames and tags have most of them.

Read from the sums by day of the records that people visited in the range, so an answer costs about a microsecond for
each of these days.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from signpost.domain import times
from signpost.domain.clicks.breakdowns import DAY
from signpost.domain.records.record import RecordView
from signpost.features.reports import statements
from signpost.features.reports.comparison import comparison
from signpost.features.reports.question import ClickQuestion
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.statements import ClickSource
from signpost.features.reports.sums import ClickChange, ClickCount
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import views
from signpost.storage.models import Record


@dataclass(frozen=True)
class Part:
    """Which records of a workspace: those on a hostname, those with a tag, or both; None: any."""

    host: str | None = None
    tag: str | None = None


EVERYTHING = Part()


def source_of(caller: Caller, part: Part) -> ClickSource:
    """The clicks of a part, or of the whole workspace with those of records that were deleted since."""
    if part == EVERYTHING:
        return statements.of_workspace(caller.workspace.id)
    return statements.of_part(caller.workspace.id, part.host, part.tag)


def sums_of(caller: Caller, part: Part) -> ClickRows:
    return ClickRows(source_of(caller, part))


@dataclass(frozen=True)
class BusyRecord:
    """A record, its clicks by people in a range, and how they changed."""

    record: RecordView
    clicks: int
    change: ClickChange | None = None


def busiest_records(
    caller: Caller, part: Part = EVERYTHING, *, since: date, until: date, count: int
) -> list[BusyRecord]:
    """The records of a part with the most clicks by people in the range (days in UTC)."""
    source = statements.of_part(caller.workspace.id, part.host, part.tag)
    clicks = dict(statements.busiest_records(source, since.isoformat(), until.isoformat(), count))
    records = Record.of_seqs(clicks)
    changes = _changes(caller, partial(statements.clicks_of_records, source, [*clicks]), since, until)
    return [
        BusyRecord(view, clicks[record.seq], changes(record.seq))
        for view, record in zip(views(records), records, strict=True)
    ]


def busiest_hosts(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The hostnames with the most clicks by people in the range (days in UTC)."""
    id_ = caller.workspace.id
    rows = statements.busiest_hosts(id_, since.isoformat(), until.isoformat(), count)
    clicks_of = partial(statements.clicks_of_hosts, id_, [host for host, _ in rows])
    return _counts(rows, _changes(caller, clicks_of, since, until))


def busiest_tags(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The tags whose records have the most clicks by people in the range; a record counts for each of its tags."""
    id_ = caller.workspace.id
    rows = statements.busiest_tags(id_, since.isoformat(), until.isoformat(), count)
    clicks_of = partial(statements.clicks_of_tags, id_, [tag for tag, _ in rows])
    return _counts(rows, _changes(caller, clicks_of, since, until))


def _counts(rows: Iterable[tuple[str, int]], changes: Callable[[str], ClickChange | None]) -> list[ClickCount]:
    return [ClickCount(value, clicks, change=changes(value)) for value, clicks in rows]


def _changes(
    caller: Caller, clicks_of: Callable[[str, str], Mapping[Any, int]], since: date, until: date
) -> Callable[[Any], ClickChange | None]:
    """How the clicks of an owner changed, in whole days. clicks_of: those of some owners, of a range."""
    question = ClickQuestion((DAY,), since, until, first_day=date.fromisoformat(caller.workspace.created_at[:10]))
    compared = comparison(question, times.now(), may_cut=False)
    if compared is None:
        return lambda owner: None
    now, before = (clicks_of(part.first, part.last) for part in compared)
    return lambda owner: ClickChange(now.get(owner, 0), before.get(owner, 0))
