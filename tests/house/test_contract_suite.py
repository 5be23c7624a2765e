"""tests/contract itself: it stands alone, asks others for the specification only, leaves its target as it was."""

import ast
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Server
from tests.contract.client import Api
from tests.contract.hosts import assert_host
from tests.played import toy_server
from tests.wire import api

# What runs the suite takes as long as the rest of this folder.
pytestmark = pytest.mark.slow
# These say nothing of our product.
JUDGES = pytest.mark.part("judges")

SUITE = ROOT / "tests" / "contract"
# As in an environment that has pytest and nothing of ours.
ALONE = "import sys; sys.modules.update(signpost=None, flask=None, tests=None); import pytest; sys.exit(pytest.main())"
TOY_OPTIONS = (
    "--token=toy-owner-00000001", "--viewer-token=toy-viewer-0000001", "--other-workspace-token=toy-other-00000001",
    "--limited-token=toy-limited-000001", "--rate-limited-token=toy-few-0000000001", "--revoked-token=toy-gone",
    "--setting=name=Toy",
)  # fmt: skip


@pytest.fixture
def toy() -> Iterator[Any]:
    """A running toy; `toy` of its handler class is its state."""
    server = toy_server.make_server()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join(10)


@pytest.fixture
def run_alone(tmp_path: Path) -> Callable[..., str]:
    """Run a copy of the suite where nothing else of this repository can be imported; returns what it printed."""
    shutil.copytree(SUITE, tmp_path / "contract", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers --strict-config\n", encoding="utf-8")
    saved = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "SIGNPOST"))}

    def run(*arguments: str, code: int = 0) -> str:
        command = [sys.executable, "-c", ALONE, "-p", "no:signpost", "-q", "-rs", *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=saved, capture_output=True, text=True, timeout=280)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    return run


def base_url(toy: Any) -> str:
    return f"--base-url=http://127.0.0.1:{toy.server_port}/v1"


@JUDGES
def test_another_implementation_of_the_specification_passes_the_core(toy: Any, run_alone: Callable[..., str]) -> None:
    """Twice, each time in another order; the second run meets what the first one left, which is nothing."""
    for seed in ("1", "2"):
        printed = run_alone("contract", "-m", "core", base_url(toy), *TOY_OPTIONS, f"--shuffle={seed}")
        assert " passed" in printed
        assert "skipped" not in printed, printed
        state = toy.RequestHandlerClass.toy
        assert (state.records, state.hosts) == ({}, {})
        assert state.settings["home"]["name"] == "Toy"


@JUDGES
def test_what_needs_another_token_says_which(toy: Any, run_alone: Callable[..., str]) -> None:
    printed = run_alone("contract/test_core_callers.py", "-m", "core", base_url(toy), TOY_OPTIONS[0])
    for option in ("--viewer-token", "--other-workspace-token", "--limited-token", "--rate-limited-token"):
        assert f"needs {option}" in printed


@JUDGES
def test_a_failure_says_the_request_and_the_statement(
    toy: Any, run_alone: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(toy_server.LINK, "title", lambda value: isinstance(value, str) and len(value) <= 251)
    printed = run_alone(
        "contract/test_core_links.py", "-k", "refused_and_named and title", base_url(toy), TOY_OPTIONS[0], code=1
    )
    assert "L2: `POST /link`: title has 250 characters at most." in printed
    assert f"POST http://127.0.0.1:{toy.server_port}/v1/link" in printed
    assert f'"title": "{"x" * 251}"' in printed
    assert "-> 200" in printed


@JUDGES
def test_a_wrong_implementation_fails_with_sentences_and_a_table(
    toy: Any, run_alone: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list without its envelope, any text as a hostname, a record that lacks a field, and no JSON."""
    dump = toy_server.Toy.dump
    monkeypatch.setattr(toy_server.Toy, "page", lambda self, rows, base, query: {"data": rows})
    monkeypatch.setattr(toy_server.Toy, "set", lambda self, workspace, role, key, body: ["no", "object"])
    monkeypatch.setattr(
        toy_server.Toy,
        "dump",
        lambda self, *arguments: {name: value for name, value in dump(self, *arguments).items() if name != "alias"},
    )

    def connect(self: Any, workspace: str, body: Any) -> dict[str, Any]:
        if not isinstance(body.get("host"), str):
            raise toy_server.Refused(422, {"host": ["No text."]})
        self.hosts[body["host"]] = {"workspace": workspace, "short_links_enabled": True, "https_requested": True}
        return {"host": body["host"]}

    monkeypatch.setattr(toy_server.Toy, "connect", connect)

    printed = run_alone("contract", "-m", "core", base_url(toy), *TOY_OPTIONS, "--tb=short", code=1)

    assert "The envelope of a list lacks meta; it has data." in printed
    assert "The answer lacks the member 'alias'. It has: " in printed
    assert "An answer does not have the shape that the contract gives it: " in printed
    for name in ("InvalidURL", "KeyError", "IndexError", "TypeError", "JSONDecodeError"):
        assert f"E   {name}" not in printed, name
        assert f" - {name}" not in printed, name
    # What accepts any text as a hostname is cleaned up all the same.
    assert toy.RequestHandlerClass.toy.hosts == {}
    table = printed.partition("= statements of the contract =")[2]
    counts = {
        name: int(count) for name, count in re.findall(r"^(held|failed|not tried): +(\d+) of \d+$", table, re.MULTILINE)
    }
    lines = (SUITE / "statements.txt").read_text(encoding="utf-8").splitlines()
    assert sum(counts.values()) == len(lines)
    assert min(counts.values()) > 10
    assert "failed: R65 `meta.cursor` has current, prev and next" in table
    assert "not tried: " in table


def test_it_says_what_it_needs(run_alone: Callable[..., str]) -> None:
    assert "--base-url" in run_alone("contract/test_token_check.py", code=4)


def test_it_imports_nothing_of_ours() -> None:
    for file in SUITE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level <= 1, file
                names = [] if node.level else [node.module or ""]
            else:
                continue
            for name in names:
                assert name.partition(".")[0] in sys.stdlib_module_names | {"pytest"}, f"{file.name} imports {name}"


def everything(server: Server) -> dict[str, Any]:
    """What the workspace of a server has, times aside."""
    workspace = api(
        server,
        "POST",
        "/mcp/v1",
        {"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "workspace://current"}},
    )
    rows = {path: api(server, "GET", f"/v1{path}?per_page=100").json["data"] for path in ("/links", "/host")}
    for row in rows["/host"]:
        # DNS is looked at when it is.
        for name in ("correct", "current", "errors", "checked_at", "notice", "updated_at"):
            row.pop(name)
    settings = workspace.json["result"]["contents"][0]["text"]
    return {**rows, "settings": [line for line in settings.splitlines() if "updated_at" not in line]}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_server_is_left_as_it_was(
    make_server: Callable[..., Server], run_alone: Callable[..., str], seed: int
) -> None:
    server = make_server().start()
    assert api(server, "POST", "/v1/host", {"host": "mine.acme.test"}).status == 200
    assert (
        api(server, "POST", "/v1/link", {"host": "mine.acme.test", "destination": "https://a.example/"}).status == 200
    )
    for key, value in {"headurl": "https://acme.test/mine.png", "country": "DE", "email_summary": "true"}.items():
        assert api(server, "POST", f"/v1/workspace/update/{key}", {"value": value}).status == 200
    before = everything(server)
    files = ("workspace", "bulk", "codes", "core_workspace", "core_hosts")
    run_alone(
        *(f"contract/test_{name}.py" for name in files),
        f"--base-url={server.origin}/v1",
        f"--token={server.token}",
        f"--shuffle={seed}",
    )
    after = everything(server)
    assert after == before


def test_a_workspace_that_sends_visitors_elsewhere_is_refused(
    make_server: Callable[..., Server], run_alone: Callable[..., str]
) -> None:
    server = make_server().start()
    assert api(server, "POST", "/v1/workspace/update/notfound_url", {"value": "https://acme.test/404"}).status == 200

    printed = run_alone("contract/test_visits.py", f"--base-url={server.origin}/v1", f"--token={server.token}", code=4)

    assert "notfound_url" in printed


def test_what_dns_must_say(make_server: Callable[..., Server]) -> None:
    """A black box cannot know where hostnames must point: this server was told."""
    server = make_server(SIGNPOST_DNS_TARGET="edge.acme.test").start()

    record = Api(f"{server.origin}/v1", server.token)("POST", "/host", {"host": "go.acme.test"}).json

    assert_host(record)
    assert (record["default_require"], record["require"]) == ("cname", ["CNAME go.acme.test edge.acme.test"])
