"""Records as visits need them, compiled from their rows once and then kept in the cache."""

import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from signpost.domain import times
from signpost.domain.plugins import PLUGINS, Intercept
from signpost.domain.records import resolution
from signpost.domain.records.card import Card
from signpost.domain.records.destination import Target, leads_to
from signpost.domain.records.record import ONE_TIME_CLICKS, Interstitial, Match, RecordType
from signpost.domain.records.rules.rule_conditions import Conditions, given
from signpost.domain.records.rules.rule_matches import TIMED, RulePlace, Test, tests_of
from signpost.domain.records.rules.rules import stored_rules
from signpost.storage.statements.visits import VisitRow
from signpost.visits.respond import NO_STORE, Header, SentResponse, redirect, to_sent

PERMANENT = (301, 308)
MAX_AGE_S = 60


@dataclass(slots=True, eq=False)
class CompiledRule:
    """A rule as visits need it.

    tests: of `conditions`.  positions: as those of CompiledRecord.
    """

    name: str
    conditions: Conditions
    tests: tuple[Test, ...]
    targets: list[Target]
    positions: list[int]
    routing: str
    weights: Sequence[int] | None


@dataclass(slots=True, eq=False)
class CompiledRecord:
    """A record as visits need it. Times are seconds since 1970; `headers` are the plugins'.

    positions: of each of `targets`, its position among the destinations as they are configured, from 1: with fail-over,
    one may be there several times.
    """

    # The whole answer if nothing about the visitor changes it. First, because most visits read only this and `seq`:
    # with many thousands of records, each further cache line costs time.
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
    rules: tuple[CompiledRule, ...]
    password_hash: str | None
    paused_by: str
    starts_at: float | None
    expires_at: float | None
    expired_target: Target | None
    max_clicks: int | None
    headers: list[Header]
    intercepts: list[Callable[[bool], Intercept | None]]
    # What known preview fetchers get instead of the redirect.
    card: Card | None
    # Whether a page without the destination asks before a click of the limit is used.
    always_confirms: bool = False
    # Of a record for which a page asks: what identifies its present configuration. b"" for all others.
    version: bytes = b""
    # Whether nothing about time, visitor or state can refuse a visit with GET.
    is_open: bool = False
    # Whether the time decides anything.
    is_timed: bool = False

    def cache_control(self, now: float) -> str:
        """Only what stays the same for everyone may be kept, by the visitor alone, for a minute at most."""
        if self.status not in PERMANENT or len(self.targets) > 1 or self.rules or not self.is_cacheable:
            return NO_STORE
        seconds = MAX_AGE_S if self.expires_at is None else min(MAX_AGE_S, int(self.expires_at - now))
        return f"private, max-age={seconds}"

    @property
    def is_cacheable(self) -> bool:
        """No password, no plugin, no click limit."""
        return not (self.password_hash or self.headers or self.intercepts or self.max_clicks)


def compile_record(row: VisitRow, www_host: str | None = None) -> CompiledRecord:
    """Compile a row. Raises ValueError for one whose destination is no URL.

    www_host: of its site. If one of the destinations is there, decide.py must look.
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
        # Most records are not shown with it, and there are many.
        title=row.title if row.type == RecordType.FRAME else "",
        forward_path=bool(row.forward_path),
        forward_query=bool(row.forward_query),
        is_frame=row.type == RecordType.FRAME,
        status=row.status,
        targets=targets,
        positions=positions,
        routing=row.destination_routing,
        weights=json.loads(row.destination_weights) if row.destination_weights else None,
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
        # The form of a password takes the click by itself.
        record.always_confirms = _is_one_time(row) or (may_preview and row.max_clicks is not None)
        record.version = _version(row) if record.always_confirms or may_preview else b""
    # A page that asks is valid for some time.
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
    """What changes with the configuration of a record, as far as visits notice it, and not with what checks found."""
    configured = row._replace(broken_destinations=None, fastest_destination=None, fastest_of_rules=None)
    return hashlib.blake2b(repr(tuple(configured)).encode("utf-8", "surrogatepass"), digest_size=16).digest()


def compile_fallback(url: str | None, www_host: str | None) -> Target | None:
    """Where visitors of an expired record are sent; None: to our page."""
    target = Target(url, {}) if url else None
    return None if target is not None and www_host is not None and leads_to(target.fixed, www_host) else target


def _is_static(record: CompiledRecord, www_host: str | None) -> bool:
    """Whether every visitor gets the same answer at any time."""
    has_single_target = len(record.targets) == 1 or record.routing in ("first", "fastest")
    is_fixed = not (record.forward_path or record.forward_query or record.is_frame or record.is_gone)
    is_fixed = is_fixed and not any(target.has_placeholders for target in record.targets)
    may_loop = www_host is not None and any(leads_to(target.fixed, www_host) for target in record.targets)
    is_for_all = not record.rules and record.card is None
    return record.is_open and has_single_target and is_for_all and is_fixed and not may_loop


def _rules(
    row: VisitRow, utm: Mapping[str, str], names: Collection[str], broken: frozenset[int], before: int
) -> tuple[CompiledRule, ...]:
    """The rules of a row. before: how many destinations the record itself has; those of its rules follow them."""
    fastest = json.loads(row.fastest_of_rules) if row.fastest_of_rules else []
    compiled = []
    for at, rule in enumerate(stored_rules(json.loads(row.rules or "null"))):
        destined = [Target(destination, utm, names) for destination in rule.destinations]
        known_fastest = fastest[at] if at < len(fastest) else None
        here = frozenset(position - before for position in broken)
        targets, positions = _in_turn(destined, rule.routing, known_fastest, here)
        tests = tests_of(rule.conditions, RulePlace(row.seq, at + 1))
        compiled.append(
            CompiledRule(rule.name, rule.conditions, tests, targets, positions, rule.routing.value, rule.weights)
        )
        before += len(destined)
    return tuple(compiled)


def _broken(row: VisitRow) -> frozenset[int]:
    """The positions of destinations that fail-over avoids: the record's own, then those of its rules."""
    if row.broken_destinations is None or not row.is_switch_unbroken_destination:
        return frozenset()
    return frozenset(json.loads(row.broken_destinations))


def _in_turn(
    targets: list[Target], routing: str, fastest: int | None, broken: frozenset[int]
) -> tuple[list[Target], list[int]]:
    """`targets` as routing chooses among them: each one that is down is replaced by the next healthy one.

    If all are down, the first replaces all others. Also returns the position of each before, from 1.
    """
    count = len(targets)
    order = [*range(count)]
    if routing == "fastest" and fastest is not None and fastest < count:
        # Only the first position is used.
        order[:1] = [fastest]
    elif broken:
        healthy = [position for position in order if position not in broken]
        order = [
            next((p for step in range(count) if (p := (position + step) % count) in healthy), 0) for position in order
        ]
    return [targets[position] for position in order], [position + 1 for position in order]


def _seconds(moment: str | None) -> float | None:
    return times.seconds_of(moment) if moment else None
