"""Every test, in parts that run side by side: a part waits for a browser, a package or a clock most of its time.

    .venv/bin/python .ci/parts.py [how many at once]

The parts that take longest come first. What is in none of them is the last part but one. The last part compares times,
so it runs alone. What a part printed is shown when it ends, and how long each took at the end of all.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
AT_ONCE = 3
PARTS = (
    ("tests/browser/test_dashboard.py",),
    ("tests/test_bulk.py", "tests/test_jobs.py"),
    ("tests/test_schemathesis.py", "tests/test_campaign.py"),
    ("tests/contract",),
    ("tests/mcp_clients", "tests/generated_clients"),
    ("tests/embedding", "tests/test_readme.py"),
    ("tests/visits",),
    ("tests/test_server.py", "tests/test_cli.py"),
    ("tests/dashboard", "tests/browser"),
    ("tests/test_caddy.py", "tests/test_nginx.py", "tests/test_instance_folder.py", "tests/test_backup.py"),
    ("tests/monitoring",),
    ("tests/transfer", "tests/mcp"),
)
ALONE = (
    "tests/test_hostile_sockets.py",
    "tests/test_pace.py",
    "tests/test_storage.py",
    "tests/test_throttle.py",
    "tests/visits/test_changes.py",
)
WHEEL = (str(ROOT / ".ci" / "wheel"),)


def tests(part: tuple[str, ...]) -> list[str]:
    """The command that runs a part; a file that has a part of its own is left out of its folder's."""
    others = [path for other in (*PARTS, ALONE) for path in other if path not in part]
    inside = [path for path in others if any(path.startswith(f"{folder}/") for folder in part)]
    return [sys.executable, "-m", "pytest", "--quiet", *part, *(f"--ignore={path}" for path in inside)]


def everything_else() -> list[str]:
    paths = [path for part in (*PARTS, ALONE) for path in part]
    return [sys.executable, "-m", "pytest", "--quiet", *(f"--ignore={path}" for path in paths)]


def run(name: str, command: list[str]) -> tuple[str, int, float]:
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    took_s = time.monotonic() - began
    sys.stdout.write(f"\n=== {name}: exit code {done.returncode} after {took_s:.0f} s\n{done.stdout}")
    sys.stdout.flush()
    return name, done.returncode, took_s


def main() -> int:
    missing = [path for part in (*PARTS, ALONE) for path in part if not (ROOT / path).exists()]
    if missing:
        sys.stdout.write(f".ci/parts.py names what is not there: {', '.join(missing)}\n")
        return 1
    os.environ.setdefault("TEST_EVERYTHING", "1")
    jobs = [(" ".join(part), tests(part)) for part in PARTS]
    jobs[4:4] = [("the wheel", list(WHEEL))]
    jobs.append(("everything else", everything_else()))
    with ThreadPoolExecutor(int(sys.argv[1]) if len(sys.argv) > 1 else AT_ONCE) as pool:
        results = [*pool.map(lambda job: run(*job), jobs)]
    results.append(run("alone: " + " ".join(ALONE), tests(ALONE)))
    sys.stdout.write("\n")
    for name, code, took_s in results:
        sys.stdout.write(f"{'ok    ' if code == 0 else 'FAILED'} {took_s:5.0f} s  {name}\n")
    return int(any(code for _, code, _ in results))


if __name__ == "__main__":
    sys.exit(main())
