"""Invitations, sign-in links, and the message with which an operator tries the settings."""

from __future__ import annotations

from signpost.domain.ids import new_id
from signpost.domain.people.roles import IN_SENTENCES, Role
from signpost.domain.people.sign_in import SecondStepNews
from signpost.features.mail.smtp import Button, Content, Letter, letter_of
from signpost.operations.workspaces import bootstrap
from signpost.runtime import settings
from signpost.runtime.settings import service_origin
from signpost.translations import gettext as _
from signpost.translations import mark

_AUTOMATIC = mark("This message was sent automatically. Replies are not read.")


def invitation_letter(*, email: str, role: Role, workspace: str, inviter: str, secret: str) -> Letter:
    """The invitation to a workspace, with the link that accepts it."""
    content = Content(
        subject=_("Invitation to %(workspace)s", workspace=workspace),
        heading=_("Join %(workspace)s", workspace=workspace),
        lines=[
            _(
                "%(inviter)s invited you to join %(workspace)s as %(role)s.",
                inviter=inviter,
                workspace=workspace,
                role=IN_SENTENCES[role],
            ),
            _("This link is for %(email)s and expires in 7 days.", email=email),
        ],
        button=Button(_("Accept the invitation"), bootstrap.invitation_url(secret)),
        footer=[_("If you did not expect this, you can ignore it."), _(_AUTOMATIC)],
    )
    return letter_of(content, id=new_id(), address=email, name="")


def sign_in_letter(*, email: str, name: str, secret: str) -> Letter:
    content = Content(
        subject=_("Your sign-in link"),
        heading=_("Sign in to Signpost"),
        lines=[_("The link works once, for 15 minutes. Anyone who has it can sign in as you, so don't share it.")],
        button=Button(_("Sign in"), bootstrap.sign_in_url(secret)),
        footer=[_("If you did not request this, you can ignore it."), _(_AUTOMATIC)],
    )
    return letter_of(content, id=new_id(), address=email, name=name)


_SECOND_STEP = {
    SecondStepNews.ON: (
        mark("Two-step verification is on"),
        mark("Signing in with your password or a mailed link now also takes a code from your authenticator app."),
    ),
    SecondStepNews.OFF: (
        mark("Two-step verification is off"),
        mark("Your password, or a mailed link, is now enough to sign in."),
    ),
    SecondStepNews.RECOVERY_CODE: (
        mark("A recovery code was used"),
        mark("Someone signed in as you with your password, or a mailed link, and one of your recovery codes."),
    ),
    SecondStepNews.WRONG_CODES: (
        mark("Wrong codes were entered for your account"),
        mark(
            "Someone who knows your password, or has a link that was sent to you, tried to sign in as you, and entered "
            "wrong codes."
        ),
    ),
}


def second_step_letter(*, email: str, name: str, news: SecondStepNews, when: str) -> Letter:
    """What happened to the second step of an account, to the user. when: as they read it."""
    subject, line = _SECOND_STEP[news]
    return _news_letter(email, name, _(subject), _(line), when)


def passkey_letter(*, email: str, name: str, passkey: str, is_added: bool, when: str) -> Letter:
    """That a passkey was added or removed, to the user. when: as they read it."""
    if is_added:
        subject, line = _("A passkey was added"), _("You can now sign in with the passkey “%(name)s”.", name=passkey)
    else:
        subject = _("A passkey was removed")
        line = _("You can no longer sign in with the passkey “%(name)s”.", name=passkey)
    return _news_letter(email, name, subject, line, when)


def _news_letter(email: str, name: str, subject: str, line: str, when: str) -> Letter:
    content = Content(
        subject=subject,
        heading=subject,
        lines=[
            line,
            _("Date and time: %(moment)s", moment=when),
            _("If that was not you, change your password and tell your administrator."),
        ],
        button=Button(_("Open your account"), f"{service_origin(settings.active())}/account"),
        footer=[_(_AUTOMATIC)],
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
        footer=[_(_AUTOMATIC)],
    )
    return letter_of(content, id=new_id(), address=address, name="")
