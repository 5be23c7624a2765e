"""Backups of an instance, taken while it serves; and putting one back.

A backup is one SQLite file, consistent at one moment, and beside it the key of the instance (`<file>.key`), without
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

# Of the backups that a start makes before it migrates, so many stay.
KEPT = 3
# How long a backup waits for the database, and a restore for somebody who is reading it.
BACKUP_WAIT_S = 30
RESTORE_WAIT_S = 2
_HEADER = b"SQLite format 3\0"
# Bytes 18 and 19 of a database that is no live one: a backup is a single file, without a write-ahead log.
_SINGLE_FILE = b"\1\1"
# What a file is called while it is written; `.<name>.<process>` is how former versions called it.
_UNFINISHED = r"\.{name}(\.key)?\.(\d+|[0-9a-f]{{16}})(-journal)?"
_MOMENT = r"\d{8}T\d{6}Z"


class BackupError(Exception):
    """The message is one sentence for the operator."""


def create(database: Path, file: Path) -> None:
    """Write a copy of `database` as it is now to `file`, whole and checked, or not at all.

    Takes the place of an older backup, and of nothing else. Raises BackupError.
    """
    if not database.is_file():
        raise BackupError(f"There is no database {database}.")
    file = _target(database, file)
    unfinished = _beside(file)
    try:
        _make_folder(file.parent, database.parent)
        with _tidied(file):
            _create(unfinished)
            with _opened(database, BACKUP_WAIT_S) as connection:
                # A reader like any other: nobody waits for it.
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
    """The same into a folder, under a name with the moment in it; of those with this name the newest `keep` stay."""
    if folder.exists() and not folder.is_dir():
        raise BackupError(f"{folder} is a file; where several backups are kept it must be a folder.")
    file = folder / f"{name}-{_moment()}.sqlite"
    create(database, file)
    for old in existing(folder, name)[:-keep]:
        old.unlink()
        _key_of(old).unlink(missing_ok=True)
    return file


def existing(folder: Path, name: str = "signpost") -> list[Path]:
    """The backups that `take_into` has made in a folder, the newest last."""
    form = re.compile(rf"{re.escape(name)}-{_MOMENT}\.sqlite")
    return sorted(file for file in folder.glob(f"{name}-*.sqlite") if form.fullmatch(file.name))


def check(file: Path) -> None:
    """Raises BackupError unless `file` is a whole database of Signpost's."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with _opened(file, BACKUP_WAIT_S) as connection:
            found = str((connection.execute("PRAGMA integrity_check").fetchone() or ["unreadable"])[0])
            tables = _tables(connection)
    except cysqlite.Error as error:
        raise BackupError(f"{file} is no database: {_reason(error)}.") from error
    if found != "ok":
        raise BackupError(f"{file} is damaged: {found.splitlines()[0]}.")
    if not {"workspace", "record"} <= tables:
        raise BackupError(f"{file} is no backup of Signpost.")


def restore(file: Path, instance: Path, known: Collection[str]) -> Path | None:
    """Make a backup the database of `instance`; returns where the one until now was put, None where there was none.

    The new database takes the place of the old one by one rename: whenever this is interrupted, one of the two is
    there. known: the migrations that this code has. Raises BackupError, and InstanceError where somebody has it open.
    """
    try:
        check(file)
        if unknown := sorted(_migrations(file) - set(known)):
            raise BackupError(
                f"{file} was made by a newer Signpost (it has {unknown[-1]}): install that version first."
            )
        database = instance / DATABASE
        if database.exists() and database.samefile(file):
            raise BackupError(f"{file} is the database of {instance} already.")
        instance_folder.prepare(instance)
        _require_owner(instance)
        with instance_folder.alone(instance):
            return _exchange(file, database)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"{file} could not be put back: {_reason(error)}.") from error


def _exchange(file: Path, database: Path) -> Path | None:
    instance, key = database.parent, database.with_name(keys.FILE)
    _remove_unfinished(database)
    new = _beside(database)
    try:
        _create(new)
        with _opened(file, BACKUP_WAIT_S) as connection:
            # A copy of the file would miss what is still in its write-ahead log.
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
    # Clicks that wait belong to the database that is no longer there; that of now knows none of these files.
    for leftover in instance.glob("clicks*"):
        leftover.unlink()
    return aside if kept else None


def _keep(old: Path, aside: Path) -> bool:
    """Give a file a second name, so that it stays when the first one is taken. False: there is none."""
    if not old.exists():
        return False
    try:
        os.link(old, aside)
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.EXDEV):
            raise
        # A file system on which a file has one name only.
        _copy(old, aside, like=old)
    _sync(aside.parent)
    return True


def _name_aside(database: Path) -> Path:
    """A name that nothing has yet."""
    name, number = f"{database.name}.before-{_moment()}", 1
    while any(database.parent.glob(f"{name}*")):
        number += 1
        name = f"{database.name}.before-{_moment()}-{number}"
    return database.with_name(name)


@contextlib.contextmanager
def _nobody_else(database: Path) -> Iterator[None]:
    """While no other program has the database open, and all of it is in the one file.

    Raises BackupError. One that is damaged is as good as closed: it can only be put aside.
    """
    if not database.exists():
        yield
        return
    with contextlib.ExitStack() as stack:
        connection = stack.enter_context(_opened(database, RESTORE_WAIT_S))
        try:
            # SQLite gives the log up only where nobody else has the database open, an idle reader included.
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
    """Where a backup is written that was asked for at `file`. Raises BackupError where something would be lost."""
    try:
        target = file.resolve()
        if target.is_dir():
            raise BackupError(f"{file} is a folder: name a file in it, or keep several backups in it with --keep.")
        _refuse_instance(database, file, target)
        if not _may_be_replaced(target):
            raise BackupError(
                f"{file} is there already and no backup of Signpost, so it was left alone: choose a name."
            )
        if (key := _key_of(target)).exists() and not (key.is_file() and key.stat().st_size == keys.BYTES):
            raise BackupError(f"{key} is there already, and is no key of Signpost: choose another name.")
    except (OSError, RuntimeError) as error:
        raise BackupError(f"The backup {file} could not be written: {_reason(error)}.") from error
    return target


def _refuse_instance(database: Path, file: Path, target: Path) -> None:
    """Raises BackupError for what an instance works with: of this one, also by another name, or of another one."""
    folder, instance = target.parent, database.parent
    marks = (keys.FILE, instance_folder.USE_LOCK, instance_folder.SERVE_LOCK)
    is_inside = folder == instance.resolve() or any((folder / mark).exists() for mark in marks)
    if is_inside or (target.exists() and any(one.samefile(target) for one in instance.iterdir() if one.exists())):
        raise BackupError(
            f"{file} is among the files that an instance works with, and a backup there would destroy it: name another "
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
        with _opened(target, 0) as connection:
            return {"workspace", "record"} <= _tables(connection)
    except cysqlite.Error:
        return False


def _tables(connection: cysqlite.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()}


def _migrations(file: Path) -> set[str]:
    """The names of those that a database has."""
    with _opened(file, BACKUP_WAIT_S) as connection:
        if "schema_migration" not in _tables(connection):
            return set()
        return {row[0] for row in connection.execute("SELECT name FROM schema_migration").fetchall()}


def _require_owner(instance: Path) -> None:
    """Raises BackupError where what is replaced is somebody else's, who could then not open it."""
    if os.geteuid() == 0:
        return  # gives it back to whoever had it
    for path in (instance, instance / DATABASE, instance / keys.FILE):
        if path.exists() and path.stat().st_uid != os.geteuid():
            raise BackupError(f"{path} belongs to another user: put the backup back as that user, or as root.")


def _take_after(new: Path, old: Path) -> None:
    """Give a file the owner, the group and the mode of the one that it replaces; of a first one, of the folder."""
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
    """What lies in the instance folder is its owner's, whoever made it."""
    if instance.resolve() in path.resolve().parents and path.exists():
        instance_folder.give(path, instance)


@contextlib.contextmanager
def _tidied(file: Path) -> Iterator[None]:
    """Without what backups to the same file left behind that were killed.

    Backups into one folder that run at the same time leave each other's files alone: the first one holds the folder.
    """
    descriptor = os.open(file.parent, os.O_RDONLY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # held by another one; or a network folder, which knows no locks
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _remove_unfinished(file)
        yield
    finally:
        os.close(descriptor)


def _remove_unfinished(file: Path) -> None:
    form = re.compile(_UNFINISHED.format(name=re.escape(file.name)))
    for name in os.listdir(file.parent):  # noqa: PTH208  # `glob` takes some names for patterns
        if form.fullmatch(name):
            file.with_name(name).unlink(missing_ok=True)


def _beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.{secrets.token_hex(8)}")


def _key_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


def _is_same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def _moment() -> str:
    """Now, as the name of a file says it: 20261121T120000Z."""
    return times.now_text()[:19].replace(":", "").replace("-", "") + "Z"


@contextlib.contextmanager
def _opened(file: Path, wait_s: float) -> Iterator[cysqlite.Connection]:
    connection = cysqlite.Connection(str(file), timeout=wait_s)
    try:
        yield connection
    finally:
        connection.close()


def _create(file: Path) -> None:
    """An empty file, for its owner alone from the first moment."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def _copy(source: Path, target: Path, like: Path | None = None) -> None:
    """Copy a file in one step: whoever looks sees all of it or what was there before. like: whose owner and mode."""
    unfinished = _beside(target)
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
