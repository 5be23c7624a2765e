"""How moments are shown to a person: relative to now, or exactly, in their time zone and their way to write dates."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from signpost.domain.errors import Invalid
from signpost.translations import gettext as _

# The names of months, and how they are shortened, are those of CLDR, within a date; a test compares them.
_ENGLISH = "January February March April May June July August September October November December"
_GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
_FRENCH = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
_SPANISH = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
_SHORT_BRITISH = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"
_SHORT_AMERICAN = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
_SHORT_GERMAN = "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."
_SHORT_FRENCH = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."
_SHORT_SPANISH = "ene feb mar abr may jun jul ago sept oct nov dic"
_NUMBERS = "01 02 03 04 05 06 07 08 09 10 11 12"
# Files of a system that name no place: its own zone, which may change and which no other machine knows, a placeholder,
# and rules for old POSIX names. What is stored with one of them is read as UTC.
_NO_ZONES = {"localtime", "Factory", "posixrules"}
# Legacy names and fixed offsets, which no one looks for.
_UNLISTED = ("Etc/", "SystemV/", "US/", "Brazil/", "Canada/", "Chile/", "Mexico/")


@dataclass(frozen=True)
class DateStyle:
    """A way to write dates. short: a day of this year; {abbreviation}: of its month. long: a day of any year.

    brief: a day of this year where there is little room; "": as `short`. abbreviations: of the months. first_of_month:
    what is written for 1. week_begins: a weekday, as `date.weekday` counts.
    """

    label: str
    months: str
    abbreviations: str
    short: str
    long: str
    brief: str = ""
    month: str = "{abbreviation} {year}"
    first_of_month: str = "1"
    has_12_hours: bool = False
    week_begins: int = 0


# By language tag (BCP 47), except the international standard.
DATE_STYLES = {
    "en-GB": DateStyle("English (UK)", _ENGLISH, _SHORT_BRITISH, "{day} {abbreviation}", "{day} {month} {year}"),
    "en-US": DateStyle(
        "English (US)",
        _ENGLISH,
        _SHORT_AMERICAN,
        "{abbreviation} {day}",
        "{month} {day}, {year}",
        has_12_hours=True,
        week_begins=6,
    ),
    "de": DateStyle(
        "Deutsch", _GERMAN, _SHORT_GERMAN, "{day}. {month}", "{day}. {month} {year}", brief="{day}. {abbreviation}"
    ),
    "fr": DateStyle(
        "Français",
        _FRENCH,
        _SHORT_FRENCH,
        "{day} {month}",
        "{day} {month} {year}",
        brief="{day} {abbreviation}",
        first_of_month="1er",
    ),
    "es": DateStyle(
        "Español",
        _SPANISH,
        _SHORT_SPANISH,
        "{day} de {month}",
        "{day} de {month} de {year}",
        brief="{day} {abbreviation}",
    ),
    "iso": DateStyle(
        "2030-12-31 (ISO 8601)",
        _NUMBERS,
        _NUMBERS,
        "{year}-{month}-{day:0>2}",
        "{year}-{month}-{day:0>2}",
        month="{year}-{month}",
    ),
}
DEFAULT_STYLE = "en-GB"
UTC_NAME = "UTC"


def style_of(chosen: str, language: str) -> DateStyle:
    """The way to write dates that a person chose, else that of their language. language: a tag, or ""."""
    return DATE_STYLES.get(chosen) or DATE_STYLES.get(language) or DATE_STYLES[DEFAULT_STYLE]


@cache
def time_zones() -> tuple[str, ...]:
    """The names of the time zones that a person may choose from."""
    places = [name for name in available_timezones() if "/" in name and not name.startswith(_UNLISTED)]
    return ("UTC", *sorted(places))


@cache
def _known_zones() -> dict[str, str]:
    return {name.lower(): name for name in {"UTC", *available_timezones()} - _NO_ZONES}


def is_time_zone(name: str) -> bool:
    """Whether this is the name of a time zone, in the case in which it is kept."""
    return _known_zones().get(name.lower()) == name


def time_zone_name(text: str) -> str | None:
    """The name of the time zone that a person or program wrote, in any case; None where there is none."""
    return _known_zones().get(text.lower())


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; UTC where there is none."""
    return ZoneInfo(name) if name != "UTC" and is_time_zone(name) else UTC


def zone_named(name: str | None) -> tzinfo | None:
    """The time zone that a caller names, if any. Raises Invalid."""
    if name is None:
        return None
    known = time_zone_name(name)
    if known is None:
        raise Invalid({"timezone": [_("Must be a time zone, like Europe/Berlin.")]})
    return zone_of(known)


def name_of(zone: tzinfo) -> str:
    """The name of a time zone."""
    return zone.key if isinstance(zone, ZoneInfo) else UTC_NAME


def exact(moment: datetime, zone: tzinfo, style: DateStyle) -> str:
    """A moment like "22 November 2026, 14:05 (Europe/Berlin)"."""
    local = moment.astimezone(zone)
    return f"{_date(local, style.long, style)}, {clock(local.hour, local.minute, style)} ({name_of(zone)})"


def clock(hour: int, minute: int, style: DateStyle) -> str:
    """A time of day like "14:05"."""
    if style.has_12_hours:
        return f"{hour % 12 or 12}:{minute:02} {'PM' if hour >= 12 else 'AM'}"
    return f"{hour:02}:{minute:02}"


def day(day: date, style: DateStyle, this_year: int) -> str:
    """A day like "22 Nov"; of another year than this, in full."""
    return _date(day, style.short if day.year == this_year else style.long, style)


def brief(day: date, style: DateStyle, this_year: int) -> str:
    """The same where there is little room, as below a chart: "22 Nov" in all languages."""
    return _date(day, (style.brief or style.short) if day.year == this_year else style.long, style)


def month(day: date, style: DateStyle) -> str:
    """The month of a day, like "Nov 2026"."""
    return _date(day, style.month, style)


def span(since: date, until: date, style: DateStyle, this_year: int) -> str:
    """Days in a row, both included, within a text: "26 Oct to 1 Nov"; one day alone: "26 Oct"."""
    first, last = day(since, style, this_year), day(until, style, this_year)
    return first if since == until else _("%(first_day)s to %(last_day)s", first_day=first, last_day=last)


def relative(moment: datetime, now: datetime, zone: tzinfo, style: DateStyle) -> str:
    """A moment like "5 min ago" or "in 3 d", in the reader's language; more than a week away, its date."""
    local, today = moment.astimezone(zone), now.astimezone(zone)
    seconds = (now - moment).total_seconds()
    is_past, length = seconds >= 0, abs(seconds)
    if length < 60:
        return _("just now") if is_past else _("in a moment")
    if length < 3600:
        minutes = int(length // 60)
        return _("%(minutes)s min ago", minutes=minutes) if is_past else _("in %(minutes)s min", minutes=minutes)
    if length < 86_400:
        hours = int(length // 3600)
        return _("%(hours)s h ago", hours=hours) if is_past else _("in %(hours)s h", hours=hours)
    days = abs((today.date() - local.date()).days)
    if days == 1:
        return _("yesterday") if is_past else _("tomorrow")
    if days < 7:
        return _("%(days)s d ago", days=days) if is_past else _("in %(days)s d", days=days)
    return _date(local, style.short if local.year == today.year else style.long, style)


def _date(local: date, pattern: str, style: DateStyle) -> str:
    return pattern.format(
        day=style.first_of_month if local.day == 1 else local.day,
        month=style.months.split()[local.month - 1],
        abbreviation=style.abbreviations.split()[local.month - 1],
        year=local.year,
    )
