"""How long a start takes: create_app() on a new and on an existing file, and the process from nothing to an answer.

.venv/bin/python -m bench.start
"""

import statistics
import tempfile
import time
import urllib.request

from bench import common
from signpost.factory import close_app, create_app

ROUNDS = 9


def create(instance: str) -> float:
    began = time.perf_counter()
    app = create_app({"INSTANCE": instance})
    took = time.perf_counter() - began
    close_app(app)
    return took


def main() -> None:
    new, existing, serving, memory = [], [], [], []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            new.append(create(folder))
            existing.append(create(folder))
        began = time.perf_counter()
        with common.signpost() as target:
            urllib.request.urlopen(f"{target.origin}/healthz").read()
            serving.append(time.perf_counter() - began - 0.2)  # `signpost` waits that long for the token file
            memory.append(common.memory_mib(target.pid))
    print(f"create_app(), new file       {statistics.median(new):.3f} s   floor 0.3")
    print(f"create_app(), existing file  {statistics.median(existing):.3f} s   floor 0.1")
    print(f"process to first answer      {statistics.median(serving):.3f} s   floor 1.5")
    print(f"resident memory, idle        {statistics.median(memory):.0f} MiB    floor 90")


if __name__ == "__main__":
    main()
