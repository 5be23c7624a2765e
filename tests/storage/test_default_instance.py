"""Without SIGNPOST_INSTANCE: an installed Signpost uses the user's data folder, a checkout its own `instance`."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from signpost.operations.workspaces.bootstrap import SIGN_IN_FILE
from signpost.runtime import environment
from signpost.storage import migrations
from signpost.storage.instance_folder import DATABASE
from signpost.testing import SignpostServer
from tests.conftest import ROOT
from tests.wire import assert_sentence, eventually

# Each starts processes of an installed package.
pytestmark = pytest.mark.slow


class Installed(SignpostServer):
    """Signpost as a user has it who installed the wheel. `instance`: where it must be."""

    def __init__(self, home: Path, package: Path):
        super().__init__(home / ".local" / "share" / "signpost", HOME=str(home), PYTHONPATH=str(package.parent))
        for name in ("SIGNPOST_INSTANCE", "SIGNPOST_BOOTSTRAP_TOKEN_FILE", "XDG_DATA_HOME"):
            self.environment.pop(name, None)
        self.output = home / "output.txt"
        self.working_directory = home
        self.token_file = self.instance / "first-token"

    def launch(self, out: IO[bytes]) -> None:
        """Start it without making its folder."""
        self.process = subprocess.Popen(
            self.serve, env=self.environment, stdout=out, stderr=out, cwd=self.working_directory
        )

    @property
    def found(self) -> str:
        """The folder that commands use."""
        (line,) = [line for line in self.run("config").stdout.splitlines() if line.startswith("SIGNPOST_INSTANCE = ")]
        return str(json.loads(line.partition(" = ")[2]))


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the package and their migrations, as a wheel holds them."""
    folder = tmp_path_factory.mktemp("site") / "signpost"
    shutil.copytree(ROOT / "service" / "signpost", folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(migrations.folder(), folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def installed(home: Path, package: Path) -> Iterator[Installed]:
    server = Installed(home, package)
    yield server
    server.stop(signal.SIGKILL)


def test_an_installed_signpost_makes_its_instance_in_the_data_folder(installed: Installed, home: Path) -> None:
    with installed.output.open("wb") as out:
        installed.launch(out)
    installed.wait_until_ready()
    reported: str = eventually(lambda: "Make one" in (text := installed.output.read_text()) and text)
    assert f"Dashboard    {installed.origin}, with the link in {installed.instance / SIGN_IN_FILE}\n" in reported
    assert (installed.instance / SIGN_IN_FILE).read_text().startswith(f"{installed.origin}/welcome/")
    assert "/welcome/" not in reported
    assert f"curl -i http://localhost:{installed.port}/hello" in reported
    assert f"Data         {installed.instance}\n" in reported
    assert installed.token not in reported
    assert installed.instance.stat().st_mode & 0o777 == 0o700
    assert installed.visit(f"http://localhost:{installed.port}/hello").status_code == 302
    # Commands find it from any folder.
    installed.working_directory = Path("/")
    assert "http://localhost" in installed.run("links", "list").stdout
    assert {path.name for path in home.iterdir()} == {".local", "output.txt"}


def test_the_token_is_printed_on_a_terminal_alone(installed: Installed) -> None:
    terminal, its_end = os.openpty()
    with os.fdopen(its_end, "wb", buffering=0) as out:
        installed.launch(out)
    reported = b""
    while b"Make one" not in reported:
        reported += os.read(terminal, 4096)
    os.close(terminal)
    assert b"First token  sp_api_" in reported
    assert not installed.token_file.exists()


@pytest.mark.parametrize(
    "command", [["links", "list"], ["sign-in"], ["stats"], ["backup", "b.sqlite"], ["token", "create", "--name", "x"]]
)
def test_a_command_without_an_instance_makes_nothing(installed: Installed, home: Path, command: list[str]) -> None:
    given = installed.run(*command)
    assert (given.returncode, given.stdout) == (1, "")
    assert_sentence(given.stderr, "signpost: ", f"no instance in {installed.instance}", "SIGNPOST_INSTANCE")
    assert [*home.iterdir()] == []


def test_the_order(installed: Installed, home: Path, tmp_path: Path) -> None:
    assert installed.found == str(installed.instance)
    installed.environment["XDG_DATA_HOME"] = "relative"
    assert installed.found == str(installed.instance)
    installed.environment["XDG_DATA_HOME"] = str(tmp_path / "data")
    assert installed.found == str(tmp_path / "data" / "signpost")
    (home / "instance").mkdir()
    assert installed.found == str(home / "instance")
    installed.environment["SIGNPOST_INSTANCE"] = str(tmp_path / "named")
    assert installed.found == str(tmp_path / "named")


def test_a_checkout_has_its_own_from_every_folder(home: Path, package: Path, tmp_path: Path) -> None:
    root = tmp_path / "checkout"
    shutil.copytree(package, root / "service" / "signpost")
    shutil.copy(ROOT / "app.py", root)
    (root / "instance").mkdir()
    installed = Installed(home, root / "service" / "signpost")
    assert installed.found == str(root / "instance")
    installed.serve = (sys.executable, str(root / "app.py"))
    with (tmp_path / "output.txt").open("wb") as out:
        installed.launch(out)
    installed.wait_until_ready()
    installed.stop()
    assert (root / "instance" / DATABASE).exists()
    assert [*home.iterdir()] == []


def test_the_folder_of_a_mac(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    monkeypatch.setattr(environment, "_CHECKOUT", home)
    found = environment.default_instance({"XDG_DATA_HOME": "/elsewhere"})
    assert found == home / "Library" / "Application Support" / "signpost"
