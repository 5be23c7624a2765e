"""The filters of lists and bulk deletions: schemas load them, operations implement them, pins suggest them."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from signpost.domain.json_types import JsonObject


class Health(StrEnum):
    """What can be wrong with a record."""

    BROKEN = "broken"
    DNS_ISSUE = "dns_issue"
    PAUSED = "paused"
    EXPIRED = "expired"
    NO_CLICKS = "no_clicks"


class RecordState(StrEnum):
    """What else is so of a record.

    ACTIVE: visitors get its destination: it is not paused, has begun, has not expired, and is not clicked out. ENDING:
    it expires within ENDS_SOON days. UNCLICKED: no person ever clicked it.
    """

    ACTIVE = "active"
    ENDING = "ending"
    PASSWORD = "password"
    RULES = "rules"
    UNCLICKED = "unclicked"


# In days.
ENDS_SOON = 7


class Traffic(StrEnum):
    """Whether people visited a record lately."""

    NONE = "none"
    ANY = "any"


# Created in the last 7, 30 or 90 days.
CREATED = {"7d": 7, "30d": 30, "90d": 90}

# The largest total of a list that is counted, and what is answered if there are more.
MAX_TOTAL = 10_000
BEYOND = f"{MAX_TOTAL}+"

# What a filter can be set to. Of several values any one matches; an empty tuple matches nothing.
FilterValue = str | bool | int | tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class HostFilters:
    """The filters of hostnames. All that are given must hold; None: not given.

    created_after, created_before: times, the first one included.  created: a number of days, the last of which is now.
    """

    host: tuple[str, ...] | None = None
    tld: str | None = None
    search: str | None = None
    dns_correct: bool | None = None
    created_after: str | None = None
    created_before: str | None = None
    created: int | None = None

    @classmethod
    def from_json(cls, stored: JsonObject) -> Self:
        """The filters that `as_json` wrote."""
        return cls(**{name: _value_of(name, value) for name, value in stored.items()})

    def as_json(self) -> JsonObject:
        """The given filters, as jobs and confirmations store them."""
        return {name: [*value] if isinstance(value, tuple) else value for name, value in self.given().items()}

    def given(self) -> dict[str, FilterValue]:
        """The filters that are given, by name."""
        values = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return {name: value for name, value in values.items() if value is not None}

    def __bool__(self) -> bool:
        return bool(self.given())


@dataclass(frozen=True, kw_only=True)
class RecordFilters(HostFilters):
    """The filters of records: those of hostnames, which apply to the hostname of a record or to itself, and more."""

    id: tuple[str, ...] | None = None
    external_id: str | None = None
    handler: tuple[str, ...] | None = None
    destination: str | None = None
    tags: tuple[str, ...] | None = None
    traffic: Traffic | None = None
    type: tuple[str, ...] | None = None
    qr: bool | None = None
    health: Health | None = None
    state: RecordState | None = None
    created_by: tuple[str, ...] | None = None


# Every record of a workspace; every hostname.
NO_FILTERS = RecordFilters()


def _value_of(name: str, value: Any) -> Any:
    match name:
        case "health":
            return Health(value)
        case "traffic":
            return Traffic(value)
        case "state":
            return RecordState(value)
    return tuple(value) if isinstance(value, list) else value


_QUOTED = re.compile(r'"((?:[^"\r\n]|"")*)"[^\S\r\n]*(?=[,\r\n]|\Z)')
_PLAIN = re.compile(r"[^,\r\n]*")
_BETWEEN = re.compile(r"[\s,]*")


def tags_as_text(tags: Iterable[str]) -> str:
    """Tags separated by commas; one that contains a comma itself is in quotation marks."""
    return ", ".join(_quoted(tag) if "," in tag or tag.startswith('"') else tag for tag in tags)


def _quoted(tag: str) -> str:
    return '"' + tag.replace('"', '""') + '"'


def tags_in(text: str) -> list[str]:
    """The tags of a text, each once. Commas and line breaks separate them, but not commas in quotation marks.

    Quotation marks that quote no comma and no quotation mark belong to the tag: a filter that was written before a
    tag could be quoted finds what it found.
    """
    tags: dict[str, None] = {}
    at = 0
    while (at := _end(_BETWEEN, text, at)) < len(text):
        quoted = _QUOTED.match(text, at)
        if quoted and ("," in quoted[1] or '""' in quoted[1]):
            tag, at = quoted[1].replace('""', '"'), quoted.end()
        else:
            begin, at = at, _end(_PLAIN, text, at)
            tag = text[begin:at]
        if tag := tag.strip():
            tags[tag] = None
    return [*tags]


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at
