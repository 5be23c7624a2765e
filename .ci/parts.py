"""Style, types and every test, in parts that run side by side: a part waits for a browser, a package or a clock often.

    .venv/bin/python .ci/parts.py [how many at once]

The parts that take longest come first. The last part compares times, so it runs alone. What a part printed is shown
when it ends, and how long each took at the end of all.

A busy machine can make a test fail that waits for something: the few that failed run once more, alone, and what fails
then is a failure. Those that passed the second time are named at the end, as they have something to mend too.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
AT_ONCE = 3
# The name of the part that holds what is in no other.
EVERYTHING_ELSE = ("everything else",)
WHEEL = ("the wheel",)
CHECK = ("make check",)
PARTS = (
    ("tests/browser/test_dashboard.py",),
    EVERYTHING_ELSE,
    ("tests/contract",),
    ("tests/house/test_readme.py",),
    ("tests/server/test_image.py",),
    WHEEL,
    ("tests/visits",),
    ("tests/mcp_clients", "tests/generated_clients"),
    ("tests/dashboard", "tests/browser"),
    ("tests/people/test_roles.py", "tests/storage/test_upgrades.py", "tests/storage/test_migrations.py", "tests/mail"),
    (
        "tests/events/test_streams.py",
        "tests/events/test_event_stream.py",
        "tests/server/test_wsgi_servers.py",
        "tests/changes/test_history.py",
    ),
    ("tests/house/test_schemathesis.py", "tests/isolation/test_campaign.py"),
    ("tests/server/test_server.py", "tests/cli/test_cli.py"),
    ("tests/server/test_https.py", "tests/server/test_scale.py"),
    (
        "tests/server/test_caddy.py",
        "tests/server/test_nginx.py",
        "tests/storage/test_instance_folder.py",
        "tests/storage/test_backup.py",
    ),
    CHECK,
    ("tests/monitoring",),
    ("tests/transfer", "tests/mcp", "tests/dialects"),
    ("tests/embedding", "tests/house/test_site.py"),
    ("tests/records/test_bulk.py", "tests/isolation/test_jobs.py"),
)
ALONE = ("tests/server/test_hostile_sockets.py", "tests/server/test_pace.py", "tests/storage/test_storage.py")
# More failed tests than this are no accident of a busy machine: they do not run again.
MOST_AGAIN = 5
COMMANDS = {WHEEL: [str(ROOT / ".ci" / "wheel")], CHECK: ["make", "--no-print-directory", "check"]}


class Result(NamedTuple):
    name: str
    exit_code: int
    took_s: float
    ran_again: Sequence[str] = ()


def named() -> list[str]:
    """The files and folders that are in a part of their own."""
    return [path for part in (*PARTS, ALONE) if part != EVERYTHING_ELSE and part not in COMMANDS for path in part]


def command_of(part: tuple[str, ...]) -> list[str]:
    """The command that runs a part; a file that has a part of its own is left out of its folder's."""
    if part in COMMANDS:
        return COMMANDS[part]
    paths = () if part == EVERYTHING_ELSE else part
    others = [path for path in named() if path not in part]
    inside = [path for path in others if not paths or any(path.startswith(f"{folder}/") for folder in paths)]
    return pytest_of(part, *paths, *(f"--ignore={path}" for path in inside))


def pytest_of(part: tuple[str, ...], *arguments: str) -> list[str]:
    """The command that runs tests of a part."""
    slowest = ("--durations=10", "--durations-min=5")
    return [sys.executable, "-m", "pytest", "--quiet", *slowest, "-o", f"cache_dir={cache_of(part)}", *arguments]


def cache_of(part: tuple[str, ...]) -> Path:
    """Where pytest keeps which tests of a part failed."""
    return ROOT / ".pytest_cache" / "parts" / str(PARTS.index(part) if part in PARTS else len(PARTS))


def failed_tests(part: tuple[str, ...]) -> list[str]:
    """The names of the tests of a part that failed, or none where it did not come so far."""
    try:
        return sorted(json.loads((cache_of(part) / "v/cache/lastfailed").read_text()))
    except FileNotFoundError:
        return []


def run(name: str, command: list[str]) -> Result:
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    took_s = time.monotonic() - began
    sys.stdout.write(f"\n=== {name}: exit code {done.returncode} after {took_s:.0f} s\n{done.stdout}")
    sys.stdout.flush()
    return Result(name, done.returncode, took_s)


def run_part(part: tuple[str, ...]) -> Result:
    shutil.rmtree(cache_of(part), ignore_errors=True)
    return run(" ".join(part), command_of(part))


def run_again(part: tuple[str, ...], result: Result) -> Result:
    """The result of a part that failed, after the few tests that failed have run once more."""
    failed = failed_tests(part)
    if not 0 < len(failed) <= MOST_AGAIN:
        return result
    again = run(f"once more, alone: {' '.join(failed)}", pytest_of(part, *failed))
    return Result(result.name, again.exit_code, result.took_s + again.took_s, failed)


def main() -> int:
    missing = [path for path in named() if not (ROOT / path).exists()]
    if missing:
        sys.stdout.write(f".ci/parts.py names what is not there: {', '.join(missing)}\n")
        return 1
    os.environ.setdefault("TEST_EVERYTHING", "1")
    with ThreadPoolExecutor(int(sys.argv[1]) if len(sys.argv) > 1 else AT_ONCE) as pool:
        results = [*pool.map(run_part, PARTS)]
    parts = (*PARTS, ALONE)
    results.append(run_part(ALONE))
    results = [run_again(part, done) if done.exit_code else done for part, done in zip(parts, results, strict=True)]
    sys.stdout.write("\n")
    for result in results:
        word = "FAILED" if result.exit_code else "ok    "
        sys.stdout.write(f"{word} {result.took_s:5.0f} s  {result.name}\n")
        for test in result.ran_again:
            sys.stdout.write(f"{'':17}failed at first: {test}\n")
    return int(any(result.exit_code for result in results))


if __name__ == "__main__":
    sys.exit(main())
