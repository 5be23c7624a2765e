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
from signpost.translations import gettext as _
from signpost.translations import mark

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
        raise ValueError(_("Must be a two-letter country code (ISO 3166), like DE."))
    return text.upper()


def _email(text: str) -> str:
    return email_of(text) if text else ""


def _url(text: str) -> str:
    if not text:
        return ""
    url = addresses.destination_of(text)
    if not url.lower().startswith(("https://", "http://")):
        raise ValueError(_("Start with https:// or http://."))
    return url


def _fallback(text: str) -> str:
    return fallback.fallback_of(text) if text else ""


def _switch(text: str) -> str:
    if text.lower() not in ("true", "false", "1", "0"):
        raise ValueError(_("Must be true or false."))
    return "true" if text.lower() in ("true", "1") else "false"


def _color(text: str) -> str:
    return colors.color_of(text) if text else ""


def _page_text(text: str) -> str:
    if len(text) > PAGE_TEXT_LENGTH:
        raise ValueError(
            _("Use at most %(limit)s characters. This has %(count)s.", limit=PAGE_TEXT_LENGTH, count=len(text))
        )
    return texts.line_of(text.strip())


SETTINGS = {
    "name": Setting(mark("Workspace name"), "", workspace_name_of, SettingGroup.GENERAL),
    "country": Setting(mark("Country"), mark("Two letters, like DE."), _country, SettingGroup.GENERAL),
    "email": Setting(mark("Contact e-mail"), "", _email, SettingGroup.GENERAL, SettingKind.EMAIL),
    "headurl": Setting(mark("Picture (address)"), "", _url, SettingGroup.GENERAL, SettingKind.URL),
    "require_second_step": Setting(
        mark("Require two-step verification for all members"),
        mark(
            "Members who sign in with a password or an e-mail link also need a code from an app, or a passkey. Members "
            "without either are locked out until they set one up. API tokens keep working."
        ),
        _switch,
        SettingGroup.GENERAL,
        SettingKind.SWITCH,
        is_extension=True,
        role=Role.OWNER,
    ),
    "gentle_check": Setting(
        mark("Check every link once a day"),
        mark(
            "One request a day to each destination, spread over the day, and never more than one a second to a site. "
            "A page shows what no longer works; nobody gets a message about it."
        ),
        _switch,
        SettingGroup.GENERAL,
        SettingKind.SWITCH,
        is_extension=True,
    ),
    "billing_extra": Setting("Text on invoices", "", texts.note_of),
    "email_summary": Setting(
        mark("Weekly summary by e-mail"),
        mark("Every Monday: clicks, top links, what's broken, and addresses that were not found."),
        _switch,
        SettingGroup.NOTIFICATIONS,
        SettingKind.SWITCH,
    ),
    "email_host_status": Setting(
        mark("Status alerts by e-mail"),
        mark(
            "When a hostname stops or starts pointing here, and when the destination of a link with notifications "
            "goes down or recovers."
        ),
        _switch,
        SettingGroup.NOTIFICATIONS,
        SettingKind.SWITCH,
    ),
    "email_manager": Setting(
        mark("E-mail managers too"),
        mark("Sends these e-mails to managers as well as owners. Members can opt out on their account page."),
        _switch,
        SettingGroup.NOTIFICATIONS,
        SettingKind.SWITCH,
    ),
    "notify_url": Setting(
        mark("Webhook address"),
        mark("Receives a signed message when the destination of a link with notifications goes down or recovers."),
        _url,
        SettingGroup.NOTIFICATIONS,
        SettingKind.URL,
        is_secret=True,
    ),
    "expired_url": Setting(
        mark("Send visitors of expired links to"),
        mark("Leave empty to show an “expired” page. {path} becomes the requested path."),
        _fallback,
        SettingGroup.PAGES,
        SettingKind.URL,
    ),
    "notfound_url": Setting(
        mark("Send visitors of unknown addresses to"),
        mark("Leave empty to show a “not found” page. {path} becomes the requested path."),
        _fallback,
        SettingGroup.PAGES,
        SettingKind.URL,
    ),
    "page_color": Setting(
        mark("Button color"),
        "",
        _color,
        SettingGroup.PAGES,
        SettingKind.COLOR,
        is_extension=True,
    ),
    "page_text": Setting(
        mark("Footer text"),
        mark("Shown at the bottom of each page: who you are, or who to contact."),
        _page_text,
        SettingGroup.PAGES,
        SettingKind.LINES,
        is_extension=True,
    ),
}
