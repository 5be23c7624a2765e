"""`_redirects` files of Netlify: source, query parameters, destination, status and conditions on each line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from urllib.parse import quote

from redirect_formats import order
from redirect_formats.rules import (
    AS_TEXT,
    CONDITION,
    GLUED_NAME,
    NAMES,
    NO_SPLAT,
    NOT_A_SEGMENT,
    Match,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    glued_name,
    host_and_path,
    leading,
    line_rows,
    looks_like_pattern,
    names_in,
    names_in_rule,
    names_used,
    require_forwarding,
    rule,
    shown,
    with_own_paths,
)

NO_DESTINATION = "There is no destination: a path that begins with / or a URL."
NOT_A_STATUS = "The status {status} cannot be read."
REWRITE = "A rewrite (200) shows another page at this address; only redirects are imported."
PAGE = "Status {status} shows a page; set the target for what is not found on the hostname."
PARAMETER = "{part} is not a query parameter: name=value or name=:name."
QUERY_IN_SOURCE = "Write the query parameters after the path, separated by spaces."
OWN_PATHS = "Paths that begin with /.netlify are Netlify's own; it ignores the line."
AT_START = re.compile(r"/:[A-Za-z][A-Za-z0-9_]*(?=/|\Z)")
# What is exported; both forward the visitor's query.
STATUSES = (301, 302)


def read(lines: Iterable[str]) -> Reading:
    return Reading(order.in_order(line_rows(lines, _rule)))


def _rule(line: str) -> RedirectRule:
    # Up to a comment.
    source, *others = takewhile(lambda word: not word.startswith("#"), line.split())
    at = next((at for at, word in enumerate(others) if word.startswith(("/", "http://", "https://"))), None)
    if at is None:
        raise NotExpressible(NO_DESTINATION)
    parameters, destination, further = others[:at], others[at], others[at + 1 :]
    status = 301
    if further and "=" not in further[0]:
        status = status_of(further.pop(0))
    if further:
        raise NotExpressible(CONDITION.format(condition=shown(" ".join(further))))
    host, path = host_and_path(source)
    if "?" in path:
        raise NotExpressible(QUERY_IN_SOURCE)
    if path.startswith("/.netlify"):
        raise NotExpressible(OWN_PATHS)
    query = "&".join(map(_pair, parameters))
    return pattern_rule(host, path, query, destination, status, forward_query=True)


def status_of(word: str) -> int:
    # `!` means: even if there is a file at the path. Here there are no files.
    digits = word.removesuffix("!")
    if not (digits.isascii() and digits.isdigit() and len(digits) == 3):
        raise NotExpressible(NOT_A_STATUS.format(status=shown(word)))
    status = int(digits)
    if status == 200:
        raise NotExpressible(REWRITE)
    if status >= 400:
        raise NotExpressible(PAGE.format(status=status))
    return status


def _pair(word: str) -> str:
    name, equals, value = word.partition("=")
    if not (name and equals):
        raise NotExpressible(PARAMETER.format(part=shown(word)))
    return f"{name}={value}".replace("&", "%26").replace("#", "%23")


def pattern_rule(
    host: str, path: str, query: str, destination: str, status: int, *, forward_query: bool
) -> RedirectRule:
    """A rule of a format in which `:name` and `*` always have a meaning. Raises NotExpressible."""
    # Within a segment, `:name` is text, unless the destination says otherwise.
    if names_used(destination, NAMES.findall(AT_START.sub("/", path))):
        raise NotExpressible(NOT_A_SEGMENT)
    is_pattern = looks_like_pattern(path, query)
    names = names_in(path, query) if is_pattern else []
    if is_pattern and (glued := glued_name(destination, names)):
        raise NotExpressible(GLUED_NAME.format(name=glued))
    if "splat" not in names and names_used(destination, ["splat"]):
        raise NotExpressible(NO_SPLAT)
    return rule(
        url=path + (f"?{query}" if query else ""),
        destination=destination,
        status=status,
        match=Match.PATTERN if is_pattern else Match.EXACT,
        host=host,
        forward_query=forward_query,
    )


# --- writing -------------------------------------------------------------------------------------------------------

SPACES = "It has a space or a # where {name} would end it."


def check(entry: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created = written(entry, "Netlify", STATUSES)
    require_forwarding(created, "Netlify")
    return created


def written(entry: RedirectRule, name: str, statuses: Iterable[int]) -> RedirectRule:
    """A rule that words on a line can express. Raises NotExpressible."""
    created, destination = leading(entry, name, statuses)
    if created.match is Match.EXACT and looks_like_pattern(created.path, created.query):
        raise NotExpressible(AS_TEXT)
    if any(character.isspace() for character in created.url + destination):
        raise NotExpressible(SPACES.format(name=name))
    if "splat" not in names_in_rule(created) and names_used(destination, ["splat"]):
        raise NotExpressible(AS_TEXT)
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    for entry in with_own_paths(rules):
        source = f"https://{entry.host}{entry.path}" if entry.host else entry.path
        pairs = [pair if "=" in pair else f"{pair}=" for pair in entry.query.split("&")] if entry.query else []
        pairs = [quote(pair, safe="%=:/?+,;@!$'()*-._~") for pair in pairs]
        yield f"{' '.join([source, *pairs, entry.destination or '', str(entry.status)])}\n"


FORMAT = RedirectFormat(read, write, check, has_hosts=True)
