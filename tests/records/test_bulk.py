"""Bulk deletion where it could go wrong: kill -9 in the middle, changes while it runs, roles, other workspaces."""

import contextlib
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask

from signpost.domain.jobs import JobKind, JobState
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import CreatedVia, RecordConfig
from signpost.factory import close_app, create_app
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.records.bulk import deletion
from signpost.operations.roles import OWNER
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs
from signpost.storage import database
from signpost.storage.models import Job, Record
from tests.conftest import Client, Server, Visit, first_workspace
from tests.lanes import share
from tests.wire import api, eventually

HOST = "go.acme.test"
# Of a test that kills a server: enough that a deletion takes longer than the time until a kill.
RECORDS = 20_000 if os.environ.get("TEST_LONG") else 8_000


@pytest.fixture
def fill(app: Flask, client: Client, connect: Callable[..., str]) -> Callable[..., Caller]:
    """Make records quickly: `count` with the tag `old`, `others` with the tag `new`."""

    def do(count: int, others: int = 0) -> Caller:
        connect(HOST)
        with app.app_context():
            caller = workspaces.member_caller(first_workspace())
            with database.atomic():
                for number in range(count + others):
                    tag = "old" if number < count else "new"
                    config = RecordConfig(destination=f"https://d.example/{number}", tags=(tag,))
                    records.create_link(caller, host=HOST, alias=f"a{number}", config=config)
        return caller

    return do


def aliases(app: Flask) -> set[str]:
    with app.app_context():
        return {record.place for record in Record.select(Record.place)}


def test_what_changes_after_the_request_is_judged_by_the_request(
    app: Flask, client: Client, fill: Callable[..., Caller]
) -> None:
    """Made or changed so that it matches, afterwards: it stays. Changed so that it matches no more: it stays."""
    caller = fill(3, others=1)
    with app.app_context():
        # Asked for, and not begun: as if the pool were busy.
        job = Job.create(
            workspace=caller.workspace,
            user=caller.user,
            kind=JobKind.BULK_DELETE,
            state=JobState.QUEUED,
            request={"tags": ["old"]},
            moment=(moment := Record.select(Record.updated_at).order_by(Record.id.desc()).get().updated_at),
            matched=3,
        )
        ids = {record.place: record.id for record in Record.select()}
        assert moment
    put = {"destination": "https://d.example/changed"}
    for alias, tags in (("a1", ["old"]), ("a2", ["kept"]), ("a3", ["old"])):
        body = {"url": f"https://{HOST}/{alias}", "tags": tags, **put}
        assert client.put(f"/v1/redirect/{ids[alias]}", json=body).status_code == 200
    created = {"host": HOST, "alias": "later", "destination": "https://d.example/", "tags": ["old"]}
    assert client.post("/v1/link", json=created).status_code == 200

    with app.app_context():
        list(deletion.DELETION.run(job.id))

    assert aliases(app) == {"a1", "a2", "a3", "later"}


def test_visitors_meet_the_deletion(app: Flask, client: Client, fill: Callable[..., Caller], visit: Visit) -> None:
    fill(3, others=1)
    assert visit("/a0").status_code == 302
    answer = client.delete("/v1/bulk", query_string={"filter[tags]": "old"})
    assert answer.json == "3"
    jobs.of(app).drain()
    assert visit("/a0").status_code == 404
    assert visit("/a3").status_code == 302


@pytest.mark.parametrize("role", ["viewer", "editor"])
def test_deleting_takes_an_editor(
    app: Flask, make_client: Callable[..., Client], fill: Callable[..., Caller], role: str
) -> None:
    fill(1)
    answer = make_client(app, role).delete("/v1/bulk", query_string={"filter[tags]": "old"})
    jobs.of(app).drain()
    assert answer.status_code == (484 if role == "viewer" else 200)
    assert aliases(app) == ({"a0"} if role == "viewer" else set())


def test_another_workspace_loses_nothing(app: Flask, client: Client, fill: Callable[..., Caller]) -> None:
    fill(2)
    with app.app_context():
        other = workspaces.create_user("Other", "other@acme.test")
        caller = Caller(workspaces.create_workspace("Other", other), other, OWNER, CreatedVia.API)
        hosts.connect_host(caller, host="other.acme.test")
        records.create_link(
            caller,
            host="other.acme.test",
            alias="mine",
            config=RecordConfig(destination="https://d.example", tags=("old",)),
        )
        job = deletion.request_deletion(caller, RecordFilters(tags=("nothing",)))
    assert client.get(f"/v1/jobs/{job.id}").status_code == 404
    assert client.delete("/v1/bulk", query_string={"filter[tags]": "old"}).json == "2"
    jobs.of(app).drain()
    assert aliases(app) == {"mine"}


@pytest.mark.slow
def test_killed_again_and_again_it_deletes_what_matched_and_nothing_else(
    make_server: Callable[..., Server],
) -> None:
    """A tenth of the records goes in each deletion, with four kills. What is made or changed meanwhile stays."""
    deletions = share(5)
    chance = random.Random(20)
    server = make_server().start()
    assert api(server, "POST", "/v1/host", {"host": HOST}).status == 200
    server.stop()
    created = make_records(server, RECORDS)
    saved = {alias for alias, (_, tag) in created.items() if tag not in [f"old{n}" for n in range(deletions)]}
    interrupted = 0
    for turn in range(4 * deletions):
        server.start()
        if turn % 4 == 0:
            tag = f"old{turn // 4}"
            assert api(server, "DELETE", f"/v1/bulk?filter%5Btags%5D={tag}").json == str(RECORDS // 10)
            # The deletion reaches the last ones last. Those that match now were changed after the request.
            (last, id_), unmatched = (
                [(alias, id_) for alias, (id_, own) in created.items() if own == tag][-1],
                f"a{turn}",
            )
            if change(server, id_, last, "new") == 200:
                saved.add(last)
            assert change(server, created[unmatched][0], unmatched, tag) == 200
            link = {"host": HOST, "alias": f"later{turn}", "destination": "https://d.example/", "tags": [tag]}
            assert api(server, "POST", "/v1/link", link).status == 200
            saved.add(f"later{turn}")
        time.sleep(chance.uniform(0, 0.02))
        server.stop(signal.SIGKILL)
        with opened(server):
            interrupted += Job.select().where(Job.finished_at.is_null()).exists()
    server.start()
    jobs_ = eventually(lambda: all_done(api(server, "GET", "/v1/jobs").json["data"]), 60)
    server.stop()
    with opened(server):
        left = {record.place for record in Record.select(Record.place).where(Record.host == HOST)}
    assert left == saved
    assert sum(job["deleted"] for job in jobs_) == RECORDS + deletions - len(left)
    assert interrupted >= deletions


def all_done(jobs_: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return jobs_ if all(job["state"] == "done" for job in jobs_) else []


def change(server: Server, id_: str, alias: str, tag: str) -> int:
    body = {"url": f"https://{HOST}/{alias}", "destination": "https://d.example/", "tags": [tag]}
    return api(server, "PUT", f"/v1/redirect/{id_}", body).status


@contextlib.contextmanager
def opened(server: Server) -> Iterator[None]:
    """The database of a server that is not running, as an app."""
    app = create_app({"INSTANCE": str(server.instance)})
    with app.app_context():
        yield
    close_app(app)


def make_records(server: Server, count: int) -> dict[str, tuple[str, str]]:
    """Every second one with one of the tags `old0` to `old4`, the others with `new`: alias -> (id, tag)."""
    created = {}
    with opened(server), database.atomic():
        caller = workspaces.member_caller(first_workspace())
        for number in range(count):
            tag = f"old{number // 2 % 5}" if number % 2 else "new"
            config = RecordConfig(destination="https://d.example/", tags=(tag,))
            created[f"a{number}"] = records.create_link(caller, host=HOST, alias=f"a{number}", config=config).id, tag
    return created
