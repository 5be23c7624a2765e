"""What the formats made of JSON share: a file that is read as a whole, and its entries by number."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from redirect_formats.rules import (
    MAX_LINE,
    LineRefusal,
    NotExpressible,
    RedirectRule,
    Reserved,
    Row,
    row_of,
    shown,
    whole_text,
)

MAX_DEPTH = 32
_INT64 = range(-(2**63), 2**63)

HALF_A_PAIR = "The file contains half of a surrogate pair."
NUL = "The file contains a NUL character."
NO_LIST = "It contains no list `redirects`."
OTHERS = "Not imported: {names}. Only `redirects` are read."
NOT_A_NUMBER = "{name} must be a number."
NOT_JSON = "The file is not JSON: {reason} at character {at}."
NOT_AN_OBJECT = "Must be a JSON object."
NOT_TEXT = "{name} must be text."
TOO_LONG = f"{{name}} has more than {MAX_LINE:,} characters."
TOO_DEEP = f"The file is nested more than {MAX_DEPTH} levels deep."
TOO_LARGE = "A number in the file is too large."
TWICE = "The field `{name}` appears twice."
UNKNOWN = "{name} is not known, so it may change what this entry does."


def loads(lines: Iterable[str]) -> Any:
    """A file's JSON. Raises NotExpressible: it cannot be read, or two parsers could read it differently.

    It refuses what Signpost refuses in every other body (a test compares the two).
    """
    text = whole_text(lines).removeprefix("\ufeff")
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_refuse_constant,
            parse_int=_integer,
            parse_float=_float,
        )
    except json.JSONDecodeError as error:
        raise NotExpressible(NOT_JSON.format(reason=error.msg, at=error.pos)) from None
    except RecursionError:
        raise NotExpressible(TOO_DEEP) from None
    _check(value)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        raise NotExpressible(TWICE.format(name=shown(twice)))
    return result


def _refuse_constant(name: str) -> None:
    raise NotExpressible(f"{name} is not a JSON value.")


def _integer(digits: str) -> int:
    # 20 characters hold every 64-bit integer; Python refuses to convert some thousands of them.
    if len(digits) > 20 or (number := int(digits)) not in _INT64:
        raise NotExpressible(TOO_LARGE)
    return number


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise NotExpressible(TOO_LARGE)
    return number


def _check(value: Any, depth: int = 1) -> None:
    """Raises NotExpressible: a text cannot be stored, or what is nested is too deep."""
    if isinstance(value, str):
        if "\x00" in value:
            raise NotExpressible(NUL)
        try:
            value.encode()
        except UnicodeEncodeError:
            raise NotExpressible(HALF_A_PAIR) from None
    elif isinstance(value, dict | list):
        if depth > MAX_DEPTH:
            raise NotExpressible(TOO_DEEP)
        for inner in (*value, *value.values()) if isinstance(value, dict) else value:
            _check(inner, depth + 1)


def redirects_in(file: Any) -> list[Any]:
    """The list `redirects` of a file, which may be all of it. Raises NotExpressible."""
    entries = file.get("redirects") if isinstance(file, dict) else file
    if not isinstance(entries, list):
        raise NotExpressible(NO_LIST)
    return entries


def notes_on(file: Any, others: Iterable[str]) -> list[str]:
    """A note on the members of a file that are not imported."""
    given = [name for name in others if isinstance(file, dict) and file.get(name)]
    return [OTHERS.format(names=", ".join(given))] if given else []


def status_in(entry: Mapping[str, Any], name: str) -> int:
    value = entry.get(name, 301)
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotExpressible(NOT_A_NUMBER.format(name=name))
    return value


def text_in(entry: Mapping[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise NotExpressible(NOT_TEXT.format(name=name))
    if len(value) > MAX_LINE:
        raise NotExpressible(TOO_LONG.format(name=name))
    return value


def require_known(entry: Mapping[str, Any], known: Iterable[str]) -> None:
    unknown = [name for name in entry if name not in set(known)]
    if unknown:
        raise NotExpressible(UNKNOWN.format(name=shown(str(unknown[0]))))


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


def written(begin: str, entries: Iterable[dict[str, Any]], indent: str, end: str) -> Iterator[str]:
    """A file with a list of entries, each on a line of its own."""
    yield begin
    for number, entry in enumerate(entries):
        yield ("," if number else "") + indent + json.dumps(entry, ensure_ascii=False)
    yield end
