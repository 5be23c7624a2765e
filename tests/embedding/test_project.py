"""The code of docs/embed.md, run as it stands there; and many apps in one process."""

import gc
import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from werkzeug.test import Client

from signpost import cli
from signpost.domain.people.roles import RoleName
from signpost.factory import close_app
from signpost.testing import Signpost, SignpostServer, run_server, run_signpost
from tests.conftest import ROOT
from tests.lanes import share

PAGE = (ROOT / "docs" / "embed.md").read_text(encoding="utf-8")
FILES: dict[str, str] = dict(re.findall(r"```python\n# (\w+\.py)\n(.*?)```", PAGE, re.S))


def run(name: str, folder: Path) -> dict[str, Any]:
    """What a file of the page defines, with the instance in `folder`."""
    names: dict[str, Any] = {}
    exec(FILES[name].replace("/some/folder", str(folder)), names)
    return names


def test_every_file_of_the_page_is_run_here() -> None:
    assert list(FILES) == ["my_links.py", "wsgi.py", "newsletter.py", "test_newsletter.py", "test_with_unittest.py"]
    assert PAGE.count("```python") == len(FILES)


@pytest.mark.slow
def test_the_tests_of_the_page_pass(tmp_path: Path) -> None:
    names = ["newsletter.py", "test_newsletter.py", "test_with_unittest.py"]
    for name in names:
        (tmp_path / name).write_text(FILES[name])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", *names[1:]]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout


def test_an_app_gets_a_workspace_a_token_and_a_link(tmp_path: Path) -> None:
    names = run("my_links.py", tmp_path)
    try:
        assert names["api"]("GET", "/v1/links").json["data"][0]["alias"] == "docs"
        visit = names["app"].test_client().get("http://go.example.com/docs")
        assert (visit.status_code, visit.location) == (302, "https://example.com/manual")
        command = ["host", "connect", "--host", "two.example.com"]
        done = CliRunner().invoke(cli.main, command, env={"SIGNPOST_INSTANCE": str(tmp_path)})
        assert done.exit_code == 0, done.output
        assert len(names["api"]("GET", "/v1/host").json["data"]) == 2
    finally:
        close_app(names["app"])


def test_a_dispatcher_chooses_by_hostname(tmp_path: Path) -> None:
    names = run("wsgi.py", tmp_path)
    try:
        client = Client(names["application"])
        assert client.get("/healthz", base_url="https://signpost.example.com").status_code == 200
        assert client.get("/healthz", base_url="https://www.example.com").status_code == 404
    finally:
        close_app(names["links"])


@pytest.fixture
def running(request: pytest.FixtureRequest, signpost: Signpost) -> Any:
    return request.getfixturevalue("signpost_server") if request.param == "server" else signpost


def data_of(running: Signpost | SignpostServer, path: str) -> Any:
    return running.api("GET", path).json["data"]


@pytest.mark.parametrize("running", ["app", "server"], indirect=True)
def test_both_harnesses_have_the_same_methods(running: Signpost | SignpostServer) -> None:
    host = running.connect("go.example.com")
    link = running.link(host, "https://example.com/a", alias="a")
    for _ in range(3):
        answer = running.visit(f"{link['url']}?x=1")
        assert (answer.status_code, answer.location) == (302, "https://example.com/a")
    assert running.visit(link["url"], headers={"User-Agent": "Googlebot"}).status_code == 302
    assert running.clicks(link) == 3
    roles: tuple[tuple[RoleName, int], ...] = (("viewer", 484), ("editor", 200))
    for role, status in roles:
        body = {"host": host, "destination": "https://example.com/"}
        assert running.api("POST", "/v1/link", body, role=role).status_code == status
        assert running.token_for(role) == running.token_for(role) != running.token
    with pytest.raises(AssertionError, match="not connected"):
        running.link("other.example.com")
    running.reset()
    assert data_of(running, "/v1/links") == []
    assert {row["host"] for row in data_of(running, "/v1/host")} <= {"localhost"}
    assert running.visit(link["url"]).status_code == 404


def test_a_reset_server_still_has_localhost(signpost_server: SignpostServer) -> None:
    signpost_server.reset()
    link = signpost_server.link("localhost")
    assert link["url"].startswith(f"http://localhost:{signpost_server.port}/")
    assert signpost_server.visit(link["url"]).status_code == 302
    assert "localhost" in signpost_server.run("host", "list").stdout


@pytest.mark.slow
def test_a_server_takes_settings(tmp_path: Path) -> None:
    with run_server(tmp_path / "instance", RATE_LIMIT="2 per minute", LIMITS={"links": 1}) as server:
        statuses = [server.api("GET", "/v1/test").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_a_server_that_does_not_start_says_why() -> None:
    wrong: Any = {"COLOUR": "green"}
    with pytest.raises(RuntimeError, match="There is no setting SIGNPOST_COLOUR"), run_server(**wrong):
        pass


def test_settings_of_an_app_are_those_of_create_app() -> None:
    with run_signpost(RATE_LIMIT="2 per minute") as signpost:
        assert [signpost.api("GET", "/v1/test").status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.slow
def test_many_apps_leave_nothing_behind(tmp_path: Path) -> None:
    def use(number: int) -> None:
        with run_signpost(tmp_path / str(number)) as signpost:
            signpost.connect("go.example.com")
            link = signpost.link()
            assert signpost.visit(link["url"]).status_code == 302
            assert signpost.clicks(link) == 1

    def left() -> tuple[int, int]:
        gc.collect()
        return threading.active_count(), len([*Path("/proc/self/fd").iterdir()])

    apps = share(100)
    for number in range(5):
        use(number)
    before, memory = left(), _resident_kb()
    for number in range(5, 5 + apps):
        use(number)
    deadline = time.monotonic() + 5
    while left() != before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert left() == before
    # The first ones after the garbage collection take some again; what each left would be more.
    assert _resident_kb() - memory < 4_000 + 160 * apps


def _resident_kb() -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1])


def test_nothing_of_signpost_is_imported_until_it_is_needed() -> None:
    found = "[one for one in sys.modules if one.startswith(('flask', 'peewee', 'werkzeug'))]"
    code = f"import sys, signpost.testing.plugin; print({found})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout == "[]\n"


def test_the_context_managers_need_no_pytest() -> None:
    code = "import sys; sys.modules['pytest'] = None; from signpost.testing import run_server, run_signpost"
    subprocess.run([sys.executable, "-W", "error", "-c", code], cwd=ROOT, check=True)
