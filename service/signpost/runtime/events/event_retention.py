"""Deleting events that no delivery needs, and deliveries that have ended, beyond their numbers.

The hourly sweep (runtime/retention.py) is too rare for a workspace that changes a million records at once, so what
writes events and deliveries also deletes old ones, by the same functions.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta

from flask import current_app

from signpost.storage import database
from signpost.storage.app_parts import parts_of

# Of a workspace: events that no delivery needs, and deliveries that have ended.
MAX_EVENTS = 10_000
MAX_DELIVERIES = 10_000
EVENT_RETENTION = timedelta(days=3)
# What this process writes in a workspace before it deletes as much, in the same transaction.
STEP = 500

_OLDEST = """
    SELECT seq FROM event INDEXED BY event_not_needed WHERE workspace_id = ?1 AND is_needed = 0 AND (
        seq <= (
            SELECT seq FROM event INDEXED BY event_not_needed WHERE workspace_id = ?1 AND is_needed = 0
            ORDER BY seq DESC LIMIT 1 OFFSET ?2
        ) OR created_at < ?3
    )
    ORDER BY seq LIMIT ?4
"""
_ENDED = """
    DELETE FROM delivery WHERE id IN (
        SELECT id FROM delivery WHERE workspace_id = ?1 AND due_at IS NULL AND id <= (
            SELECT id FROM delivery WHERE workspace_id = ?1 AND due_at IS NULL
            ORDER BY id DESC LIMIT 1 OFFSET ?2
        )
        ORDER BY id LIMIT ?3
    ) RETURNING event_seq
"""
_RELEASE = """
    UPDATE event SET is_needed = 0 WHERE seq IN (SELECT value FROM json_each(?))
    AND NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = seq AND event_seq IS NOT NULL)
"""
_RELEASABLE = """
    SELECT seq FROM event WHERE is_needed = 1
    AND NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = seq AND event_seq IS NOT NULL)
"""


class _Written(Counter[str]):
    """How many events this process has written in each workspace since it last deleted old ones there."""


class _Ended(Counter[str]):
    """The same for deliveries that have ended."""


def _counted(kind: type[Counter[str]], workspace_ids: Iterable[str] | dict[str, int]) -> list[tuple[str, int]]:
    """The workspaces where it is time to delete, with the number of what was written."""
    parts = parts_of(current_app)
    if kind not in parts:
        parts.add(kind())
    counter = parts[kind]
    counter.update(workspace_ids)
    full = [(workspace_id, count) for workspace_id, count in counter.items() if count >= STEP]
    for workspace_id, _ in full:
        del counter[workspace_id]
    return full


def note_written(workspace_ids: Iterable[str]) -> None:
    """Count events that were written in the current transaction, and delete what there is too many of."""
    for workspace_id, count in _counted(_Written, workspace_ids):
        delete_oldest(workspace_id, 2 * count)


def note_ended(workspace_id: str, count: int) -> None:
    """Count deliveries that have ended in the current transaction, and delete what there is too many of."""
    for full_id, ended in _counted(_Ended, {workspace_id: count}):
        delete_ended(full_id, 2 * ended)


def delete_ended(workspace_id: str, at_most: int) -> int:
    """Delete deliveries that have ended, beyond MAX_DELIVERIES. Returns how many."""
    with database.atomic():
        rows = database.current().execute_sql(_ENDED, (workspace_id, MAX_DELIVERIES, at_most)).fetchall()
        if seqs := [seq for (seq,) in rows if seq is not None]:
            database.current().execute_sql(_RELEASE, (json.dumps(seqs),))
    return len(rows)


def delete_oldest(workspace_id: str, at_most: int, *, before: str = "") -> int:
    """Delete events that no delivery needs: beyond MAX_EVENTS, and those from before a time. Returns how many."""
    with database.atomic():
        rows = database.current().execute_sql(_OLDEST, (workspace_id, MAX_EVENTS, before, at_most)).fetchall()
        database.current().connection().executemany("DELETE FROM event WHERE seq = ?", rows)
    return len(rows)


def release_unneeded() -> None:
    """Note of events that their deliveries are gone, in steps. They are looked up without the write lock."""
    seqs = [seq for (seq,) in database.current().execute_sql(_RELEASABLE).fetchall()]
    for begin in range(0, len(seqs), STEP):
        with database.atomic():
            database.current().execute_sql(_RELEASE, (json.dumps(seqs[begin : begin + STEP]),))
