"""From a file to its rows: CSV, JSON Lines, or JSON as the interface of a service answers it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any, BinaryIO

from service import strict_json
from service.errors import Invalid, ServiceError

CSV, JSON_LINES, JSON = "csv", "jsonl", "json"
FORMATS = (CSV, JSON_LINES, JSON)
# JSON that is no list of lines is read as a whole.
JSON_BYTES = 64 * 1024 * 1024
LINE_BYTES = 1024 * 1024
_DELIMITERS = ",;\t|"

Row = tuple[int, "dict[str, Any] | str"]


def rows(file: BinaryIO, format_: str) -> Iterator[Row]:
    """The rows of a file, each with the number of its line: what it holds by column, or what is wrong with it.

    Raises Invalid where the file as a whole cannot be read.
    """
    return {CSV: _csv, JSON_LINES: _json_lines, JSON: _json}[format_](file)


def format_of(name: str) -> str:
    """The format that a file's name tells; CSV where it tells nothing."""
    ending = name.lower().rpartition(".")[2]
    return {"jsonl": JSON_LINES, "ndjson": JSON_LINES, "json": JSON}.get(ending, CSV)


def _csv(file: BinaryIO) -> Iterator[Row]:
    # Bytes that are not UTF-8 are kept in disguise, so that one line does not spoil those behind it.
    text = io.TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        header = text.readline(LINE_BYTES)
        columns = next(csv.reader([header], delimiter=(delimiter := _delimiter_of(header))), [])
        if not any(columns):
            raise _unreadable("The first line must name the columns.")
        lines = csv.reader(text, delimiter=delimiter)
        while True:
            try:
                cells = next(lines)
            except StopIteration:
                return
            except csv.Error as error:
                yield lines.line_num + 1, f"Not a line of CSV: {error}."
                continue
            if any(cells):
                yield lines.line_num + 1, _cells(columns, cells)
    finally:
        if not file.closed:
            text.detach()  # which would close the file with itself


def _delimiter_of(header: str) -> str:
    return max(_DELIMITERS, key=header.count)


def _cells(columns: list[str], cells: list[str]) -> dict[str, Any] | str:
    if len(cells) > len(columns) and any(cells[len(columns) :]):
        return f"There are {len(cells)} cells for {len(columns)} columns."
    text = "".join(cells)
    if "\0" in text:
        return "There is a NUL character in it."
    if not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text):
        return "Not UTF-8."
    return {column: cell for column, cell in zip(columns, cells, strict=False) if cell != ""}


def _json_lines(file: BinaryIO) -> Iterator[Row]:
    number = 0
    while line := file.readline(LINE_BYTES):
        number += 1
        if line.strip():
            yield number, _object(line)


def _object(line: bytes) -> dict[str, Any] | str:
    try:
        value = strict_json.loads(line)
    except ServiceError as error:
        return " ".join(error.reasons) or error.message
    return flat(value) if isinstance(value, dict) else "Not a JSON object."


def _json(file: BinaryIO) -> Iterator[Row]:
    body = file.read(JSON_BYTES + 1)
    if len(body) > JSON_BYTES:
        raise _unreadable(f"JSON of more than {JSON_BYTES >> 20} MiB; write it as JSON Lines, an object on each line.")
    try:
        found = _list_in(strict_json.loads(body))
    except ServiceError as error:
        raise _unreadable(error.message) from None
    if found is None:
        raise _unreadable("There is no list of links in it.")
    for number, value in enumerate(found, 1):
        yield number, flat(value) if isinstance(value, dict) else "Not a JSON object."


# What services call the list in their answers.
_LISTS = ("links", "data", "shortUrls")


def _list_in(value: Any) -> list[Any] | None:
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        for name in _LISTS:
            if name in value:
                inner = value[name]
                if isinstance(inner, dict) and not any(inside in inner for inside in _LISTS):
                    return list(inner.values())  # YOURLS: {"link_1": {...}, "link_2": {...}}
                return _list_in(inner)
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


def _unreadable(reason: str) -> Invalid:
    return Invalid({"file": [reason]})
