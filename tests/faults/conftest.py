"""Fixtures of the fault campaign."""

import contextlib
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.faults.campaign import instance_of, locked
from tests.programs import missing
from tests.wire import answering, connected, link, visit


def pytest_collection_modifyitems(items: Any) -> None:
    """The campaign takes minutes, long an hour: it runs when it is asked for."""
    if os.environ.get("TEST_LONG") or os.environ.get("TEST_FAULTS"):
        return
    for item in items:
        if "faults" in item.path.parts and item.path.name != "test_page.py":
            item.add_marker(pytest.mark.skip(reason="TEST_FAULTS=1 or TEST_LONG=1 runs the campaign"))


@pytest.fixture
def chance() -> random.Random:
    """Random moments and choices; shown when a test fails."""
    seed = int(os.environ.get("TEST_SEED") or random.SystemRandom().randrange(10**6))
    sys.stdout.write(f"TEST_SEED={seed}\n")
    return random.Random(seed)


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """faults/shim.c, compiled."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        missing("Faults are injected with LD_PRELOAD, which takes Linux and a C compiler")
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    source = Path(__file__).with_name("shim.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    return library


class Faults:
    """Faults that a server meets when it changes its files. It begins with none."""

    def __init__(self, server: Server, shim: Path, folder: Path) -> None:
        self._control = server.instance / "control"
        server.instance.mkdir(parents=True, exist_ok=True)
        server.environment |= {
            "LD_PRELOAD": str(shim), "FAULTS_FOLDER": str(folder), "FAULTS_CONTROL": str(self._control),
        }  # fmt: skip

    @contextlib.contextmanager
    def met(self, fault: str) -> Iterator[None]:
        """While every change meets `fault`: ENOSPC, EIO, EROFS, or PAUSE and milliseconds."""
        neighbor = self._control.with_name("control.new")
        neighbor.write_text(fault)
        neighbor.replace(self._control)
        try:
            yield
        finally:
            self._control.unlink()


@pytest.fixture
def make_faulty(make_server: Callable[..., Server], shim: Path, tmp_path: Path) -> Callable[[], tuple[Server, Faults]]:
    """A server that is running, and the faults that it may meet."""

    def make() -> tuple[Server, Faults]:
        # The output and the token of the server are elsewhere.
        instance = tmp_path / "faulty"
        server = make_server(SIGNPOST_INSTANCE=str(instance))
        faults = Faults(server, shim, instance)
        answering(server.start())
        connected(server)
        return server, faults

    return make


@pytest.fixture
def make_disk(tmp_path: Path) -> Iterator[Callable[[int], Path]]:
    """A disk of so many KiB."""
    mounted: list[Path] = []

    def make(kib: int) -> Path:
        folder = tmp_path / f"disk{len(mounted)}"
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={kib}k", "tmpfs", str(folder)]
        done = subprocess.run(mount, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            missing(f"A small disk cannot be mounted here: {done.stderr.strip()}")
        mounted.append(folder)
        return folder

    yield make
    for folder in mounted:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture(scope="session")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An instance as a killed process left it: 40 links, half of them in the log alone, and 20 clicks that wait.

    The links are a0 to a39; visited was a0, and 5 of its clicks are counted. Use a copy of it.
    """
    folder = tmp_path_factory.mktemp("killed")
    server = Server(folder / "server", SIGNPOST_INSTANCE=str(folder / "instance"))
    try:
        answering(server.start())
        connected(server)
        for number in range(20):
            link(server, alias=f"a{number}")
        for _ in range(5):
            assert visit(server, "/a0").status == 302
        assert server.stop() == 0
        answering(server.start())
        for number in range(20, 40):
            link(server, alias=f"a{number}")
        with locked(server):
            for _ in range(20):
                assert visit(server, "/a0").status == 302
            server.stop(9)
    finally:
        server.stop(9)
    assert (instance_of(server) / "signpost.sqlite-wal").stat().st_size > 0
    return instance_of(server)
