"""What the head of a page says of it: its title, and what chats show. Pure, and in proportion to its bytes."""

from __future__ import annotations

import codecs
import contextlib
import html
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urljoin

from signpost.domain import texts
from signpost.domain.records import addresses, card
from signpost.domain.records.record import MAX_TITLE

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
# The properties and names of <meta> that chats read, the first that is there (https://ogp.me).
_TITLES = ("og:title", "twitter:title")
_DESCRIPTIONS = ("og:description", "twitter:description", "description")
_PICTURES = ("og:image:secure_url", "og:image", "og:image:url", "twitter:image")
_SAID = frozenset((*_TITLES, *_DESCRIPTIONS, *_PICTURES))
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def is_page(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() in _HTML


@dataclass(frozen=True)
class PageHead:
    """title, description: as they are shown, each a line; picture: a URL of http or https. "" is none.

    own_title: what its <title> says; `title` is what chats show, which a page may say otherwise.
    """

    own_title: str = ""
    title: str = ""
    description: str = ""
    picture: str = ""


NO_HEAD = PageHead()


def title_of(page: bytes, content_type: str) -> str:
    """The title of a page, as a record may have it; "" if it has none."""
    return head_of(page, content_type, "").own_title


def head_of(page: bytes, content_type: str, url: str) -> PageHead:
    """What a page says of itself. url: its own, for the address of its picture."""
    page = page[:MAX_BYTES]
    title, said = _read(page.decode(_encoding(page, content_type), "replace"))

    def line(names: Sequence[str], length: int, otherwise: str = "") -> str:
        return next((found for name in names if (found := _line(said.get(name, ""), length))), otherwise)

    own_title = _line(title, MAX_TITLE)
    return PageHead(
        own_title,
        line(_TITLES, MAX_TITLE, own_title),
        line(_DESCRIPTIONS, card.MAX_LENGTHS["description"]),
        _picture(url, line(_PICTURES, addresses.DESTINATION_LENGTH)),
    )


def _line(text: str, length: int) -> str:
    # A number of thousands of digits is no character.
    with contextlib.suppress(ValueError):
        text = html.unescape(text)
    # Without control characters and marks that change the direction of what follows.
    words = texts.line_without(" ".join(text.split())).split()
    return texts.trim(" ".join(words)[:length])


def _picture(url: str, named: str) -> str:
    try:
        found = urljoin(url, named) if named else ""
    except ValueError:
        return ""
    return found if found.lower().startswith(("https://", "http://")) else ""


def _read(text: str) -> tuple[str, dict[str, str]]:
    """The title of the head, and what its <meta> say, by property or name in small letters, the first of each.

    It takes a time in proportion: nothing is looked at twice.
    """
    # Not `lower`, which makes two letters of a few.
    lower = text.translate(_LOWER)
    title: str | None = None
    said: dict[str, str] = {}
    at = lower.find("<")
    while at >= 0:
        tag = _TAG.match(lower, at)
        name = tag[1] if tag else ""
        if name == "body":
            break
        if tag and name == "meta":
            values, at = _attributes(lower, tag.end(), text)
            for key in {values.get("property", "").strip().lower(), values.get("name", "").strip().lower()} & _SAID:
                said.setdefault(key, values.get("content", ""))
        elif name == "title":
            begin = lower.find(">", at) + 1
            close = lower.find("</title", begin) if begin else -1
            if close < 0:
                break
            title, at = text[begin:close] if title is None else title, close
        elif name:
            at = lower.find("-->" if name == "!--" else f"</{name}", at + 1)
        else:
            at += 1
        at = lower.find("<", at) if at >= 0 else -1
    return title or "", said


# What has something to say, where the head ends, and what has tags in it that are not the page's.
_TAG = re.compile(r"<(!--|(?:body|title|meta|script|style|noscript|template|svg)(?=[\s/>]))")
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


def _attributes(head: str, at: int, text: str = "") -> tuple[dict[str, str], int]:
    """The attributes from a place in a tag on, the first of each name, and where they end.

    text: the same before its letters were made small, where the values are to be as they are written.
    """
    values: dict[str, str] = {}
    while (found := _ATTRIBUTE.match(head, at)) is not None:
        begin, end = next((found.span(group) for group in (2, 3, 4) if found[group]), (0, 0))
        values.setdefault(found[1], (text or head)[begin:end])
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
