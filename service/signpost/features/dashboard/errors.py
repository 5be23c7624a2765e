"""How errors look in a browser."""

from flask import Response, current_app, g, make_response, redirect, request
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import errors
from signpost.domain.people.roles import Role
from signpost.domain.words import ROLES
from signpost.features.dashboard.addresses import full_path
from signpost.features.dashboard.blueprint import blp, current_view, error_response
from signpost.features.dashboard.drafts import draft_url, has_draft, is_ours, kept_fields, resume_url
from signpost.features.dashboard.form_tokens import CSRFError
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

# What a person may not do who lacks a role.
_REFUSALS = Translated(
    {
        Role.EDITOR: mark("You can't edit links"),
        Role.MANAGER: mark("You can't change this workspace"),
        Role.OWNER: mark("Only owners can do this"),
    }
)


@blp.errorhandler(errors.ServiceError)
def _service_error(error: errors.ServiceError) -> Response:
    if isinstance(error, errors.HttpsRequired) and "text/html" not in request.accept_mimetypes.values():
        return make_response({**error.body()}, error.status)
    response = error_page(error)
    response.headers.update(error.headers())
    g.retry_after = error.headers().get("Retry-After")
    return response


_NO_SCHEME = mark(
    "If the address in your browser already begins with https://, the proxy in front of Signpost does not set "
    "X-Forwarded-Proto."
)


def error_page(error: errors.ServiceError) -> Response:
    message, title = error.sentences(), ""
    if isinstance(error, errors.HttpsRequired):
        # Not a redirect: it would never end where the proxy does not say that HTTPS was used.
        public: str = current_app.config["PUBLIC_URL"] or ""
        address = public.rstrip("/") + full_path() if public.startswith("https:") else "/"
        return error_response(f"{message} {_(_NO_SCHEME)}", error.status, _("This page needs HTTPS"), address)
    if isinstance(error, errors.RoleTooLow):
        required = Role(str(error.extra["required_role"]))
        is_new = required == Role.EDITOR and request.path.endswith("/new")
        title = _("You can't create links") if is_new else _REFUSALS.get(required, "")
        message = _(
            "You need the role %(required)s; yours is %(own)s. Ask an owner of this workspace.",
            required=_role(error, "required_role"),
            own=_role(error, "role"),
        )
    elif isinstance(error, errors.NotFound) and request.path.startswith(("/links/", "/redirects/")):
        message = _("This link was deleted, or it belongs to another workspace.")
    return error_response(message, error.status, title)


def _role(error: errors.RoleTooLow, name: str) -> str:
    return ROLES[Role(str(error.extra[name]))]


@blp.errorhandler(CSRFError)
def _csrf_error(error: CSRFError) -> BaseResponse:
    if g.caller is not None and has_draft() and is_ours():
        # The person has signed in again in another tab: the form is ours, but its token is older.
        return redirect(draft_url(g.caller.user.id, full_path(), request.form.copy()), 303)
    goes_on_to = getattr(current_view(), "goes_on_to", None)
    if g.caller is not None and goes_on_to is not None and is_ours():
        # Signed in already, in another tab: that is what this form was for.
        g.draft_fields = kept_fields()
        return redirect(resume_url(g.caller.user.id, goes_on_to()), 303)
    return form_too_old()


def form_too_old() -> Response:
    return error_response(_("This form is too old. Go back, reload the page and send it again."), 400)


@blp.errorhandler(HTTPException)
def _http_error(error: HTTPException) -> Response:
    return error_response(error.description, error.code or 500)
