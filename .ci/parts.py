"""Style, types and every test, in parts that run side by side: a part waits for a browser, a package or a clock often.

    .venv/bin/python .ci/parts.py [how many at once]

The parts that take longest come first. The last part compares times, so it runs alone. What a part printed is shown
when it ends, and how long each took at the end of all.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

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
    WHEEL,
    ("tests/visits",),
    ("tests/mcp_clients", "tests/generated_clients"),
    ("tests/dashboard", "tests/browser"),
    ("tests/test_schemathesis.py", "tests/test_campaign.py"),
    ("tests/test_server.py", "tests/test_cli.py"),
    ("tests/test_caddy.py", "tests/test_nginx.py", "tests/test_instance_folder.py", "tests/test_backup.py"),
    CHECK,
    ("tests/monitoring",),
    ("tests/transfer", "tests/mcp"),
    ("tests/embedding", "tests/test_readme.py"),
    ("tests/test_bulk.py", "tests/test_jobs.py"),
)
ALONE = ("tests/test_hostile_sockets.py", "tests/test_pace.py", "tests/test_storage.py")
COMMANDS = {WHEEL: [str(ROOT / ".ci" / "wheel")], CHECK: ["make", "--no-print-directory", "check"]}


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
    return [sys.executable, "-m", "pytest", "--quiet", *paths, *(f"--ignore={path}" for path in inside)]


def run(part: tuple[str, ...]) -> tuple[str, int, float]:
    name, began = " ".join(part), time.monotonic()
    done = subprocess.run(
        command_of(part), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    took_s = time.monotonic() - began
    sys.stdout.write(f"\n=== {name}: exit code {done.returncode} after {took_s:.0f} s\n{done.stdout}")
    sys.stdout.flush()
    return name, done.returncode, took_s


def main() -> int:
    missing = [path for path in named() if not (ROOT / path).exists()]
    if missing:
        sys.stdout.write(f".ci/parts.py names what is not there: {', '.join(missing)}\n")
        return 1
    os.environ.setdefault("TEST_EVERYTHING", "1")
    with ThreadPoolExecutor(int(sys.argv[1]) if len(sys.argv) > 1 else AT_ONCE) as pool:
        results = [*pool.map(run, PARTS)]
    results.append(run(ALONE))
    sys.stdout.write("\n")
    for name, code, took_s in results:
        sys.stdout.write(f"{'ok    ' if code == 0 else 'FAILED'} {took_s:5.0f} s  {name}\n")
    return int(any(code for _, code, _ in results))


if __name__ == "__main__":
    sys.exit(main())
