"""What the form of a link says of a destination while it is typed."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from html import unescape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from signpost.domain.errors import Busy
from signpost.domain.records import addresses
from signpost.features.diagnostics import leading
from signpost.features.monitoring import page_looks
from signpost.features.monitoring.page_heads import head_of
from signpost.operations.workspaces import bootstrap
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, SharedResource
from tests.conftest import Client
from tests.features.conftest import Person

HOST = "go.acme.test"
HTML = "text/html; charset=utf-8"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(32)
Make = Callable[..., dict[str, Any]]


class Site:
    """A web server. answers: status, media type and body, by path."""

    def __init__(self) -> None:
        self.answers: dict[str, tuple[int, str, bytes]] = {}
        self.asked: list[str] = []
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                site.asked.append(f"{self.command} {self.path}")
                status, kind, body = site.answers.get(self.path, (404, HTML, b"none"))
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if self.command == "GET":
                    self.wfile.write(body)

            do_HEAD = do_GET

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def page(self, head: str) -> str:
        self.answers["/page"] = (200, HTML, head.encode())
        return f"{self.url}/page"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(MONITOR_ALLOW_PRIVATE=True)


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    yield site
    site.close()


def look(person: Person, destination: str, **more: str) -> str:
    answer = person.get("/destinations/look", query_string={"destination": destination, **more})
    assert answer.status_code == 200
    return str(answer.text)


def said(text: str) -> str:
    """The line under the field, without the rest."""
    line = re.search(r'(?s)<p class="typed[^>]*>(.*?)</p>', text)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", line[1])).split()) if line else ""


def test_a_page_that_answers_is_shown_as_chats_show_it(person: Person, connect: Callable[..., str], site: Site) -> None:
    connect(HOST)
    site.answers["/pic"] = (200, "image/png", PNG)
    head = (
        '<title>Own &amp; title</title><meta property="og:title" content="Winter &lt;b&gt;">'
        "<META content='Twelve books' name='Description'><meta property=og:image content=/pic>"
    )
    text = look(person, site.page(head), fetch_title="on")
    assert said(text) == "The page answers. No other link leads there."
    assert "<b><bdi>Winter &lt;b&gt;</bdi></b>" in text
    assert "Twelve books" in text
    assert 'src="data:image/png;base64,' in text
    assert "Title from the page: “Own &amp; title”" in text
    # One request for the page, and one for its picture.
    assert site.asked == ["GET /page", "GET /pic"]
    # What the link says of itself comes first, and a title that was typed is not the page's.
    text = look(person, site.page(head), title="Mine", fetch_title="on", card_title="My card", card_description="So")
    assert "<b><bdi>My card</bdi></b>" in text
    assert "Twelve books" not in text
    assert "Title from the page" not in text


@pytest.mark.parametrize("status", [404, 410, 500])
def test_a_page_that_is_not_there(person: Person, site: Site, status: int) -> None:
    site.answers["/gone"] = (status, HTML, b"<title>Oops</title>")
    text = look(person, f"{site.url}/gone")
    assert str(status) in said(text)
    assert 'class="typed wrong"' in text
    assert "Oops" not in text


def test_what_is_no_page_but_is_there(person: Person, site: Site) -> None:
    site.answers["/file.pdf"] = (200, "application/pdf", b"%PDF-1.7")
    text = look(person, f"{site.url}/file.pdf")
    assert said(text).startswith("The page answers.")


@pytest.mark.parametrize(
    "body",
    [
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"<html>not a picture",
        b"",
        PNG + bytes(page_looks.MAX_PICTURE_BYTES),
    ],
)
def test_a_picture_that_is_none_is_not_shown(person: Person, site: Site, body: bytes) -> None:
    site.answers["/pic"] = (200, "image/png", body)
    text = look(person, site.page('<title>T</title><meta property="og:image" content="/pic">'))
    assert "<b><bdi>T</bdi></b>" in text
    assert "<img" not in text


@pytest.mark.parametrize("named", ["javascript:alert(1)", "data:image/png;base64,AAAA", "file:///etc/passwd", "//["])
def test_a_picture_elsewhere_than_on_the_web_is_not_asked(person: Person, site: Site, named: str) -> None:
    text = look(person, site.page(f'<title>T</title><meta property="og:image" content="{named}">'))
    assert "<img" not in text
    assert site.asked == ["GET /page"]


def test_other_links_that_lead_there_are_named(
    person: Person, connect: Callable[..., str], make_link: Make, site: Site
) -> None:
    connect(HOST)
    url = site.page("<title>T</title>")
    first = make_link(destination=url, alias="one")
    text = look(person, url)
    assert said(text) == f"The page answers. This page has a link already: {HOST}/one"
    # The link itself is no other one.
    assert said(look(person, url, own=first["id"])).endswith("No other link leads there.")
    for number in range(4):
        make_link(destination=url, alias=f"more-{number}")
    found = said(look(person, url))
    assert found.count(HOST) == 3
    assert found.endswith("…")
    # The * of an address means itself here.
    make_link(destination=f"{url}/a", alias="deep")
    assert "deep" not in look(person, f"{url}/*")


@pytest.mark.parametrize(
    ("fields", "leads"),
    [
        ({"destinations": ["https://first.example/", "{url}"], "destination_routing": "random"}, True),
        ({"rules": [{"if": {"device": ["mobile"]}, "destination": "{url}"}]}, True),
        ({"rules": [{"if": {"device": ["mobile"]}, "destinations": ["https://first.example/", "{url}"]}]}, True),
        # The same text elsewhere.
        ({"rules": [{"name": "{url}", "if": {"device": ["mobile"]}, "destination": "https://a.example/"}]}, False),
        ({"rules": [{"if": {"device": ["mobile"]}, "destination": "{url}/more"}]}, False),
        ({"destinations": ["https://first.example/", "{url}?x=1"], "destination_routing": "random"}, False),
        ({"title": "{url}"}, False),
    ],
)
@pytest.mark.parametrize("url", ["https://far.example/page", 'https://far.example/ü"q*', "https://far.example/*"])
def test_every_destination_of_a_link_counts_exactly(
    person: Person, connect: Callable[..., str], make_link: Make, fields: dict[str, Any], leads: bool, url: str
) -> None:
    connect(HOST)
    url = addresses.destination_of(url)
    filled = json.loads(json.dumps(fields).replace("{url}", json.dumps(url)[1:-1]))
    make_link(**{"destination": "https://main.example/", **filled}, alias="other")
    assert (f"{HOST}/other" in said(look(person, url, again="1"))) is leads
    assert ("No other link leads there." in said(look(person, url, again="1"))) is not leads


def test_nothing_is_said_of_links_that_were_not_compared(
    person: Person, connect: Callable[..., str], make_link: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leading, "MAX_COMPARED", 2)
    connect(HOST)
    split = {"destinations": ["https://a.example/", "https://b.example/"], "destination_routing": "random"}
    make_link(**split, alias="old")
    for number in range(2):
        make_link(destination="https://c.example/", alias=f"new-{number}")
    assert "No other link" not in said(look(person, "https://b.example/"))
    # Main destinations are all known.
    assert f"{HOST}/old" in said(look(person, "https://a.example/"))


def test_a_look_that_has_no_place_says_so_and_asks_once_more(app: Flask, person: Person, site: Site) -> None:
    places = bulkheads.of(app)[SharedResource.CHECKS_NOW]
    with app.app_context(), ExitStack() as taken:
        holder = Holder(bootstrap.ensure_workspace().id, "another")
        with suppress(Busy):
            while True:
                taken.enter_context(places.enter(holder))
        url = site.page("<title>T</title>")
        text = look(person, url, title="Mine")
        assert said(text).startswith("Other pages are being looked at, so this one isn’t yet.")
        (again,) = re.findall(r'hx-get="([^"]+)" hx-trigger="load delay:3s"', text)
        assert "title=Mine" in again
        # It does not go on for ever.
        text = str(person.get(unescape(again)).text)
        assert said(text).startswith("Other pages are being looked at")
        assert "hx-trigger" not in text
    assert said(str(person.get(unescape(again)).text)).startswith("The page answers.")


def test_a_private_address_is_not_asked_and_is_no_fault(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], site: Site
) -> None:
    person = Person(make_app()).sign_in()
    text = look(person, site.page("<title>T</title>"))
    assert site.asked == []
    assert 'class="typed quiet"' in text


@pytest.mark.parametrize(
    "typed", ["", " ", "htt", "javascript:alert(1)", "https://", "x" * 5000, "\x00", "https://[::1"]
)
def test_what_is_no_destination_yet_says_nothing(person: Person, typed: str) -> None:
    assert said(look(person, typed)) == ""


def test_a_viewer_asks_no_page(make_person: Callable[[str], Person], site: Site) -> None:
    assert "answers" not in look(make_person("viewer"), site.page("<title>T</title>"))
    assert site.asked == []


def test_an_address_of_an_app_is_not_asked(person: Person) -> None:
    assert said(look(person, "tel:112")) == "No other link leads there."


_TEXT = st.text(st.sampled_from("<>\"'= /abmetitlog:content-property\n"), max_size=80)


@given(_TEXT, _TEXT)
def test_of_any_page_the_head_is_read_and_is_lines(before: str, after: str) -> None:
    head = head_of(f'{before}<meta property="og:title" content="Seen">{after}'.encode(), HTML, "https://x.example/")
    for text in (head.own_title, head.title, head.description):
        assert text == " ".join(text.split())
    # Nothing before it that swallows it: it is read.
    if not set(before) & set("<>\"'"):
        assert head.title == "Seen"
