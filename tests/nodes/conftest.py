"""Nodes, and the PostgreSQL that they share."""

import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.programs import missing
from tests.wire import answering, connected

HOST = "go.acme.test"


@pytest.fixture(scope="session", autouse=True)
def _installed() -> None:
    if postgresql.programs() is None:
        missing("PostgreSQL is not installed")


@pytest.fixture
def own_postgresql() -> Iterator[postgresql.Server]:
    """A server of PostgreSQL that the test may stop."""
    server = postgresql.Server()
    yield server
    server.end()


class Nodes:
    """The nodes of one database. The first one makes the key, and HOST is connected."""

    def __init__(self, folder: Path, url: str):
        self._folder = folder
        self.url = url
        self.all: list[Server] = []

    def add(self, **environment: str) -> Server:
        """Another node, which is started."""
        node = Server(self._folder / f"node{len(self.all)}", **{"SIGNPOST_DATABASE_URL": self.url, **environment})
        node.instance.mkdir(parents=True)
        if self.all:
            shutil.copy(self.all[0].instance / "secret.key", node.instance)
            node.token_file = self.all[0].token_file
        self.all.append(node)
        answering(node.start())
        if len(self.all) == 1:
            connected(node, HOST)
        return node

    def end(self) -> None:
        for node in self.all:
            if node.process is not None:
                node.process.send_signal(signal.SIGCONT)
            node.stop(signal.SIGKILL)


@pytest.fixture
def make_nodes(tmp_path: Path) -> Iterator[Callable[..., Nodes]]:
    """Make the nodes of a new database of a server of PostgreSQL: `make_nodes(2)`."""
    made: list[tuple[Nodes, postgresql.Server]] = []

    def make(count: int, server: postgresql.Server | None = None, **environment: str) -> Nodes:
        server = server or postgresql.server()
        nodes = Nodes(tmp_path / f"nodes{len(made)}", server.new_database())
        made.append((nodes, server))
        for _ in range(count):
            nodes.add(**environment)
        return nodes

    yield make
    for nodes, server in made:
        nodes.end()
        if server is postgresql.server():
            server.drop(nodes.url)
