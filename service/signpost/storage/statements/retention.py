"""Deletes rows that are beyond their retention. runtime/retention.py says what that is.

What may delete many yields how many rows are gone after each transaction, so that other writers never wait for long.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from signpost.storage.database import atomic, current, execute, execute_many
from signpost.storage.models import Model

# Rows deleted in one transaction, about 5 ms. Then others may write for at least as long.
TX_ROWS = 500
# Rows looked up at once, without the write lock.
LOOK_AHEAD = 20_000
# Tables are counted up to this many rows.
MAX_COUNTED = 1_000_000

_OLDEST = """
    SELECT {keys} FROM "{table}" WHERE workspace_id = ?1 AND {where} AND {key} <= (
        SELECT {key} FROM "{table}" WHERE workspace_id = ?1 AND {where} ORDER BY {key} DESC LIMIT 1 OFFSET ?2
    )
    ORDER BY {key} LIMIT ?3
"""
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


def name_of(table: type[Model]) -> str:
    """What a table is called."""
    meta: Any = table._meta
    name: str = meta.table_name
    return name


def count_rows(*tables: str) -> int:
    """How many rows tables have together, each up to MAX_COUNTED."""
    counted = f'SELECT count(*) FROM (SELECT 1 FROM "{{}}" LIMIT {MAX_COUNTED}) AS counted'
    return sum(int(execute(counted.format(table)).scalar() or 0) for table in tables)


def delete_until(table: str, column: str, moment: str, where: str = "") -> Iterator[int]:
    """Rows whose time in a column has passed. where: SQL; only such rows."""
    return _delete(table, f"{column} <= ?{_and(where)}", (moment,))


def delete_created_before(table: str, id: str, made_at: str, times: tuple[str, str, str]) -> Iterator[int]:
    """Rows from before a time: by their ids, which sort by time; those of ids from the future by when they were made.

    id: the column.  made_at: SQL.  times: the first id that is kept, the first from the future, the time.
    """
    oldest, ahead, before = times
    yield from _delete(table, f"{id} < ?", (oldest,))
    yield from _delete(table, f"{id} > ? AND {made_at} < ?", (ahead, before))


def delete_days(table: str, before: str, where: str = "", tx_rows: int | None = None) -> Iterator[int]:
    """Rows of days before `before`. There is no index by day, so it goes from record to record.

    The key of the table begins with its record, hostname or workspace.
    """
    keys = _keys(table)
    find = f"""
        WITH RECURSIVE step (k) AS (
            SELECT min({keys[0]}) FROM "{table}"
            UNION ALL
            SELECT (SELECT min({keys[0]}) FROM "{table}" WHERE {keys[0]} > k) FROM step WHERE k IS NOT NULL
        )
        SELECT {", ".join(keys)} FROM step CROSS JOIN "{table}" WHERE {keys[0]} = k AND day < ?{_and(where)}
    """
    return _delete(table, f"day < ?{_and(where)}", (before,), find, tx_rows)


def delete_oldest(table: str, where: str, count: int, workspace_id: str, max_rows: int) -> int:
    """Of the rows of a workspace all but the newest `count`, by their key. Returns how many, at most `max_rows`.

    where: SQL; only such rows count, and go.
    """
    keys = _keys(table)
    sql = _OLDEST.format(table=table, keys=", ".join(keys), key=keys[-1], where=where or "TRUE")
    with atomic():
        oldest = execute(sql, (workspace_id, count, max_rows)).fetchall()
        execute_many(f'DELETE FROM "{table}" WHERE {" AND ".join(f"{key} = ?" for key in keys)}', oldest)
    return len(oldest)


def delete_finished_jobs(workspace_id: str, max_jobs: int) -> Iterator[int]:
    """Of the finished jobs of a workspace all but the newest `max_jobs`."""
    finished = "workspace_id = ? AND finished_at IS NOT NULL"
    newest = f"SELECT id FROM job WHERE {finished} ORDER BY id DESC LIMIT 1 OFFSET {max_jobs}"
    row = execute(newest, (workspace_id,)).fetchone()
    if row is not None:
        yield from _delete("job", f"{finished} AND id <= ?", (workspace_id, row[0]))


def delete_oldest_answers(workspace_id: str, max_answers: int, max_bytes: int, max_rows: int) -> int:
    """Of the kept answers of a workspace all but the newest ones within both bounds. Returns how many."""
    with atomic():
        return len(execute(_OLDEST_ANSWERS, (workspace_id, max_answers, max_bytes, max_rows)).fetchall())


def _and(where: str) -> str:
    return f" AND {where}" if where else ""


def _keys(table: str) -> list[str]:
    """The columns of its key, in their order."""
    return current().key_of(table)


def _delete(
    table: str, where: str, values: tuple[Any, ...], find: str | None = None, tx_rows: int | None = None
) -> Iterator[int]:
    """Delete the rows for which `where` is true, some at a time. find: a faster query for their keys."""
    keys, tx_rows = _keys(table), tx_rows or TX_ROWS
    find = (find or f'SELECT {", ".join(keys)} FROM "{table}" WHERE {where}') + f" LIMIT {LOOK_AHEAD}"
    delete = f'DELETE FROM "{table}" WHERE {" AND ".join(f"{key} = ?" for key in keys)} AND {where}'
    while found := execute(find, values).fetchall():
        for begin in range(0, len(found), tx_rows):
            chunk = found[begin : begin + tx_rows]
            with atomic():
                execute_many(delete, [(*key, *values) for key in chunk])
            yield len(chunk)
