"""The source of answers to visits: a bounded cache of compiled records, and one prepared statement on a miss.

The cache is correct at once after any change. A change by this process arrives through `forget`, after its commit and
before its caller is answered; one by another process (the command line) is noticed within half a second.
"""

import itertools
import logging
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import cysqlite

from signpost.domain import addresses, resolution
from signpost.domain.fallback import Fallback
from signpost.storage.database import Generation
from signpost.visits import fallback
from signpost.visits.compile import Row, Rule, compile_record
from signpost.visits.fallback import NothingHere
from signpost.visits.requests import hostname_in

# How long a change made by another process may go unnoticed.
LOOK_EVERY_S = 0.5

# Written by hand: building these through peewee takes 30 times as long as running them.
_HOST = f"""
    SELECT workspace_id, {fallback.COLUMNS}
    FROM host JOIN workspace ON workspace.id = workspace_id WHERE host = ? AND awaits_proof <= ?
"""
_RECORDS = f"SELECT {', '.join(Row._fields)} FROM record WHERE workspace_id = ? AND host = ? AND alias_folded IN (%s)"
_GENERATION = "SELECT value FROM state WHERE name = 'generation'"

# Longer paths and Host headers are answered, but not remembered: the caches are bounded in entries, and visitors choose
# how long theirs are.
MAX_KEY_LENGTH = 256

Value = TypeVar("Value")

logger = logging.getLogger("signpost.visits")

_site_numbers: Iterator[int] = itertools.count()


@dataclass(slots=True, eq=False)
class Site:
    """A connected hostname. `version` rises with each change of its records, which ends what was derived before.

    nothing_here: the answer where no record does. expired_target: where visitors of expired records are sent; None: to
    our page.
    www_host: "www." and the hostname, for visits that are answered here because it is not connected itself. Sending
    such a visit to that name would start a redirect loop. They have a site of their own, so that the visits of the
    hostname itself need not check.
    cache_key: of this object, unlike that of any other.
    """

    host: str
    workspace_id: str
    nothing_here: NothingHere
    expired_target: Fallback | None
    version: int
    www_host: str | None = None
    cache_key: str = field(default_factory=lambda: f"{next(_site_numbers)} ")


class RuleCache:
    """The rules of one app."""

    def __init__(
        self,
        path: Path,
        generation: Generation,
        size: int,
        service_host: str | None = None,
        *,
        requires_proof: bool = False,
    ):
        """size: entries of each cache. service_host: never a connected hostname, whatever the database says.

        requires_proof: whether hostnames that await their proof are treated as not connected.
        """
        self._path = path
        self._generation = generation
        self._awaits_at_most = 0 if requires_proof else 1
        self._service_host = service_host
        self._size = size
        # Visits only read, on connections of their own; as many as visits ever read at the same time.
        self._connections: list[cysqlite.Connection] = []
        self._lock = threading.Lock()
        # Host header as it came -> site, or None if the hostname is not connected.
        self._sites: dict[str, Site | None] = {}
        # Hostname -> its one site, however the headers that name it are spelled. There are as many as connected
        # hostnames, and as many again for the names with `www.` in front.
        self._hosts: dict[str, Site] = {}
        # Key of the site and alias -> the record with exactly this alias. A site's key is never used again: after a
        # hostname was disconnected it gets another one, and what a late visitor stores under the old one is never read.
        self._exact: dict[str, Rule] = {}
        # Key of the site and raw path -> (version of the site, what answers): other cases, prefixes, the catch-all,
        # nothing.
        self._derived: dict[str, tuple[int, tuple[Rule, str] | None]] = {}
        # Rises with each change, so that what was read before it is not kept after it. A site's version is its value
        # at the site's latest change, so that no version is ever used again.
        self._changes = 0
        # How often a record was read from the database.
        self.asked = 0
        # Whether a page of the database was damaged.
        self.is_damaged = False
        self._look_at = 0.0

    # --- reading ----------------------------------------------------------------------------------------------

    def site(self, host_header: str) -> Site | None:
        """The connected hostname that a Host header names, directly or with `www.` in front; None: there is none."""
        now = time.monotonic()
        if now >= self._look_at:
            self._look(now)
        try:
            return self._sites[host_header]
        except KeyError:
            pass
        changes = self._changes
        host = hostname_in(host_header)
        site = None
        if host and host != self._service_host:
            site = self._site_of(host)
            if site is None and (bare := addresses.bare_host(host)) is not None:
                site = self._site_of(bare, www_host=host)
        if len(host_header) <= MAX_KEY_LENGTH:
            self._keep(self._sites, host_header, site, changes)
        return site

    def exact(self, site: Site, raw_path: str) -> Rule | None:
        """The record with exactly this alias, if it is remembered."""
        return self._exact.get(site.cache_key + raw_path.strip("/"))

    def find(self, site: Site, raw_path: str) -> tuple[Rule, str] | None:
        """What answers for `raw_path` (as it came, without query): (rule, the raw path after its alias), or None."""
        path = raw_path.strip("/")
        rule = self._exact.get(site.cache_key + path)
        if rule is not None:
            return rule, ""
        key = site.cache_key + raw_path
        known = self._derived.get(key)
        if known is not None and known[0] == site.version:
            return known[1]
        changes, version = self._changes, site.version
        lookup = resolution.parse_path(raw_path)
        found = None
        if lookup is not None and (chosen := resolution.choose(lookup, self._candidates(site, lookup.folded()))):
            row, rest = chosen
            try:
                found = compile_record(row, site.www_host), rest
            except ValueError:
                # Stored before validation became stricter, or not by us: other records of the hostname keep working.
                logger.exception("The record %s cannot be used.", row.id)
            else:
                if row.alias == path:
                    self._keep(self._exact, site.cache_key + path, found[0], changes)
                    return found
        if len(raw_path) <= MAX_KEY_LENGTH:
            self._keep(self._derived, key, (version, found), changes)
        return found

    def has_queries_at(self, site: Site, raw_path: str) -> bool:
        """Whether records of this path differ by their queries."""
        return False

    def _keep(self, cache: dict[str, Value], key: str, value: Value, changes: int) -> None:
        if self._size == 0:
            return
        with self._lock:
            # Anything that changed while we read may have changed what we read.
            if changes != self._changes:
                return
            if len(cache) >= self._size:
                del cache[next(iter(cache))]
            cache[key] = value

    def _query(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            connection = self._connections.pop()
        except IndexError:
            connection = cysqlite.Connection(str(self._path), timeout=5)
            connection.execute("PRAGMA query_only = 1")
        try:
            rows: list[Any] = connection.execute(sql, values).fetchall()
            return rows
        except cysqlite.DatabaseCorruptError:
            self.is_damaged = True
            raise
        finally:
            self._connections.append(connection)

    def _site_of(self, host: str, www_host: str | None = None) -> Site | None:
        if (known := self._hosts.get(www_host or host)) is not None:
            return known
        changes = self._changes
        rows = self._query(_HOST, (host, self._awaits_at_most))
        if not rows:
            return None
        workspace_id, *settings = rows[0]
        site = Site(host, workspace_id, *fallback.site_fallbacks(host, www_host, *settings), changes, www_host)
        with self._lock:
            # All threads must share one site: `forget` reaches this one alone.
            return self._hosts.setdefault(www_host or host, site) if changes == self._changes else site

    @property
    def remembered(self) -> int:
        """How many paths are remembered."""
        return len(self._exact) + len(self._derived)

    def _candidates(self, site: Site, folded: list[str]) -> list[Row]:
        self.asked += 1
        marks = ", ".join("?" * len(folded))
        return [Row(*row) for row in self._query(_RECORDS % marks, (site.workspace_id, site.host, *folded))]

    # --- changing ---------------------------------------------------------------------------------------------

    def forget(self, host: str, alias: str | None = None) -> None:
        """A record of `host` changed, or, without an alias, the hostname itself."""
        with self._lock:
            self._changes += 1
            if alias is None:
                # Any Host header may be cached for this hostname or for its absence, `www.` included.
                self._drop_all()
            else:
                for name in (host, addresses.www_name(host)):
                    # The one with `www.` in front may be a hostname of its own; forgetting too much does no harm.
                    if (site := self._hosts.get(name)) is not None:
                        self._exact.pop(site.cache_key + alias, None)
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

    def _look(self, now: float) -> None:
        """Whether another process changed anything since the last check."""
        self._look_at = now + LOOK_EVERY_S
        if self._generation.catch_up(int(self._query(_GENERATION, ())[0][0])):
            self.forget_all()

    def close(self) -> None:
        while self._connections:
            self._connections.pop().close()
