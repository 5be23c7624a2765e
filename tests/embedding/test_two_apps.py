"""Two apps in one process share classes and nothing else."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.factory import close_app
from signpost.operations.people import tokens
from signpost.operations.records import records
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database
from signpost.storage.models import User, Workspace
from signpost.visits import middleware
from tests.conftest import FIREFOX, Answer, Client, client_of, first_workspace

HOST = "go.acme.test"


@pytest.fixture
def two(make_app: Callable[..., Flask], make_client: Callable[..., Client]) -> list[tuple[Flask, Client, str]]:
    """Two apps on which the same address leads to different destinations: [(app, client, name)]."""
    pair = []
    for name in ("one", "two"):
        app = make_app()
        client = make_client(app)
        assert client.post("/v1/host", json={"host": HOST}).status_code == 200
        body = {"host": HOST, "alias": "where", "destination": f"https://{name}.example/"}
        assert client.post("/v1/link", json=body).status_code == 200
        pair.append((app, client, name))
    return pair


def visited(app: Flask, path: str) -> Answer:
    visitor = client_of(app)
    visitor.token = None
    return visitor.get(path, base_url=f"http://{HOST}", headers={"User-Agent": FIREFOX})


def in_threads(work: Any, count: int = 8) -> None:
    """Run work(number) in `count` threads; the first failure is raised here."""
    failures = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_each_answers_with_its_own(two: list[tuple[Flask, Client, str]]) -> None:
    for app, _, name in two:
        answer = visited(app, "/where")
        assert (answer.status_code, answer.headers["Location"]) == (302, f"https://{name}.example/")


def test_what_one_has_the_other_has_not(two: list[tuple[Flask, Client, str]]) -> None:
    (one, client, _), (two_, other, _) = two
    created = client.post("/v1/link", json={"host": HOST, "alias": "mine", "destination": "https://a.example/"})
    id_ = created.json["data"][0]["id"]
    assert client.get(f"/v1/links/{id_}").status_code == 200
    assert other.get(f"/v1/links/{id_}").status_code == 404
    assert (visited(one, "/mine").status_code, visited(two_, "/mine").status_code) == (302, 404)
    assert client.post("/v1/host", json={"host": "only.acme.test"}).status_code == 200
    assert [host["host"] for host in other.get("/v1/host").json["data"]] == [HOST]
    assert other.delete(f"/v1/redirect/{id_}").status_code == 204
    assert visited(one, "/mine").status_code == 302


def test_a_token_of_one_is_nothing_to_the_other(two: list[tuple[Flask, Client, str]]) -> None:
    (_, client, _), (_, other, _) = two
    assert client.get("/v1/test").status_code == 200
    assert other.get("/v1/test", headers={"Authorization": f"Bearer {client.token}"}).status_code == 401


def test_rate_limits_are_counted_apart(make_app: Callable[..., Flask], make_client: Callable[..., Client]) -> None:
    first, second = make_app(RATE_LIMIT="2 per minute"), make_app(RATE_LIMIT="2 per minute")
    one, other = make_client(first), make_client(second)
    # The same secret in both, so that only the app tells the callers apart.
    with second.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        tokens.adopt_token(caller, name="same", role="owner", secret=str(one.token))
    other.token = one.token
    assert [one.get("/v1/test").status_code for _ in range(3)] == [200, 200, 429]
    assert [other.get("/v1/test").status_code for _ in range(3)] == [200, 200, 429]


def test_clicks_are_counted_apart(two: list[tuple[Flask, Client, str]]) -> None:
    (one, _, _), (two_, _, _) = two
    for _ in range(3):
        visited(one, "/where")
    visited(two_, "/where")
    for (app, caller, _), clicks in zip(two, (3, 1), strict=True):
        assert middleware.of(app).clicks.write()
        record = caller.get("/v1/link").json["data"][0]
        assert caller.get(f"/v1/links/{record['id']}").json["total_clicks"] == clicks


def test_the_end_of_one_is_not_the_end_of_the_other(two: list[tuple[Flask, Client, str]]) -> None:
    close_app(two[0][0])
    app, client, name = two[1]
    assert visited(app, "/where").headers["Location"] == f"https://{name}.example/"
    assert client.get("/v1/test").status_code == 200


@pytest.mark.slow
def test_no_answer_is_the_wrong_one_whichever_thread_asks(two: list[tuple[Flask, Client, str]]) -> None:
    """8 threads, 120 rounds each, both apps in turn: visits, reads, and links made and looked up."""
    ids = {}
    for _, client, name in two:
        ids[name] = client.get("/v1/link").json["data"][0]["id"]

    def work(number: int) -> None:
        clients = {}
        for app, client, name in two:
            clients[name] = client_of(app)
            clients[name].token = client.token
        for turn in range(120):
            app, _, name = two[(turn + number) % 2]
            other = two[(turn + number + 1) % 2][2]
            client = clients[name]
            assert visited(app, "/where").headers["Location"] == f"https://{name}.example/"
            answer = client.get(f"/v1/links/{ids[name]}")
            assert (answer.status_code, answer.json["destination"]) == (200, f"https://{name}.example/")
            assert client.get(f"/v1/links/{ids[other]}").status_code == 404
            if turn % 10 == 0:
                alias = f"t{number}-{turn}"
                body = {"host": HOST, "alias": alias, "destination": f"https://{name}.example/{alias}"}
                created = client.post("/v1/link", json=body)
                assert created.status_code == 200, created.text
                assert visited(app, f"/{alias}").headers["Location"] == f"https://{name}.example/{alias}"
            with app.app_context():
                assert User.get().email == bootstrap.OWNER_EMAIL
                assert database.current() is database.of(app)

    in_threads(work)
    for app, client, name in two:
        assert middleware.of(app).clicks.write()
        # Of each thread's 120 visits of /where, every second one went to this app.
        assert client.get(f"/v1/links/{ids[name]}").json["total_clicks"] == 8 * 60


# --- app contexts ----------------------------------------------------------------------------------------------


def test_the_inner_context_counts_and_then_the_outer_one_again(make_app: Callable[..., Flask]) -> None:
    one, other = make_app(), make_app()
    with one.app_context():
        workspaces.create_user("One", "one@acme.test")
        with other.app_context():
            workspaces.create_user("Other", "other@acme.test")
            assert [user.email for user in User.select()] == ["other@acme.test"]
        assert [user.email for user in User.select()] == ["one@acme.test"]
        assert database.current() is database.of(one)


def test_a_transaction_of_the_outer_app_goes_on_around_a_context_of_the_other(make_app: Callable[..., Flask]) -> None:
    one, other = make_app(), make_app()
    with one.app_context():
        with contextlib.suppress(ZeroDivisionError), database.atomic():
            workspaces.create_user("Undone", "undone@acme.test")
            with other.app_context(), database.atomic():
                workspaces.create_user("Kept", "kept@acme.test")
            assert User.select().count() == 1
            raise ZeroDivisionError
        assert User.select().count() == 0
        with database.atomic():
            workspaces.create_user("Done", "done@acme.test")
            with other.app_context():
                assert [user.email for user in User.select()] == ["kept@acme.test"]
        assert [user.email for user in User.select()] == ["done@acme.test"]
    with other.app_context():
        assert [user.email for user in User.select()] == ["kept@acme.test"]


def test_an_inner_context_of_the_same_app_does_not_end_the_transaction(app: Flask) -> None:
    with app.app_context():
        with contextlib.suppress(ZeroDivisionError), database.atomic():
            workspaces.create_user("Undone", "undone@acme.test")
            with app.app_context():
                assert User.select().count() == 1
            raise ZeroDivisionError
        assert User.select().count() == 0


def test_contexts_of_two_apps_in_many_threads(make_app: Callable[..., Flask]) -> None:
    apps = [make_app(), make_app()]

    def work(number: int) -> None:
        outer, inner = apps[number % 2], apps[(number + 1) % 2]
        for turn in range(15):
            with outer.app_context():
                with inner.app_context():
                    workspaces.create_user("In", f"inner{number}-{turn}@{number % 2}.test")
                workspaces.create_user("Out", f"outer{number}-{turn}@{number % 2}.test")

    in_threads(work)
    for parity, app in enumerate(apps):
        with app.app_context():
            emails = [user.email for user in User.select()]
        assert len(emails) == 8 * 15
        # Threads of the app's own parity wrote to it from outside, the others from inside.
        for email in emails:
            assert email.startswith("outer" if email.endswith(f"@{parity}.test") else "inner")


@pytest.mark.parametrize(
    "work",
    [
        lambda: Workspace.select().count(),
        lambda: Workspace.create(name="nowhere"),
        lambda: workspaces.create_user("Nobody", "nobody@acme.test"),
        lambda: database.current(),
    ],
    ids=["read", "write", "operation", "database"],
)
def test_a_thread_without_a_context_is_told_so(two: list[tuple[Flask, Client, str]], work: Any) -> None:
    """Also while another thread, here this one, has a context: its app is not anybody else's."""
    reported = []

    def run() -> None:
        try:
            work()
        except Exception as error:
            reported.append(error)

    with two[0][0].app_context():
        before = Workspace.select().count(), User.select().count()
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        assert len(reported) == 1
        assert "app.app_context()" in str(reported[0])
        assert (Workspace.select().count(), User.select().count()) == before


def test_an_app_remembers_what_it_was_asked_for_while_it_counts(two: list[tuple[Flask, Client, str]]) -> None:
    """An embedded app: its own writes, clicks that are counted above all, leave what it remembers alone."""
    app, client, _ = two[0]
    rules, clicks = middleware.of(app).records, middleware.of(app).clicks
    visited(app, "/where")
    requested = rules.database_reads
    for number in range(4):
        for _ in range(3):
            assert visited(app, "/where").status_code == 302
        assert clicks.write()
        body = {"host": HOST, "alias": f"other{number}", "destination": "https://d.example/"}
        assert client.post("/v1/link", json=body).status_code == 200
        look_again(rules)
    assert visited(app, "/where").status_code == 302
    assert rules.database_reads == requested


def test_an_app_notices_what_another_process_changes(
    two: list[tuple[Flask, Client, str]], make_app: Callable[..., Flask]
) -> None:
    app, client, _ = two[0]
    neighbor = make_app(INSTANCE=app.config["INSTANCE"])
    rules = middleware.of(app).records
    id_ = client.get("/v1/link").json["data"][0]["id"]
    for number in range(3):
        visited(app, "/where")
        # Also where the app itself writes before and after the other one, and only then looks.
        middleware.of(app).clicks.write()
        with neighbor.app_context():
            caller = workspaces.member_caller(first_workspace())
            config = RecordConfig(destination=f"https://{number}.example/")
            records.update_redirect(caller, id_, url=RecordAddress(HOST, "where"), config=config)
        middleware.of(app).clicks.write()
        look_again(rules)
        assert visited(app, "/where").headers["Location"] == f"https://{number}.example/"


def look_again(rules: Any) -> None:
    """With the next visit, and not half a second after the last look."""
    rules._poll_at = 0.0
