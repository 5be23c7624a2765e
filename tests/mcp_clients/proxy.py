"""A proxy that adds the token to every request, for the conformance suite, which cannot send one.

Nothing else of a request or an answer changes, to the byte. Only the proxy's own address, in Host and Origin, becomes
the server's, so that a foreign one arrives as what it is. Answers must say their length.
"""

import re
import socket
import socketserver
import threading
from io import BufferedIOBase

from tests.conftest import Server


class Proxy(socketserver.ThreadingTCPServer):
    """A context manager: serves at `origin` as long as it lasts."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, server: Server) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        self.upstream = ("127.0.0.1", server.port)
        self.authority = f"127.0.0.1:{self.server_address[1]}"
        self.upstream_authority = f"127.0.0.1:{server.port}"
        self.origin = f"http://{self.authority}"
        self.lag = server

    def __enter__(self) -> "Proxy":
        threading.Thread(target=self.serve_forever, name="conformance proxy", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def edited(self, head: bytes) -> bytes:
        own, upstream = re.escape(self.authority).encode(), self.upstream_authority.encode()
        head = re.sub(rb"(?im)^(host: *|origin: *http://)" + own + rb"(?=\r$)", rb"\g<1>" + upstream, head)
        return head.removesuffix(b"\r\n") + f"Authorization: Bearer {self.lag.token}\r\n\r\n".encode()


class _Connection(socketserver.StreamRequestHandler):
    server: Proxy

    def handle(self) -> None:
        try:
            while head := _head(self.rfile):
                with socket.create_connection(self.server.upstream, timeout=30) as upstream:
                    upstream.sendall(self.server.edited(head) + _body(head, self.rfile))
                    with upstream.makefile("rb") as answer:
                        head = _head(answer)
                        self.wfile.write(head + _body(head, answer))
        except ConnectionError:
            pass  # The suite hung up.


def _head(stream: BufferedIOBase) -> bytes:
    """The start line and the headers, with the empty line behind them; nothing at the end of the connection."""
    head = b""
    while line := stream.readline():
        head += line
        if line == b"\r\n":
            return head
    return b""


def _body(head: bytes, stream: BufferedIOBase) -> bytes:
    length = re.search(rb"(?im)^content-length: *(\d+) *\r$", head)
    return stream.read(int(length[1])) if length else b""
