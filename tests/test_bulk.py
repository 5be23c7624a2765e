"""Bulk deletion where it could go wrong: kill -9 in the middle, changes while it runs, roles, other workspaces."""

import signal
import time

import pytest

from service import database, jobs
from service.caller import Caller
from service.factory import close_app, create_app
from service.models import Job, Record
from service.operations import bulk, hosts, records, workspaces
from service.operations.roles import OWNER
from tests.wire import api

HOST = "go.acme.test"


@pytest.fixture
def fill(app, client, connect):
    """Make records quickly: `count` with the tag `old`, `others` with the tag `new`."""

    def do(count: int, others: int = 0) -> Caller:
        connect(HOST)
        with app.app_context():
            caller = workspaces.member_caller(workspaces.first_workspace())
            with database.atomic():
                for number in range(count + others):
                    tag = "old" if number < count else "new"
                    link = {"alias": f"a{number}", "destination": f"https://d.example/{number}", "tags": [tag]}
                    records.create_link(caller, host=HOST, **link)
        return caller

    return do


def aliases(app) -> set[str]:
    with app.app_context():
        return {record.alias for record in Record.select(Record.alias)}


def test_what_changes_after_the_request_is_judged_by_the_request(app, client, fill):
    """Made or changed so that it matches, afterwards: it stays. Changed so that it matches no more: it stays."""
    caller = fill(3, others=1)
    with app.app_context():
        # Asked for, and not begun: as if the pool were busy.
        job = Job.create(
            workspace=caller.workspace,
            user=caller.user,
            kind=bulk.DELETE,
            state="queued",
            filter={"tags": ["old"]},
            moment=(moment := Record.select(Record.updated_at).order_by(Record.id.desc()).get().updated_at),
            matched=3,
        )
        ids = {record.alias: record.id for record in Record.select()}
        assert moment
    put = {"destination": "https://d.example/changed"}
    for alias, tags in (("a1", ["old"]), ("a2", ["kept"]), ("a3", ["old"])):
        body = {"url": f"https://{HOST}/{alias}", "tags": tags, **put}
        assert client.put(f"/v1/redirect/{ids[alias]}", json=body).status_code == 200
    made = {"host": HOST, "alias": "later", "destination": "https://d.example/", "tags": ["old"]}
    assert client.post("/v1/link", json=made).status_code == 200

    with app.app_context():
        bulk.sweep(job.id)

    assert aliases(app) == {"a1", "a2", "a3", "later"}


def test_visitors_meet_the_deletion(app, client, fill, visit):
    fill(3, others=1)
    assert visit("/a0").status_code == 302
    answer = client.delete("/v1/bulk", query_string={"filter[tags]": "old"})
    assert answer.json == "3"
    jobs.of(app).drain()
    assert visit("/a0").status_code == 404
    assert visit("/a3").status_code == 302


@pytest.mark.parametrize("role", ["viewer", "editor"])
def test_deleting_takes_an_editor(app, make_client, fill, role):
    fill(1)
    answer = make_client(app, role).delete("/v1/bulk", query_string={"filter[tags]": "old"})
    jobs.of(app).drain()
    assert answer.status_code == (484 if role == "viewer" else 200)
    assert aliases(app) == ({"a0"} if role == "viewer" else set())


def test_another_workspace_loses_nothing(app, client, fill):
    fill(2)
    with app.app_context():
        other = workspaces.create_user("Other", "other@acme.test")
        caller = Caller(workspaces.create_workspace("Other", other), other, OWNER, "api")
        hosts.connect_host(caller, host="other.acme.test")
        records.create_link(caller, host="other.acme.test", alias="mine", destination="https://d.example", tags=["old"])
        job = bulk.request_deletion(caller, {"tags": ["nothing"]})
    assert client.get(f"/v1/jobs/{job.id}").status_code == 404
    assert client.delete("/v1/bulk", query_string={"filter[tags]": "old"}).json == "2"
    jobs.of(app).drain()
    assert aliases(app) == {"mine"}


def test_a_killed_server_goes_on_at_its_next_start(make_server):
    """Half of 6,000 records, killed again and again: every match goes, and nothing else does."""
    server = make_server().start()
    assert api(server, "POST", "/v1/host", {"host": HOST}).status == 200
    server.stop()
    make_records(server, 6000)
    server.start()
    assert api(server, "DELETE", "/v1/bulk?filter%5Btags%5D=old").json == "3000"

    kills = 0
    for wait in (0.0, 0.02, 0.05, 0.03, 0.1):
        time.sleep(wait)
        server.stop(signal.SIGKILL)
        kills += 1
        server.start()
    deadline = time.monotonic() + 60
    while api(server, "GET", "/v1/jobs").json["data"][0]["state"] != "done":
        assert time.monotonic() < deadline
        time.sleep(0.1)

    job = api(server, "GET", "/v1/jobs").json["data"][0]
    assert (job["matched"], job["deleted"]) == (3000, 3000)
    assert kills == 5
    assert api(server, "GET", "/v1/links?filter%5Btags%5D=old").json["data"] == []
    assert api(server, "DELETE", "/v1/bulk?filter%5Btags%5D=new").json == "3000"


def make_records(server, count: int) -> None:
    app = create_app({"INSTANCE": str(server.instance)})
    with app.app_context(), database.atomic():
        caller = workspaces.member_caller(workspaces.first_workspace())
        for number in range(count):
            tags = ["old" if number % 2 else "new"]
            link = {"alias": f"a{number}", "destination": "https://d.example/", "tags": tags}
            records.create_link(caller, host=HOST, **link)
    close_app(app)
