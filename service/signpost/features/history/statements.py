"""The SQL of the history: the records that a change keeps, so that undo can bring them back."""

from __future__ import annotations

import json
from collections.abc import Iterable

from signpost.storage.database import current, execute
from signpost.storage.models import Record

_COLUMNS = [field.column_name for field in Record._meta.sorted_fields]
_CONTENT = ", ".join(f"'{name}', record.{name}" for name in _COLUMNS)
_KEEP = f"""
    INSERT INTO kept_record (change_id, record_seq, content, clicks, days)
    SELECT
        ?, seq, json_object({_CONTENT}),
        (SELECT json_array(clicks, bots, last_click_at) FROM record_clicks WHERE record_seq = seq),
        (SELECT json_group_array(json_array(day, clicks, bots, visitors)) FROM click_day WHERE record_seq = seq)
    FROM record WHERE seq IN (SELECT value FROM json_each(?) AS numbers)
"""
_LATER = """
    SELECT record_seq FROM kept_record
    CROSS JOIN record ON record.seq = record_seq
    CROSS JOIN change AS later ON later.workspace_id = ? AND later.record_id = record.id AND later.id > change_id
    WHERE change_id = ? AND later.created_at > kept_record.updated_at
"""
_INSERT = """
    INSERT INTO record ({columns})
    SELECT {values} FROM kept_record WHERE change_id = ?
"""
_CLICKS = """
    INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at)
    SELECT record_seq, ?, CAST(json_extract(clicks, '$[0]') AS BIGINT), CAST(json_extract(clicks, '$[1]') AS BIGINT),
        json_extract(clicks, '$[2]')
    FROM kept_record WHERE change_id = ? AND clicks IS NOT NULL
"""
_DAYS = """
    INSERT INTO click_day (record_seq, day, clicks, bots, visitors)
    SELECT record_seq, json_extract(day.value, '$[0]'), CAST(json_extract(day.value, '$[1]') AS BIGINT),
        CAST(json_extract(day.value, '$[2]') AS BIGINT), CAST(json_extract(day.value, '$[3]') AS BIGINT)
    FROM kept_record, json_each(days) AS day WHERE change_id = ?
"""
_CONFLICTS = """
    SELECT record.seq FROM kept_record CROSS JOIN record ON record.workspace_id = ?
        AND record.host = json_extract(content, '$.host') AND record.alias = json_extract(content, '$.alias')
    WHERE change_id = ? LIMIT ?
"""


def keep_deleted(change_id: str, seqs: Iterable[int]) -> None:
    """Keep records that a change is about to delete, with their clicks by day; `kept_record` holds them."""
    execute(_KEEP, (change_id, json.dumps([*seqs])))


def seqs_changed_later(workspace_id: str, change_id: str) -> set[int]:
    """The records of a change to many that have an entry from after it changed them."""
    return {seq for (seq,) in execute(_LATER, (workspace_id, change_id))}


def bring_back(workspace_id: str, change_id: str) -> None:
    """Restore the rows of every record that a change has deleted, and their clicks.

    Raises peewee.IntegrityError where an address or an external id is taken.
    """
    columns = current().get_columns("record")
    values = [f"CAST(json_extract(content, '$.{column.name}') AS {column.data_type})" for column in columns]
    for place, column in enumerate(columns):
        if not column.null and column.default is not None:
            # It is younger than what is kept: the value that its migration gave to the records of its time.
            values[place] = f"coalesce({values[place]}, {column.default})"
    names = ", ".join(column.name for column in columns)
    execute(_INSERT.format(columns=names, values=", ".join(values)), (change_id,))
    execute(_CLICKS, (workspace_id, change_id))
    execute(_DAYS, (change_id,))


def conflicting_seqs(workspace_id: str, change_id: str, at_most: int) -> list[int]:
    """The records that have taken the places of those that a change has deleted."""
    return [seq for (seq,) in execute(_CONFLICTS, (workspace_id, change_id, at_most))]
