"""The title in the beginning of a web page, as its server sends it. Pure."""

import codecs
import contextlib
import html
import re

from signpost.domain.records.record import MAX_TITLE

# Bytes of a page that are looked at, and where a page says how it is encoded.
MAX_BYTES = 64 * 1024
_HEAD_BYTES = 1024
_HTML = ("text/html", "application/xhtml+xml")
_CHARSET = re.compile(r"charset\s*=\s*(?:[\"']\s*)?([A-Za-z0-9_:.-]{1,40})", re.IGNORECASE)
# Those that pages have, with the names of Python's codecs. Its others are no encodings of pages.
_ENCODINGS = frozenset(
    (
        *("utf-8", "utf-16", "utf-16-le", "utf-16-be", "ascii", "koi8-r", "koi8-u", "mac-roman", "mac-cyrillic"),
        *(f"cp{number}" for number in (866, 874, *range(1250, 1259))),
        *("iso8859-1", *(f"iso8859-{number}" for number in range(2, 17) if number != 12)),
        *("shift_jis", "cp932", "euc_jp", "iso2022_jp", "gb2312", "gbk", "gb18030", "big5", "euc_kr", "cp949"),
    )
)
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def is_page(content_type: str) -> bool:
    """Whether a Content-Type is that of a web page."""
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
    words = "".join(entry if entry.isprintable() or entry.isspace() else "" for entry in title).split()
    return " ".join(words)[:MAX_TITLE].strip()


def _between(text: str) -> str:
    """What is between the tags. A search for each tag, and no expression, so that it takes a time in proportion."""
    # Not `lower`, which makes two letters of a few.
    lower = text.translate(_LOWER)
    end = min((at for at in (lower.find("<body"), lower.find("<svg")) if at >= 0), default=len(lower))
    at = lower.find("<title", 0, end)
    while at >= 0 and lower[at + 6 : at + 7] not in (">", " ", "\t", "\n", "\r", "\f"):
        at = lower.find("<title", at + 6, end)
    begin = lower.find(">", at, end) + 1 if at >= 0 else 0
    close = lower.find("</title", begin) if begin else -1
    return text[begin:close] if close >= 0 else ""


_LOWER = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}


def _encoding(page: bytes, content_type: str) -> str:
    for mark, of_mark in _MARKS:
        if page.startswith(mark):
            return of_mark
    for given in (content_type, page[:_HEAD_BYTES].decode("latin-1")):
        if (match := _CHARSET.search(given)) is not None and (name := _known(match[1])) is not None:
            return name
    return "utf-8"


def _known(label: str) -> str | None:
    try:
        name = codecs.lookup(label).name
    except (LookupError, ValueError):
        return None
    # Pages that say Latin-1 mean this.
    return "cp1252" if name in ("iso8859-1", "ascii") else name if name in _ENCODINGS else None
