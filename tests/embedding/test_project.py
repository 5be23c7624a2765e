"""The project of docs/embed.md, run as it stands there; and many apps in one process."""

import gc
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

from signpost.testing import run_signpost
from tests.conftest import ROOT


def test_the_project_of_the_documentation(tmp_path):
    text = (ROOT / "docs" / "embed.md").read_text(encoding="utf-8")
    files = re.findall(r"```python\n# (\w+\.py)\n(.*?)```", text, re.S)
    assert [name for name, _ in files] == ["newsletter.py", "test_newsletter.py"]
    for name, content in files:
        (tmp_path / name).write_text(content)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout


def test_a_hundred_apps_leave_nothing_behind(tmp_path):
    def use(number: int) -> None:
        with run_signpost(tmp_path / str(number)) as signpost:
            signpost.connect("go.example.com")
            link = signpost.link()
            assert signpost.visit(link["url"]).status_code == 302
            assert signpost.clicks(link) == 1

    def left() -> tuple[int, int]:
        gc.collect()
        return threading.active_count(), len([*Path("/proc/self/fd").iterdir()])

    for number in range(5):
        use(number)
    before, memory = left(), _resident_kb()
    for number in range(5, 105):
        use(number)
    deadline = time.monotonic() + 5
    while left() != before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert left() == before
    assert _resident_kb() - memory < 20_000


def _resident_kb() -> int:
    return int(re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())[1])


def test_nothing_of_signpost_is_imported_until_it_is_needed():
    code = "import sys, signpost.testing; print([one for one in sys.modules if one.startswith(('flask', 'peewee'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout == "[]\n"
