"""Notifications and how they fare. An extension."""

from service.caller import Caller
from service.models import Delivery
from service.operations import listing


def list_deliveries(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[Delivery], listing.Cursors]:
    """A page of the workspace's notifications."""
    return listing.page(caller.workspace.deliveries, name="delivery", sort=sort, cursor=cursor, size=per_page)
