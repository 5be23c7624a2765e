"""Migrations: they make what the models describe, once, whoever else is at it at the same moment."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import peewee
import pytest
from flask import Flask
from playhouse.migrations import Runner

from signpost import loader
from signpost.factory import close_app, create_app
from signpost.runtime import jobs
from signpost.runtime.settings import SettingsError
from signpost.storage import database, migrations, models
from signpost.storage.engines.sqlite import SqliteEngine
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError
from tests.conftest import ROOT, Client, Server, Visit
from tests.upgrades import postgresql_tables
from tests.wire import assert_sentence

HISTORY = "schema_migration"


def columns_of(app: Flask, table: str) -> list[tuple[Any, ...]]:
    """(name, type, whether it may not be null, place in the primary key) of each column."""
    with app.app_context():
        rows = database.current().execute_sql(f"PRAGMA table_info({table})").fetchall()
    return [(name, type_, bool(notnull), place) for _, name, type_, notnull, _, place in rows]


def schema_of(app: Flask) -> list[tuple[Any, ...]]:
    with app.app_context():
        sql = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
        found: list[tuple[Any, ...]] = database.current().execute_sql(sql).fetchall()
        return found


def unique_columns(app: Flask, table: str) -> set[tuple[str, ...]]:
    with app.app_context():
        execute = database.current().execute_sql
        indexes = [row for row in execute(f"PRAGMA index_list({table})").fetchall() if row[2] and row[3] == "u"]
        return {tuple(row[2] for row in execute(f"PRAGMA index_info({row[1]})").fetchall()) for row in indexes}


def test_there_is_a_table_for_each_model_and_no_other(app: Flask) -> None:
    tables = {name for type_, name, *_ in schema_of(app) if type_ == "table" and not name.startswith("sqlite_")}
    assert tables - {HISTORY} == {model._meta.table_name for model in models.of(database.of(app))}
    written = {model for model in vars(models).values() if isinstance(model, type) and issubclass(model, models.Model)}
    assert written - {models.Model} == set(models.ALL)


@pytest.mark.parametrize("model", models.ALL, ids=lambda model: model.__name__)
def test_a_table_is_what_its_model_says(app: Flask, model: Any) -> None:
    meta = model._meta
    key = meta.primary_key
    key_fields = list(key.field_names) if isinstance(key, peewee.CompositeKey) else [key.name]
    described = []
    for field in meta.sorted_fields:
        held = field.rel_field if isinstance(field, peewee.ForeignKeyField) else field
        is_number = isinstance(held, peewee.IntegerField | peewee.BooleanField)
        kind = "INTEGER" if is_number else "BLOB" if isinstance(held, peewee.BlobField) else "TEXT"
        place = key_fields.index(field.name) + 1 if field.name in key_fields else 0
        described.append((field.column_name, kind, not field.null, place))
    assert sorted(columns_of(app, meta.table_name)) == sorted(described)


UNIQUE = [
    pytest.param(model, field, id=f"{model.__name__}.{field.name}")
    for model in models.ALL
    for field in model._meta.sorted_fields
    if field.unique
]


@pytest.mark.parametrize(("model", "field"), UNIQUE)
def test_what_a_model_calls_unique_is_unique_in_the_table(app: Flask, model: Any, field: Any) -> None:
    assert (field.column_name,) in unique_columns(app, model._meta.table_name)


def test_every_table_is_strict(app: Flask) -> None:
    for type_, name, _, sql in schema_of(app):
        if type_ == "table" and not name.startswith("sqlite_") and name != HISTORY:
            assert "STRICT" in sql, name


def test_a_new_file_has_every_migration_in_order(app: Flask) -> None:
    files = sorted(path.stem for path in migrations.folder().glob("[0-9]*.py"))
    with app.app_context():
        rows = database.current().execute_sql(f"SELECT name FROM {HISTORY} ORDER BY id").fetchall()
    assert [name for (name,) in rows] == files


def test_a_new_file_is_what_all_migrations_make_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets all tables at once, from migrations/all_tables.sql; `python -m tests.upgrades.make` writes that file."""
    contents: list[dict[str, Any]] = []
    for name in ("at once", "one by one"):
        if contents:
            monkeypatch.setattr(migrations, "create_tables", lambda runner, pending: runner.up())
        created = SqliteEngine(tmp_path / name / DATABASE)
        created.path.parent.mkdir()
        created.open(may_migrate=True, features=loader.tables_of_all())
        with created.connection_context():
            schema = created.execute_sql("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
            found: dict[str, Any] = {"": schema.fetchall()}
            order = (
                "SELECT type, tbl_name, name FROM sqlite_master WHERE type <> 'table' ORDER BY type, tbl_name, rowid"
            )
            found["order"] = created.execute_sql(order).fetchall()
            for _, table, *_ in [row for row in found[""] if row[0] == "table" and row[1] != HISTORY]:
                rows = [repr(row) for row in created.execute_sql(f"SELECT * FROM {table} ORDER BY 1").fetchall()]
                found[table] = [re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "NOW", row) for row in rows]
            found[HISTORY] = created.execute_sql(f"SELECT id, name FROM {HISTORY} ORDER BY id").fetchall()
        created.close_all()
        contents.append(found)
    assert contents[0] == contents[1]
    assert len(contents[0]) > 20


def test_the_tables_of_postgresql_are_those_of_a_file() -> None:
    tables = (migrations.folder() / migrations.ALL_TABLES).read_text(encoding="utf-8")
    written = migrations.folder() / "all_tables.postgresql.sql"
    assert written.read_text(encoding="utf-8") == postgresql_tables.all_tables(tables)


# Those whose first tables were made by migrations of the core before.
MOVED = sorted(
    name
    for name, tables in loader.tables_of_all().items()
    if "\n;\n" in (tables.migrations / "0001_tables.sqlite.sql").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("feature", MOVED)
def test_the_first_tables_of_a_feature_are_the_same_in_postgresql(feature: str) -> None:
    """Those of events also have what numbers them there."""
    folder = loader.tables_of_all()[feature].migrations
    of_file, written = (
        (folder / f"0001_tables.{dialect}.sql").read_text(encoding="utf-8") for dialect in ("sqlite", "postgresql")
    )
    made = postgresql_tables.all_tables(of_file)
    assert written.startswith(made)
    assert (written != made) is (feature == "events")


def test_no_time_and_no_secret_is_the_same_in_all_new_files() -> None:
    text = (migrations.folder() / migrations.ALL_TABLES).read_text(encoding="utf-8")
    assert not re.search(r"\d{4}-\d\d-\d\dT\d", text)
    assert re.findall(r"^INSERT INTO (\w+)", text, re.M) == ["state", "state"]


def test_while_a_migration_is_written_a_new_file_goes_through_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.folder(), folder)
    (folder / "9999_last.py").write_text(
        "def up(migrator, database):\n    database.execute_sql('CREATE TABLE x (a)')\n"
    )
    monkeypatch.setattr(migrations, "folder", lambda: folder)
    created = SqliteEngine(tmp_path / DATABASE)
    created.open(may_migrate=True)
    assert created.migrated[-1] == "9999_last"
    assert "x" in created.get_tables()
    created.close_all()


def test_running_again_changes_nothing(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit
) -> None:
    connect()
    created = make_link(alias="kept", tags=["a", "b"])
    # When a token was used is written by a thread.
    jobs.of(app).drain()
    before = schema_of(app)
    with app.app_context():
        rows = {model: list(model.select().tuples()) for model in models.ALL}
        history = database.current().execute_sql(f"SELECT * FROM {HISTORY}").fetchall()

    assert migrations.migrate(database.of(app)) == []
    again = create_app({"INSTANCE": app.config["INSTANCE"]})
    close_app(again)

    assert schema_of(app) == before
    with app.app_context():
        assert {model: list(model.select().tuples()) for model in models.ALL} == rows
        assert database.current().execute_sql(f"SELECT * FROM {HISTORY}").fetchall() == history
    assert client.get(f"/v1/links/{created['id']}").json["tags"] == ["a", "b"]
    assert visit("/kept").status_code == 302


OLD_RECORD = """
    INSERT INTO record VALUES (:id, :workspace, 'go.acme.test', :alias, :alias, 'link', 'short-url', 'test', :title, '',
        'https://dest.example/', NULL, 'first', NULL, 302, NULL, NULL,
        '{"source":"","medium":"","campaign":"","term":"","content":""}', NULL, :tags, '{"theme":"square"}', NULL,
        'off', 0, 0, '', NULL, NULL, NULL, NULL, :clicks, 1, :last, :user, 'api', :made, :made)
"""


def test_records_of_the_first_tables_are_brought_along(
    tmp_path: Path, make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    """Made at the same moment, too: they keep their order, their ids, their tags, their clicks."""
    instance = tmp_path / "old"
    instance.mkdir()
    old = SqliteEngine(instance / DATABASE)
    with old.connection_context():
        Runner(old, str(migrations.folder())).up("0002_settings_jobs_filters")
        moment = "2026-01-02T03:04:05.000006Z"
        old.execute_sql("INSERT INTO workspace VALUES ('w', 'Home', ?, ?, '{}')", (moment, moment))
        old.execute_sql("INSERT INTO user VALUES ('u', 'Ada', 'ada@acme.test', ?, ?)", (moment, moment))
        old.execute_sql("INSERT INTO member VALUES ('w', 'u', 'owner', ?)", (moment,))
        for number in range(6):
            created = "2026-01-02T03:04:05.000006Z" if number < 4 else f"2026-01-02T03:04:05.00000{number + 3}Z"
            row = {
                "id": f"01kdxw0000000000000000000{number}",
                "workspace": "w",
                "user": "u",
                "alias": f"a{number}",
                "title": "ÄRGER" if number == 3 else "",
                "tags": '["red"]' if number % 2 else "[]",
                "clicks": number,
                "last": "2026-11-20T00:00:00.000000Z" if number else None,
                "made": created,
            }
            old.execute_sql(OLD_RECORD, row)
            if number % 2:
                old.execute_sql("INSERT INTO record_tag VALUES (?, 'w', 'red')", (row["id"],))
                old.execute_sql("INSERT INTO click_day VALUES (?, '2026-11-20', ?, 1)", (row["id"], number))
        old.execute_sql(
            "INSERT INTO job VALUES ('j', 'w', 'u', 'bulk_delete', 'done', '{}', ?, 'x', 1, 1, ?, ?, ?)", (moment,) * 4
        )
    old.close_all()

    app = make_app(INSTANCE=str(instance))
    client = make_client(app)
    rows = client.get("/v1/links?sort=created_at").json["data"]
    assert [row["alias"] for row in rows] == [f"a{number}" for number in range(6)]
    assert [row["id"][-1] for row in rows] == [str(number) for number in range(6)]
    # Four at .000006 move on to .000009; the next was made at .000007 and comes behind them.
    assert [row["created_at"][-4:-1] for row in rows] == ["006", "007", "008", "009", "010", "011"]
    assert [row["total_clicks"] for row in rows] == list(range(6))
    assert [row["alias"] for row in client.get("/v1/links?filter[search]=ärger").json["data"]] == ["a3"]
    assert {row["alias"] for row in client.get("/v1/links?filter[tags]=red").json["data"]} == {"a1", "a3", "a5"}
    assert {"kind": "tag", "value": "red"} in client.get("/v1/links/filter-pins").json["pins"]
    summary = client.post("/v1/workspace/update/name", json={"value": "Home"}).json["summary"]
    assert {"category": "short-url", "used": 6} in summary
    assert client.get("/v1/jobs").json["data"][0]["deleted"] == 1
    assert client.get("/v1/links/01kdxw00000000000000000003").json["qr"]["theme"] == "square"
    with app.app_context():
        assert database.current().execute_sql("PRAGMA foreign_key_check").fetchall() == []
        assert [row.clicks for row in models.ClickDay.select().order_by(models.ClickDay.record)] == [1, 3, 5]


def test_a_database_of_a_newer_version_is_refused_and_left_alone(app: Flask, tmp_path: Path) -> None:
    with app.app_context():
        database.current().execute_sql(
            f"INSERT INTO {HISTORY} (name, applied) VALUES ('9999_from_the_future', '2030-01-01 00:00:00')"
        )
    before = schema_of(app)
    with pytest.raises(DatabaseError) as reported:
        create_app({"INSTANCE": app.config["INSTANCE"]})
    assert_sentence(str(reported.value), "9999_from_the_future", "newer")
    assert schema_of(app) == before

    server = Server(tmp_path / "unused", SIGNPOST_INSTANCE=app.config["INSTANCE"])
    for command in (["migrate"], ["token", "list"], ["serve"]):
        refused = server.run(*command)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert_sentence(refused.stderr, "signpost: ", "9999_from_the_future")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"This is a letter to my aunt, and no database. " * 100)
    with pytest.raises(DatabaseError) as reported:
        create_app({"INSTANCE": str(tmp_path)})
    assert_sentence(str(reported.value), DATABASE)


def test_an_instance_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "instance").write_text("")
    with pytest.raises(SettingsError) as reported:
        create_app({"INSTANCE": str(tmp_path / "instance")})
    assert_sentence(str(reported.value), str(tmp_path / "instance"))


OPEN = """
import pathlib, sys, time
from signpost.factory import close_app, create_app
print("loaded", flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.001)
close_app(create_app({"INSTANCE": sys.argv[2]}))
"""


@pytest.mark.slow
def test_processes_that_migrate_the_same_new_file_at_once_all_succeed(
    tmp_path: Path, make_app: Callable[..., Flask]
) -> None:
    """Four at a time, let go at the same moment, on two new folders."""
    for turn in range(2):
        go, instance = tmp_path / f"go{turn}", tmp_path / f"new{turn}"
        processes = [
            subprocess.Popen(
                [sys.executable, "-c", OPEN, str(go), str(instance)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for _ in range(4)
        ]
        for process in processes:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline() == "loaded\n", process.stderr.read()
        time.sleep(0.01)
        go.touch()
        for process in processes:
            _, errors = process.communicate(timeout=30)
            assert (process.returncode, errors) == (0, "")
        entry = make_app(INSTANCE=str(instance))
        other = make_app()
        assert schema_of(entry) == schema_of(other)
        with entry.app_context():
            count = database.current().execute_sql(f"SELECT count(*) FROM {HISTORY}").fetchone()[0]
        assert count == len(list(migrations.folder().glob("[0-9]*.py")))


def test_the_command_migrates_and_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path / "instance")
    for _ in range(2):
        done = server.run("migrate")
        assert (done.returncode, done.stderr) == (0, "")
        assert_sentence(done.stdout, str(tmp_path / "instance" / DATABASE))
