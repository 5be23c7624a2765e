"""A node that is killed again and again, beside a PostgreSQL that is restarted and cut off, counts what it answered."""

import collections
import random
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

from signpost.features.reports.breakdowns import KINDS
from tests import postgresql
from tests.conftest import Server
from tests.faults.campaign import CUT_OFF, LONG
from tests.features.nodes.conftest import HOST, Cable, Nodes
from tests.features.nodes.test_lost_answers import Page
from tests.features.nodes.test_outages import manages
from tests.wire import Connection, answering, api, eventually, link, visit

KILLS, LONGEST_S = 20, (4.0 if LONG else 0.7)
PLAIN, LIMITED, LIMIT = "plain", "few", 30
# One visitor each, told apart by what they send; programs count as such.
AGENTS = [
    f"Mozilla/5.0 (X11; Linux x86_64; rv:{number}.0) Gecko/20100101 Firefox/{number}.0" for number in range(90, 98)
]


class Visitors:
    """Those who come without a pause, and what they were answered."""

    def __init__(self, node: Server):
        self._node = node
        self._is_over = threading.Event()
        self.answered, self.cut_off = collections.Counter[str](), collections.Counter[str]()
        self.pressed, self.pressed_perhaps = 0, 0
        self._threads = [threading.Thread(target=self._come, args=(agent,)) for agent in AGENTS[:4]]
        self._threads.append(threading.Thread(target=self._press))
        self._lock = threading.Lock()

    def __enter__(self) -> "Visitors":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        for thread in self._threads:
            thread.join()

    def _come(self, agent: str) -> None:
        while not self._is_over.wait(0.01):
            try:
                with Connection(self._node, host=HOST, timeout_s=3) as connection:
                    for _ in range(20):
                        status = connection.call("GET", f"/{PLAIN}", headers={"User-Agent": agent}).status
                        assert status == 302
                        with self._lock:
                            self.answered[agent] += 1
            except CUT_OFF:
                with self._lock:
                    self.cut_off[agent] += 1

    def _press(self) -> None:
        while not self._is_over.wait(0.4):
            try:
                page = visit(self._node, f"/{LIMITED}")
                status = Page(self._node, f"/{LIMITED}").press() if page.status == 200 else page.status
            except (*CUT_OFF, AssertionError):
                self.pressed_perhaps += 1
                continue
            # The page that names the destination, which the preview shows then.
            self.pressed += status == 200
            self.pressed_perhaps += status == 503


def sums(node: Server, id_: str) -> dict[str, Any]:
    """Each figure of a link's clicks."""
    record = api(node, "GET", f"/v1/redirect/{id_}").json
    by_day = api(node, "GET", f"/v1/links/{id_}/clicks").json
    found = {"total": record["total_clicks"], "days": sum(day["clicks"] for day in by_day["data"])}
    found["visitors"] = by_day["total"]["visitors"]
    for name in KINDS:
        answer = api(node, "GET", f"/v1/links/{id_}/clicks?by={name}")
        found[name] = sum(value["clicks"] for value in answer.json["data"]) + answer.json["other_clicks"]
    return found


def test_twenty_kills(
    make_nodes: Callable[..., Nodes], own_postgresql: postgresql.Server, make_cable: Callable[..., Cable]
) -> None:
    nodes, cable = make_nodes(1, own_postgresql), make_cable(own_postgresql)
    near = nodes.all[0]
    node = nodes.add(SIGNPOST_DATABASE_URL=cable.url(nodes.url))
    plain, few = link(near, alias=PLAIN), link(near, alias=LIMITED, max_clicks=LIMIT, plugins=["preview"])
    eventually(lambda: visit(node, f"/{LIMITED}").status == 200)
    chance = random.Random(18)
    with Visitors(node) as visitors:
        for number in range(KILLS):
            time.sleep(chance.uniform(0.05, LONGEST_S))
            if number % 5 == 1:
                own_postgresql.stop(chance.choice(["fast", "immediate"]))
            elif number % 5 == 3:
                cable.cut()
            node.stop(signal.SIGKILL)
            if number % 5 == 1:
                own_postgresql.start()
            elif number % 5 == 3:
                cable.mend()
            node.start()
            if number % 5 == 4:
                # In the middle of a start.
                time.sleep(chance.uniform(0, 0.2))
                node.stop(signal.SIGKILL)
                answering(node.start())
    eventually(lambda: manages(node), 15)
    least, most = visitors.answered.total(), visitors.answered.total() + visitors.cut_off.total()
    assert least > 20 * KILLS
    eventually(lambda: sums(near, plain["id"])["total"] >= least, 30)
    # A last start counts nothing again.
    node.stop(signal.SIGKILL)
    answering(node.start())
    time.sleep(2)
    counted = sums(near, plain["id"])
    assert least <= counted["total"] <= most, (counted, least, most)
    assert counted["visitors"] == len(visitors.answered)
    assert {counted[name] for name in counted if name not in ("total", "visitors")} == {counted["total"]}, counted
    pressed = sums(near, few["id"])
    assert visitors.pressed > 3
    assert visitors.pressed <= pressed["total"] <= min(LIMIT, visitors.pressed + visitors.pressed_perhaps)
