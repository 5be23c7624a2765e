"""Nodes, and the PostgreSQL that they share."""

import contextlib
import secrets
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.faults.conftest import shim
from tests.programs import missing
from tests.wire import answering, connected

__all__ = ["shim"]

HOST = "go.acme.test"
# The name of a server's socket in its folder.
SOCKET = ".s.PGSQL.5432"


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


@pytest.fixture
def make_cable() -> Iterator[Callable[[postgresql.Server], "Cable"]]:
    cables: list[Cable] = []

    def make(server: postgresql.Server) -> Cable:
        cables.append(Cable(server))
        return cables[-1]

    yield make
    for cable in cables:
        cable.end()


def new_database_of_locale() -> str:
    """The URL of a database that sorts and folds as English does where no collation is named."""
    server = postgresql.server()
    url = server.url(f"of_locale_{secrets.token_hex(4)}")
    server.execute(
        f"CREATE DATABASE {postgresql.name_of(url)} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'"
    )
    return url


class Cable:
    """What a node reaches a server of PostgreSQL by. It can be cut, or let nothing through."""

    def __init__(self, server: postgresql.Server):
        self._server = server
        self._folder = Path(tempfile.mkdtemp(prefix="signpost-pg-"))
        self._flowing = threading.Event()
        self._ends: set[socket.socket] = set()
        self._listener: socket.socket | None = None
        self._last_message: bytes | None = None
        self.mend()

    def url(self, url: str) -> str:
        """The URL of a database by this way."""
        return url.replace(str(self._server.folder), str(self._folder))

    def mend(self) -> None:
        self._flowing.set()
        if self._listener is None:
            self._listener = socket.socket(socket.AF_UNIX)
            (self._folder / SOCKET).unlink(missing_ok=True)
            self._listener.bind(str(self._folder / SOCKET))
            self._listener.listen(100)
            threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def freeze(self) -> None:
        """From now on nothing gets through, and nothing is closed."""
        self._flowing.clear()

    def lose_answers_from(self, message: bytes) -> None:
        """Once a message has these bytes, it gets through, but no answer to it: the way is cut instead."""
        self._last_message = message

    def cut(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            for end in (listener, *self._ends):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            listener.close()

    def end(self) -> None:
        self.cut()
        self.mend()
        self.cut()
        shutil.rmtree(self._folder)

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                near, _ = listener.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            try:
                far.connect(str(self._server.folder / SOCKET))
            except OSError:
                near.close()
                far.close()
                continue
            self._ends |= {near, far}
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        deaf = threading.Event()
        back = threading.Thread(target=self._pass, args=(far, near, lambda _: deaf.is_set()), daemon=True)
        back.start()

        def is_last(data: bytes) -> bool:
            if self._last_message is not None and self._last_message in data:
                self._last_message = None
                deaf.set()
            return False

        self._pass(near, far, is_last)
        back.join()
        self._ends -= {near, far}
        near.close()
        far.close()

    def _pass(self, source: socket.socket, target: socket.socket, ends: Callable[[bytes], bool]) -> None:
        """ends: called with what comes; whether the way is cut instead of passing it on."""
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                if ends(data):
                    self.cut()
                    break
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


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
