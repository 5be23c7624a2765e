"""The page of the history: what was changed, and a button that undoes it."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

from tests.conftest import Client
from tests.dashboard.conftest import Person, match_in, shown

HOST = "go.acme.test"


def test_a_deletion_is_undone(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    body = {"host": HOST, "alias": "spring", "destination": "https://example.com/", "title": "<Sale>"}
    id_ = client.post("/v1/link", json=body).json["data"][0]["id"]
    client.delete(f"/v1/redirect/{id_}")
    answer = person.get("/activity")
    assert "delete record" in shown(answer)
    assert "&lt;Sale&gt;" in answer.text
    change = client.get("/v1/changes").json["data"][0]["id"]
    assert person.post(f"/activity/{change}/undo").status_code == 303
    assert client.get(f"/v1/links/{id_}").status_code == 200
    assert "Undone." in shown(person.get("/activity"))
    answer = person.post(f"/activity/{change}/undo")
    assert answer.status_code == 409
    assert "It was undone already." in shown(answer)
    of_record = shown(person.get(f"/activity?record={id_}"))
    assert "undo record" in of_record
    assert "create host" not in of_record
    assert person.get("/activity?cursor=nonsense").status_code == 422
    assert person.post("/activity/nothing/undo").status_code == 404


def test_a_viewer_sees_it_without_buttons(
    make_person: Callable[..., Person], client: Client, connect: Callable[..., str]
) -> None:
    connect(HOST)
    answer = make_person("viewer").get("/activity")
    assert "create host" in shown(answer)
    assert "/undo" not in answer.text


def test_a_notice_undoes_what_it_tells_of(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    made = client.post("/v1/link", json={"host": HOST, "alias": "spring", "destination": "https://example.com/"})
    id_ = made.json["data"][0]["id"]
    page = f"/links/{id_}"
    person.post(f"{page}/pause")
    text = person.get(page).text
    assert "Link paused." in text
    undo = match_in(r'<form method="post" action="(/activity/\w+/undo)">', text).group(1)
    back = unescape(match_in(r'name="back" value="([^"]+)"', text).group(1)).removeprefix("/w/home")
    assert person.post(undo, {"back": back}).location.rstrip("?") == page
    assert "Undone." in shown(person.get(page))
    assert "Paused" not in shown(person.get(page)).partition("Delete")[0]
