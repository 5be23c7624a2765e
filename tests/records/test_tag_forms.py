"""A tag is the same tag in composed and decomposed letters, and with what cannot be seen around it."""

import json
import unicodedata
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

from signpost.domain import texts
from signpost.domain.events import EventType, Interest
from signpost.runtime import jobs
from signpost.storage.models import Record, RecordTag, TagCount
from tests.conftest import Client, RunCommand, Visit
from tests.mcp.conftest import Agent
from tests.mcp.conftest import agent as agent

COMPOSED = "Züri"
DECOMPOSED = unicodedata.normalize("NFD", COMPOSED)
FORMS = [COMPOSED, DECOMPOSED, f"\u200b{COMPOSED}\ufeff", f"\xa0{DECOMPOSED} "]


def tags_of(client: Client, id_: str) -> list[str]:
    tags: list[str] = client.get(f"/v1/links/{id_}").json["tags"]
    return tags


@pytest.fixture(params=["stored now", "stored before"])
def tagged(request: pytest.FixtureRequest, app: Flask, connect: Any, make_link: Any) -> dict[str, Any]:
    """A link with the tag, as it is stored now, and as it was: in the letters that somebody typed."""
    connect()
    link: dict[str, Any] = make_link(alias="a", tags=[COMPOSED, "other"])
    if request.param == "stored before":
        with app.app_context():
            Record.update(tags=[DECOMPOSED, "other"]).where(Record.id == link["id"]).execute()
            RecordTag.update(tag=DECOMPOSED).where(RecordTag.tag == COMPOSED).execute()
            TagCount.update(tag=DECOMPOSED).where((TagCount.tag == COMPOSED) & (TagCount.records > 0)).execute()
    return link


@pytest.mark.parametrize("tag", FORMS, ids=ascii)
def test_a_tag_is_stored_in_one_form(client: Client, connect: Any, tag: str) -> None:
    connect()
    for alias, given in (("a", [tag]), ("b", [COMPOSED, tag]), ("c", FORMS)):
        body = {"host": "go.acme.test", "alias": alias, "destination": "https://d.example/", "tags": given}
        id_ = client.post("/v1/link", json=body).json["data"][0]["id"]
        assert tags_of(client, id_) == [COMPOSED]
        assert (
            client.put(
                f"/v1/link/{id_}",
                json={key: body[key] for key in ("destination", "tags")} | {"url": f"https://go.acme.test/{alias}"},
            ).status_code
            == 200
        )
        assert tags_of(client, id_) == [COMPOSED]
    assert [entry["tag"] for entry in client.get("/v1/tags").json["data"]] == [COMPOSED]


@pytest.mark.parametrize("tag", FORMS, ids=ascii)
def test_each_form_finds_it(
    client: Client,
    tagged: dict[str, Any],
    visit: Visit,
    write_clicks: Any,
    run_command: RunCommand,
    agent: Agent,
    tag: str,
) -> None:
    visit("/a")
    write_clicks()
    for path in ("/v1/links", "/v1/link"):
        found = client.get(f"{path}?filter[tags]={quote(tag)}").json["data"]
        assert [row["id"] for row in found] == [tagged["id"]], path
    for of_host in ("", "&host=go.acme.test"):
        assert client.get(f"/v1/workspace/clicks?tag={quote(tag)}{of_host}").json["total"]["clicks"] == 1
    assert tagged["url"] in run_command("links", "list", "--filter", f"tags={tag}").output
    assert tagged["id"] in json.dumps(agent.call("list_links", tags=tag))


@pytest.mark.parametrize("tag", FORMS, ids=ascii)
def test_each_form_removes_it(app: Flask, client: Client, tagged: dict[str, Any], tag: str) -> None:
    body = {"filter": {"tags": tag}, "set": {"tags": {"remove": [tag]}}}
    preview = client.put("/v1/bulk", json={**body, "dry_run": True}).json
    assert (preview["matched"], preview["samples"][0]["after"]) == (1, {"tags": ["other"]})
    confirmed = client.put("/v1/bulk", json={**body, "confirmation_token": preview["confirmation_token"]})
    assert confirmed.status_code == 202, confirmed.text
    jobs.of(app).drain()
    assert tags_of(client, tagged["id"]) == ["other"]
    assert [entry["tag"] for entry in client.get("/v1/tags").json["data"]] == ["other"]


@pytest.mark.parametrize("tag", FORMS, ids=ascii)
def test_a_webhook_hears_of_each_form(tag: str) -> None:
    interest = Interest(frozenset({EventType.LINK_UPDATED}), tag=texts.label_of(tag))
    assert interest.wants(EventType.LINK_UPDATED, [], [COMPOSED])
    assert interest.wants(EventType.LINK_UPDATED, [], [DECOMPOSED])
    assert not interest.wants(EventType.LINK_UPDATED, [], ["Zuri"])


def test_an_import_has_one_form(client: Client, connect: Any, run_command: RunCommand, tmp_path: Any) -> None:
    connect()
    file = tmp_path / "links.csv"
    rows = "".join(f'https://go.acme.test/i{at},https://d.example/,"{tag}"\n' for at, tag in enumerate(FORMS))
    file.write_text(f"short link,long url,tags\n{rows}")
    assert run_command("import", str(file)).exit_code == 0
    assert [(entry["tag"], entry["count"]) for entry in client.get("/v1/tags").json["data"]] == [(COMPOSED, len(FORMS))]
