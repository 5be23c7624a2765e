"""In which language a page is: that which the person chose, else that of the browser."""

from __future__ import annotations

from collections.abc import Collection

from flask import g, request

from signpost.domain.languages import lookup
from signpost.translations import DEFAULT_LANGUAGE, LANGUAGES, set_language


def speak_to_reader() -> None:
    """Write in the reader's language until the request ends."""
    caller = g.get("caller")
    set_language((caller.user.language if caller is not None else "") or browser_language())


def stop_speaking(error: BaseException | None = None) -> None:
    """The thread's next request may be one of a program."""
    set_language(DEFAULT_LANGUAGE)


def browser_language() -> str:
    return choose_language(LANGUAGES) or DEFAULT_LANGUAGE


def choose_language(tags: Collection[str]) -> str | None:
    """The one of `tags`, in lower case, that the browser wants most."""
    return lookup([tag.lower() for tag, weight in request.accept_languages if weight], tags)
