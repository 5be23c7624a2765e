"""Fixtures. The database is a real file in a folder of its own; a server is a real process on a free port."""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from flask import Flask
from flask.testing import FlaskClient

from signpost import cli
from signpost.domain import ids
from signpost.factory import close_app, create_app
from signpost.operations import bootstrap, tokens, workspaces
from signpost.storage.models import Member, User, Workspace
from signpost.visits import middleware

ROOT = Path(__file__).parents[1]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
ORIGIN = "https://signpost.test"


class Client(FlaskClient):
    """Speaks to the service origin over HTTPS with a token. `token`: None sends none."""

    token: str | None = None

    def open(self, *args, **kwargs):
        kwargs.setdefault("base_url", ORIGIN)
        headers = dict(kwargs.pop("headers", None) or {})
        if self.token is not None:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        return super().open(*args, headers=headers, **kwargs)


@pytest.fixture
def make_app(tmp_path):
    apps = []

    def make(**config) -> Flask:
        config.setdefault("INSTANCE", str(tmp_path / f"instance{len(apps)}"))
        config.setdefault("RATE_LIMIT", "")
        app = create_app(config)
        app.test_client_class = Client
        apps.append(app)
        return app

    yield make
    for app in apps:
        close_app(app)


@pytest.fixture
def app(make_app):
    return make_app()


@pytest.fixture
def make_client():
    """A client of an app: `role` of its token, `expires_at`; the token is the client's `token`."""

    def make(app: Flask, role: str = "owner", **token) -> Client:
        client = app.test_client()
        with app.app_context():
            caller = workspaces.member_caller(bootstrap.ensure_workspace())
            _, client.token = tokens.create_token(caller, name=f"{role} for tests", role=role, **token)
        return client

    return make


@pytest.fixture
def client(app, make_client):
    return make_client(app)


@pytest.fixture
def connect(client):
    """Connect a hostname of the app and return it."""

    def do(host: str = "go.acme.test", **flags) -> str:
        answer = client.post("/v1/host", json={"host": host, **flags})
        assert answer.status_code == 200, answer.text
        return host

    return do


@pytest.fixture
def make_link(client):
    """Create a link and return it as the API does."""

    def do(host: str = "go.acme.test", destination: str = "https://dest.example/landing", **fields) -> dict:
        answer = client.post("/v1/link", json={"host": host, "destination": destination, **fields})
        assert answer.status_code == 200, answer.text
        return answer.json["data"][0]

    return do


@pytest.fixture
def visit(app):
    """Visit a path of a connected hostname as Firefox does, redirects not followed."""
    visitor = app.test_client()
    visitor.token = None

    def do(path: str, host: str = "go.acme.test", method: str = "GET", **kwargs):
        headers = {"User-Agent": FIREFOX, **kwargs.pop("headers", {})}
        return visitor.open(path, method=method, base_url=f"http://{host}", headers=headers, **kwargs)

    return do


@pytest.fixture
def write_clicks(app):
    """Put the clicks counted so far into the database, now."""
    return lambda: middleware.of(app).clicks.write()


@pytest.fixture
def run_command(app):
    """Run the command line on the app's instance, in this process; returns what it printed and its exit code."""

    def do(*arguments: str, text: str | None = None) -> Result:
        environment = {"SIGNPOST_INSTANCE": app.config["INSTANCE"]}
        return CliRunner().invoke(cli.main, list(arguments), input=text, env=environment)

    return do


class Server:
    """A Signpost process: its port, its first token, what it printed."""

    def __init__(self, folder: Path, **environment: str):
        self.instance = folder
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.token_file = folder / "token"
        self.output = folder / "output.txt"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SIGNPOST_")},
            "SIGNPOST_INSTANCE": str(folder),
            "SIGNPOST_PORT": str(self.port),
            "SIGNPOST_RATE_LIMIT": "",
            "SIGNPOST_BOOTSTRAP_TOKEN_FILE": str(self.token_file),
            **environment,
        }
        self.process: subprocess.Popen | None = None
        # How many files the process may open; None: as many as this one.
        self.max_files: int | None = None

    def _limit(self) -> None:
        if self.max_files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.max_files, self.max_files))

    def start(self, wait: bool = True) -> "Server":
        self.instance.mkdir(parents=True, exist_ok=True)
        with self.output.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "app.py")],
                env=self.environment,
                stdout=out,
                stderr=out,
                cwd=ROOT,
                preexec_fn=self._limit,  # before any thread of ours needs a lock
            )
        if wait:
            self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.output.read_text()
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"The server did not start: {self.output.read_text()}")

    def stop(self, number: int = signal.SIGTERM) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(20)
        self.process = None
        return code

    def run(self, *arguments: str) -> subprocess.CompletedProcess:
        """Run the command line beside the server."""
        command = [sys.executable, "-m", "signpost.cli", *arguments]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, cwd=ROOT, timeout=60)

    @property
    def token(self) -> str:
        return self.token_file.read_text().strip()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def other_workspace(app):
    """A caller of a workspace that is not the first one."""
    with app.app_context():
        workspace = Workspace.create(name="Other")
        user = User.create(name="Other", email=f"{ids.new_id()}@other.test")
        Member.create(workspace=workspace, user=user, role="owner")
        return workspaces.member_caller(workspace)


@pytest.fixture
def make_server(tmp_path):
    servers = []

    def make(**environment: str) -> Server:
        servers.append(Server(tmp_path / f"server{len(servers)}", **environment))
        return servers[-1]

    yield make
    for server in servers:
        server.stop(signal.SIGKILL)


@pytest.fixture(scope="session")
def vectors() -> list[dict]:
    return json.loads((Path(__file__).parent / "contract" / "visits.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def contract_target(tmp_path_factory):
    """What tests/contract runs against where it is not told: a server of ours."""
    # Here, because it needs Server.
    from tests import contract_server

    with contract_server.running(tmp_path_factory) as target:
        yield target
