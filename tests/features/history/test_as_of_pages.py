"""The pages of what links were at a day: what differs, a preview, bringing it back, and Undo."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.history.operations import as_of
from signpost.features.history.operations.as_of import record_as_of, records_as_of
from signpost.features.history.operations.bring_back import BroughtResult, bring_back
from signpost.operations.caller import Caller
from signpost.storage.models import Record
from tests.conftest import Client
from tests.features.conftest import Person
from tests.features.history.test_as_of import HOST, link, owner, patch


@pytest.fixture
def yesterday(client: Client, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str, str]:
    """The day before today, and two links that were made on it: one was changed today, one deleted."""
    now = times.now
    with monkeypatch.context() as before:
        before.setattr(times, "now", lambda: now() - timedelta(days=1))
        day = times.now().date().isoformat()
        assert client.post("/v1/host", json={"host": HOST}).status_code == 200
        changed, gone = link(client, alias="hours", title="Old hours"), link(client, alias="gone")
        link(client, alias="same")
    patch(client, changed, title="New hours")
    assert client.delete(f"/v1/redirect/{gone}").status_code == 204
    link(client, alias="later")
    return day, changed, gone


def test_what_differs_is_brought_back_after_a_preview(
    app: Flask, client: Client, person: Person, yesterday: tuple[str, str, str]
) -> None:
    day, changed, gone = yesterday
    shown = person.get(f"/links/as-of?day={day}").text
    assert "2 differ</b>, 1 was made since" in shown
    assert "3 links and redirects then, 3 now." in shown
    assert re.search(r"hours</bdi></a> <small class=\"quiet\">had another title", shown)
    assert "<ins><bdi>Old hours</bdi></ins>, now <del><bdi>New hours</bdi></del>" in shown
    assert "existed, is deleted" in shown
    assert "/same" not in shown
    assert shown.count(" checked") == 0
    assert person.get(f"/links/as-of?day={day}&ticked=1").text.count(" checked") == 2
    form = {"day": day, "id": [changed, gone]}
    preview = person.post("/links/as-of", data=form)
    assert preview.status_code == 200
    assert "Bring back 2 links as of" in preview.text
    with app.app_context():
        assert Record.get(Record.id == changed).title == "New hours"
    done = person.post("/links/as-of", data={**form, "confirmed": "1"})
    assert done.status_code == 303
    after = person.get(f"/links/as-of?day={day}").text
    assert "2 links brought back." in after
    assert "0 differ</b>" in after
    undo = re.search(r"/activity/(\w+)/undo", after)
    assert undo is not None
    assert "brought 2 links back to what they were" in person.get("/activity").text
    assert person.post(f"/activity/{undo[1]}/undo").status_code == 303
    with app.app_context():
        assert Record.get(Record.id == changed).title == "New hours"
        assert Record.get_or_none(Record.id == gone) is None


def test_one_link_has_a_page(client: Client, person: Person, yesterday: tuple[str, str, str]) -> None:
    day, changed, gone = yesterday
    assert f"/links/{changed}/as-of" in person.get(f"/links/{changed}").text
    assert "Old hours" in person.get(f"/links/{changed}/as-of?day={day}").text
    assert "existed, is deleted" in person.get(f"/links/{gone}/as-of?day={day}").text
    later = client.get("/v1/links").json["data"][0]["id"]
    assert "It did not exist then." in person.get(f"/links/{later}/as-of?day={day}").text
    assert person.get("/links/nothing/as-of").status_code == 404
    form = {"day": day, "id": changed, "one": changed, "confirmed": "1"}
    assert person.post("/links/as-of", data=form).headers["Location"].endswith(f"/links/{changed}/as-of?day={day}")
    assert client.get(f"/v1/links/{changed}").json["title"] == "Old hours"
    (change, *_) = client.get(f"/v1/links/{changed}/changes").json["data"]
    assert (change["verb"], change["after"]) == ("update", {"title": "Old hours"})


@pytest.mark.parametrize("day", ["", "nonsense", "0001-01-01", "9999-12-31", "2026-02-30"])
def test_any_day_has_a_page(person: Person, yesterday: tuple[str, str, str], day: str) -> None:
    for query in (f"day={day}", f"day={day}&all=1&page=99999999", f"day={day}&page=%00"):
        assert person.get(f"/links/as-of?{query}").status_code == 200
        assert person.get(f"/links/{yesterday[1]}/as-of?{query}").status_code == 200
    assert person.post("/links/as-of", data={"day": day}).status_code == 422


def test_what_is_not_known_is_said(
    person: Person, yesterday: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(as_of, "MAX_CHANGES", 1)
    for path in ("/links/as-of", f"/links/{yesterday[1]}/as-of"):
        assert "more than 1 changes since" in person.get(f"{path}?day={yesterday[0]}").text
    assert "kept for 365 days" in person.get("/links/as-of?day=2001-01-01").text


def test_workspaces_do_not_see_each_other(app: Flask, yesterday: tuple[str, str, str], other_workspace: Caller) -> None:
    _day, changed, gone = yesterday
    at = times.text(times.now() - timedelta(hours=12))
    with app.app_context():
        before = Record.get(Record.id == changed).title
        found = records_as_of(other_workspace, at=at)
        assert (found.records, found.folded, found.then, found.now, found.made_since) == ([], [], 0, 0, 0)
        for id_ in (changed, gone):
            with pytest.raises(Exception, match="no record with this id"):
                record_as_of(other_workspace, id_, at=at)
        done = bring_back(other_workspace, at=at, records=[changed, gone])
        assert {one.result for one in done.records} == {BroughtResult.REFUSED}
        assert (done.changed, Record.get(Record.id == changed).title) == (0, before)
        assert {one.id for one in records_as_of(owner(), at=at).records} == {changed, gone}
