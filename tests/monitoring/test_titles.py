"""`fetch_title` of POST /link: the title of the page at the destination, later, and only where there is none."""

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records import page_titles
from signpost.domain.records.page_titles import title_of
from signpost.domain.records.record import MAX_TITLE
from signpost.monitoring import watcher
from signpost.storage.models import TitleFetch
from tests.conftest import Client

HTML = "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("page", "kind", "title"),
    [
        (b"<html><head><title>Spring sale</title></head>", "text/html", "Spring sale"),
        (b"<TITLE lang=en>\n  Spring\t sale\r\n</TITLE >", "text/html", "Spring sale"),
        ("<title>Größe</title>".encode(), HTML, "Größe"),
        ("<title>Größe</title>".encode("latin-1"), "text/html; charset=ISO-8859-1", "Größe"),
        ('<meta charset="windows-1251"><title>Весна</title>'.encode("cp1251"), "text/html", "Весна"),
        ('<meta content="text/html; charset=Shift_JIS"><title>春</title>'.encode("shift_jis"), "text/html", "春"),
        ("\ufeff<title>Größe</title>".encode("utf-16-le"), "text/html", "Größe"),
        ("<title>Größe</title>".encode(), "text/html; charset=rot13", "Größe"),
        ("<title>Größe</title>".encode(), "text/html; charset=unicode_escape", "Größe"),
        (b"<title>a &amp; b &lt;c&gt; &#x202e;d</title>", HTML, "a & b <c> d"),
        (b"<title>" + b"x" * 1000 + b"</title>", HTML, "x" * MAX_TITLE),
        (b"<title>" + b"&#" + b"1" * 5000 + b";</title>", HTML, ("&#" + "1" * 5000)[:MAX_TITLE]),
        (b"<titles>no</titles><title>yes</title>", HTML, "yes"),
        (b"<body><svg><title>icon</title></svg>", HTML, ""),
        (b"<title>cut off", HTML, ""),
        (b"<title", HTML, ""),
        (b"<title>  </title>", HTML, ""),
        (b"", HTML, ""),
        ("İİİ<title>Straße</title>".encode(), HTML, "Straße"),
    ],
)
def test_the_title_of_a_page(page: bytes, kind: str, title: str) -> None:
    assert title_of(page, kind) == title


@pytest.mark.parametrize("piece", [b"<title", b"<title>", b"<title ", b"<", b"&", b"&#", b"<body", b"charset="])
def test_a_hostile_page_is_read_at_once(piece: bytes) -> None:
    began = time.thread_time()
    title_of(piece * (page_titles.MAX_BYTES // len(piece) + 1), "text/html")
    assert time.thread_time() - began < 0.25


class Pages:
    """A web server. page: what it answers. gate: it waits for it."""

    def __init__(self) -> None:
        self.status, self.kind, self.page, self.requested = 200, HTML, b"<title>Spring sale</title>", 0
        self.headers: dict[str, str] = {}
        self.entry_lock = threading.Event()
        self.entry_lock.set()
        pages = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                pages.requested += 1
                pages.entry_lock.wait(5)
                self.send_response(pages.status)
                self.send_header("Content-Type", pages.kind)
                for name, value in pages.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(pages.page)

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/page"

    def close(self) -> None:
        self.entry_lock.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def pages() -> Iterator[Pages]:
    pages = Pages()
    yield pages
    pages.close()


@pytest.fixture
def make(pages: Pages, make_link: Callable[..., Any], connect: Callable[..., str]) -> Callable[..., Any]:
    connect()
    return lambda **fields: make_link(**{"destination": pages.url, "fetch_title": True, **fields})


def title(client: Client, id: str) -> str:
    return str(client.get(f"/v1/links/{id}").json["title"])


def test_it_is_set_later_and_found(app: Flask, client: Client, pages: Pages, make: Callable[..., Any]) -> None:
    pages.entry_lock.clear()
    created = make(alias="abc")
    assert created["title"] == ""
    pages.entry_lock.set()
    watcher.of(app).drain()
    found = client.get(f"/v1/links/{created['id']}").json
    assert (found["title"], found["updated_at"]) == ("Spring sale", created["updated_at"])
    assert [entry["id"] for entry in client.get("/v1/links?filter[search]=spring").json["data"]] == [created["id"]]
    # By no one, so that it is not in the history, and that creating the link can still be undone.
    (latest, *_) = client.get("/v1/changes").json["data"]
    assert (latest["verb"], latest["record_id"]) == ("create", created["id"])
    assert client.post(f"/v1/changes/{latest['id']}/undo").status_code == 200


def test_it_is_fetched_once_and_only_where_there_is_none(
    app: Flask, client: Client, pages: Pages, make: Callable[..., Any]
) -> None:
    own, off, renamed = make(title="Mine"), make(fetch_title=False), make()
    client.patch(f"/v1/redirect/{renamed['id']}", json={"title": "Typed in the meantime"})
    gone = make()
    client.delete(f"/v1/redirect/{gone['id']}")
    watcher.of(app).drain()
    assert [title(client, entry["id"]) for entry in (own, off, renamed)] == ["Mine", "", "Typed in the meantime"]
    assert pages.requested == 1
    client.patch(f"/v1/redirect/{renamed['id']}", json={"title": ""})
    watcher.of(app).drain()
    assert (title(client, renamed["id"]), pages.requested) == ("", 1)


@pytest.mark.parametrize(
    "change",
    [
        {"status": 404},
        {"kind": "application/pdf"},
        {"headers": {"Content-Encoding": "gzip"}},
        {"page": b" " * page_titles.MAX_BYTES + b"<title>late</title>"},
        {"page": b"\xff" * 300_000},
        {"status": 302, "headers": {"Location": "/page"}},
        {"status": 302, "headers": {"Location": "http://dest.example:99999999/"}},
        {"status": 302, "headers": {"Location": "http://%zz/"}},
    ],
)
def test_what_has_no_title(
    app: Flask, client: Client, pages: Pages, make: Callable[..., Any], change: dict[str, Any]
) -> None:
    for name, value in change.items():
        setattr(pages, name, value)
    created = make()
    watcher.of(app).drain()
    assert title(client, created["id"]) == ""
    with app.app_context():
        assert TitleFetch.select().count() == 0


def test_a_private_address_is_not_asked(make_app: Callable[..., Flask], make_client: Any, pages: Pages) -> None:
    app = make_app()
    client = make_client(app)
    client.post("/v1/host", json={"host": "go.acme.test"})
    body = {"host": "go.acme.test", "destination": pages.url, "fetch_title": True}
    assert client.post("/v1/link", json=body).status_code == 200
    watcher.of(app).drain()
    assert pages.requested == 0
