"""Events: every operation that changes something writes one, once, in its transaction; nothing else does."""

import io
import json
import signal
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from typing import Any

import pytest
from flask import Flask

from signpost.domain.errors import Invalid
from signpost.domain.events import EventType
from signpost.domain.people.roles import Role
from signpost.features.events import outbox, statements
from signpost.features.events.tables import KEPT, Delivery, Event
from signpost.features.sign_in.operations import members
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs, retention
from signpost.storage import database
from signpost.storage.models import FeatureVersion, User
from tests.conftest import Client, RunCommand, Server, first_workspace
from tests.features.monitoring.conftest import Site
from tests.wire import answering, api, connected, eventually, link

HOST = "go.acme.test"
Events = Callable[[], list[tuple[str, dict[str, Any]]]]


@pytest.fixture
def events(app: Flask) -> Events:
    """The events since the last call: type and data."""
    seen = [0]

    def do() -> list[tuple[str, dict[str, Any]]]:
        jobs.of(app).drain()
        with app.app_context():
            rows = list(Event.select().where(Event.seq > seen[0]).order_by(Event.seq))
            bodies = outbox.bodies([row.seq for row in rows])
            seen[0] = max([seen[0], *(row.seq for row in rows)])
            return [(row.type.value, json.loads(bodies[row.seq])["data"]) for row in rows]

    return do


def types(found: list[tuple[str, dict[str, Any]]]) -> list[str]:
    return [type_ for type_, _ in found]


def undo(client: Client) -> None:
    (change, *_) = client.get("/v1/changes").json["data"]
    assert client.post(f"/v1/changes/{change['id']}/undo").status_code == 200


def test_each_operation_writes_its_event(
    app: Flask, client: Client, make_link: Any, events: Events, run_command: RunCommand
) -> None:
    """By REST, the agent endpoint, the command line and the undo, of records and hostnames."""
    client.post("/v1/host", json={"host": HOST})
    assert types(events()) == ["host.created"]
    client.patch(f"/v1/host/{HOST}", json={"notfound_status": 404})
    ((type_, data),) = events()
    assert (type_, data["notfound_status"]) == ("host.updated", 404)
    assert data["changed"] == {"before": {"notfound_status": 302}, "after": {"notfound_status": 404}}
    assert client.get(f"/v1/host/{HOST}").json == {key: value for key, value in data.items() if key != "changed"}

    link = make_link(alias="a")
    redirect = client.post("/v1/redirect", json={"url": f"https://{HOST}/r", "destination": "https://d.example/"})
    frame = make_link(alias="f", type="frame")
    assert types(events()) == ["link.created", "redirect.created", "link.created"]
    put = {"url": f"https://{HOST}/a", "destination": "https://e.example/"}
    client.put(f"/v1/redirect/{link['id']}", json=put)
    client.patch(f"/v1/redirect/{redirect.json['data'][0]['id']}", json={"paused": True})
    client.put(f"/v1/links/{frame['id']}/qr", json={"theme": "dots"})
    assert types(events()) == ["link.updated", "redirect.updated", "link.updated"]
    call = {"name": "update_link", "arguments": {"id": link["id"], "title": "By an agent"}}
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    answer = client.post("/mcp/v1", json=request, headers={"Accept": "application/json"})
    assert not answer.json["result"].get("isError"), answer.text
    assert types(events()) == ["link.updated"]
    assert run_command("links", "update", link["id"], "--title", "By a command").exit_code == 0
    assert types(events()) == ["link.updated"]

    client.delete(f"/v1/redirect/{link['id']}")
    assert types(events()) == ["link.deleted"]
    undo(client)
    ((type_, data),) = events()
    assert (type_, data["id"]) == ("link.created", link["id"])
    undo(client)
    assert types(events()) == ["link.deleted"]
    client.patch(f"/v1/redirect/{frame['id']}", json={"title": "x"})
    undo(client)
    assert types(events()) == ["link.updated", "link.updated"]

    client.delete(f"/v1/host/{HOST}")
    undo(client)
    assert types(events()) == ["host.deleted", "host.created"]


def test_many_at_once_write_one_for_each_record(app: Flask, client: Client, connect: Any, events: Events) -> None:
    connect(HOST)
    rows = [{"host": HOST, "alias": f"a{n}", "destination": "https://d.example/", "tags": ["q"]} for n in range(3)]
    client.post("/v1/bulk", json={"records": rows})
    client.post("/v1/bulk", json={"records": rows, "on_conflict": "skip"})
    client.post("/v1/bulk", json={"records": [{**rows[0], "title": "x"}], "on_conflict": "update"})
    assert types(events()) == ["host.created", *["link.created"] * 3, "link.updated"]

    requested = {"filter": {"tags": "q"}, "set": {"tags": {"add": ["w"]}}}
    token = client.put("/v1/bulk", json={**requested, "dry_run": True}).json["confirmation_token"]
    job = client.put("/v1/bulk", json={**requested, "confirmation_token": token}).json
    found = events()
    assert types(found) == ["link.updated"] * 3 + ["job.done"]
    assert found[0][1]["changed"] == {"before": {"tags": ["q"]}, "after": {"tags": ["q", "w"]}}
    assert found[-1][1] == client.get(f"/v1/jobs/{job['id']}").json
    undo(client)
    assert types(events()) == ["link.updated"] * 3

    client.delete("/v1/bulk", query_string={"filter[tags]": "q"})
    found = events()
    assert types(found) == ["link.deleted"] * 3 + ["job.done"]
    assert {data["alias"] for _, data in found[:3]} == {"a0", "a1", "a2"}
    undo(client)
    assert types(events()) == ["link.created"] * 3

    lines = f"url,destination\nhttps://{HOST}/i1,https://d.example/\nhttps://{HOST}/a1,https://d.example/\n"
    for dry_run in ("true", "false"):
        body = io.BytesIO(lines.encode())
        answer = client.post(f"/v1/bulk/import?dry_run={dry_run}", data=body, content_type="text/csv")
        assert answer.status_code == 202, answer.text
    assert types(events()) == ["redirect.created", "job.done"]


def test_what_changes_nothing_writes_none(client: Client, connect: Any, make_link: Any, events: Events) -> None:
    connect(HOST)
    link = make_link(alias="a", title="x")
    events()
    assert client.patch(f"/v1/redirect/{link['id']}", json={"title": "x"}).status_code == 200
    assert client.patch(f"/v1/host/{HOST}", json={"notfound_status": 302}).status_code == 200
    client.post("/v1/host", json={"host": HOST})
    body = {"host": HOST, "alias": "b", "destination": "https://d.example/"}
    for _ in range(2):
        client.post("/v1/link", json=body, headers={"Idempotency-Key": "k"})
    client.delete("/v1/redirect/01k9xq5v3n8r6w2m4c7e1t0yzd")
    assert client.post("/v1/link", json=body).status_code == 422
    assert types(events()) == ["link.created"]


def test_what_is_rolled_back_writes_none(app: Flask, connect: Any, events: Events) -> None:
    connect(HOST)
    events()

    def publish(name: str, *, fails: bool = False) -> None:
        with database.atomic():
            outbox.publish(workspace.id, EventType.JOB_DONE, {"id": name})
            if fails:
                raise Invalid({})

    with app.app_context():
        workspace = first_workspace()
        with pytest.raises(Invalid):
            publish("lost", fails=True)
        with database.atomic():
            publish("outer")
            with pytest.raises(Invalid):
                publish("inner", fails=True)
        outbox.publish(workspace.id, EventType.JOB_DONE, {"id": "alone"})
    assert [data["id"] for _, data in events()] == ["outer", "alone"]


@pytest.fixture
def ada(app: Flask) -> Iterator[User]:
    with app.app_context():
        yield User.create(name="Ada", email="ada@acme.test")


def test_members(app: Flask, client: Client, ada: User, events: Events) -> None:
    workspace = first_workspace()
    workspaces.add_member(workspace, ada, Role.EDITOR)
    caller = workspaces.member_caller(workspace)
    members.change_role(caller, ada.id, role=Role.VIEWER)
    members.remove_member(caller, ada.id)
    created, changed, gone = events()
    who = {"id": ada.id, "name": "Ada", "email": "ada@acme.test"}
    assert created == ("member.created", {**who, "role": "editor"})
    changes = {"before": {"role": "editor"}, "after": {"role": "viewer"}}
    assert changed == ("member.updated", {**who, "role": "viewer", "changed": changes})
    assert gone == ("member.deleted", {**who, "role": "viewer"})


def test_a_body_is_bounded(app: Flask, client: Client, events: Events) -> None:
    with app.app_context():
        workspace = first_workspace()
        for data in ({"id": "a", "changed": {"x": "y" * 300_000}}, {"id": "b", "title": "ü" * 200_000}):
            outbox.publish(workspace.id, EventType.LINK_UPDATED, data)
    assert [data for _, data in events()] == [{"id": "a", "is_cut": True}, {"id": "b", "is_cut": True}]


def test_no_more_are_kept_than_there_is_room_for(app: Flask, client: Client, monkeypatch: Any) -> None:
    monkeypatch.setattr(retention, "STEP", 10)
    monkeypatch.setattr(statements, "MAX_EVENTS", 20)
    kept = [replace(entry, rows=entry.rows and 20) for entry in KEPT]
    with app.app_context():
        texts = json.dumps([asdict(entry) for entry in kept])
        FeatureVersion.update(kept=texts).where(FeatureVersion.feature == "events").execute()
    created = client.post("/v1/webhooks", json={"url": "https://hooks.example/", "events": ["member.created"]}).json
    with app.app_context():
        workspace = first_workspace()
        outbox.publish(workspace.id, EventType.MEMBER_CREATED, {"id": "needed"})
        for number in range(200):
            outbox.publish(workspace.id, EventType.JOB_DONE, {"id": str(number)})
        assert 20 <= Event.select().where(~Event.is_needed).count() <= 40
        assert Event.select().where(Event.is_needed).count() == 1
        # Once its delivery is gone, it is one of the old ones.
        client.delete(f"/v1/webhooks/{created['id']}")
        Delivery.delete().execute()
        retention.sweep()
        assert Event.select().where(Event.is_needed).count() == 0


def test_a_kill_after_the_answer_loses_none(make_server: Callable[..., Server]) -> None:
    """The change is acknowledged while the receiver is down; the process is killed; the next one delivers."""
    site = Site()
    site.statuses["/hook"] = 503
    try:
        server = answering(make_server(SIGNPOST_MONITOR_ALLOW_PRIVATE="true").start())
        connected(server)
        created = api(server, "POST", "/v1/webhooks", {"url": site.url("/hook"), "events": ["link.created"]})
        assert created.status == 200, created.body
        for alias in ("a", "b"):
            link(server, alias=alias)
        server.stop(signal.SIGKILL)
        site.statuses["/hook"] = 200
        site.received.clear()
        server.start()
        eventually(lambda: len(site.received) >= 2, 20)
        assert sorted(json.loads(body)["data"]["alias"] for _, _, body in site.received) == ["a", "b"]
    finally:
        site.close()
