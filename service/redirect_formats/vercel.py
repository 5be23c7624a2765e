"""`redirects` in vercel.json. Sources are paths with `:name`, modifiers and expressions in parentheses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.parse import unquote_plus

from redirect_formats import json_files, order
from redirect_formats.rules import (
    CONDITION,
    MAX_LINE,
    NAME,
    NAMED,
    NO_SPLAT,
    NOT_LAST,
    Match,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    Reserved,
    Ways,
    compared,
    has_other_names,
    host_and_path,
    leading,
    names_in,
    names_used,
    parameter_name,
    require_forwarding,
    require_pairs,
    reserved_by,
    rule,
    segments_of,
    with_own_paths,
    with_pairs,
)

MAX_CONDITIONS = 20

TOO_MANY = f"It has more than {MAX_CONDITIONS} conditions."
QUERY = "A source has no query; write it under `has`."
MODIFIER = "{part} in a source has no pattern here: only whole segments :name and, at the end, :name* or (.*)."
EXPRESSION = "The value of {condition} is an expression, which has no pattern here."
TWICE = "It has two conditions on the query parameter {key}."
BOTH = "It has `permanent` and `statusCode`."
# An unescaped one has a meaning in a source.
_SPECIAL = re.compile(r"[(){}*+?:\\]")
_REST = re.compile(r"(?::([A-Za-z][A-Za-z0-9_]*))?(?:\*|\(\.\*\))")
_NAMED_SEGMENT = re.compile(r"(:[A-Za-z][A-Za-z0-9_]*)\(\[\^/\]\+\)")
_UNNAMED = "\0"
# At the end of a source: with a slash or without, which Vercel compares.
_SLASH_OR_NOT = "{/}?"
_EXPRESSION = re.compile(r"[\\^$*+?()\[\]{}|]")
_OTHERS = ("routes", "rewrites", "bulkRedirectsPath", "cleanUrls", "trailingSlash")


def read(lines: Iterable[str]) -> Reading:
    file = json_files.loads(lines)
    rows = json_files.entry_rows(json_files.redirects_in(file), _rule, "source", _reserved)
    return Reading(order.in_order(rows), json_files.notes_on(file, _OTHERS))


def _rule(entry: Mapping[str, Any]) -> RedirectRule:
    json_files.require_known(entry, ("source", "destination", "permanent", "statusCode", "has", "missing"))
    host, source = host_and_path(json_files.text_in(entry, "source"))
    source = _without_slash(source)
    destination = json_files.text_in(entry, "destination")
    if "?" in re.sub(r"\\.", "", source):
        raise NotExpressible(QUERY if "=" in source.partition("?")[2] else MODIFIER.format(part="?"))
    path, renamed = _path(source)
    pairs: list[str] = []
    conditions = _list(entry.get("has"))
    if len(conditions) > MAX_CONDITIONS:
        raise NotExpressible(TOO_MANY)
    for condition in conditions:
        host, pairs = _condition(condition, host, pairs)
    if _list(entry.get("missing")):
        raise NotExpressible(CONDITION.format(condition="missing"))
    destination = _destination(destination, renamed)
    query = "&".join(pairs)
    is_pattern = bool(renamed) or any("=:" in pair for pair in pairs) or path.endswith("/*")
    if is_pattern and "splat" not in names_in(path) and names_used(destination, ["splat"]):
        raise NotExpressible(NO_SPLAT)
    return rule(
        url=path + (f"?{query}" if query else ""),
        destination=with_pairs(destination, query),
        status=_status(entry),
        match=Match.PATTERN if is_pattern else Match.EXACT,
        host=host,
        forward_query=True,
    )


def _reserved(entry: Mapping[str, Any], text: str) -> tuple[Reserved, ...]:
    return paths_reserved_by(str(entry.get("source"))[:MAX_LINE], text)


# An expression without a slash, which matches at least one character: of names, or in parentheses.
_ATOM = r"(?:[\w-]|\\[dw.-]|\[(?:\w-\w|\w|\\[dw])+-?\])(?:\+|\{[1-9]\d*(?:,\d*)?\})?"
_GROUP = rf"\((?:{_ATOM})+(?:\|(?:{_ATOM})+)*\)"
_WHOLE_SEGMENT = re.compile(rf"(?::[A-Za-z]\w*)?({_GROUP})?(\?)?", re.ASCII)
_WITHIN_SEGMENT = re.compile(rf"(?:[^:(){{}}*+?\\|\[\]]|\\[^A-Za-z0-9]|:[A-Za-z]\w*(?!\w)|{_GROUP})+", re.ASCII)
_BRANCHES = re.compile(r"\(([\w-]+(?:\|[\w-]+)*)\)", re.ASCII)


def paths_reserved_by(source: str, text: str) -> tuple[Reserved, ...]:
    """The paths of a source with names and expressions as Vercel and Firebase read them (path-to-regexp)."""
    # Without the slash in it, which separates no segments.
    source = _NAMED_SEGMENT.sub(r"\1", _without_slash(source)).replace("([^/]+)", ":p")
    return reserved_by(source, text, has_query=False, ways_of=_ways)


def _ways(segment: str) -> Ways | None:
    if whole := _WHOLE_SEGMENT.fullmatch(segment):
        branches = _BRANCHES.fullmatch(whole[1] or "")
        ways: Ways = tuple((compared(branch),) for branch in branches[1].split("|")) if branches else ((NAMED,),)
        return ((), *ways) if whole[2] else ways
    if not _WITHIN_SEGMENT.fullmatch(segment):
        return None
    is_text = not re.search(r"(?<!\\)(?:\\\\)*[:(]", segment)
    return ((compared(re.sub(r"\\(.)", r"\1", segment)) if is_text else NAMED,),)


def _status(entry: Mapping[str, Any]) -> int:
    permanent = entry.get("permanent")
    if entry.get("statusCode") is None:
        return 307 if permanent is False else 308
    if permanent is not None:
        raise NotExpressible(BOTH)
    return json_files.status_in(entry, "statusCode")


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _without_slash(source: str) -> str:
    """A source without the slash that may be at its end or not."""
    return source.removesuffix(_SLASH_OR_NOT) or "/"


def _path(source: str) -> tuple[str, dict[str, str]]:
    """A source as a path of ours, and for each name of the destination that differs, ours."""
    segments, renamed = [], {}
    # Without the slash in it, which separates no segments.
    parts = segments_of(_NAMED_SEGMENT.sub(r"\1", source).replace("([^/]+)", _UNNAMED))
    unnamed = 0
    for number, part in enumerate(parts, 1):
        rest = _REST.fullmatch(part)
        if rest:
            if number < len(parts):
                raise NotExpressible(NOT_LAST)
            segments.append("*")
            if rest[1]:
                renamed[f":{rest[1]}"] = ":splat"
            else:
                unnamed += 1
                renamed[f"${unnamed}"] = ":splat"
        elif part.startswith(":") and NAME.fullmatch(part, 1):
            segments.append(part)
            renamed[part] = part
        elif part == _UNNAMED:
            unnamed += 1
            segments.append(f":p{unnamed}")
            renamed[f"${unnamed}"] = f":p{unnamed}"
        else:
            literal = re.sub(r"\\([^A-Za-z0-9])", "", part)
            if _UNNAMED in literal or _SPECIAL.search(literal):
                raise NotExpressible(MODIFIER.format(part=part.replace(_UNNAMED, "([^/]+)")[:60]))
            segments.append(re.sub(r"\\(.)", r"\1", part))
    return "/" + "/".join(segments), renamed


def _condition(condition: Any, host: str, pairs: list[str]) -> tuple[str, list[str]]:
    given = condition if isinstance(condition, dict) else {}
    kind, key, value = given.get("type"), given.get("key"), given.get("value")
    if kind == "host" and isinstance(value, str):
        simple = value.replace("\\.", ".")
        if not re.fullmatch(r"[A-Za-z0-9.-]{1,253}", simple):
            raise NotExpressible(EXPRESSION.format(condition="host"))
        return simple, pairs
    if kind == "query" and isinstance(key, str) and 0 < len(key) <= 255:
        if any(parameter_name(pair) == key for pair in pairs):
            raise NotExpressible(TWICE.format(key=key[:60]))
        if value is None:
            # The destination has its value under this name.
            return host, [*pairs, f"{_of_query(key)}=:{key if NAME.fullmatch(key) else f'q{len(pairs) + 1}'}"]
        if not isinstance(value, str) or len(value) > 1024:
            raise NotExpressible(json_files.NOT_TEXT.format(name="value"))
        named = re.fullmatch(r"\(\?<([A-Za-z][A-Za-z0-9_]*)>\.\*\)", value)
        if named:
            return host, [*pairs, f"{_of_query(key)}=:{named[1]}"]
        if _EXPRESSION.search(value):
            raise NotExpressible(EXPRESSION.format(condition=f"query {key[:60]}"))
        return host, [*pairs, f"{_of_query(key)}={_of_query(value)}"]
    raise NotExpressible(CONDITION.format(condition=str(kind)[:60]))


def _of_query(text: str) -> str:
    return text.replace("%", "%25").replace("&", "%26").replace("#", "%23").replace("+", "%2B").replace(" ", "%20")


def _destination(destination: str, renamed: Mapping[str, str]) -> str:
    """A destination with our names."""

    def ours(found: re.Match[str]) -> str:
        return renamed.get(found[1], found[0])

    return re.sub(r"(:[A-Za-z][A-Za-z0-9_]*|\$[0-9])[*+?]?", ours, destination) if renamed else destination


# --- writing -------------------------------------------------------------------------------------------------------

VALUE = "The value of a query parameter has characters that Vercel reads as an expression."
AMBIGUOUS = "Its destination has a text that Vercel would read as a placeholder."


def check(entry: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created, destination = leading(entry, "Vercel")
    require_forwarding(created, "Vercel")
    if re.search(r"\$[0-9]", destination) or re.search(r":[A-Za-z]\w*[*+?]", destination):
        raise NotExpressible(AMBIGUOUS)
    if has_other_names(created, destination):
        raise NotExpressible(AMBIGUOUS)
    require_pairs(created)
    _entry(created)
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    return json_files.written('{\n  "redirects": [', map(_entry, with_own_paths(rules)), "\n    ", "\n  ]\n}\n")


def _entry(item: RedirectRule) -> dict[str, Any]:
    is_pattern = item.match is Match.PATTERN
    parts = []
    for segment in segments_of(item.path):
        if is_pattern and segment == "*":
            parts.append(":splat*")
        elif is_pattern and segment.startswith(":"):
            parts.append(segment)
        else:
            parts.append(_SPECIAL.sub(r"\\\g<0>", segment))
    destination = (
        re.sub(r":splat(?![A-Za-z0-9_])", ":splat*", item.destination or "") if is_pattern else item.destination
    )
    source = "/" + "/".join(parts)
    entry: dict[str, Any] = {"source": source + _SLASH_OR_NOT * (source != "/"), "destination": destination}
    if item.status in (307, 308):
        entry["permanent"] = item.status == 308
    else:
        entry["statusCode"] = item.status
    has: list[dict[str, str]] = [{"type": "host", "value": item.host}] if item.host else []
    for pair in item.query.split("&") if item.query else ():
        has.append(_has(pair, is_pattern))
    return {**entry, "has": has} if has else entry


def _has(pair: str, is_pattern: bool) -> dict[str, str]:
    name, _, value = pair.partition("=")
    if is_pattern and value.startswith(":") and NAME.fullmatch(value, 1):
        return {"type": "query", "key": unquote_plus(name), "value": f"(?<{value[1:]}>.*)"}
    value = unquote_plus(value)
    if _EXPRESSION.search(value):
        raise NotExpressible(VALUE)
    return {"type": "query", "key": unquote_plus(name), "value": value}


FORMAT = RedirectFormat(read, write, check, has_hosts=True, is_json=True)
