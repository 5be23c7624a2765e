"""A database of an older version gets what newer migrations do."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask

from signpost.features.nodes import postgresql as engine
from signpost.storage import migrations
from signpost.storage.migrations import OlderDatabase
from signpost.storage.models import Workspace
from tests import postgresql

MIGRATION = """
import peewee


def up(migrator, database):
    text = 'text COLLATE "C"' if isinstance(database, peewee.PostgresqlDatabase) else "TEXT"
    database.execute_sql(f"ALTER TABLE workspace ADD COLUMN motto {text} NOT NULL DEFAULT '100 %%'")
"""


@pytest.fixture
def url() -> Iterator[str]:
    server = postgresql.server()
    url = server.new_database()
    yield url
    server.drop(url)


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A version with one more migration; returns its name."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.folder(), folder)
    (folder / "9999_add_motto.py").write_text(MIGRATION)
    for module in (migrations, engine):
        monkeypatch.setattr(module, "folder", lambda: folder)
    return "9999_add_motto"


def test_what_is_new_is_added(make_app: Callable[..., Flask], url: str, newer: str) -> None:
    app = make_app(DATABASE_URL=url)
    name = postgresql.name_of(url)
    columns = "SELECT column_default, collation_name FROM information_schema.columns WHERE column_name = 'motto'"
    ((default, collation),) = postgresql.server().execute(columns, name)
    assert (default, collation) == ("'100 %'::text", "C")
    ((last,),) = postgresql.server().execute("SELECT max(name) FROM schema_migration", name)
    assert last == newer
    with app.app_context():
        assert Workspace.select().count() == 0


def test_where_migrations_are_off_it_is_refused(make_app: Callable[..., Flask], url: str, newer: str) -> None:
    with pytest.raises(OlderDatabase, match=f"older than this Signpost .without {newer}., and MIGRATE is off"):
        make_app(DATABASE_URL=url, MIGRATE=False)
