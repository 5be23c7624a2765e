"""The stored e-mails: which is due, and their states."""

from __future__ import annotations

from datetime import timedelta

from signpost.domain import times
from signpost.domain.mail import MailState
from signpost.storage import database
from signpost.storage.models import Mail

INTERRUPTED = "The server stopped while it was sent. It may have arrived, so it is not sent again."


def next_due() -> Mail | None:
    """The message that has been due longest."""
    due = Mail.due_at.is_null(False) & (Mail.due_at <= times.now_text())
    found: Mail | None = Mail.select().where(due).order_by(Mail.due_at, Mail.id).first()
    return found


def mark(mail: Mail, state: MailState, reason: str = "", due_in_s: float | None = None) -> bool:
    """Store the state of a message; False: it is gone. due_in_s: until the next attempt; None: there is none."""
    due_at = None if due_in_s is None else times.text(times.now() + timedelta(seconds=due_in_s))
    with database.atomic():
        changed = Mail.update(
            state=state, reason=reason, attempts=mail.attempts, due_at=due_at, updated_at=times.now_text()
        )
        return bool(changed.where(Mail.id == mail.id).execute())


def delete(mail: Mail) -> None:
    """Remove a message that no one is to get."""
    with database.atomic():
        Mail.delete().where(Mail.id == mail.id).execute()


def give_up_interrupted() -> None:
    """Give up what an earlier process was sending when it ended."""
    with database.atomic():
        failed = Mail.update(state=MailState.FAILED, reason=INTERRUPTED, updated_at=times.now_text())
        failed.where(Mail.state == MailState.SENDING).execute()
