"""In which order redirects decide: first the more specific one here, first the earlier one in the files of servers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from urllib.parse import unquote_plus

from redirect_formats.rules import (
    NAMED,
    REST,
    SAME,
    KnownRules,
    LineRefusal,
    Match,
    NotExpressible,
    Reading,
    RedirectRule,
    Reserved,
    Row,
    authority,
    canonical,
    compared,
    segments_of,
    shown,
)

# Steps through the patterns of a file, all its lines together: some for each line of a usual file.
MAX_STEPS = 3_000_000
# Segments of patterns that are remembered.
MAX_NODES = 300_000
# Endings and stems of reserved paths, each of which is looked up for each rule.
MAX_KINDS = 50
# Combinations of parameters that rules of one path ask for.
MAX_GROUPS = 1000
# Such combinations that are left out by a look at each, which take as long as one other step.
GROUPS_OF_A_STEP = 20
# Redirects of a server's configuration, and hostnames of a server: each has a redirect of its own here.
MAX_RULES, MAX_HOSTS = 300_000, 50
# Characters of all of these, of which a directive makes one for each hostname.
MAX_RULE_CHARACTERS = 64 * 1024 * 1024
TOO_MANY_RULES = f"The file makes more than {MAX_RULES:,} redirects. Send it in parts."
OTHERS = "Directives that are not imported: {names}."
# Characters of a line in the reason for another.
MAX_EXCEPTED = 100
ANSWERED_BEFORE = "Line {line} comes first for paths that both match, which cannot be so here."
EXCEPTED = (
    "Line {line} ({text}) comes first for some of its paths. It is not imported, so this redirect would take them."
)
HIDES = "It is disabled, and would answer here for paths that line {line} redirects."
TOO_MANY = "Too many patterns of this file overlap to compare their order. Send it in parts."


class _Steps:
    """What the rules of one file may still take to compare."""

    def __init__(self) -> None:
        self._left = MAX_STEPS

    def take(self, number: int = 1) -> None:
        """Raises NotExpressible: there are none left."""
        self._left -= number
        if self._left < 0:
            raise NotExpressible(TOO_MANY)


class _Query:
    """The parameters that a rule asks for: those with a value, and those that may have any."""

    def __init__(self, rule: RedirectRule):
        self.values: dict[str, str] = {}
        self.names: set[str] = set()
        for pair in rule.query.split("&") if rule.query else ():
            name, _, value = pair.partition("=")
            if rule.match is Match.PATTERN and value.startswith(":"):
                self.names.add(unquote_plus(name))
            else:
                self.values[unquote_plus(name)] = unquote_plus(value)

    def __len__(self) -> int:
        return len(self.values) + len(self.names)

    @property
    def rank(self) -> _Rank:
        return _rank(self.values.items(), len(self.names))


# Of several with one path, here the lowest answers: the one with the most parameters.
_Rank = tuple[int, int, list[tuple[str, str]]]


def _rank(values: Iterable[tuple[str, str]], names: int) -> _Rank:
    pairs = sorted(values)
    return -len(pairs) - names, names, pairs


class _Lines:
    """The lines of the rules of one path, by the parameters that they ask for."""

    __slots__ = ("_groups", "_plain", "_steps")

    def __init__(self, steps: _Steps) -> None:
        self._steps = steps
        self._plain: int | None = None
        # By names of parameters, and those of them with any value; then by the values of the others.
        self._groups: dict[tuple[tuple[str, ...], int], dict[tuple[str, ...], int]] = {}

    def add(self, line: int, query: _Query) -> None:
        if not query:
            self._plain = self._plain or line
            return
        names = tuple(sorted(query.values))
        group = self._groups.setdefault((names, len(query.names)), {})
        group.setdefault(tuple(query.values[name] for name in names), line)

    def first(self, query: _Query, *, after: _Rank | None = None) -> tuple[int, bool] | None:
        """A line that a visit can match together with a rule that has this query, and whether each such visit does.

        after: leave out those that come before this rank here.
        """
        if self._plain is not None and (after is None or after <= _rank((), 0)):
            return self._plain, True
        if len(self._groups) > MAX_GROUPS:
            raise NotExpressible(TOO_MANY)
        self._steps.take(len(self._groups) // GROUPS_OF_A_STEP)
        for (names, others), lines in self._groups.items():
            if after is not None and (-len(names) - others, others) < after[:2]:
                continue  # whatever its values are
            is_fixed = not others and query.values.keys() >= set(names)
            wanted = tuple(query.values.get(name, "") for name in names)
            found = [(wanted, lines[wanted])] if is_fixed and wanted in lines else [] if is_fixed else lines.items()
            for number, (values, line) in enumerate(found):
                self._steps.take()
                pairs = [*zip(names, values, strict=True)]
                if after is not None and _rank(pairs, others) < after:
                    continue
                if number >= MAX_GROUPS or all(query.values.get(name, value) == value for name, value in pairs):
                    return line, is_fixed
        return None

    def has(self, query: _Query) -> bool:
        """Whether there is a rule with just these parameters."""
        names = tuple(sorted(query.values))
        values = tuple(query.values[name] for name in names)
        return values in self._groups.get((names, 0), {}) if query else self._plain is not None


@dataclass(slots=True)
class _Node:
    """A segment of a path. end, rest: of the rules that end here, and of those that go on with `*`."""

    literals: dict[str, _Node] = field(default_factory=dict)
    name: _Node | None = None
    end: _Lines | None = None
    rest: _Lines | None = None
    # Some line at or below this segment.
    samples: int = 0


# A line that comes first, and whether it answers for all that a later rule would.
_Earlier = tuple[int, bool]
_ANY = _Query(RedirectRule(url="/", destination=None))


class Order:
    """The earlier rules of a file, and the paths that it reserves for what is not imported."""

    def __init__(self, *, compares_queries: bool = False, is_for_all_hosts: bool = True) -> None:
        """compares_queries: a rule answers only for visits with just its query. is_for_all_hosts: one without a
        hostname answers for each hostname.
        """
        self._hosts: dict[str, _Node] = {}
        # The lines of rules without patterns, by host and path.
        self._exact: dict[str, _Lines] = {}
        # Paths that are reserved, by host and by what they have: an ending, and a stem after this many segments.
        self._reserved: dict[str, dict[tuple[str, str, int], _Node]] = {}
        # Those that are so only until `release`.
        self._passing: dict[str, dict[tuple[str, str, int], _Node]] = {}
        self._texts: dict[int, str] = {}
        self._steps, self._nodes = _Steps(), 0
        self._compares_queries = compares_queries
        self._is_for_all_hosts = is_for_all_hosts

    def reserve(self, line: int, paths: Reserved) -> None:
        """Later rules that would answer for some of these paths are refused."""
        kinds = (self._passing if paths.is_passing else self._reserved).setdefault(paths.host.lower(), {})
        kind = paths.ending.lower(), paths.stem.lower(), len(paths.segments) if paths.stem else 0
        if len(kinds) >= MAX_KINDS:
            kind = "", "", 0
        self._texts.setdefault(line, shown(paths.text, MAX_EXCEPTED))
        self._add(kinds.setdefault(kind, _Node()), line, [*paths.segments], paths.has_rest, _ANY)

    def release(self) -> None:
        self._passing.clear()

    def placed(self, line: int, rule: RedirectRule) -> RedirectRule | LineRefusal:
        """A rule that comes after those before, or why it cannot be."""
        reason, is_covered = "", False
        if before := self._reserved_before(rule):
            reason = EXCEPTED.format(line=before, text=self._texts[before])
        elif earlier := self.earlier(rule):
            if rule.match is Match.PREFIX and self._is_below(rule):
                return self.placed(line, canonical(rule))
            reason, is_covered = ANSWERED_BEFORE.format(line=earlier[0]), earlier[1]
        if not reason:
            self.add(line, rule)
            return rule
        refusal = LineRefusal(shown(rule.url), reason)
        segments, has_rest = parts_of(rule)
        if not is_covered:
            # There it answers, before those after it.
            self.reserve(line, Reserved(rule.url, tuple(segments), has_rest, rule.host))
        return refusal

    def _is_below(self, rule: RedirectRule) -> bool:
        """Whether a prefix could answer for the paths below its own, which another rule has."""
        try:
            below = canonical(rule)
        except NotExpressible:
            return False
        return self.earlier(below) is None

    def _hosts_of(self, host: str) -> Iterator[str]:
        yield host
        if host and self._is_for_all_hosts:
            yield ""

    def earlier(self, rule: RedirectRule) -> _Earlier | None:
        """An earlier rule that answers for some of the paths of this one, which would win here."""
        segments, has_rest = parts_of(rule)
        query, before = _Query(rule), None
        for host in self._hosts_of(rule.host.lower()):
            if before is None and host in self._hosts:
                before = self._shadowing(self._hosts[host], rule, segments, has_rest, query)
            if before is None and rule.match is not Match.PATTERN:
                path = "/".join([host, *segments])
                if path in self._exact:
                    before = self._same(self._exact[path], query)
        return before

    def add(self, line: int, rule: RedirectRule) -> None:
        """Later rules are compared with this one, too."""
        segments, has_rest = parts_of(rule)
        query, host = _Query(rule), rule.host.lower()
        if rule.match is Match.EXACT:
            self._exact.setdefault("/".join([host, *segments]), _Lines(self._steps)).add(line, query)
        else:
            self._add(self._hosts.setdefault(host, _Node()), line, segments, has_rest, query)

    def _same(self, lines: _Lines, query: _Query) -> _Earlier | None:
        """The line of a rule with the same path whose parameters are not more."""
        if self._compares_queries and not lines.has(query):
            return None
        return lines.first(query, after=query.rank)

    def _add(self, node: _Node, line: int, segments: list[str], has_rest: bool, query: _Query) -> None:
        self._nodes += len(segments)
        if self._nodes > MAX_NODES:
            raise NotExpressible(TOO_MANY)
        node.samples = node.samples or line
        for segment in segments:
            if segment == NAMED:
                node.name = node = node.name or _Node()
            else:
                node = node.literals.setdefault(segment, _Node())
            node.samples = node.samples or line
        if has_rest:
            node.rest = node.rest or _Lines(self._steps)
            node.rest.add(line, query)
        else:
            node.end = node.end or _Lines(self._steps)
            node.end.add(line, query)

    def _shadowing(
        self, node: _Node, rule: RedirectRule, segments: list[str], has_rest: bool, query: _Query
    ) -> _Earlier | None:
        for number, segment in enumerate(segments, 1):
            if node.rest is not None and (before := node.rest.first(query)):
                return before
            following = node.name
            if segment != NAMED:
                if node.name is not None and (
                    before := self._overlapping(node.name, islice(segments, number, None), has_rest, query)
                ):
                    return before[0], before[1] and not has_rest and NAMED not in segments
                following = node.literals.get(segment)
            if following is None:
                return None
            node = following
        # Here rules have the same path: those with more parameters come first, but the path itself before patterns.
        is_literal = rule.match is not Match.PATTERN
        after = None if is_literal else query.rank
        if node.rest is not None and (before := node.rest.first(query, after=after if has_rest else None)):
            return before
        if node.end is None or (has_rest and not is_literal):
            return None
        before = node.end.first(query, after=after)
        return before and (before[0], before[1] and not has_rest)

    def _reserved_before(self, rule: RedirectRule) -> int | None:
        """The line that reserves some of the paths of a rule."""
        segments, has_rest = parts_of(rule)
        is_literal, path = not has_rest and segments and segments[-1] != NAMED, "/".join(["", *segments])
        for host in self._hosts_of(rule.host.lower()):
            kinds = [*self._reserved.get(host, {}).items(), *self._passing.get(host, {}).items()]
            for (ending, stem, at), root in kinds:
                if is_literal and not path.endswith(ending):
                    continue
                if len(segments) > at and segments[at] != NAMED and not segments[at].startswith(stem):
                    continue
                if stem and not has_rest and len(segments) <= at:
                    continue
                if before := self._overlapping(root, segments, has_rest, _ANY):
                    return before[0]
        return None

    def _overlapping(self, node: _Node, segments: Iterable[str], has_rest: bool, query: _Query) -> _Earlier | None:
        """A rule below `node` that has a path in common with these segments."""
        nodes = [node]
        for segment in segments:
            for entry in nodes:
                if entry.rest is not None and (before := entry.rest.first(query)):
                    return before
            following: list[_Node] = []
            for item in nodes:
                if segment == NAMED:
                    following += item.literals.values()
                elif segment in item.literals:
                    following.append(item.literals[segment])
                if item.name is not None:
                    following.append(item.name)
            self._steps.take(len(nodes) + len(following))
            if not following:
                return None
            nodes = following
        for entry in nodes:
            if has_rest and entry.samples:
                return entry.samples, False
            for lines in (entry.end, entry.rest):
                if lines is not None and (before := lines.first(query)):
                    return before
        return None


def parts_of(rule: RedirectRule) -> tuple[list[str], bool]:
    """The segments of a rule in one case, with `:` for names, and whether it answers for all paths that follow."""
    segments = segments_of(rule.path)
    if rule.match is Match.PATTERN:
        has_rest = bool(segments) and segments[-1] == REST
        named = segments[:-1] if has_rest else segments
        return [NAMED if segment.startswith(":") else compared(segment) for segment in named], has_rest
    return [compared(segment) for segment in segments], rule.match is Match.PREFIX


# In the place where what is passing ends.
RELEASED = LineRefusal("", "")
_Ranked = tuple[int, RedirectRule | LineRefusal | Reserved]


def in_order(
    rows: Iterable[_Ranked], *, compares_queries: bool = False, is_for_all_hosts: bool = True
) -> Iterator[Row]:
    """The rows with a refusal in place of each rule that there comes after something that it would override here.

    Paths that are only reserved are left out.
    """
    order = Order(compares_queries=compares_queries, is_for_all_hosts=is_for_all_hosts)
    too_many = ""
    for number, row in rows:
        try:
            if isinstance(row, RedirectRule):
                if not row.is_paused:
                    row = LineRefusal(shown(row.url), too_many) if too_many else order.placed(number, row)
            else:
                if row is RELEASED:
                    order.release()
                for paths in (row,) if isinstance(row, Reserved) else row.reserved:
                    order.reserve(number, paths)
        except NotExpressible as reason:
            too_many = str(reason)
            if isinstance(row, RedirectRule):
                row = LineRefusal(shown(row.url), too_many)
        if not isinstance(row, Reserved) and row is not RELEASED:
            yield number, row


# In place of the hostname of any rule.
_ANYWHERE = "*"


def in_order_with_paused(rows: Iterable[_Ranked], *, compares_queries: bool = False) -> list[Row]:
    """As `in_order`; and a paused rule is refused where one that is not redirects its paths, wherever in the file.

    There it does nothing; here it would answer that there is no page. Raises NotExpressible: too many rules.
    """
    placed = [*islice(in_order(rows, compares_queries=compares_queries), MAX_RULES + 1)]
    if len(placed) > MAX_RULES:
        raise NotExpressible(TOO_MANY_RULES)
    active = Order()
    for number, row in placed:
        if isinstance(row, RedirectRule) and not row.is_paused:
            active.add(number, row)
            active.add(number, replace(row, host=_ANYWHERE))
    return [(number, _unless_hiding(active, row)) for number, row in placed]


def _unless_hiding(active: Order, row: RedirectRule | LineRefusal) -> RedirectRule | LineRefusal:
    if isinstance(row, LineRefusal) or not row.is_paused:
        return row
    try:
        # One without a hostname is for whichever the others are for.
        redirects = active.earlier(replace(row, host=row.host or _ANYWHERE))
    except NotExpressible as reason:
        return LineRefusal(shown(row.url), str(reason))
    return LineRefusal(shown(row.url), HIDES.format(line=redirects[0])) if redirects else row


def leads_to_itself(rule: RedirectRule) -> bool:
    """Whether a rule only leads to HTTPS, or from a hostname to its www name, which the hostname answers for here."""
    if not rule.host or rule.destination is None or rule.query:
        return False
    there = authority(rule.destination)
    host = there.partition("://")[2].lower()
    if rule.host.lower() not in (host, host.removeprefix("www.")):
        return False
    path = rule.destination[len(there) :].rstrip("/")
    if rule.match is Match.PREFIX:
        return rule.forward_path and path == rule.path.rstrip("/")
    own = f"{rule.path[:-1]}:splat" if rule.path.endswith("*") else rule.path
    return path == own.rstrip("/")


class RankedRows:
    """The rows of a server's configuration, each with its rank there; the lowest decides first."""

    def __init__(self, *, is_for_all_hosts: bool, compares_slashes: bool = False) -> None:
        """compares_slashes: a path with a slash at its end has a row of its own, which is left out here."""
        self._rows: list[tuple[tuple[int, ...], _Ranked]] = []
        self._paths = self._characters = 0
        self._others: dict[str, None] = {}
        self._is_for_all_hosts = is_for_all_hosts
        self._known = KnownRules() if compares_slashes else None

    def add(self, rank: tuple[int, ...], line: int, result: RedirectRule | LineRefusal | Reserved) -> None:
        if isinstance(result, RedirectRule):
            if self._known and self._known.says(result):
                return
            self._characters += len(result.url) + len(result.destination or "")
        elif isinstance(result, LineRefusal):
            self._paths += len(result.reserved)
        if len(self._rows) + self._paths >= MAX_RULES or self._characters > MAX_RULE_CHARACTERS:
            raise NotExpressible(TOO_MANY_RULES)
        if isinstance(result, RedirectRule) and leads_to_itself(result):
            result = LineRefusal(shown(result.url), SAME)
        self._rows.append((rank, (line, result)))

    def leave_out(self, directive: str) -> None:
        """Note the name of a directive that is not imported."""
        if len(self._others) < 100:
            self._others[directive[:40]] = None

    def reading(self) -> Reading:
        ranked = [row for _, row in sorted(self._rows, key=lambda ranked: ranked[0])]
        notes = [OTHERS.format(names=", ".join(self._others))] if self._others else []
        placed = in_order(ranked, is_for_all_hosts=self._is_for_all_hosts)
        return Reading(iter(sorted(placed, key=lambda row: row[0])), notes)


def by_precedence(rules: Iterable[RedirectRule]) -> list[RedirectRule]:
    """The rules in the order in which the first that matches is the one that answers here."""
    return sorted(rules, key=_precedence)


_END, _LITERAL, _NAMED, _REST = range(4)


def _precedence(rule: RedirectRule) -> tuple[str, list[int], bool, _Rank]:
    segments, has_rest = parts_of(rule)
    kinds = [_NAMED if segment == NAMED else _LITERAL for segment in segments]
    return (
        rule.host,
        [*kinds, _REST if has_rest else _END],
        not has_rest and rule.match is Match.PATTERN,
        _Query(rule).rank,
    )
