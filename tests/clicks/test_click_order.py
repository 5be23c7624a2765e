"""Lists in the order of clicks: which index answers, ties, what is counted when, and the records without clicks."""

import random
import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import totals, writer
from signpost.clicks.visitors import Visitor
from signpost.operations.caller import Caller
from signpost.operations.records import records
from signpost.operations.records.lists import click_order, filters
from signpost.operations.workspaces import workspaces
from signpost.schemas.choices import RECORD_SORT, SORT
from signpost.schemas.records.filters import RecordFilter
from signpost.storage import database
from signpost.storage.models import CLICKED_SOMETIME, Record, RecordClicks, RecordUnclicked
from signpost.visits import middleware
from tests.conftest import Client, Visit, first_workspace
from tests.wire import eventually

HOST = "go.acme.test"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
SORTS = ("clicks", "-clicks", "last_clicked", "-last_clicked")


@pytest.fixture
def caller(app: Flask, client: Client) -> Iterator[Caller]:
    with app.app_context():
        yield workspaces.member_caller(first_workspace())


@pytest.fixture
def links(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> list[dict[str, Any]]:
    connect(HOST)
    return [make_link(HOST, alias=f"a{number}", tags=["odd"] * (number % 2)) for number in range(12)]


def listed(caller: Caller, sort: str, *, per_page: int = 100, **given: str) -> list[str]:
    """The aliases of all pages; each page is also walked back to."""
    pages: list[list[str]] = []
    cursor: str | None = None
    found = RecordFilter().load({"host": HOST, **given})
    while True:
        rows, cursors = records.list_records(caller, sort=sort, per_page=per_page, filters=found, cursor=cursor)
        if cursors.prev is not None:
            before, _ = records.list_records(caller, sort=sort, per_page=per_page, filters=found, cursor=cursors.prev)
            assert [row.alias for row in before] == pages[-1]
        pages.append([row.alias for row in rows])
        cursor = cursors.next
        if cursor is None:
            return [*chain(*pages)]


def test_pages_of_many_ties(caller: Caller, links: Any) -> None:
    """Several records have each count, and several have none: by bots alone, or at all."""
    seqs = {row.seq: row.place for row in Record.select()}
    chance = random.Random(1)
    counts = {seq: chance.randrange(3) for seq in seqs if seqs[seq].startswith("a")}
    with database.atomic():
        for seq, count in counts.items():
            if count or seq % 2:
                moment = f"2026-01-0{count}T00:00:00.000000Z" if count else ""
                RecordClicks.create(record=seq, workspace=caller.workspace, clicks=count, bots=1, last_click_at=moment)

    expected = [seqs[seq] for seq in sorted(counts, key=lambda seq: (counts[seq], seq))]
    for per_page in (1, 2, 3, 5, 100):
        for sort in SORTS:
            wanted = expected[::-1] if sort.startswith("-") else expected
            assert listed(caller, sort, per_page=per_page) == wanted, (sort, per_page)
            odd = [alias for alias in wanted if int(alias[1:]) % 2]
            assert listed(caller, sort, per_page=per_page, tags="odd") == odd


@pytest.mark.parametrize("threshold", [0, 10**9])
def test_filters_find_the_same_by_their_index_and_in_order(
    caller: Caller,
    links: Any,
    visit: Visit,
    write_clicks: Callable[[], bool],
    monkeypatch: pytest.MonkeyPatch,
    threshold: int,
) -> None:
    for number in (3, 5, 3, 4):
        visit(f"/a{number}")
    write_clicks()
    monkeypatch.setattr(filters, "COMMON_THRESHOLD", threshold)
    assert listed(caller, "-clicks", tags="odd")[:2] == ["a3", "a5"]
    assert listed(caller, "-clicks", traffic="any") == ["a3", "a5", "a4"]
    assert listed(caller, "-last_clicked", traffic="any") == ["a4", "a3", "a5"]
    assert listed(caller, "clicks", traffic="none", tags="odd") == ["a1", "a7", "a9", "a11"]
    assert listed(caller, "-clicks", search=f"https://{HOST}/a5") == ["a5"]
    assert listed(caller, "-clicks", search="nothing") == []


def test_the_last_click_counts_within_a_moment(
    caller: Caller, links: Any, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    """Clicks that are counted together keep their order."""
    for number in (7, 2, 9, 2, 4, 7):
        visit(f"/a{number}")
    write_clicks()
    assert listed(caller, "-last_clicked")[:4] == ["a7", "a4", "a2", "a9"]


def test_bots_are_no_clicks(caller: Caller, links: Any, visit: Visit, write_clicks: Callable[[], bool]) -> None:
    visit("/a3", headers={"User-Agent": GOOGLEBOT})
    write_clicks()
    assert listed(caller, "-clicks")[0] == "a11"
    visit("/a3")
    write_clicks()
    assert listed(caller, "-clicks")[0] == listed(caller, "-last_clicked")[0] == "a3"


def test_a_click_that_waited_overnight_is_of_its_day(caller: Caller, links: Any) -> None:
    seq = Record.get(Record.place == "a1").seq
    with database.atomic():
        totals.store({(seq, 5): 2}, lambda id_: Visitor(id_, "2026-01-01", 1))
    assert RecordClicks.get_by_id(seq).last_click_at == "2026-01-01T23:59:59.999999Z"


def test_imported_clicks_come_before_none(client: Client, caller: Caller, links: Any, app: Flask) -> None:
    line = f'{{"url": "https://{HOST}/imported", "destination": "https://dest.example/", "total_clicks": 7}}\n'
    client.post("/v1/bulk/import", data=line, content_type="application/x-ndjson")
    eventually(lambda: client.get("/v1/jobs").json["data"][0]["state"] == "done")
    assert RecordClicks.get().last_click_at == CLICKED_SOMETIME
    assert listed(caller, "-last_clicked")[0] == listed(caller, "-clicks")[0] == "imported"


def unclicked(caller: Caller) -> set[int]:
    return {row.record_seq for row in RecordUnclicked.select().where(RecordUnclicked.workspace == caller.workspace)}


def test_triggers_know_the_records_without_clicks(
    client: Client, caller: Caller, links: Any, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    def without() -> set[int]:
        clicked = {row.record.seq for row in RecordClicks.select().where(RecordClicks.clicks > 0)}
        return {row.seq for row in Record.select()} - clicked

    assert unclicked(caller) == without()
    visit("/a1")
    visit("/a2", headers={"User-Agent": GOOGLEBOT})
    write_clicks()
    assert unclicked(caller) == without()
    visit("/a2")
    client.delete(f"/v1/redirect/{links[1]['id']}")
    client.delete(f"/v1/redirect/{links[5]['id']}")
    write_clicks()
    assert unclicked(caller) == without()
    assert len(without()) == Record.select().count() - 1


# --- what SQLite does ------------------------------------------------------------------------------------------


@pytest.mark.sqlite
@pytest.mark.parametrize("given", [{}, {"host": HOST}])
@pytest.mark.parametrize("sort", SORTS)
def test_a_page_at_any_depth_is_read_from_an_index(
    caller: Caller, links: Any, visit: Visit, write_clicks: Callable[[], bool], given: Any, sort: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(filters, "COMMON_THRESHOLD", 1)
    for number in range(6):
        visit(f"/a{number}")
    write_clicks()
    used: Any = database.current()
    execute, steps = used.execute_sql, list[str]()

    def explained(sql: str, params: Any = None) -> Any:
        if sql.startswith("SELECT") and ("record_unclicked" in sql or "ORDER BY" in sql):
            steps.extend(row[3] for row in execute(f"EXPLAIN QUERY PLAN {sql}", params).fetchall())
        return execute(sql, params)

    monkeypatch.setattr(used, "execute_sql", explained)
    found, cursor = RecordFilter().load(given), None
    for _ in range(5):
        _, cursors = records.list_records(caller, sort=sort, per_page=2, filters=found, cursor=cursor)
        cursor = cursors.next
    column, index = ("clicks", "clicks") if "clicks" in sort else ("last_click_at", "last_click")
    sign = "<" if sort.startswith("-") else ">"
    assert any(f"record_by_{index} (workspace_id=? AND {column}=? AND rowid{sign}?)" in step for step in steps), steps
    assert any(f"PRIMARY KEY (workspace_id=? AND record_seq{sign}?)" in step for step in steps), steps
    # What is found in a sample of the newest records is counted from a subquery.
    assert not [step for step in steps if "SCAN" in step and step != "SCAN _wrapped"]
    assert not any("TEMP B-TREE" in step for step in steps)


# --- how fresh it is -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_where_clicks_wait_for_long_a_list_has_them_counted(
    app: Flask, client: Client, links: Any, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As under very heavy traffic, when clicks are counted every few seconds."""
    monkeypatch.setattr(writer, "WRITE_EVERY_S", 5.0)
    monkeypatch.setattr(writer.ClickWriter, "_wait", _as_if_busy(writer.ClickWriter._wait))
    visit("/a3")
    visit("/a4")
    visit("/a4")
    time.sleep(1)
    assert middleware.of(app).clicks.waiting == 3

    rows = client.get("/v1/links?sort=-clicks&per_page=2").json["data"]

    assert [(row["alias"], row["total_clicks"]) for row in rows] == [("a4", 2), ("a3", 1)]
    assert middleware.of(app).clicks.waiting == 0


def _as_if_busy(wait: Any) -> Callable[[Any, float], None]:
    def slow(self: Any, seconds: float) -> None:
        wait(self, 5.0)

    return slow


def test_a_list_waits_for_nothing_that_is_new(app: Flask, client: Client, links: Any, visit: Visit) -> None:
    visit("/a3")
    began = time.monotonic()
    assert client.get("/v1/links?sort=-clicks").status_code == 200
    assert time.monotonic() - began < 0.5


def test_orders_are_those_of_the_interface() -> None:
    assert {*RECORD_SORT.values} - {*SORT.values} == {*SORTS}
    assert {sort.removeprefix("-") for sort in SORTS} == {*click_order.ORDERS}
