"""A rule as a sentence: "Visitors from Germany or Austria on a phone go to https://example.com/de"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from signpost.domain.records.destination import Routing
from signpost.domain.records.rules.rule_conditions import DAYS, Conditions, Device, Weekday
from signpost.domain.records.rules.rules import Rule
from signpost.translations import Translated, mark, names
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES, LANGUAGES

# What forms call each condition.
CONDITIONS = Translated(
    {
        "country": mark("Country"),
        "device": mark("Device"),
        "system": mark("Operating system"),
        "browser": mark("Browser"),
        "language": mark("Language"),
        "query": mark("Query"),
        "referrer": mark("Referrer"),
        "from": mark("From"),
        "until": mark("Until"),
        "days": mark("Days"),
        "hours": mark("Hours"),
        "timezone": mark("Time zone"),
        "bot": mark("People or bots"),
        "share": mark("Share of visitors"),
    }
)
DEVICES = Translated({Device.MOBILE: mark("Phone"), Device.TABLET: mark("Tablet"), Device.DESKTOP: mark("Computer")})
# The same within a sentence.
_DEVICE_WORDS = Translated(
    {Device.MOBILE: mark("phone"), Device.TABLET: mark("tablet"), Device.DESKTOP: mark("computer")}
)
DAY_NAMES = Translated(
    {
        Weekday.MON: mark("Monday"),
        Weekday.TUE: mark("Tuesday"),
        Weekday.WED: mark("Wednesday"),
        Weekday.THU: mark("Thursday"),
        Weekday.FRI: mark("Friday"),
        Weekday.SAT: mark("Saturday"),
        Weekday.SUN: mark("Sunday"),
    }
)
# Values of one condition, and destinations, that a sentence names; the others are counted.
MAX_NAMED = 5
# Phrases that follow each other without commas.
_MAX_LISTED = 2
_ROUTED = Translated(
    {
        Routing.ORDER: mark("%(destinations)s, by turns"),
        Routing.RANDOM: mark("%(destinations)s, at random"),
        Routing.STICKY: mark("%(destinations)s, each visitor to the same one for a day (UTC)"),
        Routing.FASTEST: mark("%(destinations)s, to the one that answers fastest"),
    }
)


def titles(rules: Iterable[Rule]) -> dict[str, str]:
    """What lists call the rules of a record, by their positions from 1: "1. Phones"."""
    return {
        str(position): f"{position}. {rule.name or visitors(rule.conditions)}" for position, rule in enumerate(rules, 1)
    }


def sentence(rule: Rule) -> str:
    """What a rule does. It may be incomplete, or not valid yet."""
    return _("%(visitors)s go to %(destination)s", visitors=visitors(rule.conditions), destination=where(rule) or "…")


def visitors(conditions: Conditions) -> str:
    """Who is meant: "Visitors from Germany on a phone"."""
    share = conditions.share
    if conditions.bot is None:
        who = _("Visitors") if share is None else _("%(share)s %% of visitors", share=share)
    elif conditions.bot:
        who = _("Bots") if share is None else _("%(share)s %% of bots", share=share)
    else:
        who = _("People") if share is None else _("%(share)s %% of people", share=share)
    phrases = [phrase for phrase in _phrases(conditions) if phrase]
    return f"{who} {(' ' if len(phrases) <= _MAX_LISTED else ', ').join(phrases)}".rstrip()


def where(rule: Rule) -> str:
    """Where they are sent: "https://a.example (75 %) or https://b.example (25 %)"; "" if nothing is given."""
    if len(rule.destinations) < 2 or rule.routing is Routing.FIRST:
        return rule.destinations[0] if rule.destinations else ""
    if rule.weights and len(rule.weights) == len(rule.destinations) and (total := sum(rule.weights)):
        shares = zip(rule.destinations, rule.weights, strict=True)
        return _or([f"{destination} ({weight * 100 / total:.0f} %)" for destination, weight in shares])
    destinations = _or(rule.destinations)
    return _ROUTED[rule.routing] % {"destinations": destinations} if rule.routing in _ROUTED else destinations


def _phrases(conditions: Conditions) -> Iterable[str]:
    if conditions.country:
        yield _(
            "from %(countries)s",
            countries=_or([names.countries(COUNTRIES).get(code.upper(), code) for code in conditions.country]),
        )
    if conditions.language:
        yield _("who read %(languages)s", languages=_or(map(language, conditions.language)))
    if conditions.device:
        yield _("on a %(devices)s", devices=_or([_device(entry) for entry in conditions.device]))
    if conditions.system:
        yield _("with %(systems)s", systems=_or(conditions.system))
    if conditions.browser:
        yield _("using %(browsers)s", browsers=_or(conditions.browser))
    if conditions.referrer:
        yield _("coming from %(pages)s", pages=_or(conditions.referrer))
    if conditions.query:
        given = [
            _("any %(name)s", name=name) if value is None else f"{name}={value}" for name, value in conditions.query
        ]
        yield _("with %(parameters)s in the query", parameters=all_of(given))
    if conditions.since and conditions.until:
        yield _("since %(since)s until %(until)s", since=_moment(conditions.since), until=_moment(conditions.until))
    elif conditions.since:
        yield _("since %(since)s", since=_moment(conditions.since))
    elif conditions.until:
        yield _("until %(until)s", until=_moment(conditions.until))
    yield _clock(conditions)


def _clock(conditions: Conditions) -> str:
    """The days and hours at which a rule holds."""
    parts = []
    if conditions.days:
        parts.append(_("on %(days)s", days=_days(conditions.days)))
    if conditions.hours:
        spans = [
            _("%(first)s and %(last)s", first=first, last=last)
            for first, _dash, last in (span.partition("-") for span in conditions.hours)
        ]
        parts.append(_("between %(hours)s", hours=_or(spans)))
    return f"{' '.join(parts)} ({conditions.zone_name})" if parts else ""


def _days(days: Sequence[str]) -> str:
    """The days of a week; several in a row by the first and the last."""
    at = sorted(DAYS.index(Weekday(day)) for day in days if day in DAYS)
    found = [DAY_NAMES[DAYS[entry]] for entry in at]
    if len(at) > _MAX_LISTED and at[-1] - at[0] == len(at) - 1:
        return _("%(first)s to %(last)s", first=found[0], last=found[-1])
    return _or(found or days)


def _device(device: str) -> str:
    return _DEVICE_WORDS[Device(device)] if device in set(Device) else device


def language(tag: str) -> str:
    """The name of a language tag: "German", "German (de-CH)"."""
    name = names.languages(LANGUAGES).get(tag.partition("-")[0].lower())
    return tag if name is None else f"{name} ({tag})" if "-" in tag else name


def _moment(text: str) -> str:
    """A moment as `times.text` writes it, to the minute."""
    return f"{text[:10]} {text[11:16]} UTC"


def _or(values: Iterable[str]) -> str:
    *others, last = _few(values)
    return _("%(first)s or %(last)s", first=", ".join(others), last=last) if others else last


def all_of(values: Iterable[str]) -> str:
    """Values in a sentence: "a, b and c"; of more than MAX_NAMED, some are counted."""
    *others, last = _few(values)
    return _("%(first)s and %(last)s", first=", ".join(others), last=last) if others else last


def _few(values: Iterable[str]) -> list[str]:
    found = [*values]
    if len(found) > MAX_NAMED:
        return [*found[: MAX_NAMED - 1], _("%(count)s more", count=len(found) - MAX_NAMED + 1)]
    return found
