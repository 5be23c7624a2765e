"""Identifiers: 26 characters that sort by creation, are never reused and reveal no counts."""

import secrets
import threading

from signpost.domain import times

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: no i, l, o, u
# Two characters for each ten bits.
_PAIRS = [first + second for first in _ALPHABET for second in _ALPHABET]
_RANDOM_BITS = 70

_lock = threading.Lock()
_last_us = 0


def new_id() -> str:
    """A new id. Ids of one process rise strictly, even within a microsecond and when the clock is set back."""
    global _last_us
    with _lock:
        _last_us = max(times.microseconds(times.now()), _last_us + 1)
        moment_us = _last_us
    return id_of(moment_us)


def go_on_after(id_: str) -> None:
    """Ids that are made from now on sort after this one, also where the clock was ahead when it was made."""
    global _last_us
    with _lock:
        _last_us = max(_last_us, moment_of(id_))


def moment_of(id_: str) -> int:
    """The moment of an id that `id_of` has made, in microseconds since 1970."""
    number = 0
    for digit in id_:
        number = number << 5 | _ALPHABET.index(digit)
    milliseconds, microseconds = divmod(number >> _RANDOM_BITS, 1024)
    return milliseconds * 1000 + microseconds


def id_of(moment_us: int) -> str:
    """An id for a moment in microseconds since 1970: ids of a later moment sort after it.

    The layout of a ULID, in lower case: 48 bits of milliseconds, then 80 bits that begin with the microseconds within
    the millisecond and are random otherwise.
    """
    milliseconds, microseconds = divmod(moment_us, 1000)
    number = (milliseconds << 10 | microseconds) << _RANDOM_BITS | secrets.randbits(_RANDOM_BITS)
    return "".join([_PAIRS[number >> shift & 1023] for shift in range(120, -1, -10)])
