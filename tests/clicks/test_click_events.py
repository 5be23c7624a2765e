"""Visits as events: batches in the transaction that counts, for the webhooks that want them, within a bound."""

import json
import os
import shutil
import signal
import threading
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import backlog as backlogs
from signpost.clicks.journal import Journal
from signpost.domain import times
from signpost.domain.clicks.click_events import MAX_VISITS
from signpost.domain.events import EventType, WebhookState
from signpost.factory import close_app, create_app
from signpost.features.events.operations import click_events, webhooks
from signpost.features.events.operations.webhooks import WebhookView
from signpost.features.events.tables import Delivery, Webhook
from signpost.operations.workspaces import workspaces
from signpost.runtime import retention
from signpost.storage import database, keys
from signpost.storage.models import RecordClicks
from signpost.visits import middleware
from tests.conftest import FIREFOX, Server, Visit, first_workspace
from tests.wire import Connection, connected, eventually, link

GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
MakeWebhook = Callable[..., WebhookView]


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    return make_app(MONITOR_ALLOW_PRIVATE=True, RESPECT_DNT=True, EXCLUDE_NETWORKS=["10.0.0.0/8"])


@pytest.fixture
def make_webhook(app: Flask) -> MakeWebhook:
    def do(**fields: Any) -> WebhookView:
        with app.app_context():
            return new_webhook(**fields)

    return do


def new_webhook(**fields: Any) -> WebhookView:
    caller = workspaces.member_caller(first_workspace())
    wanted = {"url": "http://127.0.0.1:9/hook", "events": [EventType.CLICKS], **fields}
    return webhooks.create_webhook(caller, **wanted)


def batches(app: Flask, webhook: WebhookView) -> list[dict[str, Any]]:
    """The data of what waits for a webhook."""
    with app.app_context():
        sql = """
            SELECT event.body FROM delivery JOIN event ON event_seq = seq
            WHERE webhook_id = ? AND due_at IS NOT NULL ORDER BY delivery.id
        """
        bodies = [json.loads(body) for (body,) in database.execute(sql, (webhook.id,)).fetchall()]
    assert all(body["type"] == "clicks" for body in bodies)
    return [body["data"] for body in bodies]


def clicks(app: Flask, webhook: WebhookView) -> list[dict[str, Any]]:
    return [entry for batch in batches(app, webhook) for entry in batch["clicks"]]


@pytest.fixture
def go(connect: Callable[..., str], make_link: Callable[..., Any]) -> dict[str, Any]:
    connect()
    created: dict[str, Any] = make_link(alias="a", tags=["sale"])
    return created


def test_each_visit_is_an_object(
    app: Flask, go: dict[str, Any], make_webhook: MakeWebhook, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    webhook = make_webhook()
    before = times.now_text()
    visit("/a", headers={"Referer": "https://www.news.example/x?secret=1"})
    visit("/a", headers={"User-Agent": GOOGLEBOT})
    write_clicks()
    person, bot = clicks(app, webhook)
    assert before[:-4] <= person.pop("at")[:-4] <= times.now_text()[:-4]
    assert person == {
        "record_id": go["id"],
        "url": "https://go.acme.test/a",
        "referrer": "news.example",
        "country": "",
        "browser": "Firefox",
        "system": "Linux",
        "bot": False,
    }
    assert bot["bot"] is True


def test_visits_that_are_not_counted_are_none_and_those_without_tracking_are_empty(
    app: Flask, go: dict[str, Any], make_webhook: MakeWebhook, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    webhook = make_webhook()
    visit("/a?nostat")
    visit("/a", environ_base={"REMOTE_ADDR": "10.1.2.3"})
    visit("/a", method="HEAD")
    visit("/a", headers={"Sec-Purpose": "prefetch"})
    visit("/nothing")
    write_clicks()
    assert clicks(app, webhook) == []
    visit("/a", headers={"DNT": "1", "Referer": "https://news.example/"})
    write_clicks()
    (one,) = clicks(app, webhook)
    assert [one[name] for name in ("referrer", "country", "browser", "system", "bot")] == ["", "", "", "", False]


def test_filters_hold_for_each_visit(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    connect: Callable[..., str],
    make_link: Callable[..., Any],
) -> None:
    connect("go2.acme.test")
    make_link(host="go2.acme.test", alias="b")
    every, of_host, of_tag = make_webhook(), make_webhook(host="go2.acme.test"), make_webhook(tag="sale")
    others = make_webhook(events=[EventType.LINK_CREATED]), make_webhook()
    with app.app_context():
        Webhook.update(state=WebhookState.OFF).where(Webhook.id == others[1].id).execute()
    visit("/a")
    visit("/b", host="go2.acme.test")
    write_clicks()
    aliases = [[click["url"][-1] for click in clicks(app, webhook)] for webhook in (every, of_host, of_tag, *others)]
    assert aliases == [["a", "b"], ["b"], ["a"], [], []]


def test_a_batch_has_at_most_so_many_visits(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert MAX_VISITS == 500
    monkeypatch.setattr(click_events, "MAX_VISITS", 3)
    webhook = make_webhook()
    for _ in range(8):
        visit("/a")
    write_clicks()
    sizes = [len(batch["clicks"]) for batch in batches(app, webhook)]
    assert sum(sizes) == 8
    assert max(sizes) == 3


def test_a_batch_of_long_addresses_is_short(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(click_events, "MAX_BATCH_BYTES", 500)
    webhook = make_webhook()
    for _ in range(8):
        visit("/a")
    write_clicks()
    sizes = [len(json.dumps(batch["clicks"])) for batch in batches(app, webhook)]
    assert len(sizes) > 2
    assert max(sizes) < 600
    assert sum(len(batch["clicks"]) for batch in batches(app, webhook)) == 8


def test_nobody_wants_them(app: Flask, go: dict[str, Any], visit: Visit, write_clicks: Callable[[], bool]) -> None:
    visit("/a")
    write_clicks()
    with app.app_context():
        assert Delivery.select().count() == 0
        assert database.execute("SELECT count(*) FROM event WHERE type = 'clicks'").fetchone() == (0,)


def test_each_has_its_moment(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where they are counted much later."""
    webhook = make_webhook()
    visit("/a")
    write_clicks()
    time.sleep(0.02)  # from now on it is known that someone wants to know
    monkeypatch.setattr(backlogs.Backlog, "read", refuse)
    came = []
    for _ in range(3):
        began = times.now()
        visit("/a")
        came.append((began, times.now()))
        time.sleep(0.05)
    monkeypatch.undo()
    time.sleep(0.3)
    write_clicks()
    for (began, ended), entry in zip(came, clicks(app, webhook)[1:], strict=True):
        # A moment holds for a hundredth of a second.
        assert began - timedelta(seconds=0.012) <= times.parse(entry["at"]) <= ended


def refuse(*_: Any, **__: Any) -> Any:
    raise OSError("The disk is slow.")


def test_beyond_the_bound_the_oldest_are_dropped_and_counted(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(click_events, "MAX_WAITING", 3)
    webhook = make_webhook()
    for number in range(1, 7):
        for _ in range(number):
            visit("/a")
        write_clicks()
    found = batches(app, webhook)
    # The first may be on its way. Of 1 to 6, those with 2, 3 and 4 were dropped, one for each that came.
    assert [len(entry["clicks"]) for entry in found] == [1, 5, 6]
    # A dropped batch takes with it what it said was dropped before it: 2 is in 4, 3 in 5, 2 and 4 in 6.
    assert [entry.get("dropped", 0) for entry in found] == [0, 3, 6]
    assert sum(len(entry["clicks"]) + entry.get("dropped", 0) for entry in found) == 21
    with app.app_context():
        assert database.execute("SELECT count(*) FROM event WHERE type = 'clicks'").fetchone() == (3,)
        assert Webhook.get_by_id(webhook.id).waiting == 3


def test_only_a_few_are_kept_once_they_are_delivered(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(click_events, "MAX_FINISHED", 2)
    webhook = make_webhook()
    for _ in range(6):
        visit("/a")
        write_clicks()
        with app.app_context():
            Delivery.update(due_at=None, state="delivered").execute()
    with app.app_context():
        assert Delivery.select().where(Delivery.webhook_id == webhook.id).count() <= 4
        assert (
            Delivery.select().count()
            == database.execute("SELECT count(*) FROM event WHERE type = 'clicks'").fetchone()[0]
        )


def test_a_deleted_record_has_no_visits(
    app: Flask, go: dict[str, Any], make_webhook: MakeWebhook, visit: Visit, signpost: Any
) -> None:
    webhook = make_webhook()
    visit("/a")
    assert signpost.api("DELETE", f"/v1/redirect/{go['id']}").status_code == 204
    middleware.of(app).clicks.write()
    assert clicks(app, webhook) == []


def test_clicks_that_wait_in_memory_come_too(
    app: Flask, go: dict[str, Any], make_webhook: MakeWebhook, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    webhook = make_webhook()
    visit("/a")
    write_clicks()
    journal = middleware.of(app).clicks._backlog.journal
    assert journal is not None
    journal.close()
    visit("/a")
    visit("/a")
    write_clicks()
    assert len(clicks(app, webhook)) == 3


# --- moments in the journal ---------------------------------------------------------------------------------------


def test_a_moment_is_no_click_for_any_version(tmp_path: Path) -> None:
    journal = Journal(tmp_path, None)
    journal.add(7, 9)
    journal.add_time_mark(1_700_000_000_000)
    journal.add(7, 9)
    assert journal.count_unread_by_people(7) == 2
    _, entries = journal.read(0, 10)
    assert [*entries] == [(7, 9), (-1_700_000_000_000, 0), (7, 9)]


def test_moments_alone_are_read_and_count_nothing(
    app: Flask, go: dict[str, Any], make_webhook: MakeWebhook, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    make_webhook()
    visit("/a")
    write_clicks()
    journal = middleware.of(app).clicks._backlog.journal
    assert journal is not None
    for _ in range(5):
        journal.add_time_mark(times.microseconds(times.now()) // 1000)
    assert journal.waiting == 5
    assert write_clicks()
    assert journal.waiting == 0
    with app.app_context():
        assert RecordClicks.select(RecordClicks.clicks).scalar() == 1


# --- kill -9 and clean stops -----------------------------------------------------------------------------------------


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    """A server with a webhook for visits at which nobody answers, and a link."""
    server = make_server(SIGNPOST_MONITOR_ALLOW_PRIVATE="true")
    server.start()
    connected(server)
    link(server, alias="a")
    assert server.stop() == 0
    app = create_app({"INSTANCE": str(server.instance), "MONITOR_ALLOW_PRIVATE": True})
    with app.app_context():
        new_webhook()
    close_app(app)
    server.start()
    return server


def visits_and_counts(server: Server, tmp_path: Path) -> tuple[int, int]:
    """How many visits are in events, dropped ones included, and how many are counted."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in server.instance.glob("signpost.sqlite*"):
        shutil.copy(file, copy)
    shutil.copy(server.instance / keys.FILE, copy)
    app = create_app({"INSTANCE": str(copy)})
    with app.app_context():
        sql = "SELECT event.body FROM delivery JOIN event ON event_seq = seq WHERE event.type = 'clicks'"
        data = [json.loads(body)["data"] for (body,) in database.execute(sql).fetchall()]
        counted = RecordClicks.select(RecordClicks.clicks).scalar() or 0
    close_app(app)
    return sum(len(entry["clicks"]) + entry.get("dropped", 0) for entry in data), counted


def go_on_visiting(server: Server, answered: list[int], stopping: threading.Event) -> None:
    try:
        with Connection(server, host="go.acme.test") as connection:
            while not stopping.is_set():
                assert connection.call("GET", "/a", headers={"User-Agent": FIREFOX}).status == 302
                answered[0] += 1
    except OSError:
        pass


@pytest.mark.parametrize("after_s", [0.4, 1.1, 1.6])
def test_a_killed_server_neither_loses_nor_doubles_a_visit(server: Server, tmp_path: Path, after_s: float) -> None:
    answered, stopping = [0], threading.Event()
    visitor = threading.Thread(target=go_on_visiting, args=(server, answered, stopping))
    visitor.start()
    time.sleep(after_s)
    os.kill(server.started.pid, signal.SIGKILL)
    visitor.join(10)
    server.started.wait(10)
    in_events, counted = visits_and_counts(server, tmp_path)
    assert in_events == counted
    # What waited is counted and sent by the next process.
    server.start()
    eventually(lambda: counted_now(server) >= answered[0])
    assert server.stop() == 0
    shutil.rmtree(tmp_path / "copy")
    in_events, counted = visits_and_counts(server, tmp_path)
    assert in_events == counted
    # At most one visit was counted, and its answer lost.
    assert answered[0] <= counted <= answered[0] + 1


def counted_now(server: Server) -> int:
    return int(server.api("GET", "/v1/links").json["data"][0]["total_clicks"])


def test_a_clean_stop_writes_the_open_batch(server: Server, tmp_path: Path) -> None:
    with Connection(server, host="go.acme.test") as connection:
        for _ in range(20):
            connection.call("GET", "/a", headers={"User-Agent": FIREFOX})
    assert server.stop() == 0
    assert visits_and_counts(server, tmp_path) == (20, 20)


def test_batches_of_a_webhook_that_is_gone_are_kept_for_three_days(
    app: Flask,
    go: dict[str, Any],
    make_webhook: MakeWebhook,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    webhook = make_webhook()
    visit("/a")
    write_clicks()
    with app.app_context():
        webhooks.delete_webhook(workspaces.member_caller(first_workspace()), webhook.id)
        retention.sweep()
        assert Delivery.select().count() == 1
        later = times.now() + timedelta(days=3, seconds=1)
        monkeypatch.setattr(times, "now", lambda: later)
        retention.sweep()
        assert Delivery.select().count() == 0
        assert database.execute("SELECT count(*) FROM event WHERE type = 'clicks'").fetchone() == (0,)
