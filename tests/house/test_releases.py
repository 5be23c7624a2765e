"""Releases: the changelog, the versions that files and pages name, and `make release` on a repository of its own."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tests.house.test_readme import PAGES, commands
from tests.programs import missing

SCRIPT = Path(".ci") / "release.py"
MAX_ENTRY_LENGTH = 160
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SECTIONS = {
    found[1]: found[3] for found in re.finditer(r"^## \[(.+?)\]( - \S+)?\n(.*?)(?=^## |^\[|\Z)", CHANGELOG, re.M | re.S)
}
VERSIONS = [name for name in SECTIONS if name != "Unreleased"]
# Written before an entry was one line.
LONG = {"0.1.0", "0.2.0"}


def load_script() -> Any:
    spec = importlib.util.spec_from_file_location("release", ROOT / SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load_script()


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def version_of_tree() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def last_release() -> str:
    """The release that pages name: the newest, except the one that the changelog has and the tree is not yet."""
    version, _, is_in_development = version_of_tree().partition(".dev")
    own = numbers(version)
    return next(name for name in VERSIONS if (numbers(name) < own if is_in_development else numbers(name) <= own))


# --- the changelog -------------------------------------------------------------------------------------------------


def test_versions_go_down_and_have_a_day_and_a_link() -> None:
    assert next(iter(SECTIONS)) == "Unreleased"
    assert sorted(VERSIONS, key=numbers, reverse=True) == VERSIONS
    dates = re.findall(r"^## \[\d+\.\d+\.\d+\] - (\d{4}-\d\d-\d\d)$", CHANGELOG, re.M)
    assert len(dates) == len(VERSIONS)
    assert dates == sorted(dates, reverse=True)
    assert all(f"\n[{name}]: https://" in CHANGELOG for name in SECTIONS)
    assert f"\n[Unreleased]: https://github.com/signpost-links/signpost/compare/v{VERSIONS[0]}...main\n" in CHANGELOG


@pytest.mark.parametrize("section", [name for name in SECTIONS if name not in LONG])
def test_an_entry_is_one_line(section: str) -> None:
    lines = [line for line in SECTIONS[section].splitlines() if line]
    assert [line for line in lines if not line.startswith(("### ", "- "))] == [], "An entry is one line."
    assert [line for line in lines if len(line) > MAX_ENTRY_LENGTH] == [], "The documentation has the rest."


def test_the_tree_is_a_release_or_before_the_next_one() -> None:
    version, _, is_in_development = version_of_tree().partition(".dev")
    assert numbers(version) >= numbers(VERSIONS[0])
    assert is_in_development in ("", "0")
    assert is_in_development or version == VERSIONS[0]


# --- what names a version ------------------------------------------------------------------------------------------


def test_each_file_of_the_tree_has_its_version() -> None:
    for name, pattern in script.OWN.items():
        assert re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.M) == [version_of_tree()], name


def test_pages_name_the_last_release() -> None:
    found = {
        (page.relative_to(ROOT).as_posix(), pin)
        for page in script.pages(ROOT)
        for pattern in script.PINS
        for pin in re.findall(pattern, page.read_text(encoding="utf-8"))
    }
    assert {page for page, _ in found} >= {"README.md", "docs/run.md", "docs/upgrade.md", "docs/embed.md"}
    assert {pin for _, pin in found} == {last_release()}


def test_no_command_takes_whatever_is_newest() -> None:
    """What installs from the repository, or builds an image, names a version in a form that a release rewrites."""
    installs = re.compile(r"github\.com/signpost-links/signpost(?!/)|docker build|docker run|git checkout")
    texts = [command.text for page in PAGES if page != "CONTRIBUTING.md" for command in commands(page)]
    calls = [text for text in texts if installs.search(text)]
    assert len(calls) > 8
    assert [text for text in calls if not any(re.search(pattern, text) for pattern in script.PINS)] == []


# --- make release --------------------------------------------------------------------------------------------------

VERSION, NEXT = "1.4.0", "1.5.0.dev0"
PROJECT = {
    "pyproject.toml": """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "signpost-links"
version = "1.4.0.dev0"
requires-python = ">=3.11"

[project.scripts]
signpost = "signpost:main"

[tool.hatch.build.targets.wheel]
packages = ["service/signpost"]
""",
    "service/signpost/__init__.py": """
from importlib.metadata import version


def main():
    print(f"signpost, version {version('signpost-links')}")
""",
    # Nothing to install.
    "requirements.lock": "",
    "deploy/Containerfile": "FROM scratch\nARG VERSION=1.4.0.dev0\n",
    "deploy/compose.yaml": "services:\n  signpost:\n    image: signpost:1.4.0.dev0\n",
    "deploy/nodes.yaml": "x-node: &node\n  image: signpost:1.4.0.dev0\n",
    "README.md": "It is young (1.3.0): `docker build --tag signpost:1.3.0 .`\n",
    "docs/run.md": "`git clone --branch v1.3.0 https://github.com/signpost-links/signpost`\n",
    ".gitignore": "dist/\n",
    # What the commit has is checked, and not what lies about in the folder of the person who releases.
    "Makefile": (
        f"check:\n\t@grep --quiet 'version = \"{VERSION}\"' pyproject.toml && ! test -e dist && echo checked\n"
        "bad:\n\t@echo 3 tests failed; exit 1\n"
    ),
}


def changelog(unreleased: str = "", entry: str = "- A thing.\n", day: datetime | None = None) -> str:
    date = f"{day or datetime.now(UTC):%Y-%m-%d}"
    return (
        f"# Changelog\n\n## [Unreleased]\n\n{unreleased}## [1.4.0] - {date}\n\n{entry}\n"
        "## [1.3.0] - 2026-01-01\n\n- First.\n\n"
        "[1.4.0]: https://example.com/compare/v1.3.0...v1.4.0\n[1.3.0]: https://example.com/tag/v1.3.0\n"
    )


class Repository:
    """A small project with real git, which builds a real wheel."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in PROJECT.items():
            self.write(name, text.lstrip("\n"))
        self.write("CHANGELOG.md", changelog())
        (folder / ".ci").mkdir()
        shutil.copy(ROOT / SCRIPT, folder / ".ci")
        self.environment = {
            **{name: text for name, text in os.environ.items() if not name.startswith(("GIT_", "MAKE"))},
            **{"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull},
            **{f"GIT_{who}_{what}": "a@b.example" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
        }
        self.git("init", "--quiet", "--initial-branch", "main")
        self.save()

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def read(self, name: str, commit: str = "HEAD") -> str:
        return self.git("show", f"{commit}:{name}")

    def git(self, *words: str) -> str:
        command = ["git", *words]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=True
        ).stdout

    def save(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change something")

    def release(self, *options: str, version: str = VERSION) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(SCRIPT), version, *options]
        return subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)

    def state(self) -> tuple[str, ...]:
        """What a release changes."""
        seen = (("rev-parse", "HEAD"), ("status", "--porcelain"), ("tag",), ("worktree", "list"))
        return (*(self.git(*words) for words in seen), str((self.folder / "dist").exists()))


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    if shutil.which("git") is None:
        missing("git is not installed")
    return Repository(tmp_path)


@pytest.mark.slow
def test_a_release_is_checked_built_committed_and_tagged(repository: Repository) -> None:
    start = repository.state()
    tried = repository.release("--checks", "check", "--dry-run")
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert "checked\n" in tried.stdout
    assert f"{VERSION} can be released. Nothing was changed." in tried.stdout
    assert repository.state() == start
    done = repository.release("--checks", "check")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"git push origin main v{VERSION}" in done.stdout
    assert repository.git("log", "--format=%s", "-3").splitlines() == [
        "Begin 1.5.0",
        f"Release {VERSION}",
        "Change something",
    ]
    assert repository.git("rev-parse", f"v{VERSION}^{{commit}}") == repository.git("rev-parse", "HEAD~1")
    assert repository.git("cat-file", "-t", f"v{VERSION}") == "tag\n"
    for commit, version in (("HEAD~1", VERSION), ("HEAD", NEXT)):
        for name in script.OWN:
            assert re.findall(script.OWN[name], repository.read(name, commit), re.M) == [version]
        # The pages stay with the release.
        assert repository.read("README.md", commit) == PROJECT["README.md"].replace("1.3.0", VERSION)
        assert repository.read("docs/run.md", commit) == PROJECT["docs/run.md"].replace("1.3.0", VERSION)
    assert repository.git("status", "--porcelain") == ""
    assert len(repository.git("worktree", "list").splitlines()) == 1
    names = sorted(path.name for path in (repository.folder / "dist").iterdir())
    assert names == [f"signpost_links-{VERSION}-py3-none-any.whl", f"signpost_links-{VERSION}.tar.gz"]
    with zipfile.ZipFile(repository.folder / "dist" / names[0]) as wheel:
        assert f"Version: {VERSION}\n" in wheel.read(f"signpost_links-{VERSION}.dist-info/METADATA").decode()
    again = repository.release("--checks", "")
    assert again.returncode == 1
    assert f"The tag v{VERSION} exists already." in again.stderr


def unchanged(repository: Repository) -> None:
    """The sentence is about what is found later."""


def dirty(repository: Repository) -> None:
    repository.write("docs/new.md", "new")


def on_a_branch(repository: Repository) -> None:
    repository.git("switch", "--quiet", "--create", "topic")


def with_another_version(repository: Repository) -> None:
    repository.write("pyproject.toml", PROJECT["pyproject.toml"].replace("1.4.0.dev0", "1.3.0"))
    repository.save()


def with_changelog(text: Callable[[], str]) -> Callable[[Repository], None]:
    def prepare(repository: Repository) -> None:
        repository.write("CHANGELOG.md", text())
        repository.save()

    return prepare


def with_a_wheel_that_says_another_version(repository: Repository) -> None:
    repository.write("service/signpost/__init__.py", "def main():\n    print('signpost, version 0')\n")
    repository.save()


YESTERDAY = datetime.now(UTC) - timedelta(days=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("prepare", "checks", "sentence"),
    [
        (dirty, "", "The tree has changes that are not committed: docs/new.md."),
        (on_a_branch, "", "A release is made on main; this is topic."),
        (with_another_version, "", "pyproject.toml has the version 1.3.0; it must be 1.4.0.dev0 before."),
        (with_changelog(lambda: changelog(day=YESTERDAY)), "", f"CHANGELOG.md dates 1.4.0 {YESTERDAY:%Y-%m-%d}; today"),
        (with_changelog(lambda: changelog("- More.\n\n")), "", "has entries under [Unreleased]; move them to [1.4.0]."),
        (with_changelog(lambda: changelog(entry="")), "", "CHANGELOG.md has no entry under [1.4.0]."),
        (with_changelog(lambda: changelog().replace("## [1.4.0]", "## [1.3.9]")), "", "has no section `## [1.4.0] - "),
        (
            with_changelog(lambda: changelog().replace("[1.4.0]:", "[1.3.9]:")),
            "",
            "has no link for [1.4.0] at its end.",
        ),
        (unchanged, "check bad", "`make --no-print-directory bad` failed. Nothing was changed here."),
        (with_a_wheel_that_says_another_version, "", "says 'signpost, version 0', and not version 1.4.0."),
    ],
)
def test_a_release_is_refused_with_a_sentence(
    repository: Repository, prepare: Callable[[Repository], None], checks: str, sentence: str
) -> None:
    prepare(repository)
    start = repository.state()
    done = repository.release("--checks", checks)
    assert done.returncode == 1
    assert sentence in done.stderr, done.stderr
    assert repository.state() == start


@pytest.mark.parametrize("version", ["", "1.4", "v1.4.0", "1.4.0.dev0"])
def test_a_version_has_three_numbers(repository: Repository, version: str) -> None:
    done = repository.release(version=version)
    assert done.returncode == 1
    assert f"Give a version like 0.4.0 (make release VERSION=0.4.0), not {version!r}." in done.stderr


def test_all_reasons_are_named_at_once(repository: Repository) -> None:
    on_a_branch(repository)
    dirty(repository)
    assert repository.release().stderr.count("\n- ") == 2


def test_make_hands_on_what_it_is_told() -> None:
    command = ["make", "--dry-run", "release", "VERSION=9.9.9", "DRY_RUN=1"]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f'python {SCRIPT} "9.9.9" --checks "check test-all" --dry-run' in output
