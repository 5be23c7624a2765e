"""Pages of lists whose rows were all deleted: the nearest page that has some is shown, never an empty list."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.features.dashboard.workspaces import hosts as host_pages
from signpost.features.dashboard.workspaces import jobs as job_pages
from signpost.features.events.pages import deliveries as delivery_pages
from signpost.features.events.tables import Delivery
from signpost.features.history.pages import activity
from signpost.features.history.tables import Change
from signpost.storage import database
from signpost.storage.models import Host, Job, Record
from tests.conftest import Client
from tests.features.conftest import HOST, Person, match_in, shown
from tests.features.events.test_webhooks_page import create

SIZE = 2
ROWS = 5


@dataclass(frozen=True)
class List:
    """A list with pages. row: what each of its rows has in the page. order: by which the newest comes last."""

    path: str
    model: Any
    order: Any
    row: str


LINK = r'<a href="/links/\w+"[^>]*><span'
LISTS = {
    "links": List("/links?per_page=2", Record, Record.seq, LINK),
    "links by clicks": List("/links?per_page=2&sort=clicks", Record, Record.seq, LINK),
    "links that match": List("/links?per_page=2&filter[search]=dest", Record, Record.seq, LINK),
    "redirects": List("/redirects?per_page=2", Record, Record.seq, r'<a href="/redirects/\w+"[^>]*><span'),
    "hostnames": List("/hosts", Host, Host.created_at, r'<a href="/hosts/[^"/?]+"'),
    "jobs": List("/jobs", Job, Job.created_at, r'<a href="/jobs/\w+"'),
    "activity": List("/activity", Change, Change.id, "<li><time "),
    "deliveries": List("/deliveries", Delivery, Delivery.created_at, r'href="/deliveries/\w+"'),
}


@pytest.fixture
def fill(
    client: Client, person: Person, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], None]:
    for module in (host_pages, job_pages, activity, delivery_pages):
        monkeypatch.setattr(module, "PER_PAGE", SIZE)

    def do(name: str) -> None:
        connect(HOST)
        webhook = create(person).location.partition("?")[0] if name == "deliveries" else ""
        for number in range(ROWS):
            to = {"destination": "https://dest.example/"}
            if name.startswith("links"):
                client.post("/v1/link", json={"host": HOST, "alias": f"a{number}", **to})
            elif name == "redirects":
                client.post("/v1/redirect", json={"url": f"https://{HOST}/a{number}", **to})
            elif name == "hostnames":
                connect(f"h{number}.acme.test")
            elif name == "jobs":
                assert client.delete(f"/v1/bulk?filter[tags]=t{number}").status_code == 200
            elif name == "activity":
                client.post("/v1/workspace/update/country", json={"value": ("DE", "FR")[number % 2]})
            else:
                person.post(f"{webhook}/test", page=webhook)

    return do


def rows_in(kind: List, text: str) -> list[str]:
    return re.findall(kind.row, text)


def next_of(kind: List, text: str) -> str:
    path = kind.path.partition("?")[0]
    return unescape(match_in(rf'href="({path}\?[^"]*cursor=[^"]+)"(?! rel="prev")', text)[1])


@pytest.mark.parametrize("name", LISTS)
def test_a_page_past_the_end_shows_the_last_one(
    app: Flask, person: Person, fill: Callable[[str], None], name: str
) -> None:
    kind = LISTS[name]
    fill(name)
    first = person.get(kind.path).text
    assert len(rows_in(kind, first)) == SIZE
    second = next_of(kind, first)
    with app.app_context():
        rows = list(kind.model.select().order_by(kind.order))
        # Of what is listed from the oldest on, the oldest stay.
        kept = rows[:SIZE] if "sort=clicks" in kind.path else rows[-SIZE:]
        for row in rows:
            if row not in kept:
                row.delete_instance()
    answer = person.get(second)
    assert answer.status_code == 200
    assert len(rows_in(kind, answer.text)) == SIZE
    assert 'rel="next"' not in answer.text
    assert 'rel="prev"' not in answer.text
    if name.startswith(("links", "redirects")):
        assert "1 to 2 of 2" in shown(answer)


@pytest.mark.parametrize("name", LISTS)
def test_an_empty_list_says_so(app: Flask, person: Person, fill: Callable[[str], None], name: str) -> None:
    kind = LISTS[name]
    fill(name)
    second = next_of(kind, person.get(kind.path).text)
    # At once: what runs beside may write, too.
    with app.app_context(), database.atomic():
        for row in kind.model.select():
            row.delete_instance()
    answer = person.get(second)
    assert answer.status_code == 200
    assert rows_in(kind, answer.text) == []


def test_a_page_before_the_beginning_shows_the_first_one(
    app: Flask, person: Person, fill: Callable[[str], None]
) -> None:
    kind = LISTS["links"]
    fill("links")
    second = person.get(next_of(kind, person.get(kind.path).text)).text
    previous = unescape(match_in(r'href="(/links\?[^"]+)" rel="prev"', second)[1])
    with app.app_context():
        newest = [row.seq for row in Record.select().order_by(Record.seq.desc()).limit(SIZE)]
        Record.delete().where(Record.seq << newest).execute()
    answer = person.get(previous)
    assert len(rows_in(kind, answer.text)) == SIZE
    assert "1 to 2 of 3" in shown(answer)
    assert 'rel="prev"' not in answer.text


def test_after_a_deletion_of_the_last_page_the_one_before_is_shown_whole(
    person: Person, client: Client, fill: Callable[[str], None]
) -> None:
    """With the rows next to the gap, and where they are in the list."""
    kind = LISTS["links"]
    fill("links")
    third = next_of(kind, person.get(next_of(kind, person.get(kind.path).text)).text)
    oldest = client.get("/v1/links?sort=created_at").json["data"][0]["id"]
    client.delete(f"/v1/redirect/{oldest}")
    answer = person.get(third)
    assert len(rows_in(kind, answer.text)) == SIZE
    assert "3 to 4 of 4" in shown(answer)
    assert "No links yet" not in answer.text
