"""Where pages are, like /w/home/links: below the workspace, and the pages of a record below its list.

With the workspace in the address tabs and bookmarks cannot mix workspaces up. Views know nothing of it: their paths
begin after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, urlencode

from flask import g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.records.record import Handler, RecordView
from signpost.features.sign_in.operations import sessions
from signpost.operations.workspaces.workspaces import NamedWorkspace, by_slug

# Where the pages of the documentation are, for people who do not have them at hand.
DOCS = "https://github.com/signpost-links/signpost/blob/main/docs/"


def own_workspaces() -> list[NamedWorkspace]:
    """The workspaces of the person who is signed in, by name."""
    if "workspaces" not in g:
        g.workspaces = sessions.workspaces_of(g.caller)
    workspaces: list[NamedWorkspace] = g.workspaces
    return workspaces


def requested_slug() -> str:
    """The workspace that the address of the request names; "" for none."""
    _, separator, slug = request.script_root.rpartition("/w/")
    return slug if separator else ""


def root_of(workspace_id: str) -> str:
    """Where the pages of one of the person's workspaces begin."""
    slug = next(slug for slug, entry in by_slug(own_workspaces()).items() if entry.id == workspace_id)
    return f"/w/{quote(slug)}"


def root() -> str:
    """Where the pages of the current workspace begin; "" for someone who is not signed in."""
    return "" if g.get("caller") is None else root_of(g.caller.workspace.id)


def full_path() -> str:
    """The path of the request with its workspace, and without its query."""
    return quote(request.script_root) + request.path


# The lists of records, by the names in their addresses.
LISTS = {"links": Handler.SHORT_URL, "redirects": Handler.REDIRECT}
_NAMES = {handler: name for name, handler in LISTS.items()}


def list_path(handler: Handler) -> str:
    """The path of a list of records; the navigation marks it on the pages of each of them."""
    return f"/{_NAMES[handler]}"


def list_address(name: str, params: Mapping[str, str]) -> str:
    """The address of a list. params: its query."""
    return f"/{name}?{urlencode(params)}".rstrip("?")


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
