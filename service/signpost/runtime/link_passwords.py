"""Passwords of links. Hashing is slow on purpose, so it never happens while a transaction blocks other writers.

Where a transaction surrounds the operation that hashes, do the slow part first, within `ahead`:

    with link_passwords.ahead():
        link_passwords.prepare(password)
        with database.atomic():
            records.create_link(caller, password=password, ...)
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field

from signpost.domain.records.record import MAX_PASSWORD, MIN_PASSWORD
from signpost.runtime import passwords

# A third of the work for a sign-in (features/sign_in/operations/sessions.py), in the same 16 MiB: visitors wait for it.
METHOD = "scrypt:16384:8:2"
# Records of one call that may have a password: to hash one takes longer than to create the record.
MAX_PASSWORDS = 50


@dataclass
class _Done:
    """hashes: by password, each for one use, so that two links with the same password have different hashes. verdicts:
    whether a password matches a hash."""

    hashes: dict[str, list[str]] = field(default_factory=dict)
    verdicts: dict[tuple[str, str], bool] = field(default_factory=dict)


_done: ContextVar[_Done | None] = ContextVar("link_passwords", default=None)


@contextlib.contextmanager
def ahead() -> Iterator[None]:
    """Within it the results of `prepare` and `is_right` are reused; after the outermost they are forgotten."""
    if _done.get() is not None:
        yield
        return
    token = _done.set(_Done())
    try:
        yield
    finally:
        _done.reset(token)


def prepare(password: str) -> None:
    """Hash a password now, for one later `hash_password` of the same; call it within `ahead`."""
    done = _done.get()
    if done is not None and MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        done.hashes.setdefault(password, []).append(_hash(password))


def hash_password(password: str) -> str:
    """The hash of a password, as it is stored."""
    done = _done.get()
    if done is not None and (prepared := done.hashes.get(password)):
        return prepared.pop()
    return _hash(password)


def is_right(password_hash: str, password: str) -> bool:
    """Whether `password_hash` is a hash of a password."""
    done = _done.get()
    if done is None:
        return passwords.is_hash_of(password_hash, password)
    if (password_hash, password) not in done.verdicts:
        done.verdicts[password_hash, password] = passwords.is_hash_of(password_hash, password)
    return done.verdicts[password_hash, password]


def _hash(password: str) -> str:
    return passwords.hash_of(password, METHOD)
