"""What the engines share: whose turn it is to write, and what is written or announced around a commit."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

import peewee

from signpost.domain import ids
from signpost.domain.errors import ServiceError, StorageBusy
from signpost.storage.cluster import Cluster
from signpost.storage.feature_tables import FeatureTables
from signpost.storage.write_lock import FairWriteLock, current_deadline

# How long a write waits for another one, in this or another process.
WRITE_WAIT_S = 10
# The same while the process is stopping: systemd kills it after 20 seconds.
STOPPING_WAIT_S = 2
# A wait that is longer than this is long: a request that waits lets another one have its place.
LONG_WAIT_S = 0.25

# Shown in the order in which their rows were made. Ids go on after the newest one: the clock may have been ahead then.
ORDERED_BY_ID = frozenset({"change", "job", "delivery", "mail"})

Values = Sequence[Any] | Mapping[str, Any]


_Peewee: Any = peewee.Database  # untyped
NO_FEATURES: Mapping[str, FeatureTables] = MappingProxyType({})


class Cursor(Protocol):
    """The rows of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def scalar(self) -> Any:
        """The first column of the first row; None: there is no row."""

    def __iter__(self) -> Iterator[Any]: ...


class Generation:
    """A number in the file that rises with each change, and the value up to which the caches of this process are right.

    A change by this process reaches its caches directly (`announce`); only changes by others empty them.
    """

    def __init__(self) -> None:
        self._known = -1

    def advance_to(self, value: int) -> None:
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


class _OfThread(threading.local):
    """What a thread that writes has for itself: on some engines several threads may begin at once."""

    def __init__(self) -> None:
        self.pending_writes: list[tuple[Callable[[list[Any]], object], Any]] = []
        self.wait: WriteWait | None = None


class Engine(_Peewee):  # type: ignore[misc]
    """What engines add to peewee. A thread has one connection while it has an app context."""

    # What fails in the database raises one of these. Rows are read as they are fetched, without peewee, so that some
    # errors come as the engine has them.
    errors: tuple[type[Exception], ...] = (peewee.PeeweeException,)

    def __init__(self, path: Path, cluster: Cluster | None = None):
        """path: the SQLite file by which visits are answered, in the folder of the instance.

        cluster: None if no other node can share it.
        """
        self.path = path
        self.folder = path.parent
        self.cluster = cluster or Cluster(path)
        self.is_ended = False
        # What the features that are on keep in it.
        self.features: Mapping[str, FeatureTables] = NO_FEATURES
        self._keys: dict[str, list[str]] = {}
        # The migrations that `open` has applied, and the backup from before them.
        self.migrated: list[str] = []
        # Whether `open` has created it.
        self.is_new = False
        self.backup: Path | None = None
        # Sentences for the operator about what `open` has found.
        self.notices: list[str] = []
        self.writing = FairWriteLock()
        self._of_thread = _OfThread()
        self.shutdown_at: float | None = None
        # Whether the engine has found a damaged page. That does not go away.
        self.is_damaged = False
        self.generation = Generation()
        # Called with (host, alias or None) after each commit that changes what visitors get.
        self.listeners: list[Callable[[str, str | None], object]] = []

    @property
    def pending_writes(self) -> list[tuple[Callable[[list[Any]], object], Any]]:
        """What the transaction of this thread writes at its end: see `defer_write`."""
        return self._of_thread.pending_writes

    @property
    def wait(self) -> WriteWait | None:
        """How long this thread, whose turn to write it is, waits for other processes."""
        return self._of_thread.wait

    @wait.setter
    def wait(self, wait: WriteWait | None) -> None:
        self._of_thread.wait = wait

    # --- what each engine does its own way --------------------------------------------------------------------

    # What the files of migrations call it.
    dialect = "sqlite"

    def open(self, *, may_migrate: bool, features: Mapping[str, FeatureTables] = NO_FEATURES) -> None:
        """Bring its tables, and those of features, up to date. Raises DatabaseError: a sentence for the operator."""
        raise NotImplementedError

    def run_statement(self, sql: str) -> None:
        """Run a statement without values, of a migration."""
        self.execute_sql(sql)

    def columns(self) -> set[tuple[str, str]]:
        """(table, column) of all tables."""
        return {(table, column) for table in self.get_tables() for column in self.column_names(table)}

    def references(self) -> list[tuple[str, str, str, bool]]:
        """(table, column, the table that it refers to, whether its rows are deleted with those of that)."""
        raise NotImplementedError

    def run(self, sql: str, values: Values = ()) -> Cursor:
        """Run a statement that is written by hand; returns its cursor. Raises peewee.PeeweeException."""
        raise NotImplementedError

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """The same for each row of values."""
        raise NotImplementedError

    def to_service_error(self, error: BaseException) -> ServiceError | None:
        """The error for the caller when it did not accept a write; None for errors of another kind."""
        raise NotImplementedError

    def require_file(self) -> None:
        """Raises ServiceError where no write can be kept."""

    def raise_generation(self) -> None:
        """At the end of a transaction: make other processes check their caches."""

    def warnings(self) -> list[str]:
        """Sentences for the operator, which do not stop the service."""
        return list(self.notices)

    @property
    def title(self) -> str:
        """What a sentence to the operator calls it."""
        return str(self.path)

    @property
    def is_lost(self) -> bool:
        """Whether what was opened is no longer there."""
        return False

    def missing(self) -> str | None:
        """What a file lacks that its tables need, as the end of a sentence; None: nothing."""
        return None

    @property
    def unavailable_reason(self) -> str | None:
        """A sentence for the operator where it cannot be reached; None: it can."""
        return None

    def unsynced(self, cache_kib: int) -> contextlib.AbstractContextManager[None]:
        """A power failure may undo the writes of this thread until the one that follows. cache_kib: of a page cache."""
        return contextlib.nullcontext()

    def page_cache(self, cache_kib: int) -> contextlib.AbstractContextManager[None]:
        """Keep so much of the file in memory for this thread until the block ends. Outside of transactions."""
        return contextlib.nullcontext()

    def copy_to(self, file: Path) -> None:
        """Write what is committed to a SQLite file, for a try. Raises ServiceError, and errors of SQLite."""
        raise NotImplementedError

    # --- what all of them do ----------------------------------------------------------------------------------

    def continue_ids_after_newest(self) -> None:
        """Have new ids sort after those that are there."""
        with self.connection_context():
            for table in ORDERED_BY_ID & set(self.get_tables()):
                ((newest,),) = self.execute_sql(f"SELECT max(id) FROM {table}").fetchall()
                if newest is not None:
                    ids.go_on_after(newest)

    def tables_with(self, column: str) -> list[str]:
        return [table for table in self.get_tables() if column in self.column_names(table)]

    def key_of(self, table: str) -> list[str]:
        """The columns of a table's key, in their order. They are asked for once: they change at a start alone."""
        if table not in self._keys:
            self._keys[table] = [*self.get_primary_keys(table)]
        return self._keys[table]

    def column_names(self, table: str) -> set[str]:
        return {entry.name for entry in self.get_columns(table)}

    def begin_shutdown(self) -> None:
        """The process is stopping: from now on no write waits long for another one."""
        self.shutdown_at = self.shutdown_at or time.monotonic()

    def end(self) -> None:
        """Close it for good: a connection that is needed after that is refused."""
        self.is_ended = True
        self.close_all()

    def refuse_ended(self) -> None:
        if self.is_ended:
            raise RuntimeError("This app was closed (close_app), and does nothing now: create another one.")

    def begin_write(self, wait_s: float = WRITE_WAIT_S) -> None:
        """Wait for the turn of this thread to write, for up to `wait_s` seconds. Raises StorageBusy."""
        if self.writing.is_mine():
            self.writing.acquire()
            return
        wait = WriteWait(self, wait_s)

        def goes_on() -> bool:
            if self.writing.held_s > LONG_WAIT_S:
                wait.release_worker()
            return wait.left_s > 0

        if not self.writing.acquire(wait.workspace, goes_on):
            raise StorageBusy
        self.wait = wait

    def end_write(self) -> None:
        """Give back what `begin_write` has taken."""
        self.writing.release()


# (address, folder of the instance, port of the server): a database that is not open yet. Raises DatabaseError.
OpenEngine = Callable[[str, Path, int], Engine]
BAD_ADDRESS = "SIGNPOST_DATABASE_URL is no address of PostgreSQL, such as postgresql://user@host/name."


class WriteWait:
    """One wait for the write lock: until when, and for whom."""

    def __init__(self, database: Engine, wait_s: float):
        self._database = database
        self._deadline = current_deadline()
        self._began_at = time.monotonic()
        self._until = self._began_at + wait_s
        if self._deadline is not None:
            self._until = min(self._until, self._began_at + self._deadline.wait_s, self._deadline.until)
        self._has_released = False

    @property
    def workspace(self) -> str:
        return "" if self._deadline is None else self._deadline.workspace

    @property
    def has_lasted_s(self) -> float:
        return time.monotonic() - self._began_at

    @property
    def left_s(self) -> float:
        until, shutdown_at = self._until, self._database.shutdown_at
        if shutdown_at is not None:
            # All requests together have this long from then on; what the process itself writes at its end, each time.
            began = shutdown_at if self._deadline is not None else max(shutdown_at, self._began_at)
            until = min(until, began + STOPPING_WAIT_S)
        return max(0.0, until - time.monotonic())

    def release_worker(self) -> None:
        """Before a wait that may be long. Raises Busy where too many wait already."""
        if self._deadline is not None and not self._has_released:
            self._deadline.release_worker()
            self._has_released = True
