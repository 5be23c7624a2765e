"""The cache that visits are answered from: bounded, right at once after each change, whoever made it and whenever."""

import gc
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database
from signpost.visits import middleware
from signpost.visits.cache import RecordCache
from signpost.visits.requests import hostname_in
from tests.visits.conftest import Answer, send

HOST = "go.acme.test"


@pytest.fixture
def rules(app: Flask, connect: Callable[..., str]) -> RecordCache:
    connect()
    return middleware.of(app).records


def sizes(rules: RecordCache) -> dict[str, int]:
    return {name: len(value) for name, value in vars(rules).items() if isinstance(value, dict)}


@pytest.mark.parametrize("size", [0, 1, 5])
def test_the_cache_is_bounded_and_answers_stay_right(
    make_app: Callable[..., Flask], make_client: Any, size: Any
) -> None:
    app = make_app(RULES_CACHED=size)
    client = make_client(app)
    for number in range(8):
        assert client.post("/v1/host", json={"host": f"h{number}.acme.test"}).status_code == 200
        for alias in ("a", "b"):
            body = {"host": f"h{number}.acme.test", "alias": alias, "destination": f"https://d.example/{number}{alias}"}
            assert client.post("/v1/link", json=body).status_code == 200
    for _ in range(3):
        for number in range(8):
            host = f"h{number}.acme.test"
            assert send(app, "/a", host=host).location == f"https://d.example/{number}a"
            assert send(app, "/B", host=host.upper()).location == f"https://d.example/{number}b"
            assert send(app, f"/nope{number}", host=f"{host}:80").status == 404
            assert send(app, "/a", host=f"no{number}.acme.test").status == 404
    saved = sizes(middleware.of(app).records)
    del saved["_hosts"]  # bounded by the number of connected hostnames
    assert max(saved.values()) <= size


@pytest.mark.slow
@pytest.mark.parametrize("what", ["paths", "hostnames", "user agents"])
def test_long_requests_do_not_fill_the_memory(
    raw: Callable[..., Answer], connect: Callable[..., str], make_link: Callable[..., Any], what: Any
) -> None:
    make_link(host=connect(), alias="abc")
    raw("/abc")
    # As long as a path may be; the rest may be longer.
    padding = "x" * (16_000 if what == "paths" else 20_000)
    tracemalloc.start()
    try:
        for number in range(300):
            match what:
                case "paths":
                    assert raw(f"/{number}{padding}").status == 404
                case "hostnames":
                    assert raw("/abc", host=f"{number}{padding}.acme.test").status == 404
                case "user agents":
                    assert raw("/abc", user_agent=f"{number} {' ' * 20_000}").status == 302
        gc.collect()
        saved, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert saved < 1_500_000  # of 6,000,000 that came


@pytest.mark.parametrize(
    ("before", "path"),
    [({}, "/new"), ({}, "/NEW"), ({"alias": "neu"}, "/new"), ({"alias": "New"}, "/new"), ({"url": HOST}, "/new")],
)
def test_a_path_that_was_asked_for_before_its_record_was_made(
    client: Any, connect: Callable[..., str], make_link: Callable[..., Any], visit: Any, before: Any, path: str
) -> None:
    connect()
    if "url" in before:
        assert client.post("/v1/redirect", json={**before, "destination": "https://root.example"}).status_code == 200
    elif before:
        make_link(**before)
    visit(path)
    make_link(alias="new", destination="https://new.example")
    assert visit(path).headers["Location"] == "https://new.example"


@pytest.mark.parametrize("path", ["/abc", "/ABC", "/abc/", "/abc/x", "/%61bc"])
@pytest.mark.parametrize("change", ["update", "move away", "move case", "delete", "pause"])
def test_each_way_to_a_record_notices_its_change(
    client: Any, connect: Callable[..., str], make_link: Callable[..., Any], visit: Any, path: str, change: Any
) -> None:
    link = make_link(host=connect(), alias="abc", forward_path=True, destination="https://old.example")
    assert visit(path).headers["Location"].startswith("https://old.example")
    body = {"url": f"{HOST}/abc", "destination": "https://new.example", "forward_path": True}
    match change:
        case "move away":
            body["url"] = f"{HOST}/def"
        case "move case":
            body["url"] = f"{HOST}/aBC"
        case "pause":
            body["paused"] = True
    if change == "delete":
        assert client.delete(f"/v1/redirect/{link['id']}").status_code == 204
    else:
        assert client.put(f"/v1/redirect/{link['id']}", json=body).status_code == 200
    answer = visit(path)
    if change in ("update", "move case"):
        assert answer.headers["Location"].startswith("https://new.example")
    else:
        assert answer.status_code == 404


def test_a_small_cache_notices_changes_of_hostnames_it_has_dropped(make_app: Callable[..., Flask]) -> None:
    """Spellings of a hostname and the hostname itself are dropped at different moments."""
    app = make_app(RULES_CACHED=2)
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        for name in ("a", "b", "c"):
            hosts.connect_host(caller, host=f"{name}.acme.test")
        for header in ("a.acme.test", "b.acme.test", "b.acme.test:80", "a.acme.test", "c.acme.test"):
            assert send(app, "/", host=header).status == 404
        assert send(app, "/new", host="a.acme.test").status == 404

        records.create_link(
            caller, host="a.acme.test", alias="new", config=RecordConfig(destination="https://new.example")
        )

    assert send(app, "/new", host="a.acme.test").location == "https://new.example"


def test_visitors_who_come_first_at_the_same_moment(
    make_link: Callable[..., Any], rules: Any, raw: Callable[..., Answer]
) -> None:
    """However many threads find the hostname for themselves, a later change reaches each spelling of it."""
    spellings = [
        HOST,
        HOST.upper(),
        f"{HOST}:80",
        f"{HOST}.",
        f"{HOST}:8443",
        "Go.Acme.Test",
        f"{HOST}:",
        "GO.acme.test",
    ]
    for round_ in range(12):
        rules.forget_all()
        begin = threading.Barrier(len(spellings))

        def come(host: str, alias: str = f"new{round_}", begin: threading.Barrier = begin) -> None:
            begin.wait()
            raw(f"/{alias}", host=host)

        run([threading.Thread(target=come, args=(host,)) for host in spellings])
        make_link(alias=f"new{round_}", destination="https://new.example")
        assert {host: raw(f"/new{round_}", host=host).status for host in spellings} == dict.fromkeys(spellings, 302)


class Slow(RecordCache):
    """Rules whose reads end only once `go_on` is set, so that something can happen in between."""

    def __init__(self, of: RecordCache) -> None:
        super().__init__(of._file, of._generation, 100)
        self.has_read, self.go_on = threading.Event(), threading.Event()
        self.go_on.set()

    def _query(self, sql: Any, values: Any) -> Any:
        rows = super()._query(sql, values)
        self.has_read.set()
        assert self.go_on.wait(10)
        return rows


@pytest.fixture
def slow(app: Flask, rules: Any) -> Iterator[Any]:
    created = Slow(rules)
    created.site(HOST)
    database.of(app).listeners.append(created.forget)
    yield created
    created.go_on.set()
    created.close()


def begin_reading(slow: Slow, action: Any) -> threading.Thread:
    """A thread that has read what `action` reads first, and stands still."""
    slow.has_read.clear()
    slow.go_on.clear()
    thread = threading.Thread(target=action)
    thread.start()
    assert slow.has_read.wait(10)
    return thread


def end_reading(slow: Slow, thread: threading.Thread) -> None:
    slow.go_on.set()
    thread.join(10)
    assert not thread.is_alive()


@pytest.mark.parametrize("path", ["/abc", "/ABC", "/abc/x", "/nope"])
def test_what_was_read_before_a_change_is_not_kept_after_it(
    slow: Any, client: Any, make_link: Callable[..., Any], path: str
) -> None:
    link = make_link(alias="abc", destination="https://old.example", forward_path=True)
    site = slow.site(HOST)
    reading = begin_reading(slow, lambda: slow.find(site, path))
    body = {"url": f"{HOST}/{'nope' if path == '/nope' else 'abc'}", "destination": "https://new.example"}
    assert client.put(f"/v1/redirect/{link['id']}", json={**body, "forward_path": True}).status_code == 200
    end_reading(slow, reading)
    assert slow.find(slow.site(HOST), path)[0].targets[0].fixed == "https://new.example"


def test_two_threads_that_read_the_same_hostname_share_what_becomes_of_it(
    slow: Any, make_link: Callable[..., Any]
) -> None:
    slow.forget_all()
    slow.go_on.clear()
    begin = threading.Barrier(2)

    def come(header: str) -> None:
        begin.wait()
        slow.site(header)

    threads = [threading.Thread(target=come, args=(header,)) for header in (HOST, HOST.upper())]
    for thread in threads:
        thread.start()
    time.sleep(0.1)  # both have read, neither has gone on
    slow.go_on.set()
    for thread in threads:
        thread.join(10)
    # Each comes by a path of its own, so that neither finds what the other has read anew.
    requested = {HOST: "/n%65w", HOST.upper(): "/ne%77"}
    assert [slow.find(slow.site(header), path) for header, path in requested.items()] == [None, None]

    make_link(alias="new")

    assert [slow.find(slow.site(header), path) is not None for header, path in requested.items()] == [True, True]


def test_a_hostname_that_changes_hands_takes_no_record_along(
    app: Flask, client: Any, make_link: Callable[..., Any], rules: Any, raw: Callable[..., Answer], other_workspace: Any
) -> None:
    """A visitor who had found the hostname before it was disconnected must leave nothing of it behind."""
    make_link(alias="abc", destination="https://first.example")
    site = rules.site(HOST)
    assert client.delete(f"/v1/host/{HOST}").status_code == 204
    with app.app_context():
        hosts.connect_host(other_workspace, host=HOST)
    rules.find(site, "/abc")  # the slow visitor goes on
    assert raw("/abc").status == 404


def test_another_workspace_sees_none_of_a_hostnames_records(
    app: Flask, client: Any, make_link: Callable[..., Any], raw: Callable[..., Answer], other_workspace: Any
) -> None:
    client.post("/v1/host", json={"host": HOST})
    make_link(alias="abc", destination="https://first.example")
    assert raw("/abc").location == "https://first.example"
    client.delete(f"/v1/host/{HOST}")
    assert raw("/abc").status == 404
    with app.app_context():
        hosts.connect_host(other_workspace, host=HOST)
    assert raw("/abc").status == 404
    with app.app_context():
        records.create_link(
            other_workspace, host=HOST, alias="abc", config=RecordConfig(destination="https://second.example")
        )
    assert raw("/abc").location == "https://second.example"
    with app.app_context():
        hosts.disconnect_host(other_workspace, HOST)
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    assert raw("/abc").location == "https://first.example"


@pytest.mark.parametrize("change", ["create", "update", "delete", "disconnect", "connect"])
def test_what_another_process_changes_is_noticed_within_a_second(
    make_app: Callable[..., Flask], tmp_path: Path, change: Any
) -> None:
    serving = make_app(INSTANCE=str(tmp_path / "shared"))
    neighbor = make_app(INSTANCE=str(tmp_path / "shared"))
    with neighbor.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        hosts.connect_host(caller, host=HOST)
        link = records.create_link(
            caller, host=HOST, alias="abc", config=RecordConfig(destination="https://old.example")
        )
        if change == "connect":
            hosts.disconnect_host(caller, HOST)
        path = "/new" if change == "create" else "/abc"
        before = send(serving, path)
        match change:
            case "create":
                records.create_link(
                    caller, host=HOST, alias="new", config=RecordConfig(destination="https://new.example")
                )
            case "update":
                records.update_redirect(
                    caller,
                    link.id,
                    url=RecordAddress(HOST, "abc"),
                    config=RecordConfig(destination="https://new.example"),
                )
            case "delete":
                records.delete_redirect(caller, link.id)
            case "disconnect":
                hosts.disconnect_host(caller, HOST)
            case "connect":
                hosts.connect_host(caller, host=HOST)

    expected = {"create": "https://new.example", "update": "https://new.example", "connect": "https://old.example"}
    assert before.location == ("https://old.example" if change in ("update", "delete", "disconnect") else None)
    deadline = time.monotonic() + 1
    while (seen := send(serving, path).location) != expected.get(change) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert seen == expected.get(change)


@pytest.mark.parametrize(
    ("header", "host"),
    [
        ("go.acme.test", "go.acme.test"),
        ("GO.Acme.Test.:8443", "go.acme.test"),
        ("go.acme.test:", "go.acme.test"),
        ("go.acme.test:80:80", None),
        ("go.acme.test:x", None),
        ("[::1]:80", None),
        ("b\xc3\xbccher.test", "xn--bcher-kva.test"),  # raw UTF-8, as WSGI gives it
        ("b\xff.test", None),
    ],
)
def test_the_hostname_that_a_header_names(header: str, host: str) -> None:
    assert hostname_in(header) == host


def run(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
