"""What a node says that cannot start, in one sentence, and that nothing was changed."""

import itertools
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.features.nodes.conftest import HOST, Nodes
from tests.programs import missing
from tests.wire import answering, api, assert_sentence, eventually, link, visit

Refused = Callable[..., str]


@pytest.fixture
def empty() -> Iterator[str]:
    """The URL of a database without tables."""
    url = postgresql.server().new_database(with_tables=False)
    yield url
    postgresql.server().drop(url)


@pytest.fixture
def refused(tmp_path: Path) -> Refused:
    """Start a node that cannot; returns what it printed."""

    numbers = itertools.count()

    def start(url: str, within_s: float = 15, **environment: str) -> str:
        node = Server(tmp_path / f"node{next(numbers)}", SIGNPOST_DATABASE_URL=url, **environment)
        node.instance.mkdir(exist_ok=True)
        node.is_plain = True
        began = time.monotonic()
        with pytest.raises(RuntimeError) as raised:
            node.start()
        assert time.monotonic() - began < within_s
        assert not (node.instance / "copy.db").exists()
        printed: str = node.output.read_text()
        assert "did not start" in str(raised.value)
        return printed

    return start


def tables(url: str) -> int:
    """How many there are in a database, functions included."""
    ((count,),) = postgresql.server().execute(
        "SELECT (SELECT count(*) FROM pg_tables WHERE schemaname = 'public') + (SELECT count(*) FROM pg_proc"
        " WHERE pronamespace = 'public'::regnamespace)",
        postgresql.name_of(url),
    )
    return int(count)


@pytest.mark.parametrize(
    ("url", "names"),
    [
        ("mysql://me@host/name", ("SIGNPOST_DATABASE_URL",)),
        ("postgresql://me:secretpassword@[/name", ("SIGNPOST_DATABASE_URL",)),
        ("postgresql://me:secretpassword@host/name?nonsense=1", ("SIGNPOST_DATABASE_URL",)),
    ],
)
def test_no_address_of_postgresql(refused: Refused, url: str, names: tuple[str, ...]) -> None:
    printed = refused(url)
    assert_sentence(printed, *names)
    assert "secretpassword" not in printed


def test_nobody_listens(refused: Refused) -> None:
    assert_sentence(refused("postgresql://me:secretpassword@127.0.0.1:1/name", 45), "unreachable", "copy")


def test_no_such_database_or_role(refused: Refused) -> None:
    url = postgresql.server().url("nowhere")
    assert_sentence(refused(url), "nowhere", "does not exist")
    assert_sentence(refused(url.replace("signpost@", "stranger@")), "stranger", "does not exist")


def test_a_wrong_password(refused: Refused, own_postgresql: postgresql.Server) -> None:
    url = own_postgresql.new_database()
    own_postgresql.execute("CREATE ROLE guest LOGIN PASSWORD 'right'")
    own_postgresql.require_passwords()
    printed = refused(url.replace("signpost@", "guest:secretpassword@"))
    assert_sentence(printed, "password authentication failed")
    assert "secretpassword" not in printed


def test_an_encoding_that_is_not_utf8(refused: Refused) -> None:
    postgresql.server().execute(
        "CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'"
    )
    url = postgresql.server().url("ascii")
    try:
        assert_sentence(refused(url), "SQL_ASCII", "UTF8")
        assert tables(url) == 0
    finally:
        postgresql.server().drop(url)


def test_tables_of_something_else(refused: Refused, empty: str) -> None:
    postgresql.server().execute("CREATE TABLE orders (id bigint)", postgresql.name_of(empty))
    assert_sentence(refused(empty), "orders", "something else")
    assert tables(empty) == 1


def test_a_role_that_may_not_create_tables(refused: Refused, empty: str) -> None:
    postgresql.server().execute("CREATE ROLE reader LOGIN")
    try:
        assert_sentence(refused(empty.replace("signpost@", "reader@")), "permission denied")
        assert tables(empty) == 0
    finally:
        postgresql.server().execute("DROP ROLE reader")


def test_keys_that_differ(refused: Refused, empty: str, tmp_path: Path) -> None:
    key = tmp_path / "key"
    assert_sentence(refused(empty, SIGNPOST_SECRET_KEY_FILE=str(key)), "SIGNPOST_SECRET_KEY_FILE", "does not exist")
    key.write_bytes(b"short")
    assert_sentence(refused(empty, SIGNPOST_SECRET_KEY_FILE=str(key)), "damaged", "32 bytes")
    assert tables(empty) == 0


def test_a_key_that_is_elsewhere(make_nodes: Callable[..., Nodes], refused: Refused, tmp_path: Path) -> None:
    nodes = make_nodes(1)
    key = tmp_path / "key"
    key.write_bytes((nodes.all[0].instance / "secret.key").read_bytes())
    node = Server(tmp_path / "with", SIGNPOST_DATABASE_URL=nodes.url, SIGNPOST_SECRET_KEY_FILE=str(key))
    try:
        answering(node.start())
        assert (node.instance / "secret.key").stat().st_mode & 0o777 == 0o600
        node.stop()
        (node.instance / "secret.key").write_bytes(b"x" * 32)
        with pytest.raises(RuntimeError, match="different keys"):
            node.start()
    finally:
        node.stop(signal.SIGKILL)


def test_too_many_connections(refused: Refused, own_postgresql: postgresql.Server) -> None:
    url = own_postgresql.new_database()
    before = tables_of(own_postgresql, url)
    own_postgresql.execute("CREATE ROLE crowded LOGIN CONNECTION LIMIT 0")
    assert_sentence(refused(url.replace("signpost@", "crowded@"), 45), "too many connections")
    assert tables_of(own_postgresql, url) == before


def tables_of(server: postgresql.Server, url: str) -> object:
    return server.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", postgresql.name_of(url))


def test_a_newer_schema(refused: Refused, empty: str) -> None:
    other = postgresql.server().new_database()
    try:
        postgresql.server().execute(
            "INSERT INTO schema_migration (name, applied) VALUES ('9999_later', now())", postgresql.name_of(other)
        )
        assert_sentence(refused(other), "newer", "9999_later")
    finally:
        postgresql.server().drop(other)


def test_a_schema_from_before_the_first_release(refused: Refused) -> None:
    other = postgresql.server().new_database()
    try:
        postgresql.server().execute("DELETE FROM schema_migration WHERE name >= '0042'", postgresql.name_of(other))
        assert_sentence(refused(other), "from before", "0042_ignored_misses", "signpost database copy")
    finally:
        postgresql.server().drop(other)


def test_a_newer_node_migrates_and_the_others_only_answer_visits(make_nodes: Callable[..., Nodes]) -> None:
    nodes = make_nodes(1)
    (node,) = nodes.all
    link(node, alias="plain")
    assert visit(node, "/plain").status == 302
    postgresql.server().execute(
        "INSERT INTO schema_migration (name, applied) VALUES ('9999_later', now())", postgresql.name_of(nodes.url)
    )
    eventually(lambda: api(node, "GET", "/v1/links").status == 503)
    answer = api(node, "POST", "/v1/link", {"host": HOST, "destination": "https://x.example/"})
    assert (answer.status, answer.json["code"]) == (503, "storage_unavailable")
    assert_sentence(answer.json["message"], "newer", "9999_later")
    assert visit(node, "/plain").status == 302


def test_a_full_disk_on_the_server(make_nodes: Callable[..., Nodes], tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=48m,mode=1777", "tmpfs", str(disk)], capture_output=True
    )
    if mounted.returncode != 0:
        missing("Only root can mount a small disk")
    try:
        # The server, which is another user, has to get there.
        for folder in (tmp_path, *tmp_path.parents):
            if not folder.stat().st_mode & 0o001:
                folder.chmod(0o711)
        server = postgresql.server()
        nodes = make_nodes(1)
        (node,) = nodes.all
        link(node, alias="plain")
        postgresql.own(disk)
        name = postgresql.name_of(nodes.url)
        server.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")
        for table in ("record", "change"):
            server.execute(f"ALTER TABLE {table} SET TABLESPACE small", name)
        server.execute("CREATE TABLE filler TABLESPACE small AS SELECT 1 AS n", name)
        with pytest.raises(Exception, match="No space left"):
            server.execute("INSERT INTO filler SELECT 1 FROM generate_series(1, 3000000)", name)
        before = server.execute("SELECT count(*) FROM record", name)
        answers = [
            api(node, "POST", "/v1/link", {"host": HOST, "destination": f"https://x.example/{'x' * 1500}{number}"})
            for number in range(300)
        ]
        full = [answer for answer in answers if answer.status != 200]
        assert full, "There was room for all of them."
        assert {(answer.status, answer.json["code"]) for answer in full} == {(503, "storage_full")}
        ((count,),) = server.execute("SELECT count(*) FROM record", name)
        assert count - before[0][0] == len(answers) - len(full)
        assert visit(node, "/plain").status == 302
        server.execute("DROP TABLE filler", name)
        link(node, alias="room")
        nodes.end()
        server.drop(nodes.url)
        server.execute("DROP TABLESPACE small")
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)
