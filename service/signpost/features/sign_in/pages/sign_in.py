"""Signing in and out: a one-time link, an invitation, or e-mail address and password."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Response, abort, current_app, flash, g, redirect, request, session, url_for
from werkzeug.wrappers import Response as BaseResponse

from signpost.clicks.places import GeoDatabase
from signpost.domain import words
from signpost.domain.errors import Invalid, TooManyRequests, Unauthenticated
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.domain.records.addresses import network_of, networks_of, site_of
from signpost.features.dashboard.blueprint import (
    begins_session,
    cookie_name,
    open_to_all,
    page,
    page_to,
    personal,
    see_other,
    sets_up,
)
from signpost.features.dashboard.drafts import local_url, next_query, resume_url, wanted_url
from signpost.features.dashboard.form_tokens import CSRFError, renew_csrf
from signpost.features.dashboard.languages import browser_language
from signpost.features.mail import mail_queue, outbox
from signpost.features.sign_in import single_sign_on, used_once
from signpost.features.sign_in.operations import invitations, passkeys, second_factor, sessions
from signpost.features.sign_in.operations.sign_in_rules import MAX_SESSION_AGE, allows_passwords
from signpost.features.sign_in.pages import blp, known_browsers
from signpost.operations.workspaces.workspaces import EMAIL_LENGTH, folded_email
from signpost.runtime import passwords, rate_limits
from signpost.runtime.passwords import Asker
from signpost.runtime.rate_limits import Rate, parse_rate
from signpost.storage.app_parts import parts_of
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.web.origin import origin, party

# From one network, for all users together: enough for an office where several people sign in at nine.
NETWORK_TRIES = parse_rate("20 per minute")
# From a /56 and a /48 of IPv6, of which a customer of a provider may have a whole one.
CUSTOMER_TRIES, SITE_TRIES = parse_rate("40 per minute"), parse_rate("80 per minute")
# From one network, for one user: a few more than a person needs who is trying to remember.
PERSON_TRIES = parse_rate("10 per minute")
# Of the current password in one session: it limits a stranger at a signed-in browser.
CURRENT_TRIES = parse_rate("5 per minute")
# How long a form that was used is remembered.
FORM_S = 86_400.0
# In the signed cookie: the sign-ins at the provider that this browser has begun (single_sign_on.py).
BEGUN = "provider"
_TOO_MANY = mark("Too many attempts. Try again in a minute.")


def _secret() -> str:
    """The secret in the address of a link or an invitation."""
    return str((request.view_args or {})["secret"])


@blp.route("/sign-in", methods=["GET", "POST"])
@open_to_all
@begins_session(wanted_url)
def sign_in() -> BaseResponse:
    wanted = local_url(request.values.get("next", ""))
    if g.caller is not None:
        return redirect(resume_url(g.caller.user.id, wanted), 303)
    email, wrong = request.form.get("email", ""), None
    if request.method == "POST":
        try:
            with _password_try(email) as asker:
                user = sessions.sign_in_with_password(email, request.form.get("password", ""), asker)
            return begin_session(user.id, wanted, SignInMethod.PASSWORD)
        except Unauthenticated as refused:
            wrong = refused.message
    return page("people/sign_in.html", 401 if wrong else 200, email=email, wrong=wrong, next=wanted)


@blp.post("/sign-in/link")
@open_to_all
@begins_session(wanted_url)
def mail_sign_in_link() -> BaseResponse:
    """Send a sign-in link. The answer is the same whether or not a user has the address, and takes as long."""
    if not mail_queue.is_on() or not allows_passwords():
        abort(404)
    email = request.form.get("email", "").strip()
    count_network_try()
    if 0 < len(email) <= EMAIL_LENGTH:
        outbox.send_sign_in_link(folded_email(email))
    return page("people/link_sent.html", email=email[:EMAIL_LENGTH])


@blp.route("/welcome/<secret>", methods=["GET", "POST"])
@open_to_all
@begins_session(lambda: request.path if sessions.is_link(_secret()) else "/")
def welcome(secret: str) -> BaseResponse:
    """A one-time sign-in link. Opening the page does not consume it, so that mail scanners cannot."""
    if request.method == "POST":
        count_network_try()
        user, method = sessions.use_link(secret)
        # Who has a password has come to set another one, which needs no current one now.
        return begin_session(user.id, "/account" if sessions.has_password(user.id) else "/", method)
    return page("people/welcome.html", 200 if sessions.is_link(secret) else 410, is_fine=sessions.is_link(secret))


@blp.route("/invitation/<secret>", methods=["GET", "POST"])
@open_to_all
@begins_session(lambda: request.path if invitations.find_invitation(_secret()) else "/")
def invitation(secret: str) -> BaseResponse:
    """The offer of a membership. The page does not reveal whether the invited e-mail address has an account."""
    found = invitations.find_invitation(secret)
    typed = {"name": request.form.get("name", "")}
    errors: dict[str, list[str]] = {}
    # Which form was sent: "me" (signed in), "known" (has an account) or "new".
    answer = request.form.get("as", "") if request.method == "POST" else ""
    if answer:
        email = found.email if found else ""
        try:
            return _accept(secret, email, answer, typed["name"], request.form.get("password", ""))
        except Unauthenticated as refused:
            found = invitations.find_invitation(secret)
            errors["password"] = [refused.message]
        except Invalid as error:
            errors = error.errors
    is_theirs = (
        found is not None and g.caller is not None and folded_email(g.caller.user.email) == folded_email(found.email)
    )
    return page(
        "people/invitation.html",
        410 if found is None else 422 if errors else 200,
        found=found,
        is_theirs=is_theirs,
        answer=answer,
        typed=typed,
        errors=errors,
        lengths=sessions.PASSWORD_LENGTHS,
        words=words,
        secret=secret,
        here_again=url_for(".invitation", secret=secret),
    )


def _accept(secret: str, email: str, answer: str, name: str, password: str) -> BaseResponse:
    if answer == "me" and g.caller is not None:
        _count_try(email)
        workspace = invitations.accept_invitation(secret, g.caller.user.id)
        g.caller = sessions.enter(g.caller, g.session_row.id, workspace.id)
        give_back_tries()
        return see_other("/", _("You joined %(workspace)s.", workspace=workspace.name))
    if answer == "new":
        _count_try(email)
        user, workspace = invitations.accept_as_new(secret, name=name, password=password)
    else:
        with _password_try(email) as asker:
            user = invitations.invited_user(secret, password, asker)
        if second_factor.is_needed(user.id, SignInMethod.PASSWORD):
            # Accepting needs the second step, too: after it, the person is back on this page.
            return begin_session(user.id, url_for(".invitation", secret=secret), SignInMethod.PASSWORD)
        workspace = invitations.accept_invitation(secret, user.id)
    response = begin_session(user.id, "/", SignInMethod.PASSWORD, workspace_id=workspace.id)
    flash(_("You joined %(workspace)s.", workspace=workspace.name))
    return response


@blp.post("/sign-out")
@sets_up
@personal
def sign_out() -> BaseResponse:
    """Who signed in at the provider is signed out there too: else its next sign-in would ask for nothing."""
    sessions.end_session(g.caller, g.session_row.id)
    return signed_out(local_url(request.form.get("next", "/sign-in")))


def signed_out(url: str = "/sign-in") -> BaseResponse:
    """The way on for a browser whose session has ended, without what it kept of it."""
    session.clear()
    flow = single_sign_on.current() if g.session_row.method is SignInMethod.PROVIDER else None
    at_provider = flow.logout_url(f"{origin()}/sign-in") if flow is not None else ""
    g.caller = None
    response = page_to(at_provider) if at_provider else redirect(url, 303)
    response.delete_cookie(cookie_name(), secure=request.is_secure, httponly=True, samesite="Lax")
    return response


def begin_session(
    user_id: str, wanted: str, method: SignInMethod, *, workspace_id: str | None = None, provider_sid: str = ""
) -> BaseResponse:
    """Sign a user in with this browser, which goes on to `wanted`, or to the draft that the form carried.

    provider_sid: as in SessionStart. Where the second step is needed, its page comes first. Raises Unauthenticated.
    """
    place = parts_of(current_app)[GeoDatabase].of(request.remote_addr or "")
    start = SessionStart(method, request.headers.get("User-Agent", ""), place.text, provider_sid, browser_language())
    waits = second_factor.is_needed(user_id, method)
    secret = sessions.begin(user_id, start, workspace_id=workspace_id, awaits_second_step=waits)
    # End this browser's previous session, and drop its CSRF token, which another user may have set.
    sessions.end_with(request.cookies.get(cookie_name(), ""))
    # Another tab may be at the provider still.
    begun = session.get(BEGUN)
    session.clear()
    if begun:
        session[BEGUN] = begun
    if not waits:
        response: BaseResponse = redirect(resume_url(user_id, wanted), 303)
    elif g.draft_fields:
        # Not a redirect: the draft travels in the form of the next page.
        response = second_step_form(user_id, wanted)
    else:
        response = redirect("/second-step" + next_query(wanted), 303)
    known_browsers.remember(response, user_id)
    give_back_tries()
    return with_session(response, secret)


def second_step_form(user_id: str, wanted: str, wrong: str | None = None) -> Response:
    """The page of the second step, for a user whose session waits for it."""
    service = party()
    return page(
        "people/second_step.html",
        401 if wrong else 200,
        wrong=wrong,
        next=wanted,
        has_app=second_factor.has_app(user_id),
        has_passkey=service is not None and passkeys.can_use_any(user_id, service),
    )


def with_session(response: BaseResponse, secret: str) -> BaseResponse:
    """`response` with the session cookie."""
    age = int(MAX_SESSION_AGE.total_seconds())
    response.set_cookie(
        cookie_name(), secret, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure, path="/"
    )
    return response


def invitation_url(secret: str) -> str:
    return origin() + url_for(".invitation", secret=secret)


# --- attempts ---------------------------------------------------------------------------------------------------


@contextmanager
def _password_try(email: str) -> Iterator[Asker]:
    """An attempt to sign in by a password: in whose turn it is checked. Raises TooManyRequests.

    A form is good for one attempt, so that each costs a page. A browser in which the person has signed in before has
    attempts and turns of its own; beyond these it is treated like any other.
    """
    user_id = known_browsers.known_user(email) if len(email.strip()) <= EMAIL_LENGTH else None
    if user_id is not None and rate_limits.current().allows(PERSON_TRIES, "known sign-in", user_id):
        asker = passwords.known(user_id)
    else:
        _count_try(email)
        asker = passwords.stranger(site_of(request.remote_addr or ""))
    form = session.get("csrf_token", "")
    if not used_once.use("form", form, FORM_S):
        renew_csrf()
        raise CSRFError("This form was used.")
    try:
        yield asker
    except TooManyRequests:
        used_once.forget("form", form)
        raise
    except Unauthenticated:
        # The page that says so has a new one.
        renew_csrf()
        raise


def _count_try(email: str) -> None:
    """Count an attempt to sign in as the user with this e-mail address. Raises TooManyRequests, Unauthenticated.

    The network is counted first; the user only if the network is within its limit. Refused attempts leave no trace,
    and a user is never locked out by attempts from other networks.
    """
    if len(email.strip()) > EMAIL_LENGTH:
        raise Unauthenticated(_("The e-mail address or the password is wrong."))
    count_network_try()
    _count(PERSON_TRIES, network_of(request.remote_addr or ""), folded_email(email))


def count_network_try(purpose: str = "sign-in", begun_as: str = "") -> None:
    """Count an attempt to sign in from this network, and from those around it. Raises TooManyRequests.

    begun_as: the purpose of an earlier request that this one completes: it is given back, too, if this one is right.
    """
    networks = networks_of(request.remote_addr or "")
    limits = [*zip((NETWORK_TRIES, CUSTOMER_TRIES, SITE_TRIES), networks, strict=False)]
    rate_limits.current().require_each(limits, purpose, _(_TOO_MANY))
    purposes = [purpose, begun_as] if begun_as else [purpose]
    _counted(*((rate, (name, network)) for rate, network in limits for name in purposes))


def count_password_try() -> None:
    """Count an attempt to enter the current password in this session. Raises TooManyRequests."""
    _count(CURRENT_TRIES, g.session_row.id)


def count_code_try(email: str) -> None:
    """Count an attempt at the second step. Raises TooManyRequests."""
    network = network_of(request.remote_addr or "")
    _count(NETWORK_TRIES, "code", network)
    _counted((NETWORK_TRIES, ("sign-in", "code", network)))
    _count(PERSON_TRIES, "code", network, folded_email(email))


def give_back_tries() -> None:
    """Count this attempt for no network: it was right, and a class or an office has one network for all.

    It counts for the user, whose sign-ins must not take all turns of the hashing.
    """
    for rate, key in g.pop("counted_tries", []):
        rate_limits.current().give_back(rate, *key)


def _count(limit: Rate, *key: str) -> None:
    rate_limits.current().require(limit, "sign-in", *key, message=_(_TOO_MANY))


def _counted(*tries: tuple[Rate, tuple[str, ...]]) -> None:
    """Remember what this request has counted for networks."""
    g.counted_tries = [*g.get("counted_tries", []), *tries]
