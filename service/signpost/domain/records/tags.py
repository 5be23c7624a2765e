"""Several tags as one text, in filters and in forms."""

import re
from collections.abc import Iterable

_QUOTED = re.compile(r'"((?:[^"\r\n]|"")*)"[^\S\r\n]*(?=[,\r\n]|\Z)')
_PLAIN = re.compile(r"[^,\r\n]*")
_BETWEEN = re.compile(r"[\s,]*")


def tags_as_text(tags: Iterable[str]) -> str:
    """Tags separated by commas; one that contains a comma itself is in quotation marks."""
    return ", ".join(_quoted(tag) if "," in tag or tag.startswith('"') else tag for tag in tags)


def _quoted(tag: str) -> str:
    return '"' + tag.replace('"', '""') + '"'


def tags_in(text: str) -> list[str]:
    """The tags of a text, each once. Commas and line breaks separate them, but not commas in quotation marks.

    Quotation marks that quote no comma and no quotation mark belong to the tag: a filter that was written before a
    tag could be quoted finds what it found.
    """
    tags: dict[str, None] = {}
    at = 0
    while (at := _end(_BETWEEN, text, at)) < len(text):
        quoted = _QUOTED.match(text, at)
        if quoted and ("," in quoted[1] or '""' in quoted[1]):
            tag, at = quoted[1].replace('""', '"'), quoted.end()
        else:
            begin, at = at, _end(_PLAIN, text, at)
            tag = text[begin:at]
        if tag := tag.strip():
            tags[tag] = None
    return [*tags]


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at
