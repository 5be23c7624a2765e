"""Hashing passwords, which is slow and takes much memory, on purpose: so one at a time in a process.

scrypt with the parameters that we use takes 16 MiB and up to a quarter of a second of a processor. Anybody may make us
check a password, at the sign-in page or on a link that has one, so those who would have to wait long are turned away.
"""

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from werkzeug.security import check_password_hash, generate_password_hash

from signpost.domain.errors import TooManyRequests

# So many at once, and so many that wait for a short while: together fewer than the threads that requests have
# (server.POOL), so that guessing cannot take all of those.
HASHES_AT_ONCE, HASHES_WAITING = 1, 2
HASH_WAIT_S = 1.0
_hashing = threading.BoundedSemaphore(HASHES_AT_ONCE)
_admitted = threading.BoundedSemaphore(HASHES_AT_ONCE + HASHES_WAITING)


def matches(hashed: str, password: str) -> bool:
    """Whether a password is the one of a hash; for anybody who asks. Raises TooManyRequests."""
    with turn():
        return check_password_hash(hashed, password)


def hash_of(password: str, method: str) -> str:
    """The hash of a password that somebody chooses who may: it waits for its turn."""
    with _hashing:
        return generate_password_hash(password, method=method)


def is_hash_of(hashed: str, password: str) -> bool:
    """`matches` for an operator: it waits for its turn."""
    with _hashing:
        return check_password_hash(hashed, password)


@contextmanager
def turn() -> Iterator[None]:
    """A turn to hash. Raises TooManyRequests where too many others wait for theirs."""
    with ExitStack() as held:
        for semaphore, wait_s in ((_admitted, 0.0), (_hashing, HASH_WAIT_S)):
            if not semaphore.acquire(timeout=wait_s):
                raise TooManyRequests(2, "Too many passwords are being checked at this moment. Try again.")
            held.callback(semaphore.release)
        yield
