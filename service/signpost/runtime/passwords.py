"""Hashing passwords. It is slow and takes much memory, on purpose, so a process hashes one at a time.

scrypt with our parameters takes 16 MiB and up to a quarter of a second of CPU time. Anyone can make the server check a
password, at the sign-in page or on a link with a password, so requests that would wait long are refused.
"""

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from werkzeug.security import check_password_hash, generate_password_hash

from signpost.domain.errors import TooManyRequests

# How many run at once, and how many wait briefly: together fewer than the threads for requests (server/handler.py), so
# that guessing cannot occupy all of these.
HASHES_AT_ONCE, HASHES_WAITING = 1, 2
HASH_WAIT_S = 1.0
_hashing = threading.BoundedSemaphore(HASHES_AT_ONCE)
_admitted = threading.BoundedSemaphore(HASHES_AT_ONCE + HASHES_WAITING)


def matches(hashed: str, password: str) -> bool:
    """Whether a password matches a hash, for requests of anyone. Raises TooManyRequests."""
    with turn():
        return check_password_hash(hashed, password)


def hash_of(password: str, method: str) -> str:
    """The hash of a new password, for authorized requests: it waits for its turn."""
    with _hashing:
        return generate_password_hash(password, method=method)


def is_hash_of(hashed: str, password: str) -> bool:
    """`matches` for an operator: it waits for its turn."""
    with _hashing:
        return check_password_hash(hashed, password)


@contextmanager
def turn() -> Iterator[None]:
    """A turn to hash. Raises TooManyRequests where too many others wait."""
    with ExitStack() as held:
        for semaphore, wait_s in ((_admitted, 0.0), (_hashing, HASH_WAIT_S)):
            if not semaphore.acquire(timeout=wait_s):
                raise TooManyRequests(2, "Too many passwords are being checked at this moment. Try again.")
            held.callback(semaphore.release)
        yield
