"""Configurations of nginx: `return` and `rewrite` in servers and locations, and maps that they use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from redirect_formats import nginx_syntax, regexes
from redirect_formats.nginx_places import (
    CONDITION,
    DirectivePlace,
    destination_at,
    inside_condition,
    inside_location,
    inside_server,
    is_after_expressions,
    is_within,
    location_rank,
    parts_of,
    reserved_at,
)
from redirect_formats.nginx_syntax import MAX_DIRECTIVES, Directive
from redirect_formats.order import MAX_HOSTS, RankedRows
from redirect_formats.rules import (
    REDIRECT_STATUSES,
    REST,
    SAME,
    WHOLE_QUERY,
    LineRefusal,
    Match,
    NotExpressible,
    Reading,
    encoded,
    rule,
    shown,
    whole_text,
    with_pairs,
    without_www,
)

WILDCARD = "A hostname with a wildcard or an expression cannot be connected; name each hostname."
TOO_MANY_HOSTS = f"The server has more than {MAX_HOSTS} hostnames."
STATUS = "return {status} is not a redirect."
INTERNAL = "A rewrite within the server shows another page at this address; only redirects are imported."
OUTSIDE = "The expression matches no path of its location."
MAP_SOURCE = "A map of {name} cannot be a list of redirects; one of $uri or $request_uri can."
MAP_UNUSED = "No return or rewrite uses {name} alone, so its status is not known."
MAP_DEFAULT = "The default of the map redirects everything else; write a location / for it."
MAP_INCLUDE = "Another file is not read. Put its lines here."
MAP_PLACE = "A map is only possible for a whole server."
MAP_HOSTS = f"The map is used for more than {MAX_HOSTS} hostnames. Use it for fewer, and send the file again."
LOOSE_ENTRY = "An entry of a map without its block: map $uri $new { ... }."


@dataclass
class _Map:
    directive: Directive
    source: str
    uses: list[tuple[DirectivePlace, int, list[Any], bool]] = field(default_factory=list)


class _Reader(RankedRows):
    def __init__(self) -> None:
        super().__init__(is_for_all_hosts=False, compares_slashes=True)
        self._maps: dict[str, _Map] = {}

    def read(self, directives: list[Directive]) -> None:
        for entry in _all_maps(directives):
            if len(entry.words) == 3 and entry.block is not None:
                self._maps[entry.words[2]] = _Map(entry, entry.words[1])
        self._walk(directives, inside_server(directives, DirectivePlace()))
        for name, map_ in self._maps.items():
            self._entries(name, map_)

    # --- places ---------------------------------------------------------------------------------------------------

    def _walk(self, directives: list[Directive], place: DirectivePlace) -> None:
        for directive in directives:
            try:
                self._directive(directive, place)
            except NotExpressible as reason:
                paths = () if str(reason) == SAME else reserved_at(directive, place)
                self.add((*place.rank, directive.line), directive.line, LineRefusal(directive.text, str(reason), paths))

    def _directive(self, directive: Directive, place: DirectivePlace) -> None:
        match directive.name:
            case "http" if directive.block is not None:
                self._walk(directive.block, place)
            case "server" if directive.block is not None:
                self._walk(
                    directive.block, inside_server(directive.block, replace(place, hosts=self._hosts(directive)))
                )
            case "location" if directive.block is not None:
                self._location(directive, directive.block, place)
            case "if" if directive.block is not None:
                inner = [each for each in directive.block if each.name in ("return", "rewrite")]
                if inner:
                    self._walk(inner, inside_condition(directive, place, self._maps))
            case "return":
                self._return(directive, place)
            case "rewrite":
                self._rewrite(directive, place)
            case "map" | "server_name":
                pass  # read before
            case _ if directive.name.startswith(("/", "~")) and len(directive.words) == 2:
                raise NotExpressible(LOOSE_ENTRY)
            case _:
                self.leave_out(directive.name)

    def _location(self, directive: Directive, block: list[Directive], place: DirectivePlace) -> None:
        rank = location_rank(directive, place)
        if is_after_expressions(directive, place):
            for reserved in reserved_at(directive, place):
                self.add((2, rank[1]), directive.line, reserved)
        try:
            inner = inside_location(directive, place)
        except NotExpressible as reason:
            paths = reserved_at(directive, place)
            if any(map(_redirects, block)):
                self.add(rank, directive.line, LineRefusal(directive.text, str(reason), paths))
                return
            inner, block = replace(place, rank=rank), [each for each in block if each.name != "location"]
        self._walk(block, inner)
        if not any(map(_is_for_all, block)):
            # What it has for all others of its paths.
            for reserved in reserved_at(directive, place):
                self.add((*rank, MAX_DIRECTIVES), directive.line, reserved)

    def _hosts(self, server: Directive) -> tuple[str, ...]:
        names = [
            (entry.line, name)
            for entry in server.block or []
            if entry.name == "server_name"
            for name in entry.words[1:]
        ]
        hosts: dict[str, None] = {}
        for line, name in names:
            if name in ("_", ""):
                continue
            if name.startswith((".", "~")) or REST in name:
                self.add((0, 0), line, LineRefusal(shown(name), WILDCARD))
            else:
                hosts[name.lower()] = None
        found = without_www(hosts)
        if len(found) > MAX_HOSTS:
            raise NotExpressible(TOO_MANY_HOSTS)
        return found or ("",)

    # --- redirects ------------------------------------------------------------------------------------------------

    def _return(self, directive: Directive, place: DirectivePlace) -> None:
        words = directive.words[1:]
        if len(words) == 1 and not words[0].isdigit():
            words = ["302", *words]
        status = int(words[0]) if words and re.fullmatch(r"[0-9]{3}", words[0]) else 0
        if status == 410:
            return self._make(directive, place, status, None, forward_query=False)
        if status not in REDIRECT_STATUSES or len(words) != 2:
            raise NotExpressible(STATUS.format(status=shown(" ".join(words))))
        self._make(directive, place, status, words[1], forward_query=False)

    def _rewrite(self, directive: Directive, place: DirectivePlace) -> None:
        if len(directive.words) not in (3, 4):
            raise NotExpressible(INTERNAL)
        _, regex, destination, *flags = directive.words
        is_absolute = destination.startswith(("http://", "https://", "$scheme"))
        status = {"permanent": 301, "redirect": 302}.get(flags[0] if flags else "", 302 if is_absolute else 0)
        if not status:
            raise NotExpressible(INTERNAL)
        pattern = regexes.pattern_of(regex)
        forward_query = not destination.endswith("?")
        destination = destination.removesuffix("?")
        if pattern.path == "/*" and not place.is_whole:
            # Whatever is in this place.
            groups = {
                name: regexes.CaptureGroup("uri", group.begins_with_slash) for name, group in pattern.groups.items()
            }
            place = replace(place, groups=regexes.RegexPattern(place.path, place.match, groups))
        else:
            if place.query or place.groups is not None or not is_within(pattern.path, place):
                raise NotExpressible(OUTSIDE)
            place = replace(place, path=pattern.path, match=pattern.match, groups=pattern)
        self._make(directive, place, status, destination, forward_query=forward_query)

    def _make(
        self, directive: Directive, place: DirectivePlace, status: int, destination: str | None, *, forward_query: bool
    ) -> None:
        """Add what a directive does, for each hostname."""
        parts = None if destination is None else parts_of(destination)
        used = [part.group for part in parts or () if isinstance(part, regexes.Ref) and f"${part.group}" in self._maps]
        if place.tested and place.tested[1:] not in used:
            raise NotExpressible(CONDITION.format(condition=place.tested[:60]))
        place = replace(place, rank=(*place.rank, directive.line))
        if not used:
            return self._add_rules(directive.line, place, status, parts, forward_query)
        if not place.is_whole and place.path != "/*":
            raise NotExpressible(MAP_PLACE)
        uses = self._maps[f"${used[0]}"].uses
        if sum(len(each.hosts) for each, *_ in uses) + len(place.hosts) > MAX_HOSTS:
            raise NotExpressible(MAP_HOSTS)
        uses.append((place, status, parts or [], forward_query))

    def _add_rules(
        self, line: int, place: DirectivePlace, status: int, parts: list[Any] | None, forward_query: bool
    ) -> None:
        """parts: of the destination; None: gone."""
        url = (place.path or "/") + (f"?{place.query}" if place.query else "")
        if parts is None:
            created = rule(url=url, destination=None, match=place.match, note=place.note)
        else:
            destination, forwards_path, also_query = destination_at(parts, place)
            if forward_query or also_query:
                destination = with_pairs(destination, place.query)
            created = rule(
                url=url, destination=destination, status=status, match=place.match,
                forward_path=forwards_path, forward_query=forward_query or also_query, note=place.note,
            )  # fmt: skip
        created = regexes.with_optional_slash(created, place.groups)
        for host in place.hosts:
            self.add(place.rank, line, replace(created, host=host))

    # --- maps -----------------------------------------------------------------------------------------------------

    def _entries(self, name: str, map_: _Map) -> None:
        if map_.source not in ("$uri", "$request_uri"):
            if map_.uses:
                reason = MAP_SOURCE.format(name=map_.source[:60])
                self.add((9,), map_.directive.line, LineRefusal(map_.directive.text, reason))
            return
        for entry in map_.directive.block or []:
            try:
                self._entry(entry, name, map_)
            except NotExpressible as reason:
                self.add((9,), entry.line, LineRefusal(entry.text, str(reason)))

    def _entry(self, entry: Directive, name: str, map_: _Map) -> None:
        key, *values = entry.words
        if key in ("hostnames", "volatile") and not values:
            return
        if key == "include":
            raise NotExpressible(MAP_INCLUDE)
        value = values[0] if values else ""
        if value in ("", "0"):
            return
        if key == "default":
            raise NotExpressible(MAP_DEFAULT)
        if not map_.uses:
            raise NotExpressible(MAP_UNUSED.format(name=name[:60]))
        pattern, query = None, ""
        if key.startswith("~"):
            pattern = regexes.pattern_of(key.removeprefix("~*").removeprefix("~"))
            path, match = pattern.path, pattern.match
        else:
            key, match = key.removeprefix("\\"), Match.EXACT
            path, _, query = key.partition("?") if map_.source == "$request_uri" else (encoded(key), "", "")
        for place, status, parts, forward_query in map_.uses:
            rank = (*place.rank, int(pattern is not None), entry.line)
            note = WHOLE_QUERY if map_.source == "$request_uri" else ""
            here = replace(place, path=path, match=match, query=query, groups=pattern, rank=rank, note=note)
            filled: list[Any] = []
            for part in parts:
                is_map = isinstance(part, regexes.Ref) and f"${part.group}" == name
                filled += parts_of(value) if is_map else [part]
            self._add_rules(entry.line, here, status, filled, forward_query)


def _redirects(directive: Directive) -> bool:
    """Whether there is a redirect in a directive."""
    return directive.name in ("return", "rewrite") or any(map(_redirects, directive.block or ()))


def _is_for_all(directive: Directive) -> bool:
    """Whether a directive ends every request of its place."""
    if directive.name != "rewrite":
        return directive.name == "return"
    return directive.words[1:2] == ["^"] and directive.words[3:] in (["permanent"], ["redirect"])


def _all_maps(directives: list[Directive]) -> Iterator[Directive]:
    for directive in directives:
        if directive.name == "map":
            yield directive
        elif directive.name == "http":
            yield from _all_maps(directive.block or [])


def read(lines: Iterable[str]) -> Reading:
    reader = _Reader()
    reader.read(nginx_syntax.directives_of(whole_text(lines)))
    return reader.reading()
