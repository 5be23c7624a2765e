"""Links that point to other links: a visitor is sent from one to the next, or in a loop. Spec: not shown.

A loop is refused when it is saved. Chains are allowed, and loops can still arise (a record in between is deleted and
the catch-all answers in its place); `signpost doctor` lists both (features/diagnostics/chains.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from signpost.domain.errors import Invalid
from signpost.domain.hosts import app_links
from signpost.domain.records import addresses, resolution
from signpost.domain.records.destination import Target, forwarded_query
from signpost.domain.records.patterns import Trie
from signpost.domain.records.requests import is_own_path, next_request
from signpost.domain.records.resolution import IN_TRIE, Found
from signpost.storage.database import execute
from signpost.storage.models import Host, Record
from signpost.storage.prepared import Prepared, members
from signpost.storage.statements.visits import parameters_at
from signpost.storage.statements.workspaces import hosts_among
from signpost.translations import gettext as _

# Records to follow when one is saved. The doctor finds longer chains.
MAX_STEPS = 50
# Destinations to look up then: each of these records may have 100 with its rules.
MAX_LOOKUPS = 5000


class RedirectLoop(Invalid):
    """A destination leads back to its own record, directly or through other records."""


def destination_hosts(record: Record) -> set[str]:
    """The hostnames that answer the destinations of a record.

    Only if one of them belongs to the workspace can the record lead to another record.
    """
    names: set[str] = set()
    for url in (*record.all_destinations, record.expired_url):
        if url and (name := host_in(url)) is not None:
            names.update(addresses.answering_hosts(name))
    return names


# The records of a hostname that are found by one of some keys.
_AT = Prepared(
    Record,
    lambda workspace, host, keys: Record.select().where(
        (Record.workspace == workspace) & (Record.host == host) & Record.alias_folded.in_(members(keys))
    ),
)


class Patterns:
    """The patterns of a workspace's hostnames. Each is read once, so do not keep this longer than a transaction."""

    def __init__(self, workspace_id: str):
        self._workspace_id = workspace_id
        self._rows: dict[str, list[Any]] = {}
        self._tries: dict[str, Trie[Any]] = {}
        # The latest that was made for a record that is not saved yet: many destinations may be looked up for one.
        self._latest: tuple[str, Record, Trie[Any]] | None = None

    def of(self, host: str, unsaved: Record | None = None) -> Trie[Any]:
        """The patterns of a hostname, with that of a record that is not saved yet."""
        if unsaved is None:
            return self._saved(host)
        if self._latest is None or self._latest[0] != host or self._latest[1] is not unsaved:
            self._latest = host, unsaved, self._with(unsaved, host)
        return self._latest[2]

    def _with(self, unsaved: Record, host: str) -> Trie[Any]:
        rows = self._of(host)
        others = [row for row in rows if row.seq != unsaved.seq]
        if (unsaved.host, unsaved.alias_folded) == (host, IN_TRIE):
            return resolution.trie_of([*others, unsaved])
        # The record may be moving away from this hostname.
        return self._saved(host) if len(others) == len(rows) else resolution.trie_of(others)

    def _saved(self, host: str) -> Trie[Any]:
        if host not in self._tries:
            self._tries[host] = resolution.trie_of(self._of(host))
        return self._tries[host]

    def add(self, row: Record) -> None:
        """Add a new pattern, which will be written before the next lookup."""
        if row.host in self._rows:
            self._rows[row.host].append(row)
        self._tries.pop(row.host, None)
        self._latest = None

    def forget(self, host: str) -> None:
        """Forget a hostname whose patterns have changed."""
        self._rows.pop(host, None)
        self._tries.pop(host, None)
        self._latest = None

    def _of(self, host: str) -> list[Any]:
        if host not in self._rows:
            self._rows[host] = _AT.rows(self._workspace_id, host, json.dumps([IN_TRIE]))
        return self._rows[host]


def refuse_loop(record: Record, patterns: Patterns | None = None) -> None:
    """Raises RedirectLoop if a destination of `record` leads back to it. Call it in the transaction that saves it."""
    if not leading_to_own([record]):
        return
    patterns = patterns or Patterns(record.workspace_id)
    ruled_out: set[_VisitedUrl] = set()
    for field, url in (*record.places_of_destinations, ("expired_url", record.expired_url)):
        if url and _leads_to(record, Target(url, {}).fixed, patterns, ruled_out):
            raise RedirectLoop({field: [_("This destination leads back to the link itself.")]})


def leading_to_own(records: Sequence[Record]) -> list[Record]:
    """Those of a workspace's records of which any of `destination_hosts` is the workspace's."""
    led_to = [destination_hosts(record) for record in records]
    owners = {host: workspace_id for host, workspace_id, *_rest in hosts_among(set[str]().union(*led_to))}
    return [
        record
        for record, hosts in zip(records, led_to, strict=True)
        if any(owners.get(host) == record.workspace_id for host in hosts)
    ]


# Where a visitor is sent, and the hostname of the record that sends them.
_VisitedUrl = tuple[str, str]


def _leads_to(record: Record, url: str, patterns: Patterns, ruled_out: set[_VisitedUrl]) -> bool:
    """Whether a visitor who follows `url` eventually reaches `record`. ruled_out: URLs that do not; it adds others."""
    seen: set[int] = set()
    pending = [(url, record.host)]
    while pending and len(seen) < MAX_STEPS and len(ruled_out) < MAX_LOOKUPS:
        visited = pending.pop()
        if visited in ruled_out:
            continue
        ruled_out.add(visited)
        found = answering(record.workspace_id, *visited, patterns, record)
        if found is None or found.candidate.seq in seen:
            continue
        following = found.candidate
        if following is record:
            return True
        seen.add(following.seq)
        pending += [(url, following.host) for url in targets_of(following, found, urlsplit(visited[0]).query)]
    return False


def targets_of(record: Record, found: Found[Any] | None = None, query: str = "") -> list[str]:
    """Where a record may send a visitor who came with `query`, as `found` says."""
    path, values, forwarded = "", None, ""
    if found is not None:
        path, values = found.rest if record.forward_path else "", found.values
        forwarded = (
            forwarded_query(query, found.used, is_protected=bool(record.password_hash)) if record.forward_query else ""
        )
    destinations = [destination for destination in record.all_destinations if destination]
    targets = [
        Target(destination, record.utm, values or ()).forwarding(path, forwarded, values)
        for destination in destinations
    ]
    return targets + ([record.expired_url] if record.expired_url else [])


def answering(
    workspace_id: str, url: str, sent_by: str, patterns: Patterns, unsaved: Record | None = None
) -> Found[Any] | None:
    """The record of the workspace that answers for `url`, as visits find it; None: none does, or a page.

    sent_by: the hostname of the record that points to `url`.  unsaved: a record as it will be once it is saved.
    """
    if "://" not in url:
        # The address of an app, such as mailto:.
        return None
    try:
        named, path, query = next_request(url)
    except Invalid:
        return None
    host = _own_host(workspace_id, named)
    # From X to www.X is the most common redirect. Where www.X is not connected it belongs to another site; visitors who
    # reach us through it anyway get the 404 page (visits/decide.py).
    if host is None or (host == sent_by and host != named) or is_own_path(path) or _is_app_file(host, path):
        return None
    source = _Saved(workspace_id, host, patterns, unsaved)

    def find(path: str) -> Found[Any] | None:
        lookup = resolution.parse_path(path)
        return None if lookup is None else resolution.look_up(lookup, query, source).found

    found = find(path)
    before = resolution.preview_of(path, found, find)
    return None if before is not None and before.candidate.path_and_query else found


def _is_app_file(host: str, path: str) -> bool:
    """Whether the hostname answers for a path with a file for apps."""
    column = app_links.PATHS.get(path)
    return column is not None and getattr(Host.get_by_id(host), column) is not None


@dataclass(frozen=True)
class _Saved:
    """Where the records of a hostname are read (resolution.RecordSource), `unsaved` as it will be."""

    workspace_id: str
    host: str
    patterns: Patterns
    unsaved: Record | None

    @property
    def trie(self) -> Trie[Any]:
        return self.patterns.of(self.host, self.unsaved)

    def parameters_at(self, folded_path: str) -> Iterable[str]:
        names = {*parameters_at(execute, self.workspace_id, self.host, folded_path)}
        if self._is_found_by is not None and self._is_found_by.startswith(f"{folded_path}?"):
            names.add(self._is_found_by[len(folded_path) + 1 :].partition("?")[0])
        return names

    def found_by(self, keys: list[str]) -> list[Any]:
        found = _AT.rows(self.workspace_id, self.host, json.dumps(keys))
        if self.unsaved is not None:
            found = [entry for entry in found if entry.seq != self.unsaved.seq]
            if self._is_found_by in keys:
                found.append(self.unsaved)
        return found

    @property
    def _is_found_by(self) -> str | None:
        """The key of the record that is not saved yet, if it is one of this hostname and has an alias already."""
        entry = self.unsaved
        return None if entry is None or entry.host != self.host or entry.alias_folded == IN_TRIE else entry.alias_folded


def _own_host(workspace_id: str, host: str) -> str | None:
    """The hostname of the workspace that answers visits of `host`: itself, or without `www.`."""
    names = addresses.answering_hosts(host)
    connected = {name: owner for name, owner, *_rest in hosts_among(names)}
    first = next((name for name in names if name in connected), None)
    return first if first and connected[first] == workspace_id else None


def host_in(url: str) -> str | None:
    scheme, _mark, rest = url.partition("://")
    if scheme.lower() not in ("http", "https"):
        return None
    return _host_of(rest.partition("/")[0].partition("?")[0].partition("#")[0])


@lru_cache(maxsize=16_384)
def _host_of(authority: str) -> str | None:
    try:
        return addresses.host_of(urlsplit(f"//{authority}").hostname or "")
    except ValueError:
        return None
