"""From a file to its rows: CSV, JSON Lines, or JSON as the API of a service returns it."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, islice
from itertools import count as count_from
from typing import Any, BinaryIO

from redirect_formats import csv_rows
from redirect_formats.csv_rows import CsvRows
from redirect_formats.rules import LineRefusal, RedirectRule, whole_lines
from signpost.domain import strict_json
from signpost.domain.errors import ServiceError
from signpost.domain.files import UnclosedFile, unreadable
from signpost.domain.texts import is_unicode
from signpost.features.transfer.reading.cells import fold_name
from signpost.translations import mark

CSV, JSON_LINES, JSON = "csv", "jsonl", "json"
# The files of servers, whose syntax is that of the source (redirect_formats).
TEXT = "text"
FORMATS = (CSV, JSON_LINES, JSON)
# JSON that is not JSON Lines is read as a whole.
MAX_JSON_BYTES = 64 * 1024 * 1024
MAX_LINE_BYTES = csv_rows.MAX_LINE
LINE_TOO_LONG = f"The line has more than {MAX_LINE_BYTES:,} bytes."
# A service has about 20; without a bound one header line could name a million.
MAX_COLUMNS = 200
# Rows of JSON that are read to find the columns: each row names its own.
SAMPLE_ROWS = 100
# Bytes per read when a whole file is scanned.
BLOCK_BYTES = 256 * 1024
NUL = mark("It contains a NUL character.")
# Excel's encodings.
UTF_16, WINDOWS_1252 = "utf-16", "windows-1252"

# Of the formats for redirects, a line can hold several rules.
Row = tuple[int, "dict[str, Any] | str | tuple[RedirectRule | LineRefusal, ...]"]


@dataclass
class Contents:
    """What a file holds. columns: as the file names them. rows: can be iterated once. notes: how it was read.

    encoding, delimiter: of a table.
    """

    columns: list[str]
    rows: Iterator[Row]
    notes: list[str] = field(default_factory=list)
    encoding: str = ""
    delimiter: str = ""
    # Whether the columns are ours, because the file has no header line.
    is_headless: bool = False


def contents(file: BinaryIO, format_: str) -> Contents:
    """The columns of a file, and its rows: for each its line number, and its values by column or what is wrong with it.

    Raises Invalid where the file as a whole cannot be read.
    """
    if format_ == CSV:
        return _csv(file)
    rows = _json_lines(file) if format_ == JSON_LINES else _json(file)
    first = list(islice(rows, SAMPLE_ROWS))
    columns = dict.fromkeys(name for _, row in first if isinstance(row, dict) for name in row)
    return Contents(list(islice(columns, MAX_COLUMNS)), chain(first, rows))


def format_of(name: str) -> str:
    """The format that a file's name suggests; CSV where it suggests none."""
    ending = name.lower().rpartition(".")[2]
    return {"jsonl": JSON_LINES, "ndjson": JSON_LINES, "json": JSON}.get(ending, CSV)


def count(file: BinaryIO, format_: str, max_count: int) -> int:
    """How many rows a file has, or more than `max_count` where it has more; read from the current position."""
    rows: Iterator[Any] = _lines_with_objects(file)
    if format_ != JSON_LINES:
        rows = _csv(file).rows if format_ == CSV else _json(file)
    return sum(1 for _ in islice(rows, max_count + 1))


def text_of(file: BinaryIO) -> tuple[io.TextIOWrapper, str]:
    """A file as text, and its encoding. Bytes that are not in it are surrogates, or U+FFFD in UTF-16."""
    encoding, errors = _encoding_of(file)
    opened = io.BufferedReader(UnclosedFile(file))
    return io.TextIOWrapper(opened, encoding=encoding, errors=errors, newline=""), encoding


# --- tables ----------------------------------------------------------------------------------------------------


def _csv(file: BinaryIO) -> Contents:
    begin = file.tell() if file.seekable() else None
    text, encoding = text_of(file)
    try:
        lines = whole_lines(parts_of(text), MAX_LINE_BYTES)
        head = head_of(lines)
    except UnicodeError:
        raise unreadable(mark("The first line can't be read.")) from None
    hinted = csv_rows.hinted_delimiter(head[0]) if head else ""
    hints = 1 if hinted else 0
    delimiter = hinted or csv_rows.delimiter_of(head)
    cells = next(CsvRows(head[hints:], delimiter), [])
    if isinstance(cells, str):
        raise unreadable(f"The first line must name the columns. {cells}")
    if not any(cells):
        raise unreadable(mark("The first line must name the columns."))
    if len(cells) > MAX_COLUMNS:
        raise unreadable(f"The first line names {len(cells)} columns; the maximum is {MAX_COLUMNS}.")
    notes = encoding_notes(encoding)
    is_headless = any(map(is_url, cells))
    if is_headless:
        columns = ["url", "destination"] if len(cells) > 1 else ["destination"]
        columns += [f"column {number}" for number in range(len(columns) + 1, len(cells) + 1)]
        notes.append(f"The first line names no columns: they are read as {', '.join(columns)}.")
    else:
        columns = _distinct([cell.strip() for cell in cells], notes)

    def rows(lines: Iterable[str]) -> CsvRows:
        read = CsvRows(islice(lines, hints, None), delimiter, hints)
        if not is_headless:
            next(read, None)
        return read

    width = _Width(file, begin, rows, len(columns))
    return Contents(
        columns, _table(columns, rows(chain(head, lines)), encoding, width), notes, encoding, delimiter, is_headless
    )


def parts_of(text: io.TextIOBase) -> Iterator[str]:
    """The lines of a text, of which very long ones come in parts."""
    return iter(lambda: text.readline(MAX_LINE_BYTES), "")


def head_of(lines: Iterator[str]) -> list[str]:
    """The first lines of a table, which say how it is read."""
    head: list[str] = []
    characters = 0
    while len(head) < csv_rows.SAMPLE_LINES and characters < csv_rows.SAMPLE_CHARACTERS:
        if (line := next(lines, None)) is None:
            break
        head.append(line)
        characters += len(line)
    return head


def _distinct(names: list[str], notes: list[str]) -> list[str]:
    """The names of columns; of those with one name only the first keeps it, and `notes` get a sentence."""
    taken, columns = {fold_name(name) for name in names}, list[str]()
    seen: set[str] = set()
    for name in names:
        if name and fold_name(name) in seen:
            number = next(number for number in count_from(2) if fold_name(f"{name} {number}") not in taken)
            shown = name[:50]
            notes.append(f"Several columns are named {shown}: the first one counts, and another is {shown} {number}.")
            name = f"{name} {number}"
            taken.add(fold_name(name))
        seen.add(fold_name(name))
        columns.append(name)
    return columns


def encoding_notes(encoding: str) -> list[str]:
    return ["Read as Windows-1252."] if encoding == WINDOWS_1252 else []


class _Width:
    """How many cells each row of a table must have: up to the last column in which any row has a value.

    Spreadsheet programs leave out empty cells at the ends of rows, so a column without values is none. The table is
    read once more for this, when its first short row comes.
    """

    def __init__(self, file: BinaryIO, begin: int | None, rows: Callable[[Iterable[str]], CsvRows], columns: int):
        self._file, self._begin = file, begin
        self._rows, self._columns = rows, columns

    @cached_property
    def cells(self) -> int:
        if self._begin is None:  # a pipe cannot be read twice
            return self._columns
        here = self._file.tell()
        self._file.seek(self._begin)
        try:
            text, _ = text_of(self._file)
            lines = whole_lines(parts_of(text), MAX_LINE_BYTES)
            rows = (row for row in self._rows(lines) if isinstance(row, list))
            return min(self._columns, max(map(_used, rows), default=0))
        finally:
            self._file.seek(here)


def _used(cells: list[str]) -> int:
    """How many cells a row has up to its last value."""
    return next((place for place in range(len(cells), 0, -1) if cells[place - 1] != ""), 0)


def _table(columns: list[str], rows: CsvRows, encoding: str, width: _Width) -> Iterator[Row]:
    for cells in rows:
        line = rows.line
        if isinstance(cells, str):
            yield line, cells
        elif any(cells):
            reason = _why_other_width(cells, len(columns), width)
            if reason and rows.is_long:
                # A quotation mark that is not closed makes such a row, too.
                reason = f"{reason} Lines {line} to {rows.last_line} would be one row."
                rows.give_back()
            yield line, reason or _cells(columns, cells, encoding)


def _why_other_width(cells: list[str], columns: int, width: _Width) -> str:
    """Why a row does not belong to a table with this number of columns; "" where it does."""
    if len(cells) > columns and any(cells[columns:]):
        return f"There are {len(cells)} cells for {columns} columns."
    if len(cells) < columns and len(cells) < width.cells:
        count_text = "There is 1 cell" if len(cells) == 1 else f"There are {len(cells)} cells"
        return f"{count_text} for {columns} columns: the line may be cut off, or a quotation mark is not closed."
    return ""


def _encoding_of(file: BinaryIO, *, guesses: bool = True) -> tuple[str, str]:
    """The encoding of a table, and what to do with bytes that are none of it: decided once, for all of the file.

    A file that cannot be read twice is read as UTF-8. Invalid bytes are kept as surrogate escapes, so that one bad line
    does not affect those after it. guesses: whether a file without a mark may be Windows-1252.
    """
    as_utf_8 = "utf-8-sig", "surrogateescape"
    if not file.seekable():
        return as_utf_8
    begin = file.tell()
    try:
        if file.read(2) in strict_json.UTF_16_MARKS:
            return UTF_16, "replace"
        file.seek(begin)
        return (WINDOWS_1252, "strict") if guesses and _is_windows_1252(file) else as_utf_8
    finally:
        file.seek(begin)


# The five bytes that are undefined in Windows-1252.
_NOT_WINDOWS_1252 = re.compile("[\udc81\udc8d\udc8f\udc90\udc9d]")
_ESCAPED = re.compile("[\udc80-\udcff]")


def _is_windows_1252(file: BinaryIO) -> bool:
    """Whether a file is more likely Windows-1252 than UTF-8: text that is not ASCII is seldom valid UTF-8 by chance."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    beyond = escaped = 0
    while block := file.read(BLOCK_BYTES):
        text = decoder.decode(block)
        if text.isascii():
            continue
        if _NOT_WINDOWS_1252.search(text) or "\0" in text:
            return False
        broken = len(_ESCAPED.findall(text))
        escaped += broken
        beyond += len(text) - len(text.encode("ascii", "ignore")) - broken
    escaped += len(decoder.decode(b"", True))
    return escaped > beyond


def is_url(cell: str) -> bool:
    return re.match(r"\s*https?://", cell, re.IGNORECASE) is not None


def _cells(columns: list[str], cells: list[str], encoding: str) -> dict[str, Any] | str:
    broken = why_no_text("".join(cells), encoding)
    return broken or {column: cell for column, cell in zip(columns, cells, strict=False) if cell != ""}


def why_no_text(text: str, encoding: str) -> str:
    """What is wrong with bytes of a text; "" where nothing is."""
    if "\0" in text:
        return NUL
    if not is_unicode(text):
        return mark("Not UTF-8.")
    return mark("Not UTF-16.") if encoding == UTF_16 and "\ufffd" in text else ""


# --- JSON ------------------------------------------------------------------------------------------------------


def _json_lines(file: BinaryIO) -> Iterator[Row]:
    encoding, _ = _encoding_of(file, guesses=False)
    for number, line in _lines_with_objects(file):
        broken = why_no_text(line.decode("utf-8", "replace"), encoding) if encoding == UTF_16 else ""
        yield number, LINE_TOO_LONG if len(line) > MAX_LINE_BYTES else broken or _object(line)


def _lines_with_objects(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, by number. Of one that is too long only the beginning is kept."""
    number = 0
    file = _without_mark(file)
    while line := file.readline(MAX_LINE_BYTES + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        rest = line if len(line) > MAX_LINE_BYTES else b"\n"
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(MAX_LINE_BYTES)
        if line.strip():
            yield number, line


def _without_mark(file: BinaryIO) -> BinaryIO:
    """A file of UTF-16 as UTF-8; another one as it is."""
    encoding, _ = _encoding_of(file, guesses=False)
    return io.BufferedReader(_Recoded(file), BLOCK_BYTES) if encoding == UTF_16 else file


class _Recoded(io.RawIOBase):
    """UTF-16 as UTF-8. What is no UTF-16 is U+FFFD."""

    def __init__(self, file: BinaryIO):
        self._file = file
        self._decoder = codecs.getincrementaldecoder(UTF_16)("replace")
        self._left = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        is_over = False
        while not self._left and not is_over:
            block = self._file.read(BLOCK_BYTES)
            is_over = not block
            self._left = self._decoder.decode(block, is_over).encode()
        given, self._left = self._left[: len(buffer)], self._left[len(buffer) :]
        buffer[: len(given)] = given
        return len(given)


def _object(line: bytes) -> dict[str, Any] | str:
    try:
        value = strict_json.loads(line, "The line")
    except ServiceError as error:
        return error.sentences()
    return flat(value) if isinstance(value, dict) else "Must be a JSON object."


def _json(file: BinaryIO) -> Iterator[Row]:
    body = file.read(MAX_JSON_BYTES + 1)
    if len(body) > MAX_JSON_BYTES:
        raise unreadable(
            f"JSON of more than {MAX_JSON_BYTES >> 20} MiB; write it as JSON Lines, an object on each line."
        )
    try:
        found = list_in(strict_json.loads_file(body))
    except ServiceError as error:
        raise unreadable(error.sentences()) from None
    if found is None:
        raise unreadable(mark("It contains no list of links."))
    for number, value in enumerate(found, 1):
        yield number, flat(value) if isinstance(value, dict) else "Must be a JSON object."


# What services call the list in their answers.
_LISTS = ("links", "data", "shortUrls")


def list_in(value: Any) -> list[Any] | None:
    """The list of links in the JSON of a service."""
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        for name in _LISTS:
            if name in value:
                inner = value[name]
                if isinstance(inner, dict) and not any(inside in inner for inside in _LISTS):
                    return list(inner.values())  # YOURLS: {"link_1": {...}, "link_2": {...}}
                return list_in(inner)
    return None


def flat(value: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """An object's members by dotted name, like `meta.validUntil`."""
    result: dict[str, Any] = {}
    for name, member in value.items():
        if isinstance(member, dict):
            result.update(flat(member, f"{prefix}{name}."))
        else:
            result[f"{prefix}{name}"] = member
    return result
