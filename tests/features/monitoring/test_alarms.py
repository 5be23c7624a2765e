"""Each alarm has an end: `destination.broken` and `destination.recovered` alternate, whatever happens to the link."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.features.events.tables import Event
from signpost.features.monitoring.tables import Watch
from signpost.features.monitoring.watches import tells
from signpost.runtime import jobs
from signpost.storage.models import Record
from tests.conftest import Client
from tests.features.monitoring.conftest import Site

HOST = "go.acme.test"
PATHS = ("/a", "/b", "/c")
Make = Callable[..., dict[str, Any]]


def told(app: Flask) -> list[tuple[str, str, str, str]]:
    """(broken or recovered, link, path of the destination, reason), in their order."""
    with app.app_context():
        rows = Event.select().where(Event.type.startswith("destination.")).order_by(Event.seq)
        data = [(row.type.partition(".")[2], json.loads(row.body)["data"]) for row in rows]
    return [(kind, row["id"], row["destination"][-2:], row["reason"]) for kind, row in data]


@pytest.mark.parametrize(
    ("change", "back", "reason"),
    [
        ({"destinations": ["/b"]}, None, "It no longer has this destination."),
        ({"paused": True}, {"paused": False}, "It is paused."),
        ({"is_notify": False}, {"is_notify": True}, "It no longer notifies."),
        ({"is_notify": False, "is_switch_unbroken_destination": True}, {"is_notify": True}, "It no longer notifies."),
        (None, None, "It was deleted."),
    ],
)
def test_a_change_of_the_link_ends_an_alarm(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Make,
    site: Site,
    look: Callable[..., None],
    change: dict[str, Any] | None,
    back: dict[str, Any] | None,
    reason: str,
) -> None:
    link = make_link(connect(HOST), destinations=[site.url("/a")], alias="x", is_notify=True)
    site.statuses["/a"] = 500
    look(3)
    assert told(app) == [("broken", link["id"], "/a", "It answers with status 500.")]
    address = f"/v1/redirect/{link['id']}"
    if change is None:
        assert client.delete(address).status_code == 204
    else:
        if "destinations" in change:
            change = {"destinations": [site.url(path) for path in change["destinations"]]}
        assert client.patch(address, json=change).status_code == 200
    assert told(app)[1:] == [("recovered", link["id"], "/a", reason)]
    look(4)
    assert len(told(app)) == 2
    if back is not None:
        # It is still down: that is told once somebody is to know, once.
        assert client.patch(address, json=back).status_code == 200
        look(4)
        again = told(app)[2:]
        assert [row[:3] for row in again] == [("broken", link["id"], "/a")]
        site.statuses["/a"] = 200
        look(2)
        assert [row[0] for row in told(app)] == ["broken", "recovered"] * 2


def test_nothing_is_told_of_a_paused_link(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Make, site: Site, look: Callable[..., None]
) -> None:
    link = make_link(connect(HOST), destination=site.url("/a"), alias="x", is_notify=True)
    assert client.patch(f"/v1/redirect/{link['id']}", json={"paused": True}).status_code == 200
    site.statuses["/a"] = 500
    look(4)
    assert client.get(f"/v1/links/{link['id']}").json["monitor"] == "down"
    site.statuses["/a"] = 200
    look(3)
    client.patch(f"/v1/redirect/{link['id']}", json={"paused": False})
    look(2)
    assert told(app) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_broken_and_recovered_alternate(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Make,
    site: Site,
    look: Callable[..., None],
    seed: int,
) -> None:
    """Random checks and changes: one at a time, by a job over many links, and by undo."""
    chance = random.Random(seed)
    connect(HOST)

    def some() -> list[str]:
        return [site.url(path) for path in chance.sample(PATHS, chance.randint(1, 2))]

    ids = [make_link(destinations=some(), alias=f"x{n}", is_notify=True)["id"] for n in range(3)]

    def step() -> None:
        id_ = chance.choice(ids)
        action = chance.choice(("site", "site", "look", "look", "edit", "edit", "delete", "undo", "bulk"))
        if action == "site":
            site.statuses[chance.choice(PATHS)] = chance.choice((200, 500))
        elif action == "look":
            look(chance.randint(1, 3))
        elif action == "edit":
            change = chance.choice(
                (
                    {"destinations": some()},
                    {"paused": chance.random() < 0.5},
                    {"is_notify": chance.random() < 0.6},
                    {"is_switch_unbroken_destination": chance.random() < 0.5},
                    {"title": str(chance.random())},
                )
            )
            client.patch(f"/v1/redirect/{id_}", json=change)
        elif action == "delete":
            client.delete(f"/v1/redirect/{id_}")
        elif action == "undo":
            changes = client.get("/v1/changes?per_page=1").json["data"]
            client.post(f"/v1/changes/{changes[0]['id']}/undo")
        else:
            body = {"filter": {"search": "x"}, "set": {"paused": chance.random() < 0.4}}
            token = client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]
            client.put("/v1/bulk", json={**body, "confirmation_token": token})
            jobs.of(app).drain()

    def check() -> None:
        kinds = defaultdict(list)
        for kind, id_, destination, _ in told(app):
            kinds[id_, destination].append(kind)
        for given in kinds.values():
            assert given == [("broken", "recovered")[n % 2] for n in range(len(given))]
        with app.app_context():
            down = {
                (watch.record.id, watch.destination[-2:])
                for watch in Watch.select(Watch, Record).join(Record).where(Watch.state == "down")
                if tells(watch.record)
            }
        assert {key for key, given in kinds.items() if len(given) % 2} == down

    for _ in range(40):
        step()
        check()
    for id_ in ids:
        client.delete(f"/v1/redirect/{id_}")
    assert len(told(app)) % 2 == 0
    check()
