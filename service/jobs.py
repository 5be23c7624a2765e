"""The thread pool of the active app: work that no caller waits for."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager
from typing import Any

from flask import Flask, current_app

from service import pace

THREADS = 2
# Of the processor, while many visitors come.
SHARE = 0.1
_EXTENSION = "signpost.jobs"

logger = logging.getLogger("signpost.jobs")


class Jobs:
    """The pool. Its threads start with the first job, so an app that needs none has none."""

    def __init__(self, app: Flask):
        self._app = app
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="signpost-job")
        self.share = pace.Share(pace.of(app), SHARE)
        self._running: set[Future[None]] = set()
        self.stopping = False

    def submit(self, job: Callable[..., Any], *args: Any) -> None:
        """Run `job(*args)` on the pool, in the app's context. What it raises is logged."""
        try:
            future = self._pool.submit(self._run, job, args)
        except RuntimeError:  # the pool is closed: the process is stopping
            return
        self._running.add(future)
        future.add_done_callback(self._running.discard)

    def _run(self, job: Callable[..., Any], args: tuple[Any, ...]) -> None:
        with self._app.app_context():
            try:
                job(*args)
            except Exception:
                logger.exception("The job %s failed.", job.__qualname__)

    def drain(self, timeout_s: float | None = None) -> None:
        """Wait until everything submitted so far has ended."""
        wait(list(self._running), timeout_s)

    def close(self, timeout_s: float | None = None) -> None:
        """Take no more jobs, drop those not begun, and wait for those that run."""
        self.stopping = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.drain(timeout_s)


def init_app(app: Flask) -> None:
    app.extensions[_EXTENSION] = Jobs(app)


def of(app: Flask) -> Jobs:
    return app.extensions[_EXTENSION]


def stopping() -> bool:
    """Whether the active app is about to end: a long job leaves the rest to the next start."""
    return of(current_app).stopping


def submit(job: Callable[..., Any], *args: Any) -> None:
    """Run `job(*args)` on the active app's pool."""
    of(current_app).submit(job, *args)


def turn() -> AbstractContextManager[None]:
    """Part of a long job; it begins when visitors can spare the processor."""
    return of(current_app).share.turn()
