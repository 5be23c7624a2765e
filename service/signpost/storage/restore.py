"""Making a backup the database of an instance."""

import contextlib
import errno
import os
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import cysqlite

from signpost.domain import times
from signpost.storage import instance_folder, keys, whole_files
from signpost.storage.backup import BACKUP_WAIT_S, BackupError, check, key_of, open_file, tables_of
from signpost.storage.instance_folder import DATABASE

# How long a restore waits for a program that is reading the database.
RESTORE_WAIT_S = 2


def restore(file: Path, instance: Path, known: Collection[str]) -> Path | None:
    """Make a backup the database of `instance`; returns where the current one was moved, None where there was none.

    The new database replaces the old one in one rename: after an interruption at any moment, one of the two exists.
    known: the migrations that this code has. Raises BackupError, and InstanceError where the database is open.
    """
    try:
        check(file)
        if unknown := sorted(_migrations(file) - set(known)):
            raise BackupError(
                f"{file} was made by a newer Signpost (it has {unknown[-1]}): install that version first."
            )
        database = instance / DATABASE
        if database.exists() and database.samefile(file):
            raise BackupError(f"{file} is already the database of {instance}.")
        instance_folder.prepare(instance)
        _require_owner(instance)
        with instance_folder.alone(instance):
            return _exchange(file, database)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"{file} could not be restored: {whole_files.reason(error)}.") from error


def _exchange(file: Path, database: Path) -> Path | None:
    instance, key = database.parent, database.with_name(keys.FILE)
    whole_files.remove_unfinished(database)
    new = whole_files.unfinished_name(database)
    try:
        whole_files.create_empty(new)
        with open_file(file, BACKUP_WAIT_S) as connection:
            # A copy of the file would lack what is only in its write-ahead log.
            connection.execute("VACUUM INTO ?", (str(new),))
        whole_files.take_after(new, database)
        whole_files.sync(new)
        with _nobody_else(database):
            aside = _name_aside(database)
            kept = _keep(database, aside)
            # A log of the old database would be read into the new one.
            for suffix in ("-wal", "-journal"):
                with contextlib.suppress(FileNotFoundError):
                    database.with_name(DATABASE + suffix).rename(aside.with_name(aside.name + suffix))
            database.with_name(f"{DATABASE}-shm").unlink(missing_ok=True)
            if (given := key_of(file)).is_file() and not _is_same(given, key):
                _keep(key, key.with_name(aside.name.replace(DATABASE, keys.FILE)))
                whole_files.copy(given, key, like=key)
            whole_files.sync(instance)
            new.replace(database)
            whole_files.sync(instance)
    finally:
        with contextlib.suppress(OSError):
            new.unlink()
    # Clicks that are not counted yet belong to the database that was replaced.
    for leftover in instance.glob("clicks*"):
        leftover.unlink()
    return aside if kept else None


def _keep(old: Path, aside: Path) -> bool:
    """Give a file a second name, which it keeps when the first one is reused. False: there is no such file."""
    if not old.exists():
        return False
    try:
        os.link(old, aside)
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.EXDEV):
            raise
        # A file system without hard links.
        whole_files.copy(old, aside, like=old)
    whole_files.sync(aside.parent)
    return True


def _name_aside(database: Path) -> Path:
    """A name that no file has yet."""
    name, number = f"{database.name}.before-{times.file_stamp()}", 1
    while any(database.parent.glob(f"{name}*")):
        number += 1
        name = f"{database.name}.before-{times.file_stamp()}-{number}"
    return database.with_name(name)


@contextlib.contextmanager
def _nobody_else(database: Path) -> Iterator[None]:
    """A block during which no other program has the database open, and all of it is in the one file.

    Raises BackupError. A damaged database counts as closed: it can only be moved aside.
    """
    if not database.exists():
        yield
        return
    with contextlib.ExitStack() as stack:
        connection = stack.enter_context(open_file(database, RESTORE_WAIT_S))
        try:
            # SQLite gives up the log only where no other program, not even an idle reader, has the database open.
            mode = str((connection.execute("PRAGMA journal_mode = DELETE").fetchone() or [""])[0])
            connection.execute("BEGIN EXCLUSIVE")
            stack.callback(connection.execute, "ROLLBACK")
        except cysqlite.DatabaseLockedError:
            mode = "locked"
        except cysqlite.Error as error:
            if not re.search(r"\(code=(11|26)\b", str(error)):  # SQLITE_CORRUPT, SQLITE_NOTADB
                raise
            mode = "damaged"
            stack.close()
        if mode not in ("delete", "damaged"):
            raise BackupError(
                f"Another program has {database} open, such as a sqlite3 shell or one that copies it: stop it first. "
                "Nothing was changed."
            )
        yield


def _migrations(file: Path) -> set[str]:
    """The names of the migrations that a database has."""
    with open_file(file, BACKUP_WAIT_S) as connection:
        if "schema_migration" not in tables_of(connection):
            return set()
        return {row[0] for row in connection.execute("SELECT name FROM schema_migration").fetchall()}


def _require_owner(instance: Path) -> None:
    """Raises BackupError where files of another user would be replaced, who could then not open them."""
    if os.geteuid() == 0:
        return  # gives the files back to their owner
    for path in (instance, instance / DATABASE, instance / keys.FILE):
        if path.exists() and path.stat().st_uid != os.geteuid():
            raise BackupError(f"{path} belongs to another user: restore the backup as that user, or as root.")


def _is_same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()
