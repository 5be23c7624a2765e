"""PostgreSQL 15 or later: what several nodes share. Imported only where DATABASE_URL names one.

One advisory lock of the transaction takes the place of BEGIN IMMEDIATE: a write checks and then writes alone, on all
nodes. Ends of transactions are on its disk (`synchronous_commit` as the server has it).
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import re
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import peewee
import psycopg
from playhouse.migrations import Runner
from psycopg.adapt import Loader
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.string import StrDumperUnknown

from signpost.domain.errors import (
    LeaseLost,
    ServiceError,
    StorageBusy,
    StorageDamaged,
    StorageFailed,
    StorageFull,
    StorageUnavailable,
    StorageUncertain,
    UnstorableValue,
)
from signpost.features.nodes import sql_dialect
from signpost.features.nodes.cluster import NodeCluster
from signpost.features.nodes.local_copy import CHANNEL, NOTE_CHANGES, LocalCopy, copy_for_try
from signpost.features.nodes.node import NODE_TABLES, TAKES, TURN, Node
from signpost.storage import feature_migrations, keys
from signpost.storage.cluster import CLOCK_OFF_S
from signpost.storage.engines.engine import (
    BAD_ADDRESS,
    LONG_WAIT_S,
    NO_FEATURES,
    STOPPING_WAIT_S,
    Cursor,
    Engine,
    Values,
    WriteWait,
)
from signpost.storage.feature_migrations import END_OF_STATEMENT
from signpost.storage.feature_tables import FeatureTables, TablesError
from signpost.storage.migrations import DatabaseError, OlderDatabase, folder, known
from signpost.storage.write_lock import FairWriteLock, current_deadline

logger = logging.getLogger("signpost.database")

MIN_VERSION = 15
# The SQLite file by which a node answers visits.
COPY = "copy.db"
# How long to wait for a connection, for an answer to a request's statement and to any other, and for the network.
CONNECT_S, REQUEST_S, WORK_S, SILENT_MS = 5, 8.0, 300.0, 8_000
# How long a first start waits for a server that is not there; how long no thread tries after a failure.
START_S, PAUSE_S = 20.0, 1.0
# How many threads of a process may wait for their turn in PostgreSQL, or have it: while one of them writes, the next
# one has its place there among those of other nodes.
WRITERS = 2
# Where a node stops in the middle of a transaction, this long PostgreSQL waits for each of them.
MAX_IDLE_S = 4
# Connections that wait to be used again.
MAX_IDLE = 16
# The follower asks twice a second. Where it has had no answer for this long, no probe waits for one.
SILENT_COPY_S = 2.0
# Next to the migrations: what gives a new database what all of them make of a file. `python -m tests.upgrades.make`
# writes it. Databases that lack one of the migrations up to this one were never released.
POSTGRESQL_TABLES, FIRST_MIGRATION = "all_tables.postgresql.sql", "0042_ignored_misses"
_REFERENCES = """
    SELECT child.relname, attribute.attname, parent.relname, confdeltype = 'c'
    FROM pg_constraint
    JOIN pg_class AS child ON child.oid = conrelid
    JOIN pg_class AS parent ON parent.oid = confrelid
    JOIN pg_attribute AS attribute ON attribute.attrelid = conrelid AND attribute.attnum = ANY (conkey)
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
"""
UNREACHABLE = "PostgreSQL is unreachable: links work, changes are refused."
# How many rows are inserted by one statement.
MANY_ROWS = 200
# What writers take turns by, together with the schema that they write to.
_TURN = TURN
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
    """peewee's own, with our connections, and what peewee lacks if it was imported without psycopg (cli/entry.py)."""

    txn_idle, txn_inerror, txn_unknown = TransactionStatus.IDLE, TransactionStatus.INERROR, TransactionStatus.UNKNOWN

    def check_driver(self) -> None:
        """psycopg is imported here."""

    def get_binary_type(self) -> Any:
        return psycopg.Binary

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
    # Which of the database's connections are still right: see `PostgresqlEngine._discard_idle`.
    epoch = 0
    # The wait for the turn to write, while a statement asks for it.
    turn: WriteWait | None = None
    # When the process began to stop (monotonic), and what is called once the server says nothing.
    shutdown_at: Callable[[], float | None] = staticmethod(lambda: None)
    on_silence: Callable[[], object] = staticmethod(lambda: None)

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        return super().wait(gen if timeout is not None else self._watched(gen), interval, timeout)

    def _watched(self, gen: Any) -> Any:
        """What psycopg waits for; where it has nothing to do, which is ten times a second, the limits are checked."""
        began, limit_s = time.monotonic(), REQUEST_S if current_deadline() is not None else self.limit_s
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
        turn, shutdown_at = self.turn, self.shutdown_at()
        try:
            if turn is not None and turn.has_lasted_s > LONG_WAIT_S:
                turn.release_worker()
        except ServiceError:
            self.close()
            raise
        if shutdown_at is not None:
            until = min(until, max(began, shutdown_at) + STOPPING_WAIT_S)
        if time.monotonic() > until:
            self.close()
            self.on_silence()
            raise psycopg.OperationalError(f"The server did not answer within {time.monotonic() - began:.0f} seconds.")


class PostgresqlEngine(Engine, peewee.PostgresqlDatabase):  # type: ignore[misc, unused-ignore]  # untyped
    """The connections of a process to PostgreSQL, its local copy, and the node that it is."""

    psycopg2_adapter = psycopg3_adapter = _Adapter
    cluster: NodeCluster
    errors = (peewee.PeeweeException, psycopg.Error)

    def __init__(self, url: str, folder: Path, port: int = 0):
        """url: anything that libpq takes.  port: of the server, which names a node. Raises DatabaseError."""
        # Requests may wait for what the node asks.
        node = Node(folder, functools.partial(self._connect_alone, REQUEST_S), _TURN_SQL)
        node.name = f"{socket.gethostname()}{f':{port}' if port else ''} {node.id[:6]}"
        node.on_heartbeat = self._on_heartbeat
        Engine.__init__(self, folder / COPY, NodeCluster(self, folder / COPY, node, self._connect_alone))
        self.writing = FairWriteLock(WRITERS)
        self._idle: list[_Connection] = []
        self._pool_lock = threading.Lock()
        self._epoch, self._down_until, self._reason = 0, 0.0, ""
        # Whether the server has said nothing since the process began to stop: then nothing waits for it again.
        self._is_silent = False
        self._may_migrate = True
        peewee.PostgresqlDatabase.__init__(self, url, **_parameters(url))

    # --- connections ------------------------------------------------------------------------------------------

    def _connect(self) -> Any:
        self.refuse_ended()
        if self.cluster.refused is not None:
            raise StorageUnavailable(self.cluster.refused)
        with self._pool_lock:
            while self._idle:
                if (known := self._idle.pop()).epoch == self._epoch and not known.closed:
                    return known
            if time.monotonic() < self._down_until:
                raise StorageUnavailable
        return self._connect_alone()

    def _connect_alone(self, limit_s: float = WORK_S) -> Any:
        """A connection that is not given back. limit_s: how long it waits for an answer. Raises StorageUnavailable."""
        epoch = self._epoch
        if self._is_silent:
            raise StorageUnavailable
        try:
            connection = super()._connect()
        except (peewee.PeeweeException, psycopg.Error) as error:
            self._reason = _reason(error)
            self._note_silence()
            raise StorageUnavailable from error
        connection.epoch, connection.limit_s, connection.on_silence = epoch, limit_s, self._note_silence
        connection.shutdown_at = lambda: self.shutdown_at
        return connection

    def _note_silence(self) -> None:
        with self._pool_lock:
            self._down_until = time.monotonic() + PAUSE_S
            self._is_silent = self.shutdown_at is not None

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

    def _discard_idle(self) -> None:
        """The server has ended connections: no idle one is tried again."""
        with self._pool_lock:
            self._epoch += 1
            idle, self._idle = self._idle, []
        for connection in idle:
            with contextlib.suppress(psycopg.Error):
                connection.close()

    def close_all(self) -> None:
        self.begin_shutdown()
        self.cluster.close()
        self.close()
        self._discard_idle()

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
        if not self.cluster.has_work():
            self.rollback()
            raise LeaseLost

    def rollback(self) -> Any:
        # A connection that is lost has nothing to take back.
        with contextlib.suppress(peewee.PeeweeException, psycopg.Error):
            return super().rollback()

    def copy_to(self, file: Path) -> None:
        with contextlib.closing(self._connect_alone()) as source:
            try:
                copy_for_try(source, file, feature_migrations.up_to(self._versions(), self.features, "sqlite"))
            except psycopg.Error as error:
                raise StorageUnavailable from error

    def raise_generation(self) -> None:
        if self.cluster.is_followed:
            self.after_commit(self.cluster.catch_up)

    # --- what is the matter -----------------------------------------------------------------------------------

    title = "The database in PostgreSQL"

    def warnings(self) -> list[str]:
        off_s = self.cluster.clock_off_s
        clock = f"The clock of this node is {abs(off_s):.0f} seconds {'fast' if off_s > 0 else 'slow'}."
        return [*self.notices, *([clock] if abs(off_s) > CLOCK_OFF_S else [])]

    @property
    def unavailable_reason(self) -> str | None:
        """Why management does not work on this node; None: it does. Asks PostgreSQL unless it is silent now."""
        if self.cluster.refused is None and self.cluster.copy_age_s > SILENT_COPY_S:
            return UNREACHABLE
        try:
            self.execute_sql("SELECT 1")
        except ServiceError as error:
            # Strangers may read this: the log has the reason.
            return self.cluster.refused or (error.message if isinstance(error, StorageBusy) else UNREACHABLE)
        return None

    # --- statements -------------------------------------------------------------------------------------------

    def execute_sql(self, sql: str, params: Any = None) -> Any:
        try:
            return super().execute_sql(sql_dialect.selection(sql), params)  # type: ignore[no-untyped-call, unused-ignore]
        except (peewee.PeeweeException, psycopg.Error) as error:
            self._refuse(error)
            raise

    def run(self, sql: str, values: Values = ()) -> Cursor:
        text, is_numbered = sql_dialect.statement(sql)
        return self.execute_sql(text, _numbered(values) if is_numbered else values)  # type: ignore[no-any-return]

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        text, is_numbered = sql_dialect.statement(sql)
        is_insert = not is_numbered and sql_dialect.inserts_values(text)
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
                        sender.execute(sql_dialect.insertion(text, len(part)), [value for row in part for value in row])
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
        refused = StorageUnavailable() if is_lost else self.to_service_error(error)
        if isinstance(refused, StorageUnavailable):
            self._reason = _reason(error)
            if connection is not None and not is_lost:
                connection.close()
            self._discard_idle()
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

    def to_service_error(self, error: BaseException) -> ServiceError | None:
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

    dialect = "postgresql"

    def open(self, *, may_migrate: bool, features: Mapping[str, FeatureTables] = NO_FEATURES) -> None:
        """Raises DatabaseError: it cannot be used. Where it is away, a node that has a copy begins with that."""
        self._may_migrate, self.features = may_migrate, features
        until = time.monotonic() + START_S
        while True:
            try:
                self._open()
                return
            except StorageUnavailable as error:
                if (sentence := _permanent_error(self._reason)) is not None:
                    raise DatabaseError(f"PostgreSQL refuses this node: {sentence}.") from error
                if self.cluster.load_local(keys.CHECK) is not None and LocalCopy.is_filled(self.path):
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
            if self.cluster.load_local(keys.CHECK) is not None:
                keys.require(self.run, self.folder)
        self.continue_ids_after_newest()
        self.cluster.is_opened = True

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
        return {*self.get_tables()}

    # peewee takes "public" for the schema; ours is the first of the search path.

    def get_tables(self, schema: str | None = None) -> Any:
        return super().get_tables(schema or self._schema())  # type: ignore[no-untyped-call, unused-ignore]

    def get_columns(self, table: str, schema: str | None = None) -> Any:
        return super().get_columns(table, schema or self._schema())  # type: ignore[no-untyped-call, unused-ignore]

    def get_primary_keys(self, table: str, schema: str | None = None) -> Any:
        return super().get_primary_keys(table, schema or self._schema())  # type: ignore[no-untyped-call, unused-ignore]

    def _schema(self) -> str:
        name: str = self.execute_sql("SELECT current_schema()").fetchone()[0]
        return name

    def bring_up_to_date(self) -> None:
        self._bring_core_up_to_date()
        try:
            wanted = feature_migrations.pending(self, self.features)
            if wanted and not self.is_new and not self._may_migrate:
                raise OlderDatabase(
                    f"The database is older than this Signpost (without {wanted[0]}), and MIGRATE is off."
                )
            self.migrated = [*self.migrated, *feature_migrations.apply(self, wanted)]
        except TablesError as error:
            raise DatabaseError(f"The database {error}.") from error

    def _versions(self) -> dict[str, int]:
        """How far the features are that are on."""
        return {name: version for name, version in feature_migrations.versions(self).items() if name in self.features}

    def run_statement(self, sql: str) -> None:
        self.execute_sql(sql.replace("%", "%%"))

    def references(self) -> list[tuple[str, str, str, bool]]:
        return [(*names, bool(cascades)) for *names, cascades in self.execute_sql(_REFERENCES).fetchall()]

    def _bring_core_up_to_date(self) -> None:
        tables = self.tables()
        if "schema_migration" not in tables:
            if tables:
                raise DatabaseError(
                    f"The database holds tables of something else ({sorted(tables)[0]}): create one for Signpost, "
                    "or a schema of its own (options=-csearch_path=NAME in the URL)."
                )
            try:
                self.migrated, self.is_new = self._create_tables(), True
            except peewee.ProgrammingError as error:
                raise DatabaseError(f"The tables cannot be created: {_reason(error)}.") from error
            return
        applied = {name for (name,) in self.execute_sql("SELECT name FROM schema_migration").fetchall()}
        if unknown := sorted(applied - known()):
            raise DatabaseError(
                f"The database was made by a newer Signpost (it has {unknown[-1]}): install that version."
            )
        if pending := sorted(known() - applied):
            if pending[0] <= FIRST_MIGRATION:
                raise DatabaseError(
                    f"The database is from before Signpost was released with PostgreSQL (it lacks {pending[0]}): copy "
                    "it to a folder by the version that made it (`signpost database copy`), and then to a new one."
                )
            if not self._may_migrate:
                raise OlderDatabase(
                    f"The database is older than this Signpost (without {pending[0]}), and MIGRATE is off."
                )
            self.migrated = list(Runner(self, str(folder())).up())

    def _create_tables(self) -> list[str]:
        _, *statements = (folder() / POSTGRESQL_TABLES).read_text(encoding="utf-8").split(END_OF_STATEMENT)
        for sql in (*filter(None, statements), *NOTE_CHANGES, *NODE_TABLES):
            for name, value in (("turn", _TURN), ("takes", TAKES), ("channel", CHANNEL)):
                sql = sql.replace(f"{{{name}}}", str(value))
            self.execute_sql(sql.replace("%", "%%"))
        for name in sorted(known()):
            self.execute_sql("INSERT INTO schema_migration (name, applied) VALUES (%s, now())", (name,))
        return sorted(known())

    def _on_heartbeat(self, connection: Any) -> None:
        """Finish a start that PostgreSQL was not there for; notice that a newer version has migrated."""
        if not self.cluster.is_opened:
            try:
                self._open()
                self.cluster.refused = None
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
        if self.cluster.refused != sentence:
            logger.error("%s", sentence)
            self.cluster.refused = sentence
            self._discard_idle()


def _parameters(url: str) -> dict[str, Any]:
    """What we add to an address. Raises DatabaseError."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:
        # Its text has the password.
        raise DatabaseError(BAD_ADDRESS) from None
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
_PERMANENT_ERROR = re.compile(
    r"FATAL:\s*(.*(?:does not exist|authentication failed|no pg_hba.conf entry|permission denied).*)"
)


def _permanent_error(reason: str) -> str | None:
    found = _PERMANENT_ERROR.search(reason)
    return None if found is None else found[1]


def _numbered(values: Values) -> dict[str, Any]:
    assert not isinstance(values, Mapping)
    return {f"p{position}": value for position, value in enumerate(values, 1)}
