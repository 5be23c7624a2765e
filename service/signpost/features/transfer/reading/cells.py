"""The cells of a file as values of our fields, and the names of its columns in one form."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from signpost.domain import times
from signpost.domain.records import field_kinds
from signpost.domain.records.record import FIELD, PausedBy
from signpost.domain.texts import unguard

# What programs write for an empty value.
_NOTHING: tuple[Any, ...] = ("", "null", "undefined", [], {})
# The sender of a file chooses the names of its columns, and they are cached for the next rows: no column that we know
# has a name this long, and 1,024 of them take a tenth of a megabyte.
MAX_COLUMN_LENGTH, MAX_COLUMNS = 100, 1024


def fold_name(column: str) -> str:
    """The name of a column as the tables have it; "" for one that is too long to be looked up."""
    return _fold(column) if len(column) <= MAX_COLUMN_LENGTH else ""


@lru_cache(maxsize=MAX_COLUMNS)
def _fold(column: str) -> str:
    return re.sub(r"[\s_-]", "", column).lower()


def is_nothing(value: Any) -> bool:
    """Whether a cell is empty, in any way that programs write it."""
    return value is None or value in _NOTHING


def _kind_of(field: str) -> field_kinds.Kind | None:
    """The kind of a field of a record; None: it is none of these."""
    return FIELD[field].kind if field in FIELD else None


def is_own_text(field: str, value: Any) -> bool:
    """Whether a value is a text, or a list of them, that our own export wrote just so."""
    kind = _kind_of(field)
    if isinstance(value, list):
        return isinstance(kind, field_kinds.Labels) and all(isinstance(entry, str) for entry in value)
    is_text = isinstance(kind, field_kinds.Text | field_kinds.ExternalKey) or field.startswith(("utm.", "card."))
    return isinstance(value, str) and is_text


def own_cell(field: str, cell: str) -> Any:
    """The text, or the tags, of a cell of our own table."""
    text = unguard(cell)
    if not isinstance(_kind_of(field), field_kinds.Labels):
        return text
    return _json_list(text) or text.split("|")


def read_cell(field: str, value: Any, tags_by: str) -> Any:
    """The value of a field from a cell. What is not recognized is left as it is, for a schema to refuse.

    tags_by: the separator of tags, as a regular expression.
    """
    return _reader_of(field)(value, tags_by)


# --- readers --------------------------------------------------------------------------------------------------
# Each converts what it recognizes, and leaves everything else for the schema to refuse.


# Columns that fill a field in another way than one of its own name: by words, and as its opposite.
STATE, DROPS_QUERY, TAGS_BY_SEMICOLON = "state", "drops_query", "tags_by_semicolon"
FILLS = {STATE: "paused", DROPS_QUERY: "forward_query", TAGS_BY_SEMICOLON: "tags"}

# What a cell holds, and the separator of tags in it, as a regular expression.
Reader = Callable[[Any, str], Any]
# More than there are fields.
MAX_FIELDS = 128


def _trim(value: Any, _: str) -> Any:
    return unguard(value.strip()) if isinstance(value, str) else value


# A long title is no reason to lose a link.
def _cut(length: int) -> Reader:
    def cut(value: Any, tags_by: str) -> Any:
        value = _trim(value, tags_by)
        return value[:length] if isinstance(value, str) else value

    return cut


def _list(value: Any, tags_by: str) -> Any:
    value = _trim(value, tags_by)
    if isinstance(value, str):
        value = _json_list(value) or re.split(tags_by, value)
    if not isinstance(value, list):
        return value
    names = [entry.get("name") if isinstance(entry, dict) else entry for entry in value]
    return [name.strip() if isinstance(name, str) else name for name in names if name != ""]


def _json_list(text: str) -> list[Any] | None:
    """A list that a cell has as JSON, like tags that contain their separator."""
    if text.startswith("["):
        with contextlib.suppress(ValueError, RecursionError):
            entries: list[Any] = json.loads(text)
            return entries
    return None


def _rules(value: Any, tags_by: str) -> Any:
    """Reads a list of rules, which a table has as JSON."""
    value = _trim(value, tags_by)
    return (_json_list(value) or value) if isinstance(value, str) else value


def _words(value: Any, _: str) -> Any:
    return value.split() if isinstance(value, str) else value


def _numbers(value: Any, tags_by: str) -> Any:
    return [_number(part, tags_by) for part in value.split()] if isinstance(value, str) else value


# Separators stand between groups of three digits. Programs write 12.0 for 12; 12.000 is twelve thousand.
_WHOLE = re.compile(
    r"(\d{4,}|\d{1,3}(?P<separator>[ ,.'’_])\d{3}(?:(?P=separator)\d{3})*)(?:(?!(?P=separator))[.,]0+)?"
    r"|(\d{1,3})(?:[.,](?:00?|0{4,}))?",
    re.ASCII,
)


def _number(value: Any, _: str) -> Any:
    found = _WHOLE.fullmatch(re.sub(r"\s", " ", value.strip())) if isinstance(value, str) else None
    digits = re.sub(r"[^0-9]", "", found[1] or found[3]) if found else ""
    return int(digits) if 0 < len(digits) < 19 else value


def _flag(value: Any, _: str) -> Any:
    known = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
    return known.get(str(value).strip().lower().removesuffix(".0"), value)


# What services call a link that answers, and one that does not. Archived links go on answering where they come from.
ON_WORDS = frozenset({"active", "archived", "enabled", "live", "on", "online", "published"})
OFF_WORDS = frozenset(
    {
        *("banned", "blocked", "deleted", "disabled", "draft", "inactive", "off", "offline", "paused", "suspended"),
        *("trash", "trashed", "unpublished"),
    }
)


def is_state(value: Any) -> bool:
    """Whether a cell says by a word whether a link answers."""
    return isinstance(value, str) and value.strip().casefold() in ON_WORDS | OFF_WORDS


def _state(value: Any, _: str) -> Any:
    """Reads a column that says by a word whether a link answers, as whether it is paused."""
    return value.strip().casefold() in OFF_WORDS if is_state(value) else value


# No service is older: a smaller number is no moment, but a year, a day of a spreadsheet, or digits of another date.
_FIRST_SERVICE = "1995"
_FIRST_SECOND = datetime(1995, 1, 1, tzinfo=UTC).timestamp()


def _is_off(value: Any, tags_by: str) -> Any:
    """Reads a column that says since when, by whom, or just that a link is switched off."""
    if isinstance(flag := _flag(value, tags_by), bool):
        return flag
    if is_state(value):
        return _state(value, tags_by)
    moment = _moment(value, tags_by)
    if moment is None and str(value)[:1].isdigit():
        return None
    is_since = isinstance(moment, str) and times.is_rfc3339(moment) and moment > _FIRST_SERVICE
    return True if is_since or value in tuple(PausedBy) else value


def _is_not(value: Any, tags_by: str) -> Any:
    """Reads a column that says the opposite of its field."""
    flag = _flag(value, tags_by)
    return not flag if isinstance(flag, bool) else flag


def _type(value: Any, tags_by: str) -> Any:
    """Reads a column that says that the service frames the destination."""
    flag = _flag(value, tags_by)
    return flag if isinstance(flag, str) else "frame" if flag else None


# What programs write where there is no moment, like MySQL and Go.
_NEVER = re.compile(r"|-+|never|none|0|0000-00-00(?!\d).*|0001-01-01(?!\d).*", re.IGNORECASE)
# Ruby, Go, databases, JavaScript, mail, and people: a date, maybe a time, maybe its offset. A zone that is only named
# could be one of several, and 01/02/2024 one of two days.
_WRITTEN = re.compile(
    r"(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,?\s+)?"
    r"(?P<date>\d{4}(?P<by>[-/.])\d{1,2}(?P=by)\d{1,2}|\d{8}|\d{1,2}\.\d{1,2}\.\d{4}"
    r"|\d{1,2}[ -][a-z]{3,9}[ -]\d{4}|[a-z]{3,9} \d{1,2},? \d{4})"
    r"(?:(?:T|,?\s+)(?P<time>\d{1,2}:\d{2}(?::\d{2})?)(?:[.,](?P<fraction>\d{1,9}))?"
    # With what Go, JavaScript and mail call the zone, and Go's clock.
    r"\s*(?:(?P<zone>(?:GMT|UTC)?[+-]\d{2}(?::?\d{2})?)(?: [A-Z]{2,5}| [+-]\d{4}| \([^()]*\))?(?: m=[+-][\d.]+)?"
    r"|Z|GMT|UTC)?)?",
    re.IGNORECASE | re.ASCII,
)
# C writes the year after the time.
_YEAR_LAST = re.compile(
    r"([a-z]{3}) +(\d{1,2}) (\d{2}:\d{2}:\d{2})( UTC| GMT| [+-]\d{4})? (\d{4})", re.IGNORECASE | re.ASCII
)
_DATES = ("%Y-%m-%d", "%Y%m%d", "%d.%m.%Y", "%d-%b-%Y", "%d-%B-%Y", "%b-%d-%Y", "%B-%d-%Y")
_ZONE = re.compile(r"([+-]\d{2}):?(\d{2})?")
_COMPACT = re.compile(r"(\d{8})(\d{2})(\d{2})(\d{2})", re.ASCII)
_DIGITS = re.compile(r"\d{1,13}(?:\.\d{1,9})?", re.ASCII)
# Numbers above this are milliseconds; those of 8 and 14 digits are dates like 20240815.
_LAST_SECOND = 10**11


def _moment(value: Any, tags_by: str) -> Any:
    value = _trim(value, tags_by)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return value
    text = str(value)
    if _NEVER.fullmatch(text):
        return None
    if times.is_rfc3339(text):
        return value
    with contextlib.suppress(OverflowError):
        if (moment := _written(text) or _counted(text)) is not None:
            return times.text(moment)
    return value


def _counted(text: str) -> datetime | None:
    """The moment that a number of seconds or milliseconds since 1970 says; None: too small to be one."""
    if not _DIGITS.fullmatch(text):
        return None
    number = float(text) if "." in text else int(text)
    seconds = number / 1000 if number > _LAST_SECOND else number
    return datetime.fromtimestamp(seconds, UTC) if seconds >= _FIRST_SECOND else None


def _written(text: str) -> datetime | None:
    """The moment that a text says, in UTC where it names no other zone."""
    if match := _COMPACT.fullmatch(text):
        text = "{} {}:{}:{}".format(*match.groups())
    found = _WRITTEN.fullmatch(_YEAR_LAST.sub(r"\1 \2 \5 \3\4", text))
    if found is None:
        return None
    day = re.sub(r"[ /-]+", "-", found["date"].replace(",", ""))
    day = day.replace(".", "-") if found["by"] else day
    clock = found["time"] or "0:00"
    for form in _DATES:
        try:
            moment = datetime.strptime(
                f"{day} {clock}", f"{form} %H:%M:%S" if clock.count(":") == 2 else f"{form} %H:%M"
            )
        except ValueError:
            continue
        moment = moment.replace(microsecond=int((found["fraction"] or "0").ljust(6, "0")[:6]), tzinfo=UTC)
        return moment - _offset(found["zone"] or "")
    return None


def _offset(zone: str) -> timedelta:
    found = _ZONE.search(zone)
    if found is None:
        return timedelta()
    minutes = int(found[1][1:]) * 60 + int(found[2] or 0)
    return timedelta(minutes=-minutes if found[1][0] == "-" else minutes)


# For fields that no request has, and for those that other services use differently.
_READERS: Mapping[str, Reader] = {
    "other_urls": _words,
    "total_clicks": _number,
    "has_password": _flag,
    "created_at": _moment,
    "paused": _is_off,
    STATE: _state,
    DROPS_QUERY: _is_not,
    TAGS_BY_SEMICOLON: lambda value, _: _list(value, ";"),
    "type": _type,
}


@lru_cache(maxsize=MAX_FIELDS)
def _reader_of(field: str) -> Reader:
    """The reader of the cells of a column that fills `field`: its entry in _READERS, else by the kind of the field."""
    if field in _READERS:
        return _READERS[field]
    match _kind_of(field):
        case field_kinds.Text(max_length):
            return _cut(max_length)
        case field_kinds.Urls():
            return _words
        case field_kinds.Labels() | field_kinds.KeysOf():
            return _list
        case field_kinds.Number() | field_kinds.NumberOf():
            return _number
        case field_kinds.Numbers():
            return _numbers
        case field_kinds.Flag():
            return _flag
        case field_kinds.Timestamp():
            return _moment
        case field_kinds.RulesKind():
            return _rules
    return _trim
