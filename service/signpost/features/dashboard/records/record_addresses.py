"""Where the page of a record is: that of a link below /links, that of a redirect below /redirects."""

from __future__ import annotations

from flask import redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.records.record import Handler, RecordView
from signpost.features.dashboard.workspaces.workspace_addresses import root

# The lists of records, by the names in their addresses.
LISTS = {"links": Handler.SHORT_URL, "redirects": Handler.REDIRECT}
_NAMES = {handler: name for name, handler in LISTS.items()}


def list_path(handler: Handler) -> str:
    """The path of a list of records; the navigation marks it on the pages of each of them."""
    return f"/{_NAMES[handler]}"


def record_address(record: RecordView) -> str:
    """The path of a record's page. Templates have it as a filter."""
    return f"{list_path(record.handler)}/{record.id}"


def elsewhere(record: RecordView) -> BaseResponse | None:
    """A redirect to the page, where the request is for its address among those of the other handler."""
    here = record_address(record)
    if request.path.startswith(here):
        return None
    path = here + request.path.partition(record.id)[2]
    query = request.query_string.decode()
    return redirect(root() + path + (f"?{query}" if query else ""))
