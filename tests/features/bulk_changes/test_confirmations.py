"""Whatever is previewed and then confirmed does what the preview showed, or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost import features, loader
from signpost.mcp.tools import tools_with
from signpost.runtime import jobs
from tests.conftest import ORIGIN, Client
from tests.features.conftest import HOST, Person, shown, typed_in
from tests.mcp.conftest import Agent

TOOLS = tools_with(loader.load())
FEATURES = Path(*features.__path__)
MakeLink = Callable[..., dict[str, Any]]
FILTERS = {"tags": "old"}
SET = {"tags": {"add": ["new"]}}
MOVE = {"destination": {"replace_prefix": "https://dest.example/", "with": "https://new.example/"}}


@dataclass(frozen=True)
class Faces:
    """Those who preview and confirm in one workspace."""

    client: Client
    agent: Agent
    person: Person


# What a face does first: it returns what confirms. That returns the sentence of a refusal; "": it was done.
Confirm = Callable[[], str]
Preview = Callable[[Faces], Confirm]


def _by_rest(change: dict[str, Any]) -> Preview:
    def preview(faces: Faces) -> Confirm:
        body = {"filter": FILTERS, "set": change}
        token = faces.client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]

        def confirm() -> str:
            answer = faces.client.put("/v1/bulk", json={**body, "confirmation_token": token})
            return "" if answer.status_code == 202 else " ".join(answer.json["errors"]["confirmation_token"])

        return confirm

    return preview


def _by_agent(first: str, second: str, **arguments: Any) -> Preview:
    def preview(faces: Faces) -> Confirm:
        token = faces.agent.answer(first, **FILTERS, **arguments)["confirmation_token"]

        def confirm() -> str:
            result = faces.agent.call(second, **FILTERS, **arguments, confirmation_token=token)
            return result["content"][0]["text"] if result["isError"] else ""

        return confirm

    return preview


def _by_page(path: str, **fields: str) -> Preview:
    def preview(faces: Faces) -> Confirm:
        form = {"filter[tags]": "old", "all": "1", "back": "/links?filter[tags]=old", **fields}
        page = faces.person.post(path, form, page="/links")
        sent = typed_in(page.text.partition("<main")[2])

        def confirm() -> str:
            answer = faces.person.send(path, sent, page=path, headers={"Origin": ORIGIN})
            if answer.status_code == 303:
                return ""
            assert answer.status_code == 422
            # The preview of what would be done now, which can be confirmed.
            assert typed_in(answer.text.partition("<main")[2]).get("confirmation_token") != sent["confirmation_token"]
            return shown(answer)

        return confirm

    return preview


PAIRS = {
    "PUT /bulk, tags": _by_rest(SET),
    "PUT /bulk, destinations": _by_rest(MOVE),
    "bulk_update": _by_agent("preview_bulk_update", "bulk_update", set=SET),
    "bulk_delete": _by_agent("preview_bulk_delete", "bulk_delete"),
    "page, pause": _by_page("/links/edit", action="pause"),
    "page, resume": _by_page("/links/edit", action="resume"),
    "page, tag": _by_page("/links/edit", action="tag", tag="new"),
    "page, untag": _by_page("/links/edit", action="untag", tag="old"),
    "page, move": _by_page("/links/edit", action="move", replace_prefix="https://dest", **{"with": "https://new"}),
    "page, delete": _by_page("/links/delete"),
}


@pytest.fixture
def faces(client: Client, person: Person, connect: Callable[..., str], make_link: MakeLink) -> Faces:
    connect(HOST)
    for alias in "abc":
        make_link(HOST, alias=alias, tags=["old"])
    return Faces(client, Agent(client), person)


@pytest.fixture
def state(client: Client) -> Callable[[], Any]:
    return lambda: [
        {name: row[name] for name in ("id", "alias", "tags", "destination", "paused_by")}
        for row in client.get("/v1/links?per_page=100").json["data"]
    ]


@pytest.mark.parametrize("pair", PAIRS)
def test_what_was_previewed_is_done_once(app: Flask, faces: Faces, state: Callable[[], Any], pair: str) -> None:
    confirm, before = PAIRS[pair](faces), state()
    assert confirm() == ""
    jobs.of(app).drain(10)
    assert pair == "page, resume" or state() != before
    assert confirm() != ""


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize(("change", "matched"), [("one more", 4), ("one less", 2), ("none", 0)])
def test_another_number_of_records_is_refused(
    app: Flask,
    faces: Faces,
    state: Callable[[], Any],
    make_link: MakeLink,
    pair: str,
    change: str,
    matched: int,
) -> None:
    confirm = PAIRS[pair](faces)
    ids = [row["id"] for row in state()]
    if change == "one more":
        make_link(HOST, alias="d", tags=["old"])
    for id_ in ids[: max(3 - matched, 0)]:
        assert faces.client.delete(f"/v1/redirect/{id_}").status_code == 204
    before = state()
    assert f"It was issued for 3 records, but {matched} match now. Preview it again." in confirm()
    jobs.of(app).drain(10)
    assert state() == before


@pytest.mark.parametrize("pair", PAIRS)
def test_the_number_from_before_is_accepted_again(app: Flask, faces: Faces, make_link: MakeLink, pair: str) -> None:
    """A refusal uses nothing up: what matches may be put right instead of previewed again."""
    confirm = PAIRS[pair](faces)
    added = make_link(HOST, alias="d", tags=["old"])
    assert confirm() != ""
    faces.client.delete(f"/v1/redirect/{added['id']}")
    assert confirm() == ""


def test_every_pair_is_walked(client: Client) -> None:
    """Whatever takes a confirmation_token is among PAIRS: bodies by their address, tools by name, forms by template."""
    tools = [name for name, tool in TOOLS.items() if "confirmation_token" in tool.arguments().fields]
    assert {*tools} == {pair for pair in PAIRS if pair.startswith("bulk_")}
    described = client.get("/openapi.json").json
    bodies = [name for name, schema in described["components"]["schemas"].items() if _takes_token(schema)]
    assert bodies == ["BulkUpdate"]
    forms = [path.name for path in FEATURES.rglob("*.html") if 'name="confirmation_token"' in path.read_text("utf-8")]
    assert sorted(forms) == ["delete_many.html", "edit_many.html"]


def _takes_token(schema: dict[str, Any]) -> bool:
    properties = schema.get("properties", {})
    return "confirmation_token" in properties and "matched" not in properties
