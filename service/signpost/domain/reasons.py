"""What is wrong with a value from outside, in the words that every face uses.

First the words: ours, and those for what marshmallow says. Then how JSON is read by hand: what is wrong in it, by
dotted place, all of it at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from signpost.domain import texts
from signpost.translations import gettext as _
from signpost.translations import mark

UNKNOWN_FIELD = mark("Unknown field.")
NOT_OBJECT = mark("Must be an object.")
NOT_LIST = mark("Must be a list.")
NOT_TEXT = mark("Must be a string.")
NOT_FLAG = mark("Must be true or false.")
EMPTY = mark("Can't be empty.")

# What marshmallow says by itself, and what we say.
WORDS = {
    "Missing data for required field.": mark("Required."),
    "Field may not be null.": mark("Can't be null."),
    "Invalid value.": mark("This value isn't accepted."),
    "Invalid input type.": NOT_OBJECT,
    "Invalid type.": NOT_OBJECT,
    "Not a valid mapping type.": NOT_OBJECT,
    "Not a valid list.": NOT_LIST,
    "Not a valid string.": NOT_TEXT,
    "Not a valid utf-8 string.": mark("Must be UTF-8 text."),
    "Not a valid boolean.": NOT_FLAG,
    "Not a valid integer.": mark("Must be a whole number."),
    "Not a valid number.": mark("Must be a number."),
    "Number too large.": mark("This number is too large."),
}
# A limit above it says no more than that there is none: floating-point numbers count exactly up to here.
_ENDLESS = 2**53 - 1
_RANGE = re.compile(r"Must be greater than or equal to (\S+)(?: and less than or equal to (\S+))?\.")
_AT_MOST = re.compile(r"Must be less than or equal to (\S+)\.")
_LENGTH = re.compile(r"Length must be between (\d+) and (\d+)\.")
_CHOICES = re.compile(r"Must be one of: (.+)\.", re.DOTALL)
_ENTRIES = re.compile(r"At most (\d+)\.")
_TOO_LONG = re.compile(r"Longer than maximum length (\d+)\.")
_TOO_SHORT = re.compile(r"Shorter than minimum length (\d+)\.")


def too_long(max_length: int) -> str:
    """What is said of a longer text."""
    return _("Use at most %(limit)s characters.", limit=max_length)


def in_our_words(reason: str) -> str:
    """A reason as we say it in the reader's language; one that neither gives stays as it is."""
    if (ours := WORDS.get(reason)) is not None:
        return _(ours)
    if (found := _RANGE.fullmatch(reason)) is not None:
        low, high = found.groups()
        is_endless = high is None or (high.isdigit() and int(high) >= _ENDLESS)
        if is_endless:
            return _("Must be %(least)s or more.", least=low)
        return _("Must be from %(least)s to %(most)s.", least=low, most=high)
    if (found := _AT_MOST.fullmatch(reason)) is not None:
        return _("Must be %(most)s or less.", most=found[1])
    if (found := _LENGTH.fullmatch(reason)) is not None:
        return _("Use %(least)s to %(most)s characters.", least=found[1], most=found[2])
    if (found := _TOO_LONG.fullmatch(reason)) is not None:
        return too_long(int(found[1]))
    if (found := _TOO_SHORT.fullmatch(reason)) is not None:
        return _(EMPTY) if found[1] == "1" else _("Use at least %(least)s characters.", least=found[1])
    if (found := _CHOICES.fullmatch(reason)) is not None:
        return _("Must be one of: %(choices)s.", choices=found[1])
    if (found := _ENTRIES.fullmatch(reason)) is not None:
        return _("At most %(limit)s.", limit=found[1])
    return _(reason)


# Of an object with many fields that are not known, these are named.
MAX_UNKNOWN = 10

Value = TypeVar("Value")
Errors = dict[str, list[str]]


class Wrong(ValueError):
    """errors: sentences by the place below the value that was read; "" is the value itself."""

    def __init__(self, errors: Errors | str):
        self.errors: Errors = {"": [errors]} if isinstance(errors, str) else errors
        super().__init__(" ".join(reason for of_place in self.errors.values() for reason in of_place))


@contextmanager
def place(errors: Errors, name: str | int) -> Iterator[None]:
    """Collect in `errors` what is wrong with the member `name`."""
    try:
        yield
    except Wrong as wrong:
        for below, of_place in wrong.errors.items():
            errors[f"{name}.{below}" if below else str(name)] = of_place
    except ValueError as error:
        errors[str(name)] = [str(error)]


def as_object(value: Any, known: Mapping[str, object]) -> dict[str, Any]:
    """An object that has no other members than those of `known`."""
    if not isinstance(value, dict):
        raise Wrong(_(NOT_OBJECT))
    if unknown := [name for name in value if name not in known]:
        raise Wrong({name: [_(UNKNOWN_FIELD)] for name in unknown[:MAX_UNKNOWN]})
    return value


def as_entries(value: Any, read: Callable[[Any], Value], max_count: int) -> tuple[Value, ...]:
    """A list with 1 to `max_count` entries, each as `read` returns it."""
    if not isinstance(value, list):
        raise Wrong(_(NOT_LIST))
    if not 1 <= len(value) <= max_count:
        raise Wrong(_("Give 1 to %(max_count)s entries, not %(count)s.", max_count=max_count, count=len(value)))
    found: list[Value] = []
    errors: Errors = {}
    for position, entry in enumerate(value):
        with place(errors, position):
            found.append(read(entry))
    if errors:
        raise Wrong(errors)
    return tuple(found)


def as_text(value: Any, max_length: int) -> str:
    """One line of text, without white space around it."""
    if not isinstance(value, str):
        raise Wrong(_(NOT_TEXT))
    text = value.strip()
    if not text:
        raise Wrong(_(EMPTY))
    if len(text) > max_length:
        raise Wrong(too_long(max_length))
    if not texts.is_printable(text):
        raise Wrong(_("Can't contain control characters."))
    return text
