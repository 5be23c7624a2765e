"""What is wrong with a value, in the words that every face uses: the parts that are ours, and those of marshmallow."""

from __future__ import annotations

import re

UNKNOWN_FIELD = "Unknown field."
NOT_OBJECT = "Must be an object."
NOT_LIST = "Must be a list."
NOT_TEXT = "Must be a string."
NOT_FLAG = "Must be true or false."
EMPTY = "Can't be empty."

# What marshmallow says by itself, and what we say.
WORDS = {
    "Missing data for required field.": "Required.",
    "Field may not be null.": "Can't be null.",
    "Invalid value.": "This value isn't accepted.",
    "Invalid input type.": NOT_OBJECT,
    "Invalid type.": NOT_OBJECT,
    "Not a valid mapping type.": NOT_OBJECT,
    "Not a valid list.": NOT_LIST,
    "Not a valid string.": NOT_TEXT,
    "Not a valid utf-8 string.": "Must be UTF-8 text.",
    "Not a valid boolean.": NOT_FLAG,
    "Not a valid integer.": "Must be a whole number.",
    "Not a valid number.": "Must be a number.",
    "Number too large.": "This number is too large.",
}
# A limit above it says no more than that there is none: floating-point numbers count exactly up to here.
_ENDLESS = 2**53 - 1
_RANGE = re.compile(r"Must be greater than or equal to (\S+)(?: and less than or equal to (\S+))?\.")
_AT_MOST = re.compile(r"Must be less than or equal to (\S+)\.")
_LENGTH = re.compile(r"Length must be between (\d+) and (\d+)\.")
_TOO_LONG = re.compile(r"Longer than maximum length (\d+)\.")
_TOO_SHORT = re.compile(r"Shorter than minimum length (\d+)\.")


def too_long(max_length: int) -> str:
    """What is said of a longer text."""
    return f"Use at most {max_length} characters."


def in_our_words(reason: str) -> str:
    """A reason as we say it; one that marshmallow does not give stays as it is."""
    if (ours := WORDS.get(reason)) is not None:
        return ours
    if (found := _RANGE.fullmatch(reason)) is not None:
        low, high = found.groups()
        is_endless = high is None or (high.isdigit() and int(high) >= _ENDLESS)
        return f"Must be {low} or more." if is_endless else f"Must be from {low} to {high}."
    if (found := _AT_MOST.fullmatch(reason)) is not None:
        return f"Must be {found[1]} or less."
    if (found := _LENGTH.fullmatch(reason)) is not None:
        return f"Use {found[1]} to {found[2]} characters."
    if (found := _TOO_LONG.fullmatch(reason)) is not None:
        return too_long(int(found[1]))
    if (found := _TOO_SHORT.fullmatch(reason)) is not None:
        return EMPTY if found[1] == "1" else f"Use at least {found[1]} characters."
    return reason
