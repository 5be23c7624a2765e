"""What a call costs does not grow with what is there: counted in SQLite's steps and in calls of functions, not in time.

The records are alike in all that an index may hold, because that is where a call reads more of them than it needs.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from flask import Flask

from signpost.storage import database
from tests.conftest import Answer, Client

DEST = "https://dest.example/landing"
# SQLite calls back after this many steps of its machine.
EVERY = 20
# Both are more than a page of a list.
FEW, MANY = 60, 1000
# With 17 times the records. Trees grow deeper, and lists look at some hundred records before they choose an index.
AT_MOST = 3


class Work(NamedTuple):
    steps: int
    calls: int


def steps_of(app: Flask, action: Callable[[], Any]) -> int:
    """How many steps SQLite takes for what an action does in this thread."""
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += EVERY
        return 0

    with app.app_context():
        connection = database.current().connection()
    connection.progress(step, EVERY)
    try:
        action()
    finally:
        connection.progress(None, EVERY)
    return steps


def work_of(app: Flask, action: Callable[[], Any]) -> Work:
    """What an action does in this thread."""
    calls = 0

    def call(*_: Any) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(call)
    try:
        steps = steps_of(app, action)
    finally:
        sys.setprofile(None)
    # Of the same connection, which the pool gave again.
    assert steps > 0
    return Work(steps, calls)


@pytest.fixture
def host(connect: Callable[..., str]) -> str:
    return connect()


@pytest.fixture
def fill(client: Client, host: str) -> Callable[[int], None]:
    """Make links that lead to one place, and have the same tag, title and day."""

    def do(count: int) -> None:
        records = [{"host": host, "destination": DEST, "title": "A link", "tags": ["new"]}] * count
        answer = client.post("/v1/bulk", json={"records": records})
        assert answer.status_code == 200, answer.text
        assert answer.json["data"][-1]["result"] == "created"

    return do


LINK = {"destination": DEST, "title": "A link", "tags": ["new"]}
CALLS: dict[str, Callable[[Client, str, str], Answer]] = {
    "create a link": lambda api, host, _: api.post("/v1/link", json={**LINK, "host": host}),
    "create a link with an alias": lambda api, host, record: api.post(
        "/v1/link", json={**LINK, "host": host, "alias": f"a-{record}"}
    ),
    "find or create a link": lambda api, host, _: api.post(
        "/v1/link", json={"destination": DEST, "host": host, "find_or_create": True}
    ),
    "create a redirect": lambda api, host, record: api.post(
        "/v1/redirect", json={"url": f"{host}/old-{record}", "destination": DEST}
    ),
    "read": lambda api, _, record: api.get(f"/v1/links/{record}"),
    "change": lambda api, _, record: api.patch(f"/v1/redirect/{record}", json={"title": f"Other {record}"}),
    "change the destination": lambda api, _, record: api.patch(
        f"/v1/redirect/{record}", json={"destination": f"{DEST}?{record}"}
    ),
    "list": lambda api, _, __: api.get("/v1/links"),
    "list by tag": lambda api, _, __: api.get("/v1/links?filter[tags]=new"),
    "list by hostname": lambda api, host, __: api.get(f"/v1/links?filter[host]={host}"),
    "list by destination": lambda api, _, __: api.get(f"/v1/links?filter[destination]={DEST}"),
    "list by clicks": lambda api, _, __: api.get("/v1/links?sort=-clicks"),
    "search": lambda api, _, __: api.get("/v1/links?filter[search]=link"),
    "explain": lambda api, host, _: api.post("/v1/links/explain", json={"url": f"https://{host}/none"}),
    "what changed": lambda api, _, __: api.get("/v1/changes"),
    "delete": lambda api, _, record: api.delete(f"/v1/link/{record}"),
}


def test_a_call_costs_the_same_with_more_records(
    app: Flask, client: Client, host: str, fill: Callable[[int], None]
) -> None:
    def call(what: str) -> Work:
        record = client.get("/v1/links").json["data"][0]["id"]

        def do() -> None:
            answer = CALLS[what](client, host, record)
            assert answer.status_code in (200, 204), answer.text

        return work_of(app, do)

    fill(FEW)
    # The first time, statements are prepared and modules imported.
    for what in CALLS:
        call(what)
    few = {what: call(what) for what in CALLS}
    fill(MANY)
    many = {what: call(what) for what in CALLS}
    for what in CALLS:
        for before, after in zip(few[what], many[what], strict=True):
            assert after < before * AT_MOST, (what, few[what], many[what])
