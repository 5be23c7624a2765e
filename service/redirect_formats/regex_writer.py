"""Patterns as regular expressions of servers."""

from __future__ import annotations

import re
from urllib.parse import unquote

from redirect_formats.rules import NAMES, REST, Match, NotExpressible, RedirectRule, segments_of

# The characters that mean something in the expressions of nginx, Apache and PHP.
_META = re.compile(r"([.^$*+?()\[\]{}|\\])")


def escaped(text: str) -> str:
    return _META.sub(r"\\\1", text)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def expression_of(rule: RedirectRule, *, begin: str = "^/", dollar: str | None = None) -> tuple[str, str]:
    """The expression for a rule without PREFIX, and its destination with `$1` in place of names; "" where it is gone.

    begin: what the expression begins with. dollar: how a $ as text is written in a destination; None: it cannot be.
    Raises NotExpressible.
    """
    parts: list[str] = []
    groups: dict[str, str] = {}
    segments = segments_of(rule.path)
    is_pattern = rule.match is Match.PATTERN
    for segment in segments:
        if is_pattern and segment == REST:
            continue
        if is_pattern and segment.startswith(":"):
            groups[segment[1:]] = f"${len(groups) + 1}"
            parts.append("([^/]+)")
        else:
            parts.append(escaped(decoded(segment)))
    text, destination = begin + "/".join(parts), rule.destination or ""
    if "$" in destination:
        if dollar is None:
            raise NotExpressible(DOLLAR)
        destination = destination.replace("$", dollar)
    if is_pattern and segments[-1] == REST:
        number = f"${len(groups) + 1}"
        # The path without a rest matches, too.
        text += "(?:/(.*))?" if parts else "(.*)"
        groups["splat"] = number
    elif parts:
        text += "/?"
    if len(groups) > MAX_GROUPS:
        raise NotExpressible(TOO_MANY_GROUPS)
    return text + "$", NAMES.sub(lambda found: groups.get(found[1], found[0]), destination)


def decoded(segment: str) -> str:
    """A segment of a path as servers compare it. Raises NotExpressible."""
    try:
        text = unquote(segment, errors="strict")
    except UnicodeDecodeError:
        raise NotExpressible(NOT_TEXT) from None
    if "/" in text or "\0" in text or "\n" in text or "\r" in text:
        raise NotExpressible(ENCODED_SLASH)
    return text


MAX_GROUPS = 9
TOO_MANY_GROUPS = f"It has more than {MAX_GROUPS} names."
DOLLAR = "Its destination has a $ as text, which this format cannot express."
NOT_TEXT = "Its path has percent-encoded bytes that are no UTF-8, which this format cannot express."
ENCODED_SLASH = "Its path has an encoded slash or control character, which this format cannot express."
