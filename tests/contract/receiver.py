"""A server on this machine: it receives webhooks, and is the destination of links."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Receiver:
    """Answers each POST with the next of `statuses`, then with 204, and keeps what was sent: (headers, body).

    pages: by path, the status of each request, or the address that it redirects to, or both; 200 where it is not there.
    without_head: paths that answer HEAD with 501.
    """

    def __init__(self) -> None:
        self.pages: dict[str, int | str | tuple[int, str]] = {}
        self.without_head: set[str] = set()
        self.received: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                status = receiver.statuses.pop(0) if receiver.statuses else 204
                receiver.received.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self._show(receiver.pages.get(self.path, status))

            def do_GET(self) -> None:
                self._show(receiver.pages.get(self.path, 200))

            def do_HEAD(self) -> None:
                self._show(501 if self.path in receiver.without_head else receiver.pages.get(self.path, 200))

            def _show(self, page: int | str | tuple[int, str]) -> None:
                self._answer(*(page, "") if isinstance(page, int) else (301, page) if isinstance(page, str) else page)

            def _answer(self, status: int, location: str = "") -> None:
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.url = f"{self.origin}/hook"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @contextmanager
    def running(self) -> Iterator["Receiver"]:
        self._thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
