"""How long visits wait at half of the rate that saturates, beside each kind of long work, and without any.

    python -m bench.half_load [SECONDS]

An open loop: visits are due at fixed moments, whether those before are answered or not, and each is measured from the
moment at which it was due. Visits beside a kind of work alternate with visits beside none, and what counts is the
ratio of their medians. At the end: how much of a core changes by the API get beside visits that saturate the server.
"""

import contextlib
import json
import os
import selectors
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import common, records
from signpost.runtime import throttle

CONNECTIONS = 48
ROWS = 15_000
VISIT = b"GET /hello HTTP/1.1\r\nHost: localhost\r\nUser-Agent: " + common.FIREFOX.encode() + b"\r\n\r\n"
# How often the visits beside a kind of work and those without alternate. Their medians are compared.
ROUNDS = 3
# For a rate without a limit.
CLOSED = 0


# --- the visitors, in a process of their own ----------------------------------------------------------------------


def visit(port: int, rate: int, seconds: float) -> None:
    """Visit at a rate, or as fast as can be (CLOSED), and print what was seen as JSON."""
    selector, free = selectors.DefaultSelector(), deque[socket.socket]()
    for _ in range(CONNECTIONS):
        entry = socket.create_connection(("127.0.0.1", port))
        entry.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        selector.register(entry, selectors.EVENT_READ)
        free.append(entry)
    began = time.perf_counter()
    due_of: dict[socket.socket, float] = {}
    took_s: list[float] = []
    due, now = began, began
    while now < began + seconds or (due_of and now < began + seconds + 15):
        while free and now < began + seconds and due <= now:
            entry = free.popleft()
            due_of[entry] = due if rate else now
            entry.sendall(VISIT)
            due += 1 / rate if rate else 0
        for key, _ in selector.select(0.0005):
            sock: Any = key.fileobj
            if not sock.recv(65536).startswith(b"HTTP/1.1 302"):
                sys.exit("A visit was not answered.")
            took_s.append(time.perf_counter() - due_of.pop(sock))
            free.append(sock)
        now = time.perf_counter()
    took_s.sort()
    at = {name: round(took_s[int(len(took_s) * part)] * 1000, 1) for name, part in (("p50", 0.5), ("p99", 0.99))}
    print(json.dumps({"per_s": len(took_s) / seconds, **at, "max": round(took_s[-1] * 1000, 1)}))


@dataclass
class Visits:
    per_s: float
    p50: float
    p99: float
    max: float


def visits(target: common.Signpost, rate: int, seconds: float) -> Visits:
    port = target.origin.rpartition(":")[2]
    command = ["taskset", "-c", common.CLIENT_CORE, sys.executable, "-m", "bench.half_load", "visit", port, str(rate)]
    done = subprocess.run([*command, str(seconds)], capture_output=True, text=True, check=True, cwd=common.ROOT)
    return Visits(**json.loads(done.stdout))


# --- the work beside them -----------------------------------------------------------------------------------------


def call(target: common.Signpost, method: str, path: str, body: bytes | None = None, kind: str = "") -> bytes:
    headers = {"Authorization": f"Bearer {target.token}", **({"Content-Type": kind} if kind else {})}
    with urllib.request.urlopen(
        urllib.request.Request(target.origin + path, body, headers, method=method), timeout=60
    ) as answer:
        data: bytes = answer.read()
    return data


def unfinished(target: common.Signpost) -> bool:
    jobs = json.loads(call(target, "GET", "/v1/jobs"))["data"]
    return any(job["state"] in ("queued", "running") for job in jobs)


Work = Callable[[common.Signpost, threading.Event], None]


def import_rows(target: common.Signpost, stop: threading.Event) -> None:
    number = time.time_ns()
    lines = "".join(f"localhost/i{number}-{row},https://dest.example/{row}\n" for row in range(ROWS))
    call(target, "POST", "/v1/bulk/import", b"url,destination\n" + lines.encode(), "text/csv")


def delete_rows(target: common.Signpost, stop: threading.Event) -> None:
    host = DELETED.pop()
    call(target, "DELETE", f"/v1/bulk?filter%5Bhost%5D={host}")


def export(target: common.Signpost, stop: threading.Event) -> None:
    while not stop.is_set():
        call(target, "GET", "/v1/export")


def listen(target: common.Signpost, stop: threading.Event) -> None:
    def one() -> None:
        request = urllib.request.Request(
            target.origin + "/v1/events?types=clicks", headers={"Authorization": f"Bearer {target.token}"}
        )
        with contextlib.suppress(OSError), urllib.request.urlopen(request, timeout=5) as answer:
            while not stop.is_set():
                answer.read1(65536)

    for _ in range(4):
        threading.Thread(target=one, daemon=True).start()


def create(target: common.Signpost, stop: threading.Event) -> None:
    """Four clients that create links without a pause."""

    def one() -> None:
        body = json.dumps({"host": "localhost", "destination": "https://dest.example/x"}).encode()
        while not stop.is_set():
            call(target, "POST", "/v1/link", body, "application/json")
            CREATED[0] += 1

    for _ in range(4):
        threading.Thread(target=one, daemon=True).start()


# Hostnames whose records are there to be deleted.
DELETED = [records.host_of(number) for number in range(records.HOSTS)]
CREATED = [0]
WORK: dict[str, Work] = {
    "import": import_rows,
    "bulk deletion": delete_rows,
    "export": export,
    "listeners": listen,
    "creates": create,
}


@contextlib.contextmanager
def working(target: common.Signpost, work: Work) -> Iterator[None]:
    stop = threading.Event()
    thread = threading.Thread(target=work, args=(target, stop), daemon=True)
    thread.start()
    time.sleep(0.5)
    try:
        yield
    finally:
        stop.set()
        thread.join(60)
        while unfinished(target):
            time.sleep(0.2)


def backup(target: common.Signpost, stop: threading.Event, folder: Path) -> None:
    while not stop.is_set():
        subprocess.run(
            [sys.executable, "-m", "signpost.cli", "backup", str(folder / "backup.sqlite")],
            env={"SIGNPOST_INSTANCE": str(folder), "PATH": ""},
            cwd=common.ROOT,
            capture_output=True,
            check=False,
        )


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main(seconds: float) -> None:
    # The clients of the work, and programs like the backup, take nothing from the server's core.
    os.sched_setaffinity(0, {int(common.CLIENT_CORE)})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        records.make(folder, ROWS * records.HOSTS // 6)
        with common.signpost(folder=folder) as target:
            saturated = visits(target, CLOSED, seconds)
            rate = int(saturated.per_s / 2)
            print(f"saturated: {saturated.per_s:.0f} visits/s, p99 {saturated.p99} ms; half: {rate}/s")
            work = {**WORK, "backup": lambda target, stop: backup(target, stop, folder)}
            for name, each in work.items():
                alone: list[Visits] = []
                neighbor: list[Visits] = []
                for _ in range(ROUNDS):
                    alone.append(visits(target, rate, seconds))
                    with working(target, each):
                        neighbor.append(visits(target, rate, seconds))
                print(f"{name:14} {shown(neighbor)} | control {shown(alone)}")
            for at in (0, throttle.BUSY_VISITS_PER_S * 2 // 3, rate):
                print(f"lines imported beside {at:5} visits/s: {lines_per_s(target, at, seconds):5.0f}/s")
            quiet, _ = created_per_s(target, lambda: time.sleep(seconds))
            created, full = created_per_s(target, lambda: visits(target, CLOSED, seconds))
            print(f"links created: {quiet:.0f}/s; beside {full.per_s:.0f} visits/s, without a limit: {created:.0f}/s")


def shown(runs: list[Visits]) -> str:
    """The medians of some runs, and the p99 of each."""
    p50, p99 = (statistics.median(getattr(run, name) for run in runs) for name in ("p50", "p99"))
    return f"p50 {p50:5} p99 {p99:6} ms {sorted(run.p99 for run in runs)}"


def lines_per_s(target: common.Signpost, rate: int, seconds: float) -> float:
    """How many lines of an import are done in a second beside visits at a rate; 0: beside none."""
    with working(target, import_rows):
        before, began = progress(target), time.perf_counter()
        if rate:
            visits(target, rate, seconds)
        else:
            time.sleep(seconds)
        return (progress(target) - before) / (time.perf_counter() - began)


def progress(target: common.Signpost) -> int:
    jobs = json.loads(call(target, "GET", "/v1/jobs"))["data"]
    return sum(job["created"] for job in jobs)


def created_per_s(target: common.Signpost, meanwhile: Callable[[], Any]) -> tuple[float, Any]:
    """How many links four clients create in a second, and what `meanwhile` returns."""
    with working(target, create):
        before, began = CREATED[0], time.perf_counter()
        found = meanwhile()
        return (CREATED[0] - before) / (time.perf_counter() - began), found


if __name__ == "__main__":
    if sys.argv[1:2] == ["visit"]:
        visit(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
