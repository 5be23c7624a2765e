"""How sure it is that a missed path means another one. Pure."""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import takewhile

_DIGITS = re.compile(r"\d+")
_WORDS = re.compile(r"[\W_]+")
# What people leave out or mix up between words.
_JOINTS = re.compile(r"[-_\s]+")
# In shorter words another letter is another word.
_LEAST = 4


class Likeness(StrEnum):
    """The surest first."""

    SAME = "same"
    ONE_LETTER = "one_letter"
    LAST_PART = "last_part"
    SIMILAR = "similar"


# Those that are redirected without being named one by one.
SURE = frozenset({Likeness.SAME, Likeness.ONE_LETTER})


def likeness_of(missed: str, near: str) -> Likeness | None:
    """How alike two paths are; None: their digits differ, and numbers name things: no slip makes 7 of 77."""
    missed, near = missed.casefold().strip("/"), near.casefold().strip("/")
    if _DIGITS.findall(missed) != _DIGITS.findall(near):
        return None
    if _JOINTS.sub("", missed) == _JOINTS.sub("", near):
        return Likeness.SAME
    if _is_one_letter_apart(missed, near):
        return Likeness.ONE_LETTER
    if _JOINTS.sub("", missed.rpartition("/")[2]) == _JOINTS.sub("", near.rpartition("/")[2]):
        return Likeness.LAST_PART
    return Likeness.SIMILAR


def _is_one_letter_apart(missed: str, near: str) -> bool:
    """Whether one letter is missing, too many or another one, within a word that is long enough to be recognized."""
    words, others = _WORDS.split(missed), _WORDS.split(near)
    if _WORDS.findall(missed) != _WORDS.findall(near):
        return False
    (word, other), *more = [pair for pair in zip(words, others, strict=True) if pair[0] != pair[1]] or [("", "")]
    if more or min(len(word), len(other)) < _LEAST:
        return False
    before = len([*takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))])
    ends = zip(reversed(word[before:]), reversed(other[before:]), strict=False)
    after = len([*takewhile(lambda pair: pair[0] == pair[1], ends)])
    return max(len(word), len(other)) - before - after == 1
