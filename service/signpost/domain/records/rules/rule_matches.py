"""Tests the conditions of a rule against a visit, and explains the result. Pure.

An unknown property of a visitor fulfils no condition: without a country database, no country rule holds.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from signpost.domain import dates, languages, times
from signpost.domain.records import paths
from signpost.domain.records.rules import client_names
from signpost.domain.records.rules.rule_conditions import DAYS, Conditions, given, minutes_of
from signpost.translations import gettext as _
from signpost.translations import mark

# Characters of a value in a sentence.
MAX_SHOWN = 100
NOT_KNOWN = mark("not known")


class KnownVisitor(Protocol):
    """What is known about a visitor. Unknown text is "".

    referrer: a hostname without www. token: constant for a visitor during a day; 0 if unknown.
    """

    @property
    def country(self) -> str: ...
    @property
    def device(self) -> str: ...
    @property
    def system(self) -> str: ...
    @property
    def browser(self) -> str: ...
    @property
    def referrer(self) -> str: ...
    @property
    def is_bot(self) -> bool: ...
    @property
    def token(self) -> int: ...


class Facts(Protocol):
    """A visit. languages: Accept-Language. query: as sent. now: seconds since 1970."""

    @property
    def visitor(self) -> KnownVisitor: ...
    @property
    def languages(self) -> str: ...
    @property
    def query(self) -> str: ...
    @property
    def now(self) -> float: ...


Test = Callable[[Facts], bool]


class RuleKey(NamedTuple):
    """Identifies a rule: the number of its record, and its position there, counted from 1. Shares depend on it."""

    record: int = 0
    position: int = 1


# Conditions that depend on the time.
TIMED: Final = frozenset({"from", "until", "days", "hours"})


class ConditionFinding(NamedTuple):
    """The result for one condition. sentence: the visitor's value and the one that the rule wants."""

    condition: str
    holds: bool
    sentence: str


def tests_of(conditions: Conditions, place: RuleKey) -> tuple[Test, ...]:
    """Compile the given conditions into tests, the cheapest first."""
    names = given(conditions)
    return tuple(test_for(conditions, place) for name, test_for in _TESTS.items() if name in names)


def all_hold(tests: Iterable[Test], facts: Facts) -> bool:
    """Whether all `tests` hold for a visit."""
    for test in tests:  # noqa: SIM110  # several times as fast as `all` with a generator
        if not test(facts):
            return False
    return True


def holds(conditions: Conditions, facts: Facts, place: RuleKey = RuleKey()) -> bool:  # noqa: B008  # it is frozen
    """Whether all conditions of a rule hold for a visit."""
    return all_hold(tests_of(conditions, place), facts)


def explain(conditions: Conditions, facts: Facts, place: RuleKey = RuleKey()) -> list[ConditionFinding]:  # noqa: B008
    """The result for each condition, in the order in which conditions are written."""
    findings = []
    for name, value in given(conditions).items():
        if name in _TESTS:
            has = _FOUND[name](conditions, facts, place) or _(NOT_KNOWN)
            # Its first word is in lower case where it is a part of another sentence.
            sentence = _(_SENTENCES[name], has=has[:MAX_SHOWN], wanted=wanted_text(name, value, conditions))
            findings.append(ConditionFinding(name, _TESTS[name](conditions, place)(facts), sentence))
    return findings


# --- tests: each function compiles one condition ------------------------------------------------------------------


def _country(conditions: Conditions, place: RuleKey) -> Test:
    countries = frozenset(conditions.country)
    return lambda facts: facts.visitor.country in countries


def _device(conditions: Conditions, place: RuleKey) -> Test:
    devices = frozenset(conditions.device)
    return lambda facts: facts.visitor.device in devices


def _system(conditions: Conditions, place: RuleKey) -> Test:
    systems = client_names.systems_meant(conditions.system)
    return lambda facts: facts.visitor.system.lower() in systems


def _browser(conditions: Conditions, place: RuleKey) -> Test:
    browsers = client_names.browsers_meant(conditions.browser)
    return lambda facts: facts.visitor.browser.lower() in browsers


def _language(conditions: Conditions, place: RuleKey) -> Test:
    tags = frozenset(languages.canonical(tag.lower()) for tag in conditions.language)
    return lambda facts: languages.lookup(_preferred(facts.languages[: languages.MAX_HEADER]), tags) is not None


def _query(conditions: Conditions, place: RuleKey) -> Test:
    def test(facts: Facts) -> bool:
        if not facts.query:
            return False
        pairs = paths.pairs_in(facts.query)
        names = {name for name, _value in pairs}
        return all(name in names if value is None else (name, value) in pairs for name, value in conditions.query)

    return test


def _referrer(conditions: Conditions, place: RuleKey) -> Test:
    hosts, ends = frozenset(conditions.referrer), tuple(f".{host}" for host in conditions.referrer)
    return lambda facts: facts.visitor.referrer in hosts or facts.visitor.referrer.endswith(ends)


def _since(conditions: Conditions, place: RuleKey) -> Test:
    begins = times.seconds_of(conditions.since or "")
    return lambda facts: facts.now >= begins


def _until(conditions: Conditions, place: RuleKey) -> Test:
    ends = times.seconds_of(conditions.until or "")
    return lambda facts: facts.now < ends


def _days(conditions: Conditions, place: RuleKey) -> Test:
    """With `hours`, a span that runs past midnight belongs to the day on which it begins."""
    days, zone = frozenset(conditions.days), dates.zone_of(conditions.timezone)
    if not conditions.hours:
        return lambda facts: DAYS[_local(facts.now, zone)[0]] in days
    hours = [*map(minutes_of, conditions.hours)]
    return lambda facts: any(DAYS[day % 7] in days for day in _start_days(hours, *_local(facts.now, zone)))


def _hours(conditions: Conditions, place: RuleKey) -> Test:
    hours, zone = [*map(minutes_of, conditions.hours)], dates.zone_of(conditions.timezone)
    return lambda facts: bool(_start_days(hours, *_local(facts.now, zone)))


def _bot(conditions: Conditions, place: RuleKey) -> Test:
    return lambda facts: facts.visitor.is_bot is conditions.bot


def _share(conditions: Conditions, place: RuleKey) -> Test:
    share = conditions.share or 0
    return lambda facts: facts.visitor.token != 0 and percentile(facts.visitor.token, place) < share


def percentile(token: int, place: RuleKey) -> int:
    """A number from 0 to 99, always the same for a visitor and a rule; those of two rules are independent."""
    digest = hashlib.blake2b(b"%d %d %d" % (token, place.record, place.position), digest_size=8).digest()
    return int.from_bytes(digest) % 100


def _start_days(spans: Iterable[tuple[int, int]], day: int, minute: int) -> list[int]:
    """The weekdays on which the spans that contain this moment began. 0 is Monday, -1 the Sunday before it."""
    found = []
    for begin, end in spans:
        if begin < end:
            found += [day] if begin <= minute < end else []
        elif minute >= begin:
            found.append(day)
        elif minute < end:
            found.append(day - 1)
    return found


def _local(now: float, zone: tzinfo) -> tuple[int, int]:
    """The weekday and the minute of the day on the clocks of a time zone."""
    local = datetime.fromtimestamp(now, zone)
    return local.weekday(), local.hour * 60 + local.minute


# Most visitors send one of a few headers.
_preferred = lru_cache(maxsize=1024)(languages.preferred_ranges)

# In the order in which they are tested, cheap ones first. `timezone` is no condition: it is where days and hours are.
_TESTS: Final[dict[str, Callable[[Conditions, RuleKey], Test]]] = {
    "bot": _bot,
    "country": _country,
    "device": _device,
    "from": _since,
    "until": _until,
    "system": _system,
    "browser": _browser,
    "referrer": _referrer,
    "language": _language,
    "hours": _hours,
    "days": _days,
    "share": _share,
    "query": _query,
}


# --- words -------------------------------------------------------------------------------------------------------


def wanted_text(name: str, value: Any, conditions: Conditions) -> str:
    """What a condition asks for, in words, like "DE or AT". value: as `given` returns it."""
    if name == "query":
        pairs = (_("%(name)s (any value)", name=key) if text is None else f"{key}={text}" for key, text in value)
        return functools.reduce(lambda first, last: _("%(first)s and %(last)s", first=first, last=last), pairs)
    if name in ("from", "until"):
        return _("%(time)s or later", time=value) if name == "from" else _("%(time)s not yet", time=value)
    if name == "bot":
        return _("a crawler") if value else _("a person")
    if name == "share":
        return _("%(share)s of 100 visitors", share=value)
    zone = f" ({conditions.zone_name})" if name in ("days", "hours") else ""
    return _or(value) + zone


def _or(values: tuple[str, ...]) -> str:
    return values[0] if len(values) == 1 else _("%(first)s or %(last)s", first=", ".join(values[:-1]), last=values[-1])


def _clock(conditions: Conditions, facts: Facts, place: RuleKey) -> str:
    day, minute = _local(facts.now, dates.zone_of(conditions.timezone))
    return f"{DAYS[day]} {minute // 60:02}:{minute % 60:02} ({conditions.zone_name})"


def _moment(conditions: Conditions, facts: Facts, place: RuleKey) -> str:
    return times.text(datetime.fromtimestamp(facts.now, UTC))


_SENTENCES: Final = {
    "country": mark("Country is %(has)s, the rule says %(wanted)s."),
    "device": mark("Device is %(has)s, the rule says %(wanted)s."),
    "system": mark("Visitor is on %(has)s, the rule says %(wanted)s."),
    "browser": mark("Browser is %(has)s, the rule says %(wanted)s."),
    "language": mark("Preferred language is %(has)s, the rule says %(wanted)s."),
    "query": mark("Query is %(has)s, the rule says %(wanted)s."),
    "referrer": mark("Referrer is %(has)s, the rule says %(wanted)s."),
    "from": mark("Time is %(has)s, the rule says %(wanted)s."),
    "until": mark("Time is %(has)s, the rule says %(wanted)s."),
    "days": mark("Day is %(has)s, the rule says %(wanted)s."),
    "hours": mark("Hour is %(has)s, the rule says %(wanted)s."),
    "bot": mark("Visitor is %(has)s, the rule says %(wanted)s."),
    "share": mark("Visitor is %(has)s, the rule says %(wanted)s."),
}
_FOUND: Final[dict[str, Callable[[Conditions, Facts, RuleKey], str]]] = {
    "country": lambda conditions, facts, place: facts.visitor.country,
    "device": lambda conditions, facts, place: facts.visitor.device,
    "system": lambda conditions, facts, place: facts.visitor.system,
    "browser": lambda conditions, facts, place: facts.visitor.browser,
    "language": lambda conditions, facts, place: ", ".join(languages.preferred_ranges(facts.languages)),
    "query": lambda conditions, facts, place: f"?{facts.query}" if facts.query else _("none"),
    "referrer": lambda conditions, facts, place: facts.visitor.referrer or _("none"),
    "from": _moment,
    "until": _moment,
    "days": _clock,
    "hours": _clock,
    "bot": lambda conditions, facts, place: _("a crawler") if facts.visitor.is_bot else _("a person"),
    "share": lambda conditions, facts, place: (
        _("number %(number)s of 100", number=percentile(facts.visitor.token, place) + 1) if facts.visitor.token else ""
    ),
}
