"""Days and hours in time zones of every kind: what page, file, API and command line say is a plain count of visits."""

import csv
import io
import random
import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

import pytest
from flask import Flask

from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.storage import database
from signpost.storage.models import Record, User, Workspace
from tests.breakdowns import store_record_value, store_workspace_value
from tests.conftest import Client, RunCommand
from tests.features.conftest import Person, shown

# Whole, half and quarter hours, both hemispheres, both sides of the date line, and days that begin at one o'clock.
ZONES = (
    "UTC", "Europe/Berlin", "Europe/London", "Europe/Lisbon", "America/New_York", "America/Los_Angeles", "Asia/Tokyo",
    "Africa/Casablanca", "Africa/Cairo", "Asia/Beirut", "America/Santiago", "America/Havana", "America/Asuncion",
    "America/Sao_Paulo", "Atlantic/Azores", "America/Scoresbysund", "America/Nuuk", "Asia/Jerusalem", "Asia/Amman",
    "Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Auckland", "Pacific/Apia", "Pacific/Norfolk",
    "Antarctica/Troll", "Asia/Kolkata", "Asia/Colombo", "Asia/Kabul", "Asia/Tehran", "Asia/Yangon", "America/St_Johns",
    "America/Caracas", "Australia/Adelaide", "Australia/Darwin", "Australia/Lord_Howe", "Pacific/Marquesas",
    "Indian/Cocos", "Asia/Kathmandu", "Pacific/Chatham", "Australia/Eucla",
)  # fmt: skip
HALVES = ("Asia/Kolkata", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Chatham")
# At this moment today has just begun in India, and in Nepal.
NOW = datetime(2026, 11, 4, 18, 50, tzinfo=UTC)
# Around these days clocks change somewhere.
CHANGES = (
    date(2026, 3, 8), date(2026, 3, 29), date(2026, 4, 5), date(2026, 4, 24), date(2026, 9, 6), date(2026, 9, 27),
    date(2026, 10, 4), date(2026, 10, 25), date(2026, 11, 1), date(2026, 11, 4),
)  # fmt: skip


@pytest.fixture
def id_(app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """A record of a workspace that is a year old."""
    monkeypatch.setattr(times, "now", lambda: NOW - timedelta(days=365))
    created: str = make_link(connect(), alias="abc")["id"]
    with app.app_context():
        Workspace.update(created_at=times.now_text()).execute()
    monkeypatch.setattr(times, "now", lambda: NOW)
    return created


@pytest.fixture
def moments(app: Flask, id_: str, monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """When it was visited: at times that hit each quarter of an hour, and both sides of it."""
    chance = random.Random(5)
    chosen: list[datetime] = []
    for day in CHANGES:
        begin = datetime(day.year, day.month, day.day, tzinfo=UTC) - timedelta(days=1)
        for _ in range(90):
            moment = begin + timedelta(minutes=15 * chance.randrange(96 * 3), seconds=chance.choice([0, 1, 450, 899]))
            chosen.append(moment)
    moments = sorted(moment for moment in chosen if moment <= NOW)
    with app.app_context(), database.atomic():
        seq = Record.get(Record.id == id_).seq
        for number, moment in enumerate(moments, 1):
            monkeypatch.setattr(times, "now", lambda moment=moment: moment)
            visitor = Visitor(number, str(moment.date()), number, country=chance.choice(["DE", "IN", ""]))
            totals.store({(seq, number): 1}, {number: visitor}.get)
    monkeypatch.setattr(times, "now", lambda: NOW)
    return moments


def asked(client: Client, path: str, **query: str) -> Any:
    answer = client.get(f"{path}?{urlencode(query)}")
    assert answer.status_code == 200, answer.text
    return answer.json


def entries(answer: Any) -> dict[str, int]:
    return {row["value"]: row["clicks"] for row in answer["data"] if row["clicks"]}


def in_file(text: str) -> dict[str, int]:
    (_, *rows) = csv.reader(io.StringIO(text))
    return {row[0]: int(row[1]) for row in rows if int(row[1])}


@pytest.mark.slow
@pytest.mark.parametrize("zone", ZONES)
def test_days_and_hours_are_those_of_the_visits(client: Client, id_: str, moments: list[datetime], zone: str) -> None:
    local = [moment.astimezone(ZoneInfo(zone)) for moment in moments]
    for path in (f"/v1/links/{id_}/clicks", "/v1/workspace/clicks"):
        for day in CHANGES:
            first, last = day - timedelta(days=1), min(day + timedelta(days=1), NOW.astimezone(ZoneInfo(zone)).date())
            of_range = [moment for moment in local if first <= moment.date() <= last]
            query = {"from": str(first), "to": str(last), "timezone": zone}
            answers = {by: asked(client, path, by=by, **query) for by in ("day", "hour", "country")}
            assert entries(answers["day"]) == Counter(str(moment.date()) for moment in of_range), day
            assert entries(answers["hour"]) == Counter(f"{moment.hour:02}" for moment in of_range), day
            for by, answer in answers.items():
                assert answer["total"]["clicks"] == sum(entries(answer).values()) == len(of_range), (day, by)
                assert "uncertain_clicks" not in answer
                table = client.get(f"{path}?{urlencode({**query, 'by': by, 'format': 'csv'})}").text
                assert in_file(table) == entries(answer)


@pytest.mark.slow
@pytest.mark.parametrize("zone", ["UTC", "America/New_York", *HALVES])
def test_page_file_and_commands_say_the_same(
    app: Flask, client: Client, id_: str, moments: list[datetime], person: Person, run_command: RunCommand, zone: str
) -> None:
    with app.app_context():
        User.update(timezone=zone, dates="iso").execute()
    local = [moment.astimezone(ZoneInfo(zone)) for moment in moments]
    last = NOW.astimezone(ZoneInfo(zone)).date()
    first = last - timedelta(days=12)
    expected = Counter(str(moment.date()) for moment in local if first <= moment.date() <= last)
    query = urlencode({"from": str(first), "to": str(last)})
    for path, command in (("/clicks", ("workspace", "clicks")), (f"/links/{id_}", ("links", "clicks", id_))):
        page = person.get(f"{path}?{query}")
        rows = re.findall(r'<tr><th scope="row">([^<]*)</th><td class="number">([\d,]+)</td>', page.text)
        found = {str(last) if day.startswith("Today") else day: int(clicks) for day, clicks in rows}
        assert {day: clicks for day, clicks in found.items() if clicks and day[:2] == "20"} == expected, path
        assert in_file(person.get(f"{path}{'.csv' if path == '/clicks' else '/clicks.csv'}?{query}").text) == expected
        told = run_command(*command, "--from", str(first), "--to", str(last), "--timezone", zone).output
        assert {day: int(clicks) for day, clicks in re.findall(r"(?m)^(20\S{8})\s+(\d+)", told)} == expected


def test_today_has_begun_where_the_hour_has_not(client: Client, id_: str, moments: list[datetime]) -> None:
    """The first half hour of a day in India is at half past six in the evening in UTC."""
    for zone in HALVES:
        local = [moment.astimezone(ZoneInfo(zone)) for moment in moments]
        today = NOW.astimezone(ZoneInfo(zone)).date()
        answer = asked(client, f"/v1/links/{id_}/clicks", by="day", period="today", timezone=zone)
        assert entries(answer).get(str(today), 0) == sum(moment.date() == today for moment in local)


def test_clicks_of_which_only_the_hour_is_known(
    app: Flask, client: Client, id_: str, person: Person, run_command: RunCommand
) -> None:
    """They were counted by earlier versions. They count where the second half of their hour lies, and it is said."""
    day = "2026-11-02"
    with app.app_context(), database.atomic():
        seq, workspace_id = Record.get(Record.id == id_).seq, Workspace.get().id
        for hour, clicks in (("17", 1), ("18", 2), ("19", 4)):
            store_record_value(seq, day, "hour", hour, clicks)
            store_workspace_value(workspace_id, day, "hour", hour, clicks)
        database.execute("INSERT INTO click_day (record_seq, day, clicks, bots) VALUES (?, ?, 7, 0)", (seq, day))
        database.execute(
            "INSERT INTO workspace_day (workspace_id, day, clicks, bots) VALUES (?, ?, 7, 0)", (workspace_id, day)
        )
        User.update(timezone="Asia/Kolkata").execute()
    query = {"from": day, "to": "2026-11-03"}
    for path in (f"/v1/links/{id_}/clicks", "/v1/workspace/clicks"):
        india = asked(client, path, by="day", timezone="Asia/Kolkata", **query)
        assert (entries(india), india["uncertain_clicks"]) == ({"2026-11-02": 1, "2026-11-03": 6}, 2)
        hours = asked(client, path, by="hour", timezone="Asia/Kolkata", **query)
        assert (entries(hours), hours["uncertain_clicks"]) == ({"23": 1, "00": 2, "01": 4}, 7)
        berlin = asked(client, path, by="hour", timezone="Europe/Berlin", **query)
        assert entries(berlin) == {"18": 1, "19": 2, "20": 4}
        assert "uncertain_clicks" not in berlin
    said = "2 clicks have only their hour in UTC, and may be of the next day or hour"
    assert said in shown(person.get(f"/clicks?{urlencode(query)}"))
    told = run_command("workspace", "clicks", "--from", day, "--to", "2026-11-03", "--timezone", "Asia/Kolkata").output
    assert "of 2 clicks only the hour in UTC is known" in told


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"])
@pytest.mark.parametrize("day", ["0001-01-01", "0001-01-02", "9999-12-30", "9999-12-31"])
def test_the_first_and_the_last_day_that_there_is(client: Client, id_: str, zone: str, day: str) -> None:
    for by in ("day", "hour", "country"):
        assert asked(client, f"/v1/links/{id_}/clicks", **{"by": by, "from": day, "to": day, "timezone": zone})[
            "data"
        ] in ([], [{"value": day, "clicks": 0}])


# The zones furthest from UTC, and those that are named by their distance.
FAR_ZONES = (*ZONES, "Etc/GMT+12", "Etc/GMT+5", "Etc/GMT-5", "Etc/GMT-14")


@pytest.mark.slow
@pytest.mark.parametrize("created", ["00:04", "04:50", "10:09", "13:02", "18:20", "23:50"])
def test_all_has_the_clicks_of_the_first_day(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    person: Person,
    monkeypatch: pytest.MonkeyPatch,
    created: str,
) -> None:
    """Everywhere the period "all" has what the total has, though the day of the beginning is another one in UTC."""
    now = [datetime.fromisoformat(f"2026-11-28T{created}Z")]
    monkeypatch.setattr(times, "now", lambda: now[0])
    link = make_link(connect(), alias="abc", tags=["one"])
    with app.app_context():
        Workspace.update(created_at=times.now_text()).execute()
        seq = Record.get(Record.id == link["id"]).seq
        now[0] += timedelta(minutes=2)
        with database.atomic():
            totals.store({(seq, 1): 5}, {1: Visitor(1, str(now[0].date()), 1)}.get)
    at, workspace = f"/v1/links/{link['id']}", "/v1/workspace/clicks"
    for hours in (0, 13, 30):
        now[0] += timedelta(hours=hours)
        total = client.get(at).json["total_clicks"]
        assert total == 5
        for zone in FAR_ZONES:
            query = {"by": "day", "period": "all", "timezone": zone}
            found = [asked(client, f"{at}/clicks", **query), asked(client, workspace, **query)]
            found.append(asked(client, workspace, **query, tag="one"))
            assert [answer["total"]["clicks"] for answer in found] == [total] * 3, zone
    for zone in ("Etc/GMT+12", "Etc/GMT+5", "Asia/Kathmandu", "Etc/GMT-14"):
        with app.app_context():
            User.update(timezone=zone).execute()
        for path in (f"/links/{link['id']}", "/", "/clicks", "/clicks?tag=one"):
            page = person.get(f"{path}{'&' if '?' in path else '?'}period=all").text
            assert "5" in re.findall(r'<span class="name">Clicks</span> <b>(\d+)', page), (zone, path)
        table = csv.DictReader(io.StringIO(person.get(f"/links/{link['id']}/clicks.csv?period=all").text))
        rows = [*table]
        assert sum(int(row["clicks"]) for row in rows) == 5, zone
        # Visitors are counted by days of UTC, of which the first may begin before the first day here.
        assert sum(int(row["visitors"]) for row in rows) == 1, zone
