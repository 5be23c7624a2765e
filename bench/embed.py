"""What an app in a test costs: its start, its first visit, and what a hundred of them leave behind in one process.

    .venv/bin/python -m bench.embed

Floors: 50 ms from nothing to a first answer, imports aside; 60 ms for a first visit; 1 MiB on disk; no thread and no
file handle left; memory that stays level.
"""

import gc
import os
import statistics
import tempfile
import threading
import time
from pathlib import Path

from bench import common
from signpost.testing import run_signpost

APPS = 100


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


def main() -> None:
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
