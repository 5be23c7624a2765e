"""POST /links/explain with a list: where each URL leads, over how many redirects, and what stops it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.record import RecordConfig
from signpost.features.diagnostics.schemas import MAX_URL_LENGTH, MAX_URLS
from signpost.features.diagnostics.visits.trace import MAX_HOPS
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.storage.models import Record
from tests.conftest import FIREFOX, Client

HOST, OTHER = "go.acme.test", "old.acme.test"
DEST = "https://dest.example/landing"


@pytest.fixture
def trace(client: Client) -> Callable[..., list[dict[str, Any]]]:
    def do(*urls: str, **question: Any) -> list[dict[str, Any]]:
        answer = client.post("/v1/links/explain", json={"urls": list(urls), **question})
        assert answer.status_code == 200, answer.text
        assert list(answer.json) == ["data"]
        rows: list[dict[str, Any]] = answer.json["data"]
        assert [row["url"] for row in rows] == list(urls)
        return rows

    return do


@pytest.fixture
def chain(connect: Callable[..., str], make_link: Callable[..., Any]) -> Callable[[int], None]:
    """Links c1 to c2 and so on; the last leads out."""
    connect()

    def do(length: int) -> None:
        for number in range(length, 0, -1):
            after = DEST if number == length else f"https://{HOST}/c{number + 1}"
            make_link(alias=f"c{number}", destination=after)

    return do


def of(row: dict[str, Any], *names: str) -> list[Any]:
    return [row[name] for name in names]


def test_dot_segments_go_before_a_request(
    connect: Callable[..., str], make_link: Callable[..., Any], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    """Of a URL that a visitor is sent to; one that is asked about is requested as it is."""
    connect()
    make_link(alias="sale")
    make_link(alias="start", destination=f"https://{HOST}/x/%2E./sale")
    (row,) = trace(f"https://{HOST}/start")
    assert of(row, "status", "hops", "stopped_by") == [302, 2, None]


def test_each_url_has_a_row_in_its_order(
    connect: Callable[..., str], make_link: Callable[..., Any], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    connect()
    created = make_link(alias="Sale", forward_query=True)
    rows = trace(f"https://{HOST}/nope", f"{HOST}/sale?ref=x", "https://elsewhere.example/a", "https://[::1/x")
    assert rows[0] == {
        "url": f"https://{HOST}/nope", "status": 404, "location": None, "hops": 0, "record": None,
        "stopped_by": "record", "verdict": {"ok": False, "text": "Visitors see “not found”."}, "error": None,
    }  # fmt: skip
    assert rows[1] == {
        "url": f"{HOST}/sale?ref=x", "status": 302, "location": f"{DEST}?ref=x", "hops": 1,
        "record": {"id": created["id"], "host": HOST, "alias": "Sale"}, "stopped_by": None,
        "verdict": {"ok": True, "text": "Visitors are redirected (302)."}, "error": None,
    }  # fmt: skip
    assert of(rows[2], "status", "hops", "stopped_by") == [None, 0, "hostname"]
    assert rows[3] == {
        "url": "https://[::1/x", "status": None, "location": None, "hops": 0, "record": None,
        "stopped_by": None, "verdict": {"ok": False, "text": "Enter a URL, like https://go.example.com/sale."},
        "error": "Enter a URL, like https://go.example.com/sale.",
    }  # fmt: skip


def test_hops_are_counted_to_the_end_of_a_chain(
    chain: Callable[[int], None], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    chain(3)
    rows = trace(*(f"{HOST}/c{number}" for number in (1, 2, 3)))
    assert [row["hops"] for row in rows] == [3, 2, 1]
    assert [row["stopped_by"] for row in rows] == [None, None, None]
    assert [row["location"] for row in rows] == [f"https://{HOST}/c2", f"https://{HOST}/c3", DEST]


def test_a_chain_may_have_as_many_hops_as_browsers_follow(
    chain: Callable[[int], None], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    chain(MAX_HOPS + 2)
    rows = trace(*(f"{HOST}/c{number}" for number in (1, 2, 3)))
    assert [of(row, "hops", "stopped_by") for row in rows] == [
        [MAX_HOPS, "hops"],
        [MAX_HOPS, "hops"],
        [MAX_HOPS, None],
    ]


def test_a_loop_is_said(app: Flask, chain: Callable[[int], None], trace: Callable[..., list[dict[str, Any]]]) -> None:
    chain(4)
    with app.app_context():
        # No operation saves a loop.
        Record.update(destination=f"https://{HOST}/c2?x=1#y").where(Record.place == "c4").execute()
    rows = trace(f"{HOST}/c1", f"{HOST}/c2?x=1", f"{HOST}/c4")
    assert [row["stopped_by"] for row in rows] == ["loop"] * 3
    assert all(row["status"] == 302 and row["hops"] > 1 for row in rows)


def test_what_stops_a_visit_further_on_is_said(
    connect: Callable[..., str], make_link: Callable[..., Any], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    connect()
    make_link(alias="password", password="opensesame")
    make_link(alias="later", starts="2090-01-01T00:00:00Z")
    for alias in ("password", "later", "nothing"):
        make_link(alias=f"to-{alias}", destination=f"https://{HOST}/{alias}")
    rows = trace(f"{HOST}/to-password", f"{HOST}/to-later", f"{HOST}/to-nothing")
    assert [of(row, "hops", "stopped_by") for row in rows] == [[1, "password"], [1, "starts"], [1, "record"]]
    assert trace(f"{HOST}/to-later", at="2090-02-01T00:00:00Z")[0]["stopped_by"] is None


def test_the_www_name_of_another_site_ends_a_chain(
    connect: Callable[..., str], make_link: Callable[..., Any], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    connect()
    make_link(alias="abc", destination=f"https://www.{HOST}/abc")
    assert of(trace(f"https://{HOST}/abc")[0], "hops", "stopped_by") == [1, None]
    assert of(trace(f"https://www.{HOST}/abc")[0], "status", "hops", "stopped_by") == [404, 0, "www"]


def test_pages_of_ours_are_no_hops(
    connect: Callable[..., str], make_link: Callable[..., Any], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    connect()
    make_link(alias="frame", type="frame")
    make_link(alias="app", destination="tel:112")
    rows = trace(f"{HOST}/frame", f"{HOST}/app", f"{HOST}/app+", f"{HOST}/robots.txt")
    assert [of(row, "status", "hops", "stopped_by") for row in rows] == [
        [200, 0, None],
        [302, 1, None],
        [200, 0, None],
        [200, 0, None],
    ]


def test_other_workspaces_are_not_followed(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    trace: Callable[..., list[dict[str, Any]]],
    other_workspace: Caller,
) -> None:
    connect()
    with app.app_context():
        hosts.connect_host(other_workspace, host="go.other.test")
        config = RecordConfig(destination="https://secret.example")
        records.create_link(other_workspace, host="go.other.test", alias="abc", config=config)
    make_link(alias="abc", destination="https://go.other.test/abc")
    rows = trace(f"{HOST}/abc", "go.other.test/abc")
    assert of(rows[0], "hops", "stopped_by") == [1, None]
    assert of(rows[1], "status", "record", "stopped_by") == [None, None, "hostname"]
    assert "secret" not in json.dumps(rows)


@pytest.mark.slow
def test_it_says_the_same_as_the_explanation_of_one_visit(
    client: Client, connect: Callable[..., str], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    compared = 0
    cases = json.loads((Path(__file__).parents[1] / "contract" / "visits.json").read_text(encoding="utf-8"))
    for number, case in enumerate(cases):
        if "host" in case["request"]:
            continue
        host = f"h{number}.acme.test"
        connect(host)
        for record in case.get("records", []):
            body = json.loads(json.dumps(record).replace("{host}", host))
            path, more = ("/v1/redirect", {}) if "url" in body else ("/v1/link", {"host": host})
            client.post(path, json={**body, **more})
        chance = ("random", "weighted", "sticky")
        if any(record.get("destination_routing") in chance for record in case.get("records", [])):
            continue
        question = {
            "method": case["request"].get("method", "GET"),
            "headers": {"User-Agent": FIREFOX, **case["request"].get("headers", {})},
            "address": "192.0.2.1",
        }
        url = f"https://{host}{case['request']['path']}"
        answer = client.post("/v1/links/explain", json={"url": url, **question})
        (row,) = trace(url, **question)
        entry = answer.json
        if row["hops"] > 1 or row["stopped_by"] in ("loop", "hops"):
            continue
        assert answer.status_code == 200, answer.text
        assert of(row, "status", "location", "record", "stopped_by") == of(
            entry, "status", "location", "record", "stopped_by"
        ), case["id"]
        compared += 1
    assert compared > 50


def test_nothing_is_counted(
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    trace: Callable[..., list[dict[str, Any]]],
    write_clicks: Callable[[], bool],
) -> None:
    connect()
    created = make_link(alias="one", max_clicks=1, interstitial="never")
    assert trace(*[f"{HOST}/one"] * 3)[2]["stopped_by"] is None
    write_clicks()
    assert client.get(f"/v1/links/{created['id']}").json["total_clicks"] == 0


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"url": HOST, "urls": [HOST]}, "urls"),
        ({"urls": []}, "urls"),
        ({"urls": [HOST] * (MAX_URLS + 1)}, "urls"),
        ({"urls": HOST}, "urls"),
        ({"urls": [HOST, 5]}, "urls.1"),
        ({"urls": [HOST], "method": "BREW"}, "method"),
    ],
)
def test_questions_that_are_refused(client: Client, body: Any, field: str) -> None:
    answer = client.post("/v1/links/explain", json=body)
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == [field]


def test_a_url_that_cannot_be_read_fails_no_other(
    connect: Callable[..., str], make_link: Callable[..., Any], trace: Callable[..., list[dict[str, Any]]]
) -> None:
    connect()
    make_link(alias="abc")
    bad = ["", "ftp://go.acme.test/x", "https://go.acme.test:x/", f"https://{HOST}/" + "a" * MAX_URL_LENGTH]
    rows = trace(*bad, f"{HOST}/abc")
    assert all(row["error"] and row["status"] is None and row["hops"] == 0 for row in rows[:-1])
    assert rows[-2]["error"] == f"Use at most {MAX_URL_LENGTH} characters."
    assert of(rows[-1], "status", "error") == [302, None]


def test_a_thousand_long_urls_fit_into_a_body(connect: Callable[..., str], client: Client) -> None:
    connect()
    urls = [f"https://{HOST}/{number:04}{'x' * 900}" for number in range(MAX_URLS)]
    answer = client.post("/v1/links/explain", json={"urls": urls})
    assert answer.status_code == 200
    assert {row["stopped_by"] for row in answer.json["data"]} == {"record"}
