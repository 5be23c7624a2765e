"""Redirects as servers of nginx: a location for each exact path, and rewrites for patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from urllib.parse import unquote

from redirect_formats import nginx, regex_writer
from redirect_formats.regex_writer import quoted
from redirect_formats.rules import (
    REST,
    Match,
    NotExpressible,
    RedirectFormat,
    RedirectRule,
    has_query,
    names_in_rule,
    names_used,
    require_pairs,
    require_status,
    segments_of,
    split_destination,
    to_write,
    with_own_paths,
)

QUERIES = "nginx can test one query parameter of plain letters and digits at an exact path."
STATUS_OF_PATTERN = "nginx can fill in what a pattern found with the statuses 301 and 302 alone."
FORWARDING = "nginx cannot forward a query to a destination that has a query or a fragment with status {status}."
FRAGMENT = "nginx would forward the query after the fragment."
DECODED = "nginx would decode the {part} of its destination."
# What a rewrite decodes in the path of its destination: visible characters after %, in ASCII.
_DECODED = re.compile(r"%(?:2[6-9A-F]|[3-6][0-9A-F]|7[0-9A-E])", re.IGNORECASE)
_SIMPLE = re.compile(r"[A-Za-z0-9_]+=[A-Za-z0-9._~-]+")
_FLAGS = {301: "permanent", 302: "redirect"}


def check(rule: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created = to_write(rule)
    destination = created.destination
    require_pairs(created)
    if created.query and (created.match is Match.PATTERN or not _SIMPLE.fullmatch(created.query)):
        raise NotExpressible(QUERIES)
    regex_writer.expression_of(created)
    if destination is None:
        return created
    require_status(created, "nginx")
    if created.forward_query and "#" in destination:
        raise NotExpressible(FRAGMENT)
    if created.status in _FLAGS and not created.query:
        is_rewritten = created.match is Match.PATTERN or (created.forward_query and has_query(destination))
        if is_rewritten and (found := _DECODED.search(split_destination(destination)[0])):
            raise NotExpressible(DECODED.format(part=found[0]))
        return created
    if names_used(destination, names_in_rule(created)):
        raise NotExpressible(STATUS_OF_PATTERN)
    if created.forward_query and has_query(destination):
        raise NotExpressible(FORWARDING.format(status=created.status))
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    for host, of_host in groupby(with_own_paths(rules), key=lambda item: item.host):
        mine = list(of_host)
        # Those with a query first, of each path.
        exact = sorted(
            (entry for entry in mine if entry.match is Match.EXACT),
            key=lambda element: (element.path, not element.query),
        )
        patterns = [(entry, _rewrite(entry)) for entry in mine if entry.match is Match.PATTERN]
        yield "server {\n" + (f"    server_name {host};\n" if host else "")
        for path, group in groupby(exact, key=lambda each_item: each_item.path):
            lines = [_return(entry) for entry in group]
            if lines[-1].startswith("if"):
                # What other visits of this path find.
                lines += [line for pattern, line in patterns if _matches(pattern, path)]
            # nginx compares the whole path, with the slash at its end.
            for spelling in (path, f"{path}/") if path != "/" else (path,):
                yield from _block(f"location = {quoted(unquote(spelling))}", lines)
        if patterns:
            yield from _block("location /", [line for _, line in patterns])
        yield "}\n"


def _matches(rule: RedirectRule, path: str) -> bool:
    """Whether a pattern matches a path."""
    wanted, actual = segments_of(rule.path), segments_of(path)
    if wanted[-1] == REST:
        wanted.pop()
        actual = actual[: len(wanted)]
    return len(wanted) == len(actual) and all(
        name.startswith(":") or name == text for name, text in zip(wanted, actual, strict=True)
    )


def _block(name: str, lines: list[str]) -> Iterator[str]:
    yield f"    {name} {{\n"
    yield from (f"        {line}\n" for line in lines)
    yield "    }\n"


def _return(rule: RedirectRule) -> str:
    if rule.destination is None:
        text = "return 410;"
    elif rule.forward_query and has_query(rule.destination) and not rule.query:
        return f"rewrite ^ {quoted(rule.destination)} {_FLAGS[rule.status]};"
    else:
        text = f"return {rule.status} {quoted(rule.destination + '$is_args$args' * rule.forward_query)};"
    if not rule.query:
        return text
    name, _, value = rule.query.partition("=")
    return f'if ($arg_{name} = "{value}") {{ {text} }}'


def _rewrite(rule: RedirectRule) -> str:
    regex, destination = regex_writer.expression_of(rule)
    if rule.destination is not None and rule.status in _FLAGS:
        ending = "" if rule.forward_query else "?"
        return f"rewrite {quoted(regex)} {quoted(destination + ending)} {_FLAGS[rule.status]};"
    text = "return 410;"
    if rule.destination is not None:
        text = f"return {rule.status} {quoted(rule.destination + '$is_args$args' * rule.forward_query)};"
    return f"if ($uri ~ {quoted(regex)}) {{ {text} }}"


FORMAT = RedirectFormat(nginx.read, write, check, has_hosts=True)
