"""Invitations, sign-in links, and the message with which an operator tries the settings."""

from __future__ import annotations

from signpost.domain.ids import new_id
from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SecondStepNews
from signpost.mail.content import Button, Content, letter_of
from signpost.operations.workspaces import bootstrap
from signpost.runtime import settings
from signpost.runtime.mail.smtp import Letter
from signpost.runtime.settings import service_origin

_AUTOMATIC = "This message was sent automatically. Replies are not read."


def invitation_letter(*, email: str, role: Role, workspace: str, inviter: str, secret: str) -> Letter:
    """The invitation to a workspace, with the link that accepts it."""
    content = Content(
        subject=f"Invitation to {workspace}",
        heading=f"Join {workspace}",
        lines=[
            f"{inviter} invites you to {workspace} on Signpost, with the role {role}.",
            f"The link works once, for 7 days, for {email}.",
        ],
        button=Button("Accept the invitation", bootstrap.invitation_url(secret)),
        footer=["If you did not expect this, you can ignore it.", _AUTOMATIC],
    )
    return letter_of(content, id=new_id(), address=email, name="")


def sign_in_letter(*, email: str, name: str, secret: str) -> Letter:
    """The link that signs a user in."""
    content = Content(
        subject="Your sign-in link",
        heading="Sign in to Signpost",
        lines=["The link works once, for 15 minutes. Anyone who has it can sign in as you: do not pass it on."],
        button=Button("Sign in", bootstrap.sign_in_url(secret)),
        footer=["If you did not request this, you can ignore it.", _AUTOMATIC],
    )
    return letter_of(content, id=new_id(), address=email, name=name)


_SECOND_STEP = {
    SecondStepNews.ON: (
        "The second step is on",
        "From now on, signing in with your password or a mailed link also takes a code of your authenticator app.",
    ),
    SecondStepNews.OFF: ("The second step is off", "Your password, or a mailed link, is now enough to sign in as you."),
    SecondStepNews.RECOVERY_CODE: (
        "A recovery code was used",
        "Someone signed in as you with your password, or a mailed link, and one of your recovery codes.",
    ),
    SecondStepNews.WRONG_CODES: (
        "Wrong codes were entered for your account",
        "Someone who knows your password, or has a link that was sent to you, tried to sign in as you, and entered "
        "wrong codes.",
    ),
}


def second_step_letter(*, email: str, name: str, news: SecondStepNews) -> Letter:
    """News of the second step of signing in, to the user."""
    subject, line = _SECOND_STEP[news]
    return _news_letter(email, name, subject, line)


def passkey_letter(*, email: str, name: str, passkey: str, is_added: bool) -> Letter:
    """That a passkey was added or removed, to the user."""
    if is_added:
        return _news_letter(
            email, name, "A passkey was added", f"From now on, the passkey “{passkey}” signs in as you."
        )
    return _news_letter(email, name, "A passkey was removed", f"The passkey “{passkey}” no longer signs in as you.")


def _news_letter(email: str, name: str, subject: str, line: str) -> Letter:
    content = Content(
        subject=subject,
        heading=subject,
        lines=[line, "If that was not you, change your password and tell the operator of this server."],
        button=Button("Open your account", f"{service_origin(settings.active())}/account"),
        footer=[_AUTOMATIC],
    )
    return letter_of(content, id=new_id(), address=email, name=name)


def test_letter(address: str) -> Letter:
    """What `signpost mail test` sends."""
    origin = service_origin(settings.active())
    content = Content(
        subject="Signpost can send e-mail",
        heading="Signpost can send e-mail",
        lines=[f"The Signpost at {origin} sent this to try its settings SMTP_URL and MAIL_FROM. They work."],
        button=Button("Open the dashboard", origin),
        footer=[_AUTOMATIC],
    )
    return letter_of(content, id=new_id(), address=address, name="")
