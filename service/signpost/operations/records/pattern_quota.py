"""Limits the patterns of a hostname to MAX_PATTERNS, and the nodes of their trie to MAX_NODES.

A hostname from before the limit may exceed it. All its patterns answer, but it takes no new ones.
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
    """The quotas of a workspace's hostnames. Each is read once, so do not keep this longer than a transaction."""

    def __init__(self, workspace_id: str):
        self._workspace_id = workspace_id
        self._hosts: dict[str, Nodes] = {}

    def reserve(self, row: Record, field: str, instead: Held | None = None) -> None:
        """Reserve quota for a record, if it is a pattern, and release that of `instead`, its former pattern.

        Raises Invalid, without any change, if too little is left.
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
        """Release everything that was reserved, because it was not written."""
        self._hosts.clear()

    def _of(self, host: str) -> Nodes:
        if host not in self._hosts:
            self._hosts[host] = _nodes_of(self._workspace_id, host)
        return self._hosts[host]


def held_by(row: Record) -> Held | None:
    """The hostname and pattern of a record; None if it has no pattern, or one that is no longer valid."""
    if row.alias_folded == IN_TRIE:
        with contextlib.suppress(ValueError):
            return row.host, resolution.pattern_of(row)
    return None


def require_within_plan(workspace_id: str, host: str, field: str) -> None:
    """Raises Invalid if a hostname exceeds its quota. Call it after its records were written."""
    if (reason := _refusal(host, _nodes_of(workspace_id, host))) is not None:
        raise Invalid({field: [reason]})


def hosts_over_quota(workspace: Workspace) -> Iterator[tuple[str, str]]:
    """The hostnames that exceed their quota, each with a sentence."""
    for host in hosts_with_patterns(workspace.id):
        if (reason := _refusal(host, _nodes_of(workspace.id, host))) is not None:
            yield host, reason


def _refusal(host: str, nodes: Nodes, patterns: int = 0, count: int = 0) -> str | None:
    """A sentence if `nodes` exceed the quota. patterns, count: how many patterns and nodes are accepted in any case."""
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
        path, _mark, query = path_and_query.partition("?")
        answers = Match.of(match, path_and_query, forward_path=bool(forward_path))
        with contextlib.suppress(ValueError):
            nodes.replace(None, resolution.pattern_at(path, query, answers))
    return nodes
