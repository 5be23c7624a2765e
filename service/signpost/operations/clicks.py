"""Clicks of records: by day, or by one breakdown such as referrer or country. An extension."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from signpost.domain import times
from signpost.domain.record import RecordView
from signpost.operations.caller import Caller
from signpost.operations.click_answers import DAYS, answer
from signpost.operations.click_sums import Clicks, RecordSums, WorkspaceSums
from signpost.operations.record_rows import views
from signpost.operations.records import find_record
from signpost.storage import database
from signpost.storage.models import Record, RecordClicks


def link_clicks(caller: Caller, id: str, *, by: str, since: date | None = None, until: date | None = None) -> Clicks:
    """The clicks of one record. Raises NotFound; otherwise as `workspace_clicks`."""
    return answer(RecordSums(find_record(caller, id).seq), by, since, until)


def workspace_clicks(caller: Caller, *, by: str, since: date | None = None, until: date | None = None) -> Clicks:
    """The clicks of all records of the workspace, those deleted since included.

    since, until: both included, days in UTC; the last 30 where left out.  by: one of BREAKDOWNS.
    By day there is an entry for each day, otherwise one for each of the 100 most frequent values, for OTHER and for "",
    if they have clicks. Raises Invalid.
    """
    return answer(WorkspaceSums(caller.workspace.id), by, since, until)


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
