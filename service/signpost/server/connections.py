"""Where the server listens, how many connections it has, and which of them is closed where there are too many.

At the limit the one on which nothing has happened for longest is closed, so that new ones come in. A connection whose
request is being answered is left alone.
"""

import asyncio
import contextlib
import os
import resource
import socket

from signpost.server.connection import ClientConnection

# Connections that the system holds until we accept them.
BACKLOG = 1024
# asyncio accepts as many before it tells of the first, and pauses for a second where there are no files left for them.
ACCEPTED_AT_ONCE = 32
# Connections at once: as many as files may be open, less those that the database, the monitor and the pool need.
MAX_CONNECTIONS = 16_384
FILES_FOR_OTHERS = 256
# Above this part of the limit, connections are closed until this part is left.
HIGH_WATER, LOW_WATER = 3 / 4, 1 / 2
# A connection has this long from when it was accepted, and from when something last came or went. The latter only while
# it is young: who sends a byte now and then holds no connection by that.
NEW_S, YOUNG_S = 0.1, 1.0


class Connections:
    """The connections of one server."""

    def __init__(self, loop: asyncio.AbstractEventLoop, limit: int):
        self._loop = loop
        self._limit = limit
        self._open: set[ClientConnection] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: ClientConnection) -> None:
        """A connection was accepted. Where all are taken, those make room at once that wait for a request."""
        self._open.add(connection)
        if len(self._open) > self._limit:
            self._close_idlest(0.0, 0.0)
            if len(self._open) > self._limit:
                connection.abort()

    def remove(self, connection: ClientConnection) -> None:
        self._open.discard(connection)

    def make_room(self) -> None:
        """Called now and then: close those that were idle for longest, where there is little room."""
        if len(self._open) > self._limit * HIGH_WATER:
            self._close_idlest(NEW_S, YOUNG_S)

    def _close_idlest(self, new_s: float, young_s: float) -> None:
        now = self._loop.time()
        idle = [entry for entry in self._open if entry.may_be_closed(now, new_s, young_s)]
        idle.sort(key=lambda entry: entry.active_at)
        for entry in idle[: len(self._open) - int(self._limit * LOW_WATER)]:
            entry.abort()

    def close_silent(self) -> None:
        """Called now and then: close those on which nothing happens."""
        now = self._loop.time()
        for entry in [*self._open]:
            entry.close_if_silent(now)

    def close_when_answered(self) -> None:
        """Take no further request on any."""
        for entry in [*self._open]:
            entry.close_when_answered()


def listen(host: str, port: int) -> socket.socket:
    """A socket for the settings HOST and PORT, not listening yet; or the one that systemd hands over.

    HOST may be a name: for `localhost` the address is that of IPv4. Raises RuntimeError where it is not an address of
    this machine, or in use.
    """
    if os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS", "0") != "0":
        return socket.socket(fileno=FIRST_FILE)
    try:
        found = sorted(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM), key=lambda entry: entry[0])
    except OSError:
        raise RuntimeError(f"SIGNPOST_HOST is {host!r}, which is not an address of this machine.") from None
    address = str(found[0][4][0])
    listening = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
    except OSError as error:
        listening.close()
        raise RuntimeError(f"Cannot listen on {address}:{port}: {error.strerror}.") from None
    return listening


# Of those that systemd hands over (sd_listen_fds).
FIRST_FILE = 3


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
