"""Look at the files of a database that an app of this process has open.

SQLite's locks are POSIX locks: a process that closes any descriptor of a file loses all its locks on it. The SQLite
library of the app (cysqlite's) keeps count of its own descriptors. It knows nothing of those of a second copy of the
library, which `sqlite3` of Python is, nor of those of `read_bytes` and `shutil.copy`; and two copies do not meet each
other's locks. So rows are read with the app's library, and bytes by another process.

The database of another process, such as a server, may be read in any way.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import cysqlite
from flask import Flask

from signpost.storage import database
from signpost.storage.engines.sqlite import SqliteEngine

_COPY = "import shutil, sys; shutil.copytree(sys.argv[1], sys.argv[2])"


def rows(file: Path, sql: str) -> list[Any]:
    """What a statement returns."""
    with closing(cysqlite.Connection(str(file))) as connection:
        return connection.execute(sql).fetchall()


@contextmanager
def write_lock(file: Path) -> Iterator[None]:
    """Hold the lock of a writer, so that nobody else can write."""
    with closing(cysqlite.Connection(str(file))) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


def content(file: Path) -> bytes:
    """The bytes of a file."""
    return subprocess.run(["cat", file], check=True, capture_output=True).stdout


def contents(folder: Path) -> dict[str, bytes]:
    """The bytes of each file in a folder and below, by its path."""
    return {str(path): content(path) for path in sorted(folder.rglob("*")) if path.is_file()}


def all_stored(app: Flask) -> bytes:
    """The bytes of what an app has stored: the files of its folder, and the rows of a database elsewhere."""
    used, rows = database.of(app), b""
    with app.app_context():
        if isinstance(used, SqliteEngine):
            used.run("PRAGMA wal_checkpoint(TRUNCATE)")
        else:
            rows = repr([used.run(f'SELECT * FROM "{table}"').fetchall() for table in used.get_tables()]).encode()
    return rows + b"".join(contents(used.folder).values())


@contextmanager
def round_trips(app: Flask) -> Iterator[list[str]]:
    """The statements that this thread sends to the database of an app: with PostgreSQL, each is a wait for a server.

    Of a file only what reads: rows that are written with one call are as many statements there.
    """
    used, found = database.of(app), list[str]()
    if not isinstance(used, SqliteEngine):

        def note(event: Any) -> None:
            found.append(event.sql)

        used.query_hooks.append(note)
        yield found
        used.query_hooks.remove(note)
        return
    with app.app_context():
        # It goes back to the pool, where the next request finds it.
        connection = used.connection()
    connection.trace(
        lambda _kind, _id, sql, _ns: found.append(sql) if sql.lstrip().startswith("SELECT") else None, expand_sql=False
    )
    yield found
    connection.trace(None)


def copy_folder(folder: Path, target: Path) -> Path:
    """Copy an instance folder as it is at this moment."""
    subprocess.run([sys.executable, "-c", _COPY, folder, target], check=True)
    return target
