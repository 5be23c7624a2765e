"""The page of tools: what it makes for ShareX, phones, shells and browsers, and who gets it. Used in tests/browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest
from flask import Flask

from signpost.features.dashboard.workspaces.tools import PROGRAMS
from signpost.storage.models import Host, Token
from tests.conftest import ORIGIN, Answer
from tests.features.conftest import Person, match_in, shown

SECRET = re.compile(r"sp_create-only_\w+")
HOST = "go.acme.test"


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect(HOST)


def make(person: Person, program: str, host: str = HOST, **fields: str) -> Answer:
    return person.post("/tools", {"program": program, "host": host, **fields}, page="/tools")


def names(app: Flask) -> list[str]:
    with app.app_context():
        return [token.name for token in Token.select().where(Token.kind == "create-only")]


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_token_is_shown_once_and_is_in_no_address(app: Flask, person: Person, host: str, program: str) -> None:
    created = make(person, program)
    assert created.status_code == 303
    assert not SECRET.search(str(created.headers))
    first, again = person.get(created.location), person.get(created.location)
    assert len(set(SECRET.findall(first.text))) == 1
    assert not SECRET.search(again.text)
    assert names(app) == [PROGRAMS[program]]
    assert not re.search(r'(?:href|src|action)="[^"]*sp_create', first.text)


def test_the_file_is_there_once(person: Person, host: str) -> None:
    form = dict(re.findall(r'name="(key)" value="([^"]+)"', person.get(make(person, "sharex").location).text))
    answer = person.post("/tools/file", form, page="/tools")
    assert answer.headers["Content-Disposition"] == f"attachment; filename=signpost-{HOST}.sxcu"
    assert answer.headers["Cache-Control"] == "no-store"
    assert SECRET.search(json.loads(answer.text)["Headers"]["Authorization"])
    gone = person.post("/tools/file", form, page="/tools")
    assert gone.location == "/tools"
    assert "Create another one." in shown(person.get("/tools"))


def test_a_file_of_someone_else_is_not_given(person: Person, host: str, make_person: Callable[[str], Person]) -> None:
    form = dict(re.findall(r'name="(key)" value="([^"]+)"', person.get(make(person, "sharex").location).text))
    assert make_person("editor").post("/tools/file", form, page="/tools").location == "/tools"
    assert person.post("/tools/file", form, page="/tools").status_code == 200


def test_a_form_sent_twice_creates_one_token(app: Flask, person: Person, host: str) -> None:
    once = match_in(r'name="once" value="([^"]+)"', person.get("/tools").text)[1]
    locations = {make(person, "shell", once=once).location for _ in range(2)}
    assert len(locations) == 1
    assert names(app) == ["Shell"]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [({"program": "fax"}, "One of sharex"), ({"program": "shell", "host": "other.test"}, "is not connected")],
)
def test_what_is_not_offered_is_refused(
    app: Flask, person: Person, host: str, fields: dict[str, str], sentence: str
) -> None:
    answer = person.post("/tools", {"host": host, **fields}, page="/tools")
    assert answer.status_code == 422
    assert sentence in shown(answer)
    assert names(app) == []


def test_a_viewer_gets_no_token(app: Flask, host: str, make_person: Callable[[str], Person]) -> None:
    viewer = make_person("viewer")
    assert 'action="/tools"' not in viewer.get("/tools").text
    assert make(viewer, "shell").status_code == 484
    assert viewer.get("/share?url=https://a.example/").status_code == 484
    assert names(app) == []


def test_without_a_hostname_it_says_what_to_do_first(app: Flask, person: Person) -> None:
    with app.app_context():
        Host.delete().execute()
    answer = person.get("/tools")
    assert 'name="program"' not in answer.text
    assert "Connect a hostname first." in shown(answer)


# --- browsers ---------------------------------------------------------------------------------------------------


def test_the_description_for_search_is_open_and_its_template_works(
    stranger: Person, person: Person, host: str, make_link: Callable[..., dict[str, Any]]
) -> None:
    answer = stranger.browser.get("/opensearch.xml")
    assert answer.mimetype == "application/opensearchdescription+xml"
    spaces = {"": "http://a9.com/-/spec/opensearch/1.1/"}
    found = ElementTree.fromstring(answer.text)
    assert found.tag == f"{{{spaces['']}}}OpenSearchDescription"
    short_name, description = (found.findtext(name, "", spaces) for name in ("ShortName", "Description"))
    # The longest that the specification allows.
    assert 0 < len(short_name) <= 16
    assert 0 < len(description) <= 1024
    url = found.find("Url", spaces)
    assert url is not None
    assert url.get("type") == "text/html"
    template = url.get("template", "")
    assert template.startswith(f"{ORIGIN}/")
    image = found.findtext("Image", "", spaces).removeprefix(ORIGIN)
    with stranger.browser.get(image) as picture:
        assert picture.mimetype == "image/png"
    created = make_link(host, "https://dest.example/", alias="docs")
    searched = template.replace("{searchTerms}", "docs").removeprefix(ORIGIN)
    within = person.browser.get(searched)
    assert within.location == "/w/home/go?q=docs"
    assert person.browser.get(within.location).location == created["url"]


@pytest.mark.parametrize(
    ("typed", "to"),
    [
        ("docs", "{url}"),
        (f"{HOST}/docs", "{url}"),
        (f"http://{HOST}/docs", "{url}"),
        ("nothing here", "/search?q=nothing+here"),
        ("other.test/docs", "/search?q=other.test%2Fdocs"),
        ("", "/search?q="),
        ("//evil.example", "/search?q=%2F%2Fevil.example"),
        ("\x00\r\nX: y", "/search?q=%00%0D%0AX%3A+y"),
    ],
)
def test_a_keyword_opens_a_link_or_searches(
    person: Person, host: str, make_link: Callable[..., dict[str, Any]], typed: str, to: str
) -> None:
    created = make_link(host, "https://dest.example/", alias="docs")
    assert person.get("/go", query_string={"q": typed}).location == to.format(url=created["url"])


def test_the_keywords_of_the_page_are_addresses_that_work(person: Person, host: str) -> None:
    addresses = re.findall(rf"<code>{ORIGIN}(/w/home/[^<]*%s)</code>", unescape(person.get("/tools").text))
    assert len(addresses) == 2
    assert person.browser.get(addresses[0].replace("%s", "x")).location == "/w/home/search?q=x"
    form = person.browser.get(addresses[1].replace("%s", "https%3A%2F%2Fa.example%2F%3Fb"))
    assert 'value="https://a.example/?b"' in form.text


# --- the app ----------------------------------------------------------------------------------------------------


def test_the_manifest_is_open_and_everything_in_it_exists(stranger: Person, person: Person) -> None:
    answer = stranger.browser.get("/manifest.webmanifest")
    assert answer.mimetype == "application/manifest+json"
    manifest = answer.json
    for icon in manifest["icons"]:
        with stranger.browser.get(icon["src"]) as picture:
            content = picture.get_data()
        # Width and height of a PNG are in its header.
        size = (int.from_bytes(content[16:20]), int.from_bytes(content[20:24]))
        assert "{}x{}".format(*size) == icon["sizes"]
    for path in (manifest["start_url"], *(entry["url"] for entry in manifest["shortcuts"])):
        assert person.browser.get(path, follow_redirects=True).status_code == 200
    for page in ("/", "/tools"):
        assert 'rel="manifest" href="/manifest.webmanifest"' in person.get(page).text
        assert "manifest-src 'self'" in person.get(page).headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("shared", "destination"),
    [
        ({"url": "https://a.example/b?c=d&e"}, "https://a.example/b?c=d&e"),
        # As apps on Android do it.
        ({"text": "Look: https://a.example/b"}, "https://a.example/b"),
        ({"text": "Look (https://a.example/b_(c))."}, "https://a.example/b_(c)"),
        # Here nothing stands around it.
        ({"url": "https://a.example/Acme_Inc."}, "https://a.example/Acme_Inc."),
        ({"url": "<https://a.example/b>"}, "https://a.example/b"),
        ({"text": "no address"}, "no address"),
        ({}, ""),
        ({"url": "https://a.example/" + "b" * 5000}, "https://a.example/" + "b" * (2048 - 18)),
    ],
)
def test_a_shared_page_fills_in_the_form(person: Person, host: str, shared: dict[str, str], destination: str) -> None:
    manifest = person.browser.get("/manifest.webmanifest").json
    target = manifest["share_target"]
    assert target["method"] == "GET"
    query = {target["params"][name]: text for name, text in {"title": 'The "title" & more', **shared}.items()}
    answer = person.browser.get(target["action"], query_string=query)
    assert answer.location.startswith("/w/home/share?")
    answer = person.browser.get(answer.location)
    parts = urlsplit(answer.location)
    assert parts.path == "/w/home/links/new"
    assert parse_qs(parts.query, keep_blank_values=True)["destination"] == [destination]
    form = unescape(person.browser.get(answer.location).text)
    assert f'value="{destination}"' in form
    assert 'value="The "title" & more"' in form


def test_a_long_title_is_cut_to_what_a_link_may_have(person: Person, host: str) -> None:
    text = person.get("/links/new", query_string={"title": "t" * 400}).text
    assert max(len(found) for found in re.findall("t{100,}", text)) == 250


def test_someone_who_is_signed_out_comes_back_to_what_was_shared(stranger: Person) -> None:
    answer = stranger.browser.get("/share?url=https://a.example/")
    assert answer.location == "/sign-in?next=%2Fshare%3Furl%3Dhttps%3A%2F%2Fa.example%2F"
