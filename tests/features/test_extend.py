"""The feature of docs/extend.md, installed as a package of its own: a route, a command, a reaction to a change."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

# It is installed by pip.
pytestmark = pytest.mark.slow

_TEXT = (ROOT / "docs" / "extend.md").read_text(encoding="utf-8")
PAGE = _TEXT.partition("## Write a feature")[2].partition("\n## ")[0]
NAME = "signpost_destination_log"
PROGRAM = """
import json, sys
from signpost.factory import create_app, create_token
app = create_app({"INSTANCE": sys.argv[1]})
client, headers = app.test_client(), {"Authorization": f"Bearer {create_token(app, 'x')}"}

def call(method, path, body=None):
    answer = client.open(path, method=method, json=body, headers=headers, base_url="https://signpost.test")
    assert answer.status_code == 200, (path, answer.text)
    return answer.json

call("POST", "/v1/host", {"host": "go.acme.test"})
link = {"host": "go.acme.test", "destination": "https://a.example/"}
id_ = call("POST", "/v1/link", link)["data"][0]["id"]
call("PATCH", f"/v1/redirect/{id_}", {"title": "No destination"})
call("PATCH", f"/v1/redirect/{id_}", {"destination": "https://b.example/"})
print(json.dumps([call("GET", "/v1/destination-log"), "/v1/destination-log" in call("GET", "/openapi.json")["paths"]]))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package of the page is installed."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    toml, feature, rest = re.findall(r"```(?:toml|python)\n(.*?)```", PAGE, re.DOTALL)
    (source / NAME).mkdir()
    for name, text in {"pyproject.toml": toml, f"{NAME}/feature.py": feature, f"{NAME}/rest.py": rest}.items():
        assert f"`{name}`" in PAGE
        (source / name).write_text(text, encoding="utf-8")
    (source / NAME / "__init__.py").touch()
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


def run(installed: Path, instance: Path, *arguments: str, **more: str) -> str:
    environment = {"PYTHONPATH": str(installed), "SIGNPOST_INSTANCE": str(instance), **more}
    done = subprocess.run([sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_feature_of_another_package_joins_in(installed: Path, tmp_path: Path) -> None:
    lines = ["https://a.example/ -> https://b.example/"]
    assert json.loads(run(installed, tmp_path, "-c", PROGRAM, str(tmp_path))) == [{"data": lines}, True]
    assert run(installed, tmp_path, "-m", "signpost.cli", "destination-log").splitlines() == lines
    assert "destination-log" in run(installed, tmp_path, "-m", "signpost.cli", "--help")


def test_it_is_off_where_features_do_not_name_it(installed: Path, tmp_path: Path) -> None:
    help_ = run(installed, tmp_path, "-m", "signpost.cli", "--help", SIGNPOST_FEATURES="history")
    assert "destination-log" not in help_
    assert "changes" in help_


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import nothing_like_this\n", "(broken.feature) cannot be imported: No module named 'nothing_like_this'"),
        (
            "from signpost.hooks import hookimpl\n\n@hookimpl\ndef records_changed(colour):\n    pass\n",
            "does not fit this version of Signpost: ",
        ),
    ],
)
def test_a_feature_that_cannot_join_in_is_named(tmp_path: Path, text: str, reason: str) -> None:
    folder = tmp_path / "installed"
    (folder / "broken").mkdir(parents=True)
    (folder / "broken" / "feature.py").write_text(text)
    (folder / "broken-1.dist-info").mkdir()
    (folder / "broken-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (folder / "broken-1.dist-info" / "entry_points.txt").write_text("[signpost.features]\nbroken = broken.feature\n")
    environment = {"PYTHONPATH": str(folder), "SIGNPOST_INSTANCE": str(tmp_path)}
    command = [sys.executable, "-m", "signpost.cli", "--help"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("signpost: The feature broken ")
    assert reason in done.stderr
