"""A database of an older version becomes what a new one is, with what it holds."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask

from signpost.operations.workspaces import workspaces
from signpost.storage.models import User
from tests import postgresql, upgrades

# As pg_dump has made them, of databases of the versions before.
DUMPS = sorted((Path(upgrades.__file__).parent / "postgresql").glob("*.sql"))
# Each object of a schema, as text.
CATALOG = {
    "columns": """
        SELECT table_name, column_name, data_type, is_nullable, collation_name, column_default, is_identity
        FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2
    """,
    "indexes": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    "constraints": """
        SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2
    """,
    "functions": """
        SELECT proname, pg_get_function_arguments(oid),
            regexp_replace(regexp_replace(prosrc, '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g')
        FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1, 2
    """,
    "triggers": "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1",
    "collations": "SELECT collname FROM pg_collation WHERE collnamespace = 'public'::regnamespace",
}


@pytest.fixture(params=DUMPS, ids=lambda path: path.name)
def former(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a database of a former version, with two users and a click of a limited link that waits."""
    server = postgresql.server()
    url = server.new_database(with_tables=False)
    name = postgresql.name_of(url)
    server.execute(request.param.read_text(), name)
    for user, email in (("a", "info@さくら.test"), ("b", "ÉMILE@e\u0301.test")):
        server.execute(
            "INSERT INTO public.user (id, name, email, created_at, updated_at)"
            f" VALUES ('{user}', '{user}', '{email}', '', '')",
            name,
        )
    server.execute("INSERT INTO public.click_taken VALUES (7, 3)", name)
    yield url
    server.drop(url)


def test_an_upgraded_database_is_what_a_new_one_is(make_app: Callable[..., Flask], former: str) -> None:
    upgraded = make_app(DATABASE_URL=former)
    server = postgresql.server()
    new = server.new_database()
    for what, sql in CATALOG.items():
        found, expected = (server.execute(sql, postgresql.name_of(url)) for url in (former, new))
        assert found == expected, what
    server.drop(new)
    with upgraded.app_context():
        assert workspaces.user_with("info@サクラ.test") is None
        assert workspaces.find_user("émile@é.test").name == "b"
        assert User.select().count() == 2
    rows = server.execute("SELECT record_seq, is_answered FROM taken_click", postgresql.name_of(former))
    assert rows == [(7, True)] * 3
