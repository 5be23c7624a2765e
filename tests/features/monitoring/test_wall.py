"""The wall of links: each has the state that the rules say, and the numbers add up to the links."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from signpost.domain import times
from signpost.domain.records.monitor_state import WatchState
from signpost.features.monitoring.gentle.follow import GentleSweeps, digest_of
from signpost.features.monitoring.tables import GentleCheck, GentleWorkspace, RecordCheck, Watch
from signpost.features.monitoring.wall import wall
from signpost.features.monitoring.wall.states import FoundCheck, shades_of, state_of, worst_of
from signpost.operations.workspaces import workspaces
from signpost.runtime import watcher
from signpost.storage import database
from signpost.storage.models import ClickDay, Record, Workspace
from tests.conftest import Client, RunCommand, first_workspace
from tests.features.conftest import Person
from tests.isolation.test_work import steps_of

HOST = "go.acme.test"
NOW = datetime(2026, 11, 26, 14, 20, tzinfo=UTC)


@pytest.fixture
def context(app: Flask) -> Iterator[None]:
    with app.app_context():
        yield


class Walls:
    """Links with what is known of them, as rows of the database."""

    def __init__(self, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], client: Client) -> None:
        connect(HOST)
        self._make_link, self._client = make_link, client
        self.workspace = first_workspace()

    def switch_on(self) -> None:
        self._client.post("/v1/workspace/update/gentle_check", json={"value": "true"})

    def link(self, alias: str, clicks: int = 0, days_ago: int = 0, **fields: Any) -> Record:
        made = self._make_link(HOST, alias=alias, destination=f"https://d.example/{alias}", **fields)
        record: Record = Record.get(Record.id == made["id"])
        if clicks:
            day = (times.now() - timedelta(days=days_ago)).date().isoformat()
            ClickDay.create(record=record.seq, day=day, clicks=clicks, bots=9, visitors=1)
        return record

    def checked(self, record: Record, state: str = "up", ago: timedelta = timedelta(hours=1), **found: Any) -> None:
        destination = found.pop("destination", record.destination)
        at = times.text(times.now() - ago)
        values: dict[str, Any] = {"ms": 100, "checked_at": at, "since": at, "state": state, **found}
        changed = GentleCheck.update(**values).where(GentleCheck.destination == destination).execute()
        if not changed:
            GentleCheck.create(
                record=record.seq,
                digest=digest_of(destination),
                workspace=record.workspace_id,
                destination=destination,
                host="d.example",
                **values,
            )

    def states(self) -> dict[str, str]:
        rows = self._client.get("/v1/workspace/wall").json["links"]
        return {row["address"].rpartition("/")[2]: row["state"] for row in rows}


@pytest.fixture
def walls(
    context: None, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], client: Client
) -> Walls:
    return Walls(connect, make_link, client)


def a_bit_of_everything(walls: Walls) -> None:
    walls.switch_on()
    soon, later = (times.text(times.now() + timedelta(days=days)) for days in (3, 30))
    kinds: tuple[tuple[str, int, dict[str, Any]], ...] = (
        ("works", 2000, {}),
        ("broken", 10, {}),
        ("elsewhere", 30, {}),
        ("slow", 5, {}),
        ("soon", 4, {"expires": soon}),
        ("later", 3, {"expires": later}),
        ("soon-broken", 2, {"expires": soon}),
        ("paused", 50, {}),
        ("old", 1, {}),
        ("new", 0, {}),
    )
    for alias, clicks, fields in kinds:
        record = walls.link(alias, clicks, **fields)
        if alias != "new":
            walls.checked(record)
        if "broken" in alias:
            walls.checked(record, "down", reason="It answered with the status 404.", status=404)
        if alias == "elsewhere":
            walls.checked(record, led_to="https://other.example/")
        if alias == "slow":
            walls.checked(record, ms=6_000, usual_ms=300)
        if alias == "old":
            walls.checked(record, ago=timedelta(days=3))
        if alias == "paused":
            Record.update(paused_by="user").where(Record.seq == record.seq).execute()


EVERYTHING = {
    "works": "works", "broken": "broken", "elsewhere": "elsewhere", "slow": "slow", "soon": "ends_soon",
    "later": "works", "soon-broken": "broken", "paused": "paused", "old": "unchecked", "new": "unchecked",
}  # fmt: skip


class TestStates:
    def test_of_each_kind(self, walls: Walls, client: Client) -> None:
        a_bit_of_everything(walls)
        assert walls.states() == EVERYTHING
        answer = client.get("/v1/workspace/wall").json
        assert answer["gentle_check"] is True
        assert answer["total"] == len(EVERYTHING)
        assert {name: count for name, count in answer["states"].items() if count} == Counter(EVERYTHING.values())
        # The most clicked first.
        clicks = [row["clicks"] for row in answer["links"]]
        assert clicks == sorted(clicks, reverse=True)
        assert answer["by_tag"] == []

    def test_one_that_has_expired_or_is_clicked_out_has_ended(
        self, walls: Walls, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        walls.link("expires", expires=times.text(times.now() + timedelta(hours=1)))
        once = walls.link("once", max_clicks=1)
        database.execute(
            "INSERT INTO record_clicks (record_seq, workspace_id, clicks, bots, last_click_at) VALUES (?, ?, 1, 0, ?)"
            " ON CONFLICT (record_seq) DO UPDATE SET clicks = 1",
            (once.seq, once.workspace_id, times.now_text()),
        )
        now = times.now
        monkeypatch.setattr(times, "now", lambda: now() + timedelta(hours=2))
        assert walls.states() == {"expires": "ended", "once": "ended"}

    def test_its_own_monitor_says_it_where_it_has_one(self, walls: Walls) -> None:
        """Whether gentle checks are on or off."""
        for alias, state in (("up", "up"), ("down", "down"), ("pending", "pending")):
            record = walls.link(alias, is_notify=True)
            at = None if state == "pending" else times.now_text()
            Watch.update(state=state, checked_at=at).where(Watch.record == record.seq).execute()
        moved = walls.link("moved", is_notify=True)
        at = times.now_text()
        Watch.update(state="up", checked_at=at).where(Watch.record == moved.seq).execute()
        RecordCheck.create(
            record=moved.seq, at=at, destination=moved.destination, result="up", reason="", status=200, ms=9,
            led_to="https://other.example/",
        )  # fmt: skip
        for _ in range(2):
            assert walls.states() == {
                "up": "works", "down": "broken", "pending": "unchecked", "moved": "elsewhere"
            }  # fmt: skip
            walls.switch_on()

    def test_the_worst_of_several_destinations(self, walls: Walls, client: Client) -> None:
        walls.switch_on()
        record = walls.link("a", rules=[{"if": {"system": ["Android"]}, "destination": "https://r.example/"}])
        walls.checked(record)
        assert walls.states() == {"a": "unchecked"}
        walls.checked(record, destination="https://r.example/")
        assert walls.states() == {"a": "works"}
        walls.checked(record, "down", destination="https://r.example/")
        assert walls.states() == {"a": "broken"}

    def test_switched_off_nothing_of_it_is_known(self, walls: Walls, client: Client) -> None:
        a_bit_of_everything(walls)
        client.post("/v1/workspace/update/gentle_check", json={"value": "false"})
        assert set(walls.states().values()) == {"ends_soon", "paused", "unchecked"}

    def test_clicks_are_those_of_28_days(self, walls: Walls, client: Client) -> None:
        walls.link("now", 3)
        walls.link("early", 4, days_ago=27)
        walls.link("before", 5, days_ago=28)
        rows = client.get("/v1/workspace/wall").json["links"]
        assert [(row["address"], row["clicks"]) for row in rows] == [
            (f"{HOST}/early", 4), (f"{HOST}/now", 3), (f"{HOST}/before", 0)
        ]  # fmt: skip

    def test_another_workspace_sees_nothing(self, walls: Walls, app: Flask) -> None:
        a_bit_of_everything(walls)
        other = Workspace.create(name="Other")
        caller = workspaces.member_caller(walls.workspace)
        found = wall.wall_of(type(caller)(other, caller.user, caller.role, caller.via))
        assert (found.total, found.is_on, list(found.links)) == (0, False, [])


moments = st.none() | st.integers(-20, 20).map(lambda days: times.text(NOW + timedelta(days=days, hours=1)))
checks = st.builds(
    FoundCheck,
    destination=st.just("https://d.example/"),
    state=st.sampled_from(WatchState),
    checked_at=st.none() | st.integers(0, 80).map(lambda hours: times.text(NOW - timedelta(hours=hours))),
    ms=st.none() | st.integers(0, 9_000),
    led_to=st.sampled_from(["", "https://other.example/"]),
)


def as_the_rules_say(found: list[FoundCheck], is_paused: bool, is_clicked_out: bool, ends: str | None) -> str:
    """The rules once more, as docs/destinations.md has them, without the order of an enum."""
    day = timedelta(days=1)
    if is_paused:
        return "paused"
    if is_clicked_out or (ends and times.parse(ends) <= NOW):
        return "ended"
    known = [one for one in found if one.checked_at and NOW - times.parse(one.checked_at) <= 2 * day]
    if any(one.state == "down" for one in known):
        return "broken"
    up = [one for one in known if one.state == "up"]
    if any(one.led_to for one in up):
        return "elsewhere"
    if any((one.ms or 0) >= 3_000 for one in up):
        return "slow"
    if ends and times.parse(ends) <= NOW + 7 * day:
        return "ends_soon"
    return "works" if up and len(up) == len(found) else "unchecked"


@given(st.lists(checks, max_size=4), st.booleans(), st.booleans(), moments)
def test_each_state_is_the_one_that_the_rules_say(
    found: list[FoundCheck], is_paused: bool, is_clicked_out: bool, ends: str | None
) -> None:
    checked, _check = worst_of(found, NOW)
    state = state_of(checked, NOW, is_paused=is_paused, is_clicked_out=is_clicked_out, expired_at=ends)
    assert state == as_the_rules_say(found, is_paused, is_clicked_out, ends)


@given(st.lists(st.integers(0, 100_000), max_size=50))
def test_more_clicks_are_no_weaker_shade(clicks: list[int]) -> None:
    shades = dict(zip(clicks, shades_of(clicks), strict=True))
    in_order = [shades[number] for number in sorted(shades)]
    assert in_order == sorted(in_order)
    assert all((shade == 0) == (number == 0) for number, shade in shades.items())
    assert not any(clicks) or max(in_order) == 5


class TestPage:
    def test_off_it_says_so_and_one_press_switches_it_on(self, walls: Walls, person: Person) -> None:
        walls.link("a")
        text = person.get("/wall").text
        assert "Links are not checked" in text
        assert person.post("/wall/on", {}).status_code == 303
        text = person.get("/wall").text
        assert "Links are not checked" not in text
        assert "1 is not checked" in text
        assert GentleWorkspace.get().is_on

    def test_squares_and_what_to_look_at(self, walls: Walls, person: Person) -> None:
        a_bit_of_everything(walls)
        text = person.get("/wall").text
        squares = dict(re.findall(r'<a class="(?:\w+)" href="[^"]*" title="/([^:]*): ([^"]*)"', text))
        assert set(squares) == set(EVERYTHING)
        assert squares["works"] == "works; 2,000 clicks"
        assert squares["paused"] == "paused; 50 clicks"
        looked_at = re.findall(r'class="name"><a [^>]*><bdi>([^<]*(?:<wbr>[^<]*)*)</bdi>', text)
        assert [name.replace("<wbr>", "") for name in looked_at] == ["/broken", "/soon-broken", "/elsewhere", "/slow"]
        # The numbers of the legend add up to the links.
        legend = text[text.index('class="wall-key"') :].partition("</ul>")[0]
        assert sum(int(count) for count in re.findall(r"<small>(\d+)</small>", legend)) == len(EVERYTHING)
        assert "<strong>3 of 10 links work.</strong>" in text

    def test_check_now(self, walls: Walls, person: Person, app: Flask) -> None:
        record = walls.link("a")
        walls.switch_on()
        # What is to be checked is found out in the background.
        for kind in watcher.of(app).kinds:
            for task in kind.due(10) if isinstance(kind, GentleSweeps) else ():
                kind.do(task)
        assert GentleCheck.get().due_at > times.now_text()
        assert "Check the one" in person.get("/wall").text
        assert person.post("/wall/check", {}).status_code == 303
        assert GentleCheck.get().due_at <= times.now_text()
        # One that was checked a moment ago is left alone, and so is a link that there is not.
        later = times.text(times.now() + timedelta(hours=9))
        walls.checked(record, ago=timedelta(seconds=9), due_at=later)
        person.post("/wall/check", {"id": record.id})
        assert GentleCheck.get().due_at == later
        assert person.post("/wall/check", {"id": "nobody"}).status_code == 404

    def test_empty(self, walls: Walls, person: Person) -> None:
        assert "Each link will be a square here" in person.get("/wall").text

    def test_of_more_than_fit_one_square_a_tag(
        self, walls: Walls, person: Person, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(wall, "MAX_LINKS", 5)
        walls.switch_on()
        for number in range(12):
            tags = (["red"], ["blue", "red"], [])[number % 3]
            record = walls.link(f"a{number}", clicks=number, tags=tags)
            walls.checked(record, "down" if number == 1 else "up")
        answer = client.get("/v1/workspace/wall").json
        assert answer["links"] == []
        assert {row["tag"]: (row["links"], row["state"]) for row in answer["by_tag"]} == {
            "red": (8, "broken"), "blue": (4, "broken"), "": (4, "works")
        }  # fmt: skip
        assert sum(answer["states"].values()) == answer["total"] == 12
        text = person.get("/wall").text
        assert 'href="' in text
        assert "/wall?tag=blue" in text
        assert "red: 8 links, 1 broken" in text
        for tag, count in (("red", 8), ("blue", 4), ("", 4), ("none", 0)):
            found = client.get("/v1/workspace/wall", query_string={"tag": tag}).json
            assert (found["total"], len(found["links"])) == (count, min(count, 5))
            assert person.get(f"/wall?tag={tag}").status_code == 200

    def test_the_overview_names_what_is_broken(self, walls: Walls, person: Person) -> None:
        a_bit_of_everything(walls)
        text = person.get("/").text
        assert f"{HOST}/broken is broken" in text
        Record.update(paused_by="user").where(Record.place == "broken").execute()
        assert f"{HOST}/broken is broken" not in person.get("/").text

    def test_no_query_for_each_link(self, walls: Walls, app: Flask, person: Person) -> None:
        walls.switch_on()

        def fill(count: int, prefix: str) -> int:
            for number in range(count):
                walls.checked(walls.link(f"{prefix}{number}", clicks=number))
            person.get("/wall")
            return steps_of(app, lambda: person.get("/wall"))

        few = fill(5, "a")
        many = fill(60, "b")
        assert many < 12 * few


def test_the_command_lists_the_worst_first(walls: Walls, run_command: RunCommand) -> None:
    a_bit_of_everything(walls)
    lines = run_command("wall").output.splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["broken", "broken", "elsewhere", "slow"]
    assert lines[0].split()[1:3] == ["10", f"{HOST}/broken"]
    assert lines[-1].startswith("10 links: 2 broken, 1 elsewhere, 1 slow")
    assert json.loads(run_command("wall", "--json").output)["total"] == 10
