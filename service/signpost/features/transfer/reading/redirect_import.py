"""The import of redirects from the files of servers and other services: a file's rules as fields of ImportedRecord."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any, BinaryIO

from redirect_formats import FORMAT_NAMES, REDIRECT_FORMATS
from redirect_formats.rules import LineRefusal, Match, NotExpressible, RedirectFormat, RedirectRule, Row, shown
from signpost.domain.errors import Invalid
from signpost.domain.records.record import MAX_TITLE, RecordType
from signpost.features.transfer.reading import formats
from signpost.features.transfer.reading.formats import Contents

NO_HOST = "{name} has no hostnames in its files. Name the one that the redirects are for (host: go.example.com)."
IS_JSON = "The file is JSON. Give its format as json."


def format_for(source: str, format_: str) -> str:
    """The format of a file of `source`, where a name or a content type says `format_`."""
    syntax = REDIRECT_FORMATS.get(source)
    if syntax is None:
        return format_
    if syntax.is_json:
        return formats.CSV if syntax.is_csv and format_ == formats.CSV else formats.JSON
    return formats.CSV if syntax.is_csv else formats.TEXT


def contents(file: BinaryIO, source: str, format_: str, hosts: Mapping[str, str]) -> Contents:
    """The redirects of a file. Raises Invalid where the file as a whole cannot be read."""
    syntax = REDIRECT_FORMATS[source]
    if not syntax.has_hosts and "" not in hosts:
        raise Invalid({"host": [NO_HOST.format(name=FORMAT_NAMES[source])]})
    text, encoding = formats.text_of(file)
    try:
        reading = syntax.read(_parts(text, syntax, format_))
    except NotExpressible as reason:
        raise Invalid({"file": [str(reason)]}) from None
    except UnicodeError:
        raise Invalid({"file": ["It can't be read as text."]}) from None
    return Contents([], _grouped(reading.rows, encoding), [*formats.encoding_notes(encoding), *reading.notes])


def _parts(text: io.TextIOBase, syntax: RedirectFormat, format_: str) -> Iterator[str]:
    is_first = True
    for part in formats.parts_of(text):
        # JSON takes many times its size in memory, so its files have a limit of their own.
        if is_first and syntax.is_json and format_ != formats.JSON and part.lstrip()[:1] in ("{", "["):
            raise NotExpressible(IS_JSON)
        is_first = False
        yield part


def _grouped(rows: Iterator[Row], encoding: str) -> Iterator[formats.Row]:
    """The rules of each line together, so that an import never stops within a line."""
    for number, same in groupby(rows, key=itemgetter(0)):
        yield number, tuple(_readable(row, encoding) for _, row in same)


def _readable(row: RedirectRule | LineRefusal, encoding: str) -> RedirectRule | LineRefusal:
    """The same row, or a refusal where bytes of its line are no text."""
    texts = (
        [row.text, row.reason]
        if isinstance(row, LineRefusal)
        else [row.url, row.destination or "", row.title, row.host]
    )
    broken = formats.why_no_text("".join(texts), encoding)
    if not broken:
        return row
    reason = row.reason if isinstance(row, LineRefusal) and broken != formats.NUL else broken
    text, reason = (text.encode("utf-8", "replace").decode() for text in (shown(texts[0]).replace("\0", " "), reason))
    return LineRefusal(text, reason)


def fields_of(rule: RedirectRule) -> dict[str, Any]:
    """A rule as the fields that a line of a table has."""
    values: dict[str, Any] = {"url": f"https://{rule.host}{rule.url}" if rule.host else rule.url}
    if rule.destination is None:
        values["type"] = RecordType.GONE
    else:
        values["type"] = RecordType.REDIRECT
        values["destination"] = rule.destination
        values["status"] = rule.status
        # Given only where they differ from what they are by themselves.
        values |= {name: True for name in ("forward_path", "forward_query") if getattr(rule, name)}
    if rule.match is not _usual_match(rule):
        values["match"] = rule.match.value
    if rule.title:
        values["title"] = rule.title[:MAX_TITLE]
    if rule.hits:
        values["total_clicks"] = rule.hits
    if rule.is_paused:
        values["paused"] = True
    return values


def _usual_match(rule: RedirectRule) -> Match:
    """What a redirect matches unless it says so."""
    return Match.PREFIX if rule.forward_path or (rule.path == "/" and not rule.query) else Match.EXACT
