"""A bounded cache of compiled records, which visits are answered from. A miss costs one prepared statement.

After a change by this process, `forget` is called between the commit and the response, so the cache is never stale. A
change by another process, such as the command line, is noticed within POLL_INTERVAL_S.
"""

import itertools
import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import cysqlite

from signpost.domain.hosts.fallback import Fallback
from signpost.domain.records import addresses, resolution
from signpost.domain.records.patterns import MAX_NODES, Trie
from signpost.storage.engines.engine import Generation
from signpost.storage.statements.visits import (
    VisitRow,
    app_files,
    current_generation,
    has_queries,
    host_rows,
    open_reader,
    parameters_at,
    visit_rows,
)
from signpost.visits import pages
from signpost.visits.compile import CompiledRecord, compile_record
from signpost.visits.pages import NotFoundSettings, PageTheme, theme_for
from signpost.visits.requests import hostname_in

# How long a change made by another process may go unnoticed.
POLL_INTERVAL_S = 0.5

# A lookup slower than the first has waited for the disk. Lookups during the second are then expected to wait as well.
SLOW_LOOKUP_S, EXPECTED_SLOW_S = 0.02, 1.0

# Longer paths and Host headers are answered but not cached: the caches bound the number of entries, not their length,
# which visitors choose.
MAX_KEY_LENGTH = 256

Value = TypeVar("Value")


class LookupResult(NamedTuple):
    """The record that answers a visit.

    rest: the raw path below the record's own path. values: raw values of the names in its pattern. used: query
    parameters that the record requires. is_whole: whether its path is the whole path of the visit.
    """

    record: CompiledRecord
    rest: str = ""
    values: Mapping[str, str] | None = None
    used: frozenset[str] = frozenset()
    is_whole: bool = False


class _HostPatterns(NamedTuple):
    """The patterns of a hostname, and whether any of its redirects require query parameters."""

    trie: Trie[VisitRow]
    has_queries: bool


class _DependsOnQuery:
    """Cached in place of a result: the record that answers at this path depends on the query."""


_DEPENDS_ON_QUERY = _DependsOnQuery()
# Longer queries are answered but not cached.
MAX_QUERY_KEY = 256

# Logged for hostnames from before the limit existed. Their visits are as fast as others, but take more memory.
TOO_MANY_SEGMENTS = (
    "The patterns of %s have %d different segments; with more than %d it takes no new ones. All of them answer."
)

logger = logging.getLogger("signpost.visits")

_site_numbers: Iterator[int] = itertools.count()


@dataclass(slots=True, eq=False)
class Site:
    """A connected hostname.

    not_found: the answer if no record matches. expired_target: where visitors of expired records are sent; None shows
    our page. version: increases with each change of the hostname's records, which invalidates results derived before.
    www_host: set if this site answers for www.HOST, which is not connected itself. Redirecting such a visit to www.HOST
    would loop. It is a site of its own, so that visits of HOST need no check. theme: of its pages; None: the default.
    patterns, app_links: loaded when first needed. cache_key: unique to this object.
    """

    host: str
    workspace_id: str
    not_found: NotFoundSettings
    expired_target: Fallback | None
    version: int
    www_host: str | None = None
    theme: PageTheme | None = None
    patterns: _HostPatterns | None = None
    app_links: Mapping[str, bytes] | None = None
    cache_key: str = field(default_factory=lambda: f"{next(_site_numbers)} ")


class RecordCache:
    """The compiled records of one app. The setting RULES_CACHED bounds their number."""

    def __init__(
        self,
        file: Callable[[], Path],
        generation: Generation,
        size: int,
        service_host: str | None = None,
        *,
        requires_proof: bool = False,
        replace_damaged: Callable[[], bool] = lambda: False,
    ):
        """file: path of the database that visits read. size: maximum entries of each cache.

        service_host: host of the service, which is never treated as a connected hostname. requires_proof: whether
        hostnames without proof of ownership are treated as not connected. replace_damaged: called if a page of the file
        is damaged; returns whether the file will be replaced.
        """
        self._file, self._replace_damaged = file, replace_damaged
        self._generation = generation
        self._awaits_at_most = 0 if requires_proof else 1
        self._service_host = service_host
        self._size = size
        # Idle read-only connections; as many as visits have ever read at the same time.
        self._connections: list[cysqlite.Connection] = []
        self._lock = threading.Lock()
        # Host header as sent -> site, or None if the hostname is not connected.
        self._sites: dict[str, Site | None] = {}
        # Hostname -> its single site, however the Host header is spelled. At most two for each connected hostname: its
        # own and that of www.HOST.
        self._hosts: dict[str, Site] = {}
        # Site key and alias -> the record with exactly this alias. Site keys are never reused: if a hostname is
        # disconnected while a visit is looking up, what the visit stores under the old key is never read.
        self._exact: dict[str, CompiledRecord] = {}
        # Site key and raw path -> (site version, result), for everything else: another case, prefixes, patterns, the
        # catch-all, nothing. If the result depends on the query, "?" and the query are part of the key.
        self._derived: dict[str, tuple[int, LookupResult | _DependsOnQuery | None]] = {}
        # Increases with each change, so that results read before a change are not cached after it. A site's version is
        # this number at its latest change, so versions are never reused.
        self._changes = 0
        # Hostnames for which TOO_MANY_SEGMENTS has been logged.
        self._crowded: set[str] = set()
        # Number of lookups that read the database.
        self.database_reads = 0
        # Whether a page of the database was damaged.
        self.is_damaged = False
        self._poll_at = 0.0
        # Whether the last poll has failed.
        self._has_poll_failed = False
        # Until when lookups are expected to be slow.
        self._slow_until = 0.0

    # --- reading ----------------------------------------------------------------------------------------------

    def site(self, host_header: str) -> Site | None:
        """The connected hostname for a Host header, which may name it with `www.` in front; None if there is none."""
        now = time.monotonic()
        if now >= self._poll_at:
            self._poll_generation(now)
        try:
            return self._sites[host_header]
        except KeyError:
            pass
        changes = self._changes
        host = hostname_in(host_header)
        site = None
        if host and host != self._service_host:
            for name in addresses.answering_hosts(host):
                site = site or self._site_of(name, www_host=None if name == host else host)
        if len(host_header) <= MAX_KEY_LENGTH:
            self._store(self._sites, host_header, site, changes)
        return site

    def exact(self, site: Site, raw_path: str) -> CompiledRecord | None:
        """The record with exactly this alias, if it is cached."""
        return self._exact.get(site.cache_key + raw_path.strip("/"))

    def find(self, site: Site, raw_path: str, query: str = "") -> LookupResult | None:
        """The record that answers `raw_path` and `query`, both as sent; None if none does."""
        path = raw_path.strip("/")
        record = self._exact.get(site.cache_key + path)
        if record is not None:
            return LookupResult(record, is_whole=True)
        key = site.cache_key + raw_path
        known = self._derived.get(key)
        if known is not None and known[0] == site.version:
            if not isinstance(known[1], _DependsOnQuery):
                return known[1]
            known = self._derived.get(f"{key}?{query}")
            if known is not None and known[0] == site.version and not isinstance(known[1], _DependsOnQuery):
                return known[1]
        changes, version = self._changes, site.version
        lookup = resolution.parse_path(raw_path)
        if lookup is None:
            return None
        self.database_reads += 1
        began = time.monotonic()
        looked_up = resolution.look_up(lookup, query, self._source(site))
        if (ended := time.monotonic()) - began > SLOW_LOOKUP_S:
            self._slow_until = ended + EXPECTED_SLOW_S
        found = None
        if looked_up.found is not None:
            row = looked_up.found.candidate
            try:
                found = LookupResult(compile_record(row, site.www_host), *looked_up.found[1:])
            except ValueError:
                # Stored before validation became stricter, or by another program. Other records must keep working.
                logger.exception("The record %s cannot be used.", row.id)
            else:
                if row.alias == path and not looked_up.asks_here:
                    self._store(self._exact, site.cache_key + path, found.record, changes)
                    return found
        if len(raw_path) <= MAX_KEY_LENGTH:
            if looked_up.is_by_query:
                self._store(self._derived, key, (version, _DEPENDS_ON_QUERY), changes)
                key = f"{key}?{query}"
            if not looked_up.is_by_query or len(query) <= MAX_QUERY_KEY:
                self._store(self._derived, key, (version, found), changes)
        return found

    def is_slow_to_find(self, site: Site, raw_path: str) -> bool:
        """Whether `find` is expected to wait for the disk."""
        return time.monotonic() < self._slow_until and not self._is_cached(site, raw_path)

    def _is_cached(self, site: Site, raw_path: str) -> bool:
        if site.cache_key + raw_path.strip("/") in self._exact:
            return True
        known = self._derived.get(site.cache_key + raw_path)
        return known is not None and known[0] == site.version and not isinstance(known[1], _DependsOnQuery)

    def has_queries_at(self, site: Site, raw_path: str) -> bool:
        """Whether any redirect at a path requires query parameters."""
        lookup = resolution.parse_path(raw_path)
        if lookup is None:
            return False
        source = self._source(site)
        return any(source.parameters_at(lookup.folded_path)) or source.trie.has_prefix_at(lookup.folded_path)

    def _source(self, site: Site) -> "_Source":
        return _Source(self, site, site.patterns or self._patterns_of(site))

    def _patterns_of(self, site: Site) -> _HostPatterns:
        # Compared with the version of this site only: while many changes are made elsewhere, reading all patterns would
        # never finish without one.
        version = site.version
        trie = resolution.trie_of(visit_rows(self._query, site.workspace_id, site.host, [resolution.IN_TRIE]))
        if site.host not in self._crowded and (nodes := trie.nodes) > MAX_NODES:
            self._crowded.add(site.host)
            logger.warning(TOO_MANY_SEGMENTS, site.host, nodes, MAX_NODES)
        patterns = _HostPatterns(trie, has_queries(self._query, site.host))
        with self._lock:
            if version == site.version:
                site.patterns = patterns
        return patterns

    def app_links(self, site: Site) -> Mapping[str, bytes]:
        """The files that say which apps may open the links of a hostname, by path."""
        if site.app_links is not None:
            return site.app_links
        changes = self._changes
        found = {path: text.encode() for path, text in app_files(self._query, site.host).items()}
        with self._lock:
            if changes == self._changes:
                site.app_links = found
        return found

    def _store(self, cache: dict[str, Value], key: str, value: Value, changes: int) -> None:
        if self._size == 0:
            return
        with self._lock:
            # The value may have been read before a change.
            if changes != self._changes:
                return
            if len(cache) >= self._size:
                del cache[next(iter(cache))]
            cache[key] = value

    def _query(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        idle = self._connections
        try:
            connection = idle.pop()
        except IndexError:
            connection = open_reader(self._file())
        try:
            rows: list[Any] = connection.execute(sql, values).fetchall()
            return rows
        except cysqlite.DatabaseCorruptError:
            if self._replace_damaged():
                # Later queries open the new file.
                self._connections = []
            else:
                self.is_damaged = True
            raise
        finally:
            idle.append(connection)

    def _site_of(self, host: str, www_host: str | None = None) -> Site | None:
        if (known := self._hosts.get(www_host or host)) is not None:
            return known
        changes = self._changes
        rows = host_rows(self._query, host, self._awaits_at_most)
        if not rows:
            return None
        workspace_id, *settings, color, text, logo = rows[0]
        fallbacks = pages.site_fallbacks(host, www_host, *settings)
        site = Site(host, workspace_id, *fallbacks, changes, www_host, theme_for(color, text, logo))
        with self._lock:
            # All threads must share one object, because `forget` invalidates only that.
            return self._hosts.setdefault(www_host or host, site) if changes == self._changes else site

    @property
    def cached_paths(self) -> int:
        """How many paths are cached."""
        return len(self._exact) + len(self._derived)

    # --- changing ---------------------------------------------------------------------------------------------

    def forget(self, host: str, place: str | None = None) -> None:
        """Invalidate the record of `host` at a place (domain/records/resolution.py); without a place, the hostname."""
        with self._lock:
            self._changes += 1
            if place is None:
                # Any cached Host header may be for this hostname, or for its absence.
                self._drop_all()
            else:
                for name in (host, addresses.www_name(host)):
                    # www.HOST may be connected itself; invalidating too much does no harm.
                    if (site := self._hosts.get(name)) is not None:
                        path, query, _ = place.partition("?")
                        self._exact.pop(site.cache_key + path, None)
                        if query or "{" in place:
                            site.patterns = None
                        site.version = self._changes

    def forget_all(self) -> None:
        with self._lock:
            self._changes += 1
            self._drop_all()

    def _drop_all(self) -> None:
        self._sites.clear()
        self._hosts.clear()
        self._exact.clear()
        self._derived.clear()

    def _poll_generation(self, now: float) -> None:
        """Invalidate everything if another process has changed the database since the last poll."""
        self._poll_at = now + POLL_INTERVAL_S
        try:
            generation = current_generation(self._query)
        except cysqlite.Error:
            # Cached records still answer.
            if not self._has_poll_failed:
                logger.exception("Whether other processes have changed anything cannot be read.")
            self._has_poll_failed = True
            return
        self._has_poll_failed = False
        if self._generation.catch_up(generation):
            self.forget_all()

    def close(self) -> None:
        while self._connections:
            self._connections.pop().close()


@dataclass(frozen=True, slots=True)
class _Source:
    """Reads the records of a site for `resolution.look_up` (a resolution.RecordSource)."""

    _records: RecordCache
    _site: Site
    _patterns: _HostPatterns

    @property
    def trie(self) -> Trie[VisitRow]:
        return self._patterns.trie

    def parameters_at(self, folded_path: str) -> Iterable[str]:
        if not self._patterns.has_queries:
            return ()
        return parameters_at(self._records._query, self._site.workspace_id, self._site.host, folded_path)

    def found_by(self, keys: list[str]) -> list[VisitRow]:
        return visit_rows(self._records._query, self._site.workspace_id, self._site.host, keys)
