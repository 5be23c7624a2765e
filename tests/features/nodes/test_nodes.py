"""What several nodes promise while everything is well."""

import collections
import json
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.faults.campaign import post_file
from tests.features.nodes.conftest import HOST, Nodes
from tests.wire import Connection, Reply, answering, api, eventually, link, visit

MakeNodes = Callable[..., Nodes]


def listed(node: Server, alias: str) -> dict[str, object]:
    (found,) = [entry for entry in api(node, "GET", "/v1/links").json["data"] if entry["alias"] == alias]
    return dict(found)


def records(nodes: Nodes) -> int:
    ((count,),) = postgresql.server().execute("SELECT count(*) FROM record", postgresql.name_of(nodes.url))
    return int(count)


def clicks(node: Server, alias: str) -> object:
    return listed(node, alias)["total_clicks"]


def press(node: Server, path: str) -> int:
    """Open a link with a click limit as a person does: its page asks, and the button takes the click."""
    page = visit(node, path)
    if page.status != 200:
        return page.status
    token = page.body.decode().partition('name="token" value="')[2].partition('"')[0]
    with Connection(node, host=HOST) as connection:
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return connection.call("POST", path, f"token={token}".encode(), headers=headers).status


class TestReadsAndWrites:
    def test_a_change_is_at_once_where_it_was_made_and_soon_elsewhere(self, make_nodes: MakeNodes) -> None:
        a, b = make_nodes(2).all
        late: list[float] = []
        for number in range(30):
            link(a, alias=f"new{number}")
            began = time.monotonic()
            assert visit(a, f"/new{number}").status == 302
            assert listed(b, f"new{number}")["destination"] == "https://dest.example/"
            eventually(lambda number=number: visit(b, f"/new{number}").status == 302, 5)
            late.append(time.monotonic() - began)
        assert sorted(late)[-2] < 1, late

    def test_what_a_visit_knew_is_forgotten_everywhere(self, make_nodes: MakeNodes) -> None:
        a, b = make_nodes(2).all
        record = link(a, alias="moves")
        eventually(lambda: visit(b, "/moves").status == 302)
        for number in range(5):
            node, other = (a, b) if number % 2 else (b, a)
            target = f"https://dest.example/{number}"
            assert api(node, "PATCH", f"/v1/redirect/{record['id']}", {"destination": target}).status == 200
            assert visit(node, "/moves").headers["Location"] == target
            eventually(lambda other=other, target=target: visit(other, "/moves").headers["Location"] == target, 5)
        assert api(b, "DELETE", f"/v1/redirect/{record['id']}").status in (200, 204)
        eventually(lambda: visit(a, "/moves").status == 404, 5)

    def test_tokens_and_the_versions_of_answers(self, make_nodes: MakeNodes) -> None:
        a, b = make_nodes(2).all
        before = int(api(b, "GET", "/v1/links").headers["Signpost-Version"])
        link(a, alias="later")
        assert int(api(a, "GET", "/v1/links").headers["Signpost-Version"]) > before
        assert "Signpost-Version" not in visit(a, "/later").headers
        made = a.run("token", "create", "--role", "viewer", "--name", "x").stdout.strip()
        assert api(b, "GET", "/v1/links", token=made).status == 200
        assert api(b, "POST", "/v1/link", {"host": HOST, "destination": "https://x.example"}, token=made).status == 484


class TestOnce:
    def test_a_key_of_a_request_is_used_once(self, make_nodes: MakeNodes) -> None:
        made = make_nodes(2)
        nodes = made.all
        for number in range(10):
            body, headers = (
                {"host": HOST, "destination": f"https://dest.example/{number}"},
                {"Idempotency-Key": f"k{number}"},
            )

            def send(node: Server, body: object = body, headers: object = headers) -> Reply:
                return api(node, "POST", "/v1/link", body, headers=headers)

            with ThreadPoolExecutor(4) as pool:
                answers = [*pool.map(send, nodes * 2)]
            good = {answer.body for answer in answers if answer.status == 200}
            assert len(good) == 1
            assert {send(node).body for node in nodes} == good
        assert records(made) == 10 + 1

    def test_a_job_goes_on_where_its_node_was_killed(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(2)
        a, b = nodes.all
        started = import_file(a, 6000)
        eventually(lambda: job(b, started)["created"] > 0)
        assert a.process is not None
        a.process.kill()
        done = job(b, started)["created"]
        eventually(lambda: job(b, started)["created"] > done, 30)
        eventually(lambda: job(b, started)["finished_at"], 60)
        found = job(b, started)
        assert (found["created"], found["refused"]) == (6000, 0), found
        assert records(nodes) == 6000 + 1

    def test_a_job_of_a_paused_node_is_carried_out_once(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(2)
        a, b = nodes.all
        started = import_file(a, 6000)
        eventually(lambda: job(b, started)["created"] > 0)
        assert a.process is not None
        a.process.send_signal(signal.SIGSTOP)
        eventually(lambda: job(b, started)["finished_at"], 60)
        a.process.send_signal(signal.SIGCONT)
        time.sleep(3)
        found = job(a, started)
        assert (found["created"], found["refused"]) == (6000, 0), found
        assert records(nodes) == 6000 + 1

    def test_background_work_moves_to_another_node(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(2)
        server = postgresql.server()

        def holder() -> str:
            rows = server.execute("SELECT holder FROM lease WHERE name LIKE 'back%' AND until > clock_timestamp()",
                                  postgresql.name_of(nodes.url))  # fmt: skip
            return str(rows[0][0]) if rows else ""

        first = eventually(holder)
        ids = {json.loads((node.instance / "node.json").read_text())["id"]: node for node in nodes.all}
        node = ids[first.partition("-")[0]]
        assert node.process is not None
        node.process.kill()
        eventually(lambda: holder() not in ("", first), 30)


class TestClicks:
    def test_each_is_counted_once_wherever_it_came(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(3).all
        link(nodes[0], alias="abc")
        for node in nodes:
            eventually(lambda node=node: visit(node, "/abc").status == 302)
        counted = collections.Counter[str]()

        def come(number: int) -> None:
            with Connection(nodes[number % 3], host=HOST) as connection:
                for _ in range(200):
                    if connection.call("GET", "/abc").status == 302:
                        with lock:
                            counted["abc"] += 1

        lock = threading.Lock()
        time.sleep(2)
        before = clicks(nodes[1], "abc")
        with ThreadPoolExecutor(6) as pool:
            list(pool.map(come, range(6)))
        eventually(lambda: clicks(nodes[1], "abc") == before + counted["abc"])  # type: ignore[operator]
        time.sleep(1)
        assert clicks(nodes[2], "abc") == before + 1200  # type: ignore[operator]

    def test_a_person_is_one_visitor_everywhere(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(2)
        a, b = nodes.all
        link(a, alias="abc")
        for node in (a, b):
            eventually(lambda node=node: visit(node, "/abc").status == 302)
        eventually(lambda: clicks(a, "abc") == 2)
        ((visitors,),) = postgresql.server().execute(
            "SELECT count(DISTINCT visitor) FROM click_visitor", postgresql.name_of(nodes.url)
        )
        assert visitors == 1

    def test_a_limit_holds_on_all_nodes(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(3).all
        link(nodes[0], alias="few", max_clicks=20)
        # Changes come in their order.
        link(nodes[0], alias="after")
        for node in nodes:
            eventually(lambda node=node: visit(node, "/after").status == 302)
        with ThreadPoolExecutor(9) as pool:
            answers = collections.Counter(pool.map(lambda number: press(nodes[number % 3], "/few"), range(60)))
        assert answers[302] + answers[303] == 20, answers
        eventually(lambda: clicks(nodes[1], "few") == 20)

    def test_a_stop_moves_what_waits(self, make_nodes: MakeNodes) -> None:
        nodes = make_nodes(2)
        a, b = nodes.all
        link(a, alias="abc")
        for _ in range(50):
            assert visit(a, "/abc").status == 302
        assert a.stop() == 0
        assert clicks(b, "abc") == 50


class TestEvents:
    def test_a_stream_goes_on_at_another_node(self, make_nodes: MakeNodes) -> None:
        a, b = make_nodes(2).all
        for number in range(20):
            link((a, b)[number % 2], alias=f"x{number}")

        def ids(node: Server, after: str) -> list[str]:
            headers = {"Accept": "text/event-stream", "Last-Event-ID": after}
            with Connection(node, token=node.token) as connection:
                answer = connection.call("GET", "/v1/events?follow=false", headers=headers)
            return [line[4:] for line in answer.body.decode().splitlines() if line.startswith("id: ")]

        first = ids(a, "0" * 26)
        assert len(first) >= 20
        for place in (0, 7, 15):
            assert ids(b, first[place]) == first[place + 1 :]


class TestStarts:
    def test_a_further_node_needs_the_key(self, make_nodes: MakeNodes, tmp_path: object) -> None:
        nodes = make_nodes(1)
        other = Server(nodes.all[0].instance.parent / "keyless", SIGNPOST_DATABASE_URL=nodes.url)
        other.instance.mkdir()
        with pytest.raises(RuntimeError, match=r"secret\.key"):
            other.start()
        assert not (other.instance / "secret.key").exists()
        (other.instance / "secret.key").write_bytes(b"x" * 32)
        with pytest.raises(RuntimeError, match="is not the key of this database"):
            other.start()

    def test_nothing_of_it_is_loaded_without_an_address(self, make_server: Callable[..., Server]) -> None:
        server = make_server()
        server.is_plain, server.serve = True, (sys.executable, "-m", "signpost.cli", "serve")
        answering(server.start())
        assert api(server, "GET", "/v1/links").status == 200
        assert server.process is not None
        maps = Path(f"/proc/{server.process.pid}/maps").read_text()
        assert "psycopg" not in maps
        assert "libpq" not in maps


def import_file(node: Server, count: int) -> str:
    """Import so many redirects; returns the id of the job."""
    rows = "".join(f"https://{HOST}/r{number},https://x.example/{number}\n" for number in range(count))
    answer = post_file(node, rows)
    assert answer.status in (200, 202), answer.body
    return next(iter(api(node, "GET", "/v1/jobs").json["data"]))["id"]  # type: ignore[no-any-return]


def job(node: Server, id_: str) -> dict[str, Any]:
    (found,) = [entry for entry in api(node, "GET", "/v1/jobs").json["data"] if entry["id"] == id_]
    return dict(found)
