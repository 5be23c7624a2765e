"""deploy/ and docs/run.md: the unit is sound, systemd is told when it is ready, every file that is named is there."""

import os
import re
import shutil
import socket
import subprocess

import pytest

from tests.conftest import ROOT

UNIT = ROOT / "deploy" / "signpost.service"


@pytest.fixture
def analyze():
    if shutil.which("systemd-analyze") is None:
        if os.environ.get("TEST_EVERYTHING") == "1":
            pytest.fail("systemd-analyze is not installed, and TEST_EVERYTHING wants every test to run.")
        pytest.skip("systemd-analyze is not installed.")
    return lambda *arguments: subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True)


def test_the_unit_is_verified(analyze, tmp_path):
    # Where it is tried nothing is installed under /opt.
    text = UNIT.read_text().replace("/opt/signpost/.venv/bin/signpost", "/bin/true")
    unit = tmp_path / "signpost.service"
    unit.write_text(text)
    done = analyze("verify", str(unit))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_is_hardened(analyze):
    done = analyze("security", "--offline=true", str(UNIT))
    score = re.search(r"Overall exposure level for signpost.service: ([\d.]+)", done.stdout)
    assert float(score[1]) < 2


def test_systemd_is_told_when_it_is_ready_and_when_it_stops(make_server, tmp_path):
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(address))
        listener.settimeout(10)
        server = make_server(NOTIFY_SOCKET=str(address)).start()
        assert listener.recv(100) == b"READY=1"
        assert server.stop() == 0
        assert listener.recv(100) == b"STOPPING=1"


def test_everything_that_the_page_names_is_there():
    page = (ROOT / "docs" / "run.md").read_text()
    for path in re.findall(r"/opt/signpost/(deploy/\S+)", page):
        assert (ROOT / path).is_file()
    targets = re.findall(r"make -C /opt/signpost (\w+)", page)
    makefile = (ROOT / "Makefile").read_text()
    assert targets
    assert all(re.search(rf"^{target}:", makefile, re.M) for target in targets)
