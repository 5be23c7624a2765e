"""The address that both adapters listen on, the limits of connections, and which are closed there.

At the limit the one on which nothing has happened for longest is closed, so that new ones come in.

At its limit granian stops to accept, and closes none: a few hundred clients that say nothing would keep all others out
for SILENCE_MS. So while there is little room, we look at the sockets of this process themselves, which works for
both adapters: Linux says for how long nothing was sent or received on each. A connection whose request is being
answered is left alone. Where the system says none of this (not Linux), the limit only counts.
"""

import contextlib
import fcntl
import os
import resource
import socket
import struct
import termios
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# Above this part of the limit, connections are closed until this part is left.
HIGH_WATER, LOW_WATER = 3 / 4, 1 / 2
_OPEN_FILES = Path("/proc/self/fd")
# A connection has this long from when it is first seen, as it may have waited to be accepted with its request; and from
# when something last came, as a request that was read may wait for its turn. The latter only while it is young: who
# sends a byte now and then holds no connection by that.
NEW_S, YOUNG_S = 0.1, 1.0
# In Linux' tcp_info: the milliseconds since data was last sent, an acknowledgement was sent, and data was received.
_TCP_INFO_BYTES = 104
_LAST_SENT, _LAST_RECEIVED = 44, 52
# The address and port of a peer.
Client = tuple[str, int]


@dataclass(frozen=True)
class _Open:
    """A connection. idle_ms: for how long nothing has come or gone; None: it is not to be closed."""

    descriptor: int
    client: Client
    idle_ms: int | None


class Connections:
    """The connections of one server. busy: the clients whose requests are being answered now."""

    def __init__(self, port: int, limit: int):
        self._port = port
        self._limit = limit
        self._can_inspect = _OPEN_FILES.is_dir() and hasattr(socket, "TCP_INFO")
        # Since when each connection has been open, as far as we have seen, while there is little room.
        self._first_seen_at: dict[Client, float] = {}
        self.busy: set[Client] = set()

    def make_room(self) -> bool:
        """Close the connections that have been idle for longest, where there is little room. Returns whether it is."""
        files = _open_files() if self._can_inspect else []
        if len(files) <= self._limit * HIGH_WATER:
            return False
        now = time.monotonic()
        found = [element for descriptor in files if (element := self._inspect(descriptor)) is not None]
        self._first_seen_at = {entry.client: self._first_seen_at.get(entry.client, now) for entry in found}
        if len(found) <= self._limit * HIGH_WATER:
            return False
        idle = [entry for entry in found if self._may_close(entry, now)]
        idle.sort(key=lambda item: item.idle_ms or 0, reverse=True)
        for entry in idle[: len(found) - int(self._limit * LOW_WATER)]:
            self._close(entry)
        return True

    def _may_close(self, entry: _Open, now: float) -> bool:
        age_s = now - self._first_seen_at[entry.client]
        if entry.idle_ms is None or age_s < NEW_S:
            return False
        return entry.idle_ms >= NEW_S * 1000 or age_s >= YOUNG_S

    def _inspect(self, descriptor: int) -> _Open | None:
        """The connection with this number; None: it is another file."""
        with contextlib.suppress(OSError), _socket(descriptor) as connection:
            if not self._is_ours(connection):
                return None
            client = client_of(connection.getpeername()[:2])
            if client in self.busy or _has_unread(connection):
                return _Open(descriptor, client, None)
            info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _TCP_INFO_BYTES)
            idle_ms = min(struct.unpack_from("I", info, at)[0] for at in (_LAST_SENT, _LAST_RECEIVED))
            return _Open(descriptor, client, idle_ms)
        return None

    def _is_ours(self, connection: socket.socket) -> bool:
        if connection.family not in (socket.AF_INET, socket.AF_INET6) or connection.type != socket.SOCK_STREAM:
            return False
        is_listening = connection.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
        return not is_listening and bool(connection.getsockname()[1] == self._port)

    def _close(self, entry: _Open) -> None:
        """Have the server find that the client has gone. Looked at again: the number may be of another file now."""
        with contextlib.suppress(OSError), _socket(entry.descriptor) as connection:
            is_same = self._is_ours(connection) and client_of(connection.getpeername()[:2]) == entry.client
            if is_same and entry.client not in self.busy:
                connection.shutdown(socket.SHUT_RDWR)


def _open_files() -> list[int]:
    """The numbers of the files of this process; none where there is no room to look."""
    try:
        return [int(name) for name in os.listdir(_OPEN_FILES)]  # noqa: PTH208  # a path for each is five times as slow
    except OSError:
        return []


@contextlib.contextmanager
def _socket(descriptor: int) -> Iterator[socket.socket]:
    """A file as a socket, which has a number of its own, so that it stays open meanwhile. Raises OSError."""
    copy = os.dup(descriptor)
    try:
        connection = socket.socket(fileno=copy)
    except OSError:
        os.close(copy)
        raise
    with connection:
        yield connection


def client_of(peer: tuple[str, int | str]) -> Client:
    """The address and port of a peer, however the system or the server writes them."""
    return peer[0].partition("%")[0].removeprefix("::ffff:"), int(peer[1])


def _has_unread(connection: socket.socket) -> bool:
    """Whether something came that the server has not read yet."""
    (count,) = struct.unpack("i", fcntl.ioctl(connection, termios.FIONREAD, bytes(4)))
    return bool(count)


# Threads that answer visits from memory. Two would wait for each other to release the interpreter, and switching
# between them would cost more than a visit's own code. Measured, server and clients on a core each, over 8
# connections: processor time of the server for each visit, and redirects per second (p99) while four clients create
# links as fast as they can (bench/threads.py):
#     1 thread   30.1 us   16,800 (4.8 ms), 61 links created/s
#     2 threads  35.1 us   14,000 (5.1 ms), 56
# What a visit would have to wait for, threads of a pool do (visits/middleware.py, `answer_without_waiting`).
THREADS = 1
# Connections that the system holds until we accept them.
BACKLOG = 1024
# Connections at once: as many as files may be open, less those that the database, the monitor and the pool need. If
# connections took all of them, accepting would fail, and be retried endlessly.
MAX_CONNECTIONS = 16_384
FILES_FOR_OTHERS = 256
# A connection on which nothing happens, or whose request's head does not end, is closed after this long.
SILENCE_MS = 10_000
# The head of a request: its target and all its headers. A connection may hold this much before anyone looks at it.
MAX_HEAD_BYTES = 64 * 1024


@dataclass(frozen=True)
class ListenAddress:
    host: str
    port: int


def address_of(host: str, port: int) -> ListenAddress:
    """The address to listen on for the settings HOST and PORT.

    HOST may be a name: for `localhost` the address is that of IPv4. Raises RuntimeError where it is not an address of
    this machine, or in use.
    """
    try:
        found = sorted(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM), key=lambda entry: entry[0])
    except OSError:
        raise RuntimeError(f"SIGNPOST_HOST is {host!r}, which is not an address of this machine.") from None
    address = ListenAddress(str(found[0][4][0]), port)
    _require_free(address)
    return address


def _require_free(address: ListenAddress) -> None:
    # Granian shares a port with any other process that has it (SO_REUSEPORT): two servers would take turns, silently.
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address.host, address.port))
        except OSError as error:
            raise RuntimeError(f"Cannot listen on {address.host}:{address.port}: {error.strerror}.") from None


def max_connections() -> int:
    """The maximum number of connections, after raising the limit of open files as far as this process may."""
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
