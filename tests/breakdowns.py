"""Breakdowns of clicks in the database, as tests make and read them."""

import json

from signpost.storage import database
from signpost.storage.database import Differing
from signpost.storage.engines.sqlite import SqliteEngine

_RECORD = "click_breakdown WHERE record_seq = ? AND day = ? AND NOT is_recent"
_WORKSPACE = "workspace_breakdown WHERE workspace_id = ? AND kind = ? AND day = ?"


def stored(counts: object) -> bytes:
    """JSON as the database has it in these tables."""
    text = json.dumps(counts)
    if not isinstance(database.current(), SqliteEngine):
        return text.encode()
    found: bytes = database.execute("SELECT jsonb(?)", (text,)).scalar()
    return found


def store_record_value(seq: int, day: str, kind: str, value: str, clicks: int) -> None:
    counts = _taken(_RECORD, (seq, day))
    counts.setdefault(kind, {})[value] = clicks
    database.execute("INSERT INTO click_breakdown VALUES (?, ?, FALSE, ?)", (seq, day, stored(counts)))


def store_workspace_value(workspace_id: str, day: str, kind: str, value: str, clicks: int) -> None:
    key = (workspace_id, kind, day)
    counts = {**_taken(_WORKSPACE, key), value: clicks}
    database.execute("INSERT INTO workspace_breakdown VALUES (?, ?, ?, ?)", (*key, stored(counts)))


def _taken(row: str, key: tuple[object, ...]) -> dict[str, dict[str, int]]:
    """Take a row from its table: what it has."""
    sql = Differing.filled(f"SELECT {{json}} FROM {row}", json=("json(counts)", "convert_from(counts, 'UTF8')"))
    found = database.execute(sql, key).fetchone()
    database.execute(f"DELETE FROM {row}", key)
    return json.loads(found[0]) if found else {}
