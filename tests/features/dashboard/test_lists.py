"""The lists of links and redirects: views, chips, orders, and changing many at once."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from datetime import timedelta
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask

from signpost.domain import times
from signpost.runtime import jobs
from signpost.storage.models import ClickDay, Record, RecordClicks, User, Workspace
from tests.conftest import Client, Visit
from tests.features.conftest import Person, match_in, shown, typed_in

HOST = "go.acme.test"
Make = Callable[..., dict[str, Any]]


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect(HOST)


def rows(answer: Any) -> list[str]:
    """The aliases of the rows of a list, in order."""
    return re.findall(r'aria-label="Select go\.acme\.test/([^"]+)"', answer.text)


class TestViews:
    def test_states_tell_how_many_there_are(self, person: Person, host: str, make_link: Make) -> None:
        ids = [make_link(host, alias=f"a{number}")["id"] for number in range(3)]
        assert 'aria-label="States"' not in person.get("/redirects").text
        person.post(f"/links/{ids[0]}/pause")
        text = person.get("/links").text
        states = match_in(r'aria-label="States".*?</nav>', text.replace("\n", " ")).group()
        assert re.sub(r"^[^>]*>|<[^>]+>", " ", states).split() == [
            *("All", "3", "Active", "2", "Paused", "1", "Never", "clicked", "3")
        ]
        paused = unescape(match_in(r'href="([^"]+)">Paused', text).group(1))
        assert rows(person.get(paused)) == ["a0"]

    @pytest.mark.parametrize(
        "path",
        [
            "/links",
            "/links?filter[tags]=x",
            "/links?filter[state]=rules&sort=-clicks",
            "/links?filter[health]=paused&filter[host]=go.acme.test",
            "/links?filter[search]=a1",
            "/redirects",
        ],
    )
    def test_each_number_is_that_of_the_list_it_leads_to(
        self, app: Flask, person: Person, connect: Callable[..., str], make_link: Make, make_person: Any, path: str
    ) -> None:
        """Numbers count what the other filters leave: each link with a number is followed."""
        for entry in (HOST, "b.acme.test"):
            connect(entry)
        for number in range(12):
            fields: dict[str, Any] = {"rules": [{"if": {"bot": True}, "destination": "https://m.example/"}]}
            make_link(
                "b.acme.test" if number % 3 else HOST,
                alias=f"a{number}",
                type="redirect" if number == 5 else "link",
                tags=["x"] * (number % 2) + ["y, z"] * (number % 4 == 0),
                **(fields if number % 5 == 0 else {}),
            )
        make_person("editor")
        with app.app_context():
            other = User.get(User.name == "A editor").id
            Record.update(paused_by="user").where(Record.place << ["a3", "a6"]).execute()
            Record.update(created_by=other).where(Record.place << ["a1", "a2", "a3"]).execute()
        text = person.get(path).text.replace("\n", " ")
        found = re.findall(
            r'<a (?:class="chip state" )?href="([^"]+)"[^>]*>(?:(?!</a>).)*?<small>(\d+)</small></a>', text
        )
        numbered = [
            (unescape(address), int(count)) for address, count in found if "/links" in address or "/redir" in address
        ]
        numbered = [entry for entry in numbered if "filter" in entry[0] or "sort" in entry[0]]
        assert len(numbered) > 2 or path == "/redirects"
        for address, count in numbered:
            # The rows of both hostnames.
            ticks = re.findall(r'type="checkbox" name="id"', person.get(address).text)
            assert len(ticks) == count, address

    def test_a_filter_is_a_chip_that_takes_it_away(self, person: Person, host: str, make_link: Make) -> None:
        make_link(host, alias="a", tags=["x"])
        make_link(host, alias="b")
        answer = person.get("/links?filter[tags]=x&filter[host]=go.acme.test&sort=clicks")
        assert rows(answer) == ["a"]
        chip = unescape(
            match_in(r'<a href="([^"]+)" class="chip" title="Remove this filter"><span>Tag: ', answer.text).group(1)
        )
        assert rows(person.get(chip)) == ["a", "b"]
        assert "sort=clicks" in chip

    def test_who_created_it_is_named(self, person: Person, client: Client, host: str, make_link: Make) -> None:
        owner = make_link(host, alias="a")["created_by"]
        text = shown(person.get(f"/links?filter[created_by]={owner}"))
        assert "Created by:" in text
        assert owner not in text

    @pytest.mark.parametrize("name", ["links", "redirects"])
    @pytest.mark.parametrize(
        ("filters", "host", "tags"),
        [
            ({"host": "b.acme.test"}, "b.acme.test", ""),
            ({"host": "B.acme.test,"}, "b.acme.test", ""),
            ({"host": "b.acme.test,c.acme.test"}, None, ""),
            ({"host": "b.acme.test,not-connected.test"}, None, ""),
            ({"host": "not-connected.test"}, None, ""),
            ({"host": "no host\x00", "tags": "x"}, None, "x"),
            ({"host": "b.acme.test", "tags": '"x, y"'}, "b.acme.test", '"x, y"'),
            ({"tags": "x,y", "host": "c.acme.test", "health": "paused"}, "c.acme.test", ""),
            ({}, None, ""),
        ],
    )
    def test_the_form_for_a_new_one_begins_with_what_the_list_is_filtered_by(
        self,
        person: Person,
        connect: Callable[..., str],
        name: str,
        filters: dict[str, str],
        host: str | None,
        tags: str,
    ) -> None:
        """By one hostname, or one tag: all that is on the list has it."""
        for entry in (HOST, "b.acme.test", "c.acme.test"):
            connect(entry)
        page = person.get(f"/{name}?" + urlencode({f"filter[{key}]": value for key, value in filters.items()})).text
        for begins in (rf'href="(/{name}/new[^"]*)" class="button"', r'class="plus" href="(/links/new[^"]*)"'):
            address = unescape(match_in(begins, page)[1])
            assert ("host=" in address) is (host is not None)
            typed = typed_in(person.get(address).text)
            assert typed["tags"] == [tags]
            assert host is None or typed["host"] == [host]

    def test_an_address_of_a_redirect_wins_over_its_hostname(self, person: Person, connect: Callable[..., str]) -> None:
        for entry in (HOST, "b.acme.test"):
            connect(entry)
        typed = typed_in(person.get(f"/redirects/new?host={HOST}&url=https://b.acme.test/old").text)
        assert (typed["host"], typed["alias"]) == (["b.acme.test"], ["old"])

    def test_a_suggested_tag_with_a_comma_finds_its_records(self, person: Person, host: str, make_link: Make) -> None:
        make_link(host, alias="a", tags=["x, y"])
        make_link(host, alias="b", tags=["x", "y"])
        make_link(host, alias="c", tags=["x, y"])
        chip = match_in(r'<a href="([^"]+)"><bdi class="cut" title="x, y"', person.get("/links").text).group(1)
        assert sorted(rows(person.get(unescape(chip)))) == ["a", "c"]

    def test_by_clicks(self, person: Person, host: str, make_link: Make, visit: Visit, write_clicks: Any) -> None:
        for alias in ("a", "b", "c"):
            make_link(host, alias=alias)
        for path in ("/b", "/b", "/c"):
            visit(path)
        write_clicks()
        answer = person.get("/links?sort=-clicks&filter[host]=go.acme.test")
        assert rows(answer) == ["b", "c", "a"]
        assert "2 ever" in shown(answer)
        assert rows(person.get("/links?sort=clicks&filter[host]=go.acme.test")) == ["a", "c", "b"]
        assert "Most clicked ever" in answer.text

    def test_a_row_tells_of_28_days(
        self, app: Flask, person: Person, client: Client, host: str, make_link: Make
    ) -> None:
        """Line, clicks and change are of the same four weeks; all of its clicks stand in the panel."""
        id_ = make_link(host, alias="a")["id"]
        today = times.now().date()
        with app.app_context():
            seq = Record.get(Record.id == id_).seq
            Workspace.update(created_at="2025-01-01T00:00:00.000000Z").execute()
            for back, number in ((0, 4), (1, 9), (27, 3), (28, 5), (29, 5), (55, 2), (56, 100)):
                day = (today - timedelta(days=back)).isoformat()
                ClickDay.create(record=seq, day=day, clicks=number, bots=1, visitors=number)
            RecordClicks.create(
                record=seq, workspace=Workspace.get(), clicks=128, bots=7, last_click_at=times.now_text()
            )
        row = match_in(r'<tr>(?:(?!</tr>).)*name="id".*?</tr>', person.get("/links").text.replace("\n", " ")).group()
        numbers = re.findall(r'<td class="number[^>]*>(.*?)</td>', row)
        # Of whole days: 9 + 3 in the 27 to yesterday, 5 + 2 in the 27 four weeks before.
        assert [re.sub(r"<[^>]+>", "", entry) for entry in numbers] == ["16", "+71%"]
        panel = shown(person.get(f"/links/{id_}/panel"))
        assert "16 clicks in 28 days" in panel
        assert "128 in total" in panel

    def test_a_viewer_has_nothing_to_send(self, make_person: Any, host: str, make_link: Make) -> None:
        make_link(host, alias="a")
        text = make_person("viewer").get("/links").text
        main = text.partition('id="main"')[2]
        assert "go.acme.test/a" in main
        assert '<form method="post"' not in main.partition("<footer")[0]
        assert 'name="id"' not in main
        assert "formaction" not in main


class TestManyAtOnce:
    @pytest.fixture
    def ids(self, host: str, make_link: Make) -> list[str]:
        return [make_link(host, alias=f"a{number}", tags=["old"])["id"] for number in range(5)]

    def send(self, app: Flask, person: Person, action: str, **fields: Any) -> Any:
        answer = person.post("/links/edit", {"action": action, "back": "/links?filter[tags]=old", **fields})
        jobs.of(app).drain(10)
        return answer

    def tags(self, client: Client, id_: str) -> list[str]:
        tags: list[str] = client.get(f"/v1/links/{id_}").json["tags"]
        return tags

    def test_tag_untag_and_undo(self, app: Flask, person: Person, client: Client, ids: list[str]) -> None:
        answer = self.send(app, person, "tag", id=ids[:3], tag="spring")
        assert answer.status_code == 303
        assert [self.tags(client, id_) for id_ in ids] == [["old", "spring"]] * 3 + [["old"]] * 2
        reported = person.get("/links?filter[tags]=old").text
        assert "3 links" in reported
        undo = match_in(r'action="(/activity/\w+/undo)"', reported).group(1)
        assert person.post(undo).status_code == 303
        jobs.of(app).drain(10)
        assert [self.tags(client, id_) for id_ in ids] == [["old"]] * 5
        self.send(app, person, "untag", id=ids[:1], tag="old")
        assert self.tags(client, ids[0]) == []

    @pytest.mark.parametrize("gone", [1, 2, 4])
    def test_what_was_deleted_meanwhile_is_said(
        self, app: Flask, person: Person, client: Client, ids: list[str], gone: int
    ) -> None:
        """In the notice, and with its address where an undo is refused for it."""
        for id_ in ids[:gone]:
            assert client.delete(f"/v1/redirect/{id_}").status_code == 204
        self.send(app, person, "tag", id=ids, tag="spring")
        reported = shown(person.get("/links"))
        assert ("1 was" if gone == 1 else f"{gone} were") + " deleted meanwhile." in reported
        assert f"added to {5 - gone} link" in reported
        self.send(app, person, "tag", id=ids[gone:], tag="summer")
        assert "meanwhile" not in shown(person.get("/links"))

    def test_an_undo_names_what_was_deleted(self, app: Flask, person: Person, client: Client, ids: list[str]) -> None:
        self.send(app, person, "tag", id=ids, tag="spring")
        undo = match_in(r'action="(/activity/\w+/undo)"', person.get("/links").text).group(1)
        client.delete(f"/v1/redirect/{ids[2]}")
        answer = person.post(undo)
        assert answer.status_code == 409
        assert "Deleted since: go.acme.test/a2." in shown(answer)

    def test_pause_and_resume(self, app: Flask, person: Person, visit: Visit, ids: list[str]) -> None:
        self.send(app, person, "pause", id=ids[:2])
        assert [visit(f"/a{number}").status_code for number in range(3)] == [404, 404, 302]
        self.send(app, person, "resume", id=ids[:2])
        assert visit("/a0").status_code == 302

    def test_all_that_match_after_a_preview(self, app: Flask, person: Person, visit: Visit, ids: list[str]) -> None:
        of_list = {"all": "1", "filter[tags]": "old"}
        preview = self.send(app, person, "pause", **of_list)
        assert "Pause 5 links?" in shown(preview)
        assert visit("/a0").status_code == 302
        token = match_in(r'name="confirmation_token" value="([^"]+)"', preview.text).group(1)
        assert self.send(app, person, "pause", **of_list, confirmation_token=token).status_code == 303
        assert visit("/a0").status_code == 404

    def test_a_new_beginning_of_destinations(self, app: Flask, person: Person, visit: Visit, ids: list[str]) -> None:
        move = {"id": ids[:1], "replace_prefix": "https://dest.example/", "with": "https://new.example/x/"}
        preview = self.send(app, person, "move", **move)
        assert "https://new.example/x/landing" in shown(preview)
        token = match_in(r'name="confirmation_token" value="([^"]+)"', preview.text).group(1)
        self.send(app, person, "move", **move, confirmation_token=token)
        assert visit("/a0").headers["Location"] == "https://new.example/x/landing"
        assert visit("/a1").headers["Location"] == "https://dest.example/landing"

    def test_the_same_destination_for_all(self, app: Flask, person: Person, visit: Visit, ids: list[str]) -> None:
        lead = {"id": ids[:2], "same": "new.example/one"}
        preview = self.send(app, person, "lead", **lead)
        assert "Set the destination new.example/one for 2 links?" in shown(preview)
        assert visit("/a0").headers["Location"] == "https://dest.example/landing"
        token = match_in(r'name="confirmation_token" value="([^"]+)"', preview.text).group(1)
        self.send(app, person, "lead", **lead, confirmation_token=token)
        found = [visit(f"/a{number}").headers["Location"] for number in range(3)]
        assert found == ["https://new.example/one"] * 2 + ["https://dest.example/landing"]

    def test_exported(self, app: Flask, person: Person, ids: list[str]) -> None:
        answer = person.post("/export", {"id": ids[:2], "back": "/links"}, page="/links")
        assert answer.mimetype == "text/csv"
        assert sorted(row["url"] for row in csv.DictReader(answer.text.splitlines())) == [
            f"https://{HOST}/a0",
            f"https://{HOST}/a1",
        ]

    def test_all_that_a_list_shows_are_exported(self, person: Person, ids: list[str]) -> None:
        answer = person.post("/export", {"all": "1", "filter[tags]": "old", "back": "/links"}, page="/links")
        assert answer.headers["Location"] == "/export?format=csv&filter%5Btags%5D=old"
        assert len(person.get(answer.headers["Location"]).text.splitlines()) == 6

    def test_none_are_exported_where_none_is_ticked(self, person: Person, ids: list[str]) -> None:
        answer = person.post("/export", {"back": "/links"}, page="/links")
        assert "Select at least one first." in shown(answer)

    @pytest.mark.parametrize(
        ("action", "fields", "sentence"),
        [
            ("tag", {"tag": " "}, "Enter a tag."),
            ("tag", {"tag": "x" * 256}, "Use 1 to"),
            ("move", {"replace_prefix": "https://a.example/"}, "Enter both addresses"),
            ("lead", {"same": " "}, "Enter a destination."),
            ("dance", {}, "Choose what to do with the selection."),
        ],
    )
    def test_what_cannot_be_done_says_so_and_keeps_the_ticks(
        self, app: Flask, person: Person, ids: list[str], action: str, fields: dict[str, str], sentence: str
    ) -> None:
        answer = self.send(app, person, action, id=ids[:2], **fields)
        assert answer.status_code == 422
        assert sentence in shown(answer)
        assert len(re.findall(r'name="id" value="\w+" checked', answer.text)) == 2

    def test_a_viewer_may_not(self, make_person: Any, ids: list[str]) -> None:
        answer = make_person("viewer").post("/links/edit", {"action": "pause", "id": ids[:1]})
        assert answer.status_code == 484
