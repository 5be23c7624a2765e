"""Titles of destinations for new records, as `fetch_title` says: fetched in the background, once, from the page."""

from __future__ import annotations

import codecs
import contextlib
import html
import re
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from signpost.domain import texts
from signpost.domain.records.record import MAX_TITLE
from signpost.operations.records import record_rows
from signpost.outbound.causes import Failed
from signpost.outbound.fetch import Fetcher
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Record, TitleFetch

# Bytes of a page that are looked at, and where a page says how it is encoded.
MAX_BYTES = 64 * 1024
_HEAD_BYTES = 1024
_HTML = ("text/html", "application/xhtml+xml")
_LABEL = r"[A-Za-z0-9_:.-]{1,40}"
_CHARSET = re.compile(rf"(?<![\w-])charset\s*=\s*(?:[\"']\s*)?({_LABEL})", re.IGNORECASE)
_IS_LABEL = re.compile(_LABEL)
# Of a tag in small letters: its beginning, and an attribute with its value, if it has one.
_BEGINNING = re.compile(r"</?([a-z][^\s/>]*)")
_ATTRIBUTE = re.compile(r"[\s/]*([^\s/>=]+)\s*(?:=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"'][^\s>]*)))?")
# Those that pages have, with the names of Python's codecs. Its others are no encodings of pages.
_ENCODINGS = frozenset(
    (
        *("utf-8", "utf-16-le", "utf-16-be", "koi8-r", "koi8-u", "mac-roman", "mac-cyrillic"),
        *(f"cp{number}" for number in (866, 874, *range(1250, 1259))),
        *(f"iso8859-{number}" for number in (*range(2, 9), 10, 13, 14, 15, 16)),
        *("cp932", "euc_jp", "iso2022_jp", "gb18030", "big5hkscs", "cp949"),
    )
)
# What pages mean by these, as browsers read them (https://encoding.spec.whatwg.org): mostly a larger set of characters.
_MEANT = {
    **{"ascii": "cp1252", "iso8859-1": "cp1252", "iso8859-9": "cp1254", "iso8859-11": "cp874", "tis-620": "cp874"},
    **{"gb2312": "gb18030", "gbk": "gb18030", "big5": "big5hkscs", "shift_jis": "cp932", "euc_kr": "cp949"},
    "utf-16": "utf-16-le",
}
# Labels that Python does not know, besides those that begin with "x-" or have no hyphen in iso8859-1.
_LABELS = {
    label: name
    for name, labels in {
        "big5hkscs": "cn-big5",
        "cp874": "dos-874 windows-874",
        "cp932": "ms932 windows-31j",
        "cp949": "cseuckr csksc56011987 iso-ir-149 ks_c_5601-1989 ksc_5601 windows-949",
        "euc_jp": "cseucpkdfmtjapanese",
        "gb18030": "csgb2312 gb_2312 gb_2312-80",
        "iso8859-6": "csiso88596e csiso88596i iso-8859-6-e iso-8859-6-i",
        "iso8859-7": "sun_eu_greek",
        "iso8859-8": "csiso88598e csiso88598i iso-8859-8-e iso-8859-8-i logical visual",
        "iso8859-15": "csisolatin9",
        "koi8-r": "koi koi8",
        "koi8-u": "koi8-ru",
        "mac-cyrillic": "mac-ukrainian",
        "mac-roman": "csmacintosh mac",
    }.items()
    for label in labels.split()
}
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def is_page(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() in _HTML


def title_of(page: bytes, content_type: str) -> str:
    """The title of a page, as a record may have it; "" if it has none."""
    page = page[:MAX_BYTES]
    text = page.decode(_encoding(page, content_type), "replace")
    title = _between(text)
    # A number of thousands of digits is no character.
    with contextlib.suppress(ValueError):
        title = html.unescape(title)
    # Without control characters and marks that change the direction of what follows.
    words = texts.line_without(" ".join(title.split())).split()
    return texts.trimmed(" ".join(words)[:MAX_TITLE])


def _between(text: str) -> str:
    """What is between the tags of the head's title. It takes a time in proportion: nothing is looked at twice."""
    # Not `lower`, which makes two letters of a few.
    lower = text.translate(_LOWER)
    at = lower.find("<")
    while at >= 0:
        tag = _TAG.match(lower, at)
        name = tag[1] if tag else ""
        if name == "body":
            break
        if name == "title":
            begin = lower.find(">", at) + 1
            close = lower.find("</title", begin) if begin else -1
            return text[begin:close] if close >= 0 else ""
        if name:
            at = lower.find("-->" if name == "!--" else f"</{name}", at + 1)
        at = lower.find("<", at + 1) if at >= 0 else -1
    return ""


# Where a title begins, where it can no longer begin, and what has titles in it that are not the page's.
_TAG = re.compile(r"<(!--|(?:body|title|script|style|noscript|template|svg)(?=[\s/>]))")
_LOWER = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}


def _encoding(page: bytes, content_type: str) -> str:
    for mark, of_mark in _MARKS:
        if page.startswith(mark):
            return of_mark
    if (name := _named(content_type)) is not None:
        return name
    if (name := _declared(page[:_HEAD_BYTES].decode("latin-1").translate(_LOWER))) is not None:
        # What could be read as ASCII is not in UTF-16.
        return "utf-8" if name.startswith("utf-16") else name
    try:
        # The end may be cut in the middle of a character.
        codecs.getincrementaldecoder("utf-8")().decode(page)
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _declared(head: str) -> str | None:
    """The encoding that a <meta> of the head names, as browsers look for it: not in comments and not in other tags."""
    at = head.find("<")
    while at >= 0:
        if head.startswith("<!--", at):
            at = head.find("-->", at + 2)
        elif (tag := _BEGINNING.match(head, at)) is not None:
            values, at = _attributes(head, tag.end())
            if tag[0] == "<meta" and (name := _of_meta(values)) is not None:
                return name
        elif head.startswith(("<!", "</", "<?"), at):
            at = head.find(">", at)
        else:
            at += 1
        at = head.find("<", at) if at >= 0 else -1
    return None


def _attributes(head: str, at: int) -> tuple[dict[str, str], int]:
    """The attributes from a place in a tag on, the first of each name, and where they end."""
    values: dict[str, str] = {}
    while (found := _ATTRIBUTE.match(head, at)) is not None:
        name, *value = found.groups()
        values.setdefault(name, next(filter(None, value), ""))
        at = found.end()
    return values, at


def _of_meta(values: Mapping[str, str]) -> str | None:
    """The encoding that a <meta> with these attributes names."""
    if "charset" in values:
        return _codec_of(values["charset"].strip())
    return _named(values.get("content", "")) if values.get("http-equiv") == "content-type" else None


def _named(text: str) -> str | None:
    """The encoding that a media type names, by the name of Python's codec."""
    match = _CHARSET.search(text)
    return None if match is None else _codec_of(match[1])


def _codec_of(label: str) -> str | None:
    """The name of Python's codec of an encoding of pages, by its label."""
    if _IS_LABEL.fullmatch(label) is None:
        return None
    label = re.sub(r"^(x-)+|(?<=^iso8859)(?=\d)", lambda found: "" if found[0] else "-", label.lower())
    try:
        name = _LABELS.get(label) or codecs.lookup(label).name
    except (LookupError, ValueError):
        return None
    name = _MEANT.get(name, name)
    return name if name in _ENCODINGS else None


TIMEOUT_S = 5.0
# Of the body of an answer; MAX_BYTES of it are read.
MAX_ANSWER_BYTES = 2 * MAX_BYTES


class TitleKey(NamedTuple):
    """A record, by its seq, with its destination."""

    seq: int
    url: str
    workspace_id: str


class Titles:
    """What the watcher does about titles."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher

    def due(self, count: int, full: Collection[str] = ()) -> list[TitleKey]:
        rows: Any = TitleFetch.select(TitleFetch.record, Record.destination, Record.workspace).join(Record)
        rows = rows.where(Record.workspace.not_in(full)).order_by(TitleFetch.record)
        return [TitleKey(*row) for row in rows.limit(count).tuples()]

    def workspace_of(self, key: TitleKey) -> str:
        return key.workspace_id

    def do(self, key: TitleKey) -> str:
        """The title; "": there is none, or it could not be fetched."""
        try:
            with self._fetcher.get(key.url, {"Accept": "text/html"}, MAX_ANSWER_BYTES) as answer:
                kind = answer.headers.get("Content-Type") or ""
                packed = (answer.headers.get("Content-Encoding") or "identity").lower() != "identity"
                if answer.status != 200 or packed or not is_page(kind):
                    return ""
                page = bytearray()
                for chunk in answer.chunks():
                    page += chunk
                    if len(page) >= MAX_BYTES:
                        break
                return title_of(bytes(page), kind)
        except Failed:
            return ""

    def write(self, done: list[tuple[TitleKey, str]]) -> None:
        with database.atomic():
            for key, title in done:
                TitleFetch.delete().where(TitleFetch.record == key.seq).execute()
                if title:
                    set_title(key.seq, title)


def schedule_title_fetch(row: Record) -> None:
    """Have the title of a new record fetched, if it has none; call it in the transaction that creates it."""
    if not row.title and row.destination:
        TitleFetch.create(record=row.seq)


def set_title(seq: int, title: str) -> None:
    """Set the title of a record that still has none; call it in a transaction.

    `updated_at` stays, because no user changed the record, so that undoing its creation goes on to work.
    """
    row: Record | None = Record.get_or_none(Record.seq == seq)
    if row is not None and not row.title:
        row.title = title
        record_rows.rewrite([row], {"title"})
        hook().title_found(record=row, title=title)
        database.announce(row.host, row.place)
