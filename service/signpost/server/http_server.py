"""Answers HTTP requests: visits in the event loop, everything else on worker threads.

A slow API call must never delay a visitor. So the event loop answers visits from memory as they come
(server/connection.py), and worker threads (server/request_pool.py) answer calls of the API, requests with a body, and
the few visits that may have to wait. Workers are shared fairly between workspaces and networks; probes have their own.
Bodies are read in the event loop, so a client that sends one byte a second occupies no thread.
"""

import asyncio
import io
import json
import logging
import re
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from email.utils import formatdate
from typing import Any
from urllib.parse import unquote_to_bytes

from flask import Flask

from signpost.domain.errors import ServiceError, StorageBusy
from signpost.domain.json_types import Environ, OwnEnviron
from signpost.rest import request_stats
from signpost.rest.request_stats import RequestLoad, known_method
from signpost.runtime import bulkheads, throttle
from signpost.runtime.bulkheads import Holder, SharedResource
from signpost.server.bodies import Bodies, BodyRefused
from signpost.server.connection import ClientConnection, Request
from signpost.server.connections import ACCEPTED_AT_ONCE, BACKLOG, Connections, max_connections
from signpost.server.request_pool import QueuedRequest, RequestPool
from signpost.server.streams import ListeningClients, Streams
from signpost.storage.engines.engine import WRITE_WAIT_S
from signpost.storage.write_lock import WriteDeadline, write_deadline
from signpost.visits import middleware
from signpost.visits.respond import WITHOUT_BODY, SentResponse, head_of
from signpost.web import authentication, holders, paths
from signpost.web.listeners import Listener
from signpost.web.paths import PROBES

# A request is answered within ten seconds of its arrival, even if it waits for the write lock.
ANSWER_WITHIN_S = 9.5
# How long a GET may wait for the write lock: a few pages write something.
READ_WAIT_S = 0.25
# How often waiting requests, probes and the number of connections are checked.
CHECK_INTERVAL_S = 0.1
# How often silent connections are looked for, and requests that last too long.
SILENCE_INTERVAL_S, LOAD_INTERVAL_S = 1.0, 5.0
# After the end of the loop, for answers that are already there.
LAST_ANSWERS_S = 0.05

logger = logging.getLogger("signpost.server")


class HttpServer:
    """The HTTP server of one app, in the event loop of the thread that creates it.

    listening: the socket on which connections come. tail: the end of the head of each answer.
    """

    def __init__(self, app: Flask, loop: asyncio.AbstractEventLoop, listening: socket.socket):
        self._app = app
        self.loop = loop
        self.thread = threading.get_ident()
        self._listening = listening
        self._acceptor: asyncio.Server | None = None
        self._on_end: Callable[[], None] | None = None
        self._is_stopping = False
        self.tail = b""
        self._visits = middleware.of(app)
        self._bulkheads = bulkheads.of(app)
        writers = self._bulkheads[SharedResource.WRITE_LOCK]
        self._pools = {
            resource: RequestPool(self._bulkheads[resource], writers, f"signpost-{resource.replace('_', '-')}")
            for resource in (
                SharedResource.REQUESTS,
                SharedResource.ANONYMOUS,
                SharedResource.VISIT_FORMS,
                SharedResource.PROBES,
            )
        }
        self._holders = holders.Holders(paths.dialects_of(app))
        self._connections = Connections(loop, max_connections())
        self.began, self.ended = self._connections.add, self._connections.remove
        self._tasks: set[asyncio.Task[None]] = set()
        self._probes: set[_ProbeRequest] = set()
        self._budget = throttle.budget(app, throttle.Work.API)
        request_stats.of(app).watch("requests", lambda: sum(pool.waiting for pool in self._pools.values()))
        request_stats.of(app).load = self._load
        self._next_poll = self._close_at = 0.0
        self._streams = Streams(loop, self._budget.turn)
        request_stats.of(app).watch("streams", lambda: self._streams.count)
        self._listeners = ListeningClients(loop)
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
        """Accept connections from now on, and check what waits. ended: called once the server has stopped."""
        self._on_end = ended
        self._check_waiting()
        accepted = self.loop.create_server(
            lambda: ClientConnection(self), sock=self._listening, backlog=ACCEPTED_AT_ONCE
        )
        self._acceptor = self.loop.run_until_complete(accepted)
        self._listening.listen(BACKLOG)

    def stop(self) -> None:
        """Accept no more connections. Requests in flight are still answered."""
        if self._acceptor is not None:
            self._acceptor.close()
        self._is_stopping = True
        self._connections.close_when_answered()

    def _check_waiting(self) -> None:
        """Reject what has waited too long and make room for connections, then schedule the next check."""
        try:
            self._reject_expired_and_make_room()
        except Exception:
            logger.exception("What waits could not be looked at.")
        if self._is_stopping and self._on_end is not None and not len(self._connections):
            self._on_end()
            return
        self.loop.call_later(CHECK_INTERVAL_S, self._check_waiting)

    def _reject_expired_and_make_room(self) -> None:
        self.tail = b"date: " + formatdate(usegmt=True).encode() + b"\r\n\r\n"
        for pool in self._pools.values():
            pool.reject_expired()
        for probe in [*self._probes]:
            if probe.is_late:
                self._answer_probe(probe, self._bulkheads[SharedResource.PROBES].busy())
        now = time.monotonic()
        if now >= self._next_poll:
            self._next_poll = now + LOAD_INTERVAL_S
            self._load()  # which logs
        if now >= self._close_at:
            self._close_at = now + SILENCE_INTERVAL_S
            self._connections.close_silent()
        self._connections.make_room()

    def _load(self) -> RequestLoad:
        found = {resource: pool.load() for resource, pool in self._pools.items() if resource != SharedResource.PROBES}
        return RequestLoad(
            sum(load.long for load in found.values()),
            [self._bulkheads[resource].row.serves for resource, load in found.items() if load.is_refusing],
            [self._bulkheads[resource].row.serves for resource, load in found.items() if load.is_stuck],
        )

    def answer_visit(self, environ: OwnEnviron) -> SentResponse | None:
        """The answer to a visit that need not wait; None for anything else. In the event loop."""
        try:
            return self._visits.answer_without_waiting(environ)
        except Exception:
            logger.exception("A visit failed.")
            return INTERNAL_ERROR

    def handle(self, request: Request) -> None:
        """Answer a request that is no such visit, later. Called once for each, in the event loop."""
        try:
            # Checked only now, because a malformed Host never names a connected hostname.
            if not _has_host(request):
                sentence = "The request needs one Host header, with the hostname alone or with its port."
                self.refuse(request, 400, "bad_request", sentence)
                return
            environ = request.environ = self._full_environ(request)
            if environ["REQUEST_METHOD"] in _SAFE_METHODS and request.is_complete:
                self._queue(request, environ)
            else:
                task = self.loop.create_task(self._with_body(request, environ))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except Exception:
            self._fail(request)

    def _full_environ(self, request: Request) -> OwnEnviron:
        path = request.environ["REQUEST_URI"].partition("?")[0]
        return {
            **self._base,
            "PATH_INFO": unquote_to_bytes(path.encode("latin-1")).decode("latin-1"),
            "SERVER_PROTOCOL": "HTTP/1.0" if request.is_1_0 else "HTTP/1.1",
            "wsgi.url_scheme": "http",
            "wsgi.input": _NO_BODY,
            # Last, because the middleware may have set better values from the headers of a proxy.
            **request.environ,
        }

    async def _with_body(self, request: Request, environ: OwnEnviron) -> None:
        try:
            body = await self._bodies.read(request.read, environ)
        except BodyRefused as refusal:
            self.refuse(request, refusal.status, refusal.code, refusal.message)
            return
        except Exception:
            self._fail(request)
            return
        # The body is complete, so the app gets its length even if it was sent in chunks.
        environ["CONTENT_LENGTH"] = str(body.size)
        environ["wsgi.input"] = io.BytesIO(body.joined())
        environ.pop("HTTP_TRANSFER_ENCODING", None)
        self._queue(request, environ, body.release)

    def _queue(self, request: Request, environ: OwnEnviron, ended: Callable[[], object] = lambda: None) -> None:
        """Have a worker thread answer, or reject the request. ended: called after either."""
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

        request.is_busy = True
        may_write = environ["REQUEST_METHOD"] not in _SAFE_METHODS
        self._pools[resource].submit(holder, run, reject, may_write=may_write, what=lambda: _named(environ))

    def _pool_for(self, environ: Environ) -> tuple[SharedResource, Holder]:
        """The pool that answers a request, and in whose name."""
        network = holders.network(environ)
        if (workspace := self._visits.workspace_of(environ)) is not None:
            return SharedResource.VISIT_FORMS, Holder(workspace, network)
        if environ["PATH_INFO"] in PROBES:
            return SharedResource.PROBES, Holder(network)
        known = self._holders.holder_of(environ)
        return (SharedResource.REQUESTS, known) if known is not None else (SharedResource.ANONYMOUS, Holder(network))

    def _answer(self, job: QueuedRequest, request: Request, environ: OwnEnviron) -> None:
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

    def _queue_probe(self, request: Request, environ: OwnEnviron, holder: Holder) -> None:
        """Have a thread for probes answer. If it hangs, on a disk for example, `_check_waiting` answers an error."""
        probe = _ProbeRequest(request, time.monotonic() + self._bulkheads[SharedResource.PROBES].row.wait_s)
        self._probes.add(probe)

        def run(_: QueuedRequest) -> None:
            try:
                status, head, chunks = self._call_app(environ)
                self._answer_probe(probe, SentResponse(status, head, b"".join(chunks)))
            except Exception:
                logger.exception("A probe failed outside of the app.")
                self._answer_probe(probe, ServiceError())

        self._pools[SharedResource.PROBES].submit(holder, run, lambda error: self._answer_probe(probe, error))

    def _answer_probe(self, probe: "_ProbeRequest", answer: SentResponse | ServiceError) -> None:
        """Answer a probe unless it has been answered: its response may arrive while it is rejected for being late."""
        if not probe.unanswered.acquire(blocking=False):
            return
        self._probes.discard(probe)
        if isinstance(answer, ServiceError):
            self._refuse_with(probe.request, answer)
        else:
            probe.request.answer(answer)

    # --- the app ----------------------------------------------------------------------------------------------

    def _call_app(self, environ: OwnEnviron) -> tuple[int, bytes, Any]:
        """Call the WSGI app. Returns the status, the head, and the chunks of the body."""
        answer: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            answer[:] = status, headers

        chunks: Any = self._app.wsgi_app(environ, start_response)
        status, headers = answer
        code = int(status[:3])
        return code, head_of(code, headers), chunks

    def _run_app(self, request: Request, environ: OwnEnviron) -> None:
        status, head, chunks = self._call_app(environ)
        self._holders.learn(environ, status)
        if isinstance(chunks, Listener):
            self._listeners.begin(request, head, chunks)
            return
        has_length = status in WITHOUT_BODY or b"\r\ncontent-length:" in head
        is_streamed = not has_length and not isinstance(chunks, list | tuple)
        if is_streamed and self._streams.begin(request, head, chunks):
            # A connection that sends is not idle; if its client takes nothing, it may be closed.
            request.is_busy = False
            return
        try:
            body = b"" if is_streamed else b"".join(chunks)
        finally:
            if (close := getattr(chunks, "close", None)) is not None:
                close()
        if is_streamed:
            self.refuse(request, 503, "busy", "Too many long answers are being sent. Try again in a minute.")
        else:
            request.answer(SentResponse(status, head, body))

    def _fail(self, request: Request) -> None:
        logger.exception("A request failed outside of the app.")
        request.answer(INTERNAL_ERROR)

    def _refuse_with(self, request: Request, error: ServiceError) -> None:
        self.refuse(request, error.status, error.code, error.message, error.headers().get("Retry-After", "60"))

    def refuse(self, request: Request, status: int, code: str, message: str, retry_after: str = "60") -> None:
        """Answer an error to a request that does not reach the app, and close its connection."""
        request.answer(_error(status, code, message, [("Retry-After", retry_after)] * (status == 503)), is_last=True)

    def close(self) -> None:
        """Start no more requests. Those that wait are answered with the error `stopping`."""
        for pool in self._pools.values():
            pool.close()
        self._streams.close()
        if not self.loop.is_closed():
            self.loop.run_until_complete(asyncio.sleep(LAST_ANSWERS_S))


def _named(environ: Environ) -> str:
    """A request for the log. Addresses of pages can hold a secret, so only their beginning is named."""
    path = environ["PATH_INFO"]
    if not path.startswith((f"{paths.API}/", paths.AGENT)):
        path = f"/{path.split('/')[1][:40]}/..." if path.count("/") > 1 else path[:40]
    return f"{known_method(environ['REQUEST_METHOD'])} {path[:200]!a}"


class _ProbeRequest:
    """A probe that is being answered. unanswered: a lock that the thread which answers it acquires."""

    def __init__(self, request: Request, due_at: float):
        self.request = request
        self.unanswered = threading.Lock()
        self._due_at = due_at

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self._due_at


def _has_host(request: Request) -> bool:
    """Whether a request has exactly one well-formed Host header (RFC 9112, section 3.2). HTTP/1.0 needs none."""
    host = request.environ.get("HTTP_HOST", "")
    return _HOST.fullmatch(host) is not None or (host == "" and request.is_1_0)


def _error(status: int, code: str, message: str, headers: list[tuple[str, str]]) -> SentResponse:
    body = json.dumps({"message": message, "code": code}).encode()
    fixed = [
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
        ("X-Content-Type-Options", "nosniff"),
        ("Cache-Control", "no-store"),
    ]
    return SentResponse(status, head_of(status, [*fixed, *headers]), body)


# Host and port as in RFC 3986, also with bytes outside ASCII. Repeated headers, joined by ", ", do not match.
_HOST = re.compile(r"(?:[^\x00-\x20\x7f\"#/:<>?@\[\\\]^`{|}]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]*)?")
_SAFE_METHODS = ("GET", "HEAD")


class _NoBody(io.RawIOBase):
    def readable(self) -> bool:
        return True

    def readinto(self, _: Any) -> int:
        return 0


_NO_BODY = _NoBody()
INTERNAL_ERROR = _error(500, "internal_error", "Something went wrong on our side.", [])
