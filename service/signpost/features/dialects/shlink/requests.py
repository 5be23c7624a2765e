"""Reading requests as Shlink's clients write them: the key, JSON bodies, and queries with PHP's lists."""

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta

from flask import request

from signpost.domain import strict_json, times
from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.json_types import JsonObject

KEY_HEADER = "X-Api-Key"
# All numbers of pages that mean something are shorter.
_NUMBER = re.compile(r"-?[0-9]{1,9}")
# Of one list in a query.
MAX_ENTRIES = 50
MAX_ENTRY = 255
_INDEX = re.compile(r"\[\d{0,3}\]")


def secret() -> str:
    """The token of the current request. Raises Unauthenticated."""
    key = request.headers.get(KEY_HEADER, "").strip()
    if not key:
        raise Unauthenticated
    return key


def body() -> JsonObject:
    """The object in the body; {} where there is no body. Raises BadRequest, Invalid."""
    if request.mimetype == _FORM:
        return _form()
    data = request.get_data()
    if not data.strip():
        return {}
    value = strict_json.loads(data)
    if not isinstance(value, dict):
        raise Invalid({"body": ["Must be an object."]})
    return value


_FORM = "application/x-www-form-urlencoded"
# What is no text in a body of JSON.
_FLAGS = frozenset({"findIfExists", "forwardQuery", "crawlable", "validateUrl"})
_NUMBERS = frozenset({"maxVisits", "shortCodeLength"})
_TRUTH = {"true": True, "1": True, "false": False, "0": False}


def _form() -> JsonObject:
    """A form as the object that says the same. What cannot be read is left as it is, for a schema to refuse."""
    found: JsonObject = {}
    for key, values in request.form.lists():
        if (name := _INDEX.sub("", key)) != key:
            found[name] = [*found.get(name, []), *values]
            continue
        value = values[-1]
        if name in _FLAGS:
            found[name] = _TRUTH.get(value.strip().lower(), value)
        elif name in _NUMBERS and _NUMBER.fullmatch(value):
            found[name] = int(value)
        else:
            found[name] = value or None
    return found


def text(name: str, default: str = "") -> str:
    """A parameter of the query; of several the last."""
    values = request.args.getlist(name)
    return values[-1] if values else default


def names() -> set[str]:
    """The names of the query's parameters."""
    return {*request.args}


def texts(name: str) -> tuple[str, ...]:
    """A list in the query: `tags[]=a&tags[]=b`, `tags[0]=a&tags[1]=b` or `tags=a`. Raises Invalid."""
    found: list[str] = []
    for key, values in request.args.lists():
        if key == name or (key.startswith(name) and _INDEX.fullmatch(key[len(name) :])):
            found += [value for value in values if value]
    if len(found) > MAX_ENTRIES:
        raise Invalid({name: [f"At most {MAX_ENTRIES}."]})
    if any(len(value) > MAX_ENTRY for value in found):
        raise Invalid({name: [f"Use at most {MAX_ENTRY} characters."]})
    return tuple(dict.fromkeys(found))


def flag(name: str) -> bool:
    """A parameter that is `true`, or `1`."""
    return text(name).lower() in ("true", "1")


def number(name: str, default: int) -> int:
    """A whole number in the query. Raises Invalid."""
    value = text(name)
    if not value:
        return default
    if _NUMBER.fullmatch(value) is None:
        raise Invalid({name: ["Must be a whole number."]})
    return int(value)


def page(*, usual: int, max_count: int) -> tuple[int, int]:
    """The number of a page, and of its items. usual: where none is given; max_count: where all, or more, are wanted."""
    items = number("itemsPerPage", usual)
    return max(1, number("page", 1)), max_count if items <= 0 else min(items, max_count)


def order(default: str) -> tuple[str, bool]:
    """`orderBy` as a field and whether it is descending: `title-DESC`."""
    field, _, direction = text("orderBy", default).partition("-")
    return field, direction.upper() == "DESC"


_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def moment(name: str, *, is_end: bool = False) -> datetime | None:
    """A date, or a date with a time. is_end: up to the end of that second, or of that day. Raises Invalid."""
    value = text(name)
    if not value:
        return None
    is_day = _DAY.fullmatch(value) is not None
    try:
        found = times.parse(f"{value}T00:00:00Z" if is_day else value)
        if not is_end:
            return found
        return found + timedelta(days=1) if is_day else found.replace(microsecond=0) + timedelta(seconds=1)
    except (ValueError, OverflowError):
        raise Invalid({name: [times.NOT_RFC3339]}) from None


def day(name: str, default: date) -> date:
    """The day of a date, as it is written: that of the client's time zone. Raises Invalid."""
    value = text(name)
    if not value:
        return default
    moment(name)
    return date.fromisoformat(value[:10])


def rename_errors(error: Invalid, names: Mapping[str, str]) -> Invalid:
    """An error that names fields of ours by the names that they have in a request of Shlink."""
    found: dict[str, list[str]] = {}
    for field, reasons in error.errors.items():
        first, dot, rest = field.partition(".")
        found[names.get(first, first) + dot + rest] = reasons
    return Invalid(found)
