"""Fixtures. The database is a real file in a folder of its own; a server is a real process on a free port."""

import contextlib
import gc
import json
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, Protocol, Self, cast

import pytest
from click.testing import CliRunner, Result
from flask import Flask

from signpost import cli
from signpost.domain import ids, times
from signpost.domain.people.roles import RoleName
from signpost.factory import close_app, create_app, create_token
from signpost.features.sign_in.operations import sessions
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs, link_passwords
from signpost.runtime.rate_limits import RateLimits
from signpost.runtime.settings_types import AppSettings
from signpost.storage import database, keys
from signpost.storage.app_parts import parts_of
from signpost.storage.instance_folder import DATABASE
from signpost.storage.models import Member, User, Workspace
from signpost.testing import Signpost, SignpostServer, free_port
from signpost.testing.calls import BROWSER as FIREFOX
from signpost.testing.client import ORIGIN, Answer, Client, client_of
from signpost.visits import middleware
from signpost.web import service_app
from tests import lanes, postgresql, preloaded
from tests.played import cheap_server

# The tests take these from here.
__all__ = ["FIREFOX", "ORIGIN", "ROOT", "Answer", "Client", "Server", "client_of", "first_workspace", "free_port"]
ROOT = Path(__file__).parents[1]
CHOICE = pytest.StashKey[lanes.Choice]()


class Visit(Protocol):
    def __call__(self, path: str, host: str = ..., method: str = ..., **kwargs: Any) -> Answer: ...


class RunCommand(Protocol):
    def __call__(self, *arguments: str, text: str | None = None) -> Result: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lanes", "which tests run: tests/lanes.py")
    group.addoption("--lane", choices=[*lanes.Lane], help="the tests of a lane; without it all that are named")
    group.addoption("--parts", default="", help="parts that the lane has besides, because a change touches them")
    group.addoption("--features", help="features whose tests the lane push has; without it all")
    group.addoption("--postgresql", action="store_true", help="apps have PostgreSQL instead of a file")
    group.addoption(
        "--nodes", action="store_true", help="each app has two nodes on PostgreSQL, and each request goes to the other"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.option.postgresql = config.option.postgresql or config.option.nodes
    if lane := config.getoption("--lane"):
        features = config.getoption("--features")
        lanes.is_sharing = lane != lanes.Lane.ALL
        config.stash[CHOICE] = lanes.Choice(
            lanes.Lane(lane),
            tuple(filter(None, config.getoption("--parts").split(","))),
            None if features is None else frozenset(features.split(",")),
        )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What a lane has nothing of is not even imported; None: pytest decides."""
    choice = config.stash.get(CHOICE, None)
    return True if choice and not choice.has_file(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = {"sqlite": config.getoption("--postgresql"), "one_process": config.getoption("--nodes")}
    for mark in [mark for mark, is_left_out in left_out.items() if is_left_out]:
        items[:] = [item for item in items if item.get_closest_marker(mark) is None]
    choice = config.stash.get(CHOICE, None)
    if choice is None:
        return
    chosen: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        marks = {mark.name: mark.args for mark in item.iter_markers()}
        (chosen if choice.has_test(item.path, marks) else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = sorted(chosen, key=lambda item: lanes.turn_of(item.path))


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: the garbage collector need not look at it each time.

    Nor need it look at an app, which is many thousands of objects, while it is created.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


@pytest.fixture
def is_full(request: pytest.FixtureRequest) -> bool:
    """Whether tests that are marked `full` run: for a test that does more then."""
    choice = request.config.stash.get(CHOICE, None)
    return choice is None or choice.is_full(lanes.part_of(request.path))


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """A password takes a quarter of a second, to make guessing slow; tests hash hundreds, and nobody guesses."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sessions, "METHOD", cheap_server.METHOD)
        patch.setattr(link_passwords, "METHOD", cheap_server.METHOD)
        yield


@pytest.fixture(autouse=True)
def ids_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids never go back in a process, and a test may have moved its clock ahead: each test begins as a process does."""
    monkeypatch.setattr(ids, "_last_us", 0)


@pytest.fixture(autouse=True)
def time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test moves the time of day, time has passed; a clock that somebody moved is a matter of its own tests."""
    monkeypatch.setattr(times, "boot_s", lambda: times.epoch_s())


@pytest.fixture(scope="session")
def make_folder(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], Path]:
    """Make an instance folder with a database that every migration has gone through and that holds nothing.

    It is copied, which takes no time; the migrations take longer than the rest of a start.
    """
    empty = tmp_path_factory.mktemp("empty")
    close_app(create_app({"INSTANCE": str(empty)}))
    with contextlib.closing(sqlite3.connect(empty / DATABASE)) as connection, connection:
        # Each folder gets a key of its own.
        connection.execute("DELETE FROM state WHERE name = ?", (keys.CHECK,))

    def make(folder: Path) -> Path:
        folder.mkdir(mode=0o700, exist_ok=True)
        shutil.copy(empty / DATABASE, folder)
        return folder

    return make


@pytest.fixture(scope="session")
def is_on_postgresql(request: pytest.FixtureRequest) -> bool:
    """Whether the apps of tests have PostgreSQL."""
    return bool(request.config.getoption("--postgresql"))


# Of an app: the other node of its database.
OTHER_NODE = "tests: the other node"


@pytest.fixture(scope="session", autouse=True)
def turns_of_nodes(request: pytest.FixtureRequest) -> Iterator[None]:
    """With --nodes, have each request of a client go to another node than the one before."""
    if not request.config.getoption("--nodes"):
        yield
        return
    open_at = Client.open

    def open_at_other(self: Client, *args: Any, **kwargs: Any) -> Answer:
        if (other := self.application.extensions.get(OTHER_NODE)) is not None:
            self.application = other
            hear_of_changes(other)
        return open_at(self, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Client, "open", open_at_other)
        yield


def hear_of_changes(app: Flask) -> None:
    """An app hears of changes by others within a second; after a write of its own it has them."""
    with app.app_context(), database.atomic():
        pass


@pytest.fixture
def make_app(
    tmp_path: Path, make_folder: Callable[[Path], Path], is_on_postgresql: bool, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Flask]]:
    """Make an app; its arguments are settings. Its test client is a `Client` without a token."""
    apps: list[Flask] = []
    # By instance folder.
    urls: dict[str, str] = {}

    def make(**settings: Any) -> Flask:
        if "INSTANCE" not in settings:
            settings["INSTANCE"] = str(make_folder(tmp_path / f"instance{len(apps)}"))
        if is_on_postgresql and "DATABASE_URL" not in settings:
            settings["DATABASE_URL"] = urls.get(settings["INSTANCE"]) or postgresql.server().new_database()
            urls[settings["INSTANCE"]] = settings["DATABASE_URL"]
        app = create_app(cast(AppSettings, {"RATE_LIMIT": "", **settings}))
        app.test_client_class = Client
        apps.append(app)
        if request.config.getoption("--nodes") and settings["DATABASE_URL"] is not None:
            apps.append(other_node(app, tmp_path / f"node{len(apps)}", settings))
        return app

    yield make
    for app in apps:
        close_app(app)
    for url in urls.values():
        postgresql.server().drop(url)


def other_node(app: Flask, folder: Path, settings: dict[str, Any]) -> Flask:
    """Another node of an app's database; with --nodes clients of the app speak to both in turn.

    Both have one counter of rates, which count by node, and one runner of jobs, so that a test need not ask which node
    was asked.
    """
    folder.mkdir(mode=0o700)
    shutil.copy(Path(app.config["INSTANCE"]) / keys.FILE, folder)
    other = create_app(cast(AppSettings, {"RATE_LIMIT": "", **settings, "INSTANCE": str(folder)}))
    other.test_client_class = Client
    for shared in (RateLimits, jobs.Jobs):
        parts_of(other).add(parts_of(app)[shared])
    app.extensions[OTHER_NODE], other.extensions[OTHER_NODE] = other, app
    return other


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app()


@pytest.fixture
def whole_app(app: Flask) -> Flask:
    """An app with all faces, as a server has them: its rules of URLs are complete."""
    service_app.of(app).load_all()
    return app


@pytest.fixture
def make_client() -> Callable[..., Client]:
    """Make a client of an app, with a token of its own; `token`: as `create_token` takes it."""

    def make(app: Flask, role: RoleName = "owner", **token: Any) -> Client:
        return client_of(app, create_token(app, f"{role} for tests", role=role, **token))

    return make


@pytest.fixture
def within_one_minute() -> None:
    """Begin early enough in a minute that all tries of a test count in one window: windows begin at whole minutes."""
    left_s = 60 - time.time() % 60
    if left_s < 8:
        time.sleep(left_s)


@pytest.fixture
def client(app: Flask, make_client: Callable[..., Client]) -> Client:
    return make_client(app)


@pytest.fixture
def signpost(app: Flask, client: Client) -> Signpost:
    """The harness for embedders, around the app of the test."""
    return Signpost(app, client.token)


@pytest.fixture
def connect(signpost: Signpost) -> Callable[..., str]:
    """Connect a hostname of the app and return it."""

    def do(host: str = "go.acme.test", **fields: Any) -> str:
        return signpost.connect(host, **fields)

    return do


@pytest.fixture
def make_link(signpost: Signpost) -> Callable[..., dict[str, Any]]:
    """Create a link and return it as the API does."""

    def do(
        host: str = "go.acme.test", destination: str = "https://dest.example/landing", **fields: Any
    ) -> dict[str, Any]:
        return signpost.link(host, destination, **fields)

    return do


@pytest.fixture
def visit(app: Flask) -> Visit:
    """Visit a path of a connected hostname as Firefox does, redirects not followed."""
    visitor = client_of(app)

    def do(path: str, host: str = "go.acme.test", method: str = "GET", **kwargs: Any) -> Answer:
        headers = {"User-Agent": FIREFOX, **kwargs.pop("headers", {})}
        return visitor.open(path, method=method, base_url=f"http://{host}", headers=headers, **kwargs)

    return do


@pytest.fixture
def write_clicks(app: Flask) -> Callable[[], bool]:
    """Put the clicks counted so far into the database, now."""
    nodes = [app, *filter(None, [app.extensions.get(OTHER_NODE)])]
    return lambda: all(middleware.of(node).clicks.write() for node in nodes)


def environment_of(app: Flask) -> dict[str, str]:
    """The variables by which a command works on an app's instance."""
    url = app.config["DATABASE_URL"]
    return {"SIGNPOST_INSTANCE": app.config["INSTANCE"], **({} if url is None else {"SIGNPOST_DATABASE_URL": url})}


def run_on(app: Flask, *arguments: str, text: str | None = None, **environment: str) -> Result:
    """Run the command line on an app's instance, in this process; returns what it printed and its exit code."""
    done = CliRunner().invoke(cli.main, list(arguments), input=text, env={**environment_of(app), **environment})
    if app.config["DATABASE_URL"] is not None:
        hear_of_changes(app)
    return done


@pytest.fixture
def run_command(app: Flask) -> RunCommand:
    """Run the command line on the app's instance, in this process; returns what it printed and its exit code."""

    def do(*arguments: str, text: str | None = None) -> Result:
        return run_on(app, *arguments, text=text)

    return do


class Server(SignpostServer):
    """A Signpost process of this checkout, started as `python app.py`."""

    command = (sys.executable, "-m", "signpost.cli")
    serve: tuple[str, ...] = (sys.executable, str(ROOT / "app.py"))
    working_directory = ROOT
    # How many files the process may open; None: as many as this one.
    max_files: int | None = None
    # Whether it loads its modules itself, as it does elsewhere: for tests of the start.
    is_plain = False
    # What makes its folder, if there is none when it starts.
    make_folder: Callable[[Path], Path] | None = None

    @property
    def started(self) -> subprocess.Popen[bytes]:
        """The process of a server that was started."""
        assert self.process is not None
        return self.process

    def start(self, wait: bool = True) -> Self:
        if self.make_folder is not None and not self.instance.exists():
            self.make_folder(self.instance)
        return super().start(wait)

    @property
    def _is_forked(self) -> bool:
        is_ours = self.serve[0] == sys.executable and self.working_directory == ROOT
        return is_ours and not self.is_plain and preloaded.can_start(self.environment)

    def _spawn(self, out: IO[bytes]) -> Any:
        if not self._is_forked:
            assert self.max_files is None, "A plain server has the limits of this process."
            return super()._spawn(out)
        program = [word for word in self.serve[1:] if word != "-m"]
        return preloaded.start(program, self.environment, out=out, errors=out, max_files=self.max_files)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        if not self._is_forked:
            return super().run(*arguments)
        return preloaded.run(["signpost.cli", *arguments], self.environment, timeout_s=60)


class CheapServer(Server):
    """One whose passwords take no time."""

    serve = (sys.executable, "-m", "tests.played.cheap_server")


def first_workspace() -> Workspace:
    workspace = workspaces.first_workspace()
    assert workspace is not None
    return workspace


@pytest.fixture
def other_workspace(app: Flask) -> Caller:
    """A caller of a workspace that is not the first one."""
    with app.app_context():
        workspace = Workspace.create(name="Other")
        user = User.create(name="Other", email=f"{ids.new_id()}@other.test")
        Member.create(workspace=workspace, user=user, role="owner")
        return workspaces.member_caller(workspace)


@pytest.fixture
def make_server(tmp_path: Path, make_folder: Callable[[Path], Path]) -> Iterator[Callable[..., Server]]:
    """Make a server that is not started yet; its arguments are variables of its environment.

    Without a folder it starts on an empty database that has its tables. `Server(folder)` starts with nothing.
    """
    servers: list[Server] = []

    def make(**environment: str) -> Server:
        servers.append(Server(tmp_path / f"server{len(servers)}", **environment))
        servers[-1].make_folder = make_folder
        return servers[-1]

    yield make
    for server in servers:
        server.stop(signal.SIGKILL)


@pytest.fixture(scope="session")
def vectors() -> list[dict[str, Any]]:
    file = Path(__file__).parent / "contract" / "visits.json"
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="session")
def contract_target(tmp_path_factory: pytest.TempPathFactory, is_on_postgresql: bool) -> Iterator[Any]:
    """What tests/contract runs against unless told otherwise: a server of ours."""
    # Here, because it needs Server.
    from tests.played import contract_server

    new_database = (lambda: postgresql.server().new_database()) if is_on_postgresql else None
    with contract_server.running(tmp_path_factory, contract_server.Origin(new_database=new_database)) as target:
        yield target
