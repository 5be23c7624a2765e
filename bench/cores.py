"""Visits by one process, and by two that share a port: the most that further cores could bring.

    .venv/bin/python -m bench.cores [ROUNDS] [KIND]

Each process has an instance of its own with the same 20,000 links, and counts its own clicks: nothing is shared but the
port (SO_REUSEPORT), so that neither a limit of clicks nor a change of a link would hold for both. What is built on it
costs more. Two processes have a core each, and the client runs on both; so on two cores the rate says what is left by
the client, and processor time for each visit what a visit costs while another core is as busy.
"""

import contextlib
import os
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench import common, records, requests
from signpost.server import connections, process

RECORDS, SECONDS, ROUNDS = 20_000, 5, 5
KINDS = ("one link", "visitors", "a connection each")
BOTH = f"{common.SERVER_CORE},{common.CLIENT_CORE}"
LEAST = 1.7


def serve() -> None:
    """`signpost serve` on a port that others share."""

    def listen(host: str, port: int) -> socket.socket:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
        return listening

    connections.listen = listen
    process.main()


@contextlib.contextmanager
def servers(folders: list[Path], cores: list[str]) -> Iterator[tuple[str, list[int]]]:
    """Processes that share a port, by their core. Yields its origin, and their ids."""
    port, started = common.free_port(), list[subprocess.Popen[bytes]]()
    settings = {
        "SIGNPOST_PORT": str(port), "SIGNPOST_HOST": "127.0.0.1", "SIGNPOST_RATE_LIMIT": "",
        "SIGNPOST_ACCESS_LOG": "false", **common.code_of(common.ROOT),
    }  # fmt: skip
    try:
        for folder, core in zip(folders, cores, strict=False):
            command = ["taskset", "-c", core, sys.executable, "-m", "bench.cores", "serve"]
            environment = {"PATH": "/usr/bin:/bin", **settings, "SIGNPOST_INSTANCE": str(folder)}
            started.append(
                subprocess.Popen(
                    command, env=environment, cwd=common.ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                )
            )
        pids = [entry.pid for entry in started]
        deadline = time.monotonic() + common.START_S
        while common.owners(port) != {*pids}:
            if time.monotonic() > deadline or any(entry.poll() is not None for entry in started):
                sys.exit("They did not start.")
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", pids
    finally:
        for entry in started:
            entry.send_signal(signal.SIGTERM)
        for entry in started:
            entry.wait(20)


@dataclass
class Round:
    """Visits in a second; the processor time of each in servers and in wrk, in us; the part of the busiest server."""

    per_second: float
    server_us: float
    client_us: float
    busiest: float


def measure(origin: str, pids: list[int], kind: requests.Kind, seconds: int = SECONDS) -> Round:
    """Until the last click is counted; the rate is that of the answers."""
    before, client_s = [common.cpu_s(pid) for pid in pids], _client_s()
    run = common.wrk(origin, connections=kind.connections, seconds=seconds, script=str(kind.script))
    assert not run.refused, f"{run.refused} of {run.requests} were not redirected"
    client_s = _client_s() - client_s
    used, rested = [common.cpu_s(pid) for pid in pids], False
    while not rested:
        time.sleep(1)
        now = [common.cpu_s(pid) for pid in pids]
        rested, used = sum(now) - sum(used) < 0.04 * len(pids), now
    spent = [after - then for after, then in zip(used, before, strict=True)]
    visits_us = 1e6 / run.requests
    return Round(run.per_second, sum(spent) * visits_us, client_s * visits_us, max(spent) / sum(spent))


def _client_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with tempfile.TemporaryDirectory() as made:
        top = Path(made)
        folders = [top / "0", top / "1"]
        records.make(folders[0], RECORDS)
        shutil.copytree(folders[0], folders[1])
        for kind in requests.kinds(top, RECORDS):
            if kind.name in (sys.argv[2:] or KINDS):
                compare(kind, folders, rounds)


def compare(kind: requests.Kind, folders: list[Path], rounds: int) -> None:
    one, two = list[Round](), list[Round]()
    for _ in range(rounds):
        for found, cores, client in ((one, [common.SERVER_CORE], common.CLIENT_CORE), (two, BOTH.split(","), BOTH)):
            common.CLIENT_CORE = client
            with servers(folders, cores) as (origin, pids):
                measure(origin, pids, kind, 2)  # until all that is remembered is
                found.append(measure(origin, pids, kind))
            common.CLIENT_CORE = BOTH.split(",")[1]
    print(f"{kind.name}:")
    for name, found in (("one", one), ("two", two)):
        rate, server, client, busiest = (
            statistics.median(getattr(entry, field) for entry in found) for field in Round.__dataclass_fields__
        )
        us = f"server {server:5.1f} us   client {client:5.1f} us"
        print(f"    {name}  {rate:8,.0f} /s   {us}   the busiest has {busiest:.2f} of it")
    measured = statistics.median(b.per_second / a.per_second for a, b in zip(one, two, strict=True))
    possible = statistics.median(2 * a.server_us / b.server_us for a, b in zip(one, two, strict=True))
    print(f"    two to one: rate {measured:.2f}, by processor time at most {possible:.2f}   wanted {LEAST}", flush=True)


if __name__ == "__main__":
    os.chdir(common.ROOT)
    serve() if sys.argv[1:] == ["serve"] else main()
