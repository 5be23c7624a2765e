"""Whether the conditions of a rule hold for a visit, and why not. Pure.

What is not known of a visitor fulfils no condition: without a country database no country rule holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
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


# Conditions, the visit, and the position of the rule among those of its record, from 1.
Test = Callable[[Conditions, Facts, int], bool]


class Finding(NamedTuple):
    """What was found about one condition. sentence: what the visit has, and what the rule wants."""

    condition: str
    holds: bool
    sentence: str


def tests_of(conditions: Conditions) -> tuple[Test, ...]:
    """The tests of the conditions that there are, the cheapest first."""
    return tuple(test for name, test in _TESTS.items() if name in given(conditions) and test is not None)


def all_hold(tests: Iterable[Test], conditions: Conditions, facts: Facts, position: int) -> bool:
    """Whether all `tests` of `conditions` hold."""
    return all(test(conditions, facts, position) for test in tests)


def holds(conditions: Conditions, facts: Facts, position: int = 1) -> bool:
    """Whether all conditions hold for a visit. position: of the rule, from 1."""
    return all_hold(tests_of(conditions), conditions, facts, position)


def explain(conditions: Conditions, facts: Facts, position: int = 1) -> list[Finding]:
    """Each of the conditions, whether it holds, and why, in the order in which they are written."""
    findings = []
    for name, value in given(conditions).items():
        test = _TESTS[name]
        if test is not None:
            has = _FOUND[name](conditions, facts, position) or NOT_KNOWN
            sentence = f"{_LABELS[name]}: {has[:MAX_SHOWN]}; the rule wants {wanted(name, value, conditions)}."
            findings.append(Finding(name, test(conditions, facts, position), sentence))
    return findings


# --- tests -------------------------------------------------------------------------------------------------------


def _country(conditions: Conditions, facts: Facts, position: int) -> bool:
    return facts.country in conditions.country


def _device(conditions: Conditions, facts: Facts, position: int) -> bool:
    return facts.device in conditions.device


def _system(conditions: Conditions, facts: Facts, position: int) -> bool:
    return facts.system.casefold() in clients.systems_meant(conditions.system)


def _browser(conditions: Conditions, facts: Facts, position: int) -> bool:
    return facts.browser.casefold() in clients.browsers_meant(conditions.browser)


def _language(conditions: Conditions, facts: Facts, position: int) -> bool:
    return (
        languages.lookup(_preferred(facts.accept_language[: languages.MAX_HEADER]), _folded(conditions.language))
        is not None
    )


def _query(conditions: Conditions, facts: Facts, position: int) -> bool:
    if not facts.query:
        return False
    pairs = paths.pairs_in(facts.query)
    names = {name for name, _ in pairs}
    return all(name in names if value is None else (name, value) in pairs for name, value in conditions.query)


def _referrer(conditions: Conditions, facts: Facts, position: int) -> bool:
    host = facts.referrer
    return any(host == one or host.endswith(f".{one}") for one in conditions.referrer)


def _since(conditions: Conditions, facts: Facts, position: int) -> bool:
    return conditions.since is None or facts.now >= _seconds(conditions.since)


def _until(conditions: Conditions, facts: Facts, position: int) -> bool:
    return conditions.until is None or facts.now < _seconds(conditions.until)


def _days(conditions: Conditions, facts: Facts, position: int) -> bool:
    """With hours, the day is that on which they begin."""
    day, _ = _local(facts.now, conditions.timezone)
    if not conditions.hours:
        return DAYS[day] in conditions.days
    return any(DAYS[begins % 7] in conditions.days for begins in _begins(conditions, facts))


def _hours(conditions: Conditions, facts: Facts, position: int) -> bool:
    return bool(_begins(conditions, facts))


def _bot(conditions: Conditions, facts: Facts, position: int) -> bool:
    return facts.is_bot is conditions.bot


def _share(conditions: Conditions, facts: Facts, position: int) -> bool:
    return conditions.share is not None and facts.token != 0 and percentile(facts, position) < conditions.share


def percentile(facts: Facts, position: int) -> int:
    """A number from 0 to 99 for a visitor, the record and one of its rules; no two rules have anything in common."""
    digest = hashlib.blake2b(b"%d %d %d" % (facts.token, facts.record, position), digest_size=8).digest()
    return int.from_bytes(digest) % 100


def _begins(conditions: Conditions, facts: Facts) -> list[int]:
    """The days of the week (from 0; -1 is the one before Monday) on which hours began that are not over."""
    day, minute = _local(facts.now, conditions.timezone)
    found = []
    for hours in conditions.hours:
        begin, end = _minutes(hours)
        if begin < end:
            found += [day] if begin <= minute < end else []
        elif minute >= begin:
            found.append(day)
        elif minute < end:
            found.append(day - 1)
    return found


def _local(now: float, zone: str) -> tuple[int, int]:
    """The day of the week, and the minute of the day, that clocks in a time zone show."""
    local = datetime.fromtimestamp(now, dates.zone_of(zone) if zone else UTC)
    return local.weekday(), local.hour * 60 + local.minute


_preferred = lru_cache(maxsize=1024)(languages.preferred)


@lru_cache(maxsize=1024)
def _folded(tags: tuple[str, ...]) -> frozenset[str]:
    return frozenset(tag.lower() for tag in tags)


@lru_cache(maxsize=1024)
def _seconds(moment: str) -> float:
    return times.parse(moment).timestamp()


_minutes = lru_cache(maxsize=1024)(minutes_of)

# In the order in which they are tested: cheap ones first. `timezone` says what days and hours mean.
_TESTS: Final[dict[str, Test | None]] = {
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
    "timezone": None,
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
    day, minute = _local(facts.now, conditions.timezone)
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
