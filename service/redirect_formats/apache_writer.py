"""Redirects as RewriteRules of Apache, for a server's configuration or an `.htaccess`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from redirect_formats import apache, regex_writer
from redirect_formats.regex_writer import quoted
from redirect_formats.rules import (
    MATCHED_TOO,
    Match,
    NotExpressible,
    RedirectFormat,
    RedirectRule,
    has_query,
    names_in_rule,
    names_used,
    require_status,
    to_write,
    with_own_paths,
)

QUERIES = "Apache can test query parameters of plain letters and digits."
ENCODING = "Apache cannot fill in what a pattern found where the destination has # or %."
FRAGMENT = "Apache would forward the query after the fragment."
_SIMPLE = re.compile(r"[A-Za-z0-9_~-]+=[A-Za-z0-9._~-]*")


def check(rule: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created = to_write(rule)
    destination = created.destination
    if created.query and not all(_SIMPLE.fullmatch(pair) for pair in created.query.split("&")):
        raise NotExpressible(QUERIES)
    regex_writer.expression_of(created, begin="^/?", dollar="\\$")
    if destination is None:
        return created
    require_status(created, "Apache")
    if _is_encoded(destination) and names_used(destination, names_in_rule(created)):
        raise NotExpressible(ENCODING)
    if created.forward_query and "#" in destination:
        raise NotExpressible(FRAGMENT)
    if created.forward_query and created.query:
        raise NotExpressible(MATCHED_TOO)
    if created.match is Match.PATTERN and "\\" in destination:
        raise NotExpressible(ENCODING)
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    yield "RewriteEngine On\n"
    for rule in with_own_paths(rules):
        if rule.host:
            yield f"RewriteCond %{{HTTP_HOST}} ^{re.escape(rule.host).replace(chr(92) + '-', '-')}$ [NC]\n"
        for pair in rule.query.split("&") if rule.query else ():
            yield f"RewriteCond %{{QUERY_STRING}} (?:^|&){pair.replace('.', chr(92) + '.')}(?:&|$)\n"
        regex, destination = regex_writer.expression_of(rule, begin="^/?", dollar="\\$")
        if rule.destination is None:
            yield f"RewriteRule {quoted(regex)} - [G]\n"
            continue
        flags = [f"R={rule.status}", "L"]
        if _is_encoded(rule.destination):
            flags.append("NE")
        if rule.forward_query and has_query(rule.destination):
            flags.append("QSA")
        elif not rule.forward_query and not has_query(rule.destination):
            flags.append("QSD")
        yield f"RewriteRule {quoted(regex)} {quoted(destination.replace('%', chr(92) + '%'))} [{','.join(flags)}]\n"


def _is_encoded(destination: str) -> bool:
    return "#" in destination or "%" in destination


FORMAT = RedirectFormat(apache.read, write, check, has_hosts=True)
