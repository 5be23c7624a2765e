"""Signing in: passwords, links that sign in once, sessions. Spec: "a signed-in user in the service dashboard".

There is no default password: the first start prints a link, and `signpost sign-in` creates another.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache

import peewee

from signpost.domain import times
from signpost.domain.errors import Invalid, ServiceError, Unauthenticated
from signpost.domain.people.credentials import digest_of, new_secret
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.domain.records.record import CreatedVia
from signpost.features.sign_in.operations.sign_in_rules import (
    MAX_SESSION_AGE,
    is_allowed,
    max_age_of,
    require_allowed,
    require_own_way,
)
from signpost.features.sign_in.tables import LINKS, Session, SignInLink
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.people import tokens
from signpost.operations.workspaces.workspaces import NamedWorkspace, UserView, clean_fields, user_with
from signpost.runtime import passwords, retention
from signpost.runtime.passwords import Asker
from signpost.storage import database
from signpost.storage.models import Member, User, Workspace
from signpost.storage.prepared import Prepared
from signpost.translations import gettext as _

# OWASP: N=2^14, r=8, p=5 is as strong as N=2^17, r=8, p=1, and takes an eighth of the memory. With p=6 a hash takes as
# long as one made by Signpost before this (N=2^15, p=3): how long a sign-in takes must not show who has an account.
METHOD = "scrypt:16384:8:6"
PASSWORD_LENGTHS = (10, 128)
LINK_FOR = timedelta(minutes=30)
# After signing in by a link, a new password may be chosen without the current one for this long, once.
RESET_FOR = timedelta(minutes=30)
# A session that is not used ends after this long. Each use moves the end, at most once in SEEN_STEP.
IDLE = timedelta(days=30)
SEEN_STEP = timedelta(minutes=1)
# A page does not wait longer than this to note such a use: the next page tries again.
NOTE_WAIT_S = 0.05
# A session that waits for the second step ends after this.
SECOND_STEP_FOR = timedelta(minutes=10)
# Of one user. The one that was not used for longest ends when there would be more; those that wait for their second
# step end first, so that a stolen password alone cannot sign its owner out.
MAX_SESSIONS = 100
AGENT_LENGTH = 200
PLACE_LENGTH = 200
_LINKS = (SignInMethod.LINK, SignInMethod.MAILED_LINK)
# Ascending and descending digits, repeated.
_RUNS = "1234567890" * 14, "0987654321" * 14, "0123456789" * 14, "9876543210" * 14


@dataclass(frozen=True)
class SessionView:
    """A user who is signed in with one browser. agent: the browser's name for itself.

    digest: of its secret; another one means that the session was renewed. method: None if it began before that was
    recorded. place: where it began, such as "Berlin, DE", or "". used_passkey: a passkey was used or added in it.
    reset_until: until then a new password may be chosen without the current one.
    """

    id: str
    digest: str = field(repr=False)
    method: SignInMethod | None
    agent: str
    place: str
    used_passkey: bool
    created_at: str
    seen_at: str
    reset_until: str | None

    @property
    def ends_at(self) -> str:
        """When it ends at the latest, however often it is used."""
        return times.text(times.parse(self.created_at) + max_age_of(self.method))


def make_link(user: User, valid_for: timedelta = LINK_FOR, method: SignInMethod = SignInMethod.LINK) -> str:
    """The secret of a link that signs `user` in, once. method: how the user gets it."""
    secret, now = new_secret(), times.now()
    with database.atomic():
        # Everyone can ask for links, and an embedded app does not sweep.
        retention.prune(LINKS)
        ends = times.text(now + valid_for)
        SignInLink.create(digest=digest_of(secret), user=user, method=method, expires_at=ends)
    return secret


def is_link(secret: str) -> bool:
    """Whether the link is still valid; this does not consume it, so mail scanners cannot."""
    return _link(secret) is not None


def use_link(secret: str) -> tuple[UserView, SignInMethod]:
    """The user that the link is for, and how it was sent. It never works again. Raises Unauthenticated."""
    with database.atomic():
        link = _link(secret)
        if link is None:
            raise Unauthenticated(_("This link was already used or has expired. Ask for a new one."))
        link.delete_instance()
        return view_of(UserView, link.user), link.method


def _link(secret: str) -> SignInLink | None:
    current = (SignInLink.digest == digest_of(secret)) & (SignInLink.expires_at > times.now_text())
    return SignInLink.get_or_none(current)


def end_one_time(user: User, *, but: str = "") -> None:
    """End what could sign a user in once, or give them a new password without the current one. but: a session's id.

    Whatever changes how a user signs in calls it, in its transaction: the links may be in other hands. So may be
    sessions that a link began and that wait for their second step, which end, too. All other sessions go on.
    """
    SignInLink.delete().where(SignInLink.user == user).execute()
    others = (Session.user == user) & (Session.id != but)
    Session.delete().where(others & Session.awaits_second_step & (Session.method << _LINKS)).execute()
    Session.update(reset_until=None).where(others & Session.reset_until.is_null(False)).execute()


def has_password(user_id: str) -> bool:
    return User.select().where((User.id == user_id) & User.password_hash.is_null(False)).exists()


# --- passwords --------------------------------------------------------------------------------------------------


def sign_in_with_password(email: str, password: str, asker: Asker | None = None) -> UserView:
    """The user with this e-mail address and password. asker: as for `is_password`.

    Raises Unauthenticated, which does not say which was wrong, also where PASSWORD_SIGN_IN is off; TooManyRequests.
    """
    require_allowed("password")
    user = user_with(email)
    # Hash also where no user has the address: all answers must take equally long.
    if not is_password(user, password, asker) or user is None:
        raise Unauthenticated(_("Wrong e-mail address or password."))
    return view_of(UserView, user)


def is_password(user: User | None, password: str, asker: Asker | None = None) -> bool:
    """Whether this is the password of a user; it takes as long where there is none. Raises TooManyRequests.

    asker: in whose turn; by default in that of the user, who is signed in.
    """
    hashed = (user.password_hash if user is not None else None) or _dummy_hash()
    asker = asker or passwords.signed_in(user.id if user is not None else "")
    return passwords.matches(hashed, password[: passwords.MAX_COMPOSED], asker)


@cache
def _dummy_hash() -> str:
    return passwords.hash_of(new_secret(), METHOD)


def needs_current_password(user: User, session: SessionView) -> bool:
    """Whether a new password requires the current one: not a first one, nor one soon after signing in by a link."""
    return user.password_hash is not None and (session.reset_until or "") <= times.now_text()


def require_current_password(user: User, session: SessionView, current: str) -> None:
    """Raises Invalid where the current password is needed and `current` is another one; TooManyRequests."""
    if needs_current_password(user, session) and not is_password(user, current):
        raise Invalid({"current": [_("The current password is wrong.")]})


def set_password(
    caller: Caller, session: SessionView, *, password: str, current: str = "", revoke_tokens: bool = False
) -> str:
    """Give the caller's user a password: the new secret of `session`. Raises Invalid, Unauthenticated, TooManyRequests.

    All other sessions and sign-in links of the user end; with `revoke_tokens` its tokens, too.
    """
    user = caller.user
    require_own_way(user)
    require_current_password(user, session, current)
    hashed = hash_of(password, name=user.name, email=user.email)
    with database.atomic():
        secret = store_password(user, session, hashed)
        if revoke_tokens:
            tokens.revoke_tokens_of(user, via=caller.via)
    return secret


def store_password(user: User, session: SessionView, hashed: str) -> str:
    """Give a user a password, from `session`: its new secret. All other sessions end. Raises Unauthenticated."""
    with database.atomic():
        secret = renew(user, session, reset_until=None)
        _replace_password(user, hashed)
    return secret


def reset_password(user: User, password: str, *, revoke_tokens: bool = False) -> None:
    """Give a user a password, for the operator: all sessions of the user end, and sign-in links. Raises Invalid."""
    hashed = hash_of(password, name=user.name, email=user.email)
    with database.atomic():
        _replace_password(user, hashed)
        Session.delete().where(Session.user == user).execute()
        if revoke_tokens:
            tokens.revoke_tokens_of(user, via=CreatedVia.CLI)


def _replace_password(user: User, hashed: str) -> None:
    now = times.now_text()
    User.update(password_hash=hashed, updated_at=now).where(User.id == user.id).execute()
    end_one_time(user)


def hash_of(password: str, *, name: str, email: str) -> str:
    """The hash of a password for a user with this name and address. Raises Invalid."""

    def rule(text: str) -> str:
        least, max_length = PASSWORD_LENGTHS
        text = passwords.compose(text)
        if not least <= len(text) <= max_length:
            raise ValueError(_("Use %(least)s to %(max_length)s characters.", least=least, max_length=max_length))
        if text.casefold() in (name.casefold(), email.casefold()):
            raise ValueError(_("Can't be your name or e-mail address."))
        if len(set(text)) == 1 or any(text in run for run in _RUNS):
            raise ValueError(_("Can't be a single repeated character or a row of digits."))
        return text

    text = clean_fields(password=(rule, password))["password"]
    return passwords.hash_of(text, METHOD)


# --- sessions ---------------------------------------------------------------------------------------------------


def begin(
    user_id: str, start: SessionStart, *, workspace_id: str | None = None, awaits_second_step: bool = False
) -> str:
    """The secret of a new session, in a workspace, else where the user was first a member. Raises Unauthenticated.

    awaits_second_step: it opens nothing until the second step is done (features/sign_in/operations/second_step.py).
    """
    memberships = Member.select().where(Member.user == user_id)
    if workspace_id is not None:
        memberships = memberships.where(Member.workspace == workspace_id)
    member = memberships.order_by(Member.created_at, Member.workspace).first()
    if member is None:
        raise Unauthenticated(_("You're not a member of any workspace."))
    secret, now = new_secret(), times.now()
    with database.atomic():
        lasts = SECOND_STEP_FOR if awaits_second_step else min(IDLE, max_age_of(start.method))
        best = Session.awaits_second_step, Session.seen_at.desc()
        saved = Session.select(Session.id).where(Session.user == user_id).order_by(*best)
        Session.delete().where(Session.id << list(saved.offset(MAX_SESSIONS - 1))).execute()
        Session.create(
            digest=digest_of(secret),
            user=user_id,
            workspace=member.workspace_id,
            method=start.method,
            agent=start.agent[:AGENT_LENGTH],
            place=start.place[:PLACE_LENGTH],
            used_passkey=start.method is SignInMethod.PASSKEY,
            created_at=times.text(now),
            seen_at=times.text(now),
            awaits_second_step=awaits_second_step,
            expires_at=times.text(now + lasts),
            reset_until=times.text(now + RESET_FOR) if start.method in _LINKS else None,
            provider_sid=digest_of(start.provider_sid) if start.provider_sid else None,
            language=start.language,
        )
    return secret


def renew(user: User, session: SessionView, **changes: object) -> str:
    """Give a session of a user another secret, which is returned; all other sessions of the user end.

    So do unused sign-in links. changes: of its columns. Raises Unauthenticated.
    """
    secret = new_secret()
    with database.atomic():
        # The session as it was checked before: of two requests at once only one may do without the current password.
        same = (Session.id == session.id) & (Session.digest == session.digest)
        if not Session.update(digest=digest_of(secret), **changes).where(same).execute():
            raise Unauthenticated(_("This session has ended. Sign in again."))
        Session.delete().where((Session.user == user) & (Session.id != session.id)).execute()
        end_one_time(user, but=session.id)
    return secret


def caller_of(secret: str) -> tuple[Caller, SessionView] | None:
    """The caller who is signed in with `secret`, and the session; None: there is none."""
    now = times.now()
    session = _CURRENT.first(digest_of(secret), *_alive_at(now))
    if session is None or not is_allowed(session.method):
        return None
    if session.seen_at < times.text(now - SEEN_STEP):
        with contextlib.suppress(ServiceError), database.atomic(NOTE_WAIT_S):
            ends = min(now + IDLE, times.parse(session.created_at) + max_age_of(session.method))
            moved = {"seen_at": times.text(now), "expires_at": times.text(ends)}
            Session.update(**moved).where(Session.id == session.id).execute()
    caller = Caller(session.workspace, session.user, session.membership.role, CreatedVia.DASHBOARD)
    return caller, view_of(SessionView, session)


def is_current(caller: Caller, secret: str) -> bool:
    """Whether the session with this secret still allows what it allowed `caller`. It is no use of the session."""
    alive = (Session.digest == digest_of(secret)) & (Session.user == caller.user)
    session = Session.get_or_none(alive & _is_alive(*_alive_at(times.now())))
    if session is None or not is_allowed(session.method):
        return False
    member: Member | None = Member.get_or_none((Member.user == caller.user) & (Member.workspace == caller.workspace))
    return member is not None and member.role >= caller.role


def _alive_at(now: datetime) -> tuple[str, str]:
    """Before which a session that is alive neither ends nor began."""
    return times.text(now), times.text(now - MAX_SESSION_AGE)


def _is_alive(now: str, oldest: str) -> peewee.Expression:
    complete: peewee.Expression = ~Session.awaits_second_step
    return (Session.expires_at > now) & (Session.created_at > oldest) & complete


_CURRENT = Prepared(
    Session,
    lambda digest, now, oldest: Session.with_member().where((Session.digest == digest) & _is_alive(now, oldest)),
    **Session.JOINED,
)


def list_sessions(caller: Caller) -> list[SessionView]:
    """The sessions of the caller's user, the newest first."""
    current = (Session.user == caller.user) & _is_alive(*_alive_at(times.now()))
    return [view_of(SessionView, row) for row in Session.select().where(current).order_by(Session.id.desc())]


def end_session(caller: Caller, id: str) -> None:
    """End a session of the caller's user, at once. A session that does not exist is no error."""
    with database.atomic():
        Session.delete().where((Session.id == id) & (Session.user == caller.user)).execute()


def end_sessions(caller: Caller, *, but: str = "") -> None:
    """End every session of the caller's user, at once, also one that is not complete. but: the id of one that stays."""
    with database.atomic():
        Session.delete().where((Session.user == caller.user) & (Session.id != but)).execute()


def end_with(secret: str) -> None:
    """End the session with this secret, if there is one."""
    with database.atomic():
        Session.delete().where(Session.digest == digest_of(secret)).execute()


def workspaces_of(caller: Caller) -> list[NamedWorkspace]:
    """The workspaces that the caller's user is a member of."""
    return [view_of(NamedWorkspace, row) for row in _WORKSPACES.rows(caller.user.id)]


_WORKSPACES = Prepared(
    Workspace,
    lambda user: (
        Workspace.select()
        .where(Workspace.id << Member.select(Member.workspace).where(Member.user == user))
        .order_by(Workspace.name, Workspace.id)
    ),
)


def enter(caller: Caller, id: str, workspace_id: str) -> Caller:
    """The same person in another of their workspaces, where the session begins from now on. Raises Invalid."""
    existing = member_of(caller, workspace_id)
    with contextlib.suppress(ServiceError), database.atomic(NOTE_WAIT_S):
        Session.update(workspace=workspace_id).where((Session.id == id) & (Session.user == caller.user)).execute()
    return existing


def member_of(caller: Caller, workspace_id: str) -> Caller:
    """The same person in another of their workspaces, where the session stays as it is. Raises Invalid."""
    member: Member | None = Member.get_or_none((Member.user == caller.user) & (Member.workspace == workspace_id))
    if member is None:
        raise Invalid({"workspace": [_("You are not a member of this workspace.")]})
    return replace(caller, workspace=member.workspace, role=member.role)


def end_links_without_membership(user: User | None = None) -> None:
    """End the sign-in links of users who are members of no workspace any more. user: None: of all of them."""
    ended = SignInLink.delete().where(SignInLink.user.not_in(Member.select(Member.user)))
    (ended if user is None else ended.where(SignInLink.user == user)).execute()
