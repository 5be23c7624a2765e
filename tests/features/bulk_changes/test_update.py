"""PUT /bulk: previewed, confirmed, each chosen record changed once, and undone."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.changes import MAX_UNDOABLE
from signpost.features.monitoring.tables import Watch
from signpost.runtime import jobs
from signpost.storage.models import Record
from tests.conftest import Answer, Client, Server
from tests.mcp.conftest import Agent
from tests.wire import Connection, answering, api, connected, eventually

HOST = "go.acme.test"
OLD, NEW = "https://old.example/", "https://new.example/"
SPRING = {"tags": "spring"}
# How often the process of a change to how many records is killed.
KILLS, KILLED_RECORDS = (20, 20_000) if os.environ.get("TEST_LONG") else (3, 2000)
UTM = dict.fromkeys(("source", "medium", "campaign", "term", "content"), "")


@pytest.fixture(autouse=True)
def links(client: Client) -> dict[str, str]:
    """Three links tagged spring, one without; ids by alias."""
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    created = {}
    for alias, tags in (("a", ["spring"]), ("b", ["spring", "x"]), ("c", ["spring"]), ("d", [])):
        body = {"host": HOST, "alias": alias, "destination": f"{OLD}{alias}", "tags": tags}
        created[alias] = client.post("/v1/link", json=body).json["data"][0]["id"]
    return created


def put(client: Client, set_: dict[str, Any], **body: Any) -> Answer:
    return client.put("/v1/bulk", json={"filter": SPRING, "set": set_, **body})


def update(app: Flask, client: Client, set_: dict[str, Any]) -> dict[str, Any]:
    """Preview, confirm and wait; returns the job."""
    token = put(client, set_, dry_run=True).json["confirmation_token"]
    answer = put(client, set_, confirmation_token=token)
    assert answer.status_code == 202, answer.text
    jobs.of(app).drain()
    job: dict[str, Any] = client.get(answer.headers["Location"]).json
    return job


def test_a_preview_changes_nothing(client: Client, links: dict[str, str]) -> None:
    before = client.get("/v1/links").json
    answer = put(client, {"destination": {"replace_prefix": OLD, "with": NEW}, "tags": {"add": ["y"]}}, dry_run=True)
    assert answer.status_code == 200
    assert (answer.json["matched"], answer.json["is_final"]) == (3, False)
    first = answer.json["samples"][0]
    assert first["id"] == links["c"]
    assert first["before"] == {"destination": f"{OLD}c", "tags": ["spring"]}
    assert first["after"] == {"destination": f"{NEW}c", "tags": ["spring", "y"]}
    assert client.get("/v1/links").json == before
    assert client.get("/v1/jobs").json["data"] == []


@pytest.mark.parametrize(
    ("set_", "refused"),
    [
        ({"tags": {"add": [f"t{number}" for number in range(19)]}}, {"b": "At most 20."}),
        ({"destination": {"replace_prefix": OLD, "with": f"https://{HOST}/"}}, dict.fromkeys("abc", "itself")),
        ({"destination": {"replace_prefix": OLD, "with": "data:"}}, dict.fromkeys("abc", "addresses aren't allowed")),
        ({"type": "redirect"}, {"a": "(redirects): 2 included"}),
        ({"is_notify": True}, {"a": "(monitors): 1 included", "b": "(monitors): 1 included"}),
        ({"paused": True}, {}),
    ],
)
def test_a_preview_names_what_the_update_refuses(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], set_: dict[str, Any], refused: dict[str, str]
) -> None:
    app = make_app(LIMITS={"redirects": 2, "monitors": 1})
    client = make_client(app)
    client.post("/v1/host", json={"host": HOST})
    for alias, tags in (("c", ["spring"]), ("b", ["spring", "x"]), ("a", ["spring"])):
        body = {"host": HOST, "alias": alias, "destination": f"{OLD}{alias}", "tags": tags}
        assert client.post("/v1/link", json=body).status_code == 200
    preview = put(client, set_, dry_run=True).json
    assert (preview["matched"], preview["tried"], preview["refused"]) == (3, 3, len(refused))
    samples = {sample["url"].removeprefix(f"{HOST}/"): sample for sample in preview["samples"]}
    for alias, sample in samples.items():
        assert ("refused" in sample) == (sample["after"] is None) == (alias in refused)
        assert refused.get(alias, "") in sample.get("refused", "")
    job = update(app, client, set_)
    assert (job["refused"], job["updated"]) == (len(refused), 3 - len(refused))


@pytest.mark.parametrize(
    ("set_", "after"),
    [
        ({"tags": {"add": ["new"], "remove": ["x"]}}, {"tags": ["spring", "new"]}),
        ({"paused": True}, {"paused_by": "user"}),
        ({"status": 301}, {"status": "301"}),
        (
            {"utm": {"source": "mail"}},
            {"utm": {"source": "mail", "medium": "", "campaign": "", "term": "", "content": ""}},
        ),
        ({"expires": "2099-01-01T00:00:00Z"}, {"expired_at": "2099-01-01T00:00:00.000000Z"}),
        ({"type": "frame"}, {"type": "frame"}),
        ({"is_notify": True}, {"is_notify": True, "monitor": "pending"}),
    ],
)
def test_what_can_be_set(
    app: Flask, client: Client, links: dict[str, str], set_: dict[str, Any], after: dict[str, Any]
) -> None:
    before = {alias: client.get(f"/v1/links/{id_}").json for alias, id_ in links.items()}
    job = update(app, client, set_)
    assert (job["kind"], job["state"], job["updated"], job["matched"]) == ("bulk_update", "done", 3, 3)
    now = client.get(f"/v1/links/{links['b']}").json
    assert {name: now[name] for name in after} == after
    assert client.get(f"/v1/links/{links['d']}").json == before["d"]
    change = client.get("/v1/changes").json["data"][0]
    assert (change["verb"], change["job_id"], change["record_id"]) == ("bulk_update", job["id"], None)
    assert client.post(f"/v1/changes/{change['id']}/undo").status_code == 200
    for alias, row in before.items():
        back = client.get(f"/v1/links/{links[alias]}").json
        assert {**back, "updated_at": ""} == {**row, "updated_at": ""}


@pytest.mark.parametrize(
    "utm",
    [
        {"source": ""},
        {"source": None},
        {"source": "x", "medium": "", "term": None},
        {"campaign": "new"},
        {"campaign": "", "source": "y", "content": ""},
        dict.fromkeys(UTM, ""),
        dict.fromkeys(UTM),
        None,
    ],
)
def test_utm_parameters_are_merged_as_by_patch(
    app: Flask, client: Client, links: dict[str, str], utm: dict[str, Any] | None
) -> None:
    present = {"source": "mail", "medium": "web", "term": "t"}
    for id_ in links.values():
        assert client.patch(f"/v1/redirect/{id_}", json={"utm": present}).status_code == 200
    preview = put(client, {"utm": utm}, dry_run=True).json["samples"][0]
    assert update(app, client, {"utm": utm})["refused"] == 0
    assert client.patch(f"/v1/redirect/{links['d']}", json={"utm": utm}).status_code == 200
    expected = client.get(f"/v1/links/{links['d']}").json["utm"]
    assert expected != {**UTM, **present}
    assert preview["after"]["utm"] == expected
    for alias in "abc":
        assert client.get(f"/v1/links/{links[alias]}").json["utm"] == expected


def test_a_list_of_utm_parameters_names_those_that_change(app: Flask, client: Client, links: dict[str, str]) -> None:
    for utm in (["source=mail", "medium=web", "term=t"], ["utm_medium=", "term=u"]):
        update(app, client, {"utm": utm})
    assert client.get(f"/v1/links/{links['a']}").json["utm"] == {**UTM, "source": "mail", "term": "u"}


@pytest.mark.parametrize("utm", [{"source": None}, {"source": ""}, ["source="]])
def test_an_agent_clears_a_utm_parameter(app: Flask, client: Client, links: dict[str, str], utm: Any) -> None:
    update(app, client, {"utm": {"source": "mail", "medium": "web"}})
    agent = Agent(client)
    token = agent.answer("preview_bulk_update", **SPRING, set={"utm": utm})["confirmation_token"]
    agent.answer("bulk_update", **SPRING, set={"utm": utm}, confirmation_token=token)
    jobs.of(app).drain()
    assert client.get(f"/v1/links/{links['a']}").json["utm"] == {**UTM, "medium": "web"}


@pytest.mark.parametrize("utm", [{"source": 1}, {"other": "x"}, {"source": "x" * 256}, ["source"], "source=x", 1])
def test_utm_parameters_are_checked(client: Client, utm: Any) -> None:
    answer = put(client, {"utm": utm}, dry_run=True)
    assert answer.status_code == 422
    assert all(place.startswith("set.utm") for place in answer.json["errors"])


def test_it_needs_the_token_of_the_same_dry_run(app: Flask, client: Client, make_client: Callable[..., Client]) -> None:
    token = put(client, {"paused": True}, dry_run=True).json["confirmation_token"]
    for answer in (
        put(client, {"paused": True}),
        put(client, {"paused": True}, confirmation_token="x"),
        put(client, {"paused": False}, confirmation_token=token),
        client.put("/v1/bulk", json={"filter": {"tags": "x"}, "set": {"paused": True}, "confirmation_token": token}),
    ):
        assert answer.status_code == 422
        assert list(answer.json["errors"]) == ["confirmation_token"]
    assert put(client, {"paused": True}, confirmation_token=token).status_code == 202
    assert put(client, {"paused": True}, confirmation_token=token).status_code == 422
    deletion = client.delete("/v1/bulk", json={"filter": SPRING})
    assert deletion.status_code == 200


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"set": {"paused": True}}, "filter"),
        ({"filter": {"tags": " "}, "set": {"paused": True}}, "filter"),
        ({"filter": SPRING}, "set"),
        ({"filter": SPRING, "set": {}, "dry_run": True}, "set"),
        ({"filter": SPRING, "set": {"title": "x"}, "dry_run": True}, "set.title"),
        ({"filter": SPRING, "set": {"tags": {"add": [""]}}, "dry_run": True}, "set.tags.add.0"),
        ({"filter": SPRING, "set": {"tags": ["x"]}, "dry_run": True}, "set.tags"),
        ({"filter": SPRING, "set": {"destination": {"with": NEW}}, "dry_run": True}, "set.destination.replace_prefix"),
        ({"filter": SPRING, "set": {"status": 200}, "dry_run": True}, "set.status"),
        ({"filter": SPRING, "set": {"expires": "1999-01-01T00:00:00Z"}, "dry_run": True}, "set.expires"),
        ({"filter": SPRING, "set": {"type": "car"}, "dry_run": True}, "set.type"),
    ],
)
def test_what_cannot_be(client: Client, body: dict[str, Any], field: str) -> None:
    answer = client.put("/v1/bulk", json=body)
    assert answer.status_code == 422, answer.text
    assert field in answer.json["errors"], answer.text


@pytest.mark.parametrize("tag", ["a\nb", "   ", "", "x\x00", "\u202ea", "a" * 51])
def test_a_tag_that_no_record_can_have_is_added_to_none(client: Client, tag: str) -> None:
    assert put(client, {"tags": {"add": [tag]}}, dry_run=True).status_code == 422


def test_a_tag_is_added_as_it_would_be_in_a_record(app: Flask, client: Client, links: dict[str, str]) -> None:
    update(app, client, {"tags": {"add": [" new ", "new", "x"]}})
    assert client.get(f"/v1/links/{links['a']}").json["tags"] == ["spring", "new", "x"]
    assert client.get(f"/v1/links/{links['b']}").json["tags"] == ["spring", "x", "new"]


def test_what_would_be_wrong_for_one_is_refused_for_it_alone(app: Flask, client: Client, links: dict[str, str]) -> None:
    body = {"url": f"{HOST}/b", "destination": f"https://{HOST}/nothing", "tags": ["spring"]}
    assert client.put(f"/v1/redirect/{links['b']}", json=body).status_code == 200
    job = update(app, client, {"destination": {"replace_prefix": "https://", "with": "javascript:"}})
    assert (job["updated"], job["refused"]) == (0, 3)


def test_one_destination_for_all(app: Flask, client: Client, links: dict[str, str]) -> None:
    """Splits end, rules stay, and what leads nowhere goes on doing so."""
    rules = [{"if": {"device": ["mobile"]}, "destination": "https://phone.example/"}]
    split = {"destinations": [f"{OLD}1", f"{OLD}2"], "destination_routing": "weighted", "destination_weights": [1, 2]}
    assert client.patch(f"/v1/redirect/{links['a']}", json={**split, "rules": rules}).status_code == 200
    before = [client.get(f"/v1/links/{links[alias]}").json for alias in "abc"]
    job = update(app, client, {"destination": {"replace_prefix": "*", "with": "new.example/one"}})
    assert (job["updated"], job["refused"]) == (3, 0)
    for alias in "abc":
        found = client.get(f"/v1/links/{links[alias]}").json
        assert (found["destination"], found["destinations"]) == ("https://new.example/one", [])
    assert client.get(f"/v1/links/{links['a']}?include=extensions").json["extensions"]["rules"] == rules
    change = client.get("/v1/changes").json["data"][0]
    assert client.post(f"/v1/changes/{change['id']}/undo").status_code == 200
    after = [client.get(f"/v1/links/{links[alias]}").json for alias in "abc"]
    assert [{**row, "updated_at": ""} for row in after] == [{**row, "updated_at": ""} for row in before]


@pytest.mark.parametrize("url", ["javascript:alert(1)", "*", "x" * 2048, f"https://{HOST}/a"])
def test_one_destination_that_cannot_be(app: Flask, client: Client, links: dict[str, str], url: str) -> None:
    job = update(app, client, {"destination": {"replace_prefix": "*", "with": url}})
    assert job["refused"] >= 1
    assert client.get(f"/v1/links/{links['a']}").json["destination"].startswith(OLD)


def test_a_bulk_update_that_a_later_change_met_is_not_undone(app: Flask, client: Client, links: dict[str, str]) -> None:
    update(app, client, {"paused": True})
    change = client.get("/v1/changes").json["data"][0]
    body = {"url": f"{HOST}/b", "destination": f"{OLD}b", "title": "Mine"}
    assert client.put(f"/v1/redirect/{links['b']}", json=body).status_code == 200
    answer = client.post(f"/v1/changes/{change['id']}/undo")
    assert answer.status_code == 409
    assert f"{HOST}/b" in answer.json["message"]
    assert client.get(f"/v1/links/{links['a']}").json["paused_by"] == "user"


def test_a_bulk_update_is_not_undone_where_only_a_qr_code_changed_later(
    app: Flask, client: Client, links: dict[str, str]
) -> None:
    assert client.put(f"/v1/links/{links['a']}/qr", json={"theme": "dots"}).status_code == 200
    update(app, client, {"paused": True})
    change = client.get("/v1/changes").json["data"][0]
    assert client.put(f"/v1/links/{links['b']}/qr", json={"theme": "dots"}).status_code == 200
    answer = client.post(f"/v1/changes/{change['id']}/undo")
    assert (answer.status_code, answer.json["message"].endswith(f"Changed since: {HOST}/b.")) == (409, True)


def test_undo_of_many_monitors_what_was_monitored(app: Flask, client: Client, links: dict[str, str]) -> None:
    """What is watched follows the destinations, and finding by tags, words and addresses what is there again."""

    def watched() -> list[tuple[str, str]]:
        with app.app_context():
            rows: Any = Watch.select(Record.place, Watch.destination).join(Record).order_by(Record.place)
            return list(rows.tuples())

    update(app, client, {"is_notify": True, "tags": {"remove": ["x"]}})
    present = watched()
    assert present == [(alias, f"{OLD}{alias}") for alias in "abc"]
    update(app, client, {"destination": {"replace_prefix": OLD, "with": NEW}, "is_notify": False})
    assert watched() == []
    moved, monitored, *_ = client.get("/v1/changes").json["data"]
    assert client.post(f"/v1/changes/{moved['id']}/undo").status_code == 200
    assert watched() == present
    assert client.get("/v1/links?filter[search]=new.example").json["data"] == []
    assert len(client.get("/v1/links?filter[search]=old.example").json["data"]) == 4
    # The undo was a change of each record.
    answer = client.post(f"/v1/changes/{monitored['id']}/undo")
    assert (answer.status_code, f"{HOST}/a" in answer.json["message"]) == (409, True)


@pytest.mark.slow
def test_killed_again_and_again_it_changes_each_record_once(make_server: Callable[..., Server]) -> None:
    """Each destination says how often it was changed; the history says that nothing else happened."""
    server = answering(make_server(SIGNPOST_RATE_LIMIT="").start())
    connected(server)
    lines = [f"https://{HOST}/k{number},{OLD}{number},spring\n" for number in range(KILLED_RECORDS)]
    for start in range(0, KILLED_RECORDS, 5000):
        table = "".join(["url,destination,tags\n", *lines[start : start + 5000]]).encode()
        answer = api(server, "POST", "/v1/bulk/import", table, headers={"Content-Type": "text/csv"})
        assert answer.status in (200, 202), answer.body
    eventually(lambda: _are_done(server), timeout_s=300)
    other = {"host": HOST, "alias": "other", "destination": f"{OLD}other"}
    assert api(server, "POST", "/v1/link", other).status == 200
    requested = {"filter": SPRING, "set": {"destination": {"replace_prefix": OLD, "with": f"{OLD}again/"}}}
    preview = api(server, "PUT", "/v1/bulk", {**requested, "dry_run": True})
    assert preview.json["matched"] == KILLED_RECORDS
    answer = api(server, "PUT", "/v1/bulk", {**requested, "confirmation_token": preview.json["confirmation_token"]})
    assert answer.status == 202
    # Made after the answer, so it is not changed.
    late = {"host": HOST, "alias": "late", "destination": f"{OLD}late", "tags": ["spring"]}
    assert api(server, "POST", "/v1/link", late).status == 200
    job = f"/v1/jobs/{answer.json['id']}"
    for kill in range(KILLS):
        time.sleep(kill * 0.037 % 0.1)
        assert api(server, "GET", job).json["state"] in ("queued", "running"), f"{kill} kills"
        server.stop(signal.SIGKILL)
        answering(server.start())
    eventually(lambda: api(server, "GET", job).json["state"] == "done", timeout_s=300)
    ended = api(server, "GET", job).json
    assert (ended["updated"], ended["unchanged"], ended["refused"]) == (KILLED_RECORDS, 0, 0)
    changed = {f"k{n}": f"{OLD}again/{n}" for n in range(KILLED_RECORDS)}
    untouched = {"late": f"{OLD}late", "other": f"{OLD}other"}
    assert _destinations(server) == {**changed, **untouched}
    verbs = Counter(row["verb"] for row in _all(server, "/v1/changes?per_page=100") if row["type"] == "record")
    assert verbs == {"import": -(-KILLED_RECORDS // 5000), "create": 3, "bulk_update": 1}
    (change,) = api(server, "GET", "/v1/changes?filter[verb]=bulk_update").json["data"]
    undone = api(server, "POST", f"/v1/changes/{change['id']}/undo")
    if KILLED_RECORDS > MAX_UNDOABLE:
        assert (undone.status, "final" in undone.json["message"]) == (409, True)
    else:
        assert undone.status == 200
        before = {f"k{n}": f"{OLD}{n}" for n in range(KILLED_RECORDS)}
        assert _destinations(server) == {**before, **untouched}


def _are_done(server: Server) -> bool:
    return all(job["state"] == "done" for job in api(server, "GET", "/v1/jobs").json["data"])


def _destinations(server: Server) -> dict[str, str]:
    page = f"/v1/links?per_page=100&filter[host]={HOST}"
    return {row["alias"]: row["destination"] for row in _all(server, page)}


def _all(server: Server, page: str) -> list[Any]:
    rows: list[Any] = []
    with Connection(server, token=server.token) as connection:
        while page:
            listed = connection.call("GET", page).json
            rows += listed["data"]
            page = (listed["meta"]["cursor"]["next"] or "").partition(f":{server.port}")[2]
    return rows
