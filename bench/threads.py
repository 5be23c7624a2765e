"""Which number of visiting threads keeps redirects fast: alone, and while API clients make links as fast as they can.

.venv/bin/python -m bench.threads
"""

import http.client
import json
import threading
import time
from urllib.parse import urlsplit

from bench import common
from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.server import connections


def make_links(target: common.Signpost, stop: threading.Event, created: list[int]) -> None:
    connection = http.client.HTTPConnection(urlsplit(target.origin).netloc)
    headers = {"Authorization": f"Bearer {target.token}", "Content-Type": "application/json"}
    body = json.dumps({"host": "localhost", "destination": "https://dest.example/x"})
    while not stop.is_set():
        connection.request("POST", "/v1/link", body, headers)
        answer = connection.getresponse()
        answer.read()
        created[0] += answer.status == 200


def measure(threads: int) -> None:
    # Before what uses it is imported.
    start = f"from signpost.server import connections, process; connections.THREADS = {threads}; process.main()"
    with common.signpost(command=("-c", start)) as target:
        url = f"{target.origin}/hello"
        for connections in (1, 8, 64):
            before_s = common.cpu_s(target.pid)
            alone = common.wrk(url, connections=connections, host="localhost")
            cost_us = (common.cpu_s(target.pid) - before_s) / alone.requests * 1e6
            stop, created = threading.Event(), [0]
            clients = [threading.Thread(target=make_links, args=(target, stop, created)) for _ in range(4)]
            for client in clients:
                client.start()
            began = time.monotonic()
            busy = common.wrk(url, connections=connections, host="localhost")
            rate = created[0] / (time.monotonic() - began)
            stop.set()
            for client in clients:
                client.join()
            print(
                f"{threads} threads, {connections:2} connections: {alone.per_second:7.0f}/s p99 {alone.p99_ms:6.2f} ms"
                f" {cost_us:4.1f} us of CPU"
                f" | with {rate:4.0f} links made/s: {busy.per_second:7.0f}/s p99 {busy.p99_ms:6.2f} ms"
            )


if __name__ == "__main__":
    print(f"now: THREADS = {connections.THREADS}, requests: {TABLE[SharedResource.REQUESTS]}")
    for number in (1, 2, 4, 8):
        measure(number)
