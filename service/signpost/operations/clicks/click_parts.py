"""Clicks of a part of a workspace: of one hostname or tag, and which links, hostnames and tags have most of them.

Read from the sums by day of the records that people visited in the range, so an answer costs about a microsecond for
each of these days.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from signpost.domain.records.record import RecordView
from signpost.operations.caller import Caller
from signpost.operations.clicks.click_rows import ClickRows
from signpost.operations.clicks.click_sums import ClickCount
from signpost.operations.records.record_rows import views
from signpost.storage.models import Record
from signpost.storage.statements import click_days
from signpost.storage.statements.click_days import ClickSource


@dataclass(frozen=True)
class Part:
    """Which records of a workspace: those on a hostname, those with a tag, or both; None: any."""

    host: str | None = None
    tag: str | None = None


EVERYTHING = Part()


def source_of(caller: Caller, part: Part) -> ClickSource:
    """The clicks of a part, or of the whole workspace with those of records that were deleted since."""
    if part == EVERYTHING:
        return click_days.of_workspace(caller.workspace.id)
    return click_days.of_part(caller.workspace.id, part.host, part.tag)


def sums_of(caller: Caller, part: Part) -> ClickRows:
    return ClickRows(source_of(caller, part))


def busiest_records(
    caller: Caller, part: Part = EVERYTHING, *, since: date, until: date, count: int
) -> list[tuple[RecordView, int]]:
    """The records of a part with the most clicks by people in the range, and these clicks."""
    source = click_days.of_part(caller.workspace.id, part.host, part.tag)
    clicks = dict(click_days.busiest_records(source, since.isoformat(), until.isoformat(), count))
    records = Record.of_seqs(clicks)
    return list(zip(views(records), [clicks[record.seq] for record in records], strict=True))


def busiest_hosts(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The hostnames with the most clicks by people in the range."""
    rows = click_days.busiest_hosts(caller.workspace.id, since.isoformat(), until.isoformat(), count)
    return [ClickCount(*row) for row in rows]


def busiest_tags(caller: Caller, *, since: date, until: date, count: int) -> list[ClickCount]:
    """The tags whose records have the most clicks by people in the range; a record counts for each of its tags."""
    rows = click_days.busiest_tags(caller.workspace.id, since.isoformat(), until.isoformat(), count)
    return [ClickCount(*row) for row in rows]
