"""The tables of features, and of a feature of another package: made, changed, kept while it is off, and erased."""

import json
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from flask import Flask

from signpost import loader
from signpost.domain import times
from signpost.domain.records.record import RecordConfig
from signpost.factory import close_app, create_with
from signpost.features.sign_in.operations import users
from signpost.hooks import hookimpl
from signpost.loader import BUILT_IN
from signpost.operations import features
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import bootstrap, deletions, workspaces
from signpost.runtime import retention
from signpost.runtime.settings_types import AppSettings
from signpost.storage import backup, database, models
from signpost.storage.feature_tables import FeatureTables, Kept
from signpost.storage.instance_folder import DATABASE
from signpost.storage.migrations import DatabaseError, OlderDatabase
from signpost.storage.models import FeatureVersion, Record, Workspace
from tests.conftest import ROOT, Client, RunCommand
from tests.features.test_features import needs_of

# As the page shows it.
_TEXT = (ROOT / "docs" / "extend.md").read_text(encoding="utf-8")
_TESTS, _, PAGE = _TEXT.partition("## Test it")[2].partition("## Tables of its own")
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", _TESTS, re.DOTALL)
(NOTES,) = re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)
(HOOK,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def table_names(app: Flask) -> set[str]:
    with app.app_context():
        return {*database.current().get_tables()}


def feature(folder: Path, *migrations: str, kept: Sequence[Kept] = ()) -> ModuleType:
    """A feature with these migrations."""
    folder.mkdir(exist_ok=True)
    for number, text in enumerate(migrations, 1):
        suffix = "py" if text.startswith("def up") else "sql"
        (folder / f"{number:04}_notes.{suffix}").write_text(text)
    module = ModuleType("notes")

    @hookimpl
    def tables() -> FeatureTables:
        return FeatureTables((), folder, kept)

    vars(module)["tables"] = tables
    return module


@pytest.fixture
def start(tmp_path: Path) -> Callable[..., Flask]:
    """An app on one instance, with features of its own besides those named."""

    def make(*added: ModuleType, names: list[str] | None = None, **settings: Any) -> Flask:
        features = loader.load_with(added, names)
        return create_with(features, cast(AppSettings, {"INSTANCE": str(tmp_path / "instance"), **settings}))

    return make


def make_link(app: Flask) -> str:
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        hosts.connect_host(caller, host="go.acme.test")
        config = RecordConfig(destination="https://a.example/")
        return records.create_link(caller, host="go.acme.test", alias="a", config=config).id


def add_note(app: Flask, id_: str, day: str = "2026-01-02") -> None:
    with app.app_context():
        record = Record.get(Record.id == id_)
        database.execute("INSERT INTO note VALUES (?, ?, ?, ?)", (record.seq, record.workspace_id, "x", day))


def notes(app: Flask) -> list[str]:
    with app.app_context():
        return [day for (day,) in database.execute("SELECT day FROM note ORDER BY day")]


# --- ours -----------------------------------------------------------------------------------------------------------


def test_without_features_there_are_the_tables_of_the_core_alone(start: Callable[..., Flask]) -> None:
    app = start(names=[])
    found = {name for name in table_names(app) if not name.startswith("sqlite_")}
    assert found == {"schema_migration", *(model._meta.table_name for model in models.ALL)}
    assert len(found) <= 26
    close_app(app)


def test_every_table_of_a_feature_goes_with_what_it_is_of(app: Flask) -> None:
    """What is read from the schema, as the start reads it of features of other packages."""
    with app.app_context():
        of_features = table_names(app) - {model._meta.table_name for model in models.ALL}
        owners = {"workspace", "user", "member", "host", "record"}
        found = [entry for entry in database.current().references() if entry[0] in of_features and entry[2] in owners]
    assert found
    assert [entry for entry in found if not entry[3]] == []


def test_a_feature_that_is_switched_on_later_gets_its_tables_then(start: Callable[..., Flask]) -> None:
    app = start(names=["history"])
    assert "change" in table_names(app)
    assert "miss" not in table_names(app)
    make_link(app)
    with app.app_context():
        assert database.execute("SELECT count(*) FROM change").scalar()
    close_app(app)
    later = start(names=["misses"])
    assert {"change", "miss"} <= table_names(later)
    close_app(later)
    again = start(names=["history", "misses"])
    with again.app_context():
        assert database.execute("SELECT count(*) FROM change").scalar()
    close_app(again)


def closed_under_needs(names: set[str]) -> list[str]:
    while more := {needed for name in names for needed in needs_of(name)} - names:
        names |= more
    return [name for name in BUILT_IN if name in names]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_whatever_was_on_in_between_the_tables_of_all_are_the_same(
    seed: int, start: Callable[..., Flask], make_app: Callable[..., Flask]
) -> None:
    chance = random.Random(seed)
    for _ in range(3):
        close_app(start(names=closed_under_needs({name for name in BUILT_IN if chance.random() < 0.3})))
    app = start()
    everything, usual = schema(app), schema(make_app())
    assert everything == usual
    close_app(app)


def schema(app: Flask) -> list[tuple[Any, ...]]:
    with app.app_context():
        sql = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
        rows = database.execute(sql).fetchall()
        return [*rows, *database.execute("SELECT feature, version, kept FROM feature_schema ORDER BY feature")]


def tables_with(app: Flask, text: str) -> set[str]:
    with app.app_context():
        names = {*database.current().get_tables()}
        return {name for name in names if text in repr(database.execute(f'SELECT * FROM "{name}"').fetchall())}


def test_a_workspace_and_a_person_are_erased_with_all_other_features_off(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    name, email = "Secret Person", "secret.person@acme.test"
    app = make_app()
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        person = workspaces.create_user(name, email)
        workspaces.add_member(caller.workspace, person, "editor")
        other = workspaces.create_workspace("Other", caller.user)
        workspaces.add_member(other, person, "editor")
    client = make_client(app)
    host = {"host": "secret.acme.test"}
    assert client.post("/v1/host", json=host).status_code == 200
    (link,) = client.post("/v1/link", json={**host, "destination": "https://a.example/"}).json["data"]
    assert client.post("/v1/webhooks", json={"url": "https://h.example/", "events": ["link.*"]}).status_code == 200
    assert client.patch(f"/v1/redirect/{link['id']}", json={"title": "T"}).status_code == 200
    assert {"change", "event", "user"} <= tables_with(app, name) | tables_with(app, str(caller.workspace.id))
    close_app(app)
    alone = make_app(INSTANCE=app.config["INSTANCE"], FEATURES=["sign_in"])
    with alone.app_context():
        users.delete_user(workspaces.find_user(email))
        deletions.delete_workspace(Workspace.get_by_id(caller.workspace.id))
    for text in (name, email, str(caller.workspace.id), link["id"], "secret.acme.test"):
        assert tables_with(alone, text) == set(), text


# --- a stranger's -----------------------------------------------------------------------------------------------------


def test_it_gets_its_tables_and_what_newer_versions_add(start: Callable[..., Flask], tmp_path: Path) -> None:
    app = start(feature(tmp_path / "notes", NOTES))
    add_note(app, make_link(app))
    close_app(app)
    newer = feature(
        tmp_path / "notes",
        NOTES,
        "ALTER TABLE note ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';",
        'def up(database):\n    database.run("UPDATE note SET colour = ?", ("blue",))\n',
    )
    app = start(newer)
    with app.app_context():
        assert database.execute("SELECT day, colour FROM note").fetchall() == [("2026-01-02", "blue")]
        assert FeatureVersion.get_by_id("notes").version == 3
        assert database.current().migrated == ["notes 0002_notes", "notes 0003_notes"]
        before = database.current().backup
        assert before is not None
        assert before.exists()
    close_app(app)


def test_where_migrations_are_off_it_is_refused(start: Callable[..., Flask], tmp_path: Path) -> None:
    close_app(start())
    with pytest.raises(OlderDatabase, match=r"\(without notes 0001_notes\), and MIGRATE is off"):
        start(feature(tmp_path / "notes", NOTES), MIGRATE=False)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (NOTES.replace("record (seq) ON DELETE CASCADE", "record (seq)"), "note.record_seq"),
        (NOTES.replace("workspace (id) ON DELETE CASCADE", "workspace (id)"), "note.workspace_id"),
        (NOTES.replace("REFERENCES workspace (id) ON DELETE CASCADE", ""), "note.workspace_id"),
        (f"{NOTES} ALTER TABLE note ADD COLUMN writer TEXT REFERENCES user (id);", "note.writer"),
        ("CREATE TABLE note (text TEXT) NONSENSE;", "the migration 0001_notes.sql of the feature notes failed"),
        ("CREATE TABLE record (text TEXT);", "the migration 0001_notes.sql of the feature notes failed"),
    ],
)
def test_tables_that_would_outlive_their_owner_or_are_none_leave_all_as_it_was(
    start: Callable[..., Flask], tmp_path: Path, text: str, reason: str
) -> None:
    app = start()
    before = schema(app)
    close_app(app)
    with pytest.raises(DatabaseError) as refused:
        start(feature(tmp_path / "notes", text))
    assert reason in str(refused.value)
    assert str(tmp_path / "instance" / DATABASE) in str(refused.value)
    assert "\n" not in str(refused.value)
    app = start()
    assert schema(app) == before
    close_app(app)


def test_one_that_is_older_than_its_tables_is_refused(start: Callable[..., Flask], tmp_path: Path) -> None:
    close_app(start(feature(tmp_path / "newer", NOTES, "CREATE INDEX note_by_day ON note (day);")))
    with pytest.raises(DatabaseError, match="tables of the feature notes from a newer version of it"):
        start(feature(tmp_path / "older", NOTES))
    # Without it all goes on.
    close_app(start())


def test_migrations_that_are_not_numbered_are_refused(start: Callable[..., Flask], tmp_path: Path) -> None:
    module = feature(tmp_path / "notes", NOTES)
    (tmp_path / "notes" / "0003_more.sql").write_text("SELECT 1;")
    with pytest.raises(DatabaseError, match="are not numbered 0001, 0002"):
        start(module)


def test_what_it_keeps_goes_after_its_time_also_while_it_is_gone(start: Callable[..., Flask], tmp_path: Path) -> None:
    """As the page shows it."""
    (tmp_path / "migrations").mkdir()
    (tmp_path / "migrations" / "0001_notes.sql").write_text(NOTES)
    module = ModuleType("notes")
    vars(module)["__file__"] = str(tmp_path / "feature.py")
    exec("from signpost.hooks import hookimpl\n" + HOOK, vars(module))
    app = start(module)
    id_ = make_link(app)
    today = times.now().date()
    for days in (0, 5, 9):
        add_note(app, id_, (today - timedelta(days=days)).isoformat())
    close_app(app)
    without_it = start()
    with without_it.app_context():
        assert [rule.bound for rule in retention.rules() if rule.name == "notes"] == ["a week"]
        retention.sweep()
    assert notes(without_it) == [(today - timedelta(days=days)).isoformat() for days in (5, 0)]
    close_app(without_it)


def test_of_a_workspace_the_newest_are_kept(start: Callable[..., Flask], tmp_path: Path) -> None:
    kept = Kept(name="notes", bound="the newest 2", table="note", rows=2, where="text <> 'kept'")
    app = start(feature(tmp_path / "notes", NOTES, kept=(kept,)))
    id_ = make_link(app)
    for day in ("2026-01-01", "2026-01-02", "2026-01-03"):
        add_note(app, id_, day)
    with app.app_context():
        database.execute("UPDATE note SET text = 'kept' WHERE day = '2026-01-01'")
        retention.sweep()
    assert notes(app) == ["2026-01-01", "2026-01-02", "2026-01-03"]
    add_note(app, id_, "2026-01-04")
    with app.app_context():
        retention.sweep()
    assert notes(app) == ["2026-01-01", "2026-01-03", "2026-01-04"]
    close_app(app)


def test_what_hangs_on_a_record_goes_with_it_also_while_it_is_gone(start: Callable[..., Flask], tmp_path: Path) -> None:
    app = start(feature(tmp_path / "notes", NOTES))
    add_note(app, make_link(app))
    close_app(app)
    without_it = start()
    with without_it.app_context():
        Record.delete().execute()
    assert notes(without_it) == []
    close_app(without_it)


def test_a_backup_has_its_tables(start: Callable[..., Flask], tmp_path: Path) -> None:
    app = start(feature(tmp_path / "notes", NOTES))
    add_note(app, make_link(app))
    with app.app_context():
        backup.copy(database.current().path, tmp_path / "copy.sqlite")
    close_app(app)
    assert sqlite3.connect(tmp_path / "copy.sqlite").execute("SELECT day FROM note").fetchall() == [("2026-01-02",)]


# --- what is said of them ------------------------------------------------------------------------------------------


def test_features_are_listed_with_what_they_need_and_keep(
    client: Client, run_command: RunCommand, make_client: Callable[..., Client], app: Flask
) -> None:
    rows = {row["name"]: row for row in client.get("/v1/features").json["data"]}
    assert [*rows] == [*BUILT_IN]
    misses = rows["misses"]
    assert (misses["is_on"], misses["package"], misses["needs"]) == (True, "signpost", [])
    assert (misses["tables"], misses["tables_version"]) == (["ignored_miss", "miss"], 1)
    assert {"tables", "miss_sink"} <= {*misses["hooks"]}
    assert rows["mail"]["needs"] == ["sign_in"]
    assert rows["dialects"]["tables"] == []
    assert json.loads(run_command("features", "--json").stdout) == [*rows.values()]
    assert re.search(r"^on +agents +signpost \S+ +needs dashboard$", run_command("features").stdout, re.MULTILINE)
    assert make_client(app, role="manager").get("/v1/features").status_code == 484


def test_one_that_is_off_or_gone_is_listed_with_its_tables(start: Callable[..., Flask], tmp_path: Path) -> None:
    close_app(start(feature(tmp_path / "notes", NOTES)))
    app = start(names=["history"])
    with app.app_context():
        found = {
            row.name: row for row in features.list_features(workspaces.member_caller(bootstrap.ensure_workspace()))
        }
    assert (found["misses"].is_on, found["misses"].tables_version) == (False, 1)
    assert (found["notes"].is_on, found["notes"].package, found["notes"].tables_version) == (False, "", 1)
    close_app(app)


@pytest.mark.slow
def test_it_is_tested_as_the_page_shows_it(tmp_path: Path) -> None:
    package = tmp_path / "signpost_notes"
    (package / "migrations").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "migrations" / "0001_notes.sql").write_text(NOTES)
    (package / "feature.py").write_text("from signpost.hooks import hookimpl\n\n" + HOOK)
    (tmp_path / "test_notes.py").write_text(EXAMPLE)
    command = [sys.executable, "-m", "pytest", "-q", "test_notes.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
