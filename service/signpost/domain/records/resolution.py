"""Decides which record of a hostname answers a path and a query. Pure.

`look_up` is the only implementation. Visits, `explain` and the check for loops before a record is saved call it, each
with its own source of records (`RecordSource`). The order is:

1. Records with this whole path; if there is none, records with a path that differs only in case, provided that it is
   the only such path. If several records have the path and differ in their query, the one with the most parameters
   that the visit has, too. A prefix takes part at its own path.
2. Patterns and prefixes, compared segment by segment (domain/records/patterns.py). The root record, the catch-all of
   its hostname, is the shortest prefix.
"""

import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, TypeVar

from signpost.domain.records import paths, patterns
from signpost.domain.records.paths import MAX_SEGMENTS, Pair
from signpost.domain.records.paths import fold as fold
from signpost.domain.records.record import Match
from signpost.translations import gettext as _

logger = logging.getLogger("signpost.resolution")

# `alias_folded` of a record that is found through the trie of its hostname.
IN_TRIE = "?"


class Candidate(Protocol):
    """A record that may answer."""

    @property
    def path(self) -> str: ...
    @property
    def query(self) -> str: ...
    @property
    def alias_folded(self) -> str: ...
    @property
    def answers(self) -> Match: ...


AnyCandidate = TypeVar("AnyCandidate", bound=Candidate)


class StoredAddress(NamedTuple):
    """The address of a record, as it is stored.

    key: unique within the hostname. folded: the key by which it is looked up. written: path and query as given, unless
    `key` equals them.
    """

    key: str
    folded: str
    written: str | None


def stored_address(path: str, query: str, answers: Match) -> StoredAddress:
    """How the address of a record is stored. Raises ValueError with a sentence if its pattern is not valid."""
    written = f"{path}?{query}" if query else path
    if answers is not Match.EXACT and len(patterns.split(path)) > MAX_SEGMENTS:
        raise ValueError(_too_deep(answers))
    if answers is Match.PATTERN:
        pattern = patterns.parse(path, query)
        # A pattern without names is stored and found like an exact path.
        if not pattern.is_literal:
            return StoredAddress(pattern.place, IN_TRIE, written)
    if not query:
        return StoredAddress(path, fold(path), None)
    pairs = paths.pairs_in(query)
    folded = IN_TRIE if answers is Match.PREFIX else paths.key_of(fold(path), pairs)
    return StoredAddress(path + patterns.place_of_pairs(pairs), folded, written)


def possible_keys(path: str, query: str) -> set[str]:
    """Every key that a record with this path and query may have, depending on its `match`."""
    keys = {path + patterns.place_of_pairs(paths.pairs_in(query))}
    with contextlib.suppress(ValueError):
        keys.add(patterns.parse(path, query).place)
    return keys


def conflict_of(path: str, query: str, answers: Match) -> str | None:
    """The key of another place that answers the same paths; None if there is none.

    A prefix and a pattern that ends with `*` conflict if they require the same parameters. An exact path and such a
    pattern do not.
    """
    if answers is Match.PREFIX:
        return patterns.prefix_of(path, query).place
    if answers is Match.PATTERN and (path == "*" or path.endswith("/*")):
        pattern = patterns.parse(path, query)
        if None not in pattern.segments and not pattern.named_pairs:
            return "/".join(map(str, pattern.segments)) + patterns.place_of_pairs(pattern.pairs)
    return None


def are_in_conflict(answers: Match, others: Match) -> bool:
    """Whether a record and the one at the place of `conflict_of` answer the same paths.

    They do not if the other one is a pattern without names: it is stored where a prefix would be, but answers one path.
    """
    return {answers, others} == {Match.PREFIX, Match.PATTERN}


def pattern_of(candidate: Candidate) -> patterns.Pattern:
    """The pattern of a record that is IN_TRIE. Raises ValueError."""
    return pattern_at(candidate.path, candidate.query, candidate.answers)


def pattern_at(path: str, query: str, answers: Match) -> patterns.Pattern:
    """The pattern of a record with this path and query. Raises ValueError."""
    if len(patterns.split(path)) > MAX_SEGMENTS:
        raise ValueError(_too_deep(answers))
    return patterns.parse(path, query) if answers is Match.PATTERN else patterns.prefix_of(path, query)


def _too_deep(answers: Match) -> str:
    return _("The path of a %(match)s can have at most %(limit)s segments.", match=answers, limit=MAX_SEGMENTS)


def trie_of(candidates: Iterable[AnyCandidate]) -> patterns.Trie[AnyCandidate]:
    """The trie of those records of a hostname that are IN_TRIE. Invalid patterns are logged and left out."""
    found = []
    for candidate in candidates:
        try:
            found.append((pattern_of(candidate), candidate))
        except ValueError:
            # Stored before validation became stricter, or by another program. Other records must keep working.
            logger.exception("The pattern %s cannot be used.", candidate.path)
    return patterns.Trie(found)


# --- looking up --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PathLookup:
    """A path to look up. raw: as sent, without leading slashes. segments: in normal form."""

    raw: str
    segments: tuple[str, ...]
    # Whether the path is short enough to exist in another case.
    is_folded: bool

    @cached_property
    def path(self) -> str:
        return "/".join(self.segments)

    @cached_property
    def folded_segments(self) -> tuple[str, ...]:
        """The first MAX_SEGMENTS segments, which patterns and prefixes are compared with, without case."""
        first = self.segments[:MAX_SEGMENTS]
        return tuple(fold(entry) if self.is_folded or entry.isascii() else entry for entry in first)

    @cached_property
    def folded_path(self) -> str:
        return fold(self.path) if self.is_folded else self.path

    def folded(self) -> list[str]:
        """The `alias_folded` of the path and of each of its prefixes: every one by which a record may answer."""
        prefix = ""
        found = [""]
        for segment in self.folded_segments[: len(self.segments) - 1]:
            prefix = f"{prefix}/{segment}" if prefix else segment
            found.append(prefix)
        return [*found, self.folded_path] if self.segments and self.is_folded else found

    def rest_after(self, count: int) -> str:
        """The raw path after its first `count` segments and a slash."""
        parts = self.raw.split("/", count)
        return parts[count] if len(parts) > count else ""

    def raw_segment(self, position: int) -> str:
        return self.raw.split("/", position + 1)[position]


def parse_path(raw_path: str) -> PathLookup | None:
    """Parse a percent-encoded path; None if it has a malformed escape."""
    raw = raw_path.lstrip("/")
    path = paths.normal_form(raw.rstrip("/"))
    if path is None:
        return None
    return PathLookup(raw, tuple(patterns.split(path)), paths.may_be_stored(raw))


class Found(NamedTuple, Generic[AnyCandidate]):
    """The record that answers.

    rest: the raw path below the record's own path. values: raw values of the names in its pattern. used: query
    parameters that the record requires. is_whole: whether its path is the whole path that was looked up.
    """

    candidate: AnyCandidate
    rest: str
    values: dict[str, str] | None = None
    used: frozenset[str] = frozenset()
    is_whole: bool = False


class RecordSource(Protocol[AnyCandidate]):
    """Reads the records of a hostname. trie: those that are IN_TRIE."""

    @property
    def trie(self) -> patterns.Trie[AnyCandidate]: ...

    def parameters_at(self, folded_path: str) -> Iterable[str]:
        """The sets of parameters that records with this path require, each as in `paths.key_of`."""

    def found_by(self, keys: list[str]) -> Iterable[AnyCandidate]:
        """The records whose `alias_folded` is one of `keys`."""


class LookedUp(NamedTuple, Generic[AnyCandidate]):
    """The result of a lookup.

    found: the record that answers, if any. is_by_query: whether the result depends on the query. asks_here: whether any
    record with this path requires parameters.
    """

    found: Found[AnyCandidate] | None
    is_by_query: bool
    asks_here: bool


def look_up(lookup: PathLookup, query: str, source: RecordSource[AnyCandidate]) -> LookedUp[AnyCandidate]:
    """Look up the record of a hostname that answers a visit. query: as sent."""
    trie, path = source.trie, lookup.folded_path
    names = list(source.parameters_at(path))
    is_by_query = bool(names) or trie.has_pairs
    pairs = paths.pairs_in(query) if is_by_query else []
    keys = lookup.folded() + [key for group in names for key in paths.keys_for(path, group, pairs)]
    found = choose(lookup, source.found_by(keys), trie, pairs)
    return LookedUp(found, is_by_query, bool(names) or trie.has_prefix_at(path))


class FoundHere(Protocol):
    """A result of a lookup, as far as previews need it."""

    @property
    def is_whole(self) -> bool: ...


AnyFound = TypeVar("AnyFound", bound=FoundHere)


def preview_of(path: str, found: AnyFound | None, find: Callable[[str], AnyFound | None]) -> AnyFound | None:
    """The record that `path` previews by its final `+`; None if it is not a preview.

    found: the record that answers `path`. If it has exactly this path, `+` is part of its alias. find: looks up another
    path. A record that answers only as a prefix or as a pattern has no preview.
    """
    if path[-1:] != "+" or (found is not None and found.is_whole):
        return None
    before = find(path[:-1])
    return before if before is not None and before.is_whole else None


def choose(
    lookup: PathLookup,
    candidates: Iterable[AnyCandidate],
    trie: patterns.Trie[AnyCandidate],
    pairs: Sequence[Pair] = (),
) -> Found[AnyCandidate] | None:
    """The record that answers, if any. candidates: records found by `alias_folded`; `trie` has the others."""
    has = frozenset(pairs)
    found = [
        candidate for candidate in candidates if not candidate.query or has.issuperset(paths.pairs_in(candidate.query))
    ]
    here = [*found, *trie.prefixes_at(lookup.path, lookup.folded_path, pairs)]
    if (whole := _whole(lookup, here)) is not None:
        return Found(whole, "", None, frozenset(name for name, _value in paths.pairs_in(whole.query)), is_whole=True)
    prefix = _prefix(lookup, found)
    match = trie.find(lookup.segments, lookup.folded_segments, pairs)
    if prefix is None:
        return None if match is None else _matched(lookup, match, pairs)
    # If ranks are equal, a pattern that requires parameters wins; prefixes found here require none.
    if match is not None and (
        (rank := match.pattern.rank_for(lookup.segments)) < prefix[0]
        or (rank == prefix[0] and match.pattern.requirements)
    ):
        return _matched(lookup, match, pairs)
    return Found(prefix[1], lookup.rest_after(len(patterns.split(prefix[1].path))))


def _whole(lookup: PathLookup, candidates: list[AnyCandidate]) -> AnyCandidate | None:
    """The record with the whole path, in the same case, or in another case if only one such path exists."""
    same = [candidate for candidate in candidates if candidate.path == lookup.path]
    if not same and lookup.is_folded:
        folded = lookup.folded_path
        same = [candidate for candidate in candidates if _folded_path(candidate) == folded]
        if len({entry.path for entry in same}) > 1:
            return None
    return min(same, key=_order_of_pairs, default=None)


def _folded_path(candidate: Candidate) -> str:
    return fold(candidate.path) if candidate.alias_folded == IN_TRIE else candidate.alias_folded.partition("?")[0]


def _order_of_pairs(candidate: Candidate) -> tuple[int, list[Pair]]:
    pairs = paths.pairs_in(candidate.query) if candidate.query else []
    return -len(pairs), sorted(pairs)


def _prefix(lookup: PathLookup, candidates: list[AnyCandidate]) -> tuple[patterns.Rank, AnyCandidate] | None:
    """The best-ranked prefix of the path, with its rank."""
    ranked = [
        (patterns.prefix_of(candidate.path).rank_for(lookup.segments), candidate)
        for candidate in candidates
        if candidate.answers is Match.PREFIX and not candidate.query
    ]
    return min(ranked, key=lambda pair: pair[0], default=None)


def _matched(
    lookup: PathLookup, match: patterns.PatternMatch[AnyCandidate], pairs: Sequence[Pair]
) -> Found[AnyCandidate]:
    pattern = match.pattern
    used = frozenset(name for name, _value in (*pattern.pairs, *pattern.named_pairs))
    rest = lookup.rest_after(len(pattern.segments)) if pattern.has_rest else ""
    if pattern.is_prefix:
        return Found(match.value, rest, None, used)
    first = dict(reversed(pairs))
    values = {name: lookup.raw_segment(position) for name, position in match.named}
    values |= {name: paths.encoded_value(first[parameter]) for parameter, name in pattern.named_pairs}
    if pattern.has_rest:
        values[patterns.SPLAT] = rest
    return Found(match.value, "", values, used)
