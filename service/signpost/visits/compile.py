"""Compiles a row of the database into what visits need. The result is cached (visits/cache.py)."""

import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from signpost.domain import times
from signpost.domain.plugins import PLUGINS, Intercept
from signpost.domain.records import resolution, sticky
from signpost.domain.records.card import Card
from signpost.domain.records.destination import Routing, Target, leads_to
from signpost.domain.records.record import ONE_TIME_CLICKS, Interstitial, Match, RecordType
from signpost.domain.records.rules.rule_conditions import Conditions, given
from signpost.domain.records.rules.rule_matches import TIMED, RuleKey, Test, tests_of
from signpost.domain.records.rules.rules import stored_rules
from signpost.storage.statements.visits import VisitRow
from signpost.visits.respond import NO_STORE, Header, SentResponse, redirect, to_sent

PERMANENT = (301, 308)
MAX_AGE_S = 60


@dataclass(slots=True, eq=False)
class CompiledRule:
    """A rule for visits. tests: `conditions` in executable form. positions, sticky_keys: see CompiledRecord."""

    name: str
    conditions: Conditions
    tests: tuple[Test, ...]
    targets: list[Target]
    positions: list[int]
    routing: str
    weights: Sequence[int] | None
    sticky_keys: tuple[bytes, ...]


@dataclass(slots=True, eq=False)
class CompiledRecord:
    """A record for visits. Times are seconds since 1970.

    targets: the destinations in the order in which routing uses them. positions: for each target, its position among
    the configured destinations, counted from 1; after fail-over one may occur several times. sticky_keys: of the
    configured destinations, for sticky routing (domain/records/sticky.py); () for others. headers: added to the
    response by plugins.
    """

    # The response, if it is the same for every visitor at any time. The first field, because most visits read only this
    # and `seq`: with many thousands of records, each further cache line of the processor costs time.
    static_response: SentResponse | None
    seq: int
    # Path and query.
    address: str
    is_gone: bool
    title: str
    forward_path: bool
    forward_query: bool
    is_frame: bool
    status: int
    targets: list[Target]
    positions: list[int]
    routing: str
    weights: Sequence[int] | None
    sticky_keys: tuple[bytes, ...]
    rules: tuple[CompiledRule, ...]
    password_hash: str | None
    paused_by: str
    starts_at: float | None
    expires_at: float | None
    expired_target: Target | None
    max_clicks: int | None
    headers: list[Header]
    intercepts: list[Callable[[bool], Intercept | None]]
    # Shown to known preview fetchers instead of the redirect.
    card: Card | None
    # Whether every visitor must confirm on a page, which hides the destination, before a click is used.
    always_confirms: bool = False
    # Digest of the configuration, to which confirmation tokens are bound; b"" if no confirmation is needed.
    version: bytes = b""
    # Whether a visit with GET passes every check, whatever the time, the visitor and the state.
    is_open: bool = False
    # Whether the answer depends on the time.
    is_timed: bool = False

    def cache_control(self, now: float) -> str:
        """Permanent redirects that are the same for everyone may be cached, by browsers only, for a minute at most."""
        if self.status not in PERMANENT or len(self.targets) > 1 or self.rules or not self.is_cacheable:
            return NO_STORE
        seconds = MAX_AGE_S if self.expires_at is None else min(MAX_AGE_S, int(self.expires_at - now))
        return f"private, max-age={seconds}"

    @property
    def is_cacheable(self) -> bool:
        """Whether the record has no password, no plugin and no click limit."""
        return not (self.password_hash or self.headers or self.intercepts or self.max_clicks)


def compile_record(row: VisitRow, www_host: str | None = None) -> CompiledRecord:
    """Compile a row. Raises ValueError if a destination is not a URL.

    www_host: that of its site. If a destination is on www_host, the response is not static: `decide` must check for a
    loop.
    """
    parameters = json.loads(row.utm)
    is_gone = row.type == RecordType.GONE
    destinations = json.loads(row.destinations) if row.destinations else [] if is_gone else [row.destination]
    names = resolution.pattern_of(row).all_names if row.answers is Match.PATTERN else ()
    destined = [Target(destination, parameters, names) for destination in destinations]
    broken = _broken(row)
    targets, positions = _in_turn(destined, row.destination_routing, row.fastest_destination, broken)
    plugins = [PLUGINS[key] for key in json.loads(row.plugins or "null") or () if key in PLUGINS]
    record = CompiledRecord(
        static_response=None,
        seq=row.seq,
        address=row.address,
        is_gone=is_gone,
        # Only frames show it, and titles of all records would take much memory.
        title=row.title if row.type == RecordType.FRAME else "",
        forward_path=bool(row.forward_path),
        forward_query=bool(row.forward_query),
        is_frame=row.type == RecordType.FRAME,
        status=row.status,
        targets=targets,
        positions=positions,
        routing=row.destination_routing,
        weights=json.loads(row.destination_weights) if row.destination_weights else None,
        sticky_keys=_sticky_keys(row.destination_routing, destinations),
        rules=_rules(row, parameters, names, broken, len(destined)) if row.rules else (),
        password_hash=row.password_hash,
        paused_by=row.paused_by,
        starts_at=_seconds(row.starts_at),
        expires_at=_seconds(row.expired_at),
        expired_target=compile_fallback(row.expired_url, www_host),
        max_clicks=row.max_clicks,
        headers=[header for plugin in plugins for header in plugin.headers],
        intercepts=[plugin.intercept for plugin in plugins if plugin.intercept],
        card=json.loads(row.card) if row.card else None,
    )
    has_timed_rule = any(not TIMED.isdisjoint(given(rule.conditions)) for rule in record.rules)
    may_preview = any(plugin(is_bot) is Intercept.PREVIEW for plugin in record.intercepts for is_bot in (False, True))
    if not (record.is_gone or record.password_hash):
        # The password form is a confirmation itself.
        record.always_confirms = _is_one_time(row) or (may_preview and row.max_clicks is not None)
        record.version = _version(row) if record.always_confirms or may_preview else b""
    # Confirmation tokens expire.
    is_timed = bool(record.version) or has_timed_rule
    record.is_timed = is_timed or record.starts_at is not None or record.expires_at is not None
    is_time_independent = record.starts_at is None and record.expires_at is None and not record.max_clicks
    record.is_open = is_time_independent and not (record.paused_by or record.password_hash or record.intercepts)
    if _is_static(record, www_host):
        record.static_response = to_sent(
            redirect(record.status, record.targets[0].fixed, record.cache_control(0), record.headers)
        )
    return record


def _is_one_time(row: VisitRow) -> bool:
    is_limited = row.max_clicks is not None and row.max_clicks <= ONE_TIME_CLICKS
    return is_limited and row.interstitial == Interstitial.AUTO


def _version(row: VisitRow) -> bytes:
    """A digest of the configuration as far as visits depend on it, without the findings of monitoring."""
    configured = row._replace(broken_destinations=None, fastest_destination=None, fastest_of_rules=None)
    return hashlib.blake2b(repr(tuple(configured)).encode("utf-8", "surrogatepass"), digest_size=16).digest()


def compile_fallback(url: str | None, www_host: str | None) -> Target | None:
    """The target for visitors of an expired record; None shows our page."""
    target = Target(url, {}) if url else None
    return None if target is not None and www_host is not None and leads_to(target.fixed, www_host) else target


def _is_static(record: CompiledRecord, www_host: str | None) -> bool:
    """Whether every visitor gets the same response at any time."""
    has_single_target = len(record.targets) == 1 or record.routing in ("first", "fastest")
    is_fixed = not (record.forward_path or record.forward_query or record.is_frame or record.is_gone)
    is_fixed = is_fixed and not any(target.has_placeholders for target in record.targets)
    may_loop = www_host is not None and any(leads_to(target.fixed, www_host) for target in record.targets)
    is_for_all = not record.rules and record.card is None
    return record.is_open and has_single_target and is_for_all and is_fixed and not may_loop


def _rules(
    row: VisitRow, utm: Mapping[str, str], names: Collection[str], broken: frozenset[int], before: int
) -> tuple[CompiledRule, ...]:
    """The rules of a row. before: number of the record's own destinations, after which those of its rules count."""
    fastest = json.loads(row.fastest_of_rules) if row.fastest_of_rules else []
    compiled = []
    for at, rule in enumerate(stored_rules(json.loads(row.rules or "null"))):
        destined = [Target(destination, utm, names) for destination in rule.destinations]
        known_fastest = fastest[at] if at < len(fastest) else None
        here = frozenset(position - before for position in broken)
        targets, positions = _in_turn(destined, rule.routing, known_fastest, here)
        tests = tests_of(rule.conditions, RuleKey(row.seq, at + 1))
        keys = _sticky_keys(rule.routing, rule.destinations)
        compiled.append(
            CompiledRule(rule.name, rule.conditions, tests, targets, positions, rule.routing.value, rule.weights, keys)
        )
        before += len(destined)
    return tuple(compiled)


def _sticky_keys(routing: str, destinations: Collection[str]) -> tuple[bytes, ...]:
    return sticky.keys_of(destinations) if routing == Routing.STICKY and len(destinations) > 1 else ()


def _broken(row: VisitRow) -> frozenset[int]:
    """Positions of the destinations that fail-over avoids, counted through the record and then its rules."""
    if row.broken_destinations is None or not row.is_switch_unbroken_destination:
        return frozenset()
    return frozenset(json.loads(row.broken_destinations))


def _in_turn(
    targets: list[Target], routing: str, fastest: int | None, broken: frozenset[int]
) -> tuple[list[Target], list[int]]:
    """The targets in routing order, each with its configured position, counted from 1.

    A target that is down is replaced by the next healthy one; if all are down, the first replaces the others.
    """
    count = len(targets)
    order = [*range(count)]
    if routing == "fastest" and fastest is not None and fastest < count:
        # Routing "fastest" uses only the first.
        order[:1] = [fastest]
    elif broken:
        healthy = [position for position in order if position not in broken]
        order = [
            next((p for step in range(count) if (p := (position + step) % count) in healthy), 0) for position in order
        ]
    return [targets[position] for position in order], [position + 1 for position in order]


def _seconds(moment: str | None) -> float | None:
    return times.seconds_of(moment) if moment else None
