"""What people read, in their language: code has English texts, and the catalogs (.po) have the others.

English is what is used unless a person's language was set: REST, the command line and logs never set one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources
from io import BytesIO
from typing import TypeVar

DEFAULT_LANGUAGE = "en"
# By tag (BCP 47), in itself: who looks for their language may read no other.
LANGUAGES: Mapping[str, str] = {DEFAULT_LANGUAGE: "English", "de": "Deutsch", "es": "Español", "fr": "Français"}

# Of the catalogs.
FOLDER = resources.files(__name__)
_Key = TypeVar("_Key")
_current: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


def language() -> str:
    """The language of the person who reads what is being written."""
    return _current.get()


def set_language(tag: str) -> None:
    """Write in this language from now on in this context; in English where there is no catalog."""
    _current.set(tag if tag in LANGUAGES else DEFAULT_LANGUAGE)


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Write in this language within the block; in English where there is no catalog."""
    token = _current.set(tag if tag in LANGUAGES else DEFAULT_LANGUAGE)
    try:
        yield
    finally:
        _current.reset(token)


def gettext(text: str, /, **values: object) -> str:
    """A text in the reader's language. Its `%(name)s` are filled in, and then a percent sign is written twice."""
    return translation(text) % values if values else translation(text)


def pgettext(context: str, text: str, /, **values: object) -> str:
    """A text that has two uses, which other languages tell apart. context: this one, like "column"."""
    found = catalog(language()).pgettext(context, text)
    return found % values if values else found


def translation(text: str) -> str:
    """A text in the reader's language as it is, with what is to be filled in."""
    # The catalog has its own description under "".
    return catalog(language()).gettext(text) if text else ""


def ngettext(single: str, plural: str, count: int, /, **values: object) -> str:
    """A text that depends on a number, which is filled in as `%(num)s`."""
    return catalog(language()).ngettext(single, plural, count) % {"num": number(count), **values}


def in_sentence(label: str) -> str:
    """A label as part of a sentence. German nouns keep their capitals."""
    return label if language() == "de" else label[:1].lower() + label[1:]


def mark(text: str) -> str:
    """Mark a text: it stays English here, and `gettext` or `Translated` translates it when it is shown."""
    return text


class Translated(Mapping[_Key, str]):
    """A table of marked texts, which is made once: each is in the reader's language when it is read."""

    def __init__(self, table: Mapping[_Key, str]) -> None:
        self._table = table

    def __getitem__(self, key: _Key) -> str:
        return gettext(self._table[key])

    def __iter__(self) -> Iterator[_Key]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)


@cache
def catalog(tag: str) -> NullTranslations:
    """The texts of a language."""
    if tag == DEFAULT_LANGUAGE:
        return NullTranslations()
    # Who writes English alone does not import it, here and below.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with FOLDER.joinpath(f"{tag}.po").open("rb") as file:
        compiled = BytesIO()
        write_mo(compiled, read_po(file, locale=tag))
    return GNUTranslations(BytesIO(compiled.getvalue()))


# --- numbers ------------------------------------------------------------------------------------------------------


def number(value: int) -> str:
    """A number like 1,234 with the separators of the reader's language."""
    return f"{value:,}" if (tag := language()) == DEFAULT_LANGUAGE else _decimal(value, tag)


def percent(share: float) -> str:
    """A share like 12% as the reader's language writes it."""
    return f"{share:.0%}" if (tag := language()) == DEFAULT_LANGUAGE else _percent(share, tag)


# Babel takes 20 us for each, and a page has hundreds; a few thousand take less than a megabyte.
@lru_cache(maxsize=4096)
def _decimal(value: int, tag: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, locale=tag)


@lru_cache(maxsize=4096)
def _percent(share: float, tag: str) -> str:
    from babel.numbers import format_percent

    return format_percent(share, locale=tag)
