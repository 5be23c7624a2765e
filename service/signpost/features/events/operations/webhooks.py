"""Webhooks: addresses that receive events; and deliveries, also of notifications. An extension.

The secret that signs what is sent to a webhook is derived from the instance's key and the webhook's id, so that it is
in no column; it is shown when the webhook is created, and when the secret is replaced.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict, Unpack

from signpost.domain import times
from signpost.domain.changes import SECRET, State, Subject, Verb
from signpost.domain.errors import Conflict, Invalid, NotFound
from signpost.domain.events import USUAL, EventType, WebhookState
from signpost.domain.records.monitor_state import DeliveryState
from signpost.features.events import outbox, webhook_secrets
from signpost.features.events.tables import Delivery, Webhook
from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.outbound.public_addresses import is_plainly_private
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.translations import gettext as _


@dataclass(frozen=True)
class DeliveryView:
    """An event on its way to a webhook, or a notification to notify_url (webhook_id is None).

    url: as the caller may read it. due_at: of the next attempt; None: there is none.
    """

    id: str
    event: EventType
    webhook_id: str | None
    record_id: str
    url: str
    body: str
    state: DeliveryState
    attempts: int
    status: int | None
    reason: str
    due_at: str | None
    created_at: str
    updated_at: str


def list_deliveries(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None, webhook: str | None = None
) -> tuple[list[DeliveryView], listing.Cursors]:
    """A page of the workspace's deliveries, or of those to one webhook, by its id.

    Callers below manager do not see where they go.
    """
    query = Delivery.of(caller.workspace)
    if webhook is not None:
        query = query.where(Delivery.webhook_id == webhook)
    rows, cursors = listing.page(query, name=f"delivery {webhook}", sort=sort, cursor=cursor, size=per_page)
    return _views(caller, rows), cursors


def find_delivery(caller: Caller, id: str) -> Delivery:
    """A delivery of the workspace. Raises NotFound."""
    found: Delivery | None = Delivery.of(caller.workspace).where(Delivery.id == id).get_or_none()
    if found is None:
        raise NotFound(_("There is no delivery with this id."))
    return found


def get_delivery(caller: Caller, id: str) -> DeliveryView:
    """A delivery of the workspace. Raises NotFound."""
    [view] = _views(caller, [find_delivery(caller, id)])
    return view


def _views(caller: Caller, rows: Sequence[Delivery]) -> list[DeliveryView]:
    texts = outbox.bodies([row.event_seq for row in rows if row.event_seq is not None])
    return [
        view_of(DeliveryView, row, url=roles.mask_secret(caller, row.url), body=texts.get(row.event_seq or 0, row.body))
        for row in rows
    ]


# Of a workspace.
MAX_WEBHOOKS = 20
_SHOWN = ("events", "host", "tag", "state")


@dataclass(frozen=True)
class WebhookView:
    """A webhook, without its secret.

    host, tag: "" for any.  reason: why the last attempt failed, or why it is off.  failing_since: None while its
    receiver accepts what it gets.  waiting: deliveries before it.  missed: events for which it had no room.
    """

    id: str
    url: str
    events: list[EventType]
    host: str
    tag: str
    state: WebhookState
    reason: str
    failing_since: str | None
    waiting: int
    missed: int
    created_at: str
    updated_at: str


@dataclass(frozen=True)
class WebhookAndSecret(WebhookView):
    """A webhook with its secret, which is not shown again."""

    secret: str = field(repr=False)


class WebhookChanges(TypedDict, total=False):
    """Fields of a webhook that are to be changed."""

    url: str
    events: list[EventType]
    host: str
    tag: str
    state: WebhookState


@roles.requires(roles.MANAGER)
def list_webhooks(caller: Caller) -> list[WebhookView]:
    """The webhooks of the workspace, the oldest first."""
    return [_view(row) for row in Webhook.of(caller.workspace).order_by(Webhook.id)]


@roles.requires(roles.MANAGER)
def get_webhook(caller: Caller, id: str) -> WebhookView:
    """A webhook of the workspace. Raises NotFound."""
    return _view(_own(caller, id))


@roles.requires(roles.MANAGER)
def create_webhook(
    caller: Caller, *, url: str, events: Sequence[EventType] = USUAL, host: str = "", tag: str = ""
) -> WebhookAndSecret:
    """A new webhook. Raises Invalid: too many, or the address of a network that is not public."""
    _require_public(url)
    with database.atomic():
        if Webhook.of(caller.workspace).count() >= MAX_WEBHOOKS:
            reason = _("You have %(limit)s webhooks, the maximum. Delete one first.", limit=MAX_WEBHOOKS)
            raise Invalid({"url": [reason]})
        created = Webhook.create(workspace=caller.workspace, url=url, events=list(events), host=host, tag=tag)
        _note(caller, Verb.CREATE, created.id, None, _shown(created))
    return _with_secret(created)


@roles.requires(roles.MANAGER)
def update_webhook(caller: Caller, id: str, **changes: Unpack[WebhookChanges]) -> WebhookView:
    """Change the fields of a webhook that are given. Switching it on again forgets that it failed.

    Switching it off ends what waits; each can be replayed. Raises NotFound, Invalid.
    """
    if "url" in changes:
        _require_public(changes["url"])
    with database.atomic():
        found = _own(caller, id)
        before, url = _shown(found), found.url
        for name, value in changes.items():
            setattr(found, name, value)
        after = _shown(found)
        if before == after and url == found.url:
            return _view(found)
        names = [name for name in after if before[name] != after[name]]
        if "state" in names:
            found.reason, found.failing_since, found.paused_until = "", None, None
        if url != found.url:
            names.append("url")
            # Another receiver, perhaps: it is tried at once.
            found.paused_until = None
        found.updated_at = times.now_text()
        changed = (Webhook.url, Webhook.events, Webhook.host, Webhook.tag, Webhook.state, Webhook.reason)
        state = (Webhook.failing_since, Webhook.paused_until, Webhook.updated_at)
        found.save(only=[*changed, *state])
        if found.state is not WebhookState.ACTIVE:
            outbox.end_waiting(found.id, "The webhook was turned off.")
        _note(caller, Verb.UPDATE, id, {name: before[name] for name in names}, {name: after[name] for name in names})
        found = _own(caller, id)
    return _view(found)


@roles.requires(roles.MANAGER)
def replace_secret(caller: Caller, id: str) -> WebhookAndSecret:
    """Give a webhook another secret; for a day former ones sign what it gets, too. Raises NotFound."""
    with database.atomic():
        found = _own(caller, id)
        found.secret_version += 1
        found.secret_changed_at = found.updated_at = times.now_text()
        found.save(only=[Webhook.secret_version, Webhook.secret_changed_at, Webhook.updated_at])
        secret = {"secret": SECRET}
        _note(caller, Verb.UPDATE, id, secret, secret)
    return _with_secret(found)


@roles.requires(roles.MANAGER)
def delete_webhook(caller: Caller, id: str) -> None:
    """Delete a webhook; what waits for it is not delivered. A missing webhook is no error."""
    with database.atomic():
        if (found := _find(caller, id)) is not None:
            outbox.end_waiting(found.id, "The webhook was deleted.")
            _note(caller, Verb.DELETE, id, _shown(found), None)
            found.delete_instance()


@roles.requires(roles.MANAGER)
def test_webhook(caller: Caller, id: str) -> DeliveryView:
    """Send an event of the type test to a webhook at once, whatever it asks for and even if off. Raises NotFound."""
    with database.atomic():
        found = _own(caller, id)
        data = {"id": found.id, "message": "This is a test. Your webhook works."}
        body = outbox.body_of(EventType.TEST, times.now_text(), data)
        delivery_id = outbox.write_for(found, EventType.TEST, body, about=found.id)
        _try_at_once(found.id)
    return get_delivery(caller, delivery_id)


@roles.requires(roles.MANAGER)
def replay(caller: Caller, delivery_id: str) -> DeliveryView:
    """Send a delivery again, under its id. Raises NotFound; Conflict: its webhook was deleted."""
    with database.atomic():
        found = find_delivery(caller, delivery_id)
        url = found.url
        if found.webhook_id is not None:
            if (webhook := _find(caller, found.webhook_id)) is None:
                raise Conflict(_("This webhook was deleted, so the delivery can't be sent again."))
            url = webhook.url
            _try_at_once(webhook.id)
        now = times.now_text()
        Delivery.update(
            url=url, state=DeliveryState.WAITING, attempts=0, status=None, reason="", due_at=now, updated_at=now
        ).where(Delivery.id == found.id).execute()
    return get_delivery(caller, delivery_id)


def _note(caller: Caller, verb: Verb, id: str, before: State | None, after: State | None) -> None:
    hook().subject_changed(caller=caller, verb=verb, subject=Subject.WEBHOOK, id=id, before=before, after=after)


def _try_at_once(webhook_id: str) -> None:
    Webhook.update(paused_until=None).where(Webhook.id == webhook_id).execute()


def _require_public(url: str) -> None:
    if is_plainly_private(url, allow_private=settings.active()["MONITOR_ALLOW_PRIVATE"]):
        raise Invalid({"url": [_("This address isn't on the public internet, so Signpost sends nothing to it.")]})


def _find(caller: Caller, id: str) -> Webhook | None:
    return Webhook.of(caller.workspace).where(Webhook.id == id).get_or_none()


def _own(caller: Caller, id: str) -> Webhook:
    if (found := _find(caller, id)) is None:
        raise NotFound(_("There is no webhook with this id."))
    return found


def _view(row: Webhook) -> WebhookView:
    return view_of(WebhookView, row, events=[EventType(event) for event in row.events])


def _with_secret(row: Webhook) -> WebhookAndSecret:
    return view_of(WebhookAndSecret, _view(row), secret=webhook_secrets.of_webhook(row).text)


def _shown(row: Webhook) -> State:
    """What the history shows. Those who know the address may send messages in the name of the workspace."""
    return {"url": SECRET, **{name: getattr(row, name) for name in _SHOWN}}
