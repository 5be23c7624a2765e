"""Names of countries and languages in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from signpost.translations import DEFAULT_LANGUAGE, language


def countries(english: Mapping[str, str]) -> Mapping[str, str]:
    """The names of countries by code, in the reader's language. english: all of them as English has them."""
    return english if language() == DEFAULT_LANGUAGE else _locale_names(language(), "territories", frozenset(english))


def languages(english: Mapping[str, str]) -> Mapping[str, str]:
    """The same for languages."""
    return english if language() == DEFAULT_LANGUAGE else _locale_names(language(), "languages", frozenset(english))


@cache
def _locale_names(tag: str, kind: str, codes: frozenset[str]) -> Mapping[str, str]:
    """In the order of the names, each with a capital as in the lists of pages; several languages write none."""
    from babel import Locale

    names = getattr(Locale.parse(tag), kind)
    return {code: names[code][:1].upper() + names[code][1:] for code in sorted(codes, key=lambda code: names[code])}
