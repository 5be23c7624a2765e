"""Files of an instance that are written as a whole or not at all, and belong to its owner."""

import contextlib
import fcntl
import os
import re
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path

from signpost.storage import instance_folder

# The name of a file while it is written; earlier versions named it `.<name>.<process>`.
_UNFINISHED = r"\.{name}(\.key)?\.(\d+|[0-9a-f]{{16}})(-journal)?"


def copy_owner_and_mode(new: Path, old: Path) -> None:
    """Give a file the owner, group and mode of the file that it replaces; a first one gets those of the folder."""
    if old.exists():
        found = old.stat()
        if (found.st_uid, found.st_gid) != (new.stat().st_uid, new.stat().st_gid):
            os.chown(new, found.st_uid, found.st_gid)
        new.chmod(stat.S_IMODE(found.st_mode))
    else:
        instance_folder.give(new)


@contextlib.contextmanager
def leftovers_removed(file: Path) -> Iterator[None]:
    """Remove the unfinished files of killed backups to the same file.

    Backups to one folder that run at the same time leave each other's files alone: the first one locks the folder.
    """
    descriptor = os.open(file.parent, os.O_RDONLY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # locked by another one; or a network folder without locks
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            remove_unfinished(file)
        yield
    finally:
        os.close(descriptor)


def remove_unfinished(file: Path) -> None:
    form = re.compile(_UNFINISHED.format(name=re.escape(file.name)))
    for name in os.listdir(file.parent):  # noqa: PTH208  # `glob` would read some names as patterns
        if form.fullmatch(name):
            file.with_name(name).unlink(missing_ok=True)


def unfinished_name(file: Path) -> Path:
    return file.with_name(f".{file.name}.{secrets.token_hex(8)}")


def create_empty(file: Path) -> None:
    """Create an empty file that only its owner may open."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def copy(source: Path, target: Path, like: Path | None = None) -> None:
    """Replace a file by a copy in one step. like: the file whose owner and mode the copy gets."""
    unfinished = unfinished_name(target)
    try:
        create_empty(unfinished)
        with source.open("rb") as content, unfinished.open("r+b") as target_file:
            while part := content.read(1 << 20):
                target_file.write(part)
            target_file.flush()
            os.fsync(target_file.fileno())
        if like is not None:
            copy_owner_and_mode(unfinished, like)
        unfinished.replace(target)
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


def sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# What cysqlite says around the sentence of SQLite: what it was doing, the statement, the codes.
_OF_DRIVER = re.compile(r"^error [a-z ]+: (?:\[.*\] )?(?=\S)| ?\(code=\d+, ext=\d+\)\.?$", re.S)


def reason(error: BaseException) -> str:
    """Why something failed, for the operator: a sentence without its full stop."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else _OF_DRIVER.sub("", str(error))
    return text.rstrip(".")
