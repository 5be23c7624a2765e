"""PostgreSQL 15 or later: what several nodes share. Imported only where DATABASE_URL names one.

One advisory lock of the transaction takes the place of BEGIN IMMEDIATE: a write checks and then writes alone, on all
nodes. Ends of transactions are on its disk (`synchronous_commit` as the server has it).
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import json
import logging
import re
import secrets
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import cysqlite
import peewee
import psycopg
from playhouse.migrations import Runner
from psycopg.adapt import Loader
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.string import StrDumperUnknown

from signpost.domain.errors import (
    ServiceError,
    StorageBusy,
    StorageDamaged,
    StorageFailed,
    StorageFull,
    StorageUnavailable,
    StorageUncertain,
    UnstorableValue,
    WorkLost,
)
from signpost.storage import keys, models
from signpost.storage.engines import nodes, postgresql_sql
from signpost.storage.engines.engine import (
    CLOCK_OFF_S,
    LONG_WAIT_S,
    STOPPING_WAIT_S,
    Cursor,
    Database,
    NodeRow,
    TakeOutcome,
    Values,
    WriteWait,
)
from signpost.storage.engines.local_copy import CHANNEL, NOTE_CHANGES, LocalCopy, copy_for_try
from signpost.storage.engines.nodes import COUNT_TAKEN, IS_MINE, NODES, Node, NodeClaims
from signpost.storage.migrations import ALL_TABLES, END_OF_STATEMENT, DatabaseError, OlderDatabase, folder, known
from signpost.storage.write_turns import WriteTurns, current_patience

logger = logging.getLogger("signpost.database")

MIN_VERSION = 15
# How long to wait for a connection, for an answer to a request's statement and to any other, and for the network.
CONNECT_S, REQUEST_S, WORK_S, SILENT_MS = 5, 8.0, 300.0, 8_000
# How long a first start waits for a server that is not there; how long no thread tries after a failure.
START_S, PAUSE_S = 20.0, 1.0
# How many threads of a process may wait for their turn in PostgreSQL, or have it: while one of them writes, the next
# one has its place there among those of other nodes.
WRITERS = 2
# Where a node stops in the middle of a transaction, this long PostgreSQL waits for each of them.
MAX_IDLE_S = 4
# How long a writer waits for the copy.
MAX_COPY_S = 4.0
# Connections that wait to be used again.
MAX_IDLE = 16
# The follower asks twice a second. Where it has had no answer for this long, no probe waits for one.
SILENT_COPY_S = 2.0
UNREACHABLE = "PostgreSQL is unreachable: links work, changes are refused."
# How many rows are inserted by one statement.
MANY_ROWS = 200
# Files are stored in parts, so that none is large in memory.
FILE_PART_BYTES = 1 << 20
_STORED = """
    SELECT coalesce(sum(length(content)), 0)::bigint, coalesce(max(part) + 1, 0) FROM stored_file WHERE name = ?
"""
_PART = "SELECT content FROM stored_file WHERE name = ? AND part = ?"
# What writers take turns by, together with the schema that they write to.
_TURN = 0x5369676E
_TURN_SQL = f"SELECT pg_advisory_xact_lock({_TURN}, hashtext(current_schema()))"
# Those of one workspace take turns among themselves before that: so one of them at most waits for the turn, and a
# workspace that writes without a pause on every node keeps another one waiting for one write of its own.
_WORKSPACE_SQL = f"SELECT pg_advisory_xact_lock({_TURN + 1}, hashtext(current_schema()) # {{workspace}})"
_BEGIN = f"BEGIN; SET LOCAL lock_timeout = {{wait_ms}}; {_WORKSPACE_SQL}; {_TURN_SQL}; SET LOCAL lock_timeout = 0"


# What the server says by SQLSTATE, or by its class, and what that is here. All others are faults of ours.
_REFUSALS: dict[str, Callable[[], ServiceError]] = {
    "08": StorageUnavailable,
    "57": StorageUnavailable,  # ended by an operator, or a restart
    "53": StorageUnavailable,  # too many connections, out of memory
    "25006": StorageUnavailable,  # no longer the primary
    "25P03": StorageUnavailable,  # this process stood still in a transaction
    "53100": lambda: StorageFull("The disk of the database is full, so nothing was changed. Links keep working."),
    "40": StorageBusy,
    "55P03": StorageBusy,
    "57014": StorageBusy,  # a limit of time that the server has
    "58": StorageFailed,
    "XX001": StorageDamaged,
    "XX002": StorageDamaged,
    "22": UnstorableValue,
    "54": UnstorableValue,
}
_LOST = (psycopg.OperationalError, psycopg.InterfaceError)


class _Rows(psycopg.Cursor[Any]):
    def scalar(self) -> Any:
        row = self.fetchone()
        return None if row is None else row[0]


class _TextLoader(Loader):
    """JSON as it is stored."""

    def load(self, data: Any) -> str:
        return bytes(data).decode()


class _NumberLoader(Loader):
    """Sums of whole numbers are whole."""

    def load(self, data: Any) -> int | float:
        text = bytes(data)
        return int(text) if text.lstrip(b"-").isdigit() else float(text)


class _TextDumper(StrDumperUnknown):
    """PostgreSQL stores no NUL. What callers send with one is refused before; what is looked up finds nothing."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))


class _Adapter(peewee.Psycopg3Adapter):  # type: ignore[misc, unused-ignore]  # untyped
    """peewee's own, with our connections."""

    def connect(self, db: Any, **params: Any) -> Any:
        connection = _Connection.connect(db.database, cursor_factory=_Rows, **params)
        connection.adapters.register_dumper(str, _TextDumper)
        connection.adapters.register_loader("numeric", _NumberLoader)
        for kind in ("json", "jsonb"):
            connection.adapters.register_loader(kind, _TextLoader)
        return connection


class _Connection(psycopg.Connection[Any]):
    """Answers within a limit, or is closed: nothing is known of a server that says nothing."""

    limit_s = WORK_S
    # Which of the database's connections are still right: see `PostgresqlDatabase._lose`.
    epoch = 0
    # The wait for the turn to write, while a statement asks for it.
    turn: WriteWait | None = None
    # When the process began to stop (monotonic), and what is called once the server says nothing.
    hurried_at: Callable[[], float | None] = staticmethod(lambda: None)
    on_silence: Callable[[], object] = staticmethod(lambda: None)

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        return super().wait(gen if timeout is not None else self._watched(gen), interval, timeout)

    def _watched(self, gen: Any) -> Any:
        """What psycopg waits for; where it has nothing to do, which is ten times a second, the limits are checked."""
        began, limit_s = time.monotonic(), REQUEST_S if current_patience() is not None else self.limit_s
        # The server itself says when a wait for the turn has lasted too long.
        until = began + (limit_s if self.turn is None else self.turn.left_s + 1)
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready:
                    self._check(began, until)
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value

    def _check(self, began: float, until: float) -> None:
        """Raises OperationalError: the server says nothing; Busy: too many wait for their turn to write."""
        turn, hurried_at = self.turn, self.hurried_at()
        try:
            if turn is not None and turn.has_lasted_s > LONG_WAIT_S:
                turn.step_aside()
        except ServiceError:
            self.close()
            raise
        if hurried_at is not None:
            until = min(until, max(began, hurried_at) + STOPPING_WAIT_S)
        if time.monotonic() > until:
            self.close()
            self.on_silence()
            raise psycopg.OperationalError(f"The server did not answer within {time.monotonic() - began:.0f} seconds.")


class PostgresqlDatabase(Database, peewee.PostgresqlDatabase):  # type: ignore[misc, unused-ignore]  # untyped
    """The connections of a process to PostgreSQL, its local copy, and the node that it is."""

    psycopg2_adapter = psycopg3_adapter = _Adapter
    takes_clicks = True
    errors = (peewee.PeeweeException, psycopg.Error)

    def __init__(self, url: str, copy: Path, port: int = 0):
        """url: anything that libpq takes.  port: of the server, which names a node. Raises DatabaseError."""
        Database.__init__(self, copy.parent, copy)
        self.writing = WriteTurns(WRITERS)
        self._idle: list[_Connection] = []
        self._pool_lock = threading.Lock()
        self._epoch, self._down_until, self._reason = 0, 0.0, ""
        # Whether the server has said nothing since the process began to stop: then nothing waits for it again.
        self._is_silent = False
        # Why this node may not manage anything, though PostgreSQL is there; None: it may.
        self._refused: str | None = None
        self._is_opened = False
        self._may_migrate = True
        self._working = threading.local()
        self._following = threading.Lock()
        self._copy: LocalCopy | None = None
        self.node = Node(self.folder, self._connect_node, _TURN_SQL)
        self.node.name = f"{socket.gethostname()}{f':{port}' if port else ''} {self.node.id[:6]}"
        self.node.on_beat = self._beat
        self.node.clicks_waiting = lambda: self.clicks_waiting()
        self.node.settled = lambda take: self.settled(take)
        peewee.PostgresqlDatabase.__init__(self, url, **_parameters(url))

    # --- connections ------------------------------------------------------------------------------------------

    def _connect(self) -> Any:
        self.refuse_ended()
        if self._refused is not None:
            raise StorageUnavailable(self._refused)
        with self._pool_lock:
            while self._idle:
                if (known := self._idle.pop()).epoch == self._epoch and not known.closed:
                    return known
            if time.monotonic() < self._down_until:
                raise StorageUnavailable
        return self._connect_alone()

    def _connect_alone(self) -> Any:
        """A connection that is not given back. Raises StorageUnavailable."""
        epoch = self._epoch
        if self._is_silent:
            raise StorageUnavailable
        try:
            connection = super()._connect()
        except (peewee.PeeweeException, psycopg.Error) as error:
            self._reason = _reason(error)
            self._note_silence()
            raise StorageUnavailable from error
        connection.epoch, connection.on_silence = epoch, self._note_silence
        connection.hurried_at = lambda: self.hurried_at
        return connection

    def _connect_node(self) -> Any:
        connection = self._connect_alone()
        # Requests may wait for what the node asks.
        connection.limit_s = REQUEST_S
        return connection

    def _note_silence(self) -> None:
        with self._pool_lock:
            self._down_until = time.monotonic() + PAUSE_S
            self._is_silent = self.hurried_at is not None

    def _close(self, connection: Any) -> None:
        with self._pool_lock:
            is_usable = connection.epoch == self._epoch and not connection.closed and not self.is_ended
            if (
                is_usable
                and len(self._idle) < MAX_IDLE
                and connection.info.transaction_status == TransactionStatus.IDLE
            ):
                self._idle.append(connection)
                return
        with contextlib.suppress(psycopg.Error):
            connection.close()

    def _lose(self) -> None:
        """The server has ended connections: no idle one is tried again."""
        with self._pool_lock:
            self._epoch += 1
            idle, self._idle = self._idle, []
        for connection in idle:
            with contextlib.suppress(psycopg.Error):
                connection.close()

    def close_all(self) -> None:
        self.hurry()
        if self._copy is not None:
            self._copy.close()
            self._copy = None
        self.node.close()
        self.close()
        self._lose()

    def begin(self, lock_type: str | None = None) -> None:
        """Begin a transaction. A write (IMMEDIATE) waits for other nodes, as `begin_write` was told."""
        if lock_type != "IMMEDIATE" or self.wait is None:
            super().begin()
            return
        wait, self.wait = self.wait, None
        connection: Any = self.connection()  # type: ignore[no-untyped-call, unused-ignore]
        connection.turn = wait
        try:
            workspace = zlib.crc32(wait.workspace.encode()) >> 1
            self.execute_sql(_BEGIN.format(wait_ms=max(1, int(wait.left_s * 1000)), workspace=workspace))
        except (peewee.PeeweeException, ServiceError):
            self.rollback()
            if connection.closed:
                # Not its callers' next statement fails, but finds another one.
                self.close()
            raise
        finally:
            connection.turn = None
        work = getattr(self._working, "work", None)
        if work is not None and not self.execute_sql(IS_MINE, (work, self.node.holder)).fetchone()[0]:
            self.rollback()
            raise WorkLost

    def rollback(self) -> Any:
        # A connection that is lost has nothing to take back.
        with contextlib.suppress(peewee.PeeweeException, psycopg.Error):
            return super().rollback()

    # --- the copy, and the other nodes ------------------------------------------------------------------------

    def follow(self) -> Path:
        """The file by which visits are answered. From now on this node is among those that answer them."""
        with self._following:
            if self._copy is None:
                copy = LocalCopy(self.path, self._connect_follower, self._announce)
                copy.open(is_needed_whole=self._is_opened)
                self._copy = copy
                self.node.copy_state = copy.state
                self.node.is_listed = True
                self.node.start()
        return self.path

    def replace_damaged(self) -> bool:
        if self._copy is not None:
            self._copy.replace_damaged()
        return True

    def _connect_follower(self) -> Any:
        if not self._is_opened or self._refused is not None:
            raise StorageUnavailable
        return self._connect_alone()

    def _announce(self, host: str, place: str | None) -> None:
        for listener in self.listeners:
            listener(host, place)

    def raise_generation(self) -> None:
        if self._copy is not None:
            self.after_commit(self._catch_up)

    def _catch_up(self) -> None:
        assert self._copy is not None
        # The first try may find that its connection was lost before.
        for is_last in (False, True):
            try:
                self._copy.catch_up(wait_s=MAX_COPY_S)
                return
            except (psycopg.Error, cysqlite.Error, ServiceError) as error:
                if is_last:
                    # What was committed stays so; the follower goes on.
                    logger.warning("The copy by which visits are answered is not up to date: %s", error)

    @functools.cached_property
    def claims(self) -> NodeClaims:
        return NodeClaims(self.node)

    def own(self, name: str) -> str:
        return f"{name} {self.node.id}"

    def remember(self, name: str, value: str) -> None:
        self.node.file.set(**{name: value})

    def recall(self, name: str) -> str | None:
        return self.node.file.get(name)  # type: ignore[no-any-return]

    def may_work(self, work: str) -> bool:
        return self._is_opened and self._refused is None and self.node.hold(work)

    @contextlib.contextmanager
    def working(self, work: str) -> Iterator[None]:
        before, self._working.work = getattr(self._working, "work", None), work
        try:
            yield
        finally:
            self._working.work = before

    def salt_of(self, day: str) -> str | None:
        return self.node.salt_of(day)

    def take_click(self, record_seq: int, limit: int, key: str, *, is_lost: bool = False) -> TakeOutcome:
        values = (record_seq, limit, key, self.node.id, is_lost)
        return TakeOutcome(self.run("SELECT take_click(?, ?, ?, ?, ?)", values).scalar())

    def clicks_taken(self, record_seq: int, key: str = "") -> int:
        return int(self.run("SELECT clicks_taken(?, ?)", (record_seq, key)).scalar())

    def count_taken(self, taken: Mapping[int, int], keys: Mapping[int, Sequence[str]]) -> dict[int, int]:
        counted = {}
        for record_seq, count in sorted(taken.items()):
            values = (record_seq, self.node.id, json.dumps(keys.get(record_seq, [])), count)
            counted[record_seq] = count - self.run(COUNT_TAKEN, values).rowcount
        return {record_seq: count for record_seq, count in counted.items() if count}

    def copy_to(self, file: Path) -> None:
        with contextlib.closing(self._connect_alone()) as source:
            try:
                copy_for_try(source, file)
            except psycopg.Error as error:
                raise StorageUnavailable from error

    # --- files ------------------------------------------------------------------------------------------------

    def store_file(self, path: Path) -> None:
        with self.atomic():
            stored, part = self.run(_STORED, (path.name,)).fetchone()
            if stored > path.stat().st_size:
                self.run("DELETE FROM stored_file WHERE name = ?", (path.name,))
                stored, part = 0, 0
            with path.open("rb") as file:
                file.seek(stored)
                # An empty file is one as well, such as the report of an import without lines.
                while (content := file.read(FILE_PART_BYTES)) or part == 0:
                    self.run(
                        "INSERT INTO stored_file (name, part, content) VALUES (?, ?, ?)", (path.name, part, content)
                    )
                    part += 1

    def fetch_file(self, path: Path) -> None:
        stored, parts = self.run(_STORED, (path.name,)).fetchone()
        if stored <= path.stat().st_size if path.exists() else parts == 0:
            return
        new = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
        try:
            with new.open("wb") as file:
                for part in range(parts):
                    file.write(self.run(_PART, (path.name, part)).scalar() or b"")
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)

    def move_file(self, old: Path, new: Path) -> None:
        if not self.run("UPDATE stored_file SET name = ? WHERE name = ?", (new.name, old.name)).rowcount:
            raise FileNotFoundError(old)
        if old.exists():
            old.rename(new)

    def drop_file(self, path: Path) -> None:
        self.run("DELETE FROM stored_file WHERE name = ?", (path.name,))
        super().drop_file(path)

    # --- what is the matter -----------------------------------------------------------------------------------

    title = "The database in PostgreSQL"

    def warnings(self) -> list[str]:
        off_s = self.node.clock_off_s
        clock = f"The clock of this node is {abs(off_s):.0f} seconds {'fast' if off_s > 0 else 'slow'}."
        return [*self.notices, *([clock] if abs(off_s) > CLOCK_OFF_S else [])]

    @property
    def trouble(self) -> str | None:
        """Why management does not work on this node; None: it does. Asks PostgreSQL unless it is silent now."""
        if self._refused is None and self.copy_age_s > SILENT_COPY_S:
            return UNREACHABLE
        try:
            self.execute_sql("SELECT 1")
        except ServiceError as error:
            # Strangers may read this: the log has the reason.
            return self._refused or (error.message if isinstance(error, StorageBusy) else UNREACHABLE)
        return None

    @property
    def copy_age_s(self) -> float:
        """How long the copy has not been known to be up to date."""
        return 0.0 if self._copy is None else self._copy.state()[1]

    @property
    def clock_off_s(self) -> float:
        return self.node.clock_off_s

    @property
    def version(self) -> int | None:
        return None if self._copy is None else self._copy.state()[0]

    def nodes(self) -> list[NodeRow]:
        return [NodeRow(*row) for row in self.run(NODES).fetchall()]

    # --- statements -------------------------------------------------------------------------------------------

    def execute_sql(self, sql: str, params: Any = None) -> Any:
        if self._is_migrating and (found := postgresql_sql.migration(sql, booleans())) is not None:
            sql = found.replace("%", "%%")
        try:
            return super().execute_sql(postgresql_sql.selection(sql), params)  # type: ignore[no-untyped-call, unused-ignore]
        except (peewee.PeeweeException, psycopg.Error) as error:
            self._refuse(error)
            raise

    def run(self, sql: str, values: Values = ()) -> Cursor:
        text, is_numbered = postgresql_sql.statement(sql)
        return self.execute_sql(text, _numbered(values) if is_numbered else values)  # type: ignore[no-any-return]

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        text, is_numbered = postgresql_sql.statement(sql)
        is_insert = not is_numbered and postgresql_sql.inserts_values(text)
        # A savepoint would be two round trips: a caller that goes on after an error has one of its own.
        with contextlib.nullcontext() if self.in_transaction() else self.atomic():
            try:
                with peewee.__exception_wrapper__:  # type: ignore[attr-defined, unused-ignore]
                    if not is_insert:
                        cursor = self.cursor()  # type: ignore[no-untyped-call, unused-ignore]
                        cursor.executemany(text, [_numbered(row) if is_numbered else row for row in rows])
                        return
                    # All rows that are inserted here have different keys, as one statement demands.
                    left, sender = iter(rows), psycopg.RawCursor(self.connection())  # type: ignore[no-untyped-call, unused-ignore]
                    while part := [*itertools.islice(left, MANY_ROWS)]:
                        sender.execute(
                            postgresql_sql.insertion(text, len(part)), [value for row in part for value in row]
                        )
            except (peewee.PeeweeException, psycopg.Error) as error:
                self._refuse(error)
                raise

    def commit(self) -> Any:
        try:
            return super().commit()
        except (peewee.PeeweeException, psycopg.Error) as error:
            try:
                self._refuse(error)
            except StorageUnavailable:
                raise StorageUncertain from error
            raise

    def _refuse(self, error: Exception) -> None:
        """Raises what callers understand where the server is away, or cannot do what it should."""
        connection = self._state.conn
        is_lost = connection is not None and connection.closed
        refused = StorageUnavailable() if is_lost else self.refusal(error)
        if isinstance(refused, StorageUnavailable):
            self._reason = _reason(error)
            if connection is not None and not is_lost:
                connection.close()
            self._lose()
        if isinstance(refused, UnstorableValue):
            logger.warning("PostgreSQL does not accept a value: %s", _reason(error))
        if refused is not None:
            raise refused from error

    def conflict_update(self, oc: Any, query: Any) -> Any:
        """`on_conflict_replace` is an update of all columns but the key, as SQLite's REPLACE writes all of them."""
        if (oc._action or "").lower() == "replace":
            keys = query.table._meta.get_primary_keys()
            # By name: whether two fields are equal is a condition of a query, which is true.
            names = {key.name for key in keys}
            others = [field for field in query.table._meta.sorted_fields if field.name not in names]
            oc = peewee.OnConflict(conflict_target=keys, preserve=others) if others else peewee.OnConflict("IGNORE")
        return super().conflict_update(oc, query)

    def refusal(self, error: BaseException) -> ServiceError | None:
        if isinstance(error, ServiceError):
            return error
        cause = error if isinstance(error, psycopg.Error) else error.__cause__ or error.__context__
        if not isinstance(cause, psycopg.Error):
            return None
        if cause.sqlstate is None:
            # The connection is lost, or there is none. What psycopg itself does not accept is a fault of ours.
            return StorageUnavailable() if isinstance(cause, _LOST) else None
        refused = next((_REFUSALS[key] for key in (cause.sqlstate, cause.sqlstate[:2]) if key in _REFUSALS), None)
        return None if refused is None else refused()

    # --- beginning --------------------------------------------------------------------------------------------

    def open(self, *, may_migrate: bool) -> None:
        """Raises DatabaseError: it cannot be used. Where it is away, a node that has a copy begins with that."""
        self._may_migrate = may_migrate
        until = time.monotonic() + START_S
        while True:
            try:
                self._open()
                return
            except StorageUnavailable as error:
                if (sentence := _misled(self._reason)) is not None:
                    raise DatabaseError(f"PostgreSQL refuses this node: {sentence}.") from error
                if self.recall(keys.CHECK) is not None and LocalCopy.is_filled(self.path):
                    self.notices = []
                    logger.warning(
                        "PostgreSQL is unreachable (%s): links are answered as of the last copy.", self._reason
                    )
                    return
                if time.monotonic() > until:
                    raise DatabaseError(
                        f"PostgreSQL is unreachable ({self._reason}), and this node has no copy yet by which it could "
                        "answer visits: check SIGNPOST_DATABASE_URL."
                    ) from error
                time.sleep(PAUSE_S)
            except peewee.PeeweeException as error:
                raise DatabaseError(f"PostgreSQL cannot be used: {_reason(error)}.") from error

    def _open(self) -> None:
        with self.connection_context():
            self.require_server()
            self.begin_write()
            try:
                with self.atomic("IMMEDIATE"):
                    self.bring_up_to_date()
            finally:
                self.end_write()
            if self.recall(keys.CHECK) is not None:
                keys.require(self.run, self.folder)
        self.go_on_after_newest()
        self._is_opened = True

    def require_server(self) -> None:
        version, encoding, schema = self.execute_sql(
            "SELECT current_setting('server_version_num')::int / 10000, current_setting('server_encoding'),"
            " current_schema()"
        ).fetchone()
        if version < MIN_VERSION:
            raise DatabaseError(f"PostgreSQL {version} is too old: at least {MIN_VERSION} is needed.")
        if encoding != "UTF8":
            raise DatabaseError(f"The database has the encoding {encoding}: create one with UTF8.")
        if schema is None:
            raise DatabaseError("No schema of the search path exists, or this role may not use it.")

    def tables(self) -> set[str]:
        """Of the first schema of the search path."""
        return set(self.get_tables(schema=self.execute_sql("SELECT current_schema()").fetchone()[0]))

    def bring_up_to_date(self) -> None:
        tables = self.tables()
        if "schema_migration" not in tables:
            if tables:
                raise DatabaseError(
                    f"The database holds tables of something else ({sorted(tables)[0]}): create one for Signpost, "
                    "or a schema of its own (options=-csearch_path=NAME in the URL)."
                )
            try:
                self.migrated = self._create_tables()
            except peewee.ProgrammingError as error:
                raise DatabaseError(f"The tables cannot be created: {_reason(error)}.") from error
            return
        applied = {name for (name,) in self.execute_sql("SELECT name FROM schema_migration").fetchall()}
        if unknown := sorted(applied - known()):
            raise DatabaseError(
                f"The database was made by a newer Signpost (it has {unknown[-1]}): install that version."
            )
        if pending := sorted(known() - applied):
            if not self._may_migrate:
                raise OlderDatabase(
                    f"The database is older than this Signpost (without {pending[0]}), and MIGRATE is off."
                )
            self._is_migrating = True
            try:
                self.migrated = list(Runner(self, str(folder())).up())
            finally:
                self._is_migrating = False

    _is_migrating = False

    def _create_tables(self) -> list[str]:
        for sql in postgresql_sql.FUNCTIONS:
            self.execute_sql(sql)
        _, *statements = (folder() / ALL_TABLES).read_text(encoding="utf-8").split(END_OF_STATEMENT)
        for sql in filter(str.strip, statements):
            self.execute_sql(postgresql_sql.definition(sql, booleans()).replace("%", "%%"))
        for sql in (*postgresql_sql.EVENT_NUMBERS, *NOTE_CHANGES, *nodes.TABLES):
            for name, value in (("turn", _TURN), ("takes", _TURN + 2), ("channel", CHANNEL)):
                sql = sql.replace(f"{{{name}}}", str(value))
            self.execute_sql(sql.replace("%", "%%"))
        for name in sorted(known()):
            self.execute_sql("INSERT INTO schema_migration (name, applied) VALUES (%s, now())", (name,))
        return sorted(known())

    def _beat(self, connection: Any) -> None:
        """Finish a start that PostgreSQL was not there for; notice that a newer version has migrated."""
        if not self._is_opened:
            try:
                self._open()
                self._refused = None
            except (DatabaseError, keys.BadKey) as error:
                self._refuse_management(str(error))
                return
        rows = connection.execute("SELECT name FROM schema_migration").fetchall()
        if unknown := sorted({name for (name,) in rows} - known()):
            self._refuse_management(
                f"A newer Signpost has migrated the database (it has {unknown[-1]}): replace this "
                "node. Links keep working."
            )

    def _refuse_management(self, sentence: str) -> None:
        if self._refused != sentence:
            logger.error("%s", sentence)
            self._refused = sentence
            self._lose()


@functools.cache
def booleans() -> frozenset[tuple[str, str]]:
    return frozenset(
        (model._meta.table_name, field.column_name)
        for model in models.ALL
        for field in model._meta.sorted_fields
        if isinstance(field, peewee.BooleanField)
    )


def _parameters(url: str) -> dict[str, Any]:
    """What we add to an address. Raises DatabaseError."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:
        # Its text has the password.
        raise DatabaseError(
            "SIGNPOST_DATABASE_URL is no address of PostgreSQL, such as postgresql://user@host/name."
        ) from None
    ours: dict[str, Any] = {
        "application_name": "signpost",
        "connect_timeout": CONNECT_S,
        "tcp_user_timeout": SILENT_MS,
        "keepalives_idle": SILENT_MS // 1000,
    }
    if "," in str(given.get("host", "")):
        # Of several, the one that can be written to: so a failover is found.
        ours["target_session_attrs"] = "read-write"
    options = f"{given.get('options', '')} -c idle_in_transaction_session_timeout={MAX_IDLE_S * 1000}".strip()
    return {**{name: value for name, value in ours.items() if name not in given}, "options": options}


def _reason(error: BaseException) -> str:
    """The first line of what the server or the network says, without the address and its password."""
    cause = error if isinstance(error, psycopg.Error) else error.__cause__ or error.__context__ or error
    lines = str(cause).strip().splitlines() or [type(cause).__name__]
    return lines[0].strip()


# What no waiting mends, as the server says it while a connection is made.
_MISLED = re.compile(r"FATAL:\s*(.*(?:does not exist|authentication failed|no pg_hba.conf entry|permission denied).*)")


def _misled(reason: str) -> str | None:
    found = _MISLED.search(reason)
    return None if found is None else found[1]


def _numbered(values: Values) -> dict[str, Any]:
    assert not isinstance(values, Mapping)
    return {f"p{place}": value for place, value in enumerate(values, 1)}
