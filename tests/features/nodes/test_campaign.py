"""Faults of all kinds, one after the other, while people visit, change, import and listen.

Three nodes, a PostgreSQL and its synchronous standby. With TEST_LONG=1 it takes an hour, a fault a minute;
else two minutes, each fault once. `pytest -rP` shows the figures.
"""

import collections
import contextlib
import json
import random
import signal
import statistics
import struct
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.faults.campaign import CUT_OFF, LONG, post_file, say
from tests.features.monitoring.conftest import Site
from tests.features.nodes.conftest import HOST, Cable, Nodes
from tests.features.nodes.test_nodes import press
from tests.wire import Connection, api, eventually, link, visit

ROUNDS, ROUND_S, FAULT_S = (60, 60.0, 20.0) if LONG else (7, 8.0, 4.0)
# What visitors come for; links with a limit, and the limit; lines of an import.
PLAIN = [f"p{number}" for number in range(5)]
LIMITED, LIMIT = [f"few{number}" for number in range(3)], 600 if LONG else 40
LINES = 300
# Longer than any answer of a node that is well; what visitors wait for at most.
SILENT_S, PATIENCE_S = 2.0, 1.0
# From the end of a fault until all is as before.
RECOVERY_S = 60


@dataclass
class Edited:
    """A link as one of its editors knows it. done: changes that were acknowledged."""

    id: str
    done: int = 1
    # What it may lead to; None: it may be deleted. The one that is known, or that and what was cut off.
    may_be: list[str | None] = field(default_factory=list)


class Load:
    """All that goes on at the nodes, and what was answered."""

    def __init__(self, nodes: list[Server]):
        self._nodes = nodes
        self._is_over = threading.Event()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self.answered, self.unknown = collections.Counter[str](), collections.Counter[str]()
        self.taken, self.taken_perhaps = collections.Counter[str](), collections.Counter[str]()
        self.edited: list[Edited] = []
        self.imported: dict[str, str] = {}
        self.statuses = collections.Counter[int]()
        self.times_s: list[float] = []
        self.fewest_answering = len(nodes)
        self._answered_at = [0.0] * len(nodes)

    def __enter__(self) -> "Load":
        works: list[Callable[[], None]] = [self._press, self._import]
        works += [partial(self._edit, node) for node in self._nodes]
        works += [partial(self._visit, number) for number in range(len(self._nodes))]
        self._start(works)
        eventually(lambda: all(self._answered_at))
        self._start([self._watch])
        return self

    def _start(self, works: list[Callable[[], None]]) -> None:
        for work in works:
            self._threads.append(threading.Thread(target=work))
            self._threads[-1].start()

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        for thread in self._threads:
            thread.join()

    def _goes_on(self, pause_s: float) -> bool:
        return not self._is_over.wait(pause_s)

    def _visit(self, number: int) -> None:
        node, connection = self._nodes[number], None
        while self._goes_on(0.02):
            alias = PLAIN[len(self.times_s) % len(PLAIN)]
            began = time.monotonic()
            try:
                connection = connection or Connection(node, host=HOST, timeout_s=PATIENCE_S)
                status = connection.call("GET", f"/{alias}").status
            except CUT_OFF:
                if connection is not None:
                    connection.close()
                connection = None
                with self._lock:
                    self.unknown[alias] += 1
                continue
            ended = time.monotonic()
            with self._lock:
                self.statuses[status] += 1
                self.answered[alias] += status == 302
                self.times_s.append(ended - began)
            if status == 302:
                self._answered_at[number] = ended
        if connection is not None:
            connection.close()

    def _watch(self) -> None:
        while self._goes_on(0.1):
            since = time.monotonic() - SILENT_S
            self.fewest_answering = min(self.fewest_answering, sum(at > since for at in self._answered_at))

    def _press(self) -> None:
        for number in range(10**9):
            if not self._goes_on(0.1):
                return
            alias = LIMITED[number % len(LIMITED)]
            try:
                status = press(self._nodes[number // len(LIMITED) % len(self._nodes)], f"/{alias}")
            except CUT_OFF:
                self.taken_perhaps[alias] += 1
                continue
            assert status in (302, 303, 403, 410, 503), status
            self.taken[alias] += status in (302, 303)
            # What was answered like this may have taken a click before PostgreSQL was lost.
            self.taken_perhaps[alias] += status == 503

    def _edit(self, node: Server) -> None:
        def send(method: str, path: str, body: object = None) -> Any:
            """None: it may have been done, or not."""
            with contextlib.suppress(*CUT_OFF):
                answer = api(node, method, path, body)
                if answer.status in (200, 204):
                    return answer
                assert answer.status == 503, answer.body
            time.sleep(0.3)
            return None

        number = 0
        while self._goes_on(0.1):
            number += 1
            answer = send("POST", "/v1/link", {"host": HOST, "destination": "https://x.example/new"})
            if answer is None:
                continue
            known = Edited(answer.json["data"][0]["id"], may_be=["https://x.example/new"])
            self.edited.append(known)
            for destination in ("https://x.example/a", "https://x.example/b", None):
                if destination is None and number % 3:
                    break
                path, body = f"/v1/redirect/{known.id}", {"destination": destination}
                answer = send("PATCH", path, body) if destination else send("DELETE", path)
                if answer is None:
                    known.may_be.append(destination)
                    break
                known.done, known.may_be = known.done + 1, [destination]

    def _import(self) -> None:
        number = 0
        while self._goes_on(1):
            number += 1
            name, node = f"i{number}-", self._nodes[number % len(self._nodes)]
            rows = "".join(f"https://{HOST}/{name}{line},https://x.example/{line}\n" for line in range(LINES))
            with contextlib.suppress(*CUT_OFF):
                answer = post_file(node, rows)
                assert answer.status in (200, 202, 503), answer.body
                if answer.status != 503:
                    self.imported[name] = answer.headers.get("Location", "").rpartition("/")[2]


class Faults:
    """What happens to nodes and to PostgreSQL. Each ends as it began."""

    def __init__(self, nodes: list[Server], servers: list[postgresql.Server], cables: list[Cable], clock: Path):
        self._nodes, self._cables, self._clock = nodes, cables, clock
        self.primary, self._standby = servers
        self._chance = random.Random(20)

    def a_node_is_killed(self) -> None:
        node = self._chance.choice(self._nodes)
        node.stop(signal.SIGKILL)
        time.sleep(FAULT_S / 4)
        node.start()

    def a_node_stands_still(self) -> None:
        node = self._chance.choice(self._nodes)
        node.started.send_signal(signal.SIGSTOP)
        time.sleep(FAULT_S)
        node.started.send_signal(signal.SIGCONT)

    def the_standby_takes_over(self) -> None:
        self.primary.kill()
        time.sleep(self._chance.uniform(0, 1))
        self._standby.promote()
        time.sleep(FAULT_S / 4)
        self.primary, self._standby = self._standby, self.primary
        self._standby.follow(self.primary)

    def postgresql_is_restarted(self) -> None:
        self.primary.stop(self._chance.choice(["fast", "immediate"]))
        time.sleep(self._chance.uniform(0, FAULT_S / 4))
        self.primary.start()

    def a_node_is_cut_off(self) -> None:
        for cable in self._cables:
            cable.cut()
        time.sleep(FAULT_S)
        for cable in self._cables:
            cable.mend()

    def packets_of_a_node_vanish(self) -> None:
        for cable in self._cables:
            cable.freeze()
        time.sleep(FAULT_S)
        for cable in self._cables:
            # What is held up is lost, as it is once the network gives up.
            cable.cut()
            cable.mend()

    def a_clock_is_wrong(self) -> None:
        for seconds in (self._chance.choice([-60, 60]), 0):
            set_clock(self._clock, seconds)
            time.sleep(FAULT_S)

    @property
    def all(self) -> list[Callable[[], None]]:
        return [self.a_node_is_killed, self.the_standby_takes_over, self.a_node_stands_still,
                self.postgresql_is_restarted, self.a_node_is_cut_off, self.packets_of_a_node_vanish,
                self.a_clock_is_wrong]  # fmt: skip


def set_clock(file: Path, ahead_s: int) -> None:
    """The same file: it is mapped into the memory of the node."""
    with file.open("r+b") as opened:
        opened.write(struct.pack("=q", ahead_s))


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    yield site
    site.close()


@pytest.fixture
def servers() -> Iterator[list[postgresql.Server]]:
    """A primary with an empty database, and its standby."""
    started = [postgresql.Server("autovacuum = on")]
    started[0].new_database(name="campaign")
    started.append(postgresql.Server(original=started[0]))
    yield started
    for server in started:
        server.end()


def is_ready(node: Server) -> bool:
    with contextlib.suppress(*CUT_OFF):
        return api(node, "GET", "/readyz", token=None).status == 200
    return False


def p99(times_s: list[float]) -> float:
    return statistics.quantiles(times_s, n=100)[98]


def test_faults_of_all_kinds(
    tmp_path: Path,
    servers: list[postgresql.Server],
    make_cable: Callable[[postgresql.Server], Cable],
    shim: Path,
    site: Site,
) -> None:
    clock = tmp_path / "clock"
    clock.write_bytes(bytes(8))
    url = f"postgresql://signpost@/campaign?host={servers[0].folder},{servers[1].folder}"
    cables = [make_cable(server) for server in servers]
    far = url
    for cable in cables:
        far = cable.url(far)
    nodes = Nodes(tmp_path / "nodes", url)
    try:
        nodes.add(SIGNPOST_MONITOR_ALLOW_PRIVATE="true")
        nodes.add(SIGNPOST_MONITOR_ALLOW_PRIVATE="true", SIGNPOST_DATABASE_URL=far)
        nodes.add(SIGNPOST_MONITOR_ALLOW_PRIVATE="true", LD_PRELOAD=str(shim), FAULTS_CLOCK=str(clock))
        survive(nodes.all, Faults(nodes.all, servers, cables, clock), site)
    finally:
        nodes.end()


def survive(nodes: list[Server], faults: Faults, site: Site) -> None:
    hook = {"url": site.url("/hook"), "events": ["link.created"]}
    assert api(nodes[0], "POST", "/v1/webhooks", hook).status == 200
    ids = {alias: link(nodes[0], alias=alias)["id"] for alias in PLAIN}
    ids |= {alias: link(nodes[0], alias=alias, max_clicks=LIMIT)["id"] for alias in LIMITED}
    link(nodes[0], alias="after")
    for node in nodes:
        # All that was made before is there too; a visit of a limited link would count.
        eventually(lambda node=node: visit(node, "/after").status == 302)
    with Load(nodes) as load:
        time.sleep(ROUND_S)
        calm = [*load.times_s]
        for number in range(ROUNDS):
            fault = faults.all[number % len(faults.all)]
            began = time.monotonic()
            fault()
            healed = time.monotonic()
            eventually(lambda: all(map(is_ready, nodes)), RECOVERY_S)
            recovered_s = time.monotonic() - healed
            say(f"{fault.__name__}: ready after {recovered_s:.1f} s; at least {load.fewest_answering} nodes answered")
            assert load.fewest_answering >= 2, fault.__name__
            time.sleep(max(1.0, began + ROUND_S - time.monotonic()))
    p99_s, calm_p99_s = p99(load.times_s[len(calm) :]), p99(calm)
    say(f"visits: {dict(load.statuses)}, {load.unknown.total()} cut off")
    say(f"p99 {p99_s * 1000:.0f} ms, without faults {calm_p99_s * 1000:.0f} ms")
    assert set(load.statuses) == {302}
    if LONG:
        assert p99_s < max(0.1, 2 * calm_p99_s)
    assert_clicks(nodes[0], ids, load)
    assert_changes(nodes[1], faults.primary, load)
    assert_imports(nodes[2], faults.primary, load)
    assert_told(site, load)


def assert_clicks(node: Server, ids: dict[str, str], load: Load) -> None:
    """Visits that were answered are counted, and others at most that were cut off; limits were kept."""

    def counted(alias: str) -> int:
        answer = api(node, "GET", f"/v1/redirect/{ids[alias]}")
        assert answer.status == 200, answer.body
        return int(answer.json["total_clicks"])

    eventually(lambda: all(counted(alias) >= load.answered[alias] for alias in PLAIN), 60)
    time.sleep(3)
    for alias in PLAIN:
        assert load.answered[alias] <= counted(alias) <= load.answered[alias] + load.unknown[alias] + 3, alias
    for alias in LIMITED:
        say(f"{alias}: {load.taken[alias]} of {LIMIT} clicks taken, {counted(alias)} counted")
        assert load.taken[alias] <= counted(alias) <= min(LIMIT, load.taken[alias] + load.taken_perhaps[alias])


def assert_changes(node: Server, primary: postgresql.Server, load: Load) -> None:
    """Nothing that was acknowledged is lost, and each change is in the history once."""
    entries: dict[str, int] = dict(
        primary.execute("SELECT record_id, count(*) FROM change WHERE record_id IS NOT NULL GROUP BY 1", "campaign")
    )
    say(f"{len(load.edited)} links made, {sum(known.done for known in load.edited)} changes acknowledged")
    assert len(load.edited) > ROUNDS
    with Connection(node, token=node.token) as connection:
        for known in load.edited:
            answer = connection.call("GET", f"/v1/redirect/{known.id}")
            found = answer.json["destination"] if answer.status == 200 else None
            assert found in known.may_be, known
            assert entries[known.id] == known.done + (found != known.may_be[0]), known


def assert_imports(node: Server, primary: postgresql.Server, load: Load) -> None:
    """Each file that was accepted came in whole, and each line once."""
    eventually(lambda: all(job["finished_at"] for job in api(node, "GET", "/v1/jobs").json["data"]), 120)
    say(f"{len(load.imported)} files of {LINES} lines imported")
    assert load.imported
    lines = collections.Counter(
        alias.partition("-")[0] + "-"
        for (alias,) in primary.execute("SELECT alias FROM record WHERE alias LIKE 'i%-%'", "campaign")
    )
    for name in load.imported:
        assert lines[name] == LINES, name
    jobs = primary.execute("SELECT job_id, count(*) FROM change WHERE job_id IS NOT NULL GROUP BY 1", "campaign")
    assert {count for _, count in jobs} == {1}
    assert len(jobs) >= len(load.imported)


def assert_told(site: Site, load: Load) -> None:
    """Of each new link the receiver was told, by one event."""

    def told() -> dict[str, set[str]]:
        events = collections.defaultdict(set)
        for _, headers, body in [*site.received]:
            events[json.loads(body)["data"]["id"]].add({k.lower(): v for k, v in headers.items()}["webhook-id"])
        return events

    made = {known.id for known in load.edited}
    eventually(lambda: made <= told().keys(), 180)
    found = told()
    assert all(len(found[id_]) == 1 for id_ in made)
    say(f"{len(site.received)} deliveries of {len(found)} events")
