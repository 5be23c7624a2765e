"""Delivers events to webhooks: signed, in order, one at a time to each webhook, again where they are not accepted.

A task of the watcher is a webhook, not a delivery: what waits for it is sent until something is refused or its turn is
over. A webhook that refuses pauses, for longer each time, so that a dead receiver costs one attempt now and then,
however much waits for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from urllib.parse import urlsplit

from signpost.domain import events, times
from signpost.domain.events import WebhookState
from signpost.domain.monitor_state import DeliveryState
from signpost.monitoring.due_times import LongestPause
from signpost.monitoring.fetch import Fetcher, Outcome
from signpost.runtime import clock, event_retention, mail_queue, outbox, webhook_secrets
from signpost.storage import database
from signpost.storage.models import Delivery, Webhook

# A turn of a webhook: the next one is after all others have had theirs.
TURN_S = 1.0
TURN_DELIVERIES = 200
# Turns at once, of a workspace and of all, so that slow receivers of one leave threads for others and for checks.
MAX_OF_WORKSPACE = 4
MAX_AT_ONCE = 24

LONGEST_PAUSES = (
    LongestPause("webhook", "paused_until", lambda: events.MAX_PAUSE_S),
    LongestPause(
        "delivery",
        "due_at",
        lambda: max(events.WAITS_S),
        "webhook_id IS NOT NULL AND due_at IS NOT NULL AND webhook_id IN (SELECT id FROM webhook WHERE waiting > 0)",
    ),
)

_DUE = """
    SELECT id FROM (
        SELECT id, tried_at, row_number() OVER (PARTITION BY workspace_id ORDER BY tried_at, id) AS place
        FROM webhook INDEXED BY webhook_with_waiting
        WHERE waiting > 0 AND (paused_until IS NULL OR paused_until <= ?1) AND EXISTS (
            SELECT 1 FROM delivery
            WHERE webhook_id = webhook.id AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?1
        )
    )
    WHERE place <= ?2 ORDER BY tried_at, id LIMIT ?3
"""
# A test and a replay come first, because a person waits for them. Both are among the last that are due; a replay was
# changed since it was made, and neither was sent since.
_ASKED_FOR = """
    SELECT id, event_seq, 0 FROM (
        SELECT * FROM delivery INDEXED BY delivery_waiting
        WHERE webhook_id = ?1 AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?2
        ORDER BY due_at DESC, id DESC LIMIT ?3
    )
    WHERE attempts = 0 AND (event = 'test' OR updated_at > created_at) ORDER BY due_at, id
"""
# What was refused once comes first, so that its first repeat is soon; then the oldest.
_FIRST_REPEATS = """
    SELECT id, event_seq, 0 FROM delivery INDEXED BY delivery_first_repeat
    WHERE webhook_id = ?1 AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?2 AND attempts = 1
    ORDER BY due_at LIMIT ?3
"""
_OLDEST = """
    SELECT id, event_seq, 1 FROM delivery INDEXED BY delivery_waiting
    WHERE webhook_id = ?1 AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND due_at <= ?2
    ORDER BY due_at, id LIMIT ?3
"""


@dataclass(frozen=True)
class _Sent:
    """A delivery that was sent."""

    id: str
    url: str
    outcome: Outcome


@dataclass
class Turn:
    """What was sent to a webhook in one turn; all but the last was accepted. at: when it ended."""

    sent: list[_Sent] = field(default_factory=list)
    at: str = field(default_factory=times.now_text)


class WebhookTurns:
    """What the watcher does about webhooks."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher

    def due(self, count: int) -> list[str]:
        values = (times.now_text(), MAX_OF_WORKSPACE, min(count, MAX_AT_ONCE))
        return [id_ for (id_,) in database.current().execute_sql(_DUE, values).fetchall()]

    def do(self, webhook_id: str) -> Turn:
        turn, ends_at = Turn(), times.monotonic_s() + TURN_S
        webhook: Webhook | None = Webhook.get_or_none(Webhook.id == webhook_id)
        for delivery_id, event_seq in _next(webhook_id) if webhook is not None else ():
            assert webhook is not None
            # One at a time: the bodies of a turn may be large.
            body = outbox.bodies([event_seq]).get(event_seq)
            if body is None:
                continue
            sent, moment = body.encode(), times.now()
            headers = webhook_secrets.headers(webhook, delivery_id, moment, sent)
            outcome = self._fetcher.post(webhook.url, headers, sent)
            turn.sent.append(_Sent(delivery_id, webhook.url, outcome))
            if not outcome.is_up or times.monotonic_s() >= ends_at:
                break
        turn.at = times.now_text()
        return turn

    def write(self, done: list[tuple[str, Turn]]) -> None:
        with database.atomic():
            for webhook_id, turn in done:
                webhook: Webhook | None = Webhook.get_or_none(Webhook.id == webhook_id)
                if webhook is not None:
                    _store(webhook, turn)


def _next(webhook_id: str) -> list[tuple[str, int]]:
    """What is to be sent to a webhook in a turn, in order: the ids of deliveries, and their events."""
    values = (webhook_id, times.now_text(), TURN_DELIVERIES)
    run = database.current().execute_sql
    found = [row for sql in (_ASKED_FOR, _FIRST_REPEATS, _OLDEST) for row in run(sql, values).fetchall()]
    return list(dict.fromkeys((id_, seq) for id_, seq, _ in found))[:TURN_DELIVERIES]


_ACCEPTED = """
    UPDATE delivery SET state = 'delivered', attempts = attempts + 1, due_at = NULL, reason = '', updated_at = ?,
        url = ?, status = ?
    WHERE id = ?
"""
# After an outage what was refused during it comes first again, in order.
_BROUGHT_FORWARD = """
    UPDATE delivery SET due_at = created_at
    WHERE webhook_id = ? AND webhook_id IS NOT NULL AND due_at IS NOT NULL AND attempts > 0
"""


def _store(webhook: Webhook, turn: Turn) -> None:
    """Store what a turn has sent, and what follows for the webhook."""
    webhook.tried_at = turn.at
    accepted = [(turn.at, one.url, one.outcome.status, one.id) for one in turn.sent if one.outcome.is_up]
    if accepted:
        database.current().connection().executemany(_ACCEPTED, accepted)
        if webhook.failing_since is not None and _failing_s(webhook, turn) >= events.BRIEF_S:
            database.current().execute_sql(_BROUGHT_FORWARD, (webhook.id,))
        webhook.failing_since, webhook.paused_until = None, None
        if webhook.state is WebhookState.ACTIVE:
            webhook.reason = ""
    for one in turn.sent:
        if not one.outcome.is_up:
            _store_refusal(webhook, turn, one)
    webhook.save(only=[Webhook.failing_since, Webhook.paused_until, Webhook.state, Webhook.reason, Webhook.tried_at])
    event_retention.note_ended(webhook.workspace_id, len(accepted))


def _failing_s(webhook: Webhook, turn: Turn) -> float:
    # Not later than now: the clock may have been ahead.
    since = min(webhook.failing_since or turn.at, turn.at)
    return (times.parse(turn.at) - times.parse(since)).total_seconds()


def _store_refusal(webhook: Webhook, turn: Turn, one: _Sent) -> None:
    delivery: Delivery | None = Delivery.get_or_none(Delivery.id == one.id)
    if delivery is not None and delivery.due_at is not None:
        delivery.attempts += 1
        delivery.url, delivery.status, delivery.reason = one.url, one.outcome.status, one.outcome.text
        delivery.updated_at = turn.at
        wait_s = events.wait_s(delivery.attempts)
        if wait_s is None or webhook.state is not WebhookState.ACTIVE:
            # Only a test or a replay is sent to a webhook that is off: once, for the person who looks at it now.
            delivery.state, delivery.due_at = DeliveryState.FAILED, None
        else:
            delivery.due_at = times.text(times.parse(turn.at) + timedelta(seconds=wait_s))
        delivery.save()
    if webhook.state is not WebhookState.ACTIVE:
        return
    webhook.failing_since, webhook.reason = min(webhook.failing_since or turn.at, turn.at), one.outcome.text
    failing_s = _failing_s(webhook, turn)
    if failing_s >= events.FAILED_AFTER.total_seconds() and clock.trusted_now() is not None:
        _give_up(webhook)
    else:
        webhook.paused_until = times.text(times.parse(turn.at) + timedelta(seconds=events.pause_s(failing_s)))


def _give_up(webhook: Webhook) -> None:
    """Switch a webhook off whose receiver has accepted nothing for too long, and say so."""
    webhook.state, webhook.paused_until = WebhookState.FAILED, None
    webhook.reason = f"It accepted nothing for {events.FAILED_AFTER.days} days. The last reason: {webhook.reason}"
    outbox.end_waiting(
        webhook.id, f"The webhook was switched off, as it accepted nothing for {events.FAILED_AFTER.days} days."
    )
    mail_queue.webhook_failed(webhook.workspace_id, host=urlsplit(webhook.url).hostname or "", reason=webhook.reason)
