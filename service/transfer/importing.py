"""The import of a file: its lines are read, understood and added, some at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import islice
from typing import Any, BinaryIO

from service import addresses, texts
from service.caller import Caller
from service.errors import Invalid
from service.operations.imports import CREATED, REFUSED, VIA, Import, New, Outcome, prepared
from service.schemas.reading import read
from service.schemas.transfer import ImportedRecord
from service.transfer import reading
from service.transfer.sources import SOURCES

# Lines in one transaction.
STEP = 2000
# So many times as many are read ahead of those that are being added.
AHEAD = 1
LOCKED = "The file does not tell its password: paused until you give it one."
# A link is worth more than a character in its title that the interface would refuse.
REPLACED = "Control characters in its texts were replaced by spaces."


@dataclass(frozen=True)
class Plan:
    """What is imported, and how. hosts: for a hostname there the one that it has here; "": for every other."""

    source: str
    format: str
    hosts: Mapping[str, str] = field(default_factory=dict)
    is_dry: bool = False


@dataclass(frozen=True)
class Line:
    """What became of a line. result: created, unchanged or refused. url: as the file has it."""

    line: int
    url: str
    result: str
    errors: dict[str, list[str]]
    note: str = ""


def hosts_in(texts: Iterable[str]) -> dict[str, str]:
    """The `hosts` of a plan from texts like "bit.ly=go.example.com" and "go.example.com". Raises Invalid."""
    hosts = {}
    for text in texts:
        there, _, here = text.rpartition("=")
        try:
            hosts[addresses.host_of(there) if there else ""] = addresses.host_of(here)
        except ValueError as error:
            raise Invalid({"host": [str(error)]}) from None
    return hosts


def import_file(
    caller: Caller,
    file: BinaryIO,
    plan: Plan,
    *,
    step: int = STEP,
    behind: int = 0,
    then: Callable[[list[Line]], None] | None = None,
    pool: Executor | None = None,
) -> Iterator[list[Line]]:
    """Import the lines of `file` behind the line number `behind`, and tell of some at a time, when they are on disk.

    step: lines in one transaction. then: called in it with what is told. pool: where the lines are understood, so that
    two processors share the work. Raises RoleTooLow; Invalid: the file as a whole cannot be read.
    """
    caller = replace(caller, via=VIA)
    run = Import(caller, is_dry=plan.is_dry)
    rows = (row for row in reading.rows(file, plan.format) if row[0] > behind)
    chunks = iter(lambda: list(islice(rows, step)), [])
    understood = partial(_understood, caller, plan)
    for found in _ahead(pool, understood, chunks) if pool else map(understood, chunks):
        with run.transaction():
            added = iter(run.add([what for _, _, what, _ in found if isinstance(what, New)]))
            told = [_line(one, next(added) if isinstance(one[2], New) else one[2]) for one in found]
            if then is not None:
                then(told)
        yield told


# A record that stands in a line, or why there is none: the line's number, its URL, that, and a note.
# (A tuple, because a million of them come from another process.)
_Found = tuple[int, str, New | Outcome, str]


def _ahead(
    pool: Executor, understood: Callable[[list[reading.Row]], list[_Found]], chunks: Iterator[list[reading.Row]]
) -> Iterator[list[_Found]]:
    """What stands in the chunks, in order; the pool is always busy with the next ones."""
    waiting: deque[Future[list[_Found]]] = deque()
    for some in chunks:
        waiting.append(pool.submit(understood, some))
        if len(waiting) > AHEAD:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _line(found: _Found, outcome: Outcome) -> Line:
    number, url, _, note = found
    return Line(number, url, outcome.result, outcome.errors, note if outcome.result == CREATED else "")


def _understood(caller: Caller, plan: Plan, rows: list[reading.Row]) -> list[_Found]:
    source = SOURCES[plan.source]
    found: list[_Found] = []
    for number, row in rows:
        if isinstance(row, str):
            found.append((number, "", Outcome(REFUSED, {"line": [row]}), ""))
        else:
            found += [_record_in(caller, plan, number, values) for values in source.understand(row)]
    return found


def _record_in(caller: Caller, plan: Plan, number: int, values: dict[str, Any]) -> _Found:
    url, hosts = str(values.get("url") or values.get("alias") or ""), plan.hosts
    if "url" not in values and "" in hosts:
        values.setdefault("host", hosts[""])
    printable = _printable(values)
    notes = [REPLACED] if printable != values else []
    try:
        fields = read(_schema_of(frozenset(values)), printable)
        host, alias = fields.pop("address")
        is_locked = fields.pop("is_locked", False)
        new = prepared(caller, address=(hosts.get(host, hosts.get("", host)), alias), **fields)
    except Invalid as refusal:
        return number, url, Outcome(REFUSED, refusal.errors), ""
    return number, url, new, " ".join([*notes, LOCKED] if is_locked else notes)


def _printable(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of a record with a space for each character that its texts may not hold."""
    cleaned = dict(values)
    for name in ("title", "description"):
        if isinstance(values.get(name), str):
            cleaned[name] = texts.note_from(values[name])
    if isinstance(values.get("tags"), list):
        cleaned["tags"] = [texts.line_from(tag) if isinstance(tag, str) else tag for tag in values["tags"]]
    return cleaned


@lru_cache(maxsize=256)
def _schema_of(fields: frozenset[str]) -> ImportedRecord:
    """A schema that looks at the fields that are there and at no other: the files of one program have few sets."""
    return ImportedRecord(only=fields)
