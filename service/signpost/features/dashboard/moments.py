"""Moments as the person reads and types them: in their time zone, and in their way to write dates."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, tzinfo

from flask import g, request
from werkzeug.datastructures import MultiDict

from signpost.domain import dates, times
from signpost.domain.dates import DATE_STYLES, DEFAULT_STYLE, DateStyle
from signpost.domain.errors import Invalid
from signpost.features.dashboard import languages
from signpost.translations import DEFAULT_LANGUAGE, language
from signpost.translations import gettext as _

# Of the WSGI environ.
_OWN = "signpost.moments"
# Where our script writes the browser's time zone.
ZONE_COOKIE = "signpost_zone"
# In the address of a page of clicks.
TIMEZONE = "timezone"
# As explanations write moments.
_IN_UTC = re.compile(r"(\d{4}-\d\d-\d\d) (\d\d:\d\d)(:\d\d)? UTC", re.ASCII)
# What <input type="datetime-local"> sends.
_LOCAL = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?", re.ASCII)


def browser_zone() -> str:
    """The time zone of the browser, UTC where it has not said it."""
    name = request.cookies.get(ZONE_COOKIE, "")
    return name if dates.is_time_zone(name) else "UTC"


def own_zone() -> tzinfo:
    """The time zone that the person chose, else that of the browser."""
    return _own()[0]


def zone_of_page() -> tzinfo:
    """The time zone that the address of a page of clicks names, as that in a weekly e-mail does; else the person's."""
    name = request.args.get(TIMEZONE, "")
    return dates.zone_of(name) if dates.is_time_zone(name) else own_zone()


def own_style() -> DateStyle:
    """The person's way to write dates, else that of the language of the page."""
    return _own()[1]


def _own() -> tuple[tzinfo, DateStyle]:
    """Both, found once for each request: a list has many moments."""
    found: tuple[tzinfo, DateStyle] | None = request.environ.get(_OWN)
    if found is None:
        caller = g.get("caller")
        zone, style = (caller.user.timezone, caller.user.dates) if caller is not None else ("", "")
        found = (
            dates.zone_of(zone or browser_zone()),
            DATE_STYLES[style if style in DATE_STYLES else style_of_language()],
        )
        request.environ[_OWN] = found
    return found


def style_of_language() -> str:
    """The way to write dates of the language of the page; of English the one of the browser."""
    if (tag := language()) != DEFAULT_LANGUAGE:
        return tag
    english = {style.lower(): style for style in DATE_STYLES if style.startswith("en-")}
    return english.get(languages.choose_language(english) or "", DEFAULT_STYLE)


def ago(text: str) -> str:
    """A moment, relative to now."""
    return dates.relative(times.parse(text), times.now(), own_zone(), own_style())


def exact(text: str) -> str:
    """A moment, in full."""
    return dates.exact(times.parse(text), own_zone(), own_style())


def localize(text: str) -> str:
    """A sentence with moments in UTC, as explanations have them: each in the person's time zone instead."""
    return _IN_UTC.sub(lambda found: exact(f"{found[1]}T{found[2]}{found[3] or ':00'}.000000Z"), text)


def clock(text: str) -> str:
    """The time of day of a moment, like "14:05"."""
    local = times.parse(text).astimezone(own_zone())
    return dates.clock(local.hour, local.minute, own_style())


def day(day: date) -> str:
    """A day, like "22 Nov"."""
    return dates.day(day, own_style(), times.now().astimezone(own_zone()).year)


# --- inputs -------------------------------------------------------------------------------------------------------

# Fields of a form: the time zone that its inputs are in; next to each, the moment that it showed.
ZONE, SHOWN = "zone", ".shown"


def zone_of_form(typed: MultiDict[str, str]) -> tzinfo:
    """The time zone that the inputs of a form are in: the person may have chosen another one since."""
    name = typed.get(ZONE, "")
    return dates.zone_of(name) if dates.is_time_zone(name) else own_zone()


def to_input(text: str, zone: tzinfo) -> str:
    """A moment as the value of an input; what was typed there stays as it is."""
    if not times.is_rfc3339(text) or _LOCAL.fullmatch(text):
        return text
    try:
        return times.parse(text).astimezone(zone).replace(tzinfo=None).isoformat(timespec="minutes")
    except (ValueError, OverflowError):
        return text


def from_input(typed: MultiDict[str, str], name: str) -> str:
    """The moment in an input of a form, as text; other text stays as it is, for the schema to refuse.

    A moment that was not edited is the one that the input showed, to the microsecond. Raises Invalid for a time that
    the clocks of the time zone skip.
    """
    text, zone, shown = typed.get(name, ""), zone_of_form(typed), typed.get(name + SHOWN, "")
    if not _LOCAL.fullmatch(text):
        return text
    if shown and to_input(shown, zone) == text[:16]:
        return shown
    try:
        local = datetime.fromisoformat(text)
        moment = local.replace(tzinfo=zone).astimezone(UTC)
        is_skipped = moment.astimezone(zone).replace(tzinfo=None) != local
    except (ValueError, OverflowError):
        return text
    if is_skipped:
        place = dates.name_of(zone)
        wrong = _(
            "%(time)s does not exist on this day in %(place)s, because clocks go forward.",
            time=f"{local:%H:%M}",
            place=place,
        )
        raise Invalid({name: [wrong]})
    return f"{times.text(moment)[:19]}Z"
