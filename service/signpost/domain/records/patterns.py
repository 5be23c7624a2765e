"""Redirects whose path has names, and prefixes with a query: how they are written, and which of them answers. Pure.

In a pattern `:name` is one whole segment, `*` at the end is the rest of the path, and `:name` as a whole value of the
query is any value. The patterns of a hostname are one trie. Of all that match a path the first one answers when the
matches are compared segment by segment: a literal before one in another case before a name before `*` and prefixes.
"""

import itertools
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from signpost.domain.records.paths import Pair, Pairs, fold, pairs_in, query_text
from signpost.translations import gettext as _

# Of one hostname; prefixes with a query count as well. They are kept in memory.
MAX_PATTERNS = 1000
# Of their trie: different segments, of which those after different segments are different.
MAX_NODES = 5000
NAME = re.compile(r":([A-Za-z][A-Za-z0-9_]*)")
# What the rest of the path is called in destinations.
SPLAT = "splat"

# In a place (see `stored_address`): a name and the rest. No path in normal form contains braces.
_ANY, _REST = "{}", "{*}"

# How well a segment of a path was matched; less is better. The text decides between segments in other cases.
Rank = tuple[tuple[int, str], ...]
_SAME, _OTHER_CASE, _NAMED, _BELOW = range(4)

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Pattern:
    """What a redirect answers, in parts.

    segments: None for one with a name.  names: of those, in order.  has_rest: whether it ends with `*`, or is a prefix.
    pairs: that a visit must have.  named_pairs: (parameter, name): of any value.  is_prefix: at its own path it is not
    a pattern but an exact path.
    """

    segments: tuple[str | None, ...]
    names: tuple[str, ...] = ()
    has_rest: bool = False
    pairs: Pairs = ()
    named_pairs: Pairs = ()
    is_prefix: bool = False

    @property
    def all_names(self) -> tuple[str, ...]:
        """The names that its destination may hold."""
        rest = (SPLAT,) if self.has_rest else ()
        return (*self.names, *(name for _key, name in self.named_pairs), *rest)

    @property
    def is_literal(self) -> bool:
        """Whether it has no names and no rest."""
        return not self.all_names

    @property
    def place(self) -> str:
        """Text that is the same for patterns that match the same visits: names do not count, nor the order of pairs."""
        segments = [_ANY if segment is None else segment for segment in self.segments]
        return "/".join([*segments, _REST] if self.has_rest else segments) + self._query

    @property
    def _query(self) -> str:
        named = [(name, None) for name, _value in self.named_pairs]
        return place_of_pairs([*self.pairs, *named])

    @property
    def requirements(self) -> "set[Pair | str]":
        """What a visit must have: pairs, and names of parameters."""
        return {*self.pairs, *(name for name, _value in self.named_pairs)}

    def rank_for(self, segments: Sequence[str]) -> Rank:
        """How well it matches a path of `segments`, which it does."""
        matched = zip(self.segments, segments, strict=False)
        rank = tuple(_rank_of_segment(own, came) for own, came in matched)
        return (*rank, (_BELOW, "")) if self.has_rest else rank


def _rank_of_segment(own: str | None, came: str) -> tuple[int, str]:
    if own is None:
        return _NAMED, ""
    return (_SAME, "") if own == came else (_OTHER_CASE, own)


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
            if part == "*":
                raise ValueError(
                    _("Only the last segment can be an asterisk, which means the rest of the path, like /blog/*.")
                )
            raise ValueError(
                _(
                    "In %(segment)s it is not a whole segment: an asterisk, which means the rest of the path, like "
                    "/blog/*.",
                    segment=repr(part[:60]),
                )
            )
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
    for entry in all_names:
        if all_names.count(entry) > 1:
            if entry == SPLAT:
                raise ValueError(_("The name :%(name)s is reserved for *.", name=entry))
            raise ValueError(_("The name :%(name)s appears twice.", name=entry))
    return pattern


def prefix_of(path: str, query: str = "") -> Pattern:
    """The pattern of a prefix."""
    return Pattern(tuple(split(path)), has_rest=True, pairs=tuple(pairs_in(query)), is_prefix=True)


def split(path: str) -> list[str]:
    """The segments of a path without slashes around it."""
    return path.split("/") if path else []


# --- the patterns of a hostname ----------------------------------------------------------------------------------


class PatternMatch(NamedTuple, Generic[Value]):
    """What answers."""

    value: Value
    pattern: Pattern

    @property
    def named(self) -> list[tuple[str, int]]:
        """Each name of a segment, and the position of that segment."""
        positions = [at for at, segment in enumerate(self.pattern.segments) if segment is None]
        return list(zip(self.pattern.names, positions, strict=True))


# Some of the patterns of a hostname: a bit for each.
_Set = int


@dataclass(slots=True)
class _Level:
    """The patterns by what they have as one of their segments. below: those that have the rest here or before."""

    same: dict[str, _Set] = field(default_factory=lambda: defaultdict(int))
    # By the text without case.
    folded: dict[str, _Set] = field(default_factory=lambda: defaultdict(int))
    named: _Set = 0
    below: _Set = 0


class Trie(Generic[Value]):
    """The patterns of a hostname, of which a look-up follows all branches at once.

    The patterns that are left after some segments are a set, and each segment takes a few operations on such sets. So a
    look-up takes as many steps as the path has segments, whatever the patterns are. The patterns are numbered in their
    order for a path that differs from none in case: of a set, the first one is the best.
    """

    def __init__(self, patterns: Sequence[tuple[Pattern, Value]]):
        self._entries = sorted(patterns, key=lambda entry: _order(entry[0]))
        self._all: _Set = (1 << len(patterns)) - 1
        max_length = max((len(pattern.segments) for pattern, _record in patterns), default=0)
        self._levels = [_Level() for _length in range(max_length + 1)]
        # By the number of their segments, those without a rest.
        self._ends: dict[int, _Set] = defaultdict(int)
        # Path without case -> path -> the prefixes with this path.
        self._prefixes: dict[str, dict[str, _Set]] = {}
        # What patterns require of a query -> those that do. Bit k of how many things each requires: the set at k.
        self._requiring: dict[Pair | str, _Set] = defaultdict(int)
        self._required: list[_Set] = []
        for number, (pattern, _value) in enumerate(self._entries):
            self._add(pattern, 1 << number)

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def has_pairs(self) -> bool:
        return bool(self._requiring)

    @property
    def nodes(self) -> int:
        nodes = Nodes()
        for pattern, _value in self._entries:
            nodes.replace(None, pattern)
        return len(nodes)

    def _add(self, pattern: Pattern, numbers: _Set) -> None:
        for level, segment in zip(self._levels, pattern.segments, strict=False):
            if segment is None:
                level.named |= numbers
            else:
                level.same[segment] |= numbers
                level.folded[fold(segment)] |= numbers
        if pattern.has_rest:
            for level in self._levels[len(pattern.segments) :]:
                level.below |= numbers
        else:
            self._ends[len(pattern.segments)] |= numbers
        if pattern.is_prefix:
            path = "/".join(map(str, pattern.segments))
            here = self._prefixes.setdefault(fold(path), {})
            here[path] = here.get(path, 0) | numbers
        for requirement in pattern.requirements:
            self._requiring[requirement] |= numbers
            _count(self._required, numbers)

    def find(
        self, segments: Sequence[str], folded: Sequence[str], pairs: Sequence[Pair] = ()
    ) -> PatternMatch[Value] | None:
        """What answers a path of `segments` (in normal form) with the parameters `pairs`. folded: without case."""
        count = len(segments)
        left = self._ends.get(count, 0) | self._levels[min(count, len(self._levels) - 1)].below
        left &= self._satisfied(pairs)
        for level, segment, without_case in zip(self._levels, segments, folded, strict=False):
            if not left:
                return None
            here = level.below | level.folded.get(without_case, 0) | level.same.get(segment, 0)
            left &= here | level.named if segment else here
        for at, segment in enumerate(segments[: len(self._levels)]):
            if left & (left - 1) == 0:
                # One, or none.
                break
            same = left & self._levels[at].same.get(segment, 0)
            left = same or left & self._like(self._first(left).pattern, at)
        return self._first(left) if left else None

    def prefixes_at(self, path: str, folded_path: str, pairs: Sequence[Pair]) -> list[Value]:
        """The best prefix with this very path; or the best one of each path that differs in case, two at most."""
        if (paths := self._prefixes.get(folded_path)) is None:
            return []
        satisfied = self._satisfied(pairs)
        found = []
        for subset in [paths[path] & satisfied] if paths.get(path, 0) & satisfied else paths.values():
            if subset & satisfied:
                found.append(self._first(subset & satisfied).value)
                if len(found) == 2:
                    break
        return found

    def has_prefix_at(self, folded_path: str) -> bool:
        return folded_path in self._prefixes

    def _first(self, subset: _Set) -> PatternMatch[Value]:
        pattern, value = self._entries[(subset & -subset).bit_length() - 1]
        return PatternMatch(value, pattern)

    def _like(self, pattern: Pattern, at: int) -> _Set:
        """Those that have the same segment as `pattern`, or the rest as it does."""
        if at >= len(pattern.segments):
            return self._levels[at].below
        segment = pattern.segments[at]
        return self._levels[at].named if segment is None else self._levels[at].same[segment]

    def _satisfied(self, pairs: Sequence[Pair]) -> _Set:
        """The patterns that require nothing of a query that is not among `pairs`."""
        if not self._requiring:
            return self._all
        counted = [0] * len(self._required)
        given: set[Pair | str] = {*pairs, *(name for name, _value in pairs)}
        for requirement in given:
            _count(counted, self._requiring.get(requirement, 0))
        differing = 0
        for mine, other in zip(counted, self._required, strict=True):
            differing |= mine ^ other
        return self._all & ~differing


class Nodes:
    """How many nodes the trie of some patterns has, without its root."""

    def __init__(self) -> None:
        self.patterns = 0
        # Number of the node before (0: the root) and segment -> number of the node, and how many patterns have it.
        self._nodes: dict[tuple[int, str | None], tuple[int, int]] = {}
        self._numbers = itertools.count(1)

    def __len__(self) -> int:
        return len(self._nodes)

    def replace(self, old: Pattern | None, new: Pattern | None) -> None:
        """Take out a pattern, put one in, or both."""
        if old is not None:
            self._add(old, -1)
        if new is not None:
            self._add(new, 1)

    def _add(self, pattern: Pattern, change: int) -> None:
        self.patterns += change
        here = 0
        for segment in pattern.segments:
            key = here, segment
            here, users = self._nodes.get(key) or (next(self._numbers), 0)
            self._nodes[key] = here, users + change
            if users + change == 0:
                del self._nodes[key]


def _count(numbers: list[_Set], subset: _Set) -> None:
    """Add one to the number of each pattern in `subset`. Bit k of all numbers: the set at k."""
    for at, bits in enumerate(numbers):
        if not subset:
            return
        numbers[at], subset = bits ^ subset, bits & subset
    if subset:
        numbers.append(subset)


def _order(pattern: Pattern) -> tuple[object, ...]:
    """Less is better, where they match a path in its own case; among those that match the same paths, by the query."""
    segments = [(_NAMED, "") if segment is None else (_SAME, segment) for segment in pattern.segments]
    if pattern.has_rest:
        segments.append((_BELOW, ""))
    # The most pairs first, then the fewest names among them, then the pairs that come first when sorted.
    return segments, -len(pattern.pairs) - len(pattern.named_pairs), len(pattern.named_pairs), sorted(pattern.pairs)
