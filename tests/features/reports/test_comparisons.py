"""Clicks beside those before: the same hours, in the time zone of who asks, and nothing where there is nothing."""

import random
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

import pytest
from flask import Flask

from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.domain import dates, times
from signpost.domain.clicks.periods import PeriodName, days_of
from signpost.features.reports import clicks
from signpost.features.reports.breakdowns import HOUR
from signpost.features.reports.hours import clicks_by_weekday
from signpost.features.reports.question import ClickQuestion
from signpost.operations.workspaces import workspaces
from signpost.storage import database
from signpost.storage.models import Record, Workspace
from tests.conftest import Client

# A Wednesday, in the week in which clocks went back in Europe; in 40 days around it New York did, too.
NOW = datetime(2026, 10, 28, 14, 20, tzinfo=UTC)
ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
]
PERIODS = [*{*PeriodName} - {PeriodName.DAYS_28, PeriodName.DAYS_90, PeriodName.MONTHS_12, PeriodName.ALL}]


class Click(NamedTuple):
    at: datetime
    country: str
    browser: str


class Setup(NamedTuple):
    client: Client
    path: str
    clicks: list[Click]

    def asked(self, where: str = "", **query: str) -> Any:
        answer = self.client.get(f"{where or self.path}?{urlencode(query)}")
        assert answer.status_code == 200, answer.text
        return answer.json


@pytest.fixture
def setup(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
) -> Setup:
    """Some hundred clicks of 70 days, of a link and a workspace that are older."""
    monkeypatch.setattr(times, "now", lambda: NOW - timedelta(days=400))
    created = make_link(connect(), alias="abc")
    chance = random.Random(20)
    clicks = []
    for _ in range(400):
        at = NOW - timedelta(hours=chance.randrange(70 * 24), minutes=chance.randrange(60))
        clicks.append(Click(at, chance.choice(["DE", "AT", "JP", ""]), chance.choice(["Firefox", "Chrome"])))
    with app.app_context(), database.atomic():
        record = Record.get(Record.id == created["id"])
        for number, click in enumerate(sorted(clicks), 1):
            monkeypatch.setattr(times, "now", lambda at=click.at: at)
            day = click.at.date().isoformat()
            visitor = Visitor(number, day, number, country=click.country, browser=click.browser)
            totals.store({(record.seq, number): 1}, {number: visitor}.get)
        Workspace.update(created_at=times.text(NOW - timedelta(days=400))).execute()
    monkeypatch.setattr(times, "now", lambda: NOW)
    return Setup(client, f"/v1/links/{created['id']}/clicks", clicks)


def percent(now: int, before: int) -> int | None:
    return round(100 * (now - before) / before) if before else None


def hours(setup: Setup, zone: str) -> list[tuple[date, int, Click]]:
    """Each click with its local day and hour."""
    moments = [(click.at.astimezone(ZoneInfo(zone)), click) for click in setup.clicks]
    return [(at.date(), at.hour, click) for at, click in moments]


@pytest.mark.parametrize("zone", ZONES)
def test_every_period_in_every_time_zone(setup: Setup, zone: str) -> None:
    """Against the clicks themselves: sums, days, values, and how each changed."""
    local = NOW.astimezone(ZoneInfo(zone))
    today = local.date()
    clicks = hours(setup, zone)
    for period in sorted(PERIODS):
        since, until = days_of(period, today, today)
        length = timedelta(days=(until - since).days + 1)
        cut = local.hour if until == today and local.hour else 24

        def is_of(day: date, hour: int, first: date, last: date, cut: int) -> bool:
            return first <= day <= last and (day < last or hour < cut)

        query = {"period": period, "timezone": zone, "compare": "previous"}
        for by, where in (("day", ""), ("hour", ""), ("browser", ""), ("country", "/v1/workspace/clicks")):
            answer = setup.asked(where, by=by, **query)
            assert (answer["from"], answer["to"]) == (since.isoformat(), until.isoformat())
            found, now, before = Counter[str](), Counter[str](), Counter[str]()
            for day, hour, click in clicks:
                value = f"{hour:02}" if by == "hour" else getattr(click, by, "")
                of_now = day.isoformat() if by == "day" else value
                of_before = (day + length).isoformat() if by == "day" else value
                found[of_now] += is_of(day, hour, since, until, 24)
                now[of_now] += is_of(day, hour, since, until, cut)
                before[of_before] += is_of(day, hour, since - length, until - length, cut)
            entries = {row["value"]: row["clicks"] for row in answer["data"] if row["clicks"]}
            assert entries == +found, (period, by)
            assert answer["total"]["clicks"] == found.total()
            assert answer["changes"]["clicks"] == percent(now.total(), before.total()), (period, by)
            for row in answer["data"]:
                assert row.get("change") == percent(now[row["value"]], before[row["value"]]), (period, by, row)


def test_visitors_and_bots_are_compared_without_today(setup: Setup) -> None:
    """They are not counted by hour. Each visitor came once."""
    answer = setup.asked("/v1/workspace/clicks", period="7d", compare="previous")
    today = NOW.date()
    days = Counter((today - click.at.date()).days for click in setup.clicks)
    now, before = (sum(days[ago] for ago in range(first, first + 6)) for first in (1, 8))
    assert answer["changes"]["visitors"] == percent(now, before)
    assert answer["changes"]["bots"] is None
    assert setup.asked(period="today", compare="previous")["changes"]["visitors"] is None
    # A value that is not counted by hour, too.
    cities = setup.asked(by="city", period="7d", compare="previous")
    assert [(row["value"], row["change"]) for row in cities["data"]] == [("", percent(now, before))]


def test_nothing_is_compared_with_what_was_not_there(app: Flask, setup: Setup) -> None:
    """Of the period before, all must have been."""
    with app.app_context(), database.atomic():
        Workspace.update(created_at=times.text(NOW - timedelta(days=13))).execute()
    for period, has_change in (("7d", True), ("28d", False), ("all", False)):
        answer = setup.asked("/v1/workspace/clicks", by="country", period=period, compare="previous")
        assert (answer["changes"]["clicks"] is not None) == has_change, period
        assert all(("change" in row) == has_change for row in answer["data"])


def test_in_the_first_hour_of_a_day_whole_days_are_compared(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "now", lambda: NOW.replace(hour=0))
    assert setup.asked(period="today", compare="previous")["changes"]["clicks"] is None
    days = Counter(click.at.date() for click in setup.clicks)
    now, before = (sum(days[NOW.date() - timedelta(days=ago)] for ago in range(first, first + 6)) for first in (1, 8))
    assert setup.asked(period="7d", compare="previous")["changes"]["clicks"] == percent(now, before)


@pytest.mark.parametrize(
    ("name", "today", "days"),
    [
        ("today", "2026-03-01", "2026-03-01 2026-03-01"),
        ("yesterday", "2026-03-01", "2026-02-28 2026-02-28"),
        ("7d", "2026-03-01", "2026-02-23 2026-03-01"),
        ("28d", "2026-03-01", "2026-02-02 2026-03-01"),
        ("30d", "2024-03-01", "2024-02-01 2024-03-01"),
        # 1 March 2026 is a Sunday, 2 March a Monday.
        ("last_week", "2026-03-01", "2026-02-16 2026-02-22"),
        ("last_week", "2026-03-02", "2026-02-23 2026-03-01"),
        ("month_to_date", "2026-03-01", "2026-03-01 2026-03-01"),
        ("month_to_date", "2026-02-28", "2026-02-01 2026-02-28"),
        ("last_month", "2024-03-31", "2024-02-01 2024-02-29"),
        ("last_month", "2026-01-31", "2025-12-01 2025-12-31"),
        ("12m", "2026-03-01", "2025-03-02 2026-03-01"),
        ("all", "2026-03-01", "2026-01-05 2026-03-01"),
        ("all", "2026-01-04", "2026-01-04 2026-01-04"),
    ],
)
def test_the_days_of_a_period(name: str, today: str, days: str) -> None:
    found = days_of(PeriodName(name), date.fromisoformat(today), date(2026, 1, 5))
    assert " ".join(day.isoformat() for day in found) == days


def test_a_week_begins_where_the_reader_says() -> None:
    sunday = 6
    assert days_of(PeriodName.LAST_WEEK, date(2026, 3, 1), date(2026, 1, 5), sunday) == (
        date(2026, 2, 22),
        date(2026, 2, 28),
    )


@pytest.mark.parametrize("zone", ZONES)
def test_weekdays_and_hours_are_those_of_the_clicks(app: Flask, setup: Setup, zone: str) -> None:
    local = [click.at.astimezone(ZoneInfo(zone)) for click in setup.clicks]
    until = NOW.astimezone(ZoneInfo(zone)).date()
    since = until - timedelta(days=29)
    with app.app_context():
        workspace = Workspace.get()
        sums = clicks.sums_of(workspaces.member_caller(workspace), clicks.EVERYTHING)
        found = clicks_by_weekday(sums, ClickQuestion((HOUR,), since, until, zone=dates.zone_of(zone)))
    expected = Counter((at.weekday(), f"{at.hour:02}") for at in local if since <= at.date() <= until)
    assert found == expected
