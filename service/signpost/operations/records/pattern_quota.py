"""How many patterns a hostname has room for: MAX_PATTERNS, whose trie has MAX_NODES nodes.

A hostname may have more nodes from before there was this limit. All its patterns answer, but it takes no new ones.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from signpost.domain.errors import Invalid
from signpost.domain.records import resolution
from signpost.domain.records.patterns import MAX_NODES, MAX_PATTERNS, Nodes, Pattern
from signpost.domain.records.record import Match
from signpost.domain.records.resolution import IN_TRIE
from signpost.storage.models import Record, Workspace
from signpost.storage.statements.records import hosts_with_patterns, patterns_of
from signpost.translations import gettext as _

# A hostname, and a pattern of it.
Held = tuple[str, Pattern]


class PatternQuota:
    """The room of the hostnames of a workspace. Each is read once, so keep this no longer than a transaction."""

    def __init__(self, workspace_id: str):
        self._workspace_id = workspace_id
        self._hosts: dict[str, Nodes] = {}

    def reserve(self, row: Record, field: str, instead: Held | None = None) -> None:
        """Take room for a record, if it is a pattern, and give back that of `instead`, which it was before.

        Raises Invalid, and changes nothing, where the room that is left is too small.
        """
        new = held_by(row)
        if new is not None:
            nodes = self._of(row.host)
            before = nodes.patterns, len(nodes)
            freed = instead[1] if instead is not None and instead[0] == row.host else None
            nodes.replace(freed, new[1])
            if (reason := _refusal(row.host, nodes, *before)) is not None:
                nodes.replace(new[1], freed)
                raise Invalid({field: [reason]})
        if instead is not None and (new is None or instead[0] != row.host):
            self._of(instead[0]).replace(instead[1], None)

    def reset(self) -> None:
        """What was taken was not written after all."""
        self._hosts.clear()

    def _of(self, host: str) -> Nodes:
        if host not in self._hosts:
            self._hosts[host] = _nodes_of(self._workspace_id, host)
        return self._hosts[host]


def held_by(row: Record) -> Held | None:
    """The room that a record takes; None: it is no pattern, or one of a kind that can no longer be."""
    if row.alias_folded == IN_TRIE:
        with contextlib.suppress(ValueError):
            return row.host, resolution.pattern_of(row)
    return None


def require_within_plan(workspace_id: str, host: str, field: str) -> None:
    """Raises Invalid where a hostname has more patterns than it has room for: those in question are written already."""
    if (reason := _refusal(host, _nodes_of(workspace_id, host))) is not None:
        raise Invalid({field: [reason]})


def hosts_over_quota(workspace: Workspace) -> Iterator[tuple[str, str]]:
    """The hostnames with more patterns than they have room for, each with a sentence."""
    for host in hosts_with_patterns(workspace.id):
        if (reason := _refusal(host, _nodes_of(workspace.id, host))) is not None:
            yield host, reason


def _refusal(host: str, nodes: Nodes, patterns: int = 0, count: int = 0) -> str | None:
    """Why patterns cannot be. patterns, count: as many there are, and nodes of them, without harm."""
    if nodes.patterns > max(MAX_PATTERNS, patterns):
        return _("%(host)s has %(limit)s patterns, the maximum.", host=host, limit=MAX_PATTERNS)
    if len(nodes) > max(MAX_NODES, count):
        return _(
            "The patterns on %(host)s have %(count)s different segments. The maximum is %(limit)s.",
            host=host,
            count=len(nodes),
            limit=MAX_NODES,
        )
    return None


def _nodes_of(workspace_id: str, host: str) -> Nodes:
    nodes = Nodes()
    for path_and_query, match, forward_path in patterns_of(workspace_id, host):
        path, _, query = path_and_query.partition("?")
        answers = Match.of(match, path_and_query, forward_path=bool(forward_path))
        with contextlib.suppress(ValueError):
            nodes.replace(None, resolution.pattern_at(path, query, answers))
    return nodes
