"""The server: granian in this one process, its threads answering visits, a small pool answering everything else.

Why below granian's public interface: its WSGI environ has no raw path, so `%2F` and `/` cannot be told apart, and its
ASGI interface gives one but costs half the throughput in an event loop that a redirect does not need. So requests are
taken as ASGI delivers them, on granian's own Python threads, and handed to the WSGI app with REQUEST_URI in place.
The versions allowed in pyproject.toml are the ones this was tested with; tests/test_server.py holds what we rely on.

Two kinds of threads, because one slow API call must never stop a visitor:
- THREADS of granian's answer visits, from memory. Measured with bench/threads.py, server and clients on a core each,
  redirects per second (p99) over 8 connections, alone and while four clients make links as fast as they can:
      1 thread   38,500 (0.7 ms)    7,400 (4.0 ms), 275 links made/s
      2 threads  40,400 (0.6 ms)   10,800 (3.1 ms), 248
      4 threads  33,200 (0.9 ms)   12,300 (3.6 ms), 188
      8 threads  37,500 (1.5 ms)   21,600 (4.1 ms), 151
  More threads only take a larger share of the interpreter from the API; two lose nothing alone.
- POOL threads run the API and whatever else has a body; bodies are read in the event loop, so that a client who
  sends one byte a second holds no thread at all.
"""

import asyncio
import contextlib
import ctypes
import gc
import io
import json
import logging
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

from flask import Flask
from granian import _granian
from granian.http import HTTP1Settings
from granian.net import SocketSpec

from signpost.domain.errors import ServiceError
from signpost.factory import close_app, create_app
from signpost.monitoring import watcher
from signpost.operations import bootstrap, bulk
from signpost.rest import metrics
from signpost.runtime import logs, settings, throttle
from signpost.runtime.settings import SettingsError
from signpost.server.bodies import Bodies, BodyRefused
from signpost.storage import database, instance_folder
from signpost.storage.database import DatabaseError
from signpost.transfer import import_job
from signpost.visits import middleware
from signpost.visits.respond import sent_header
from signpost.web import authentication

THREADS = 2
POOL = 4
# The pool's share of the processor while many visitors come.
SHARE = 0.15
# Connections that the system holds until we accept them.
BACKLOG = 1024
# Connections at once: as many as files may be open, less those that the database, the monitor and the pool need. Where
# all were taken by connections, accepting would fail, and be tried again without end.
MAX_CONNECTIONS = 16_384
FILES_FOR_OTHERS = 256
# A connection on which nothing happens, or whose request's head does not end, is closed after this long.
SILENCE_MS = 10_000
# The head of a request: its target and all its headers. A connection may hold this much before anyone looks at it.
MAX_HEAD_BYTES = 64 * 1024
# A method is a word of HTTP; it stands in log lines.
MAX_METHOD_LENGTH = 32
# Requests in flight get this long once we were asked to stop; then come jobs and clicks.
GRACE_S = 3.5

logger = logging.getLogger("signpost.server")


class Server:
    """Serves one app until SIGTERM or SIGINT."""

    def __init__(self, app: Flask, host: str, port: int):
        self._app = app
        self._gate = middleware.of(app)
        address = _address_of(host)
        _require_free(address, port)
        self._socket = SocketSpec(address, port, BACKLOG)
        self._pool = ThreadPoolExecutor(POOL, thread_name_prefix="signpost-request")
        self._loop = asyncio.new_event_loop()
        self._stopped: asyncio.Future[None] = self._loop.create_future()
        self._tasks: set[asyncio.Task[None]] = set()
        self._share = throttle.CpuBudget(throttle.of(app), SHARE)
        metrics.of(app).watch("requests", self._pool._work_queue.qsize)
        self._bodies = Bodies(self._pool, self._gate.is_visit, lambda environ: authentication.is_known(app, environ))
        self._base = {
            "SCRIPT_NAME": "",
            "SERVER_NAME": host,
            "SERVER_PORT": str(port),
            "wsgi.version": (1, 0),
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": True,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
            "wsgi.input_terminated": True,
        }

    def run(self) -> None:
        """Answer requests until a signal ends it; requests in flight are answered first."""
        asyncio.set_event_loop(self._loop)
        signals = _granian.WorkerSignal()
        signals.add_cb(lambda: self._loop.call_soon_threadsafe(self._end))
        worker = _worker_class(
            1,
            (self._socket, None),
            None,
            1,  # runtime threads
            512,  # runtime blocking threads, of which none is used
            THREADS,
            30,  # seconds after which an idle one ends
            _max_connections(),
            # HTTP/1 alone: whoever waits to see whether HTTP/2 is spoken waits for a silent client without end, and
            # nobody needs HTTP/2 without TLS. The proxy in front speaks it to browsers.
            "1",
            HTTP1Settings(header_read_timeout=SILENCE_MS, max_buffer_size=MAX_HEAD_BYTES),
            None,
            False,  # no websockets
            None,
            *(False, None, None, None, "tls1.3", None, [], False),
            (None, None),
        )
        scheduler = _Scheduler(self._loop, None, None, None, None)
        scheduler._schedule_fn = self._request
        worker.serve_mtr(scheduler, self._loop, signals)
        # SIGHUP: the terminal was closed.
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            self._loop.add_signal_handler(number, self._stop, signals)
        _tell_systemd("READY=1")
        self._loop.run_until_complete(self._stopped)

    def _stop(self, signals: _granian.WorkerSignal) -> None:
        _tell_systemd("STOPPING=1")
        signals.set()  # granian stops accepting, and calls back once every connection is done
        self._loop.call_later(GRACE_S, self._end)

    def _end(self) -> None:
        if not self._stopped.done():
            self._stopped.set_result(None)

    # --- one request ------------------------------------------------------------------------------------------

    def _request(self, watcher: Any) -> None:
        """Called on a thread of granian's, once for each request."""
        try:
            scope = watcher.scope
            if len(scope["method"]) > MAX_METHOD_LENGTH:
                _refuse(watcher, 400, "bad_request", "There is no such method.")
                return
            environ = self._environ(scope)
            if (answer := self._gate.quick_answer(environ)) is not None:
                _send(watcher, *answer)
                return
            environ = self._completed(environ, scope)
            if environ["REQUEST_METHOD"] in ("GET", "HEAD") and "CONTENT_LENGTH" not in environ:
                self._queue(watcher, environ)
            else:
                self._loop.call_soon_threadsafe(self._read_then_answer, watcher, environ)
        except Exception:
            self._fail(watcher)

    def _environ(self, scope: dict[str, Any]) -> dict[str, Any]:
        """What the gate needs to know of a request; `_completed` adds what WSGI asks for besides."""
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

    def _completed(self, environ: dict[str, Any], scope: dict[str, Any]) -> dict[str, Any]:
        return {
            **self._base,
            "PATH_INFO": unquote_to_bytes(scope["raw_path"]).decode("latin-1"),
            "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
            "wsgi.url_scheme": scope["scheme"],
            "wsgi.input": _NO_BODY,
            # The gate may know better already: what a proxy said.
            **environ,
        }

    def _read_then_answer(self, watcher: Any, environ: dict[str, Any]) -> None:
        task = self._loop.create_task(self._with_body(watcher, environ))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _with_body(self, watcher: Any, environ: dict[str, Any]) -> None:
        try:
            body = await self._bodies.read(watcher.proto, environ)
        except BodyRefused as refusal:
            _refuse(watcher, refusal.status, refusal.code, refusal.message)
            return
        except Exception:
            self._fail(watcher)
            return
        # The body is whole now, however it came; the app must not take it for one without an end.
        environ["CONTENT_LENGTH"] = str(body.size)
        environ["wsgi.input"] = io.BytesIO(body.joined())
        environ.pop("HTTP_TRANSFER_ENCODING", None)
        self._queue(watcher, environ).add_done_callback(lambda _: self._loop.call_soon_threadsafe(body.release))

    def _queue(self, watcher: Any, environ: dict[str, Any]) -> Future[None]:
        """Have a thread of the pool answer; a request that waits still when the process ends is told so."""

        def answer_dropped(future: Future[None]) -> None:
            if future.cancelled():
                _refuse(watcher, 503, "stopping", "The server is stopping, so nothing was changed. Try again.")

        future = self._pool.submit(self._answer, watcher, environ)
        future.add_done_callback(answer_dropped)
        return future

    def _answer(self, watcher: Any, environ: dict[str, Any]) -> None:
        """Run the WSGI app and send what it answers, when visitors can spare the processor."""
        try:
            with self._share.turn():
                self._run_app(watcher, environ)
        except Exception:
            self._fail(watcher)

    def _run_app(self, watcher: Any, environ: dict[str, Any]) -> None:
        answer: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            answer[:] = status, headers

        chunks = self._app.wsgi_app(environ, start_response)
        try:
            body = b"".join(chunks)
        finally:
            if (close := getattr(chunks, "close", None)) is not None:
                close()
        _send(watcher, int(answer[0][:3]), [sent_header(*header) for header in answer[1]], body)

    @staticmethod
    def _fail(watcher: Any) -> None:
        logger.exception("A request failed outside of the app.")
        _send(watcher, 500, [(b"content-type", b"application/json")], _INTERNAL_ERROR)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Scheduler(_granian.CallbackScheduler):
    """Granian calls its `_schedule_fn` with each request; the other arguments serve its own event loops."""

    __slots__ = ()

    _schedule_fn: Any

    def __init__(self, *_: Any):
        super().__init__()


# Its stub is behind its code.
_worker_class: Any = _granian.ASGIWorker


class _NoBody(io.RawIOBase):
    def readable(self) -> bool:
        return True

    def readinto(self, _: Any) -> int:
        return 0


_NO_BODY = _NoBody()
_INTERNAL_ERROR = b'{"message":"Something went wrong on our side.","code":"internal_error"}'


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


def _send(watcher: Any, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
    watcher.proto.send({"type": "http.response.start", "status": status, "headers": headers})
    watcher.proto.send({"type": "http.response.body", "body": body, "more_body": False})
    watcher.done()


def _refuse(watcher: Any, status: int, code: str, message: str) -> None:
    """Answer a request that never reaches the app, and close its connection."""
    body = json.dumps({"message": message, "code": code}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"x-content-type-options", b"nosniff"),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    _send(watcher, status, [*headers, (b"retry-after", b"60")] if status == 503 else headers, body)


def _max_connections() -> int:
    """How many connections there may be at once, after asking for as many open files as this process may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + FILES_FOR_OTHERS
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return max(1, min(MAX_CONNECTIONS, files - min(FILES_FOR_OTHERS, files // 2)))


def _address_of(host: str) -> str:
    """The address that a HOST like `localhost` names; for `localhost` that of IPv4. Raises RuntimeError."""
    try:
        found = sorted(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM), key=lambda one: one[0])
    except OSError:
        raise RuntimeError(f"SIGNPOST_HOST is {host!r}, which is no address of this machine.") from None
    return str(found[0][4][0])


def _require_free(host: str, port: int) -> None:
    """Raises RuntimeError where the address cannot be had.

    Granian shares a port with whoever has it (SO_REUSEPORT), and two servers would take turns without a word.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise RuntimeError(f"{host}:{port} cannot be listened on: {error.strerror}.") from None


def _tell_systemd(state: str) -> None:
    """What systemd waits for with Type=notify; elsewhere nobody listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address.startswith(("/", "@")):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender, contextlib.suppress(OSError):
            sender.sendto(state.encode(), address.replace("@", "\0", 1))


@contextlib.contextmanager
def only_one(instance: Path) -> Iterator[None]:
    """Hold the instance folder for this process. Raises RuntimeError with a sentence where another one has it."""
    config = settings.load()
    os.umask(0o077)
    # What the start has to say of the folder and of migrations is logged too.
    logs.configure(config["LOG_FORMAT"])
    with instance_folder.served(instance, config):
        for sentence in instance_folder.exposed(instance):
            logger.warning(sentence)
        yield


# Python lets a thread that counts clicks or deletes records go on for 5 ms while visitors wait; they notice.
SWITCH_INTERVAL_S = 0.0005
# The collector looks at what is new, for less than a millisecond; at everything almost never: 100,000 remembered
# records would take it 50 ms, and none of them is garbage that it is needed for.
GC_THRESHOLDS = (5_000, 10, 5_000)


# Blocks of memory from this size on are given back to the system once they are freed. By itself the C library of Linux
# learns to keep them, up to 32 MiB for each thread: what a hash of a password takes, or a file that was received.
LARGE_BLOCK_BYTES = 1024 * 1024
# Heaps for threads: by itself eight for each processor, each with room that only its own threads use again. Whoever
# allocates here holds the interpreter's lock anyway.
ARENAS = 1
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # malloc.h


def _give_memory_back() -> None:
    with contextlib.suppress(OSError, AttributeError):  # another C library
        library = ctypes.CDLL(None)
        library.mallopt(_M_MMAP_THRESHOLD, LARGE_BLOCK_BYTES)
        library.mallopt(_M_ARENA_MAX, ARENAS)


def main() -> None:
    """Serve until stopped. What cannot work ends with one sentence and exit code 1."""
    try:
        with only_one(Path(settings.load()["INSTANCE"])):
            _serve()
    except (SettingsError, DatabaseError, RuntimeError) as error:
        sys.exit(f"signpost: {error}")
    except ServiceError as error:  # of the first start: the disk is full, say
        sys.exit(f"signpost: {error.message}")
    except OSError as error:
        sys.exit(f"signpost: {error.strerror or error}.")
    # Granian's threads are still there; ending them through the interpreter's own shutdown can crash it.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _settle(app: Flask) -> None:
    """Have everything at hand before the first visitor comes, and keep the collector of garbage from looking at it.

    The expressions that tell visitors apart take a tenth of a second to compile. A full collection would look at every
    object of every module, 50 ms in which nobody is answered.
    """
    middleware.of(app).clicks.anonymous_visitor({"HTTP_USER_AGENT": "Mozilla/5.0"})
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _serve() -> None:
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    _give_memory_back()
    app = create_app()
    logs.configure(app.config["LOG_FORMAT"])
    # From here on this process is the server: its own changes reach its caches directly.
    database.of(app).shared = False
    host, port = app.config["HOST"], app.config["PORT"]
    server = Server(app, host, port)
    with app.app_context():
        welcome = bootstrap.ensure()
        bulk.resume()
        import_job.resume()
    middleware.of(app).clicks.open(reserve=True)
    _settle(app)
    watcher.of(app).start()
    sys.stdout.write(welcome or f"Signpost is at {settings.service_origin(app.config)}\n")
    sys.stdout.flush()
    server.run()
    began = time.monotonic()
    server.close()
    close_app(app, timeout_s=1.0)
    logger.info("Stopped in order, after %.1f s for jobs and clicks.", time.monotonic() - began)
