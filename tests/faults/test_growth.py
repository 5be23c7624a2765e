"""What many different clients leave behind, a longer run under mixed load, and large numbers.

All anonymous surfaces at once: tests/isolation/test_campaign.py.
"""

import asyncio
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import FIREFOX, ROOT, Server
from tests.faults.campaign import HOST, Traffic, counted_in, instance_of, rows_of, say, times
from tests.wire import Connection, answering, api, connected, link, visit

# Which a process grows by while it meets more clients than ever before. Its caches are bounded: this is what they hold.
MORE_MIB = 64
PROXY = "X-Forwarded-Proto: https\r\n"


def process(server: Server) -> tuple[float, int, int]:
    """(resident memory in MiB, threads, open files)."""
    folder = Path(f"/proc/{server.started.pid}")
    values = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    return int(values["VmRSS"].split()[0]) / 1024, int(values["Threads"]), len(list((folder / "fd").iterdir()))


async def _send_all(port: int, heads: Callable[[int], bytes], count: int, connections: int = 8) -> dict[int, int]:
    """`count` requests of `heads(number)`, pipelined by 20 on kept connections; how often which status came."""
    seen: dict[int, int] = {}

    async def one(first: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        numbers = range(first, count, connections)
        for begin in range(0, len(numbers), 20):
            batch = numbers[begin : begin + 20]
            writer.write(b"".join(heads(number) for number in batch))
            for _ in batch:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                status = int(head.split()[1])
                seen[status] = seen.get(status, 0) + 1
                if length := re.search(r"content-length: (\d+)", head, re.IGNORECASE):
                    await reader.readexactly(int(length[1]))
        writer.close()

    await asyncio.gather(*(one(number) for number in range(connections)))
    return seen


def send_all(server: Server, heads: Callable[..., bytes], count: int) -> dict[int, int]:
    return asyncio.run(_send_all(server.port, heads, count))


def head(target: str, host: str = HOST, headers: str = "", user_agent: str = FIREFOX) -> bytes:
    return f"GET {target} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: {user_agent}\r\n{headers}\r\n".encode()


def address(number: int) -> str:
    return f"X-Forwarded-For: 2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1\r\n"


# Of each kind: how many in a short run and in a long one, the requests, what they are answered.
KINDS: dict[str, tuple[int, int, Callable[[int], bytes], int]] = {
    "paths": (6_000, 300_000, lambda n: head(f"/none{n}"), 404),
    "forwarded paths": (2_000, 100_000, lambda n: head(f"/fwd/{n}"), 302),
    "hosts": (1_000, 20_000, lambda n: head("/v1/test", f"h{n}.example.test", PROXY + address(n)), 401),
    "visitors": (1_000, 30_000, lambda n: head("/x", headers=PROXY + address(n)), 302),
    "long user agents": (300, 3_000, lambda n: head("/x", user_agent=f"{n} " + "Mozilla/5.0 x" * 200), 302),
    "bad tokens": (
        1_000, 32_000,
        lambda n: head("/v1/test", "127.0.0.1", PROXY + address(n) + f"Authorization: Bearer sp_api_{n:036d}\r\n"), 401,
    ),
}  # fmt: skip


def test_memory_levels_off_whoever_comes(make_server: Callable[..., Server]) -> None:
    server = answering(make_server(SIGNPOST_RATE_LIMIT="200 per minute").start())
    connected(server)
    link(server, alias="x")
    link(server, alias="fwd", forward_path=True)
    assert set(send_all(server, lambda n: head("/x"), 1_000)) == {302}
    before_mib, threads, _ = process(server)
    for name, (subset, many, heads, status) in KINDS.items():
        count = times(subset, many)
        seen = send_all(server, heads, count)
        assert seen == {status: count}, name
        say(f"{count} {name}: {process(server)[0]:.0f} MiB, {before_mib:.0f} before all")
    mib, more_threads, _ = process(server)
    assert mib < before_mib + MORE_MIB
    assert more_threads <= threads + 8
    assert server.stop() == 0
    assert counted_in(instance_of(server)).integrity == "ok"


def test_a_soak(make_server: Callable[..., Server], chance: random.Random) -> None:
    """Visitors, creates, changes, deletions and lists at a moderate rate; every number is exact at the end."""
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    saved: dict[str, str] = {}
    created = 0
    statuses: dict[int, int] = {}
    until = time.monotonic() + times(2, 420)
    mib: list[float] = []

    def write(number: int) -> None:
        nonlocal created
        own = random.Random(chance.random())
        mine: dict[str, str] = {}
        with Connection(server, token=server.token, timeout_s=30) as calls:
            while time.monotonic() < until:
                kind = own.random()
                if kind < 0.5 or len(mine) < 5:
                    body = {"host": HOST, "alias": f"s{number}-{created}", "destination": "https://dest.example/"}
                    answer = calls.call("POST", "/v1/link", {**body, "tags": ["soak"]})
                    created += 1
                    if answer.status == 200:
                        mine[answer.json["data"][0]["id"]] = body["alias"]
                elif kind < 0.7:
                    id_ = own.choice(list(mine))
                    body = {"url": f"https://{HOST}/{mine[id_]}", "destination": f"https://d.example/{created}"}
                    answer = calls.call("PUT", f"/v1/redirect/{id_}", body)
                elif kind < 0.85:
                    id_ = own.choice(list(mine))
                    answer = calls.call("DELETE", f"/v1/redirect/{id_}")
                    if answer.status == 204:
                        del mine[id_]
                else:
                    answer = calls.call("GET", "/v1/links?per_page=25&filter%5Btags%5D=soak")
                statuses[answer.status] = statuses.get(answer.status, 0) + 1
                time.sleep(0.08)
        saved.update(mine)

    writers = [threading.Thread(target=write, args=(number,)) for number in range(1)]
    with Traffic(server, ["x"], visitors=4, pause_s=0.02) as traffic:
        for writer in writers:
            writer.start()
        while any(writer.is_alive() for writer in writers):
            mib.append(process(server)[0])
            time.sleep(1)
    _, threads, files = process(server)
    assert set(statuses) == {200, 204}
    assert set(traffic.statuses) == {302}
    assert mib[-1] < mib[0] + MORE_MIB
    assert threads < 40
    assert files < 80
    assert server.stop() == 0
    found = counted_in(instance_of(server))
    assert found.integrity == "ok"
    assert found.clicks["x"] == traffic.received["x"]
    assert found.aliases == {"x", *saved.values()}
    assert not (instance_of(server) / "signpost.sqlite-wal").exists()
    say(
        f"{traffic.received['x']} clicks, {sum(statuses.values())} calls; {mib[0]:.0f} to {mib[-1]:.0f} MiB, "
        f"{threads} threads, {files} files"
    )


# --- large numbers -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, int, int]]:
    """Records with ten tags each, all of them different, and hostnames."""
    records, hosts = times(1_000, 40_000), times(40, 5_000)
    folder = tmp_path_factory.mktemp("large")
    server = answering(Server(folder / "instance").start())
    connected(server)
    for number in range(hosts - 2):  # go.acme.test and localhost are connected
        assert api(server, "POST", "/v1/host", {"host": f"h{number}.acme.test"}).status == 200
    file = folder / "links.jsonl"
    with file.open("w") as lines:
        for number in range(records):
            tags = ", ".join(f'"t{number * 10 + tag}"' for tag in range(10))
            own = f'"url": "https://{HOST}/r{number}", "destination": "https://d.example/{number}"'
            lines.write(f'{{{own}, "tags": [{tags}]}}\n')
    assert imported(server, file) == records
    yield server, records, hosts
    assert server.stop() == 0
    assert counted_in(instance_of(server)).integrity == "ok"


def imported(server: Server, file: Path) -> int:
    """Import a file with the command; how many links were made."""
    done = subprocess.run(
        [sys.executable, "-m", "signpost.cli", "import", str(file)],
        env=server.environment, capture_output=True, text=True, cwd=ROOT, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return int(done.stderr.splitlines()[-1].split()[0])


def test_many_tags_hostnames_and_records(large: tuple[Server, int, int]) -> None:
    server, records, hosts = large
    assert rows_of(instance_of(server), "SELECT count(*) FROM tag_count") == [(records * 10,)]
    assert rows_of(instance_of(server), "SELECT count(*) FROM host") == [(hosts,)]
    for path in ("/v1/links?per_page=100", f"/v1/links?filter%5Btags%5D=t{records}", "/v1/host?per_page=100"):
        began = time.monotonic()
        assert api(server, "GET", path).status == 200
        assert time.monotonic() - began < 2
    (row,) = api(server, "GET", f"/v1/links?filter%5Btags%5D=t{records * 10 - 1}").json["data"]
    assert row["alias"] == f"r{records - 1}"
    began = time.monotonic()
    assert api(server, "GET", "/v1/links/filter-pins").status == 200
    assert time.monotonic() - began < 5
    assert visit(server, f"/r{records - 1}").headers["Location"] == f"https://d.example/{records - 1}"


def test_as_many_clicks_as_can_be_told_and_one_more(make_server: Callable[..., Server], tmp_path: Path) -> None:
    """2^53 of them are imported; a number above that is another one in JavaScript."""
    server = answering(make_server().start())
    connected(server)
    file = tmp_path / "links.csv"
    file.write_text(f"url,destination,total_clicks\n{HOST}/x,https://d.example/,{2**53}\n")
    assert imported(server, file) == 1
    assert visit(server, "/x").status == 302
    assert server.stop() == 0
    assert counted_in(instance_of(server)).clicks == {"x": 2**53 + 1}


def test_the_longest_destinations(make_server: Callable[..., Server]) -> None:
    """20 of them with 2,046 characters each, which is all that a link may have."""
    server = answering(make_server().start())
    connected(server)
    start = "https://d{:02}.example/"
    many = [start.format(n) + "x" * (2046 - len(start.format(n))) for n in range(20)]
    link(server, alias="long", destination=None, destinations=many, destination_routing="order")
    with Connection(server, host=HOST) as visitor:
        led = [visitor.call("GET", "/long").headers["Location"] for _ in range(40)]
    assert sorted(led) == sorted(many * 2)
    assert server.stop() == 0
