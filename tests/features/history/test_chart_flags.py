"""Flags in the chart of a link: on the days when what visitors get changed, and the way back."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records.record import FIELD
from signpost.features.history.operations import chart_flags
from signpost.features.history.operations.chart_flags import FIELDS
from signpost.features.history.tables import Change
from signpost.runtime import jobs
from signpost.storage.models import ClickDay, Record
from tests.conftest import Client, RunCommand
from tests.features.conftest import Person, shown

HOST = "go.acme.test"
NOW = datetime(2026, 11, 26, 14, 20, tzinfo=UTC)
PIN = re.compile(r'<a class="(pin[^"]*)" href="([^"]+)" aria-label="([^"]+)"')


@pytest.fixture
def link(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> dict[str, Any]:
    """A link of 40 days ago, which was changed on three days since, and has clicks on each."""

    def back(days: int) -> datetime:
        moment = NOW - timedelta(days=days)
        monkeypatch.setattr(times, "now", lambda: moment)
        return moment

    back(40)
    link = make_link(connect(HOST), "https://old.example/", alias="a")
    for ago, fields in (
        (35, {"destination": "https://former.example/"}),
        (20, {"title": "Not where visitors go"}),
        (14, {"destination": "https://new.example/"}),
        (3, {"tags": ["x"], "paused": True}),
        (3, {"paused": False}),
    ):
        back(ago)
        assert client.patch(f"/v1/redirect/{link['id']}", json=fields).status_code == 200
    with app.app_context():
        seq = Record.get(Record.id == link["id"]).seq
        for ago in range(41):
            day = back(ago).date()
            ClickDay.create(record=seq, day=day.isoformat(), clicks=10 if ago > 14 else 30, bots=0, visitors=1)
        assert Change.select().where(Change.record_id == link["id"]).count() == 6
    back(0)
    return link


def pins(page: str) -> list[tuple[str, str, str]]:
    return [(unescape(kind), unescape(address), unescape(title)) for kind, address, title in PIN.findall(page)]


def test_days_when_something_changed_have_a_flag(person: Person, link: dict[str, Any]) -> None:
    page = person.get(f"/links/{link['id']}").text
    assert [(kind, title) for kind, _, title in pins(page)] == [
        ("pin", "23 Nov: Owner resumed this link, and 1 more"),
        ("pin", "12 Nov: Owner changed the destination"),
    ]
    assert 'id="flag"' not in page
    # What the pointer on its day shows says it, too, below the numbers.
    days = re.findall(r'<a class="day"[^>]*><title>([^<]+)</title>', page)
    assert "Owner changed the destination" in [day.rpartition("\n")[2] for day in days if "12 Nov" in day]
    assert sum("Owner" in day for day in days) == 2
    assert len(pins(person.get(f"/links/{link['id']}?period=90d").text)) == 3
    assert pins(person.get(f"/links/{link['id']}?period=7d").text)[-1][2].startswith("23 Nov")
    # Not on the chart of the creation, and not on that of today.
    assert pins(person.get(f"/links/{link['id']}?period=today").text) == []
    # One day by the hour: at the hour of the change.
    assert len(pins(person.get(f"/links/{link['id']}?from=2026-11-12&to=2026-11-12").text)) == 1


def test_a_flag_that_is_open_says_what_was_before_and_after(
    person: Person, client: Client, link: dict[str, Any]
) -> None:
    page = f"/links/{link['id']}"
    _, address, _ = pins(person.get(page).text)[-1]
    answer = person.get(page + address)
    assert [kind for kind, _, _ in pins(answer.text)] == ["pin", "pin open"]
    text = shown(answer)
    assert "Before former.example/ After new.example/" in text
    assert "Clicks a day: 10 in the week before, 30 in the week after." in text
    assert "Later change" in text
    assert "Earlier change" not in text
    # And the way back.
    card = answer.text.partition('id="flag"')[2]
    back = re.search(r'action="(/links/\w+/back/\w+)"', card)
    assert back is not None
    assert person.post(back[1]).location == page
    assert client.get(f"/v1/links/{link['id']}").json["destination"] == "https://former.example/"
    # That is a change with a flag of its own, and can be undone.
    here = person.get(page)
    assert "Restored to what it was before that change." in shown(here)
    assert "Before new.example/ After former.example/" in shown(person.get(page + pins(here.text)[0][1]))


def test_what_is_no_change_of_this_record_opens_nothing(person: Person, link: dict[str, Any]) -> None:
    answer = person.get(f"/links/{link['id']}?flag=01ARZ3NDEKTSV4RRFFQ69G5FAV")
    assert answer.status_code == 200
    assert 'id="flag"' not in answer.text
    assert person.post(f"/links/{link['id']}/back/01ARZ3NDEKTSV4RRFFQ69G5FAV").status_code == 404


def test_a_viewer_cannot_go_back(make_person: Callable[[str], Person], link: dict[str, Any]) -> None:
    viewer = make_person("viewer")
    page = f"/links/{link['id']}"
    answer = viewer.get(page + pins(viewer.get(page).text)[0][1])
    assert 'id="flag"' in answer.text
    assert "/back/" not in answer.text.partition('id="flag"')[2].partition("</div></div>")[0]


def test_the_chart_of_everything_has_flags_of_changes_of_many(
    app: Flask, person: Person, client: Client, link: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(ago: int, **set_: Any) -> None:
        monkeypatch.setattr(times, "now", lambda: NOW - timedelta(days=ago))
        body = {"filter": {"host": HOST}, "set": set_}
        token = client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]
        assert client.put("/v1/bulk", json={**body, "confirmation_token": token}).status_code == 202
        jobs.of(app).drain()

    assert pins(person.get("/").text) == []
    change(9, tags={"add": ["not where visitors go"]})
    change(5, paused=True)
    change(2, paused=False)
    change(2, destination={"replace_prefix": "https://new.example/", "with": "https://newer.example/"})
    monkeypatch.setattr(times, "now", lambda: NOW)
    many = "Owner edited 1 link at once"
    assert pins(person.get("/").text) == [
        ("pin", "/activity", f"24 Nov: {many}, and 1 more"), ("pin", "/activity", f"21 Nov: {many}"),
    ]  # fmt: skip
    assert days(client, "period=7d") == {"2026-11-21": 1, "2026-11-24": 2}
    monkeypatch.setattr(chart_flags, "MAX_NEWEST", 1)
    assert days(client) == {"2026-11-24": 1}


def days(client: Client, query: str = "") -> dict[str, int]:
    """How many changes programs get of each day."""
    answer = client.get(f"/v1/changes/days?{query}")
    return {row["day"]: len(row["changes"]) for row in answer.json["data"]}


def test_programs_get_the_days_of_the_chart(
    client: Client, link: dict[str, Any], run_command: RunCommand, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_link = f"filter[record]={link['id']}"
    assert days(client) == {}
    assert days(client, of_link) == {"2026-11-12": 1, "2026-11-23": 2}
    assert days(client, f"{of_link}&period=7d") == {"2026-11-23": 2}
    assert days(client, f"{of_link}&period=90d") == {"2026-10-22": 1, "2026-11-12": 1, "2026-11-23": 2}
    # At 14:20 UTC it is the next day at the date line.
    assert days(client, f"{of_link}&timezone=Pacific/Kiritimati") == {"2026-11-13": 1, "2026-11-24": 2}
    on_the_day = f"{of_link}&timezone=Pacific/Kiritimati&from=2026-11-13&to=2026-11-13"
    (day,) = client.get(f"/v1/changes/days?{on_the_day}").json["data"]
    (change,) = day["changes"]
    assert (change["actor"]["name"], change["before"]) == ("Owner", {"destination": "https://former.example/"})
    done = run_command("changes", "days", "--filter", f"record={link['id']}", "--from", "2026-11-12")
    lines = [line.split() for line in done.stdout.splitlines()]
    told = f"changed the destination of {HOST}/a: former.example/ → new.example/"
    assert change["text"] == f"Owner {told}"
    assert lines[0] == [change["id"], "2026-11-12", "Owner", *told.split(), "(api)"]
    assert [line[1] for line in lines] == ["2026-11-12", "2026-11-23", "2026-11-23"]


def test_flags_are_for_fields_that_there_are() -> None:
    assert FIELDS - FIELD.keys() == {"url"}


def test_each_field_that_visits_read_is_flagged_or_named_here() -> None:
    """These change how a visit goes, but not where it leads, or are no news of a day."""
    unflagged = {field.name for field in FIELD.values() if field.for_visits} - FIELDS
    assert unflagged == {
        "title", "forward_path", "forward_query", "utm", "plugins", "is_switch_unbroken_destination", "password",
        "card", "interstitial",
    }  # fmt: skip
