"""The address that both adapters listen on, and the limits of connections."""

import contextlib
import resource
import socket
from dataclasses import dataclass

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
