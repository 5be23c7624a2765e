"""Drafts: what a person typed into a form survives signing in again.

A view marked `@keeps_draft` shows its form again from `g.draft`. Until then the pages in between carry the draft in
hidden fields, without its secrets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit

from flask import current_app, flash, g, request
from flask_wtf.csrf import validate_csrf
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as BaseResponse
from wtforms import ValidationError

from signpost.dashboard.one_time import one_time_values
from signpost.dashboard.workspaces.workspace_addresses import full_path
from signpost.web.body_limits import ORDINARY
from signpost.web.paths import split_workspace

# The prefix of the fields of a draft, and the field with the path of its form.
_PREFIX, _PATH = "kept:", "kept-path"
# Fields that are never part of a draft.
_SECRETS = ("password", "current", "csrf_token")
_View = TypeVar("_View", bound=Callable[..., Any])


def keeps_draft(view: _View) -> _View:
    """Mark a page that shows its form again with what was typed: it looks at `g.draft`."""
    view.keeps_draft = True  # type: ignore[attr-defined]
    return view


def has_draft() -> bool:
    """Whether the form that was sent belongs to a page that can show it again."""
    return _keeps_draft(request.path) and (request.content_length or 0) <= ORDINARY.max_bytes


def _keeps_draft(path: str) -> bool:
    try:
        endpoint, _ = current_app.url_map.bind("").match(split_workspace(path)[1], method="GET")
    except HTTPException:
        return False
    return getattr(current_app.view_functions[endpoint], "keeps_draft", False)


def is_ours() -> bool:
    """Whether a form was sent by one of our pages. No other site may fill in what a person is shown."""
    if request.headers.get("Origin") == f"{request.scheme}://{request.host}":
        return True
    try:
        validate_csrf(request.form.get("csrf_token"))
    except ValidationError:
        return False
    return True


def draft_fields() -> list[tuple[str, str]]:
    """The form that was sent, as hidden fields of the next page; without its secrets."""
    typed = [(name, text) for name, text in request.form.items(multi=True) if name not in _SECRETS]
    return [(_PATH, full_path()), *((_PREFIX + name, text) for name, text in typed)]


def resume_url(user_id: str, url: str) -> str:
    """Where a person continues after signing in: the page of the draft if any, else `url`."""
    path = dict(g.draft_fields).get(_PATH, "")
    if not _keeps_draft(path):
        return url
    fields = MultiDict((name.removeprefix(_PREFIX), text) for name, text in g.draft_fields if name.startswith(_PREFIX))
    return draft_url(user_id, path, fields)


def draft_url(user_id: str, path: str, fields: MultiDict[str, str]) -> str:
    """The address of a form that shows `fields`. It contains only a key."""
    return f"{path}?again={one_time_values().put(user_id, [*fields.items(multi=True)])}"


def restore_draft() -> BaseResponse | None:
    """Put the draft that the address names into `g.draft`; a response if it cannot be shown."""
    fields: list[tuple[str, str]] | None = one_time_values().take(g.caller.user.id, request.args["again"])
    if fields is None:
        return None
    g.draft = MultiDict(fields)
    flash("Nothing was sent yet. This is what you typed, except passwords. Check it, and send it again.")
    return None


def page_of_form() -> str:
    """The page that a form was on, with its query, if the browser says so."""
    referrer = urlsplit(request.headers.get("Referer", ""))
    if referrer.netloc != request.host or not referrer.path.startswith("/"):
        return ""
    return referrer.path + (f"?{referrer.query}" if referrer.query else "")


def next_query(wanted: str, **query: str) -> str:
    """The query of a page that leads on to `wanted`, with `query` before it; "" where there is nothing to say."""
    query = {**query, **({"next": wanted} if wanted not in ("", "/") else {})}
    return f"?{urlencode(query)}" if query else ""


def local_url(url: str) -> str:
    """`url` if it is a page of ours, else the start page: the author of a link must not choose another site."""
    return url if url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable() else "/"
