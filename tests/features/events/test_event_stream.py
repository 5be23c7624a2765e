"""GET /v1/events: what happens is sent while it happens, to no more clients than there is room for."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain.errors import Busy
from signpost.domain.events import SUBSCRIBABLE, EventType
from signpost.domain.people.roles import Role
from signpost.factory import close_app, create_app
from signpost.features.events import event_stream
from signpost.features.events.event_stream import MAX_LISTENERS, MAX_LISTENERS_OF_USER
from signpost.operations.caller import Caller
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime.bulkheads import TABLE, SharedResource
from signpost.web import listeners
from signpost.web.listeners import MAX_WAITING_BYTES, Listener, ListenFilter, frame
from tests.conftest import Client, Server, first_workspace
from tests.played.sse import Listening, messages
from tests.wire import api, connected, eventually, link, visit


@pytest.fixture(params=["uvloop", pytest.param("asyncio", marks=pytest.mark.slow)])
def server(request: pytest.FixtureRequest, make_server: Callable[..., Server]) -> Iterator[Server]:
    server = make_server(SIGNPOST_SERVER=request.param)
    server.start()
    connected(server)
    yield server
    server.stop()


def count(server: Server) -> int:
    (line,) = [
        splitline
        for splitline in api(server, "GET", "/metrics").body.decode().splitlines()
        if 'signpost_waiting{for="listeners"}' in splitline
    ]
    return int(float(line.split()[-1]))


def test_changes_and_visits_arrive_as_they_happen(server: Server) -> None:
    with Listening(server) as listening:
        assert listening.answer.headers["Content-Type"].startswith("text/event-stream")
        assert listening.answer.headers["Cache-Control"] == "no-store"
        created_row = link(server, alias="a")
        created = listening.until("link.created")
        assert created.json["type"] == "link.created"
        assert created.json["data"]["id"] == created_row["id"]
        assert len(created.id) == 26
        before = time.time()
        assert visit(server, "/a", Referer="https://www.news.example/x?y=1").status == 302
        batch = listening.until("clicks")
        assert time.time() - before < 5
    # A batch has no id of its own: a client comes back with that of the last change.
    assert batch.id == created.id
    assert batch.json["data"] == {
        "clicks": [
            {
                "record_id": created_row["id"],
                "url": "https://go.acme.test/a",
                "at": batch.json["data"]["clicks"][0]["at"],
                "referrer": "news.example",
                "country": "",
                "browser": "Firefox",
                "system": "Linux",
                "bot": False,
            }
        ]
    }
    eventually(lambda: count(server) == 0)


def test_a_client_that_comes_back_misses_no_change(server: Server) -> None:
    with Listening(server) as listening:
        link(server, alias="a")
        seen = listening.until("link.created").id
    for alias in "bcd":
        link(server, alias=alias)
    for path, headers in (("/v1/events", {"Last-Event-ID": seen}), (f"/v1/events?last_event_id={seen}", {})):
        with Listening(server, path, **headers) as again:
            assert [again.next().json["data"]["alias"] for _ in "bcd"] == ["b", "c", "d"]


def test_what_a_command_changes_arrives_too(server: Server) -> None:
    with Listening(server, "/v1/events?types=link.*") as listening:
        created = ("--host", "go.acme.test", "--destination", "https://dest.example/", "--alias", "by-command")
        done = server.run("link", "create", *created)
        assert done.returncode == 0, done.stderr
        assert listening.next().json["data"]["alias"] == "by-command"


def test_filters(server: Server) -> None:
    connected(server, "go2.acme.test")
    with (
        Listening(server, "/v1/events?types=link.updated,clicks") as updates,
        Listening(server, "/v1/events?host=go2.acme.test") as second,
    ):
        first = link(server, alias="a")
        link(server, host="go2.acme.test", alias="a")
        assert api(server, "PATCH", f"/v1/redirect/{first['id']}", {"title": "x"}).status == 200
        visit(server, "/a")
        visit(server, "/a", host="go2.acme.test")
        assert updates.next().event == "link.updated"
        assert {entry["url"] for entry in updates.next().json["data"]["clicks"]} <= {
            "https://go.acme.test/a",
            "https://go2.acme.test/a",
        }
        assert second.next().json["data"]["host"] == "go2.acme.test"
        assert [entry["url"] for entry in second.next().json["data"]["clicks"]] == ["https://go2.acme.test/a"]


def test_only_so_many_at_once_and_none_holds_a_thread(server: Server) -> None:
    before = threads(server)
    *tokens, another = tokens_of_users(server, MAX_LISTENERS // MAX_LISTENERS_OF_USER + 1)
    clients = [Listening(server, token=token) for token in tokens for _ in range(MAX_LISTENERS_OF_USER)]
    assert [client.answer.status for client in clients] == [200] * MAX_LISTENERS
    with Listening(server, token=another) as refused:
        assert refused.answer.status == 503
        assert refused.answer.headers["Retry-After"].isdigit()
        assert b'"busy"' in refused.answer.read()
    # One reads for all; the pool may have started threads that it had not needed before.
    assert threads(server) <= before + TABLE[SharedResource.REQUESTS].total
    link(server, alias="for-all")
    for client in clients:
        assert client.until("link.created").json["data"]["alias"] == "for-all"
        client.close()
    eventually(lambda: count(server) == 0)
    with Listening(server) as again:
        assert again.answer.status == 200


def tokens_of_users(server: Server, count: int) -> list[str]:
    """A token for each of some new users."""
    app = create_app({"INSTANCE": str(server.instance)})
    created_row = []
    with app.app_context():
        for number in range(count):
            workspace = first_workspace()
            user = workspaces.create_user(f"User {number}", f"{number}@acme.test")
            workspaces.add_member(workspace, user, Role.VIEWER)
            _, secret = tokens.create_token(workspaces.member_caller(workspace, user.email), name="listener")
            created_row.append(secret)
    close_app(app)
    return created_row


def threads(server: Server) -> int:
    return len([*Path(f"/proc/{server.started.pid}/task").iterdir()])


def test_it_ends_when_the_token_is_revoked(server: Server) -> None:
    token = server.run("token", "create", "--name", "listener", "--role", "viewer").stdout.strip()
    with Listening(server, token=token) as listening:
        link(server, alias="a")
        listening.until("link.created")
        (shown,) = [line for line in server.run("token", "list").stdout.splitlines() if "listener" in line]
        assert server.run("token", "revoke", shown.split()[0]).returncode == 0
        began = time.monotonic()
        assert listening.ends()
        assert time.monotonic() - began < 6


def test_it_ends_cleanly_when_the_server_stops(server: Server) -> None:
    with Listening(server) as listening:
        began = time.monotonic()
        os.kill(server.started.pid, signal.SIGTERM)
        assert listening.ends()
        assert server.started.wait(10) == 0
        assert time.monotonic() - began < 3


# --- within the process ---------------------------------------------------------------------------------------------


def listener_of(app: Flask, *, is_allowed: Callable[[], bool] = lambda: True, **wanted: Any) -> Listener:
    with app.app_context():
        wanted = {"types": SUBSCRIBABLE, "user_id": "someone", **wanted}
        workspace_id = bootstrap.ensure_workspace().id
        return event_stream.of(app).add(ListenFilter(workspace_id, **wanted), None, is_allowed)


def test_under_any_wsgi_server_it_is_a_finite_answer(
    client: Client, connect: Callable[..., str], make_link: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "WSGI_S", 1.5)
    monkeypatch.setattr(listeners, "HEARTBEAT_S", 0.2)
    connect()
    answer = client.get("/v1/events")
    parts = answer.iter_encoded()
    assert next(parts) == listeners.BEGIN
    make_link(alias="a")
    got = b"".join(parts)
    (message,) = messages(got.splitlines(keepends=True))
    assert message.event == "link.created"
    assert listeners.HEARTBEAT in got
    assert event_stream.of(client.application).count == 0


def test_what_there_is_and_no_more(client: Client, connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    connect()
    for alias in "abc":
        make_link(alias=alias)
    assert client.get("/v1/events?follow=false").data == b""
    assert client.get("/v1/events?follow=false&types=&host=&last_event_id=").data == b""
    got = client.get("/v1/events?follow=false&types=link.*&last_event_id=" + "0" * 26)
    found = [*messages(got.data.splitlines(keepends=True))]
    assert [entry.json["data"]["alias"] for entry in found] == ["a", "b", "c"]
    got = client.get(f"/v1/events?follow=false&last_event_id={found[1].id}")
    assert [message.json["data"]["alias"] for message in messages(got.data.splitlines(keepends=True))] == ["c"]
    assert event_stream.of(client.application).count == 0


def test_head_takes_no_place(client: Client) -> None:
    answer = client.open("/v1/events", method="HEAD")
    assert (answer.status_code, answer.data) == (200, b"")
    assert event_stream.of(client.application).count == 0


@pytest.mark.parametrize(
    ("query", "field"),
    [("types=link.created,nothing", "types"), ("last_event_id=x", "last_event_id"), ("since=1", "since")],
)
def test_what_cannot_be_listened_to(client: Client, query: str, field: str) -> None:
    answer = client.get(f"/v1/events?{query}")
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == [field]


def test_a_header_that_is_no_id(client: Client) -> None:
    answer = client.get("/v1/events", headers={"Last-Event-ID": "1"})
    assert answer.json["errors"] == {"last_event_id": ["Must be the id of an event."]}


def test_a_client_that_takes_nothing_is_cut_off(app: Flask) -> None:
    listener = listener_of(app)
    part = frame(EventType.CLICKS, "x" * 100_000)
    for _ in range(MAX_WAITING_BYTES // len(part)):
        listener.give(part)
    assert not listener.is_over
    listener.give(part)
    assert listener.is_over
    assert listener.take() == b""
    listener.close()


def test_changes_are_read_no_faster_than_they_are_taken(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect()
    monkeypatch.setattr(listeners, "MAX_READ_BYTES", 2_000)
    monkeypatch.setattr(event_stream, "PAGE", 1)
    listener = listener_of(app)
    for number in range(10):
        make_link(alias=f"a{number}")
    begin = eventually(lambda: listener.take())
    assert begin.count(b"link.created") < 20  # a type is in its event twice
    rest = [begin]
    until = time.monotonic() + 10
    while b"".join(rest).count(b"event: link.created") < 10 and time.monotonic() < until:
        rest.append(listener.take())
        time.sleep(0.05)
    assert b"".join(rest).count(b"event: link.created") == 10
    listener.close()


def test_those_who_may_no_longer_listen_are_cut_off(app: Flask) -> None:
    allowed = [True]
    listener = listener_of(app, is_allowed=lambda: allowed[0])
    listener.is_begun = True
    time.sleep(0.5)
    assert not listener.is_over
    allowed.clear()
    allowed.append(False)
    eventually(lambda: listener.is_over)
    listener.close()


def test_an_answer_that_was_never_sent_gives_its_place_back(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "BEGIN_S", 0.1)
    listener_of(app)
    eventually(lambda: event_stream.of(app).count == 0)


def test_the_thread_ends_with_the_last_listener(app: Flask) -> None:
    listener_of(app).close()
    eventually(lambda: not [entry for entry in threading.enumerate() if entry.name == "signpost-events"])
    # And another one begins with the next.
    listener = listener_of(app)
    assert [entry for entry in threading.enumerate() if entry.name == "signpost-events"]
    listener.close()


def test_no_more_than_there_is_room_for(app: Flask) -> None:
    users = [str(number) for number in range(MAX_LISTENERS // MAX_LISTENERS_OF_USER)]
    all_of_them = [listener_of(app, user_id=user) for user in users * MAX_LISTENERS_OF_USER]
    with pytest.raises(Busy, match=f"^{MAX_LISTENERS} clients are already listening"):
        listener_of(app, user_id="another")
    for listener in all_of_them:
        listener.close()
    listener_of(app).close()


def test_a_workspace_leaves_room_for_others(app: Flask) -> None:
    """Where all places are taken, the workspace with the most loses its oldest one to one that has far fewer."""
    total = TABLE[SharedResource.LISTENERS].total

    def listen(workspace: str, number: int) -> Listener:
        wanted = ListenFilter(workspace, str(number // MAX_LISTENERS_OF_USER), SUBSCRIBABLE)
        with app.app_context():
            return event_stream.of(app).add(wanted, None, lambda: True)

    first = [listen("a", number) for number in range(MAX_LISTENERS)]
    second = [listen("b", number) for number in range(total - MAX_LISTENERS)]
    others = [listen("c", number) for number in range(10)]
    assert event_stream.of(app).count == total
    assert not any(other.is_over for other in others)
    lost = [sum(entry.is_over for entry in them) for them in (first, second)]
    assert lost == [5, 5]
    assert all(entry.is_over for entry in (*first[:5], *second[:5])), "the oldest"
    # They connect again, and push out no one who has as few.
    for workspace in "ab":
        with pytest.raises(Busy):
            listen(workspace, MAX_LISTENERS + 1)
    for other in (*first, *second, *others):
        other.close()
    assert event_stream.of(app).count == 0


def test_one_user_leaves_room_for_others(app: Flask, client: Client, make_client: Callable[..., Client]) -> None:
    """Every token of a user counts, and only in the workspace where they listen."""
    answers = [
        entry.get("/v1/events", buffered=False)
        for entry in (client, make_client(app, "viewer"))
        for _ in range(MAX_LISTENERS_OF_USER // 2)
    ]
    assert {answer.status_code for answer in answers} == {200}
    refused = client.get("/v1/events")
    assert (refused.status_code, refused.json["code"], refused.headers["Retry-After"]) == (503, "busy", "10")
    assert refused.json["message"].startswith(f"{MAX_LISTENERS_OF_USER} clients of yours listen")
    # Reading what there is takes no place.
    assert client.get("/v1/events?follow=false").status_code == 200
    listener_of(app, user_id="another").close()
    with app.app_context():
        own = workspaces.member_caller(first_workspace()).user.id
        event_stream.of(app).add(ListenFilter("elsewhere", own, SUBSCRIBABLE), None, lambda: True).close()
    answers.pop().close()
    answers.append(client.get("/v1/events", buffered=False))
    assert answers[-1].status_code == 200
    for answer in answers:
        answer.close()
    assert event_stream.of(app).count == 0


def test_an_id_that_is_not_kept_any_longer(
    client: Client, connect: Callable[..., str], make_link: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ids sort by time: what came after it is sent all the same."""
    monkeypatch.setattr(listeners, "WSGI_S", 0.7)
    connect()
    for alias in "ab":
        make_link(alias=alias)
    got = client.get("/v1/events?types=link.*&last_event_id=" + "0" * 26).data
    assert [message.json["data"]["alias"] for message in messages(got.splitlines(keepends=True))] == ["a", "b"]
    assert client.get("/v1/events?last_event_id=" + "z" * 26).data.count(b"data:") == 0


def test_nobody_hears_of_another_workspace(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Callable[..., Any], other_workspace: Caller
) -> None:
    connect()
    with app.app_context():
        wanted = ListenFilter(other_workspace.workspace.id, other_workspace.user.id, SUBSCRIBABLE)
        foreign = event_stream.of(app).add(wanted, None, lambda: True)
    own = listener_of(app)
    make_link(alias="a")
    assert b"link.created" in eventually(lambda: own.take())
    time.sleep(0.5)
    assert foreign.take() == b""
    foreign.close()
    own.close()
