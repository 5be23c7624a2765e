"""Requests as a WSGI server hands them over, bytes and all: nothing on the way parses, quotes or follows them."""

import io
from dataclasses import dataclass
from datetime import timedelta
from urllib.parse import unquote_to_bytes

import pytest

from signpost.clicks import visitors
from signpost.domain import times
from tests.conftest import FIREFOX


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def get(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    @property
    def location(self) -> str | None:
        return self.get("Location")


def send(app, target, method="GET", host="go.acme.test", body=b"", address="192.0.2.1", user_agent=FIREFOX, **environ):
    """One request. target: path and query as they come over the wire, each character a byte."""
    path, _, query = target.partition("?")
    answer = []
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
        lambda status, headers, _=None: answer.extend((status, headers)),
    )
    try:
        sent = b"".join(chunks)
    finally:
        if hasattr(chunks, "close"):
            chunks.close()
    return Answer(int(answer[0][:3]), answer[1], sent)


@pytest.fixture
def raw(app):
    """`send` to the app of this test; safe to call from any number of threads."""
    return lambda target, **kwargs: send(app, target, **kwargs)


class Clock:
    """The service's clock, which stands still until it is moved."""

    def __init__(self) -> None:
        self.now = times.now()

    def move(self, **offset: float) -> None:
        self.now += timedelta(**offset)


@pytest.fixture
def clock(monkeypatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(times, "now", lambda: clock.now)
    # Each visit looks at the clock.
    monkeypatch.setattr(visitors, "CHECK_EVERY_S", 0.0)
    return clock
