"""The SQL of watches: the destinations that are checked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from signpost.storage.database import current, execute


def watches_of(seqs: Iterable[int]) -> Iterable[Any]:
    """Of each watch of these records: `seq` of the record, destination, state, ms."""
    sql = "SELECT record_seq, destination, state, ms FROM watch WHERE record_seq IN (SELECT value FROM json_each(?))"
    rows: Iterable[Any] = execute(sql, (json.dumps([*seqs]),))
    return rows


def delete_watches(watches: Sequence[tuple[int, str]]) -> None:
    """watches: of each, `seq` of the record and destination."""
    current().connection().executemany("DELETE FROM watch WHERE record_seq = ? AND destination = ?", watches)
