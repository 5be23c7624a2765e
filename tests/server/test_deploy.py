"""deploy/, docs/run.md, the Makefile and the lock files: the unit is sound, and every file that is named exists."""

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, Server
from tests.house import wheels
from tests.programs import needed
from tests.wire import assert_sentence

# Runs systemd-analyze, or make, with these arguments.
Analyze = Callable[..., subprocess.CompletedProcess[str]]
Make = Callable[..., subprocess.CompletedProcess[str]]
UNIT = ROOT / "deploy" / "signpost.service"


@pytest.fixture
def analyze() -> Analyze:
    program = needed("systemd-analyze")
    return lambda *arguments: subprocess.run([program, *arguments], capture_output=True, text=True)


def test_the_unit_is_verified(analyze: Analyze, tmp_path: Path) -> None:
    # Where the test runs, nothing is installed under /opt.
    text = UNIT.read_text().replace("/opt/signpost/.venv/bin/signpost", "/bin/true")
    unit = tmp_path / "signpost.service"
    unit.write_text(text)
    listening = shutil.copy(UNIT.with_suffix(".socket"), tmp_path)
    done = analyze("verify", str(unit), str(listening))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_is_hardened(analyze: Analyze) -> None:
    done = analyze("security", "--offline=true", str(UNIT))
    score = re.search(r"Overall exposure level for signpost.service: ([\d.]+)", done.stdout)
    assert score is not None
    assert float(score[1]) < 2


def test_systemd_is_told_when_it_is_ready_and_when_it_stops(make_server: Callable[..., Server], tmp_path: Path) -> None:
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(address))
        listener.settimeout(10)
        server = make_server(NOTIFY_SOCKET=str(address)).start()
        assert listener.recv(100) == b"READY=1"
        assert server.stop() == 0
        assert listener.recv(100) == b"STOPPING=1"


def test_everything_that_the_page_names_is_there() -> None:
    page = (ROOT / "docs" / "run.md").read_text()
    for path in re.findall(r"/opt/signpost/(deploy/\S+)", page):
        assert (ROOT / path).is_file()
    targets = re.findall(r"make -C /opt/signpost (\w+)", page)
    makefile = (ROOT / "Makefile").read_text()
    assert targets
    assert all(re.search(rf"^{target}:", makefile, re.M) for target in targets)


# --- make ----------------------------------------------------------------------------------------------------------

OLD_PYTHON = '#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2 && exit 0\nexit 1\n'


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """make, in a folder that has its Makefile and nothing else; with a Python that is too old beside it."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("requirements.lock", "requirements-dev.lock", "pyproject.toml"):
        (tmp_path / name).touch()
    (tmp_path / "old").write_text(OLD_PYTHON)
    (tmp_path / "old").chmod(0o755)
    # Not as a part of the make that may have begun these tests.
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "TESTS"))
    }
    return lambda *arguments: subprocess.run(
        ["make", *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True
    )


@pytest.mark.parametrize("target", ["run", "install", "test", "check"])
def test_a_python_that_is_too_old_is_told_in_one_sentence(make: Make, tmp_path: Path, target: str) -> None:
    done = make("PYTHON=./old", target)
    assert done.returncode != 0
    reported, ending = done.stderr.splitlines()
    assert_sentence(reported, "Python 3.11 or later", "./old is Python 3.9.2", "make PYTHON=")
    assert ending.startswith("make: *** ")
    assert not (tmp_path / ".venv").exists()


def test_a_venv_that_an_older_python_made_is_made_anew(make: Make, tmp_path: Path) -> None:
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for stamp in ("installed", "installed-dev"):
        (tmp_path / ".venv" / stamp).touch()
    (programs / "python").symlink_to(tmp_path / "old")
    given = make("-n", f"PYTHON={sys.executable}", "install-dev").stdout
    assert f"rm -rf .venv\n{sys.executable} -m venv .venv\n" in given
    assert given.count("pip --disable-pip-version-check install") == 3
    # One that will do is left alone.
    (programs / "python").unlink()
    (programs / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (programs / "python").chmod(0o755)
    for stamp in ("installed", "installed-dev"):
        (tmp_path / ".venv" / stamp).touch()
    assert "-m venv" not in make("-n", f"PYTHON={sys.executable}", "install-dev").stdout


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "requirements-docs.lock"])
def test_every_package_is_locked_with_its_checksum(name: str) -> None:
    text = (ROOT / name).read_text()
    packages = re.findall(r"^([a-z0-9][\w.-]*)==\S+.*\\\n    --hash=sha256:[0-9a-f]{64}", text, re.M)
    assert len(packages) == len(re.findall(r"^\w", text, re.M)) > 20
    assert "://" not in text
    assert "--index" not in text
    if name == "requirements.lock":
        assert {"hatchling", "editables"} <= set(packages), "what builds the package"


def test_the_table_of_wheels_is_that_of_the_lock_file() -> None:
    page = (ROOT / "docs" / "run.md").read_text(encoding="utf-8")
    assert wheels.begin() in page, "requirements.lock has changed: run `python -m tests.house.wheels`, which needs uv."
    rows = re.findall(
        r"^\| (.+?) \|((?: .+? \|){4})$", page.partition(wheels.begin())[2].partition(wheels.END)[0], re.M
    )
    assert [name for name, _ in rows] == ["Platform", "---", *wheels.PLATFORMS]
    assert set(rows[2][1].split()) == {"yes", "|"}


def test_the_unit_says_what_run_md_relies_on() -> None:
    text = UNIT.read_text()
    for line in (
        "Environment=SIGNPOST_BOOTSTRAP_TOKEN_FILE=/var/lib/signpost/first-token",
        "UMask=0077",
        "LimitNOFILE=65536",
    ):
        assert line in text.splitlines()


def test_there_is_a_page_on_weaknesses() -> None:
    text = (ROOT / "SECURITY.md").read_text()
    for heading in ("## Report a weakness", "## What you can expect", "## Supported versions", "## What counts"):
        assert heading in text
    assert "private security advisory on the repository" in text


def test_manifests_for_kubernetes_want_no_variables_of_services() -> None:
    """A Service called signpost would be SIGNPOST_PORT=tcp://... in every container beside it."""
    texts = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "deploy").iterdir()]
    manifests = [block for file in texts for block in file.read_text().split("apiVersion:")[1:]]
    pods = [block for block in manifests if "\n      containers:" in block]
    assert pods
    for pod in pods:
        assert "\n      enableServiceLinks: false\n" in pod
