"""People who sign in: passwords, links that sign in once, sessions. Spec: "a signed-in user in the service dashboard".

There is no default password: the first start prints a link, and `signpost sign-in` makes another.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from functools import cache

from werkzeug.security import check_password_hash, generate_password_hash

from service import database, times
from service.caller import Caller
from service.errors import Invalid, Unauthenticated
from service.models import Member, Session, SignInLink, User, Workspace
from service.operations.workspaces import cleaned

# OWASP: N=2^15, r=8, p=3 is as strong as N=2^17, r=8, p=1, and takes a quarter of the memory.
METHOD = "scrypt:32768:8:3"
PASSWORD_LENGTHS = (10, 128)
LINK_FOR = timedelta(minutes=30)
# Without a visit a session ends after so long; each visit moves that, at most once in SEEN_STEP.
IDLE = timedelta(days=30)
SEEN_STEP = timedelta(minutes=1)
AGENT_LENGTH = 200


def make_link(user: User) -> str:
    """The secret of a link that signs `user` in, once, within half an hour."""
    secret, now = secrets.token_urlsafe(32), times.now()
    with database.atomic():
        SignInLink.delete().where(SignInLink.expires_at <= times.text(now)).execute()
        SignInLink.create(digest=_digest(secret), user=user, expires_at=times.text(now + LINK_FOR))
    return secret


def is_link(secret: str) -> bool:
    """Whether the link would still sign somebody in; looking uses it up no more than a mail program that looks."""
    return _link(secret) is not None


def use_link(secret: str) -> User:
    """Whoever the link is for; it never works again. Raises Unauthenticated."""
    with database.atomic():
        link = _link(secret)
        if link is None:
            raise Unauthenticated("This link was used already, or is older than half an hour. Ask for another one.")
        link.delete_instance()
        return link.user


def _link(secret: str) -> SignInLink | None:
    current = (SignInLink.digest == _digest(secret)) & (SignInLink.expires_at > times.now_text())
    return SignInLink.get_or_none(current)


def check_password(email: str, password: str) -> User:
    """The user with this e-mail address and password. Raises Unauthenticated, which does not say what was wrong."""
    user: User | None = User.get_or_none(User.email == email.strip())
    # Also where nobody has the address: an answer must take as long as any other.
    hashed = (user.password_hash if user is not None else None) or _nobodys()
    if not check_password_hash(hashed, password[: PASSWORD_LENGTHS[1]]) or user is None:
        raise Unauthenticated("The e-mail address or the password is wrong.")
    return user


@cache
def _nobodys() -> str:
    return generate_password_hash(secrets.token_urlsafe(), method=METHOD)


def set_password(caller: Caller, *, password: str, current: str = "") -> None:
    """Give the caller's user a password; all other sessions of the user end. Raises Invalid."""
    user = User.get_by_id(caller.user.id)
    if user.password_hash is not None and not check_password_hash(user.password_hash, current):
        raise Invalid({"current": ["This is not the password."]})
    hashed = generate_password_hash(cleaned(password=(_password, password))["password"], method=METHOD)
    with database.atomic():
        User.update(password_hash=hashed, updated_at=times.now_text()).where(User.id == user.id).execute()


def _password(text: str) -> str:
    least, most = PASSWORD_LENGTHS
    if not least <= len(text) <= most:
        raise ValueError(f"Must have {least} to {most} characters.")
    return text


# --- sessions ---------------------------------------------------------------------------------------------------


def begin(user: User, agent: str) -> str:
    """The secret of a new session, in the workspace of the user's oldest membership. Raises Unauthenticated."""
    member = user.memberships.order_by(Member.created_at).first()
    if member is None:
        raise Unauthenticated("This user is not a member of any workspace.")
    secret, now = secrets.token_urlsafe(32), times.now()
    with database.atomic():
        Session.delete().where(Session.expires_at <= times.text(now)).execute()
        Session.create(
            digest=_digest(secret),
            user=user,
            workspace=member.workspace_id,
            agent=agent[:AGENT_LENGTH],
            seen_at=times.text(now),
            expires_at=times.text(now + IDLE),
        )
    return secret


def caller_of(secret: str) -> tuple[Caller, Session] | None:
    """Whoever is signed in with `secret`, and the session; None: nobody."""
    now = times.now()
    session: Session | None = (
        Session.select(Session, User, Workspace, Member.role)
        .join(User)
        .switch(Session)
        .join(Workspace)
        .switch(Session)
        .join(Member, on=(Member.workspace == Session.workspace) & (Member.user == Session.user), attr="membership")
        .where((Session.digest == _digest(secret)) & (Session.expires_at > times.text(now)))
        .get_or_none()
    )
    if session is None:
        return None
    if session.seen_at < times.text(now - SEEN_STEP):
        with database.atomic():
            moved = {"seen_at": times.text(now), "expires_at": times.text(now + IDLE)}
            Session.update(**moved).where(Session.id == session.id).execute()
    return Caller(session.workspace, session.user, session.membership.role, "dashboard"), session


def list_sessions(caller: Caller) -> list[Session]:
    """The sessions of the caller's user, the newest first."""
    current = (Session.user == caller.user) & (Session.expires_at > times.now_text())
    return list(Session.select().where(current).order_by(Session.id.desc()))


def end_session(caller: Caller, id: str) -> None:
    """End a session of the caller's user, at once. One that is not there is no error."""
    with database.atomic():
        Session.delete().where((Session.id == id) & (Session.user == caller.user)).execute()


def end_others(caller: Caller, id: str) -> None:
    """End all sessions of the caller's user but this one."""
    with database.atomic():
        Session.delete().where((Session.id != id) & (Session.user == caller.user)).execute()


def workspaces_of(caller: Caller) -> list[Workspace]:
    """The workspaces that the caller's user is a member of."""
    memberships = Member.select(Member.workspace).where(Member.user == caller.user)
    return list(Workspace.select().where(Workspace.id << memberships).order_by(Workspace.name))


def enter(caller: Caller, id: str, workspace_id: str) -> None:
    """Go on in another workspace of the caller's user. Raises Invalid."""
    if workspace_id not in {one.id for one in workspaces_of(caller)}:
        raise Invalid({"workspace": ["You are not a member of this workspace."]})
    with database.atomic():
        Session.update(workspace=workspace_id).where((Session.id == id) & (Session.user == caller.user)).execute()


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
