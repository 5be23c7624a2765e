"""What an app in a test costs: its start, its first visit, and what a hundred of them leave behind in one process.

    .venv/bin/python -m bench.embed

Floors: 50 ms from nothing to a first answer, imports aside; 60 ms for a first visit; 1 MiB on disk; no thread and no
file handle left; memory that stays level. Import, first and next app and memory: 1.1 times those of REFERENCE, a commit
whose files are taken from the repository; processor time, in alternation.

Where the extra `postgresql` is installed, as in a checkout and in the image, peewee imports psycopg, whether it is used
or not: 11 MiB, and some 60 ms of the import. A host program may need that, so only the command `signpost` prevents it.
"""

import contextlib
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from bench import common
from signpost.testing import run_signpost

APPS = 100
ROOT = Path(__file__).parents[1]
# Before there were pages for everything, agents that sign in, and e-mail. Its package was called `service`.
REFERENCE = "cbd8fe0"
PAIRS = 7
COST_FLOOR = 1.1
# A process of its own: processor time in ms of the import, of the first app, of one of the next seven; MiB with eight.
COST = """
import importlib, json, os, sys, tempfile, time
began = time.process_time()
factory = importlib.import_module(sys.argv[1])
times = [time.process_time() - began]
with tempfile.TemporaryDirectory() as folder:
    apps = []
    for number in range(8):
        began = time.process_time()
        apps.append(factory.create_app({"INSTANCE": f"{folder}/{number}"}))
        times.append(time.process_time() - began)
    with open("/proc/self/statm") as statm:
        mib = int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    for app in apps:
        factory.close_app(app)
print(json.dumps([times[0] * 1000, times[1] * 1000, sorted(times[2:])[3] * 1000, mib]))
"""


def measure(folder: Path) -> tuple[float, float, float]:
    """Start an app, visit a link and close it: seconds to the first answer, seconds of the visit, MiB on disk."""
    began = time.perf_counter()
    with run_signpost(folder) as signpost:
        signpost.api("GET", "/v1/test")
        start_s = time.perf_counter() - began
        link = signpost.link(signpost.connect())
        began = time.perf_counter()
        assert signpost.visit(link["url"]).status_code == 302
        visit_s = time.perf_counter() - began
        assert signpost.clicks(link) == 1
        on_disk = sum(file.stat().st_blocks * 512 for file in folder.rglob("*") if file.is_file())
    return start_s, visit_s, on_disk / 2**20


def held() -> tuple[int, int, float]:
    """Threads, file handles, MiB."""
    gc.collect()
    return threading.active_count(), len([*Path("/proc/self/fd").iterdir()]), common.memory_mib(os.getpid())


@contextlib.contextmanager
def reference() -> Iterator[Path]:
    """A folder with the files of the commit REFERENCE."""
    with tempfile.TemporaryDirectory() as folder:
        files = subprocess.run(["git", "archive", REFERENCE, "service", "migrations"], cwd=ROOT, stdout=subprocess.PIPE)
        if files.returncode != 0:
            raise SystemExit(f"The repository has no commit {REFERENCE}: fetch its history.")
        subprocess.run(["tar", "-x", "-C", folder], input=files.stdout, check=True)
        yield Path(folder)


def cost(path: Path, module: str) -> list[float]:
    """What COST prints, of the package in `path`."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-c", COST, module]
    return list(
        json.loads(subprocess.run(command, env=environment, cwd="/", stdout=subprocess.PIPE, check=True).stdout)
    )


def compare() -> None:
    with reference() as then:
        packages = ((then, "service.factory"), (ROOT / "service", "signpost.factory"))
        for path, _ in packages:
            subprocess.run([sys.executable, "-m", "compileall", "-q", str(path)], check=True)
        pairs = [[cost(*package) for package in packages[:: 1 if number % 2 else -1]] for number in range(PAIRS)]
    pairs = [pair[:: 1 if number % 2 else -1] for number, pair in enumerate(pairs)]
    for place, name in enumerate(("import, ms", "first app, ms", "next app, ms", "memory of eight, MiB")):
        before, now = (statistics.median(pair[side][place] for pair in pairs) for side in (0, 1))
        print(f"{name:<22} {REFERENCE} {before:6.1f}   now {now:6.1f}   ratio {now / before:.2f}   floor {COST_FLOOR}")


def main() -> None:
    compare()
    measured = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for number in range(10):
            measure(folder / f"warm{number}")
        before = half = held()
        for number in range(APPS):
            measured.append(measure(folder / str(number)))
            if number == APPS // 2:
                half = held()
        after = held()
    start_s, visit_s, on_disk = (statistics.median(column) for column in zip(*measured, strict=True))
    print(f"start to first answer, fresh database   {start_s * 1000:.0f} ms   floor 50")
    print(f"first visit                             {visit_s * 1000:.0f} ms   floor 60")
    print(f"on disk after a visit                   {on_disk:.1f} MiB   floor 1")
    for name, first, middle, last in zip(("threads", "file handles", "MiB"), before, half, after, strict=True):
        print(f"{name:<14} before {first:.0f}, after {APPS // 2} apps {middle:.0f}, after {APPS} {last:.0f}")


if __name__ == "__main__":
    main()
