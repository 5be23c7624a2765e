"""Drafts: what a person typed or did survives signing in again.

A view marked `@keeps_draft` shows its form again from `g.draft`. What a view marked `@offers_again` would have done is
offered once more on a page of its own. Until then the pages in between carry the draft in hidden fields, without its
secrets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode, urlsplit

from flask import current_app, flash, g, request
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as BaseResponse

from signpost.features.dashboard.addresses import full_path
from signpost.features.dashboard.blueprint import View, blp, mark_view, page, see_other
from signpost.features.dashboard.form_tokens import CSRFError, validate_csrf
from signpost.features.dashboard.one_time import one_time_values
from signpost.translations import gettext as _
from signpost.web.body_limits import ORDINARY
from signpost.web.paths import split_workspace

# The prefix of the fields of a draft, and the field with the path of its form.
_PREFIX, _PATH = "kept:", "kept-path"
# The field of a draft with the page that an action was on.
_PAGE = "kept-page"
# Fields that are never part of a draft.
_SECRETS = ("password", "current", "csrf_token")
# Fields of these that say nothing to a person.
_QUIET = ("all", "back", "confirmation_token", "id", "key", "once", "resume", "seen", "version", "zone")


# A page that shows its form again with what was typed: it looks at `g.draft`.
keeps_draft = mark_view("keeps_draft")


def offers_again(button: str) -> Callable[[View], View]:
    """Mark a view that no form can show again. button: what the button that leads to it is called."""
    return mark_view("button", button)


def has_draft() -> bool:
    """Whether what was sent can be shown or offered again; a file that was chosen cannot."""
    is_small = (request.content_length or 0) <= ORDINARY.max_bytes
    return is_small and (_keeps_draft(request.path) or bool(_action(request.path)))


def _keeps_draft(path: str) -> bool:
    return getattr(_view(path, "GET"), "keeps_draft", False)


def _action(path: str) -> str:
    """What the button that leads to `path` is called; "" for what is not offered again."""
    button = getattr(_view(path, "POST"), "button", "")
    return _(button) if button else ""


def _view(path: str, method: str) -> Callable[..., Any] | None:
    try:
        endpoint, _values = current_app.url_map.bind("").match(split_workspace(path)[1], method=method)
    except HTTPException:
        return None
    return current_app.view_functions[endpoint]


def is_ours() -> bool:
    """Whether a form was sent by one of our pages. No other site may fill in what a person is shown."""
    if request.headers.get("Origin") == f"{request.scheme}://{request.host}":
        return True
    try:
        validate_csrf(request.form.get("csrf_token"))
    except CSRFError:
        return False
    return True


def kept_fields() -> list[tuple[str, str]]:
    """The draft that a form of a sign-in carries."""
    return [(name, text) for name, text in request.form.items(multi=True) if name.startswith((_PREFIX, _PATH))]


def draft_fields() -> list[tuple[str, str]]:
    """The form that was sent, as hidden fields of the next page; without its secrets."""
    typed = [(name, text) for name, text in request.form.items(multi=True) if name not in _SECRETS]
    return [(_PATH, full_path()), *((_PREFIX + name, text) for name, text in [*typed, (_PAGE, page_of_form())])]


def wanted_url() -> str:
    """Where the form of a sign-in leads: its field `next`."""
    return local_url(request.form.get("next", ""))


def resume_url(user_id: str, url: str) -> str:
    """Where a person continues after signing in: the page of the draft if any, else `url`."""
    path = dict(g.draft_fields).get(_PATH, "")
    if not _keeps_draft(path) and not _action(path):
        return url
    fields = MultiDict((name.removeprefix(_PREFIX), text) for name, text in g.draft_fields if name.startswith(_PREFIX))
    return draft_url(user_id, path, fields)


def draft_url(user_id: str, path: str, fields: MultiDict[str, str]) -> str:
    """The address of a page that shows or offers what was sent to `path`. It contains only a key."""
    draft = [*fields.items(multi=True)]
    if _keeps_draft(path):
        return f"{path}?again={one_time_values().put(user_id, draft)}"
    draft.append((_PATH, path))
    return f"{split_workspace(path)[0]}/once-more?again={one_time_values().put(user_id, draft)}"


def restore_draft() -> BaseResponse | None:
    """Put the draft that the address names into `g.draft`; a response if it cannot be shown."""
    fields: list[tuple[str, str]] | None = one_time_values().take(g.caller.user.id, request.args["again"])
    if fields is None:
        return None
    g.draft = MultiDict(fields)
    if _PATH not in g.draft:
        flash(
            _("Nothing has been sent yet. This is what you typed, without passwords and files. Check it, then send it.")
        )
    return None


@blp.get("/once-more")
def once_more() -> BaseResponse:
    """What a person did when their session had ended, to be done now."""
    if g.draft is None:
        return see_other("/")
    path = g.draft.pop(_PATH)
    return page(
        "once_more.html",
        action=path,
        name=_action(path),
        back=local_url(g.draft.pop(_PAGE, "")),
        fields=[entry for entry in g.draft.items(multi=True) if entry[0] not in _SECRETS],
        quiet=_QUIET,
    )


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
