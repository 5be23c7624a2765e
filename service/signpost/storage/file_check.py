"""Whether the file of the database is one of ours, and whole: what a start, and /readyz, can find out in no time.

Not one byte of another program's file is changed: it is looked at without locks and without a log of its own.
"""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import cysqlite
import peewee

HEADER = b"SQLite format 3\0"
_HEADER_BYTES = 100
# A file of up to this size is looked through in a few milliseconds. Damage in a larger one is found when it is read.
MAX_CHECKED_BYTES = 4 * 1024 * 1024
# The table in which migrations are noted, and two that every version has.
_OURS = "schema_migration"
_TABLES = {"workspace", "record"}


class BadFile(Exception):
    """The file cannot be the database; the message goes on after its path."""


class DamagedFile(BadFile):
    """Of which a backup is the way back."""


def require_healthy(path: Path) -> None:
    """Raises BadFile for a file that another program has made, that is too short, or that is damaged.

    What SQLite itself refuses is left to it.
    """
    try:
        with path.open("rb") as content:
            header = content.read(_HEADER_BYTES)
        size, has_log = path.stat().st_size, _has_log(path)
    except OSError:
        return
    if len(header) < _HEADER_BYTES or not header.startswith(HEADER):
        return
    if not has_log and (whole := _whole_size(header)) is not None and size < whole:
        raise BadFile(
            f"has {size:,} bytes and should have {whole:,}: a part of it is missing. Restore a backup "
            "(`signpost restore FILE`)."
        )
    try:
        # Without its log, which may hold newer pages: they are not part of the file yet.
        with contextlib.closing(cysqlite.Connection(f"file:{quote(str(path))}?immutable=1", uri=True)) as connection:
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and _OURS not in tables:
                _refuse_others(tables)
            if size <= MAX_CHECKED_BYTES and not has_log:
                found = str((connection.execute("PRAGMA quick_check(1)").fetchone() or ["unreadable"])[0])
                # Another process may have begun to write meanwhile.
                if found != "ok" and not _has_log(path):
                    raise DamagedFile("is damaged.")
    except cysqlite.Error:
        # What cannot be read like this is damaged, or its log is needed: SQLite finds out.
        return


def is_damaged(path: Path) -> bool:
    """Whether SQLite finds damage in the whole file, with its log: of a large one that takes minutes."""
    if not path.is_file():
        return False
    try:
        with contextlib.closing(cysqlite.Connection(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
            return str((connection.execute("PRAGMA quick_check(1)").fetchone() or ["unreadable"])[0]) != "ok"
    except (cysqlite.DatabaseLockedError, cysqlite.OperationalError):
        return False
    except (cysqlite.Error, UnicodeDecodeError):
        return True


def _refuse_others(tables: set[str]) -> None:
    if tables >= _TABLES:
        raise BadFile(
            f"has lost its table {_OURS}, so it cannot be told which version it is of. Restore a backup "
            "(`signpost restore FILE`)."
        )
    shown = ", ".join(sorted(tables)[:3])
    raise BadFile(
        f"is the database of another program (it has the table {shown}), so it was left as it is. Move it away, or "
        "set SIGNPOST_INSTANCE to another folder."
    )


def _has_log(path: Path) -> bool:
    """Whether some of the database may be in a log that is not part of the file yet."""
    for suffix in ("-wal", "-journal"):
        with contextlib.suppress(OSError):
            if path.with_name(path.name + suffix).stat().st_size > 0:
                return True
    return False


def _whole_size(header: bytes) -> int | None:
    """How large the file must be; None: its header does not say."""
    (page_size,) = struct.unpack(">H", header[16:18])
    changes, pages, valid_for = (struct.unpack(">I", header[at : at + 4])[0] for at in (24, 28, 92))
    if changes != valid_for or not pages:
        return None
    return int(pages) * (65_536 if page_size == 1 else int(page_size))


def lost_log(path: Path) -> str | None:
    """A sentence where the log of a process that did not end in order is gone: SQLite deletes its index first."""
    wal, index = (path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))
    # In this order, and twice: another process may open or close the database now.
    if not path.exists() or wal.exists() or not index.exists() or wal.exists():
        return None
    return (
        f"{wal.name} is gone, though {index.name} is there: it was deleted. The last changes were in it, and "
        f"are lost unless it is put back before the start. If they matter, restore a backup (`signpost restore FILE`)."
    )


def missing(columns: Iterable[tuple[str, str]], tables: Iterable[type[peewee.Model]]) -> str | None:
    """What a file with these columns (table, name) lacks of those that tables have; None: nothing."""
    found: dict[str, set[str]] = {}
    for table, column in columns:
        found.setdefault(table, set()).add(column)
    lacking = []
    for model in tables:
        meta: Any = model._meta
        if meta.table_name not in found:
            lacking.append(f"the table {meta.table_name}")
            continue
        names = {field.column_name for field in meta.sorted_fields} - found[meta.table_name]
        lacking += [f"the column {meta.table_name}.{name}" for name in sorted(names)]
    if not lacking:
        return None
    more = f" and {len(lacking) - 3} more" if len(lacking) > 3 else ""
    return f"lacks {', '.join(lacking[:3])}{more}: something other than Signpost has changed it"
