"""Passkeys: signing in with one, and the page of the account that lists them.

A script (static/passkeys.js) requests options, asks the browser, and puts the browser's answer into the form.

Passkeys sign challenges: for one purpose, in one browser, for five minutes, and for one answer. A challenge says of
itself what it is for, and is signed with a key of the instance. So any node takes an answer, also after a restart, and
those that are never answered are stored nowhere, however many are requested.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from flask import Response, current_app, flash, g, make_response, redirect, request, session
from itsdangerous import BadSignature, TimestampSigner
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound, ServiceError, Unauthenticated
from signpost.domain.json_types import JsonObject
from signpost.domain.people.sign_in import RelyingParty, SignInMethod
from signpost.features.dashboard.blueprint import begins_session, cookie_name, open_to_all, page, see_other, sets_up
from signpost.features.dashboard.drafts import local_url, next_query, wanted_url
from signpost.features.dashboard.form_tokens import generate_csrf
from signpost.features.mail import outbox
from signpost.features.sign_in import used_once
from signpost.features.sign_in.operations import passkeys, second_step, sessions
from signpost.features.sign_in.operations.second_step import WaitingSession
from signpost.features.sign_in.operations.sign_in_rules import may_have_other_sign_in
from signpost.features.sign_in.pages import blp
from signpost.features.sign_in.pages.devices import device_name
from signpost.features.sign_in.pages.second_step import finish, from_the_start
from signpost.features.sign_in.pages.sign_in import (
    begin_session,
    count_code_try,
    count_network_try,
    count_password_try,
    second_step_form,
)
from signpost.operations.hosts import service_hosts
from signpost.storage import keys
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.web.origin import origin, party

VALID_S = 300
_TOO_LATE = mark("This took too long, or was sent twice. Try again.")


class _Signer(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(times.now().timestamp())


def _signer(purpose: str) -> _Signer:
    # The browser, as its cookie says: the secret that also protects its forms. Signing in or out replaces it.
    generate_csrf()
    salt = f"passkey {purpose} {session['csrf_token']}"
    key = keys.derive("challenges of passkeys")
    return _Signer(key, salt=salt, digest_method=hashlib.sha256)


def new_challenge(purpose: str) -> bytes:
    """A challenge for this browser. purpose: what an answer is for, with the id of whom or what it is about."""
    return _signer(purpose).sign(secrets.token_urlsafe(16))


def _answer(purpose: str) -> tuple[str, bytes]:
    """What the browser has put into the form, and the challenge that this answers, which is used up.

    Raises Unauthenticated: it is not for this browser and purpose, too old, or used.
    """
    answer = request.form.get("credential", "")
    challenge = passkeys.challenge_of(answer)
    try:
        _signer(purpose).unsign(challenge, max_age=VALID_S)
    except BadSignature:
        raise Unauthenticated(_(_TOO_LATE)) from None
    # Without the signature, the last character of which has bits to spare.
    content = challenge.rpartition(b".")[0].decode()
    if not used_once.use("challenge", content, 2 * VALID_S):
        raise Unauthenticated(_(_TOO_LATE))
    return answer, challenge


_PAGE = "/account/passkeys"
_SIGN_IN = "sign-in"


def _party() -> RelyingParty:
    """The service as the browser knows it. Raises NotFound where it has no hostname."""
    service = party()
    if service is None:
        raise NotFound(_("Passkeys need a hostname, and this address has none."))
    return service


def _options(make: Callable[[], JsonObject]) -> Response:
    """What the script of a page requests, in JSON; `message` if that is refused."""
    try:
        return make_response({"publicKey": make()})
    except ServiceError as error:
        response = make_response({"message": error.sentences()}, error.status)
        response.headers.update(error.headers())
        return response


# --- signing in ---------------------------------------------------------------------------------------------------


@blp.app_template_global("offers_passkeys")
def _offers_passkeys() -> bool:
    """Whether anyone has a passkey for the address of the service."""
    service = party()
    return service is not None and passkeys.exist_for(service)


@blp.post("/sign-in/passkey/options")
@open_to_all
def passkey_sign_in_options() -> Response:
    return _options(lambda: passkeys.request_options(_party(), new_challenge(_SIGN_IN)))


@blp.post("/sign-in/passkey")
@open_to_all
@begins_session(wanted_url)
def passkey_sign_in() -> BaseResponse:
    """A passkey says who signs in, and that the device has recognized them: no second step follows."""
    wanted = local_url(request.form.get("next", ""))
    try:
        count_network_try()
        answer, challenge = _answer(_SIGN_IN)
        user_id = passkeys.use_passkey(_party(), challenge, answer)
        return begin_session(user_id, wanted, SignInMethod.PASSKEY)
    except Unauthenticated as refused:
        unknown = refused.credential_id if isinstance(refused, passkeys.UnknownPasskey) else ""
        party_id = _party().id if unknown else ""
        return page(
            "people/sign_in.html", 401, email="", wrong=refused.message, next=wanted, unknown=unknown, rp_id=party_id
        )


@blp.post("/second-step/passkey/options")
@open_to_all
def passkey_second_step_options() -> Response:
    def make() -> JsonObject:
        waiting = _waiting()
        if waiting is None:
            raise Unauthenticated(_(second_step.GONE))
        return passkeys.request_options(_party(), new_challenge(_second_step_of(waiting)), waiting.user.id)

    return _options(make)


@blp.post("/second-step/passkey")
@open_to_all
def passkey_second_step() -> BaseResponse:
    """After a password or a mailed link: a passkey of the same user, instead of a code."""
    wanted = local_url(request.form.get("next", ""))
    waiting = _waiting()
    if waiting is None:
        return from_the_start(wanted)
    count_code_try(waiting.user.email)
    try:
        answer, challenge = _answer(_second_step_of(waiting))
        secret = second_step.take_passkey(waiting, _party(), challenge, answer)
    except Unauthenticated as refused:
        return (
            from_the_start(wanted) if _waiting() is None else second_step_form(waiting.user.id, wanted, refused.message)
        )
    return finish(waiting.user.id, wanted, secret)


def _waiting() -> WaitingSession | None:
    return second_step.find_waiting(request.cookies.get(cookie_name(), ""))


def _second_step_of(waiting: WaitingSession) -> str:
    return f"second-step {waiting.id}"


# --- the account --------------------------------------------------------------------------------------------------


@blp.post(f"{_PAGE}/options")
@sets_up
def passkey_options() -> Response:
    """The current password is sent here, and not with the new passkey: the challenge is the proof of it."""

    def make() -> JsonObject:
        count_password_try()
        current = request.form.get("current", "")
        return passkeys.creation_options(g.caller, g.session_row, _party(), new_challenge(_adding()), current=current)

    return _options(make)


def _adding() -> str:
    return f"add {g.session_row.id}"


@blp.route(_PAGE, methods=["GET", "POST"])
@sets_up
def passkeys_page() -> BaseResponse:
    """A page with several forms; each says in `what` which it is."""
    wrong = ""
    try:
        match request.form.get("what", "") if request.method == "POST" else "":
            case "add":
                return _add()
            case "rename":
                passkeys.rename_passkey(g.caller, request.form.get("id", ""), request.form.get("name", ""))
                return _here(_("Passkey renamed."))
            case "remove":
                return _remove()
    except (Invalid, Unauthenticated) as error:
        wrong = error.sentences()
    return page(
        "people/passkeys.html",
        422 if wrong else 200,
        rows=passkeys.list_passkeys(g.caller),
        next=_wanted(),
        wrong=wrong,
        party=party(),
        local_origin=_local_origin(),
        named_origin=service_hosts.origin_with_name(origin()),
        needs_current=sessions.needs_current_password(g.caller.user, g.session_row),
        max_passkeys=passkeys.MAX_PASSKEYS,
        may_add=may_have_other_sign_in(g.caller.user),
        lengths=sessions.PASSWORD_LENGTHS,
    )


def _local_origin() -> str:
    """The origin by which a browser on this machine may reach the service, with the port that was asked."""
    parts = urlsplit(origin())
    try:
        asked = parts.port if parts.scheme == "http" else None
    except ValueError:
        # No port is so high.
        asked = None
    return f"http://localhost:{asked or current_app.config['PORT']}"


def _add() -> BaseResponse:
    answer, challenge = _answer(_adding())
    device = device_name(request.headers.get("User-Agent", ""))
    added = passkeys.add_passkey(g.caller, g.session_row, _party(), challenge, answer, device=device)
    outbox.send_passkey_news(g.caller.user, added.name, is_added=True)
    notice = _("Passkey “%(name)s” added. Next time, sign in with it.", name=added.name)
    if _wanted() == "/":
        return see_other(_PAGE, notice)
    flash(notice)
    return redirect(_wanted(), 303)


def _remove() -> BaseResponse:
    count_password_try()
    which, current = (request.form.get(name, "") for name in ("id", "current"))
    name = passkeys.remove_passkey(g.caller, g.session_row, which, current=current)
    if name is None:
        return _here(_("This passkey was already removed."))
    outbox.send_passkey_news(g.caller.user, name, is_added=False)
    return _here(_("Passkey “%(name)s” removed. Delete it on your device too.", name=name))


def _here(notice: str) -> BaseResponse:
    """The page again. It keeps `next`, where a person goes on who came to have the second step that is required."""
    return see_other(_PAGE + next_query(_wanted()), notice)


def _wanted() -> str:
    return local_url(request.values.get("next", ""))
