"""The SQL of the history: the records that a change keeps, so that undo can bring them back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime

from signpost.domain import times
from signpost.domain.ids import id_of
from signpost.storage.database import NUMBERS, Differing, current, execute
from signpost.storage.models import Record

_COLUMNS = [field.column_name for field in Record._meta.sorted_fields]
_CONTENT = ", ".join(f"'{name}', record.{name}" for name in _COLUMNS)
_RECORDS = f"FROM record WHERE seq IN {NUMBERS}"
_KEEP = Differing(
    f"""
    INSERT INTO kept_record (change_id, updated_at, record_seq, content, clicks, days)
    SELECT ?, ?, seq, json_object({_CONTENT}),
        (SELECT json_array(clicks, bots, last_click_at) FROM record_clicks WHERE record_seq = seq),
        (SELECT json_group_array(json_array(day, clicks, bots, visitors)) FROM click_day WHERE record_seq = seq)
    {_RECORDS}
    """,
    postgresql=f"""
    INSERT INTO kept_record (change_id, updated_at, record_seq, content, clicks, days)
    SELECT ?, ?, seq, json_build_object({_CONTENT}),
        (SELECT json_build_array(clicks, bots, last_click_at) FROM record_clicks WHERE record_seq = seq),
        (SELECT coalesce(json_agg(json_build_array(day, clicks, bots, visitors)), '[]') FROM click_day
            WHERE record_seq = seq)
    {_RECORDS}
    """,
)
_LATER = """
    SELECT record_seq FROM kept_record
    CROSS JOIN record CROSS JOIN change AS later
    WHERE record.seq = record_seq AND later.workspace_id = ? AND later.record_id = record.id AND later.id > change_id
        AND change_id = ? AND later.created_at > kept_record.updated_at
"""
_CLICKS = Differing(
    f"""
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at)
    SELECT record_seq, ?, clicks ->> 0, clicks ->> 1, clicks ->> 2
    FROM kept_record WHERE change_id = ? AND record_seq IN {NUMBERS} AND clicks IS NOT NULL
    """,
    postgresql=f"""
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at)
    SELECT record_seq, ?, (clicks::json ->> 0)::bigint, (clicks::json ->> 1)::bigint, clicks::json ->> 2
    FROM kept_record WHERE change_id = ? AND record_seq IN {NUMBERS} AND clicks IS NOT NULL
    """,
)
_DAYS = Differing(
    f"""
    INSERT INTO click_day (record_seq, day, clicks, bots, visitors)
    SELECT record_seq, value ->> 0, value ->> 1, value ->> 2, value ->> 3
    FROM kept_record, json_each(days) WHERE change_id = ? AND record_seq IN {NUMBERS}
    """,
    postgresql=f"""
    INSERT INTO click_day (record_seq, day, clicks, bots, visitors)
    SELECT record_seq, value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, (value ->> 3)::bigint
    FROM kept_record, json_array_elements(days::json) WHERE change_id = ? AND record_seq IN {NUMBERS}
    """,
)
_IN_JSON = ("content", "content::json")
_CONFLICTS = Differing.filled(
    """
    SELECT record.seq FROM kept_record CROSS JOIN record
    WHERE record.workspace_id = ? AND record.host = {content} ->> 'host' AND record.alias = {content} ->> 'alias'
        AND change_id = ? AND record_seq IN {numbers} LIMIT ?
    """,
    numbers=(NUMBERS, NUMBERS),
    content=_IN_JSON,
)


def keep_deleted(change_id: str, seqs: Iterable[int]) -> None:
    """Keep records that a change is about to delete, with their clicks by day; `kept_record` holds them."""
    execute(_KEEP, (change_id, times.now_text(), json.dumps([*seqs])))


def seqs_changed_later(workspace_id: str, change_id: str) -> set[int]:
    """The records of a change to many that have an entry from after it changed them."""
    return {seq for (seq,) in execute(_LATER, (workspace_id, change_id))}


def bring_back(workspace_id: str, change_id: str, seqs: Iterable[int]) -> None:
    """Restore the rows of records that a change has deleted, and their clicks.

    Raises peewee.IntegrityError where an address or an external id is taken.
    """
    columns = current().get_columns("record")
    values = [f"CAST({{content}} ->> '{column.name}' AS {column.data_type})" for column in columns]
    for position, column in enumerate(columns):
        if not column.null and column.default is not None:
            # It is younger than what is kept: the value that its migration gave to the records of its time.
            values[position] = f"coalesce({values[position]}, {column.default})"
    names = ", ".join(column.name for column in columns)
    insert = f"INSERT INTO record ({names}) SELECT {', '.join(values)} FROM kept_record"
    chosen = f"WHERE change_id = ? AND record_seq IN {NUMBERS}"
    among = json.dumps([*seqs])
    execute(Differing.filled(f"{insert} {chosen}", content=_IN_JSON), (change_id, among))
    execute(_CLICKS, (workspace_id, change_id, among))
    execute(_DAYS, (change_id, among))


def conflicting_seqs(workspace_id: str, change_id: str, seqs: Iterable[int], at_most: int) -> list[int]:
    """The records that have taken the places of some that a change has deleted."""
    return [seq for (seq,) in execute(_CONFLICTS, (workspace_id, change_id, json.dumps([*seqs]), at_most))]


# How many of the first rows from the future are looked at.
_MAX_AHEAD = 1_000
_AHEAD = """
    SELECT max(at) FROM (SELECT created_at AS at FROM change WHERE id > ? ORDER BY id LIMIT ?) AS newest WHERE at > ?
"""


def newest_after(latest: datetime) -> list[str]:
    """The time of the newest change of those that were made after a moment; [] if none was."""
    found = execute(_AHEAD, (id_of(times.microseconds(latest)), _MAX_AHEAD, times.text(latest))).scalar()
    return [] if found is None else [found]
