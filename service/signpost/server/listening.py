"""The address that both adapters listen on, and the limits of connections."""

import contextlib
import resource
import socket
from dataclasses import dataclass

# Threads that answer visits from memory. Measured with bench/threads.py, server and clients on a core each, redirects
# per second (p99) over 8 connections, alone and while four clients create links as fast as they can:
#     1 thread   38,500 (0.7 ms)    7,400 (4.0 ms), 275 links created/s
#     2 threads  40,400 (0.6 ms)   10,800 (3.1 ms), 248
#     4 threads  33,200 (0.9 ms)   12,300 (3.6 ms), 188
#     8 threads  37,500 (1.5 ms)   21,600 (4.1 ms), 151
# More threads only take a larger share of the interpreter from the API; two lose nothing alone.
THREADS = 2
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
        found = sorted(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM), key=lambda one: one[0])
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
