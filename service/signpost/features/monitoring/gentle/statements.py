"""The SQL of gentle checks."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from peewee import SQL, ModelSelect, fn

from signpost.domain import times
from signpost.domain.records.monitor_state import OLD
from signpost.features.monitoring.tables import GentleCheck, GentleWorkspace, RecordCheck
from signpost.storage.database import NUMBERS, execute, execute_many
from signpost.storage.models import Record

_DUE = """
    SELECT gentle_check.workspace_id, gentle_check.digest, gentle_check.destination, gentle_check.host, record_seq,
        record.paused_by = '' AND (record.expired_at IS NULL OR record.expired_at > ?1)
    FROM gentle_check JOIN gentle_workspace ON gentle_workspace.workspace_id = gentle_check.workspace_id
    JOIN record ON record.seq = record_seq JOIN workspace ON workspace.id = gentle_check.workspace_id
    WHERE due_at <= ?1 AND is_on AND NOT is_sample AND gentle_check.host NOT IN (SELECT value FROM json_each(?2))
        AND gentle_check.workspace_id NOT IN (SELECT value FROM json_each(?3))
    ORDER BY due_at LIMIT ?4
"""


@dataclass(frozen=True)
class DueRow:
    """A row that is due. is_asked: False while nobody is sent there: its record is paused, or has expired."""

    workspace_id: str
    digest: str
    destination: str
    host: str
    record_seq: int
    is_asked: bool


def due_rows(now: str, busy: Collection[str], full: Collection[str], count: int) -> list[DueRow]:
    """The rows that have been due longest. busy: hosts, full: workspaces that are left out, as those of samples are."""
    values = (now, json.dumps([*busy]), json.dumps([*full]), count)
    return [
        DueRow(workspace_id, digest, destination, host, seq, bool(is_asked))
        for workspace_id, digest, destination, host, seq, is_asked in execute(_DUE, values)
    ]


def put_off(rows: Sequence[DueRow], due_at: str) -> None:
    keys = [(due_at, row.record_seq, row.digest) for row in rows]
    execute_many("UPDATE gentle_check SET due_at = ? WHERE record_seq = ? AND digest = ?", keys)


def count_all() -> int:
    found: int = execute("SELECT count(*) FROM gentle_check").scalar()
    return found


def on_among(workspace_ids: Iterable[str]) -> set[str]:
    """Those of some workspaces in which gentle checks are on."""
    which = "(SELECT value FROM json_each(?))"
    sql = f"SELECT workspace_id FROM gentle_workspace WHERE is_on AND workspace_id IN {which}"
    return {id_ for (id_,) in execute(sql, (json.dumps([*workspace_ids]),))}


def keys_of(seqs: Iterable[int]) -> Iterable[Any]:
    """(seq of the record, digest) of what is checked of these records."""
    sql = f"SELECT record_seq, digest FROM gentle_check WHERE record_seq IN {NUMBERS}"
    return execute(sql, (json.dumps([*seqs]),))


def delete_keys(keys: Iterable[tuple[int, str]]) -> None:
    execute_many("DELETE FROM gentle_check WHERE record_seq = ? AND digest = ?", keys)


_DELETE_SOME = """
    DELETE FROM gentle_check WHERE (record_seq, digest) IN (
        SELECT record_seq, digest FROM gentle_check WHERE workspace_id = ? LIMIT ?
    )
"""


def delete_some(workspace_id: str, count: int) -> int:
    """Delete up to `count` rows of a workspace; returns how many there were."""
    return int(execute(_DELETE_SOME, (workspace_id, count)).rowcount)


_SET_DUE = """
    UPDATE gentle_check SET due_at = ?1 WHERE (record_seq, digest) IN (
        SELECT record_seq, digest FROM gentle_check
        WHERE workspace_id = ?2 AND due_at > ?1 AND (checked_at IS NULL OR checked_at < ?3) AND {which}
        LIMIT ?4
    )
"""
_UNCHECKED = _SET_DUE.format(which="state = 'pending' AND CAST(?5 AS BIGINT) = 0")
_OF_RECORD = _SET_DUE.format(which="record_seq = ?5")


def make_due(workspace_id: str, now: str, before: str, count: int, seq: int | None) -> int:
    """Make due what was not checked yet, or what a record (`seq`) has; returns how many rows that are.

    before: what was checked since then stays as it is.
    """
    sql = _UNCHECKED if seq is None else _OF_RECORD
    return int(execute(sql, (now, workspace_id, before, count, seq or 0)).rowcount)


_STORE = """
    UPDATE gentle_check SET state = ?, failures = 0, checked_at = ?, due_at = ?, status = ?, reason = ?, ms = ?,
        usual_ms = ?, led_to = ?, since = ?
    WHERE record_seq = ? AND digest = ?
"""


def store(rows: Iterable[Sequence[Any]]) -> None:
    """rows: state, checked_at, due_at, status, reason, ms, usual_ms, led_to, since; `seq` of the record, digest."""
    execute_many(_STORE, rows)


def replace_checks(former: Iterable[Sequence[Any]], present: Iterable[Sequence[Any]]) -> None:
    """Of what is checked once a day, the list of checks has the latest alone.

    former: `seq` of the record, at, destination. present: also result, reason, status, ms, led_to.
    """
    execute_many("DELETE FROM record_check WHERE record_seq = ? AND at = ? AND destination = ?", former)
    execute_many(
        "INSERT INTO record_check (record_seq, at, destination, result, reason, status, ms, led_to) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (record_seq, at, destination) DO NOTHING",
        present,
    )


# Written out, as its index has it.
_IS_DOWN = SQL("state = 'down'")


def is_on(workspace_id: str) -> bool:
    """Whether a workspace has this check on."""
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    return bool(on.exists())


def found_broken(workspace_id: str) -> ModelSelect[Record]:
    """The records of a workspace that visitors reach and whose destination was down lately, while the check is on."""
    now = times.now()
    on = GentleWorkspace.select().where((GentleWorkspace.workspace == workspace_id) & GentleWorkspace.is_on)
    down = GentleCheck.select(GentleCheck.record).where(
        (GentleCheck.workspace == workspace_id) & _IS_DOWN & (GentleCheck.checked_at >= times.text(now - OLD))
    )
    is_open = Record.expired_at.is_null() | (Record.expired_at > times.text(now))
    return Record.select().where(Record.seq.in_(down) & (Record.paused_by == "") & is_open & fn.EXISTS(on))


def write_sample(workspace_id: str, found: Callable[[str], Mapping[str, Any]]) -> None:
    """Note what was found at each destination, by its URL: `state`, `checked_at`, `status`, `reason`, `ms`, `led_to`,
    `usual_ms` and `since`. Where the check is left out there is none.
    """
    checks = []
    for row in list(GentleCheck.select().where(GentleCheck.workspace == workspace_id)):
        values = found(row.destination)
        is_it = (GentleCheck.record == row.record_seq) & (GentleCheck.digest == row.digest)
        GentleCheck.update(**values).where(is_it).execute()
        shown = {name: values[name] for name in ("status", "reason", "ms", "led_to") if name in values}
        of_record = {"record": row.record_seq, "destination": row.destination}
        checks.append({**of_record, "at": values["checked_at"], "result": values["state"], **shown})
    RecordCheck.append(checks)
