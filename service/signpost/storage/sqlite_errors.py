"""Why SQLite did not accept a write, as an error of ours: a full disk, a lock, a damaged file."""

import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import cysqlite

from signpost.domain.errors import (
    ServiceError,
    StorageBusy,
    StorageDamaged,
    StorageFailed,
    StorageFull,
    StorageReadOnly,
)

# What cysqlite has no class for: its own error for a closed handle, and what SQLite says about any error of the disk.
_CLOSED_HANDLE = "db handle is NULL"
_FAILED_WRITES = ("disk I/O error", "unable to open database file")
_REFUSALS: dict[int, type[ServiceError]] = {
    errno.ENOSPC: StorageFull,
    errno.EDQUOT: StorageFull,
    errno.EROFS: StorageReadOnly,
    errno.EIO: StorageFailed,
}
# A page of SQLite: smaller writes may succeed where a page does not fit.
_PROBE_BYTES = 4096


def service_error(error: BaseException, folder: Path) -> ServiceError | None:
    """The error for the caller when SQLite did not accept a write; None for errors of another kind."""
    # When the disk is full SQLite may have rolled back by itself. peewee's own attempt then fails with "cannot
    # rollback", and the cause is found further down.
    for link in _causes(error):
        if isinstance(link, cysqlite.DiskFullError):
            return StorageFull()
        # A closed handle: the process is stopping, and could not wait any longer for the lock.
        if _is_lock(link) or _CLOSED_HANDLE in str(link):
            return StorageBusy()
        if isinstance(link, cysqlite.ReadOnlyError):
            return _probe_disk(folder) or StorageReadOnly()
        if any(text in str(link) for text in _FAILED_WRITES):
            return _probe_disk(folder) or StorageFailed()
        if isinstance(link, OSError) and link.errno in _REFUSALS:
            return _REFUSALS[link.errno]()
    return StorageDamaged() if is_damage(error) else None


def is_locked(error: BaseException) -> bool:
    """Whether another connection, of this or another process, holds the lock."""
    return any(_is_lock(link) for link in _causes(error))


def _is_lock(error: BaseException) -> bool:
    return isinstance(error, cysqlite.DatabaseLockedError)


def is_damage(error: BaseException) -> bool:
    """Whether SQLite has found that the file is damaged."""
    return any(isinstance(link, cysqlite.DatabaseCorruptError) for link in _causes(error))


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and what led to it."""
    link: BaseException | None = error
    seen = []
    while link is not None and link not in seen:
        yield link
        seen.append(link)
        link = link.__cause__ or link.__context__


def _probe_disk(folder: Path) -> ServiceError | None:
    """Why a write there fails, found by writing a file, since SQLite does not say. None: it does not fail."""
    probe = folder / f".probe.{secrets.token_hex(8)}"
    try:
        descriptor = os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            os.write(descriptor, bytes(_PROBE_BYTES))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
            probe.unlink()
    except OSError as error:
        return _REFUSALS.get(error.errno or 0, StorageFailed)()
    return None
