"""What would grow for ever does not: each table and folder has its bound, kept in small steps, and shown."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.ids import new_id
from signpost.features.dashboard.tables import ONE_TIME_VALUES, OneTimeValue
from signpost.features.events import tables as event_tables
from signpost.features.events.tables import Delivery
from signpost.features.reports.tables import (
    ClickBreakdown,
    ClickCombination,
    ClickPairs,
    WorkspaceBreakdown,
    WorkspaceCombination,
    WorkspacePairs,
)
from signpost.features.sign_in import used_once
from signpost.features.sign_in.tables import Session, SignInLink, UsedKey
from signpost.operations.caller import Caller
from signpost.operations.records import confirmations
from signpost.operations.workspaces import workspaces
from signpost.runtime import retention, watcher
from signpost.schemas.records.filters import MAX_IDS
from signpost.storage import database, models
from signpost.storage.models import (
    ClickDay,
    ClickVisitor,
    Confirmation,
    FeatureVersion,
    Job,
    Record,
    StoredResponse,
    Workspace,
    WorkspaceDay,
    WorkspaceVisitor,
)
from signpost.storage.statements import retention as statements
from signpost.web.body_limits import ORDINARY
from tests.breakdowns import store_record_value, store_workspace_value
from tests.conftest import Client, RunCommand, first_workspace

# Tables that no visitor and no caller makes grow without a bound of their own: what people configure, and counts of it.
CONFIGURED = {
    "state", "workspace", "user", "member", "token", "host", "record", "record_tag", "record_text", "record_count",
    "tag_count", "watch", "record_clicks", "record_unclicked", "mail_choice", "identity",
    "feature_schema", "webhook", "service_host", "ignored_miss", "gentle_workspace", "gentle_check", "saved_view",
}  # fmt: skip


@pytest.fixture
def context(app: Flask) -> Iterator[None]:
    with app.app_context():
        yield


@pytest.fixture
def workspace(context: None, client: Client) -> Workspace:
    return first_workspace()


def ago(**how_long: float) -> str:
    return times.text(times.now() - timedelta(**how_long))


def day(days_ago: int) -> str:
    return (times.now().date() - timedelta(days=days_ago)).isoformat()


def names() -> dict[str, retention.RetentionRule]:
    return {saved.name: saved for saved in retention.rules()}


def test_every_table_is_configured_or_has_a_bound(context: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a table, and say here or in `retention.rules()` what bounds it."""
    requested: list[str] = []

    def noted(sql: str) -> Any:
        requested.append(sql)
        return database.execute(sql)

    monkeypatch.setattr(statements, "execute", noted)
    for saved in retention.rules():
        saved.size()
    tables = {model._meta.table_name for model in models.of(database.current())}
    bounded = {name for name in tables if f'FROM "{name}" ' in " ".join(requested)}
    assert bounded | CONFIGURED == tables
    assert not bounded & CONFIGURED


def test_jobs_that_ended(workspace: Workspace, other_workspace: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MAX_JOBS", 5)
    owner = workspace.members.get().user

    def job(of: Workspace, finished_at: str | None) -> str:
        return Job.create(
            workspace=of, user=owner, kind="bulk_delete", state="done", request={}, moment="", matched=0,
            finished_at=finished_at,
        ).id  # fmt: skip

    running = job(workspace, None)
    ended = [job(workspace, ago()) for _ in range(12)]
    others = [job(other_workspace.workspace, ago()) for _ in range(3)]
    retention.sweep()
    assert {entry.id for entry in Job.select()} == {running, *ended[-5:], *others}


def test_files_of_imports_go_with_their_job(workspace: Workspace) -> None:
    owner = workspace.members.get().user
    folder = database.current().path.parent / retention.IMPORTS
    folder.mkdir(exist_ok=True)

    def files(finished_at: str | None, *, exists: bool = True, age_s: float = 7200) -> list[str]:
        job = Job(
            workspace=workspace, user=owner, kind="bulk_import", state="done", request={}, moment="", matched=0,
            finished_at=finished_at,
        )  # fmt: skip
        if exists:
            job.save(force_insert=True)
        created = [f"{job.id}.file", f"{job.id}.jsonl"]
        for name in created:
            (folder / name).write_text("x")
            os.utime(folder / name, (time.time() - age_s,) * 2)
        return created

    running, ended = files(None, age_s=90 * 86_400), files(ago(), age_s=2 * 86_400)
    files(ago(), age_s=31 * 86_400)
    files(None, exists=False)
    fresh = files(None, exists=False, age_s=60)
    retention.sweep()
    assert {file.name for file in folder.iterdir()} == {*running, ended[1], *fresh}


def test_sessions_links_and_confirmations_that_expired(workspace: Workspace) -> None:
    owner = workspace.members.get().user
    for moment in (ago(seconds=1), ago(days=40), times.text(times.now() + timedelta(minutes=5))):
        Session.create(digest=new_id(), user=owner, workspace=workspace, agent="", seen_at=moment, expires_at=moment)
        SignInLink.create(digest=new_id(), user=owner, expires_at=moment)
        Confirmation.create(digest=new_id(), workspace=workspace, user=owner, filter={}, matched=0, expires_at=moment)
        UsedKey.create(purpose="form", digest=new_id(), expires_at=moment)
        OneTimeValue.create(digest=new_id(), kind="value", sealed="", expires_at=moment)
    retention.sweep()
    for model in (Session, SignInLink, Confirmation, UsedKey, OneTimeValue):
        assert [row.expires_at > times.now_text() for row in model.select()] == [True]


def test_what_was_used_once(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a sweep too: of one purpose the oldest are forgotten, and those of another stay."""
    monkeypatch.setattr(used_once, "MAX_USED", 3)
    assert used_once.use("state", "a", 60)
    assert not used_once.use("state", "a", 60)
    assert [used_once.use("form", str(number), 60 + number) for number in range(5)] == [True] * 5
    assert UsedKey.select().where(UsedKey.purpose == "form").count() == 3
    assert [used_once.use("form", key, 60) for key in ("4", "2", "1")] == [False, False, True]
    used_once.forget("form", "4")
    assert used_once.use("form", "4", 60)
    assert not used_once.use("state", "a", 60)


def test_answers_to_idempotency_keys(workspace: Workspace) -> None:
    owner = workspace.members.get().user
    for hours in (23, 25, 100):
        StoredResponse.create(
            workspace=workspace, user=owner, key=str(hours), request="", body="", created_at=ago(hours=hours)
        )
    retention.sweep()
    assert [row.key for row in StoredResponse.select()] == ["23"]


@pytest.mark.parametrize(("bound", "kept"), [("MAX_ANSWERS", ["3", "4"]), ("MAX_ANSWER_BYTES", ["3", "4"])])
def test_answers_of_a_workspace_are_bounded(
    workspace: Workspace, client: Client, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch, bound: str,
    kept: list[str],
) -> None:  # fmt: skip
    connect("go.acme.test")
    monkeypatch.setattr(retention, "STEP", 1)
    body = {"host": "go.acme.test", "destination": "https://dest.example/"}
    for number in range(5):
        if number == 1:
            size = len(StoredResponse.get().body)
            monkeypatch.setattr(retention, bound, 2 if bound == "MAX_ANSWERS" else size * 5 // 2)
        headers = {"Idempotency-Key": str(number)}
        assert client.post("/v1/link", json=body, headers=headers).status_code == 200
    assert sorted(row.key for row in StoredResponse.select()) == kept


def test_what_changes_nothing_leaves_no_answer(workspace: Workspace, client: Client) -> None:
    body = {"records": [{"host": "none.acme.test", "destination": "https://dest.example/"}] * 3}
    answer = client.post("/v1/bulk", json=body, headers={"Idempotency-Key": "a"})
    assert {row["result"] for row in answer.json["data"]} == {"refused"}
    assert StoredResponse.select().count() == 0


# Rows that are kept for a time, by rule: how many there may be of one user at 200 calls a minute, and the bytes of the
# largest.
_CALLS = 200
KEPT_FOR_A_TIME = {
    "sessions": (100, 2_000),
    "sign-in links": (_CALLS * 30, 500),
    "authenticator apps": (2, 500),
    "agents' grants": (100, 4_000),
    "agents' tokens": (100 * 100, 500),
    "agents' clients": (1_000, 20_000),
    "invitations": (100, 1_000),
    "confirmations": (confirmations.MAX_CONFIRMATIONS, MAX_IDS * 32),
    "what was used once": (used_once.MAX_USED, 500),
    ONE_TIME_VALUES.name: (100, 2 * ORDINARY.max_bytes),
    "idempotency keys": (1, 2 * retention.MAX_ANSWER_BYTES + retention.MAX_ANSWERS * 500),
    "titles to be fetched": (_CALLS * 60 * 24, 200),
}


def test_rows_that_are_kept_for_a_time_have_another_bound_where_that_is_too_much(context: None) -> None:
    by_time = {rule.name for rule in retention.rules() if rule.name in KEPT_FOR_A_TIME or "expire" in rule.bound}
    assert by_time | {"idempotency keys", "titles to be fetched"} == {*KEPT_FOR_A_TIME}
    assert {name: rows * size for name, (rows, size) in KEPT_FOR_A_TIME.items() if rows * size > 256 * 2**20} == {}


def test_the_newest_confirmations_are_kept(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirmations, "MAX_CONFIRMATIONS", 2)
    caller = workspaces.member_caller(workspace)
    tokens = [confirmations.issue(caller, {}, number)[0] for number in range(4)]
    for token in tokens[:2]:
        with pytest.raises(Invalid):
            confirmations.find(caller, token, {})
    assert [confirmations.find(caller, token, {}).matched for token in tokens[2:]] == [2, 3]


def test_notifications_that_ended(workspace: Workspace) -> None:
    (kept,) = (kept for kept in event_tables.KEPT if kept.name == "notifications")
    texts = json.dumps([asdict(replace(kept, rows=4))])
    FeatureVersion.update(kept=texts).where(FeatureVersion.feature == "events").execute()

    def delivery(days: float, due_at: str | None) -> str:
        return Delivery.create(
            workspace=workspace,
            record_id="",
            event="destination.broken",
            url="",
            body="",
            created_at=ago(days=days),
            due_at=due_at,
        ).id  # fmt: skip

    on_its_way = delivery(60, ago())
    delivery(31, None)
    ended = [delivery(1, None) for _ in range(6)]
    retention.sweep()
    assert {entry.id for entry in Delivery.select()} == {on_its_way, *ended[-4:]}


def test_breakdowns_and_visitors_of_long_ago(
    workspace: Workspace,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(statements, "TX_ROWS", 7)
    monkeypatch.setattr(statements, "LOOK_AHEAD", 40)
    connect()
    seqs = [Record.get(Record.id == make_link()["id"]).seq for _ in range(3)]
    for days in (0, 1, 2, 399, 400, 401, 800):
        for number in range(5):
            for seq in seqs:
                store_record_value(seq, day(days), "referrer", str(number), 1)
                ClickCombination.create(record=seq, day=day(days), part=number, counts=b"{}")
                ClickPairs.create(record=seq, day=day(days), kind=str(number), counts=b"")
                ClickVisitor.create(record=seq, day=day(days), visitor=number)
            store_workspace_value(workspace.id, day(days), str(number), "news.example", 1)
            WorkspaceCombination.create(workspace=workspace, day=day(days), part=number, counts=b"{}")
            WorkspacePairs.create(workspace=workspace, day=day(days), kind=str(number), counts=b"")
            WorkspaceVisitor.create(workspace=workspace, day=day(days), visitor=number)
    retention.sweep()
    model: Any
    of_records, of_workspaces = (ClickCombination, ClickPairs), (WorkspaceCombination, WorkspacePairs)
    rows = {
        ClickBreakdown: 3,
        WorkspaceBreakdown: 5,
        **dict.fromkeys(of_records, 15),
        **dict.fromkeys(of_workspaces, 5),
    }
    for model, of in rows.items():
        assert {row.day for row in model.select()} == {day(days) for days in (0, 1, 2, 399, 400)}
        assert model.select().count() == 5 * of
    # In the first hour of a day those of the day before are still there.
    for model, of in ((ClickVisitor, 3), (WorkspaceVisitor, 1)):
        left = {row.day for row in model.select()}
        assert left == {day(0)} or (left == {day(0), day(1)} and times.now().hour == 0)
        assert model.select().count() == 5 * of * len(left)


# The other columns of these tables.
REST: dict[Any, dict[str, Any]] = {
    ClickCombination: {"part": 1, "counts": b"{}"},
    WorkspaceCombination: {"part": 1, "counts": b"{}"},
    ClickPairs: {"kind": "country", "counts": b"x"},
    WorkspacePairs: {"kind": "country", "counts": b"x"},
}


def test_clicks_are_kept_as_long_as_the_setting_says(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app(RETENTION_DAYS=60)
    client = make_client(app)
    client.post("/v1/host", json={"host": "go.acme.test"})
    created = client.post("/v1/link", json={"host": "go.acme.test", "destination": "https://dest.example/"}).json
    with app.app_context():
        record = Record.get()
        for days in (0, 59, 60, 61, 200):
            ClickDay.create(record=record.seq, day=day(days), clicks=2, bots=1)
            WorkspaceDay.create(workspace=record.workspace_id, day=day(days), clicks=2, bots=1)
            store_record_value(record.seq, day(days), "country", "DE", 2)
            store_workspace_value(record.workspace_id, day(days), "country", "DE", 2)
            for of_record in (ClickCombination, ClickPairs):
                of_record.insert({"record": record.seq, "day": day(days), **REST[of_record]}).execute()
            for of_workspace in (WorkspaceCombination, WorkspacePairs):
                of_workspace.insert(
                    {"workspace": record.workspace_id, "day": day(days), **REST[of_workspace]}
                ).execute()
        database.current().execute_sql(
            "INSERT INTO record_clicks VALUES (?, ?, 10, 5, '2026-01-01T00:00:00.000000Z')",
            (record.seq, record.workspace_id),
        )
        retention.sweep()
        for model in (ClickDay, WorkspaceDay, ClickBreakdown, WorkspaceBreakdown, *REST):
            assert {row.day for row in model.select()} == {day(days) for days in (0, 59, 60)}, model
    id_ = created["data"][0]["id"]
    assert client.get(f"/v1/links/{id_}").json["total_clicks"] == 10
    for path in (f"/v1/links/{id_}/clicks", "/v1/workspace/clicks"):
        for by in ("day", "country"):
            answer = client.get(f"{path}?from={day(300)}&by={by}").json
            assert answer["total"]["clicks"] == sum(entry["clicks"] for entry in answer["data"]) == 6


def test_leftovers_of_killed_processes(workspace: Workspace) -> None:
    folder = database.current().path.parent
    (folder / retention.BACKUPS).mkdir(exist_ok=True)
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    saved: list[Path] = []
    gone: list[Path] = []

    def file(path: str, age_s: float, into: list[Any]) -> None:
        (folder / path).write_text("x")
        os.utime(folder / path, (time.time() - age_s,) * 2)
        into.append(folder / path)

    file(f".night.sqlite.{ended.pid}", 7200, gone)
    file(f"backups/.signpost-20261121T120000Z.sqlite.{ended.pid}-journal", 7200, gone)
    # In a container the next process may have the same number.
    file(f".signpost.sqlite.{os.getpid()}", 7200, gone)
    file("dry-run-abc123", 7200, gone)
    file(".night.sqlite.0123456789abcdef", 7200, gone)
    file(".backup.sqlite.0123456789abcdef", 60, saved)
    file(f".young.sqlite.{ended.pid}", 60, saved)
    file(f".running.sqlite.{os.getppid()}", 7200, saved)
    file("backups/signpost-20261121T120000Z.sqlite", 7200, saved)
    file("signpost.sqlite.before-20261121T120000Z", 7200, saved)
    assert names()["leftovers of killed processes"].size() == len(gone) + 2
    retention.sweep()
    assert [path for path in gone if path.exists()] == []
    assert [path for path in saved if not path.exists()] == []


def test_nobody_waits_for_a_sweep(app: Flask, workspace: Workspace) -> None:
    """50,000 rows go while another thread writes all the time."""
    owner = workspace.members.get().user
    with database.atomic():
        StoredResponse.append(
            {"workspace": workspace.id, "user": owner.id, "key": str(n), "request": "", "body": "x" * 200,
             "created_at": ago(days=2)}
            for n in range(50_000)
        )  # fmt: skip
    waits: list[float] = []
    swept = threading.Event()

    def write() -> None:
        with app.app_context():
            while not swept.is_set():
                began = time.monotonic()
                with database.atomic():
                    waits.append(time.monotonic() - began)
                time.sleep(0.002)

    writer = threading.Thread(target=write)
    writer.start()
    retention.sweep()
    swept.set()
    writer.join()
    assert StoredResponse.select().count() == 0
    assert len(waits) > 100
    waits.sort()
    # A few tens of milliseconds; the machine of the test may be busy.
    assert waits[len(waits) * 99 // 100] < 0.1, waits[-5:]
    assert waits[-1] < 1


def test_one_that_fails_stops_no_other(workspace: Workspace, caplog: pytest.LogCaptureFixture) -> None:
    owner = workspace.members.get().user
    SignInLink.create(digest="x", user=owner, expires_at=ago(days=1))
    database.current().execute_sql("ALTER TABLE job RENAME TO elsewhere")
    retention.sweep()
    database.current().execute_sql("ALTER TABLE elsewhere RENAME TO job")
    assert SignInLink.select().count() == 0
    assert "jobs could not be swept" in caplog.text


def test_the_server_sweeps_by_itself(make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortly after its start, and again after an hour."""
    monkeypatch.setattr(retention, "FIRST_AFTER_S", 0)
    app = make_app()
    with app.app_context():
        owner = models.User.create(name="Ada", email="ada@acme.test")
        SignInLink.create(digest="x", user=owner, expires_at=ago(days=1))
    watcher.of(app).start()
    deadline = time.monotonic() + 10
    with app.app_context():
        while SignInLink.select().exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
    sweeps = next(kind for kind in watcher.of(app).kinds if isinstance(kind, retention.Sweeps))
    while sweeps.due(1):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert 3500 < sweeps._due_at - time.monotonic() <= 3600


def test_an_app_that_only_embeds_starts_no_thread(app: Flask, client: Client) -> None:
    client.get("/readyz")
    assert not any(thread.name.startswith("signpost-watch") for thread in threading.enumerate())


def test_stats_show_what_grows(workspace: Workspace, run_command: RunCommand) -> None:
    done = run_command("stats", "--json")
    assert done.exit_code == 0, done.output
    shown = json.loads(done.stdout)["kept"]
    assert [row["name"] for row in shown] == [saved.name for saved in retention.rules()]
    assert all(set(row) == {"name", "size", "unit", "bound"} and row["bound"] for row in shown)
    assert retention.rules()[0].bound not in run_command("stats").stdout
    lines = run_command("stats", "--storage").stdout.splitlines()
    for saved in retention.rules():
        (line,) = [line for line in lines if saved.name in line and saved.bound in line]
        assert saved.unit in line


def test_row_counts_end_at_a_million(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "MAX_COUNTED", 2)
    for _ in range(5):
        SignInLink.create(digest=new_id(), user=workspace.members.get().user, expires_at=ago())
    assert names()["sign-in links"].size() == 2
