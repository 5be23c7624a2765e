"""Who a user is at the provider of single sign-on, and the memberships that the provider's claims give.

An account is issuer and subject. An e-mail address never leads into an account: a person who is signed in connects
theirs, or accepts an invitation for an address that the provider has verified.

Claims decide about memberships that they gave, at each sign-in, and about no others. The only owner of a workspace
stays one whatever the provider says.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from signpost.domain import texts, times
from signpost.domain.errors import Invalid, ServiceError, Unauthenticated
from signpost.domain.people.credentials import digest_of
from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SignInMethod
from signpost.domain.records.record import CreatedVia
from signpost.features.sign_in.claims import Person, RoleRule
from signpost.features.sign_in.operations import account, invitations, sessions, sign_in_rules
from signpost.features.sign_in.tables import Identity, Passkey, Session
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces import workspaces
from signpost.operations.workspaces.workspaces import (
    EMAIL_LENGTH,
    NAME_LENGTH,
    NamedWorkspace,
    email_of,
    folded_email,
    user_with,
)
from signpost.runtime import settings
from signpost.runtime.features import hook_of_all
from signpost.storage import database
from signpost.storage.models import Member, Token, User, Workspace
from signpost.translations import gettext as _

logger = logging.getLogger("signpost.single_sign_on")


class NoAccess(ServiceError):
    """A person whom the provider knows, and who has no place here. The message is a sentence for them."""

    status, code = 403, "no_access"


@dataclass(frozen=True)
class IdentityView:
    """That an account is connected with the provider. seen_at: when the user last signed in with it."""

    created_at: str
    seen_at: str


def sign_in(person: Person, rules: tuple[RoleRule, ...], provider: str) -> str:
    """The id of the user who is `person`, with the memberships that the claims give now. Raises NoAccess.

    A person without an account gets one where a rule gives them a role. provider: its name, for the history.
    """
    given = _given(person, rules)
    with database.atomic():
        identity = _identity(person)
        if identity is None:
            if not given:
                raise NoAccess(
                    _(
                        "%(provider)s knows you, but you don't have access to Signpost yet. Ask a workspace owner for "
                        "an invitation. If you have an account here, sign in another way and connect it on your "
                        "account page.",
                        provider=provider,
                    )
                )
            user = _created(person, provider)
        else:
            user = identity.user
            _follow(user, person)
        _give(user, given, provider)
        is_member = Member.select().where(Member.user == user).exists()
    if not is_member:
        raise NoAccess(
            _("%(provider)s no longer gives you a role in any workspace. Ask your administrator.", provider=provider)
        )
    return user.id


def accept_invitation(secret: str, person: Person, provider: str) -> tuple[str, NamedWorkspace]:
    """Join a workspace by an invitation: (the id of the user, the workspace). Raises Unauthenticated, Invalid.

    Who has no account gets one with the invited address, which must be the one that the provider gives. An account that
    has this address already is connected if the provider has verified that it is theirs, and nothing else acts for it:
    Signpost verifies no addresses, so the account may be another person's, who would share it from then on.
    """
    found = invitations.find_invitation(secret)
    if found is None:
        raise Unauthenticated(_(invitations.GONE))
    with database.atomic():
        identity = _identity(person)
        user: User = _invited(person, found.email, provider) if identity is None else identity.user
        return user.id, invitations.accept_invitation(secret, user.id)


def _invited(person: Person, email: str, provider: str) -> User:
    """The user of an invited address, from now on `person`. Raises Invalid."""
    if folded_email(person.email) != folded_email(email):
        reason = _(
            "This invitation is for %(email)s, which is not your address at %(provider)s.",
            email=email,
            provider=provider,
        )
        raise Invalid({"email": [reason]})
    known = user_with(email)
    if known is None:
        return _created(person, provider)
    if not person.is_email_verified or _has_other_sign_in(known):
        reason = _(
            "There's already an account with this e-mail address. If it's yours, sign in, open the invitation again, "
            "and connect %(provider)s on your account page.",
            provider=provider,
        )
        raise Invalid({"email": [reason]})
    _connect(known, person, provider)
    return known


def connect(caller: Caller, person: Person, provider: str) -> None:
    """Let the caller's user sign in as `person` from now on. Raises Invalid."""
    with database.atomic():
        identity = _identity(person)
        if identity is not None and identity.user_id != caller.user.id:
            reason = _("This %(provider)s account is already connected to another user.", provider=provider)
            raise Invalid({"identity": [reason]})
        if identity is None:
            _connect(caller.user, person, provider)


def disconnect(caller: Caller) -> None:
    """The caller's user no longer signs in at the provider; the sessions that began there end. Raises Invalid."""
    if caller.user.password_hash is None or not sign_in_rules.allows_passwords():
        raise Invalid({"identity": [_("This is your only way to sign in.")]})
    with database.atomic():
        issuer = settings.active()["OIDC_ISSUER"]
        Identity.delete().where((Identity.user == caller.user) & (Identity.issuer == issuer)).execute()
        Session.delete().where((Session.user == caller.user) & (Session.method == SignInMethod.PROVIDER)).execute()
        sessions.end_one_time(caller.user)


def identity_of(user: User) -> IdentityView | None:
    """How an account is connected with the present provider; None: it is not."""
    found = sign_in_rules.identity_of(user)
    return None if found is None else view_of(IdentityView, found)


def end_sessions(issuer: str, claims: Mapping[str, Any]) -> int:
    """End the sessions that a logout token names by `sid` or `sub`; how many there were."""
    ended = Session.delete().where(Session.method == SignInMethod.PROVIDER)
    if "sub" in claims:
        users = Identity.select(Identity.user).where((Identity.issuer == issuer) & (Identity.subject == claims["sub"]))
        ended = ended.where(Session.user << users)
    if "sid" in claims:
        ended = ended.where(Session.provider_sid == digest_of(claims["sid"]))
    with database.atomic():
        count: int = ended.execute()
    return count


# --- accounts -----------------------------------------------------------------------------------------------------


def _identity(person: Person) -> Identity | None:
    return Identity.get_or_none((Identity.issuer == person.issuer) & (Identity.subject == person.subject))


def _created(person: Person, provider: str) -> User:
    """A new user who is `person`. Raises NoAccess where the e-mail address is missing or another user's."""
    email = _email(person)
    if not email:
        raise NoAccess(
            _(
                "%(provider)s didn't share your e-mail address, which your account needs. Ask your administrator.",
                provider=provider,
            )
        )
    if user_with(email) is not None:
        raise NoAccess(
            _(
                "There's already an account with the e-mail address %(email)s. If it's yours, sign in another "
                "way and connect %(provider)s on your account page.",
                email=email,
                provider=provider,
            )
        )
    user = workspaces.create_user(_name(person) or email.partition("@")[0][:NAME_LENGTH], email)
    Identity.create(issuer=person.issuer, subject=person.subject, user=user)
    return user


def _has_other_sign_in(user: User) -> bool:
    """Whether a person or a program can act as a user already."""
    own = (Session, Token, Passkey, Identity)
    has_own = any(model.select().where(model.user == user).exists() for model in own)
    return user.password_hash is not None or has_own or any(hook_of_all().acts_for(user=user))


def _connect(user: User, person: Person, provider: str) -> None:
    if identity_of(user) is not None:
        raise Invalid({"identity": [_("You're already connected to another %(provider)s account.", provider=provider)]})
    Identity.create(issuer=person.issuer, subject=person.subject, user=user)
    # A link that another person may hold.
    sessions.end_one_time(user)


def _follow(user: User, person: Person) -> None:
    """Note the sign-in; a user without a password has the name and e-mail address that the provider gives."""
    row = (Identity.issuer == person.issuer) & (Identity.subject == person.subject)
    Identity.update(seen_at=times.now_text()).where(row).execute()
    if user.password_hash is not None:
        return
    email = _email(person)
    other = user_with(email) if email else None
    if other is not None and other.id != user.id:
        logger.warning("The e-mail address of %s at the provider is that of another account, and is left.", user.id)
        email = ""
    membership = Member.select(Member, Workspace).join(Workspace).where(Member.user == user).first()
    if membership is not None:
        by = Caller(membership.workspace, user, membership.role, CreatedVia.DASHBOARD)
        account.update_user(user, name=_name(person) or None, email=email or None, by=by)


def _name(person: Person) -> str:
    with contextlib.suppress(ValueError):
        return texts.line_of(person.name[:NAME_LENGTH].strip())
    return ""


def _email(person: Person) -> str:
    with contextlib.suppress(ValueError):
        return email_of(person.email[: EMAIL_LENGTH + 1])
    return ""


# --- memberships --------------------------------------------------------------------------------------------------


def _given(person: Person, rules: tuple[RoleRule, ...]) -> dict[str, tuple[Workspace, Role]]:
    """The workspaces where a claim gives a role, by id, with the highest role of each."""
    given: dict[str, tuple[Workspace, Role]] = {}
    for rule in rules:
        workspace = _workspace(rule.workspace)
        if workspace is None:
            logger.warning("OIDC_ROLES names the workspace %r, which does not exist.", rule.workspace)
        elif person.matches(rule) and (workspace.id not in given or given[workspace.id][1] < rule.role):
            given[workspace.id] = (workspace, rule.role)
    return given


def _workspace(text: str) -> Workspace | None:
    """The workspace with this id, else the oldest with this name: a later one cannot take its members by its name."""
    by_name = Workspace.select().where(Workspace.name == text).order_by(Workspace.id)
    return Workspace.get_or_none(Workspace.id == text) or by_name.first()


def _give(user: User, given: Mapping[str, tuple[Workspace, Role]], provider: str) -> None:
    """Make the memberships that claims gave what they give now. Those that a person gave stay as they are."""
    present = {
        row.workspace_id: row for row in Member.select(Member, Workspace).join(Workspace).where(Member.user == user)
    }
    for workspace_id, (workspace, role) in given.items():
        by = Caller(workspace, user, role, CreatedVia.DASHBOARD, token_name=provider)
        if workspace_id not in present:
            workspaces.add_member(workspace, user, role, by=by, by_provider=True)
        elif present[workspace_id].by_provider and present[workspace_id].role != role:
            try:
                workspaces.set_role(workspace, user, role, by=by)
            except Invalid:
                _keep_owner(workspace, user)
    for workspace_id, member in present.items():
        if member.by_provider and workspace_id not in given:
            by = Caller(member.workspace, user, member.role, CreatedVia.DASHBOARD, token_name=provider)
            try:
                workspaces.remove_member(member.workspace, user, by=by)
            except Invalid:
                _keep_owner(member.workspace, user)


def _keep_owner(workspace: Workspace, user: User) -> None:
    logger.warning(
        "The provider no longer makes user %s an owner of workspace %s. They stay one, because it has no other: make "
        "another member an owner, and the next sign-in carries it out.",
        user.id,
        workspace.id,
    )
