"""A file that is not ours, not whole, or not what it should be: refused with a sentence, or told; never used."""

import contextlib
import os
import random
import re
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.factory import close_app, create_app
from signpost.storage import file_check, migrations, models
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError
from tests.conftest import Client, Server, Visit
from tests.databases import rows
from tests.wire import answering, api, assert_sentence, connected, eventually, link, visit


def start(folder: Path) -> list[str]:
    """Start on a folder; returns what the database warns of."""
    from signpost.storage import database

    app = create_app({"INSTANCE": str(folder)})
    found = database.of(app).warnings()
    close_app(app)
    return found


def execute(folder: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(".lock")}


@pytest.fixture
def instance(tmp_path: Path) -> Path:
    start(tmp_path / "instance")
    return tmp_path / "instance"


# --- of another program ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["delete", "wal", "wal, open"])
@pytest.mark.parametrize("rows", [0, 50_000])
def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path, mode: str, rows: int) -> None:
    folder = tmp_path / "instance"
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute(f"PRAGMA journal_mode = {mode.partition(',')[0]}")
        connection.execute("CREATE TABLE customers (name TEXT)")
        connection.executemany("INSERT INTO customers VALUES (?)", [("x" * 50,)] * rows)
        connection.commit()
        if mode == "wal, open":
            connection.execute("PRAGMA wal_checkpoint")
            connection.execute("INSERT INTO customers VALUES ('last')")
            connection.commit()
        else:
            connection.close()
        before = contents(folder)
        for _ in range(2):
            with pytest.raises(DatabaseError) as reported:
                create_app({"INSTANCE": str(folder)})
            assert_sentence(str(reported.value).replace(". ", ", "), str(folder / DATABASE), "customers")
            assert contents(folder) == before


def test_and_so_for_each_command(tmp_path: Path) -> None:
    server = Server(tmp_path / "instance")
    server.instance.mkdir()
    execute(server.instance, "CREATE TABLE schema_migrations (version TEXT)")
    before = contents(server.instance)
    for command in (["serve"], ["migrate"], ["token", "list"]):
        done = server.run(*command)
        assert (done.returncode, done.stdout) == (1, "")
        assert "another program" in done.stderr
    assert contents(server.instance) == before


def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    start(tmp_path)


def test_one_whose_first_start_was_killed_goes_on(instance: Path, tmp_path: Path) -> None:
    """All that there is may be in the log."""
    server = Server(tmp_path / "new")
    for delay_s in (0.3, 0.5, 0.7, 0.9):
        shutil.rmtree(server.instance, ignore_errors=True)
        server.start(wait=False)
        time.sleep(delay_s)
        server.stop(signal.SIGKILL)
        answering(server.start())
        assert server.stop() == 0


# --- not whole ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [1, 1_000, 4096, 40_000])
def test_a_file_that_was_cut_is_refused(instance: Path, cut: int) -> None:
    file = instance / DATABASE
    os.truncate(file, file.stat().st_size - cut)
    before = contents(instance)
    with pytest.raises(DatabaseError) as reported:
        start(instance)
    assert_sentence(str(reported.value).replace(". ", ", "), str(file), "bytes", "signpost restore FILE")
    assert contents(instance) == before


@pytest.mark.parametrize("page", [2, 5, 20])
def test_a_damaged_page_is_refused(instance: Path, page: int) -> None:
    with (instance / DATABASE).open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)
    before = contents(instance)
    with pytest.raises(DatabaseError, match=r"damaged|malformed"):
        start(instance)
    assert contents(instance) == before


def test_a_log_that_was_deleted_is_told(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    server.stop(signal.SIGKILL)
    (server.instance / f"{DATABASE}-wal").unlink()
    assert (server.instance / f"{DATABASE}-shm").exists()
    answering(server.start())
    (reported,) = api(server, "GET", "/readyz").json["warnings"]
    assert_sentence(reported.replace(". ", ", "), f"{DATABASE}-wal", "is gone")
    assert reported in server.output.read_text()
    assert reported in server.run("doctor").stdout
    server.stop(signal.SIGKILL)
    answering(server.start())
    assert "warnings" not in api(server, "GET", "/readyz").json
    assert server.stop() == 0


# --- not what it should be ---------------------------------------------------------------------------------------


def last(number: int) -> str:
    return sorted(migrations.known())[number]


# The newest one changes nothing in a file of SQLite.
@pytest.mark.parametrize("lost", [-2, -3, 12, 0])
def test_a_lost_row_of_a_migration_is_told(instance: Path, lost: int) -> None:
    """Not "duplicate column name"; and no backup is made of it at each start, which would push out the good ones."""
    name = last(lost)
    execute(instance, f"DELETE FROM schema_migration WHERE name = '{name}'")
    for _ in range(4):
        with pytest.raises(DatabaseError) as reported:
            start(instance)
        text = str(reported.value).replace(". ", ", ")
        assert_sentence(text, str(instance / DATABASE), name, "schema_migration", "signpost restore FILE")
    assert not [*(instance / "backups").glob("*")] if (instance / "backups").exists() else True


@pytest.mark.parametrize("statement", ["DELETE FROM schema_migration", "DROP TABLE schema_migration"])
def test_all_rows_lost(instance: Path, statement: str) -> None:
    execute(instance, statement)
    with pytest.raises(DatabaseError) as reported:
        start(instance)
    assert_sentence(str(reported.value).replace(". ", ", "), "schema_migration", "signpost restore FILE")


def columns() -> list[tuple[str, str]]:
    return [(model._meta.table_name, model._meta.sorted_fields[-1].column_name) for model in models.ALL]


@pytest.mark.slow
def test_a_missing_table_or_column_is_refused(instance: Path, tmp_path: Path) -> None:
    """Each table, and the last column of each."""
    for number, (table, column) in enumerate(columns()):
        for statement, lost in (
            (f"DROP TABLE {table}", f"the table {table}"),
            (f"ALTER TABLE {table} RENAME COLUMN {column} TO other", f"the column {table}.{column}"),
        ):
            folder = tmp_path / f"{number}"
            shutil.copytree(instance, folder)
            execute(folder, "PRAGMA foreign_keys = OFF", "PRAGMA legacy_alter_table = ON", statement)
            with pytest.raises(DatabaseError) as reported:
                start(folder)
            assert lost in str(reported.value)
            shutil.rmtree(folder)


def test_a_column_that_goes_while_the_server_runs_is_told_by_readyz(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit
) -> None:
    connect()
    make_link(alias="x")
    assert client.get("/readyz").status_code == 200
    rows(Path(app.config["INSTANCE"]) / DATABASE, "ALTER TABLE record RENAME COLUMN expired_url TO other")
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert "the column record.expired_url" in answer.json["reasons"]["database"]


def test_a_whole_file_takes_no_time(instance: Path) -> None:
    """Of the 0.1 s that a start may take. Measured in processor time, as the machine may be busy."""
    began = time.process_time()
    for _ in range(20):
        file_check.require_healthy(instance / DATABASE)
    assert (time.process_time() - began) / 20 < 0.02


# --- a log that grows --------------------------------------------------------------------------------------------


def test_a_reader_that_lets_the_log_grow_is_told(make_server: Callable[..., Server]) -> None:
    server = answering(make_server().start())
    with contextlib.closing(sqlite3.connect(server.instance / DATABASE, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM record").fetchone()
        with contextlib.closing(sqlite3.connect(server.instance / DATABASE, isolation_level=None)) as writer:
            writer.execute("CREATE TABLE filler (content BLOB)")
            for _ in range(70):
                writer.execute("INSERT INTO filler VALUES (zeroblob(1048576))")
            writer.execute("DROP TABLE filler")
        answer = api(server, "GET", "/readyz")
        assert (answer.status, answer.json["reasons"]) == (200, {})
        assert_sentence(answer.json["warnings"][0].replace(": ", ", "), f"{DATABASE}-wal has", "MB", "reading")
    connected(server)
    for number in range(3):
        link(server, alias=f"x{number}")
    eventually(lambda: "warnings" not in api(server, "GET", "/readyz").json)
    assert visit(server, "/x1").status == 302
    assert server.stop() == 0


# --- damaged pages -------------------------------------------------------------------------------------------------

PAGE = 4096
# What a disk makes of a page.
HARMS: dict[str, Callable[[bytes], bytes]] = {
    "zeros": lambda page: bytes(len(page)),
    "noise": lambda page: random.Random(7).randbytes(len(page)),
    "another page": lambda page: page[PAGE // 2 :] + page[: PAGE // 2],
    "half": lambda page: page[: PAGE // 2] + bytes(PAGE // 2),
    "a bit": lambda page: page[:3] + bytes([page[3] ^ 0x40]) + page[4:],
    "text": lambda page: re.sub(rb"[a-z]{4}", b"\xff\xfe\xfd\xfc", page),
}
COMMANDS = (
    ("migrate",), ("links", "list"), ("stats",), ("token", "list"), ("doctor",), ("jobs",), ("tag", "list"),
    ("host", "list"), ("user", "list"), ("export",), ("token", "create", "--name", "a"), ("sign-in",),
)  # fmt: skip


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A stopped instance that is larger than what a start looks through, with rows in its tables."""
    folder = tmp_path_factory.mktemp("large") / "instance"
    server = answering(Server(folder).start())
    connected(server, "go.acme.test")
    for number in range(5):
        link(server, alias=f"a{number}", host="go.acme.test", tags=["sale"])
    assert server.stop() == 0
    execute(folder, "CREATE TABLE filler (x)", "INSERT INTO filler VALUES (zeroblob(6000000))")
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = delete")
    assert (folder / DATABASE).stat().st_size > file_check.MAX_CHECKED_BYTES
    return folder


def pages_of(file: Path) -> dict[str, int]:
    """The first page of each table and index, by name. It is the page that everything which reads it comes by."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0 AND name <> 'filler'")
        return {"sqlite_master": 1, **dict(found.fetchall())}


def harm(folder: Path, number: int, change: Callable[[bytes], bytes]) -> None:
    with (folder / DATABASE).open("r+b") as file:
        file.seek((number - 1) * PAGE)
        page = file.read(PAGE)
        file.seek((number - 1) * PAGE)
        file.write(change(page))


def damaged_copy(large: Path, tmp_path: Path, name: str, change: Callable[[bytes], bytes]) -> Path:
    folder = tmp_path / "damaged"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(large, folder)
    harm(folder, pages_of(large / DATABASE)[name], change)
    return folder


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.parametrize("how", HARMS)
def test_a_start_on_damaged_pages_says_so_and_names_the_way_out(large: Path, tmp_path: Path, how: str) -> None:
    """Of each table and index: an app is made, or is refused with the way out; nothing else is raised."""
    refusals: dict[str, str] = {}
    for name in pages_of(large / DATABASE):
        folder = damaged_copy(large, tmp_path, name, HARMS[how])
        try:
            close_app(create_app({"INSTANCE": str(folder)}))
        except DatabaseError as error:
            refusals[name] = str(error)
    assert refusals
    for name, sentence in refusals.items():
        assert sentence.startswith(str(tmp_path / "damaged" / DATABASE)), name
        assert "signpost restore" in sentence, name


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.parametrize("how", ["zeros", "text"])
def test_no_command_and_no_server_prints_a_traceback_about_damaged_pages(large: Path, tmp_path: Path, how: str) -> None:
    told = set()
    ended: dict[str, str] = {}
    for name in ("sqlite_master", "workspace", "state", "record", "host", "token", "job", "user", "record_tag"):
        folder = damaged_copy(large, tmp_path, name, HARMS[how])
        kept = folder / "backups"
        kept.mkdir(exist_ok=True)
        (kept / "before-migration-20260101T000000Z.sqlite").touch()
        server = Server(folder)
        for command in COMMANDS:
            done = server.run(*command)
            assert "Traceback" not in done.stderr, (name, command, done.stderr[-2000:])
            if done.returncode and "damaged" in done.stderr:
                told.add(command[0])
                assert done.stderr.startswith("signpost: "), (name, command)
                assert done.stderr.count("\n") == 1, (name, command)
                assert "`signpost restore FILE`" in done.stderr, (name, command, done.stderr)
                assert str(kept) in done.stderr, (name, command, done.stderr)
        try:
            server.start()
        except RuntimeError as error:  # it ended, and this is what it printed
            ended[name] = str(error)
        server.stop(signal.SIGKILL)
    assert {"links", "token", "host"} <= told
    assert ended
    for name, output in ended.items():
        assert "Traceback" not in output, name
        assert "`signpost restore FILE`" in output, name
