"""Creating backups of an instance while it serves.

A backup is one SQLite file, consistent at one moment, and next to it the key of the instance (`<file>.key`), without
which notifications would be signed differently.
"""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import cysqlite

from signpost.domain import times
from signpost.storage import atomic_files, instance_folder, keys

# How many of the backups that a start creates before it migrates are kept.
RETAIN_BACKUPS = 3
# The file in the instance folder that was touched when an operator last made a backup.
LAST = "last-backup"
# How long a backup waits for the database.
BACKUP_WAIT_S = 30
_HEADER = b"SQLite format 3\0"
# Bytes 18 and 19 of a database without a write-ahead log: a backup is a single file.
_SINGLE_FILE = b"\1\1"
_MOMENT = r"\d{8}T\d{6}Z"


_NO_BACKUP = "{} exists and is not a backup of Signpost, so it was not changed: choose another name."


class BackupError(Exception):
    """The message is one sentence for the operator."""


def create(database: Path, file: Path) -> None:
    """Write a copy of `database` as it is now to `file`, complete and checked, or not at all.

    Replaces an older backup, and nothing else. Raises BackupError.
    """
    if not database.is_file():
        raise BackupError(f"There is no database {database}.")
    file = _target(database, file)
    unfinished = atomic_files.unfinished_name(file)
    try:
        _make_folder(file.parent, database.parent)
        with atomic_files.leftovers_removed(file):
            atomic_files.create_empty(unfinished)
            copy(database, unfinished)
            check(unfinished)
            atomic_files.sync(unfinished)
            if (key := database.with_name(keys.FILE)).is_file():
                atomic_files.copy(key, key_of(file))
            unfinished.replace(file)
            for created in (file, key_of(file)):
                _give(created, database.parent)
            atomic_files.sync(file.parent)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"The backup {file} could not be written: {atomic_files.reason(error)}.") from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


def require_place(database: Path, place: Path) -> None:
    """Raises BackupError where the folder of a backup, or of a folder of backups, is missing: a typo, or no disk there.

    Those in the instance folder are made.
    """
    folder = place.parent
    if not folder.is_dir() and database.parent.resolve() not in folder.resolve().parents:
        raise BackupError(f"There is no folder {folder}. Create it first, or mount its disk.")


def copy(database: Path, file: Path) -> None:
    """Write a database, with what is in its write-ahead log, to a file that is empty or missing.

    It is a reader like any other, and blocks no writer.
    """
    with open_file(database, BACKUP_WAIT_S) as connection:
        connection.execute("VACUUM INTO ?", (str(file),))


def note_backup(instance: Path) -> None:
    """Note that a backup was made just now, for the metrics. Where that is not possible, the backup is good anyway."""
    mark = instance / LAST
    with contextlib.suppress(OSError):
        mark.touch(mode=0o600)
        instance_folder.give(mark, instance)


def last_at(database: Path) -> float | None:
    """When the last backup of `database` was made, in seconds since 1970; None: there was none."""
    try:
        return database.with_name(LAST).stat().st_mtime
    except OSError:
        return None


def create_named(database: Path, folder: Path, name: str = "signpost") -> Path:
    """Write a backup to a folder, with the time in its name."""
    if folder.exists() and not folder.is_dir():
        raise BackupError(f"{folder} is a file; where several backups are kept it must be a folder.")
    file = folder / f"{name}-{times.file_stamp()}.sqlite"
    create(database, file)
    return file


def rotate(folder: Path, keep: int, made: Path, name: str = "signpost") -> None:
    """Keep `made`, which was written just now, and of the other backups with this name the newest `keep` - 1.

    Those with a time that is still to come are the first to go: a clock was wrong, and each is older than `made`.
    Raises BackupError where one cannot be removed.
    """
    is_past = f"{name}-{times.file_stamp()}.sqlite"
    others = [file for file in existing(folder, name) if file != made]
    others.sort(key=lambda file: (file.name <= is_past, file.name))
    for old in others[: max(0, len(others) - (keep - 1))]:
        try:
            remove(old)
        except OSError as error:
            raise BackupError(
                f"The backup {made} was written, but the old one {old} could not be removed: "
                f"{atomic_files.reason(error)}."
            ) from error


def remove(file: Path) -> None:
    """Delete a backup with its key."""
    # Another command that rotates the same folder may have been faster.
    file.unlink(missing_ok=True)
    key_of(file).unlink(missing_ok=True)


def existing(folder: Path, name: str = "signpost") -> list[Path]:
    """The backups that `create_named` has written to a folder, by the times in their names, the latest last."""
    form = re.compile(rf"{re.escape(name)}-{_MOMENT}\.sqlite")
    return sorted(file for file in folder.glob(f"{name}-*.sqlite") if form.fullmatch(file.name) and file.is_file())


def check(file: Path) -> None:
    """Raises BackupError unless `file` is an undamaged database of Signpost."""
    if file.is_dir():
        backups = existing(file)
        newest = f"Its newest backup is {backups[-1]}." if backups else "No backup is in it."
        raise BackupError(f"{file} is a folder. {newest}")
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with file.open("rb") as content:
            head = content.read(len(_HEADER))
        if head and head != _HEADER:
            raise BackupError(f"{file} is no database, and so no backup of Signpost.")
        with open_file(file, BACKUP_WAIT_S) as connection:
            found = str((connection.execute("PRAGMA integrity_check").fetchone() or ["unreadable"])[0])
            tables = tables_of(connection)
    except (OSError, cysqlite.Error) as error:
        raise BackupError(f"{file} cannot be read: {atomic_files.reason(error)}.") from error
    if found != "ok":
        raise BackupError(f"{file} is damaged: {found.splitlines()[0]}.")
    if not {"workspace", "record"} <= tables:
        raise BackupError(f"{file} is not a backup of Signpost.")


# --- what may be written where -----------------------------------------------------------------------------------


def _target(database: Path, file: Path) -> Path:
    """Where a backup to `file` is written. Raises BackupError where something would be lost."""
    try:
        # Before its name is resolved, which for a pipe is none.
        if file.exists() and not (file.is_file() or file.is_dir()):
            raise BackupError(_NO_BACKUP.format(file))
        target = file.resolve()
        if target.is_dir():
            raise BackupError(f"{file} is a folder: name a file in it, or keep several backups in it with --keep.")
        _refuse_instance(database, file, target)
        if not _may_be_replaced(target):
            raise BackupError(_NO_BACKUP.format(file))
        if (key := key_of(target)).exists() and not (key.is_file() and key.stat().st_size == keys.BYTES):
            raise BackupError(f"{key} exists and is not a key of Signpost: choose another name.")
    except (OSError, RuntimeError) as error:
        raise BackupError(f"The backup {file} could not be written: {atomic_files.reason(error)}.") from error
    return target


def _refuse_instance(database: Path, file: Path, target: Path) -> None:
    """Raises BackupError for the files of an instance: this one, also under another name, or another one."""
    folder, instance = target.parent, database.parent
    marks = (keys.FILE, instance_folder.USE_LOCK, instance_folder.SERVE_LOCK)
    is_inside = folder == instance.resolve() or any((folder / mark).exists() for mark in marks)
    if is_inside or (target.exists() and any(entry.samefile(target) for entry in instance.iterdir() if entry.exists())):
        raise BackupError(
            f"{file} is a file that an instance uses, and a backup there would destroy it: name another "
            f"file, such as {instance / 'backups' / 'signpost.sqlite'}."
        )


def _may_be_replaced(target: Path) -> bool:
    """Whether there is nothing at `target`, or a backup. An empty file is one of somebody else, which may be a lock."""
    if not target.exists():
        return True
    if not target.is_file():
        return False
    with target.open("rb") as content:
        head = content.read(20)
    if head[:16] != _HEADER or head[18:] != _SINGLE_FILE:
        return False
    try:
        with open_file(target, 0) as connection:
            return {"workspace", "record"} <= tables_of(connection)
    except cysqlite.Error:
        return False


def tables_of(connection: cysqlite.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()}


def _make_folder(folder: Path, instance: Path) -> None:
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _give(folder, instance)


def _give(path: Path, instance: Path) -> None:
    """Give the files in the instance folder to its owner, whichever user created them."""
    if instance.resolve() in path.resolve().parents and path.exists():
        instance_folder.give(path, instance)


def key_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


@contextlib.contextmanager
def open_file(file: Path, wait_s: float) -> Iterator[cysqlite.Connection]:
    connection = cysqlite.Connection(str(file), timeout=wait_s)
    try:
        yield connection
    finally:
        connection.close()
