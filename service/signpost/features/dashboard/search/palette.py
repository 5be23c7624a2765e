"""What the search of every page offers besides what it finds: actions, pages, and what was opened lately."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from flask import g, session

from signpost.features.dashboard.navigation import PAGES
from signpost.features.events.operations import webhooks
from signpost.features.sign_in.operations import invitations
from signpost.features.transfer import import_job
from signpost.operations import roles
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import workspace_settings
from signpost.translations import gettext as _
from signpost.translations import mark

# How many links a browser is remembered to have opened: in its signed cookie, and not on the server.
MAX_OPENED = 8
_OPENED = "opened"
_BETWEEN_WORDS = re.compile(r"\W")


@dataclass(frozen=True)
class Entry:
    """An action or a page. words: what else people call it; operation: what its form does, which not all may."""

    path: str
    name: str
    icon: str
    words: str = ""
    note: str = ""
    operation: Callable[..., Any] | None = None

    def is_allowed(self) -> bool:
        return self.operation is None or g.caller.role >= roles.required_for(self.operation)

    def has(self, text: str) -> bool:
        """Whether each word of a text begins a word of the entry, in the reader's language or in English."""
        own = _words_in(" ".join((_(self.name), self.name, _(self.words) if self.words else "", self.words)))
        return all(any(known.startswith(word) for known in own) for word in _words_in(text))


ACTIONS = (
    Entry("/links/new", mark("New link"), "plus", mark("create add shorten short url"), operation=records.create_link),
    Entry(
        "/redirects/new", mark("New redirect"), "plus", mark("create add forward move"), operation=records.create_link
    ),
    Entry(
        "/qr",
        mark("Print QR codes"),
        "qr",
        mark("sheet labels poster table paper"),
        mark("A sheet of codes to cut out"),
    ),
    Entry(
        "/members#email",
        mark("Invite a member"),
        "users",
        mark("add team users people"),
        "",
        invitations.create_invitation,
    ),
    Entry("/hosts", mark("Connect a hostname"), "globe", mark("add dns domains custom"), "", hosts.connect_host),
    Entry(
        "/import",
        mark("Import links or redirects"),
        "box",
        mark("csv file upload bitly rebrandly short.io dub yourls shlink htaccess migrate move"),
        "",
        import_job.request_import,
    ),
    Entry("/import", mark("Export everything"), "box", mark("csv json download backup")),
    Entry("/explain", mark("Test a link"), "explain", mark("try explain debug preview why")),
    Entry("/tokens#name", mark("Make a token"), "key", mark("api key new create program")),
    Entry("/webhooks", mark("Add a webhook"), "hook", mark("new create events slack"), "", webhooks.create_webhook),
    Entry(
        "/account/second-step",
        mark("Set up two-step verification"),
        "key",
        mark("2fa two-factor mfa totp second step authenticator security codes"),
    ),
    Entry("/account/passkeys", mark("Add a passkey"), "key", mark("fingerprint face webauthn fido security sign-in")),
    Entry("/account#theme", mark("Dark theme"), "person", mark("light mode night appearance colors")),
    Entry(
        "/settings",
        mark("Change the logo"),
        "gear",
        mark("brand image pages qr"),
        mark("Visitor pages and QR codes"),
        workspace_settings.update_setting,
    ),
)
# What people call the pages of the side bar.
_WORDS = {
    "/": mark("home start dashboard today"),
    "/links": mark("short urls tags"),
    "/redirects": mark("forward old addresses patterns 301 302"),
    "/clicks": mark("analytics statistics stats visitors traffic countries referrers browsers campaigns chart utm map"),
    "/misses": mark("404 missing broken errors rescued"),
    "/qr": mark("print scan sheet labels poster pdf"),
    "/hosts": mark("dns domains custom domain ssl https certificate"),
    "/import": mark("csv json file bitly rebrandly dub yourls backup download upload"),
    "/tokens": mark("api keys mcp claude chatgpt cursor rest programs"),
    "/tools": mark("bookmarklet extension sharex shortcuts iphone android app"),
    "/webhooks": mark("events slack notifications"),
    "/members": mark("team users people roles invitations"),
    "/activity": mark("history log audit undo changes"),
    "/settings": mark("preferences workspace name logo brand pages"),
    "/jobs": mark("background running imports deletions"),
    "/deliveries": mark("webhooks sent failed"),
    "/account": mark(
        "profile name e-mail password theme dark light time zone dates language shortcuts sessions devices"
    ),
}
FOUND_PAGES = (
    *(
        Entry(entry.path, entry.name, entry.icon, _WORDS.get(entry.path, ""))
        for entry in PAGES
        if entry.path not in {action.path for action in ACTIONS if action.name == entry.name}
    ),
    Entry("/settings/notifications", mark("Notifications"), "gear", mark("e-mail alerts reports"), mark("Settings")),
    Entry("/settings/plan", mark("Plan and usage"), "gear", mark("limits quota billing"), mark("Settings")),
    Entry("/account/passkeys", mark("Passkeys"), "key", mark("webauthn fingerprint face security"), mark("Account")),
    Entry(
        "/account/second-step",
        mark("Two-step verification"),
        "key",
        mark("2fa two-factor two-step mfa totp"),
        mark("Account"),
    ),
)


def matching(entries: Iterable[Entry], text: str) -> list[Entry]:
    """The entries that the caller may use and a text means: those that have it in their names come first."""
    words = _words_in(text)
    if not words:
        return []
    found = [entry for entry in entries if entry.is_allowed() and entry.has(text)]
    return sorted(found, key=lambda entry: not Entry(entry.path, entry.name, entry.icon).has(text))


def _words_in(text: str) -> list[str]:
    return [word for word in _BETWEEN_WORDS.split(text.casefold()) if word]


def note_opened(id: str) -> None:
    """Remember that this browser opened a record."""
    known = opened()
    if known[:1] != [id]:
        session[_OPENED] = [id, *(entry for entry in known if entry != id)][:MAX_OPENED]


def opened() -> list[str]:
    """The ids of the records that this browser opened, the latest first; of any workspace, and of deleted ones too."""
    known: list[str] = session.get(_OPENED, [])
    return known
