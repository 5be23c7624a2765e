"""What an app in a test costs: its start, and what a hundred of them leave behind in one process.

    .venv/bin/python -m bench.embed

Floors: 50 ms from nothing to a first answer, imports aside; no thread and no file handle left; memory that stays level.
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


def one(folder: str) -> float:
    """Seconds until an app with a fresh database has given its first answer; then a link, a visit, and its end."""
    began = time.perf_counter()
    with run_signpost(folder) as signpost:
        signpost.api("GET", "/v1/test")
        took = time.perf_counter() - began
        link = signpost.link(signpost.connect())
        assert signpost.visit(link["url"]).status_code == 302
        assert signpost.clicks(link) == 1
    return took


def held() -> tuple[int, int, float]:
    """Threads, file handles, MiB."""
    gc.collect()
    return threading.active_count(), len([*Path("/proc/self/fd").iterdir()]), common.memory_mib(os.getpid())


def main() -> None:
    took = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(10):
            one(f"{folder}/warm{number}")
        before = held()
        for number in range(APPS):
            took.append(one(f"{folder}/{number}"))
            if number == APPS // 2:
                half = held()
        after = held()
    print(f"start to first answer, fresh database   {statistics.median(took) * 1000:.0f} ms   floor 50")
    for name, first, middle, last in zip(("threads", "file handles", "MiB"), before, half, after, strict=True):
        print(f"{name:<14} before {first:.0f}, after {APPS // 2} apps {middle:.0f}, after {APPS} {last:.0f}")


if __name__ == "__main__":
    main()
