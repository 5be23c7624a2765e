"""Who lands where: each sample visitor's card says what that visitor gets."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import urlsplit

import pytest

from signpost.features.diagnostics.pages.landings import USUAL, VISITOR_KINDS
from tests.conftest import ORIGIN, Client, Visit
from tests.features.conftest import Person, shown

HOST = "go.acme.test"
RULES = [
    {"if": {"system": ["iOS"]}, "destination": "https://apps.example/", "name": "App Store"},
    {"if": {"system": ["Windows"]}, "destination": "https://windows.example/"},
]


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(connect(HOST), "https://main.example/", alias="a", rules=RULES)


def cards(person: Person, link: dict[str, Any]) -> list[tuple[bool, str]]:
    """Whether each is red, and its text."""
    page = person.get(f"/links/{link['id']}").text.partition('<ul class="who">')[2].partition("</ul>")[0]
    found = re.findall(r"<li( class=\"wrong\")?>(.*?)</li>", page, re.S)
    return [(bool(red), re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", text))).strip()) for red, text in found]


def test_each_visitor_has_a_card(person: Person, link: dict[str, Any]) -> None:
    assert cards(person, link) == [
        (False, "iPhone, Japan Visitors are redirected (302) https://apps.example/ Rule “App Store”"),
        (False, "Android, Germany Visitors are redirected (302) https://main.example/ No rule matched"),
        (False, "Windows, Germany Visitors are redirected (302) https://windows.example/ Rule 2"),
        (False, "Search bot Visitors are redirected (302) https://main.example/ No rule matched, counted as a bot"),
        (False, "Chat preview Visitors are redirected (302) https://main.example/ No rule matched, counted as a bot"),
        (False, "curl Visitors are redirected (302) https://main.example/ No rule matched, counted as a bot"),
    ]


def test_what_a_card_says_is_what_the_visitor_gets(person: Person, link: dict[str, Any], visit: Visit) -> None:
    told = cards(person, link)
    for visitor, (_, text) in zip(USUAL, told, strict=True):
        answer = visit(
            "/a", headers={"User-Agent": VISITOR_KINDS[visitor.kind].agent, "Accept-Language": visitor.language}
        )
        assert answer.location is not None
        assert f"({answer.status_code}) {answer.location} " in text


def test_a_visitor_who_ends_badly_is_red(person: Person, client: Client, link: dict[str, Any]) -> None:
    """Also where it is not this link that fails, but the one that its rule leads to."""
    rules = [{"if": {"system": ["iOS"]}, "destination": f"https://{HOST}/nothing"}]
    assert client.patch(f"/v1/redirect/{link['id']}", json={"rules": rules}).status_code == 200
    found = cards(person, link)
    assert [red for red, _ in found] == [True, *[False] * 5]
    assert found[0][1].endswith("Rule 1")
    client.patch(f"/v1/redirect/{link['id']}", json={"paused": True})
    assert [red for red, _ in cards(person, link)] == [True] * 6


def test_a_card_leads_to_the_explanation_of_its_visitor(person: Person, link: dict[str, Any]) -> None:
    page = person.get(f"/links/{link['id']}").text
    addresses = [unescape(url) for url in re.findall(r'<a href="(/explain\?[^"]+)" aria-label="iPhone', page)]
    text = shown(person.get(addresses[0]))
    assert "https://apps.example/" in text


def test_a_pattern_has_no_cards(person: Person, client: Client, link: dict[str, Any]) -> None:
    body = {"url": f"https://{HOST}/p/:x", "match": "pattern", "destination": "https://main.example/:x"}
    made = client.post("/v1/redirect", json=body).json["data"][0]
    page = person.get(f"/redirects/{made['id']}")
    assert page.status_code == 200
    assert 'class="who"' not in page.text


def test_the_reader_chooses_the_visitors(person: Person, link: dict[str, Any]) -> None:
    page = f"/links/{link['id']}"
    form = person.get(f"{page}?change=visitors").text
    assert form.count('name="kind"') == form.count('name="country"') == 6
    chosen = {"kind": ["mac", "iphone", "curl", "linux", "chat", "mac"], "country": ["FR", "", "DE", "US", "", ""]}
    answer = person.post(f"{page}/visitors", chosen, page=page)
    assert answer.headers["Location"].endswith(f"{page}#who")
    assert [text.partition(" Visitors")[0] for _, text in cards(person, link)] == [
        *("Mac, France", "iPhone", "curl", "Linux, United States", "Chat preview", "Mac"),
    ]
    for wrong in ({"kind": ["mac"] * 5, "country": [""] * 5}, {"kind": ["toaster"] * 6, "country": ["XX"] * 6}, {}):
        person.post(f"{page}/visitors", wrong, page=page)
        assert cards(person, link)[0][1].startswith("Mac, France")
    for cookie in ("", "mac:FR", "toaster:XX" * 6, "mac:../..mac", "\N{SNOWMAN}" * 50):
        person.browser.set_cookie("signpost_visitors", cookie, domain=urlsplit(ORIGIN).hostname or "")
        assert cards(person, link)[0][1].startswith("iPhone, Japan")
