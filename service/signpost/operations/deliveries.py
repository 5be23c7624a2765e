"""Notifications, and whether they arrived. An extension."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.monitor_state import DeliveryState, NotificationEvent
from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.operations.views import view_of


@dataclass(frozen=True)
class DeliveryView:
    """A notification. url: as the caller may read it. due_at: of the next attempt; None: there is none."""

    id: str
    event: NotificationEvent
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
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[DeliveryView], listing.Cursors]:
    """A page of the workspace's notifications. Callers below manager do not see where they go."""
    rows, cursors = listing.page(caller.workspace.deliveries, name="delivery", sort=sort, cursor=cursor, size=per_page)
    return [view_of(DeliveryView, row, url=roles.masked(caller, row.url)) for row in rows], cursors
