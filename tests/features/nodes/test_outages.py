"""What nodes do while PostgreSQL is away, stands still or is out of reach, and afterwards."""

import json
import re
import signal
import threading
import time
from collections.abc import Callable

import pytest

from tests import postgresql
from tests.conftest import Server
from tests.features.monitoring.conftest import Site
from tests.features.nodes.conftest import HOST, Cable, Nodes
from tests.features.nodes.test_nodes import clicks, press
from tests.wire import Connection, answering, api, eventually, link, visit

MakeNodes = Callable[..., Nodes]
MakeCable = Callable[[postgresql.Server], Cable]


def assert_refuses_management(node: Server, within_s: float = 10) -> None:
    """Reads and writes are refused, each soon and in words."""
    for method, path, body in (
        ("GET", "/v1/links", None),
        ("POST", "/v1/link", {"host": HOST, "destination": "https://dest.example/"}),
    ):
        began = time.monotonic()
        answer = api(node, method, path, body)
        assert time.monotonic() - began < within_s
        assert (answer.status, answer.json["code"]) == (503, "storage_unavailable"), answer.body


def assert_away(node: Server, within_s: float = 10) -> None:
    """Plain links work, limited ones and management do not, and the probes say so."""
    assert visit(node, "/plain").status == 302
    assert visit(node, "/nothing").status == 404
    limited = visit(node, "/few", Accept="text/html")
    assert (limited.status, limited.headers["Content-Type"].partition(";")[0]) == (503, "text/html")
    assert "Location" not in limited.headers
    assert int(limited.headers["Retry-After"]) > 0
    assert_refuses_management(node, within_s)
    with Connection(node) as connection:
        assert connection.call("GET", "/healthz").status == 200
        ready = connection.call("GET", "/readyz")
        assert ready.status == 503
        assert "unreachable" in ready.json["reasons"]["database"]
        assert ready.json["copy"]["behind_s"] >= 0
        page = connection.call("GET", "/w/home/links")
        assert page.status in (302, 303, 503), page.body
        assert b"Traceback" not in page.body
    metrics = gauges(node)
    assert metrics["signpost_postgresql_up"] == 0
    assert "signpost_copy_age_seconds" in metrics


def gauges(node: Server) -> dict[str, float]:
    """The metrics of a node that have no labels."""
    with Connection(node) as connection:
        found = connection.call("GET", "/metrics").body.decode()
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", found, re.M)}


def has_links(node: Server) -> None:
    link(node, alias="plain")
    link(node, alias="few", max_clicks=3)


def manages(node: Server) -> bool:
    return api(node, "GET", "/v1/links").status == 200


class TestAway:
    def test_links_go_on_and_all_comes_back(self, make_nodes: MakeNodes, own_postgresql: postgresql.Server) -> None:
        nodes = make_nodes(2, own_postgresql).all
        has_links(nodes[0])
        for node in nodes:
            eventually(lambda node=node: visit(node, "/few").status == 200)
        came = sum(visit(nodes[0], "/plain").status == 302 for _ in range(5))
        own_postgresql.stop()
        for node in nodes:
            assert_away(node)
            came += 1
        came += sum(visit(node, "/plain").status == 302 for node in nodes for _ in range(20))
        aged = gauges(nodes[0])["signpost_copy_age_seconds"]
        time.sleep(1.5)
        assert gauges(nodes[0])["signpost_copy_age_seconds"] > aged + 1
        own_postgresql.start()
        for node in nodes:
            eventually(lambda node=node: manages(node), 15)
            with Connection(node) as connection:
                eventually(lambda connection=connection: connection.call("GET", "/readyz").status == 200, 15)
        eventually(lambda: clicks(nodes[1], "plain") == came, 15)
        assert press(nodes[1], "/few") in (302, 303)
        link(nodes[0], alias="after")
        eventually(lambda: visit(nodes[1], "/after").status == 302, 10)

    def test_webhooks_go_on_soon_after_it_was_lost_in_the_middle_of_a_turn(
        self, make_nodes: MakeNodes, own_postgresql: postgresql.Server
    ) -> None:
        site, go = Site(), threading.Event()
        try:
            (node,) = make_nodes(1, own_postgresql, SIGNPOST_MONITOR_ALLOW_PRIVATE="true").all
            hook = {"url": site.url("/hook"), "events": ["link.created"]}
            assert api(node, "POST", "/v1/webhooks", hook).status == 200
            site.wait_for["/hook"] = go
            records = [{"host": HOST, "alias": f"a{n}", "destination": "https://d.example/"} for n in range(3)]
            assert api(node, "POST", "/v1/bulk", {"records": records}).status == 200
            eventually(lambda: len(site.received) == 1, 10)
            own_postgresql.stop()
            go.set()
            eventually(lambda: b"could not be written" in node.output.read_bytes(), 20)
            own_postgresql.start()
            eventually(
                lambda: {json.loads(body)["data"]["alias"] for _, _, body in site.received} == {"a0", "a1", "a2"}, 60
            )
        finally:
            go.set()
            site.close()

    def test_no_restart_loses_what_was_answered(self, make_nodes: MakeNodes, own_postgresql: postgresql.Server) -> None:
        nodes = make_nodes(2, own_postgresql).all
        statuses: set[int] = set()
        made: list[str] = []
        is_over = threading.Event()

        def work(node: Server, name: str) -> None:
            number = 0
            while not is_over.is_set():
                number += 1
                alias = f"{name}{number}"
                answer = api(
                    node, "POST", "/v1/link", {"host": HOST, "alias": alias, "destination": "https://x.example/"}
                )
                statuses.add(answer.status)
                if answer.status == 200:
                    made.append(alias)

        threads = [
            threading.Thread(target=work, args=(node, name)) for node, name in zip(nodes * 2, "abcd", strict=True)
        ]
        for thread in threads:
            thread.start()
        for mode in ("fast", "immediate", "fast"):
            time.sleep(1)
            own_postgresql.stop(mode)
            own_postgresql.start()
        eventually(lambda: manages(nodes[0]) and manages(nodes[1]), 15)
        before = len(made)
        eventually(lambda: len(made) > before + 10, 15)
        is_over.set()
        for thread in threads:
            thread.join()
        assert statuses == {200, 503}
        rows = own_postgresql.execute("SELECT alias FROM record", "instance_1")
        assert set(made) <= {alias for (alias,) in rows}

    def test_a_server_that_stands_still(self, make_nodes: MakeNodes, own_postgresql: postgresql.Server) -> None:
        nodes = make_nodes(2, own_postgresql).all
        has_links(nodes[0])
        eventually(lambda: visit(nodes[1], "/few").status == 200)
        own_postgresql.signal_all(signal.SIGSTOP)
        try:
            began = time.monotonic()
            assert visit(nodes[0], "/plain").status == 302
            assert time.monotonic() - began < 1
            for node in nodes:
                assert_refuses_management(node)
                assert_away(node)
        finally:
            own_postgresql.signal_all(signal.SIGCONT)
        for node in nodes:
            eventually(lambda node=node: manages(node), 15)


class TestPartitions:
    @pytest.mark.parametrize("way", ["cut", "freeze"])
    def test_a_node_without_its_way_is_alone(
        self, make_nodes: MakeNodes, own_postgresql: postgresql.Server, make_cable: MakeCable, way: str
    ) -> None:
        nodes = make_nodes(1, own_postgresql)
        cable = make_cable(own_postgresql)
        near, far = nodes.all[0], nodes.add(SIGNPOST_DATABASE_URL=cable.url(nodes.url))
        has_links(near)
        eventually(lambda: visit(far, "/few").status == 200)
        came = 0
        getattr(cable, way)()
        assert_away(far)
        came += 1
        assert manages(near)
        record = link(near, alias="later")
        assert visit(far, "/later").status == 404
        came += sum(visit(far, "/plain").status == 302 for _ in range(20))
        # The other one sets a limit, of which the one that is alone knows nothing yet.
        (plain,) = [entry for entry in api(near, "GET", "/v1/links").json["data"] if entry["alias"] == "plain"]
        limited = {"url": plain["url"], "destination": "https://dest.example/", "max_clicks": came + 5}
        assert api(near, "PUT", f"/v1/redirect/{plain['id']}", limited).status == 200
        came += sum(visit(far, "/plain").status == 302 for _ in range(3))
        link(near, alias="last")
        cable.mend()
        eventually(lambda: visit(far, "/last").status == 302, 15)
        eventually(lambda: manages(far), 15)
        eventually(lambda: clicks(near, "plain") == came, 15)
        assert api(far, "DELETE", f"/v1/redirect/{record['id']}").status == 204
        # What it let through meanwhile takes from the limit, and no more get in than are left.
        assert sorted(visit(node, "/plain").status for node in (near, far) for _ in range(3)) == [302] * 2 + [410] * 4

    def test_a_node_that_was_paused_is_soon_right(self, make_nodes: MakeNodes) -> None:
        a, b = make_nodes(2).all
        record = link(a, alias="moves")
        eventually(lambda: visit(b, "/moves").status == 302)
        b.started.send_signal(signal.SIGSTOP)
        try:
            body = {"destination": "https://dest.example/new"}
            assert api(a, "PATCH", f"/v1/redirect/{record['id']}", body).status == 200
            time.sleep(3)
        finally:
            b.started.send_signal(signal.SIGCONT)
        eventually(lambda: visit(b, "/moves").headers["Location"] == "https://dest.example/new", 5)

    def test_a_node_that_stops_in_its_turn_holds_up_no_other(self, make_nodes: MakeNodes) -> None:
        a, b = make_nodes(2).all
        is_over = threading.Event()

        def work() -> None:
            while not is_over.is_set():
                api(a, "POST", "/v1/link", {"host": HOST, "destination": "https://x.example/"})

        threads = [threading.Thread(target=work) for _ in range(3)]
        for thread in threads:
            thread.start()
        try:
            for number in range(4):
                time.sleep(0.5)
                a.started.send_signal(signal.SIGSTOP)
                began = time.monotonic()
                body = {"host": HOST, "alias": f"free{number}", "destination": "https://x.example/"}
                answers = [api(b, "POST", "/v1/link", body)]
                while answers[-1].status != 200:
                    assert answers[-1].json["code"] == "storage_busy", answers[-1].body
                    answers.append(api(b, "POST", "/v1/link", body))
                assert time.monotonic() - began < 10
                a.started.send_signal(signal.SIGCONT)
        finally:
            a.started.send_signal(signal.SIGCONT)
            is_over.set()
            for thread in threads:
                thread.join()


class TestStopsAndStarts:
    def test_what_waits_at_a_stop_is_counted_after_the_next_start(
        self, make_nodes: MakeNodes, own_postgresql: postgresql.Server
    ) -> None:
        a, b = make_nodes(2, own_postgresql).all
        has_links(a)
        eventually(lambda: visit(b, "/few").status == 200)
        own_postgresql.stop()
        assert [visit(b, "/plain").status for _ in range(30)] == [302] * 30
        began = time.monotonic()
        b.stop()
        assert time.monotonic() - began < 20
        own_postgresql.start()
        eventually(lambda: manages(a), 15)
        answering(b.start())
        eventually(lambda: clicks(a, "plain") == 30, 15)

    def test_a_node_with_a_copy_starts_alone(self, make_nodes: MakeNodes, own_postgresql: postgresql.Server) -> None:
        (node,) = make_nodes(1, own_postgresql).all
        has_links(node)
        assert visit(node, "/plain").status == 302
        assert node.stop() == 0
        own_postgresql.stop()
        node.start()
        eventually(lambda: visit(node, "/plain").status == 302)
        assert_away(node)
        own_postgresql.start()
        eventually(lambda: manages(node), 15)
        eventually(lambda: clicks(node, "plain") == 3, 15)

    def test_one_with_another_key_does_not_start_alone(
        self, make_nodes: MakeNodes, own_postgresql: postgresql.Server
    ) -> None:
        (node,) = make_nodes(1, own_postgresql).all
        assert node.stop() == 0
        own_postgresql.stop()
        (node.instance / "secret.key").write_bytes(b"x" * 32)
        with pytest.raises(RuntimeError, match="is not the key of this database"):
            node.start()


def test_a_database_that_went_back_is_copied_again(make_nodes: MakeNodes, own_postgresql: postgresql.Server) -> None:
    """A restore, or a failover to a server that had not everything yet: numbers of changes mean other ones then."""
    nodes = make_nodes(1, own_postgresql)
    (node,) = nodes.all
    name = postgresql.name_of(nodes.url)
    record = link(node, alias="moves")
    node.stop()
    own_postgresql.new_database(copy_of=nodes.url, name="backup")
    answering(node.start())
    link(node, alias="lost")
    for path in ("/lost", "/moves"):
        assert visit(node, path).status == 302
    own_postgresql.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    for sql in (f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", f"ALTER DATABASE {name} RENAME TO former"):
        own_postgresql.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        own_postgresql.execute(sql)
    own_postgresql.execute(f"ALTER DATABASE backup RENAME TO {name}")
    eventually(lambda: manages(node), 15)
    body = {"destination": "https://dest.example/new"}
    assert api(node, "PATCH", f"/v1/redirect/{record['id']}", body).status == 200
    assert visit(node, "/moves").headers["Location"] == "https://dest.example/new"
    eventually(lambda: visit(node, "/lost").status == 404)
