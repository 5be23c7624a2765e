"""`_redirects` files of Cloudflare Pages: source, destination and status on each line. Without a status it is 302."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from redirect_formats import netlify, order
from redirect_formats.netlify import AT_START
from redirect_formats.rules import (
    AS_TEXT,
    NAMES,
    NOT_A_PATH,
    NOT_A_SEGMENT,
    REDIRECT_STATUSES,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    has_query,
    line_rows,
    shown,
)

WORDS = "A line has a source, a destination and perhaps a status: two or three words."
LOOP = "Cloudflare Pages ignores the line, because it shows the index of a folder at the folder itself."
INNER_SPLAT = "Where nothing follows, Cloudflare Pages removes one of the two slashes at :splat; here both would stay."
_INDEX = re.compile(r"^/(?:.*/)?index(?:\.html)?$")
QUERY = "Cloudflare Pages does not compare queries."
FORWARDING = "Cloudflare Pages forwards the visitor's query where the destination has none, and only there."


def read(lines: Iterable[str]) -> Reading:
    return Reading(order.in_order(line_rows(lines, _rule)))


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
    if created.forward_query is has_query(created.destination or ""):
        raise NotExpressible(FORWARDING)
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    return (f"{rule.path} {rule.destination} {rule.status}\n" for rule in rules)


FORMAT = RedirectFormat(read, write, check)
