"""The SQL of watches: the destinations that are checked."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from signpost.storage.database import NUMBERS, execute, execute_many

_MONITORED = """
    SELECT seq FROM record WHERE seq > ? AND (
        monitor <> 'off' OR EXISTS (SELECT 1 FROM watch WHERE record_seq = seq)
    ) ORDER BY seq LIMIT ?
"""


def monitored_after(seq: int, count: int) -> list[int]:
    """The next records (`seq`) that are to be monitored, or are watched."""
    return [found for (found,) in execute(_MONITORED, (seq, count))]


def watches_of(seqs: Iterable[int]) -> Iterable[Any]:
    """Of each watch of these records: `seq` of the record, destination, state, ms."""
    which = f"record_seq IN {NUMBERS}"
    sql = f"SELECT record_seq, destination, state, ms FROM watch WHERE {which}"
    return execute(sql, (json.dumps([*seqs]),))


_LATEST = f"""
    SELECT watch.record_seq, watch.destination, state, failures, checked_at, status, reason
    FROM watch LEFT JOIN record_check ON record_check.record_seq = watch.record_seq AND at = checked_at
        AND record_check.destination = watch.destination
    WHERE watch.record_seq IN {NUMBERS}
    UNION ALL
    SELECT record_seq, destination, state, CASE WHEN state = 'down' THEN 1 ELSE 0 END, checked_at, status, reason
    FROM gentle_check JOIN gentle_workspace ON gentle_workspace.workspace_id = gentle_check.workspace_id AND is_on
    WHERE record_seq IN {NUMBERS}
"""


def watches_at(destinations: Collection[tuple[int, str]]) -> Iterable[Any]:
    """Those of these destinations that are watched, or checked once a day.

    Of each: `seq` of the record, destination, state, failures, and checked_at, status and reason of the last check.
    """
    wanted = {*destinations}
    seqs = json.dumps([*{seq for seq, _ in wanted}])
    rows = execute(_LATEST, (seqs, seqs))
    return [row for row in rows if (row[0], row[1]) in wanted]


def delete_watches(watches: Sequence[tuple[int, str]]) -> None:
    """watches: of each, `seq` of the record and destination."""
    execute_many("DELETE FROM watch WHERE record_seq = ? AND destination = ?", watches)
