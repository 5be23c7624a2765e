"""The SQLite file by which a node answers visits: a copy of what they read, which follows PostgreSQL.

A trigger there notes each change of these tables in `copy_change`, within the turn of its writer, so that numbers are
in the order of commits and nothing that commits late is passed over. Nothing of the file is worth keeping: it is filled
again wherever it does not fit.
"""

from __future__ import annotations

import contextlib
import logging
import re
import tempfile
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import cysqlite
import psycopg
from playhouse.migrations import Runner

from signpost.domain.errors import ServiceError
from signpost.storage import feature_migrations, migrations
from signpost.storage.engines.sqlite import SqliteEngine
from signpost.storage.feature_migrations import END_OF_STATEMENT, FeatureMigration
from signpost.storage.migrations import ALL_TABLES, folder

# What is copied, and the column by which a row is found.
TABLES = {"workspace": "id", "host": "host", "page_logo": "workspace_id", "record": "seq"}
# Changes read at once; a node that lacks more of them fills its copy again.
BATCH, MAX_CHANGES_BEHIND = 2_000, 200_000
# How long the follower waits to be woken, then looks by itself. How long it waits after an error.
POLL_S, RETRY_S = 0.5, 1.0
# A connection that is lost is made again by the thread that needs it next.
CHANNEL = "signpost_copy"

NOTE_CHANGES = (
    "CREATE TABLE copy_change (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL,"
    " key text NOT NULL, at timestamptz NOT NULL DEFAULT now())",
    """
    CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_advisory_xact_lock({turn}, hashtext(current_schema()));
        EXECUTE format(
            'INSERT INTO copy_change (name, key) SELECT %L, %I::text FROM changed', TG_TABLE_NAME, TG_ARGV[0]
        );
        PERFORM pg_notify('{channel}', '');
        RETURN NULL;
    END $$
    """,
    *(
        f"CREATE TRIGGER {table}_{event.lower()}_noted AFTER {event} ON {table} REFERENCING {which} TABLE AS changed"
        f" FOR EACH STATEMENT EXECUTE FUNCTION note_change('{key}')"
        for table, key in TABLES.items()
        for event, which in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD"))
    ),
)

_NEXT_CHANGES = "SELECT seq, name, key, at::text FROM copy_change WHERE seq > %s ORDER BY seq LIMIT %s"

logger = logging.getLogger("signpost.database")


class LocalCopy:
    def __init__(self, path: Path, connect: Callable[[], Any], announce: Callable[[str, str | None], object]) -> None:
        """connect: a connection to PostgreSQL, in autocommit mode.  announce: called with (host, place or None)."""
        self.path = path
        self._connect = connect
        self._announce = announce
        self._lock = threading.Lock()
        self._ending = threading.Event()
        self._source: Any = None
        self._file: cysqlite.Connection | None = None
        self._mark = -1
        self._is_damaged = False
        # When it was last known to be up to date.
        self._known_at = time.monotonic()
        self._columns: dict[str, list[str]] = {}
        self._thread = threading.Thread(target=self._follow, name="follower", daemon=True)

    def open(self, *, is_needed_whole: bool) -> None:
        """Bring the file up to date, and keep it so. Raises psycopg.Error, ServiceError.

        is_needed_whole: False where PostgreSQL is away, and what is there is better than nothing.
        """
        self._open_file()
        try:
            self.catch_up()
        except (psycopg.Error, ServiceError):
            if is_needed_whole and self._mark < 0:
                raise
        self._thread.start()

    @staticmethod
    def is_filled(path: Path) -> bool:
        """Whether there is a copy of these tables by which visits can be answered."""
        try:
            file = cysqlite.Connection(f"file:{path}?mode=ro", uri=True)
        except cysqlite.Error:
            return False
        with contextlib.closing(file):
            try:
                version = file.execute("PRAGMA user_version").scalar()
                mark = file.execute("SELECT value FROM state WHERE name = 'mark'").scalar()
            except (cysqlite.Error, TypeError):
                return False
        return version == hash_of(_definitions()) and int(mark) >= 0

    def state(self) -> tuple[int, float]:
        """Up to which change the file is a copy, and for how many seconds that has not been known to be the last."""
        return self._mark, max(0.0, time.monotonic() - self._known_at - POLL_S) if self._known_at else 0.0

    def replace_damaged(self) -> None:
        """A visit has found a damaged page: have the file filled again."""
        self._is_damaged = True

    def close(self) -> None:
        # What waits for the server ends soon once the process stops (`_Connection`).
        self._ending.set()
        with self._lock:
            if self._source is not None:
                self._source.close()
            if self._file is not None:
                self._file.close()
                self._file = None

    # --- the file ---------------------------------------------------------------------------------------------

    def _open_file(self) -> None:
        """Open the file; where it has other tables or is damaged, another one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._file = self._opened()
            is_usable = self._file.execute("PRAGMA user_version").scalar() == hash_of(_definitions())
            if is_usable:
                self._read_state()
        except (cysqlite.DatabaseCorruptError, TypeError) as error:
            logger.warning("%s is damaged (%s), and is filled again.", self.path, error)
            is_usable = False
        if not is_usable:
            self._create_file()

    def _opened(self) -> cysqlite.Connection:
        file = cysqlite.Connection(str(self.path), timeout=5)
        try:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute("PRAGMA synchronous = NORMAL")
        except cysqlite.Error:
            file.close()
            raise
        return file

    def _create_file(self) -> None:
        """Put an empty file in the place of the one that is there. Visits open it once they find the other damaged."""
        if self._file is not None:
            self._file.close()
            self._file = None
        for name in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + name).unlink(missing_ok=True)
        file = self._opened()
        for sql in _definitions():
            file.execute(sql)
        # Later than any generation of the file before it, so that what is remembered of that is checked.
        generation = str(time.time_ns() // 1_000_000)
        file.execute("INSERT INTO state VALUES ('generation', ?), ('mark', '-1'), ('mark_at', '')", (generation,))
        file.execute(f"PRAGMA user_version = {hash_of(_definitions())}")
        self._file, self._is_damaged = file, False
        self._read_state()

    def _read_state(self) -> None:
        assert self._file is not None
        for table in TABLES:
            self._columns[table] = [row[1] for row in self._file.execute(f"PRAGMA table_info({table})")]
        self._mark = int(self._file.execute("SELECT value FROM state WHERE name = 'mark'").scalar())

    @contextlib.contextmanager
    def _writing(self, mark: int, **state: str) -> Iterator[cysqlite.Connection]:
        file = self._file
        assert file is not None
        file.execute("BEGIN IMMEDIATE")
        try:
            yield file
            for name, value in {"mark": str(mark), **state}.items():
                file.execute("UPDATE state SET value = ? WHERE name = ?", (value, name))
            file.execute("COMMIT")
        except BaseException as error:
            self._is_damaged = self._is_damaged or isinstance(error, cysqlite.DatabaseCorruptError)
            # What has failed is what is told, and no attempt to undo it.
            with contextlib.suppress(cysqlite.Error):
                file.execute("ROLLBACK")
            raise
        self._mark = mark

    # --- following --------------------------------------------------------------------------------------------

    def catch_up(self, wait_s: float = -1) -> None:
        """Copy every change that is committed now. Raises psycopg.Error, ServiceError.

        wait_s: how long to wait for another thread that does so; -1: as long as it takes.
        """
        if not self._lock.acquire(timeout=wait_s):
            return
        try:
            if self._ending.is_set():
                return
            is_new = self._source is None or self._source.closed
            if is_new:
                self._source = self._connect()
            if self._is_damaged:
                logger.warning("%s is damaged, and is filled again.", self.path)
                self._create_file()
            if self._mark < 0 or (is_new and (self._is_far_back() or not self._is_of_this_history())):
                self._fill()
            announced: list[tuple[str, str | None]] = []
            count = BATCH
            while count == BATCH:
                rows = self._source.execute(_NEXT_CHANGES, (self._mark, BATCH)).fetchall()
                if count := len(rows):
                    announced += self._apply(rows)
                if count == BATCH and self._is_far_back():
                    self._fill()
            self._known_at = time.monotonic()
            for host, place in dict.fromkeys(announced):
                self._announce(host, place)
        finally:
            self._lock.release()

    def _is_far_back(self) -> bool:
        first, last = self._source.execute("SELECT min(seq), max(seq) FROM copy_change").fetchone()
        return last is not None and (self._mark < first - 1 or last - self._mark > MAX_CHANGES_BEHIND)

    def _is_of_this_history(self) -> bool:
        """False after a restore, and a failover to a server that had not everything: numbers mean other changes."""
        assert self._file is not None
        noted = self._file.execute("SELECT value FROM state WHERE name = 'mark_at'").scalar()
        row = self._source.execute("SELECT at::text FROM copy_change WHERE seq = %s", (self._mark,)).fetchone()
        return bool((row[0] if row else "") == noted)

    def _fill(self) -> None:
        with self._source.transaction():
            self._source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            newest = self._source.execute("SELECT seq, at::text FROM copy_change ORDER BY seq DESC LIMIT 1").fetchone()
            mark, noted = newest or (0, "")
            with self._writing(mark, mark_at=noted) as file:
                file.execute("UPDATE state SET value = value + 1 WHERE name = 'generation'")
                for table in TABLES:
                    file.execute(f"DELETE FROM {table}")
                    columns = ", ".join(self._columns[table])
                    with self._source.cursor(name=f"fill_{table}") as cursor:
                        cursor.itersize = BATCH
                        self._insert(file, table, cursor.execute(f"SELECT {columns} FROM {table}"))

    def _insert(self, file: cysqlite.Connection, table: str, rows: Iterable[Sequence[Any]]) -> None:
        marks = ", ".join("?" * len(self._columns[table]))
        file.executemany(f"INSERT INTO {table} ({', '.join(self._columns[table])}) VALUES ({marks})", rows)  # type: ignore[arg-type]  # it takes any iterable

    def _apply(self, changes: Sequence[tuple[int, str, str, str]]) -> list[tuple[str, str | None]]:
        """Copy the rows of some changes; returns what they changed for visits."""
        keys: dict[str, dict[str, None]] = {table: {} for table in TABLES}
        for _, table, key, _ in changes:
            keys[table][key] = None
        # What is read now may be newer than these changes, which does no harm: it comes once more.
        rows = {table: self._rows(table, [*of_table]) for table, of_table in keys.items() if of_table}
        announced: list[tuple[str, str | None]] = []
        mark, *_, noted = changes[-1]
        with self._writing(mark, mark_at=noted) as file:
            for table, found in rows.items():
                given = [(key,) for key in keys[table]]
                announced += self._seen_by(file, table, given)
                file.executemany(f"DELETE FROM {table} WHERE {TABLES[table]} = ?", given)
                self._insert(file, table, found)
                announced += self._seen_by(file, table, given)
        return announced

    def _rows(self, table: str, keys: list[str]) -> list[Any]:
        columns, kind = ", ".join(self._columns[table]), "bigint[]" if table == "record" else "text[]"
        sql = f"SELECT {columns} FROM {table} WHERE {TABLES[table]} = ANY(%s::{kind})"
        rows: list[Any] = self._source.execute(sql, (keys,)).fetchall()
        return rows

    def _seen_by(
        self, file: cysqlite.Connection, table: str, keys: Sequence[tuple[str]]
    ) -> Iterable[tuple[str, str | None]]:
        """The hostnames, or places on them, of which visits may know something else."""
        if table == "record":
            sql = "SELECT host, alias FROM record WHERE seq = ?"
        elif table == "host":
            return [(host, None) for (host,) in keys]
        else:
            sql = "SELECT host, NULL FROM host WHERE workspace_id = ?"
        return [row for key in keys for row in file.execute(sql, key).fetchall()]

    def _follow(self) -> None:
        listener = None
        while not self._ending.is_set():
            try:
                if listener is None:
                    listener = self._connect()
                    listener.execute(f"LISTEN {CHANNEL}")
                self.catch_up()
                for _ in listener.notifies(timeout=POLL_S, stop_after=1):
                    pass
            except (psycopg.Error, cysqlite.Error, ServiceError) as error:
                if self._ending.is_set():
                    break
                if listener is not None:
                    logger.warning("The copy by which visits are answered is no longer up to date: %s", error)
                with contextlib.suppress(psycopg.Error):
                    if listener is not None:
                        listener.close()
                listener = None
                self._ending.wait(RETRY_S)
        if listener is not None:
            listener.close()


def _definitions() -> list[str]:
    statements = (folder() / ALL_TABLES).read_text(encoding="utf-8").split(END_OF_STATEMENT)
    return [sql for sql in statements if _is_copied(sql)]


def _is_copied(sql: str) -> bool:
    if sql.lstrip().startswith("CREATE TABLE"):
        return any(sql.lstrip().startswith(f"CREATE TABLE {table} ") for table in (*TABLES, "state"))
    return any(name in sql for name in ("INDEX record_by_folded_alias ", "INDEX record_with_query "))


def hash_of(statements: Sequence[str]) -> int:
    """A number for `user_version` that other tables do not have."""
    return zlib.crc32("".join(statements).encode()) & 0x7FFFFFFF


# What a try asks nothing of: counts by day, and what has happened.
_LEFT_OUT = re.compile(
    "(click|workspace)_[a-z]+|miss|change|kept_record|job_record|event|delivery|record_check|kept_answer|session|mail"
    "|used_key|one_time_value"
)
_TABLE = re.compile(r'CREATE TABLE "?(\w+)')


Wanted = Sequence[FeatureMigration]


def schema_of(wanted: Wanted) -> list[str]:
    """The statements that give a new file the tables of the core, and those that migrations of features make."""
    with tempfile.TemporaryDirectory() as parent:
        of = SqliteEngine(Path(parent) / "empty.db", {"journal_mode": "off", "synchronous": "off"})
        with contextlib.closing(of), of.connection_context():
            create_tables(of, wanted)
            rows = of.execute_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    return [sql for (sql,) in rows if not sql.startswith("CREATE TABLE sqlite_")]


def create_tables(file: SqliteEngine, wanted: Wanted) -> None:
    """Give a new file the same tables, and what is in them from the start."""
    migrations.create_tables(Runner(file, str(folder())), sorted(migrations.known()))
    feature_migrations.apply(file, wanted)


def copy_for_try(source: Any, path: Path, wanted: Wanted) -> None:
    """Write a SQLite file of all tables, with the rows by which changes of records can be tried.

    wanted: the migrations of the features that are on.
    """
    with contextlib.closing(cysqlite.Connection(str(path))) as file, file.atomic(), source.transaction():
        source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        # Indexes and triggers come last: the rows have what they do.
        for sql in sorted(schema_of(wanted), key=lambda sql: _TABLE.match(sql) is None):
            file.execute(sql)
            if (table := _TABLE.match(sql)) is None or _LEFT_OUT.fullmatch(table[1]):
                continue
            columns = [f'"{row[1]}"' for row in file.execute(f"PRAGMA table_info({table[1]})")]
            with source.cursor(name="copy_for_try") as cursor:
                cursor.itersize = BATCH
                rows = cursor.execute(f'SELECT {", ".join(columns)} FROM "{table[1]}"')
                file.executemany(f'INSERT INTO "{table[1]}" VALUES ({", ".join("?" * len(columns))})', rows)
