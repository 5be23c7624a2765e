"""Making a backup the database of an instance."""

import contextlib
import errno
import os
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import cysqlite

from signpost.domain import times
from signpost.storage import atomic_files, instance_folder, keys
from signpost.storage.backup import BACKUP_WAIT_S, BackupError, check, copy, key_of, open_file, tables_of
from signpost.storage.instance_folder import DATABASE
from signpost.storage.keys import BadKey

# How long a restore waits for a program that is reading the database.
RESTORE_WAIT_S = 2


def restore(file: Path, instance: Path, known: Collection[str], *, without_key: bool = False) -> Path | None:
    """Make a backup the database of `instance`; returns where the current one was moved, None where there was none.

    The new database replaces the old one in one rename: after an interruption at any moment, one of the two exists,
    and a start finds its key. known: the migrations that this code has. without_key: its key is lost; the present key
    of the instance, or a new one, takes its place.
    Raises BackupError, and InstanceError where the database is open.
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
            return _exchange(file, database, _key_for(file, instance, without_key=without_key))
    except BadKey as error:
        raise BackupError(str(error)) from None
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"{file} could not be restored: {atomic_files.reason(error)}.") from error


def keys_at_hand(file: Path, instance: Path) -> tuple[bytes | None, bytes | None, bytes | None]:
    """The key of the instance, that of the backup, and the one beside it, as in a copy of an instance folder.

    Raises BadKey.
    """
    return keys.read(instance), keys.read(file.parent, key_of(file).name), keys.read(file.parent)


def _key_for(file: Path, instance: Path, *, without_key: bool) -> bytes | None:
    """The key that a restored database will have; None: the next start makes one, and nothing needs the former one.

    Raises BackupError where its key is not there.
    """
    present, given, neighbor = keys_at_hand(file, instance)
    with open_file(file, BACKUP_WAIT_S) as connection:
        stored = keys.stored_check(connection.execute)
        is_needed = keys.is_needed(lambda sql, values: connection.execute(str(sql), values))
    for key in (given, present, neighbor):
        if key is not None and stored is not None and keys.check_of(key) == stored:
            return key
    if stored is None and (given is not None or not is_needed):
        # Of an earlier version, which did not say which key it had.
        return given or present
    if without_key:
        return present or keys.load_or_create(instance)
    if given is None:
        what = f"{key_of(file)} is missing, and the key of {instance} is not known to be that of this backup"
    else:
        what = f"{key_of(file)} is the key of another instance"
    raise BackupError(
        f"{what}. Put the right key there, or restore with --without-key. {keys.LOST} Nothing was changed."
    )


def _exchange(file: Path, database: Path, new_key: bytes | None) -> Path | None:
    instance = database.parent
    atomic_files.remove_unfinished(database)
    new = atomic_files.unfinished_name(database)
    try:
        atomic_files.create_empty(new)
        copy(file, new)
        with open_file(new, BACKUP_WAIT_S) as connection:
            if new_key is not None:
                keys.store_check(connection.execute, new_key)
        atomic_files.copy_owner_and_mode(new, database)
        atomic_files.sync(new)
        with _nobody_else(database):
            aside = _name_aside(database)
            set_aside = _keep(database, aside)
            # A log of the old database would be read into the new one.
            for suffix in ("-wal", "-journal"):
                with contextlib.suppress(FileNotFoundError):
                    database.with_name(DATABASE + suffix).rename(aside.with_name(aside.name + suffix))
            database.with_name(f"{DATABASE}-shm").unlink(missing_ok=True)
            if is_other_key := new_key is not None and new_key != keys.read(instance):
                assert new_key is not None
                _write_key(instance, new_key)
            atomic_files.sync(instance)
            new.replace(database)
            atomic_files.sync(instance)
            if is_other_key:
                keys.adopt_restored(instance, aside.name.removeprefix(f"{DATABASE}.before-"))
                atomic_files.sync(instance)
    finally:
        with contextlib.suppress(OSError):
            new.unlink()
    # Clicks that are not counted yet belong to the database that was replaced.
    for leftover in instance.glob("clicks*"):
        leftover.unlink()
    return aside if set_aside else None


def _write_key(instance: Path, key: bytes) -> None:
    """Write a key next to the present one. Which of the two is right, a start finds by the check value."""
    new = atomic_files.unfinished_name(instance / keys.RESTORED)
    try:
        atomic_files.create_empty(new)
        new.write_bytes(key)
        atomic_files.copy_owner_and_mode(new, instance / keys.FILE)
        atomic_files.sync(new)
        new.replace(instance / keys.RESTORED)
    finally:
        with contextlib.suppress(OSError):
            new.unlink()


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
        atomic_files.copy(old, aside, like=old)
    atomic_files.sync(aside.parent)
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
