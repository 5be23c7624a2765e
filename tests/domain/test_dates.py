"""How moments are shown to people: relative and exact, in time zones and languages."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from babel import Locale
from babel.dates import format_date, format_skeleton

from signpost.domain import dates
from signpost.domain.dates import DATE_STYLES
from signpost.translations import speaking

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
BRITISH = DATE_STYLES["en-GB"]


@pytest.mark.parametrize(
    ("before", "text"),
    [
        (timedelta(0), "just now"),
        (timedelta(seconds=59), "just now"),
        (timedelta(seconds=60), "1 min ago"),
        (timedelta(minutes=59, seconds=59), "59 min ago"),
        (timedelta(hours=1), "1 h ago"),
        (timedelta(hours=23, minutes=59), "23 h ago"),
        (timedelta(hours=24), "yesterday"),
        (timedelta(hours=37), "2 d ago"),
        (timedelta(days=6), "6 d ago"),
        (timedelta(days=7), "15 Nov"),
        (timedelta(days=326), "31 December 2025"),
        (-timedelta(seconds=30), "in a moment"),
        (-timedelta(minutes=5), "in 5 min"),
        (-timedelta(hours=3), "in 3 h"),
        (-timedelta(hours=24), "tomorrow"),
        (-timedelta(days=3), "in 3 d"),
        (-timedelta(days=40), "1 January 2027"),
    ],
)
def test_relative(before: timedelta, text: str) -> None:
    assert dates.relative(NOW - before, NOW, UTC, BRITISH) == text


@pytest.mark.parametrize(
    ("tag", "texts"),
    [
        ("de", "gerade eben|vor 5 Min.|vor 3 Std.|gestern|vor 4 Tagen|gleich|in 5 Min.|morgen|in 4 Tagen"),
        ("fr", "à l’instant|il y a 5 min|il y a 3 h|hier|il y a 4 j|dans un instant|dans 5 min|demain|dans 4 j"),
        ("es", "ahora mismo|hace 5 min|hace 3 h|ayer|hace 4 días|en un momento|en 5 min|mañana|en 4 días"),
        ("en", "just now|5 min ago|3 h ago|yesterday|4 d ago|in a moment|in 5 min|tomorrow|in 4 d"),
    ],
)
def test_relative_in_the_language_of_the_reader(tag: str, texts: str) -> None:
    minutes, hours, day, days = timedelta(minutes=5), timedelta(hours=3), timedelta(days=1), timedelta(days=4)
    lengths = (timedelta(0), minutes, hours, day, days, -timedelta(seconds=5), -minutes, -day, -days)
    with speaking(tag):
        found = [dates.relative(NOW - length, NOW, UTC, BRITISH) for length in lengths]
    assert found == texts.split("|")


def test_days_are_those_of_the_time_zone() -> None:
    # 23:30 UTC of the 20th is the 21st in Berlin.
    moment = datetime(2026, 11, 20, 23, 30, tzinfo=UTC)
    assert dates.relative(moment, NOW, BERLIN, BRITISH) == "yesterday"
    assert dates.relative(moment, NOW, UTC, BRITISH) == "2 d ago"


@pytest.mark.parametrize(
    ("style", "text", "short"),
    [
        ("en-GB", "5 March 2026, 14:05 (Europe/Berlin)", "5 Mar"),
        ("en-US", "March 5, 2026, 2:05 PM (Europe/Berlin)", "Mar 5"),
        ("de", "5. März 2026, 14:05 (Europe/Berlin)", "5. März"),
        ("fr", "5 mars 2026, 14:05 (Europe/Berlin)", "5 mars"),
        ("es", "5 de marzo de 2026, 14:05 (Europe/Berlin)", "5 de marzo"),
        ("iso", "2026-03-05, 14:05 (Europe/Berlin)", "2026-03-05"),
    ],
)
def test_exact(style: str, text: str, short: str) -> None:
    moment = datetime(2026, 3, 5, 13, 5, tzinfo=UTC)
    assert dates.exact(moment, BERLIN, DATE_STYLES[style]) == text
    assert dates.relative(moment, NOW, BERLIN, DATE_STYLES[style]) == short


@pytest.mark.parametrize(("hour", "clock"), [(0, "12:00 AM"), (11, "11:00 AM"), (12, "12:00 PM"), (23, "11:00 PM")])
def test_twelve_hours(hour: int, clock: str) -> None:
    assert clock in dates.exact(datetime(2026, 3, 5, hour, tzinfo=UTC), UTC, DATE_STYLES["en-US"])


@pytest.mark.parametrize("tag", [tag for tag in DATE_STYLES if tag != "iso"])
def test_months_are_those_of_cldr(tag: str) -> None:
    """In charts, alone and within a date: no name is cut or joined by hand."""
    locale, style = Locale.parse(tag, sep="-"), DATE_STYLES[tag]
    for kind, names in (("wide", style.months), ("abbreviated", style.abbreviations)):
        assert names.split() == [locale.months["format"][kind][number] for number in range(1, 13)]
    days = [date(2026, month, 5) for month in range(1, 13)]
    charted = [dates.month(day, style) for day in days]
    assert charted == [format_skeleton("yMMM", day, locale=locale) for day in days]
    assert len({*charted}) == len({dates.day(day, style, 2026) for day in days}) == 12
    assert [dates.day(day, style, 0) for day in days] == [format_date(day, "long", locale=locale) for day in days]
    assert [dates.brief(day, style, 2026) for day in days] == [
        format_skeleton("MMMd", day, locale=locale) for day in days
    ]
    short = "MMMd" if tag.startswith("en") else "MMMMd"
    assert [dates.day(day, style, 2026) for day in days] == [format_skeleton(short, day, locale=locale) for day in days]


def test_months_in_numbers() -> None:
    days = [date(2026, month, month) for month in range(1, 13)]
    assert [dates.day(day, DATE_STYLES["iso"], 2026) for day in days] == [str(day) for day in days]
    assert [dates.month(day, DATE_STYLES["iso"]) for day in days] == [str(day)[:7] for day in days]


@pytest.mark.parametrize(
    ("tag", "days", "one", "this_year"),
    [
        ("en", "26 Oct to 1 Nov", "1 Nov", 2026),
        ("de", "26. Oktober bis 1. November", "1. November", 2026),
        ("fr", "du 26 octobre au 1er novembre", "1er novembre", 2026),
        ("fr", "du 26 octobre 2026 au 1er novembre 2026", "1er novembre 2026", 2027),
        ("es", "del 26 de octubre al 1 de noviembre", "1 de noviembre", 2026),
    ],
)
def test_days_in_a_row(tag: str, days: str, one: str, this_year: int) -> None:
    style = dates.style_of("", tag)
    with speaking(tag):
        assert dates.span(date(2026, 10, 26), date(2026, 11, 1), style, this_year) == days
        assert dates.span(date(2026, 11, 1), date(2026, 11, 1), style, this_year) == one


def test_the_chosen_style_comes_before_that_of_the_language() -> None:
    assert dates.style_of("iso", "fr") is DATE_STYLES["iso"]
    assert dates.style_of("", "fr") is DATE_STYLES["fr"]
    for nothing in ("", "en", "pt"):
        assert dates.style_of("", nothing) is dates.style_of("xx", nothing) is DATE_STYLES["en-GB"]


def test_time_zones() -> None:
    assert {"UTC", "Europe/Berlin", "America/Argentina/Ushuaia"} <= set(dates.time_zones())
    assert not {"EST", "Etc/GMT+5", "US/Pacific"} & set(dates.time_zones())
    for name in ("", "../../etc/passwd", "Europe", "Mars/Olympus"):
        assert not dates.is_time_zone(name)
        assert dates.name_of(dates.zone_of(name)) == "UTC"
