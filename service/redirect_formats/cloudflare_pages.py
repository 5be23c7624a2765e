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
_NAME = re.compile("[*:]")
_INDEX = re.compile(r"^/(?:.*/)?index(?:\.html)?$")
QUERY = "Cloudflare Pages does not compare queries."
FORWARDING = "Cloudflare Pages forwards the visitor's query where the destination has none, and only there."


def read(lines: Iterable[str]) -> Reading:
    return Reading(order.in_order(_without_spellings(line_rows(lines, _rule))))


def _without_spellings(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows without those that are other spellings of the one before, or of a pattern below, as we write them."""
    others: list[RedirectRule] = []
    for number, row in _without_own_paths([*rows]):
        if row in others:
            continue
        others = _other_spellings(row) if isinstance(row, RedirectRule) else []
        yield number, row


def _without_own_paths(rows: list[Row]) -> list[Row]:
    """The rows without those for the own path of a pattern below, unless a pattern in between might answer it, too."""
    kept: list[Row] = []
    # Of the rows below: by path what is spelled there, with its place; and the nearest pattern of each beginning.
    spelled: dict[str, tuple[RedirectRule, int]] = {}
    nearest: dict[str, int] = {}
    for place in range(len(rows) - 1, -1, -1):
        row = rows[place][1]
        if isinstance(row, RedirectRule):
            below = spelled.get(row.url)
            if below is not None and below[0] == row:
                beginnings = (row.path[: at + 1] for at, character in enumerate(row.path + "/") if character == "/")
                if all(nearest.get(beginning.rstrip("/"), below[1]) >= below[1] for beginning in beginnings):
                    continue
            if row.match is Match.PATTERN:
                nearest[_NAME.split(row.path, maxsplit=1)[0].rpartition("/")[0]] = place
                spelled |= {spelling.url: (spelling, place) for spelling in _other_spellings(row)}
        kept.append(rows[place])
    return kept[::-1]


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
