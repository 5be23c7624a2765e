"""Who lands where: each destination says who gets there, by which rule, and whether its page works."""

import re
from collections.abc import Callable
from datetime import timedelta
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.monitoring.tables import RecordCheck
from signpost.storage import database
from signpost.storage.models import Record
from tests.conftest import Client, Visit
from tests.features.conftest import Person, shown

HOST = "go.acme.test"
MAIN, APPS, WINDOWS = "https://main.example/", "https://apps.example/", "https://windows.example/"
RULES = [
    {"if": {"system": ["iOS"]}, "destination": APPS, "name": "App Store"},
    {"if": {"system": ["Windows"]}, "destination": WINDOWS},
]
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1"
)
UNCHECKED = "Not checked yet. Check now"
# Its sign, and its text.
Row = tuple[str, str]


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(connect(HOST), MAIN, alias="a", rules=RULES)


def rows(person: Person, link: dict[str, Any]) -> list[Row]:
    page = person.get(f"/links/{link['id']}").text.partition('<ul class="lands">')[2].partition("</ul>")[0]
    found = re.findall(r"<li class=\"(\w+)\">(.*?)</li>", page.replace("<wbr>", ""), re.S)
    return [(sign, re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", text))).strip()) for sign, text in found]


def note_check(app: Flask, link: dict[str, Any], url: str, result: str, ago: timedelta, reason: str = "") -> None:
    with app.app_context(), database.atomic():
        record = Record.get(Record.id == link["id"])
        at = times.text(times.now() - ago)
        RecordCheck.create(record=record.seq, at=at, destination=url, result=result, reason=reason, status=None, ms=9)


def test_each_destination_has_a_row(person: Person, link: dict[str, Any]) -> None:
    assert rows(person, link) == [
        ("unknown", f"apps.example/ Rule “App Store”. {UNCHECKED} Visitors with iOS"),
        ("unknown", f"windows.example/ Rule 2. {UNCHECKED} Visitors with Windows"),
        ("unknown", f"main.example/ Main destination. {UNCHECKED} Everyone else"),
    ]


def test_equal_results_are_one_row(person: Person, client: Client, link: dict[str, Any]) -> None:
    rules = [*RULES, {"if": {"system": ["Android"]}, "destination": APPS, "name": "Play"}]
    client.patch(f"/v1/redirect/{link['id']}", json={"rules": rules})
    assert rows(person, link)[0] == (
        "unknown",
        f"apps.example/ Rule “App Store”, Rule “Play”. {UNCHECKED} Visitors with iOS; Visitors with Android",
    )
    client.patch(f"/v1/redirect/{link['id']}", json={"rules": None})
    assert rows(person, link) == [("unknown", f"main.example/ Main destination. {UNCHECKED} Everyone")]


def test_a_tick_is_a_check_of_the_last_day(app: Flask, person: Person, link: dict[str, Any]) -> None:
    """Broken pages come first; what a check found long ago says nothing."""
    note_check(app, link, MAIN, "up", timedelta(minutes=4))
    note_check(app, link, APPS, "up", timedelta(days=2))
    note_check(app, link, WINDOWS, "up", timedelta(hours=2))
    note_check(app, link, WINDOWS, "down", timedelta(minutes=6), "The server answered 404.")
    assert rows(person, link) == [
        ("wrong", "windows.example/ Rule 2. The server answered 404 (checked 6 min ago). Visitors with Windows"),
        ("unknown", f"apps.example/ Rule “App Store”. {UNCHECKED} Visitors with iOS"),
        ("ok", "main.example/ Main destination. Works (checked 4 min ago). Everyone else"),
    ]


def test_shares_are_those_of_the_clicks(
    person: Person, link: dict[str, Any], visit: Visit, write_clicks: Callable[[], None]
) -> None:
    for agent in (IPHONE, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"):
        for _ in range(2 if agent is IPHONE else 6):
            visit("/a", headers={"User-Agent": agent})
    write_clicks()
    assert [text.split(" ")[-3:] for _, text in rows(person, link)] == [
        *(["25%", "of", "clicks"], ["0%", "of", "clicks"], ["75%", "of", "clicks"]),
    ]


def test_visitors_who_are_split_have_their_shares(
    person: Person, client: Client, link: dict[str, Any], visit: Visit, write_clicks: Callable[[], None]
) -> None:
    split = {"destinations": [MAIN, APPS], "destination_routing": "weighted", "destination_weights": [3, 1]}
    client.patch(f"/v1/redirect/{link['id']}", json={"rules": None, **split})
    assert rows(person, link) == [
        ("unknown", f"main.example/ Main destination. {UNCHECKED} Everyone, 75% of them"),
        ("unknown", f"apps.example/ Main destination. {UNCHECKED} Everyone, 25% of them"),
    ]
    went = [visit("/a", headers={"User-Agent": IPHONE}).location for _ in range(8)]
    write_clicks()
    shares = [text.rpartition(" of clicks")[0].rpartition(" ")[2] for _, text in rows(person, link)]
    assert shares == [f"{went.count(url) / 8:.0%}" for url in (MAIN, APPS)]


def test_one_that_leads_to_a_link_of_ours_says_what_that_does(
    person: Person, client: Client, link: dict[str, Any]
) -> None:
    rules = [{"if": {"system": ["iOS"]}, "destination": f"https://{HOST}/nothing"}]
    assert client.patch(f"/v1/redirect/{link['id']}", json={"rules": rules}).status_code == 200
    (first, *_others) = rows(person, link)
    assert first[0] == "wrong"
    assert "Rule 1. Visitors see “not found”." in first[1]


@pytest.mark.parametrize(
    ("change", "stated"),
    [
        ({"paused": True}, "Visitors see “not found”, because it is paused"),
        ({"starts": "2098-01-01T00:00:00Z"}, "Visitors see “not found” until it starts"),
    ],
)
def test_what_keeps_everyone_away_is_one_row(
    person: Person, client: Client, link: dict[str, Any], change: dict[str, Any], stated: str
) -> None:
    assert client.patch(f"/v1/redirect/{link['id']}", json=change).status_code == 200
    ((sign, text),) = rows(person, link)
    assert sign == "wrong"
    assert stated in text


def test_what_visitors_meet_before_is_said_above(person: Person, client: Client, link: dict[str, Any]) -> None:
    client.patch(f"/v1/redirect/{link['id']}", json={"password": "open sesame"})
    assert "Visitors must enter a password." in shown(person.get(f"/links/{link['id']}"))
    assert len(rows(person, link)) == 3


def test_a_row_leads_to_its_page_and_to_the_test_of_a_visit(person: Person, link: dict[str, Any]) -> None:
    page = person.get(f"/links/{link['id']}").text
    assert f'<a href="{APPS}" rel="noopener noreferrer"' in page
    (asked, *_others) = [unescape(url) for url in re.findall(r'<a class="all" href="(/explain\?[^"]+)"', page)]
    assert APPS in shown(person.get(f"{asked}&agent={IPHONE}"))


def test_a_pattern_has_no_rows(person: Person, client: Client, link: dict[str, Any]) -> None:
    body = {"url": f"https://{HOST}/p/:x", "match": "pattern", "destination": "https://main.example/:x"}
    made = client.post("/v1/redirect", json=body).json["data"][0]
    page = person.get(f"/redirects/{made['id']}")
    assert page.status_code == 200
    assert 'class="lands"' not in page.text
