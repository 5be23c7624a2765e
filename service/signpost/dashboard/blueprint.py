"""What every page of the dashboard shares: who is signed in, protection of forms, headers, and how errors look."""

import hmac
import json
import re
import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from flask import Blueprint, Response, current_app, flash, g, make_response, redirect, render_template, request
from flask_limiter import RateLimitExceeded
from flask_wtf.csrf import CSRFError, CSRFProtect, validate_csrf
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import HTTPException
from wtforms import ValidationError

from signpost.dashboard.forms import LABELS
from signpost.dashboard.kept import shelf
from signpost.domain import errors
from signpost.operations import bulk, hosts, idempotency, invitations, records, roles, sessions, workspace_settings
from signpost.runtime import link_passwords
from signpost.runtime.version import product_version
from signpost.storage import keys
from signpost.storage.models import Workspace
from signpost.web import authentication
from signpost.web.body_limits import KEPT_FORM, ORDINARY
from signpost.web.origin import origin, with_host
from signpost.web.proxies import SAFE

# Over HTTPS with a prefix that browsers guard: no other hostname of the domain, and nobody on plain HTTP, can set it.
COOKIE, PREFIX = "signpost_session", "__Host-"
# In which workspace a form was loaded.
FORM_WORKSPACE = "in_workspace"
# What begins the names of the fields of a form that is kept while somebody signs in; and whose form it is.
_KEPT, _KEPT_PATH = "kept:", "kept-path"
# Never kept.
_SECRETS = ("password", "current", "csrf_token")
# Forms that are about the person and not about a workspace.
_PERSONAL = ("sign_out", "enter_workspace", "account_page", "end_session")
_FORM_KEY = re.compile(r"[\w-]{16,64}")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# What a person may do, by the operation that does it.
_MAY: dict[str, Callable[..., Any]] = {
    "edit": records.create_link,
    "delete_many": bulk.request_deletion,
    "connect": hosts.connect_host,
    "set": workspace_settings.update_setting,
    "invite": invitations.create_invitation,
}

csrf = CSRFProtect()
blp = Blueprint("dashboard", __name__, template_folder="templates", static_folder="static", static_url_path="/static")


@blp.before_request
def _begin() -> Any:
    """Who is signed in; whoever is not goes to sign in first. A form counts in its own workspace alone."""
    g.caller = g.session_row = g.again = None
    g.kept = []
    if request.endpoint == "dashboard.static":
        return None
    if not request.environ.get(SAFE, True):
        raise errors.HttpsRequired
    found = sessions.caller_of(request.cookies.get(cookie_name(), ""))
    if found is not None:
        g.caller, g.session_row = with_host(found[0]), found[1]
    authentication.count_page(g.caller)
    is_open = getattr(_view(), "is_open", False)
    if request.method == "POST":
        # Before anything reads the form.
        if g.caller is None:
            request.max_content_length = KEPT_FORM.max_bytes
        if g.caller is not None or is_open:
            csrf.protect()
            g.kept = [(name, text) for name, text in request.form.items(multi=True) if name.startswith("kept")]
    if is_open:
        return None
    if g.caller is None:
        return _to_sign_in()
    if request.method == "POST" and (request.endpoint or "").rpartition(".")[2] not in _PERSONAL:
        return _refuse_other_workspace()
    if "again" in request.args:
        return _show_again()
    return None


def cookie_name() -> str:
    """The name of the session's cookie. Plain HTTP, which only this machine may speak, knows no prefixes."""
    return (PREFIX if request.is_secure else "") + COOKIE


def _view() -> Callable[..., Any]:
    return current_app.view_functions[request.endpoint or ""]


def open_to_all(view: Callable[..., Any]) -> Callable[..., Any]:
    """A page for those who are not signed in."""
    view.is_open = True  # type: ignore[attr-defined]
    return view


def _to_sign_in() -> Any:
    if "HX-Request" in request.headers:
        return _signed_out_fragment()
    if request.method == "POST" and _is_kept_form() and _is_ours():
        g.kept = _kept_fields()
        return page("sign_in_again.html", 401)
    wanted = request.full_path.rstrip("?") if request.method == "GET" else _page_of_form()
    url = "/sign-in" + (f"?{urlencode({'next': wanted})}" if wanted not in ("", "/") else "")
    return redirect(url, 303)


def _signed_out_fragment() -> Response:
    """For the middle of a page: the page stays, with all that was typed there."""
    response = page("signed_out.html", 401)
    response.headers["HX-Reselect"] = "#signed-out"
    if "HX-Target" not in request.headers:
        # The place is a row of a table, or the like.
        response.headers.update({"HX-Retarget": "#notice", "HX-Reswap": "innerHTML"})
    return response


# --- forms that are not lost ------------------------------------------------------------------------------------


def keeps_form(view: Callable[..., Any]) -> Callable[..., Any]:
    """A page that shows its form again with what was typed, where that could not be sent: it looks at `g.again`."""
    view.keeps_form = True  # type: ignore[attr-defined]
    return view


def _is_kept_form() -> bool:
    return _keeping(request.path) and (request.content_length or 0) <= ORDINARY.max_bytes


def _keeping(path: str) -> bool:
    """Whether `path` is a page that shows its form again."""
    try:
        endpoint, _ = current_app.url_map.bind("").match(path, method="GET")
    except HTTPException:
        return False
    return getattr(current_app.view_functions[endpoint], "keeps_form", False)


def _is_ours() -> bool:
    """Whether a form comes from a page of ours. Nobody else may fill in what a person is shown."""
    if request.headers.get("Origin") == f"{request.scheme}://{request.host}":
        return True
    try:
        validate_csrf(request.form.get("csrf_token"))
    except ValidationError:
        return False
    return True


def _kept_fields() -> list[tuple[str, str]]:
    """The form that was sent, as hidden fields of the page between; without its secrets."""
    typed = [(name, text) for name, text in request.form.items(multi=True) if name not in _SECRETS]
    return [(_KEPT_PATH, request.path), *((_KEPT + name, text) for name, text in typed)]


def resumed(user_id: str, url: str) -> str:
    """Where to go on after signing in or entering a workspace: `url`, or the form that was kept meanwhile."""
    path = dict(g.kept).get(_KEPT_PATH, "")
    if not _keeping(path):
        return url
    fields = MultiDict((name.removeprefix(_KEPT), text) for name, text in g.kept if name.startswith(_KEPT))
    return _again(user_id, path, fields)


def _again(user_id: str, path: str, fields: MultiDict[str, str]) -> str:
    # Its key alone stands in the address.
    return f"{path}?again={shelf().put(user_id, fields)}"


def _show_again() -> Any:
    fields: MultiDict[str, str] | None = shelf().take(g.caller.user.id, request.args["again"])
    if fields is None:
        return None
    workspace_id = fields.get(FORM_WORKSPACE, "")
    if workspace_id != g.caller.workspace.id:
        if workspace_id not in {one.id for one in sessions.workspaces_of(g.caller)}:
            return after("/", "What you typed belongs to a workspace that you are not a member of; it was not kept.")
        sessions.enter(g.caller, g.session_row.id, workspace_id)
        found = sessions.caller_of(request.cookies.get(cookie_name(), ""))
        if found is not None:
            g.caller, g.session_row = with_host(found[0]), found[1]
    g.again = fields
    flash("Nothing was sent yet. Here is what you typed, but for passwords: look at it, and send it again.")
    return None


def _page_of_form() -> str:
    """The page that a form was on, where the browser says so."""
    referrer = urlsplit(request.headers.get("Referer", ""))
    return referrer.path if referrer.netloc == request.host and referrer.path.startswith("/") else ""


def _refuse_other_workspace() -> Any:
    """A form of one workspace must not be carried out in another one, which its person has entered elsewhere since."""
    meant = request.form.get(FORM_WORKSPACE)
    if meant == g.caller.workspace.id:
        return None
    if meant is None:
        return _too_old()
    known = next((one for one in sessions.workspaces_of(g.caller) if one.id == meant), None)
    kept = _kept_fields() if known is not None and _is_kept_form() else []
    back = _page_of_form()
    return page("other_workspace.html", 409, form_workspace=known, fields=kept, back=back)


def enter_form_workspace() -> str:
    """Enter the workspace that a form says; where to go on."""
    chosen = request.form.get("workspace", "")
    sessions.enter(g.caller, g.session_row.id, chosen)
    back = request.form.get("back", "")
    is_page = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
    return resumed(g.caller.user.id, back if is_page else "/")


def made_once(make: Callable[[], str]) -> str:
    """What `make` returns, an id: called once for a form, however often the form is sent as it is."""
    key = form_key()
    if key is None:
        return make()
    # With the key of the instance, for there may be a password in it.
    typed = sorted(one for one in request.form.items(multi=True) if one[0] != "csrf_token")
    secret = keys.derive(current_app.config["INSTANCE"], "forms")
    digest = hmac.digest(secret, json.dumps([request.path, typed]).encode(), "sha256").hex()
    with link_passwords.ahead():
        # Before the transaction, which keeps all other writers waiting.
        link_passwords.prepare(request.form.get("password", ""))
        # REST's keys have no spaces.
        return idempotency.once(g.caller, f"form {key} {digest}", digest, make)[0]


def new_key() -> str:
    """A key for a form, by which what it makes is made once."""
    return secrets.token_urlsafe(16)


def form_key() -> str | None:
    """The key that the form was loaded with."""
    key = request.form.get("once", "")
    return key if _FORM_KEY.fullmatch(key) else None


@blp.after_request
def _finish(response: Response) -> Response:
    response.headers.setdefault("Content-Security-Policy", _POLICY)
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    if request.endpoint == "dashboard.static":
        if "v" in request.args:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    else:
        response.headers["Cache-Control"] = "no-store"
        response.vary.add("Cookie")
    return response


@blp.context_processor
def _shared() -> dict[str, Any]:
    caller = g.get("caller")
    workspaces: list[Workspace] = sessions.workspaces_of(caller) if caller else []
    return {
        "caller": caller,
        "may": {name: bool(caller) and caller.role >= roles.required_for(op) for name, op in _MAY.items()},
        "version": product_version(),
        "origin": origin(),
        "asset": asset,
        "here": request.path,
        "workspaces": workspaces,
        # Where nobody is signed in, forms carry what was typed before.
        "kept": [] if caller else g.get("kept", []),
        "new_key": new_key,
        "labels": LABELS,
    }


def page(template: str, status: int = 200, **context: Any) -> Response:
    return make_response(render_template(template, **context), status)


def after(url: str, done: str = "") -> Any:
    """What a form that succeeded is answered: another page, which says what was done."""
    if done:
        # In the signed cookie and not in the address, where anybody could write in our name.
        flash(done)
    return redirect(url, 303)


def require(operation: Callable[..., Any]) -> None:
    """Raises RoleTooLow for whoever could not send the form of this page."""
    roles.require(g.caller, roles.required_for(operation))


@cache
def asset(name: str) -> str:
    """The address of a static file, another one after each change of it: browsers may keep it for a year."""
    changed = int((Path(blp.static_folder or "") / name).stat().st_mtime)
    return f"/static/{name}?v={changed}"


# --- what goes wrong --------------------------------------------------------------------------------------------


@blp.errorhandler(errors.ServiceError)
def _refused(error: errors.ServiceError) -> Response:
    if isinstance(error, errors.HttpsRequired) and "text/html" not in request.accept_mimetypes.values():
        return make_response({**error.body()}, error.status)
    response = error_page(error)
    response.headers.update(error.headers())
    return response


def error_page(error: errors.ServiceError) -> Response:
    """What a browser is shown of an error, wherever on the service origin it came about."""
    response = page("error.html", error.status, message=error.sentences(), **_shared())
    response.headers.setdefault("Content-Security-Policy", _POLICY)
    response.headers["Cache-Control"] = "no-store"
    return response


@blp.errorhandler(CSRFError)
def _forged(error: CSRFError) -> Any:
    if g.caller is not None and _is_kept_form() and _is_ours():
        # Somebody has signed in again in another tab: the form is ours, and its protection is older.
        return redirect(_again(g.caller.user.id, request.path, request.form.copy()), 303)
    return _too_old()


def _too_old() -> Response:
    return page("error.html", 400, message="This form is too old. Go back, load the page again, and send it once more.")


@blp.errorhandler(RateLimitExceeded)
@blp.errorhandler(HTTPException)
def _http(error: HTTPException) -> Response:
    return page("error.html", error.code or 500, message=error.description)
