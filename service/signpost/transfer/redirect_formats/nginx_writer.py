"""Redirects as servers of nginx: a location for each exact path, and rewrites for patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from urllib.parse import unquote

from signpost.domain.records.record import Match
from signpost.transfer.redirect_formats import nginx, regex_writer
from signpost.transfer.redirect_formats.rules import (
    REST,
    Inexact,
    RedirectFormat,
    RedirectRule,
    canonical,
    has_query,
    names_in_rule,
    names_used,
    require_pairs,
    require_status,
    segments_of,
)

QUERIES = "nginx can test one query parameter of plain letters and digits at an exact path."
STATUS_OF_PATTERN = "nginx can fill in what a pattern found with the statuses 301 and 302 alone."
FORWARDING = "nginx cannot forward a query to a destination that has a query or a fragment with status {status}."
FRAGMENT = "nginx would forward the query after the fragment."
_PLAIN = re.compile(r"[A-Za-z0-9_]+=[A-Za-z0-9._~-]+")
_FLAGS = {301: "permanent", 302: "redirect"}


def check(one: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises Inexact."""
    made = canonical(one)
    destination = made.destination
    require_pairs(made)
    if made.query and (made.match is Match.PATTERN or not _PLAIN.fullmatch(made.query)):
        raise Inexact(QUERIES)
    regex_writer.expression_of(made)
    if destination is None:
        return made
    require_status(made, "nginx")
    if made.forward_query and "#" in destination:
        raise Inexact(FRAGMENT)
    if made.status in _FLAGS and not made.query:
        return made
    if names_used(destination, names_in_rule(made)):
        raise Inexact(STATUS_OF_PATTERN)
    if made.forward_query and has_query(destination):
        raise Inexact(FORWARDING.format(status=made.status))
    return made


def write(rules: list[RedirectRule]) -> Iterator[str]:
    for host, of_host in groupby(rules, key=lambda one: one.host):
        mine = list(of_host)
        # Those with a query first, of each path.
        exact = sorted((one for one in mine if one.match is Match.EXACT), key=lambda one: (one.path, not one.query))
        patterns = [(one, _rewrite(one)) for one in mine if one.match is Match.PATTERN]
        yield "server {\n" + (f"    server_name {host};\n" if host else "")
        for path, there in groupby(exact, key=lambda one: one.path):
            lines = [_return(one) for one in there]
            if lines[-1].startswith("if"):
                # What other visits of this path find.
                lines += [line for one, line in patterns if _matches(one, path)]
            yield from _block(f"location = {_quoted(unquote(path))}", lines)
        if patterns:
            yield from _block("location /", [line for _, line in patterns])
        yield "}\n"


def _matches(one: RedirectRule, path: str) -> bool:
    """Whether a pattern matches a path."""
    wanted, there = segments_of(one.path), segments_of(path)
    if wanted[-1] == REST:
        wanted.pop()
        there = there[: len(wanted)]
    return len(wanted) == len(there) and all(
        name.startswith(":") or name == text for name, text in zip(wanted, there, strict=True)
    )


def _block(name: str, lines: list[str]) -> Iterator[str]:
    yield f"    {name} {{\n"
    yield from (f"        {line}\n" for line in lines)
    yield "    }\n"


def _return(one: RedirectRule) -> str:
    if one.destination is None:
        text = "return 410;"
    elif one.forward_query and has_query(one.destination) and not one.query:
        return f"rewrite ^ {_quoted(one.destination)} {_FLAGS[one.status]};"
    else:
        text = f"return {one.status} {_quoted(one.destination + '$is_args$args' * one.forward_query)};"
    if not one.query:
        return text
    name, _, value = one.query.partition("=")
    return f'if ($arg_{name} = "{value}") {{ {text} }}'


def _rewrite(one: RedirectRule) -> str:
    regex, destination = regex_writer.expression_of(one)
    if one.destination is not None and one.status in _FLAGS:
        ending = "" if one.forward_query else "?"
        return f"rewrite {_quoted(regex)} {_quoted(destination + ending)} {_FLAGS[one.status]};"
    text = "return 410;"
    if one.destination is not None:
        text = f"return {one.status} {_quoted(one.destination + '$is_args$args' * one.forward_query)};"
    return f"if ($uri ~ {_quoted(regex)}) {{ {text} }}"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


FORMAT = RedirectFormat("nginx", "nginx", nginx.read, write, check, has_hosts=True)
