"""`signpost serve`: its lock on the instance folder, its signals, systemd, and the order of start and stop."""

import asyncio
import contextlib
import ctypes
import faulthandler
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import click
from flask import Flask
from pluggy import PluginManager

from signpost import loader
from signpost.cli import entry
from signpost.domain.errors import ServiceError, StorageUnavailable
from signpost.factory import close_app, create_app, load_faces
from signpost.operations.workspaces import bootstrap
from signpost.runtime import jobs, logs, settings, watcher
from signpost.runtime.settings import SettingsError
from signpost.server import connections
from signpost.server.http_server import HttpServer
from signpost.storage import database, instance_folder, migrations
from signpost.storage.app_parts import parts_of
from signpost.storage.migrations import DatabaseError
from signpost.visits import middleware

# On shutdown, requests in flight get this long; then come jobs and clicks.
GRACE_S = 3.5

logger = logging.getLogger("signpost.server")


@entry.main.command()
@click.option("--no-migrate", is_flag=True, help="Refuse to start if the database needs a migration.")
def serve(no_migrate: bool) -> None:
    """Serve links, the API and the dashboard until stopped (Ctrl-C or SIGTERM)."""
    if no_migrate:
        os.environ[f"{settings.PREFIX}MIGRATE"] = "false"
    main()


def main() -> None:
    """Serve until stopped. Errors at the start end with one sentence and exit code 1."""
    try:
        with single_server(Path(loader.load_settings()[1]["INSTANCE"])):
            _serve()
    except (SettingsError, DatabaseError, RuntimeError) as error:
        sys.exit(f"signpost: {error}")
    except ServiceError as error:  # of the first start: the disk is full, say
        sys.exit(f"signpost: {error.message}")
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        sys.exit(f"signpost: {place}{error.strerror or error}.")
    # Threads that wait for a disk or another machine would be waited for.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


@contextlib.contextmanager
def single_server(instance: Path) -> Iterator[None]:
    """Hold the instance folder for this process. Raises RuntimeError with a sentence where another one has it."""
    config = loader.load_settings()[1]
    os.umask(0o077)
    # What the start reports about the folder and migrations is logged too.
    _log(config)
    with instance_folder.served(instance, config):
        for sentence in instance_folder.permission_warnings(instance):
            logger.warning(sentence)
        yield


def _log(config: Mapping[str, Any]) -> None:
    logs.configure(config["LOG_FORMAT"], config["LOG_LEVEL"], logs_requests=config["ACCESS_LOG"])


def _write_stacks_on_signal() -> None:
    """SIGUSR1 and SIGUSR2 write what each thread is doing to standard error; by default they end a process.

    `kill -USR1` says what a server that hangs is waiting for. Under a log in JSON these lines are plain text.
    """
    with contextlib.suppress(ValueError, OSError, AttributeError):  # standard error is no file
        for number in (signal.SIGUSR1, signal.SIGUSR2):
            faulthandler.register(number, file=sys.stderr, all_threads=True)


def _serve() -> None:
    _write_stacks_on_signal()
    tune_process()
    app = create_app()
    load_faces(app)
    _log(app.config)
    listening = connections.listen(app.config["HOST"], app.config["PORT"])
    server = HttpServer(app, new_loop(app.config["SERVER"]), listening)
    with migrations.telling_damage(database.of(app).path):
        welcome = _begin(app)
        _warm_up(app)
    watcher.of(app).start()
    _start_giving_back_memory()
    sys.stdout.write(welcome or f"Signpost is at {settings.service_origin(app.config)}\n")
    sys.stdout.flush()
    _run(app, server)
    began = time.monotonic()
    server.close()
    close_app(app, timeout_s=1.0)
    logger.info("Stopped in order, after %.1f s for jobs and clicks.", time.monotonic() - began)


def _begin(app: Flask) -> str | None:
    """Go on with what earlier processes left; returns what the operator of a new instance reads."""
    with app.app_context():
        try:
            welcome = bootstrap.ensure()
            jobs.resume()
        except StorageUnavailable:
            # Another node began with it long ago, and goes on with its jobs; or this one does later.
            return None
    return welcome


def _warm_up(app: Flask) -> None:
    """Load what the first visit needs: the expressions that identify browsers take a tenth of a second to compile."""
    visits = middleware.of(app)
    visits.claim.check()
    visits.clicks.open(reserve=True)
    visits.clicks.anonymous_visitor({"HTTP_USER_AGENT": "Mozilla/5.0"})
    freeze_startup_objects()


def _run(app: Flask, server: HttpServer) -> None:
    """Answer requests until a signal ends it; requests in flight are answered first."""
    loop = server.loop
    asyncio.set_event_loop(loop)
    stopped: asyncio.Future[None] = loop.create_future()

    def end() -> None:
        if not stopped.done():
            stopped.set_result(None)

    def stop() -> None:
        _tell_systemd("STOPPING=1")
        # These answers have no end of their own.
        loader.call_each(parts_of(app)[PluginManager].hook.hang_up, app=app)
        # Requests that wait for the write lock are answered before the time is over.
        database.of(app).begin_shutdown()
        server.stop()
        loop.call_later(GRACE_S, end)

    server.start(end)
    call_at_signals(loop, stop)
    _tell_systemd("READY=1")
    loop.run_until_complete(stopped)


def call_at_signals(loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
    """Have `stop` called in the loop, of the main thread, when the process is asked to end.

    Not by `add_signal_handler`: the loop reads from a pipe which signal it was, and while many requests wake the loop
    that pipe is full. A signal was lost then. The loop wakes by itself soon enough.
    """
    # SIGHUP: the terminal was closed.
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
        # System calls of all other threads go on.
        signal.siginterrupt(number, False)


def _tell_systemd(state: str) -> None:
    """The notification that systemd waits for with Type=notify; elsewhere it is ignored."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address.startswith(("/", "@")):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender, contextlib.suppress(OSError):
            sender.sendto(state.encode(), address.replace("@", "\0", 1))


# --- the event loop --------------------------------------------------------------------------------------------------


def new_loop(choice: str) -> asyncio.AbstractEventLoop:
    """That of uvloop, where it is installed, or Python's own. Raises RuntimeError where "uvloop" is chosen, and is not.

    choice: "auto", "uvloop" or "asyncio". Former versions had "direct" and "public", which mean the first.
    """
    if choice != "asyncio":
        try:
            import uvloop
        except ImportError:
            if choice == "uvloop":
                raise RuntimeError("SIGNPOST_SERVER is uvloop, which is not installed.") from None
        else:
            return uvloop.new_event_loop()
    return asyncio.new_event_loop()


# --- the interpreter, its garbage collector, the memory of the C library ---------------------------------------------

# Python lets a thread that counts clicks or deletes records run for 5 ms while visitors wait, which they notice.
SWITCH_INTERVAL_S = 0.0005
# The collector scans new objects, which takes less than a millisecond, and almost never all of them: with 100,000
# cached records that would take 50 ms, and none of them is garbage.
GC_THRESHOLDS = (5_000, 10, 5_000)
# Blocks of memory from this size on are given back to the system once they are freed. By default the C library of Linux
# learns to keep them, up to 32 MiB for each thread: the memory of a password's hash, or of a file that was received.
LARGE_BLOCK_BYTES = 1024 * 1024
# Heaps for threads: by default eight for each processor, each with room that only its own threads use again. A thread
# that allocates here holds the interpreter's lock anyway.
ARENAS = 1
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # malloc.h
# How often the memory between blocks in use is given back, too. The C library does so by itself at the end of its heap
# alone, and keeps 13 to 27 MiB after ten thousand links were made in bulk. It takes 0.3 to 3 ms.
GIVE_BACK_EVERY_S = 10.0


def tune_process() -> None:
    """Call it before the app is created."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    with contextlib.suppress(OSError, AttributeError):  # another C library
        library = ctypes.CDLL(None)
        library.mallopt(_M_MMAP_THRESHOLD, LARGE_BLOCK_BYTES)
        library.mallopt(_M_ARENA_MAX, ARENAS)


def give_back_memory() -> bool:
    """Give memory that is not used back to the system. False: the C library cannot."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return False
    return True


def _start_giving_back_memory() -> None:
    def run() -> None:
        while give_back_memory():
            time.sleep(GIVE_BACK_EVERY_S)

    threading.Thread(target=run, name="signpost-memory", daemon=True).start()


def freeze_startup_objects() -> None:
    """Call it after the start: the collector then skips modules and their objects, which take 50 ms each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
