"""What SQLite does for each list: it reads an index, never all of the table, and sorts nothing that lies in order."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from peewee import Value

from signpost.domain import times
from signpost.domain.records.filters import Health, RecordFilters
from signpost.domain.records.record import Handler
from signpost.operations import listing
from signpost.operations.records import records
from signpost.operations.records.lists import filters, totals
from signpost.operations.workspaces import workspaces
from signpost.schemas.records.filters import FILTERS, RecordFilter
from signpost.storage import database
from signpost.storage.models import Host, Record, RecordClicks
from signpost.storage.statements.records import HAS_PASSWORD, HAS_RULES, IS_BROKEN, IS_PAUSED
from tests.conftest import Client, first_workspace

MOMENT = "2026-01-01T00:00:00Z"

# filter, value -> the index that answers for it
LEADERS = [
    ({}, "record_by_created"),
    ({"id": "x"}, "(id=?)"),
    ({"id": "x,y"}, "(id=?)"),
    ({"id": "x,y", "handler": "redirect"}, "(id=?)"),
    ({"tags": "red", "handler": "redirect"}, "record_by_tag"),
    ({"host": "go.acme.test"}, "record_by_host"),
    ({"tld": "test"}, "record_by_tld"),
    ({"handler": "redirect"}, "record_by_handler"),
    ({"type": "frame"}, "record_by_type"),
    ({"destination": "https://dest.example/"}, "record_by_destination"),
    ({"destination": "https://dest.example/*"}, "record_by_destination"),
    ({"external_id": "crm-4711"}, "record_by_external_id"),
    ({"tags": "red"}, "record_by_tag"),
    ({"tags": "red,blue"}, "record_by_tag"),
    ({"host": "go.acme.test,go.other.test"}, "record_by_host"),
    ({"search": "spring"}, "SEARCH t2 USING PRIMARY KEY (workspace_id=?)"),
    ({"search": "spring sale go.acme.test/spr"}, "SEARCH t2 USING PRIMARY KEY (workspace_id=?)"),
    ({"traffic": "any"}, "record_by_last_click"),
    ({"traffic": "none"}, "SEARCH t2 USING INTEGER PRIMARY KEY (rowid=?)"),
    ({"dns_correct": "true"}, "record_by_host"),
    ({"created_after": MOMENT}, "record_by_created (workspace_id=? AND rowid>?)"),
    ({"created_before": MOMENT}, "record_by_created (workspace_id=? AND rowid<?)"),
    ({"created": "7d"}, "record_by_created (workspace_id=? AND rowid>?)"),
    ({"qr": "true"}, "record_with_own_qr"),
    ({"qr": "false"}, "record_by_created"),
    ({"health": "broken"}, "record_broken"),
    ({"health": "paused"}, "record_paused"),
    ({"health": "expired"}, "record_by_expiry"),
    ({"health": "dns_issue"}, "record_by_host"),
    ({"health": "no_clicks"}, "SEARCH t2 USING INTEGER PRIMARY KEY (rowid=?)"),
    ({"state": "active"}, "record_by_created"),
    ({"state": "ending"}, "record_by_expiry (workspace_id=? AND expired_at>? AND expired_at<?)"),
    ({"state": "password"}, "record_with_password"),
    ({"state": "rules"}, "record_with_rules"),
    ({"state": "unclicked"}, "SEARCH t2 USING PRIMARY KEY (workspace_id=?"),
    ({"created_by": "x"}, "record_by_creator"),
    ({"created_by": "x,y"}, "record_by_creator"),
    # Several: the one that few records match leads.
    ({"handler": "short-url", "tags": "red"}, "record_by_tag"),
    ({"host": "go.acme.test", "created_after": MOMENT}, "record_by_host (workspace_id=? AND host=? AND rowid>?)"),
    ({"type": "link", "destination": "https://dest.example/"}, "record_by_destination"),
]
IN_ORDER = (
    "id",
    "external_id",
    "host",
    "tld",
    "handler",
    "type",
    "created_after",
    "created_before",
    "created",
    "qr",
    "created_by",
)


@pytest.fixture
def plan(app: Flask, client: Client) -> Callable[..., list[str]]:
    """What SQLite says it will do for the first page of a list, a line for each step."""

    def explain(given: dict[str, str], sort: str = "-created_at") -> list[str]:
        with app.app_context():
            workspace = first_workspace()
            query, key = filters.matching_in_order(workspace, RecordFilter().load(given), sort.removeprefix("-"))
            statement, values = query.order_by(*(column.desc() for column in key)).limit(26).sql()
            rows = database.current().execute_sql(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
        return [row[3] for row in rows]

    return explain


def test_every_filter_stands_in_the_table() -> None:
    assert {name for given, _ in LEADERS for name in given} == set(FILTERS)


@pytest.mark.sqlite
@pytest.mark.parametrize(("given", "index"), LEADERS, ids=lambda value: str(value)[:60])
def test_a_filter_reads_its_index(plan: Callable[..., list[str]], given: dict[str, Any], index: str) -> None:
    steps = plan(given)
    assert any(index in step for step in steps), steps
    # The ids that are looked for are a list of their own.
    assert not any(step.startswith("SCAN") and "json_each" not in step for step in steps), steps


def _is_in_order(given: dict[str, str]) -> bool:
    """Whether the index gives the records in the order of the list: one filter, one value."""
    return len(given) == 1 and all(
        name in IN_ORDER and "," not in value and "*" not in value for name, value in given.items()
    )


@pytest.mark.sqlite
@pytest.mark.parametrize("given", [given for given, _ in LEADERS if _is_in_order(given)], ids=str)
def test_what_an_index_has_in_order_is_not_sorted(plan: Callable[..., list[str]], given: Any) -> None:
    assert not any("TEMP B-TREE" in step for step in plan(given))


@pytest.mark.sqlite
@pytest.mark.parametrize("sort", ["id", "created_at", "updated_at"])
def test_an_order_reads_its_index(plan: Callable[..., list[str]], sort: str) -> None:
    steps = plan({}, sort)
    assert steps == [
        f"SEARCH t1 USING INDEX record_by_{'updated' if sort == 'updated_at' else 'created'} (workspace_id=?)"
    ]


@pytest.mark.sqlite
@pytest.mark.parametrize("sort", ["id", "created_at", "updated_at"])
def test_hostnames_in_order_read_their_index(app: Flask, client: Client, sort: str) -> None:
    with app.app_context():
        query = first_workspace().hosts
        statement, values = query.order_by(*Host.sort_key(sort)).limit(26).sql()
        (row,) = database.current().execute_sql(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    assert f"host_by_{sort.removesuffix('_at')}" in row[3]


@pytest.mark.sqlite
def test_a_page_far_behind_begins_at_its_place(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cursor's place is looked up in the index, not counted off."""
    connect()
    for _ in range(3):
        make_link()
    seen: list[Any] = []
    with app.app_context():
        workspace = first_workspace()
        _, cursors = listing.page(Record.of(workspace), name="", sort="-created_at", cursor=None, size=1)
        execute = database.current().execute_sql

        def noted(sql: str, *args: Any) -> Any:
            seen.append((sql, args))
            return execute(sql, *args)

        monkeypatch.setattr(database.current(), "execute_sql", noted)
        listing.page(Record.of(workspace), name="", sort="-created_at", cursor=cursors.next, size=1)
        (statement, (values,)) = seen[0]
        (row,) = execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    assert row[3] == "SEARCH t1 USING INDEX record_by_created (workspace_id=? AND rowid<?)"


@pytest.mark.sqlite
def test_where_much_matches_records_are_tested_in_order(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    plan: Callable[..., list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(filters, "COMMON_THRESHOLD", 3)
    connect()
    for number in range(3):
        make_link(title="spring", tags=["red"] if number else [])
    assert any("record_by_created (workspace_id=?)" in step for step in plan({"search": "spring"}))
    assert any("EXISTS" in step for step in plan({"search": "spring"}))
    # Two of the three are not common: their index is read.
    assert any("record_by_tag" in step for step in plan({"tags": "red"}))
    assert any("record_by_tag" in step for step in plan({"search": "spring", "tags": "red"}))


@pytest.mark.parametrize("common", [0, 10**9])
def test_both_ways_find_the_same(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    common: int,
) -> None:
    """Every filter, led by its index and tested record by record, alone and with another one."""
    monkeypatch.setattr(filters, "COMMON_THRESHOLD", common)
    connect()
    connect("go.other.test")
    for number in range(12):
        make_link(
            host="go.acme.test" if number % 3 else "go.other.test",
            alias=f"a{number}",
            title="Straße" if number % 2 else "Ärger",
            tags=["red"] * (number % 2) + ["blue"] * (number % 3 == 0),
            destination=f"https://d{number % 2}.example/",
            type="frame" if number == 5 else "link",
        )

    def found(**given: Any) -> list[int]:
        query = {"per_page": 100, "sort": "id", **{f"filter[{name}]": value for name, value in given.items()}}
        answer = client.get("/v1/links", query_string=query)
        assert answer.status_code == 200, answer.text
        return [int(record["alias"][1:]) for record in answer.json["data"] if record["alias"] != "hello"]

    odd = [1, 3, 5, 7, 9, 11]
    assert found(search="STRASSE") == odd
    assert found(search="ärger") == [0, 2, 4, 6, 8, 10]
    assert found(tags="red") == odd
    assert found(tags="red,blue") == [0, 1, 3, 5, 6, 7, 9, 11]
    assert found(host="go.other.test") == [0, 3, 6, 9]
    assert found(host="go.other.test,go.acme.test") == list(range(12))
    assert found(destination="https://d1*") == odd
    assert found(destination="https://d1.example/", type="frame") == [5]
    assert found(search="example", tags="blue", host="go.other.test") == [0, 3, 6, 9]
    assert found(traffic="any") == []
    assert found(dns_correct="true") == []
    assert found(health="no_clicks", type="link,redirect") == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert found(state="unclicked", tags="red") == odd
    assert found(state="active", created_by="nobody") == []
    assert [Record.sort_key(name)[-1].name for name in ("id", "created_at", "updated_at")] == ["seq"] * 3


@pytest.mark.sqlite
def test_a_url_that_is_searched_is_looked_up(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    plan: Callable[..., list[str]],
) -> None:
    """Not by its words in a million texts."""
    connect()
    make_link(alias="spring")
    assert any("(id=?)" in step for step in plan({"search": "https://go.acme.test/spring"}))
    with app.app_context():
        workspace = first_workspace()
        here = (Record.host == "go.acme.test") & (Record.alias_folded == "spring")
        statement, values = Record.of(workspace).select(Record.id, Record.place).where(here).sql()
        (row,) = database.current().execute_sql(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    assert "record_by_folded_alias (workspace_id=? AND host=? AND alias_folded=?)" in row[3]


@pytest.mark.sqlite
def test_what_few_records_have_is_read_from_an_index_of_these(app: Flask, client: Client) -> None:
    """Not from one that holds all of the workspace, which SQLite may take for as good."""
    few = {
        "record_broken": IS_BROKEN,
        "record_paused": IS_PAUSED,
        "record_with_password": HAS_PASSWORD,
        "record_with_rules": HAS_RULES,
        "record_with_own_time": Record.own_time.is_null(False),
        "record_with_own_qr": Record.own_qr.is_null(False),
    }
    with app.app_context():
        workspace = first_workspace()
        for index, condition in few.items():
            query = Record.select(Value(1)).where((Record.workspace == workspace) & condition)
            statement, values = query.limit(9).sql()
            steps = [row[3] for row in database.current().execute_sql(f"EXPLAIN QUERY PLAN {statement}", values)]
            assert any(index in step for step in steps), (index, steps)


def test_counts_of_what_is_wrong_agree_with_the_filters(
    app: Flask, client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    """The numbers in tabs are counted in another way than the rows below them are found."""
    for host in ("go.acme.test", "go.other.test"):
        connect(host)
    for number, type_ in enumerate(["link", "redirect", "link", "link", "redirect"]):
        make_link(host="go.acme.test" if number % 2 else "go.other.test", alias=f"a{number}", type=type_)
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        Host.update(correct=False, checked_at=MOMENT).where(Host.host == "go.other.test").execute()
        for alias, values in {
            "a0": {"monitor": "down"},
            "a1": {"monitor": "down", "paused_by": "user"},
            "a2": {"paused_by": "plan", "expired_at": MOMENT},
            "a3": {"expired_at": MOMENT},
            "a4": {"expired_at": "2999-01-01T00:00:00Z"},
        }.items():
            Record.update(**values).where(Record.place == alias).execute()
        for handler in (Handler.SHORT_URL, Handler.REDIRECT, None):
            counts = totals.count_up_to(caller, 99, handler)
            for kind, count in counts.items():
                matching = filters.matching(
                    caller.workspace, records.of_handler(RecordFilters(health=kind), handler)
                ).count()
                assert count == (matching > 0 if kind is Health.NO_CLICKS else matching), (handler, kind)
        assert all(counts.values())
        assert totals.count_up_to(caller, 0)[Health.EXPIRED] == 1
        assert totals.count_up_to(caller, 1)[Health.EXPIRED] == 2
        # Every one was clicked today; then one was not lately.
        for record in Record.select():
            RecordClicks.create(
                record=record, workspace=caller.workspace, clicks=1, bots=0, last_click_at=times.now_text()
            )
        assert not totals.count_up_to(caller, 0)[Health.NO_CLICKS]
        RecordClicks.update(last_click_at=MOMENT).where(RecordClicks.record == record.seq).execute()
        assert totals.count_up_to(caller, 0)[Health.NO_CLICKS]
