"""The history: one entry for each change, with who and how and what; and undo."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.patterns import MAX_PATTERNS
from signpost.features.history.tables import RecordSnapshot
from signpost.runtime import jobs
from signpost.visits import middleware
from tests.conftest import Client

HOST = "go.acme.test"
DEST = "https://dest.example/"


@pytest.fixture(autouse=True)
def connected(client: Client) -> None:
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200


def changes(client: Client, **filters: str) -> list[dict[str, Any]]:
    requested = {f"filter[{name}]": value for name, value in filters.items()}
    answer = client.get("/v1/changes", query_string=requested)
    assert answer.status_code == 200, answer.text
    rows: list[dict[str, Any]] = answer.json["data"]
    return rows


def link(client: Client, **fields: Any) -> dict[str, Any]:
    answer = client.post("/v1/link", json={"host": HOST, "destination": DEST, **fields})
    assert answer.status_code == 200, answer.text
    record: dict[str, Any] = answer.json["data"][0]
    return record


def undo(client: Client, change: dict[str, Any], status: int = 200) -> Any:
    answer = client.post(f"/v1/changes/{change['id']}/undo")
    assert answer.status_code == status, answer.text
    return answer.json


def test_who_and_how_and_what(client: Client) -> None:
    created = link(client, alias="a", title="One", tags=["x"])
    answer = client.put(
        f"/v1/redirect/{created['id']}",
        json={"url": f"{HOST}/b", "destination": DEST, "title": "Two"},
        headers={"X-Request-Id": "request-000000000000001"},
    )
    assert answer.status_code == 200
    update, creation = changes(client, record=created["id"])
    assert creation["verb"] == "create"
    assert creation["before"] is None
    assert creation["after"]["url"] == f"{HOST}/a"
    assert creation["after"]["title"] == "One"
    assert (update["verb"], update["via"], update["type"]) == ("update", "api", "record")
    assert update["token_name"] == "owner for tests"
    assert update["request_id"] == "request-000000000000001"
    assert update["actor"]["name"] == "Owner"
    assert update["before"] == {"url": f"{HOST}/a", "title": "One"}
    assert update["after"] == {"url": f"{HOST}/b", "title": "Two"}


def test_what_changes_nothing_is_no_entry(client: Client) -> None:
    created = link(client, alias="a", title="One")
    before = changes(client)
    body = {"url": f"{HOST}/a", "destination": DEST, "title": "One"}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    assert client.put(f"/v1/redirect/{created['id']}", json={**body, "destination": "javascript:1"}).status_code == 422
    assert client.delete("/v1/redirect/nothing").status_code == 204
    assert client.delete("/v1/host/unknown.example").status_code == 204
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    assert client.post("/v1/link", json={"host": HOST, "alias": "a", "destination": DEST}).status_code == 422
    assert client.delete("/v1/bulk", json={"filter": {"tags": "none"}}).json == "0"
    assert changes(client) == before


def test_a_password_is_told_as_changed(client: Client) -> None:
    created = link(client, password="open sesame")
    body = {"url": created["url"], "destination": DEST, "password": "close sesame"}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    answer = client.get("/v1/changes")
    assert "sesame" not in answer.text
    assert "scrypt" not in answer.text
    update, creation, *_ = answer.json["data"]
    assert creation["after"]["password"] == "changed"
    assert (update["before"], update["after"]) == ({"password": "changed"}, {"password": "changed"})
    assert "password" in undo(client, update, 409)["message"]


def test_undo_of_an_update(client: Client) -> None:
    created = link(client, alias="a", title="One", tags=["x", "y"])
    body = {"url": f"{HOST}/b", "destination": "https://other.example/", "tags": []}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    changed, *_ = changes(client)
    entry = undo(client, changed)
    assert (entry["verb"], entry["after"]["url"]) == ("undo", f"{HOST}/a")
    now = client.get(f"/v1/links/{created['id']}").json
    assert {**now, "updated_at": ""} == {**client.get(f"/v1/links/{created['id']}").json, "updated_at": ""}
    assert (now["alias"], now["title"], now["tags"]) == ("a", "One", ["x", "y"])
    assert undo(client, changed, 409)["message"].endswith("It was already undone.")
    # An undo can be undone.
    undo(client, entry)
    assert client.get(f"/v1/links/{created['id']}").json["alias"] == "b"


def test_undo_of_what_has_changed_since_is_refused(client: Client) -> None:
    created = link(client, alias="a")
    for title in ("One", "Two"):
        body = {"url": f"{HOST}/a", "destination": DEST, "title": title}
        assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    _, first, creation, *_ = changes(client)
    entries = len(changes(client))
    assert "changed since" in undo(client, first, 409)["message"]
    assert "changed since" in undo(client, creation, 409)["message"]
    assert len(changes(client)) == entries


def test_a_deleted_record_comes_back_with_its_clicks(client: Client, app: Flask, visit: Callable[..., Any]) -> None:
    created = link(client, alias="a", title="One", tags=["x"], password=None)
    for _ in range(3):
        assert visit("/a", HOST).status_code == 302
    before = client.get(f"/v1/links/{created['id']}").json
    assert client.delete(f"/v1/redirect/{created['id']}").status_code == 204
    deletion, *_ = changes(client)
    assert (deletion["verb"], deletion["after"], deletion["before"]["title"]) == ("delete", None, "One")
    assert client.get(f"/v1/links/{created['id']}/changes").json["data"][0] == deletion
    # Clicks that still waited are counted, too.
    assert middleware.of(app).clicks.write()
    undo(client, deletion)
    after = client.get(f"/v1/links/{created['id']}").json
    assert after == {**before, "total_clicks": 3}
    found = client.get("/v1/links", query_string={"filter[tags]": "x", "filter[search]": "one"}).json["data"]
    assert [row["id"] for row in found] == [created["id"]]
    assert visit("/a", HOST).status_code == 302
    clicks = client.get(f"/v1/links/{created['id']}/clicks").json
    assert sum(day["clicks"] for day in clicks["data"]) >= 3


def test_what_was_deleted_before_an_upgrade_comes_back_as_the_upgrade_left_the_others(
    client: Client, app: Flask
) -> None:
    created = link(client, alias="a", max_clicks=1)
    assert client.delete(f"/v1/redirect/{created['id']}").status_code == 204
    with app.app_context():
        # A record as it was kept before migration 0030.
        content: dict[str, Any] = RecordSnapshot.get().content
        del content["interstitial"]
        RecordSnapshot.update(content=content).execute()
    undo(client, changes(client)[0])
    after = client.get(f"/v1/links/{created['id']}?include=extensions").json
    assert (after["extensions"]["max_clicks"], after["extensions"]["interstitial"]) == (1, "never")


def test_a_deletion_whose_path_is_taken_is_not_undone(client: Client) -> None:
    created = link(client, alias="a")
    assert client.delete(f"/v1/redirect/{created['id']}").status_code == 204
    deletion, *_ = changes(client)
    other = link(client, alias="a")
    assert f"{HOST}/a" in undo(client, deletion, 409)["message"]
    assert client.get("/v1/links").json["data"][0]["id"] == other["id"]


@pytest.mark.parametrize("how", ["alone", "in bulk", "a creation that was undone"])
def test_a_deletion_after_which_a_link_leads_there_is_not_undone(app: Flask, client: Client, how: str) -> None:
    """Else the two would send visitors to each other."""
    far = link(client, alias="far")
    near = link(client, alias="near", destination=f"https://{HOST}/far", tags=["t"])
    if how == "in bulk":
        assert client.delete("/v1/bulk", query_string={"filter[tags]": "t"}).status_code == 200
        jobs.of(app).drain()
    elif how == "alone":
        assert client.delete(f"/v1/redirect/{near['id']}").status_code == 204
    else:
        undo(client, changes(client)[0])
    deletion, *_ = changes(client)
    answer = client.patch(f"/v1/redirect/{far['id']}", json={"destination": f"https://{HOST}/near"})
    assert answer.status_code == 200, answer.text
    assert "leads back" in json.dumps(undo(client, deletion, 409))
    assert client.get(f"/v1/links/{near['id']}").status_code == 404


def test_undo_of_a_creation_deletes_it(client: Client) -> None:
    created = link(client, alias="a", password="open sesame")
    creation, *_ = changes(client)
    deletion = undo(client, creation)
    assert client.get(f"/v1/links/{created['id']}").status_code == 404
    undo(client, deletion)
    assert client.get(f"/v1/links/{created['id']}").json["has_password"] is True


def test_undo_of_a_bulk_deletion(client: Client, app: Flask) -> None:
    ids = {link(client, tags=["old"], title=f"Nr. {number}")["id"] for number in range(250)}
    saved = client.get("/v1/links", query_string={"per_page": "100", "filter[tags]": "old"}).json["data"]
    assert client.delete("/v1/bulk", json={"filter": {"tags": "old"}}).json == "250"
    jobs.of(app).drain()
    deletion, *_ = changes(client)
    assert (deletion["verb"], deletion["record_id"]) == ("bulk_delete", None)
    assert client.get(f"/v1/jobs/{deletion['job_id']}").json["deleted"] == 250
    undo(client, deletion)
    back = client.get("/v1/links", query_string={"per_page": "100", "filter[tags]": "old"}).json["data"]
    assert back == saved
    assert {row["id"] for row in back} <= ids
    assert changes(client, verb="bulk_delete") == [deletion]


def test_one_taken_path_refuses_the_whole(client: Client, app: Flask) -> None:
    for alias in "abc":
        link(client, alias=alias, tags=["old"])
    assert client.delete("/v1/bulk", json={"filter": {"tags": "old"}}).json == "3"
    jobs.of(app).drain()
    deletion, *_ = changes(client)
    link(client, alias="b")
    assert f"{HOST}/b" in undo(client, deletion, 409)["message"]
    assert len(client.get("/v1/links").json["data"]) == 1


def test_the_last_pattern_that_fits_comes_back_and_no_further_one(client: Client, app: Flask) -> None:
    rows = "".join(f"https://{HOST}/{number}/:name,{DEST},pattern\n" for number in range(MAX_PATTERNS))
    table = {"data": f"url,destination,match\n{rows}", "content_type": "text/csv"}
    assert client.post("/v1/bulk/import", **table).status_code in (200, 202)
    jobs.of(app).drain()
    patterns = client.get("/v1/redirect").json["data"]
    assert client.get("/v1/redirect?count=total").json["meta"]["total"] == MAX_PATTERNS
    deletions = []
    for pattern in patterns[:2]:
        assert client.delete(f"/v1/redirect/{pattern['id']}").status_code == 204
        deletions.append(changes(client)[0])
    body = {"url": f"https://{HOST}/new/:name", "destination": DEST, "match": "pattern"}
    assert client.post("/v1/redirect", json=body).status_code == 200
    undo(client, deletions[0])
    assert "maximum" in undo(client, deletions[1], 409)["message"]


def test_hostnames_and_settings(client: Client) -> None:
    assert client.patch(f"/v1/host/{HOST}", json={"notfound_url": "https://a.example/"}).status_code == 200
    change, *_ = changes(client, record=HOST)
    assert (change["before"], change["after"]) == ({"notfound_url": None}, {"notfound_url": "https://a.example/"})
    undo(client, change)
    assert client.get(f"/v1/host/{HOST}").json["notfound_url"] is None
    assert client.delete(f"/v1/host/{HOST}").status_code == 204
    gone, *_ = changes(client)
    undo(client, gone)
    assert client.get(f"/v1/host/{HOST}").status_code == 200
    for value in ("https://hooks.example/secret", "https://hooks.example/other"):
        assert client.post("/v1/workspace/update/notify_url", json={"value": value}).status_code == 200
    answer = client.get("/v1/changes")
    assert "hooks.example" not in answer.text
    undo(client, answer.json["data"][0])
    answer = client.post("/v1/workspace/update/country", json={"value": "DE"})
    assert "notify_url=https://hooks.example/secret" in answer.json["meta"]


def test_what_is_not_there_or_not_allowed(client: Client, app: Flask, make_client: Callable[..., Client]) -> None:
    link(client, alias="a")
    creation, connection, *_ = changes(client)
    viewer, editor = (make_client(app, role) for role in ("viewer", "editor"))
    assert changes(viewer)[2:] == changes(client)[2:]
    undo(client, {"id": "nothing"}, 404)
    undo(viewer, creation, 484)
    undo(editor, connection, 484)
    for name, value in (
        ("actor", "nobody"),
        ("via", "post"),
        ("verb", "burn"),
        ("days", "0"),
        ("days", "x"),
        ("x", "1"),
    ):
        assert client.get("/v1/changes", query_string={f"filter[{name}]": value}).status_code == 422, name
    assert client.get("/v1/links/nothing/changes").status_code == 404
    tokens = changes(client, verb="create", days="1")
    refused = next(row for row in tokens if row["type"] == "token")
    undo(client, refused, 409)
