"""The file by which a node answers visits: damaged, it is filled again."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from flask import Flask

from signpost.factory import close_app, create_app, create_token
from signpost.features.nodes.postgresql import COPY
from signpost.storage import database
from tests import postgresql
from tests.conftest import Client, client_of
from tests.wire import eventually

HOST = "go.acme.test"
LINKS = 200
Start = Callable[[], Flask]


@pytest.fixture
def start(tmp_path: Path, own_postgresql: postgresql.Server) -> Iterator[Start]:
    """Start the node of a database, again and again."""
    url, apps = own_postgresql.new_database(), []

    def do() -> Flask:
        apps.append(create_app({"INSTANCE": str(tmp_path / "node"), "DATABASE_URL": url, "RATE_LIMIT": ""}))
        apps[-1].test_client_class = Client
        return apps[-1]

    yield do
    for app in apps:
        close_app(app)


def fill(app: Flask) -> Client:
    client = client_of(app, create_token(app, "x"))
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    records = [{"host": HOST, "alias": f"a{n}", "destination": f"https://x.example/{n}"} for n in range(LINKS)]
    assert client.post("/v1/bulk", json={"records": records}).status_code == 200
    return client


def visit(app: Flask, number: int) -> int:
    """The status; 0: it failed."""
    try:
        return app.test_client().get(f"/a{number}", base_url=f"http://{HOST}").status_code
    except Exception:
        return 0


def overwrite(file: Path, begin: int) -> None:
    """Damage a file from a byte on, in place."""
    with file.open("r+b") as opened:
        opened.seek(begin)
        opened.write(b"Z" * (file.stat().st_size - begin))


@pytest.mark.parametrize("begin", [0, 4096], ids=["no database", "pages"])
def test_at_a_start(start: Start, tmp_path: Path, begin: int) -> None:
    app = start()
    fill(app)
    assert visit(app, 7) == 302
    close_app(app)
    overwrite(tmp_path / "node" / COPY, begin)
    assert visit(start(), 7) == 302


def test_while_it_is_used(start: Start, tmp_path: Path) -> None:
    app = start()
    client = fill(app)
    assert visit(app, 7) == 302
    close_app(app)
    app = start()
    client = client_of(app, create_token(app, "y"))
    assert visit(app, 7) == 302
    # Pages that nobody has read yet.
    overwrite(tmp_path / "node" / COPY, 5 * 4096)
    eventually(lambda: all(visit(app, number) == 302 for number in range(LINKS)), 20)
    assert client.post("/v1/link", json={"host": HOST, "alias": "later", "destination": "https://x.example/"})
    eventually(lambda: app.test_client().get("/later", base_url=f"http://{HOST}").status_code == 302)
    assert client.get("/readyz").status_code == 200


def test_a_stop_beside_a_silent_server(start: Start, own_postgresql: postgresql.Server) -> None:
    app = start()
    client = fill(app)
    assert visit(app, 7) == 302
    own_postgresql.signal_all(signal.SIGSTOP)
    try:
        # A request, the follower, the sign of life and the counting all wait for it now.
        waiting = Thread(target=lambda: client.get("/v1/links"))
        waiting.start()
        time.sleep(1)
        began = time.monotonic()
        close_app(app, timeout_s=1.0)
        assert time.monotonic() - began < 20
        waiting.join(20)
        assert not waiting.is_alive()
        with pytest.raises(RuntimeError), app.app_context():
            database.current().connection()
    finally:
        own_postgresql.signal_all(signal.SIGCONT)
