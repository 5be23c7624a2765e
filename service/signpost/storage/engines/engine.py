"""What the engines share: whose turn it is to write, and what is written or announced around a commit."""

from __future__ import annotations

import contextlib
import functools
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import peewee

from signpost.domain import ids
from signpost.domain.errors import ServiceError, StorageBusy
from signpost.storage import instance_folder
from signpost.storage.write_turns import WriteTurns, current_patience

# How long a write waits for another one, in this or another process.
WRITE_WAIT_S = 10
# The same while the process is stopping: systemd kills it after 20 seconds.
STOPPING_WAIT_S = 2
# A wait that is longer than this is long: a request that waits lets another one have its place.
LONG_WAIT_S = 0.25

# Names of rows of `state` that each node has for itself: how far the clicks of its folder are counted, and the salt of
# its visitors. See `Database.own`.
OWN_STATE = COUNTED, SALT = ("clicks_counted", "visitors_salt")

# A node that has been silent for longer has stopped, or is cut off; a copy that is older has lost touch.
SILENT_S, OLD_COPY_S = 30.0, 30.0
# A clock that is off by more than this is worth a warning.
CLOCK_OFF_S = 2.0

# Shown in the order in which their rows were made. Ids go on after the newest one: the clock may have been ahead then.
ORDERED_BY_ID = frozenset({"change", "job", "delivery", "mail"})

Values = Sequence[Any] | Mapping[str, Any]


_Peewee: Any = peewee.Database  # untyped


class Cursor(Protocol):
    """The rows of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def scalar(self) -> Any:
        """The first column of the first row; None: there is no row."""

    def __iter__(self) -> Iterator[Any]: ...


class NodeRow(NamedTuple):
    """A process that answers visits.

    seen_s: since its last sign of life.  copy_age_s: as of then, for how long its copy may be old.
    clock_off_s: by how much its clock is ahead of PostgreSQL's.  works: whether it does the background work.
    clicks_taken: of links with a limit, which it let through more than a minute ago and has not counted.
    """

    name: str
    version: str
    seen_s: float
    copy_age_s: float
    clicks_waiting: int
    clock_off_s: float
    works: bool
    clicks_taken: int = 0

    @property
    def is_alive(self) -> bool:
        return self.seen_s < SILENT_S

    @property
    def state(self) -> str:
        """What a node has said last, for people."""
        late = "its copy is up to date" if self.copy_age_s < 1 else f"its copy is {self.copy_age_s:,.0f} s old"
        text = f"seen {self.seen_s:,.0f} s ago, {late}, {self.clicks_waiting:,} clicks wait"
        return f"{text}, does the background work" if self.works else text

    @property
    def faults(self) -> list[str]:
        """What is wrong with it, in sentences for the operator."""
        found = []
        if not self.is_alive:
            waiting = f" {self.clicks_waiting:,} clicks wait in its folder." if self.clicks_waiting else ""
            found.append(f"It has been silent for {self.seen_s:,.0f} seconds.{waiting}")
            if self.clicks_taken:
                found.append(
                    f"{self.clicks_taken:,} clicks of links with a limit that it let through are not counted. It "
                    "counts them once it is back; after a day another node does."
                )
        elif self.copy_age_s > OLD_COPY_S:
            found.append(f"It answers visits from a copy that is {self.copy_age_s:,.0f} seconds old.")
        if abs(self.clock_off_s) > CLOCK_OFF_S:
            way = "fast" if self.clock_off_s > 0 else "slow"
            found.append(f"Its clock is {abs(self.clock_off_s):,.0f} seconds {way}.")
        return found


class TakeOutcome(IntEnum):
    """The result of taking a click. AGAIN: the same press has taken it before, and its answer was lost.

    PENDING: all are taken, one of them by the same press, of which it is not known yet whether its answer was lost.
    """

    REFUSED = 0
    NEW = 1
    AGAIN = 2
    PENDING = 3


class JobClaims(Protocol):
    def take(self, job_id: str) -> bool:
        """False: another process runs this job. Raises OSError, InstanceError."""

    def release(self, job_id: str) -> None: ...


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


class _OfThread(threading.local):
    """What a thread that writes has for itself: on some engines several threads may begin at once."""

    def __init__(self) -> None:
        self.unwritten: list[tuple[Callable[[list[Any]], object], Any]] = []
        self.wait: WriteWait | None = None


class Database(_Peewee):  # type: ignore[misc]
    """What engines add to peewee. A thread has one connection while it has an app context."""

    # What fails in the database raises one of these. Rows are read as they are fetched, without peewee, so that some
    # errors come as the engine has them.
    errors: tuple[type[Exception], ...] = (peewee.PeeweeException,)

    def __init__(self, folder: Path, copy: Path):
        """folder: of the instance.  copy: the SQLite file by which visits are answered."""
        self.folder = folder
        self.path = copy
        self.is_ended = False
        # The migrations that `open` has applied, and the backup from before them.
        self.migrated: list[str] = []
        self.backup: Path | None = None
        # Sentences for the operator about what `open` has found.
        self.notices: list[str] = []
        self.writing = WriteTurns()
        self._of_thread = _OfThread()
        self.hurried_at: float | None = None
        # Whether the engine has found a damaged page. That does not go away.
        self.is_damaged = False
        self.generation = Generation()
        # How many clicks wait in the folder.
        self.clicks_waiting: Callable[[], int] = lambda: 0
        # Called with a function that takes clicks whose answers were lost: (record, key of the press) of each.
        self.settled: Callable[[Callable[[], Iterable[tuple[int, str]]]], object] = lambda _: None
        # Called with (host, alias or None) after each commit that changes what visitors get.
        self.listeners: list[Callable[[str, str | None], object]] = []

    @property
    def unwritten(self) -> list[tuple[Callable[[list[Any]], object], Any]]:
        """What the transaction of this thread writes at its end: see `before_commit`."""
        return self._of_thread.unwritten

    @property
    def wait(self) -> WriteWait | None:
        """How long this thread, whose turn to write it is, waits for other processes."""
        return self._of_thread.wait

    @wait.setter
    def wait(self, wait: WriteWait | None) -> None:
        self._of_thread.wait = wait

    # --- what each engine does its own way --------------------------------------------------------------------

    def open(self, *, may_migrate: bool) -> None:
        """Bring its tables up to date. Raises DatabaseError with one sentence for the operator."""
        raise NotImplementedError

    def run(self, sql: str, values: Values = ()) -> Cursor:
        """Run a statement that is written by hand; returns its cursor. Raises peewee.PeeweeException."""
        raise NotImplementedError

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """The same for each row of values."""
        raise NotImplementedError

    def refusal(self, error: BaseException) -> ServiceError | None:
        """The error for the caller when it did not accept a write; None for errors of another kind."""
        raise NotImplementedError

    def follow(self) -> Path:
        """The file by which visits are answered, which from now on has what is committed."""
        return self.path

    def replace_damaged(self) -> bool:
        """Visits have found a damaged page in the file of `follow`. False: it cannot be filled again."""
        return False

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
    def trouble(self) -> str | None:
        """A sentence for the operator where it cannot be reached; None: it can."""
        return None

    @property
    def copy_age_s(self) -> float | None:
        """For how long the copy by which visits are answered may be old, in seconds; None: there is no copy."""
        return None

    @property
    def clock_off_s(self) -> float:
        """By how many seconds the clock of this process is ahead of the database's."""
        return 0.0

    @property
    def version(self) -> int | None:
        """A number that rises with what visits read, the same on all nodes: what this node has. None: there is none."""
        return None

    def nodes(self) -> list[NodeRow]:
        """The processes that share it; empty where none can."""
        return []

    def unsynced(self, cache_kib: int) -> contextlib.AbstractContextManager[None]:
        """A power failure may undo the writes of this thread until the one that follows. cache_kib: of a page cache."""
        return contextlib.nullcontext()

    # --- where several nodes share it: these are what one process on one file needs ----------------------------

    # Whether clicks of records with a limit are taken in the database: see `take_click`.
    takes_clicks = False

    @functools.cached_property
    def claims(self) -> JobClaims:
        """Which jobs this process runs."""
        return instance_folder.Claims(self.folder)

    def own(self, name: str) -> str:
        """The name of a row of `state` that each node has for itself."""
        return name

    def remember(self, name: str, value: str) -> None:
        """Have the folder say what such a row was, for a start without the database."""

    def recall(self, name: str) -> str | None:
        """What `remember` was given last."""
        return None

    def may_work(self, work: str) -> bool:
        """Whether this process is the one that does some work which one node does at a time."""
        return True

    def working(self, work: str) -> contextlib.AbstractContextManager[None]:
        """Have the writes of this thread refused once another process does the work. They raise StorageUnavailable."""
        return contextlib.nullcontext()

    def salt_of(self, day: str) -> str | None:
        """The salt of a day's visitors that all nodes have; None: the process makes its own."""
        return None

    def take_click(self, record_seq: int, limit: int, key: str, *, is_lost: bool = False) -> TakeOutcome:
        """Take a click of a record that allows `limit` of them.

        key: of the press of a button.  is_lost: the answer to the same press was lost on this node.
        Raises StorageUnavailable.
        """
        raise NotImplementedError

    def clicks_taken(self, record_seq: int, key: str = "") -> int:
        """The clicks of a record, those included that were taken and wait, except that of a press (key).

        Raises StorageUnavailable.
        """
        raise NotImplementedError

    def count_taken(self, taken: Mapping[int, int], keys: Mapping[int, Sequence[str]]) -> dict[int, int]:
        """This many clicks of each record that this node let through are counted now. Returns those that were already.

        keys: of their presses, as far as they are known.
        """
        raise NotImplementedError

    def store_file(self, path: Path) -> None:
        """Let other nodes have a file of the folder, as far as it is written."""

    def fetch_file(self, path: Path) -> None:
        """Bring what other nodes have stored of a file to the folder."""

    def move_file(self, old: Path, new: Path) -> None:
        """Rename a file. Raises FileNotFoundError: it is gone, perhaps because another node was first."""
        old.rename(new)

    def drop_file(self, path: Path) -> None:
        """Delete a file, wherever it is."""
        path.unlink(missing_ok=True)

    def copy_to(self, file: Path) -> None:
        """Write what is committed to a SQLite file, for a try. Raises ServiceError, and errors of SQLite."""
        raise NotImplementedError

    # --- what all of them do ----------------------------------------------------------------------------------

    def go_on_after_newest(self) -> None:
        """Have new ids sort after those that are there."""
        with self.connection_context():
            for table in ORDERED_BY_ID & set(self.get_tables()):
                ((newest,),) = self.execute_sql(f"SELECT max(id) FROM {table}").fetchall()
                if newest is not None:
                    ids.go_on_after(newest)

    def tables_with(self, column: str) -> list[str]:
        return [table for table in self.get_tables() if any(entry.name == column for entry in self.get_columns(table))]

    def hurry(self) -> None:
        """The process is stopping: from now on no write waits long for another one."""
        self.hurried_at = self.hurried_at or time.monotonic()

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
                wait.step_aside()
            return wait.left_s > 0

        if not self.writing.acquire(wait.workspace, goes_on):
            raise StorageBusy
        self.wait = wait

    def end_write(self) -> None:
        """Give back what `begin_write` has taken."""
        self.writing.release()


class WriteWait:
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
