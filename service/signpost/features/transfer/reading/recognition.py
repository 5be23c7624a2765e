"""Which service or server wrote a file, from its name and its beginning."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, BinaryIO

from redirect_formats import REDIRECT_FORMATS
from signpost.domain import strict_json
from signpost.domain.errors import Invalid, ServiceError
from signpost.domain.records.record import REDIRECT_STATUSES, RecordType
from signpost.features.transfer.reading import formats
from signpost.features.transfer.reading.cells import fold_name
from signpost.features.transfer.reading.formats import Contents
from signpost.features.transfer.reading.sources import OLD_URL, OWN, SOURCES, all_fits, is_old_address

# How much of a file of lines is read, and how many of its lines, up to which length, are compared with a syntax.
HEAD_CHARACTERS = 64 * 1024
HEAD_LINES = 50
HEAD_LINE_CHARACTERS = 4096
# Of the fields of a table that OWN knows as well as a service does, the service needs this many.
MIN_FIELDS = 3
_SAVE_AS_CSV = "In a spreadsheet program, save the table as CSV, and choose that file."
NOT_TEXT = f"This file is not text. {_SAVE_AS_CSV}"
NO_TABLE = f"This file is {{}}. {_SAVE_AS_CSV}"

# How documents begin that are text, and no table.
_DOCUMENTS = {
    "{\\rtf": "a document (RTF)",
    "%pdf-": "a document (PDF)",
    "<!doctype html": "a web page",
    "<html": "a web page",
}

_APACHE = re.compile(r"\s*(?:Redirect(?:Match|Permanent|Temp)?|Rewrite(?:Rule|Cond|Engine|Base))\s", re.IGNORECASE)
_NGINX = re.compile(r"\s*(?:server|location|rewrite|return|map|if|server_name)\b[^;{]*[;{]")
# Tables of these have columns that others do not have together.
_OWN_COLUMNS = {"wordpress-redirection": {"source", "target", "regex"}, "shlink": {"shortcode", "shorturl", "longurl"}}
_ADDRESS = re.compile(r"(?:https?://)?[^\s/]+\.[^\s/]+", re.IGNORECASE)


@dataclass(frozen=True)
class Recognized:
    """source: as `SOURCE_NAMES` has it. format: of the file, for the services that have several."""

    source: str
    format: str


def recognize(file: BinaryIO, name: str, max_json_bytes: int) -> Recognized:
    """Who wrote a file. name: of the file. Raises Invalid where it is empty or nothing that can be read."""
    begin = file.tell()
    try:
        text, _ = formats.text_of(file)
        head = text.read(HEAD_CHARACTERS)
    except UnicodeError:
        head = ""
    finally:
        file.seek(begin)
    if "\0" in head:
        raise Invalid({"file": [NOT_TEXT]})
    for beginning, kind in _DOCUMENTS.items():
        if head.lstrip().lower().startswith(beginning):
            raise Invalid({"file": [NO_TABLE.format(kind)]})
    if head.lstrip()[:1] in ("{", "["):
        return _in_json(file, name, head.lstrip(), max_json_bytes)
    lines = [line for line in head.splitlines() if line.strip() and not line.lstrip().startswith("#")][:HEAD_LINES]
    lines = [line[:HEAD_LINE_CHARACTERS] for line in lines]
    source = _of_server(lines, name)
    if source:
        return Recognized(source, formats.CSV)
    source = _of_table(formats.contents(file, formats.CSV))
    file.seek(begin)
    return Recognized(source, formats.CSV)


def _of_server(lines: list[str], name: str) -> str:
    if any(map(_APACHE.match, lines)):
        return "apache"
    if any(map(_NGINX.match, lines)):
        return "nginx"
    if lines and (name.lower() == "_redirects" or all(map(_has_two_paths, lines))):
        return "netlify"
    return ""


def _has_two_paths(line: str) -> bool:
    """Whether a line begins with a path or URL, and goes on with another one, maybe after parameters like `id=:id`."""
    first, *others = line.split() or [""]
    for word in others if _is_path(first) else ():
        if _is_path(word):
            return True
        if "=" not in word[1:-1]:
            return False
    return False


def _is_path(word: str) -> bool:
    return word.lower().startswith(("/", "http://", "https://"))


def _of_table(contents: Contents) -> str:
    names = {fold_name(column) for column in contents.columns}
    for source, columns in _OWN_COLUMNS.items():
        if columns <= names:
            return source
    if contents.is_headless:
        _, row = next(contents.rows, (0, ""))
        url, status = (row.get("url", ""), row.get("column 3", "")) if isinstance(row, dict) else ("", "")
        is_bulk = status.strip() in map(str, REDIRECT_STATUSES) and _ADDRESS.match(url) is not None
        return "cloudflare-bulk" if is_bulk else OWN
    return best_source(contents.columns) or OWN


def best_source(columns: Iterable[str]) -> str:
    """The service whose columns these are; "" where they are none's."""
    fits = all_fits([*columns])
    best = max(fits, key=lambda entry: (fits[entry], (entry != OWN) == (fits[entry][1] >= MIN_FIELDS)))
    return best if fits[best][0] else ""


def _in_json(file: BinaryIO, name: str, head: str, max_json_bytes: int) -> Recognized:
    if _is_lines(name, head):
        return Recognized(best_source(formats.contents(file, formats.JSON_LINES).columns) or OWN, formats.JSON_LINES)
    body = file.read(max_json_bytes + 1)
    file.seek(0)
    value: Any = None
    if len(body) <= max_json_bytes:
        try:
            value = strict_json.loads_file(body)
        except ServiceError:
            value = None  # its importer says what is wrong
    if isinstance(value, dict) and (source := _of_site(value)):
        return Recognized(source, formats.JSON)
    rows = [entry for entry in (formats.list_in(value) or [])[: formats.SAMPLE_ROWS] if isinstance(entry, dict)]
    columns = {column for row in rows for column in formats.flat(row)}
    return Recognized(best_source(columns) or OWN, formats.JSON)


def _is_lines(name: str, head: str) -> bool:
    """Whether each line is an object of its own."""
    if formats.format_of(name) == formats.JSON_LINES:
        return True
    first = head.splitlines()[0] if head else ""
    try:
        value = strict_json.loads(first.encode("utf-8", "replace"))
    except ServiceError:
        return False
    return isinstance(value, dict) and formats.list_in(value) is None and not _of_site(value)


def _of_site(value: dict[str, Any]) -> str:
    """The server whose configuration this is."""
    if "hosting" in value:
        return "firebase"
    entries = value.get("redirects")
    if not isinstance(entries, list):
        return ""
    first = next((entry for entry in entries if isinstance(entry, dict)), {})
    if {"action_data", "match_data", "match_url"} & first.keys():
        return "wordpress-redirection"
    return "firebase" if {"regex", "type"} & first.keys() else "vercel"


def usual_type(contents: Contents, source: str) -> RecordType | None:
    """What the rows of a table are; None: they say it, or are redirects anyway. Reads the first rows."""
    if source in REDIRECT_FORMATS:
        return None
    fields = dict(zip(contents.columns, SOURCES[source].fields_of(contents.columns), strict=True))
    if "type" in fields.values():
        return None
    old = [column for column, field in fields.items() if field == OLD_URL]
    for _, row in contents.rows:
        if isinstance(row, dict):
            text = next((str(row[column]) for column in old if row.get(column)), "")
            return RecordType.REDIRECT if is_old_address(text) else RecordType.LINK
    return RecordType.LINK
