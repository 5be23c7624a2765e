"""Pages while rows come and go, against a list in memory: nothing is skipped, nothing comes twice."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from signpost.domain.records.filters import NO_FILTERS
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.factory import close_app, create_app
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage import database
from signpost.storage.models import Record
from tests.conftest import Client, first_workspace
from tests.lanes import share

HOST = "go.acme.test"
URL = "https://dest.example/"


class Pages(RuleBasedStateMachine):
    """Walk a list page by page, in both directions, while records are made, changed and deleted between the pages.

    The promise: walked to its end, a list holds each record that was there, unchanged, from beginning to end exactly
    once and in order; a record that came or moved on the way may be in it or not, but never twice in a walk by
    creation.
    """

    sort = "-created_at"
    folders: Iterator[Path]

    def __init__(self) -> None:
        super().__init__()
        self.app = create_app({"INSTANCE": str(next(self.folders)), "RATE_LIMIT": ""})
        self.context = self.app.app_context()
        self.context.push()
        bootstrap.ensure_workspace()
        self.caller = workspaces.member_caller(first_workspace())
        hosts.connect_host(self.caller, host=HOST)
        self.alive: list[str] = []
        self.begin()

    def begin(self) -> None:
        self.cursor: str | None = None
        self.seen: list[Any] = []
        self.steady = list(self.alive)
        self.walking = True

    def teardown(self) -> None:
        self.context.pop()
        close_app(self.app)

    @rule(count=st.integers(1, 4))
    def make(self, count: int) -> None:
        for _ in range(count):
            self.alive.append(records.create_link(self.caller, host=HOST, config=RecordConfig(destination=URL)).id)

    @precondition(lambda self: self.alive)
    @rule(data=st.data())
    def delete(self, data: Any) -> None:
        gone = data.draw(st.sampled_from(self.alive))
        records.delete_redirect(self.caller, gone)
        self.alive.remove(gone)
        self.steady = [entry for entry in self.steady if entry != gone]

    @precondition(lambda self: self.alive)
    @rule(data=st.data(), title=st.sampled_from(["a", "b"]))
    def change(self, data: Any, title: str) -> None:
        changed = data.draw(st.sampled_from(self.alive))
        alias = records.get_link(self.caller, changed).alias
        records.update_redirect(
            self.caller, changed, url=RecordAddress(HOST, alias), config=RecordConfig(destination=URL, title=title)
        )
        if "updated" in self.sort:
            self.steady = [entry for entry in self.steady if entry != changed]

    @precondition(lambda self: self.walking)
    @rule(size=st.integers(1, 3))
    def turn_page(self, size: int) -> None:
        rows, cursors = records.list_records(
            self.caller, sort=self.sort, per_page=size, filters=NO_FILTERS, cursor=self.cursor
        )
        page = [row.id for row in rows]
        if cursors.prev and rows:
            # Back and forth again is the same page, as nothing changed in between.
            _, back = records.list_records(
                self.caller, sort=self.sort, per_page=100, filters=NO_FILTERS, cursor=cursors.prev
            )
            again, _ = records.list_records(
                self.caller, sort=self.sort, per_page=size, filters=NO_FILTERS, cursor=back.next
            )
            assert [row.id for row in again] == page
        self.seen += page
        self.cursor = cursors.next
        if cursors.next is None:
            self.check()
            self.walking = False

    @precondition(lambda self: not self.walking)
    @rule()
    def start_again(self) -> None:
        self.begin()

    def check(self) -> None:
        steady = [entry for entry in self.seen if entry in self.steady]
        assert sorted(steady) == sorted(self.steady)
        if "updated" not in self.sort:
            assert len(set(self.seen)) == len(self.seen)
            assert self.seen == sorted(self.seen, reverse=self.sort.startswith("-"))

    @invariant()
    def the_list_is_what_memory_says(self) -> None:
        rows, _ = records.list_records(self.caller, sort="id", per_page=100, filters=NO_FILTERS)
        assert [row.id for row in rows] == self.alive[:100]


SORTS = ["-updated_at", "created_at", "-created_at", "id", "-id", "updated_at"]


@pytest.mark.parametrize("sort", [SORTS[0], *(pytest.param(sort, marks=pytest.mark.slow) for sort in SORTS[1:])])
def test_pages_while_rows_come_and_go(tmp_path: Path, make_folder: Callable[[Path], Path], sort: str) -> None:
    folders = (make_folder(tmp_path / str(number)) for number in itertools.count())
    machine: Any = type("Machine", (Pages,), {"sort": sort, "folders": folders})
    machine.TestCase.settings = settings(
        max_examples=share(12), stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
    )
    machine.TestCase().runTest()


def test_records_of_one_moment_are_put_in_order(
    app: Flask, client: Client, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands still, and is set back: each record still comes after the one before it."""
    from signpost.domain import times

    connect()
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        still = times.now()
        monkeypatch.setattr(times, "now", lambda: still)
        created = [records.create_link(caller, host=HOST, config=RecordConfig(destination=URL)) for _ in range(5)]
        monkeypatch.setattr(times, "now", lambda: still.replace(year=still.year - 1))
        created.append(records.create_link(caller, host=HOST, config=RecordConfig(destination=URL)))
    ids = [record.id for record in created]
    assert ids == sorted(ids)
    answer = client.get("/v1/links?sort=created_at&filter[host]=go.acme.test")
    assert [record["id"] for record in answer.json["data"]] == ids
    times_ms = [record["created_at"] for record in answer.json["data"]]
    assert times_ms[:5] == sorted(set(times_ms[:5]))
    # The last one has its own time; only the order is that of creation.
    assert times_ms[5] == times.text(times.now())
    with app.app_context():
        assert Record.select().count() >= 6
        assert not database.current().in_transaction()


def test_a_cursor_with_a_place_of_another_kind_is_refused(
    client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    connect()
    for _ in range(3):
        make_link()

    def cursor_of(sort: str) -> str:
        answer = client.get(f"/v1/links?per_page=1&sort={sort}")
        found: str = parse_qs(urlsplit(answer.json["meta"]["cursor"]["next"]).query)["cursor"][0]
        return found

    for created, used in (("updated_at", "id"), ("id", "updated_at"), ("id", "-id")):
        answer = client.get("/v1/links", query_string={"per_page": 1, "sort": used, "cursor": cursor_of(created)})
        assert answer.status_code == 422
        assert "cursor" in answer.json["errors"]
