"""The wheel, beside a project that has its own `service/`, `tests/` and `app.py`; and that it has what the tree has."""

import json
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

PROJECT = {
    "service/__init__.py": "def greet():\n    return 'hello'\n",
    "app.py": "GREETING = 'hello'\n",
    "tests/__init__.py": "",
    "tests/test_greeting.py": """
from app import GREETING
from service import greet


def test_the_own_packages_are_found():
    assert greet() == GREETING


def test_a_link_is_followed(signpost):
    link = signpost.link(signpost.connect(), "https://example.com/article")
    assert signpost.visit(link["url"]).location == "https://example.com/article"
    assert signpost.clicks(link) == 1


def test_a_link_of_the_server_is_followed(signpost_server):
    link = signpost_server.link("localhost", "https://example.com/article")
    assert signpost_server.visit(link["url"]).location == "https://example.com/article"
""",
}
# What an installation has: its files, its migrations, what it says of itself.
LOOK = """
import json, signpost
from importlib.metadata import version
from pathlib import Path
from signpost.storage import migrations
package = Path(signpost.__file__).parent
inside = [one.relative_to(package) for one in package.rglob("*") if one.is_file()]
print(json.dumps({
    "package": str(package),
    "files": sorted(str(one) for one in inside if "__pycache__" not in one.parts and one.parts[0] != "migrations"),
    "migrations": sorted(one.name for one in migrations.folder().glob("[0-9]*.py")),
    "version": version("signpost-links"),
}))
"""


def run(*command: str | Path, folder: Path) -> str:
    # The tree of the tests must not be on the path of the installed package.
    done = subprocess.run(
        command, cwd=folder, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def make_environment(folder: Path, *package: str | Path) -> Path:
    """A fresh environment with the package in it; what it depends on is that of the tests. Returns its Python."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, folder=folder.parent)
    python = folder / "bin" / "python"
    own = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=folder).strip()
    # A path that is added this way is searched last, and its own .pth files, an editable install, are not read.
    (Path(own) / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "install", "--quiet")
    # What the tests have installed themselves must neither satisfy pip nor be removed by it.
    run(*pip, "--ignore-installed", "--no-index", "--no-deps", "--no-build-isolation", *package, folder=folder)
    return python


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps")
    run(*command, "--no-build-isolation", "--wheel-dir", folder, ROOT, folder=folder)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def wheel_python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_environment(tmp_path_factory.mktemp("from-wheel") / "venv", wheel)


@pytest.fixture(scope="module")
def editable_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_environment(tmp_path_factory.mktemp("editable") / "venv", "--editable", ROOT)


def test_a_project_with_the_same_names_tests_itself_with_the_fixtures(wheel_python: Path, tmp_path: Path) -> None:
    for name, content in PROJECT.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)
    given = run(wheel_python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", folder=tmp_path)
    assert "3 passed" in given


def test_checkout_editable_install_and_wheel_agree(wheel_python: Path, editable_python: Path, tmp_path: Path) -> None:
    def look(python: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(run(python, "-c", LOOK, folder=tmp_path))
        return found

    from_wheel, editable = look(wheel_python), look(editable_python)
    package = ROOT / "service" / "signpost"
    assert editable.pop("package") == str(package)
    assert Path(from_wheel.pop("package")).is_relative_to(wheel_python.parents[1])
    assert from_wheel == editable
    inside = [entry.relative_to(package) for entry in package.rglob("*") if entry.is_file()]
    assert from_wheel["files"] == sorted(str(entry) for entry in inside if "__pycache__" not in entry.parts)
    assert {"py.typed", "visits/templates/message.html", "visits/texts/de.toml"} <= {*from_wheel["files"]}
    assert "features/misses/migrations/0001_tables.sqlite.sql" in from_wheel["files"]
    assert from_wheel["migrations"] == sorted(entry.name for entry in (ROOT / "migrations").glob("[0-9]*.py"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert from_wheel["version"] == project["version"]
    for python in (wheel_python, editable_python):
        given = run(python.with_name("signpost"), "--version", folder=tmp_path)
        assert given == f"signpost, version {project['version']}\n"


def test_the_metadata_is_fit_for_an_index_page(wheel_python: Path, tmp_path: Path) -> None:
    code = "import json; from importlib.metadata import metadata; print(json.dumps(metadata('signpost-links').json))"
    metadata = json.loads(run(wheel_python, "-c", code, folder=tmp_path))
    assert metadata["provides_extra"] == ["postgresql"]
    assert {"Typing :: Typed", "Framework :: Pytest"} <= {*metadata["classifier"]}
    assert "](docs/" not in metadata["description"], "links of the README lead nowhere on an index page"
    assert "/blob/main/docs/run.md)" in metadata["description"]
    assert metadata["description"].count('="https://github.com/signpost-links/signpost/raw/main/docs/screenshots/') == 2
