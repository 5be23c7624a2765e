"""The settings of a workspace: what each is called, what it means, and the rule for its value."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from signpost.domain import colors, texts
from signpost.domain.hosts import fallback
from signpost.domain.people.roles import Role
from signpost.domain.records import addresses
from signpost.operations.workspaces.workspaces import email_of, workspace_name_of

# Of the text on the pages for visitors.
PAGE_TEXT_LENGTH = 200


class SettingGroup(StrEnum):
    """What belongs together on the page of the settings."""

    GENERAL = "general"
    PAGES = "pages"
    NOTIFICATIONS = "notifications"


class SettingKind(StrEnum):
    """How a value is typed."""

    TEXT = "text"
    EMAIL = "email"
    URL = "url"
    COLOR = "color"
    LINES = "lines"
    SWITCH = "switch"


@dataclass(frozen=True)
class Setting:
    """rule: returns the form in which a value is stored, or raises ValueError with a sentence.

    group: where people find it; None: nowhere, because Signpost stores it and does nothing with it.
    is_extension: the specification does not have it; answers name it only where it is set.
    role: the least role that may change it.
    is_secret: those who know it may send messages in the name of the workspace, so the history does not show it.
    """

    label: str
    help: str
    rule: Callable[[str], str]
    group: SettingGroup | None = None
    kind: SettingKind = SettingKind.TEXT
    is_extension: bool = False
    is_secret: bool = False
    role: Role = Role.MANAGER


def _country(text: str) -> str:
    if text and not re.fullmatch(r"[A-Za-z]{2}", text):
        raise ValueError("Must be a two-letter country code (ISO 3166), like DE.")
    return text.upper()


def _email(text: str) -> str:
    return email_of(text) if text else ""


def _url(text: str) -> str:
    if not text:
        return ""
    url = addresses.destination_of(text)
    if not url.lower().startswith(("https://", "http://")):
        raise ValueError("Begin with https:// or http://.")
    return url


def _fallback(text: str) -> str:
    return fallback.fallback_of(text) if text else ""


def _switch(text: str) -> str:
    if text.lower() not in ("true", "false", "1", "0"):
        raise ValueError("Must be true or false.")
    return "true" if text.lower() in ("true", "1") else "false"


def _color(text: str) -> str:
    return colors.color_of(text) if text else ""


def _page_text(text: str) -> str:
    if len(text) > PAGE_TEXT_LENGTH:
        raise ValueError(f"The text has {len(text)} characters; {PAGE_TEXT_LENGTH} are allowed.")
    return texts.line_of(text.strip())


SETTINGS = {
    "name": Setting("Workspace name", "", workspace_name_of, SettingGroup.GENERAL),
    "country": Setting("Country", "Two letters, like DE.", _country, SettingGroup.GENERAL),
    "email": Setting(
        "Contact e-mail", "Who to write to about this workspace.", _email, SettingGroup.GENERAL, SettingKind.EMAIL
    ),
    "headurl": Setting(
        "Picture", "The address of a picture of the workspace.", _url, SettingGroup.GENERAL, SettingKind.URL
    ),
    "require_second_step": Setting(
        "Require a second step of all members",
        "Members who sign in with a password or a link by e-mail also enter a code of an app, or use a passkey. Who "
        "has neither can do nothing else here until then. API tokens go on working.",
        _switch,
        SettingGroup.GENERAL,
        SettingKind.SWITCH,
        is_extension=True,
        role=Role.OWNER,
    ),
    "billing_extra": Setting("Text on invoices", "", texts.note_of),
    "email_summary": Setting(
        "Weekly summary by e-mail",
        "On Mondays: clicks, the most clicked links, what does not work, and paths that were not found.",
        _switch,
        SettingGroup.NOTIFICATIONS,
        SettingKind.SWITCH,
    ),
    "email_host_status": Setting(
        "Hostname status by e-mail",
        "When a hostname stops or starts to point here, and when the destination of a link with notifications goes "
        "down or works again.",
        _switch,
        SettingGroup.NOTIFICATIONS,
        SettingKind.SWITCH,
    ),
    "email_manager": Setting(
        "E-mail to managers",
        "Managers get these e-mails too, and not only owners. Each member can choose on the account page.",
        _switch,
        SettingGroup.NOTIFICATIONS,
        SettingKind.SWITCH,
    ),
    "notify_url": Setting(
        "Webhook address",
        "Receives a signed message when the destination of a link with notifications goes down or works again.",
        _url,
        SettingGroup.NOTIFICATIONS,
        SettingKind.URL,
        is_secret=True,
    ),
    "expired_url": Setting(
        "After expiry, send visitors to",
        "Leave empty to show a page that says so. Write {path} where the path of the visit belongs.",
        _fallback,
        SettingGroup.PAGES,
        SettingKind.URL,
    ),
    "notfound_url": Setting(
        "If nothing is found, send visitors to",
        "Leave empty to show a page that says so. Write {path} where the path of the visit belongs.",
        _fallback,
        SettingGroup.PAGES,
        SettingKind.URL,
    ),
    "page_color": Setting(
        "Color",
        "Of buttons on your pages, like #1d6b52.",
        _color,
        SettingGroup.PAGES,
        SettingKind.COLOR,
        is_extension=True,
    ),
    "page_text": Setting(
        "Text",
        "Below each of your pages: who you are, or who can help.",
        _page_text,
        SettingGroup.PAGES,
        SettingKind.LINES,
        is_extension=True,
    ),
}
