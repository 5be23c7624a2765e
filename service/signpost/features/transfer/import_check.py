"""A file before it is imported: what it is taken for, its columns with samples, and the lines that are refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from itertools import islice
from typing import IO, Any, BinaryIO
from urllib.parse import urlsplit

from redirect_formats import REDIRECT_FORMATS
from signpost.domain.records.record import Handler
from signpost.domain.texts import csv_row, guard
from signpost.features.transfer import import_files, import_job, import_report
from signpost.features.transfer.imported_records import TakenAddress
from signpost.features.transfer.importer import ImportPlan, LineResult
from signpost.features.transfer.reading import formats, recognition, redirect_import
from signpost.features.transfer.reading.cells import FILLS, STATE, TAGS_BY_SEMICOLON, fold_name, is_state
from signpost.features.transfer.reading.formats import Contents
from signpost.features.transfer.reading.sources import ADDRESSES, OWN, SOURCES, ImportSource
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.jobs import JobView, get_job
from signpost.operations.listing import view_of
from signpost.operations.records.host_choices import host_choices
from signpost.operations.records.record_writer import WriteResult
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

# Of each column: how many values are shown, and how many characters of them.
SAMPLES, SAMPLE_CHARACTERS = 3, 80
# Rows that are read for samples, and to see on which hostnames the records of the file are.
SAMPLE_ROWS = 20
# Characters of the name of a file that are kept.
MAX_NAME = 100
REASON, LINE = "Why it was not imported", "Line"
_UNKNOWN_HOST = "host.invalid"


@dataclass(frozen=True)
class Column:
    """A column of a file. field: what it fills; "" if it is left out. is_known: whether it was recognized.

    one_tag: a value that is one tag or several with semicolons between, which the person says; "": there is none.
    """

    name: str
    samples: list[str]
    field: str
    is_known: bool
    can_choose: bool
    one_tag: str = ""


@dataclass(frozen=True)
class ImportPreview:
    """What is in a file. better: the service that its columns look like, if the chosen one is another."""

    columns: list[Column]
    encoding: str
    delimiter: str
    better: str
    has_addresses: bool


def _choice(field: str | None) -> str:
    """The field of a column as it is offered: an address is one choice."""
    return "old_url" if field == "url" else field or ""


# What people look for first.
_FIRST = ("old_url", "alias", "destination", "title", "description", "tags", "host", "status", "type", "match")
# The fields that a column can fill, in the order in which they are offered: all that a column of a table of ours can.
FIELDS = tuple(dict.fromkeys(_choice(field) for field in (*_FIRST, *SOURCES[OWN].columns.values())))


# --- choosing ----------------------------------------------------------------------------------------------------


@roles.requires(roles.EDITOR)
def request_check(caller: Caller, body: IO[bytes], name: str) -> JobView:
    """A dry run of a file that is stored until its columns are chosen, with what is recognized about it.

    name: of the file. Raises what `import_job.request_import` raises.
    """
    with import_job.queued(caller) as (job, file):
        import_job.copy_file(body, file)
        file.seek(0)
        plan = _plan_for(caller, file, name)
        import_job.require_size(file, plan)
        job.request, job.matched = asdict(plan), import_job.rows_in(file, plan)
    return view_of(JobView, job)


def _plan_for(caller: Caller, file: BinaryIO, name: str) -> ImportPlan:
    known = recognition.recognize(file, name, import_job.MAX_UPLOADED_JSON_BYTES)
    format_ = redirect_import.format_for(known.source, known.format)
    plan = ImportPlan(known.source, format_, is_dry=True, name=name.rpartition("\\")[2].rpartition("/")[2][-MAX_NAME:])
    return replace(plan, **_usual(caller, file, plan))


def chosen(
    caller: Caller,
    id: str,
    *,
    source: str,
    type: str,
    host: str,
    columns: Mapping[int, str],
    make_up_aliases: bool,
    taken: TakenAddress | None = None,
) -> ImportPlan:
    """The plan of a dry run with what a person chose. columns: a field for each column, by its number.

    taken: None: as before.

    If the source is another, the rest is recognized again. Raises NotFound, Invalid.
    """
    job = get_job(caller, id)
    before = import_job.plan_of(job)
    before = replace(before, taken=before.taken if taken is None else taken)
    with import_files.open_stored(job) as file:
        format_ = recognition.recognize(file, before.name, import_job.MAX_UPLOADED_JSON_BYTES).format
        plan = replace(before, source=source, format=redirect_import.format_for(source, format_), columns={})
        if source != before.source:
            return replace(plan, **_usual(caller, file, plan))
        names = [] if source in REDIRECT_FORMATS else _read(file, plan).columns
    usual = SOURCES[source].fields_of(names) if names else []
    by_hand = {
        fold_name(name): field
        for number, (name, known) in enumerate(zip(names, usual, strict=True))
        if (field := columns.get(number, known or "")) != _choice(known) and fold_name(name)
    }
    return replace(plan, type=type, hosts={"": host} if host else {}, columns=by_hand, make_up_aliases=make_up_aliases)


def _usual(caller: Caller, file: BinaryIO, plan: ImportPlan) -> dict[str, Any]:
    """The type and the hostname that a file probably means. Raises Invalid: it cannot be read at all."""
    contents = _read(file, plan)
    type_ = recognition.usual_type(contents, plan.source)
    own = connected_hosts(caller)
    named = _hosts_in(_read(file, plan), plan)
    # What is on hostnames of the workspace stays there; for the rest one is suggested.
    keeps = bool(named) and named <= {*own}
    return {
        "type": str(type_ or ""),
        "hosts": {"": own[0]} if own and not keeps else {},
        "make_up_aliases": False,
        "columns": _parted_tags(_read(file, plan), plan),
    }


def _parted_tags(contents: Contents, plan: ImportPlan) -> dict[str, str]:
    """The columns of tags whose values have semicolons, which probably stand between two tags."""
    if plan.source in REDIRECT_FORMATS:
        return {}
    source = SOURCES[plan.source]
    rows = [row for _number, row in islice(contents.rows, SAMPLE_ROWS) if isinstance(row, dict)]
    return {
        fold_name(name): TAGS_BY_SEMICOLON
        for name, field in zip(contents.columns, source.fields_of(contents.columns), strict=True)
        if fold_name(name) and _one_tag(_samples(rows, name), field, source)
    }


def connected_hosts(caller: Caller) -> list[str]:
    """The hostnames of the workspace, the default one of new links first."""
    return [host.host for host in host_choices(caller, Handler.SHORT_URL)]


def _hosts_in(contents: Contents, plan: ImportPlan) -> set[str]:
    """The hostnames in the first rows; "" for rows without one."""
    found = set()
    for _number, row in islice(contents.rows, SAMPLE_ROWS):
        if isinstance(row, tuple):
            found |= {getattr(rule, "host", "") for rule in row}
        elif isinstance(row, dict):
            source = SOURCES[plan.source]
            by_hand = source.by_all_columns(contents.columns, plan.columns)
            for values in source.understand(row, by_hand, plan.usual_type):
                found.add(_host_of(str(values.get("url") or "")) or str(values.get("host") or ""))
    return found


def _host_of(url: str) -> str:
    try:
        return urlsplit(url if "://" in url or url.startswith("/") else f"//{url}").hostname or ""
    except ValueError:
        return ""


def _read(file: BinaryIO, plan: ImportPlan) -> Contents:
    file.seek(0)
    if plan.source not in REDIRECT_FORMATS:
        return formats.contents(file, plan.format)
    # Which hostname is chosen later.
    return redirect_import.contents(file, plan.source, plan.format, plan.hosts or {"": _UNKNOWN_HOST})


# --- showing -----------------------------------------------------------------------------------------------------


def preview(job: JobView) -> ImportPreview:
    """The columns of a dry run's file. Raises NotFound: the file is gone."""
    plan = import_job.plan_of(job)
    with import_files.open_stored(job) as file:
        contents = _read(file, plan)
        if plan.source in REDIRECT_FORMATS:
            return ImportPreview([], contents.encoding, "", "", has_addresses=True)
        rows = [row for _number, row in islice(contents.rows, SAMPLE_ROWS) if isinstance(row, dict)]
    source = SOURCES[plan.source]
    fields = source.fields_of(contents.columns, plan.columns)
    usual = source.fields_of(contents.columns)
    best = "" if contents.is_headless else recognition.best_source(contents.columns)
    is_better = best not in ("", OWN, plan.source) or (best == OWN and not source.fit(contents.columns)[0])
    return ImportPreview(
        [
            _column(name, _samples(rows, name), field, source, is_known=bool(known))
            for name, field, known in zip(contents.columns, fields, usual, strict=True)
        ],
        contents.encoding,
        contents.delimiter,
        best if is_better and best != plan.source else "",
        has_addresses=bool(ADDRESSES & set(fields)),
    )


def _column(name: str, samples: list[str], field: str | None, source: ImportSource, *, is_known: bool) -> Column:
    if one_tag := _one_tag(samples, field, source):
        return Column(name, samples, field or "", is_known, bool(fold_name(name)), one_tag)
    if field == "status" and any(map(is_state, samples)):
        field = STATE
    return Column(name, samples, FILLS.get(choice := _choice(field), choice), is_known, bool(fold_name(name)))


def _one_tag(samples: list[str], field: str | None, source: ImportSource) -> str:
    """The first value of a column of tags that is one tag for its source, and has a semicolon."""
    if field not in ("tags", TAGS_BY_SEMICOLON) or re.search(source.tags_by, ";"):
        return ""
    return next((text for text in samples if ";" in text.strip("; ")), "")


def _samples(rows: list[dict[str, Any]], column: str) -> list[str]:
    values = (row[column] for row in rows if row.get(column) not in (None, ""))
    texts = (json.dumps(value, ensure_ascii=False) if isinstance(value, list) else str(value) for value in values)
    return list(dict.fromkeys(islice((text[:SAMPLE_CHARACTERS] for text in texts), SAMPLES)))


def report(job: JobView) -> list[LineResult]:
    """The lines of a job's report; none while it runs."""
    return [] if job.finished_at is None else [*map(LineResult.from_json, import_report.report_lines(job))]


def refused_lines(job: JobView, labels: Mapping[str, str]) -> Iterator[str]:
    """The refused lines of an import as CSV, with their reasons: as in its file, or only their addresses.

    labels: what people call the fields.
    """
    reasons = {
        reported.line: (reported.url, " ".join(sentences(reported.errors, labels)))
        for reported in report(job)
        if reported.result == WriteResult.REFUSED
    }
    plan = import_job.plan_of(job)
    if import_files.stored_file(job) is None or plan.source in REDIRECT_FORMATS:
        rows: list[list[Any]] = [[line, url, reason] for line, (url, reason) in reasons.items()]
        return map(_line, [[LINE, "Address", REASON], *rows])
    return _refused_rows(import_files.open_stored(job), plan, reasons)


def _refused_rows(opened: BinaryIO, plan: ImportPlan, reasons: Mapping[int, tuple[str, str]]) -> Iterator[str]:
    with opened as file:
        contents = _read(file, plan)
        yield _line([*contents.columns, LINE, REASON])
        for number, row in contents.rows:
            if number in reasons:
                cells = [row.get(name, "") for name in contents.columns] if isinstance(row, dict) else []
                cells += [""] * (len(contents.columns) - len(cells))
                yield _line([*cells, number, reasons[number][1]])


# Reasons in the words of requests, as people say them of a file.
_OF_FILES = Translated(
    {"Enter a destination: `destination`, or an entry in `destinations`.": mark("It has no destination.")}
)


def sentences(reasons: Mapping[str, list[str]], labels: Mapping[str, str]) -> list[str]:
    """Why a line was refused. The names of fields are those that people read."""
    found = []
    for name, texts in reasons.items():
        label = "" if _OF_FILES.keys() & {*texts} else labels.get(name.partition(".")[0], "")
        texts = [_(_OF_FILES.get(text, text)) for text in texts]
        found += [f"{label}: {text}" if label and name not in ("line", "url", "alias") else text for text in texts]
    return found


def _line(cells: list[Any]) -> str:
    return csv_row([guard(str(cell)) for cell in cells])
