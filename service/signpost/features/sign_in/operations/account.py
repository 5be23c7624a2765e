"""A person's own account: name, e-mail address, preferences for the dashboard, and tokens in all their workspaces."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from signpost.domain import times
from signpost.domain.changes import Verb, difference
from signpost.domain.dates import DATE_STYLES, time_zone_name
from signpost.domain.errors import Invalid
from signpost.domain.people.preferences import Preferences, Theme
from signpost.features.sign_in.operations import sessions
from signpost.features.sign_in.operations.sessions import SessionView
from signpost.features.sign_in.operations.sign_in_rules import require_own_way
from signpost.features.sign_in.tables import Session
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.people import tokens
from signpost.operations.people.tokens import TokenView
from signpost.operations.workspaces.workspaces import (
    NamedWorkspace,
    clean_fields,
    email_of,
    folded_email,
    name_of,
    record_member_change,
    user_with,
)
from signpost.storage import database
from signpost.storage.models import Member, Token, User, Workspace
from signpost.translations import LANGUAGES, mark
from signpost.translations import gettext as _

EMAIL_TAKEN = mark("Someone already uses this e-mail address.")


def update_user(
    user: User, *, name: str | None = None, email: str | None = None, by: Caller | None = None, session_id: str = ""
) -> None:
    """Change a user's name or e-mail address; None keeps it. Their sessions and tokens go on working.

    Another address ends the sign-in links that were sent to the old one. by: the user; None: the owner of each
    workspace, on the command line. session_id: in which the user does so. Raises Invalid.
    """
    given = _checked(user, name, email)
    with database.atomic():
        _require_free(user, given["email"])
        present: User = User.get_by_id(user.id)
        before, after = difference({"name": present.name, "email": present.email}, {**given})
        if not after:
            return
        User.update(**after, updated_at=times.now_text()).where(User.id == user.id).execute()
        if "email" in after:
            sessions.end_one_time(user, but=session_id)
        for member in Member.select(Member, Workspace).join(Workspace).where(Member.user == user):
            caller = by and replace(by, workspace=member.workspace, role=member.role)
            record_member_change(member.workspace, caller, Verb.UPDATE, user, before=before, after=after)


def update_profile(
    caller: Caller, session: SessionView, *, name: str | None = None, email: str | None = None, current: str = ""
) -> None:
    """Change the caller's name or e-mail address; None keeps it. Raises Invalid.

    Another e-mail address requires the current password wherever a new password does: it is what signs the user in.
    """
    given = _checked(caller.user, name, email)
    if folded_email(given["email"]) != folded_email(caller.user.email):
        sessions.require_current_password(caller.user, session, current)
    update_user(caller.user, name=name, email=email, by=caller, session_id=session.id)


def set_up(caller: Caller, session: SessionView, *, name: str, email: str, password: str) -> str:
    """The first sign-in: name, e-mail address and password, all or none. Returns the new secret of `session`.

    Raises Invalid, also where the user has a password already.
    """
    if caller.user.password_hash is not None:
        raise Invalid({"password": [_("You already have a password.")]})
    require_own_way(caller.user)
    errors: dict[str, list[str]] = {}
    hashed = ""
    try:
        _require_free(caller.user, _checked(caller.user, name, email)["email"])
    except Invalid as error:
        errors = {**error.errors}
    try:
        hashed = sessions.hash_of(password, name=name, email=email)
    except Invalid as error:
        errors = {**errors, **error.errors}
    if errors:
        raise Invalid(errors)
    with database.atomic():
        update_user(caller.user, name=name, email=email, by=caller, session_id=session.id)
        return sessions.store_password(caller.user, session, hashed)


def _checked(user: User, name: str | None, email: str | None) -> dict[str, str]:
    # One that stays is as it was stored, perhaps by an earlier version.
    address = (str, user.email) if email is None else (email_of, email)
    return clean_fields(name=(name_of, user.name if name is None else name), email=address)


def _require_free(user: User, email: str) -> None:
    other = user_with(email)
    if other is not None and other.id != user.id:
        raise Invalid({"email": [_(EMAIL_TAKEN)]})


# --- preferences --------------------------------------------------------------------------------------------------


def preferences_of(user: User) -> Preferences:
    return Preferences(user.theme, user.timezone, user.dates, user.shortcuts, user.language)


def language_of(user: User) -> str:
    """The language that the user chose, else that of the browser that they used last; "" where neither is known."""
    latest = Session.select(Session.language).where(Session.user == user.id).order_by(Session.seen_at.desc()).first()
    return user.language or (latest.language if latest is not None else "")


def update_preferences(
    caller: Caller, *, theme: str, timezone: str, dates: str, shortcuts: bool, language: str
) -> Preferences:
    """Store what the caller prefers. Others do not see it, so the history has no entry. Raises Invalid."""
    given = clean_fields(
        theme=(_theme, theme),
        timezone=(_timezone, timezone.strip()),
        dates=(_dates, dates),
        language=(_language, language),
    )
    wanted = Preferences(Theme(given["theme"]), given["timezone"], given["dates"], shortcuts, given["language"])
    if wanted != preferences_of(caller.user):
        with database.atomic():
            User.update(**asdict(wanted)).where(User.id == caller.user.id).execute()
    return wanted


def _theme(text: str) -> str:
    if text not in tuple(Theme):
        raise ValueError(_("Choose one of the themes."))
    return text


def _timezone(text: str) -> str:
    name = time_zone_name(text) if text else ""
    if name is None:
        raise ValueError(_("Choose a time zone from the list, like Europe/Berlin."))
    return name


def _dates(text: str) -> str:
    if text and text not in DATE_STYLES:
        raise ValueError(_("Choose one of the date formats."))
    return text


def _language(text: str) -> str:
    if text and text not in LANGUAGES:
        raise ValueError(_("Choose one of the languages."))
    return text


@dataclass(frozen=True)
class OwnToken:
    """A token of the person, and where it is valid."""

    row: TokenView
    workspace: NamedWorkspace


def list_own_tokens(caller: Caller) -> list[OwnToken]:
    """The valid tokens of the caller's user in every workspace, the newest first: MAX_TOKENS of each at most."""
    rows = Token.select(Token, User, Workspace).join(User).switch(Token).join(Workspace)
    valid = Token.revoked_at.is_null() & (Token.expires_at.is_null() | (Token.expires_at > times.now_text()))
    rows = rows.where((Token.user == caller.user) & valid).order_by(Token.created_at.desc(), Token.id.desc())
    return [OwnToken(tokens.view(row), view_of(NamedWorkspace, row.workspace)) for row in rows]


def revoke_own_token(caller: Caller, id: str) -> None:
    """Revoke a token of the caller's user, in whichever workspace. One that does not exist is no error."""
    with database.atomic():
        token: Token | None = Token.get_or_none((Token.id == id) & (Token.user == caller.user))
        if token is not None and token.revoked_at is None:
            tokens.revoke_in_its_workspace(token, via=caller.via)
