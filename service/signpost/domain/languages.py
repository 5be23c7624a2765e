"""Languages of visitors: tags (BCP 47), the header Accept-Language, and lookup as RFC 4647 describes it. Pure."""

import re
from collections.abc import Collection

from signpost.translations import gettext as _

MAX_TAG = 35
# Characters of Accept-Language that are read. Browsers send fewer than 100.
MAX_HEADER = 256

# A language tag as RFC 5646 defines it, without tags that are only registered or only private.
_TAG = re.compile(
    r"(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})"
    r"(?:-[a-z]{4})?"
    r"(?:-(?:[a-z]{2}|[0-9]{3}))?"
    r"(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*"
    r"(?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*"
    r"(?:-x(?:-[a-z0-9]{1,8})+)?",
    re.ASCII | re.IGNORECASE,
)
_RANGE = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*[qQ]\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?", re.ASCII
)

# Languages that some systems still send by a code of earlier: Android and Java by iw, in and ji, browsers by no.
_CODES = {"iw": "he", "in": "id", "ji": "yi", "no": "nb"}


def canonical(tag: str) -> str:
    """A tag in lower case with the code that its language has now: nb-no for no-no."""
    language, dash, rest = tag.partition("-")
    return _CODES.get(language, language) + dash + rest


def tag_of(text: str) -> str:
    """A language tag with the usual letters in upper case, like zh-Hant-TW. Raises ValueError with a sentence."""
    if len(text) > MAX_TAG or not _TAG.fullmatch(text):
        raise ValueError(_("Must be a language tag, like de or de-CH."))
    parts = text.lower().split("-")
    for position, part in enumerate(parts[1:], 1):
        if len(part) == 1:
            break
        if len(part) == 2:
            parts[position] = part.upper()
        elif len(part) == 4 and part.isalpha():
            parts[position] = part.capitalize()
    return "-".join(parts)


def preferred_ranges(header: str) -> tuple[str, ...]:
    """The ranges of an Accept-Language header that have the highest weight, in order and in lower case.

    `*` is left out, as are ranges of weight 0 and text that is no range.
    """
    best = 0.0
    found: list[str] = []
    for entry in header[:MAX_HEADER].split(","):
        match = _RANGE.fullmatch(entry)
        if match is None:
            continue
        weight = 1.0 if match[2] is None else min(1.0, float(match[2]))
        if weight > best:
            best, found = weight, []
        if weight == best > 0:
            found.append(match[1].lower())
    return tuple(found)


def lookup(ranges: Collection[str], tags: Collection[str]) -> str | None:
    """The one of `tags` that lookup (RFC 4647, 3.4) finds first for `ranges`; None: it finds none.

    ranges: as `preferred_ranges` returns them.  tags: as `canonical` returns them.
    """
    for entry in ranges:
        parts = canonical(entry).split("-")
        while parts:
            if (tag := "-".join(parts)) in tags:
                return tag
            parts.pop()
            # A single character begins what follows it, so it means nothing alone.
            if len(parts) > 1 and len(parts[-1]) == 1:
                parts.pop()
    return None
