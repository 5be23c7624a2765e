"""The page where a person allows an agent to act for them, or not: the authorization endpoint of OAuth (RFC 6749); and
which agents are connected, on the pages about tokens.

Its parameters are in the address of the page and of its form, and are checked both times. An unknown client or address
to return to gets an error page: no one is sent to an address that is not registered.
"""

from __future__ import annotations

import re

from authlib.oauth2 import OAuth2Error
from authlib.oauth2.rfc6749.errors import InvalidRequestError, UnsupportedResponseTypeError
from flask import Blueprint, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import words
from signpost.domain.errors import Invalid
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.roles import Role
from signpost.features.agents import agent_grants, client_metadata
from signpost.features.agents.agent_clients import find_client, mark_viewed
from signpost.features.agents.agent_configs import CLIENTS
from signpost.features.agents.agent_grants import Consent
from signpost.features.agents.oauth import documents, server
from signpost.features.agents.oauth.server import CodeGrant
from signpost.features.dashboard.addresses import own_workspaces
from signpost.features.dashboard.blueprint import (
    checked_before_sign_in,
    error_response,
    page,
    personal,
    see_other,
    sets_up,
)
from signpost.features.dashboard.drafts import offers_again
from signpost.features.sign_in.operations import second_factor, sessions
from signpost.features.sign_in.pages.devices import PATH as DEVICES
from signpost.runtime import rate_limits
from signpost.runtime.bulkheads import Holder
from signpost.runtime.rate_limits import parse_rate
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.web import paths
from signpost.web.dashboard_pages import Panel
from signpost.web.origin import origin

blp = Blueprint("agents", __name__, template_folder="templates")

# Of one person: each may read a document at an address that others chose, one at a time (runtime/bulkheads.py).
PAGES = parse_rate("30 per minute")
# Characters of each parameter with its name. The most that clients send are states of some hundred characters.
MAX_PARAMETER = 4_000
_TEXT = re.compile(r"[\x20-\x7e]*")
# Within these characters Authlib can repeat a parameter in what it says of an error.
_QUOTABLE = re.compile(r"[\x20\x21\x23-\x5b\x5d-\x7e]*")
_REPEATED_BY_AUTHLIB = ("response_type", "redirect_uri", "client_id")

TITLE = mark("This agent can't be connected")
_UNKNOWN = mark("The program that sent you here is not registered, or no longer.")
_NOWHERE = mark("The program that sent you here gave no return address, or one it has not registered.")
_ADVICE = mark("It was not connected. Remove the connection there and add it again.")


def _refused() -> BaseResponse | None:
    """The error page for a client that is not known, or an address that it did not register.

    Also for visitors who are not signed in: some clients ask before they open a browser, and register again if it is
    a 400. What is at the address of a client is read only for people.
    """
    if (wrong := _wrong_parameters()) is not None:
        return _error(wrong)
    client_id = request.args.get("client_id", "")
    if client_metadata.is_document_url(client_id):
        return None
    if (client := find_client(client_id)) is None:
        return _error(_(_UNKNOWN))
    if not client_metadata.is_registered(request.args.get("redirect_uri", ""), client.redirect_uris):
        return _error(_(_NOWHERE))
    return None


def _error(sentence: str) -> BaseResponse:
    return error_response(f"{sentence} {_(_ADVICE)}", 400, _(TITLE))


@blp.route(paths.OAUTH_AUTHORIZE, methods=["GET", "POST"])
@sets_up
@checked_before_sign_in(_refused)
@personal
def consent() -> BaseResponse:
    if (error_page := _refused()) is not None:
        return error_page
    rate_limits.current().require(PAGES, "consent", g.caller.user.id)
    try:
        # Reads the client's document, if that is due; the server knows the client then.
        documents.client_with(request.args.get("client_id", ""), Holder(g.caller.workspace.id, g.caller.user.id))
        grant = server.current().get_consent_grant(request.args, g.caller.user)
    except documents.BadDocument as refused:
        return error_response(refused.message, refused.status, _(TITLE))
    except OAuth2Error as error:
        if not error.redirect_uri:
            return _error(_(_NOWHERE))
        return _refusal(_about_type(error) if isinstance(error, UnsupportedResponseTypeError) else error)
    return _decide(grant) if request.method == "POST" else _ask(grant)


def _about_type(error: UnsupportedResponseTypeError) -> OAuth2Error:
    """The same as a sentence; one that is missing is another error (RFC 6749, 4.1.2.1)."""
    if request.args.get("response_type"):
        error.description = _("Only response_type=code is supported.")
        return error
    return InvalidRequestError(_("response_type is missing."), redirect_uri=error.redirect_uri, state=error.state)


def _refusal(error: OAuth2Error) -> BaseResponse:
    """The page for a request that cannot be granted.

    Anyone can register a client, with any address, so no one is sent there without a click (RFC 9700, 4.11.2).
    """
    location = server.with_issuer(server.current().handle_error_response(None, error).location)
    place = client_metadata.place_of(error.redirect_uri)
    return page(
        "consent_refused.html", 400, reason=str(error.description or error.error), location=location, place=place
    )


def _wrong_parameters() -> str | None:
    """What is wrong with the address of the page, as a sentence, before Authlib sees it."""
    for name, value in request.args.items(multi=True):
        if len(name) + len(value) > MAX_PARAMETER or not _TEXT.fullmatch(name + value):
            return _("A part of the address is too long or has characters that are not allowed.")
        if name in _REPEATED_BY_AUTHLIB and not _QUOTABLE.fullmatch(value):
            return _("A part of the address has characters that are not allowed.")
    return None


def _ask(grant: CodeGrant, status: int = 200, **context: object) -> BaseResponse:
    client, redirect_uri = grant.client.view, grant.redirect_uri
    mark_viewed(client.id, g.caller.user.id)
    callers = [sessions.member_of(g.caller, workspace.id) for workspace in own_workspaces()]
    requested = client_metadata.highest_role(grant.request.scope)
    highest = min(requested, max(caller.role for caller in callers))
    offered = [role for role in Role if role <= highest]
    return page(
        "consent.html",
        status,
        client=client,
        place=client_metadata.place_of(redirect_uri),
        is_on_this_machine=client_metadata.is_on_this_machine(redirect_uri),
        document=client.id if client.fetched_at else None,
        callers=callers,
        chosen_workspace=request.form.get("workspace", g.caller.workspace.id),
        offered=offered,
        # Enough for what most agents do; the person sees the others.
        chosen_role=request.form.get("role", min(highest, Role.EDITOR)),
        action=f"{paths.OAUTH_AUTHORIZE}?{request.query_string.decode()}",
        words=words,
        **context,
    )


def _decide(grant: CodeGrant) -> BaseResponse:
    consent = None
    if request.form.get("decision") == "allow":
        try:
            consent = _consent(grant)
            agent_grants.require_role(consent)
        except Invalid as error:
            return _ask(grant, 422, errors=error.errors)
    response = server.current().create_authorization_response(grant.request, grant_user=consent, grant=grant)
    # By a page and not by a redirect: browsers hold what follows a form to our policy of where forms may lead, and the
    # client may send the person on to wherever it likes.
    location, place = server.with_issuer(response.location), client_metadata.place_of(grant.redirect_uri)
    return page("consent_given.html", location=location, place=place)


def _consent(grant: CodeGrant) -> Consent:
    """What the form says. Raises Invalid."""
    try:
        role = Role(request.form.get("role", ""))
    except ValueError:
        raise Invalid({"role": [_("Choose one.")]}) from None
    if role > client_metadata.highest_role(grant.request.scope):
        raise Invalid({"role": [_("The agent did not request this.")]})
    caller = sessions.member_of(g.caller, request.form.get("workspace", ""))
    if second_factor.is_missing(caller, g.session_row):
        sentence = _(
            "%(workspace)s requires two-step verification. Open it in the dashboard and set it up first.",
            workspace=caller.workspace.name,
        )
        raise Invalid({"workspace": [sentence]})
    return Consent(caller, role)


# --- on other pages -----------------------------------------------------------------------------------------------


def connected_agents() -> Panel:
    return Panel("connected_agents.html", {"grants": agent_grants.list_grants(g.caller)})


def new_token(kind: str, secret: str) -> Panel | None:
    """How agents use a token that was made for one."""
    if kind != TokenKind.AGENT:
        return None
    url = f"{origin()}/mcp/v1"
    return Panel(
        "new_agent_token.html", {"blocks": [(client, client.write(url, secret)) for client in CLIENTS.values()]}
    )


def own_agents() -> Panel | None:
    grants = agent_grants.list_own_grants(g.caller)
    return Panel("own_agents.html", {"grants": grants, "words": words}) if grants else None


@blp.post("/agents/<id>/end")
@offers_again(mark("End access"))
def end_grant(id: str) -> BaseResponse:
    agent_grants.end_grant(g.caller, id)
    return see_other("/tokens", _("The agent's access has ended."))


@blp.post("/account/agents/<id>/end")
@offers_again(mark("Revoke access"))
def end_own_grant(id: str) -> BaseResponse:
    """In any of the person's workspaces."""
    agent_grants.end_own_grant(g.caller, id)
    return see_other(DEVICES, _("The agent no longer has access."))
