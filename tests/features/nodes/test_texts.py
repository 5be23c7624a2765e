"""What is equal on SQLite is equal on PostgreSQL: columns compare bytes, and addresses are folded by one function.

The database of PostgreSQL has a locale of its own, as many have. No column may take it over.
"""

import re
from collections.abc import Callable, Iterator

import peewee
import pytest
from flask import Flask

from signpost.domain.errors import Invalid
from signpost.domain.people.roles import Role
from signpost.features.mail import outbox
from signpost.features.sign_in.operations import invitations
from signpost.features.sign_in.tables import Invitation
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.operations.workspaces.workspaces import folded_email
from signpost.storage import database, models
from signpost.storage.app_parts import parts_of
from signpost.storage.models import User
from tests import postgresql
from tests.conftest import first_workspace
from tests.features.nodes.conftest import new_database_of_locale

# Two spellings of a domain or a name, and whether they are one address.
SPELLINGS = (
    ("ada", "ADA", True),
    ("émile", "ÉMILE", True),
    ("e\u0301mile", "émile", True),
    ("\N{KELVIN SIGN}im", "kim", True),
    ("\N{ANGSTROM SIGN}se", "åse", True),
    ("ДАША", "даша", True),
    ("ｖictor", "victor", False),
    ("さくら", "サクラ", False),
    ("ｻｸﾗ", "サクラ", False),
    ("e\ufb03gy", "effigy", False),
    ("te\N{MODIFIER LETTER SMALL S}t", "test", False),
    ("m²", "m2", False),
    ("in\u200dvisible", "invisible", False),
    ("so\u00adft", "soft", False),
    ("straße", "strasse", False),
    ("STRAẞE", "straße", True),
    ("σας", "σασ", False),
    ("İrem", "irem", False),
    ("ırem", "irem", False),
    ("a\N{CYRILLIC SMALL LETTER A}", "aa", False),
    ("α", "ά", False),
    ("resume", "résumé", False),
    ("one_", "onex", False),
    ("50%", "50", False),
)
# Different names of people, and one domain: DNS and browsers drop or replace these characters.
ONE_DOMAIN = ("ｖictor", "ｻｸﾗ", "e\ufb03gy", "te\N{MODIFIER LETTER SMALL S}t", "m²", "so\u00adft")
# Of one address, whoever types it, and of others that only look like it.
OF_ONE = [
    f"{name}@{domain}"
    for name in ("Zoë", "zoë", "ZOË", "zoe\u0308")
    for domain in (
        "café.test",
        "CAFÉ.test",
        "Cafe\u0301.test",
        "CAFE\u0301.TEST",
        "xn--caf-dma.test",
        "XN--CAF-dma.Test",
    )
]
OF_OTHERS = ["ｚoë@café.test", "zo\u200dë@café.test", "zoë@caf\u200dé.test", "zoe@cafe.test"]


@pytest.fixture(scope="module")
def on_postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The settings of an app."""
    url = new_database_of_locale()
    yield {"DATABASE_URL": url, "INSTANCE": str(tmp_path_factory.mktemp("node"))}
    postgresql.server().drop(url)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def engine(
    request: pytest.FixtureRequest, make_app: Callable[..., Flask], on_postgresql: dict[str, str]
) -> Iterator[Flask]:
    app = make_app(
        **(on_postgresql if request.param == "PostgreSQL" else {}),
        SMTP_URL="smtp://127.0.0.1:1",
        MAIL_FROM="signpost@acme.test",
    )
    with app.app_context():
        bootstrap.ensure()
        yield app


def same_user(one: str, other: str) -> bool:
    """Also whether both count as one in each limit, and what the database says by itself."""
    created = workspaces.create_user("Somebody", one)
    found = workspaces.user_with(other)
    assert found in (None, created)
    assert workspaces.user_with(one) == created
    assert folded_email(one) == folded_email(created.email), "its owner has two limits"
    assert (folded_email(other) == folded_email(one)) == (found is not None), "it has a limit of its own"
    try:
        workspaces.create_user("Somebody else", other)
        is_refused = False
    except Invalid:
        is_refused = True
    assert is_refused == (found is not None)
    User.delete().where(User.name << ("Somebody", "Somebody else")).execute()
    return is_refused


def same_invitation(one: str, other: str) -> bool:
    """A second one for an address takes the place of the first."""
    caller = workspaces.member_caller(first_workspace())
    for address in (one, other):
        invitations.create_invitation(caller, email=address, role=Role.VIEWER)
    count = Invitation.select().count()
    Invitation.delete().execute()
    return bool(count == 1)


# Each column that something compares otherwise than by its bytes.
COMPARED: dict[str, Callable[[str, str], bool]] = {"user.email": same_user, "invitation.email": same_invitation}


def folded_columns() -> set[str]:
    """Those with a collation, or an index of their lower case: found in the tables of SQLite."""
    found: set[str] = set()
    for table, sql in database.current().execute_sql("SELECT tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"):
        columns = re.findall(r"^\s*(\w+) [^,]*\bCOLLATE\b", sql, re.M) + re.findall(r"\blower\((\w+)\)", sql)
        found |= {f"{table}.{column}" for column in columns}
    return found


def test_each_column_that_is_folded_is_compared_here(app: Flask) -> None:
    with app.app_context():
        assert folded_columns() == COMPARED.keys()


def test_every_text_of_postgresql_is_compared_by_its_bytes(
    make_app: Callable[..., Flask], on_postgresql: dict[str, str]
) -> None:
    app = make_app(**on_postgresql)
    sql = """SELECT relname, attname, collname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        JOIN pg_collation ON pg_collation.oid = attcollation
        WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0"""
    with app.app_context():
        tables = {model._meta.table_name for model in models.ALL}
        rows = [row for row in database.current().execute_sql(sql).fetchall() if row[0] in tables]
        assert len(rows) > 100
        assert [row for row in rows if row[2] != "C"] == []
        assert (
            database.current().execute_sql("SELECT collname FROM pg_collation WHERE NOT collisdeterministic").fetchall()
            == []
        )


@pytest.mark.parametrize("column", COMPARED)
def test_the_same_addresses_are_equal_on_both(engine: Flask, column: str) -> None:
    is_same = COMPARED[column]
    for one, other, expected in SPELLINGS:
        names, domains = (f"{one}@acme.test", f"{other}@acme.test"), (f"info@{other}.test", f"info@{one}.test")
        assert is_same(*names) is expected, names
        assert is_same(*domains) is (expected or one in ONE_DOMAIN), domains


def test_the_database_refuses_the_same_rows_on_both(engine: Flask) -> None:
    User.create(name="Somebody", email="Info@さくら.test")
    User.create(name="Somebody", email="info@サクラ.test")
    with pytest.raises(peewee.IntegrityError), database.atomic():
        User.create(name="Somebody", email="INFO@さくら.test")
    User.delete().where(User.name == "Somebody").execute()


def test_what_is_mailed_to_a_person_is_limited_however_the_address_is_spelled(engine: Flask) -> None:
    workspaces.create_user("Zoë", OF_ONE[0])
    for spelling in (*OF_ONE, *OF_OTHERS):
        outbox.send_sign_in_link(folded_email(spelling))
    written = [waiting.write() for waiting in iter(parts_of(engine)[outbox.Outbox].take, None)]
    assert len([letter for letter in written if letter is not None]) == 3


def test_an_address_that_is_folded_is_an_address(app: Flask) -> None:
    """Where a letter becomes another one, or two, the result has to be in order as well, and finds itself."""
    with app.app_context():
        for name in ("a\N{GREEK QUESTION MARK}b", "İ" * 150 + "x" * 80):
            with pytest.raises(Invalid):
                workspaces.create_user("Somebody", f"{name}@acme.test")
        created = workspaces.create_user("Somebody", f"{'İ' * 100}@acme.test")
        assert workspaces.user_with(created.email) == created
