"""What the search of every page offers besides what it finds: actions, pages, and what was opened lately."""

from __future__ import annotations

import re
from collections.abc import Iterable

from flask import g, session

from signpost.operations import roles
from signpost.translations import gettext as _
from signpost.web.dashboard_pages import PaletteEntry

# How many links a browser is remembered to have opened: in its signed cookie, and not on the server.
MAX_OPENED = 8
_OPENED = "opened"
_BETWEEN_WORDS = re.compile(r"\W")


def is_allowed(entry: PaletteEntry) -> bool:
    """Whether the caller may do what the form of an entry does."""
    return entry.operation is None or g.caller.role >= roles.required_for(entry.operation)


def matching(entries: Iterable[PaletteEntry], text: str) -> list[PaletteEntry]:
    """The entries that the caller may use and a text means: those that have it in their names come first."""
    if not _words_in(text):
        return []
    found = [entry for entry in entries if is_allowed(entry) and _has(text, entry.name, entry.words)]
    return sorted(found, key=lambda entry: not _has(text, entry.name))


def _has(text: str, *names: str) -> bool:
    """Whether each word of a text begins a word of the names, in the reader's language or in English."""
    own = _words_in(" ".join(word for name in names if name for word in (_(name), name)))
    return all(any(known.startswith(word) for known in own) for word in _words_in(text))


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
