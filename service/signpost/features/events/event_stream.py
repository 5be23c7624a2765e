"""The stream of events (SSE), for REST and the dashboard: one thread reads for all who listen.

Changes come from the table `event`, where the command line writes its own too; visits are given directly once they
are counted. A listener holds no thread (web/listeners.py), except under other WSGI servers.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable

from flask import Flask, Response, current_app, request

from signpost.domain.errors import Busy
from signpost.domain.events import EventType
from signpost.features.events import outbox, statements
from signpost.features.events.operations.click_events import ClickEvents, Feed
from signpost.operations.caller import Caller
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import TABLE, Permit, SharedResource
from signpost.storage.app_parts import parts_of
from signpost.web.listeners import Listener, ListenFilter, frame

_ROW = TABLE[SharedResource.LISTENERS]
# Clients that listen at the same time, of one workspace.
MAX_LISTENERS = _ROW.of_workspace
# Those of one user in one workspace, whichever tokens and sessions they use.
MAX_LISTENERS_OF_USER = _ROW.of_person
# How often the table is looked at while anyone listens.
LOOK_EVERY_S = 0.2
# How often it is looked at whether each of them still may.
CHECK_EVERY_S = 2.0
FAILED_PAUSE_S = 15.0
# An answer that is not sent after this long never will be.
BEGIN_S = 10.0
# Events read at once: each has up to 256 KiB.
PAGE = 8
CLOSE_S = 1.0

logger = logging.getLogger("signpost.events")


class EventStream:
    """The listeners of one app."""

    def __init__(self, app: Flask):
        self._app = app
        self._lock = threading.Lock()
        self._listeners: dict[Listener, tuple[Feed | None, Permit]] = {}
        self._places = bulkheads.of(app)[SharedResource.LISTENERS]
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._check_at = 0.0

    @property
    def count(self) -> int:
        return len(self._listeners)

    def add(self, wanted: ListenFilter, last_event_id: str | None, is_allowed: Callable[[], bool]) -> Listener:
        """A new listener. last_event_id: after which it begins; None: now. Raises Busy."""
        listener = Listener(wanted, _position(wanted.workspace_id, last_event_id), is_allowed, self._remove)
        feed = None
        if EventType.CLICKS in wanted.types:
            feed = Feed(wanted.workspace_id, wanted.host, lambda body: listener.give(frame(EventType.CLICKS, body)))
        with self._lock:
            if (pushed_out := self._make_room(wanted)) is not None:
                self._take_out(pushed_out)
            self._listeners[listener] = feed, self._places.enter(wanted.holder)
            if feed is not None:
                parts_of(self._app)[ClickEvents].add(feed)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="signpost-events", daemon=True)
                self._thread.start()
        if pushed_out is not None:
            pushed_out.end()
        return listener

    def _make_room(self, wanted: ListenFilter) -> Listener | None:
        """The listener that makes room for another one; None: there is room. Call it with the lock. Raises Busy."""
        counts = Counter(other.wanted.workspace_id for other in self._listeners)
        own = counts[wanted.workspace_id]
        if own >= MAX_LISTENERS:
            message = f"{MAX_LISTENERS} clients are already listening, the maximum. Try again later."
            raise Busy(message, retry_after_s=_ROW.retry_after_s)
        if sum(other.wanted.holder == wanted.holder for other in self._listeners) >= MAX_LISTENERS_OF_USER:
            raise Busy(
                f"{MAX_LISTENERS_OF_USER} clients of yours listen to this workspace already, which is the maximum. "
                "End one of them, or try again later.",
                retry_after_s=_ROW.retry_after_s,
            )
        if len(self._listeners) < _ROW.total and not self._stopping.is_set():
            return None
        # The oldest of the workspace with the most, which connects again; not for one that would then have as many.
        [(largest, limit)] = counts.most_common(1) or [("", 0)]
        if self._stopping.is_set() or limit < 2 * (own + 1):
            raise self._places.busy()
        return next(other for other in self._listeners if other.wanted.workspace_id == largest)

    def _take_out(self, listener: Listener) -> None:
        """Forget a listener, if that was not done before. Call it with the lock."""
        feed, place = self._listeners.pop(listener, (None, None))
        if place is not None:
            place.release()
        if feed is not None:
            parts_of(self._app)[ClickEvents].remove(feed)

    def _remove(self, listener: Listener) -> None:
        with self._lock:
            self._take_out(listener)

    def hang_up(self) -> None:
        """End all answers: no one listens from now on."""
        self._stopping.set()
        for listener in [*self._listeners]:
            listener.end()

    def close(self) -> None:
        """The same, and end the thread."""
        self.hang_up()
        if (thread := self._thread) is not None:
            thread.join(CLOSE_S)

    # --- the thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            pause_s = LOOK_EVERY_S
            try:
                with self._app.app_context():
                    self._turn()
            except Exception:
                # Everything is read at the next turn.
                logger.exception("Events could not be read for those who listen.")
                pause_s = FAILED_PAUSE_S
            self._stopping.wait(pause_s)
            with self._lock:
                if not self._listeners or self._stopping.is_set():
                    self._thread = None
                    return

    def _turn(self) -> None:
        listeners = [*self._listeners]
        now = time.monotonic()
        if now >= self._check_at:
            self._check_at = now + CHECK_EVERY_S
            for listener in listeners:
                self._check(listener, now)
        last = statements.last_seq()
        for listener in listeners:
            _read(listener, last)

    def _check(self, listener: Listener, now: float) -> None:
        if not listener.is_begun and now - listener.created_at > BEGIN_S:
            listener.close()
        elif not listener.is_allowed():
            listener.end()


def _read(listener: Listener, last: int) -> None:
    """Give a listener the events up to the one with the number `last`, as long as it has room."""
    wanted = listener.wanted
    # Visits in the table are for one webhook each.
    types = [entry for entry in wanted.types if entry is not EventType.CLICKS]
    while listener.position < last and listener.has_room and not listener.is_over:
        rows = statements.events_after(wanted.workspace_id, listener.position, last, wanted.host, types, PAGE)
        bodies = outbox.bodies([seq for seq, _, _ in rows])
        for seq, id_, type_ in rows:
            # It may have been deleted in between.
            if (body := bodies.get(seq)) is not None:
                listener.give(frame(type_, body, id_))
            listener.position = seq
        if len(rows) < PAGE:
            listener.position = last


def _position(workspace_id: str, last_event_id: str | None) -> int:
    """The `seq` after which a client has seen nothing."""
    position = None if last_event_id is None else statements.position_after(workspace_id, last_event_id)
    return statements.last_seq() if position is None else position


def _so_far(wanted: ListenFilter, last_event_id: str | None) -> bytes:
    """The changes so far, as many as are sent at once."""
    listener = Listener(wanted, _position(wanted.workspace_id, last_event_id), lambda: True, lambda _: None)
    last = statements.last_seq()
    _read(listener, last)
    return listener.take()


def listen(
    caller: Caller,
    is_allowed: Callable[[], bool],
    *,
    types: tuple[EventType, ...],
    host: str = "",
    last_event_id: str | None = None,
    follow: bool | None = None,
) -> Response:
    """The answer that sends the events of the caller's workspace. Raises Busy.

    is_allowed: whether the caller still may listen, asked every few seconds. last_event_id: that of the last event
    that the client has seen; None: it begins now. follow: False where it ends once everything so far is sent.
    """
    wanted = ListenFilter(caller.workspace.id, caller.user.id, types, host)
    if request.method == "HEAD":
        response = Response()
    elif follow is False:
        response = Response(_so_far(wanted, last_event_id))
    else:
        response = Response(of(current_app).add(wanted, last_event_id, is_allowed), direct_passthrough=True)
    response.mimetype = "text/event-stream"
    response.headers["Cache-Control"] = "no-store"
    # nginx would collect parts before it sends them on.
    response.headers["X-Accel-Buffering"] = "no"
    return response


def init_app(app: Flask) -> None:
    parts_of(app).add(EventStream(app))


def of(app: Flask) -> EventStream:
    return parts_of(app)[EventStream]
