"""Signing in and out: a one-time link, an invitation, or e-mail address and password."""

from __future__ import annotations

from flask import abort, flash, g, redirect, request, session, url_for
from limits import RateLimitItem
from werkzeug.wrappers import Response as BaseResponse

from signpost.dashboard import words
from signpost.dashboard.blueprint import blp, cookie_name, open_to_all, page, see_other
from signpost.dashboard.drafts import local_url, resume_url
from signpost.domain.addresses import network_of
from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.sign_in import SessionStart, SignInMethod
from signpost.mail import outbox
from signpost.operations import invitations, sessions
from signpost.operations.workspaces import EMAIL_LENGTH, folded_email
from signpost.runtime import mail_queue, rate_limits
from signpost.runtime.rate_limits import parse_rate
from signpost.web.origin import origin

# From one network, for all users together: enough for an office where several people sign in at nine.
NETWORK_TRIES = parse_rate("20 per minute")
# From one network, for one user: a few more than a person needs who is trying to remember.
PERSON_TRIES = parse_rate("10 per minute")
# Of the current password in one session: it limits a stranger at a signed-in browser.
CURRENT_TRIES = parse_rate("5 per minute")


@blp.route("/sign-in", methods=["GET", "POST"])
@open_to_all
def sign_in() -> BaseResponse:
    wanted = local_url(request.values.get("next", ""))
    if g.caller is not None:
        return redirect(resume_url(g.caller.user.id, wanted), 303)
    email, wrong = request.form.get("email", ""), None
    if request.method == "POST":
        try:
            _try(email)
            user = sessions.check_password(email, request.form.get("password", ""))
            return begin_session(user.id, resume_url(user.id, wanted), SignInMethod.PASSWORD)
        except Unauthenticated as refused:
            wrong = refused.message
    return page("sign_in.html", 401 if wrong else 200, email=email, wrong=wrong, next=wanted)


@blp.post("/sign-in/link")
@open_to_all
def mail_sign_in_link() -> BaseResponse:
    """Send a sign-in link. The answer is the same whether or not a user has the address, and takes as long."""
    if not mail_queue.is_on():
        abort(404)
    email = request.form.get("email", "").strip()
    _count(NETWORK_TRIES, network_of(request.remote_addr or ""))
    if 0 < len(email) <= EMAIL_LENGTH:
        outbox.send_sign_in_link(folded_email(email))
    return page("link_sent.html", email=email[:EMAIL_LENGTH])


@blp.route("/welcome/<secret>", methods=["GET", "POST"])
@open_to_all
def welcome(secret: str) -> BaseResponse:
    """A one-time sign-in link. Opening the page does not consume it, so that mail scanners cannot."""
    if request.method == "POST":
        _try()
        user, method = sessions.use_link(secret)
        return begin_session(user.id, "/account?first=1", method)
    return page("welcome.html", 200 if sessions.is_link(secret) else 410, is_fine=sessions.is_link(secret))


@blp.route("/invitation/<secret>", methods=["GET", "POST"])
@open_to_all
def invitation(secret: str) -> BaseResponse:
    """The offer of a membership. The page does not reveal whether the invited e-mail address has an account."""
    found = invitations.find_invitation(secret)
    typed = {"name": request.form.get("name", "")}
    errors: dict[str, list[str]] = {}
    # Which form was sent: "me" (signed in), "known" (has an account) or "new".
    answer = request.form.get("as", "") if request.method == "POST" else ""
    if answer:
        _try(found.email if found else "")
        try:
            return _accept(secret, answer, typed["name"], request.form.get("password", ""))
        except Unauthenticated as refused:
            found = invitations.find_invitation(secret)
            errors["password"] = [refused.message]
        except Invalid as error:
            errors = error.errors
    is_theirs = (
        found is not None and g.caller is not None and folded_email(g.caller.user.email) == folded_email(found.email)
    )
    return page(
        "invitation.html",
        410 if found is None else 422 if errors else 200,
        found=found,
        is_theirs=is_theirs,
        answer=answer,
        typed=typed,
        errors=errors,
        lengths=sessions.PASSWORD_LENGTHS,
        words=words,
        here_again=url_for("dashboard.invitation", secret=secret),
    )


def _accept(secret: str, answer: str, name: str, password: str) -> BaseResponse:
    if answer == "me" and g.caller is not None:
        workspace = invitations.accept_invitation(secret, g.caller.user.id)
        g.caller = sessions.enter(g.caller, g.session_row.id, workspace.id)
        return see_other("/", f"You joined {workspace.name}.")
    if answer == "new":
        user, workspace = invitations.accept_as_new(secret, name=name, password=password)
    else:
        user, workspace = invitations.accept_with_password(secret, password)
    response = begin_session(user.id, "/", SignInMethod.PASSWORD, workspace_id=workspace.id)
    flash(f"You joined {workspace.name}.")
    return response


@blp.post("/sign-out")
def sign_out() -> BaseResponse:
    sessions.end_session(g.caller, g.session_row.id)
    session.clear()
    response = redirect(local_url(request.form.get("next", "/sign-in")), 303)
    response.delete_cookie(cookie_name(), secure=request.is_secure, httponly=True, samesite="Lax")
    return response


def begin_session(user_id: str, url: str, method: SignInMethod, *, workspace_id: str | None = None) -> BaseResponse:
    """Sign a user in with this browser, which goes on to `url`. Raises Unauthenticated."""
    start = SessionStart(method, request.headers.get("User-Agent", ""))
    secret = sessions.begin(user_id, start, workspace_id=workspace_id)
    # End this browser's previous session, and drop its CSRF token, which another user may have set.
    sessions.end_with(request.cookies.get(cookie_name(), ""))
    session.clear()
    return with_session(redirect(url, 303), secret)


def with_session(response: BaseResponse, secret: str) -> BaseResponse:
    """`response` with the session cookie."""
    age = int(sessions.MAX_SESSION_AGE.total_seconds())
    response.set_cookie(
        cookie_name(), secret, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure, path="/"
    )
    return response


def invitation_url(secret: str) -> str:
    """The address of an invitation."""
    return origin() + url_for("dashboard.invitation", secret=secret)


# --- attempts ---------------------------------------------------------------------------------------------------


def _try(email: str | None = None) -> None:
    """Count an attempt to sign in, as a particular user if `email` is given. Raises TooManyRequests.

    The network is counted first; the user only if the network is within its limit. Refused attempts leave no trace,
    and a user is never locked out by attempts from other networks.
    """
    if email is not None and len(email.strip()) > EMAIL_LENGTH:
        raise Unauthenticated("The e-mail address or the password is wrong.")
    network = network_of(request.remote_addr or "")
    _count(NETWORK_TRIES, network)
    if email is not None:
        _count(PERSON_TRIES, network, folded_email(email))


def count_password_try() -> None:
    """Count an attempt to enter the current password in this session. Raises TooManyRequests."""
    _count(CURRENT_TRIES, g.session_row.id)


def _count(limit: RateLimitItem, *key: str) -> None:
    rate_limits.current().require(limit, "sign-in", *key, message="Too many attempts. Try again in a minute.")
