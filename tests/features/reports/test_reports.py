"""Reports: their numbers and sentences are those of the clicks for the same days."""

from __future__ import annotations

import random
import re
from datetime import date, timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.storage import database
from signpost.storage.models import ClickDay, Host, Record
from tests.conftest import RunCommand
from tests.features.reports.conftest import NOW, Counting

VALUES = {
    "country": ("DE", "AT", "JP", ""),
    "referrer": ("news.example", "search.example", ""),
    "trigger": ("qr", "", ""),
}
PERIODS = ("today", "yesterday", "7d", "28d", "last_week", "month_to_date", "last_month", "90d", "all")
ZONES = ("UTC", "Asia/Kathmandu", "America/New_York", "Pacific/Kiritimati")


@pytest.fixture
def works(app: Flask) -> None:
    """No hostname was looked up."""
    with app.app_context(), database.atomic():
        Host.update(correct=True, dns_due_at=None).execute()


def figures(answer: Any) -> dict[str, tuple[int, int | None]]:
    return {row["name"]: (row["number"], row["change"]) for row in answer["numbers"]}


def test_numbers_and_sentences_are_those_of_the_clicks(counting: Counting, works: None) -> None:
    """Of every period, in several time zones, of a record and of the workspace."""
    chance = random.Random(7)
    for _ in range(250):
        at = NOW - timedelta(hours=chance.randrange(70 * 24), minutes=chance.randrange(60))
        counting.add(at, chance.choice([1, 1, 9]), **{kind: chance.choice(of) for kind, of in VALUES.items()})
    counting.add(NOW - timedelta(days=2), 12, referrer="fresh.example")
    counting.write()
    for period in PERIODS:
        for zone in ZONES:
            for where in (f"/v1/links/{counting.id}", "/v1/workspace"):
                check(counting, where, period, zone)


def check(counting: Counting, where: str, period: str, zone: str) -> None:
    in_zone = {"timezone": zone} if zone != "UTC" else {}
    answer = counting.ask(f"{where}/report", period=period, timezone=zone)
    days = counting.ask(f"{where}/clicks", period=period, compare="previous", **in_zone)
    in_utc = counting.ask(f"{where}/clicks", compare="previous", **{"from": days["from"], "to": days["to"]})
    found, total = figures(answer), days["total"]["clicks"]
    assert (answer["asked"]["from"], answer["asked"]["to"], answer["timezone"]) == (days["from"], days["to"], zone)
    assert found["clicks"] == (total, days["changes"]["clicks"])
    assert found["visitors"] == (in_utc["total"]["visitors"], in_utc["changes"]["visitors"])
    assert found["bots"] == (in_utc["total"]["bots"], in_utc["changes"]["bots"])
    scans = counting.ask(f"{where}/clicks", period=period, by="trigger", **in_zone)
    scanned = sum(row["clicks"] for row in scans["data"] if row["value"] == "qr")
    assert ("qr" in found) == (bool(scanned) and "links" in where)
    if "qr" in found:
        assert found["qr"][0] == scanned
    said = answer["sentences"]
    assert 2 <= len(said) <= 5
    assert said[-1] == "Nothing is known to be broken."
    amounts = [int(text.replace(",", "")) for text in re.findall(r"([\d,]+) clicks?\b", said[0])]
    assert amounts[:1] == ([total] if total else [])
    if "% more" in said[0] or "% fewer" in said[0]:
        (percent, way) = re.findall(r"(\d+)% (more|fewer)", said[0])[0]
        assert int(percent) * (1 if way == "more" else -1) == days["changes"]["clicks"] or "less than" in said[0]
    by_day = {row["value"]: row["clicks"] for row in days["data"]}
    for sentence in said:
        if busiest := re.fullmatch(r"The busiest day was \w+, (\d+) (\w+): ([\d,]+) clicks?\.", sentence):
            most = max(by_day, key=by_day.__getitem__)
            assert date.fromisoformat(most).day == int(busiest[1])
            assert by_day[most] == int(busiest[3])
        if new := re.fullmatch(r"(\S+) is new since .* and brought ([\d,]+) clicks?\.", sentence):
            sources = counting.ask(f"{where}/clicks", period=period, by="referrer", **in_zone)
            assert {row["value"]: row["clicks"] for row in sources["data"]}[new[1]] == int(new[2])
        if by_code := re.fullmatch(r"([\d,]+) clicks? came from the QR code, (\d+)% of all\.", sentence):
            assert int(by_code[1]) == scanned
            assert abs(int(by_code[2]) - 100 * scanned / total) <= 0.5
    if where == "/v1/workspace" and total:
        # There is one link.
        assert said[1] == "All of them came from /abc."


def test_on_the_command_line(counting: Counting, works: None, run_command: RunCommand) -> None:
    counting.add(NOW - timedelta(days=1), 3)
    counting.write()
    output = run_command("report", "--period", "7d").output
    answer = counting.ask("/v1/workspace/report", period="7d")
    assert output.splitlines()[1:] == answer["sentences"]
    assert output.startswith("2026-11-22 to 2026-11-28")
    assert "3 clicks" in output.splitlines()[0]
    assert (
        run_command("links", "report", counting.id, "--period", "7d").output.splitlines()[1:]
        == counting.ask(f"/v1/links/{counting.id}/report", period="7d")["sentences"]
    )


def test_rescued_visitors_are_those_of_the_days(counting: Counting, works: None, app: Flask) -> None:
    """By days of UTC; a redirect that rescued nobody on these days is not counted."""
    counting.add(NOW - timedelta(days=1), 3)
    counting.add(NOW - timedelta(days=20), 2)
    counting.write()
    with app.app_context(), database.atomic():
        Record.update(rescues_since=str((NOW - timedelta(days=30)).date())).execute()
        ClickDay.update(visitors=ClickDay.clicks).execute()
    for period, visitors in (("7d", 3), ("28d", 5)):
        answer = counting.ask("/v1/workspace/report", period=period)
        assert figures(answer)["rescued"][0] == visitors
        sentence = f"{visitors} visitors reached a page instead of an error, through 1 redirect from Not found."
        assert sentence in answer["sentences"]
    assert "rescued" not in figures(counting.ask("/v1/workspace/report", period="today"))
