"""In which order redirects decide: first the more specific one here, first the earlier one in the files of servers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote

from signpost.domain.records.record import Match
from signpost.transfer.redirect_formats.rules import (
    REST,
    Inexact,
    LineRefusal,
    Reading,
    RedirectRule,
    Row,
    segments_of,
    shown,
)

# Steps through the patterns of a file, all its lines together: some for each line of a usual file.
MAX_STEPS = 3_000_000
# Segments of patterns that are remembered.
MAX_NODES = 300_000
# Redirects of a server's configuration, and hostnames of a server: each has a redirect of its own here.
MAX_RULES, MAX_HOSTS = 300_000, 50
TOO_MANY_RULES = f"The file makes more than {MAX_RULES:,} redirects. Send it in parts."
OTHERS = "Directives that are not imported: {names}."
ANSWERED_BEFORE = "Line {line} comes first for paths that both match; here the more specific redirect does."
TOO_MANY = "Too many patterns of this file overlap to compare their order. Send it in parts."
# In place of `:name`, whatever the name is.
_NAME = ":"


@dataclass(slots=True)
class _Node:
    """A segment of a path. end, rest: the line of the rule that ends here, and of the one that goes on with `*`."""

    literals: dict[str, _Node] = field(default_factory=dict)
    name: _Node | None = None
    end: int | None = None
    rest: int | None = None
    # Some line at or below this segment.
    samples: int = 0


class Order:
    """The earlier rules of a file."""

    def __init__(self, *, compares_queries: bool = False) -> None:
        """compares_queries: a rule without a query does not answer for visits with one."""
        self._hosts: dict[str, _Node] = {}
        # The lines of rules without patterns and queries, by host and path.
        self._exact: dict[str, int] = {}
        self._steps = self._nodes = 0
        self._compares_queries = compares_queries

    def earlier(self, line: int, rule: RedirectRule) -> int | None:
        """The line of an earlier rule that answers for some of the paths of this one, which would win here."""
        segments, has_rest = _parts(rule)
        host = rule.host.lower()
        node = self._hosts.setdefault(host, _Node())
        before = self._shadowing(node, segments, has_rest)
        if rule.match is Match.EXACT:
            path = "/".join([host, *segments])
            if not rule.query:
                self._exact.setdefault(path, line)
            elif before is None and not self._compares_queries:
                before = self._exact.get(path)
        elif before is None:
            self._add(node, line, segments, has_rest)
        return before

    def _add(self, node: _Node, line: int, segments: list[str], has_rest: bool) -> None:
        self._nodes += len(segments)
        if self._nodes > MAX_NODES:
            raise Inexact(TOO_MANY)
        node.samples = node.samples or line
        for segment in segments:
            if segment == _NAME:
                node.name = node = node.name or _Node()
            else:
                node = node.literals.setdefault(segment, _Node())
            node.samples = node.samples or line
        if has_rest:
            node.rest = node.rest or line
        else:
            node.end = node.end or line

    def _shadowing(self, node: _Node, segments: list[str], has_rest: bool) -> int | None:
        for number, segment in enumerate(segments, 1):
            if node.rest is not None:
                return node.rest
            following = node.name
            if segment != _NAME:
                if node.name is not None:
                    before = self._overlapping(node.name, segments[number:], has_rest)
                    if before is not None:
                        return before
                following = node.literals.get(segment)
            if following is None:
                return None
            node = following
        return None if has_rest else node.rest

    def _overlapping(self, node: _Node, segments: list[str], has_rest: bool) -> int | None:
        """The line of a rule below `node` that has a path in common with these segments."""
        nodes = [node]
        for segment in segments:
            found = next((entry.rest for entry in nodes if entry.rest is not None), None)
            if found is not None:
                return found
            following: list[_Node] = []
            for item in nodes:
                if segment == _NAME:
                    following += item.literals.values()
                elif segment in item.literals:
                    following.append(item.literals[segment])
                if item.name is not None:
                    following.append(item.name)
            self._steps += len(nodes) + len(following)
            if self._steps > MAX_STEPS:
                raise Inexact(TOO_MANY)
            if not following:
                return None
            nodes = following
        for entry in nodes:
            found = entry.samples if has_rest else entry.rest if entry.end is None else entry.end
            if found:
                return found
        return None


def _parts(rule: RedirectRule) -> tuple[list[str], bool]:
    """The segments of a rule in one case, with `:` for names, and whether it answers for all paths that follow."""
    segments = segments_of(rule.path)
    if rule.match is Match.PATTERN:
        has_rest = bool(segments) and segments[-1] == REST
        named = segments[:-1] if has_rest else segments
        return [_NAME if segment.startswith(":") else unquote(segment).lower() for segment in named], has_rest
    # A literal that is the mark of names cannot be mistaken for one.
    return [unquote(segment).lower() or " " for segment in segments], rule.match is Match.PREFIX


def in_order(rows: Iterable[Row], *, compares_queries: bool = False) -> Iterator[Row]:
    """The rows with a refusal in place of each rule that an earlier one overrides there, but not here."""
    order = Order(compares_queries=compares_queries)
    for number, row in rows:
        if isinstance(row, RedirectRule) and not row.is_paused:
            try:
                before = order.earlier(number, row)
                refusal = "" if before is None else ANSWERED_BEFORE.format(line=before)
            except Inexact as reason:
                refusal = str(reason)
            if refusal:
                yield number, LineRefusal(shown(row.url), refusal)
                continue
        yield number, row


class RankedRows:
    """The rows of a server's configuration, each with its rank there; the lowest decides first."""

    def __init__(self) -> None:
        self._rows: list[tuple[tuple[int, ...], Row]] = []
        self._others: dict[str, None] = {}

    def add(self, rank: tuple[int, ...], line: int, result: RedirectRule | LineRefusal) -> None:
        if len(self._rows) >= MAX_RULES:
            raise Inexact(TOO_MANY_RULES)
        self._rows.append((rank, (line, result)))

    def leave_out(self, directive: str) -> None:
        """Note the name of a directive that is not imported."""
        if len(self._others) < 100:
            self._others[directive[:40]] = None

    def reading(self) -> Reading:
        ranked = [row for _, row in sorted(self._rows, key=lambda ranked: ranked[0])]
        notes = [OTHERS.format(names=", ".join(self._others))] if self._others else []
        return Reading(iter(sorted(in_order(ranked), key=lambda row: row[0])), notes)


def by_precedence(rules: Iterable[RedirectRule]) -> list[RedirectRule]:
    """The rules in the order in which the first that matches is the one that answers here."""
    return sorted(rules, key=_precedence)


_END, _LITERAL, _NAMED, _REST = range(4)


def _precedence(rule: RedirectRule) -> tuple[str, list[int], int]:
    segments, has_rest = _parts(rule)
    kinds = [_NAMED if segment == _NAME else _LITERAL for segment in segments]
    return rule.host, [*kinds, _REST if has_rest else _END], -len(rule.query.split("&")) if rule.query else 0
