"""A web server to be watched, and time that passes when a test says so."""

import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.runtime import watcher


class Site:
    """A web server whose pages answer what the test says: a status, by path."""

    def __init__(self) -> None:
        self.statuses: dict[str, int] = {}
        # Headers of an answer, by path.
        self.headers: dict[str, dict[str, str]] = {}
        self.requested: list[str] = []
        # What happens with each GET and HEAD, before it is answered.
        self.on_request: Callable[[], object] = lambda: None
        # (path, headers, body) of each POST.
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        # Paths whose POST is answered only once something has happened.
        self.wait_for: dict[str, threading.Event] = {}
        # Whether a body is refused, whatever the path.
        self.refused: Callable[[bytes], bool] = lambda body: False
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                site.requested.append(f"{self.command} {self.path}")
                site.on_request()
                self.send_response(site.statuses.get(self.path, 200))
                self.send_header("Content-Length", "0")
                for name, value in site.headers.get(self.path, {}).items():
                    self.send_header(name, value)
                self.end_headers()

            do_HEAD = do_GET

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                site.received.append((self.path, dict(self.headers), body))
                if self.path in site.wait_for:
                    site.wait_for[self.path].wait(30)
                if site.refused(body):
                    self.send_error(422)
                    return
                self.do_GET()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    yield site
    site.close()


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(MONITOR_ALLOW_PRIVATE=True)


@pytest.fixture
def look(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let so much time pass that everything is due `count` times, and look."""
    later = [timedelta(0)]
    real = times.now
    monkeypatch.setattr(times, "now", lambda: real() + later[0])

    def do(count: int = 1) -> None:
        for _ in range(count):
            later[0] += timedelta(seconds=1000)
            watcher.of(app).drain()

    return do
