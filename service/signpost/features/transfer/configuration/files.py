"""Reading the TOML files that describe a workspace: what they want, and on which line something is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from marshmallow import Schema

from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.reasons import UNKNOWN_FIELD
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.qr import QrChange
from signpost.domain.records.record import RecordConfig, RecordType
from signpost.features.transfer.schemas import Configuration, ConfiguredHost, ConfiguredRecord, HostConfig
from signpost.schemas.loading import load

# The tables of records in a file, and the type of a record that names none.
_USUAL_TYPES = {"links": RecordType.LINK, "redirects": RecordType.REDIRECT}
_ENTRIES: dict[str, type[Schema]] = {"hosts": ConfiguredHost, "links": ConfiguredRecord, "redirects": ConfiguredRecord}
_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z]+)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*\"?([A-Za-z_]+)\"?\s*(?:=|\.)")


@dataclass(frozen=True)
class WantedRecord:
    """A record as a file describes it.

    qr: the members of its style that the file sets.  has_password, used_up: how it was closed at its origin.
    """

    url: RecordAddress
    config: RecordConfig
    qr: QrChange = field(default_factory=QrChange)
    has_password: bool = False
    used_up: bool = False


@dataclass(frozen=True)
class FileContents:
    """What files describe. settings: of the workspace, by key."""

    settings: dict[str, str]
    hosts: list[HostConfig]
    records: list[WantedRecord]


@dataclass(frozen=True)
class File:
    """A file, and its name as messages show it."""

    name: str
    text: str

    def place(self, key: str) -> str:
        """Where in the file `key` is, a dotted name like links.3.destination: "links.toml:17 links.3.destination"."""
        kind, _, rest = key.partition(".")
        number, _, name = rest.partition(".")
        if kind == "workspace":
            number, name = "0", number
        tables = self._lines.get(kind, [])
        if not number.isdigit() or int(number) >= len(tables):
            return f"{self.name} {key}"
        lines = tables[int(number)]
        return f"{self.name}:{lines.get(name.partition('.')[0], lines[''])} {key}"

    @cached_property
    def _lines(self) -> dict[str, list[dict[str, int]]]:
        """Of each table, the numbers of the lines of its keys, and of its header as ""."""
        found: dict[str, list[dict[str, int]]] = {}
        present: dict[str, int] = {}
        for number, line in enumerate(self.text.splitlines(), 1):
            if (header := _HEADER.match(line)) is not None:
                present = {"": number}
                found.setdefault(header[2], []).append(present)
            elif line.lstrip().startswith("["):
                present = {}
            elif (key := _KEY.match(line)) is not None:
                present.setdefault(key[1], number)
        values = _values(self)
        # A text of several lines may look like a header. Then no line is better than a wrong one.
        return {kind: tables for kind, tables in found.items() if len(tables) == _count(values.get(kind))}


def _count(value: Any) -> int:
    return len(value) if isinstance(value, list) else 1


def parse(*files: File) -> FileContents:
    """What files describe together. Raises Invalid, naming what cannot be used and where."""
    settings: dict[str, str] = {}
    hosts: dict[str, HostConfig] = {}
    records: dict[RecordAddress, WantedRecord] = {}
    for file in files:
        tables = _tables(file)
        for key, value in tables["workspace"].items():
            if settings.setdefault(key, value) != value:
                raise _twice(file, f"workspace.{key}", "setting")
        for number, host in enumerate(tables["hosts"]):
            if hosts.setdefault(host["host"], host) != host:
                raise _twice(file, f"hosts.{number}.host", "hostname")
        for kind, number, record in _records(tables):
            if record.url in records:
                raise _twice(file, f"{kind}.{number}.url", "address")
            records[record.url] = record
    return FileContents(settings, [*hosts.values()], [*records.values()])


def _twice(file: File, key: str, what: str) -> Invalid:
    return Invalid({file.place(key): [f"This {what} appears twice."]})


def _tables(file: File) -> JsonObject:
    try:
        found: JsonObject = load(Configuration(), _with_text(_values(file)))
    except Invalid as error:
        reasons = {
            file.place(key): _advised(key, [*reasons]) if number < MAX_ADVISED else [*reasons]
            for number, (key, reasons) in enumerate(error.errors.items())
        }
        raise Invalid(reasons) from None
    return found


# What a field was perhaps meant to be is looked for in so many reasons: comparing words takes milliseconds.
MAX_ADVISED = 20
# The library takes a time that grows with the square of a key's parts.
MAX_KEY_PARTS = 100
_LONG_KEY = re.compile(rf"(?:^\s*(?:\[{{1,2}}[ \t]*)?|[{{,][ \t]*)(?:[\w\"'-]+[ \t]*\.[ \t]*){{{MAX_KEY_PARTS}}}")


def _values(file: File) -> JsonObject:
    if long := next((line for line, text in enumerate(file.text.splitlines(), 1) if _LONG_KEY.search(text)), 0):
        raise Invalid(
            {file.name: [f"Not TOML that can be read: a key in line {long} has more than {MAX_KEY_PARTS} parts."]}
        )
    try:
        return tomllib.loads(file.text)
    except RecursionError:
        raise Invalid({file.name: ["Not TOML that can be read: values are nested too deep."]}) from None
    except tomllib.TOMLDecodeError as error:
        raise Invalid({file.name: [f"Not TOML: {error}."]}) from None


def _records(tables: JsonObject) -> Iterator[tuple[str, int, WantedRecord]]:
    for kind, usual_type in _USUAL_TYPES.items():
        for number, fields in enumerate(tables[kind]):
            entry = WantedRecord(**fields)
            yield kind, number, replace(entry, config=replace(entry.config, type=entry.config.type or usual_type))


def _advised(key: str, reasons: list[str]) -> list[str]:
    """`reasons`, and what an unknown field was perhaps meant to be."""
    if UNKNOWN_FIELD not in reasons:
        return reasons
    kind, name = key.partition(".")[0], key.rpartition(".")[2]
    schema = _ENTRIES[kind] if kind in _ENTRIES and key.count(".") == 2 else Configuration if "." not in key else None
    close = get_close_matches(name, schema().fields, n=1) if schema is not None else []
    return [*reasons, *(f"Did you mean {entry}?" for entry in close)]


def _with_text(value: Any) -> Any:
    """TOML's own timestamps as text, which the schemas read."""
    if isinstance(value, dict):
        return {name: _with_text(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_with_text(member) for member in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, date | time) else value
