"""Deletes rows that are beyond their retention. runtime/retention.py says what that is.

What may delete many yields how many rows are gone after each transaction, so that other writers never wait for long.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from signpost.domain.events import EventType
from signpost.storage.database import NUMBERS, Differing, atomic, execute, execute_many
from signpost.storage.models import AgentClient, Authenticator, Delivery, Job, Model, RecordSnapshot

# Rows deleted in one transaction, about 5 ms. Then others may write for at least as long.
TX_ROWS = 500
# Rows looked up at once, without the write lock.
LOOK_AHEAD = 20_000
# Tables are counted up to this many rows.
MAX_COUNTED = 1_000_000

# Of these tables, only such rows expire.
_EXPIRES: dict[type[Model], str] = {
    Authenticator: " AND confirmed_at IS NULL",
    AgentClient: " AND NOT EXISTS (SELECT 1 FROM agent_grant WHERE client_id = agent_client.id)",
}
# When a row was created, where that is no column of its table.
_CREATED_AT: dict[type[Model], str] = {RecordSnapshot: "(SELECT created_at FROM change WHERE id = change_id)"}
_ENDED_DELIVERIES = """
    DELETE FROM delivery WHERE id IN (
        SELECT id FROM delivery WHERE workspace_id = ?1 AND due_at IS NULL AND id <= (
            SELECT id FROM delivery WHERE workspace_id = ?1 AND due_at IS NULL
            ORDER BY id DESC LIMIT 1 OFFSET ?2
        )
        ORDER BY id LIMIT ?3
    ) RETURNING event_seq
"""
_OLDEST_EVENTS = Differing.filled(
    """
    SELECT seq FROM event INDEXED BY event_not_needed WHERE workspace_id = ?1 AND {is_not_needed} AND (
        seq <= (
            SELECT seq FROM event INDEXED BY event_not_needed WHERE workspace_id = ?1 AND {is_not_needed}
            ORDER BY seq DESC LIMIT 1 OFFSET ?2
        ) OR created_at < ?3
    )
    ORDER BY seq LIMIT ?4
    """,
    # As the index has it.
    is_not_needed=("is_needed = 0", "NOT is_needed"),
)
_OLDEST_ANSWERS = """
    DELETE FROM kept_answer WHERE workspace_id = ?1 AND (user_id, key) IN (
        SELECT user_id, key FROM (
            SELECT user_id, key, row_number() OVER newest AS number, sum(octet_length(body)) OVER newest AS bytes
            FROM kept_answer WHERE workspace_id = ?1
            WINDOW newest AS (ORDER BY created_at DESC, user_id, key)
        ) AS counted
        WHERE number > ?2 OR bytes > ?3
        ORDER BY number DESC LIMIT ?4
    ) RETURNING key
"""
_HAS_NO_DELIVERY = "NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = seq AND event_seq IS NOT NULL)"
_UNNEEDED_EVENTS = f"SELECT seq FROM event WHERE is_needed AND {_HAS_NO_DELIVERY}"
_RELEASE_EVENTS = f"UPDATE event SET is_needed = FALSE WHERE seq IN {NUMBERS} AND {_HAS_NO_DELIVERY}"


def count_rows(*tables: type[Model]) -> int:
    """How many rows tables have together, each up to MAX_COUNTED."""
    counted = f"SELECT count(*) FROM (SELECT 1 FROM {{}} LIMIT {MAX_COUNTED}) AS counted"
    return sum(int(execute(counted.format(_name(table))).scalar() or 0) for table in tables)


def delete_until(table: type[Model], column: str, moment: str) -> Iterator[int]:
    """Rows whose time in a column has passed."""
    return _delete(table, f"{column} <= ?{_EXPIRES.get(table, '')}", (moment,))


def delete_created_before(table: type[Model], before: str, oldest_id: str, ahead_id: str) -> Iterator[int]:
    """Rows from before a time: by their ids, which sort by time; beyond `ahead_id` by when they were created."""
    id_ = _keys(table)[0]
    yield from _delete(table, f"{id_} < ?", (oldest_id,))
    yield from _delete(table, f"{id_} > ? AND {_CREATED_AT.get(table, 'created_at')} < ?", (ahead_id, before))


def delete_days(table: type[Model], before: str, tx_rows: int | None = None) -> Iterator[int]:
    """Rows of days before `before`. There is no index by day, so it goes from record to record.

    The key of the table begins with its record, hostname or workspace.
    """
    name, keys = _name(table), _keys(table)
    find = f"""
        WITH RECURSIVE step (k) AS (
            SELECT min({keys[0]}) FROM {name}
            UNION ALL
            SELECT (SELECT min({keys[0]}) FROM {name} WHERE {keys[0]} > k) FROM step WHERE k IS NOT NULL
        )
        SELECT {", ".join(keys)} FROM step CROSS JOIN {name} WHERE {keys[0]} = k AND day < ?
    """
    return _delete(table, "day < ?", (before,), find, tx_rows)


def delete_finished_jobs(workspace_id: str, max_jobs: int) -> Iterator[int]:
    """Of the finished jobs of a workspace all but the newest `max_jobs`."""
    finished = "workspace_id = ? AND finished_at IS NOT NULL"
    newest = f"SELECT id FROM job WHERE {finished} ORDER BY id DESC LIMIT 1 OFFSET {max_jobs}"
    row = execute(newest, (workspace_id,)).fetchone()
    if row is not None:
        yield from _delete(Job, f"{finished} AND id <= ?", (workspace_id, row[0]))


def delete_ended_deliveries(before: str, event: EventType | None = None) -> Iterator[int]:
    """Deliveries that have ended and were created before a time. event: of this type alone."""
    return _delete(Delivery, "due_at IS NULL AND created_at < ? AND event = coalesce(?, event)", (before, event))


def delete_oldest_deliveries(workspace_id: str, max_ended: int, max_rows: int) -> int:
    """Of the deliveries of a workspace that have ended all but the newest `max_ended`. Returns how many, at most
    `max_rows`."""
    with atomic():
        ended = execute(_ENDED_DELIVERIES, (workspace_id, max_ended, max_rows)).fetchall()
        if seqs := [seq for (seq,) in ended if seq is not None]:
            execute(_RELEASE_EVENTS, (json.dumps(seqs),))
    return len(ended)


def delete_oldest_answers(workspace_id: str, max_answers: int, max_bytes: int, max_rows: int) -> int:
    """Of the kept answers of a workspace all but the newest ones within both bounds. Returns how many."""
    with atomic():
        return len(execute(_OLDEST_ANSWERS, (workspace_id, max_answers, max_bytes, max_rows)).fetchall())


def delete_oldest_events(workspace_id: str, max_events: int, before: str, max_rows: int) -> int:
    """Of the events of a workspace that no delivery needs all but the newest `max_events`, and those from before a
    time. Returns how many, at most `max_rows`."""
    with atomic():
        values = (workspace_id, max_events, before, max_rows)
        oldest = execute(_OLDEST_EVENTS, values).fetchall()
        execute_many("DELETE FROM event WHERE seq = ?", oldest)
    return len(oldest)


def release_events() -> None:
    """Note of events that their deliveries are gone, in steps. They are looked up without the write lock."""
    seqs = [seq for (seq,) in execute(_UNNEEDED_EVENTS).fetchall()]
    for begin in range(0, len(seqs), TX_ROWS):
        with atomic():
            execute(_RELEASE_EVENTS, (json.dumps(seqs[begin : begin + TX_ROWS]),))


def _name(table: type[Model]) -> str:
    return f'"{table._meta.table_name}"'


def _keys(table: type[Model]) -> list[str]:
    """The columns of its key."""
    meta: Any = table._meta
    return [field.column_name for field in meta.get_primary_keys()]


def _delete(
    table: type[Model], where: str, values: tuple[Any, ...], find: str | None = None, tx_rows: int | None = None
) -> Iterator[int]:
    """Delete the rows for which `where` is true, some at a time. find: a faster query for their keys."""
    name, keys, tx_rows = _name(table), _keys(table), tx_rows or TX_ROWS
    find = (find or f"SELECT {', '.join(keys)} FROM {name} WHERE {where}") + f" LIMIT {LOOK_AHEAD}"
    delete = f"DELETE FROM {name} WHERE {' AND '.join(f'{key} = ?' for key in keys)} AND {where}"
    while found := execute(find, values).fetchall():
        for begin in range(0, len(found), tx_rows):
            chunk = found[begin : begin + tx_rows]
            with atomic():
                execute_many(delete, [(*key, *values) for key in chunk])
            yield len(chunk)
