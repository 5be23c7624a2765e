"""The page of the history: what was changed, and a button that undoes it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from datetime import timedelta
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.history.pages.activity import PER_PAGE
from signpost.storage.models import User
from tests.conftest import Client
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"


def test_a_deletion_is_undone(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    body = {"host": HOST, "alias": "spring", "destination": "https://example.com/", "title": "<Sale>"}
    id_ = client.post("/v1/link", json=body).json["data"][0]["id"]
    client.delete(f"/v1/redirect/{id_}")
    answer = person.get("/activity")
    assert "Owner deleted go.acme.test/spring" in shown(answer)
    assert "&lt;Sale&gt;" in answer.text
    change = client.get("/v1/changes").json["data"][0]["id"]
    assert person.post(f"/activity/{change}/undo").status_code == 303
    assert client.get(f"/v1/links/{id_}").status_code == 200
    assert "Undone." in shown(person.get("/activity"))
    answer = person.post(f"/activity/{change}/undo")
    assert answer.status_code == 409
    assert "It was already undone." in shown(answer)
    of_record = shown(person.get(f"/activity?record={id_}"))
    assert "Owner brought go.acme.test/spring back" in of_record
    assert "connected" not in of_record
    assert person.get("/activity?cursor=nonsense").status_code == 422
    assert person.post("/activity/nothing/undo").status_code == 404


def test_a_viewer_sees_it_without_buttons(
    make_person: Callable[..., Person], client: Client, connect: Callable[..., str]
) -> None:
    connect(HOST)
    answer = make_person("viewer").get("/activity")
    assert "Owner connected go.acme.test" in shown(answer)
    assert "/undo" not in answer.text


def test_a_notice_undoes_what_it_tells_of(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    created = client.post("/v1/link", json={"host": HOST, "alias": "spring", "destination": "https://example.com/"})
    id_ = created.json["data"][0]["id"]
    page = f"/links/{id_}"
    person.post(f"{page}/pause")
    text = person.get(page).text
    assert "Link paused." in text
    undo = match_in(r'<form method="post" action="(/activity/\w+/undo)">', text).group(1)
    back = unescape(match_in(r'name="back" value="([^"]+)"', text).group(1)).removeprefix("/w/home")
    assert person.post(undo, {"back": back}).location.rstrip("?") == page
    assert "Undone." in shown(person.get(page))
    assert "Paused" not in shown(person.get(page)).partition("Delete")[0]


class TestSentences:
    """Each change is one sentence, with labels instead of keys."""

    def test_of_links(self, person: Person, client: Client, connect: Callable[..., str]) -> None:
        connect(HOST)
        created = client.post("/v1/link", json={"host": HOST, "alias": "spring", "destination": "https://example.com/"})
        id_ = created.json["data"][0]["id"]
        for body, given in (
            ({"paused": True}, "Owner paused go.acme.test/spring"),
            ({"paused": False}, "Owner resumed go.acme.test/spring"),
            ({"tags": ["a", "b"]}, "Owner added the tags “a” and “b” to go.acme.test/spring"),
            ({"title": "T", "max_clicks": 5}, "Owner edited go.acme.test/spring"),
            ({"title": ""}, "Owner removed the title of go.acme.test/spring"),
        ):
            client.patch(f"/v1/redirect/{id_}", json=body)
            text = shown(person.get("/activity"))
            assert given in text
            assert "max_clicks" not in text
        assert "Owner created go.acme.test/spring" in text
        assert f'<a href="/links/{id_}"><bdi>go.acme.test/spring</bdi></a>' in person.get("/activity").text
        client.delete(f"/v1/redirect/{id_}")
        page = person.get("/activity")
        assert f'href="/links/{id_}"' not in page.text
        assert "What visitors get The destination" in shown(page)
        assert "Redirect type Temporary (302)" in shown(page)
        assert "Owner paused go.acme.test/spring" in shown(page)

    def test_of_hostnames_and_settings(self, person: Person, client: Client, connect: Callable[..., str]) -> None:
        connect(HOST)
        client.post("/v1/host", json={"host": HOST, "https_requested": False})
        client.post("/v1/host", json={"host": HOST, "short_links_enabled": False})
        client.post("/v1/workspace/update/notify_url", json={"value": "https://hooks.example/secret"})
        client.post("/v1/workspace/update/country", json={"value": "DE"})
        client.delete(f"/v1/host/{HOST}")
        page = person.get("/activity")
        for given in (
            "Owner connected go.acme.test",
            "Owner turned HTTPS off for go.acme.test",
            "Owner blocked new short links on go.acme.test",
            "Owner changed the setting “Webhook address”",
            "“Country” · API ( owner for tests ) empty → changed to DE",
            "Owner disconnected go.acme.test",
        ):
            assert given in shown(page)
        assert "hooks.example" not in page.text

    def test_of_people(self, person: Person, stranger: Person) -> None:
        created = person.post("/members", {"email": "ada@acme.test", "role": "editor"})
        link = match_in(r"/invitation/[\w-]+", person.get(created.location).text)[0]
        stranger.post(link, {"as": "new", "name": "Ada", "password": "a long enough password"}, page=link)
        stranger.post("/account", {"what": "profile", "name": "Ada L"})
        id_ = match_in(
            r'action="/members/(\w+)/remove">.*?aria-label="Remove member Ada L"', person.get("/members").text
        )[1]
        person.post(f"/members/{id_}", {"role": "viewer"})
        person.post("/tokens", {"name": "ci", "kind": "api", "role": "viewer"})
        person.post(f"/members/{id_}/remove")
        text = shown(person.get("/activity"))
        for given in (
            "Owner invited ada@acme.test as an editor",
            "Ada joined as an editor",
            "Ada changed their name",
            "Owner made ada@acme.test a viewer",
            "Owner created the token “ci”",
            "Used by API",
            "Owner removed ada@acme.test",
            "Owner created the workspace Home",
        ):
            assert given in text

    def test_of_undo(self, person: Person, client: Client, connect: Callable[..., str]) -> None:
        connect(HOST)
        client.post("/v1/link", json={"host": HOST, "alias": "spring", "destination": "https://example.com/"})
        for given in ("removed go.acme.test/spring again", "brought go.acme.test/spring back"):
            change = client.get("/v1/changes").json["data"][0]["id"]
            person.post(f"/activity/{change}/undo")
            assert f"Owner {given}" in shown(person.get("/activity"))


class TestFilters:
    def test_by_person_kind_and_days(
        self, person: Person, make_person: Callable[[str], Person], connect: Callable[..., str], app: Flask
    ) -> None:
        connect(HOST)
        editor = make_person("editor")
        editor.post("/links/new", {"host": HOST, "destination": "https://a.example/"}, page="/links/new")
        with app.app_context():
            id_ = User.select().order_by(User.id.desc()).get().id
        text = shown(person.get(f"/activity?actor={id_}"))
        assert "A editor created go.acme.test/" in text
        assert "Owner connected" not in text
        assert "Owner connected" in shown(person.get("/activity?verb=create&days=7"))
        assert "No changes match these filters." in shown(person.get("/activity?verb=delete"))
        assert person.get("/activity?actor=unknown").status_code == 422

    def test_what_was_changed_and_by_whom_has_numbers(
        self, person: Person, make_person: Callable[[str], Person], client: Client, connect: Callable[..., str]
    ) -> None:
        """They count what the other filters leave, and add up to all."""
        connect(HOST)
        editor = make_person("editor")
        for _ in range(3):
            editor.post("/links/new", {"host": HOST, "destination": "https://a.example/"}, page="/links/new")
        for query in ("", "?what=links", "?what=hosts", "?days=all"):
            facets = person.get(f"/activity{query}").text.partition('class="facets"')[2].partition("</nav>")[0]
            lists = [
                [int(count.replace(",", "")) for count in re.findall(r"<small>([\d,]+)</small>", part)]
                for part in facets.split("</section>")[:2]
            ]
            assert all(counts[0] == sum(counts[1:]) for counts in lists), (query, lists)
        assert "3 changes · Last 28 days." in shown(person.get("/activity?what=links&q=a+editor"))
        one = shown(person.get("/activity?what=hosts"))
        assert "Owner connected" in one
        assert "A editor created" not in one

    def test_a_search_finds_links_and_people(
        self, person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
    ) -> None:
        connect(HOST)
        for alias in ("spring", "autumn"):
            link = make_link(HOST, alias=alias)
            client.patch(f"/v1/redirect/{link['id']}", json={"title": f"The {alias}"})
        found = shown(person.get("/activity?q=autumn"))
        assert "added a title to go.acme.test/autumn" in found
        assert "spring" not in found
        assert "spring" in shown(person.get("/activity?q=owner"))
        assert "No changes match these filters." in shown(person.get("/activity?q=nobody-and-nothing"))

    def test_what_is_no_choice_is_none(self, person: Person) -> None:
        assert person.get("/activity?verb=beauty&days=1e9").status_code == 200

    def test_older_changes_are_filtered_too(self, person: Person, client: Client) -> None:
        for number in range(PER_PAGE + 5):
            client.post("/v1/workspace/update/country", json={"value": ("DE", "FR")[number % 2]})
        page = person.get("/activity?verb=update")
        older = unescape(match_in(r'href="(/activity\?[^"]*cursor=[^"]+)"', page.text)[1])
        assert "verb=update" in older
        assert person.get(older).text.count("<li><time ") == 5


def test_it_leads_to_jobs(person: Person) -> None:
    assert 'href="/jobs"' in person.get("/activity").text


def test_records_created_one_after_the_other_are_one_row(
    person: Person, client: Client, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect(HOST)
    start = times.now()
    for number in range(12):
        # The last two come half an hour later.
        monkeypatch.setattr(times, "now", lambda at=number: start + timedelta(minutes=at if at < 10 else 40))
        body = {"url": f"{HOST}/old-{number}", "destination": f"https://a.example/{number}"}
        assert client.post("/v1/redirect", json=body).status_code == 200
    text = shown(person.get("/activity"))
    assert "created 2 redirects · API" in text
    assert "created 10 redirects · API" in text
    assert "Show the 10 go.acme.test/old-9 → a.example/9 go.acme.test/old-8 → a.example/8" in text
    assert "7 more" in text
    # One by one, each can be undone.
    page = person.get("/activity?unfolded=1").text
    assert page.count("Undo: Owner created go.acme.test/old-") == 12


def test_as_csv(person: Person, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    client.post("/v1/link", json={"host": HOST, "alias": "a", "destination": "https://example.com/", "title": "=1+1"})
    answer = person.get("/activity.csv?what=links&q=a")
    assert answer.mimetype == "text/csv"
    header, row, *others = csv.reader(io.StringIO(answer.text))
    assert header == ["time", "who", "how", "what"]
    assert row[1:] == ["Owner", "api (owner for tests)", "created go.acme.test/a"]
    assert others == []
    # As many rows as the page says, of all kinds.
    total = match_in(r"<p>(\d+) changes", person.get("/activity").text)[1]
    assert len(answer.text.splitlines()) == 2
    assert len([*csv.reader(io.StringIO(person.get("/activity.csv").text))]) == int(total) + 1
