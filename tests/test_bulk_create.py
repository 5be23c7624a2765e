"""POST /bulk where the disk is full, and where many write at once."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from flask import Flask

from signpost.domain.bulk_rows import OnConflict, RowResult
from signpost.operations import bulk_create, workspaces
from signpost.schemas.bulk_create import BulkCreate
from signpost.storage import database
from tests.conftest import Client, client_of, first_workspace

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


def test_a_full_disk_keeps_what_was_answered(app: Flask, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    asked = BulkCreate().load({"records": rows(1000, description="x" * 300)})
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        with room_for(500):
            outcomes = bulk_create.create_records(caller, **asked)
    results = [one.result for one in outcomes]
    created = results.count(RowResult.CREATED)
    assert created in (250, 500, 750)
    assert results == [RowResult.CREATED] * created + [RowResult.REFUSED] * (1000 - created)
    assert "disk" in outcomes[-1].errors["record"][0]
    for index, status in ((created - 1, 200), (created, 404)):
        found = client.get("/v1/links", query_string={"filter[search]": f"{HOST}/a{index}"}).json["data"]
        assert [row["id"] for row in found] == ([outcomes[index].id] if status == 200 else [])


def test_of_those_who_create_the_same_at_once_one_does(app: Flask, client: Client, connect: Callable[..., str]) -> None:
    connect(HOST)
    body = {"records": rows(50), "on_conflict": OnConflict.SKIP}

    def ask(_: int) -> list[dict[str, str]]:
        answer = client_of(app, client.token).post("/v1/bulk", json=body)
        assert answer.status_code == 200, answer.text
        return list(answer.json["data"])

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(ask, range(4)))
    for several in zip(*answers, strict=True):
        assert sorted(row["result"] for row in several) == ["created", "skipped", "skipped", "skipped"]
        assert len({row["id"] for row in several}) == 1
