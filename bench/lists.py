"""The API at a million records: pages, filters, search, pins, making links, and deleting them all while people visit.

    .venv/bin/python -m bench.lists [FOLDER [RECORDS]]

FOLDER: an instance made by bench.records; without one, or with "-", it is made first, which takes three minutes for a
million RECORDS. A copy is used.
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
    {"state": "active"},
    {"state": "ending"},
    {"state": "password"},
    {"state": "rules"},
    {"state": "unclicked"},
    {"created_by": "nobody"},
    {"tags": "tag5", "handler": "short-url", "search": "garden"},
)
# Found everywhere, in 1,600 records, in one, in none; of two letters; in other letters.
# Several words, each in another field; a record's address, with and without a scheme; the beginning of one.
SEARCHES = (
    "http", "kitchen garden", "l999999", "zzqqy", "zz", "küche", "kitchen shop7 garden ref", "go3.acme.test l99",
    "https://GO3.acme.test/l43?utm_source=x", "go3.acme.test/l43", "go3.acme.test/l43 zz",
)  # fmt: skip
CLICK_SORTS = ("clicks", "-clicks", "last_clicked", "-last_clicked")
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


def show(what: str, ms: float, max_count: float | None = None) -> None:
    print(f"{what:<62} {ms:8.1f} ms" + (f"   floor {max_count:.0f}" if max_count else "") + _verdict(ms, max_count))


def _verdict(ms: float, max_count: float | None) -> str:
    return "  ABOVE ITS FLOOR" if max_count and ms > max_count else ""


def lists(api: Api, count: int) -> None:
    first = api.ms("/v1/links")
    show("first page of 25", first)
    depth = count * 9 // 10
    show(f"page of 25 at depth {depth:,}", api.ms(_behind(api, "-created_at", depth)), 1.5 * first)
    # It takes as many requests to get there.
    depth = count // 10
    for sort in CLICK_SORTS:
        show(f"first page, sort={sort}", api.ms(f"/v1/links?sort={sort}"), 10)
        show(f"page of 25 at depth {depth:,}, sort={sort}", api.ms(_behind(api, sort, depth)), 10)
    # No record of this hostname was clicked: every other clicked one is passed.
    show("first page, sort=-clicks, host", api.ms("/v1/links?sort=-clicks&filter%5Bhost%5D=go3.acme.test"), 150)
    show("first page, count=total", api.ms("/v1/links?count=total"))
    show("first page, count=total, host", api.ms("/v1/links?count=total&filter%5Bhost%5D=go3.acme.test"))
    for given in FILTERS:
        query = urlencode({f"filter[{name}]": value for name, value in given.items()})
        show(
            f"first page, {', '.join(f'{name}={value}' for name, value in given.items())}", api.ms(f"/v1/links?{query}")
        )
    for text in SEARCHES:
        query = urlencode({"filter[search]": text})
        show(f"first page, search={text}", api.ms(f"/v1/links?{query}"), 150)
        show(f"the same with count=total, search={text}", api.ms(f"/v1/links?{query}&count=total"))
    show("filter pins", api.ms("/v1/links/filter-pins"), 100)


def _behind(api: Api, sort: str, depth: int) -> str:
    """The address of a page of 25 rows, `depth` rows behind the first one."""
    page = f"/v1/links?per_page=100&sort={sort}"
    for _ in range(depth // 100):
        page = _relative(api("GET", page)["meta"]["cursor"]["next"])
    return _relative(api("GET", page.replace("per_page=100", "per_page=25"))["meta"]["cursor"]["current"])


def export(target: common.Signpost, count: int) -> None:
    """All records as a file: when it begins, how long it takes, and the memory of the server before and after."""
    for format_ in ("jsonl", "csv"):
        before, began = common.memory_mib(target.pid), time.perf_counter()
        connection = http.client.HTTPConnection(urlsplit(target.origin).netloc, timeout=60)
        connection.request("GET", f"/v1/export?format={format_}", headers={"Authorization": f"Bearer {target.token}"})
        answer = connection.getresponse()
        read, first = len(answer.read(1)), time.perf_counter() - began
        while part := answer.read(1 << 20):
            read += len(part)
        took = time.perf_counter() - began
        print(
            f"export, {format_}: first byte after {first * 1000:.0f} ms, {count / took:.0f} records/s, "
            f"{read / 2**20:.0f} MiB; memory {before:.0f} to {common.memory_mib(target.pid):.0f} MiB"
        )


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
        if len(sys.argv) > 1 and sys.argv[1] != "-":
            shutil.copytree(sys.argv[1], folder, dirs_exist_ok=True)
        else:
            records.make(folder, int(sys.argv[2]) if len(sys.argv) > 2 else records.RECORDS)
        print(f"file: {(folder / 'signpost.sqlite').stat().st_size / 2**20:.0f} MiB")
        target = stack.enter_context(common.signpost(folder=folder))
        count = Api(target)("GET", "/v1/link/count")["count"]
        lists(Api(target), count)
        export(target, count)
        posts(target, 1)
        posts(target, 8)
        deletion(target)
        print(f"memory after it all: {common.memory_mib(target.pid):.0f} MiB")


if __name__ == "__main__":
    main()
