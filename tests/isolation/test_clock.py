"""A clock that was wrong for seconds harms nothing for longer: nothing is deleted, and nothing waits for that date."""

from __future__ import annotations

import ast
import inspect
import re
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

import signpost
from signpost.domain import ids, times
from signpost.domain.events import EventType
from signpost.domain.ids import new_id
from signpost.features.agents import agent_clients
from signpost.features.agents.tables import AgentClient
from signpost.features.dashboard.tables import OneTimeValue
from signpost.features.events import outbox
from signpost.features.events.operations.click_events import REPORTED
from signpost.features.events.tables import Event, Webhook
from signpost.features.mail.tables import Mail
from signpost.features.misses.counter import MissCounter
from signpost.features.monitoring.tables import GentleCheck
from signpost.features.sign_in.tables import Invitation, Session, SignInLink, UsedKey
from signpost.runtime import clock, jobs, retention, watcher
from signpost.runtime.clock import DueTimes
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Confirmation, Record, State, StoredResponse
from tests.breakdowns import store_record_value, store_workspace_value
from tests.conftest import Client, Visit, first_workspace

FAR = timedelta(days=410)


class TimeOfDay:
    """The time of day as somebody sets it; the other clock goes on as it does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moved = timedelta(0)
        self.passed = timedelta(0)
        real, began = times.now, times.now()
        monkeypatch.setattr(times, "now", lambda: real() + self.passed + self.moved)
        monkeypatch.setattr(times, "boot_s", lambda: (real() - began + self.passed).total_seconds())

    def move(self, by: timedelta) -> None:
        """Somebody sets it."""
        self.moved += by

    def go_on(self, by: timedelta) -> None:
        """Time passes, by both clocks."""
        self.passed += by


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> TimeOfDay:
    return TimeOfDay(monkeypatch)


@pytest.fixture
def app(day: TimeOfDay, make_app: Callable[..., Flask]) -> Flask:
    """It looks at the clock when it is made."""
    return make_app(MONITOR_ALLOW_PRIVATE=True)


@pytest.fixture
def context(app: Flask) -> Iterator[None]:
    with app.app_context():
        yield


def rows() -> dict[str, int]:
    """How many rows each table has."""
    execute = database.execute
    names = execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    return {name: execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for (name,) in names}


# --- when it can be trusted --------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [FAR, -FAR, timedelta(minutes=6)])
def test_it_is_trusted_again_as_soon_as_it_is_back(context: None, day: TimeOfDay, by: timedelta) -> None:
    assert clock.trusted_now() is not None
    day.move(by)
    assert clock.trusted_now() is None
    day.go_on(timedelta(seconds=35))
    assert clock.trusted_now() is None
    assert abs(clock.of_app().step_s - by.total_seconds()) < 1
    day.move(-by)
    assert clock.trusted_now() is not None
    assert clock.of_app().step_s == 0


def test_it_is_trusted_when_it_has_lasted_for_a_day(context: None, day: TimeOfDay) -> None:
    """A machine without a battery learns what day it is after the start."""
    day.move(FAR)
    assert clock.trusted_now() is None
    day.go_on(timedelta(hours=23))
    assert clock.trusted_now() is None
    day.move(timedelta(hours=1))
    assert clock.trusted_now() is None
    day.go_on(timedelta(hours=23))
    assert clock.trusted_now() is None
    day.go_on(timedelta(hours=1, seconds=1))
    assert clock.trusted_now() is not None


def test_sleep_and_the_steps_of_a_time_server_are_no_reason(context: None, day: TimeOfDay) -> None:
    day.go_on(timedelta(days=30))
    assert clock.trusted_now() is not None
    for _ in range(10):
        day.move(timedelta(minutes=4))
        assert clock.trusted_now() is not None
        day.go_on(timedelta(hours=1))
        assert clock.trusted_now() is not None


def test_many_small_steps_within_an_hour_are_one(context: None, day: TimeOfDay) -> None:
    for _ in range(3):
        assert clock.trusted_now() is not None
        day.move(timedelta(minutes=2))
    assert clock.trusted_now() is None


# --- what it deletes ---------------------------------------------------------------------------------------------


@pytest.fixture
def full(
    context: None, client: Client, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit
) -> Any:
    """A workspace with a row in every table that is cleaned by age; returns the change that deleted a link."""
    connect()
    created = make_link(alias="gone")
    assert client.delete(f"/v1/link/{created['id']}").status_code == 204
    (deleted,) = client.get("/v1/changes?filter[verb]=delete").json["data"]
    make_link(alias="kept")
    workspace = first_workspace()
    user = workspace.members.get().user
    ends = times.text(times.now() + timedelta(hours=1))
    Session.create(digest=new_id(), user=user, workspace=workspace, agent="", seen_at=ends, expires_at=ends)
    SignInLink.create(digest=new_id(), user=user, expires_at=ends)
    Confirmation.create(digest=new_id(), workspace=workspace, user=user, filter={}, matched=0, expires_at=ends)
    UsedKey.create(purpose="form", digest=new_id(), expires_at=ends)
    OneTimeValue.create(digest=new_id(), kind="value", sealed="", expires_at=ends)
    StoredResponse.create(workspace=workspace, user=user, key="k", request="r", body="{}")
    Invitation.create(workspace=workspace, email="a@b.test", role=1, digest=new_id(), inviter=user, expires_at=ends)
    AgentClient.create(id="a", name="a", redirect_uris=[], auth_method="none", expires_at=ends)
    Mail.create(workspace=workspace, kind="status", about={"news": [], "more": 0}, due_at=None)
    for path in ("/nothing", "/here"):
        assert visit(path).status_code == 404
    assert visit("/kept").status_code == 302
    today = times.now().date().isoformat()
    seq = database.execute("SELECT max(seq) FROM record").fetchone()[0]
    store_record_value(seq, today, "country", "de", 3)
    store_workspace_value(workspace.id, today, "country", "de", 3)
    return deleted


def test_35_seconds_at_410_days_delete_nothing(
    app: Flask, full: Any, day: TimeOfDay, client: Client, write_clicks: Callable[[], bool], visit: Visit
) -> None:
    """With a sweep and everything that cleans up beside its own work in them; undo works afterwards."""
    assert write_clicks()
    parts_of(app)[MissCounter].write()
    before = rows()
    day.move(FAR)
    retention.sweep()
    assert write_clicks()
    with database.atomic():
        agent_clients._make_room()
    assert client.get("/v1/link/kept").status_code in (200, 404)
    day.go_on(timedelta(seconds=35))
    watcher.of(app).drain()
    retention.sweep()
    day.move(-FAR)
    retention.sweep()
    assert {name: count - rows()[name] for name, count in before.items() if rows()[name] < count} == {}
    assert client.post(f"/v1/changes/{full['id']}/undo").status_code == 200
    # And once time has really passed, it is deleted.
    day.go_on(FAR)
    retention.sweep()
    after = rows()
    emptied = {name for name, count in before.items() if count and not after[name]}
    assert emptied >= {
        "session", "sign_in_link", "confirmation", "used_key", "one_time_value", "kept_answer", "invitation", "mail",
        "miss", "click_breakdown", "workspace_breakdown",
    }  # fmt: skip


def test_who_came_before_and_after_a_jump_is_one_visitor(
    context: None, day: TimeOfDay, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit,
    write_clicks: Callable[[], bool],
) -> None:  # fmt: skip
    connect()
    make_link(alias="x")
    today = times.now().date().isoformat()
    for by in (timedelta(0), FAR, -FAR):
        day.move(by)
        # The day is looked at a hundred times a second.
        time.sleep(0.02)
        assert visit("/x").status_code == 302
        assert write_clicks()
    counted = "SELECT clicks, visitors FROM click_day WHERE day = ?"
    assert database.execute(counted, (today,)).fetchall() == [(2, 1)]


@pytest.mark.slow
def test_each_statement_that_deletes_by_age_asks_whether_the_clock_can_be_trusted() -> None:
    """A new one cannot be forgotten: it compares with `clock.past()`, which is before everything after a jump."""
    found = []
    for file in sorted(Path(signpost.__file__).parent.rglob("*.py")):
        text = file.read_text()
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Expr | ast.Assign | ast.Return):
                segment = " ".join(lines[node.lineno - 1 : node.end_lineno])
                if ".delete()" in segment and re.search(r"times\.|\bnow\b", segment):
                    found.append(f"{file.name}: {segment}")
    assert found == []
    assert "times.now" not in inspect.getsource(retention)
    assert "times.epoch_s" not in inspect.getsource(retention)


# --- what it writes ----------------------------------------------------------------------------------------------


def due_times_of(app: Flask) -> DueTimes:
    watcher.of(app).load()
    return parts_of(app)[DueTimes]


def due_columns() -> set[tuple[str, str]]:
    """The columns of the schema that say when something is due or goes on."""
    sql = """
        SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
        WHERE m.type = 'table' AND (c.name LIKE '%due%' OR c.name LIKE '%paused_until%' OR c.name LIKE 'next_%')
    """
    return set(database.execute(sql).fetchall())


def test_each_due_time_of_the_schema_has_a_longest_pause(app: Flask, context: None) -> None:
    """Add a column that says when something is due, and say where its tasks are added how far ahead that can be."""
    assert due_columns() == {(due.table, due.column) for due in due_times_of(app).max_pauses_s}


def test_a_longest_pause_is_found_by_an_index(app: Flask, context: None) -> None:
    for pause in due_times_of(app).max_pauses_s:
        if pause.table == "webhook":
            continue  # at most 20 of a workspace
        sql = f"SELECT 1 FROM {pause.table} WHERE {pause.column} > ? AND {pause.which} ORDER BY {pause.column} LIMIT 1"
        plan = database.execute(f"EXPLAIN QUERY PLAN {sql}", ("2",)).fetchall()
        assert not any(str(row[3]).startswith(f"SCAN {pause.table}") for row in plan), (pause, plan)


def make_webhook(client: Client, url: str) -> Any:
    answer = client.post("/v1/webhooks", json={"url": url, "events": ["link.created"]})
    assert answer.status_code == 200, answer.json
    return answer.json


@pytest.mark.parametrize("count", [1, 2 * clock.TX_ROWS + 1])
def test_what_a_clock_that_was_ahead_made_due_is_due_at_once(
    app: Flask,
    context: None,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    count: int,
) -> None:
    """Every kind, in every number; what pauses as it may goes on pausing."""
    workspace = first_workspace()
    run = database.execute
    ahead, soon = times.text(times.now() + timedelta(days=30)), times.text(times.now() + timedelta(minutes=20))
    record = Record.get(Record.id == make_link(connect("go.acme.test"))["id"])
    with database.atomic():
        webhook = make_webhook(client, "https://hooks.example/a")
        run("UPDATE webhook SET paused_until = ?", (ahead,))
        run("UPDATE host SET dns_due_at = ?", (ahead,))
        now = times.now_text()
        for number in range(count + 1):
            moment = soon if number == count else ahead[:-1] + f"{number}Z"
            Mail.create(workspace=workspace, kind="status", about={}, due_at=moment, state="failed")
            GentleCheck.create(
                record=record, digest=str(number), workspace=workspace, destination="", host="", due_at=moment
            )
            for of in (None, webhook["id"]):
                run(
                    "INSERT INTO delivery (id, workspace_id, record_id, event, url, body, state, attempts, reason,"
                    " due_at, created_at, updated_at, webhook_id)"
                    " VALUES (?, ?, '', 'link.created', '', '', 'waiting', 3, '', ?, ?, ?, ?)",
                    (new_id(), workspace.id, moment, now, now, of),
                )
    kind = due_times_of(app)
    tasks = kind.due(100)
    for task in tasks:
        kind.do(task)
    assert {(entry.table, entry.column) for entry in tasks} == due_columns() - {("watch", "due_at")}
    for table, column in due_columns() - {("watch", "due_at")}:
        values = [value for (value,) in run(f"SELECT {column} FROM {table}").fetchall()]
        assert all(value <= times.now_text() or value == soon for value in values), table
        assert values.count(soon) == {"delivery": 2, "mail": 1, "gentle_check": 1}.get(table, 0)
    assert kind.due(100) == []


def test_a_shorter_interval_is_not_blamed_on_the_clock_alone(
    make_app: Callable[..., Flask],
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    app: Flask,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The log names a clock, and the setting that the longest pause depends on, where there is one."""
    make_link(connect(), destination="https://192.0.2.1/", is_notify=True)
    watches = "SELECT count(*) FROM watch WHERE due_at > ?"
    with app.app_context():
        before = times.text(times.now() + timedelta(minutes=55))
        database.execute("UPDATE watch SET due_at = ?", (before,))
        database.execute("UPDATE host SET dns_due_at = ?", (times.text(times.now() + timedelta(days=30)),))
    restarted = make_app(INSTANCE=app.config["INSTANCE"], MONITOR_INTERVAL_S=60)
    with restarted.app_context():
        kind = due_times_of(restarted)
        for task in kind.due(100):
            kind.do(task)
        assert database.execute(watches, (times.now_text(),)).scalar() == 0
    said = {line for line in caplog.messages if "further ahead" in line}
    assert said == {
        "1 times in watch.due_at were further ahead than they can be now: a clock was ahead when they were written, or "
        "MONITOR_INTERVAL_S was longer then. They are due now.",
        "1 times in host.dns_due_at were further ahead than they can be now: a clock was ahead when they were written. "
        "They are due now.",
    }


def test_an_expiry_is_reported_when_it_comes_and_not_when_the_clock_says_so(
    app: Flask, context: None, day: TimeOfDay, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    connect()
    make_link(alias="x", expires=times.text(times.now() + timedelta(days=30)))

    def reported() -> int:
        return int(Event.select().where(Event.type == "link.expired").count())

    watcher.of(app).drain()
    day.move(FAR)
    watcher.of(app).drain()
    assert reported() == 0
    day.move(-FAR)
    # A process that was started with a clock that was ahead has reported it too soon. Others are reported.
    State.update(value=f"{times.text(times.now() + FAR)} 0").where(State.name == REPORTED).execute()
    watcher.of(app).drain()
    assert reported() == 0
    day.go_on(timedelta(days=31))
    watcher.of(app).drain()
    assert reported() == 1


def test_a_webhook_that_fails_is_not_given_up_because_the_clock_was_moved(
    app: Flask, context: None, day: TimeOfDay, client: Client
) -> None:
    make_webhook(client, "http://127.0.0.1:9/")
    Webhook.update(failing_since=times.now_text()).execute()
    with database.atomic():
        outbox.write_for(Webhook.get(), EventType.TEST, "{}")
    day.move(FAR)
    watcher.of(app).drain()
    found = Webhook.get()
    assert (found.state, found.waiting) == ("active", 1)
    assert found.failing_since < times.text(times.now() - timedelta(days=400))  # type: ignore[operator]
    day.move(-FAR)
    watcher.of(app).drain()
    assert Webhook.get().state == "active"


# --- when something was created ----------------------------------------------------------------------------------


def pages(client: Client, path: str, size: int = 2) -> list[Any]:
    """All rows of a list, page by page; and the same from the end to the beginning."""
    answer = client.get(f"{path}&per_page={size}").json
    found = list(answer["data"])
    while url := answer["meta"]["cursor"]["next"]:
        answer = client.get(url).json
        found += answer["data"]
    back = list(answer["data"])
    while url := answer["meta"]["cursor"]["prev"]:
        answer = client.get(url).json
        back = answer["data"] + back
    assert back == found
    return found


def test_what_is_created_after_a_clock_that_was_ahead_has_its_own_time_and_the_order_of_creation(
    app: Flask,
    context: None,
    day: TimeOfDay,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
) -> None:
    connect()
    created = [make_link(alias="a"), make_link(alias="b")]
    day.move(FAR)
    ahead = make_link(alias="ahead")
    day.move(-FAR)
    began = times.now_text()
    created += [ahead, *(make_link(alias=f"c{number}") for number in range(5))]
    now = times.now_text()
    for entry in created[3:]:
        assert began <= entry["created_at"] <= now
        assert entry["updated_at"] == entry["created_at"]
    ids_ = [entry["id"] for entry in created]
    for sort in ("created_at", "id"):
        assert [page["id"] for page in pages(client, f"/v1/links?sort={sort}")] == ids_
        assert [page["id"] for page in pages(client, f"/v1/links?sort=-{sort}")] == ids_[::-1]
    by_update = pages(client, "/v1/links?sort=updated_at")
    assert [entry["id"] for entry in by_update] == [
        entry["id"] for entry in sorted(created, key=lambda item: item["updated_at"])
    ]
    assert {page["alias"] for page in pages(client, f"/v1/links?filter[created_before]={began}")} == {"a", "b"}
    assert {page["alias"] for page in pages(client, f"/v1/links?filter[created_after]={began}")} == {
        "ahead", "c0", "c1", "c2", "c3", "c4",
    }  # fmt: skip
    day.go_on(timedelta(days=8))
    assert [page["alias"] for page in pages(client, "/v1/links?filter[created]=7d")] == ["ahead"]


def test_undo_brings_a_record_back_with_the_time_of_its_creation(
    context: None, day: TimeOfDay, client: Client, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    connect()
    day.move(FAR)
    make_link(alias="ahead")
    day.move(-FAR)
    created = make_link(alias="x")
    assert client.delete(f"/v1/link/{created['id']}").status_code == 204
    newest = client.get("/v1/changes?per_page=1").json["data"][0]
    assert newest["verb"] == "delete"
    assert client.post(f"/v1/changes/{newest['id']}/undo").status_code == 200
    assert client.get(f"/v1/link/{created['id']}").json["created_at"] == created["created_at"]


def test_the_history_stays_in_order_also_in_the_next_process(
    context: None, app: Flask, day: TimeOfDay, client: Client, connect: Callable[..., str],
    make_link: Callable[..., Any], make_app: Callable[..., Flask], make_client: Callable[..., Client],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    connect()
    day.move(FAR)
    make_link(alias="ahead")
    day.move(-FAR)
    monkeypatch.setattr(ids, "_last_us", 0)  # as in a process that begins
    again = make_app(INSTANCE=app.config["INSTANCE"])
    other = make_client(again)
    link = {"host": "go.acme.test", "alias": "later", "destination": "https://dest.example/"}
    assert other.post("/v1/link", json=link).status_code == 200
    rows = [row for row in pages(other, "/v1/changes?") if row["type"] == "record"]
    assert [row["after"]["url"] for row in rows] == ["go.acme.test/later", "go.acme.test/ahead"]
    assert rows[0]["created_at"] < rows[1]["created_at"]
    # Its id is from the future, and the entry is deleted when it is old all the same.
    day.go_on(timedelta(days=400))
    retention.sweep()
    assert [row["after"]["url"] for row in pages(client, "/v1/changes?") if row["type"] == "record"] == [
        "go.acme.test/ahead"
    ]


def test_a_deletion_leaves_what_is_created_and_changed_after_it_was_requested(
    context: None, app: Flask, day: TimeOfDay, client: Client, connect: Callable[..., str],
    make_link: Callable[..., Any], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Also where the newest matching record is from the future."""
    connect()
    make_link(alias="old", tags=["t"])
    redirect = {"url": "https://go.acme.test/changed", "destination": "https://dest.example/", "tags": ["t"]}
    (changed,) = client.post("/v1/redirect", json=redirect).json["data"]
    day.move(FAR)
    make_link(alias="ahead", tags=["t"])
    day.move(-FAR)
    held: list[Any] = []
    begin = jobs.Jobs.begin
    monkeypatch.setattr(jobs.Jobs, "begin", lambda self, job, kind=None: held.append((self, job, kind)))
    assert client.delete("/v1/bulk?filter[tags]=t").status_code == 200
    day.go_on(timedelta(seconds=1))
    make_link(alias="later", tags=["t"])
    assert client.patch(f"/v1/redirect/{changed['id']}", json={"title": "New"}).status_code == 200
    day.go_on(timedelta(seconds=1))
    begin(*held[0])
    jobs.of(app).drain(20)
    assert {entry["alias"] for entry in client.get("/v1/links").json["data"]} == {"later", "changed"}
