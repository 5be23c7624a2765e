"""Write into docs/run.md for which platforms and Pythons every locked dependency has a wheel.

    python -m tests.house.wheels

`make lock` does it. It needs the package index, and uv, which resolves for other platforms than this one.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK, PAGE = ROOT / "requirements.lock", ROOT / "docs" / "run.md"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# What people call it, and what uv does.
PLATFORMS = {
    "Linux, x86-64": "x86_64-manylinux_2_28",
    "Linux, arm64": "aarch64-manylinux_2_28",
    "Alpine Linux, x86-64": "x86_64-unknown-linux-musl",
    "Alpine Linux, arm64": "aarch64-unknown-linux-musl",
    "macOS, arm64": "aarch64-apple-darwin",
    "macOS, x86-64": "x86_64-apple-darwin",
}
BEGIN, END = (
    "<!-- Wheels, by `python -m tests.house.wheels`, of requirements.lock {digest} -->\n",
    "<!-- End of wheels -->\n",
)
_MISSING = re.compile(r"Because (\S+?)==\S+ has no (?:usable )?wheels")


def locked() -> dict[str, list[str]]:
    """The lines of the lock file that name versions, by package: one may have a line for each of several Pythons."""
    found: dict[str, list[str]] = {}
    for line in re.findall(r"^[a-z].*", LOCK.read_text(encoding="utf-8"), re.M):
        found.setdefault(line.partition("==")[0], []).append(line.rstrip(" \\"))
    return found


def without_wheel(python: str, platform: str) -> list[str]:
    """The packages that would have to be compiled."""
    packages = locked()
    missing: list[str] = []
    options = ["--quiet", "--no-deps", "--only-binary", ":all:", "--python-version", python]
    while True:
        requirements = "".join(f"{line}\n" for lines in packages.values() for line in lines)
        command = ["uv", "pip", "compile", *options, "--python-platform", platform, "-"]
        done = subprocess.run(command, input=requirements, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return missing
        # It names one at a time.
        name = _MISSING.search(" ".join(done.stderr.split()))
        if name is None or name[1] not in packages:
            sys.exit(done.stderr)
        missing.append(name[1])
        del packages[name[1]]


def table() -> str:
    rows = [f"| Platform | {' | '.join(PYTHONS)} |", "| --- " * (len(PYTHONS) + 1) + "|"]
    for name, platform in PLATFORMS.items():
        cells = [", ".join(without_wheel(python, platform)) for python in PYTHONS]
        rows.append(f"| {name} | {' | '.join(f'compiles {cell}' if cell else 'yes' for cell in cells)} |")
    return "\n".join(rows) + "\n"


def begin() -> str:
    """The line before the table: a table of another lock file is not up to date."""
    return BEGIN.format(digest=hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16])


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    pattern = re.escape(BEGIN).replace(re.escape("{digest}"), r"\w*") + r".*?" + re.escape(END)
    written, count = re.subn(pattern, lambda _: begin() + "\n" + table() + "\n" + END, page, flags=re.DOTALL)
    if count != 1:
        sys.exit("docs/run.md has no place for the table.")
    PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
