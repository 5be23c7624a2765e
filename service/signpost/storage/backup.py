"""Creating backups of an instance while it serves, and restoring them.

A backup is one SQLite file, consistent at one moment, and next to it the key of the instance (`<file>.key`), without
which notifications would be signed differently.
"""

import contextlib
import errno
import fcntl
import os
import re
import secrets
import stat
from collections.abc import Collection, Iterator
from pathlib import Path

import cysqlite

from signpost.domain import times
from signpost.storage import instance_folder, keys
from signpost.storage.instance_folder import DATABASE

# How many of the backups that a start creates before it migrates are kept.
RETAIN_BACKUPS = 3
# How long a backup waits for the database, and a restore for a program that is reading it.
BACKUP_WAIT_S = 30
RESTORE_WAIT_S = 2
_HEADER = b"SQLite format 3\0"
# Bytes 18 and 19 of a database without a write-ahead log: a backup is a single file.
_SINGLE_FILE = b"\1\1"
# The name of a file while it is written; earlier versions named it `.<name>.<process>`.
_UNFINISHED = r"\.{name}(\.key)?\.(\d+|[0-9a-f]{{16}})(-journal)?"
_MOMENT = r"\d{8}T\d{6}Z"


class BackupError(Exception):
    """The message is one sentence for the operator."""


def create(database: Path, file: Path) -> None:
    """Write a copy of `database` as it is now to `file`, complete and checked, or not at all.

    Replaces an older backup, and nothing else. Raises BackupError.
    """
    if not database.is_file():
        raise BackupError(f"There is no database {database}.")
    file = _target(database, file)
    unfinished = _unfinished_name(file)
    try:
        _make_folder(file.parent, database.parent)
        with _tidy(file):
            _create(unfinished)
            with _open(database, BACKUP_WAIT_S) as connection:
                # A reader like any other: it blocks no writer.
                connection.execute("VACUUM INTO ?", (str(unfinished),))
            check(unfinished)
            _sync(unfinished)
            if (key := database.with_name(keys.FILE)).is_file():
                _copy(key, _key_of(file))
            unfinished.replace(file)
            for made in (file, _key_of(file)):
                _give(made, database.parent)
            _sync(file.parent)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"The backup {file} could not be written: {_reason(error)}.") from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


def create_rotated(database: Path, folder: Path, keep: int, name: str = "signpost") -> Path:
    """Write a backup to a folder, with the time in its name, and keep the newest `keep` of those with this name."""
    if folder.exists() and not folder.is_dir():
        raise BackupError(f"{folder} is a file; where several backups are kept it must be a folder.")
    file = folder / f"{name}-{times.file_stamp()}.sqlite"
    create(database, file)
    for old in existing(folder, name)[:-keep]:
        old.unlink()
        _key_of(old).unlink(missing_ok=True)
    return file


def existing(folder: Path, name: str = "signpost") -> list[Path]:
    """The backups that `create_rotated` has written to a folder, the newest last."""
    form = re.compile(rf"{re.escape(name)}-{_MOMENT}\.sqlite")
    return sorted(file for file in folder.glob(f"{name}-*.sqlite") if form.fullmatch(file.name))


def check(file: Path) -> None:
    """Raises BackupError unless `file` is an undamaged database of Signpost."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with _open(file, BACKUP_WAIT_S) as connection:
            found = str((connection.execute("PRAGMA integrity_check").fetchone() or ["unreadable"])[0])
            tables = _tables(connection)
    except cysqlite.Error as error:
        raise BackupError(f"{file} is not a database: {_reason(error)}.") from error
    if found != "ok":
        raise BackupError(f"{file} is damaged: {found.splitlines()[0]}.")
    if not {"workspace", "record"} <= tables:
        raise BackupError(f"{file} is not a backup of Signpost.")


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
        raise BackupError(f"{file} could not be restored: {_reason(error)}.") from error


def _exchange(file: Path, database: Path) -> Path | None:
    instance, key = database.parent, database.with_name(keys.FILE)
    _remove_unfinished(database)
    new = _unfinished_name(database)
    try:
        _create(new)
        with _open(file, BACKUP_WAIT_S) as connection:
            # A copy of the file would lack what is only in its write-ahead log.
            connection.execute("VACUUM INTO ?", (str(new),))
        _take_after(new, database)
        _sync(new)
        with _nobody_else(database):
            aside = _name_aside(database)
            kept = _keep(database, aside)
            # A log of the old database would be read into the new one.
            for suffix in ("-wal", "-journal"):
                with contextlib.suppress(FileNotFoundError):
                    database.with_name(DATABASE + suffix).rename(aside.with_name(aside.name + suffix))
            database.with_name(f"{DATABASE}-shm").unlink(missing_ok=True)
            if (given := _key_of(file)).is_file() and not _is_same(given, key):
                _keep(key, key.with_name(aside.name.replace(DATABASE, keys.FILE)))
                _copy(given, key, like=key)
            _sync(instance)
            new.replace(database)
            _sync(instance)
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
        _copy(old, aside, like=old)
    _sync(aside.parent)
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
        connection = stack.enter_context(_open(database, RESTORE_WAIT_S))
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


# --- what may be written where -----------------------------------------------------------------------------------


def _target(database: Path, file: Path) -> Path:
    """Where a backup to `file` is written. Raises BackupError where something would be lost."""
    try:
        target = file.resolve()
        if target.is_dir():
            raise BackupError(f"{file} is a folder: name a file in it, or keep several backups in it with --keep.")
        _refuse_instance(database, file, target)
        if not _may_be_replaced(target):
            raise BackupError(
                f"{file} exists and is not a backup of Signpost, so it was not changed: choose another name."
            )
        if (key := _key_of(target)).exists() and not (key.is_file() and key.stat().st_size == keys.BYTES):
            raise BackupError(f"{key} exists and is not a key of Signpost: choose another name.")
    except (OSError, RuntimeError) as error:
        raise BackupError(f"The backup {file} could not be written: {_reason(error)}.") from error
    return target


def _refuse_instance(database: Path, file: Path, target: Path) -> None:
    """Raises BackupError for the files of an instance: this one, also under another name, or another one."""
    folder, instance = target.parent, database.parent
    marks = (keys.FILE, instance_folder.USE_LOCK, instance_folder.SERVE_LOCK)
    is_inside = folder == instance.resolve() or any((folder / mark).exists() for mark in marks)
    if is_inside or (target.exists() and any(one.samefile(target) for one in instance.iterdir() if one.exists())):
        raise BackupError(
            f"{file} is a file that an instance uses, and a backup there would destroy it: name another "
            f"file, such as {instance / 'backups' / 'signpost.sqlite'}."
        )


def _may_be_replaced(target: Path) -> bool:
    """Whether there is nothing at `target`, or an empty file, or a backup."""
    if not target.exists():
        return True
    if not target.is_file():
        return False
    with target.open("rb") as content:
        head = content.read(20)
    if not head:
        return True
    if head[:16] != _HEADER or head[18:] != _SINGLE_FILE:
        return False
    try:
        with _open(target, 0) as connection:
            return {"workspace", "record"} <= _tables(connection)
    except cysqlite.Error:
        return False


def _tables(connection: cysqlite.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()}


def _migrations(file: Path) -> set[str]:
    """The names of the migrations that a database has."""
    with _open(file, BACKUP_WAIT_S) as connection:
        if "schema_migration" not in _tables(connection):
            return set()
        return {row[0] for row in connection.execute("SELECT name FROM schema_migration").fetchall()}


def _require_owner(instance: Path) -> None:
    """Raises BackupError where files of another user would be replaced, who could then not open them."""
    if os.geteuid() == 0:
        return  # gives the files back to their owner
    for path in (instance, instance / DATABASE, instance / keys.FILE):
        if path.exists() and path.stat().st_uid != os.geteuid():
            raise BackupError(f"{path} belongs to another user: restore the backup as that user, or as root.")


def _take_after(new: Path, old: Path) -> None:
    """Give a file the owner, group and mode of the file that it replaces; a first one gets those of the folder."""
    if old.exists():
        found = old.stat()
        if (found.st_uid, found.st_gid) != (new.stat().st_uid, new.stat().st_gid):
            os.chown(new, found.st_uid, found.st_gid)
        new.chmod(stat.S_IMODE(found.st_mode))
    else:
        instance_folder.give(new)


def _make_folder(folder: Path, instance: Path) -> None:
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _give(folder, instance)


def _give(path: Path, instance: Path) -> None:
    """Give the files in the instance folder to its owner, whichever user created them."""
    if instance.resolve() in path.resolve().parents and path.exists():
        instance_folder.give(path, instance)


@contextlib.contextmanager
def _tidy(file: Path) -> Iterator[None]:
    """Remove the unfinished files of killed backups to the same file.

    Backups to one folder that run at the same time leave each other's files alone: the first one locks the folder.
    """
    descriptor = os.open(file.parent, os.O_RDONLY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # locked by another one; or a network folder without locks
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _remove_unfinished(file)
        yield
    finally:
        os.close(descriptor)


def _remove_unfinished(file: Path) -> None:
    form = re.compile(_UNFINISHED.format(name=re.escape(file.name)))
    for name in os.listdir(file.parent):  # noqa: PTH208  # `glob` would read some names as patterns
        if form.fullmatch(name):
            file.with_name(name).unlink(missing_ok=True)


def _unfinished_name(file: Path) -> Path:
    return file.with_name(f".{file.name}.{secrets.token_hex(8)}")


def _key_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


def _is_same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


@contextlib.contextmanager
def _open(file: Path, wait_s: float) -> Iterator[cysqlite.Connection]:
    connection = cysqlite.Connection(str(file), timeout=wait_s)
    try:
        yield connection
    finally:
        connection.close()


def _create(file: Path) -> None:
    """Create an empty file that only its owner may open."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def _copy(source: Path, target: Path, like: Path | None = None) -> None:
    """Replace a file by a copy in one step. like: the file whose owner and mode the copy gets."""
    unfinished = _unfinished_name(target)
    try:
        _create(unfinished)
        with source.open("rb") as content, unfinished.open("r+b") as copy:
            while part := content.read(1 << 20):
                copy.write(part)
            copy.flush()
            os.fsync(copy.fileno())
        if like is not None:
            _take_after(unfinished, like)
        unfinished.replace(target)
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _reason(error: BaseException) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text.rstrip(".")
