"""Clicks of records, or of a part of a workspace: by day, or by one or two breakdowns such as country. An extension.

Those of a part are read from the sums by day of the records that people visited in the range, so an answer costs about
a microsecond for each of these days.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from typing import Any, NotRequired, TypedDict, Unpack

from signpost.domain import times
from signpost.domain.clicks.periods import first_day
from signpost.domain.records.record import RecordView
from signpost.features.reports import statements
from signpost.features.reports.answers import answer
from signpost.features.reports.breakdowns import DAY
from signpost.features.reports.compared.comparison import Comparison, comparison, with_previous
from signpost.features.reports.compared.usual import with_usual
from signpost.features.reports.compared.why import OF_RECORD, OF_WORKSPACE, why
from signpost.features.reports.question import WHY, ClickQuestion, question_of
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.statements import ClickSource
from signpost.features.reports.sums import ClickChange, ClickCount, Clicks, Why
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import views
from signpost.operations.records.records import find_record
from signpost.storage.models import Record, RecordClicks


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


def clicks_of_hosts(caller: Caller, hosts: Sequence[str], *, since: date, until: date) -> dict[str, int]:
    """Clicks by people of some hostnames in the range (days in UTC); those without any are left out."""
    return statements.clicks_of_hosts(caller.workspace.id, hosts, since.isoformat(), until.isoformat())


def busiest_tags(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The tags whose records have the most clicks by people in the range; a record counts for each of its tags."""
    id_ = caller.workspace.id
    rows = statements.busiest_tags(id_, since.isoformat(), until.isoformat(), count)
    clicks_of = partial(statements.clicks_of_tags, id_, [tag for tag, _ in rows])
    return _counts(rows, _changes(caller, clicks_of, since, until))


def _counts(rows: Iterable[tuple[str, int]], changes: Callable[[str], ClickChange | None]) -> list[ClickCount]:
    return [ClickCount(value, clicks, change=changes(value)) for value, clicks in rows]


@dataclass(frozen=True)
class RecentClicks:
    """The clicks of a record by people: on each of the last days, the oldest first, and how their number changed."""

    daily: list[int]
    change: ClickChange | None

    @property
    def clicks(self) -> int:
        return sum(self.daily)


def recent_clicks(caller: Caller, ids: Sequence[str], days: int) -> dict[str, RecentClicks]:
    """The clicks of the records with these ids on the last days, in UTC: one query, for a list."""
    until = times.now().date()
    since = until - timedelta(days=days - 1)
    compared = _comparison(caller, since, until)
    first = compared.before.first if compared is not None else since.isoformat()
    daily = {id_: [0] * days for id_ in ids}
    now, before = dict.fromkeys(ids, 0), dict.fromkeys(ids, 0)
    for id_, day, clicks in statements.daily(caller.workspace.id, ids, first, until.isoformat()):
        if day >= since.isoformat():
            daily[id_][(date.fromisoformat(day) - since).days] = clicks
        if compared is not None and compared.now.first <= day <= compared.now.last:
            now[id_] += clicks
        if compared is not None and compared.before.first <= day <= compared.before.last:
            before[id_] += clicks
    return {
        id_: RecentClicks(counts, None if compared is None else ClickChange(now[id_], before[id_]))
        for id_, counts in daily.items()
    }


def _changes(
    caller: Caller, clicks_of: Callable[[str, str], Mapping[Any, int]], since: date, until: date
) -> Callable[[Any], ClickChange | None]:
    """How the clicks of an owner changed, in whole days. clicks_of: those of some owners, of a range."""
    compared = _comparison(caller, since, until)
    if compared is None:
        return lambda owner: None
    now, before = (clicks_of(part.first, part.last) for part in compared)
    return lambda owner: ClickChange(now.get(owner, 0), before.get(owner, 0))


def _comparison(caller: Caller, since: date, until: date) -> Comparison | None:
    """The whole days of a range that are compared, and those before; None: nothing is."""
    question = ClickQuestion((DAY,), since, until, first_day=first_day(times.parse(caller.workspace.created_at), None))
    return comparison(question, times.now(), may_cut=False)


class ClickDays(TypedDict):
    """Which clicks; `question_of` has the meaning.

    since, until: both included; the last 30 days where left out.  period: a PeriodName, in place of both.  filters: a
    value of one breakdown.  timezone: of the days; UTC where left out.
    """

    since: NotRequired[date]
    until: NotRequired[date]
    filters: NotRequired[Mapping[str, str]]
    timezone: NotRequired[str]
    period: NotRequired[str]


class ClickFilters(ClickDays):
    """The same, and what they are counted by.

    by: one of BREAKDOWNS, or two with a comma.  compare: "previous", "usual" or "why".
    """

    by: str
    compare: NotRequired[str]


def link_clicks(caller: Caller, id: str, **requested: Unpack[ClickFilters]) -> Clicks:
    """The clicks of one record. Raises NotFound; otherwise as `workspace_clicks`."""
    record = find_record(caller, id)
    sums = ClickRows(statements.of_record(record.seq))
    return _answered(sums, question_of(**requested, begun=times.parse(record.created_at)), OF_RECORD)


def link_why(caller: Caller, id: str, **requested: Unpack[ClickDays]) -> Why:
    """Why the clicks of one record changed. Raises NotFound, Invalid."""
    record = find_record(caller, id)
    question = question_of(by=DAY, compare=WHY, **requested, begun=times.parse(record.created_at))
    return why(ClickRows(statements.of_record(record.seq)), question, OF_RECORD)


def workspace_clicks(
    caller: Caller, *, host: str | None = None, tag: str | None = None, **requested: Unpack[ClickFilters]
) -> Clicks:
    """The clicks of all records of the workspace, those deleted since included.

    host, tag: only of records that are on the hostname, and have the tag; none of those deleted since.
    By day there is an entry for each day, otherwise one for each of the most frequent values, for OTHER and for "", if
    they have clicks. Raises Invalid.
    """
    begun = times.parse(caller.workspace.created_at)
    return _answered(sums_of(caller, Part(host, tag)), question_of(**requested, begun=begun), OF_WORKSPACE)


def workspace_why(
    caller: Caller, *, host: str | None = None, tag: str | None = None, **requested: Unpack[ClickDays]
) -> Why:
    """Why the clicks of all records of the workspace changed; host, tag: as `workspace_clicks`. Raises Invalid."""
    question = question_of(by=DAY, compare=WHY, **requested, begun=times.parse(caller.workspace.created_at))
    return why(sums_of(caller, Part(host, tag)), question, OF_WORKSPACE)


def _answered(sums: ClickRows, question: ClickQuestion, kinds: Sequence[str]) -> Clicks:
    """An answer with what is asked for beside it. kinds: the breakdowns that may say why clicks changed."""
    found = answer(sums, question)
    if question.compares:
        return with_previous(sums, question, found)
    if question.has_usual:
        return with_usual(sums, question, found)
    return replace(found, why=why(sums, question, kinds)) if question.has_why else found


def link_sums(caller: Caller, id: str) -> ClickRows:
    """The clicks of one record, for several questions about them. Raises NotFound."""
    return ClickRows(statements.of_record(find_record(caller, id).seq))


def most_visited(caller: Caller, *, since: date, count: int) -> list[RecordView]:
    """The records with the most clicks ever, of those that people visited since a day."""
    rows: Any = RecordClicks.select(RecordClicks.record).where(
        (RecordClicks.workspace == caller.workspace) & (RecordClicks.last_click_at >= since.isoformat())
    )
    limit = rows.order_by(RecordClicks.clicks.desc(), RecordClicks.record).limit(count).tuples()
    return views(Record.of_seqs([seq for (seq,) in limit]))
