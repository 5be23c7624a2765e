"""One SQLite file in WAL mode with `synchronous=FULL`: when a request is answered, its change is on disk.

Around BEGIN IMMEDIATE one thread of the process writes at a time (storage/write_lock.py); readers never wait.
"""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import cysqlite
import peewee
from flask import Flask
from playhouse.cysqlite_ext import PooledCySqliteDatabase

from signpost.domain.errors import ServiceError, StorageFailed
from signpost.storage import backup, file_check, instance_folder, migrations, models
from signpost.storage.app_parts import attach, parts_of
from signpost.storage.engines.engine import LONG_WAIT_S, NO_FEATURES, WRITE_WAIT_S, Cursor, Engine, Values
from signpost.storage.feature_tables import FeatureTables
from signpost.storage.migrations import DatabaseError
from signpost.storage.sqlite_errors import is_damage, is_locked, service_error

# Older libraries can corrupt a database when a WAL reset meets a checkpoint.
MIN_SQLITE = (3, 51, 3)
# While another process holds the lock, we try again after these times, the last of them again and again. SQLite's own
# wait would hear of nothing meanwhile; its pauses grow to 100 ms, with which it often loses to a program that has none.
_RETRY_S = (0.001, 0.002, 0.005, 0.01)
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": "full",
    "foreign_keys": 1,
    "busy_timeout": WRITE_WAIT_S * 1000,
    # After a burst of writes the WAL file shrinks to this size again.
    "journal_size_limit": 16 * 1024 * 1024,
}

# A log of this size does not come from many changes alone.
LARGE_WAL_BYTES = 64 * 1024 * 1024

# SQLITE_DBCONFIG_ENABLE_QPSG, which the types of cysqlite do not list.
_STABLE_PLANS = 1007

_COLUMNS = """
    SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'
"""

_REFERENCES = """
    SELECT m.name, f."from", f."table", f.on_delete = 'CASCADE'
    FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name) AS f WHERE m.type = 'table'
"""

# Makes other processes check their caches (visits/cache.py).
_RAISE_GENERATION = "UPDATE state SET value = value + 1 WHERE name = 'generation' RETURNING value"


class SqliteEngine(Engine, PooledCySqliteDatabase):  # type: ignore[misc, unused-ignore]  # untyped
    """The file and its connections, which go back to the pool with the app context."""

    errors = (peewee.PeeweeException, cysqlite.Error)

    def __init__(self, path: Path, pragmas: Mapping[str, object] = PRAGMAS):
        Engine.__init__(self, path)
        # 0: no limit. The server has few threads; a limit would only add an error.
        PooledCySqliteDatabase.__init__(self, str(path), rank_functions=False, max_connections=0, pragmas=dict(pragmas))
        # Which file was opened: later the path may name another one.
        self._identity: tuple[int, int] | None = None
        self._use: instance_folder.Use | None = None
        # The version of the schema in which nothing was missing.
        self._checked_schema: int | None = None

    def open(self, *, may_migrate: bool, features: Mapping[str, FeatureTables] = NO_FEATURES) -> None:
        """Bring its tables up to date. Until it is closed no other database can be restored in its place."""
        self.features = features
        self._use = instance_folder.Use(self.path.parent)
        if migrations.migrate(self, may=may_migrate):
            # Otherwise the connection keeps all pages that were written: more than half of an app's memory.
            with self.connection_context():
                self.execute_sql("PRAGMA shrink_memory")
        self._identity = _identity(self.path)
        self.continue_ids_after_newest()

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

    def missing(self) -> str | None:
        ((version,),) = self.execute_sql("PRAGMA schema_version").fetchall()
        if version != self._checked_schema:
            if (sentence := file_check.missing(self.execute_sql(_COLUMNS).fetchall(), models.of(self))) is not None:
                return sentence
            self._checked_schema = version
        return None

    def columns(self) -> set[tuple[str, str]]:
        return {*map(tuple, self.execute_sql(_COLUMNS).fetchall())}

    def references(self) -> list[tuple[str, str, str, bool]]:
        return [(*names, bool(cascades)) for *names, cascades in self.execute_sql(_REFERENCES).fetchall()]

    def require_file(self) -> None:
        """Raises StorageFailed where writes would go to a file that was deleted or replaced."""
        if self.is_lost:
            raise StorageFailed(
                f"The database file {self.path.name} was deleted or replaced while the server runs, so nothing was "
                "changed. Stop the server, put the file back, and start it again."
            )

    def _connect(self) -> Any:
        self.refuse_ended()
        # SQLite would create an empty database where there is none.
        self.require_file()
        connection = super()._connect()
        # Otherwise SQLite plans many statements again each time they are given values, in case those ask for another
        # index. So where an index holds only some rows, say in the SQL which ones: a value given later is unknown.
        connection.db_config(_STABLE_PLANS, 1)
        return connection

    def close_all(self) -> None:
        super().close_all()
        if self._use is not None:
            self._use.release()

    def begin(self, lock_type: str | None = None) -> None:
        """Begin a transaction. A write (IMMEDIATE) waits for other processes, as `begin_write` was told."""
        if lock_type != "IMMEDIATE" or self.wait is None:
            super().begin(lock_type)
            return
        wait, self.wait = self.wait, None
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
                    wait.release_worker()
                time.sleep(pause_s)
        finally:
            self.execute_sql(f"PRAGMA busy_timeout = {PRAGMAS['busy_timeout']}")

    def execute_sql(self, sql: str, params: Any = None) -> Any:
        try:
            return super().execute_sql(sql, params)
        except peewee.PeeweeException as error:
            self.is_damaged = self.is_damaged or is_damage(error)
            raise

    def run(self, sql: str, values: Values = ()) -> Cursor:
        # Through peewee's `execute_sql` a short one takes a quarter longer.
        try:
            # The driver takes no subclass, such as storage/database.Differing.
            cursor: Cursor = self.connection().execute(str(sql), values)
            return cursor
        except cysqlite.Error as error:
            self._fail(error)

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        try:
            self.connection().executemany(sql, rows)
        except cysqlite.Error as error:
            self._fail(error)

    def _fail(self, error: cysqlite.Error) -> NoReturn:
        self.is_damaged = self.is_damaged or is_damage(error)
        # As peewee has it, so that callers need not know which engine there is.
        names = (kind.__name__ for kind in type(error).__mro__)
        kind = next((getattr(peewee, name) for name in names if hasattr(peewee, name)), peewee.DatabaseError)
        raise kind(*error.args) from error

    def to_service_error(self, error: BaseException) -> ServiceError | None:
        self.is_damaged = self.is_damaged or is_damage(error)
        return service_error(error, self.folder)

    @contextlib.contextmanager
    def unsynced(self, cache_kib: int) -> Iterator[None]:
        connection = self.connection()
        connection.execute(f"PRAGMA cache_size = -{cache_kib}")
        connection.execute("PRAGMA synchronous = NORMAL")
        try:
            yield
        finally:
            if connection.in_transaction:
                # Ctrl-C came just after it began, before there was anything that ends it.
                connection.rollback()
            connection.execute("PRAGMA synchronous = FULL")

    @contextlib.contextmanager
    def page_cache(self, cache_kib: int) -> Iterator[None]:
        connection = self.connection()
        ((before,),) = connection.execute("PRAGMA cache_size").fetchall()
        connection.execute(f"PRAGMA cache_size = -{cache_kib}")
        try:
            yield
        finally:
            # What is more than this is freed at once.
            connection.execute(f"PRAGMA cache_size = {before}")

    def copy_to(self, file: Path) -> None:
        backup.copy(self.path, file)

    def raise_generation(self) -> None:
        ((generation,),) = self.execute_sql(_RAISE_GENERATION).fetchall()
        self.generation.advance_to(int(generation))


def private(app: Flask, path: Path) -> SqliteEngine:
    """Have `app` work on a database that no other process uses and that need not survive a loss of power."""
    database = SqliteEngine(path, {**PRAGMAS, "journal_mode": "memory", "synchronous": "off"})
    attach(app, parts_of(app).with_part(database, Engine))
    return database


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def require_version() -> None:
    """Raises DatabaseError where the SQLite that Python has is too old."""
    if cysqlite.sqlite_version_info < MIN_SQLITE:
        needed = ".".join(map(str, MIN_SQLITE))
        raise DatabaseError(
            f"SQLite {cysqlite.sqlite_version} is too old: at least {needed} is needed. Install a newer cysqlite."
        )
