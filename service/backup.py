"""Backups of an instance, taken while it serves; and putting one back.

A backup is one SQLite file, consistent at one moment, and beside it the key of the instance (`<file>.key`), without
which notifications would be signed differently.
"""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import cysqlite

from service import keys, times

DATABASE = "signpost.sqlite"
# Of the backups that a start makes before it migrates, so many stay.
KEPT = 3


class BackupError(Exception):
    """The message is one sentence for the operator."""


def take(database: Path, file: Path) -> None:
    """Write a copy of `database` as it is now to `file`, whole and checked, or not at all. Raises BackupError."""
    if not database.is_file():
        raise BackupError(f"There is no database {database}.")
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with _opened(database) as connection:
            # A reader like any other: nobody waits for it.
            connection.execute("VACUUM INTO ?", (str(beside),))
        check(beside)
        beside.chmod(0o600)
        _sync(beside)
        key = database.with_name(keys.FILE)
        if key.exists():
            _copy(key, file.with_name(f"{file.name}.key"))
        beside.replace(file)
        _sync(file.parent)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"The backup {file} could not be written: {_reason(error)}.") from error
    finally:
        with contextlib.suppress(OSError):
            beside.unlink()


def take_into(database: Path, folder: Path, keep: int, name: str = "signpost") -> Path:
    """The same into a folder, under a name with the moment in it; of those with this name the newest `keep` stay."""
    file = folder / f"{name}-{_moment()}.sqlite"
    take(database, file)
    for old in sorted(folder.glob(f"{name}-*Z.sqlite"))[:-keep]:
        old.unlink()
        old.with_name(f"{old.name}.key").unlink(missing_ok=True)
    return file


def check(file: Path) -> None:
    """Raises BackupError unless `file` is a whole database of Signpost's."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with _opened(file) as connection:
            found = str((connection.execute("PRAGMA integrity_check").fetchone() or ["unreadable"])[0])
            rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except cysqlite.Error as error:
        raise BackupError(f"{file} is no database: {_reason(error)}.") from error
    if found != "ok":
        raise BackupError(f"{file} is damaged: {found.splitlines()[0]}.")
    if not {"workspace", "record"} <= {row[0] for row in rows}:
        raise BackupError(f"{file} is no backup of Signpost.")


def put_back(file: Path, instance: Path) -> Path | None:
    """Make a backup the database of `instance`; returns where the one until now was put, None where there was none.

    Nobody may be serving from the folder. Raises BackupError.
    """
    check(file)
    database = instance / DATABASE
    try:
        instance.mkdir(parents=True, exist_ok=True)
        beside = database.with_name(f".{DATABASE}.{os.getpid()}")
        _copy(file, beside)
        aside = None
        if database.exists():
            with _opened(database) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            aside = database.with_name(f"{DATABASE}.before-{_moment()}")
            database.replace(aside)
            for suffix in ("-wal", "-shm"):
                database.with_name(DATABASE + suffix).unlink(missing_ok=True)
        # Clicks that wait belong to the database that is no longer there.
        for leftover in instance.glob("clicks*"):
            leftover.unlink()
        key = file.with_name(f"{file.name}.key")
        if key.exists():
            _copy(key, instance / keys.FILE)
        beside.replace(database)
        _sync(instance)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"{file} could not be put back: {_reason(error)}.") from error
    return aside


def _moment() -> str:
    """Now, as the name of a file says it: 20261121T120000Z."""
    return times.now_text()[:19].replace(":", "").replace("-", "") + "Z"


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[cysqlite.Connection]:
    connection = cysqlite.Connection(str(file), timeout=30)
    try:
        yield connection
    finally:
        connection.close()


def _copy(source: Path, target: Path) -> None:
    shutil.copyfile(source, target)
    target.chmod(0o600)
    _sync(target)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _reason(error: BaseException) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text.rstrip(".")
