"""`_redirects` files of Cloudflare Pages: source, destination and status on each line. Without a status it is 302."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from redirect_formats import netlify, order
from redirect_formats.netlify import AT_START
from redirect_formats.rules import (
    AS_TEXT,
    NAMES,
    NOT_A_PATH,
    NOT_A_SEGMENT,
    REDIRECT_STATUSES,
    REST,
    Match,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    Row,
    has_query,
    line_rows,
    shown,
    with_own_paths,
    without_rest,
)

WORDS = "A line has a source, a destination and perhaps a status: two or three words."
LOOP = "Cloudflare Pages ignores the line, because it shows the index of a folder at the folder itself."
OWN_INDEX = "Cloudflare Pages cannot lead from a path with a slash at its end to an index, and this redirect does."
INNER_SPLAT = "Where nothing follows, Cloudflare Pages removes one of the two slashes at :splat; here both would stay."
_INDEX = re.compile(r"^/(?:.*/)?index(?:\.html)?$")
QUERY = "Cloudflare Pages does not compare queries."
FORWARDING = "Cloudflare Pages forwards the visitor's query where the destination has none, and only there."


def read(lines: Iterable[str]) -> Reading:
    return Reading(order.in_order(_without_spellings(line_rows(lines, _rule))))


def _without_spellings(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows without those that are other spellings of the one before, as they are written."""
    others: list[RedirectRule] = []
    for number, row in rows:
        if row in others:
            continue
        others = _other_spellings(row) if isinstance(row, RedirectRule) else []
        yield number, row


def _rule(line: str) -> RedirectRule:
    words = line.split()
    if len(words) not in (2, 3):
        raise NotExpressible(WORDS)
    source, destination = words[:2]
    if words[2:] and words[2].endswith("!"):
        raise NotExpressible(netlify.NOT_A_STATUS.format(status=shown(words[2])))
    status = netlify.status_of(words[2]) if len(words) == 3 else 302
    if not source.startswith("/"):
        raise NotExpressible(NOT_A_PATH)
    if "?" in source:
        raise NotExpressible(QUERY)
    if NAMES.search(AT_START.sub("/", source)):
        raise NotExpressible(NOT_A_SEGMENT)
    if _INDEX.search(destination) and source.endswith(("/", "/*")):
        raise NotExpressible(LOOP)
    if destination.startswith("/") and source.endswith("/*") and ":splat/" in destination.partition("?")[0]:
        raise NotExpressible(INNER_SPLAT)
    return netlify.pattern_rule("", source, "", destination, status, forward_query=not has_query(destination))


def check(rule: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created = netlify.written(rule, "Cloudflare Pages", REDIRECT_STATUSES)
    if NAMES.search(AT_START.sub("/", created.path)):
        raise NotExpressible(AS_TEXT)
    if created.query:
        raise NotExpressible(QUERY)
    if created.own_destination and _INDEX.search(created.own_destination):
        raise NotExpressible(OWN_INDEX)
    if created.forward_query is has_query(created.destination or ""):
        raise NotExpressible(FORWARDING)
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    """Lines without * and names first: Cloudflare counts each line after the first one with them as one of 100.

    Those answer before the others in any order, because a path of its own comes before patterns.
    """
    lines = [spelling for rule in with_own_paths(rules) for spelling in (rule, *_other_spellings(rule))]
    for line in sorted(lines, key=lambda line: REST in line.path or NAMES.search(line.path) is not None):
        yield f"{line.path} {line.destination} {line.status}\n"


def _other_spellings(rule: RedirectRule) -> list[RedirectRule]:
    """The rules for paths that are the same here, which Cloudflare Pages compares: with a slash at the end, and
    without the one before `*`.
    """
    if rule.match is Match.PATTERN and rule.path.endswith(f"/{REST}"):
        # Its own path has lines before it where that leads elsewhere.
        return [] if rule.path == f"/{REST}" or rule.own_destination else [without_rest(rule)]
    if rule.path.endswith("/") or _INDEX.search(rule.destination or ""):
        return []
    return [replace(rule, url=f"{rule.path}/")]


FORMAT = RedirectFormat(read, write, check)
