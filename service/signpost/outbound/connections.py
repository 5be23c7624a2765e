"""Connections to servers that are not trusted: each has one deadline, and a limit of bytes for its answer."""

from __future__ import annotations

import io
import socket
from typing import Any

from urllib3.connection import HTTPSConnection

from signpost.domain import times


class TooLarge(Exception):
    """A server has sent more than it may."""


class Https(HTTPSConnection):
    """Gives TLS the time that is left after connecting, not all of it again."""

    def __init__(self, *args: Any, deadline: float, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._deadline = deadline

    def _new_conn(self) -> socket.socket:
        sock = super()._new_conn()
        left = self._deadline - times.monotonic_s()
        sock.settimeout(max(0.001, min(sock.gettimeout() or left, left)))
        return sock


class BoundedSocket(io.RawIOBase):
    """A socket with a limit of bytes and a deadline for all reads and writes together, and one for each of them."""

    def __init__(self, inner: Any, deadline: float, max_bytes: int, silence_s: float):
        self._inner, self._deadline, self._left, self._silence_s = inner, deadline, max_bytes, silence_s

    def makefile(self, mode: str, *args: Any, **kwargs: Any) -> Any:
        return io.BufferedReader(self)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self._await()
        count: int = self._inner.recv_into(buffer)
        self._left -= count
        if self._left < 0:
            raise TooLarge
        return count

    def sendall(self, data: Any) -> None:
        self._await()
        self._inner.sendall(data)

    def _await(self) -> None:
        left = self._deadline - times.monotonic_s()
        if left <= 0:
            raise TimeoutError
        self._inner.settimeout(min(left, self._silence_s))

    def settimeout(self, timeout: float | None) -> None:
        pass

    def close(self) -> None:
        """http.client closes it before the body is read, where the server will; `_exchange` closes the socket."""
