"""What operators are told about nodes: stats, doctor, metrics and the dashboard."""

import json
import re
import signal
from collections.abc import Callable

from flask import Flask

from signpost.domain.version import product_version
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.cluster import NodeRow
from signpost.storage.models import Member
from tests import postgresql
from tests.features.conftest import Person
from tests.features.nodes.conftest import Nodes
from tests.features.nodes.test_outages import gauges
from tests.wire import assert_sentence, eventually, link, visit

MakeNodes = Callable[..., Nodes]


def test_nodes_are_listed_with_what_they_have(make_nodes: MakeNodes) -> None:
    a, b = make_nodes(2).all
    link(a, alias="abc")
    eventually(lambda: visit(b, "/abc").status == 302)
    listed = json.loads(a.run("stats", "--json").stdout)["nodes"]
    assert {f":{node.port} " in "".join(entry["name"] for entry in listed) for node in (a, b)} == {True}
    assert [entry["seen_s"] < 10 and entry["copy_age_s"] < 5 for entry in listed] == [True, True]
    eventually(lambda: sum(row["works"] for row in json.loads(a.run("stats", "--json").stdout)["nodes"]) == 1)
    assert {entry["version"] for entry in listed} == {product_version()}
    lines = [line for line in a.run("stats").stdout.splitlines() if line.startswith("node ")]
    assert len(lines) == 2
    assert "up to date" in lines[0]
    assert gauges(a)["signpost_nodes"] == 2
    assert gauges(a)["signpost_postgresql_up"] == 1
    assert abs(gauges(a)["signpost_node_clock_offset_seconds"]) < 1


def test_a_silent_node_is_said(make_nodes: MakeNodes) -> None:
    nodes = make_nodes(2)
    a, b = nodes.all
    eventually(lambda: gauges(a)["signpost_nodes"] == 2)
    b.started.send_signal(signal.SIGKILL)
    b.started.wait()
    postgresql.server().execute(
        f"UPDATE node SET clicks_waiting = 7, seen_at = seen_at - interval '2 hours' WHERE name LIKE '%:{b.port} %'",
        postgresql.name_of(nodes.url),
    )
    found = [row for row in json.loads(a.run("doctor", "--json").stdout) if row["kind"] == "node"]
    (fine, wrong) = sorted(found, key=lambda row: not row["is_fine"])
    assert f":{a.port} " in fine["text"]
    assert re.search(rf":{b.port} .*silent for 7,\d+ seconds\. 7 clicks wait in its folder\.", wrong["text"]), wrong
    # It is not forgotten while clicks wait, and counts for nothing else.
    assert gauges(a)["signpost_nodes"] == 1, gauges(a)


def test_what_is_wrong_is_said_in_sentences() -> None:
    fine = NodeRow("a:1 b", "1.0", 1.0, 0.1, 0, 0.2, True)
    assert fine.faults == []
    for changed, word in (
        ({"seen_s": 60.0}, "silent"),
        ({"copy_age_s": 3600.0}, "3,600 seconds old"),
        ({"clock_off_s": -60.0}, "60 seconds slow"),
        ({"clock_off_s": 3.0}, "3 seconds fast"),
    ):
        (sentence,) = fine._replace(**changed).faults  # type: ignore[arg-type]
        assert_sentence(sentence, word)


def test_owners_of_the_first_workspace_see_them_in_the_dashboard(make_app: Callable[..., Flask]) -> None:
    url = postgresql.server().new_database()
    app = make_app(DATABASE_URL=url)
    owner, manager = Person(app).sign_in(), make_manager(app)
    page = eventually(lambda: (text := owner.get("/settings/plan").text) and "<h2>Nodes</h2>" in text and text)
    assert "its copy is up to date" in page
    assert "<h2>Nodes</h2>" not in manager.get("/settings/plan").text


def make_manager(app: Flask) -> Person:
    with app.app_context():
        user = workspaces.create_user("A manager", "manager@acme.test")
        Member.create(workspace=bootstrap.ensure_workspace(), user=user, role="manager")
    return Person(app).sign_in(user)
