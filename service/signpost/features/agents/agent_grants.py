"""What people allow agents that sign in by OAuth: to act for them in one workspace, with at most a role.

A grant begins with a code, which is exchanged once for an access token of an hour and a refresh token; each refresh
token is used once and gives new ones. Only digests are stored. A grant that ends takes all of them with it, at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

import peewee

from signpost.domain import times
from signpost.domain.changes import State, Subject, Verb
from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.people.credentials import GrantSecret, digest_of, family_of, is_grant_secret
from signpost.domain.people.roles import Role
from signpost.domain.records.record import CreatedVia
from signpost.features.agents import agent_clients, client_metadata
from signpost.features.agents.agent_clients import ClientView
from signpost.features.agents.tables import GRANTS, AgentGrant, AgentToken
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.people.tokens import note_use
from signpost.operations.workspaces.workspaces import NamedWorkspace, UserView
from signpost.runtime import clock, retention
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import User, Workspace
from signpost.translations import gettext as _

CODE_FOR = timedelta(seconds=60)
ACCESS_FOR = timedelta(hours=1)
# A grant ends when it has not been used for this long: its client has not exchanged its refresh token.
UNUSED_FOR = timedelta(days=90)
# A code that comes a second time within this time was stolen; later it is a page of a browser that was opened again.
REPLAY_FOR = timedelta(minutes=10)
# A client whose answer got lost, or which runs twice, may use a refresh token again for this long.
REPEAT_FOR = timedelta(seconds=10)
# Grants of one user in one workspace: one more ends the one that was not used for longest.
MAX_GRANTS = 100
# Tokens of one grant: one more ends the oldest. A client that renews from several processes at once has several.
MAX_TOKENS = {GrantSecret.ACCESS: 20, GrantSecret.REFRESH: 100}


@dataclass(frozen=True)
class GrantView:
    """What a member allowed a client. name: the client's. place: where it sends people back to, like claude.ai."""

    id: str
    user: UserView
    client_id: str
    name: str
    place: str
    role: Role
    created_at: str
    last_used_at: str | None
    expires_at: str


@dataclass(frozen=True)
class OwnGrant:
    """What the person allowed an agent, and where."""

    row: GrantView
    workspace: NamedWorkspace


@dataclass(frozen=True)
class Consent:
    """What a person decided. caller: the person, in the workspace that they chose. role: the highest for the agent."""

    caller: Caller
    role: Role


@dataclass(frozen=True)
class Redeemable:
    """A grant whose client has shown a code or a refresh token of it. presented: that secret."""

    id: str
    client_id: str
    scope: str
    redirect_uri: str
    challenge: str
    presented: str = field(repr=False)


# --- a code -----------------------------------------------------------------------------------------------------------


def require_role(consent: Consent) -> None:
    """Raises Invalid where the role is above the person's own."""
    if consent.role > consent.caller.role:
        own, name = consent.caller.role, consent.caller.workspace.name
        raise Invalid({"role": [_("Can't be above %(own)s, your role in %(name)s.", own=own, name=name)]})


def allow(consent: Consent, client: ClientView, code: str, *, redirect_uri: str, scope: str, challenge: str) -> None:
    """Begin a grant: `code` can be exchanged once, for a minute.

    scope: the roles that the client named. challenge: of PKCE, S256.
    Raises Invalid: a role above the person's own, or the client was forgotten while the person decided.
    """
    require_role(consent)
    caller, now = consent.caller, times.now()
    with database.atomic():
        if agent_clients.find_client(client.id) is None:
            raise Invalid({"role": [_("This agent is no longer registered. Connect it again from the agent.")]})
        _make_room(caller)
        grant = AgentGrant.create(
            workspace=caller.workspace,
            user=caller.user,
            client=client.id,
            name=client.name,
            role=consent.role,
            scope=client_metadata.scope_of(consent.role, scope),
            redirect_uri=redirect_uri,
            code_digest=digest_of(code),
            challenge=challenge,
            created_at=times.text(now),
            expires_at=times.text(now + CODE_FOR),
        )
        agent_clients.keep_client(client.id)
        hook().subject_changed(
            caller=caller, verb=Verb.CREATE, subject=Subject.GRANT, id=grant.id, before=None, after=_shown(grant)
        )


def _make_room(caller: Caller) -> None:
    own = (AgentGrant.workspace == caller.workspace) & (AgentGrant.user == caller.user)
    # One that has ended needs no room, and is no change for the history.
    retention.prune(GRANTS)
    by_use = AgentGrant.select().where(own).order_by(AgentGrant.expires_at.desc(), AgentGrant.id.desc())
    for grant in list(by_use.offset(MAX_GRANTS - 1)):
        _end(caller, grant)


def find_code(code: str, client_id: str) -> Redeemable | None:
    """What a code of this client can be exchanged for. One that was exchanged a moment ago ends the grant."""
    if not is_grant_secret(code, GrantSecret.CODE):
        return None
    grant: AgentGrant | None = AgentGrant.get_or_none(AgentGrant.code_digest == digest_of(code))
    if grant is None:
        return None
    if grant.redeemed_at is not None:
        if grant.created_at > times.text(times.now() - REPLAY_FOR):
            end_by_client(grant.id)
        return None
    if grant.client_id != client_id or grant.expires_at <= times.now_text():
        return None
    return view_of(Redeemable, grant, presented=code)


# --- tokens -----------------------------------------------------------------------------------------------------------


def redeem_code(found: Redeemable, access: str, refresh: str) -> bool:
    """Give a grant its first tokens. False: it has ended, or does now, as its code was exchanged by another request."""
    now = times.now()
    with database.atomic():
        is_first = (AgentGrant.id == found.id) & AgentGrant.redeemed_at.is_null()
        begun = {"redeemed_at": times.text(now), "family": digest_of(family_of(refresh))}
        if not AgentGrant.update(**begun, expires_at=times.text(now + UNUSED_FOR)).where(is_first).execute():
            end_by_client(found.id)
            return False
        _add_tokens(found.id, access, refresh)
    return True


def find_refresh_token(secret: str) -> Redeemable | None:
    """The grant that a refresh token renews. One that was used before, and not just now, ends its grant."""
    if not is_grant_secret(secret, GrantSecret.REFRESH):
        return None
    grant: AgentGrant | None = AgentGrant.get_or_none(AgentGrant.family == digest_of(family_of(secret)))
    if grant is None or grant.expires_at <= times.now_text():
        return None
    if not AgentToken.select().where(_renews(grant.id, secret)).exists():
        end_by_client(grant.id)
        return None
    return view_of(Redeemable, grant, presented=secret)


def _renews(grant_id: str, secret: str) -> peewee.Expression:
    lately = AgentToken.replaced_at.is_null() | (AgentToken.replaced_at > times.text(times.now() - REPEAT_FOR))
    is_it = (AgentToken.digest == digest_of(secret)) & (AgentToken.kind == GrantSecret.REFRESH)
    renews: peewee.Expression = is_it & (AgentToken.grant == grant_id) & lately
    return renews


def renew_tokens(found: Redeemable, access: str, refresh: str) -> bool:
    """Replace a refresh token by new tokens. False: it was replaced meanwhile, or the grant has ended."""
    now = times.now()
    with database.atomic():
        moment = peewee.fn.COALESCE(AgentToken.replaced_at, times.text(now))
        if not AgentToken.update(replaced_at=moment).where(_renews(found.id, found.presented)).execute():
            return False
        AgentGrant.update(expires_at=times.text(now + UNUSED_FOR)).where(AgentGrant.id == found.id).execute()
        agent_clients.keep_client(found.client_id)
        _add_tokens(found.id, access, refresh)
    return True


def find_token(secret: str) -> Redeemable | None:
    """The grant of an access or refresh token, for its client to give it back. None: it is not valid any longer."""
    current = (AgentToken.digest == digest_of(secret)) & (AgentToken.expires_at > times.now_text())
    token: AgentToken | None = AgentToken.get_or_none(current)
    return None if token is None else view_of(Redeemable, token.grant, presented=secret)


def give_back(found: Redeemable) -> None:
    """End what a client gives back: an access token alone; with a refresh token the grant."""
    if is_grant_secret(found.presented, GrantSecret.REFRESH):
        end_by_client(found.id)
        return
    with database.atomic():
        AgentToken.delete().where(AgentToken.digest == digest_of(found.presented)).execute()


def _add_tokens(grant_id: str, access: str, refresh: str) -> None:
    now, own = times.now(), AgentToken.grant == grant_id
    replaced = AgentToken.replaced_at <= clock.past(REPEAT_FOR)
    AgentToken.delete().where(own & replaced).execute()
    for kind, secret, lasts in ((GrantSecret.ACCESS, access, ACCESS_FOR), (GrantSecret.REFRESH, refresh, UNUSED_FOR)):
        # A refresh token that still works must not be missing: its next use would be taken for a theft.
        newest = AgentToken.replaced_at.is_null(False), AgentToken.created_at.desc()
        saved = AgentToken.select(AgentToken.digest).where(own & (AgentToken.kind == kind)).order_by(*newest)
        AgentToken.delete().where(AgentToken.digest << list(saved.offset(MAX_TOKENS[kind] - 1))).execute()
        ends = times.text(now + lasts)
        AgentToken.create(
            digest=digest_of(secret), grant=grant_id, kind=kind, created_at=times.text(now), expires_at=ends
        )


def caller_of(secret: str) -> Caller:
    """The caller of an access token. Raises Unauthenticated: unknown or expired, or its grant has ended."""
    now = times.now()
    grant = AgentGrant.of_access_token(digest_of(secret), times.text(now))
    if grant is None:
        raise Unauthenticated(_("The access token has expired, or the access was ended."), sent=True)
    note_use(grant, now)
    # An agent may never do more than its user, even after the user's role was lowered.
    role = min(grant.role, grant.membership.role)
    return Caller(grant.workspace, grant.user, role, CreatedVia.MCP, token_name=grant.name)


# --- what was allowed -------------------------------------------------------------------------------------------------


def list_grants(caller: Caller) -> list[GrantView]:
    """What agents have in the workspace, oldest first; for those below manager, what they allowed themselves."""
    grants = AgentGrant.of(caller.workspace).select(AgentGrant, User).join(User).where(is_current())
    grants = grants.order_by(AgentGrant.id)
    if caller.role < roles.MANAGER:
        grants = grants.where(AgentGrant.user == caller.user)
    return [view(grant) for grant in grants]


def is_current() -> peewee.Expression:
    """The condition for a grant that has begun, and has not expired."""
    current: peewee.Expression = AgentGrant.redeemed_at.is_null(False) & (AgentGrant.expires_at > times.now_text())
    return current


def view(grant: AgentGrant) -> GrantView:
    """A grant as lists show it. Its user is loaded."""
    place = client_metadata.place_of(grant.redirect_uri)
    return view_of(GrantView, grant, user=view_of(UserView, grant.user), place=place)


def end_grant(caller: Caller, grant_id: str) -> bool:
    """End what an agent may do, at once. Returns whether there is such a grant. Those of others require a manager."""
    with database.atomic():
        grant: AgentGrant | None = AgentGrant.of(caller.workspace).where(AgentGrant.id == grant_id).get_or_none()
        if grant is None:
            return False
        if grant.user != caller.user:
            roles.require(caller, roles.MANAGER)
        _end(caller, grant)
    return True


def end_by_client(grant_id: str) -> None:
    """End a grant that its client gives back, or a secret of which was used twice. There may be none."""
    with database.atomic():
        grant: AgentGrant | None = AgentGrant.get_or_none(AgentGrant.id == grant_id)
        if grant is not None:
            _end(Caller(grant.workspace, grant.user, grant.role, CreatedVia.MCP, token_name=grant.name), grant)


def end_grants_of(user: User, *, via: CreatedVia) -> None:
    """End everything that a user allowed agents, in each workspace; call it in a transaction."""
    for grant in AgentGrant.select().where(AgentGrant.user == user):
        end_in_its_workspace(grant, via=via)


def end_in_its_workspace(grant: AgentGrant, *, via: CreatedVia) -> None:
    """End a grant for its own user, in whichever workspace it is; call it in a transaction."""
    _end(Caller(grant.workspace, grant.user, grant.role, via), grant)


def list_own_grants(caller: Caller) -> list[OwnGrant]:
    """What the caller's user allowed agents in every workspace, the newest first: MAX_GRANTS of each at most."""
    rows = AgentGrant.select(AgentGrant, User, Workspace).join(User).switch(AgentGrant).join(Workspace)
    rows = rows.where((AgentGrant.user == caller.user) & is_current()).order_by(AgentGrant.id.desc())
    return [OwnGrant(view(row), view_of(NamedWorkspace, row.workspace)) for row in rows]


def end_own_grant(caller: Caller, id: str) -> None:
    """End what the caller's user allowed an agent, in whichever workspace. What does not exist is no error."""
    with database.atomic():
        grant: AgentGrant | None = AgentGrant.get_or_none((AgentGrant.id == id) & (AgentGrant.user == caller.user))
        if grant is not None:
            end_in_its_workspace(grant, via=caller.via)


def _end(caller: Caller, grant: AgentGrant) -> None:
    hook().subject_changed(
        caller=caller, verb=Verb.DELETE, subject=Subject.GRANT, id=grant.id, before=_shown(grant), after=None
    )
    AgentGrant.delete().where(AgentGrant.id == grant.id).execute()


def _shown(grant: AgentGrant) -> State:
    return {"name": grant.name, "place": client_metadata.place_of(grant.redirect_uri), "role": grant.role}
