"""Writers of all nodes take turns by workspace: a change waits for one write of another workspace at most."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from flask import Flask

from signpost.factory import close_app, create_app, create_token
from signpost.features.nodes.node import TAKE_BULK_SLOT
from signpost.storage import database
from signpost.storage.write_lock import WriteDeadline, write_deadline
from tests import postgresql
from tests.conftest import Client, client_of


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[Flask]]:
    url, apps = postgresql.server().new_database(), list[Flask]()
    for name in ("a", "b"):
        folder = tmp_path / name
        folder.mkdir()
        if apps:
            (folder / "secret.key").write_bytes((tmp_path / "a" / "secret.key").read_bytes())
        apps.append(create_app({"INSTANCE": str(folder), "DATABASE_URL": url, "RATE_LIMIT": ""}))
        apps[-1].test_client_class = Client
    yield apps
    for app in apps:
        close_app(app)
    postgresql.server().drop(url)


def test_a_workspace_waits_for_one_write_of_another(nodes: list[Flask]) -> None:
    order: list[str] = []
    ends = Event()

    def write(node: Flask, workspace: str, name: str, *, holds: bool = False) -> None:
        def keep_worker() -> None: ...

        deadline = WriteDeadline(workspace, time.monotonic() + 20, 20, keep_worker)
        with node.app_context(), write_deadline(deadline), database.atomic():
            order.append(name)
            if holds:
                assert ends.wait(20)

    a, b = nodes
    with ThreadPoolExecutor(6) as pool:
        done = [pool.submit(write, a, "rival", "first", holds=True)]
        while not order:
            time.sleep(0.01)
        # The rival waits on both nodes before anyone else comes.
        done += [pool.submit(write, node, "rival", "rival") for node in (b, a, b)]
        time.sleep(0.5)
        done += [pool.submit(write, node, "other", "other") for node in (a, b)]
        time.sleep(0.5)
        ends.set()
        for entry in done:
            entry.result(20)
    # Those of the other one take turns among themselves, too.
    assert order[:2] == ["first", "other"]
    assert sorted(order[2:]) == ["other", "rival", "rival", "rival"]


def test_one_row_of_many_that_is_taken_is_refused_alone(nodes: list[Flask]) -> None:
    """In a transaction that goes on after it."""
    client = client_of(nodes[0], create_token(nodes[0], "x"))
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
    base = {"destination": "https://x.example/"}
    for more in ({"url": "https://go.acme.test/x/:a", "match": "pattern"},
                 {"url": "https://go.acme.test/x/:b", "match": "exact", "external_id": "B"}):  # fmt: skip
        assert client.post("/v1/redirect", json={**base, **more}).status_code == 200
    records = [
        {**base, "url": "https://go.acme.test/x/:b", "external_id": "B", "match": "pattern"},
        {**base, "host": "go.acme.test", "alias": "fine"},
    ]
    answer = client.post("/v1/bulk", json={"on_conflict": "update", "records": records})
    assert answer.status_code == 200, answer.text
    assert [row["result"] for row in answer.json["data"]] == ["refused", "created"], answer.text


def test_bulks_of_a_workspace_leave_time_to_others_on_whichever_node(nodes: list[Flask]) -> None:
    def wait_s(node: Flask, workspace: str, slot_s: float) -> float:
        with node.app_context():
            (wait_s,) = (
                database.current().run(TAKE_BULK_SLOT, {"name": f"bulk {workspace}", "slot_s": slot_s}).fetchone()
            )
        return float(wait_s)

    a, b = nodes
    assert wait_s(a, "rival", 100) == 0
    # Each waits for those before it, wherever these were sent.
    assert 50 < wait_s(b, "rival", 100) <= 100
    assert 150 < wait_s(a, "rival", 100) <= 200
    assert wait_s(b, "other", 100) == 0
    # A bulk that comes later than that waits for nothing.
    assert wait_s(a, "third", -100) == 0
    assert wait_s(b, "third", 100) == 0


def test_no_bulk_waits_while_it_has_the_turn(nodes: list[Flask]) -> None:
    """A key has the answer kept in the transaction of the change: the wait comes before it."""
    reserved = "SELECT until::text FROM lease WHERE name = ?"

    def until(workspace: str) -> str | None:
        found = database.current().run(reserved, (f"bulk {workspace}",)).scalar()
        return None if found is None else str(found)

    with nodes[0].app_context():
        with database.atomic():
            database.cluster().begin_bulk("rival", 1000)
            assert until("rival") is None
        database.cluster().begin_bulk("rival", 1000)
        assert until("rival") is not None
    client = client_of(nodes[0], create_token(nodes[0], "x"))
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
    body = {"records": [{"host": "go.acme.test", "destination": "https://x.example/"}] * 20}
    answer = client.post("/v1/bulk", json=body, headers={"Idempotency-Key": "k"})
    assert answer.status_code == 200, answer.text
    with nodes[0].app_context():
        assert database.current().run("SELECT count(*) FROM lease WHERE starts_with(name, 'bulk ')").scalar() == 2


def test_a_bulk_learns_how_long_its_records_take(nodes: list[Flask]) -> None:
    node = nodes[0]
    client = client_of(node, create_token(node, "x"))
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
    rows = [{"host": "go.acme.test", "destination": "https://x.example/"}] * 20
    for _ in range(2):
        assert client.post("/v1/bulk", json={"records": rows}).status_code == 200
    with node.app_context():
        reserved = database.current().run("SELECT count(*) FROM lease WHERE starts_with(name, 'bulk ')").fetchone()
    assert reserved[0] == 1
