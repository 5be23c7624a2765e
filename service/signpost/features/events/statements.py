"""Events, their deliveries to webhooks, batches of visits among them, and records whose expiry is an event."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from signpost.domain.events import EventType, WebhookState
from signpost.features.events.tables import MAX_DELIVERIES, MAX_EVENTS
from signpost.storage.database import ANY_NUMBER, NUMBERS, Differing, execute, execute_many

# --- events -------------------------------------------------------------------------------------------------------

_INSERT = """
    INSERT INTO event (seq, id, workspace_id, type, host, body, record, is_needed, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_AFTER = """
    SELECT seq, id, type FROM event
    WHERE workspace_id = ? AND seq > ? AND seq <= ? AND host IN ('', ?) AND type IN (SELECT value FROM json_each(?))
    ORDER BY seq LIMIT ?
"""
_AFTER_ON_ANY_HOST = _AFTER.replace("host IN ('', ?)", "? = ''")
# Ids sort by time: of an event that is not kept any longer, the ones after it are found all the same.
_POSITION = """
    SELECT coalesce(
        (SELECT seq FROM event WHERE id = ?2 AND workspace_id = ?1),
        (SELECT min(seq) - 1 FROM event WHERE workspace_id = ?1 AND id > ?2)
    )
"""
_BODIES = f"SELECT seq, body, type, created_at, record FROM event WHERE seq IN {NUMBERS}"
_LAST_SEQ = Differing("SELECT seq FROM sqlite_sequence WHERE name = 'event'", postgresql="SELECT seq FROM last_event")


def insert_events(rows: Sequence[tuple[Any, ...]]) -> None:
    """rows: (seq, id, workspace, type, host, body, record, whether a delivery needs it, time)."""
    execute_many(_INSERT, rows)


def last_seq() -> int:
    """The number of the last event, also where it was deleted."""
    return int(execute(_LAST_SEQ).scalar() or 0)


def bodies(seqs: Collection[int]) -> list[tuple[int, str, str, str, str | None]]:
    """(seq, body, type, time, record) of events."""
    return execute(_BODIES, (json.dumps([*seqs]),)).fetchall()


def events_after(
    workspace_id: str, after: int, last: int, host: str, types: Collection[EventType], count: int
) -> list[tuple[int, str, str]]:
    """(seq, id, type) of the events after a number up to another one, about a hostname or none. host: "" for any."""
    values = (workspace_id, after, last, host, json.dumps([*types]), count)
    return execute(_AFTER if host else _AFTER_ON_ANY_HOST, values).fetchall()


def position_after(workspace_id: str, event_id: str) -> int | None:
    """The `seq` after which someone has seen nothing whose last event had this id; None: there is nothing after it."""
    position: int | None = execute(_POSITION, (workspace_id, event_id)).scalar()
    return position


# --- deliveries ---------------------------------------------------------------------------------------------------

_WEBHOOKS = "SELECT id, url, events, host, tag, waiting FROM webhook WHERE workspace_id = ? AND state = ? ORDER BY id"
_INSERT_DELIVERY = """
    INSERT INTO delivery (id, workspace_id, record_id, event, url, body, state, attempts, reason, due_at, created_at,
        updated_at, webhook_id, event_seq)
    VALUES (?1, ?2, ?3, ?4, ?5, '', 'waiting', 0, '', ?6, ?6, ?6, ?7, ?8)
"""
_DUE = """
    SELECT id, workspace_id, is_failing FROM (
        SELECT id, workspace_id, tried_at, failing_since IS NOT NULL AS is_failing,
            row_number() OVER (PARTITION BY workspace_id ORDER BY tried_at, id) AS place
        FROM webhook INDEXED BY webhook_with_waiting
        WHERE waiting > 0 AND (paused_until IS NULL OR paused_until <= ?1) AND EXISTS (
            SELECT 1 FROM delivery
            WHERE webhook_id = webhook.id AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?1
        )
    ) AS due
    WHERE place <= ?2 ORDER BY place, tried_at, id LIMIT ?3
"""
# A test and a replay come first, because a person waits for them. Both are among the last that are due; a replay was
# changed since it was made, and neither was sent since.
_REQUESTED = """
    SELECT id, event_seq, updated_at FROM (
        SELECT * FROM delivery INDEXED BY delivery_waiting
        WHERE webhook_id = ?1 AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?2
        ORDER BY due_at DESC, id DESC LIMIT ?3
    ) AS newest
    WHERE attempts = 0 AND (event = 'test' OR updated_at > created_at) ORDER BY due_at, id
"""
# What was refused once comes first, so that its first repeat is soon; then the oldest.
_FIRST_REPEATS = """
    SELECT id, event_seq, updated_at FROM delivery INDEXED BY delivery_first_repeat
    WHERE webhook_id = ?1 AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?2 AND attempts = 1
    ORDER BY due_at LIMIT ?3
"""
_OLDEST = """
    SELECT id, event_seq, updated_at FROM delivery INDEXED BY delivery_waiting
    WHERE webhook_id = ?1 AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?2
    ORDER BY due_at, id LIMIT ?3
"""
_ACCEPTED = """
    UPDATE delivery SET state = 'delivered', attempts = attempts + 1, due_at = NULL, reason = '', updated_at = ?,
        url = ?, status = ?
    WHERE id = ? AND updated_at = ?
"""


def active_webhooks(workspace_id: str) -> list[tuple[str, str, str, str, str, int]]:
    """(id, URL, types of events as JSON, host, tag, how many deliveries wait) of those that are on."""
    return execute(_WEBHOOKS, (workspace_id, str(WebhookState.ACTIVE))).fetchall()


def insert_deliveries(rows: Sequence[tuple[Any, ...]]) -> None:
    """rows: (id, workspace, id of what the event is about, type, URL, time, webhook, the event's seq)."""
    execute_many(_INSERT_DELIVERY, rows)


def due_webhooks(now: str, max_of_workspace: int, count: int) -> list[tuple[str, str, int]]:
    """(id, workspace, whether it is failing) of webhooks with deliveries that are due, in order of their turns."""
    return execute(_DUE, (now, max_of_workspace, count)).fetchall()


def due_deliveries(webhook_id: str, now: str, count: int) -> list[tuple[str, int, str]]:
    """(id, the event's seq, updated_at) of what is to be sent to a webhook, in order."""
    values = (webhook_id, now, count)
    found = [row for sql in (_REQUESTED, _FIRST_REPEATS, _OLDEST) for row in execute(sql, values).fetchall()]
    return list(dict.fromkeys(found))[:count]


def accept_deliveries(rows: Sequence[tuple[Any, ...]]) -> None:
    """rows: (time, URL, status, id, updated_at): one that was requested again since is left as it is."""
    execute_many(_ACCEPTED, rows)


# --- batches of visits --------------------------------------------------------------------------------------------

_CLICKED = f"""
    SELECT record.seq, record.id, record.host, coalesce(path_and_query, alias), tags, coalesce(https_requested, TRUE)
    FROM record LEFT JOIN host ON host.host = record.host AND host.workspace_id = record.workspace_id
    WHERE record.seq IN {NUMBERS} AND record.workspace_id = ?
"""
_WAITING = """
    SELECT event_seq FROM delivery INDEXED BY delivery_waiting
    WHERE webhook_id = ? AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND event = ? ORDER BY id
"""
_FINISHED = f"""
    SELECT event_seq FROM delivery INDEXED BY delivery_by_webhook
    WHERE webhook_id = ? AND webhook_id IS NOT NULL AND due_at IS NULL AND event = ?
    ORDER BY id DESC LIMIT {ANY_NUMBER} OFFSET ?
"""
_OF_BATCHES = f"FROM event WHERE seq IN {NUMBERS}"
_VISITS = Differing(
    f"SELECT sum(json_array_length(body, '$.data.clicks') + coalesce(body ->> '$.data.dropped', 0)) {_OF_BATCHES}",
    postgresql=f"""
        SELECT sum(
            jsonb_array_length(body::jsonb #> '{{data,clicks}}')
            + coalesce((body::jsonb #>> '{{data,dropped}}')::bigint, 0)
        )
        {_OF_BATCHES}
    """,
)
# Each delivery of a batch has an event of its own.
_DELETE_BATCHES = (
    f"DELETE FROM delivery WHERE event_seq IS NOT NULL AND event_seq IN {NUMBERS}",
    f"DELETE FROM event WHERE seq IN {NUMBERS}",
)


def clicked_records(workspace_id: str, seqs: Sequence[int]) -> list[tuple[int, str, str, str, str, int]]:
    """(seq, id, hostname, path and query, tags as JSON, whether visits use HTTPS) of records."""
    return execute(_CLICKED, (json.dumps(seqs), workspace_id)).fetchall() if seqs else []


def waiting_batches(webhook_id: str) -> list[int]:
    """The events of the batches that wait for a webhook (`seq`), the oldest first."""
    return [seq for (seq,) in execute(_WAITING, (webhook_id, EventType.CLICKS)).fetchall()]


def count_visits(seqs: Sequence[int]) -> int:
    """How many visits batches have, with those that they say were dropped."""
    return int(execute(_VISITS, (json.dumps(seqs),)).scalar() or 0) if seqs else 0


def delete_batches(seqs: Sequence[int]) -> None:
    for statement in _DELETE_BATCHES if seqs else ():
        execute(statement, (json.dumps(seqs),))


def delete_finished_batches(webhook_id: str, max_finished: int) -> None:
    """Of the batches of a webhook that do not wait all but the newest."""
    found = execute(_FINISHED, (webhook_id, EventType.CLICKS, max_finished)).fetchall()
    delete_batches([seq for (seq,) in found])


# --- records that end ---------------------------------------------------------------------------------------------

_EXPIRED = """
    SELECT expired_at, seq FROM record
    WHERE expired_at IS NOT NULL AND (expired_at, seq) > (?, ?) AND expired_at <= ?
    ORDER BY expired_at, seq LIMIT ?
"""
_USED_UP = f"""
    SELECT record_seq, clicks, max_clicks FROM record JOIN record_clicks ON record_seq = seq
    WHERE seq IN {NUMBERS} AND max_clicks IS NOT NULL AND clicks >= max_clicks
"""


def expired_records(after: tuple[str, int], now: str, count: int) -> list[tuple[str, int]]:
    """(expiry, seq) of the records that expired next after one of them."""
    return execute(_EXPIRED, (*after, now, count)).fetchall()


def used_up(people: Mapping[int, int]) -> list[int]:
    """The records (`seq`) that just reached their limit of clicks. people: by how many the count of each rose."""
    rows = execute(_USED_UP, (json.dumps([*people]),)).fetchall()
    return [seq for seq, clicks, limit in rows if clicks - people[seq] < limit]


# --- what is beyond its bound -----------------------------------------------------------------------------------------

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
    SELECT seq FROM event INDEXED BY event_not_needed WHERE workspace_id = ?1 AND {is_not_needed} AND seq <= (
        SELECT seq FROM event INDEXED BY event_not_needed WHERE workspace_id = ?1 AND {is_not_needed}
        ORDER BY seq DESC LIMIT 1 OFFSET ?2
    )
    ORDER BY seq LIMIT ?3
    """,
    # As the index has it.
    is_not_needed=("is_needed = 0", "NOT is_needed"),
)
_HAS_NO_DELIVERY = "NOT EXISTS (SELECT 1 FROM delivery WHERE event_seq = seq AND event_seq IS NOT NULL)"
_RELEASE_EVENTS = f"UPDATE event SET is_needed = FALSE WHERE seq IN {NUMBERS} AND {_HAS_NO_DELIVERY}"


def delete_oldest_deliveries(workspace_id: str, max_rows: int) -> int:
    """Of the deliveries of a workspace that have ended all but the newest. Returns how many, at most `max_rows`."""
    ended = execute(_ENDED_DELIVERIES, (workspace_id, MAX_DELIVERIES, max_rows)).fetchall()
    if seqs := [seq for (seq,) in ended if seq is not None]:
        execute(_RELEASE_EVENTS, (json.dumps(seqs),))
    return len(ended)


def delete_oldest_events(workspace_id: str, max_rows: int) -> int:
    """Of the events of a workspace that no delivery needs all but the newest. Returns how many, at most `max_rows`.

    What the sweep of the hour deletes by the same bound (`tables.KEPT`), sooner.
    """
    oldest = execute(_OLDEST_EVENTS, (workspace_id, MAX_EVENTS, max_rows)).fetchall()
    execute_many("DELETE FROM event WHERE seq = ?", oldest)
    return len(oldest)
