"""The workspace in the address of a page, like /w/home/links: tabs and bookmarks cannot mix workspaces up.

Views know nothing of it: their paths begin after the workspace.
"""

from __future__ import annotations

from urllib.parse import quote

from flask import g, request

from signpost.features.sign_in.operations import sessions
from signpost.operations.workspaces.workspaces import NamedWorkspace, by_slug


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
