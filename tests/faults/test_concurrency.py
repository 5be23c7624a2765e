"""Many at once, against a model: no wrong answer, limits and turns to the very click, one winner.

64 threads in one process at a click limit, turns and weights of the routings: tests/visits/test_middleware.py.
"""

import asyncio
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.conftest import FIREFOX, Server
from tests.faults.campaign import HOST, counted_in, instance_of, say, times, until_refused
from tests.wire import Connection, answering, api, connected, link, visit


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = answering(Server(tmp_path_factory.mktemp("concurrency") / "instance").start())
    connected(server)
    yield server
    assert "Traceback" not in server.output.read_text()
    assert server.stop() == 0


def visits(server: Server, path: str, count: int, visitors: int) -> list[str]:
    """Where `visitors` were led who set out together, `count` visits in all; "" where they were not let in."""
    together = threading.Barrier(visitors)

    def come(number: int) -> list[str]:
        with Connection(server, host=HOST) as connection:
            together.wait(30)
            return [connection.call("GET", path).headers.get("Location", "") for _ in range(number, count, visitors)]

    with ThreadPoolExecutor(visitors) as pool:
        return [location for batch in pool.map(come, range(visitors)) for location in batch]


@pytest.mark.parametrize("turn", range(5))
def test_a_click_limit_and_32_visitors(running: Server, turn: int) -> None:
    created = link(running, alias=f"limited{turn}", max_clicks=100)
    led = visits(running, f"/limited{turn}", 192, 32)
    assert sum(map(bool, led)) == 100
    assert until_refused(running, f"limited{turn}", 0) == 0
    assert created


def test_routings_and_16_visitors(running: Server) -> None:
    """1,200 visits each: turns are exact, a weight of 0 is never taken, and the first is the first."""
    three = [f"https://{name}.example/" for name in "abc"]
    link(running, alias="turns", destinations=three, destination_routing="order", destination=None)
    assert Counter(visits(running, "/turns", 1200, 16)) == dict.fromkeys(three, 400)
    link(running, alias="weighted", destinations=three, destination_routing="weighted", destination_weights=[3, 0, 1],
         destination=None)  # fmt: skip
    led = Counter(visits(running, "/weighted", 1200, 16))
    assert set(led) == {three[0], three[2]}
    assert 800 < led[three[0]] < 1000
    link(running, alias="first", destinations=three, destination_routing="first", destination=None)
    assert Counter(visits(running, "/first", 1200, 16)) == {three[0]: 1200}


# --- a model of every answer -------------------------------------------------------------------------------------


@dataclass
class Model:
    """Where each alias may lead: (destination or None, since, until), known to be the case between these moments.

    A change is true at some moment between its request and its answer, so while it is under way both answers are right.
    """

    states: dict[str, list[tuple[str | None, float, float]]] = field(default_factory=dict)

    def change(self, alias: str, destination: str | None, began: float, ended: float) -> None:
        history = self.states.setdefault(alias, [])
        if history:
            before, since, _ = history[-1]
            history[-1] = (before, since, ended)
        history.append((destination, began, float("inf")))

    def allows(self, alias: str, destination: str | None, sent: float, received: float) -> bool:
        return any(
            destination == state and since <= received and sent <= until for state, since, until in self.states[alias]
        )


class Visitor(asyncio.Protocol):
    """A connection that visits one alias after another, and notes what it was answered and when."""

    def __init__(
        self, chance: random.Random, aliases: list[str], seen: list[tuple[str, str | None, float, float]]
    ) -> None:
        self._chance, self._aliases, self._seen = chance, aliases, seen
        self._buffer = b""
        self.is_stopping = False
        self.is_done = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._send()

    def _send(self) -> None:
        self._alias, self._sent = self._chance.choice(self._aliases), time.monotonic()
        head = f"GET /{self._alias} HTTP/1.1\r\nHost: {HOST}\r\nUser-Agent: {FIREFOX}\r\n\r\n"
        self._transport.write(head.encode())

    def data_received(self, data: Any) -> None:
        self._buffer += data
        head, is_whole, rest = self._buffer.partition(b"\r\n\r\n")
        if not is_whole:
            return
        lines = head.decode("latin-1").split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if len(rest) < int(fields.get("content-length", 0)):
            return
        status = int(lines[0].split()[1])
        assert status in (302, 404), head
        self._seen.append(
            (self._alias, fields.get("location") if status == 302 else None, self._sent, time.monotonic())
        )
        self._buffer = b""
        if self.is_stopping:
            self.is_done = True
            self._transport.close()
        else:
            self._send()


def test_every_answer_to_64_connections_is_right_while_links_change(running: Server, chance: random.Random) -> None:
    """Links are made, changed, moved to another alias and deleted, their hostname disconnected and connected again."""
    aliases = [f"m{number}" for number in range(40)]
    seen: list[tuple[str, str | None, float, float]] = []
    model = Model({alias: [(None, 0.0, float("inf"))] for alias in aliases})
    ids: dict[str, str] = {}
    counts: Counter[str] = Counter()

    with Connection(running, token=running.token) as calls:

        def call(
            method: str, path: str, body: dict[str, Any] | None, *changed: tuple[str, str | None]
        ) -> dict[str, Any]:
            began = time.monotonic()
            answer = calls.call(method, path, body)
            assert answer.status in (200, 204), answer.body
            ended = time.monotonic()
            for alias, destination in changed:
                model.change(alias, destination, began, ended)
            return answer.json if answer.body else {}

        def change(turn: int) -> None:
            alias = chance.choice(aliases)
            to = f"https://d.example/{turn}"
            if alias not in ids:
                body = {"host": HOST, "alias": alias, "destination": to}
                ids[alias] = call("POST", "/v1/link", body, (alias, to))["data"][0]["id"]
                counts["made"] += 1
            elif (kind := chance.random()) < 0.5:
                body = {"url": f"https://{HOST}/{alias}", "destination": to}
                call("PUT", f"/v1/redirect/{ids[alias]}", body, (alias, to))
                counts["changed"] += 1
            elif kind < 0.7 and len(ids) < len(aliases):
                other = chance.choice([entry for entry in aliases if entry not in ids])
                body = {"url": f"https://{HOST}/{other}", "destination": to}
                call("PUT", f"/v1/redirect/{ids[alias]}", body, (alias, None), (other, to))
                ids[other] = ids.pop(alias)
                counts["moved"] += 1
            else:
                call("DELETE", f"/v1/redirect/{ids.pop(alias)}", None, (alias, None))
                counts["deleted"] += 1

        def flip() -> None:
            now = {alias: model.states[alias][-1][0] for alias in aliases}
            call("DELETE", f"/v1/host/{HOST}", None, *((alias, None) for alias in aliases))
            time.sleep(0.05)
            call("POST", "/v1/host", {"host": HOST}, *now.items())
            counts["flips"] += 1

        async def run() -> None:
            loop = asyncio.get_running_loop()
            visitors = [
                (await loop.create_connection(lambda: Visitor(chance, aliases, seen), "127.0.0.1", running.port))[1]
                for _ in range(64)
            ]
            until = time.monotonic() + times(3, 60)
            turn = 0
            while time.monotonic() < until:
                turn += 1
                await loop.run_in_executor(None, change, turn)
                if turn % 40 == 0:
                    await loop.run_in_executor(None, flip)
                await asyncio.sleep(0.02)
            for visitor in visitors:
                visitor.is_stopping = True
            deadline = time.monotonic() + 10
            while not all(visitor.is_done for visitor in visitors):
                assert time.monotonic() < deadline
                await asyncio.sleep(0.01)

        asyncio.run(run())
    wrong = [entry for entry in seen if not model.allows(*entry)]
    assert wrong == []
    assert len(seen) > 1000
    assert len(counts) >= 4
    say(f"{len(seen)} visits, {json.dumps(counts)}")


def test_what_is_deleted_and_made_again_leads_where_it_was_made_last(running: Server) -> None:
    with Connection(running, token=running.token) as calls, Connection(running, host=HOST) as visitor:
        id_ = None
        for turn in range(times(40, 240)):
            if id_ is not None:
                assert calls.call("DELETE", f"/v1/redirect/{id_}").status == 204
                assert visitor.call("GET", "/again").status == 404
            body = {"host": HOST, "alias": "again", "destination": f"https://d.example/{turn}"}
            answer = calls.call("POST", "/v1/link", body)
            assert answer.status == 200, answer.body
            id_ = answer.json["data"][0]["id"]
            assert visitor.call("GET", "/again").headers["Location"] == f"https://d.example/{turn}"


def test_a_hostname_that_two_workspaces_want_goes_to_one(running: Server) -> None:
    """16 at once, half of them for each workspace."""
    id_ = running.run("workspace", "create", "--name", "Other", "--owner", "owner@localhost").stdout.split()[0]
    other = running.run("token", "create", "--workspace", id_, "--name", "other").stdout.strip()
    assert other.startswith("sp_api_")
    tokens = [running.token, other]
    for turn in range(times(5, 25)):
        together = threading.Barrier(16)

        def ask(number: int, turn: int = turn, together: threading.Barrier = together) -> tuple[int, int]:
            with Connection(running, token=tokens[number % 2]) as calls:
                together.wait(30)
                return number % 2, calls.call("POST", "/v1/host", {"host": f"h{turn}.acme.test"}).status

        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(ask, range(16)))
        winners = {workspace for workspace, status in answers if status == 200}
        assert len(winners) == 1
        assert {status for workspace, status in answers if workspace not in winners} == {422}
        rows = [
            row
            for token in tokens
            for row in api(running, "GET", "/v1/host?per_page=100", token=token).json["data"]
            if row["host"] == f"h{turn}.acme.test"
        ]
        assert len(rows) == 1


def test_visitors_meet_what_a_command_did(running: Server) -> None:
    """Within a second of its end, as it is promised; here it is far less."""
    longest_s = 0.0
    for turn in range(times(2, 5)):
        assert visit(running, f"/cli{turn}").status == 404
        options = ("--host", HOST, "--destination", f"https://d.example/{turn}", "--alias", f"cli{turn}")
        done = running.run("link", "create", *options)
        assert done.returncode == 0, done.stderr
        began = time.monotonic()
        while visit(running, f"/cli{turn}").status != 302:
            assert time.monotonic() - began < 2
            time.sleep(0.005)
        longest_s = max(longest_s, time.monotonic() - began)
    say(f"seen after {longest_s:.3f} s at most")


def test_counts_are_exact_after_all_of_this(running: Server) -> None:
    """Run last on the same server: the sums agree, and the file is whole."""
    received = len([entry for entry in visits(running, "/first", 100, 4) if entry])
    assert received == 100
    assert running.stop() == 0
    found = counted_in(instance_of(running))
    assert found.integrity == "ok"
    assert found.days == found.clicks
    assert found.clicks["turns"] == found.clicks["weighted"] == 1200
    assert found.clicks["first"] == 1300
    assert {found.clicks[f"limited{turn}"] for turn in range(5)} == {100}
    answering(running.start())
