"""What visits are answered from: a bounded cache of compiled rules, and one prepared statement on a miss.

The cache is right at once after any change. A change by this process arrives through `forget`, after its commit and
before its caller is answered; one by another process (the command line) is noticed within half a second.
"""

import functools
import itertools
import json
import logging
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import cysqlite

from signpost.domain import addresses, resolution, times
from signpost.domain.destination import Target, leads_to
from signpost.domain.plugins import PLUGINS
from signpost.domain.record import RecordType
from signpost.storage.database import Generation

# How long a change made by another process may go unnoticed.
LOOK_EVERY_S = 0.5


class Row(NamedTuple):
    """What visits need of a record, as the database holds it; the names are those of the columns."""

    seq: int
    id: str
    alias: str
    alias_folded: str
    forward_path: bool | None
    type: str
    title: str
    status: int
    destination: str
    destinations: str | None
    destination_routing: str
    destination_weights: str | None
    forward_query: bool | None
    utm: str
    plugins: str | None
    password_hash: str | None
    paused_by: str
    starts_at: str | None
    expired_at: str | None
    expired_url: str | None
    max_clicks: int | None
    is_switch_unbroken_destination: bool
    broken_destinations: str | None
    fastest_destination: int | None


# By hand: building these through peewee costs 30 times their run.
_HOST = """
    SELECT workspace_id, settings->>'notfound_url', settings->>'expired_url'
    FROM host JOIN workspace ON workspace.id = workspace_id WHERE host = ? AND awaits_proof <= ?
"""
_RECORDS = f"SELECT {', '.join(Row._fields)} FROM record WHERE workspace_id = ? AND host = ? AND alias_folded IN (%s)"
_GENERATION = "SELECT value FROM state WHERE name = 'generation'"

# Longer paths and Host headers are answered, but not remembered: the caches are bounded in entries, and whoever
# visits chooses how long theirs are.
LONGEST_KEY = 256
PERMANENT = (301, 308)
MAX_AGE_S = 60

logger = logging.getLogger("signpost.visits")


# An answer as a server sends it: status, headers with names in lower case, body.
Sent = tuple[int, tuple[tuple[bytes, bytes], ...], bytes]


_site_numbers: Iterator[int] = itertools.count()


@dataclass(slots=True, eq=False)
class Site:
    """A connected hostname. `epoch` rises with each change of its records, which ends what was derived before.

    name: of this object, unlike that of any other.
    notfound, expired: where its workspace sends visitors of what is not there, or has expired; None: to our pages.
    came_by: "www." and the hostname, of visits that are answered here because it is not connected itself. To send one
    of them to that name would lead it round for ever. They have a site of their own, so that the visits of the
    hostname itself need not ask.
    """

    host: str
    workspace_id: str
    notfound: Target | None
    expired: Target | None
    epoch: int
    came_by: str | None = None
    name: str = field(default_factory=lambda: f"{next(_site_numbers)} ")


@dataclass(slots=True, eq=False)
class Rule:
    """A record as visits need it. Times are seconds since 1970; `headers` are the plugins'."""

    # The whole answer where nothing about the visitor changes it. First, because it and `seq` are what most visits look
    # at: of many thousands of rules each further line of memory is felt.
    ready: Sent | None
    seq: int
    alias: str
    title: str
    forward_path: bool
    forward_query: bool
    is_frame: bool
    status: int
    targets: list[Target]
    routing: str
    weights: list[int] | None
    password_hash: str | None
    paused_by: str
    starts: float | None
    expires: float | None
    expired: Target | None
    max_clicks: int | None
    headers: list[tuple[str, str]]
    intercepts: list[Any]

    def cache_control(self, now: float) -> str:
        """Only what stays the same for everyone may be kept, by the visitor alone, for a minute at the most."""
        if self.status not in PERMANENT or len(self.targets) > 1 or not self.is_plain:
            return "no-store"
        seconds = MAX_AGE_S if self.expires is None else min(MAX_AGE_S, int(self.expires - now))
        return f"private, max-age={seconds}"

    @property
    def is_plain(self) -> bool:
        """No password, no plugin, no click limit."""
        return not (self.password_hash or self.headers or self.intercepts or self.max_clicks)


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

        requires_proof: whether hostnames that await their proof are as if they were not connected.
        """
        self._path = path
        self._generation = generation
        self._awaits_at_most = 0 if requires_proof else 1
        self._service_host = service_host
        self._size = size
        # Visits only read, on connections of their own; as many as visits were ever under way at once.
        self._connections: list[cysqlite.Connection] = []
        self._lock = threading.Lock()
        # Host header as it came -> site, or None where the hostname is not connected.
        self._sites: dict[str, Site | None] = {}
        # Hostname -> its one site, however the headers that name it are spelled. As many as are connected, and as many
        # again for the names with `www.` in front.
        self._hosts: dict[str, Site] = {}
        # Name of the site and alias -> the record with exactly this alias. A site's name never comes again: once a
        # hostname was disconnected there is another one, and what a late visitor still keeps for the old one is never
        # read.
        self._exact: dict[str, Rule] = {}
        # Name of the site and raw path -> (epoch of the site, what answers): other cases, prefixes, the catch-all,
        # nothing.
        self._derived: dict[str, tuple[int, tuple[Rule, str] | None]] = {}
        # Rises with each change, so that what was read before it is not kept after it. A site's epoch is its value
        # at the site's latest change, so that no epoch ever comes again.
        self._changes = 0
        # How often the database was asked for a record.
        self.asked = 0
        # Whether it had a page that cannot be right.
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
                site = self._site_of(bare, came_by=host)
        if len(host_header) <= LONGEST_KEY:
            self._keep(self._sites, host_header, site, changes)
        return site

    def exact(self, site: Site, raw_path: str) -> Rule | None:
        """The record with exactly this alias, where it is remembered."""
        return self._exact.get(site.name + raw_path.strip("/"))

    def find(self, site: Site, raw_path: str) -> tuple[Rule, str] | None:
        """What answers for `raw_path` (as it came, without query): (rule, the raw path behind its alias), or None."""
        path = raw_path.strip("/")
        rule = self._exact.get(site.name + path)
        if rule is not None:
            return rule, ""
        key = site.name + raw_path
        known = self._derived.get(key)
        if known is not None and known[0] == site.epoch:
            return known[1]
        changes, epoch = self._changes, site.epoch
        wish = resolution.wanted(raw_path)
        found = None
        if wish is not None and (chosen := resolution.choose(wish, self._candidates(site, wish.folded()))) is not None:
            row, rest = chosen
            try:
                found = compiled(row, site.came_by), rest
            except ValueError:
                # Stored before a rule was made stricter, or by other hands: its own problem, not its hostname's.
                logger.exception("The record %s cannot be used.", row.id)
            else:
                if row.alias == path:
                    self._keep(self._exact, site.name + path, found[0], changes)
                    return found
        if len(raw_path) <= LONGEST_KEY:
            self._keep(self._derived, key, (epoch, found), changes)
        return found

    def _keep(self, cache: dict[Any, Any], key: Any, value: Any, changes: int) -> None:
        if self._size == 0:
            return
        with self._lock:
            # Whatever changed while we read may have changed what we read.
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
            return connection.execute(sql, values).fetchall()
        except cysqlite.DatabaseCorruptError:
            self.is_damaged = True
            raise
        finally:
            self._connections.append(connection)

    def _site_of(self, host: str, came_by: str | None = None) -> Site | None:
        if (known := self._hosts.get(came_by or host)) is not None:
            return known
        changes = self._changes
        rows = self._query(_HOST, (host, self._awaits_at_most))
        if not rows:
            return None
        workspace_id, notfound, expired = rows[0]
        ways = _other_way(notfound, came_by), _other_way(expired, came_by)
        site = Site(host, workspace_id, *ways, changes, came_by)
        with self._lock:
            # All threads must share one site: `forget` reaches no other.
            return self._hosts.setdefault(came_by or host, site) if changes == self._changes else site

    @property
    def remembered(self) -> int:
        """How many paths are kept ready."""
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
                # Whatever Host header led to this hostname, or to its absence, `www.` included.
                self._drop_all()
            else:
                for name in (host, addresses.www_name(host)):
                    # With `www.` in front it may be a hostname of its own; to forget too much does no harm.
                    if (site := self._hosts.get(name)) is not None:
                        self._exact.pop(site.name + alias, None)
                        site.epoch = self._changes

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
        """Whether another process changed anything since the last look."""
        self._look_at = now + LOOK_EVERY_S
        if self._generation.catch_up(int(self._query(_GENERATION, ())[0][0])):
            self.forget_all()

    def close(self) -> None:
        while self._connections:
            self._connections.pop().close()


def hostname_in(host_header: str) -> str | None:
    """The hostname that a Host header names: lower case, without port and without one trailing dot."""
    host, colon, port = host_header.partition(":")
    if colon and not (port.isdigit() or port == ""):
        return None
    host = host.lower().removesuffix(".")
    if host.isascii():
        return host
    try:
        # What is not ASCII came as UTF-8, each byte a character (WSGI's latin-1).
        return addresses.host_of(host_header.partition(":")[0].encode("latin-1").decode("utf-8"))
    except ValueError:
        return None


def compiled(row: Row, came_by: str | None = None) -> Rule:
    """The rule of a row. Raises ValueError for one whose destination is no URL.

    came_by: of its site. Where one of the destinations is there, answer.py must look.
    """
    parameters = json.loads(row.utm)
    several = json.loads(row.destinations) if row.destinations else [row.destination]
    used = [PLUGINS[key] for key in json.loads(row.plugins or "null") or () if key in PLUGINS]
    rule = Rule(
        ready=None,
        seq=row.seq,
        alias=row.alias,
        # Of most records nobody needs it, and there are many.
        title=row.title if row.type == RecordType.FRAME else "",
        forward_path=bool(row.forward_path),
        forward_query=bool(row.forward_query),
        is_frame=row.type == RecordType.FRAME,
        status=row.status,
        targets=_routed([Target(one, parameters) for one in several], row),
        routing=row.destination_routing,
        weights=json.loads(row.destination_weights) if row.destination_weights else None,
        password_hash=row.password_hash,
        paused_by=row.paused_by,
        starts=_seconds(row.starts_at),
        expires=_seconds(row.expired_at),
        expired=_other_way(row.expired_url, came_by),
        max_clicks=row.max_clicks,
        headers=[header for plugin in used for header in plugin.headers],
        intercepts=[plugin.intercept for plugin in used if plugin.intercept],
    )
    settled = len(several) == 1 or rule.routing in ("first", "fastest")
    steady = not (rule.paused_by or rule.starts or rule.expires or rule.max_clicks or rule.password_hash)
    if came_by is not None and any(leads_to(target.fixed, came_by) for target in rule.targets):
        steady = False
    if settled and steady and not (rule.forward_path or rule.forward_query or rule.is_frame or rule.intercepts):
        headers = redirect_headers(rule.targets[0].fixed, rule.cache_control(0), rule.headers)
        rule.ready = rule.status, tuple(sent_header(*header) for header in headers), b""
    return rule


def _routed(targets: list[Target], row: Row) -> list[Target]:
    """`targets` as they take turns: in the place of one that is down the next that is not; all down: the first."""
    fastest = row.fastest_destination
    if row.destination_routing == "fastest" and fastest is not None and fastest < len(targets):
        # Only the first place is looked at.
        return [targets[fastest], *targets[1:]]
    if row.broken_destinations is None or not row.is_switch_unbroken_destination:
        return targets
    broken, count = set(json.loads(row.broken_destinations)), len(targets)
    healthy = [position for position in range(count) if position not in broken]
    if not healthy:
        return [targets[0]] * count
    return [
        targets[next(p for step in range(count) if (p := (position + step) % count) not in broken)]
        for position in range(count)
    ]


def _other_way(url: str | None, came_by: str | None) -> Target | None:
    target = Target(url, {}) if url else None
    return None if target is not None and came_by is not None and leads_to(target.fixed, came_by) else target


def _seconds(moment: str | None) -> float | None:
    return times.parse(moment).timestamp() if moment else None


def sent_header(name: str, value: str) -> tuple[bytes, bytes]:
    """A header as a server sends it."""
    # A destination that gets the visitor's query is as long as the visitor likes, and never comes again.
    return _remembered_header(name, value) if len(value) < LONGEST_KEY else _header(name, value)


def _header(name: str, value: str) -> tuple[bytes, bytes]:
    return name.lower().encode("latin-1"), value.encode("latin-1")


_remembered_header = functools.lru_cache(maxsize=1024)(_header)


STATUS_LINES = {
    301: "301 Moved Permanently",
    302: "302 Found",
    303: "303 See Other",
    307: "307 Temporary Redirect",
    308: "308 Permanent Redirect",
}


def redirect_headers(location: str, cache_control: str, further: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [("Location", location), ("Cache-Control", cache_control), ("Content-Length", "0"), *further]
