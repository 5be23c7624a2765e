"""Requests as a WSGI server hands them over, bytes and all: nothing on the way parses, quotes or follows them."""

import io
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote_to_bytes, urlencode

import pytest
from flask import Flask

from signpost.clicks import visitors
from signpost.domain import times
from signpost.features.misses import counter as misses
from tests.conftest import FIREFOX


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def get(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    def header(self, name: str) -> str:
        found = self.get(name)
        assert found is not None, name
        return found

    @property
    def location(self) -> str | None:
        return self.get("Location")


def send(
    app: Flask,
    target: str,
    method: str = "GET",
    host: str = "go.acme.test",
    body: Any = b"",
    address: Any = "192.0.2.1",
    user_agent: Any = FIREFOX,
    **environ: Any,
) -> Any:
    """One request. target: path and query as they come over the wire, each character a byte."""
    path, _, query = target.partition("?")
    answer: list[Any] = []

    def start_response(status: str, headers: list[tuple[str, str]], *_: object) -> Callable[[bytes], object]:
        answer.extend((status, headers))
        return answer.append

    chunks = app.wsgi_app(
        {
            "REQUEST_METHOD": method,
            "REQUEST_URI": target,
            "SCRIPT_NAME": "",
            "PATH_INFO": unquote_to_bytes(path.encode("latin-1")).decode("latin-1"),
            "QUERY_STRING": query,
            "SERVER_NAME": "127.0.0.1",
            "SERVER_PORT": "8000",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": address,
            "HTTP_HOST": host,
            "HTTP_USER_AGENT": user_agent,
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": "http",
            "wsgi.input": io.BytesIO(body),
            "wsgi.errors": io.StringIO(),
            "wsgi.multithread": True,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
            **environ,
        },
        start_response,
    )
    try:
        sent = b"".join(chunks)
    finally:
        if hasattr(chunks, "close"):
            chunks.close()
    return Answer(int(answer[0][:3]), answer[1], sent)


@pytest.fixture
def raw(app: Flask) -> Any:
    """`send` to the app of this test; safe to call from any number of threads."""
    return lambda target, **kwargs: send(app, target, **kwargs)


class Inputs(HTMLParser):
    """The inputs of the forms of a page."""

    def __init__(self, page: bytes):
        super().__init__()
        self.values: dict[str, str] = {}
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "input":
            self.values[found["name"] or ""] = found.get("value") or ""


def form_of(page: Answer) -> bytes:
    """What the button of a page that asks first sends."""
    values = Inputs(page.body).values
    assert "token" in values, page.body
    return urlencode(values).encode()


def press(raw: Callable[..., Answer], target: str, **kwargs: Any) -> Answer:
    """Follow a link as a person does, and press the button if a page asks first."""
    page = raw(target, **kwargs)
    if page.status != 200 or b'name="token"' not in page.body:
        return page
    kwargs.pop("HTTP_REFERER", None)
    return raw(target, method="POST", body=form_of(page), **kwargs)


def run_at_once(count: int, target: Callable[[int], object]) -> None:
    threads = [threading.Thread(target=target, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


class Clock:
    """The service's clock, which stands still until it is moved."""

    def __init__(self) -> None:
        self.now = times.now()

    def move(self, **offset: float) -> None:
        self.now += timedelta(**offset)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(times, "now", lambda: clock.now)
    # Each visit looks at the clock.
    monkeypatch.setattr(visitors, "CHECK_EVERY_S", 0.0)
    monkeypatch.setattr(misses, "CLOCK_EVERY_S", 0.0)
    return clock
