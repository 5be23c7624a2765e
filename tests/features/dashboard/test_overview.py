"""The overview, the page of clicks, and the search."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.operations.hosts import hosts
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import ClickDay, Record, RecordClicks, Workspace, WorkspaceDay
from tests.conftest import Client, Visit
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"
Make = Callable[..., dict[str, Any]]


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect(HOST)


class TestOverview:
    def test_a_pasted_address_becomes_a_link(self, person: Person, host: str, visit: Visit) -> None:
        form = {"destination": "https://dest.example/a?b=c", "once": "a-key-of-sixteen-characters"}
        answer = person.post("/", form)
        page = person.get(answer.location)
        url = unescape(match_in(r'data-copy="([^"]+)" aria-label="Copy the short link"', page.text).group(1))
        assert visit(url.partition(HOST)[2]).headers["Location"] == form["destination"]
        # The same form again shows the same link.
        assert person.post("/", form).location == answer.location

    def test_a_wrong_one_is_shown_again(self, person: Person, host: str) -> None:
        answer = person.post("/", {"destination": "javascript:alert(1)"})
        assert answer.status_code == 422
        assert 'value="javascript:alert(1)"' in answer.text
        assert "Links to javascript: addresses aren't allowed" in shown(answer)

    def test_what_is_to_be_done_first(self, app: Flask, person: Person, make_link: Make) -> None:
        text = shown(person.get("/"))
        assert "Set up Signpost" in text
        assert "Connect your hostname, done" not in text
        with app.app_context():
            hosts.connect_host(workspaces.member_caller(bootstrap.ensure_workspace()), host=HOST)
        make_link(HOST)
        text = shown(person.get("/"))
        assert "Connect your hostname , done" in text
        assert "Create your first link , done" in text

    def test_how_to_sign_in_next_time(self, make_person: Callable[[str], Person]) -> None:
        viewer = make_person("viewer")
        page = viewer.get("/")
        assert "Set up Signpost" in shown(page)
        assert match_in(r'<a href="([^"]+)">Choose how you sign in next time', page.text).group(1) == "/account"
        typed = {"what": "first", "name": "Vi", "email": "vi@acme.test", "password": "a long enough password"}
        assert viewer.post("/account", typed).location == "/"
        assert "Set up Signpost" not in shown(viewer.get("/"))

    def test_a_greeting_before_the_first_click(
        self, person: Person, host: str, make_link: Make, visit: Visit, write_clicks: Any
    ) -> None:
        make_link(host, alias="first")
        page = person.get("/")
        assert "Welcome No clicks yet today." in shown(page)
        assert "The first click appears here" in shown(page)
        assert f'<a href="https://{host}/first" target="_blank"' in page.text
        visit("/first")
        write_clicks()
        assert "Welcome" not in shown(person.get("/"))

    def test_what_needs_attention(self, person: Person, host: str, make_link: Make) -> None:
        assert "Everything works." in shown(person.get("/"))
        person.post(f"/links/{make_link(host)['id']}/pause")
        answer = person.get("/")
        address = unescape(match_in(r'<a href="([^"]+)"><bdi>Paused links', answer.text).group(1))
        assert "Paused" in shown(person.get(address))

    def test_a_viewer_has_no_form(self, make_person: Callable[[str], Person], host: str) -> None:
        text = make_person("viewer").get("/").text
        assert "Paste a long address" not in text
        assert "Connect your hostname" not in text

    def test_of_a_link_of_another_workspace_nothing_is_told(self, person: Person, host: str) -> None:
        assert person.get("/?made=01ARZ3NDEKTSV4RRFFQ69G5FAV").status_code == 200


@pytest.fixture
def counted(app: Flask, host: str, make_link: Make) -> dict[str, str]:
    """Two hostnames and two tags with clicks of yesterday and of 40 days ago. alias -> id."""
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        hosts.connect_host(caller, host="other.acme.test")
        created = {
            "a": make_link(HOST, alias="a", tags=["red"])["id"],
            "b": make_link(HOST, alias="b", tags=["red", "blue"])["id"],
            "c": make_link("other.acme.test", alias="c")["id"],
        }
        Workspace.update(created_at="2020-01-01T00:00:00.000000Z").execute()
        today = datetime.now(UTC).date()
        yesterday = today - timedelta(days=1)
        for alias, clicks in (("a", 10), ("b", 4), ("c", 1)):
            record = Record.get(Record.id == created[alias])
            for day, count in ((yesterday, clicks), (today - timedelta(days=40), 2)):
                ClickDay.create(record=record.seq, day=day.isoformat(), clicks=count, bots=1, visitors=count)
                sums = {"workspace": caller.workspace, "day": day.isoformat(), "clicks": 0, "bots": 0, "visitors": 0}
                WorkspaceDay.insert(sums).on_conflict_ignore().execute()
                more = {"clicks": WorkspaceDay.clicks + count, "bots": WorkspaceDay.bots + 1}
                WorkspaceDay.update(more).where(WorkspaceDay.day == day.isoformat()).execute()
            counts = {"clicks": clicks + 2, "bots": 2, "last_click_at": f"{yesterday}T00:00:00.000000Z"}
            RecordClicks.insert(record=record.seq, workspace=caller.workspace, **counts).on_conflict_replace().execute()
    return created


class TestClicks:
    def table(self, answer: Any) -> list[dict[str, str]]:
        assert answer.mimetype == "text/csv"
        return list(csv.DictReader(answer.text.splitlines()))

    def clicks(self, answer: Any) -> int:
        return sum(int(row["clicks"]) for row in self.table(answer))

    def test_of_everything_with_the_period_before(self, person: Person, counted: dict[str, str]) -> None:
        text = shown(person.get("/clicks"))
        assert "Clicks 15 +150% compared with the previous period" in text
        assert "Hostnames Hostname Clicks Change go.acme.test 14 +250% other.acme.test 1 −50%" in text
        assert "Tags Tag Clicks Change red 14 +250% blue 4 +100%" in text
        assert "go.acme.test /a 10 +400% go.acme.test /b 4 +100% other.acme.test /c 1 −50%" in text
        assert "Clicks 21" in shown(person.get("/clicks?period=90d"))

    def test_of_a_hostname_or_a_tag(self, person: Person, counted: dict[str, str]) -> None:
        page = person.get("/clicks")
        host = unescape(match_in(r'href="([^"]+)"><bdi title="go.acme.test">go.acme.test<', page.text).group(1))
        assert "Clicks 14 +250%" in shown(person.get(host))
        assert "Hostname: go.acme.test" in shown(person.get(host))
        assert re.search(r"Compared with \S+ \S+ to \S+ \S+, without today", shown(person.get(host)))
        tag = unescape(match_in(r'href="([^"]+)"><bdi title="blue">blue<', page.text).group(1))
        assert "Clicks 4 +100%" in shown(person.get(tag))
        assert "other.acme.test" not in shown(person.get(tag))
        assert "Clicks 0" in shown(person.get("/clicks?host=other.acme.test&tag=red"))

    def test_as_csv(self, person: Person, counted: dict[str, str]) -> None:
        assert self.clicks(person.get("/clicks.csv?by=day")) == 15
        assert len(self.table(person.get("/clicks.csv?by=day"))) == 28
        assert self.clicks(person.get("/clicks.csv?by=day&period=90d&host=go.acme.test")) == 18
        assert self.clicks(person.get("/clicks.csv?by=nonsense")) == 15
        assert self.table(person.get("/clicks.csv?by=country")) == [{"country": "", "clicks": "15"}]

    def test_breakdowns_of_a_part(
        self, person: Person, host: str, make_link: Make, visit: Visit, write_clicks: Any
    ) -> None:
        make_link(host, alias="a", tags=["red"])
        make_link(host, alias="b")
        for path in ("/a", "/a", "/b"):
            visit(path, headers={"Referer": "https://news.example/x"})
        write_clicks()
        assert self.table(person.get("/clicks.csv?by=referrer")) == [{"referrer": "news.example", "clicks": "3"}]
        assert self.table(person.get("/clicks.csv?by=referrer&tag=red")) == [
            {"referrer": "news.example", "clicks": "2"}
        ]

    @pytest.mark.parametrize("page", ["/clicks", "/links/{id}"])
    def test_a_value_is_a_filter(
        self, person: Person, host: str, make_link: Make, visit: Visit, write_clicks: Any, page: str
    ) -> None:
        page = page.format(id=make_link(host, alias="a")["id"])
        firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        for source, agent in (("one", firefox), ("one", firefox), ("two", f"{firefox} Edg/140.0")):
            visit("/a", headers={"Referer": f"https://{source}.example/x", "User-Agent": agent})
        write_clicks()
        everything = person.get(page)
        filtered = unescape(
            match_in(
                r'href="(\?[^"]+)"><span class="tile" aria-hidden="true">o</span><bdi title="one.example">one.example<',
                everything.text,
            ).group(1)
        )
        filtered = filtered.replace("by=sources", "by=devices")
        of_csv = filtered.replace("&by=devices", "")
        text = shown(person.get(page + filtered))
        assert "Referrer: one.example" in text
        assert "Browsers Browser Clicks Firefox 2" in text.replace(" CSV", "")
        assert "Edge" not in text
        assert "two.example" not in text
        table = page.partition("?")[0] + ".csv" if page == "/clicks" else f"{page}/clicks.csv"
        assert self.table(person.get(f"{table}{of_csv}&by=browser")) == [{"browser": "Firefox", "clicks": "2"}]
        assert sum(int(row["clicks"]) for row in self.table(person.get(f"{table}{of_csv}"))) == 2
        filtered = filtered.replace("by=devices", "by=sources")
        without = unescape(match_in(r'href="([^"]+)" class="chip"', person.get(page + filtered).text).group(1))
        assert "two.example" in person.get(without if without.startswith("/") else page + without).text


class TestSearch:
    def test_finds_links_redirects_hostnames_and_pages(
        self, person: Person, client: Client, host: str, make_link: Make
    ) -> None:
        created = make_link(host, alias="menu", title="Lunch & dinner")
        client.post("/v1/redirect", json={"url": f"{HOST}/old-menu", "destination": "https://a.example/"})
        answer = person.get("/search?q=menu")
        assert f'href="/links/{created["id"]}"' in answer.text
        assert "Lunch &amp; dinner" in answer.text
        assert "go.acme.test/old-menu" in shown(answer)
        assert 'href="/hosts/go.acme.test"' in person.get("/search?q=acme").text
        assert 'href="/members"' in person.get("/search?q=memb").text
        assert "What happens at this address?" in shown(person.get("/search?q=go.acme.test/menu"))
        assert "Nothing found for “<script>”." in shown(person.get("/search?q=%3Cscript%3E"))

    def test_all_that_match_are_a_list(self, person: Person, host: str, make_link: Make) -> None:
        for number in range(7):
            make_link(host, alias=f"menu{number}")
        answer = person.get("/search?q=menu")
        address = unescape(match_in(r'<a href="([^"]+)">All links that match', answer.text).group(1))
        assert shown(person.get(address)).count("go.acme.test/menu") >= 7


def test_steps_of_setting_up_can_be_hidden(person: Person) -> None:
    assert "Set up Signpost" in shown(person.get("/"))
    assert person.post("/steps/hide").location == "/"
    assert "Set up Signpost" not in shown(person.get("/"))


def test_what_needs_attention_has_a_next_step(person: Person, client: Client, host: str, make_link: Make) -> None:
    link = make_link(host, alias="a")
    client.patch(f"/v1/redirect/{link['id']}", json={"paused": True})
    text = shown(person.get("/"))
    assert "Paused links Visitors see “not found”. Resume or delete them" in text
