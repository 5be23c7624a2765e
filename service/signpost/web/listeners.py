"""A client that listens to events (SSE): what waits for it, bounded, and how an answer is made of that.

https://html.spec.whatwg.org/multipage/server-sent-events.html
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from signpost.domain.events import EventType
from signpost.runtime.bulkheads import Holder

# What waits for a client that takes nothing; beyond it the client is cut off. Changes are read from the database only
# as fast as the client takes them, up to the first number; the rest is room for visits.
MAX_READ_BYTES = 256 * 1024
MAX_WAITING_BYTES = 2 * 1024 * 1024
# A client and the proxies on its way see that the connection still works.
HEARTBEAT_S = 15.0
# How long an answer lasts where it holds a thread of another WSGI server. The client connects again by itself.
WSGI_S = 60.0
# The head goes out at once. A client that was cut off connects again after two seconds.
BEGIN = b"retry: 2000\n\n: listening\n\n"
HEARTBEAT = b": still here\n\n"


def frame(type_: str, body: str, id_: str = "") -> bytes:
    """An event as it is sent. body: JSON in one line. id_: where a client may resume; "": not here."""
    position = f"id: {id_}\n" if id_ else ""
    return f"{position}event: {type_}\ndata: {body}\n\n".encode()


@dataclass(frozen=True)
class ListenFilter:
    """What a client of a user listens to. host: "" for any; events about no hostname are always included."""

    workspace_id: str
    user_id: str
    types: tuple[EventType, ...]
    host: str = ""

    @property
    def holder(self) -> Holder:
        """Whose place it takes."""
        return Holder(self.workspace_id, self.user_id)


@dataclass(eq=False)
class Listener:
    """One client. position: up to which event (`seq`) it was given. leave: called once, when it is gone.

    is_allowed: whether its caller still may listen. on_available: called in any thread when something waits or it ends.
    """

    wanted: ListenFilter
    position: int
    is_allowed: Callable[[], bool]
    leave: Callable[[Listener], object]
    on_available: Callable[[], object] = lambda: None
    created_at: float = field(default_factory=time.monotonic)
    # Whether its answer is being sent.
    is_begun: bool = False
    is_over: bool = False
    _waiting: deque[bytes] = field(default_factory=deque)
    _bytes: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def has_room(self) -> bool:
        """Whether it takes what it gets."""
        return self._bytes < MAX_READ_BYTES

    def give(self, frame: bytes) -> None:
        """Add what is sent next. A client for which too much waits is cut off."""
        with self._lock:
            if self.is_over:
                return
            if self._bytes + len(frame) > MAX_WAITING_BYTES:
                self._end()
            else:
                self._waiting.append(frame)
                self._bytes += len(frame)
        self.on_available()

    def take(self) -> bytes:
        """What waits; b"" for nothing."""
        with self._lock:
            taken = b"".join(self._waiting)
            self._waiting.clear()
            self._bytes = 0
        return taken

    def end(self) -> None:
        """Nothing more is sent."""
        with self._lock:
            self._end()
        self.on_available()

    def _end(self) -> None:
        self.is_over = True
        self._waiting.clear()
        self._bytes = 0

    def close(self) -> None:
        """The client is gone, or has got everything."""
        self.end()
        self.leave(self)

    def __iter__(self) -> Iterator[bytes]:
        """The parts of the answer for any WSGI server, of which it holds a thread: for WSGI_S."""
        self.is_begun = True
        is_set_up, until = threading.Event(), time.monotonic() + WSGI_S
        self.on_available = is_set_up.set
        try:
            yield BEGIN
            while not self.is_over and (left_s := until - time.monotonic()) > 0:
                if part := self.take():
                    yield part
                elif is_set_up.wait(min(left_s, HEARTBEAT_S)):
                    is_set_up.clear()
                else:
                    yield HEARTBEAT
        finally:
            self.close()
