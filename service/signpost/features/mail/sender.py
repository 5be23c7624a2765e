"""Sends e-mail, one message after another, on a thread of the watcher; no request ever waits for a mail server.

**At most once.** A stored message is marked as being sent, on disk, before the mail server gets it. A process that is
killed after that leaves the mark, and the next one gives the message up instead of sending it again: a lost summary
harms less than ten of the same. The same holds where the connection ends before the server has confirmed a message.

What the server refuses for now (4xx) is tried again with growing pauses, what it refuses for good (5xx) is given up. A
server that does not answer stops everything for a while, and no message counts an attempt. After a day a message is too
old to be sent.
"""

from __future__ import annotations

import logging
import threading
from datetime import date, datetime, timedelta

from flask import Flask

from signpost.domain import times
from signpost.domain.errors import ServiceError
from signpost.domain.mail import MailKind, MailState
from signpost.domain.mail import parts_of as address_parts
from signpost.domain.records.record import CreatedVia
from signpost.features.mail import about_workspaces, mail_choices, mail_queue, smtp, summary
from signpost.features.mail.outbox import Outbox, WaitingMessage
from signpost.features.mail.settings import server_of
from signpost.features.mail.smtp import Connection, Letter, MessageRefused, Unavailable, Uncertain
from signpost.features.mail.summary import Summary
from signpost.features.mail.tables import Mail
from signpost.operations.caller import Caller
from signpost.runtime import clock, settings
from signpost.runtime.clock import DueTimes
from signpost.runtime.watcher import Watcher
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Member, State, User
from signpost.storage.statements.due_times import DueColumn

# Waits after answers of 4xx, in seconds.
WAITS_S = (60, 300, 1800, 3600, 7200, 14_400)
# Waits while the server cannot be used; the last one again and again.
SERVER_WAITS_S = (5, 15, 60, 300)
# Also of news, which waits for the message before (features/mail/mail_queue.py).
MAX_PAUSE_S = max(*WAITS_S, *SERVER_WAITS_S, (mail_queue.NEWS_EVERY + mail_queue.NEWS_AFTER).total_seconds())
MAX_AGE = timedelta(days=1)
# How long one turn may take. The next one begins a second later, with a new connection.
TURN_S = 20.0
# The time zone in which Monday begins first: then summaries are queued, and each waits for the morning of its reader.
FIRST_ZONE = timedelta(hours=14)
# The row of `state` with the last Monday on which summaries were queued.
_QUEUED = "summaries"
_SEND, _SUMMARIES = "e-mail", "summaries"
TOO_OLD = "It could not be sent within a day."
WAITED = "The mail server did not answer for too long."

# What is sent: a message that waits in this process, or a row of the database.
Message = WaitingMessage | Mail

logger = logging.getLogger("signpost.mail")


def monday_of() -> date:
    """The last Monday whose summaries are queued."""
    moment = times.now() + FIRST_ZONE - timedelta(hours=summary.HOUR)
    return moment.date() - timedelta(days=moment.weekday())


class Sender:
    """What the watcher does about e-mail: at most one task of each of two kinds at once.

    outbox: it sends what waits in this process, and nothing else; without one, what the database has.
    """

    def __init__(self, outbox: Outbox | None = None):
        self._outbox = outbox
        self._queued: date | None = None
        self._is_first = True
        # Monotonic: until then the mail server is left alone.
        self._pause_until = 0.0
        self._failures = 0
        self._ending = threading.Event()
        self._is_idle = threading.Event()
        self._is_idle.set()
        # The last summary that was made, for the next reader: (workspace, its last day, time zone), summary.
        self._summary: tuple[tuple[str, str, str], Summary] | None = None

    def due(self, count: int) -> list[str]:
        tasks = []
        if self._outbox is None and self._queued != monday_of() and clock.trusted_now() is not None:
            tasks.append(_SUMMARIES)
        if mail_queue.is_on() and times.monotonic_s() >= self._pause_until and self._has_due():
            tasks.append(_SEND)
        return tasks[:count]

    def do(self, task: str) -> bool:
        if task == _SUMMARIES:
            self._queue_summaries()
        else:
            self._is_idle.clear()
            try:
                self._send_batch()
            finally:
                self._is_idle.set()
        return True

    def write(self, done: list[tuple[str, bool]]) -> None:
        """Each step of a task is stored by itself."""

    def close(self, timeout_s: float) -> None:
        """Send no further message, and wait for the one that is being sent."""
        self._ending.set()
        self._is_idle.wait(timeout_s)

    def _has_due(self) -> bool:
        return next_due() is not None if self._outbox is None else self._outbox.has_due()

    def _queue_summaries(self) -> None:
        monday = monday_of()
        with database.atomic():
            queued, latest = State.load(_QUEUED), monday.isoformat()
            if queued != latest:
                State.store(_QUEUED, latest)
                # After the first start with this feature the first summaries come on the next Monday. A later one was
                # stored while the clock was ahead.
                if queued is not None and queued < latest and mail_queue.is_on():
                    mail_queue.queue_summaries((monday - timedelta(days=1)).isoformat())
        self._queued = monday

    # --- sending --------------------------------------------------------------------------------------------------

    def _send_batch(self) -> None:
        if self._outbox is None and self._is_first:
            give_up_interrupted()
            self._is_first = False
        config = settings.active()
        deadline = times.monotonic_s() + TURN_S
        connection: Connection | None = None
        try:
            while times.monotonic_s() < deadline and not self._ending.is_set():
                message = next_due() if self._outbox is None else self._outbox.take()
                if message is None:
                    break
                letter = self._letter_for(message)
                if letter is None:
                    continue
                try:
                    written = smtp.message_of(letter, config["MAIL_FROM"])
                    connection = connection or Connection(server_of(config["SMTP_URL"]), config["MAIL_FROM"])
                    if isinstance(message, Mail) and not store_state(message, MailState.SENDING):
                        continue
                    connection.send(written)
                    self._sent(message)
                except Unavailable as error:
                    self._pause(str(error), message)
                    break
                except MessageRefused as error:
                    self._refused(error, message)
                except Uncertain as error:
                    self._give_up(str(error), message)
                    _close(connection)
                    connection = None
        finally:
            _close(connection)

    def _sent(self, message: Message) -> None:
        if self._failures:
            logger.info("The mail server takes e-mail again.")
        self._failures = 0
        if isinstance(message, Mail):
            store_state(message, MailState.SENT)

    def _pause(self, reason: str, message: Message) -> None:
        wait_s = SERVER_WAITS_S[min(self._failures, len(SERVER_WAITS_S) - 1)]
        log = logger.warning if not self._failures else logger.debug
        log("E-mail waits: %s", reason)
        self._failures += 1
        self._pause_until = times.monotonic_s() + wait_s
        if isinstance(message, Mail):
            store_state(message, MailState.WAITING, reason, due_in_s=wait_s)
        elif self._outbox is None or not self._outbox.put_back(message):
            self._give_up(reason, message)

    def _retries(self, waiting: WaitingMessage) -> bool:
        return self._outbox is not None and self._outbox.retry(waiting)

    def _refused(self, error: MessageRefused, message: Message) -> None:
        if isinstance(message, Mail):
            message.attempts += 1
            if error.is_final or message.attempts > len(WAITS_S):
                self._give_up(str(error), message)
            else:
                store_state(message, MailState.WAITING, str(error), due_in_s=WAITS_S[message.attempts - 1])
        elif error.is_final or not self._retries(message):
            self._give_up(str(error), message)

    def _give_up(self, reason: str, message: Message) -> None:
        what = f"The e-mail {message.id}" if isinstance(message, Mail) else message.what
        logger.warning("%s was not sent: %s", what, reason)
        if isinstance(message, Mail):
            store_state(message, MailState.FAILED, reason)
        elif self._outbox is not None:
            self._outbox.note_refusal(message.what, reason)

    # --- what is sent ---------------------------------------------------------------------------------------------

    def _letter_for(self, message: Message) -> Letter | None:
        """What is sent; None: nothing, which is stored. A message that cannot be written keeps no other one waiting."""
        try:
            if isinstance(message, Mail):
                return self._letter_of(message)
            if message.is_too_old:
                self._give_up(WAITED, message)
                return None
            message.letter = message.letter or message.write()
            return message.letter
        except ServiceError:
            # The disk is full, or the database is busy. What is stored is still due; a link is lost.
            raise
        except Exception:
            logger.exception("An e-mail could not be written.")
            self._give_up("It could not be written; the server's log has the reason.", message)
            return None

    def _letter_of(self, mail: Mail) -> Letter | None:
        """The e-mail to a member; None: there is none to send."""
        # A summary that was queued when Monday began elsewhere waits longer than other messages.
        if max(mail.created_at, mail.about.get("morning", "")) < clock.past(MAX_AGE):
            self._give_up(TOO_OLD, mail)
            return None
        if mail.user_id is None:
            self._split(mail)
            return None
        member: Member | None = mail.workspace.members.where(Member.user == mail.user_id).get_or_none()
        if member is None or not mail_choices.gets(mail.workspace, member.user, mail.kind):
            delete_mail(mail)
            return None
        caller = Caller(mail.workspace, member.user, member.role, CreatedVia.DASHBOARD)
        if mail.kind != MailKind.SUMMARY:
            return about_workspaces.letter_to(mail, caller, None)
        morning = times.text(_morning_of(mail, member.user))
        if morning > times.now_text():
            # The reader has moved to the west since it was queued.
            wait_until(mail, morning)
            return None
        week = self._summary_of(mail, caller)
        if week.is_empty:
            delete_mail(mail)
            return None
        return about_workspaces.letter_to(mail, caller, week)

    def _split(self, mail: Mail) -> None:
        """Queue a message for each member who gets this kind."""
        with database.atomic():
            # News may have been added since it was read.
            found: Mail | None = Mail.get_or_none(Mail.id == mail.id)
            if found is None:
                return
            delete_mail(found)
            if not mail_queue.is_wanted(found.workspace, found.kind):
                return
            since = times.text(times.now() - timedelta(days=1))
            sent = Mail.select().where((Mail.workspace == found.workspace) & (Mail.created_at > since)).count()
            people = [
                recipient
                for recipient in mail_choices.recipients(found.workspace, found.kind)
                if address_parts(recipient.email)
            ]
            for user in people[: max(0, mail_queue.MAX_A_DAY - sent)]:
                about, due_at = found.about, times.now_text()
                if found.kind == MailKind.SUMMARY:
                    morning = times.text(_morning_of(found, user))
                    about, due_at = {**about, "morning": morning}, max(due_at, morning)
                Mail.create(workspace=found.workspace, user=user, kind=found.kind, about=about, due_at=due_at)
        if len(people) > max(0, mail_queue.MAX_A_DAY - sent):
            logger.warning("The workspace %s has its %d messages of this day.", mail.workspace_id, mail_queue.MAX_A_DAY)

    def _summary_of(self, mail: Mail, caller: Caller) -> Summary:
        key = (mail.workspace_id, mail.about["until"], summary.zone_of(caller.user))
        if self._summary is None or self._summary[0] != key:
            self._summary = key, summary.summarize(caller, date.fromisoformat(key[1]), key[2])
        return self._summary[1]


def _morning_of(mail: Mail, reader: User) -> datetime:
    """When a summary is sent to a reader."""
    return summary.morning_after(date.fromisoformat(mail.about["until"]), summary.zone_of(reader))


def _close(connection: Connection | None) -> None:
    if connection is not None:
        connection.close()


def add_to(watcher: Watcher, app: Flask) -> None:
    parts_of(app)[DueTimes].max_pauses_s[DueColumn("mail", "due_at")] = MAX_PAUSE_S
    watcher.add(Sender())
    watcher.add(Sender(parts_of(app).late(Outbox, Outbox)), is_of_node=True)


INTERRUPTED = "The server stopped while it was sent. It may have arrived, so it is not sent again."


def next_due() -> Mail | None:
    """The message that has been due longest."""
    due = Mail.due_at.is_null(False) & (Mail.due_at <= times.now_text())
    found: Mail | None = Mail.select().where(due).order_by(Mail.due_at, Mail.id).first()
    return found


def store_state(mail: Mail, state: MailState, reason: str = "", due_in_s: float | None = None) -> bool:
    """Store the state of a message; False: it is gone. due_in_s: until the next attempt; None: there is none."""
    due_at = None if due_in_s is None else times.text(times.now() + timedelta(seconds=due_in_s))
    with database.atomic():
        changed = Mail.update(
            state=state, reason=reason, attempts=mail.attempts, due_at=due_at, updated_at=times.now_text()
        )
        return bool(changed.where(Mail.id == mail.id).execute())


def wait_until(mail: Mail, moment: str) -> None:
    """Let a message wait for a moment, which is no attempt."""
    about = {**mail.about, "morning": moment}
    with database.atomic():
        Mail.update(due_at=moment, about=about, updated_at=times.now_text()).where(Mail.id == mail.id).execute()


def delete_mail(mail: Mail) -> None:
    with database.atomic():
        Mail.delete().where(Mail.id == mail.id).execute()


def give_up_interrupted() -> None:
    """Give up what an earlier process was sending when it ended."""
    with database.atomic():
        failed = Mail.update(state=MailState.FAILED, reason=INTERRUPTED, updated_at=times.now_text())
        failed.where(Mail.state == MailState.SENDING).execute()
