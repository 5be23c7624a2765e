"""Whether the conditions of a rule hold for a visit, and why not. Pure.

What is not known of a visitor fulfils no condition: without a country database no country rule holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from signpost.domain import clients, dates, languages, paths, times
from signpost.domain.rule_conditions import DAYS, Conditions, given, minutes_of

# Of a value in a sentence.
MAX_SHOWN = 100
NOT_KNOWN = "not known"


class Facts(Protocol):
    """What conditions look at. Text is "" where a visit does not say it.

    referrer: a hostname without www.  accept_language: the header.  query: as it came.  now: seconds since 1970.
    token: the same all day for one visitor; 0: not known.  record: its number.
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
    def accept_language(self) -> str: ...
    @property
    def query(self) -> str: ...
    @property
    def now(self) -> float: ...
    @property
    def is_bot(self) -> bool: ...
    @property
    def token(self) -> int: ...
    @property
    def record(self) -> int: ...


# Takes the visit, and the position of the rule among those of its record, from 1.
Test = Callable[[Facts, int], bool]


class Finding(NamedTuple):
    """What was found about one condition. sentence: what the visit has, and what the rule wants."""

    condition: str
    holds: bool
    sentence: str


def tests_of(conditions: Conditions) -> tuple[Test, ...]:
    """The tests of the conditions that there are, the cheapest first. Visits compile them once."""
    names = given(conditions)
    return tuple(test_for(conditions) for name, test_for in _TESTS.items() if name in names)


def all_hold(tests: Iterable[Test], facts: Facts, position: int) -> bool:
    """Whether all `tests` hold for a visit."""
    for test in tests:  # noqa: SIM110  # several times as fast as `all` with a generator
        if not test(facts, position):
            return False
    return True


def holds(conditions: Conditions, facts: Facts, position: int = 1) -> bool:
    """Whether all conditions hold for a visit. position: of the rule, from 1."""
    return all_hold(tests_of(conditions), facts, position)


def explain(conditions: Conditions, facts: Facts, position: int = 1) -> list[Finding]:
    """Each of the conditions, whether it holds, and why, in the order in which they are written."""
    findings = []
    for name, value in given(conditions).items():
        if name in _TESTS:
            has = _FOUND[name](conditions, facts, position) or NOT_KNOWN
            sentence = f"{_LABELS[name]}: {has[:MAX_SHOWN]}; the rule wants {wanted(name, value, conditions)}."
            findings.append(Finding(name, _TESTS[name](conditions)(facts, position), sentence))
    return findings


# --- tests: each function returns that of one condition -----------------------------------------------------------


def _country(conditions: Conditions) -> Test:
    countries = frozenset(conditions.country)
    return lambda facts, position: facts.country in countries


def _device(conditions: Conditions) -> Test:
    devices = frozenset(conditions.device)
    return lambda facts, position: facts.device in devices


def _system(conditions: Conditions) -> Test:
    systems = clients.systems_meant(conditions.system)
    return lambda facts, position: facts.system.lower() in systems


def _browser(conditions: Conditions) -> Test:
    browsers = clients.browsers_meant(conditions.browser)
    return lambda facts, position: facts.browser.lower() in browsers


def _language(conditions: Conditions) -> Test:
    tags = frozenset(tag.lower() for tag in conditions.language)
    return lambda facts, position: (
        languages.lookup(_preferred(facts.accept_language[: languages.MAX_HEADER]), tags) is not None
    )


def _query(conditions: Conditions) -> Test:
    def test(facts: Facts, position: int) -> bool:
        if not facts.query:
            return False
        pairs = paths.pairs_in(facts.query)
        names = {name for name, _ in pairs}
        return all(name in names if value is None else (name, value) in pairs for name, value in conditions.query)

    return test


def _referrer(conditions: Conditions) -> Test:
    hosts, ends = frozenset(conditions.referrer), tuple(f".{host}" for host in conditions.referrer)
    return lambda facts, position: facts.referrer in hosts or facts.referrer.endswith(ends)


def _since(conditions: Conditions) -> Test:
    begins = times.parse(conditions.since or "").timestamp()
    return lambda facts, position: facts.now >= begins


def _until(conditions: Conditions) -> Test:
    ends = times.parse(conditions.until or "").timestamp()
    return lambda facts, position: facts.now < ends


def _days(conditions: Conditions) -> Test:
    """With hours, the day is that on which they begin."""
    days, zone = frozenset(conditions.days), dates.zone_of(conditions.timezone)
    if not conditions.hours:
        return lambda facts, position: DAYS[_local(facts.now, zone)[0]] in days
    hours = [*map(minutes_of, conditions.hours)]
    return lambda facts, position: any(DAYS[day % 7] in days for day in _begins(hours, *_local(facts.now, zone)))


def _hours(conditions: Conditions) -> Test:
    hours, zone = [*map(minutes_of, conditions.hours)], dates.zone_of(conditions.timezone)
    return lambda facts, position: bool(_begins(hours, *_local(facts.now, zone)))


def _bot(conditions: Conditions) -> Test:
    return lambda facts, position: facts.is_bot is conditions.bot


def _share(conditions: Conditions) -> Test:
    share = conditions.share or 0
    return lambda facts, position: facts.token != 0 and percentile(facts, position) < share


def percentile(facts: Facts, position: int) -> int:
    """A number from 0 to 99 for a visitor, the record and one of its rules; no two rules have anything in common."""
    digest = hashlib.blake2b(b"%d %d %d" % (facts.token, facts.record, position), digest_size=8).digest()
    return int.from_bytes(digest) % 100


def _begins(several: Iterable[tuple[int, int]], day: int, minute: int) -> list[int]:
    """The days of the week (from 0; -1 is the one before Monday) on which hours began that are not over."""
    found = []
    for begin, end in several:
        if begin < end:
            found += [day] if begin <= minute < end else []
        elif minute >= begin:
            found.append(day)
        elif minute < end:
            found.append(day - 1)
    return found


def _local(now: float, zone: tzinfo) -> tuple[int, int]:
    """The day of the week, and the minute of the day, that clocks in a time zone show."""
    local = datetime.fromtimestamp(now, zone)
    return local.weekday(), local.hour * 60 + local.minute


# Most visitors send one of a few headers.
_preferred = lru_cache(maxsize=1024)(languages.preferred)

# In the order in which they are tested: cheap ones first. (`timezone` says what days and hours mean.)
_TESTS: Final[dict[str, Callable[[Conditions], Test]]] = {
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


def wanted(name: str, value: Any, conditions: Conditions) -> str:
    """What a condition wants, in words: `DE or AT`. value: as `given` returns it."""
    if name == "query":
        return " and ".join(f"{key} (any value)" if text is None else f"{key}={text}" for key, text in value)
    if name in ("from", "until"):
        return f"{value} {'or later' if name == 'from' else 'not yet'}"
    if name == "bot":
        return "a crawler" if value else "a person"
    if name == "share":
        return f"{value} of 100 visitors"
    zone = f" ({conditions.timezone or 'UTC'})" if name in ("days", "hours") else ""
    return _or(value) + zone


def _or(values: tuple[str, ...]) -> str:
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])} or {values[-1]}"


def _clock(conditions: Conditions, facts: Facts, position: int) -> str:
    day, minute = _local(facts.now, dates.zone_of(conditions.timezone))
    return f"{DAYS[day]} {minute // 60:02}:{minute % 60:02} ({conditions.timezone or 'UTC'})"


def _moment(conditions: Conditions, facts: Facts, position: int) -> str:
    return times.text(datetime.fromtimestamp(facts.now, UTC))


_LABELS: Final = {
    "country": "Country",
    "device": "Device",
    "system": "Operating system",
    "browser": "Browser",
    "language": "Preferred language",
    "query": "Query",
    "referrer": "Referrer",
    "from": "Time",
    "until": "Time",
    "days": "Day",
    "hours": "Hour",
    "bot": "Visitor",
    "share": "Share",
}
_FOUND: Final[dict[str, Callable[[Conditions, Facts, int], str]]] = {
    "country": lambda conditions, facts, position: facts.country,
    "device": lambda conditions, facts, position: facts.device,
    "system": lambda conditions, facts, position: facts.system,
    "browser": lambda conditions, facts, position: facts.browser,
    "language": lambda conditions, facts, position: ", ".join(languages.preferred(facts.accept_language)),
    "query": lambda conditions, facts, position: f"?{facts.query}" if facts.query else "none",
    "referrer": lambda conditions, facts, position: facts.referrer or "none",
    "from": _moment,
    "until": _moment,
    "days": _clock,
    "hours": _clock,
    "bot": lambda conditions, facts, position: "a crawler" if facts.is_bot else "a person",
    "share": lambda conditions, facts, position: (
        f"visitor {percentile(facts, position) + 1} of 100" if facts.token else ""
    ),
}
