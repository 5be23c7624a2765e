"""Sign-in links, invitations and news of accounts on their way to the mail server: in memory alone.

Each link is a secret with which anyone could sign in or join, and the database has only its digest, so that a copy of
the file opens nothing. Therefore they are not queued there: those that wait when the process ends are lost, and people
request another one. They wait while the mail server does not answer, at most MAX_AGE, a sign-in link as long as it
works.

A message is sent after those that were there before it. Only one that was refused for now, and those to its address,
let others pass.
"""

from __future__ import annotations

import threading
from bisect import insort
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from itertools import count
from operator import attrgetter

from signpost.domain import times
from signpost.domain.mail import parts_of
from signpost.domain.people.sign_in import SecondStepNews, SignInMethod
from signpost.features.mail import about_access, mail_queue
from signpost.features.mail.about_workspaces import moment_for
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
from signpost.translations import gettext as _
from signpost.translations import language, speaking

# All that wait, in one instance; about 20 KB each.
MAX_WAITING = 500
# Waits between the attempts to send what the mail server refuses for now, in seconds.
WAITS_S = (5, 30, 120, 300)
SIGN_IN_FOR = timedelta(minutes=15)
# How long a message waits for a mail server that does not answer.
MAX_AGE = timedelta(hours=1)
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
    """A message that is made when it is sent first. write: returns None where there is nothing to send.

    email: whom it is for.
    """

    what: str
    email: str
    write: Callable[[], Letter | None]
    max_age: timedelta = MAX_AGE
    letter: Letter | None = None
    attempts: int = 0
    # Its place in the order in which they came.
    number: int = 0
    # Monotonic: when it came, and before when it is not sent.
    added_s: float = 0.0
    due_s: float = 0.0

    @property
    def is_too_old(self) -> bool:
        return times.monotonic_s() - self.added_s > self.max_age.total_seconds()


class Outbox:
    """The messages that wait, first come, first served."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # In the order in which they came.
        self._waiting: list[WaitingMessage] = []
        self._numbers = count(1)
        # By what: why the newest messages that were given up were not sent. Known to this process alone.
        self._refusals: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, waiting: WaitingMessage) -> bool:
        """Whether there was room for it."""
        with self._lock:
            if len(self._waiting) >= MAX_WAITING:
                return False
            if not waiting.number:
                waiting.number, waiting.added_s = next(self._numbers), times.monotonic_s()
            insort(self._waiting, waiting, key=attrgetter("number"))
        return True

    def note_refusal(self, what: str, reason: str) -> None:
        """Remember that a message was given up. reason: a sentence."""
        with self._lock:
            self._refusals.pop(what, None)
            self._refusals[what] = reason
            if len(self._refusals) > MAX_WAITING:
                del self._refusals[next(iter(self._refusals))]

    def refusal_of(self, what: str) -> str:
        """Why a message was not sent; "": nothing is known of it."""
        with self._lock:
            return self._refusals.get(what, "")

    def has_due(self) -> bool:
        with self._lock:
            return self._first_due() is not None

    def take(self) -> WaitingMessage | None:
        """Remove and return the first that is due."""
        with self._lock:
            found = self._first_due()
            if found is not None:
                self._waiting.remove(found)
        return found

    def _first_due(self) -> WaitingMessage | None:
        now, waits = times.monotonic_s(), set[str]()
        for entry in self._waiting:
            if entry.due_s > now:
                waits.add(entry.email)
            elif entry.email not in waits:
                return entry
        return None

    def put_back(self, waiting: WaitingMessage) -> bool:
        """Put a message back in its place, because the mail server does not answer; False: it is too old."""
        return not waiting.is_too_old and self.add(waiting)

    def retry(self, waiting: WaitingMessage) -> bool:
        """Put back a message that was refused for now, for a later attempt; False: there were enough."""
        if waiting.attempts >= len(WAITS_S):
            return False
        waiting.due_s = times.monotonic_s() + WAITS_S[waiting.attempts]
        waiting.attempts += 1
        return self.add(waiting)


def _add(what: str, email: str, write: Callable[[], Letter | None], max_age: timedelta = MAX_AGE) -> bool:
    waiting = WaitingMessage(what, folded_email(email), write, max_age)
    return current_parts().late(Outbox, Outbox).add(waiting)


def _allows(rate: Rate, purpose: str, *key: str) -> bool:
    return rate_limits.current().allows(rate, f"mail {purpose}", *key)


class Promise(StrEnum):
    """Whether a message is sent in the background, or why not."""

    QUEUED = "queued"
    OFF = "off"
    NO_ADDRESS = "no_address"
    TOO_MANY = "too_many"


def send_invitation(caller: Caller, invitation: InvitationView, secret: str) -> Promise:
    """Send an invitation in the background. What becomes of it says `refusal_of_invitation`."""
    if not mail_queue.is_on():
        return Promise.OFF
    if parts_of(invitation.email) is None:
        return Promise.NO_ADDRESS
    if not (
        _allows(INVITATIONS_TO_ADDRESS, "to", folded_email(invitation.email))
        and _allows(INVITATIONS_A_DAY, "invitations", caller.workspace.id)
        and _allows(ALL_A_DAY, "all")
    ):
        return Promise.TOO_MANY
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

    return Promise.QUEUED if _add(_what(invitation), invitation.email, write) else Promise.TOO_MANY


def _what(invitation: InvitationView) -> str:
    return f"The invitation {invitation.id}"


def refusal_of_invitation(invitation: InvitationView) -> str:
    """Why an invitation was not delivered, as a sentence of the mail server or of ours; "": nothing is known of it."""
    if mail_queue.is_on() and parts_of(invitation.email) is None:
        return _("No mail can be sent to this address.")
    return current_parts().late(Outbox, Outbox).refusal_of(_what(invitation))


def send_sign_in_link(email: str) -> None:
    """Send a user a link that signs them in, in the background.

    What happens here is the same for every address: only the background learns whether a user has it, so neither the
    answer nor its time shows that.
    """
    if _allows(LINKS_A_QUARTER, "link", email) and _allows(LINKS_A_DAY, "link", email):
        browsers = language()
        _add("A sign-in link", email, lambda: _sign_in_letter(email, browsers), SIGN_IN_FOR)


def send_second_step_news(user: UserView | User, news: SecondStepNews) -> None:
    """Tell a user by e-mail what happened to the second step of their account, in the background."""
    email, name = user.email, user.name

    def write(when: str) -> Letter:
        return about_access.second_step_letter(email=email, name=name, news=news, when=when)

    _send_news("News of a second step", user, news, write)


def send_passkey_news(user: UserView | User, passkey: str, *, is_added: bool) -> None:
    """Tell a user by e-mail that a passkey was added or removed, in the background. passkey: its name."""
    email, name = user.email, user.name

    def write(when: str) -> Letter:
        return about_access.passkey_letter(email=email, name=name, passkey=passkey, is_added=is_added, when=when)

    _send_news("News of a passkey", user, "passkey", write)


def _send_news(what: str, user: UserView | User, kind: str, write: Callable[[str], Letter]) -> None:
    """kind: those of another one do not count, so that no one can bring about many to keep another from being sent.

    write: given when it happened, as the user reads it.
    """
    if not mail_queue.is_on() or parts_of(user.email) is None:
        return
    browsers, happened_at = language(), times.now_text()

    def write_to_user() -> Letter:
        # To the address of that time, even if the account has another one meanwhile.
        reader: User | None = User.get_or_none(User.id == user.id)
        with speaking(_language_of(reader, browsers)):
            return write(moment_for(reader, happened_at))

    if _allows(NEWS_A_DAY, kind, user.id) and _allows(ALL_A_DAY, "all"):
        _add(what, user.email, write_to_user)


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
