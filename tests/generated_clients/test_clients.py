"""Each generator makes a client of /openapi.json without a warning; the clients make a journey on a real server."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Client, Server
from tests.mcp_clients import install
from tests.mcp_clients.install import Unavailable

HERE = Path(__file__).parent
TIMEOUT_S = 300
# Not about our description, but about what the generator says of itself and of OpenAPI 3.1.
OF_ITSELF = re.compile(
    r"OpenAPI 3\.1 support is still in beta|Failed to (get the schema name|lookup model)|\(reserved word\)"
)


@pytest.fixture
def description(client: Client, tmp_path: Path) -> Path:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(client.get("/openapi.json").json))
    return file


def run(command: list[Any], folder: Path, **environment: str) -> str:
    """What a program says, which must succeed."""
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def who(server: Server) -> dict[str, str]:
    viewer = server.run("token", "create", "--name", "viewer", "--role", "viewer")
    assert viewer.returncode == 0, viewer.stderr
    return {"URL": server.origin, "TOKEN": server.token, "VIEWER_TOKEN": viewer.stdout.strip()}


def test_openapi_python_client(
    need: Callable[..., Any], make_server: Callable[..., Server], description: Path, tmp_path: Path
) -> None:
    python = need(install.need_python, "openapi_python_client", HERE)
    settings = HERE / "openapi-python-client.yml"
    package = tmp_path / "signpost_client"
    run(
        [
            python, "-m", "openapi_python_client", "generate", "--path", description, "--config", settings,
            "--meta", "none", "--output-path", package, "--fail-on-warning",
        ],
        tmp_path,
        PATH=f"{python.parent}{os.pathsep}{os.environ['PATH']}",
    )  # fmt: skip
    # Every module, also those that the journey does not need.
    modules = [".".join(file.relative_to(tmp_path).with_suffix("").parts) for file in package.rglob("*.py")]
    assert len(modules) > 100
    code = f"import importlib; [importlib.import_module(one) for one in {modules}]"
    run([python, "-W", "error", "-c", code], tmp_path)
    # The module *client* is the generator's own and the same for every interface; where httpx is installed, its
    # `__exit__` is not typed as httpx wants it.
    (tmp_path / "mypy.ini").write_text(
        "[mypy]\n[mypy-signpost_client.client]\nignore_errors = True\n", encoding="utf-8"
    )
    run([sys.executable, "-m", "mypy", "--ignore-missing-imports", "-p", "signpost_client"], tmp_path)
    journey = HERE / "python_journey.py"
    run([python, "-W", "error", journey], tmp_path, PYTHONPATH=str(tmp_path), **who(make_server().start()))


def test_openapi_typescript(
    need: Callable[..., Any], make_server: Callable[..., Server], description: Path, tmp_path: Path
) -> None:
    programs = need(install.need_packages, HERE)
    (tmp_path / "node_modules").symlink_to(HERE / "node_modules")
    for name in ("journey.ts", "tsconfig.json", "package.json"):
        shutil.copy(HERE / name, tmp_path)
    given = run([programs / "openapi-typescript", description, "-o", "schema.d.ts"], tmp_path)
    assert "warn" not in given.lower()
    run([programs / "tsc", "-p", "."], tmp_path)
    run(["node", "journey.js"], tmp_path, **who(make_server().start()))


def test_openapi_generator(need: Callable[..., Any], description: Path, tmp_path: Path) -> None:
    def java() -> str:
        found = shutil.which("java")
        if found is None:
            raise Unavailable("Java, which openapi-generator is written in, is not installed")
        return found

    need(java)
    python = need(install.need_python, "openapi_generator", HERE)
    given = run(
        [
            python.parent / "openapi-generator-cli", "generate", "-i", description, "-g", "python", "-o", tmp_path,
            "--package-name", "signpost_openapi",
        ],
        tmp_path,
    )  # fmt: skip
    warnings = [line for line in given.splitlines() if re.search(r"\b(WARN|ERROR)\b", line)]
    assert [line for line in warnings if not OF_ITSELF.search(line)] == []
    # Pydantic builds each model when it is imported.
    code = "import signpost_openapi as api; print(api.RecordsApi.list_records, api.ListedRecord, api.SortOrder.ID_DESC)"
    assert "list_records" in run([python, "-c", code], tmp_path)


def test_the_documentation_shows_what_runs_here() -> None:
    text = (ROOT / "docs/clients.md").read_text(encoding="utf-8")
    shown = re.findall(r"```(?:python|yaml|typescript)\n(.*?)```", text, re.DOTALL)
    assert len(shown) == 3
    here = "".join((HERE / name).read_text(encoding="utf-8") for name in ("python_journey.py", "journey.ts"))
    here += (HERE / "openapi-python-client.yml").read_text(encoding="utf-8").partition("\n")[2]
    for snippet in shown:
        assert snippet.strip() in here
