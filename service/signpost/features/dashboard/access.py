"""Before each page: who is signed in, and whether a form may be carried out."""

from __future__ import annotations

from urllib.parse import quote, urlencode

from flask import Response, abort, flash, g, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import errors
from signpost.features.dashboard.addresses import full_path, own_workspaces, requested_slug, root, root_of
from signpost.features.dashboard.blueprint import blp, cookie_name, current_view, lacks_second_factor, page
from signpost.features.dashboard.drafts import (
    draft_fields,
    has_draft,
    is_ours,
    kept_fields,
    next_query,
    page_of_form,
    restore_draft,
)
from signpost.features.dashboard.errors import form_too_old
from signpost.features.dashboard.form_tokens import protect
from signpost.features.dashboard.languages import speak_to_reader
from signpost.features.sign_in.operations import sessions
from signpost.operations.workspaces.workspaces import by_former_slug, by_slug
from signpost.translations import gettext as _
from signpost.web import authentication, holders
from signpost.web.body_limits import FORM_WITH_DRAFT
from signpost.web.origin import with_host
from signpost.web.proxies import SAFE


@blp.before_request
def _authenticate() -> BaseResponse | None:
    """Find out who is signed in, and in which workspace; anyone else is sent to the sign-in page."""
    g.caller = g.session_row = g.draft = None
    g.draft_fields = []
    if request.endpoint == "dashboard.static":
        return None
    _find_caller()
    is_open = getattr(current_view(), "is_open", False)
    if request.method == "POST" and not getattr(current_view(), "has_no_token", False):
        _check_form(is_open)
    if is_open:
        return None
    if g.caller is None:
        refusal: BaseResponse | None = getattr(current_view(), "check_before_sign_in", lambda: None)()
        return refusal or _to_sign_in()
    if requested_slug():
        moved = _to_new_name(requested_slug())
        if moved is not None:
            return moved
        _enter_workspace(requested_slug())
    elif not getattr(current_view(), "is_personal", False):
        return _to_workspace()
    if lacks_second_factor() and not getattr(current_view(), "sets_up", False):
        return _to_set_up()
    if "again" in request.args:
        return restore_draft()
    return None


def only_pages() -> None:
    """A hook before each request: what is not of a workspace has no address there.

    Who is signed in reads that among the pages of the workspace.
    """
    if requested_slug() and blp.name not in request.blueprints:
        g.caller = g.session_row = None
        _find_caller()
        if g.caller is not None:
            _enter_workspace(requested_slug())
        abort(404)


def _find_caller() -> None:
    """Find out who is signed in. Raises HttpsRequired, TooManyRequests."""
    speak_to_reader()
    if not request.environ.get(SAFE, True):
        raise errors.HttpsRequired
    found = sessions.caller_of(request.cookies.get(cookie_name(), ""))
    if found is not None:
        g.caller, g.session_row = with_host(found[0]), found[1]
        holders.note_caller(request.environ, g.caller)
        speak_to_reader()
    authentication.count_page(g.caller)


def _check_form(is_open: bool) -> None:
    # Before anything reads the form.
    if g.caller is None:
        # It may carry a draft, whose field names are longer, and the sign-in fields.
        request.max_content_length = FORM_WITH_DRAFT.max_bytes
    if g.caller is not None or is_open:
        protect()
        g.draft_fields = kept_fields()


def _to_sign_in() -> BaseResponse:
    if "HX-Request" in request.headers:
        return _signed_out_fragment()
    if request.method == "POST" and is_ours() and not (request.endpoint or "").endswith(".sign_out"):
        if has_draft():
            g.draft_fields = draft_fields()
            return page("sign_in_again.html", 401)
        flash(_("Your session has ended, so nothing was done. Sign in and try again."))
    wanted = _wanted() if request.method == "GET" else page_of_form()
    return redirect("/sign-in" + next_query(wanted), 303)


def _to_set_up() -> BaseResponse:
    """Where a person sets up the second factor that their workspace requires."""
    wanted = _wanted() if request.method == "GET" and "HX-Request" not in request.headers else page_of_form()
    url = f"{root()}/account/second-step?{urlencode({'next': wanted or root() + '/'})}"
    if "HX-Request" in request.headers:
        # htmx would show the page as a part of this one.
        return Response(status=204, headers={"HX-Redirect": url})
    return redirect(url, 303)


def _wanted() -> str:
    query = request.query_string.decode()
    return full_path() + (f"?{query}" if query else "")


def _signed_out_fragment() -> Response:
    """For htmx, which swaps a part of the page: the page stays, with everything that was typed there."""
    response = page("signed_out.html", 401)
    response.headers["HX-Reselect"] = "#signed-out"
    if "HX-Target" not in request.headers:
        # The target is a table row or similar, where this text has no room.
        response.headers.update({"HX-Retarget": "#notice", "HX-Reswap": "innerHTML"})
    return response


def _to_new_name(slug: str) -> BaseResponse | None:
    """Where the page is since its workspace was renamed; None where `slug` is a workspace's, or was none's."""
    if request.method not in ("GET", "HEAD") or slug in by_slug(own_workspaces()):
        return None
    renamed = by_former_slug(own_workspaces()).get(slug)
    if renamed is None:
        return None
    query = request.query_string.decode()
    return redirect(root_of(renamed.id) + quote(request.path) + (f"?{query}" if query else ""))


def _enter_workspace(slug: str) -> None:
    """Continue in the workspace that the address names. Raises NotFound."""
    workspace = by_slug(own_workspaces()).get(slug)
    if workspace is None:
        raise errors.NotFound(_("There is no such workspace, or you are not a member of it."))
    if workspace.id != g.caller.workspace.id:
        g.caller = sessions.enter(g.caller, g.session_row.id, workspace.id)


def _to_workspace() -> BaseResponse:
    """An address without a workspace, as until version 0.3, leads to the workspace where the person was last."""
    if request.method == "POST":
        return form_too_old()
    return redirect(root() + request.full_path.rstrip("?"))
