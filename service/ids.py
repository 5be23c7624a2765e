"""Identifiers: 26 characters that sort in the order they were made, are never reused and give no counts away."""

import secrets
import threading
import time

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: no i, l, o, u
_RANDOM_BITS = 80

_lock = threading.Lock()
_last = 0


def new_id() -> str:
    """A new id: 48 bits of milliseconds, then 80 random bits (the layout of a ULID, in lower case).

    Ids made in one process rise strictly, also within a millisecond and when the clock is set back, so
    that sorting by id is the order of creation.
    """
    global _last
    fresh = (time.time_ns() // 1_000_000) << _RANDOM_BITS | secrets.randbits(_RANDOM_BITS)
    with _lock:
        _last = fresh if fresh > _last else _last + 1 + secrets.randbits(32)
        number = _last
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(125, -1, -5))
