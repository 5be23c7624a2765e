"""POST /bulk where the disk is full, and where many write at once."""

import contextlib
import http.client
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from flask import Flask

from signpost.domain.errors import StorageFull
from signpost.domain.records.bulk.rows import OnConflict
from signpost.operations.records.bulk import creation
from signpost.operations.workspaces import workspaces
from signpost.schemas.records.bulk import BulkCreate
from signpost.storage import database
from signpost.storage.instance_folder import DATABASE
from tests.conftest import Client, Server, client_of, first_workspace
from tests.wire import Reply, answering, api

HOST = "go.acme.test"


def rows(count: int, **fields: object) -> list[dict[str, object]]:
    return [
        {"host": HOST, "alias": f"a{number}", "destination": f"https://dest.example/{number}", **fields}
        for number in range(count)
    ]


@contextmanager
def room_for(pages: int) -> Iterator[None]:
    """The database of the app context may grow by so many pages."""
    ((used,),) = database.current().execute_sql("PRAGMA page_count").fetchall()
    database.current().execute_sql(f"PRAGMA max_page_count = {used + pages}")
    try:
        yield
    finally:
        database.current().execute_sql("PRAGMA max_page_count = 1000000")


@pytest.mark.sqlite
@pytest.mark.parametrize("pages", [2, 40, 100])
def test_where_the_disk_is_full_nothing_is_created(
    app: Flask, client: Client, connect: Callable[..., str], pages: int
) -> None:
    connect(HOST)
    requested = BulkCreate().load({"records": rows(1000, description="x" * 300)})
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        with room_for(pages), pytest.raises(StorageFull):
            creation.create_records(caller, **requested)
    assert client.get("/v1/links").json["data"] == []


@pytest.mark.slow
@pytest.mark.parametrize("on_conflict", [*OnConflict])
def test_a_call_that_is_cut_off_creates_everything_or_nothing(
    make_server: Callable[..., Server], on_conflict: OnConflict
) -> None:
    """Without an Idempotency-Key. The connection that waits for the answer is told of the kill."""
    server = make_server().start()
    assert api(server, "POST", "/v1/host", {"host": HOST}).status == 200
    chance = random.Random(str(on_conflict))
    for turn in range(3):
        records = [{**row, "alias": f"t{turn}-{number}"} for number, row in enumerate(rows(1000))]
        answers: list[Reply] = []

        def ask(records: list[dict[str, object]] = records, answers: list[Reply] = answers) -> None:
            with contextlib.suppress(OSError, http.client.HTTPException):
                answers.append(api(server, "POST", "/v1/bulk", {"records": records, "on_conflict": on_conflict}))

        asking = threading.Thread(target=ask)
        asking.start()
        time.sleep(chance.uniform(0.1, 0.6))
        server.stop(signal.SIGKILL)
        asking.join()
        answering(server.start())
        found = stored(server, f"t{turn}-%")
        assert found in (0, 1000)
        assert found == 1000 or not answers


def stored(server: Server, alias: str) -> int:
    with contextlib.closing(sqlite3.connect(server.instance / DATABASE)) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM record WHERE alias LIKE ?", (alias,)).fetchall()
    return int(count)


def test_only_what_another_call_takes_may_be_sent_again(
    app: Flask, client: Client, connect: Callable[..., str]
) -> None:
    """What a client that obeys `retry` sends: in the end nothing is left but what is wrong."""
    connect(HOST)
    wrong = [{"host": HOST, "alias": "a b", "destination": "https://dest.example/"}, *rows(1)]
    left = [*rows(120, password="secret"), *wrong]
    calls = 0
    while left:
        data = client.post("/v1/bulk", json={"records": left}).json["data"]
        refused = [row for row in data if row["result"] == "refused"]
        assert all(row["retry"] == ("password" in row["errors"]) for row in refused)
        assert all("retry" not in row for row in data if row["result"] == "created")
        left = [left[row["index"]] for row in refused if row["retry"]]
        calls += 1
    assert calls == 3
    assert len(client.get("/v1/links", query_string={"per_page": 100, "count": "total"}).json["data"]) == 100
    assert client.get("/v1/links", query_string={"count": "total"}).json["meta"]["total"] == 120


def test_of_those_who_create_the_same_at_once_one_does(app: Flask, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    body = {"records": rows(50), "on_conflict": OnConflict.SKIP}

    def ask(_: int) -> list[dict[str, str]]:
        answer = client_of(app, client.token).post("/v1/bulk", json=body)
        assert answer.status_code == 200, answer.text
        return list(answer.json["data"])

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(ask, range(4)))
    for multiple in zip(*answers, strict=True):
        assert sorted(row["result"] for row in multiple) == ["created", "skipped", "skipped", "skipped"]
        assert len({row["id"] for row in multiple}) == 1
