"""Signing in and out: a link that works once, then e-mail address and password."""

from __future__ import annotations

from typing import Any

from flask import current_app, g, redirect, request

from service.dashboard.blueprint import COOKIE, after, blp, open_to_all, page
from service.errors import TooManyRequests, Unauthenticated
from service.models import User
from service.operations import sessions
from service.throttle import Throttle, rate

# For an address, and for whoever is tried: a few more than a person who does not remember needs.
_TRIES = rate("10 per minute")
_limiter_name = "signpost.sign_in_tries"


@blp.record_once
def _make_limiter(state: Any) -> None:
    state.app.extensions[_limiter_name] = Throttle()


@blp.route("/sign-in", methods=["GET", "POST"])
@open_to_all
def sign_in():
    wanted = _inside(request.values.get("next", ""))
    if g.caller is not None:
        return redirect(wanted, 303)
    email, wrong = request.form.get("email", ""), None
    if request.method == "POST":
        _try(f"address {request.remote_addr}", f"email {email.strip().lower()}")
        try:
            user = sessions.check_password(email, request.form.get("password", ""))
            return _begun(user, wanted)
        except Unauthenticated as refused:
            wrong = refused.message
    return page("sign_in.html", 401 if wrong else 200, email=email, wrong=wrong, next=wanted)


@blp.route("/welcome/<secret>", methods=["GET", "POST"])
@open_to_all
def welcome(secret):
    """A link that signs in once. Looking at it does not use it up: programs look at links too."""
    if request.method == "POST":
        _try(f"address {request.remote_addr}")
        return _begun(sessions.use_link(secret), "/account?first=1")
    return page("welcome.html", 200 if sessions.is_link(secret) else 410, is_fine=sessions.is_link(secret))


@blp.post("/sign-out")
def sign_out():
    sessions.end_session(g.caller, g.session_row.id)
    response = after("/sign-in")
    response.delete_cookie(COOKIE)
    return response


def _begun(user: User, url: str) -> Any:
    secret = sessions.begin(user, request.headers.get("User-Agent", ""))
    response = redirect(url, 303)
    age = int(sessions.IDLE.total_seconds())
    response.set_cookie(COOKIE, secret, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure)
    return response


def _try(*keys: str) -> None:
    throttle: Throttle = current_app.extensions[_limiter_name]
    tried = [throttle.allows(_TRIES, "sign-in", key) for key in keys]
    if not all(tried):
        raise TooManyRequests(60, "Too many tries. Wait a minute.")


def _inside(url: str) -> str:
    """`url` where it is a page of ours; whoever writes the link must not choose another site."""
    return url if url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable() else "/"
