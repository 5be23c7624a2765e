"""Signing in at the provider of OpenID Connect: the way there, the way back, and its word that a session has ended."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from typing import Any

from flask import abort, flash, g, make_response, redirect, request, session
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Busy, Invalid, ServiceError, Unauthenticated
from signpost.domain.people.sign_in import SignInMethod
from signpost.domain.records.addresses import network_of
from signpost.features.dashboard.blueprint import (
    begins_session,
    error_response,
    open_to_all,
    page_to,
    see_other,
    without_token,
)
from signpost.features.dashboard.drafts import local_url, resume_url, wanted_url
from signpost.features.dashboard.one_time import DRAFTS_AT_PROVIDER
from signpost.features.sign_in import single_sign_on
from signpost.features.sign_in.operations import identities
from signpost.features.sign_in.pages import blp
from signpost.features.sign_in.pages.sign_in import BEGUN, begin_session, count_network_try
from signpost.features.sign_in.single_sign_on.flow import ATTEMPT_S, Attempt, AttemptOver, Flow, SignedIn, SignInRefused
from signpost.features.sign_in.single_sign_on.id_tokens import BadToken
from signpost.features.sign_in.single_sign_on.provider import ProviderError
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import parse_rate
from signpost.translations import gettext as _
from signpost.web.origin import origin

logger = logging.getLogger("signpost.single_sign_on")

# A provider may end the sessions of a whole company at once; each is one call, with a signature to check.
LOGOUTS = parse_rate("600 per minute")
# Of the attempts that one browser has begun, the newest are kept: as many tabs may wait at the provider. In characters
# of JSON: with the rest they have to fit into a cookie of 4 KiB.
MAX_ATTEMPTS, MAX_ATTEMPTS_SIZE = 5, 2400
# Characters of the address where a person goes on; after a longer one they begin at the overview.
MAX_NEXT = 1500
# Where the provider sends browsers back: its administrator enters this address there.
CALLBACK = "/sign-in/callback"
# What is counted where a browser leaves. Nothing is guessed on this way: its tries are apart from those of passwords.
_LEAVE = "provider"


@blp.post("/sign-in/provider")
@open_to_all
@begins_session(wanted_url)
def sign_in_at_provider() -> BaseResponse:
    """The button of the sign-in page, and of an invitation, which is then in the field `invitation`."""
    count_network_try(_LEAVE)
    invitation = request.form.get("invitation", "")[:100]
    if invitation:
        return leave("invitation", invitation=invitation)
    wanted = local_url(request.form.get("next", ""))
    return leave("sign_in", next=wanted if len(wanted) <= MAX_NEXT else "/")


@blp.get(CALLBACK)
@open_to_all
def provider_callback() -> BaseResponse:
    """Where the provider sends the browser back. Nothing happens unless this browser began it."""
    flow = _flow()
    count_network_try("provider answer", begun_as=_LEAVE)
    # It stays there: the answer works once, and the Back button may bring the browser here again.
    state = request.args.get("state", "")
    pending: dict[str, Any] = next((entry for entry in _begun() if entry["state"] == state), {})
    try:
        attempt = Attempt(**{name: pending[name] for name in Attempt.__dataclass_fields__}) if pending else None
        found = flow.finish(attempt, request.args)
        match pending["what"]:
            case "connect":
                return _connected(flow, found, pending["user"])
            case "invitation":
                return _joined(flow, found, pending["invitation"])
        return _signed_in(flow, found, pending)
    except AttemptOver as refused:
        if g.caller is not None and pending["what"] == "sign_in":
            # Signed in meanwhile, by this attempt or in another tab.
            return redirect(resume_url(g.caller.user.id, local_url(pending.get("next", ""))), 303)
        return _stopped(str(refused), 400)
    except SignInRefused as refused:
        return _stopped(str(refused), 400)
    except ProviderError as error:
        return _stopped(str(error), 503)
    except Busy as busy:
        # Nothing of the answer was used: the browser gives it again by itself.
        response = _stopped(busy.message, busy.status)
        response.headers["Refresh"] = str(busy.retry_after_s)
        return response
    except Invalid as error:
        return _stopped(" ".join(text for texts in error.errors.values() for text in texts), 422)
    except (identities.NoAccess, Unauthenticated) as error:
        return _stopped(error.message, error.status)


@blp.post("/sign-in/back-channel-logout")
@open_to_all
@without_token
def back_channel_logout() -> BaseResponse:
    """The provider says that a person has signed out there, or was signed out (OpenID Connect Back-Channel Logout)."""
    flow = _flow()
    rate_limits.current().require(LOGOUTS, "logout", network_of(request.remote_addr or ""))
    try:
        claims = flow.ended(request.form.get("logout_token", ""))
    except BadToken as bad:
        logger.warning("A logout token was refused: %s.", bad)
        return make_response({"error": "invalid_request"}, 400)
    except (ProviderError, ServiceError):
        return make_response({"error": "temporarily_unavailable"}, 503)
    count = identities.end_sessions(flow.provider.issuer, claims)
    logger.info("The provider ended %d sessions.", count)
    return make_response("", 200)


def leave(what: str, **more: str) -> BaseResponse:
    """Begin a sign-in at the provider. what: sign_in, invitation or connect; more: what the way back needs for it."""
    flow = _flow()
    try:
        url, attempt = flow.begin(origin() + CALLBACK)
    except (ProviderError, Busy) as error:
        return _stopped(str(error), 503)
    if g.draft_fields:
        more["draft"] = DRAFTS_AT_PROVIDER.put(attempt.state, g.draft_fields, ttl_s=ATTEMPT_S)
    begun = [*_begun(), {**asdict(attempt), "what": what, **more}][-MAX_ATTEMPTS:]
    while len(begun) > 1 and len(json.dumps(begun)) > MAX_ATTEMPTS_SIZE:
        begun = begun[1:]
    session[BEGUN] = begun
    return page_to(url)


def _begun() -> list[dict[str, Any]]:
    """The attempts that this browser has begun, the oldest first, each with what it is for."""
    found = session.get(BEGUN) or []
    # Version 0.3 kept one.
    return found if isinstance(found, list) else [found]


def _flow() -> Flow:
    flow = single_sign_on.current()
    return flow if flow is not None else abort(404)


def _signed_in(flow: Flow, found: SignedIn, pending: dict[str, Any]) -> BaseResponse:
    user_id = identities.sign_in(found.person, flow.provider.rules, flow.provider.name)
    g.draft_fields = DRAFTS_AT_PROVIDER.take(pending["state"], pending.get("draft", "")) or []
    wanted = local_url(pending.get("next", ""))
    return begin_session(user_id, wanted, SignInMethod.PROVIDER, provider_sid=found.sid)


def _joined(flow: Flow, found: SignedIn, secret: str) -> BaseResponse:
    user_id, workspace = identities.accept_invitation(secret, found.person, flow.provider.name)
    response = begin_session(user_id, "/", SignInMethod.PROVIDER, workspace_id=workspace.id, provider_sid=found.sid)
    flash(_("You joined %(workspace)s.", workspace=workspace.name))
    return response


def _connected(flow: Flow, found: SignedIn, user_id: str) -> BaseResponse:
    if g.caller is None or g.caller.user.id != user_id:
        raise SignInRefused(_("Your session here ended in the meantime. Sign in and connect again."))
    identities.connect(g.caller, found.person, flow.provider.name)
    return see_other(
        "/account", _("Connected. You can sign in with %(provider)s from now on.", provider=flow.provider.name)
    )


def _stopped(message: str, status: int) -> BaseResponse:
    if g.caller is not None:
        return error_response(message, status, title=_("Nothing was changed"), address="/account")
    return error_response(message, status, title=_("You were not signed in"), address="/sign-in")
