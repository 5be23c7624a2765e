"""Statements as the rest of Signpost writes them (storage/database.py), for psycopg and PostgreSQL."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache

from signpost.storage.database import Differing

_NUMBERED = re.compile(r"\?(\d+)")
_NAMED = re.compile(r"(?<![:\w]):([a-z_]\w*)")
_TEXT = re.compile(r"('(?:[^']|'')*')")
# What helps SQLite's planner alone, and how the members of a JSON array are called.
_WORDS = (
    (re.compile(r"\bINDEXED BY \w+"), ""),
    (re.compile(r'(?<=[\s(])\+(?=["a-z])'), ""),
    (re.compile(r"\bjson_each\("), "jsonb_array_elements_text("),
)


def statement(sql: str) -> tuple[str, bool]:
    """A statement that is written by hand, and whether its values are numbered (as `p1` and so on)."""
    return _statement(sql.postgresql if isinstance(sql, Differing) else sql)


@lru_cache(maxsize=1000)
def _statement(sql: str) -> tuple[str, bool]:
    # What is quoted stays as it is.
    parts = _TEXT.split(sql.replace("%", "%%"))
    outside = parts[::2]
    parts[::2] = (_NAMED.sub(r"%(\1)s", _NUMBERED.sub(r"%(p\1)s", _words(part))).replace("?", "%s") for part in outside)
    return "".join(parts), _NUMBERED.search("".join(outside)) is not None


@lru_cache(maxsize=2000)
def selection(sql: str) -> str:
    """A statement that peewee has written, with words of ours in it."""
    return "".join(part if position % 2 else _words(part) for position, part in enumerate(_TEXT.split(sql)))


def _words(text: str) -> str:
    for pattern, replacement in _WORDS:
        text = pattern.sub(replacement, text)
    return text


# Where the values of a row are in a statement that inserts one.
_INSERTED = re.compile(r"^\s*INSERT INTO [^?]*?\bVALUES (\([^()]*\))")


def inserts_values(text: str) -> bool:
    """Whether `insertion` can make a statement for psycopg insert many rows."""
    return _INSERTED.search(text) is not None


@lru_cache(maxsize=256)
def insertion(text: str, rows: int) -> str:
    """A statement for psycopg for this many rows at once, with the placeholders that the server reads ($1)."""
    found = _INSERTED.search(text)
    assert found is not None
    many = text[: found.start(1)] + ", ".join([found[1]] * rows) + text[found.end(1) :]
    numbers = itertools.count(1)
    return re.sub("%s", lambda _: f"${next(numbers)}", many).replace("%%", "%")
