"""What probes and commands say where PostgreSQL has the database."""

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.features.nodes.conftest import Nodes
from tests.wire import api, assert_sentence, link, visit


def test_a_node_is_alive_while_postgresql_says_nothing(
    make_nodes: Callable[..., Nodes], own_postgresql: postgresql.Server
) -> None:
    (node,) = make_nodes(1, own_postgresql).all
    link(node, alias="abc")
    own_postgresql.signal_all(signal.SIGSTOP)
    try:
        for _ in range(3):
            # What restarts a node by this, or sends it no visits, would end what still works.
            assert api(node, "GET", "/healthz", token=None).status == 200
            assert visit(node, "/abc").status == 302
        time.sleep(3)
        began = time.monotonic()
        ready = api(node, "GET", "/readyz", token=None)
        assert time.monotonic() - began < 1
        assert ready.status == 503
        assert "unreachable" in ready.json["reasons"]["database"]
        assert ready.json["copy"]["behind_s"] > 1
    finally:
        own_postgresql.signal_all(signal.SIGCONT)


@pytest.mark.parametrize(
    ("command", "names"),
    [
        (("backup", "here.sqlite"), ("pg_dump",)),
        (("restore", "here.sqlite"), ("pg_restore",)),
        (("key", "accept", "--yes"), ("secret.key",)),
    ],
)
def test_what_is_for_one_file_says_what_to_do_instead(
    command: tuple[str, ...], names: tuple[str, ...], tmp_path: Path
) -> None:
    node = Server(tmp_path / "node", SIGNPOST_DATABASE_URL="postgresql://signpost:secret@db.example/signpost")
    node.instance.mkdir()
    done = node.run(*command)
    assert done.returncode == 1
    assert_sentence(done.stderr, "PostgreSQL", *names)
    assert "secret@" not in done.stderr
    assert [*node.instance.iterdir()] == []


def test_migrate_names_the_database_and_not_the_copy(make_nodes: Callable[..., Nodes]) -> None:
    (node,) = make_nodes(1).all
    assert node.run("migrate").stdout == "The database in PostgreSQL is up to date.\n"
