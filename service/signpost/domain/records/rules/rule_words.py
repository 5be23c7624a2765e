"""A rule as a sentence: "Visitors from Germany or Austria on a phone go to https://example.com/de"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from signpost.domain.names import COUNTRIES, LANGUAGES
from signpost.domain.records.routing import Routing
from signpost.domain.records.rules.rule_conditions import DAYS, Conditions, Device, Weekday
from signpost.domain.records.rules.rules import Rule

# What forms call each condition.
CONDITIONS = {
    "country": "Country",
    "device": "Device",
    "system": "Operating system",
    "browser": "Browser",
    "language": "Language",
    "query": "Query",
    "referrer": "Referrer",
    "from": "From",
    "until": "Until",
    "days": "Days",
    "hours": "Hours",
    "timezone": "Time zone",
    "bot": "People or bots",
    "share": "Share of visitors",
}
DEVICES = {Device.MOBILE: "Phone", Device.TABLET: "Tablet", Device.DESKTOP: "Computer"}
DAY_NAMES = {
    Weekday.MON: "Monday",
    Weekday.TUE: "Tuesday",
    Weekday.WED: "Wednesday",
    Weekday.THU: "Thursday",
    Weekday.FRI: "Friday",
    Weekday.SAT: "Saturday",
    Weekday.SUN: "Sunday",
}
# Values of one condition, and destinations, that a sentence names; the others are counted.
MAX_NAMED = 5
# Phrases that follow each other without commas.
_MAX_LISTED = 2
_ROUTING_WORDS = {
    Routing.ORDER: "by turns",
    Routing.RANDOM: "at random",
    Routing.STICKY: "each visitor always to the same one",
    Routing.FASTEST: "to the one that answers fastest",
}


def titles(rules: Iterable[Rule]) -> dict[str, str]:
    """What lists call the rules of a record, by their positions from 1: "1. Phones"."""
    return {
        str(position): f"{position}. {rule.name or visitors(rule.conditions)}" for position, rule in enumerate(rules, 1)
    }


def sentence(rule: Rule) -> str:
    """What a rule does. It may be incomplete, or not valid yet."""
    return f"{visitors(rule.conditions)} go to {where(rule) or '…'}"


def visitors(conditions: Conditions) -> str:
    """Who is meant: "Visitors from Germany on a phone"."""
    who = "Visitors" if conditions.bot is None else "Bots" if conditions.bot else "People"
    if conditions.share is not None:
        who = f"{conditions.share} % of {who.lower()}"
    phrases = [phrase for phrase in _phrases(conditions) if phrase]
    return f"{who} {(' ' if len(phrases) <= _MAX_LISTED else ', ').join(phrases)}".rstrip()


def where(rule: Rule) -> str:
    """Where they are sent: "https://a.example (75 %) or https://b.example (25 %)"; "" if nothing is given."""
    if len(rule.destinations) < 2 or rule.routing is Routing.FIRST:
        return rule.destinations[0] if rule.destinations else ""
    if rule.weights and len(rule.weights) == len(rule.destinations) and (total := sum(rule.weights)):
        shares = zip(rule.destinations, rule.weights, strict=True)
        return _or([f"{destination} ({weight * 100 / total:.0f} %)" for destination, weight in shares])
    way = _ROUTING_WORDS.get(rule.routing)
    return _or(rule.destinations) + (f", {way}" if way else "")


def _phrases(conditions: Conditions) -> Iterable[str]:
    if conditions.country:
        yield f"from {_or([COUNTRIES.get(code.upper(), code) for code in conditions.country])}"
    if conditions.language:
        yield f"who read {_or(map(language, conditions.language))}"
    if conditions.device:
        yield f"on a {_or([_device(entry) for entry in conditions.device])}"
    if conditions.system:
        yield f"with {_or(conditions.system)}"
    if conditions.browser:
        yield f"using {_or(conditions.browser)}"
    if conditions.referrer:
        yield f"coming from {_or(conditions.referrer)}"
    if conditions.query:
        given = [f"any {name}" if value is None else f"{name}={value}" for name, value in conditions.query]
        yield f"with {_listed(given, 'and')} in the query"
    if conditions.since or conditions.until:
        since = f"since {_moment(conditions.since)}" if conditions.since else ""
        yield f"{since} {f'until {_moment(conditions.until)}' if conditions.until else ''}".strip()
    yield _clock(conditions)


def _clock(conditions: Conditions) -> str:
    """The days and hours at which a rule holds."""
    parts = []
    if conditions.days:
        parts.append(f"on {_days(conditions.days)}")
    if conditions.hours:
        spans = [" and ".join(span.split("-", 1)) for span in conditions.hours]
        parts.append(f"between {_or(spans)}")
    return f"{' '.join(parts)} ({conditions.timezone or 'UTC'})" if parts else ""


def _days(days: Sequence[str]) -> str:
    """The days of a week; several in a row by the first and the last."""
    at = sorted(DAYS.index(Weekday(day)) for day in days if day in DAYS)
    names = [DAY_NAMES[DAYS[entry]] for entry in at]
    if len(at) > _MAX_LISTED and at[-1] - at[0] == len(at) - 1:
        return f"{names[0]} to {names[-1]}"
    return _or(names or days)


def _device(device: str) -> str:
    return DEVICES[Device(device)].lower() if device in set(Device) else device


def language(tag: str) -> str:
    """The name of a language tag: "German", "German (de-CH)"."""
    name = LANGUAGES.get(tag.partition("-")[0].lower())
    return tag if name is None else f"{name} ({tag})" if "-" in tag else name


def _moment(text: str) -> str:
    """A moment as `times.text` writes it, to the minute."""
    return f"{text[:10]} {text[11:16]} UTC"


def _or(values: Iterable[str]) -> str:
    return _listed(values, "or")


def _listed(values: Iterable[str], word: str) -> str:
    names = [*values]
    if len(names) > MAX_NAMED:
        names = [*names[: MAX_NAMED - 1], f"{len(names) - MAX_NAMED + 1} more"]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"
