"""Makes a release of main: one command that checks everything, and changes this checkout only when all of it held.

    make release VERSION=0.4.0            DRY_RUN=1 does the same and changes nothing

1. Refused, with a sentence each, is a tree with changes, another branch than main, a version that pyproject.toml does
   not announce (VERSION.dev0), and a changelog without a section of today for it.
2. The commit "Release VERSION" is made in a worktree of its own: the version of the package and of the image, and the
   pages, which name the last release. CHECKS, targets of make, run in that worktree: what is checked is the commit, and
   not what lies about here.
3. The source distribution is built, the wheel from it, and installed in a fresh environment with what the lock file
   names. Its command must say the version.
4. A second commit sets the next version, with `.dev0`. Then main is moved to it, and the first gets the tag. The
   two files are in dist/. Nothing is pushed.
"""

import argparse
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
BRANCH = "main"
_VERSION = r"(\d+\.\d+\.\d+(?:\.dev0)?)"
# Where the version of the tree is: one line of each file.
OWN = {
    "pyproject.toml": rf'^version = "{_VERSION}"$',
    "deploy/Containerfile": rf"^ARG VERSION={_VERSION}$",
    "deploy/compose.yaml": rf"^    image: signpost:{_VERSION}$",
    "deploy/nodes.yaml": rf"^  image: signpost:{_VERSION}$",
}
# Where pages name the last release: each of these in each page.
PAGES = ("README.md", "docs/*.md")
PINS = (
    rf"github\.com/signpost-links/signpost@v{_VERSION}",
    rf"\bsignpost-links=={_VERSION}",
    rf"git clone --branch v{_VERSION}",
    rf"\bcheckout v{_VERSION}",
    rf"(?<![\w/-])signpost:{_VERSION}",
    rf"\bIt is young \({_VERSION}\)",
    rf"\bThese commands install {_VERSION},",
)


class Refused(Exception):
    """Why there is no release."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a release of main.")
    parser.add_argument("version", help="like 0.4.0")
    parser.add_argument("--checks", default="check test-all", help="targets of make that must succeed")
    parser.add_argument("--dry-run", action="store_true", help="check everything and change nothing")
    arguments = parser.parse_args()
    try:
        release(arguments.version, arguments.checks.split(), is_dry_run=arguments.dry_run)
    except Refused as error:
        sys.exit(f"\nNo release: {error}")


def release(version: str, checks: list[str], *, is_dry_run: bool) -> None:
    if reasons := [*reasons_against(version)]:
        raise Refused("\n- ".join(["", *reasons]) if len(reasons) > 1 else reasons[0])
    start = git("rev-parse", "HEAD")
    with worktree() as tree:
        set_version(tree, version)
        pin(tree, version)
        released = commit(tree, f"Release {version}")
        for target in checks:
            say(f"make {target}")
            run("make", "--no-print-directory", target, folder=tree)
        say("building, and installing in a fresh environment")
        files = build(tree, version)
        set_version(tree, following(version))
        last = commit(tree, f"Begin {following(version).removesuffix('.dev0')}")
        if is_dry_run:
            say(f"{version} can be released. Nothing was changed.")
            return
        if git("rev-parse", "HEAD") != start or git("status", "--porcelain"):
            raise Refused(f"{BRANCH} or the tree has changed since the checks began. Run it again.")
        git("merge", "--quiet", "--ff-only", last)
        git("tag", "--annotate", f"v{version}", released, "--message", f"Signpost {version}")
        (ROOT / "dist").mkdir(exist_ok=True)
        for file in files:
            shutil.copy(file, ROOT / "dist")
    say(
        f"{version} is released here, and {BRANCH} is at {following(version)}. To publish it:\n\n"
        f"    git push origin {BRANCH} v{version}\n\n"
        f"and attach to the release: {', '.join(f'dist/{file.name}' for file in files)}"
    )


# --- before --------------------------------------------------------------------------------------------------------


def reasons_against(version: str) -> Iterator[str]:
    """Why this tree cannot become that version."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"Give a version like 0.4.0 (make release VERSION=0.4.0), not {version!r}."
        return
    if changed := git("status", "--porcelain"):
        names = [line[3:] for line in changed.splitlines()]
        yield f"The tree has changes that are not committed: {', '.join(names[:5])}."
    if (branch := git("branch", "--show-current")) != BRANCH:
        yield f"A release is made on {BRANCH}; this is {branch or 'no branch'}."
    if git("tag", "--list", f"v{version}"):
        yield f"The tag v{version} exists already."
    for name, pattern in OWN.items():
        found = re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.M)
        if found != [f"{version}.dev0"]:
            yield f"{name} has the version {', '.join(found) or '(none)'}; it must be {version}.dev0 before."
    yield from _reasons_in_changelog(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


# The name of a section, its date, its text.
_SECTION = re.compile(r"^## \[(.+?)\](?: - (\S+))?\n(.*?)(?=^## |\Z)", re.M | re.S)


def _reasons_in_changelog(version: str, text: str) -> Iterator[str]:
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    sections = {found[1]: found for found in _SECTION.finditer(text)}
    if "Unreleased" not in sections:
        yield "CHANGELOG.md has no section [Unreleased]."
    elif "\n- " in sections["Unreleased"][3]:
        yield f"CHANGELOG.md has entries under [Unreleased]; move them to [{version}]."
    if version not in sections:
        yield f"CHANGELOG.md has no section `## [{version}] - {today}`."
        return
    if sections[version][2] != today:
        yield f"CHANGELOG.md dates {version} {sections[version][2]}; today is {today} (UTC)."
    if "\n- " not in sections[version][3]:
        yield f"CHANGELOG.md has no entry under [{version}]."
    if not re.search(rf"^\[{re.escape(version)}\]: https://\S+v{re.escape(version)}$", text, re.M):
        yield f"CHANGELOG.md has no link for [{version}] at its end."


# --- the versions --------------------------------------------------------------------------------------------------


def following(version: str) -> str:
    """The version of the tree after a release."""
    major, minor, _ = version.split(".")
    return f"{major}.{int(minor) + 1}.0.dev0"


def set_version(tree: Path, version: str) -> None:
    """Set the version of the tree."""
    for name, pattern in OWN.items():
        _replace(tree / name, pattern, version)


def pin(tree: Path, version: str) -> None:
    """Let the pages name a release."""
    for page in pages(tree):
        for pattern in PINS:
            _replace(page, pattern, version)


def pages(tree: Path) -> list[Path]:
    """The pages that may name a release."""
    return [page for names in PAGES for page in sorted(tree.glob(names))]


def _replace(path: Path, pattern: str, version: str) -> None:
    """Replace the group of a pattern."""

    def replaced(found: re.Match[str]) -> str:
        return found[0].replace(found[1], version)

    path.write_text(re.sub(pattern, replaced, path.read_text(encoding="utf-8"), flags=re.M), encoding="utf-8")


# --- the worktree --------------------------------------------------------------------------------------------------


@contextmanager
def worktree() -> Iterator[Path]:
    """A checkout of HEAD in a folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="signpost-release-") as folder:
        tree = Path(folder) / "signpost"
        git("worktree", "add", "--quiet", "--detach", str(tree), "HEAD")
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def commit(tree: Path, subject: str) -> str:
    """Commit all changes of a worktree. Returns the commit."""
    git("commit", "--quiet", "--all", "--message", subject, folder=tree)
    return git("rev-parse", "HEAD", folder=tree)


def build(tree: Path, version: str) -> list[Path]:
    """The source distribution and the wheel, which says its version where nothing else of this tree is."""
    # Next to the tree, so that nothing is found in it by being there.
    dist, environment = tree.with_name("dist"), tree.with_name("environment")
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", dist, folder=tree)
    (source,) = dist.glob("*.tar.gz")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", dist, source, folder=tree.parent)
    (wheel,) = dist.glob("*.whl")
    run(sys.executable, "-m", "venv", "--without-pip", environment, folder=tree.parent)
    install = (*pip, "--python", environment / "bin" / "python", "install")
    run(*install, "--require-hashes", "--requirement", tree / "requirements.lock", folder=tree.parent)
    run(*install, "--no-deps", wheel, folder=tree.parent)
    command = environment / "bin" / "signpost"
    # Without PYTHONPATH, by which it could find the package of this tree.
    bare = {"PATH": "/usr/bin:/bin"}
    done = subprocess.run([command, "--version"], cwd=tree.parent, env=bare, capture_output=True, text=True)
    if done.returncode or done.stdout != f"signpost, version {version}\n":
        raise Refused(f"the installed wheel says {(done.stdout + done.stderr).strip()!r}, and not version {version}.")
    return [source, wheel]


def run(*command: str | Path, folder: Path) -> None:
    """Run a command, whose output is seen."""
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=folder).returncode:
        raise Refused(f"`{shlex.join(words)}` failed. Nothing was changed here.")


def git(*words: str, folder: Path = ROOT) -> str:
    """What git says."""
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"`git {shlex.join(words)}` failed: {done.stderr.strip()}")
    return done.stdout.rstrip("\n")


def say(text: str) -> None:
    sys.stdout.write(f"--- {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
