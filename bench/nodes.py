"""A node that shares a PostgreSQL, against the embedded default in the same run.

    .venv/bin/python -m bench.nodes [RECORDS]

Visits of one link and of 10,000 at random, new links, pages of 25, the start with an empty folder and with a copy, and
how late a change is on another node at 100 changes a second. PostgreSQL is on the same machine and writes to its
disk as it does by default. RECORDS: in both (1,000,000). Figures that must hold: DESIGN 13.
"""

import contextlib
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests import postgresql

from bench import common, records
from bench.lists import Api
from bench.requests import LINKS, many_links

ROUNDS = 3
CREATED, PAGES = 200, 60
CHANGES_PER_S, CHANGES_S, CLIENTS = 100, 15, 4


def move(folder: Path, url: str) -> None:
    began = time.perf_counter()
    command = [sys.executable, "-m", "signpost.cli", "database", "copy", "--from", str(folder), "--to", url]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"`signpost database copy` to PostgreSQL {time.perf_counter() - began:28.1f} s")


def node(
    folder: Path, embedded: Path, url: str, token: str, **environment: Any
) -> contextlib.AbstractContextManager[common.Signpost]:
    folder.mkdir(exist_ok=True)
    shutil.copy(embedded / "secret.key", folder)
    (folder / "token").write_text(token)
    return common.signpost(folder=folder, SIGNPOST_DATABASE_URL=url, **environment)


def started_s(run: Callable[[], contextlib.AbstractContextManager[common.Signpost]]) -> float:
    began = time.perf_counter()
    with run() as target:
        request = urllib.request.Request(f"{target.origin}/healthz")
        urllib.request.urlopen(request).read()
        return time.perf_counter() - began - 0.2  # `common.signpost` waits that long for the token


def visits(target: common.Signpost, script: str | None) -> float:
    host = None if script else "localhost"
    return common.wrk(f"{target.origin}/hello", connections=8, script=script, host=host).per_second


def created_per_s(target: common.Signpost, name: str) -> float:
    api = Api(target)
    began = time.perf_counter()
    for number in range(CREATED):
        body = {"host": records.host_of(0), "alias": f"{name}{number}", "destination": "https://dest.example/"}
        api("POST", "/v1/link", body)
    return CREATED / (time.perf_counter() - began)


def pages_per_s(target: common.Signpost) -> float:
    return 1000 / Api(target).ms("/v1/links?per_page=25", PAGES)


def compare(embedded: common.Signpost, shared: common.Signpost, script: str) -> None:
    measures: dict[str, tuple[float, Callable[[common.Signpost, str], float]]] = {
        "visits of one link": (0.95, lambda target, _: visits(target, None)),
        f"visits of {LINKS:,} links": (0.95, lambda target, _: visits(target, script)),
        "new links, one client": (0.5, created_per_s),
        "pages of 25, one client": (0.5, lambda target, _: pages_per_s(target)),
    }
    for what, (floor, measure) in measures.items():
        pairs = []
        for number in range(ROUNDS):
            pairs.append([measure(target, f"b{number}-") for target in (embedded, shared)])
        ratio = statistics.median(with_nodes / alone for alone, with_nodes in pairs)
        alone, with_nodes = (statistics.median(column) for column in zip(*pairs, strict=True))
        verdict = "" if ratio >= floor else "  BELOW ITS FLOOR"
        print(f"{what:<26} {alone:9,.0f} /s  {with_nodes:9,.0f} /s   ratio {ratio:.2f}   floor {floor}{verdict}")


def lag(target: common.Signpost, copy: Path) -> None:
    """Make links on one node; see when each of them is in the copy of another one."""
    made: dict[str, float] = {}
    seen: dict[str, float] = {}
    is_over = threading.Event()
    until = time.monotonic() + CHANGES_S

    def change(client: int) -> None:
        api, number = Api(target), 0
        while (now := time.monotonic()) < until:
            alias = f"lag{client}-{number}"
            api("POST", "/v1/link", {"host": "localhost", "alias": alias, "destination": "https://dest.example/"})
            made[alias] = time.monotonic()
            number += 1
            time.sleep(max(0.0, CLIENTS / CHANGES_PER_S - (time.monotonic() - now)))

    def watch() -> None:
        with contextlib.closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as file:
            (last,) = file.execute("SELECT max(seq) FROM record").fetchone()
            while not is_over.is_set() or made.keys() - seen.keys():
                for seq, alias in file.execute("SELECT seq, alias FROM record WHERE seq > ?", (last,)).fetchall():
                    seen[alias], last = time.monotonic(), max(last, seq)
                time.sleep(0.002)

    threads = [threading.Thread(target=change, args=(client,)) for client in range(CLIENTS)]
    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    is_over.set()
    watcher.join(30)
    late = sorted(max(0.0, seen[alias] - at) for alias, at in made.items())
    p99 = late[len(late) * 99 // 100]
    rate = f"{len(made) / CHANGES_S:.0f} changes a second"
    print(f"a change on another node, {rate:<22} p50 {late[len(late) // 2] * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms"
          f"   floor 1,000{'' if p99 < 1 else '  ABOVE ITS FLOOR'}")  # fmt: skip


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else records.RECORDS
    with contextlib.ExitStack() as stack:
        top = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        embedded = top / "embedded"
        records.make(embedded, count)
        server = postgresql.Server("fsync = on", "full_page_writes = on", "autovacuum = on")
        stack.callback(server.end)
        with common.signpost(folder=embedded) as target:
            token = target.token
        url = server.new_database(with_tables=False)
        move(embedded, url)
        empty = started_s(lambda: node(top / "node", embedded, url, token))
        print(f"start with an empty folder, {count:,} records {empty:24.1f} s   floor 60")
        existing = statistics.median(started_s(lambda: node(top / "node", embedded, url, token)) for _ in range(3))
        print(f"start with a copy                        {existing:24.1f} s   floor 3")
        alone = stack.enter_context(common.signpost(folder=embedded))
        shared = stack.enter_context(node(top / "node", embedded, url, token))
        compare(alone, shared, many_links(top, min(LINKS, count // 2), count))
        other = stack.enter_context(node(top / "other", embedded, url, token))
        urllib.request.urlopen(f"{other.origin}/healthz").read()
        lag(shared, top / "other" / "copy.db")


if __name__ == "__main__":
    main()
