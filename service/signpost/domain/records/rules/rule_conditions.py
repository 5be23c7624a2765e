"""The conditions of a rule, read from and written to JSON.

All conditions of a rule must hold; any one value of a condition suffices. rule_matches.py tests them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final

from signpost.domain import dates, languages, texts, times
from signpost.domain.reasons import Errors, Wrong, as_entries, as_object, as_text, place
from signpost.domain.records import addresses
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES

# Values of one condition.
MAX_ENTRIES = 50
# Query parameters that one rule may test, and their lengths.
MAX_PARAMETERS = 10
MAX_PARAMETER_NAME = 100
MAX_PARAMETER_VALUE = 255
# Length of the name of a browser or system; breakdowns show no longer one.
MAX_CLIENT = 64
MIN_SHARE, MAX_SHARE = 1, 99
DAY_MINUTES = 24 * 60

_COUNTRY = re.compile(r"[A-Za-z]{2}")
_HOURS = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])-(?:([01][0-9]|2[0-3]):([0-5][0-9])|(24):00)", re.ASCII)


class Device(StrEnum):
    MOBILE = "mobile"
    TABLET = "tablet"
    DESKTOP = "desktop"


class Weekday(StrEnum):
    """Weekdays, in the order of `datetime.weekday`."""

    MON = "mon"
    TUE = "tue"
    WED = "wed"
    THU = "thu"
    FRI = "fri"
    SAT = "sat"
    SUN = "sun"


DAYS: Final = tuple(Weekday)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """What a visit must be like. An empty value or None is no condition.

    since, until: RFC 3339 text as `times.text` writes it; JSON calls the first `from`. hours: like 09:00-17:00, without
    the end. timezone: that of `days` and `hours`; "" is UTC. query: (name, value); None accepts any value. share:
    percent of the visitors.
    """

    country: tuple[str, ...] = ()
    device: tuple[str, ...] = ()
    system: tuple[str, ...] = ()
    browser: tuple[str, ...] = ()
    language: tuple[str, ...] = ()
    query: tuple[tuple[str, str | None], ...] = ()
    referrer: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None
    days: tuple[str, ...] = ()
    hours: tuple[str, ...] = ()
    timezone: str = ""
    bot: bool | None = None
    share: int | None = None

    @property
    def zone_name(self) -> str:
        """The time zone that `days` and `hours` are in. One that no longer counts as a name is read as UTC."""
        return dates.name_of(dates.zone_of(self.timezone))


# --- reading ------------------------------------------------------------------------------------------------------


def minutes_of(hours: str) -> tuple[int, int]:
    """Begin and end in minutes after midnight. Raises ValueError with a sentence."""
    found = _HOURS.fullmatch(hours)
    if found is None:
        raise ValueError(_("Must be hours, like 09:00-17:00. The latest end is 24:00."))
    begin = int(found[1]) * 60 + int(found[2])
    end = DAY_MINUTES if found[5] else int(found[3]) * 60 + int(found[4])
    if begin == end:
        raise ValueError(_("Start and end can't be the same. For the whole day, use 00:00-24:00."))
    return begin, end


def referrer_of(text: str) -> str:
    """A referring hostname in the form that visits are compared with: A-labels, without www."""
    return addresses.bare_host(host := addresses.host_of(text)) or host


def _country(value: Any) -> str:
    if not isinstance(value, str) or not _COUNTRY.fullmatch(value):
        raise Wrong(_("Must be a two-letter country code, like DE."))
    if (code := value.upper()) not in COUNTRIES:
        if code == "UK":
            raise Wrong(_("UK is not a country code. For the United Kingdom, use GB."))
        raise Wrong(_("%(code)s is not a country code.", code=code))
    return code


def _member_of(enum: type[StrEnum]) -> Callable[[Any], str]:
    members = frozenset(member.value for member in enum)

    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in members:
            raise Wrong(_("Must be one of: %(choices)s.", choices=", ".join(enum)))
        return value

    return read


def _client(value: Any) -> str:
    return as_text(value, MAX_CLIENT)


def _language(value: Any) -> str:
    return languages.tag_of(as_text(value, languages.MAX_TAG))


def _referrer(value: Any) -> str:
    return referrer_of(as_text(value, addresses.HOST_LENGTH))


def _hours(value: Any) -> str:
    text = as_text(value, 11)
    minutes_of(text)
    return text


def _query(value: Any) -> tuple[tuple[str, str | None], ...]:
    if not isinstance(value, dict):
        raise Wrong(_("Must be an object."))
    if not 1 <= len(value) <= MAX_PARAMETERS:
        raise Wrong(_("Give 1 to %(limit)s parameters, not %(count)s.", limit=MAX_PARAMETERS, count=len(value)))
    for name, wanted in value.items():
        if not 1 <= len(name) <= MAX_PARAMETER_NAME:
            raise Wrong(_("A parameter name must have 1 to %(limit)s characters.", limit=MAX_PARAMETER_NAME))
        if wanted is not None and not isinstance(wanted, str):
            raise Wrong({name: [_("Must be a string, or null for any value.")]})
        if wanted is not None and len(wanted) > MAX_PARAMETER_VALUE:
            raise Wrong({name: [_("Use at most %(limit)s characters.", limit=MAX_PARAMETER_VALUE)]})
        if not texts.is_printable(name + (wanted or "")):
            raise Wrong(_("Can't contain control characters."))
    return tuple(value.items())


def _moment(value: Any) -> str:
    if not isinstance(value, str):
        raise Wrong(_(times.NOT_RFC3339))
    return times.text(times.parse(value))


def _timezone(value: Any) -> str:
    text = as_text(value, 64)
    name = dates.time_zone_name(text)
    if name is None:
        raise Wrong(_("Must be a time zone, like Europe/Berlin."))
    return name


def _bot(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Wrong(_("Must be true or false."))
    return value


def _share(value: Any) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not MIN_SHARE <= value <= MAX_SHARE:
        raise Wrong(
            _(
                "Must be a whole percentage from %(min_share)s to %(max_share)s.",
                min_share=MIN_SHARE,
                max_share=MAX_SHARE,
            )
        )
    return value


def _entries(read: Callable[[Any], str], max_count: int = MAX_ENTRIES) -> Callable[[Any], tuple[str, ...]]:
    """A reader of a list, which drops duplicates."""
    return lambda value: tuple(dict.fromkeys(as_entries(value, read, max_count)))


# Reader of each condition by its JSON name, in the order in which conditions are written.
_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "country": _entries(_country),
    "device": _entries(_member_of(Device)),
    "system": _entries(_client),
    "browser": _entries(_client),
    "language": _entries(_language),
    "query": _query,
    "referrer": _entries(_referrer),
    "from": _moment,
    "until": _moment,
    "days": _entries(_member_of(Weekday)),
    "hours": _entries(_hours),
    "timezone": _timezone,
    "bot": _bot,
    "share": _share,
}
NAMES: Final = tuple(_READERS)
# `from` is a keyword of Python.
_ATTRIBUTES = {name: "since" if name == "from" else name for name in NAMES}
assert {*_ATTRIBUTES.values()} == {condition.name for condition in fields(Conditions)}


def read_conditions(value: Any) -> Conditions:
    """Parse conditions from the JSON of a request. Raises Wrong."""
    given = as_object(value, _READERS)
    errors: Errors = {}
    found: dict[str, Any] = {}
    for name, read in _READERS.items():
        if name in given:
            with place(errors, name):
                found[_ATTRIBUTES[name]] = read(given[name])
    if errors:
        raise Wrong(errors)
    if not found.keys() - {"timezone"}:
        raise Wrong(_("A rule needs at least one condition."))
    conditions = Conditions(**found)
    if conditions.timezone and not (conditions.days or conditions.hours):
        raise Wrong({"timezone": [_("Add `days` or `hours`, or leave the time zone out.")]})
    if conditions.since and conditions.until and conditions.since >= conditions.until:
        raise Wrong({"until": [_("Must be later than `from`.")]})
    return conditions


# --- writing ------------------------------------------------------------------------------------------------------


def given(conditions: Conditions) -> dict[str, Any]:
    """The values of all conditions that are set, by JSON name."""
    values = {name: getattr(conditions, attribute) for name, attribute in _ATTRIBUTES.items()}
    return {name: value for name, value in values.items() if value is not None and value not in ((), "")}


def to_json(conditions: Conditions) -> dict[str, Any]:
    """`conditions` as JSON."""
    return {
        name: dict(value) if name == "query" else list(value) if isinstance(value, tuple) else value
        for name, value in given(conditions).items()
    }


def from_json(value: Mapping[str, Any]) -> Conditions:
    """Read conditions that `to_json` wrote, without validation, which may have become stricter since."""
    conditions: dict[str, Any] = {}
    for name, entry in value.items():
        conditions[_ATTRIBUTES[name]] = (
            tuple(entry.items()) if name == "query" else tuple(entry) if isinstance(entry, list) else entry
        )
    return Conditions(**conditions)
