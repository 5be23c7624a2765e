"""The API at a million records: pages, filters, search, pins, making links, and deleting them all while people visit.

    .venv/bin/python -m bench.lists [FOLDER]

FOLDER: an instance made by bench.records; without one it is made first, which takes three minutes. A copy is used.
Times are those of whole HTTP calls on one connection: the middle of several.
"""

import contextlib
import http.client
import json
import shutil
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from bench import common, records

FILTERS = (
    {"id": "nothing"},
    {"host": "go3.acme.test"},
    {"host": "go3.acme.test,go4.acme.test"},
    {"tld": "test"},
    {"handler": "redirect"},
    {"type": "frame"},
    {"destination": "https://www.shop3.example/*"},
    {"tags": "tag5"},
    {"tags": "tag5,tag6"},
    {"traffic": "any"},
    {"traffic": "none"},
    {"dns_correct": "true"},
    {"dns_correct": "false"},
    {"created_after": "2026-06-01T00:00:00Z"},
    {"created_before": "2026-06-01T00:00:00Z"},
    {"created": "7d"},
    {"qr": "true"},
    {"qr": "false"},
    {"health": "broken"},
    {"health": "dns_issue"},
    {"health": "paused"},
    {"health": "expired"},
    {"health": "no_clicks"},
    {"tags": "tag5", "handler": "short-url", "search": "garden"},
)
# Found everywhere, in 1,600 records, in one, in none; of two letters; in other letters.
SEARCHES = ("http", "kitchen garden", "l999999", "zzqqy", "zz", "küche")
DEPTH = 900_000
POSTS = 400
SECONDS = 4


class Api:
    def __init__(self, target: common.Signpost) -> None:
        self._token = target.token
        self._http = http.client.HTTPConnection(urlsplit(target.origin).netloc, timeout=60)

    def __call__(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        self._http.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._http.getresponse()
        content = answer.read()
        assert answer.status == 200, (method, path, answer.status, content)
        return json.loads(content)

    def ms(self, path: str, rounds: int = 5) -> float:
        return statistics.median(_ms(lambda: self("GET", path)) for _ in range(rounds))


def _ms(call: Any) -> float:
    began = time.perf_counter()
    call()
    return (time.perf_counter() - began) * 1000


def show(what: str, ms: float, most: float | None = None) -> None:
    print(f"{what:<62} {ms:8.1f} ms" + (f"   floor {most:.0f}" if most else "") + _verdict(ms, most))


def _verdict(ms: float, most: float | None) -> str:
    return "  ABOVE ITS FLOOR" if most and ms > most else ""


def lists(api: Api) -> None:
    first = api.ms("/v1/links")
    show("first page of 25", first)
    page = "/v1/links?per_page=100"
    for _ in range(DEPTH // 100):
        page = _relative(api("GET", page)["meta"]["cursor"]["next"])
    behind = _relative(api("GET", page.replace("per_page=100", "per_page=25"))["meta"]["cursor"]["current"])
    show(f"page of 25 at depth {DEPTH:,}", api.ms(behind), 1.5 * first)
    for given in FILTERS:
        query = urlencode({f"filter[{name}]": value for name, value in given.items()})
        show(
            f"first page, {', '.join(f'{name}={value}' for name, value in given.items())}", api.ms(f"/v1/links?{query}")
        )
    for text in SEARCHES:
        show(f"first page, search={text}", api.ms(f"/v1/links?{urlencode({'filter[search]': text})}"), 150)
    show("filter pins", api.ms("/v1/links/filter-pins"), 100)


def _relative(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}"


def posts(target: common.Signpost, clients: int) -> None:
    took: list[float] = []

    def make() -> None:
        api = Api(target)
        body = {"host": "localhost", "destination": "https://dest.example/landing", "title": "A link", "tags": ["new"]}
        took.extend(_ms(lambda: api("POST", "/v1/link", body)) for _ in range(POSTS // clients))

    threads = [threading.Thread(target=make) for _ in range(clients)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rate = len(took) / (time.perf_counter() - began)
    took.sort()
    p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
    print(f"POST /link, {clients} at once: {rate:.0f}/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms")


def deletion(target: common.Signpost) -> None:
    """Everything but the link that visitors go on to meet."""
    visit: dict[str, Any] = {"connections": 8, "seconds": SECONDS, "host": "localhost"}
    common.wrk(f"{target.origin}/hello", **visit)
    before = common.wrk(f"{target.origin}/hello", **visit)
    began = time.perf_counter()
    matched = int(Api(target)("DELETE", f"/v1/bulk?{urlencode({'filter[tld]': 'test'})}"))
    show(f"DELETE /bulk, {matched:,} matches: answer", (time.perf_counter() - began) * 1000, 1000)
    during = common.wrk(f"{target.origin}/hello", **visit)
    busy = Api(target)("GET", "/v1/jobs")["data"][0]
    ratio = during.p99_ms / before.p99_ms
    print(f"visitors before: {before.per_second:.0f}/s, p50 {before.p50_ms:.2f} ms, p99 {before.p99_ms:.2f} ms")
    print(
        f"visitors during: {during.per_second:.0f}/s, p50 {during.p50_ms:.2f} ms, p99 {during.p99_ms:.2f} ms "
        f"({busy['deleted'] / (SECONDS + 0.1):.0f} records deleted a second meanwhile)"
    )
    print(f"p99 during / before: {ratio:.1f}   floor 3" + ("  ABOVE ITS FLOOR" if ratio > 3 else ""))
    done, began = busy["deleted"], time.perf_counter()
    time.sleep(10)
    rate = (Api(target)("GET", "/v1/jobs")["data"][0]["deleted"] - done) / (time.perf_counter() - began)
    print(f"records deleted a second without visitors: {rate:.0f}")


def main() -> None:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if len(sys.argv) > 1:
            shutil.copytree(sys.argv[1], folder, dirs_exist_ok=True)
        else:
            records.make(folder)
        print(f"file: {(folder / 'signpost.sqlite').stat().st_size / 2**20:.0f} MiB")
        target = stack.enter_context(common.signpost(folder=folder))
        lists(Api(target))
        posts(target, 1)
        posts(target, 8)
        deletion(target)
        print(f"memory after it all: {common.memory_mib(target.pid):.0f} MiB")


if __name__ == "__main__":
    main()
