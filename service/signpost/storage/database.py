"""The database of the active app: write, and run statements that are written by hand.

storage/engines/ has what it is; runtime/instance.py opens it.

A statement is written once, for SQLite and for PostgreSQL. Values are `?`, `?1` or `:name`. Several values are one, a
JSON array: `IN (SELECT value FROM json_each(?))`. What helps SQLite's planner alone, `INDEXED BY name` and the `+`
before a column, is left out on PostgreSQL (features/nodes/sql_dialect.py). Where the two have no words in common, both
texts stand side by side.
"""

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Self

import peewee
from flask import Flask, current_app

from signpost.storage.app_parts import current_parts, parts_of
from signpost.storage.cluster import Cluster
from signpost.storage.engines.engine import WRITE_WAIT_S, Cursor, Engine, Values

# `IN {NUMBERS}`: several numbers.
NUMBERS = "(SELECT CAST(value AS BIGINT) FROM json_each(?))"
# SQLite has no OFFSET without a LIMIT.
ANY_NUMBER = 2**63 - 1


class Differing(str):
    """A statement in SQLite's words, and in those of PostgreSQL."""

    postgresql: str

    def __new__(cls, sqlite: str, *, postgresql: str) -> Self:
        self = super().__new__(cls, sqlite)
        self.postgresql = postgresql
        return self

    @classmethod
    def filled(cls, text: str, **words: tuple[str, str]) -> Self:
        """words: what stands for each `{name}` of `text` in SQLite, and in PostgreSQL."""
        sqlite = postgresql = text
        for name, (here, there) in words.items():
            # Not `format`: a text may have braces, such as those of a default.
            sqlite, postgresql = sqlite.replace(f"{{{name}}}", here), postgresql.replace(f"{{{name}}}", there)
        return cls(sqlite, postgresql=postgresql)


class CurrentDatabase(peewee.DatabaseProxy):
    """What the models are bound to: the database of the active app.

    `bind()` would change the model classes for all threads. The app context keeps two apps in one process apart, also
    when they are nested.
    """

    @property
    def obj(self) -> Engine | None:
        return current() if current_app else None

    @obj.setter
    def obj(self, database: None) -> None:
        """peewee's `initialize` sets it once, to None: the app context determines the database."""

    def __getattr__(self, name: str) -> Any:
        if self.obj is None:
            raise AttributeError("The database belongs to an app: work inside `with app.app_context():`.")
        return getattr(self.obj, name)


def of(app: Flask) -> Engine:
    return parts_of(app)[Engine]


def current() -> Engine:
    return current_parts()[Engine]


def cluster() -> Cluster:
    """The processes that share the database of the active app."""
    return current().cluster


def execute(sql: str, values: Values = ()) -> Cursor:
    """Run a statement that is written by hand (storage/statements/). Raises peewee.PeeweeException."""
    return current_parts()[Engine].run(sql, values)


def execute_many(sql: str, rows: Iterable[Sequence[Any]]) -> None:
    """Run such a statement with the values of each row."""
    current_parts()[Engine].run_many(sql, rows)


@contextlib.contextmanager
def atomic(wait_s: float = WRITE_WAIT_S) -> Iterator[None]:
    """A write: all of the block or nothing, one at a time in this process, on disk when the block ends.

    Keep it short and free of network calls. Blocks may be nested; the outermost commits. wait_s: how long it waits for
    other writes at most. Raises StorageFull, StorageBusy, StorageReadOnly, StorageDamaged or StorageFailed when the
    database cannot write; then nothing was changed.
    """
    database = current()
    database.require_file()
    database.begin_write(wait_s)
    is_raised = is_committed = False
    written_before = len(database.pending_writes)
    try:
        with database.atomic("IMMEDIATE"):
            yield
            if database.transaction_depth() == 1:
                _write_pending(database)
                database.raise_generation()
                is_raised = True
        is_committed = True
    except database.errors as error:
        if (refused := database.to_service_error(error)) is not None:
            raise refused from error
        raise
    finally:
        if not is_committed:
            del database.pending_writes[written_before:]
        if is_raised and not is_committed:
            database.generation.forget()
        database.end_write()


@contextlib.contextmanager
def synced_at_the_end(cache_kib: int) -> Iterator[None]:
    """A power failure may undo the writes of this thread until the block ends. cache_kib: of a page cache."""
    try:
        with current().unsynced(cache_kib):
            yield
    finally:
        with atomic():  # This commit syncs everything before it to the disk.
            pass


def defer_write(write: Callable[[list[Any]], object], item: Any) -> None:
    """Have `write` called once at the end of the outermost transaction, with all items that it was given.

    What is rolled back leaves no items. Where there is no transaction, it has one of its own, at once.
    """
    database = current()
    if database.transaction_depth() == 0:
        with atomic():
            write([item])
    else:
        database.pending_writes.append((write, item))


def _write_pending(database: Engine) -> None:
    while database.pending_writes:
        items: dict[Callable[[list[Any]], object], list[Any]] = {}
        for write, item in database.pending_writes:
            items.setdefault(write, []).append(item)
        database.pending_writes.clear()
        for write, batch in items.items():
            write(batch)


def after_commit(action: Callable[[], object]) -> None:
    """Run `action` once the outermost transaction is on disk; immediately where there is none."""
    current().after_commit(action)


def announce(host: str, alias: str | None = None) -> None:
    """Notify the app's listeners, after the commit, that a record changed, or a hostname itself (no alias)."""
    database = current()
    database.after_commit(lambda: [listener(host, alias) for listener in database.listeners])
