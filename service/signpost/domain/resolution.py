"""Which record of a hostname answers for a path. Pure; visits and operations share the rule.

Order: the exact alias; an unambiguous one in another case; the longest prefix that forwards paths, likewise; the
root record, which is the catch-all of its hostname.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar
from urllib.parse import unquote_to_bytes

from signpost.domain.addresses import ALIAS_LENGTH


class Candidate(Protocol):
    @property
    def alias(self) -> str: ...
    @property
    def alias_folded(self) -> str: ...
    @property
    def forward_path(self) -> bool | None: ...


AnyCandidate = TypeVar("AnyCandidate", bound=Candidate)


@dataclass(frozen=True, slots=True)
class PathLookup:
    """Which aliases could answer for a path.

    alias: the decoded path without slashes around it. raw: the path as it came, without slashes in front.
    prefixes: (decoded prefix, the raw path after it), the longest first.
    """

    alias: str
    raw: str
    prefixes: tuple[tuple[str, str], ...]

    def folded(self) -> list[str]:
        """Every `alias_folded` that a record answering for this could have."""
        own = (self.alias, *(prefix for prefix, _ in self.prefixes))
        return list({*(fold(one) for one in own if len(one) <= MAX_FOLDED), ""})


def fold(alias: str) -> str:
    """`alias` without its case; records store it too. alias: at most MAX_FOLDED characters."""
    return unicodedata.normalize("NFC", alias.casefold())


def parse_path(raw_path: str) -> PathLookup | None:
    """`raw_path` is percent-encoded, as it came over the wire. None: it is not UTF-8, or not validly encoded."""
    raw = raw_path.lstrip("/")
    alias = _decoded(raw.rstrip("/"))
    if alias is None:
        return None
    prefixes = []
    position = raw.find("/")
    while 0 < position < len(raw):
        prefix = _decoded(raw[:position])
        if prefix is None or len(prefix) > ALIAS_LENGTH:
            break
        if prefix != alias:
            prefixes.append((prefix, raw[position + 1 :]))
        position = raw.find("/", position + 1)
    return PathLookup(alias, raw, tuple(reversed(prefixes)))


# At most four characters of canonically decomposed text make one, so nothing longer can be an alias. Longer text is
# never normalised: that takes time that grows with the square of the combining marks, and holds the interpreter.
MAX_FOLDED = 4 * ALIAS_LENGTH
_BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")


def _decoded(raw: str) -> str | None:
    if "%" not in raw:
        if raw.isascii():
            return raw
    elif _BROKEN_ESCAPE.search(raw):
        return None
    try:
        # Characters outside ASCII came unescaped: as UTF-8 bytes, each one a character (WSGI's latin-1).
        text = unquote_to_bytes(raw.encode("latin-1")).decode("utf-8")
    except UnicodeError:
        return None
    return unicodedata.normalize("NFC", text) if len(text) <= MAX_FOLDED else text


def choose(lookup: PathLookup, candidates: Iterable[AnyCandidate]) -> tuple[AnyCandidate, str] | None:
    """The record that answers and the raw path after its alias, or None. candidates: a hostname's, by `folded()`."""
    found = list(candidates)
    if (match := _match(lookup.alias, found)) is not None:
        return match, ""
    for prefix, rest in lookup.prefixes:
        if (match := _match(prefix, [one for one in found if one.forward_path])) is not None:
            return match, rest
    root = next((one for one in found if one.alias == ""), None)
    return (root, lookup.raw) if root is not None else None


def _match(alias: str, candidates: list[AnyCandidate]) -> AnyCandidate | None:
    for one in candidates:
        if one.alias == alias:
            return one
    if len(alias) > MAX_FOLDED:
        return None
    folded = fold(alias)
    alike = [one for one in candidates if one.alias_folded == folded]
    return alike[0] if len(alike) == 1 else None
