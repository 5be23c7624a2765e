"""`hosting.redirects` in firebase.json. Sources are globs with `:name`, or regular expressions."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from redirect_formats import json_files, order, regexes, vercel
from redirect_formats.rules import (
    GLUED_NAME,
    MAX_LINE,
    NAME,
    NAMED,
    NOT_LAST,
    REST,
    Match,
    NotExpressible,
    Reading,
    RedirectFormat,
    RedirectRule,
    Reserved,
    Ways,
    authority,
    compared,
    glued_name,
    has_other_names,
    leading,
    names_in,
    names_in_rule,
    names_used,
    require_forwarding,
    reserved_by,
    rule,
    segments_of,
    shown,
    without_rest,
)

NO_LIST = "It contains no list `hosting.redirects`."
SITES = "It has redirects of several sites. Put those of one site in a file."
GLOB = "{part} in a source has no pattern here: only whole segments *, :name and, at the end, ** or :name*."
QUERY = "A source has no query."
NO_NAME = "The destination uses :{name}, which the source does not have."
EITHER = "It needs `source` or `regex`, not both."
_SPECIAL = re.compile(r"[*?\[\]{}()!@+|\\:]")
_REST = re.compile(r":([A-Za-z][A-Za-z0-9_]*)\*")
_IN_DESTINATION = re.compile(r":([A-Za-z0-9_]+)\*?")
# Without a segment that begins so, Firebase sends a destination as it is.
_HAS_NAMES = "/:"
_BELOW = "{,/**}"
# Where nothing follows, both are left out of a destination.
_SPLAT_AND_SLASH = re.compile(r"/:splat(?![A-Za-z0-9_])")
_OTHERS = ("rewrites", "cleanUrls", "trailingSlash", "i18n")


def read(lines: Iterable[str]) -> Reading:
    file = json_files.loads(lines)
    hosting = file.get("hosting", file) if isinstance(file, dict) else file
    sites = [site for site in (hosting if isinstance(hosting, list) else [hosting]) if isinstance(site, dict)]
    found = [site for site in sites if isinstance(site.get("redirects"), list)]
    if not found:
        raise NotExpressible(NO_LIST)
    if len(found) > 1:
        raise NotExpressible(SITES)
    rows = json_files.entry_rows(found[0]["redirects"], _rule, "source", _reserved)
    return Reading(order.in_order(rows), json_files.notes_on(found[0], _OTHERS))


def _rule(entry: Mapping[str, Any]) -> RedirectRule:
    json_files.require_known(entry, ("source", "regex", "destination", "type"))
    destination, status = json_files.text_in(entry, "destination"), json_files.status_in(entry, "type")
    if ("source" in entry) is ("regex" in entry):
        raise NotExpressible(EITHER)
    pattern, rest = None, ""
    if "regex" in entry:
        pattern = regexes.pattern_of(json_files.text_in(entry, "regex"))
        _require_names(destination, pattern.groups, pattern.groups)
        parts = re.split(r":([A-Za-z][A-Za-z0-9_]*|[1-9])", destination)
        destination = regexes.destination_of(
            (
                regexes.Ref(part, f":{part}")
                if number % 2 and part in pattern.groups
                else f":{part}" * (number % 2) or part
                for number, part in enumerate(parts)
            ),
            pattern,
        )
        path, match = pattern.path, pattern.match
    else:
        source = json_files.text_in(entry, "source")
        if "?" in source:
            raise NotExpressible(QUERY if "=" in source else GLOB.format(part="?"))
        path, rest = _path("/" + source.lstrip("/"))
        is_pattern = path.endswith("/*") or "/:" in path
        match = Match.PATTERN if is_pattern else Match.EXACT
        if is_pattern and (glued := glued_name(destination, names_in(path.removesuffix("/*")), rest)):
            raise NotExpressible(GLUED_NAME.format(name=glued))
        _require_names(destination, _IN_DESTINATION.findall(source), [*names_in(path), rest] if is_pattern else ())
        if rest:
            destination = _IN_DESTINATION.sub(lambda found: ":splat" if found[1] == rest else found[0], destination)
    created = rule(url=path, destination=destination, status=status, match=match, forward_query=True)
    if rest:
        with suppress(NotExpressible):
            return regexes.as_prefix(created)
    return regexes.with_optional_slash(created, pattern)


def _reserved(entry: Mapping[str, Any], text: str) -> tuple[Reserved, ...]:
    if isinstance(entry.get("regex"), str):
        return regexes.reserved_by(entry["regex"], text or shown(entry["regex"][:MAX_LINE]))
    source = "/" + str(entry.get("source"))[:MAX_LINE].lstrip("/")
    if ":" in source:
        return vercel.paths_reserved_by(source, text)
    return reserved_by(source, text, has_query=False, ways_of=_ways)


_BRANCHES = re.compile(r"@\(([\w-]+(?:\|[\w-]+)*)\)|\{([\w-]+(?:,[\w-]+)*)\}", re.ASCII)
# Of a glob that matches one segment, whatever it is: without what may have a slash, or be nothing.
_ONE_SEGMENT = re.compile(r"(?!\*\*)(?:[\w.~%, -]|\*(?!\*)|\?(?!\())+", re.ASCII)


def _ways(segment: str) -> Ways | None:
    """What a segment of a glob can be."""
    if branches := _BRANCHES.fullmatch(segment):
        return tuple((compared(branch),) for branch in (branches[1] or branches[2]).replace(",", "|").split("|"))
    return ((NAMED,),) if _ONE_SEGMENT.fullmatch(segment) else None


def _unknown_name(destination: str, names: Container[str]) -> str:
    """What Firebase would look for in the source, which does not have it; "" where nothing is."""
    text = _after_host(destination)
    used = _IN_DESTINATION.finditer(text) if _HAS_NAMES in text else ()
    return next((found[1] for found in used if found[1] not in names), "")


def _require_names(destination: str, names: Container[str], ours: Iterable[str]) -> None:
    """Raises NotExpressible: a destination uses what is no name there, or has one of ours as text."""
    if unknown := _unknown_name(destination, names):
        raise NotExpressible(NO_NAME.format(name=unknown))
    used = _IN_DESTINATION.findall(_after_host(destination))
    if text := [name for name in used if name in {*ours}] if _HAS_NAMES not in destination else []:
        raise NotExpressible(regexes.TAKEN.format(name=text[0]))


def _after_host(destination: str) -> str:
    return destination if destination.startswith("/") else destination.removeprefix(authority(destination))


def _path(source: str) -> tuple[str, str]:
    """A source as a path of ours, and the name that `*` has in its destination."""
    has_rest = source.endswith(_BELOW)
    segments: list[str] = []
    name = ""
    parts = segments_of(source.removesuffix(_BELOW))
    for number, part in enumerate(parts, 1):
        named = _REST.fullmatch(part)
        if part == "**" or named:
            if number < len(parts) or has_rest:
                raise NotExpressible(NOT_LAST)
            has_rest, name = True, named[1] if named else ""
        elif part == "*":
            segments.append(f":p{number}")
        elif part.startswith(":") and NAME.fullmatch(part, 1):
            segments.append(part)
        elif special := _SPECIAL.search(part):
            raise NotExpressible(GLOB.format(part=special[0]))
        else:
            segments.append(part)
    return "/" + "/".join([*segments, *(["*"] if has_rest else [])]), name


# --- writing -------------------------------------------------------------------------------------------------------

NO_QUERY = "Firebase does not compare queries."
NAME_AS_TEXT = "Its destination has a name within a segment alone, which Firebase would send as text."
FRAGMENT = "Firebase would forward the query after the fragment."
MODIFIER = "Firebase would read the {part} of its destination as a name that may be missing or come again."
_MODIFIED = re.compile(r":[A-Za-z][A-Za-z0-9_]*[*+?]")
AS_TEXT = "It has a character that Firebase would read as a part of a pattern."


def check(entry: RedirectRule) -> RedirectRule:
    """The rule as it is written. Raises NotExpressible."""
    created, destination = leading(entry, "Firebase")
    if created.query:
        raise NotExpressible(NO_QUERY)
    require_forwarding(created, "Firebase")
    if "#" in destination:
        raise NotExpressible(FRAGMENT)
    is_pattern = created.match is Match.PATTERN
    for segment in segments_of(created.path):
        if _SPECIAL.search(segment) and not (is_pattern and (segment == "*" or segment.startswith(":"))):
            raise NotExpressible(AS_TEXT)
    names = names_in_rule(created)
    if has_other_names(created, destination) or _unknown_name(destination, names):
        raise NotExpressible(AS_TEXT)
    if found := _MODIFIED.search(destination):
        raise NotExpressible(MODIFIER.format(part=found[0]))
    if names_used(destination, names) and _HAS_NAMES not in destination:
        raise NotExpressible(NAME_AS_TEXT)
    return created


def write(rules: list[RedirectRule]) -> Iterator[str]:
    return json_files.written(
        '{\n  "hosting": {\n    "redirects": [', map(_entry, _with_own_paths(rules)), "\n      ", "\n    ]\n  }\n}\n"
    )


def _with_own_paths(rules: Iterable[RedirectRule]) -> Iterator[RedirectRule]:
    """The rules, and before each one whose own path would lose a slash of its destination, one for that path."""
    for item in rules:
        if item.match is Match.PATTERN and item.path.endswith(f"/{REST}"):
            own = without_rest(item)
            sent = _SPLAT_AND_SLASH.sub("", item.destination or "")
            # A hostname is the same address with a slash after it.
            if own.destination not in (sent, f"{sent}/" if sent == authority(sent) else sent):
                yield own
        yield item


def _entry(item: RedirectRule) -> dict[str, Any]:
    source = f"{item.path[:-1]}:splat*" if item.match is Match.PATTERN and item.path.endswith("/*") else item.path
    return {"source": source, "destination": item.destination, "type": item.status}


FORMAT = RedirectFormat(read, write, check, is_json=True)
