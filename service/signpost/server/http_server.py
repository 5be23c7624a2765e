"""Answers HTTP requests: visits on the server's own thread, everything else on worker threads.

A slow API call must never delay a visitor. So the thread of the HTTP server answers visits from memory, and worker
threads (server/request_pool.py) answer calls of the API, requests with a body, and the few visits that may have to
wait. Workers are shared fairly between workspaces and networks; probes have their own. Bodies are read in the event
loop, so a client that sends one byte a second occupies no thread.
"""

import asyncio
import io
import json
import logging
import re
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, nullcontext
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import unquote_to_bytes

from flask import Flask

from signpost.domain.errors import ServiceError, StorageBusy
from signpost.domain.json_types import AsgiMessage, AsgiScope, Environ, OwnEnviron
from signpost.rest import request_stats
from signpost.rest.request_stats import RequestLoad, known_method
from signpost.runtime import bulkheads, throttle
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.server.bodies import Bodies, BodyRefused
from signpost.server.connections import Connections, ListenAddress, client_of, max_connections
from signpost.server.request_pool import QueuedRequest, RequestPool
from signpost.server.streams import ListeningClients, Streams
from signpost.storage.engines.engine import WRITE_WAIT_S
from signpost.storage.write_lock import WriteDeadline, write_deadline
from signpost.visits import middleware
from signpost.visits.respond import sent_header
from signpost.web import authentication, holders, paths
from signpost.web.listeners import Listener
from signpost.web.paths import PROBES

# A request is answered within ten seconds of its arrival, even if it waits for the write lock.
ANSWER_WITHIN_S = 9.5
# How long a GET may wait for the write lock: a few pages write something.
READ_WAIT_S = 0.25
# How often waiting requests, probes and connections are checked; the second if few connections are left.
CHECK_INTERVAL_S, CLOSE_CHECK_INTERVAL_S = 0.1, 0.05
# How often requests that last too long are looked for.
LOAD_INTERVAL_S = 5.0
# The method is written to the log, so its length is limited.
MAX_METHOD_LENGTH = 32

logger = logging.getLogger("signpost.server")


class ServerRequest(Protocol):
    """A request of an adapter."""

    @property
    def scope(self) -> AsgiScope:
        """The request as ASGI describes it, with `raw_path`."""


R = TypeVar("R", bound=ServerRequest)


class HttpServer(ABC, Generic[R]):
    """The base of both adapters: an HTTP server in this process for one app.

    An adapter calls `handle` with each request. loop: the event loop in which bodies are read.
    """

    @abstractmethod
    def accept(self, ended: Callable[[], None]) -> None:
        """Start accepting connections. ended: called in the loop once the server has stopped."""

    @abstractmethod
    def stop(self) -> None:
        """Stop accepting connections. Requests in flight are still answered."""

    @abstractmethod
    def receive(self, request: R) -> Awaitable[AsgiMessage]:
        """The next part of a body, as an ASGI message; awaited in the event loop."""

    @abstractmethod
    async def send(self, request: R, message: AsgiMessage) -> None:
        """Send a part of a response, as an ASGI message. Returns once the client has taken enough of earlier parts."""

    @abstractmethod
    def end(self, request: R) -> None:
        """End a response that was sent in parts. Called once, from any thread."""

    @abstractmethod
    def answer(self, request: R, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        """Send the whole response. Called once for each request, from any thread."""

    def __init__(self, app: Flask, loop: asyncio.AbstractEventLoop, address: ListenAddress):
        self._app = app
        self.loop = loop
        self._visits = middleware.of(app)
        self._bulkheads = bulkheads.of(app)
        writers = self._bulkheads[SharedResource.WRITE_LOCK]
        self._pools = {
            resource: RequestPool(self._bulkheads[resource], writers, f"signpost-{resource.replace('_', '-')}")
            for resource in (
                SharedResource.REQUESTS,
                SharedResource.STRANGERS,
                SharedResource.VISIT_FORMS,
                SharedResource.PROBES,
            )
        }
        self._holders = holders.Holders(paths.dialects_of(app))
        self.max_connections = max_connections()
        self._connections = Connections(address.port, self.max_connections)
        self._tasks: set[asyncio.Task[None]] = set()
        self._probes: set[_ProbeRequest[R]] = set()
        self._budget = throttle.budget(app, throttle.Work.API)
        request_stats.of(app).watch("requests", lambda: sum(pool.waiting for pool in self._pools.values()))
        request_stats.of(app).load = self._load
        self._look_at = 0.0
        self._streams = Streams(loop, self.send, lambda request: self.receive(request), self.end, self._budget.turn)
        request_stats.of(app).watch("streams", lambda: self._streams.count)
        self._listening = ListeningClients(loop, self.send, lambda request: self.receive(request), self._end_listening)
        request_stats.of(app).watch("listeners", lambda: self._bulkheads[SharedResource.LISTENERS].held)
        self._bodies = Bodies(self._visits.is_visit, self._is_known)
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

    def start(self, ended: Callable[[], None]) -> None:
        """Accept connections from now on, and check what waits. ended: called in the loop once the server stops."""
        self.accept(ended)
        self._check_waiting()

    def _check_waiting(self) -> None:
        """Reject what has waited too long and make room for connections, then schedule the next check."""
        pause_s = CHECK_INTERVAL_S
        try:
            pause_s = self._reject_expired_and_make_room()
        except Exception:
            logger.exception("What waits could not be looked at.")
        self.loop.call_later(pause_s, self._check_waiting)

    def _reject_expired_and_make_room(self) -> float:
        """Returns the seconds until the next check."""
        for pool in self._pools.values():
            pool.reject_expired()
        for probe in [*self._probes]:
            if probe.is_late:
                self._answer_probe(probe, self._bulkheads[SharedResource.PROBES].busy())
        if time.monotonic() >= self._look_at:
            self._look_at = time.monotonic() + LOAD_INTERVAL_S
            self._load()  # which logs
        began = time.thread_time()
        has_room = self._connections.make_room()
        # Counting thousands of connections takes milliseconds, so the pause is at least fifty times as long.
        return CLOSE_CHECK_INTERVAL_S if has_room else max(CHECK_INTERVAL_S, 50 * (time.thread_time() - began))

    def _load(self) -> RequestLoad:
        found = {resource: pool.load() for resource, pool in self._pools.items() if resource != SharedResource.PROBES}
        return RequestLoad(
            sum(load.long for load in found.values()),
            [self._bulkheads[resource].row.serves for resource, load in found.items() if load.is_refusing],
            [self._bulkheads[resource].row.serves for resource, load in found.items() if load.is_stuck],
        )

    def handle(self, request: R) -> None:
        """Answer a request, now or later. The adapter calls it once for each request, on any of its threads."""
        try:
            scope = request.scope
            if len(scope["method"]) > MAX_METHOD_LENGTH:
                self._refuse(request, 400, "bad_request", "There is no such method.")
                return
            if not scope["raw_path"]:
                self._refuse(request, 400, "bad_request", "The target of the request is not a path.")
                return
            environ = _visit_environ(scope)
            if environ.get("HTTP_TRANSFER_ENCODING", "chunked").lower() != "chunked":
                self._refuse(request, 501, "not_implemented", "Send the body as it is, or in chunks.")
                return
            if (answer := self._visits.answer_without_waiting(environ)) is not None:
                self.answer(request, *answer)
                return
            # Checked only now, because a malformed Host never names a connected hostname.
            if not _has_host(environ, scope):
                sentence = "The request needs one Host header, with the hostname alone or with its port."
                self._refuse(request, 400, "bad_request", sentence)
                return
            environ = self._full_environ(environ, scope)
            if environ["REQUEST_METHOD"] in _SAFE_METHODS and "CONTENT_LENGTH" not in environ:
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
            # Last, because the middleware may have set better values from the headers of a proxy.
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
        # The body is complete, so the app gets its length even if it was sent in chunks.
        environ["CONTENT_LENGTH"] = str(body.size)
        environ["wsgi.input"] = io.BytesIO(body.joined())
        environ.pop("HTTP_TRANSFER_ENCODING", None)
        self._queue(request, environ, body.release)

    def _queue(self, request: R, environ: OwnEnviron, ended: Callable[[], object] = lambda: None) -> None:
        """Have a worker thread answer, or reject the request. ended: called after either."""
        client = client_of(request.scope["client"])
        resource, holder = self._pool_for(environ)
        if resource is SharedResource.PROBES:
            self._queue_probe(request, environ, holder)
            return

        def run(job: QueuedRequest) -> None:
            try:
                self._answer(job, request, environ)
            finally:
                ended()

        def reject(error: ServiceError) -> None:
            self._refuse_with(request, error)
            ended()

        self._connections.busy.add(client)
        may_write = environ["REQUEST_METHOD"] not in _SAFE_METHODS
        self._pools[resource].submit(holder, run, reject, may_write=may_write, what=_named(environ))

    def _pool_for(self, environ: Environ) -> tuple[SharedResource, Holder]:
        """The pool that answers a request, and in whose name."""
        network = holders.network(environ)
        if (workspace := self._visits.workspace_of(environ)) is not None:
            return SharedResource.VISIT_FORMS, Holder(workspace, network)
        if environ["PATH_INFO"] in PROBES:
            return SharedResource.PROBES, Holder(network)
        known = self._holders.holder_of(environ)
        return (SharedResource.REQUESTS, known) if known is not None else (SharedResource.STRANGERS, Holder(network))

    def _answer(self, job: QueuedRequest, request: R, environ: OwnEnviron) -> None:
        """Run the WSGI app and send its response. Waits first if visits need the processor."""
        with ExitStack() as until_answered:

            def release_worker() -> None:
                place = self._bulkheads[SharedResource.WRITE_LOCK].try_enter(job.holder)
                if place is None:
                    raise StorageBusy(self._bulkheads[SharedResource.WRITE_LOCK].row.message)
                # After the response, a change that was held back may start.
                until_answered.callback(job.pool.start_waiting)
                until_answered.enter_context(place)
                job.release_worker()

            due_at = job.arrived_at + ANSWER_WITHIN_S
            is_read = environ["REQUEST_METHOD"] in _SAFE_METHODS
            # A visit is not held back for other visits, although a worker answers it.
            is_visit = is_read and job.pool is self._pools[SharedResource.VISIT_FORMS]
            turn = nullcontext() if is_visit else self._budget.turn()
            deadline = WriteDeadline(
                job.holder.workspace, due_at, READ_WAIT_S if is_read else WRITE_WAIT_S, release_worker
            )
            try:
                with write_deadline(deadline), turn:
                    self._run_app(request, environ)
            except Exception:
                self._fail(request)

    async def _is_known(self, environ: Environ) -> bool:
        """Whether a request has a valid token or session. A worker thread checks it."""
        resource, holder = self._pool_for(environ)
        known: asyncio.Future[bool] = self.loop.create_future()

        def resolve(is_known: bool) -> None:
            if not known.done():
                known.set_result(is_known)

        def run(_: QueuedRequest) -> None:
            is_known = False
            try:
                is_known = authentication.is_known(self._app, environ)
            finally:
                self.loop.call_soon_threadsafe(resolve, is_known)

        def reject(_: ServiceError) -> None:
            self.loop.call_soon_threadsafe(resolve, False)

        self._pools[resource].submit(holder, run, reject)
        return await known

    # --- probes -----------------------------------------------------------------------------------------------

    def _queue_probe(self, request: R, environ: OwnEnviron, holder: Holder) -> None:
        """Have a thread for probes answer. If it hangs, on a disk for example, `_check_waiting` answers an error."""
        probe = _ProbeRequest(request, time.monotonic() + self._bulkheads[SharedResource.PROBES].row.wait_s)
        self._probes.add(probe)

        def run(_: QueuedRequest) -> None:
            try:
                status, headers, chunks = self._call_app(environ)
                self._answer_probe(probe, (status, headers, b"".join(chunks)))
            except Exception:
                logger.exception("A probe failed outside of the app.")
                self._answer_probe(probe, ServiceError())

        self._pools[SharedResource.PROBES].submit(holder, run, lambda error: self._answer_probe(probe, error))

    def _answer_probe(self, probe: "_ProbeRequest[R]", answer: "_Answer | ServiceError") -> None:
        """Answer a probe unless it has been answered: its response may arrive while it is rejected for being late."""
        if not probe.unanswered.acquire(blocking=False):
            return
        self._probes.discard(probe)
        if isinstance(answer, ServiceError):
            self._refuse_with(probe.request, answer)
        else:
            self.answer(probe.request, *answer)

    # --- the app ----------------------------------------------------------------------------------------------

    def _call_app(self, environ: OwnEnviron) -> tuple[int, list[tuple[bytes, bytes]], Any]:
        """Call the WSGI app. Returns the status, the headers, and the chunks of the body."""
        answer: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            answer[:] = status, headers

        chunks: Any = self._app.wsgi_app(environ, start_response)
        return int(answer[0][:3]), [sent_header(*header) for header in answer[1]], chunks

    def _run_app(self, request: R, environ: OwnEnviron) -> None:
        status, headers, chunks = self._call_app(environ)
        self._holders.learn(environ, status)
        if isinstance(chunks, Listener):
            self._listening.begin(request, status, headers, chunks)
            return
        has_length = status in _WITHOUT_BODY or any(name.lower() == b"content-length" for name, _ in headers)
        is_streamed = not has_length and not isinstance(chunks, list | tuple)
        if is_streamed and self._streams.begin(request, status, headers, chunks):
            # A connection that sends is not idle; if its client takes nothing, it may be closed.
            self._mark_idle(request)
            return
        try:
            body = b"" if is_streamed else b"".join(chunks)
        finally:
            if (close := getattr(chunks, "close", None)) is not None:
                close()
        if is_streamed:
            self._refuse(request, 503, "busy", "Too many long answers are being sent. Try again in a minute.")
        else:
            self._mark_idle(request)
            self.answer(request, status, headers, body)

    def _end_listening(self, request: R) -> None:
        self._mark_idle(request)
        self.end(request)

    def _mark_idle(self, request: R) -> None:
        """Allow closing the connection of a request if there are too many."""
        self._connections.busy.discard(client_of(request.scope["client"]))

    def _fail(self, request: R) -> None:
        logger.exception("A request failed outside of the app.")
        self._mark_idle(request)
        self.answer(request, 500, [(b"content-type", b"application/json")], _INTERNAL_ERROR)

    def _refuse_with(self, request: R, error: ServiceError) -> None:
        self._refuse(request, error.status, error.code, error.message, error.headers().get("Retry-After", "60"))

    def _refuse(self, request: R, status: int, code: str, message: str, retry_after: str = "60") -> None:
        """Answer an error to a request that does not reach the app, and close its connection."""
        body = json.dumps({"message": message, "code": code}).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"x-content-type-options", b"nosniff"),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),
        ]
        if status == 503:
            headers.append((b"retry-after", retry_after.encode()))
        self._mark_idle(request)
        self.answer(request, status, headers, body)

    def close(self) -> None:
        """Start no more requests. Those that wait are answered with the error `stopping`."""
        for pool in self._pools.values():
            pool.close()
        self._streams.close()


def _named(environ: Environ) -> str:
    """A request for the log. Addresses of pages can hold a secret, so only their beginning is named."""
    path = environ["PATH_INFO"]
    if not path.startswith((f"{paths.API}/", paths.AGENT)):
        path = f"/{path.split('/')[1][:40]}/..." if path.count("/") > 1 else path[:40]
    return f"{known_method(environ['REQUEST_METHOD'])} {path[:200]!a}"


_Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


class _ProbeRequest(Generic[R]):
    """A probe that is being answered. unanswered: a lock that the thread which answers it acquires."""

    def __init__(self, request: R, due_at: float):
        self.request = request
        self.unanswered = threading.Lock()
        self._due_at = due_at

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self._due_at


def _visit_environ(scope: AsgiScope) -> OwnEnviron:
    """The part of the WSGI environ that visits need. `_full_environ` adds the rest."""
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


def _has_host(environ: Environ, scope: AsgiScope) -> bool:
    """Whether a request has exactly one well-formed Host header (RFC 9112, section 3.2). HTTP/1.0 needs none.

    Granian passes on neither the authority of an absolute target, which should replace Host, nor whether Host was empty
    or missing.
    """
    host = environ.get("HTTP_HOST", "")
    return _HOST.fullmatch(host) is not None or (host == "" and scope["http_version"] != "1.1")


def _header_key(name: bytes) -> str | None:
    """The environ key of a header; None if its name has an underscore, which could be mistaken for a hyphen."""
    if b"_" in name:
        return None
    key = name.decode("latin-1").upper().replace("-", "_")
    key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
    if len(_HEADER_KEYS) < 256:
        _HEADER_KEYS[name] = key
    return key


_HEADER_KEYS: dict[bytes, str] = {}
# Host and port as in RFC 3986, also with bytes outside ASCII. Repeated headers, joined by ", ", do not match.
_HOST = re.compile(r"(?:[^\x00-\x20\x7f\"#/:<>?@\[\\\]^`{|}]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]*)?")
_SAFE_METHODS = ("GET", "HEAD")
# Statuses that never have a body, and so need no length.
_WITHOUT_BODY = (204, 304)


class _NoBody(io.RawIOBase):
    def readable(self) -> bool:
        return True

    def readinto(self, _: Any) -> int:
        return 0


_NO_BODY = _NoBody()
_INTERNAL_ERROR = b'{"message":"Something went wrong on our side.","code":"internal_error"}'
