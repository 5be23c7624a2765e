"""Signing in and out: a link that works once, an invitation, or e-mail address and password."""

from __future__ import annotations

from typing import Any

from flask import flash, g, redirect, request, session, url_for
from limits import RateLimitItem

from signpost.dashboard.blueprint import after, blp, cookie_name, open_to_all, page, resumed
from signpost.domain.addresses import network_of
from signpost.domain.errors import Invalid, Unauthenticated
from signpost.operations import invitations, sessions
from signpost.operations.workspaces import EMAIL_LENGTH, folded_email
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import User, Workspace
from signpost.web.origin import origin

# From one network, whoever is tried: an office, where several people sign in at nine.
NETWORK_TRIES = parse_rate("20 per minute")
# From one network for one person: a few more than somebody who does not remember needs.
PERSON_TRIES = parse_rate("10 per minute")
# Of the current password, by somebody who found a browser that is signed in.
CURRENT_TRIES = parse_rate("5 per minute")


@blp.route("/sign-in", methods=["GET", "POST"])
@open_to_all
def sign_in():
    wanted = _inside(request.values.get("next", ""))
    if g.caller is not None:
        return redirect(resumed(g.caller.user.id, wanted), 303)
    email, wrong = request.form.get("email", ""), None
    if request.method == "POST":
        try:
            _try(email)
            user = sessions.check_password(email, request.form.get("password", ""))
            return _begun(user, resumed(user.id, wanted))
        except Unauthenticated as refused:
            wrong = refused.message
    return page("sign_in.html", 401 if wrong else 200, email=email, wrong=wrong, next=wanted)


@blp.route("/welcome/<secret>", methods=["GET", "POST"])
@open_to_all
def welcome(secret):
    """A link that signs in once. Looking at it does not use it up: programs look at links too."""
    if request.method == "POST":
        _try()
        return _begun(sessions.use_link(secret), "/account?first=1", by_link=True)
    return page("welcome.html", 200 if sessions.is_link(secret) else 410, is_fine=sessions.is_link(secret))


@blp.route("/invitation/<secret>", methods=["GET", "POST"])
@open_to_all
def invitation(secret):
    """An offer of a membership. The same page for everybody who is not signed in, whoever has the address."""
    found = invitations.find_invitation(secret)
    typed, errors = {"name": request.form.get("name", "")}, {}
    # Whom the form is for: somebody who is signed in, who has an account, or who is new here.
    answer = request.form.get("as", "") if request.method == "POST" else ""
    if answer:
        _try(found.email if found else "")
        try:
            return _accepted(secret, answer, typed["name"], request.form.get("password", ""))
        except Unauthenticated as refused:
            found = invitations.find_invitation(secret)
            errors["password"] = [refused.message]
        except Invalid as refused:
            errors = refused.errors
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
        here_again=url_for("dashboard.invitation", secret=secret),
    )


def _accepted(secret: str, answer: str, name: str, password: str) -> Any:
    if answer == "me" and g.caller is not None:
        workspace = invitations.accept_invitation(secret, g.caller.user)
        sessions.enter(g.caller, g.session_row.id, workspace.id)
        return after("/", f"You are a member of {workspace.name}.")
    if answer == "new":
        user, workspace = invitations.accept_as_new(secret, name=name, password=password)
    else:
        user, workspace = invitations.accept_with_password(secret, password)
    response = _begun(user, "/", workspace=workspace)
    flash(f"You are a member of {workspace.name}.")
    return response


@blp.post("/sign-out")
def sign_out():
    sessions.end_session(g.caller, g.session_row.id)
    session.clear()
    response = redirect(_inside(request.form.get("next", "/sign-in")), 303)
    response.delete_cookie(cookie_name(), secure=request.is_secure, httponly=True, samesite="Lax")
    return response


def _begun(user: User, url: str, *, workspace: Workspace | None = None, by_link: bool = False) -> Any:
    agent = request.headers.get("User-Agent", "")
    secret = sessions.begin(user, agent, workspace=workspace, by_link=by_link)
    # What this browser had before ends: its session, and the token of its forms, which somebody else may have set.
    sessions.end_with(request.cookies.get(cookie_name(), ""))
    session.clear()
    return with_session(redirect(url, 303), secret)


def with_session(response: Any, secret: str) -> Any:
    """`response` with the cookie of a session."""
    age = int(sessions.MAX_SESSION_AGE.total_seconds())
    response.set_cookie(
        cookie_name(), secret, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure, path="/"
    )
    return response


def invitation_url(secret: str) -> str:
    """The address of an invitation."""
    return origin() + url_for("dashboard.invitation", secret=secret)


def _inside(url: str) -> str:
    """`url` where it is a page of ours; whoever writes the link must not choose another site."""
    return url if url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable() else "/"


# --- tries ------------------------------------------------------------------------------------------------------


def _try(email: str | None = None) -> None:
    """Count a try to come in, as somebody where `email` is given. Raises TooManyRequests.

    The network first, and the person within it only where the network has not had too many: what is refused leaves no
    trace, and nobody is kept out by what others try from elsewhere.
    """
    if email is not None and len(email.strip()) > EMAIL_LENGTH:
        raise Unauthenticated("The e-mail address or the password is wrong.")
    network = network_of(request.remote_addr or "")
    _count(NETWORK_TRIES, network)
    if email is not None:
        _count(PERSON_TRIES, network, folded_email(email))


def try_current_password() -> None:
    """Count a try of the current password in this session. Raises TooManyRequests."""
    _count(CURRENT_TRIES, g.session_row.id)


def _count(limit: RateLimitItem, *key: str) -> None:
    rate_limits.current().require(limit, "sign-in", *key, message="Too many tries. Wait a minute.")
