"""What records were at an instant: the same as they were then, whatever has happened since; and bringing it back."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.features.history.operations import as_of
from signpost.features.history.operations.as_of import record_as_of, records_as_of
from signpost.features.history.operations.bring_back import BroughtResult, bring_back
from signpost.features.history.operations.undo import undo_change
from signpost.features.history.tables import UNDO_DAYS, Change
from signpost.operations.caller import Caller
from signpost.operations.records.record_versions import all_fields
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs, retention
from signpost.storage import database
from signpost.storage.models import Record
from tests.conftest import Client, first_workspace
from tests.lanes import share

HOST = "go.acme.test"
DEST = "https://dest.example/"
STEPS = 25
# Of each record by id: its fields.
World = dict[str, dict[str, Any]]


@pytest.fixture(autouse=True)
def connected(client: Client) -> None:
    for host in (HOST, "read.acme.test"):
        assert client.post("/v1/host", json={"host": host}).status_code == 200


def owner() -> Caller:
    return workspaces.member_caller(first_workspace())


def world() -> World:
    return {row.id: all_fields(row) for row in Record.select()}


def columns() -> dict[str, dict[str, Any]]:
    """All that is stored of each record, but for when it was changed."""
    return {
        row.id: {name: value for name, value in row.__data__.items() if name != "updated_at"} for row in Record.select()
    }


def link(client: Client, **fields: Any) -> str:
    answer = client.post("/v1/link", json={"host": HOST, "destination": DEST, **fields})
    assert answer.status_code == 200, answer.text
    return str(answer.json["data"][0]["id"])


def patch(client: Client, id_: str, **fields: Any) -> None:
    answer = client.patch(f"/v1/redirect/{id_}", json=fields)
    assert answer.status_code == 200, answer.text


class History:
    """Random changes of a workspace."""

    def __init__(self, app: Flask, client: Client, seed: int):
        self._app, self._client, self._chance = app, client, random.Random(seed)
        self._count = 0

    def step(self) -> None:
        """Do one thing; some are refused, and change nothing."""
        choices = [
            *(self._create, self._create, self._edit, self._edit, self._edit, self._rename),
            *(self._pause, self._qr, self._delete, self._bulk_edit, self._bulk_delete),
            *(self._undo, self._undo, self._undo, self._bring_back),
        ]
        self._chance.choice(choices)()
        jobs.of(self._app).drain()

    def _any(self) -> str | None:
        with self._app.app_context():
            ids = [row.id for row in Record.select(Record.id).order_by(Record.seq)]
        return self._chance.choice(ids) if ids else None

    def _text(self) -> str:
        self._count += 1
        return f"{self._chance.choice('abcdef')}{self._chance.randrange(4)}"

    def _create(self) -> None:
        fields = {"host": HOST, "alias": self._text(), "destination": DEST + self._text(), "tags": [self._text()]}
        self._client.post("/v1/link", json=fields)

    def _edit(self) -> None:
        bodies: list[dict[str, Any]] = [
            {"title": self._text(), "description": self._text()},
            {"destination": DEST + self._text()},
            {"destinations": [DEST + self._text(), DEST + "2"], "destination_routing": "random"},
            {"tags": [self._text(), "all"]},
            {"rules": [{"if": {"system": ["iOS"]}, "destination": DEST + self._text(), "name": self._text()}]},
            {"rules": None, "expires": "2099-01-01T00:00:00Z"},
            {"type": self._chance.choice(["redirect", "link", "gone"])},
            {"utm": {"source": self._text()}, "max_clicks": self._chance.randrange(1, 9)},
            {"forward_query": self._chance.random() < 0.5},
            {"external_id": self._text()},
        ]
        self._client.patch(f"/v1/redirect/{self._any()}", json=self._chance.choice(bodies))

    def _rename(self) -> None:
        host = self._chance.choice([HOST, "read.acme.test"])
        self._client.patch(f"/v1/redirect/{self._any()}", json={"url": f"{host}/{self._text()}"})

    def _pause(self) -> None:
        self._client.patch(f"/v1/redirect/{self._any()}", json={"paused": self._chance.random() < 0.5})

    def _qr(self) -> None:
        theme = self._chance.choice(["dots", "square"])
        self._client.put(f"/v1/links/{self._any()}/qr", json={"theme": theme, "color": "#112233"})

    def _delete(self) -> None:
        self._client.delete(f"/v1/redirect/{self._any()}")

    def _bulk_edit(self) -> None:
        sets: list[dict[str, Any]] = [
            {"paused": self._chance.random() < 0.5, "tags": {"add": [self._text()]}},
            {"destination": {"replace_prefix": DEST, "with": f"https://{self._text()}.example/"}},
            {"type": self._chance.choice(["redirect", "link"])},
        ]
        body = {"filter": {"host": HOST}, "set": self._chance.choice(sets)}
        token = self._client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]
        assert self._client.put("/v1/bulk", json={**body, "confirmation_token": token}).status_code == 202

    def _bulk_delete(self) -> None:
        if self._chance.random() < 0.4:
            self._client.delete("/v1/bulk", json={"filter": {"tags": "all"}})

    def _undo(self) -> None:
        with self._app.app_context():
            newest = [row.id for row in Change.select(Change.id).order_by(Change.id.desc()).limit(6)]
        self._client.post(f"/v1/changes/{self._chance.choice(newest)}/undo")

    def _bring_back(self) -> None:
        with self._app.app_context():
            moments = [row.created_at for row in Change.select().order_by(Change.id)]
            bring_back(owner(), at=self._chance.choice(moments))


def differing(then: World, now: World) -> set[str]:
    return {id_ for id_, fields in then.items() if now.get(id_) != fields}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(share(20)))
def test_as_of_any_instant_is_what_was_then(app: Flask, client: Client, seed: int) -> None:
    history = History(app, client, seed)
    worlds: list[tuple[str, World]] = []
    for _step in range(STEPS):
        history.step()
        with app.app_context():
            worlds.append((times.now_text(), world()))
    with app.app_context():
        caller, now = owner(), world()
        ids = {id_ for _at, then in worlds for id_ in then}
        for at, then in worlds:
            found = records_as_of(caller, at=at)
            assert {record.id for record in found.records} == differing(then, now)
            assert (found.left_out, found.folded, found.then, found.now) == (0, [], len(then), len(now))
            assert found.made_since == len(now.keys() - then.keys())
            for id_ in ids:
                one = record_as_of(caller, id_, at=at)
                assert (one.existed, one.fields) == (id_ in then, then.get(id_, {}))
                assert one.exists == (id_ in now)
        _at, then = at_and_then = worlds[random.Random(seed).randrange(len(worlds))]
        check_bringing_back(caller, *at_and_then)


def check_bringing_back(caller: Caller, at: str, then: World) -> None:
    """A trial changes nothing; then all that is not named as impossible is as it was; one undo takes it back."""
    before, entries = columns(), Change.select().count()
    trial = bring_back(caller, at=at, dry_run=True)
    assert (columns(), Change.select().count()) == (before, entries)
    done = bring_back(caller, at=at)
    assert [(one.id, one.result, one.reason) for one in done.records] == [
        (one.id, one.result, one.reason) for one in trial.records
    ]
    refused = {one.id for one in done.records if one.result is BroughtResult.REFUSED}
    assert all(one.reason for one in done.records if one.id in refused)
    now = world()
    assert differing(then, now) == refused
    made_since = before.keys() - then.keys()
    assert {id_: columns()[id_] for id_ in made_since} == {id_: before[id_] for id_ in made_since}
    assert Change.select().count() == entries + bool(done.changed)
    if done.change_id is not None:
        undo_change(caller, done.change_id)
    assert columns() == before


def test_what_is_at_the_address_of_one_that_was_deleted_is_named(app: Flask, client: Client) -> None:
    first = link(client, alias="a")
    moved = link(client, alias="b")
    at = times.now_text()
    assert client.delete(f"/v1/redirect/{first}").status_code == 204
    patch(client, moved, url=f"{HOST}/a")
    with app.app_context():
        done = {one.id: one for one in bring_back(owner(), at=at, records=[first]).records}
        assert done[first].result is BroughtResult.REFUSED
        assert done[first].reason == f"Another record now uses {HOST}/a."
        # Together they make way for each other.
        both = bring_back(owner(), at=at)
    assert {(one.id, one.result) for one in both.records} == {
        (first, BroughtResult.RESTORED), (moved, BroughtResult.CHANGED)
    }  # fmt: skip


def test_old_passwords_are_not_kept(app: Flask, client: Client) -> None:
    id_ = link(client, alias="a", password="first password")
    at = times.now_text()
    patch(client, id_, password="second password", title="New")
    with app.app_context():
        past = record_as_of(owner(), id_, at=at)
        hashed = Record.get(Record.id == id_).password_hash
        (done,) = bring_back(owner(), at=at).records
        row = Record.get(Record.id == id_)
    assert past.then == {"title": "", "password": "changed"}
    assert (done.result, row.title, row.password_hash) == (BroughtResult.CHANGED, "", hashed)
    assert "password stays" in done.reason


def test_what_was_made_later_stays(app: Flask, client: Client) -> None:
    at = times.now_text()
    id_ = link(client, alias="later")
    with app.app_context():
        found, done = records_as_of(owner(), at=at), bring_back(owner(), at=at, records=[id_, "nothing"])
    assert (found.records, found.made_since, found.then, found.now) == ([], 1, 0, 1)
    assert [(one.result, bool(one.reason)) for one in done.records] == [
        (BroughtResult.UNCHANGED, True), (BroughtResult.REFUSED, True)
    ]  # fmt: skip
    assert (done.changed, done.change_id) == (0, None)


def test_changes_of_many_at_once_are_one_line(app: Flask, client: Client) -> None:
    ids = [link(client, alias=f"n{at}") for at in range(as_of.FOLDED)]
    at = times.now_text()
    patch(client, ids[0], title="Mine")
    body = {"filter": {"host": HOST}, "set": {"paused": True}}
    token = client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]
    assert client.put("/v1/bulk", json={**body, "confirmation_token": token}).status_code == 202
    jobs.of(app).drain()
    with app.app_context():
        folded, whole = records_as_of(owner(), at=at), records_as_of(owner(), at=at, unfolded=True)
        change = Change.get(Change.verb == "bulk_update")
        undo_change(owner(), change.id)
        undone = records_as_of(owner(), at=at)
    assert [record.id for record in folded.records] == ids[:1]
    assert folded.records[0].then == {"title": "", "paused": False}
    assert [one.records for one in folded.folded] == [as_of.FOLDED - 1]
    assert ({record.id for record in whole.records}, whole.folded) == ({*ids}, [])
    assert ([record.id for record in undone.records], undone.folded) == (ids[:1], [])


def test_what_was_made_since_and_then_changed_with_many_differs_in_nothing(app: Flask, client: Client) -> None:
    at = times.now_text()
    for number in range(as_of.FOLDED):
        link(client, alias=f"n{number}")
    body = {"filter": {"host": HOST}, "set": {"paused": True}}
    token = client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]
    assert client.put("/v1/bulk", json={**body, "confirmation_token": token}).status_code == 202
    jobs.of(app).drain()
    with app.app_context():
        found = records_as_of(owner(), at=at)
    assert (found.records, found.folded, found.made_since, found.then) == ([], [], as_of.FOLDED, 0)


def test_a_record_was_made_when_it_says_where_the_clock_was_once_ahead(
    app: Flask, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = times.now
    with monkeypatch.context() as ahead:
        ahead.setattr(times, "now", lambda: now() + timedelta(days=9))
        link(client, alias="ahead")
    id_ = link(client, alias="a")
    at = times.now_text()
    patch(client, id_, title="New")
    with app.app_context():
        found = records_as_of(owner(), at=at)
    assert [(record.id, record.then) for record in found.records] == [(id_, {"title": ""})]
    assert (found.made_since, found.then) == (1, 1)


def refusal(at: str) -> str:
    with pytest.raises(Invalid) as caught:
        records_as_of(owner(), at=at)
    return caught.value.sentences()


def test_what_is_no_longer_kept_is_not_guessed(app: Flask, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    now = times.now
    kept, gone, paused = (link(client, alias=alias) for alias in ("kept", "gone", "paused"))
    at = times.now_text()
    patch(client, kept, title="New")
    assert client.delete(f"/v1/redirect/{gone}").status_code == 204

    def sweep_after(days: int) -> None:
        monkeypatch.setattr(times, "now", lambda: now() + timedelta(days=days))
        with app.app_context():
            retention.sweep()

    sweep_after(UNDO_DAYS + 1)
    with app.app_context():
        found = {record.id: record for record in records_as_of(owner(), at=at).records}
        done = {one.id: one for one in bring_back(owner(), at=at).records}
    assert (found[kept].then, found[gone].then["destination"]) == ({"title": ""}, DEST)
    assert (done[kept].result, done[gone].result) == (BroughtResult.CHANGED, BroughtResult.REFUSED)
    assert "30 days" in done[gone].reason
    body = {"filter": {"id": paused}, "set": {"paused": True}}
    token = client.put("/v1/bulk", json={**body, "dry_run": True}).json["confirmation_token"]
    assert client.put("/v1/bulk", json={**body, "confirmation_token": token}).status_code == 202
    jobs.of(app).drain()
    with app.app_context():
        assert records_as_of(owner(), at=at).records
    sweep_after(2 * UNDO_DAYS + 3)
    with app.app_context():
        assert "no longer keeps what it replaced" in refusal(at)
        assert "kept for 365 days" in refusal(times.text(times.now() - timedelta(days=366)))


def test_too_many_changes_are_said(app: Flask, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(as_of, "MAX_CHANGES", 3)
    monkeypatch.setattr(as_of, "MAX_COMPARED", 1)
    ids = [link(client, alias=f"n{at}") for at in range(3)]
    at = times.now_text()
    for id_ in ids:
        patch(client, id_, title="New")
    with app.app_context():
        found = records_as_of(owner(), at=at)
    assert ([record.id for record in found.records], found.left_out, found.then) == (ids[2:], 2, None)
    patch(client, ids[0], title="Newer")
    with app.app_context():
        assert "more than 3 changes" in refusal(at)


@pytest.mark.sqlite
def test_a_list_takes_as_many_statements_for_many_as_for_few(
    app: Flask, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [link(client, alias=f"n{number}") for number in range(12)]
    at = times.now_text()

    def statements() -> int:
        sent = 0
        with app.app_context(), monkeypatch.context() as watched:
            execute = database.current().execute_sql

            def counted(sql: str, *args: Any, **options: Any) -> Any:
                nonlocal sent
                sent += 1
                return execute(sql, *args, **options)

            watched.setattr(database.current(), "execute_sql", counted)
            assert records_as_of(owner(), at=at).records
        return sent

    for id_ in ids[:2]:
        patch(client, id_, title="New")
        assert client.delete(f"/v1/redirect/{id_}").status_code == 204
    few = statements()
    for id_ in ids[2:]:
        patch(client, id_, title="Newer")
        assert client.delete(f"/v1/redirect/{id_}").status_code == 204
    assert statements() == few
