"""The import of a file: its lines are read, parsed and added in batches."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from itertools import chain, islice
from typing import Any, BinaryIO

from redirect_formats import REDIRECT_FORMATS
from redirect_formats.rules import LineRefusal, RedirectRule
from signpost.domain import texts, times
from signpost.domain.errors import Invalid
from signpost.domain.files import unreadable
from signpost.domain.records import addresses, paths, warnings
from signpost.domain.records.record import TYPES, Handler, Match, RecordConfig, RecordType
from signpost.domain.records.rules.rules import stored_rules
from signpost.domain.records.warnings import RecordWarning
from signpost.features.transfer.export import FIRST_COLUMNS
from signpost.features.transfer.imported_records import VIA, Import, TakenAddress, imported_record
from signpost.features.transfer.reading import formats, redirect_import, targeting
from signpost.features.transfer.reading.cells import fold_name
from signpost.features.transfer.reading.formats import Contents
from signpost.features.transfer.reading.sources import ADDRESSES, OWN, SOURCES, TABLE, TARGETS, all_fits
from signpost.features.transfer.schemas import ImportedRecord
from signpost.operations.caller import Caller
from signpost.operations.records.existing_records import AddressTaken
from signpost.operations.records.new_records import NewRecord
from signpost.operations.records.record_writer import WriteOutcome, WriteResult
from signpost.runtime import settings
from signpost.schemas.loading import load

# Lines in one transaction.
BATCH_ROWS = 2000
# Batches parsed ahead of the one being written.
READ_AHEAD = 1
# Stop after this many refused lines in a row: the file has another format, or a limit of the plan is reached. Checked
# after each transaction.
MAX_REFUSED = 1000
# Bounds of what is reported about a line: a file may have cells of a megabyte, and a report has a thousand lines.
MAX_REASON_CHARACTERS, MAX_REASONS = 300, 10
# Of a line, in a dry run.
MAX_WARNINGS = 3
# Columns that are named; the others are counted.
MAX_NAMED_COLUMNS = 20
# What whole addresses and paths contain, and short paths alone do not.
_OF_ADDRESSES = re.compile(r"[./:?#]|^$")
LOCKED = "The file does not contain its password: paused until you set one."
# A link is worth more than a character in its title that the API would refuse.
REPLACED = "Control characters in its texts were replaced by spaces."
TO_COME = "Its creation time in the file is in the future: created now."
BESIDE = "Its alias is taken by a link that leads elsewhere, so it is /{alias}."
NO_STATUS = (
    "{value} in the column {column} is not the status of a redirect here: 301, 302, 303, 307 or 308. Leave the column "
    "out (column: {column}=)."
)
LEFT_OUT = "Columns that are not imported:"
QUERY_NOT_KNOWN = (
    "{0} does not document whether it passes the visitor's query on, so these links do not. Turn on “Keep the query” "
    "(forward_query) where they should."
)
URL_IS_DESTINATION = (
    "The column url is read as the destination, because short paths have a column of their own and no other one holds "
    "destinations."
)
# The result of a line of a report that is about the file as a whole.
NOTE = "note"
# What only few lines of a report have, by its name there.
_RARE = {"paused": "is_paused", "taken": "is_taken", "destination": "destination", "tags": "tags"}


@dataclass(frozen=True)
class ImportPlan:
    """What is imported, and how.

    hosts: the hostname here for each hostname in the file, with "" for all others. columns: given by hand, as
    `columns_in` reads them. make_up_aliases: for a table without addresses. type: of rows of a table that do not say
    it, or "". name: of the file, for people. taken: a value of `TakenAddress`.
    """

    source: str
    format: str
    hosts: Mapping[str, str] = field(default_factory=dict)
    is_dry: bool = False
    columns: Mapping[str, str] = field(default_factory=dict)
    make_up_aliases: bool = False
    type: str = ""
    name: str = ""
    taken: str = TakenAddress.KEEP

    @property
    def usual_type(self) -> RecordType | None:
        return RecordType(self.type) if self.type else None


@dataclass(frozen=True)
class LineResult:
    """The result for a line. result: created, unchanged, refused, or a note. url: as in the file. errors: by field.

    link: the record's URL here, where it is known: in a dry run, for lines with a note, and in a job for generated
    aliases. is_paused: whether it is created paused. destination, tags: of a new record in a dry run; several
    destinations are in one text. is_taken: a record with its address is here already, and leads
    elsewhere, so it was refused, or what the plan says of these was done.
    """

    line: int
    url: str
    result: str
    errors: dict[str, list[str]]
    note: str = ""
    link: str = ""
    is_paused: bool = False
    destination: str = ""
    tags: list[str] = field(default_factory=list)
    is_taken: bool = False

    def to_json(self) -> str:
        """As reports and commands print it."""
        reported = asdict(self)
        # These are there where they say something.
        rare = {name: reported.pop(of) for name, of in _RARE.items()}
        return json.dumps({**reported, **{name: value for name, value in rare.items() if value}})

    @classmethod
    def from_json(cls, text: str) -> LineResult:
        reported = json.loads(text)
        return cls(**{_RARE.get(name, name): value for name, value in reported.items()})


def hosts_in(texts: Iterable[str]) -> dict[str, str]:
    """The `hosts` of a plan from texts like "bit.ly=go.example.com" and "go.example.com". Raises Invalid."""
    hosts = {}
    for text in texts:
        existing, _, here = text.rpartition("=")
        try:
            hosts[addresses.host_of(existing) if existing else ""] = addresses.host_of(here)
        except ValueError as error:
            raise Invalid({"host": [str(error)]}) from None
    return hosts


def open_file(file: BinaryIO, plan: ImportPlan) -> Contents:
    """A file whose columns are known; its notes name the unknown ones. Raises Invalid: it cannot contain records."""
    if plan.source in REDIRECT_FORMATS:
        return redirect_import.contents(file, plan.source, plan.format, plan.hosts)
    contents = formats.contents(file, plan.format)
    if contents.columns:  # JSON may have no object in it
        contents.notes += _column_notes(contents, plan)
    return contents


def _column_notes(contents: Contents, plan: ImportPlan) -> Iterator[str]:
    """What is said of a table's columns. Raises Invalid."""
    source = SOURCES[plan.source]
    if contents.is_headless and plan.source not in (OWN, TABLE):
        raise unreadable(f"The first line must name the columns, as {source.name} does. This one has URLs.")
    fields = source.fields_of(contents.columns, plan.columns)
    hint = _better_source(contents, plan)
    if not ADDRESSES & set(fields) and not plan.make_up_aliases:
        raise unreadable(
            f"No column holds the address of a link. Columns: {_names(contents.columns)}. Expected: url (or from, old "
            "url, short link) or alias. Name the column by hand (column: NAME=url), or request generated aliases."
            f"{hint}"
        )
    if source.by_all_columns(contents.columns, plan.columns) != plan.columns:
        yield URL_IS_DESTINATION
    unknown = [column for column, field in zip(contents.columns, fields, strict=True) if field is None and column]
    if unknown:
        yield f"{LEFT_OUT} {_names(unknown)}.{hint}"
    elif hint:
        yield hint.strip()
    if source.forwards_query is None and "forward_query" not in fields:
        yield QUERY_NOT_KNOWN.format(source.name)


def count_rows(file: BinaryIO, plan: ImportPlan, max_count: int) -> int:
    """How many rows a file has, or more than `max_count` where it has more; read from the current position."""
    if plan.source not in REDIRECT_FORMATS:
        return formats.count(file, plan.format, max_count)
    lines = redirect_import.contents(file, plan.source, plan.format, plan.hosts).rows
    return sum(1 for _ in islice(chain.from_iterable(row for _, row in lines), max_count + 1))


def _better_source(contents: Contents, plan: ImportPlan) -> str:
    """A sentence where the columns look more like those of another service."""
    if plan.columns or contents.is_headless:
        return ""
    fits = all_fits(contents.columns)
    given = OWN if plan.source == TABLE else plan.source
    best = max(fits, key=lambda name: (fits[name], name == given, name != OWN))
    # A plain table knows more names than any service, so it is suggested only where the service does not fit at all.
    is_better = fits[best] > fits[given] and (best != OWN or not fits[given][0])
    if fits[best][0] and is_better:
        return f" They look like those of {SOURCES[best].name} (source {best})."
    return ""


def _names(columns: list[str]) -> str:
    reported = ", ".join(column[:50] or "(no name)" for column in columns[:MAX_NAMED_COLUMNS])
    return reported + (f" and {len(columns) - MAX_NAMED_COLUMNS} more" if len(columns) > MAX_NAMED_COLUMNS else "")


def import_file(
    caller: Caller, contents: Contents, plan: ImportPlan, *, size: int = BATCH_ROWS, pool: Executor | None = None
) -> Iterator[list[LineResult]]:
    """Import the lines of a file, and yield the results of each batch once it is on disk.

    size: lines in one transaction. pool: where the lines are parsed, so that two processors share the work. Raises
    RoleTooLow; Invalid: too many lines in a row are refused.
    """
    run, refused = Import(caller, is_dry=plan.is_dry, taken=TakenAddress(plan.taken)), 0
    for batch in batches(caller, contents, plan, size, pool=pool):
        with run.transaction():
            lines = add_batch(run, batch)
        yield lines
        refused = refused_in_a_row(lines, refused)


# The record in a line, or why there is none: the line's number, its URL, that, and a note.
# (A tuple, because a million of them come from another process.)
_Found = tuple[int, str, NewRecord | WriteOutcome, str]


@dataclass(frozen=True)
class ParsedBatch:
    """Consecutive lines of a file. notes: on columns that no earlier line has."""

    notes: list[LineResult]
    found: list[_Found]


def batches(
    caller: Caller, contents: Contents, plan: ImportPlan, size: int, *, after: int = 0, pool: Executor | None = None
) -> Iterator[ParsedBatch]:
    """The lines after a line number, in order and `size` at a time; a pool is always busy with the next ones."""
    if plan.source in SOURCES:
        plan = replace(plan, columns=SOURCES[plan.source].by_all_columns(contents.columns, plan.columns))
    says_match = "match" in map(fold_name, contents.columns)
    parse = partial(
        _parse, replace(caller, via=VIA), plan, settings.has_countries(), _is_own_table(contents, plan), says_match
    )
    waiting: deque[tuple[list[LineResult], Callable[[], list[_Found]]]] = deque()
    for notes, rows in _chunks(contents, plan, size, after):
        waiting.append((notes, pool.submit(parse, rows).result if pool else partial(parse, rows)))
        if pool is None or len(waiting) > READ_AHEAD:
            notes, parsed = waiting.popleft()
            yield ParsedBatch(notes, parsed())
    for notes, parsed in waiting:
        yield ParsedBatch(notes, parsed())


def _chunks(
    contents: Contents, plan: ImportPlan, size: int, after: int
) -> Iterator[tuple[list[LineResult], list[formats.Row]]]:
    """The rows after a line number, with a note for each unknown column of JSON that the first rows do not have.

    So has one without a name, which is a column only where it has a value.
    """
    notes: list[LineResult] = []
    rows = (row for row in _noticing(contents, plan, notes) if row[0] > after)
    while chunk := list(islice(rows, size)):
        yield notes[:], chunk
        notes.clear()


def _noticing(contents: Contents, plan: ImportPlan, notes: list[LineResult]) -> Iterator[formats.Row]:
    known = {*contents.columns} - {""}
    for number, row in contents.rows:
        if isinstance(row, dict) and not row.keys() <= known and len(known) <= formats.MAX_COLUMNS:
            new = [column for column in row if column not in known]
            known.update(new)
            fields = SOURCES[plan.source].fields_of(new, plan.columns)
            unknown = [column for column, field in zip(new, fields, strict=True) if field is None]
            if unknown:
                notes.append(LineResult(number, "", NOTE, {}, f"{LEFT_OUT} {_names(unknown)}."))
        yield number, row


def add_batch(run: Import, batch: ParsedBatch) -> list[LineResult]:
    """Add the records of a batch, in a transaction of `run`."""
    added = iter(run.add([new for _, _, new, _ in batch.found if isinstance(new, NewRecord)]))
    return [*batch.notes, *(_result(run, found, added) for found in batch.found)]


def _result(run: Import, found: _Found, added: Iterator[WriteOutcome]) -> LineResult:
    number, url, new, note = found
    url, outcome = url[:MAX_REASON_CHARACTERS], next(added) if isinstance(new, NewRecord) else new
    if outcome.errors or not isinstance(new, NewRecord):
        errors = {
            field: [reason[:MAX_REASON_CHARACTERS] for reason in reasons[:MAX_REASONS]]
            for field, reasons in islice(outcome.errors.items(), MAX_REASONS)
        }
        return LineResult(number, url, outcome.result, errors, is_taken=isinstance(outcome.refusal, AddressTaken))
    is_created = outcome.result is WriteResult.CREATED
    if is_created and outcome.was_taken:
        note = " ".join(filter(None, (note, BESIDE.format(alias=new.row.path))))
    note = note if is_created else ""
    # Only for few lines, because it is slow.
    link = run.url_of(new) if note or run.is_dry or (run.is_job and new.needs_alias) else ""
    is_paused = is_created and bool(new.row.paused_by)
    line = LineResult(number, url, outcome.result, {}, note, link, is_paused, is_taken=outcome.was_taken)
    if not (run.is_dry and is_created):
        return line
    destination = ", ".join(filter(None, new.row.destination_list))[:MAX_REASON_CHARACTERS]
    return replace(line, destination=destination, tags=[*new.row.tags])


def refused_in_a_row(lines: list[LineResult], before: int) -> int:
    """How many lines in a row are refused at the end of a batch. Raises Invalid: too many.

    before: how many were at the end of the batch before it.
    """
    refused = before
    for line in lines:
        if line.result != NOTE:
            refused = refused + 1 if line.result == WriteResult.REFUSED else 0
    if refused >= MAX_REFUSED:
        stopped = f"Stopped at line {lines[-1].line:,}: none of the last {refused:,} lines could be imported."
        raise unreadable(f"{stopped} The last one: {Invalid(lines[-1].errors).sentences()}")
    return refused


def _is_own_table(contents: Contents, plan: ImportPlan) -> bool:
    """Whether our own export wrote a table: it begins with the columns that all of them have, in their order."""
    is_own = plan.source == OWN and plan.format == formats.CSV
    return is_own and tuple(contents.columns[: len(FIRST_COLUMNS)]) == FIRST_COLUMNS


def _parse(
    caller: Caller,
    plan: ImportPlan,
    knows_countries: bool,
    is_own_table: bool,
    says_match: bool,
    rows: list[formats.Row],
) -> list[_Found]:
    """The records in rows. It may run in another process, which knows no app."""
    now = times.now_text()
    found: list[_Found] = []
    for number, row in rows:
        if isinstance(row, str):
            found.append(_refused(number, "", {"line": [row]}))
        elif isinstance(row, tuple):
            found += [_redirect_in(caller, plan, now, number, entry) for entry in row]
        else:
            is_exact = is_own_table or (plan.source == OWN and plan.format != formats.CSV)
            records = SOURCES[plan.source].understand(
                row,
                plan.columns,
                plan.usual_type,
                is_exact=is_exact,
                is_own_table=is_own_table,
                says_match=says_match,
            )
            if plan.source in targeting.READERS and not knows_countries:
                for values in records:
                    targeting.without_countries(values)
            is_ours = SOURCES[plan.source].is_our_export(row, is_own_table=is_own_table, says_match=says_match)
            found += [
                _naming_columns(_record_in(caller, plan, now, number, values, is_link=not is_ours), row, plan)
                for values in records
            ]
    return found


def _naming_columns(found: _Found, row: Mapping[str, Any], plan: ImportPlan) -> _Found:
    """A refusal that names the column of a status, which often has a name that says something else."""
    number, url, new, note = found
    if not isinstance(new, WriteOutcome) or "status" not in new.errors:
        return found
    fields = zip(row, SOURCES[plan.source].fields_of(row, plan.columns), strict=True)
    column = next((column for column, field in fields if field == "status"), "status")
    reason = NO_STATUS.format(column=column[:50], value=str(row.get(column, ""))[:50])
    return number, url, replace(new, errors={**new.errors, "status": [reason]}), note


def _refused(number: int, url: str, errors: dict[str, list[str]]) -> _Found:
    return number, url, WriteOutcome(WriteResult.REFUSED, errors), ""


def _redirect_in(caller: Caller, plan: ImportPlan, now: str, number: int, rule: RedirectRule | LineRefusal) -> _Found:
    if isinstance(rule, LineRefusal):
        return _refused(number, rule.text, {"line": [rule.reason]})
    number, url, new, note = _record_in(caller, plan, now, number, redirect_import.fields_of(rule))
    return number, url, new, " ".join(filter(None, (rule.note, note)))


def _record_in(
    caller: Caller, plan: ImportPlan, now: str, number: int, values: dict[str, Any], *, is_link: bool = False
) -> _Found:
    """The record that values describe. is_link: it answers its address alone where they do not say otherwise."""
    url = str(values.get("url") or values.get("alias") or "")
    notes = [*values.pop(targeting.NOTES, [])]
    has_host = "" in plan.hosts or "host" in values
    if has_host and isinstance(values.get("url"), str) and _is_path_alone(url, plan.hosts):
        values.setdefault("alias", values.pop("url"))
    try:
        _give_host(values, url, plan.hosts)
        _resolve(values, plan.hosts)
        printable = _printable(values)
        fields = load(_schema_of(frozenset(values)), printable)
        host, path, query = fields.pop("address")
        is_locked = fields.pop("is_locked", False)
        if is_link and (path == "" or query):
            fields["config"] = _of_address_alone(fields["config"], path, query)
        here = plan.hosts.get(host, plan.hosts.get("", host))
        new = imported_record(caller, address=(here, path, query), **fields)
    except Invalid as refusal:
        return _refused(number, url, refusal.errors)
    if printable != values:
        notes.append(REPLACED)
    if new.created_at is not None and new.created_at > now:
        notes.append(TO_COME)
    if plan.is_dry:
        notes += islice((entry.message for entry in _warnings_about(new)), MAX_WARNINGS)
    return number, url, new, " ".join([*notes, LOCKED] if is_locked else notes)


def _of_address_alone(config: RecordConfig, path: str | None, query: str) -> RecordConfig:
    """The configuration of a link that is a redirect here because it has no path, or a query.

    Elsewhere the link of a root answers the root alone, and its status is that of the other links.
    """
    if config.type is None and not isinstance(config.status, int):
        config = replace(config, status=TYPES[RecordType.LINK].status)
    is_open = not isinstance(config.match, Match) and config.forward_path is None
    return replace(config, match=Match.EXACT) if is_open and not (path or query) else config


def _is_path_alone(text: str, hosts: Mapping[str, str]) -> bool:
    """Whether a column of addresses has only a short path, like `sale`: hostnames have dots."""
    return not (_OF_ADDRESSES.search(text) or text in hosts or addresses.is_loopback_name(text))


def _give_host(values: dict[str, Any], url: str, hosts: Mapping[str, str]) -> None:
    """Put a record without a hostname on the one for all others. Raises Invalid: a path, and no hostname."""
    if "url" not in values:
        if "" in hosts:
            values.setdefault("host", hosts[""])
    elif url.startswith("/"):
        host = values.pop("host", None) or hosts.get("")
        if not host:
            raise Invalid({"url": ["This is a path without a hostname. Add the hostname."]})
        values["url"] = f"https://{host}{url}"


def _resolve(values: dict[str, Any], hosts: Mapping[str, str]) -> None:
    """Complete the addresses and destinations of a record as a file of another service has them. Raises Invalid."""
    if isinstance(values.get("url"), str):
        values["url"] = addresses.with_encoded_spaces(values["url"])
    here = _host_here(values, hosts)
    reasons: dict[str, list[str]] = {}
    for name in TARGETS | {"expired_url"}:
        try:
            match values.get(name):
                case str(text):
                    values[name] = addresses.written_destination(text, here)
                case list(entries):
                    values[name] = [
                        addresses.written_destination(entry, here) if isinstance(entry, str) else entry
                        for entry in entries
                    ]
        except ValueError as error:
            reasons[name] = [str(error)]
    if reasons:
        raise Invalid(reasons)


def _host_here(values: Mapping[str, Any], hosts: Mapping[str, str]) -> str:
    """The hostname that a record gets; "" if the file has none that can be read."""
    url, host = values.get("url"), values.get("host")
    try:
        if isinstance(url, str):
            host = paths.address_of(url).host
        elif isinstance(host, str):
            host = addresses.host_of(host)
        else:
            return ""
    except ValueError:
        return ""
    return hosts.get(host, hosts.get("", host))


def _warnings_about(new: NewRecord) -> Iterator[RecordWarning]:
    """What a record that is not stored yet shows by itself."""
    row = new.row
    after = [("expired_url", row.expired_url)] if row.expired_url else []
    return warnings.about_record(
        handler=Handler(row.handler),
        path="" if new.needs_alias else row.path,
        query="" if new.needs_alias else row.query,
        match=Match(row.match) if row.match else None,
        destinations=[*((field, url) for field, url in row.places_of_destinations if url), *after],
        rules=stored_rules(row.rules),
        starts_at=row.starts_at,
        expired_at=row.expired_at,
    )


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
    """A schema of just the fields that are there, which is faster: the files of one program have few such sets."""
    return ImportedRecord(only=fields)
