"""Notifications and how they fare. An extension."""

from signpost.operations import listing, roles
from signpost.operations.caller import Caller
from signpost.storage.models import Delivery


def list_deliveries(
    caller: Caller, *, sort: str, per_page: int, cursor: str | None = None
) -> tuple[list[Delivery], listing.Cursors]:
    """A page of the workspace's notifications. Below manager nobody is told where they go."""
    rows, cursors = listing.page(caller.workspace.deliveries, name="delivery", sort=sort, cursor=cursor, size=per_page)
    for row in rows:
        row.url = roles.masked(caller, row.url)
    return rows, cursors
