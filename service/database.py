"""The database of the active app: open, migrate, write.

SQLite in WAL mode with `synchronous=FULL`: an answer means that the change is on disk. One writer at a time in
the process, by a lock in front of BEGIN IMMEDIATE; readers never wait.
"""

import contextlib
import fcntl
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cysqlite
import peewee
from flask import Flask, current_app
from playhouse.cysqlite_ext import PooledCySqliteDatabase
from playhouse.migrations import Runner

from service import backup
from service.errors import ServiceError, StorageBusy, StorageFull

FILE_NAME = "signpost.sqlite"
# Older libraries can corrupt a database when a WAL reset meets a checkpoint.
OLDEST_SQLITE = (3, 51, 3)
# How long a change waits for another one, in this process or in another.
WRITE_WAIT_S = 10
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": "full",
    "foreign_keys": 1,
    "busy_timeout": WRITE_WAIT_S * 1000,
    # After a burst of writes the WAL file shrinks to this size again.
    "journal_size_limit": 16 * 1024 * 1024,
}
_EXTENSION = "signpost.database"


class DatabaseError(Exception):
    """The database cannot be used; the message is one sentence for the operator."""


class Database(PooledCySqliteDatabase):
    """One file and its connections: one per thread while that thread has an app context, then back to the pool."""

    def __init__(self, path: Path):
        # 0 connections: no limit. Threads are few and fixed in the server; a pool that refuses would only add an error.
        super().__init__(str(path), rank_functions=False, max_connections=0, pragmas=PRAGMAS)
        self.path = path
        self.writing = threading.RLock()
        # Whether another process may be serving from this file; see `atomic`.
        self.shared = True
        # Called with (host, alias or None) after each committed change that visitors could notice.
        self.listeners: list[Callable[[str, str | None], object]] = []


class CurrentDatabase(peewee.DatabaseProxy):
    """What the models are bound to: whichever database belongs to the active app.

    `bind()` would change the model classes for every thread; asking the app context keeps two apps in one
    process apart, also when they are nested.
    """

    def __init__(self) -> None:
        self._callbacks: list[Callable[..., object]] = []

    @property
    def obj(self) -> Database | None:
        return current_app.extensions[_EXTENSION] if current_app else None

    def __getattr__(self, name: str) -> Any:
        if self.obj is None:
            raise AttributeError("The database belongs to an app: work inside `with app.app_context():`.")
        return getattr(self.obj, name)


def init_app(app: Flask) -> None:
    """Open the app's database and bring its tables up to date."""
    if cysqlite.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise DatabaseError(
            f"SQLite {cysqlite.sqlite_version} is too old: at least {oldest} is needed. Install a newer cysqlite."
        )
    instance = Path(app.config["INSTANCE"])
    try:
        instance.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"The instance folder {instance} cannot be made: {error.strerror}.") from None
    database = app.extensions[_EXTENSION] = Database(instance / FILE_NAME)
    app.teardown_appcontext(lambda _: _give_back(database))
    migrate(database, may=app.config["MIGRATE"])


def of(app: Flask) -> Database:
    return app.extensions[_EXTENSION]


def current() -> Database:
    return current_app.extensions[_EXTENSION]


def _give_back(database: Database) -> None:
    # An inner app context of the same thread must not take the connection from an outer one's transaction.
    if not database.is_closed() and database.transaction_depth() == 0:
        database.close()


def migrations_folder() -> Path:
    """Beside this file in an installed package, at the top of the tree in a checkout."""
    packaged = Path(__file__).with_name("migrations")
    return packaged if packaged.is_dir() else Path(__file__).parents[1] / "migrations"


def migrate(database: Database, *, may: bool = True) -> list[str]:
    """Apply the migrations that the file does not have yet, one process at a time; returns their names.

    A file with something in it is backed up first. may: False refuses where there is anything to do.
    """
    try:
        with (database.path.parent / "migrate.lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            with database.connection_context():
                runner = Runner(database, str(migrations_folder()))
                unknown = [entry.name for entry in runner.status() if entry.path is None]
                if unknown:
                    raise DatabaseError(
                        f"{database.path} was made by a newer Signpost (it has {unknown[-1]}): install that version."
                    )
                pending = [entry.name for entry in runner.status() if not entry.applied]
                if pending and len(pending) < len(runner.status()):
                    if not may:
                        raise DatabaseError(
                            f"{database.path} is older than this Signpost (without {pending[0]}), and MIGRATE is off."
                        )
                    backup.take_into(database.path, database.path.parent / "backups", backup.KEPT, "before-migration")
                return runner.up()
    except backup.BackupError as error:
        raise DatabaseError(f"{error} Nothing was migrated.") from error
    except (peewee.DatabaseError, OSError) as error:
        raise DatabaseError(f"{database.path} cannot be opened: {_reason(error)}.") from error


def _reason(error: BaseException) -> str:
    return str(error).split("] ")[-1].rstrip(".")


@contextlib.contextmanager
def atomic() -> Iterator[None]:
    """A write: all of the block or nothing, alone in this process, on disk when the block ends.

    Keep it short and free of network calls. Blocks may be nested; the outermost commits. Raises StorageFull or
    StorageBusy when SQLite cannot write, after undoing everything.
    """
    database = current()
    if not database.writing.acquire(timeout=WRITE_WAIT_S):
        raise StorageBusy
    try:
        with database.atomic("IMMEDIATE"):
            yield
            if database.shared and database.transaction_depth() == 1:
                # We are beside the server, not in it: this makes it look again (visits/rules.py).
                database.execute_sql("UPDATE state SET value = value + 1 WHERE name = 'generation'")
    except (peewee.PeeweeException, cysqlite.Error) as error:
        if (refusal := _refusal(error)) is not None:
            raise refusal from error
        raise
    finally:
        database.writing.release()


def _refusal(error: BaseException) -> ServiceError | None:
    """What a caller is told of a write that SQLite did not take; None for errors of another kind."""
    # When the disk is full SQLite may have rolled back by itself; peewee's own attempt then fails with "cannot
    # rollback", and the cause is found further down.
    link: BaseException | None = error
    seen = []
    while link is not None and link not in seen:
        if isinstance(link, cysqlite.DiskFullError) or "disk is full" in str(link) or "disk I/O error" in str(link):
            return StorageFull()
        if isinstance(link, cysqlite.DatabaseLockedError) or "database is locked" in str(link):
            return StorageBusy()
        seen.append(link)
        link = link.__cause__ or link.__context__
    return None


def after_commit(action: Callable[[], object]) -> None:
    """Run `action` once the outermost transaction is on disk; at once where there is none."""
    current().after_commit(action)


def announce(host: str, alias: str | None = None) -> None:
    """Tell the app's listeners, once it is committed, that a record changed, or a hostname itself (no alias)."""
    database = current()
    database.after_commit(lambda: [listener(host, alias) for listener in database.listeners])
