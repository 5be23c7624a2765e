"""The table of lanes names what is there, and a lane has what the table says."""

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from signpost import loader
from tests import all_settings, lanes
from tests.conftest import ROOT
from tests.lanes import PARTS, TESTS, Choice, Lane
from tests.programs import needed

FILES = [str(path.relative_to(ROOT)) for path in (*ROOT.glob("*"), *ROOT.glob(".*"), *ROOT.glob("*/**/*"))]
BROWSER, CADDY = TESTS / "browser" / "test_forms.py", TESTS / "server" / "test_caddy.py"
CONTRACT, HISTORY = TESTS / "contract" / "test_history.py", TESTS / "features" / "history" / "test_changes.py"


def test_every_file_and_folder_of_a_part_is_there() -> None:
    names = {path.name for path in TESTS.rglob("*")}
    assert {name for part in PARTS for name in part.tests} - names == set()


def test_every_folder_that_is_begun_first_is_there() -> None:
    assert [name for name in lanes.BEGUN_FIRST if not (TESTS / name).is_dir()] == []


def test_every_path_of_a_part_is_there() -> None:
    paths = {path for part in PARTS for path in part.paths}
    assert {path for path in paths if not any(file.startswith(path.rstrip("/")) for file in FILES)} == set()


def test_every_part_that_a_test_names_is_there_and_every_slice() -> None:
    texts = [file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py")]
    assert all(any(f"mark.{part.slice}" in text for text in texts) for part in PARTS if part.slice)
    named = {name for text in texts for name in re.findall(r"mark\.part\(\"(\w+)\"\)", text)}
    assert named - {part.name for part in PARTS} == set()


@pytest.mark.parametrize(
    ("lane", "touched", "path", "marks", "has"),
    [
        (Lane.TEST, (), TESTS / "visits" / "test_cases.py", {}, True),
        (Lane.TEST, (), BROWSER, {}, False),
        (Lane.TEST, (), TESTS / "visits" / "test_cases.py", {"slow": ()}, False),
        (Lane.TEST, (), TESTS / "visits" / "test_cases.py", {"alone": ()}, False),
        (Lane.PUSH, (), TESTS / "visits" / "test_cases.py", {"alone": ()}, True),
        (Lane.TEST, (), TESTS / "visits" / "test_cases.py", {"part": ("clients",)}, False),
        (Lane.PUSH, (), TESTS / "visits" / "test_cases.py", {"slow": ()}, True),
        (Lane.PUSH, (), TESTS / "visits" / "test_cases.py", {"full": ()}, False),
        (Lane.PUSH, (), BROWSER, {}, False),
        (Lane.PUSH, (), BROWSER, {"essential": ()}, True),
        (Lane.PUSH, (), BROWSER, {"core": ()}, False),
        (Lane.PUSH, (), BROWSER, {"essential": (), "full": ()}, False),
        (Lane.PUSH, ("chromium",), BROWSER, {}, True),
        (Lane.PUSH, ("chromium",), BROWSER, {"full": ()}, False),
        (Lane.PUSH, (), CONTRACT, {"core": ()}, True),
        (Lane.PUSH, (), CONTRACT, {"extensions": ()}, False),
        (Lane.PUSH, ("contract",), CONTRACT, {"extensions": ()}, True),
        (Lane.PUSH, ("image",), TESTS / "server" / "test_image.py", {"full": ()}, True),
        (Lane.ALL, (), BROWSER, {}, True),
        (Lane.ALL, (), BROWSER, {"full": ()}, True),
        (Lane.PUSH, ("firefox",), BROWSER, {"full": ()}, False),
        (Lane.PUSH, (), TESTS / "browser" / "test_firefox.py", {}, False),
        (Lane.PUSH, (), CADDY, {}, True),
        (Lane.PUSH, (), TESTS / "server" / "test_nginx.py", {}, False),
        (Lane.PUSH, ("proxies",), TESTS / "server" / "test_nginx.py", {}, True),
        (Lane.PUSH, ("clients",), TESTS / "visits" / "test_cases.py", {"part": ("clients",)}, True),
        (Lane.ALL, (), TESTS / "server" / "test_nginx.py", {"full": (), "slow": ()}, True),
    ],
)
def test_a_lane_has_a_test(
    lane: Lane, touched: tuple[str, ...], path: Path, marks: dict[str, tuple[str, ...]], has: bool
) -> None:
    assert path.exists()
    assert Choice(lane, touched).has_test(path, marks) == has


def test_a_change_touches_the_parts_whose_paths_it_has() -> None:
    assert lanes.touched_parts(["deploy/nginx.conf", "README.md"]) == {
        "proxies": "deploy/nginx.conf",
        "image": "deploy/nginx.conf",
        "pages": "README.md",
    }
    assert lanes.touched_parts(["SECURITY.md"]) == {}
    assert {*lanes.touched_parts(["service/signpost/features/history/rest.py"])} == {"contract"}
    assert {*lanes.touched_parts(["service/signpost/features/dashboard/pages.py"])} == {"chromium"}
    # The tests of a part, wherever they are.
    assert {*lanes.touched_parts(["tests/house/test_growth.py"])} == {"judges"}
    assert "clients" in lanes.touched_parts(["tests/features/dialects/shlink/test_sdk.py"])


def test_a_landing_waits_for_what_is_quick_and_names_the_rest() -> None:
    touched = lanes.touched_parts(["requirements.lock", "tests/browser/tools.py"])
    waited_for, left_out = lanes.fitting(touched)
    minutes = {part.name: part.minutes for part in lanes.PARTS}
    assert sum(minutes[name] for name in waited_for) <= lanes.MAX_TOUCHED_MINUTES
    assert {*waited_for} == {"image", "firefox"}
    assert {*left_out} == {"chromium", "packages", "wheel"}
    assert lanes.fitting({"image": "deploy/x"}) == ({"image": "deploy/x"}, [])


def test_few_tests_that_failed_are_tried_again(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("def test_fails(): assert 0\ndef test_passes(): pass\n")
    run = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "1",
        "-p",
        "no:schemathesis",
        "-c",
        "/dev/null",
        "-o",
        "cache_dir=cache",
        "test_some.py",
    ]

    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == lanes.TESTS_FAILED, done.stdout
    assert lanes.to_try_again(tmp_path / "cache") == ["test_some.py::test_fails"]

    (file,) = (tmp_path / "cache").rglob("lastfailed")
    names = [f"test_some.py::test_{number}" for number in range(lanes.MAX_TRIED_AGAIN + 1)]
    file.write_text(json.dumps(dict.fromkeys(names[1:], True)))
    assert lanes.to_try_again(tmp_path / "cache") == names[1:]
    file.write_text(json.dumps(dict.fromkeys(names, True)))
    assert lanes.to_try_again(tmp_path / "cache") == []


def test_a_change_of_which_nothing_is_known_touches_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the tree is no repository, or has one commit."""
    monkeypatch.setattr(lanes, "ROOT", tmp_path)
    assert lanes.start_of_change(None) is None
    assert lanes.start_of_change("v0.1.0") is None
    assert lanes.changed_paths(None) == []


def test_a_file_that_was_only_renamed_touches_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    needed("git")
    monkeypatch.setattr(lanes, "ROOT", tmp_path)
    (tmp_path / "kept").write_text("1\n" * 50)
    (tmp_path / "moved").write_text("2\n" * 50)
    assert lanes.git("init", "--quiet") is not None
    person = ("-c", "user.name=Ada", "-c", "user.email=ada@acme.test")
    commit = ("commit", "--quiet", "--no-verify", "--message")
    lanes.git("add", "--all")
    assert lanes.git(*person, *commit, "First") is not None
    assert lanes.start_of_change(None) is None
    (tmp_path / "moved").rename(tmp_path / "here")
    (tmp_path / "kept").write_text("3\n" * 50)
    lanes.git("add", "--all")
    assert lanes.git(*person, *commit, "Second") is not None
    assert lanes.changed_paths(lanes.start_of_change(None)) == ["kept"]


def test_what_runs_on_postgresql_is_there() -> None:
    """pytest runs nothing at all, and says so quietly, where one of the folders is gone."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = [
        f"{prefix}{name}"
        for prefix, names in re.findall(r"addprefix (tests/\S*?),([^)]+)", makefile)
        for name in names.split()
    ]
    words = " ".join(word for part in PARTS for word in part.command)
    named += [word for word in re.split(r"[ =]", words) if word.startswith("tests/")]
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("name", loader.BUILT_IN)
def test_what_a_feature_needs_is_read_as_it_is_written(name: str) -> None:
    module = import_module(f"signpost.features.{name}.feature")
    assert lanes.needs_of(name) == {*getattr(module, "NEEDS", ())}


@pytest.mark.parametrize(
    ("path", "also", "never"),
    [
        ("service/signpost/features/history/rest.py", {"history"}, {"dialects", "transfer"}),
        # Pages stand in its frame.
        ("service/signpost/features/dashboard/forms.py", {"dashboard", "history", "transfer"}, {"reports", "nodes"}),
        # dashboard needs sign_in.
        ("service/signpost/features/sign_in/rest.py", {"sign_in", "dashboard", "agents"}, {"reports"}),
        # The tests of dialects take something from those of the isolation of workspaces.
        ("tests/isolation/test_bounds.py", {"dialects"}, {"history"}),
        ("tests/features/mail/test_smtp.py", {"mail"}, {"dashboard"}),
        ("tests/features/sign_in/passkeys.py", {"sign_in", "mail"}, {"history", "transfer"}),
        ("service/redirect_formats/nginx.py", {"transfer", "diagnostics"}, {"dashboard"}),
        ("tests/features/test_hooks.py", set(), {*loader.BUILT_IN}),
        ("tests/visits/test_cases.py", set(), {"history"}),
        ("docs/install.md", set(), {*loader.BUILT_IN}),
    ],
)
def test_a_change_touches_a_feature_and_what_needs_it(path: str, also: set[str], never: set[str]) -> None:
    touched = lanes.touched_features([path])
    assert touched is not None
    assert also <= touched
    assert not never & touched


@pytest.mark.parametrize(
    "paths",
    [
        ["service/signpost/visits/decide.py"],
        ["migrations/0001_first.py"],
        ["tests/conftest.py"],
        ["tests/features/conftest.py"],
        ["tests/wire.py"],
        ["pyproject.toml"],
        ["docs/install.md", "requirements.lock"],
        [],
    ],
)
def test_a_change_of_what_all_share_touches_all_features(paths: list[str]) -> None:
    assert lanes.touched_features(paths) is None


@pytest.mark.parametrize(
    ("path", "features", "has"),
    [
        (HISTORY, None, True),
        (HISTORY, frozenset({"history"}), True),
        (HISTORY, frozenset({"mail"}), False),
        (HISTORY, frozenset[str](), False),
        (HISTORY.parent, frozenset({"mail"}), False),
        (TESTS / "features" / "test_hooks.py", frozenset[str](), True),
        (TESTS / "features", frozenset[str](), True),
        (TESTS / "visits" / "test_cases.py", frozenset[str](), True),
    ],
)
def test_a_landing_has_the_tests_of_touched_features(path: Path, features: frozenset[str] | None, has: bool) -> None:
    assert path.exists()
    assert Choice(Lane.PUSH, features=features).has_file(path) == has
    assert Choice(Lane.PUSH, features=features).has_test(path, {}) == has
    assert Choice(Lane.TEST, features=features).has_test(path, {})


def test_a_file_whose_tests_are_all_slow_is_not_even_imported() -> None:
    fuzz = TESTS / "visits" / "test_fuzz.py"
    assert not Choice(Lane.TEST).has_file(fuzz)
    assert Choice(Lane.PUSH).has_file(fuzz)
    assert Choice(Lane.TEST).has_file(TESTS / "visits")
    assert Choice(Lane.TEST).has_file(TESTS / "visits" / "test_cases.py")


def test_what_tests_are_told_is_no_setting_of_signpost() -> None:
    """Commands of tests would refuse it, as they do what has been mistyped."""
    names = {name for part in lanes.PARTS for name, _ in part.environment}
    assert names
    read = re.compile(r"os\.environ(?:\.get\(|\[)\"(SIGNPOST_\w+)\"")
    files = (ROOT / "tests").rglob("*.py")
    known = {f"SIGNPOST_{name}" for name in all_settings.FIELDS}
    found = {name for file in files for name in read.findall(file.read_text(encoding="utf-8"))} | names
    assert {name for name in found if name.startswith("SIGNPOST_")} <= known
