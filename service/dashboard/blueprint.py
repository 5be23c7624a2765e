"""What every page of the dashboard shares: who is signed in, protection of forms, headers, and how errors look."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, current_app, flash, g, make_response, redirect, render_template, request
from flask_limiter import RateLimitExceeded
from flask_wtf.csrf import CSRFError, CSRFProtect
from werkzeug.exceptions import HTTPException

from service import bearer, errors
from service.identity import origin, product_version
from service.operations import bulk, hosts, invitations, records, roles, sessions, workspace_settings
from service.proxies import SAFE

# Over HTTPS with a prefix that browsers guard: no other hostname of the domain, and nobody on plain HTTP, can set it.
COOKIE, PREFIX = "signpost_session", "__Host-"
# What a form is beside a file in it.
FORM_BYTES = 64 * 1024
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
    """Who is signed in; whoever is not goes to sign in first."""
    g.caller = g.session_row = None
    if request.endpoint == "dashboard.static":
        return None
    if not request.environ.get(SAFE, True):
        raise errors.HttpsRequired
    found = sessions.caller_of(request.cookies.get(cookie_name(), ""))
    if found is not None:
        g.caller, g.session_row = found
    bearer.count_page(g.caller)
    if request.method == "POST":
        # Before anything reads the form.
        request.max_content_length = getattr(_view(), "most_bytes", current_app.config["MAX_CONTENT_LENGTH"])
        csrf.protect()
    if g.caller is None and not getattr(_view(), "is_open", False):
        return _to_sign_in()
    return None


def cookie_name() -> str:
    """The name of the session's cookie. Plain HTTP, which only this machine may speak, knows no prefixes."""
    return (PREFIX if request.is_secure else "") + COOKIE


def _view() -> Callable[..., Any]:
    return current_app.view_functions[request.endpoint or ""]


def takes_file(most_bytes: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A form with a file in it."""

    def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
        view.most_bytes = most_bytes + FORM_BYTES  # type: ignore[attr-defined]
        return view

    return decorate


def open_to_all(view: Callable[..., Any]) -> Callable[..., Any]:
    """A page for those who are not signed in."""
    view.is_open = True  # type: ignore[attr-defined]
    return view


def _to_sign_in() -> Any:
    wanted = request.full_path.rstrip("?") if request.method == "GET" else ""
    url = "/sign-in" + (f"?{urlencode({'next': wanted})}" if wanted not in ("", "/") else "")
    if "HX-Request" in request.headers:
        # Not into the middle of a page.
        return Response(status=200, headers={"HX-Redirect": url})
    return redirect(url, 303)


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
    return {
        "caller": caller,
        "may": {
            name: bool(caller) and roles.is_at_least(caller.role, roles.required_for(op)) for name, op in _MAY.items()
        },
        "version": product_version(),
        "origin": origin(),
        "asset": asset,
        "here": request.path,
        "workspaces": sessions.workspaces_of(caller) if caller else [],
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
    response = page("error.html", error.status, message=" ".join(error.reasons) or error.message, **_shared())
    response.headers.setdefault("Content-Security-Policy", _POLICY)
    response.headers["Cache-Control"] = "no-store"
    return response


@blp.errorhandler(CSRFError)
def _forged(error: CSRFError) -> Response:
    return page("error.html", 400, message="This form is too old. Go back, load the page again, and send it once more.")


@blp.errorhandler(RateLimitExceeded)
@blp.errorhandler(HTTPException)
def _http(error: HTTPException) -> Response:
    return page("error.html", error.code or 500, message=error.description)
