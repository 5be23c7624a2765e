"""What the formats made of JSON share: a file that is read as a whole, and its entries by number."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from signpost.domain import strict_json
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonObject
from signpost.transfer.redirect_formats.rules import (
    MAX_LINE,
    Inexact,
    LineRefusal,
    RedirectRule,
    Reserved,
    Row,
    row_of,
    shown,
    whole_text,
)

NO_LIST = "It contains no list `redirects`."
OTHERS = "Not imported: {names}. Only `redirects` are read."
NOT_A_NUMBER = "{name} must be a number."
NOT_AN_OBJECT = "Must be a JSON object."
NOT_TEXT = "{name} must be text."
TOO_LONG = f"{{name}} has more than {MAX_LINE:,} characters."
UNKNOWN = "{name} is not known, so it may change what this entry does."


def loads(lines: Iterable[str]) -> Any:
    """A file's JSON. Raises Inexact: it cannot be read."""
    try:
        text = whole_text(lines).removeprefix("\ufeff")
        return strict_json.loads(text.encode("utf-8", "surrogatepass"), "The file")
    except ServiceError as error:
        raise Inexact(error.sentences()) from None


def redirects_in(file: Any) -> list[Any]:
    """The list `redirects` of a file, which may be all of it. Raises Inexact."""
    entries = file.get("redirects") if isinstance(file, dict) else file
    if not isinstance(entries, list):
        raise Inexact(NO_LIST)
    return entries


def notes_on(file: Any, others: Iterable[str]) -> list[str]:
    """A note on the members of a file that are not imported."""
    given = [name for name in others if isinstance(file, dict) and file.get(name)]
    return [OTHERS.format(names=", ".join(given))] if given else []


def status_in(entry: Mapping[str, Any], name: str) -> int:
    value = entry.get(name, 301)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Inexact(NOT_A_NUMBER.format(name=name))
    return value


def text_in(entry: Mapping[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise Inexact(NOT_TEXT.format(name=name))
    if len(value) > MAX_LINE:
        raise Inexact(TOO_LONG.format(name=name))
    return value


def require_known(entry: Mapping[str, Any], known: Iterable[str]) -> None:
    unknown = [name for name in entry if name not in set(known)]
    if unknown:
        raise Inexact(UNKNOWN.format(name=shown(str(unknown[0]))))


def entry_rows(
    entries: Any,
    rule_of: Callable[[Mapping[str, Any]], RedirectRule],
    source: str,
    reserved_of: Callable[[Mapping[str, Any], str], tuple[Reserved, ...]],
) -> Iterator[Row]:
    """The rows of a list of objects, numbered from 1. source: the member that identifies an entry. reserved_of: as
    `row_of` has it.
    """
    for number, entry in enumerate(entries if isinstance(entries, list) else [], 1):
        if not isinstance(entry, dict):
            yield number, LineRefusal("", NOT_AN_OBJECT)
            continue
        yield row_of(number, rule_of, entry, str(entry.get(source) or ""), reserved_of)


def written(begin: str, entries: Iterable[JsonObject], indent: str, end: str) -> Iterator[str]:
    """A file with a list of entries, each on a line of its own."""
    yield begin
    for number, entry in enumerate(entries):
        yield ("," if number else "") + indent + json.dumps(entry, ensure_ascii=False)
    yield end
