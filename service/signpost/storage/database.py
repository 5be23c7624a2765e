"""The database of the active app: open, migrate, write.

SQLite in WAL mode with `synchronous=FULL`: when a request is answered, its change is on disk. Around BEGIN IMMEDIATE
one thread of the process writes at a time (storage/write_turns.py); readers never wait.
"""

import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import cysqlite
import peewee
from flask import Flask, current_app
from playhouse.cysqlite_ext import PooledCySqliteDatabase

from signpost.domain import ids
from signpost.domain.errors import StorageBusy, StorageFailed
from signpost.storage import instance_folder, keys, migrations
from signpost.storage.app_parts import attach, current_parts, parts_of
from signpost.storage.instance_folder import DATABASE, InstanceError
from signpost.storage.keys import BadKey
from signpost.storage.migrations import DatabaseError
from signpost.storage.refusals import is_damage, is_locked, refusal
from signpost.storage.write_turns import WriteTurns, current_patience

# Older libraries can corrupt a database when a WAL reset meets a checkpoint.
MIN_SQLITE = (3, 51, 3)
# How long a write waits for another one, in this or another process.
WRITE_WAIT_S = 10
# The same while the process is stopping: systemd kills it after 20 seconds.
STOPPING_WAIT_S = 2
# A wait that is longer than this is long: a request that waits lets another one have its place.
LONG_WAIT_S = 0.25
# While another process holds the lock, we try again after these times, the last of them again and again. SQLite's own
# wait would hear of nothing meanwhile; its pauses grow to 100 ms, with which it often loses to a program that has none.
_RETRY_S = (0.001, 0.002, 0.005, 0.01)
# How soon a thread that waits notices that the process is stopping.
_STEP_S = 0.1
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": "full",
    "foreign_keys": 1,
    "busy_timeout": WRITE_WAIT_S * 1000,
    # After a burst of writes the WAL file shrinks to this size again.
    "journal_size_limit": 16 * 1024 * 1024,
}

# Shown in the order in which their rows were made. Ids go on after the newest one: the clock may have been ahead then.
ORDERED_BY_ID = frozenset({"change", "job", "delivery", "mail"})
# A log of this size does not come from many changes alone.
LARGE_WAL_BYTES = 64 * 1024 * 1024

logger = logging.getLogger("signpost.database")

# SQLITE_DBCONFIG_ENABLE_QPSG, which the types of cysqlite do not list.
_STABLE_PLANS = 1007


class Generation:
    """A number in the file that rises with each change, and the value up to which the caches of this process are right.

    A change by this process reaches its caches directly (`announce`); only changes by others empty them.
    """

    def __init__(self) -> None:
        self._known = -1

    def raise_to(self, value: int) -> None:
        """This process is about to commit `value`, and holds the file's write lock."""
        # Otherwise another process has changed something since the last look, which `catch_up` must still find.
        if value == self._known + 1:
            self._known = value

    def forget(self) -> None:
        """What was about to be committed may not have been: another process can reach the same value."""
        self._known = -1

    def catch_up(self, value: int) -> bool:
        """Whether another process has changed something, given the value in the file now."""
        if value <= self._known:
            return False
        self._known = value
        return True


class Database(PooledCySqliteDatabase):  # type: ignore[misc, unused-ignore]  # untyped
    """One file and its connections: one per thread while that thread has an app context, then back to the pool."""

    def __init__(self, path: Path, pragmas: Mapping[str, object] = PRAGMAS):
        # 0: no limit. The server has few threads; a limit would only add an error.
        super().__init__(str(path), rank_functions=False, max_connections=0, pragmas=dict(pragmas))
        self.path = path
        # Which file was opened: later the path may name another one.
        self._identity: tuple[int, int] | None = None
        self._use: instance_folder.Use | None = None
        # The migrations that `open` has applied, and the backup of the file before them.
        self.migrated: list[str] = []
        self.backup: Path | None = None
        self.is_ended = False
        # Sentences for the operator about what `open` has found.
        self.notices: list[str] = []
        # The version of the schema in which nothing was missing (storage/file_check.py).
        self.checked_schema: int | None = None
        self.writing = WriteTurns()
        # How long the thread that has its turn to write waits for other processes.
        self._wait: _WriteWait | None = None
        self.hurried_at: float | None = None
        # Whether SQLite has found a damaged page. That does not go away.
        self.is_damaged = False
        self.generation = Generation()
        # What the transaction of the present writer writes at its end: see `before_commit`.
        self.unwritten: list[tuple[Callable[[list[Any]], object], Any]] = []
        # Called with (host, alias or None) after each commit that changes what visitors get.
        self.listeners: list[Callable[[str, str | None], object]] = []

    def open(self, *, may_migrate: bool) -> None:
        """Bring its tables up to date. Until it is closed no other database can be restored in its place."""
        self._use = instance_folder.Use(self.path.parent)
        migrations.migrate(self, may=may_migrate)
        self._identity = _identity(self.path)
        with self.connection_context():
            for table in ORDERED_BY_ID & set(self.get_tables()):
                ((newest,),) = self.execute_sql(f"SELECT max(id) FROM {table}").fetchall()
                if newest is not None:
                    ids.go_on_after(newest)

    def hurry(self) -> None:
        """The process is stopping: from now on no write waits long for another one."""
        self.hurried_at = self.hurried_at or time.monotonic()

    @property
    def is_lost(self) -> bool:
        """Whether the file was deleted or replaced."""
        return self._identity is not None and self._identity != _identity(self.path)

    def warnings(self) -> list[str]:
        """Sentences for the operator about its files, which do not stop the service."""
        try:
            wal_bytes = self.path.with_name(f"{self.path.name}-wal").stat().st_size
        except OSError:
            wal_bytes = 0
        if wal_bytes <= LARGE_WAL_BYTES:
            return list(self.notices)
        size = f"{self.path.name}-wal has {wal_bytes / 1e6:.0f} MB"
        return [*self.notices, f"{size}: some program has been reading for long, and it grows until that ends."]

    def require_file(self) -> None:
        """Raises StorageFailed where writes would go to a file that was deleted or replaced."""
        if self.is_lost:
            raise StorageFailed(
                f"The database file {self.path.name} was deleted or replaced while the server runs, so nothing was "
                "changed. Stop the server, put the file back, and start it again."
            )

    def _connect(self) -> Any:
        if self.is_ended:
            raise RuntimeError("This app was closed (close_app), and does nothing now: create another one.")
        # SQLite would create an empty database where there is none.
        self.require_file()
        connection = super()._connect()
        # Otherwise SQLite plans many statements again each time they are given values, in case those ask for another
        # index. So where an index holds only some rows, say in the SQL which ones: a value given later is unknown.
        connection.db_config(_STABLE_PLANS, 1)
        return connection

    def end(self) -> None:
        """Close it for good: a connection that is needed after that is refused."""
        self.is_ended = True
        self.close_all()

    def close_all(self) -> None:
        super().close_all()
        if self._use is not None:
            self._use.release()

    def begin_write(self, wait_s: float = WRITE_WAIT_S) -> None:
        """Wait for the turn of this thread to write, for up to `wait_s` seconds. Raises StorageBusy."""
        if self.writing.is_mine():
            self.writing.acquire()
            return
        wait = _WriteWait(self, wait_s)
        if self.writing.held_s > LONG_WAIT_S:
            wait.step_aside()
        while not self.writing.acquire(wait.workspace, min(_STEP_S, wait.left_s)):
            if wait.left_s <= 0:
                raise StorageBusy
            if self.writing.held_s > LONG_WAIT_S:
                wait.step_aside()
        self._wait = wait

    def begin(self, lock_type: str | None = None) -> None:
        """Begin a transaction. A write (IMMEDIATE) waits for other processes, as `begin_write` was told."""
        if lock_type != "IMMEDIATE" or self._wait is None:
            super().begin(lock_type)
            return
        wait, self._wait = self._wait, None
        # SQLite would wait by itself, and hear of nothing meanwhile.
        self.execute_sql("PRAGMA busy_timeout = 0")
        try:
            for pause_s in itertools.chain(_RETRY_S, itertools.repeat(_RETRY_S[-1])):
                try:
                    super().begin(lock_type)
                    return
                except peewee.OperationalError as error:
                    if not is_locked(error) or wait.left_s <= 0:
                        raise
                if wait.has_lasted_s > LONG_WAIT_S:
                    wait.step_aside()
                time.sleep(pause_s)
        finally:
            self.execute_sql(f"PRAGMA busy_timeout = {PRAGMAS['busy_timeout']}")

    def execute_sql(self, sql: str, params: Any = None) -> Any:
        try:
            return super().execute_sql(sql, params)
        except peewee.PeeweeException as error:
            self.is_damaged = self.is_damaged or is_damage(error)
            raise


class _WriteWait:
    """One wait for the write lock: until when, and for whom."""

    def __init__(self, database: Database, wait_s: float):
        self._database = database
        self._patience = current_patience()
        self._began_at = time.monotonic()
        self._until = self._began_at + wait_s
        if self._patience is not None:
            self._until = min(self._until, self._began_at + self._patience.wait_s, self._patience.until)
        self._is_aside = False

    @property
    def workspace(self) -> str:
        return "" if self._patience is None else self._patience.workspace

    @property
    def has_lasted_s(self) -> float:
        return time.monotonic() - self._began_at

    @property
    def left_s(self) -> float:
        until, hurried_at = self._until, self._database.hurried_at
        if hurried_at is not None:
            # All requests together have this long from then on; what the process itself writes at its end, each time.
            began = hurried_at if self._patience is not None else max(hurried_at, self._began_at)
            until = min(until, began + STOPPING_WAIT_S)
        return max(0.0, until - time.monotonic())

    def step_aside(self) -> None:
        """Before a wait that may be long. Raises Busy where too many wait already."""
        if self._patience is not None and not self._is_aside:
            self._patience.step_aside()
            self._is_aside = True


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class CurrentDatabase(peewee.DatabaseProxy):
    """What the models are bound to: the database of the active app.

    `bind()` would change the model classes for all threads. The app context keeps two apps in one process apart, also
    when they are nested.
    """

    @property
    def obj(self) -> Database | None:
        return current() if current_app else None

    @obj.setter
    def obj(self, database: None) -> None:
        """peewee's `initialize` sets it once, to None: the app context determines the database."""

    def __getattr__(self, name: str) -> Any:
        if self.obj is None:
            raise AttributeError("The database belongs to an app: work inside `with app.app_context():`.")
        return getattr(self.obj, name)


def init_app(app: Flask) -> None:
    """Open the app's database and bring its tables up to date."""
    if cysqlite.sqlite_version_info < MIN_SQLITE:
        needed = ".".join(map(str, MIN_SQLITE))
        raise DatabaseError(
            f"SQLite {cysqlite.sqlite_version} is too old: at least {needed} is needed. Install a newer cysqlite."
        )
    instance = Path(app.config["INSTANCE"])
    try:
        instance_folder.prepare(instance)
        keys.check(instance)
        database = parts_of(app).add(Database(instance / DATABASE))
        app.teardown_appcontext(lambda _: _release(database))
        database.open(may_migrate=app.config["MIGRATE"])
        _require_key(database)
    except (InstanceError, BadKey) as error:
        raise DatabaseError(str(error)) from None


def _require_key(database: Database) -> None:
    """Raises BadKey; DatabaseError where a new key cannot be written."""
    instance = database.path.parent
    try:
        with database.connection_context():
            keys.require(database.execute_sql, instance)
    except (peewee.DatabaseError, cysqlite.Error, OSError) as error:
        if (refused := refusal(error, instance)) is None:
            raise DatabaseError(f"The key of {instance} cannot be used: {error}.") from error
        # It is stored at the next start. A full disk, and a disk that is read-only, stop no server.
        logger.warning("The check value of the key could not be stored: %s", refused.message)


def private(app: Flask, path: Path) -> Database:
    """Have `app` work on a database that no other process uses and that need not survive a loss of power."""
    database = Database(path, {**PRAGMAS, "journal_mode": "memory", "synchronous": "off"})
    attach(app, parts_of(app).replaced(database))
    return database


def of(app: Flask) -> Database:
    return parts_of(app)[Database]


def current() -> Database:
    return current_parts()[Database]


def execute(sql: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> cysqlite.Cursor:
    """Run a statement that is written by hand (storage/statements/); returns its cursor. Raises cysqlite.Error.

    Through peewee's `execute_sql` a short one takes a quarter longer.
    """
    database = current()
    try:
        cursor: cysqlite.Cursor = database.connection().execute(sql, values)
        return cursor
    except cysqlite.Error as error:
        database.is_damaged = database.is_damaged or is_damage(error)
        raise


def execute_many(sql: str, rows: Iterable[Sequence[Any]]) -> None:
    """Run such a statement with the values of each row. Raises cysqlite.Error."""
    database = current()
    try:
        database.connection().executemany(sql, rows)
    except cysqlite.Error as error:
        database.is_damaged = database.is_damaged or is_damage(error)
        raise


def _release(database: Database) -> None:
    # An inner app context of the same thread must not take the connection from an outer one's transaction.
    if not database.is_closed() and database.transaction_depth() == 0:
        database.close()


# Makes other processes check their caches (visits/cache.py).
_RAISE_GENERATION = "UPDATE state SET value = value + 1 WHERE name = 'generation' RETURNING value"


@contextlib.contextmanager
def atomic(wait_s: float = WRITE_WAIT_S) -> Iterator[None]:
    """A write: all of the block or nothing, one at a time in this process, on disk when the block ends.

    Keep it short and free of network calls. Blocks may be nested; the outermost commits. wait_s: how long it waits for
    other writes at most. Raises StorageFull, StorageBusy, StorageReadOnly, StorageDamaged or StorageFailed when SQLite
    cannot write; then nothing was changed.
    """
    database = current()
    database.require_file()
    database.begin_write(wait_s)
    is_raised = is_committed = False
    written_before = len(database.unwritten)
    try:
        with database.atomic("IMMEDIATE"):
            yield
            if database.transaction_depth() == 1:
                _write_unwritten(database)
                ((generation,),) = database.execute_sql(_RAISE_GENERATION).fetchall()
                database.generation.raise_to(int(generation))
                is_raised = True
        is_committed = True
    except (peewee.PeeweeException, cysqlite.Error) as error:
        database.is_damaged = database.is_damaged or is_damage(error)
        if (refused := refusal(error, database.path.parent)) is not None:
            raise refused from error
        raise
    finally:
        if not is_committed:
            del database.unwritten[written_before:]
        if is_raised and not is_committed:
            database.generation.forget()
        database.writing.release()


@contextlib.contextmanager
def synced_at_the_end(cache_kib: int) -> Iterator[None]:
    """A power failure may undo the writes of this thread until the block ends. cache_kib: of SQLite's page cache."""
    connection = current().connection()
    connection.execute(f"PRAGMA cache_size = -{cache_kib}")
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        yield
    finally:
        if connection.in_transaction:
            # Ctrl-C came just after it began, before there was anything that ends it.
            connection.rollback()
        connection.execute("PRAGMA synchronous = FULL")
        with atomic():  # This commit syncs everything before it to the disk.
            pass


def before_commit(write: Callable[[list[Any]], object], item: Any) -> None:
    """Have `write` called once at the end of the outermost transaction, with all items that it was given.

    What is rolled back leaves no items. Where there is no transaction, it has one of its own, at once.
    """
    database = current()
    if database.transaction_depth() == 0:
        with atomic():
            write([item])
    else:
        database.unwritten.append((write, item))


def _write_unwritten(database: Database) -> None:
    while database.unwritten:
        items: dict[Callable[[list[Any]], object], list[Any]] = {}
        for write, item in database.unwritten:
            items.setdefault(write, []).append(item)
        database.unwritten.clear()
        for write, batch in items.items():
            write(batch)


def after_commit(action: Callable[[], object]) -> None:
    """Run `action` once the outermost transaction is on disk; immediately where there is none."""
    current().after_commit(action)


def announce(host: str, alias: str | None = None) -> None:
    """Notify the app's listeners, after the commit, that a record changed, or a hostname itself (no alias)."""
    database = current()
    database.after_commit(lambda: [listener(host, alias) for listener in database.listeners])
