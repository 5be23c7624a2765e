"""Clicks of records: by day, or by one or two breakdowns such as referrer and country. An extension."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any, NotRequired, TypedDict, Unpack

from signpost.domain import times
from signpost.domain.clicks.periods import DAYS
from signpost.domain.records.record import RecordView
from signpost.features.reports import statements
from signpost.features.reports.comparison import answer_compared
from signpost.features.reports.parts import Part, sums_of
from signpost.features.reports.question import question_of
from signpost.features.reports.rows import ClickRows
from signpost.features.reports.sums import Clicks
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import views
from signpost.operations.records.records import find_record
from signpost.storage.models import Record, RecordClicks


class ClickFilters(TypedDict):
    """What the clicks are counted by, and which; `question_of` has the meaning.

    by: one of BREAKDOWNS, or two with a comma.  since, until: both included; the last 30 days where left out.
    period: a PeriodName, in place of both.  filters: a value of one breakdown.  timezone: of the days; UTC where left
    out.  compare: "previous".
    """

    by: str
    since: NotRequired[date]
    until: NotRequired[date]
    filters: NotRequired[Mapping[str, str]]
    timezone: NotRequired[str]
    compare: NotRequired[str]
    period: NotRequired[str]


def link_clicks(caller: Caller, id: str, **requested: Unpack[ClickFilters]) -> Clicks:
    """The clicks of one record. Raises NotFound; otherwise as `workspace_clicks`."""
    record = find_record(caller, id)
    sums = ClickRows(statements.of_record(record.seq))
    return answer_compared(sums, question_of(**requested, first_day=day_of(record.created_at)))


def workspace_clicks(
    caller: Caller, *, host: str | None = None, tag: str | None = None, **requested: Unpack[ClickFilters]
) -> Clicks:
    """The clicks of all records of the workspace, those deleted since included.

    host, tag: only of records that are on the hostname, and have the tag; none of those deleted since.
    By day there is an entry for each day, otherwise one for each of the most frequent values, for OTHER and for "", if
    they have clicks. Raises Invalid.
    """
    first_day = day_of(caller.workspace.created_at)
    return answer_compared(sums_of(caller, Part(host, tag)), question_of(**requested, first_day=first_day))


def day_of(moment: str) -> date:
    """The day (UTC) of a moment, as a row has it."""
    return date.fromisoformat(moment[:10])


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


def daily_clicks(caller: Caller, ids: Sequence[str], days: int = DAYS) -> dict[str, list[int]]:
    """The clicks by people on each of the last days, the oldest first, of the records with these ids: for a list."""
    until = times.now().date()
    since = until - timedelta(days=days - 1)
    counts = {id_: [0] * days for id_ in ids}
    for id_, day, clicks in statements.daily(caller.workspace.id, ids, since.isoformat(), until.isoformat()):
        counts[id_][(date.fromisoformat(day) - since).days] = clicks
    return counts
