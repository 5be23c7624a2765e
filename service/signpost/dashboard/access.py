"""Before each page: who is signed in, and whether a form may be carried out."""

from __future__ import annotations

from urllib.parse import urlencode

from flask import Response, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard.blueprint import blp, cookie_name, csrf, current_view, page
from signpost.dashboard.drafts import FORM_WORKSPACE, draft_fields, has_draft, is_ours, page_of_form, restore_draft
from signpost.dashboard.errors import form_too_old
from signpost.domain import errors
from signpost.operations import sessions
from signpost.web import authentication
from signpost.web.body_limits import KEPT_FORM
from signpost.web.origin import with_host
from signpost.web.proxies import SAFE

# Forms about the person rather than about a workspace.
_PERSONAL = ("sign_out", "enter_workspace", "account_page", "end_session")


@blp.before_request
def _authenticate() -> BaseResponse | None:
    """Find out who is signed in; anyone else is sent to the sign-in page. A form is valid only in its own workspace."""
    g.caller = g.session_row = g.draft = None
    g.kept = []
    if request.endpoint == "dashboard.static":
        return None
    if not request.environ.get(SAFE, True):
        raise errors.HttpsRequired
    found = sessions.caller_of(request.cookies.get(cookie_name(), ""))
    if found is not None:
        g.caller, g.session_row = with_host(found[0]), found[1]
    authentication.count_page(g.caller)
    is_open = getattr(current_view(), "is_open", False)
    if request.method == "POST":
        _check_form(is_open)
    if is_open:
        return None
    if g.caller is None:
        return _to_sign_in()
    if request.method == "POST" and (request.endpoint or "").rpartition(".")[2] not in _PERSONAL:
        return _refuse_other_workspace()
    if "again" in request.args:
        return restore_draft()
    return None


def _check_form(is_open: bool) -> None:
    # Before anything reads the form.
    if g.caller is None:
        # It may carry a draft, whose field names are longer, and the sign-in fields.
        request.max_content_length = KEPT_FORM.max_bytes
    if g.caller is not None or is_open:
        csrf.protect()
        g.kept = [(name, text) for name, text in request.form.items(multi=True) if name.startswith("kept")]


def _to_sign_in() -> BaseResponse:
    if "HX-Request" in request.headers:
        return _signed_out_fragment()
    if request.method == "POST" and has_draft() and is_ours():
        g.kept = draft_fields()
        return page("sign_in_again.html", 401)
    wanted = request.full_path.rstrip("?") if request.method == "GET" else page_of_form()
    url = "/sign-in" + (f"?{urlencode({'next': wanted})}" if wanted not in ("", "/") else "")
    return redirect(url, 303)


def _signed_out_fragment() -> Response:
    """For htmx, which swaps a part of the page: the page stays, with everything that was typed there."""
    response = page("signed_out.html", 401)
    response.headers["HX-Reselect"] = "#signed-out"
    if "HX-Target" not in request.headers:
        # The target is a table row or similar, where this text has no room.
        response.headers.update({"HX-Retarget": "#notice", "HX-Reswap": "innerHTML"})
    return response


def _refuse_other_workspace() -> BaseResponse | None:
    """Refuse a form of another workspace: the person has entered this one in another tab since."""
    form_workspace = request.form.get(FORM_WORKSPACE)
    if form_workspace == g.caller.workspace.id:
        return None
    if form_workspace is None:
        return form_too_old()
    known = next((one for one in sessions.workspaces_of(g.caller) if one.id == form_workspace), None)
    fields = draft_fields() if known is not None and has_draft() else []
    return page("other_workspace.html", 409, form_workspace=known, fields=fields, back=page_of_form())
