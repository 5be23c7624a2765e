"""Exports of the dashboard: everything or what a list shows, as a file."""

import csv
import io
import json
from collections.abc import Callable

import pytest

from signpost.features.transfer.pages import exports
from tests.conftest import Client
from tests.features.conftest import Person, shown

HOST = "go.acme.test"


@pytest.fixture
def records(client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    link = {"host": HOST, "alias": "a", "destination": "https://d.example/", "tags": ["sale"], "title": "=1+1"}
    client.post("/v1/link", json=link)
    client.post("/v1/link", json={"host": HOST, "alias": "b", "destination": "https://d.example/b"})
    client.post(
        "/v1/redirect", json={"url": f"{HOST}/old", "destination": "https://d.example/new", "forward_query": True}
    )
    client.post("/v1/redirect", json={"url": f"{HOST}/x", "destinations": ["https://d.example/", "https://e.example/"]})


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize(
    ("query", "aliases"),
    [
        ("", {"a", "b", "old", "x"}),
        ("filter[handler]=redirect", {"old", "x"}),
        ("filter[handler]=short-url&filter[tags]=sale&sort=-created_at&cursor=", {"a"}),
    ],
)
def test_a_list_is_exported_with_its_filters(
    make_person: Callable[[str], Person], query: str, aliases: set[str]
) -> None:
    viewer = make_person("viewer")
    answer = viewer.get(f"/export?{query}")
    assert (answer.mimetype, answer.headers["Content-Disposition"]) == (
        "text/csv",
        "attachment; filename=signpost.csv",
    )
    rows = [*csv.DictReader(io.StringIO(answer.text))]
    assert {row["alias"] for row in rows} == aliases
    assert all(not row["title"].startswith("=") for row in rows)
    lines = viewer.get(f"/export?{query}&format=jsonl").text.splitlines()
    assert {json.loads(line)["alias"] for line in lines} == aliases


@pytest.mark.usefixtures("records")
def test_a_format_of_a_server_says_what_it_cannot_express(person: Person) -> None:
    page = person.get("/export?filter[handler]=redirect&format=netlify")
    assert "1 record can't be written exactly in this format and is left out" in shown(page)
    assert "It has several destinations." in shown(page)
    assert "anyway=1" in page.text
    answer = person.get("/export?filter[handler]=redirect&format=netlify&anyway=1")
    assert answer.headers["Content-Disposition"] == "attachment; filename=signpost-netlify.txt"
    assert "/old https://d.example/new" in answer.text
    assert "e.example" not in answer.text


@pytest.mark.usefixtures("records")
def test_what_cannot_be_exported_is_refused(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for query in ("format=zip", "filter[health]=x&format=nginx"):
        assert person.get(f"/export?{query}").status_code == 422
    monkeypatch.setattr(exports, "MAX_RULES", 1)
    answer = person.get("/export?format=nginx")
    assert answer.status_code == 422
    assert "These are more than 1." in shown(answer)


def test_strangers_export_nothing(stranger: Person) -> None:
    assert stranger.get("/export").location.startswith("/sign-in")
