"""The account of the person who is signed in: name, e-mail address, preferences and password."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import asdict, fields

from flask import g, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain import times
from signpost.domain.dates import DATE_STYLES, time_zones
from signpost.domain.errors import Invalid
from signpost.domain.json_types import Shown
from signpost.domain.mail import MailKind
from signpost.domain.people.preferences import Preferences, Theme
from signpost.features.dashboard.blueprint import page, personal, see_other
from signpost.features.dashboard.drafts import keeps_draft
from signpost.features.dashboard.languages import browser_language
from signpost.features.dashboard.moments import browser_zone, style_of_language
from signpost.features.mail import mail_choices
from signpost.features.mail.about_workspaces import LABELS as MAIL_LABELS
from signpost.features.mail.mail_choices import MailChoiceView
from signpost.features.sign_in.operations import account, identities, passkeys, second_factor, sessions
from signpost.features.sign_in.operations.sign_in_rules import may_have_other_sign_in
from signpost.features.sign_in.pages import blp
from signpost.features.sign_in.pages.devices import device_name
from signpost.features.sign_in.pages.sign_in import count_password_try, with_session
from signpost.features.sign_in.pages.single_sign_on import leave
from signpost.operations.workspaces.workspaces import email_of, folded_email
from signpost.storage import database
from signpost.storage.models import User
from signpost.translations import LANGUAGES, mark, set_language
from signpost.translations import gettext as _

_THEMES = {Theme.SYSTEM: mark("Like my device"), Theme.LIGHT: mark("Light"), Theme.DARK: mark("Dark")}

# The preference that is a switch, by its name; and the fields that are typed or chosen, other preferences among them.
_SHORTCUTS = "shortcuts"
_PREFERENCES = tuple(field.name for field in fields(Preferences) if field.name != _SHORTCUTS)
_TYPED = ("name", "email", *_PREFERENCES)


@blp.route("/account", methods=["GET", "POST"])
@keeps_draft
@personal
def account_page() -> BaseResponse:
    """A page with several forms; each says in `what` which it is, or which parts it has."""
    errors: dict[str, list[str]] = {}
    what = request.form.getlist("what")
    try:
        if what and {*what} <= _PARTS.keys():
            return _save_parts(what)
        if request.method == "POST" and (save := _FORMS.get(what[0] if what else "password")) is not None:
            return save()
    except Invalid as error:
        errors = error.errors
    typed = request.form if errors else g.draft
    if not what and typed is not None:
        what = typed.getlist("what")
    has_password = may_have_other_sign_in(g.caller.user)
    if has_password and g.caller.user.password_hash is None and not {*what} & {*_PARTS, "connect"}:
        what = ["first"]
    return page(
        "people/account.html",
        422 if errors else 200,
        errors=errors,
        what=what,
        values=_values(typed),
        seen=_seen(typed),
        on=_on(what, typed),
        now=times.now_text(),
        needs_current=_needs_current(),
        second=second_factor.of(g.caller.user.id),
        has_password=has_password,
        identity=identities.identity_of(g.caller.user),
        lengths=sessions.PASSWORD_LENGTHS,
        themes=_THEMES,
        zones=time_zones(),
        browser_zone=browser_zone(),
        styles=DATE_STYLES,
        style_of_language=DATE_STYLES[style_of_language()].label,
        languages=LANGUAGES,
        browser_language=LANGUAGES[browser_language()],
        mail=mail_choices.list_choices(g.caller),
        mail_labels=MAIL_LABELS,
        passkeys=passkeys.list_passkeys(g.caller),
        sessions=[(row, device_name(row.agent)) for row in sessions.list_sessions(g.caller)],
        this=g.session_row,
    )


def _values(typed: MultiDict[str, str] | None) -> Shown:
    """What the inputs show: what is stored, or what was typed in the form that was sent."""
    user = g.caller.user
    values: Shown = {"name": user.name, "email": user.email, **asdict(account.preferences_of(user))}
    return values if typed is None else {**values, **{name: typed[name] for name in _TYPED if name in typed}}


def _seen(typed: MultiDict[str, str] | None) -> Shown:
    """What the inputs showed at first, or what is stored now: a page that was refused still knows it."""
    stored = _values(None)
    return stored if typed is None else {name: typed.get(f"seen.{name}", value) for name, value in stored.items()}


def _on(what: Sequence[str], typed: MultiDict[str, str] | None) -> dict[str, set[str]]:
    """The switches that are on, by what they are (`now`), and those that were on when the page was first shown."""
    stored = {_name_of(choice) for choice in mail_choices.list_choices(g.caller) if choice.is_wanted}
    if account.preferences_of(g.caller.user).shortcuts:
        stored.add(_SHORTCUTS)
    if typed is None or ("preferences" not in what and "mail" not in what):
        return {"now": stored, "was": stored}
    shown = {*typed.getlist("shown")}
    return {"now": stored - shown | {*typed.getlist("on")}, "was": stored - shown | {*typed.getlist("was")}}


def _name_of(choice: MailChoiceView) -> str:
    return f"{choice.kind}.{choice.workspace.id}"


def _switched() -> dict[str, bool]:
    """The switches that have been set differently from how the page showed them; those that are off send nothing."""
    on, was = ({*request.form.getlist(name)} for name in ("on", "was"))
    return {name: name in on for name in {*request.form.getlist("shown")} if (name in on) != (name in was)}


def _needs_current() -> bool:
    return sessions.needs_current_password(g.caller.user, g.session_row)


def _edited(name: str) -> str | None:
    """What was typed into an input; None where it still has what the page showed, which may be outdated."""
    typed = request.form.get(name)
    return None if typed == request.form.get(f"seen.{name}") else typed


def _edited_email() -> str | None:
    """`_edited`. A browser sends a domain in ASCII, also where the page showed letters: that is no edit."""
    typed, seen = _edited("email"), request.form.get("seen.email", "")
    with contextlib.suppress(ValueError):
        return None if typed is None or email_of(typed) == email_of(seen) else typed
    return typed


def _save_parts(names: Sequence[str]) -> BaseResponse:
    """All parts of the form, or none of them. Raises Invalid with the errors of all."""
    errors: dict[str, list[str]] = {}
    with database.atomic():
        for name in names:
            try:
                _PARTS[name]()
            except Invalid as error:
                errors |= error.errors
        if errors:
            raise Invalid(errors)
    # The notice is for the next page, which is in the language that was saved.
    set_language(account.preferences_of(User.get_by_id(g.caller.user.id)).language or browser_language())
    return see_other("/account", _("Changes saved."))


def _save_profile() -> None:
    name, email = _edited("name"), _edited_email()
    if email is not None and folded_email(email) != folded_email(g.caller.user.email):
        # Also because the answer tells whether another user has the address.
        count_password_try()
    current = request.form.get("current", "")
    account.update_profile(g.caller, g.session_row, name=name, email=email, current=current)


def _save_preferences() -> None:
    """What was changed on the page: of what was not, another page may have changed it since."""
    stored = account.preferences_of(g.caller.user)
    kept = asdict(stored)
    given = {name: str(kept[name]) if (text := _edited(name)) is None else text for name in _PREFERENCES}
    account.update_preferences(g.caller, **given, shortcuts=_switched().get(_SHORTCUTS, stored.shortcuts))


def _save_mail() -> None:
    wanted = {}
    for name, is_wanted in _switched().items():
        kind, _dot, workspace = name.partition(".")
        if kind in tuple(MailKind):
            wanted[workspace, MailKind(kind)] = is_wanted
    mail_choices.choose(g.caller, wanted)


def _set_up() -> BaseResponse:
    """The first form of a new user, who then goes on to the overview."""
    count_password_try()
    given = {name: request.form.get(name, "") for name in ("name", "email", "password")}
    secret = account.set_up(g.caller, g.session_row, **given)
    return with_session(see_other("/", _("Welcome. Next time, sign in with your e-mail address and password.")), secret)


def _save_password() -> BaseResponse:
    is_first = g.caller.user.password_hash is None
    if _needs_current():
        count_password_try()
    revoke_tokens = "revoke_tokens" in request.form
    secret = sessions.set_password(
        g.caller,
        g.session_row,
        password=request.form.get("password", ""),
        current=request.form.get("current", ""),
        revoke_tokens=revoke_tokens,
    )
    notice = _("Password changed. You are signed out on all other devices.")
    if revoke_tokens:
        notice += " " + _("Your tokens are revoked.")
    return with_session(see_other("/" if is_first else "/account", notice), secret)


def _connect() -> BaseResponse:
    """The provider will sign the user in, so this needs what a new password needs."""
    count_password_try()
    sessions.require_current_password(g.caller.user, g.session_row, request.form.get("current", ""))
    return leave("connect", user=g.caller.user.id)


def _disconnect() -> BaseResponse:
    identities.disconnect(g.caller)
    return see_other("/account", _("Disconnected."))


# Parts of one form, which are saved together.
_PARTS = {"profile": _save_profile, "preferences": _save_preferences, "mail": _save_mail}
_FORMS = {"first": _set_up, "password": _save_password, "connect": _connect, "disconnect": _disconnect}
