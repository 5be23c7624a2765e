"""Redirects whose path has names, and prefixes with a query: how they are written, and which of them answers. Pure.

In a pattern `:name` is one whole segment, `*` at the end is the rest of the path, and `:name` as a whole value of the
query is any value. The patterns of a hostname are one trie. Of all that match a path the first one answers when the
matches are compared segment by segment: a literal before one in another case before a name before `*` and prefixes.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from signpost.domain.paths import MAX_SEGMENTS, Pairs, fold, pairs_in, query_text

# Of one hostname; prefixes with a query count as well. They are kept in memory.
MAX_PATTERNS = 1000
NAME = re.compile(r":([A-Za-z][A-Za-z0-9_]*)")
# What the rest of the path is called in destinations.
SPLAT = "splat"

# In a place (see `place_of`): a name and the rest. No path in normal form contains braces.
_ANY, _REST = "{}", "{*}"

# How well a segment of a path was matched; less is better. The text decides between segments in other cases.
Rank = tuple[tuple[int, str], ...]
_SAME, _OTHER_CASE, _NAMED, _BELOW = range(4)

# The segments of a visited path, the same without case, and the parameters of the visit.
_Visited = tuple[Sequence[str], Sequence[str], Sequence[tuple[str, str]]]

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Pattern:
    """What a redirect answers, in parts.

    segments: None for one with a name.  names: of those, in order.  has_rest: whether it ends with `*`, or is a prefix.
    pairs: that a visit must have.  named_pairs: (parameter, name): of any value.
    """

    segments: tuple[str | None, ...]
    names: tuple[str, ...] = ()
    has_rest: bool = False
    pairs: Pairs = ()
    named_pairs: Pairs = ()

    @property
    def all_names(self) -> tuple[str, ...]:
        """The names that its destination may hold."""
        rest = (SPLAT,) if self.has_rest else ()
        return (*self.names, *(name for _, name in self.named_pairs), *rest)

    @property
    def is_literal(self) -> bool:
        """Whether it has no names and no rest."""
        return not self.all_names

    @property
    def place(self) -> str:
        """Text that is the same for patterns that match the same visits: names do not count, nor the order of pairs."""
        segments = [_ANY if one is None else one for one in self.segments]
        return "/".join([*segments, _REST] if self.has_rest else segments) + self._query

    @property
    def _query(self) -> str:
        named = [(name, None) for name, _ in self.named_pairs]
        return place_of_pairs([*self.pairs, *named])

    def among(self, pairs: Collection[tuple[str, str]], values: Mapping[str, str]) -> bool:
        """Whether a visit has its pairs. values: of the visit, by parameter."""
        return all(pair in pairs for pair in self.pairs) and all(name in values for name, _ in self.named_pairs)


def place_of_pairs(pairs: Sequence[tuple[str, str | None]]) -> str:
    """`?` and the pairs in one order, or "" for none; a value that is None is any value."""
    written = sorted(query_text([(name, value or "")]) + (f"={_ANY}" if value is None else "") for name, value in pairs)
    return "?" + "&".join(written) if written else ""


def parse(path: str, query: str = "") -> Pattern:
    """A pattern from a path and a query in normal form. Raises ValueError with a sentence."""
    segments: list[str | None] = []
    names: list[str] = []
    parts = split(path)
    has_rest = bool(parts) and parts[-1] == "*"
    for part in parts[:-1] if has_rest else parts:
        if "*" in part:
            where = "Only the last segment may be" if part == "*" else f"In {part[:60]!r} it is not a whole segment:"
            raise ValueError(f"{where} an asterisk, which means the rest of the path, like /blog/*.")
        if (name := NAME.fullmatch(part)) is not None:
            names.append(name[1])
            segments.append(None)
        else:
            segments.append(part)
    pairs, named = [], []
    for parameter, value in pairs_in(query):
        if (name := NAME.fullmatch(value)) is not None:
            named.append((parameter, name[1]))
        else:
            pairs.append((parameter, value))
    pattern = Pattern(tuple(segments), tuple(names), has_rest, tuple(pairs), tuple(named))
    all_names = pattern.all_names
    for one in all_names:
        if all_names.count(one) > 1:
            what = "is what * is called" if one == SPLAT else "is there twice"
            raise ValueError(f"The name :{one} {what}.")
    return pattern


def split(path: str) -> list[str]:
    """The segments of a path without slashes around it."""
    return path.split("/") if path else []


# --- the patterns of a hostname ----------------------------------------------------------------------------------


class Match(NamedTuple, Generic[Value]):
    """What answers. used: how many segments were matched before the rest.  named: (name, position of its segment)."""

    value: Value
    pattern: Pattern
    rank: Rank
    used: int
    named: tuple[tuple[str, int], ...]

    @property
    def order(self) -> tuple[Rank, int]:
        """Less is better, among matches of one path."""
        return self.rank, -len(self.pattern.pairs) - len(self.pattern.named_pairs)


@dataclass(slots=True)
class _Node(Generic[Value]):
    children: dict[str, "_Node[Value]"] = field(default_factory=dict)
    # Text without case -> the segments of `children`, sorted.
    other_cases: dict[str, list[str]] = field(default_factory=dict)
    named: "_Node[Value] | None" = None
    # Those that end here, and those that have the rest from here on; those with the most pairs first.
    ends: list[tuple[Pattern, Value]] = field(default_factory=list)
    rests: list[tuple[Pattern, Value]] = field(default_factory=list)


class Trie(Generic[Value]):
    """The patterns of a hostname. A look-up visits each node at most once, and there are few: MAX_PATTERNS."""

    def __init__(self, patterns: Sequence[tuple[Pattern, Value]]):
        self.has_pairs = any(pattern.pairs or pattern.named_pairs for pattern, _ in patterns)
        self._count = len(patterns)
        self._root: _Node[Value] = _Node()
        for pattern, value in patterns:
            self._add(pattern, value)

    def __len__(self) -> int:
        return self._count

    def _add(self, pattern: Pattern, value: Value) -> None:
        node = self._root
        for segment in pattern.segments:
            if segment is None:
                node.named = node.named or _Node()
                node = node.named
            else:
                if segment not in node.children:
                    node.children[segment] = _Node()
                    alike = node.other_cases.setdefault(fold(segment), [])
                    alike.append(segment)
                    alike.sort()
                node = node.children[segment]
        here = node.rests if pattern.has_rest else node.ends
        here.append((pattern, value))
        here.sort(key=_order_of_pairs)

    def find(
        self, segments: Sequence[str], folded: Sequence[str], pairs: Sequence[tuple[str, str]] = ()
    ) -> Match[Value] | None:
        """What answers a path of `segments` (in normal form) with the parameters `pairs`. folded: without case."""
        return next(self._matches(self._root, (segments, folded, pairs), 0, ()), None)

    def _matches(self, node: _Node[Value], visited: _Visited, at: int, rank: Rank) -> Iterator[Match[Value]]:
        """All matches below `node`, the best first."""
        segments, folded, pairs = visited
        if at == len(segments):
            yield from _satisfied(node.ends, pairs, rank, at)
        elif at < MAX_SEGMENTS:
            segment = segments[at]
            if (child := node.children.get(segment)) is not None:
                yield from self._matches(child, visited, at + 1, (*rank, (_SAME, "")))
            for other in node.other_cases.get(folded[at], ()):
                if other != segment:
                    yield from self._matches(node.children[other], visited, at + 1, (*rank, (_OTHER_CASE, other)))
            if node.named is not None and segment:
                yield from self._matches(node.named, visited, at + 1, (*rank, (_NAMED, "")))
        yield from _satisfied(node.rests, pairs, (*rank, (_BELOW, "")), at)


def _order_of_pairs(one: tuple[Pattern, object]) -> tuple[int, int, list[tuple[str, str]]]:
    """The most pairs first, then the fewest names among them, then the pairs that come first when sorted."""
    pattern = one[0]
    return -len(pattern.pairs) - len(pattern.named_pairs), len(pattern.named_pairs), sorted(pattern.pairs)


def _satisfied(
    entries: Sequence[tuple[Pattern, Value]], pairs: Sequence[tuple[str, str]], rank: Rank, used: int
) -> Iterator[Match[Value]]:
    for pattern, value in entries:
        if not (pattern.pairs or pattern.named_pairs) or pattern.among(pairs, dict(pairs)):
            positions = [at for at, segment in enumerate(pattern.segments) if segment is None]
            yield Match(value, pattern, rank, used, tuple(zip(pattern.names, positions, strict=True)))


def rank_of_prefix(prefix: Sequence[str], segments: Sequence[str]) -> Rank:
    """The rank of a prefix that answers a path, of whose segments it differs at most in case."""
    matched = [
        (_SAME, "") if one == other else (_OTHER_CASE, one) for one, other in zip(prefix, segments, strict=False)
    ]
    return (*matched, (_BELOW, ""))
