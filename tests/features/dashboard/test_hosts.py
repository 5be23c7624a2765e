"""Hostnames, without scripts: the list, the DNS records to add, the settings, disconnecting with undo."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import unquote

import pytest
from flask import Flask

from signpost.outbound.dns_target import TargetAddresses
from signpost.outbound.resolver import Resolver, Unresolved
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Host
from tests.conftest import Client, Visit
from tests.features.conftest import Person, match_in, shown, typed_in

HOST = "go.acme.test"
TARGET = "links.operator.test"


class Known(Resolver):
    """A DNS in which the target has these addresses."""

    def __init__(self, *addresses: str):
        super().__init__(["127.0.0.1#9"])
        self.known, self.requested = addresses, 0

    def addresses(self, host: str, timeout_s: float | None = None) -> list[Any]:
        self.requested += 1
        if not self.known:
            raise Unresolved("No DNS server answered.")
        return list(self.known)


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(DNS_TARGET=TARGET)


@pytest.fixture
def found(app: Flask, connect: Callable[..., str]) -> Callable[..., None]:
    """Connect a hostname, with what was found in DNS."""

    def do(name: str, **columns: Any) -> None:
        connect(name)
        with app.app_context(), database.atomic():
            Host.update(**{"checked_at": "2026-01-01T00:00:00Z", "dns_due_at": None, **columns}).where(
                Host.host == name
            ).execute()

    return do


def row_of(person: Person, host: str, path: str = "/hosts") -> str:
    rows = re.findall(r'<li><span class="disc.*?</li>', person.get(path).text, re.DOTALL)
    (row,) = (entry for entry in rows if f"<bdi>{host}<" in entry)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", row)).split())


def test_each_hostname_has_a_row_in_words(
    person: Person,
    found: Callable[..., None],
    make_link: Callable[..., Any],
    client: Client,
    visit: Visit,
    write_clicks: Callable[[], bool],
) -> None:
    problem = {"scope": "dns", "message": "It points to 203.0.113.9 instead of here.", "updated_at": ""}
    found("good.acme.test", correct=True)
    found("bad.acme.test", correct=False, errors=[problem])
    # It points here, but DNS does not prove whose it is.
    found("unproved.acme.test", correct=True, errors=[problem])
    found("new.acme.test", checked_at=None)
    found("uncertified.acme.test", correct=True, errors=[{**problem, "scope": "https"}], https_requested=False)
    for alias in ("a", "b"):
        make_link("good.acme.test", alias=alias)
    client.post("/v1/redirect", json={"url": "good.acme.test/old", "destination": "https://d.example/"})
    visit("/a", "good.acme.test")
    write_clicks()
    good = row_of(person, "good.acme.test")
    assert good.startswith("good.acme.test Works, checked 1 Jan")
    assert good.endswith("2 links , 1 redirect 1 click in 28 days Open good.acme.test")
    bad = (
        "bad.acme.test Not set up. It needs one DNS record. No links No clicks in 28 days Show the record bad.acme.test"
    )
    assert row_of(person, "bad.acme.test") == bad
    assert row_of(person, "unproved.acme.test").startswith("unproved.acme.test Not set up.")
    assert row_of(person, "new.acme.test").startswith("new.acme.test Checking… No links")
    uncertified = row_of(person, "uncertified.acme.test")
    assert "It points to 203.0.113.9 instead of here. Without HTTPS." in uncertified
    page = person.get("/hosts").text
    names = re.findall(r'class="name"><a [^>]*><bdi>([^<]*)', page)
    assert names[:2] == sorted(names[:2], reverse=True) == ["unproved.acme.test", "bad.acme.test"]
    assert "2 are waiting for DNS records." in shown(person.get("/hosts"))
    assert 'href="/links?filter%5Bhost%5D=good.acme.test" aria-label="2 links on good.acme.test"' in page
    assert 'href="/redirects?filter%5Bhost%5D=good.acme.test" aria-label="1 redirect on good.acme.test"' in page


def test_hostnames_are_searched(person: Person, connect: Callable[..., str]) -> None:
    connect(HOST)
    connect("old.bakery.test")
    page = person.get("/hosts?filter[search]=bakery")
    assert "old.bakery.test" in page.text
    assert HOST not in page.text
    assert 'value="bakery"' in page.text
    nothing = person.get("/hosts?filter[search]=nowhere")
    assert "No hostname matches “ nowhere ”." in shown(nothing)
    # The form to connect one is closed.
    assert 'id="opener"' in nothing.text
    assert "Connect hostname" not in nothing.text
    assert person.get("/hosts?cursor=nonsense").status_code == 422


@pytest.mark.parametrize(
    ("typed", "host"),
    [
        ("https://Go.Acme.test/some/page?q=1", HOST),
        ("go.acme.test/", HOST),
        (" go.acme.test ", HOST),
        ("http://go.acme.test:8080", HOST),
    ],
)
def test_a_pasted_address_is_accepted(person: Person, client: Client, typed: str, host: str) -> None:
    answer = person.post("/hosts", {"host": typed, "https_requested": "on", "short_links_enabled": "on"})
    assert answer.location == f"/hosts/{host}"
    assert client.get(f"/v1/host/{host}").status_code == 200
    for wrong in ("https://", "https://[::1", "a b", "*.acme.test/x"):
        assert person.post("/hosts", {"host": wrong}).status_code == 422


def records_of(person: Person, host: str) -> list[list[tuple[str, str]]]:
    """The tables of a page: the rows of (label, value)."""
    tables = re.findall(r'<table class="dns record".*?</table>', person.get(f"/hosts/{host}").text, re.DOTALL)
    return [re.findall(r'<td data-label="(\w+)"><code>([^<]*)</code>', table) for table in tables]


def test_the_record_is_given_in_the_fields_that_providers_have(person: Person, connect: Callable[..., str]) -> None:
    connect("links.shop.acme.co.uk")
    expected = [("Type", "CNAME"), ("Name", "links.shop"), ("Value", TARGET)]
    assert records_of(person, "links.shop.acme.co.uk") == [expected]
    page = person.get("/hosts/links.shop.acme.co.uk")
    assert "At the DNS provider of acme.co.uk , add this record." in shown(page)
    for _, value in expected[1:]:
        assert f'data-copy="{value}"' in page.text
    letter = unquote(unescape(match_in(r'href="(mailto:[^"]+)"', page.text)[1]))
    assert letter.startswith("mailto:?subject=DNS record for links.shop.acme.co.uk&body=Hello,\r\n")
    assert f"Type: CNAME\r\nName: links.shop\r\nValue: {TARGET}\r\n" in letter


@pytest.mark.one_process
def test_an_apex_has_an_alternative_to_alias(app: Flask, person: Person, connect: Callable[..., str]) -> None:
    connect("acme.test")
    known = Known("198.51.100.7", "2001:db8::7")
    parts_of(app).add(TargetAddresses(known))
    alias, instead = records_of(person, "acme.test")
    assert alias == [("Type", "ALIAS"), ("Name", "@"), ("Value", TARGET)]
    assert instead == [
        *(("Type", "A"), ("Name", "@"), ("Value", "198.51.100.7")),
        *(("Type", "AAAA"), ("Name", "@"), ("Value", "2001:db8::7")),
    ]
    assert "198.51.100.7" in unquote(match_in(r'href="(mailto:[^"]+)"', person.get("/hosts/acme.test").text)[1])
    # DNS is asked once a minute at most.
    assert known.requested == 1
    parts_of(app).add(TargetAddresses(Known()))
    page = person.get("/hosts/acme.test")
    assert len(records_of(person, "acme.test")) == 1
    assert "add an A record with this server's IP address" in shown(page)


def test_a_name_of_this_computer_needs_no_record(person: Person, found: Callable[..., None]) -> None:
    found("demo.localhost", correct=True, notice="Only works on this computer.")
    assert records_of(person, "demo.localhost") == []
    page = shown(person.get("/hosts/demo.localhost"))
    assert "Only works on this computer." in page
    assert "DNS_TARGET" not in page


def test_the_name_that_others_point_at_is_not_pointed_at_itself(person: Person, found: Callable[..., None]) -> None:
    found(TARGET, correct=False)
    assert records_of(person, TARGET) == []
    assert "so it needs no CNAME. Give it an A record with this server's IP address." in shown(
        person.get(f"/hosts/{TARGET}")
    )


def test_dns_is_checked_again(app: Flask, person: Person, found: Callable[..., None]) -> None:
    found(HOST, correct=False)
    page = person.get(f"/hosts/{HOST}")
    assert f'hx-post="/hosts/{HOST}/refresh?polls=1" hx-trigger="load delay:5s"' in page.text
    answer = person.post(f"/hosts/{HOST}/refresh", page=f"/hosts/{HOST}")
    assert answer.location == f"/hosts/{HOST}"
    assert "Checking DNS. This takes a few seconds." in shown(person.get(answer.location))
    with app.app_context():
        assert Host.get(Host.host == HOST).dns_due_at is not None
    # By itself, as often as the page says.
    answer = person.post(f"/hosts/{HOST}/refresh?polls=7", page=f"/hosts/{HOST}")
    assert answer.location == f"/hosts/{HOST}?polls=7"
    page = person.get(answer.location)
    assert "refresh?polls=8" in page.text
    assert "Checking DNS." not in shown(page)
    for polls in ("60", "99999", "x", "-1", "²"):
        text = person.get(f"/hosts/{HOST}?polls={polls}").text
        assert "hx-post" not in text.partition('id="dns"')[2], polls
    found(HOST, correct=True)
    assert "hx-post" not in person.get(f"/hosts/{HOST}").text.partition('id="dns"')[2]


def test_viewers_see_and_change_nothing(
    make_person: Callable[[str], Person], found: Callable[..., None], client: Client
) -> None:
    found(HOST, correct=False)
    viewer = make_person("viewer")
    page = viewer.get(f"/hosts/{HOST}")
    main = page.text.partition('<main id="main"')[2].partition("</main>")[0]
    assert ("<form" in main, "HTTPS On" in shown(page)) == (False, True)
    for action in ("", "/refresh", "/disconnect"):
        assert viewer.post(f"/hosts/{HOST}{action}").status_code == 484
    assert client.get(f"/v1/host/{HOST}").status_code == 200


def test_switches_and_addresses_are_saved_together(person: Person, found: Callable[..., None], client: Client) -> None:
    found(HOST, correct=True)
    page = f"/hosts/{HOST}"
    form = {**typed_in(person.get(page).text), "block_short_links": "on", "notfound_status": "404"}
    del form["https_requested"]
    answer = person.send(page, form, page=page)
    assert answer.location == page
    host = client.get(f"/v1/host/{HOST}").json
    assert (host["https_requested"], host["short_links_enabled"], host["notfound_status"]) == (False, False, 404)
    changed = person.get(page)
    assert "Changes saved." in shown(changed)
    undo = match_in(r'action="(/activity/[^"]+/undo)"', changed.text)[1]
    assert person.post(undo, {"back": page}, page=page).status_code == 303
    host = client.get(f"/v1/host/{HOST}").json
    assert (host["https_requested"], host["short_links_enabled"], host["notfound_status"]) == (True, True, 302)


def test_of_switches_that_another_person_changed_theirs_is_shown_first(
    person: Person, found: Callable[..., None], client: Client
) -> None:
    found(HOST, correct=True)
    page = f"/hosts/{HOST}"
    form = {**typed_in(person.get(page).text), "seen.https_requested": ""}
    del form["https_requested"]
    # Seen off, wanted on, and meanwhile still off: nothing to say. Seen on, wanted off, meanwhile off: neither.
    client.post("/v1/host", json={"host": HOST, "https_requested": False})
    assert person.send(page, {**form, "seen.https_requested": "on"}, page=page).status_code == 303
    assert client.get(f"/v1/host/{HOST}").json["https_requested"] is False


def test_disconnecting_asks_says_what_stops_and_can_be_undone(
    person: Person, connect: Callable[..., str], make_link: Callable[..., Any], client: Client
) -> None:
    connect(HOST)
    page = shown(person.get(f"/hosts/{HOST}"))
    assert f"It has no links or redirects. Disconnect {HOST}" in page
    make_link(HOST, alias="a")
    assert "1 link stops working right away. It comes back if you reconnect the hostname." in shown(
        person.get(f"/hosts/{HOST}")
    )
    client.post("/v1/redirect", json={"url": f"{HOST}/old", "destination": "https://d.example/"})
    text = person.get(f"/hosts/{HOST}").text
    assert "1 link and 1 redirect stop working right away" in text
    assert re.search(
        r'<details class="danger"><summary [^>]*>[^<]*</summary><form method="post" action="[^"]*/disconnect"', text
    )
    answer = person.post(f"/hosts/{HOST}/disconnect", page=f"/hosts/{HOST}")
    listed = person.get(answer.location)
    assert f"{HOST} disconnected. Undo" in shown(listed)
    undo = match_in(r'action="(/activity/[^"]+/undo)"', listed.text)[1]
    assert person.post(undo, {"back": "/hosts"}, page="/hosts").status_code == 303
    assert client.get(f"/v1/host/{HOST}").status_code == 200
