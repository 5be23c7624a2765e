"""Clicks of a part of a workspace: of one hostname or tag, and which links, hostnames and tags have most of them.

Read from the sums by day of the records that people visited in the range, so an answer costs about a microsecond for
each of these days.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from signpost.domain.records.record import RecordView
from signpost.operations.caller import Caller
from signpost.operations.clicks.click_rows import ClickRows, Combinations, Values
from signpost.operations.clicks.click_sums import ClickCount, ClickSums, Sums, WorkspaceSums
from signpost.operations.clicks.former_click_rows import (
    StoredRow,
    combinations_in_record,
    parsed,
    parsed_combinations,
    values_in_record,
)
from signpost.operations.records.record_rows import views
from signpost.storage import database
from signpost.storage.models import Record

# Records that people visited since a day. last_click_at begins with the day.
_VISITED = """
    FROM record_clicks CROSS JOIN {table} AS sums ON sums.record_seq = record_clicks.record_seq
        AND sums.day BETWEEN :since AND :until
    {joins}
    WHERE record_clicks.workspace_id = :workspace AND record_clicks.last_click_at >= :since {only}
"""
_JOIN_RECORD = "CROSS JOIN record ON record.seq = record_clicks.record_seq"
_JOIN_TAGS = "CROSS JOIN record_tag ON record_tag.record_seq = record_clicks.record_seq"


@dataclass(frozen=True)
class Part:
    """Which records of a workspace: those on a hostname, those with a tag, or both; None: any."""

    host: str | None = None
    tag: str | None = None

    @property
    def joins(self) -> str:
        return _JOIN_RECORD if self.host is not None else ""

    @property
    def condition(self) -> str:
        host = "AND record.host = :host" if self.host is not None else ""
        tag = (
            "AND EXISTS (SELECT 1 FROM record_tag"
            " WHERE record_tag.record_seq = record_clicks.record_seq AND tag = :tag)"
            if self.tag is not None
            else ""
        )
        return f"{host} {tag}"


EVERYTHING = Part()


class PartSums(ClickRows):
    """The clicks of a part; of records that were deleted since, none.

    Bots are not known: only records that people visited are looked at.
    """

    table, key = "click", "record_seq"

    def __init__(self, caller: Caller, part: Part):
        self._caller, self._part = caller, part

    def days(self, first: str, last: str) -> dict[str, ClickSums]:
        sql = "SELECT sums.day, SUM(sums.clicks), SUM(sums.visitors)"
        rows = _rows(self._caller, sql, "click_day", self._part, "GROUP BY sums.day", first, last)
        return {day: ClickSums(clicks, None, visitors) for day, clicks, visitors in rows}

    def rows(self, select: str, table: str, where: str, first: str, last: str) -> Iterable[Any]:
        return _rows(self._caller, f"SELECT {select}", f"click_{table}", self._part, where, first, last)

    def former_values(self, kind: str, first: str, last: str) -> Iterable[Values]:
        return parsed(kind, self._former(values_in_record(kind), first, last))

    def former_combinations(self, kinds: tuple[str, ...], first: str, last: str) -> Iterable[Combinations]:
        return parsed_combinations(kinds, self._former(combinations_in_record(kinds), first, last))

    def _former(self, found: str, first: str, last: str) -> Iterable[StoredRow]:
        return self.rows(f"sums.day, is_recent, {found}", "breakdown", "", first, last)


def sums_of(caller: Caller, part: Part) -> Sums:
    """The clicks of a part, or of the whole workspace with those of records that were deleted since."""
    return WorkspaceSums(caller.workspace.id) if part == EVERYTHING else PartSums(caller, part)


def busiest_records(
    caller: Caller, part: Part = EVERYTHING, *, since: date, until: date, count: int
) -> list[tuple[RecordView, int]]:
    """The records of a part with the most clicks by people in the range, and these clicks."""
    sql = "SELECT sums.record_seq, SUM(sums.clicks) AS number"
    end = "GROUP BY sums.record_seq HAVING number > 0 ORDER BY number DESC, sums.record_seq LIMIT :count"
    days = since.isoformat(), until.isoformat()
    top = [*_rows(caller, sql, "click_day", part, end, *days, count=count)]
    existing = {record.seq: record for record in caller.workspace.records.where(Record.seq << [seq for seq, _ in top])}
    # One may have been deleted since.
    top = [(seq, clicks) for seq, clicks in top if seq in existing]
    return list(zip(views([existing[seq] for seq, _ in top]), [clicks for _, clicks in top], strict=True))


def busiest_hosts(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The hostnames with the most clicks by people in the range."""
    return _busiest(caller, "record.host", _JOIN_RECORD, since, until, count)


def busiest_tags(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The tags whose records have the most clicks by people in the range; a record counts for each of its tags."""
    return _busiest(caller, "record_tag.tag", _JOIN_TAGS, since, until, count)


def _busiest(caller: Caller, column: str, join: str, since: date, until: date, count: int) -> list[ClickCount]:
    sql = f"SELECT {column}, SUM(sums.clicks) AS number"
    end = f"GROUP BY {column} HAVING number > 0 ORDER BY number DESC, {column} LIMIT :count"
    days = since.isoformat(), until.isoformat()
    rows = _rows(caller, sql, "click_day", EVERYTHING, end, *days, join=join, count=count)
    return [ClickCount(value, clicks) for value, clicks in rows]


def _rows(
    caller: Caller,
    select: str,
    table: str,
    part: Part,
    end: str,
    since: str,
    until: str,
    *,
    join: str = "",
    **values: Any,
) -> Iterable[Any]:
    visited = _VISITED.format(table=table, joins=f"{part.joins} {join}", only=part.condition)
    named = {
        "workspace": caller.workspace.id,
        "since": since,
        "until": until,
        "host": part.host,
        "tag": part.tag,
        **values,
    }
    rows: Iterable[Any] = database.current().execute_sql(f"{select} {visited} {end}", named)
    return rows
