"""The app under other servers, in a process of its own: each visit of visits.json is answered as it must be.

The whole of tests/contract/test_visits.py runs against each of them, as against anybody's server.
"""

import contextlib
import importlib.util
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask

from signpost.factory import close_app, create_app
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import instance_folder
from tests.conftest import ROOT, RunCommand, Server, free_port
from tests.programs import missing
from tests.wire import answering, assert_sentence

# A module that such servers import: the app, on the instance that the environment names.
APP = """
import atexit, os
from signpost.factory import close_app, create_app

app = create_app({"INSTANCE": os.environ["FOLDER"], "RATE_LIMIT": ""})
atexit.register(close_app, app)
"""
COMMANDS = {
    "gunicorn": ("-m", "gunicorn", "--workers", "1", "--threads", "8", "--bind", "127.0.0.1:{port}", "embedding:app"),
    "waitress": ("-m", "waitress", "--host=127.0.0.1", "--port={port}", "--threads=8", "embedding:app"),
    "werkzeug": (
        "-c",
        "from werkzeug.serving import run_simple; from embedding import app; "
        "run_simple('127.0.0.1', {port}, app, threaded=True)",
    ),
}


class Running:
    """A process that serves the app. output: what it printed."""

    def __init__(self, folder: Path, arguments: tuple[str, ...]) -> None:
        self.port = free_port()
        self.folder = folder / "instance"
        self.output = folder / "output.txt"
        (folder / "embedding.py").write_text(APP)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("SIGNPOST_")}
        path = [str(folder), str(ROOT / "service"), str(ROOT), environment.get("PYTHONPATH", "")]
        environment |= {"FOLDER": str(self.folder), "PYTHONPATH": os.pathsep.join(path)}
        with self.output.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, *(argument.replace("{port}", str(self.port)) for argument in arguments)],
                env=environment,
                stdout=out,
                stderr=out,
                cwd=folder,
            )
        try:
            self._wait_until_it_listens()
        except BaseException:
            self.stop()
            raise

    def _wait_until_it_listens(self) -> None:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.output.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError(self.output.read_text())

    def get(self, path: str, host: str) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            return connection.recv(65536)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def make_token(folder: Path) -> str:
    """A token of a new instance in `folder`, which no process has open."""
    app = create_app({"INSTANCE": folder / "instance"})
    with app.app_context():
        _, secret = tokens.create_token(workspaces.member_caller(bootstrap.ensure_workspace()), name="tests")
    close_app(app)
    return secret


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start a server on an instance in `tmp_path`."""
    started: list[Running] = []

    def start(*arguments: str) -> Running:
        started.append(Running(tmp_path, arguments))
        return started[-1]

    yield start
    for entry in started:
        entry.stop()


# --- all visits -------------------------------------------------------------------------------------------------

ASYNCIO = "our own with asyncio"


def visits(port: int, token: str) -> "subprocess.Popen[str]":
    """Every visit of visits.json, in a process of its own."""
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract/test_visits.py")
    target = ("--base-url", f"http://127.0.0.1:{port}/v1", "--token", token)
    return subprocess.Popen([*command, *target], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)


@pytest.fixture(scope="module")
def visiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, "subprocess.Popen[str]"]]:
    """All servers at once, each with its visitors: these wait for clicks to be counted, most of their time."""
    calls: dict[str, subprocess.Popen[str]] = {}
    with contextlib.ExitStack() as running:
        for name, arguments in COMMANDS.items():
            if importlib.util.find_spec(name) is not None:
                folder = tmp_path_factory.mktemp(name)
                token = make_token(folder)
                server = Running(folder, arguments)
                running.callback(server.stop)
                calls[name] = visits(server.port, token)
        ours = Server(tmp_path_factory.mktemp("asyncio") / "instance", SIGNPOST_SERVER="asyncio")
        running.callback(ours.stop)
        calls[ASYNCIO] = visits(answering(ours.start()).port, ours.token)
        yield calls
        for call in calls.values():
            call.kill()
            call.communicate()


@pytest.mark.slow
@pytest.mark.parametrize("name", [*COMMANDS, ASYNCIO])
def test_all_visits_are_right(visiting: dict[str, "subprocess.Popen[str]"], name: str) -> None:
    if name not in visiting:
        missing(f"{name} is not installed")
    output, _ = visiting[name].communicate(timeout=600)
    assert visiting[name].returncode == 0, output
    assert re.search(r"^\d{2,} passed", output, re.MULTILINE), output


# --- one process ------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("preload", [(), ("--preload",)], ids=["", "preload"])
def test_several_workers_are_told(run: Callable[..., Running], preload: tuple[str, ...]) -> None:
    pytest.importorskip("gunicorn")
    arguments = ("-m", "gunicorn", "--workers", "3", *preload, "--bind", "127.0.0.1:{port}", "embedding:app")
    server = run(*arguments)
    deadline = time.monotonic() + 30
    while "answers visits from" not in server.output.read_text() and time.monotonic() < deadline:
        server.get("/x", "go.acme.test")
    reported = [line for line in server.output.read_text().splitlines() if "answers visits from" in line]
    assert_sentence(reported[0], "process ", str(server.folder), "--workers 1")


class TestTwoApps:
    def test_a_second_app_on_the_same_folder_is_told(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        first, second = (create_app({"INSTANCE": tmp_path}) for _ in range(2))
        first.test_client().get("/healthz")
        assert caplog.messages == []
        second.test_client().get("/healthz")
        second.test_client().get("/healthz")
        (reported,) = caplog.messages
        assert_sentence(reported, "another app in this process", str(tmp_path))
        for app in (first, second):
            close_app(app)

    def test_one_after_another_may(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        for _ in range(2):
            app = create_app({"INSTANCE": tmp_path})
            assert app.test_client().get("/healthz").status_code == 200
            close_app(app)
        assert caplog.messages == []

    def test_commands_beside_it_claim_nothing(self, app: Flask, run_command: RunCommand) -> None:
        assert app.test_client().get("/healthz").status_code == 200
        assert run_command("stats").exit_code == 0
        lock = app.config["INSTANCE"] + f"/{instance_folder.VISITS_LOCK}"
        assert Path(lock).read_text() == f"{os.getpid()}\n"
