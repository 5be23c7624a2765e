"""Jobs go on by themselves: after a full disk, a lock, a fault; and none keeps others waiting."""

import contextlib
import logging
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Event
from typing import Any, cast

import cysqlite
import pytest
from flask import Flask

from signpost.domain import ids, times
from signpost.domain.errors import StorageFull
from signpost.domain.jobs import JobKind
from signpost.features.transfer import import_files
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs
from signpost.runtime.job_threads import JobThreads
from signpost.storage import database
from signpost.storage.engines import sqlite
from signpost.storage.models import Job, Member, User, Workspace
from tests.conftest import Client
from tests.wire import eventually

HOST = "go.acme.test"
IMPORT, DELETE = JobKind.BULK_IMPORT, JobKind.BULK_DELETE


@pytest.fixture
def app(make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> Flask:
    # A lock of somebody else is waited for 10 seconds otherwise.
    monkeypatch.setitem(sqlite.PRAGMAS, "busy_timeout", 100)
    return make_app()


@pytest.fixture
def make_job(app: Flask) -> Callable[..., Job]:
    """A job of the first workspace, or of one called `of`."""

    def make(kind: JobKind = IMPORT, of: str = "", **fields: Any) -> Job:
        with app.app_context():
            caller = workspaces.member_caller(bootstrap.ensure_workspace())
            workspace, user = caller.workspace, caller.user
            if of:
                user = User.create(name=of, email=f"{ids.new_id()}@acme.test")
                workspace = cast(Any, Workspace).get_or_create(name=of)[0]
                Member.create(workspace=workspace, user=user, role="owner")
            given = {"state": "queued", "request": {}, "moment": times.now_text(), "matched": 1, **fields}
            return Job.create(workspace=workspace, user=user, kind=kind, **given)

    return make


@pytest.fixture
def begin(app: Flask) -> Callable[..., None]:
    def do(job: Job, work: Any, **how: Any) -> None:
        jobs.of(app).begin(job, jobs.JobDefinition(job.kind, work, **how))

    return do


@pytest.fixture
def held_back(begin: Callable[..., None], make_job: Callable[..., Job]) -> Callable[..., Event]:
    """Keeps the thread of long jobs, or of short ones, busy until it is set."""

    def do(is_short: bool) -> threading.Event:
        free, has_begun = threading.Event(), threading.Event()

        def wait(_: Job) -> Generator[None, None, str]:
            has_begun.set()
            assert free.wait(20)
            yield from ()
            return ""

        begin(make_job(of="Waiting"), wait, is_short=is_short)
        assert has_begun.wait(10)
        return free

    return do


@pytest.mark.slow
@pytest.mark.parametrize("kind", [DELETE, IMPORT])
def test_a_job_that_meets_a_lock_goes_on_when_it_is_gone(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    held_back: Callable[..., Event],
    caplog: pytest.LogCaptureFixture,
    kind: Any,
) -> None:
    connect(HOST)
    make_link(HOST, alias="a")
    free = held_back(is_short=kind == DELETE)
    if kind == DELETE:
        assert client.delete("/v1/bulk", query_string={"filter[host]": HOST}).json == "1"
    else:
        text = f"url,destination\n{HOST}/b,d.example\n"
        assert client.post("/v1/bulk/import", data=text, content_type="text/csv").status_code == 202
    # The same library: another one in this process would not meet its locks.
    other = cysqlite.Connection(str(Path(app.config["INSTANCE"]) / "signpost.sqlite"))
    other.execute("BEGIN IMMEDIATE")
    free.set()
    # It says so after having waited for the lock as long as any change does, about 10 s.
    eventually(lambda: any("waits" in record.getMessage() for record in caplog.records), 30)
    (job,) = [row for row in client.get("/v1/jobs").json["data"] if row["kind"] == kind]
    assert job["state"] == "queued"
    other.execute("ROLLBACK")
    other.close()
    jobs.of(app).drain(20)
    job = client.get(f"/v1/jobs/{job['id']}").json
    assert (job["state"], job["deleted"] + job["created"]) == ("done", 1)


def test_a_full_disk_is_waited_for(
    app: Flask, begin: Callable[..., None], make_job: Callable[..., Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "FIRST_PAUSE_S", 0.001)
    job, tries = make_job(), []

    def work(job: Job) -> Generator[None, None, str]:
        tries.append(job.id)
        yield
        if len(tries) <= 2 * jobs.MAX_TRIES:
            raise StorageFull if len(tries) % 2 else OSError(28, "No space left on device")
        return ""

    begin(job, work)
    jobs.of(app).drain(20)
    with app.app_context():
        assert Job.get_by_id(job.id).state == "done"


def test_a_job_that_cannot_go_on_says_so_and_the_next_one_begins(
    app: Flask,
    client: Client,
    begin: Callable[..., None],
    make_job: Callable[..., Job],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(jobs, "FIRST_PAUSE_S", 0.001)
    broken, fine, tries = make_job(), make_job(), []

    def fail(job: Job) -> Iterator[None]:
        tries.append(job.id)
        yield
        raise ZeroDivisionError

    begin(broken, fail)
    begin(fine, ended)
    jobs.of(app).drain(20)
    reported = client.get(f"/v1/jobs/{broken.id}").json
    assert (reported["state"], reported["reason"], len(tries)) == ("failed", jobs.FAILED, jobs.MAX_TRIES)
    assert reported["finished_at"] is not None
    assert client.get(f"/v1/jobs/{fine.id}").json["state"] == "done"
    logged = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len(logged) == jobs.MAX_TRIES
    assert all(broken.id in text and IMPORT in text for text in logged)


def ended(_: Job) -> Generator[None, None, str]:
    yield from ()
    return ""


def test_one_workspace_keeps_no_other_waiting(
    app: Flask, begin: Callable[..., None], make_job: Callable[..., Job]
) -> None:
    """Imports take turns, step by step; a workspace has one at a time."""
    seen = []

    def work(job: Job) -> Generator[None, None, str]:
        for _ in range(3):
            seen.append(job.id)
            yield
        return ""

    free = threading.Event()

    def wait(_: Job) -> Generator[None, None, str]:
        assert free.wait(10)
        yield from ()
        return ""

    begin(make_job(of="Waiting"), wait)
    first, second, other = make_job(of="Evil"), make_job(of="Evil"), make_job(of="Home")
    for job in (first, second, other):
        begin(job, work)
    free.set()
    jobs.of(app).drain(10)
    assert seen == [first.id, other.id] * 3 + [second.id] * 3


def test_a_deletion_does_not_wait_for_imports(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    held_back: Callable[..., Event],
) -> None:
    connect(HOST)
    make_link(HOST, alias="a")
    free = held_back(is_short=False)
    job = client.delete("/v1/bulk", query_string={"filter[host]": HOST}).headers["Location"]
    eventually(lambda: client.get(job).json["state"] == "done")
    free.set()


def test_a_job_that_is_stuck_is_reported(
    app: Flask,
    begin: Callable[..., None],
    make_job: Callable[..., Job],
    held_back: Callable[..., Event],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that no process goes on with, and one that cannot; not one that waits its turn."""
    lost = make_job(updated_at="2026-01-01T00:00:00.000000Z")
    make_job(updated_at="2026-01-01T00:00:00.000000Z", finished_at=times.now_text(), state="done")
    free = held_back(is_short=False)
    waiting = [make_job(of="Home", updated_at="2026-01-01T00:00:00.000000Z") for _ in range(2)]
    for job in waiting:
        begin(job, ended)
    with app.app_context():
        (sentence,) = jobs.of(app).describe_stuck()
        assert lost.id in sentence
        monkeypatch.setattr(jobs, "STUCK_AFTER_S", -1.0)
        reported = " ".join(jobs.of(app).describe_stuck())
    assert (waiting[0].id in reported, waiting[1].id in reported) == (True, False)
    free.set()
    jobs.of(app).drain(10)
    with app.app_context():
        monkeypatch.setattr(jobs, "STUCK_AFTER_S", 60.0)
        assert len(jobs.of(app).describe_stuck()) == 1


def test_a_process_that_stops_waits_for_no_job_that_waits(
    app: Flask, begin: Callable[..., None], make_job: Callable[..., Job], held_back: Callable[..., Event]
) -> None:
    free = held_back(is_short=False)
    tried = []

    def full(job: Job) -> Iterator[Any]:
        tried.append(job.id)
        yield from ()
        raise StorageFull

    for _ in range(3):
        begin(make_job(DELETE), full, is_short=True)
        begin(make_job(of="Home"), ended)
    eventually(lambda: tried)
    threading.Timer(0.1, free.set).start()
    jobs.of(app).close(10)
    assert jobs.of(app)._lines == {}
    with app.app_context():
        assert Job.select().where(Job.finished_at.is_null()).count() == 6


def test_a_deletion_where_the_clock_was_ahead(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was changed in a year to come is deleted too; it was skipped, and "1" answered."""
    connect(HOST)
    now = times.now
    with monkeypatch.context() as ahead:
        ahead.setattr(times, "now", lambda: now().replace(year=2031))
        make_link(HOST, alias="later")
    make_link(HOST, alias="now")
    answer = client.delete("/v1/bulk", query_string={"filter[host]": HOST, "filter[created]": "7d"})
    jobs.of(app).drain(10)
    assert answer.json == "2"
    assert client.get(answer.headers["Location"]).json["deleted"] == 2


def test_a_stop_that_is_undone_leaves_the_file_of_the_job(app: Flask, make_job: Callable[..., Job]) -> None:
    job = make_job()
    with app.app_context():
        file = import_files.file_of(job)
        file.write_text("url,destination\n")

        def stop(*, is_undone: bool) -> None:
            with contextlib.suppress(ZeroDivisionError), database.atomic():
                jobs.stop(job, "Owner stopped it.")
                if is_undone:
                    raise ZeroDivisionError

        stop(is_undone=True)
        assert file.exists()
        stop(is_undone=False)
        assert not file.exists()


def test_a_claim_that_fails_keeps_no_one_waiting(
    app: Flask, begin: Callable[..., None], make_job: Callable[..., Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    def steps(_: Job) -> Generator[None, None, str]:
        yield from ()
        return ""

    job, claims = make_job(), database.of(app).cluster.claims
    with monkeypatch.context() as patch:
        patch.setattr(claims, "take", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            begin(job, steps)
    jobs.of(app).drain(5)
    begin(job, steps)
    jobs.of(app).drain(5)
    with app.app_context():
        assert Job.get_by_id(job.id).state == "done"


def test_slow_steps_of_some_workspaces_keep_no_other_waiting(
    app: Flask, begin: Callable[..., None], make_job: Callable[..., Job]
) -> None:
    free, held = threading.Event(), []

    def slow(job: Job) -> Generator[None, None, str]:
        held.append(job.id)
        assert free.wait(30)
        yield
        return ""

    def quick(_: Job) -> Generator[None, None, str]:
        yield
        return ""

    slow_jobs = [make_job(kind, of=name) for name in ("B", "C") for kind in (IMPORT, JobKind.BULK_UPDATE)]
    for job in slow_jobs:
        begin(job, slow)
    other = make_job(of="A")
    begin(other, quick)

    def is_done(job: Job) -> bool:
        with app.app_context():
            return bool(Job.get_by_id(job.id).state == "done")

    eventually(lambda: is_done(other), 20)
    # Each workspace has one thread at most, whatever it asks for.
    assert len(held) == 2
    free.set()
    jobs.of(app).drain(20)
    assert all(map(is_done, slow_jobs))


def test_steps_that_are_short_run_one_after_another() -> None:
    inside, most, steps = [0], [0], 200
    turns, done = JobThreads("test-job"), threading.Semaphore(0)

    def step() -> None:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        inside[0] -= 1
        done.release()

    for number in range(steps):
        turns.submit(f"workspace {number % 7}", step, step)
    for _ in range(steps):
        assert done.acquire(timeout=20)
    turns.close()
    assert most == [1]


def test_steps_that_have_not_begun_are_cancelled_at_the_end() -> None:
    turns, free, begun, cancelled = JobThreads("test-job"), threading.Event(), threading.Event(), []

    def wait() -> None:
        begun.set()
        assert free.wait(20)

    turns.submit("a", wait, wait)
    assert begun.wait(20)
    turns.submit("a", wait, lambda: cancelled.append("a"))
    turns.close()
    assert cancelled == ["a"]
    with pytest.raises(RuntimeError):
        turns.submit("a", wait, wait)
    free.set()
