"""Visits of one link beside other work: clients that make links as fast as they can, and a bulk deletion of all others.

    .venv/bin/python -m bench.load [FOLDER]

FOLDER: an instance made by bench.records, or one of 20,000 records is made.
"""

import contextlib
import http.client
import json
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from bench import common, records
from bench.lists import Api

RECORDS, CLIENTS, ROUNDS, CONNECTIONS = 20_000, 4, 3, 8
# The least rate beside all of it, of that of the bare app that has nothing else to do.
LEAST = 0.5


def make_links(target: common.Signpost, stop: threading.Event, created: list[int]) -> None:
    connection = http.client.HTTPConnection(urlsplit(target.origin).netloc)
    headers = {"Authorization": f"Bearer {target.token}", "Content-Type": "application/json"}
    body = json.dumps({"host": "localhost", "destination": "https://dest.example/x"})
    while not stop.is_set():
        connection.request("POST", "/v1/link", body, headers)
        answer = connection.getresponse()
        answer.read()
        created[0] += answer.status == 200


def visits(server: common.Served) -> common.Run:
    """The round in the middle."""
    runs = [common.wrk(f"{server.origin}/hello", connections=CONNECTIONS, host="localhost") for _ in range(ROUNDS)]
    return sorted(runs, key=lambda run: run.per_second)[ROUNDS // 2]


def beside(target: common.Signpost, work: Callable[[], object] = lambda: None) -> tuple[common.Run, float]:
    """Visits while clients make links; and how many of these they make in a second."""
    stop, created = threading.Event(), [0]
    clients = [threading.Thread(target=make_links, args=(target, stop, created)) for _ in range(CLIENTS)]
    for client in clients:
        client.start()
    work()
    began, before = time.monotonic(), created[0]
    run = visits(target)
    rate = (created[0] - before) / (time.monotonic() - began)
    stop.set()
    for client in clients:
        client.join()
    return run, rate


def show(what: str, run: common.Run, bare: common.Run, rest: str = "") -> None:
    ratio = run.per_second / bare.per_second
    print(f"{what:>24}: {run.per_second:7.0f}/s ({ratio:.2f} of bare)  p99 {run.p99_ms:.2f} ms{rest}", flush=True)


def main() -> None:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "instance"
        if len(sys.argv) > 1:
            shutil.copytree(sys.argv[1], folder)
        else:
            records.make(folder, RECORDS)
        target = stack.enter_context(common.signpost(folder=folder, SIGNPOST_ACCESS_LOG="false"))
        bare_server = stack.enter_context(common.floor(1))
        bare = visits(bare_server)
        show("alone", visits(target), bare)
        run, rate = beside(target)
        show("links are made", run, bare, f"  {rate:.0f} links made/s")
        api = Api(target)
        run, rate = beside(target, lambda: api("DELETE", "/v1/bulk?filter[tld]=test"))
        verdict = "" if run.per_second / bare.per_second >= LEAST else f"  BELOW {LEAST}"
        show("and all are deleted", run, bare, f"  {rate:.0f} links made/s{verdict}")


if __name__ == "__main__":
    main()
