"""Deliveries of events and notifications, and whether they arrived. An extension."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signpost.domain.errors import NotFound
from signpost.domain.events import EventType
from signpost.domain.records.monitor_state import DeliveryState
from signpost.features.events import outbox
from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.storage.models import Delivery
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
        view_of(DeliveryView, row, url=roles.masked(caller, row.url), body=texts.get(row.event_seq or 0, row.body))
        for row in rows
    ]
