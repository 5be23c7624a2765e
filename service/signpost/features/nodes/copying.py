"""Moving an instance from its folder to PostgreSQL or back: all of it or nothing, compared row by row.

Rows travel as lines of PostgreSQL's COPY, in the order of their keys. SQLite writes the same lines, and digests of them
are compared: those that were read on one side with those that can be read on the other one afterwards.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import cysqlite
import peewee
import psycopg

from signpost import loader
from signpost.domain import times
from signpost.domain.errors import ServiceError, StorageUnavailable
from signpost.features.nodes.local_copy import create_tables, schema_of
from signpost.features.nodes.node import LEASE_S
from signpost.features.nodes.postgresql import PostgresqlEngine
from signpost.storage import atomic_files, feature_migrations, instance_folder, keys, migrations
from signpost.storage.cluster import OWN_STATE, SALT
from signpost.storage.engines.sqlite import SqliteEngine
from signpost.storage.feature_migrations import FeatureMigration
from signpost.storage.feature_tables import TablesError
from signpost.storage.instance_folder import DATABASE, InstanceError

# Lines that are sent, or inserted, at once.
_BATCH = 2_000
# How long one statement may take, such as one that makes an index of many rows.
_STATEMENT_S = 24 * 3600.0
# What each side has for itself: which migrations were applied when, and how far clicks of a folder are counted.
_LEFT_OUT = "schema_migration"
_SHARED_STATE = " AND ".join(f"name NOT LIKE '{name}%'" for name in OWN_STATE)
# Columns of JSON in the form that SQLite alone has for it. In PostgreSQL its text is there.
_JSONB, _OF_JSONB = "JSONB", {("click_breakdown", "counts"), ("workspace_breakdown", "counts")}
# How the values of a line are made those of a column, by its type.
_MARKS = {"BLOB": "unhex(substr(?, 3))", _JSONB: "jsonb(CAST(unhex(substr(?, 3)) AS TEXT))"}

# Of an index of PostgreSQL, for all columns of one row together. What is compressed may be longer.
_INDEX_BYTES = 2_600
_INDEXES = """
    SELECT relname, array_agg(DISTINCT attname::text) FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE relnamespace = current_schema()::regnamespace GROUP BY indexrelid, relname
"""
_BOOLEANS = "SELECT attname FROM pg_attribute WHERE attrelid = %s::regclass AND atttypid = 'bool'::regtype"
# By what a person recognizes a row.
_RECOGNIZED = ("host", "alias", "email", "name", "url", "path", "tag")
# How many rows are named that cannot be copied.
_NAMED = 20

_ESCAPES = (("\\", "\\\\"), ("\b", "\\b"), ("\t", "\\t"), ("\n", "\\n"), ("\v", "\\v"), ("\f", "\\f"), ("\r", "\\r"))
_ESCAPED = re.compile(r"\\(.)")
_UNESCAPED = {escaped[1]: text for text, escaped in _ESCAPES}

Report = Callable[[str], object]


class CopyError(Exception):
    """The message is one sentence for the operator."""


class CopyReport(NamedTuple):
    """left: the tables in the file that are not Signpost's, and stay where they are."""

    tables: int
    rows: int
    left: tuple[str, ...] = ()


class CopiedTable(NamedTuple):
    """columns: with their types in SQLite.  key: the columns of its primary key."""

    name: str
    columns: dict[str, str]
    key: list[str]

    @property
    def condition(self) -> str:
        return f" WHERE {_SHARED_STATE}" if self.name == "state" else ""

    @property
    def order(self) -> str:
        return ", ".join(f'"{name}"' for name in self.key)

    @property
    def names(self) -> str:
        return ", ".join(f'"{name}"' for name in self.columns)


class Digest:
    """Of the lines of a table."""

    def __init__(self) -> None:
        self.rows = 0
        self._hash = hashlib.sha256()

    def add(self, lines: bytes, count: int) -> None:
        self._hash.update(lines)
        self.rows += count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and (self.rows, self._hash.digest()) == (other.rows, other._hash.digest())

    __hash__ = None  # type: ignore[assignment]


# --- both ways --------------------------------------------------------------------------------------------------------


def to_postgresql(folder: Path, url: str, report: Report = lambda _: None) -> CopyReport:
    """Fill an empty database with the instance of a folder, whose clicks are all counted. Raises CopyError.

    In one transaction.  report: called with the name of each table.
    """
    with _failures(), instance_folder.alone(folder), _opened(folder / DATABASE) as file, _server(url) as server:
        file.execute("PRAGMA query_only = ON")
        file.execute("BEGIN")
        _require_same_migrations({name for (name,) in file.execute("SELECT name FROM schema_migration").fetchall()})
        _require_empty(server, keys.stored_check(file.execute))
        versions = _versions(file.execute("SELECT feature, version FROM feature_schema").fetchall())
        tables = _tables(file, versions)
        _refuse([*_with_nul(file, tables), *_without_parent(file, tables)])
        server.begin_write()
        try:
            with server.atomic("IMMEDIATE"):
                server.bring_up_to_date()
                wanted = feature_migrations.up_to(versions, loader.tables_of_all(), server.dialect)
                feature_migrations.apply(server, wanted)
                copied = _fill_server(file, server, tables, report)
        finally:
            server.end_write()
    return copied


def to_folder(url: str, folder: Path, report: Report = lambda _: None) -> CopyReport:
    """Make the database of a new instance folder from PostgreSQL, which no node uses. Raises CopyError."""
    with _failures():
        instance_folder.prepare(folder)
        with instance_folder.alone(folder), _server(url) as server:
            _require_new(folder)
            if "schema_migration" not in server.tables():
                raise CopyError("The database holds no instance.")
            _require_same_migrations({name for (name,) in server.run("SELECT name FROM schema_migration")})
            check = keys.stored_check(server.run)
            if check is not None and keys.read(folder) is not None:
                keys.require_known(check, folder)
            atomic_files.remove_unfinished(folder / DATABASE)
            new = atomic_files.unfinished_name(folder / DATABASE)
            try:
                with server.atomic():
                    server.execute_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                    _require_offline(server)
                    copied = _fill_file(server, new, report)
                # One that was started meanwhile may have changed something.
                _require_offline(server)
                atomic_files.copy_owner_and_mode(new, folder / DATABASE)
                atomic_files.sync(new)
                new.replace(folder / DATABASE)
                atomic_files.sync(folder)
            finally:
                new.unlink(missing_ok=True)
    return copied


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except StorageUnavailable as error:
        reason = error.__cause__ or error.message
        raise CopyError(f"PostgreSQL is unreachable: {_line(reason)} Nothing was changed.") from error
    except ServiceError as error:
        raise CopyError(f"{error.message} Nothing was changed.") from error
    except (InstanceError, keys.BadKey, migrations.DatabaseError) as error:
        raise CopyError(str(error)) from error
    except TablesError as error:
        raise CopyError(f"It {error}. Nothing was changed.") from error
    except (psycopg.Error, peewee.PeeweeException, cysqlite.Error, OSError) as error:
        raise CopyError(f"The copy failed: {_line(error)} Nothing was changed.") from error


def _line(error: object) -> str:
    text = (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
    return f"{text}."


def _versions(rows: Iterable[tuple[str, int]]) -> dict[str, int]:
    """How far each feature is; without those that are not installed, whose tables stay where they are."""
    installed = loader.tables_of_all()
    return {feature: version for feature, version in rows if feature in installed}


def _wanted(versions: Mapping[str, int]) -> list[FeatureMigration]:
    """What makes the tables of features in a file."""
    return feature_migrations.up_to(versions, loader.tables_of_all(), SqliteEngine.dialect)


def _require_same_migrations(applied: set[str]) -> None:
    known = migrations.known()
    if applied - known:
        raise CopyError(f"It was made by a newer Signpost (it has {max(applied - known)}): install that version.")
    if known - applied:
        raise CopyError(
            f"It is older than this Signpost (without {min(known - applied)}): run `signpost migrate` first."
        )


def _compare(table: CopiedTable, read: Digest, written: Digest) -> None:
    if read != written:
        raise CopyError(
            f"The copy of the table {table.name} differs: {read.rows} rows were read, and {written.rows} can be read "
            "from the copy. Nothing was changed."
        )


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _server(url: str) -> Iterator[PostgresqlEngine]:
    with tempfile.TemporaryDirectory() as folder:
        # It is no node: nothing of the folder is used.
        server = PostgresqlEngine(url, Path(folder))
        try:
            with server.connection_context():
                server.require_server()
                _connection(server).limit_s = _STATEMENT_S
                server.execute_sql("SET idle_in_transaction_session_timeout = 0")
                yield server
        finally:
            server.end()


def _connection(server: PostgresqlEngine) -> Any:
    return server.connection()  # type: ignore[no-untyped-call, unused-ignore]


def _require_empty(server: PostgresqlEngine, check: str | None) -> None:
    if "schema_migration" not in server.tables():
        return
    is_same = check is not None and keys.stored_check(server.run) == check
    count = server.run("SELECT count(*) FROM record").scalar()
    what = "this instance already" if is_same else "another instance"
    raise CopyError(
        f"The database holds {what} ({count:,} records): nothing was changed. Name an empty one to copy to."
    )


def _require_offline(server: PostgresqlEngine) -> None:
    for node in server.cluster.nodes():
        if node.seen_s < LEASE_S:
            raise CopyError(f"The node {node.name} uses the database: stop all nodes, then wait {LEASE_S:.0f} seconds.")
        if node.clicks_waiting:
            raise CopyError(
                f"{node.clicks_waiting} clicks wait in the folder of the node {node.name}: start it once more and stop "
                "it. If its disk is lost: DELETE FROM node WHERE name = '...'."
            )


def _fill_server(
    file: cysqlite.Connection, server: PostgresqlEngine, tables: list[CopiedTable], report: Report
) -> CopyReport:
    read, connection = {}, _connection(server)
    _refuse([*_too_long_for_an_index(file, connection, {table.name: table for table in tables})])
    connection.execute("SET LOCAL maintenance_work_mem = '256MB'")
    connection.execute("DELETE FROM state")
    connection.execute("DELETE FROM feature_schema")
    with _without_indexes(connection):
        for table in tables:
            report(table.name)
            read[table.name] = digest = Digest()
            with connection.cursor() as cursor, cursor.copy(f'COPY "{table.name}" ({table.names}) FROM STDIN') as copy:
                for lines in _lines_of_file(file, table, digest):
                    copy.write(lines)
    for table in tables:
        written = Digest()
        for line in _lines_of_server(connection, table):
            written.add(line, 1)
        _compare(table, read[table.name], written)
    if "event" in read:
        row = file.execute("SELECT seq FROM sqlite_sequence WHERE name = 'event'").fetchone()
        number = row[0] if row else 0
        connection.execute("UPDATE last_event SET seq = %s", (number,))
        connection.execute("SELECT setval('event_seq_seq', %s, %s)", (max(number, 1), number > 0))
    for (salt,) in file.execute("SELECT value FROM state WHERE name = ?", (SALT,)).fetchall():
        connection.execute("INSERT INTO visitors_salt VALUES (%s, %s)", salt.split(" "))
    # A node that has a copy of what was here before fills it again: its mark is before the first change.
    first = int(times.epoch_s() * 1000)
    connection.execute(f"ALTER TABLE copy_change ALTER COLUMN seq RESTART WITH {first}")
    connection.execute("INSERT INTO copy_change (name, key) VALUES ('workspace', '')")
    connection.execute("ANALYZE")
    return CopyReport(len(tables), sum(digest.rows for digest in read.values()), _of_others(file, tables))


@contextlib.contextmanager
def _without_indexes(connection: Any) -> Iterator[None]:
    """A block in which tables have neither triggers nor constraints nor indexes: these are made at once at its end."""
    constraints = connection.execute(
        "SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = current_schema()::regnamespace AND contype IN ('p', 'u', 'f') ORDER BY contype = 'f'"
    ).fetchall()
    for table, name, _ in reversed(constraints):
        connection.execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}")
    indexes = connection.execute(
        "SELECT quote_ident(indexname), indexdef FROM pg_indexes WHERE schemaname = current_schema()"
    ).fetchall()
    for name, _ in indexes:
        connection.execute(f"DROP INDEX {name}")
    tables = {table for table, _, _ in constraints}
    for table in tables:
        connection.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER")
    yield
    for table, name, definition in constraints:
        connection.execute(f"ALTER TABLE {table} ADD CONSTRAINT {name} {definition}")
    for _, definition in indexes:
        connection.execute(definition)
    for table in tables:
        connection.execute(f"ALTER TABLE {table} ENABLE TRIGGER USER")


def _lines_of_server(connection: Any, table: CopiedTable) -> Iterator[bytes]:
    """The lines of a table, in the order of its key. What is true or false is a number, as in SQLite."""
    are_boolean = {name for (name,) in connection.execute(_BOOLEANS, (f'"{table.name}"',)).fetchall()}
    values = ", ".join(f'"{name}"::int' if name in are_boolean else f'"{name}"' for name in table.columns)
    sql = f'COPY (SELECT {values} FROM "{table.name}"{table.condition} ORDER BY {table.order}) TO STDOUT'
    with connection.cursor() as cursor, cursor.copy(sql) as copy:
        yield from map(bytes, copy)


# --- what PostgreSQL refuses ------------------------------------------------------------------------------------------


def _refuse(sentences: list[str]) -> None:
    """Raises CopyError where there are any."""
    if sentences:
        more = [f"And {len(sentences) - _NAMED:,} more."] if len(sentences) > _NAMED else []
        raise CopyError("\n".join([*sentences[:_NAMED], *more, "Change or delete them first. Nothing was changed."]))


def _with_nul(file: cysqlite.Connection, tables: list[CopiedTable]) -> Iterator[str]:
    for table in tables:
        texts = [name for name, type_ in table.columns.items() if type_ == "TEXT"]
        conditions = [f'coalesce(instr("{name}", char(0)) > 0, 0)' for name in texts]
        if not texts:
            continue
        for row, *found in _rows(file, table, " OR ".join(conditions), ", ".join(conditions)):
            names = " and ".join(f"`{name}`" for name, is_found in zip(texts, found, strict=True) if is_found)
            yield f"{row} has the character NUL in {names}, which PostgreSQL cannot store."


def _without_parent(file: cysqlite.Connection, tables: list[CopiedTable]) -> Iterator[str]:
    """Rows that refer to none: something other than Signpost has written them."""
    for table in tables:
        sql = 'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?) WHERE "to" IS NOT NULL ORDER BY id, seq'
        for parent, column, key in file.execute(sql, (table.name,)).fetchall():
            exists = f'EXISTS (SELECT 1 FROM "{parent}" AS parent WHERE parent."{key}" = "{table.name}"."{column}")'
            for row, _ in _rows(file, table, f'"{column}" IS NOT NULL AND NOT {exists}'):
                yield f"{row} refers in `{column}` to a {parent} that does not exist."


def _too_long_for_an_index(file: cysqlite.Connection, connection: Any, tables: dict[str, CopiedTable]) -> Iterator[str]:
    """Whether a long one is too long depends on how it is compressed, so PostgreSQL is asked."""
    max_bytes: dict[str, dict[str, int]] = {}
    for name, columns in connection.execute(_INDEXES).fetchall():
        if name not in tables:
            continue
        sizes = {column: f'coalesce(length(CAST("{column}" AS BLOB)), 0)' for column in tables[name].columns}
        if name not in max_bytes:
            (found,) = file.execute(f'SELECT {", ".join(f"max({size})" for size in sizes.values())} FROM "{name}"')
            max_bytes[name] = dict(zip(sizes, found, strict=True))
        # Most tables have been read once then, and have none.
        if sum(max_bytes[name][column] or 0 for column in columns) <= _INDEX_BYTES:
            continue
        size = " + ".join(sizes[column] for column in columns)
        values = ", ".join(f'CAST("{column}" AS TEXT)' for column in columns)
        for row, *texts in _rows(file, tables[name], f"{size} > {_INDEX_BYTES}", values):
            if not _fits_an_index(connection, texts):
                _, column = max((len(text or ""), column) for text, column in zip(texts, columns, strict=True))
                yield f"{row} has a value in `{column}` that is too long for an index of PostgreSQL."


def _fits_an_index(connection: Any, texts: list[str | None]) -> bool:
    names = [f"text_{number}" for number in range(len(texts))]
    try:
        with connection.transaction():
            connection.execute(f"CREATE TEMPORARY TABLE tried ({', '.join(f'{name} text' for name in names)})")
            connection.execute(f"CREATE INDEX ON tried ({', '.join(names)})")
            connection.execute(f"INSERT INTO tried VALUES ({', '.join(['%s'] * len(names))})", texts)
            raise psycopg.Rollback
    except psycopg.errors.ProgramLimitExceeded:
        return False
    return True


def _rows(file: cysqlite.Connection, table: CopiedTable, condition: str, others: str = "NULL") -> Iterator[Any]:
    """(how a sentence about it begins, others) of rows: "The record 01k9... (go.acme.test, sale)"."""
    keys = ["id"] if "id" in table.columns else table.key
    shown = [*keys, *(name for name in _RECOGNIZED if name in table.columns and name not in keys)]
    names = ", ".join(f'"{name}"' for name in shown)
    sql = f'SELECT {others}, {names} FROM "{table.name}" WHERE {condition} ORDER BY {table.order}'
    for values in file.execute(sql).fetchall():
        texts = [str(value).replace("\0", "\\0")[:100] for value in values[-len(shown) :]]
        known = f" ({', '.join(texts[len(keys) :])})" if len(shown) > len(keys) else ""
        yield f"The {table.name} {' '.join(texts[: len(keys)])}{known}", *values[: -len(shown)]


# --- the file ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[cysqlite.Connection]:
    instance_folder.require(path.parent)
    with contextlib.closing(cysqlite.Connection(str(path), timeout=5)) as file:
        try:
            yield file
        finally:
            if file.in_transaction:
                file.rollback()


def _require_new(folder: Path) -> None:
    """Of a former instance, or of a node, there may be the key."""
    if (folder / DATABASE).exists():
        raise CopyError(f"{folder} holds an instance already, and nothing was changed: name a new folder.")
    if others := [path.name for name in instance_folder.TRACES for path in folder.glob(name) if path.name != keys.FILE]:
        raise CopyError(f"{folder} holds {others[0]} of another instance: name a new folder.")


def _fill_file(server: PostgresqlEngine, path: Path, report: Report) -> CopyReport:
    atomic_files.create_empty(path)
    with contextlib.closing(
        SqliteEngine(path, {"journal_mode": "off", "synchronous": "off", "cache_size": -262_144})
    ) as of:
        of.connect()
        versions = _versions(server.run("SELECT feature, version FROM feature_schema").fetchall())
        create_tables(of, _wanted(versions))
        file, connection = of.connection(), _connection(server)
        tables = _tables(file, versions)
        # Made at once at the end.
        others = file.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
        ).fetchall()
        for type_, name, _ in others:
            file.execute(f"DROP {type_} {name}")
        read = {}
        file.execute("BEGIN")
        file.execute("DELETE FROM state")
        file.execute("DELETE FROM feature_schema")
        for table in tables:
            report(table.name)
            read[table.name] = digest = Digest()
            marks = ", ".join(_MARKS.get(type_, "?") for type_ in table.columns.values())
            rows = (_values(line, digest) for line in _lines_of_server(connection, table))
            file.executemany(f'INSERT INTO "{table.name}" ({table.names}) VALUES ({marks})', rows)
        for _, _, sql in others:
            file.execute(sql)
        if "event" in read:
            number = server.run("SELECT seq FROM last_event").scalar()
            file.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'event'", (number,))
        salts = server.run("SELECT day, salt FROM visitors_salt WHERE day = ?", (times.now().date().isoformat(),))
        for salt in salts.fetchall():
            file.execute("INSERT INTO state VALUES (?, ?)", (SALT, " ".join(salt)))
        file.execute("COMMIT")
        for table in tables:
            written = Digest()
            for _ in _lines_of_file(file, table, written):
                pass
            _compare(table, read[table.name], written)
    return CopyReport(len(tables), sum(digest.rows for digest in read.values()))


def _tables(file: cysqlite.Connection, versions: Mapping[str, int]) -> list[CopiedTable]:
    """Those of the core, and of features that are installed."""
    made = (re.match(r'CREATE TABLE "?(\w+)', sql) for sql in schema_of(_wanted(versions)))
    own = {found[1] for found in made if found is not None} - {_LEFT_OUT}
    return [_table(file, name) for name in _names(file) if name in own]


def _of_others(file: cysqlite.Connection, tables: list[CopiedTable]) -> tuple[str, ...]:
    """The tables that somebody else has made in the file."""
    own = {_LEFT_OUT, *(table.name for table in tables)}
    return tuple(name for name in _names(file) if name not in own)


def _names(file: cysqlite.Connection) -> list[str]:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    return [name for (name,) in file.execute(sql).fetchall()]


def _table(file: cysqlite.Connection, name: str) -> CopiedTable:
    rows = file.execute("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", (name,)).fetchall()
    key = [column for _, column in sorted((place, column) for column, _, place in rows if place)]
    columns = {column: _JSONB if (name, column) in _OF_JSONB else type_ for column, type_, _ in rows}
    return CopiedTable(name, columns, key)


def _lines_of_file(file: cysqlite.Connection, table: CopiedTable, digest: Digest) -> Iterator[bytes]:
    """The lines of a table as PostgreSQL's COPY writes them, many at once, in the order of its key."""
    values = " || char(9) || ".join(_line_value(name, type_) for name, type_ in table.columns.items())
    rows = file.execute(f'SELECT {values} FROM "{table.name}"{table.condition} ORDER BY {table.order}')
    while batch := [line for (line,) in islice(rows, _BATCH)]:
        lines = ("\n".join(batch) + "\n").encode()
        digest.add(lines, len(batch))
        yield lines


def _line_value(name: str, type_: str) -> str:
    value = f'"{name}"'
    if type_ in ("BLOB", _JSONB):
        value = f"'\\\\x' || lower(hex({value if type_ == 'BLOB' else f'json({value})'}))"
    elif type_ == "TEXT":
        escaped = value
        for text, escape in _ESCAPES:
            escaped = f"replace({escaped}, char({ord(text)}), '{escape}')"
        # Few texts have any of them.
        value = f"CASE WHEN {value} GLOB '*[' || char({', '.join(str(ord(text)) for text, _ in _ESCAPES)}) || ']*'"
        value += f' THEN {escaped} ELSE "{name}" END'
    return f"coalesce({value}, '\\N')"


def _values(line: bytes, digest: Digest) -> list[str | None]:
    """The values of a line. SQLite makes numbers of those that are some."""
    digest.add(line, 1)
    values: Iterable[str] = line.decode().removesuffix("\n").split("\t")
    if b"\\" not in line:
        return [*values]
    return [None if value == "\\N" else _ESCAPED.sub(_unescaped, value) if "\\" in value else value for value in values]


def _unescaped(found: re.Match[str]) -> str:
    return _UNESCAPED[found[1]]
