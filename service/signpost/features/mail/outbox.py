"""Sign-in links and invitations on their way to the mail server: in memory alone.

Each is a secret with which anyone could sign in or join, and the database has only its digest, so that a copy of the
file opens nothing. Therefore they are not queued there: those that wait when the process ends are lost, and people
request another one. They wait only while the mail server does not answer, at most as long as WAITS_S adds up to.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from signpost.domain import times
from signpost.domain.mail import parts_of
from signpost.domain.people.sign_in import SecondStepNews, SignInMethod
from signpost.features.mail import about_access, mail_queue
from signpost.features.mail.smtp import Letter
from signpost.features.sign_in.operations import sessions, sign_in_rules
from signpost.features.sign_in.operations.account import language_of
from signpost.features.sign_in.operations.invitations import InvitationView
from signpost.operations.caller import Caller
from signpost.operations.workspaces.workspaces import UserView, folded_email, user_with
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import Rate, parse_rate
from signpost.storage.app_parts import current_parts
from signpost.storage.models import User
from signpost.translations import language, speaking

# All that wait, in one instance; about 20 KB each.
MAX_WAITING = 500
# Waits between the attempts, in seconds.
WAITS_S = (5, 30, 120, 300)
SIGN_IN_FOR = timedelta(minutes=15)
# Sign-in links for one address, from all networks together. Those beyond are not sent; earlier ones work meanwhile.
LINKS_A_QUARTER, LINKS_A_DAY = parse_rate("3 per 15 minutes"), parse_rate("20 per day")
# Invitations from one workspace, and to one address.
INVITATIONS_A_DAY, INVITATIONS_TO_ADDRESS = parse_rate("200 per day"), parse_rate("5 per day")
# News of the second step and of passkeys, to one user.
NEWS_A_DAY = parse_rate("20 per day")
# Of all kinds, from the whole instance.
ALL_A_DAY = parse_rate("5000 per day")


@dataclass
class WaitingMessage:
    """A message that is made when it is sent first. write: returns None where there is nothing to send."""

    what: str
    write: Callable[[], Letter | None]
    letter: Letter | None = None
    attempts: int = 0
    # Monotonic.
    due_s: float = 0.0


class Outbox:
    """The messages that wait, first come, first served."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: deque[WaitingMessage] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, waiting: WaitingMessage) -> bool:
        """Whether there was room for it."""
        with self._lock:
            if len(self._waiting) >= MAX_WAITING:
                return False
            self._waiting.append(waiting)
        return True

    def has_due(self) -> bool:
        now = times.monotonic_s()
        with self._lock:
            return any(entry.due_s <= now for entry in self._waiting)

    def take(self) -> WaitingMessage | None:
        """Remove and return the first that is due."""
        now = times.monotonic_s()
        with self._lock:
            found = next((entry for entry in self._waiting if entry.due_s <= now), None)
            if found is not None:
                self._waiting.remove(found)
        return found

    def retry(self, waiting: WaitingMessage) -> bool:
        """Put a message back for a later attempt; False: there were enough."""
        if waiting.attempts >= len(WAITS_S):
            return False
        waiting.due_s = times.monotonic_s() + WAITS_S[waiting.attempts]
        waiting.attempts += 1
        return self.add(waiting)


def _add(what: str, write: Callable[[], Letter | None]) -> bool:
    return current_parts().late(Outbox, Outbox).add(WaitingMessage(what, write))


def _allows(rate: Rate, purpose: str, *key: str) -> bool:
    return rate_limits.current().allows(rate, f"mail {purpose}", *key)


def send_invitation(caller: Caller, invitation: InvitationView, secret: str) -> bool:
    """Send an invitation in the background. False: no e-mail is sent, or this was too often today."""
    if not mail_queue.is_on():
        return False
    if not (
        _allows(INVITATIONS_TO_ADDRESS, "to", folded_email(invitation.email))
        and _allows(INVITATIONS_A_DAY, "invitations", caller.workspace.id)
        and _allows(ALL_A_DAY, "all")
    ):
        return False
    inviter, inviters = caller.user.name, language()

    def write() -> Letter:
        with speaking(_language_of(user_with(invitation.email), inviters)):
            return about_access.invitation_letter(
                email=invitation.email,
                role=invitation.role,
                workspace=invitation.workspace.name,
                inviter=inviter,
                secret=secret,
            )

    return _add(f"The invitation {invitation.id}", write)


def send_sign_in_link(email: str) -> None:
    """Send a user a link that signs them in, in the background.

    What happens here is the same for every address: only the background learns whether a user has it, so neither the
    answer nor its time shows that.
    """
    if _allows(LINKS_A_QUARTER, "link", email) and _allows(LINKS_A_DAY, "link", email):
        browsers = language()
        _add("A sign-in link", lambda: _sign_in_letter(email, browsers))


def send_second_step_news(user: UserView | User, news: SecondStepNews) -> None:
    """Tell a user by e-mail what happened to the second step of their account, in the background."""
    email, name = user.email, user.name
    write = partial(about_access.second_step_letter, email=email, name=name, news=news)
    _send_news("News of a second step", user, news, write)


def send_passkey_news(user: UserView | User, passkey: str, *, is_added: bool) -> None:
    """Tell a user by e-mail that a passkey was added or removed, in the background. passkey: its name."""
    email, name = user.email, user.name
    write = partial(about_access.passkey_letter, email=email, name=name, passkey=passkey, is_added=is_added)
    _send_news("News of a passkey", user, "passkey", write)


def _send_news(what: str, user: UserView | User, kind: str, write: Callable[[], Letter]) -> None:
    """kind: those of another one do not count, so that no one can bring about many to keep another from being sent."""
    if not mail_queue.is_on() or parts_of(user.email) is None:
        return
    browsers = language()

    def write_to_user() -> Letter:
        with speaking(_language_of(user_with(user.email), browsers)):
            return write()

    if _allows(NEWS_A_DAY, kind, user.id) and _allows(ALL_A_DAY, "all"):
        _add(what, write_to_user)


def _sign_in_letter(email: str, browsers: str) -> Letter | None:
    user = user_with(email)
    if user is None or sign_in_rules.is_provider_only(user) or not _allows(ALL_A_DAY, "all"):
        return None
    secret = sessions.make_link(user, SIGN_IN_FOR, SignInMethod.MAILED_LINK)
    with speaking(_language_of(user, browsers)):
        return about_access.sign_in_letter(email=user.email, name=user.name, secret=secret)


def _language_of(user: User | None, otherwise: str) -> str:
    """The language of an e-mail to a user; where it is not known, that of the page from which it is sent."""
    return (language_of(user) if user is not None else "") or otherwise
