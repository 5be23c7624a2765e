"""What people read, in their language: code has English texts, and the catalogs (.po) have the others.

English is what is used unless a person's language was set: REST, the command line and logs never set one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources
from io import BytesIO

DEFAULT_LANGUAGE = "en"
# By tag (BCP 47), in itself: who looks for their language may read no other.
LANGUAGES: Mapping[str, str] = {DEFAULT_LANGUAGE: "English", "de": "Deutsch", "es": "Español", "fr": "Français"}

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
    """A text in the reader's language. Its `%(name)s` are filled in; a percent sign is written twice."""
    return unfilled(text) % values


def ngettext(singular: str, plural: str, count: int, /, **values: object) -> str:
    """A text that depends on a number, which is filled in as `%(num)s`."""
    return unfilled_plural(singular, plural, count) % values


def unfilled(text: str) -> str:
    """A text in the reader's language as templates need it: they escape the values, and then fill them in."""
    return catalog(language()).gettext(text)


def unfilled_plural(singular: str, plural: str, count: int) -> str:
    """The same of a text that depends on a number, which is filled in."""
    return catalog(language()).ngettext(singular, plural, count).replace("%(num)s", f"{count:,}")


def mark(text: str) -> str:
    """Mark the text of a table as one to translate: it stays English, and `gettext` translates it where it is shown."""
    return text


@cache
def catalog(tag: str) -> NullTranslations:
    """The texts of a language."""
    if tag == DEFAULT_LANGUAGE:
        return NullTranslations()
    # A server whose people all read English imports none of it.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with resources.files(__name__).joinpath(f"{tag}.po").open("rb") as file:
        compiled = BytesIO()
        write_mo(compiled, read_po(file, locale=tag))
    return GNUTranslations(BytesIO(compiled.getvalue()))
