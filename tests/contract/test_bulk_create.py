"""POST /bulk: many records in one call, with a result for each. An extension."""

import json
import time
from typing import Any

import pytest

from .client import Api
from .errors import assert_error, rejected
from .hosts import fresh
from .records import DEST, get

OTHER = "https://dest.example/other"
WITH = {"include": "extensions"}


@pytest.fixture
def send(api: Api, host: str) -> Any:
    """Create records on the test's hostname; returns the results."""

    def do(records: list[Any], on_conflict: str | None = None) -> Any:
        body = {"records": records, **({"on_conflict": on_conflict} if on_conflict else {})}
        answer = api("POST", "/bulk", body)
        assert answer.status == 200, answer.text
        assert set(answer.json) == {"data"}
        rows = answer.json["data"]
        assert [row["index"] for row in rows] == list(range(len(records)))
        for row in rows:
            retry = {"retry"} if row["result"] == "refused" else set()
            assert set(row) == {"index", "result", "id", "errors"} | retry
            assert (row["errors"] == {}) == (row["result"] != "refused") == (row["id"] is not None)
        return rows

    yield do
    api("DELETE", "/bulk", query={"filter[host]": host})


def of(rows: Any) -> list[str]:
    return [row["result"] for row in rows]


def test_links_and_redirects_are_created_in_their_order(api: Api, host: str, send: Any) -> None:
    rows = send(
        [
            {"host": host, "alias": "a", "destination": DEST, "title": "A", "tags": ["x"], "max_clicks": 3},
            {"host": host, "destination": DEST},
            {"url": f"https://{host}/old/:name", "destination": DEST, "match": "pattern"},
            {"url": f"https://{host}/", "destination": OTHER, "external_id": fresh()},
        ]
    )

    assert of(rows) == ["created"] * 4
    assert sorted(row["id"] for row in rows) == [row["id"] for row in rows]
    first = get(api, rows[0]["id"])
    assert (first["alias"], first["title"], first["tags"], first["created_via"]) == ("a", "A", ["x"], "api")
    assert len(get(api, rows[1]["id"])["alias"]) == 6
    assert api.visit(host, "/old/x").location == DEST
    assert api.visit(host, "/else").location == OTHER


def test_a_refused_row_stops_no_other(api: Api, host: str, send: Any) -> None:
    good = {"host": host, "destination": DEST}
    bad: list[tuple[Any, str]] = [
        ({}, "host"),
        ({"host": host}, "destination"),
        ({"host": "nowhere.acme.test", "destination": DEST}, "host"),
        ({**good, "alias": "a b"}, "alias"),
        ({**good, "unknown": 1}, "unknown"),
        ({**good, "find_or_create": True}, "find_or_create"),
        ({**good, "fetch_title": True}, "fetch_title"),
        ({**good, "title": "x" * 251}, "title"),
        ({**good, "utm": {"nothing": "x"}}, "utm.nothing"),
        ({"url": "no url", "destination": DEST}, "url"),
        ({**good, "url": f"https://{host}/a"}, "host"),
        ({**good, "destination": "javascript:alert(1)"}, "destination"),
        ({**good, "destination_weights": [1]}, "destination_weights"),
        ("x", "record"),
        (None, "record"),
        ([good], "record"),
    ]

    rows = send([good, *[row for row, _ in bad], good])

    assert of(rows) == ["created", *["refused"] * len(bad), "created"]
    assert [list(row["errors"]) for row in rows[1:-1]] == [[field] for _, field in bad]
    for row in rows[1:-1]:
        assert all(reason for reasons in row["errors"].values() for reason in reasons)
        assert row["retry"] is False


@pytest.mark.parametrize("on_conflict", [None, "refuse"])
def test_what_is_taken_is_refused(host: str, link: Any, send: Any, on_conflict: Any) -> None:
    name = fresh()
    link(alias="a", external_id=name)
    row = {"host": host, "destination": DEST}

    rows = send([{**row, "alias": "a"}, {**row, "external_id": name}, {**row, "alias": "b"}, {**row, "alias": "b"}])

    assert of(rows[:3]) == ["refused", "refused", "created"]
    assert [list(row["errors"]) for row in rows] == [["alias"], ["external_id"], [], ["alias"]]


def test_what_is_taken_is_skipped(api: Api, host: str, link: Any, send: Any) -> None:
    name = fresh()
    record = link(alias="a", external_id=name, title="theirs")
    before = get(api, record["id"])
    row = {"host": host, "destination": OTHER, "title": "mine"}

    rows = send(
        [
            {**row, "alias": "a"},
            {**row, "alias": "new", "external_id": name},
            {**row, "alias": "b"},
            {**row, "alias": "b"},
            {"url": f"https://{host}/b", "destination": OTHER},
        ],
        "skip",
    )

    assert of(rows) == ["skipped", "skipped", "created", "skipped", "skipped"]
    assert [row["id"] for row in rows[:2]] == [record["id"]] * 2
    assert len({row["id"] for row in rows[2:]}) == 1
    assert get(api, record["id"]) == before


def test_what_is_taken_is_changed_as_by_patch(api: Api, host: str, link: Any, send: Any) -> None:
    name = fresh()
    record = link(alias="a", external_id=name, title="theirs", tags=["kept"], utm={"source": "kept"}, max_clicks=3)
    path = f"/links/{record['id']}"
    before = api("GET", path, query=WITH).json

    rows = send(
        [
            {"host": host, "alias": "a", "title": "first", "utm": {"term": "t"}},
            {"external_id": name, "description": "second", "max_clicks": None},
            {"host": host, "alias": "b", "destination": DEST},
            {"host": host, "alias": "b", "title": "third"},
        ],
        "update",
    )

    assert of(rows) == ["updated", "updated", "created", "updated"]
    after = api("GET", path, query=WITH).json
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"title", "description", "utm", "updated_at", "extensions"}
    assert (after["title"], after["description"]) == ("first", "second")
    assert (after["utm"]["source"], after["utm"]["term"]) == ("kept", "t")
    assert {**after["extensions"], "max_clicks": 3} == before["extensions"]
    third = get(api, rows[3]["id"])
    assert (rows[2]["id"], third["title"], third["destination"]) == (third["id"], "third", DEST)


def test_one_that_is_found_by_its_external_id_moves(api: Api, host: str, link: Any, send: Any) -> None:
    name = fresh()
    record, taken = link(alias="a", external_id=name), link(alias="taken")

    rows = send(
        [
            {"host": host, "alias": "new", "external_id": name},
            {"url": taken["url"], "external_id": name},
            {"host": host, "external_id": name, "title": "stays"},
        ],
        "update",
    )

    assert of(rows) == ["updated", "refused", "updated"]
    assert list(rows[1]["errors"]) == ["url"]
    after = get(api, record["id"])
    assert (after["alias"], after["title"]) == ("new", "stays")


def test_a_change_that_is_refused(api: Api, host: str, link: Any, send: Any) -> None:
    link(alias="a")
    row = {"host": host, "alias": "a"}

    rows = send(
        [{**row, "status": 200}, {**row, "nothing": 1}, {**row, "destination": None}, {"external_id": fresh()}],
        "update",
    )

    assert [list(row["errors"]) for row in rows] == [["status"], ["nothing"], ["destination"], ["host"]]


@pytest.mark.parametrize("on_conflict", ["refuse", "skip", "update"])
def test_a_thousand_within_a_second_and_a_half(api: Api, host: str, send: Any, on_conflict: str) -> None:
    records = [{"host": host, "alias": f"a{number}", "destination": f"{DEST}/{number}"} for number in range(1000)]

    began = time.monotonic()
    rows = send(records, on_conflict)
    took_s = time.monotonic() - began

    assert of(rows) == ["created"] * 1000
    # Loosely: other tests may run beside it. bench/ measures.
    assert took_s < 15
    assert len({row["id"] for row in rows}) == 1000


def test_more_create_none(api: Api, host: str) -> None:
    records = [{"host": host, "alias": f"a{number}", "destination": DEST} for number in range(1001)]

    assert rejected(api("POST", "/bulk", {"records": records})) == {"records"}
    assert api("GET", "/links", query={"filter[host]": host}).json["data"] == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "records"),
        ({"records": None}, "records"),
        ({"records": {}}, "records"),
        ({"records": "x"}, "records"),
        ({"records": [], "on_conflict": "ask"}, "on_conflict"),
        ({"records": [], "on_conflict": None}, "on_conflict"),
        ({"records": [], "nothing": 1}, "nothing"),
    ],
)
def test_a_body_that_is_refused(api: Api, body: Any, field: str) -> None:
    assert rejected(api("POST", "/bulk", body)) == {field}


def test_none_at_all(send: Any) -> None:
    assert send([]) == []


def test_the_same_key_creates_them_once(api: Api, host: str, send: Any) -> None:
    send([])
    body = {"records": [{"host": host, "destination": DEST, "password": "sesame"}]}
    headers = {"Idempotency-Key": fresh()}

    first, second = (api("POST", "/bulk", body, headers=headers) for _ in range(2))

    assert first.json == second.json
    assert len(api("GET", "/links", query={"filter[host]": host}).json["data"]) == 1


def test_few_may_have_a_password(host: str, send: Any) -> None:
    rows = send([{"host": host, "destination": DEST, "password": "sesame"}] * 51)

    assert of(rows) == ["created"] * 50 + ["refused"]
    assert list(rows[50]["errors"]) == ["password"]


def test_text_that_no_parser_reads_the_same_way(api: Api, host: str) -> None:
    row = json.dumps({"host": host, "destination": DEST})[:-1] + ', "host": "x"}'

    assert_error(api("POST", "/bulk", body=f'{{"records": [{row}]}}'.encode()), 422)
