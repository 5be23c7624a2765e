"""Sessions that wait for the second step of signing in: they open nothing, and end after ten minutes."""

from __future__ import annotations

from dataclasses import dataclass, field

import peewee

from signpost.domain import times
from signpost.domain.errors import Unauthenticated
from signpost.domain.people.credentials import digest_of, new_secret
from signpost.operations.people import sessions
from signpost.operations.views import view_of
from signpost.operations.workspaces.workspaces import UserView
from signpost.storage import database
from signpost.storage.models import Session, User

# Codes that may be entered in one session; after the last wrong one it ends.
MAX_TRIES = 10
GONE = "This took too long, or too many codes were wrong. Sign in again."


@dataclass(frozen=True)
class WaitingSession:
    """Whose password, or mailed link, was right, and who still has to show a second factor. digest: of its secret."""

    id: str
    digest: str = field(repr=False)
    user: UserView


def find(secret: str) -> WaitingSession | None:
    """The session with this secret, if it waits for the second step."""
    waits = Session.awaits_second_step & (Session.expires_at > times.now_text()) & (Session.code_tries < MAX_TRIES)
    rows = Session.select(Session, User).join(User)
    row: Session | None = rows.where((Session.digest == digest_of(secret)) & waits).get_or_none()
    return None if row is None else view_of(WaitingSession, row, user=view_of(UserView, row.user))


def count_try(waiting: WaitingSession) -> None:
    """Count a try, before it is looked at. Raises Unauthenticated: there were enough."""
    more = {"code_tries": Session.code_tries + 1}
    with database.atomic():
        if not Session.update(**more).where(_same(waiting) & (Session.code_tries < MAX_TRIES)).execute():
            raise Unauthenticated(GONE)


def complete(waiting: WaitingSession, *, used_passkey: bool = False) -> str:
    """Make it a session, after the second step: its new secret. Raises Unauthenticated: it has ended, or is one.

    used_passkey: a passkey was the second step.
    """
    secret, now = new_secret(), times.now()
    done = {
        "digest": digest_of(secret),
        "awaits_second_step": False,
        "used_passkey": used_passkey,
        "seen_at": times.text(now),
        "expires_at": times.text(now + sessions.IDLE),
    }
    with database.atomic():
        if not Session.update(**done).where(_same(waiting)).execute():
            raise Unauthenticated(GONE)
    return secret


def _same(waiting: WaitingSession) -> peewee.Expression:
    same = (Session.id == waiting.id) & (Session.digest == waiting.digest)
    return same & Session.awaits_second_step & (Session.expires_at > times.now_text())
