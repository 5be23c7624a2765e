"""Where a directive of nginx is: for which hostnames, paths and conditions; and destinations with variables."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import unquote

from redirect_formats import regexes
from redirect_formats.nginx_syntax import Directive
from redirect_formats.rules import (
    SAME,
    WHOLE_QUERY,
    Match,
    NotExpressible,
    Reserved,
    compared,
    encoded,
    reserved_by,
    segments_of,
    shown,
)

OPEN_LOCATION = (
    "location {path} also answers for longer names; location = {path} or location {path}/ would be one redirect."
)
NAMED_LOCATION = "A named location has no address of its own."
CONDITION = "The condition ({condition}) cannot be tested by a redirect here."
VARIABLE = "The variable {name} has nothing like it here."
NOT_AT_END = "{name} is only possible at the end of a path."


@dataclass(frozen=True)
class DirectivePlace:
    """Where a directive is. path: "" for a whole server. rank: which of two places decides first, the lower one."""

    hosts: tuple[str, ...] = ("",)
    path: str = ""
    match: Match = Match.PREFIX
    query: str = ""
    groups: regexes.RegexPattern | None = None
    rank: tuple[int, ...] = (0, 0)
    note: str = ""
    # Of its server: whether it has expressions, and the beginnings (^~) that come before them.
    has_expressions: bool = False
    before_expressions: Beginnings = ()
    # The variable whose value decides whether this place is reached.
    tested: str = ""

    @property
    def is_whole(self) -> bool:
        return self.path in ("", "/") and self.match is Match.PREFIX and not self.query


def inside_condition(directive: Directive, place: DirectivePlace, maps: Container[str]) -> DirectivePlace:
    """The place within an `if`. maps: the variables that maps of redirects fill. Raises NotExpressible."""
    text, written = " ".join(directive.words[1:]), directive.text.removeprefix("if").strip()
    if not (text.startswith("(") and text.endswith(")")):
        raise NotExpressible(CONDITION.format(condition=written))
    written = written.removeprefix("(").removesuffix(")").strip()
    name, operator, value = [*text[1:-1].strip().split(None, 2), "", ""][:3]
    if name in maps and (not operator or (operator == "!=" and value.strip("\"'") in ("", "0"))):
        return replace(place, tested=name)
    if operator == "=" and name in ("$host", "$http_host", "$server_name"):
        if place.hosts not in (("",), (value.lower(),)) and value.lower() not in place.hosts:
            raise NotExpressible(CONDITION.format(condition=written))
        return replace(place, hosts=(value.lower(),))
    if operator == "=" and name.startswith("$arg_") and place.match is not Match.PREFIX and not place.query:
        return replace(place, query=f"{name[5:]}={_of_query(value)}")
    if place.is_whole and operator == "=" and name in ("$uri", "$request_uri") and value.startswith("/"):
        path, _, query = value.partition("?") if name == "$request_uri" else (encoded(value), "", "")
        note = WHOLE_QUERY if name == "$request_uri" else ""
        return replace(place, path=path, query=query, match=Match.EXACT, note=note)
    if place.is_whole and operator in ("~", "~*") and name == "$uri":
        pattern = regexes.pattern_of(value)
        return replace(place, path=pattern.path, match=pattern.match, groups=pattern)
    raise NotExpressible(CONDITION.format(condition=written))


def inside_location(directive: Directive, place: DirectivePlace) -> DirectivePlace:
    """The place within a location. Raises NotExpressible: no path of ours is the same."""
    kind, path = _kind_and_path(directive)
    inner = replace(place, groups=None, query="", tested="", rank=location_rank(directive, place))
    if path.startswith("@"):
        raise NotExpressible(NAMED_LOCATION)
    if kind in ("~", "~*"):
        pattern = regexes.pattern_of(path)
        return replace(inner, path=pattern.path, match=pattern.match, groups=pattern)
    if not path.startswith("/") or kind not in ("", "=", "^~"):
        raise NotExpressible(CONDITION.format(condition=shown(" ".join(directive.words))))
    if kind == "=":
        return replace(inner, path=encoded(path), match=Match.EXACT)
    if not path.endswith("/"):
        raise NotExpressible(OPEN_LOCATION.format(path=shown(path)))
    return replace(inner, path=encoded(path), match=Match.PREFIX)


def _kind_and_path(location: Directive) -> tuple[str, str]:
    words = location.words[1:]
    return (words[0], words[1]) if len(words) == 2 else ("", words[0] if len(words) == 1 else "")


def location_rank(directive: Directive, place: DirectivePlace) -> tuple[int, ...]:
    """When nginx takes a location: a path itself, then expressions in their order, then the longest beginning."""
    kind, path = _kind_and_path(directive)
    if kind == "=":
        return 1, directive.line
    if kind in ("~", "~*"):
        # Those within a location are compared before those of the server.
        return (3, directive.line) if place.rank[0] == 0 else (2, place.rank[1], directive.line)
    return 2 if kind == "^~" and place.has_expressions else 4, -len(path)


def inside_server(block: list[Directive], place: DirectivePlace) -> DirectivePlace:
    """The place within a server, or a part of it, with these directives."""
    found = [_kind_and_path(each) for each in block if each.name == "location"]
    return replace(
        place,
        has_expressions=any(kind.startswith("~") for kind, _ in found),
        before_expressions=_shortest(path for kind, path in found if kind == "^~"),
    )


# Texts of which none begins with another, in order.
Beginnings = tuple[str, ...]


def _shortest(paths: Iterable[str]) -> Beginnings:
    found: list[str] = []
    for path in sorted(paths):
        if not found or not path.startswith(found[-1]):
            found.append(path)
    return tuple(found)


def _begins_with_any(path: str, beginnings: Beginnings) -> bool:
    # Only the last of those up to it can be one of its own.
    at = bisect_right(beginnings, path)
    return at > 0 and path.startswith(beginnings[at - 1])


def is_after_expressions(location: Directive, place: DirectivePlace) -> bool:
    """Whether a location is within one that comes before expressions, and after them itself."""
    kind, path = _kind_and_path(location)
    return place.has_expressions and not kind and _begins_with_any(path, place.before_expressions)


def reserved_at(directive: Directive, place: DirectivePlace) -> tuple[Reserved, ...]:
    """The paths for which a directive decides that is not imported."""
    if directive.name == "location":
        kind, path = _kind_and_path(directive)
        return () if path.startswith("@") else _reserved(place.hosts, kind or "^", path, directive.text)
    hosts, here = place.hosts, place.path or "/"
    if directive.name == "if":
        name, operator, value = _condition(directive)
        inner = [each for each in directive.block or () if each.name in ("return", "rewrite")]
        if name in _OF_PATHS:
            if operator in ("~", "~*", "="):
                return _reserved(hosts, operator, value, directive.text, has_query="request" in name)
        elif all(re.fullmatch("[45][0-9][0-9]", " ".join(each.words[1:2])) for each in inner):
            return ()  # some visitors are refused
        elif name in _OF_HOSTS:
            left = [host for host in hosts if (host == _bare(value)) is (operator == "=")]
            hosts = () if operator == "!=" and hosts == ("",) else tuple(left) if operator in ("=", "!=") else hosts
        if inner and all(_is_same_address(each, place.hosts, name, operator, value) for each in inner):
            return ()
    if directive.name == "rewrite" and place.is_whole and len(directive.words) > 2:
        return _reserved(hosts, "~", directive.words[1], directive.text)
    if place.match is Match.PATTERN:
        return tuple(paths for host in hosts for paths in reserved_by(here, directive.text, host))
    return _reserved(hosts, "=" if place.match is Match.EXACT else "^", unquote(here), directive.text)


_OF_PATHS = ("$uri", "$document_uri", "$request_uri")
_OF_HOSTS = ("$host", "$http_host", "$server_name")


def _bare(host: str) -> str:
    return host.strip("\"'").lower().removeprefix("www.")


def _condition(directive: Directive) -> tuple[str, str, str]:
    text = " ".join(directive.words[1:]).removeprefix("(").removesuffix(")").strip()
    name, operator, value = [*text.split(None, 2), "", "", ""][:3]
    return name, operator, value.strip("\"'")


def _reserved(
    hosts: Iterable[str], kind: str, path: str, text: str, *, has_query: bool = False
) -> tuple[Reserved, ...]:
    """kind: `~` of an expression, `=` of a path itself, `^` of those that begin like it."""
    if kind.startswith("~"):
        return regexes.reserved_by(path, text, has_query=has_query, hosts=hosts)
    segments = [*map(compared, segments_of(path.partition("?")[0] if has_query else path))]
    if kind == "=":
        return tuple(Reserved(text, tuple(segments), has_rest=False, host=host) for host in hosts)
    stem = segments.pop() if segments and not path.endswith("/") else ""
    return tuple(Reserved(text, tuple(segments), host=host, stem=stem) for host in hosts)


def is_within(path: str, place: DirectivePlace) -> bool:
    """Whether a path, which may be a pattern, is in a place."""
    if place.match is Match.PREFIX:
        return f"{path}/".startswith(place.path.rstrip("/") + "/")
    return place.match is Match.EXACT and path.rstrip("/") == place.path.rstrip("/")


def _of_query(text: str) -> str:
    return text.replace("#", "%23").replace("&", "%26").strip("\"'")


# --- destinations ----------------------------------------------------------------------------------------------------

_VARIABLE = re.compile(r"\$(?:\{([A-Za-z0-9_]+)\}|([1-9]|[A-Za-z_][A-Za-z0-9_]*))")
_SAME_HOST = re.compile(r"(?:https|\$scheme)://\$(?:host|http_host|server_name)(?=[/?$]|\Z)")
# As a whole, the address of the visit by another hostname, or by HTTPS.
_SAME_PATH = re.compile(
    r"(?:https?|\$scheme)://(?P<host>(?:www\.)?\$\{?\w+\}?|[^/?#$]+)(?P<path>/?\$\{?\w+\}?)\??", re.ASCII
)
_WHOLE_PATHS: tuple[str, ...] = ("$request_uri", "${request_uri}", "$uri", "${uri}")
# What an expression for all paths captures.
_CAPTURED_PATHS = {
    "(.*)": ("$1", "${1}"),
    "/(.*)": ("/$1", "/${1}"),
    "(/.*)": ("$1", "${1}"),
    "": (),
    "/": (),
    ".*": (),
}
_OF_SCHEMES = ("$scheme", "$https", "$server_port", "$http_x_forwarded_proto", "$http_x_forwarded_ssl")
_OF_WWW = re.compile(r"\^\(?(?:\?:)?www\\?\.")


def _is_same_address(directive: Directive, hosts: tuple[str, ...], name: str, operator: str, value: str) -> bool:
    """Whether a redirect in a condition on the scheme or hostname leads to another spelling of the same address."""
    words, whole = directive.words, _WHOLE_PATHS
    if directive.name == "rewrite" and len(words) > 2:
        captured = _CAPTURED_PATHS.get(regexes.plain(words[1]).removeprefix("^").removesuffix("$"))
        if captured is None:
            return False
        words, whole = words[:3], (*whole, *captured)
    found = _SAME_PATH.fullmatch(words[-1].removesuffix("$is_args$args"))
    if found is None or found["path"] not in whole:
        return False
    host, is_of_www = found["host"].lower(), operator in ("~", "~*") and _OF_WWW.match(value) is not None
    if "$" in host:
        variable = host.removeprefix("www.").strip("${}")
        return variable in ("host", "http_host", "server_name") or (name in _OF_HOSTS and is_of_www)
    if hosts != ("",):
        return _bare(host) in map(_bare, hosts)
    if name in _OF_HOSTS:
        return is_of_www or operator in ("!=", "!~", "!~*") or _bare(value) == _bare(host)
    return name in _OF_SCHEMES


_QUERY_TAIL = re.compile(r"(?:\?|\$is_args|\$\{is_args\})\$\{?(?:args|query_string)\}?\Z")


def parts_of(text: str) -> list[Any]:
    """A destination as texts and variables."""
    parts: list[Any] = []
    at = 0
    for found in _VARIABLE.finditer(text):
        parts += [text[at : found.start()], regexes.Ref(found[1] or found[2], found[0])]
        at = found.end()
    return [part for part in [*parts, text[at:]] if part != ""]


def destination_at(parts: list[Any], place: DirectivePlace) -> tuple[str, bool, bool]:
    """A destination in our terms, whether it forwards the rest of the path, and the query. Raises NotExpressible."""
    text = "".join(part if isinstance(part, str) else part.text for part in parts)
    forward_query = False
    if tail := _QUERY_TAIL.search(text):
        text, forward_query = text[: tail.start()], True
    text = _SAME_HOST.sub("", text, count=1)
    if text.startswith("$scheme"):
        raise NotExpressible(VARIABLE.format(name="$scheme"))
    known = dict(place.groups.groups) if place.groups is not None else {}
    pattern = regexes.RegexPattern(place.path or "/", place.match, known)
    pieces = parts_of(text)
    for number, part in enumerate(pieces, 1):
        if isinstance(part, str):
            continue
        group = known.get(part.group)
        if part.group in ("request_uri", "uri", "document_uri") or (group is not None and group.name == "uri"):
            if number < len(pieces):
                raise NotExpressible(NOT_AT_END.format(name=part.text))
            destination = _with_path(pieces, pattern, begins_with_slash=group is None or bool(group.begins_with_slash))
            return destination, place.match is Match.PREFIX, forward_query or part.group == "request_uri"
        if group is None:
            reason = regexes.NO_GROUP if part.group.isdigit() else VARIABLE
            raise NotExpressible(reason.format(name=part.text, group=part.text))
    return regexes.destination_of(pieces, pattern), False, forward_query


def _with_path(pieces: list[Any], pattern: regexes.RegexPattern, *, begins_with_slash: bool) -> str:
    """A destination that ends with the path of the visit, which a prefix forwards. Raises NotExpressible."""
    *former, last = pieces
    before = "".join(piece for piece in former if isinstance(piece, str))
    if not before:
        raise NotExpressible(SAME)
    if before.endswith("/") == begins_with_slash:
        raise NotExpressible(regexes.TWO_SLASHES.format(group=last.text))
    path = pattern.path if begins_with_slash else pattern.path[1:]
    if pattern.match is Match.PATTERN:
        path = re.sub(r"\*\Z", ":splat", path)
    return regexes.destination_of(former, pattern) + (path.rstrip("/") if pattern.match is Match.PREFIX else path)
