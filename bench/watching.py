"""Watching many destinations for half an hour: checks due, made, late, and what it costs.

    .venv/bin/python -m bench.watching [MINUTES] [RECORDS] [INTERVAL_S]

2,000 monitored records, each checked once a minute (as much work as 10,000 with the default of five minutes), on a
local web server whose destinations break and recover: at any moment a third answers 503 or not at all. Server and
watched on one core each. Late: looked at more than ten seconds after it was due, seen by asking the database every
second.
"""

import json
import os
import sqlite3
import sys
import tempfile
import time
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bench.common import CLIENT_CORE, free_port, process, signpost

LATE_S = 10
MOST_CORE = 0.1


def main(minutes: float = 30, records: int = 2000, interval_s: int = 60) -> None:
    port = free_port()
    settings: dict[str, Any] = {
        "SIGNPOST_MONITOR_ALLOW_PRIVATE": "true",
        "SIGNPOST_MONITOR_INTERVAL_S": str(interval_s),
    }
    with (
        tempfile.TemporaryDirectory() as folder,
        process(sys.executable, "-m", "bench.flapping", str(port), port=port, core=CLIENT_CORE),
        signpost(folder=Path(folder), **settings) as server,
    ):
        _make(server.origin, server.token, f"http://127.0.0.1:{port}", records)
        database = sqlite3.connect(f"file:{folder}/signpost.sqlite?mode=ro", uri=True)
        began, cpu = time.monotonic(), _cpu_s(server.pid)
        late: set[tuple[int, str]] = set()
        while time.monotonic() - began < minutes * 60:
            time.sleep(1)
            moment = (datetime.now(UTC) - timedelta(seconds=LATE_S)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
            late.update(database.execute("SELECT record_seq, due_at FROM watch WHERE due_at < ?", (moment,)))
        took, cpu = time.monotonic() - began, _cpu_s(server.pid) - cpu
        created, down = database.execute("SELECT count(*), sum(result = 'down') FROM record_check").fetchone()
        waiting = database.execute("SELECT count(*) FROM watch WHERE due_at <= ?", (moment,)).fetchone()[0]
        verdicts = dict(database.execute("SELECT monitor, count(*) FROM record GROUP BY monitor"))
        core = cpu / took
        print(f"{records} records, every {interval_s} s, for {took / 60:.1f} minutes")
        print(
            f"checks due {created + waiting}, done {created} ({down} found it down), "
            f"late by over {LATE_S} s: {len(late)}"
        )
        print(
            f"{created / took:.1f} a second, {core:.3f} of a core, {cpu / created * 1000:.2f} ms each; now {verdicts}"
        )
        floor = MOST_CORE * (created / took) / (10_000 / 300)
        sys.exit("BELOW THE FLOOR" if late or core > max(MOST_CORE, floor) else 0)


def _make(origin: str, token: str, target: str, records: int) -> None:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    for number in range(records):
        body = {"host": "localhost", "alias": f"w{number}", "destination": f"{target}/{number}", "is_notify": True}
        request = urllib.request.Request(f"{origin}/v1/link", json.dumps(body).encode(), headers)
        urllib.request.urlopen(request).close()


def _cpu_s(pid: int) -> float:
    """Seconds of processor that a process has used so far, in all of its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    given: list[Any] = [float(entry) if "." in entry else int(entry) for entry in sys.argv[1:]]
    main(*given)
