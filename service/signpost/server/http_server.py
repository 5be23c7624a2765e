"""From a request, as ASGI describes it, to its answer: visits at once, everything else by a thread of a pool.

Two kinds of threads, because one slow API call must never stop a visitor: those of the HTTP server answer visits, from
memory; POOL threads run the API and everything that has a body. Bodies are read in the event loop, so a client that
sends one byte a second holds no thread at all.
"""

import asyncio
import io
import json
import logging
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import unquote_to_bytes

from flask import Flask

from signpost.domain.outside import AsgiMessage, AsgiScope, OwnEnviron
from signpost.rest import metrics
from signpost.runtime import throttle
from signpost.server.bodies import Bodies, BodyRefused
from signpost.server.listening_clients import ListeningClients
from signpost.server.streams import Streams
from signpost.visits import middleware
from signpost.visits.respond import sent_header
from signpost.web import authentication, event_stream
from signpost.web.listeners import Listener

POOL = 4
# A method is a word of HTTP; it is written to the log.
MAX_METHOD_LENGTH = 32

logger = logging.getLogger("signpost.server")


class Request(Protocol):
    """What an adapter has for each request."""

    @property
    def scope(self) -> AsgiScope:
        """The request as ASGI describes it, with `raw_path`."""


R = TypeVar("R", bound=Request)


class HttpServer(ABC, Generic[R]):
    """An HTTP server in this process, for one app: what its two adapters have in common.

    An adapter calls `handle` with each request. loop: in which bodies are read.
    """

    @abstractmethod
    def start(self, ended: Callable[[], None]) -> None:
        """Begin to accept connections. ended: called in the loop once the server has stopped."""

    @abstractmethod
    def stop(self) -> None:
        """Accept no more connections; requests in flight are answered."""

    @abstractmethod
    def receive(self, request: R) -> Awaitable[AsgiMessage]:
        """The next part of a body, as an ASGI message; awaited in the event loop."""

    @abstractmethod
    async def send(self, request: R, message: AsgiMessage) -> None:
        """Send a part of an answer, as an ASGI message; returns once the client has taken enough of those before."""

    @abstractmethod
    def end(self, request: R) -> None:
        """Called once for a request whose answer was sent in parts, from any thread."""

    @abstractmethod
    def answer(self, request: R, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        """Send the whole answer. Called once for each request, from any thread."""

    def __init__(self, app: Flask, loop: asyncio.AbstractEventLoop):
        self._app = app
        self.loop = loop
        self._visits = middleware.of(app)
        self._pool = ThreadPoolExecutor(POOL, thread_name_prefix="signpost-request")
        self._tasks: set[asyncio.Task[None]] = set()
        self._budget = throttle.budget(app, throttle.Work.API)
        # Requests that no thread of the pool has started, and the lock for their number.
        self._waiting = 0
        self._count = threading.Lock()
        metrics.of(app).watch("requests", lambda: self._waiting)
        self._streams = Streams(loop, self.send, lambda request: self.receive(request), self.end, self._budget.turn)
        metrics.of(app).watch("streams", lambda: self._streams.count)
        self._listening = ListeningClients(loop, self.send, lambda request: self.receive(request), self.end)
        metrics.of(app).watch("listeners", lambda: event_stream.of(app).count)
        self._bodies = Bodies(self._pool, self._visits.is_visit, lambda environ: authentication.is_known(app, environ))
        self._base = {
            "SCRIPT_NAME": "",
            "SERVER_NAME": app.config["HOST"],
            "SERVER_PORT": str(app.config["PORT"]),
            "wsgi.version": (1, 0),
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": True,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
            "wsgi.input_terminated": True,
        }

    def handle(self, request: R) -> None:
        """Answer a request, now or later. Called by the adapter on any of its threads, once for each request."""
        try:
            scope = request.scope
            if len(scope["method"]) > MAX_METHOD_LENGTH:
                self._refuse(request, 400, "bad_request", "There is no such method.")
                return
            environ = _visit_environ(scope)
            if (answer := self._visits.quick_answer(environ)) is not None:
                self.answer(request, *answer)
                return
            environ = self._full_environ(environ, scope)
            if environ["REQUEST_METHOD"] in ("GET", "HEAD") and "CONTENT_LENGTH" not in environ:
                self._queue(request, environ)
            else:
                self.loop.call_soon_threadsafe(self._read_then_answer, request, environ)
        except Exception:
            self._fail(request)

    def _full_environ(self, environ: OwnEnviron, scope: AsgiScope) -> OwnEnviron:
        return {
            **self._base,
            "PATH_INFO": unquote_to_bytes(scope["raw_path"]).decode("latin-1"),
            "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
            "wsgi.url_scheme": scope["scheme"],
            "wsgi.input": _NO_BODY,
            # The middleware may already have a better value, from a proxy.
            **environ,
        }

    def _read_then_answer(self, request: R, environ: OwnEnviron) -> None:
        task = self.loop.create_task(self._with_body(request, environ))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _with_body(self, request: R, environ: OwnEnviron) -> None:
        try:
            body = await self._bodies.read(lambda: self.receive(request), environ)
        except BodyRefused as refusal:
            self._refuse(request, refusal.status, refusal.code, refusal.message)
            return
        except Exception:
            self._fail(request)
            return
        # The body is complete now, however it was sent; the app must not treat it as one of unknown length.
        environ["CONTENT_LENGTH"] = str(body.size)
        environ["wsgi.input"] = io.BytesIO(body.joined())
        environ.pop("HTTP_TRANSFER_ENCODING", None)
        self._queue(request, environ).add_done_callback(lambda _: body.release())

    def _queue(self, request: R, environ: OwnEnviron) -> Future[None]:
        """Have a thread of the pool answer; a request that still waits when the process ends gets an error."""

        def answer_dropped(future: Future[None]) -> None:
            if future.cancelled():
                self._refuse(request, 503, "stopping", "The server is stopping, so nothing was changed. Try again.")

        with self._count:
            self._waiting += 1
        future = self._pool.submit(self._answer, request, environ)
        future.add_done_callback(answer_dropped)
        return future

    def _answer(self, request: R, environ: OwnEnviron) -> None:
        """Run the WSGI app and send its answer, when visitors leave enough processor time."""
        with self._count:
            self._waiting -= 1
        try:
            with self._budget.turn():
                self._run_app(request, environ)
        except Exception:
            self._fail(request)

    def _run_app(self, request: R, environ: OwnEnviron) -> None:
        answer: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            answer[:] = status, headers

        chunks: Any = self._app.wsgi_app(environ, start_response)
        status, headers = int(answer[0][:3]), [sent_header(*header) for header in answer[1]]
        if isinstance(chunks, Listener):
            self._listening.begin(request, status, headers, chunks)
            return
        has_length = status in _WITHOUT_BODY or any(name.lower() == "content-length" for name, _ in answer[1])
        is_streamed = not has_length and not isinstance(chunks, list | tuple)
        if is_streamed and self._streams.begin(request, status, headers, chunks):
            return
        try:
            body = b"" if is_streamed else b"".join(chunks)
        finally:
            if (close := getattr(chunks, "close", None)) is not None:
                close()
        if is_streamed:
            self._refuse(request, 503, "busy", "Too many long answers are being sent. Try again in a minute.")
        else:
            self.answer(request, status, headers, body)

    def _fail(self, request: R) -> None:
        logger.exception("A request failed outside of the app.")
        self.answer(request, 500, [(b"content-type", b"application/json")], _INTERNAL_ERROR)

    def _refuse(self, request: R, status: int, code: str, message: str) -> None:
        """Answer a request that never reaches the app, and close its connection."""
        body = json.dumps({"message": message, "code": code}).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"x-content-type-options", b"nosniff"),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),
        ]
        self.answer(request, status, [*headers, (b"retry-after", b"60")] if status == 503 else headers, body)

    def close(self) -> None:
        """Start no more requests; those that wait get the error that the server is stopping."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._streams.close()


def _visit_environ(scope: AsgiScope) -> OwnEnviron:
    """What a visit needs of a request; `_full_environ` adds the rest that WSGI demands."""
    path = scope["raw_path"].decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    environ = {
        "REQUEST_METHOD": scope["method"],
        "REQUEST_URI": f"{path}?{query}" if query else path,
        "QUERY_STRING": query,
        "REMOTE_ADDR": scope["client"][0],
    }
    for name, value in scope["headers"]:
        key = _HEADER_KEYS.get(name) or _header_key(name)
        if key is None:
            continue
        text = value.decode("latin-1")
        environ[key] = f"{environ[key]}, {text}" if key in environ else text
    return environ


def _header_key(name: bytes) -> str | None:
    """The environ's key for a header; None for one with an underscore, which could pass for another (as in nginx)."""
    if b"_" in name:
        return None
    key = name.decode("latin-1").upper().replace("-", "_")
    key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
    if len(_HEADER_KEYS) < 256:
        _HEADER_KEYS[name] = key
    return key


_HEADER_KEYS: dict[bytes, str] = {}
# Answers that never have a body, and so need no length.
_WITHOUT_BODY = (204, 304)


class _NoBody(io.RawIOBase):
    def readable(self) -> bool:
        return True

    def readinto(self, _: Any) -> int:
        return 0


_NO_BODY = _NoBody()
_INTERNAL_ERROR = b'{"message":"Something went wrong on our side.","code":"internal_error"}'
