"""What else is so of a record, who created it, and how many of a list each further filter would leave."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.records.filters import CREATED, NO_FILTERS, Health, RecordFilters, RecordState, Traffic
from signpost.domain.records.record import Handler
from signpost.operations.records.lists import facets, filters
from signpost.operations.workspaces import workspaces
from signpost.storage import database
from signpost.storage.models import Record
from tests.conftest import Client, Visit, first_workspace

Make = Callable[..., dict[str, Any]]
RULES = [{"if": {"bot": True}, "destination": "https://m.example/"}]
# Of each record what it is made with, and what is so of it.
RECORDS: dict[str, tuple[dict[str, Any], set[RecordState]]] = {
    "plain": ({}, {RecordState.ACTIVE, RecordState.UNCLICKED}),
    "clicked": ({}, {RecordState.ACTIVE}),
    "locked": ({"password": "open sesame"}, {RecordState.ACTIVE, RecordState.PASSWORD, RecordState.UNCLICKED}),
    "ruled": ({"rules": RULES}, {RecordState.ACTIVE, RecordState.RULES}),
    "starts": ({"starts": times.text(times.now() + timedelta(days=2))}, {RecordState.UNCLICKED}),
    "ends": ({"expires": times.text(times.now() + timedelta(days=6))}, {RecordState.ACTIVE, RecordState.ENDING}),
    "ends-later": ({"expires": times.text(times.now() + timedelta(days=8))}, {RecordState.ACTIVE}),
    "over": ({}, {RecordState.UNCLICKED}),
    "paused": ({}, {RecordState.UNCLICKED}),
    "used-up": ({}, set()),
    "half-used": ({}, {RecordState.ACTIVE}),
}


@pytest.fixture
def made(
    app: Flask, connect: Callable[..., str], make_link: Make, visit: Visit, write_clicks: Callable[[], bool]
) -> dict[str, set[RecordState]]:
    """The records, those with clicks clicked once."""
    connect()
    for alias, (fields, states) in RECORDS.items():
        make_link(alias=alias, **fields)
        if RecordState.UNCLICKED not in states:
            assert visit(f"/{alias}").status_code == 302
    write_clicks()
    with app.app_context():
        Record.update(paused_by="user").where(Record.place == "paused").execute()
        for alias, most in (("used-up", 1), ("half-used", 200)):
            Record.update(max_clicks=most).where(Record.place == alias).execute()
        Record.update(expired_at="2026-01-01T00:00:00.000000Z").where(Record.place == "over").execute()
        with database.atomic():
            database.announce("go.acme.test")
    return {alias: states for alias, (_fields, states) in RECORDS.items()}


def found(client: Client, **given: str) -> set[str]:
    query = {"per_page": 100, **{f"filter[{name}]": value for name, value in given.items()}}
    answer = client.get("/v1/link", query_string=query)
    assert answer.status_code == 200, answer.text
    return {record["alias"] for record in answer.json["data"]} & {*RECORDS}


@pytest.mark.parametrize("common", [0, 10**9])
def test_each_state_finds_its_records(
    app: Flask, client: Client, made: dict[str, set[RecordState]], monkeypatch: pytest.MonkeyPatch, common: int
) -> None:
    """By its index, and tested record by record."""
    monkeypatch.setattr(filters, "COMMON_THRESHOLD", common)
    for state in RecordState:
        expected = {alias for alias, states in made.items() if state in states}
        assert found(client, state=state) == expected, state
        for sort in ("clicks", "-last_clicked", "updated_at"):
            answer = client.get(f"/v1/link?per_page=100&sort={sort}&filter[state]={state}")
            assert {record["alias"] for record in answer.json["data"]} & {*RECORDS} == expected, (state, sort)


def test_active_is_what_visitors_get(client: Client, made: dict[str, set[RecordState]], visit: Visit) -> None:
    """What the filter says is compared with what happens."""
    active = found(client, state="active")
    for alias in made:
        answer = visit(f"/{alias}")
        assert (answer.status_code in (302, 401)) is (alias in active), alias


def test_by_who_created_it(client: Client, made: dict[str, set[RecordState]]) -> None:
    owner = client.get("/v1/link").json["data"][0]["created_by"]
    assert found(client, created_by=owner) == {*RECORDS}
    assert found(client, created_by=f"nobody, {owner}", state="rules") == {"ruled"}
    assert found(client, created_by="nobody") == set()
    assert client.get("/v1/link?filter[state]=broken").status_code == 422


CHOICES: list[facets.Choice] = [
    *(("state", state) for state in RecordState),
    *(("health", health) for health in Health),
    *(("traffic", traffic) for traffic in Traffic),
    *(("created", days) for days in CREATED.values()),
]


def test_numbers_are_those_of_the_filters(app: Flask, made: dict[str, set[RecordState]]) -> None:
    """A facet is counted in another way than the rows that its filter finds."""
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        for given in (NO_FILTERS, RecordFilters(state=RecordState.UNCLICKED), RecordFilters(search="e")):
            seqs = facets.seqs_of(caller, Handler.SHORT_URL, given)
            assert seqs is not None
            among = filters.matching(caller.workspace, RecordFilters(), among=seqs)
            for choice, count in facets.count_each(caller, seqs, CHOICES).items():
                tested = filters.tested(among, caller.workspace, RecordFilters.from_json(dict([choice])))
                assert tested.count() == count, choice
            values = facets.values_of(seqs, 10)
            assert sum(facet.count for facet in values.hosts) == len(seqs)
            assert sum(facet.count for facet in values.creators) == len(seqs)
            assert all(facet.label for facet in values.creators)


def test_of_more_than_the_limit_none_are_counted(
    app: Flask, made: dict[str, set[RecordState]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facets, "LIMIT", 3)
    with app.app_context():
        caller = workspaces.member_caller(first_workspace())
        assert facets.seqs_of(caller, Handler.SHORT_URL, NO_FILTERS) is None
        assert len(facets.seqs_of(caller, Handler.SHORT_URL, RecordFilters(state=RecordState.RULES)) or ()) == 1
