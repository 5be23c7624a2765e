"""A web server to be watched, and time that passes when a test says so."""

import threading
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from signpost.domain import times
from signpost.monitoring import watcher


class Site:
    """A web server whose pages answer what the test says: a status, by path."""

    def __init__(self):
        self.statuses: dict[str, int] = {}
        self.asked: list[str] = []
        # (path, headers, body) of each POST.
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                site.asked.append(f"{self.command} {self.path}")
                self.send_response(site.statuses.get(self.path, 200))
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_HEAD = do_GET

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                site.received.append((self.path, dict(self.headers), body))
                self.do_GET()

            def log_message(self, *args):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def close(self):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def site():
    site = Site()
    yield site
    site.close()


@pytest.fixture
def app(make_app):
    return make_app(MONITOR_ALLOW_PRIVATE=True)


@pytest.fixture
def look(app, monkeypatch):
    """Let so much time pass that everything is due `count` times, and look."""
    later = [timedelta(0)]
    real = times.now
    monkeypatch.setattr(times, "now", lambda: real() + later[0])

    def do(count: int = 1):
        for _ in range(count):
            later[0] += timedelta(seconds=1000)
            watcher.of(app).drain()

    return do
