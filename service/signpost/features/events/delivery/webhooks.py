"""Delivers events to webhooks: signed, in order, one at a time to each webhook, again where they are not accepted.

A task of the watcher is a webhook, not a delivery: what waits for it is sent until its turn is over, or a few in a row
were refused. Then the webhook pauses, for longer each time, so that a dead receiver costs one attempt now and then,
however much waits for it. One that refuses a message now and then does not pause.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import takewhile

from signpost.domain import events, times
from signpost.domain.events import WebhookState
from signpost.domain.records.monitor_state import DeliveryState
from signpost.features.events import outbox, statements, webhook_secrets
from signpost.features.events.tables import Delivery, Webhook
from signpost.outbound.fetch import Fetcher, FetchOutcome
from signpost.runtime import clock, retention
from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.runtime.features import hook
from signpost.storage import database

# A turn of a webhook: the next one is after all others have had theirs.
TURN_S = 1.0
TURN_DELIVERIES = 200
# A webhook pauses after this many refusals in a row, or one that took longer than a turn.
REFUSALS_IN_ROW = 3
# Turns at once: runtime/bulkheads.py has those of all and of one workspace. Of the latter a few are for turns that have
# begun lately, and one of these for webhooks that are failing; a turn that hangs leaves them after SLOW_S. So neither a
# receiver that hangs nor many that fail delay one that works.
SLOW_S = 2 * TURN_S
MAX_QUICK_OF_WORKSPACE = 4
MAX_QUICK_FAILING_OF_WORKSPACE = 1
MAX_FAILING_OF_WORKSPACE = 4
# The status by which a receiver says that it wants nothing more.
GONE = 410
# Rows that are looked at for them: each workspace has 20 webhooks at most.
MAX_DUE_OF_WORKSPACE, MAX_DUE = 20, 500


@dataclass(frozen=True)
class _Sent:
    """A delivery that was sent. updated_at: as it was then; a replay that was requested since is not overwritten."""

    id: str
    updated_at: str
    url: str
    outcome: FetchOutcome


@dataclass
class Turn:
    """What was sent to a webhook in one turn. at: when it ended."""

    sent: list[_Sent] = field(default_factory=list)
    at: str = field(default_factory=times.now_text)


@dataclass(frozen=True)
class _Running:
    """A turn that has begun. at: monotonic."""

    workspace_id: str
    is_failing: bool
    at: float

    @property
    def is_slow(self) -> bool:
        return times.monotonic_s() - self.at > SLOW_S


class WebhookTurns:
    """What the watcher does about webhooks."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher
        # By the id of the webhook.
        self._running: dict[str, _Running] = {}

    def due(self, count: int, full: Collection[str] = ()) -> list[str]:
        running, chosen = {**self._running}, []
        rows = statements.due_webhooks(times.now_text(), MAX_DUE_OF_WORKSPACE, MAX_DUE)
        for id_, workspace_id, is_failing in rows:
            if id_ not in running and _has_place(running, workspace_id, bool(is_failing)):
                running[id_] = _Running(workspace_id, bool(is_failing), times.monotonic_s())
                chosen.append(id_)
        return chosen[:count]

    def workspace_of(self, webhook_id: str) -> str:
        """Each webhook by itself: `due` says which of a workspace have a turn, and there is a thread for each turn."""
        return webhook_id

    def do(self, webhook_id: str) -> Turn:
        webhook: Webhook | None = Webhook.get_or_none(Webhook.id == webhook_id)
        if webhook is None:
            return Turn()
        is_failing = webhook.failing_since is not None
        self._running[webhook_id] = _Running(webhook.workspace_id, is_failing, times.monotonic_s())
        try:
            return self._send(webhook, REFUSALS_IN_ROW if _is_well(webhook) else 1)
        finally:
            del self._running[webhook_id]

    def _send(self, webhook: Webhook, max_refusals: int) -> Turn:
        """max_refusals: in a row; then the turn ends."""
        turn, ends_at, refusals = Turn(), times.monotonic_s() + TURN_S, 0
        due = statements.due_deliveries(webhook.id, times.now_text(), TURN_DELIVERIES)
        for delivery_id, event_seq, updated_at in due:
            # One at a time: the bodies of a turn may be large.
            body = outbox.bodies([event_seq]).get(event_seq)
            if body is None:
                continue
            sent, moment = body.encode(), times.now()
            headers = webhook_secrets.of_webhook(webhook).headers(delivery_id, moment, sent)
            outcome = self._fetcher.post(webhook.url, headers, sent)
            turn.sent.append(_Sent(delivery_id, updated_at, webhook.url, outcome))
            refusals = 0 if outcome.is_up else refusals + 1
            asks_to_stop = outcome.status == GONE or outcome.retry_after_s is not None
            if refusals >= max_refusals or asks_to_stop or times.monotonic_s() >= ends_at:
                break
        turn.at = times.now_text()
        return turn

    def write(self, done: list[tuple[str, Turn]]) -> None:
        with database.atomic():
            for webhook_id, turn in done:
                webhook: Webhook | None = Webhook.get_or_none(Webhook.id == webhook_id)
                if webhook is not None:
                    _store(webhook, turn)


def _has_place(running: Mapping[str, _Running], workspace_id: str, is_failing: bool) -> bool:
    """Whether a turn of a webhook may begin next to those that run."""
    row = TABLE[SharedResource.WEBHOOKS]
    own = [entry for entry in running.values() if entry.workspace_id == workspace_id]
    if not own:
        return len(running) < row.total + row.first_places
    quick = [entry for entry in own if not entry.is_slow]
    if len(running) >= row.total or len(own) >= row.of_workspace or len(quick) >= MAX_QUICK_OF_WORKSPACE:
        return False
    if not is_failing:
        return True
    return (
        sum(entry.is_failing for entry in quick) < MAX_QUICK_FAILING_OF_WORKSPACE
        and sum(entry.is_failing for entry in own) < MAX_FAILING_OF_WORKSPACE
    )


def _store(webhook: Webhook, turn: Turn) -> None:
    """Store what a turn has sent, and what follows for the webhook."""
    was_well, webhook.tried_at = _is_well(webhook), turn.at
    accepted = [
        (turn.at, entry.url, entry.outcome.status, entry.id, entry.updated_at)
        for entry in turn.sent
        if entry.outcome.is_up
    ]
    if accepted:
        statements.accept_deliveries(accepted)
        if webhook.failing_since is not None and _failing_s(webhook, turn) >= events.BRIEF_S:
            # After an outage what was refused during it comes first again, in order.
            waits = (Delivery.webhook_id == webhook.id) & Delivery.due_at.is_null(False) & (Delivery.attempts > 0)
            Delivery.update(due_at=Delivery.created_at).where(waits).execute()
        webhook.failing_since, webhook.paused_until = None, None
        if webhook.state is WebhookState.ACTIVE:
            webhook.reason = ""
    refused = [entry for entry in turn.sent if not entry.outcome.is_up]
    for entry in refused:
        _store_refusal(webhook, turn, entry)
    in_row = len([*takewhile(lambda item: not item.outcome.is_up, reversed(turn.sent))])
    if in_row and webhook.state is WebhookState.ACTIVE and refused[-1].outcome.status == GONE:
        _give_up(webhook, "its receiver is gone (410)")
    elif in_row and webhook.state is WebhookState.ACTIVE:
        is_slow = refused[-1].outcome.ms >= TURN_S * 1000
        is_down = not (was_well or accepted) or in_row >= REFUSALS_IN_ROW or is_slow
        _store_failure(webhook, turn, refused[-1].outcome, is_down=is_down)
    webhook.save(only=[Webhook.failing_since, Webhook.paused_until, Webhook.state, Webhook.reason, Webhook.tried_at])
    retention.count_added("notifications", {webhook.workspace_id: len(accepted)}, statements.delete_oldest_deliveries)


def _is_well(webhook: Webhook) -> bool:
    """Whether the last that was sent was accepted."""
    return webhook.tried_at != "" and webhook.failing_since is None


def _failing_s(webhook: Webhook, turn: Turn) -> float:
    # Not later than now: the clock may have been ahead.
    since = min(webhook.failing_since or turn.at, turn.at)
    return (times.parse(turn.at) - times.parse(since)).total_seconds()


def _store_refusal(webhook: Webhook, turn: Turn, sent: _Sent) -> None:
    delivery: Delivery | None = Delivery.get_or_none(Delivery.id == sent.id)
    if delivery is not None and delivery.due_at is not None and delivery.updated_at == sent.updated_at:
        delivery.attempts += 1
        delivery.url, delivery.status, delivery.reason = sent.url, sent.outcome.status, sent.outcome.text
        delivery.updated_at = turn.at
        wait_s = events.wait_s(delivery.attempts)
        if wait_s is None or webhook.state is not WebhookState.ACTIVE:
            # Only a test or a replay is sent to a webhook that is off: once, for the person who looks at it now.
            delivery.state, delivery.due_at = DeliveryState.FAILED, None
        else:
            delivery.due_at = times.text(times.parse(turn.at) + timedelta(seconds=wait_s))
        delivery.save()


def _store_failure(webhook: Webhook, turn: Turn, outcome: FetchOutcome, *, is_down: bool) -> None:
    """The last that was sent in a turn was refused. is_down: it is not the only one, so the webhook pauses."""
    webhook.failing_since, webhook.reason = min(webhook.failing_since or turn.at, turn.at), outcome.text
    failing_s = _failing_s(webhook, turn)
    if failing_s >= events.FAILED_AFTER.total_seconds() and clock.trusted_now() is not None:
        _give_up(
            webhook, f"it accepted nothing for {events.FAILED_AFTER.days} days", f" The last reason: {outcome.text}"
        )
    elif is_down or outcome.retry_after_s is not None:
        pause_s = max(events.pause_s(failing_s) if is_down else 0, min(outcome.retry_after_s or 0, events.MAX_PAUSE_S))
        webhook.paused_until = times.text(times.parse(turn.at) + timedelta(seconds=pause_s))


def _give_up(webhook: Webhook, why: str, more: str = "") -> None:
    """Switch a webhook off whose receiver is gone, or has accepted nothing for too long, and say so."""
    webhook.state, webhook.paused_until = WebhookState.FAILED, None
    webhook.reason = f"{why[0].upper()}{why[1:]}.{more}"
    outbox.end_waiting(webhook.id, f"The webhook was turned off, as {why}.")
    hook().webhook_failed(workspace_id=webhook.workspace_id, url=webhook.url, reason=webhook.reason)
