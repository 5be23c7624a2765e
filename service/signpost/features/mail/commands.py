"""`signpost mail`: try the mail server, and see the state of the e-mails of a workspace."""

from collections.abc import Sequence
from contextlib import closing

import click
import peewee

from signpost.cli.command import (
    as_json_option,
    chosen_workspace,
    fail,
    in_workspace,
    say,
    table_row,
    with_database,
)
from signpost.cli.entry import group
from signpost.cli.lists import count_option, show_pages
from signpost.domain.json_types import JsonObject
from signpost.features.mail import about_access, mail_queue, smtp
from signpost.features.mail.settings import server_of
from signpost.features.mail.smtp import Connection, MessageRefused, Unavailable, Uncertain
from signpost.features.mail.tables import Mail
from signpost.runtime import settings
from signpost.storage.models import User


@group("mail").command("test")
@click.argument("address")
@with_database
def send_test(address: str) -> None:
    """Send a test e-mail to ADDRESS now and show the mail server's answer."""
    config = settings.active()
    if not mail_queue.is_on():
        fail("E-mail is off: set SMTP_URL.")
    try:
        message = smtp.message_of(about_access.test_letter(address), config["MAIL_FROM"])
        with closing(Connection(server_of(config["SMTP_URL"]), config["MAIL_FROM"])) as connection:
            connection.send(message)
    except (MessageRefused, Unavailable, Uncertain) as error:
        fail(str(error))
    say(f"The mail server accepted an e-mail from {config['MAIL_FROM']} to {address}.")


@group("mail").command("list")
@count_option
@in_workspace
@as_json_option
@with_database
def list_mail(count: int | None, workspace: str | None, as_json: bool) -> None:
    """List the e-mails to members with their state, the newest first. Invitations and sign-in links are not stored."""
    own = Mail.workspace == chosen_workspace(workspace)
    query = Mail.select(Mail, User).join(User, peewee.JOIN.LEFT_OUTER).where(own).order_by(Mail.id.desc())

    def read(size: int, before: str | None) -> tuple[list[Mail], str | None]:
        found = [*(query if before is None else query.where(Mail.id < before)).limit(size + 1)]
        return found[:size], found[size - 1].id if len(found) > size else None

    def dump(rows: Sequence[Mail]) -> list[JsonObject]:
        return [_row(row) for row in rows]

    show_pages(read, count, as_json, dump, lambda rows: [_line(row) for row in dump(rows)])


def _row(mail: Mail) -> JsonObject:
    return {
        "id": mail.id,
        "kind": mail.kind,
        # None: it is not split into one for each member yet.
        "email": mail.user.email if mail.user is not None else None,
        "state": mail.state,
        "attempts": mail.attempts,
        "reason": mail.reason,
        "due_at": mail.due_at,
        "created_at": mail.created_at,
    }


def _line(row: JsonObject) -> str:
    facts = [row["reason"], f"next attempt {row['due_at']}" if row["due_at"] else ""]
    details = ", ".join(fact for fact in facts if fact)
    return table_row(
        row["created_at"],
        f"{row['kind']:<7}",
        f"{row['state']:<7}",
        row["email"] or "all who want it",
        f"({details})" if details else "",
    )
