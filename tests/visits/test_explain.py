"""POST /links/explain: what it says is what a visitor then meets, and nothing of it is counted."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.conftest import FIREFOX
from tests.visits.conftest import Answer, send

HOST = "go.acme.test"


@pytest.fixture
def explain(client: Any) -> Any:
    def do(url: Any, **question: Any) -> Any:
        answer = client.post("/v1/links/explain", json={"url": url, **question})
        assert answer.status_code == 200, answer.text
        return answer.json

    return do


def texts(explanation: Any) -> dict[str, str]:
    return {step["step"]: step["text"] for step in explanation["steps"]}


def passed(explanation: Any) -> list[str]:
    return [step["step"] for step in explanation["steps"] if step["passes"]]


@pytest.fixture(scope="module")
def cases() -> Any:
    from pathlib import Path

    return json.loads((Path(__file__).parents[1] / "contract" / "visits.json").read_text(encoding="utf-8"))


@pytest.mark.slow
def test_it_says_what_a_visitor_meets(
    app: Flask, client: Any, connect: Callable[..., str], explain: Any, cases: Any, write_clicks: Callable[[], bool]
) -> None:
    """All vectors of one request whose answer does not depend on chance or on another clock."""
    compared = 0
    for number, case in enumerate(cases):
        if case["request"].get("host", "{host}") != "{host}":
            continue
        host = f"h{number}.acme.test"
        connect(host)
        for record in case.get("records", []):
            body = json.loads(json.dumps(record).replace("{host}", host))
            path = "/v1/redirect" if "url" in body else "/v1/link"
            if path == "/v1/link":
                body["host"] = host
            client.post(path, json=body)
        request = case["request"]
        headers = {"User-Agent": FIREFOX, **request.get("headers", {})}
        environ = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()}
        method = request.get("method", "GET")
        if method == "POST" and any("password" in record for record in case["records"]):
            continue  # it is never tried
        if any(record.get("destination_routing") in ("random", "weighted") for record in case["records"]):
            continue
        target = request["path"]
        try:
            target.encode("ascii")
        except UnicodeEncodeError:
            continue
        given = explain(f"https://{host}{target}", method=method, headers=headers, address="192.0.2.1")
        met = send(app, target, method=method, host=host, **environ)
        assert (given["status"], given["location"]) == (met.status, met.location), case["id"]
        assert set(given["headers"].items()) == set(met.headers), case["id"]
        compared += 1
    assert compared > 50


def test_nothing_is_counted_and_no_turn_is_taken(
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    explain: Any,
    raw: Callable[..., Answer],
    client: Any,
    write_clicks: Callable[[], bool],
) -> None:
    connect()
    entry = make_link(alias="one", max_clicks=1, interstitial="never")
    make_link(alias="turns", destinations=["https://a.example/", "https://b.example/"], destination_routing="order")
    for _ in range(3):
        assert explain(f"{HOST}/one")["counts_as"] == "person"
        assert explain(f"{HOST}/turns")["location"] == "https://a.example/"
    assert raw("/one").status == 302
    assert raw("/turns").location == "https://a.example/"
    assert write_clicks()
    assert client.get(f"/v1/links/{entry['id']}").json["total_clicks"] == 1
    assert explain(f"{HOST}/one")["stopped_by"] == "max_clicks"
    assert client.get("/v1/workspace/clicks").json["total"] == {"clicks": 2, "bots": 0, "visitors": 1}


def test_every_step_of_a_visit_that_gets_through(
    connect: Callable[..., str], make_link: Callable[..., Any], explain: Any
) -> None:
    connect()
    created = make_link(
        alias="Sale", forward_query=True, forward_path=True, utm=["source=mail"], starts="2026-01-01T00:00:00Z"
    )
    given = explain(f"http://{HOST}/sale/shoes?ref=x")
    assert passed(given) == [
        "hostname", "dns", "record", "paused", "starts", "expires", "max_clicks", "method", "password", "plugins",
        "destination", "answer", "click", "destination",
    ]  # fmt: skip
    assert given["record"] == {"id": created["id"], "host": HOST, "alias": "Sale"}
    assert given["location"] == "https://dest.example/landing/shoes?utm_source=mail&ref=x"
    assert (given["status"], given["stopped_by"], given["counts_as"]) == (302, None, "person")
    assert given["headers"]["Cache-Control"] == "no-store"
    assert "shoes" in texts(given)["record"]
    assert texts(given)["starts"] == "It started at 2026-01-01 00:00:00 UTC."


@pytest.mark.parametrize(
    ("fields", "question", "step", "status"),
    [
        ({"starts": "2090-01-01T00:00:00Z"}, {}, "starts", 404),
        ({"starts": "2090-01-01T00:00:00Z"}, {"at": "2090-01-01T00:00:00Z"}, None, 302),
        ({"expires": "2090-01-01T00:00:00Z"}, {"at": "2089-12-31T23:59:59+00:00"}, None, 302),
        ({"expires": "2090-01-01T00:00:00Z"}, {"at": "2090-01-01T00:00:00Z"}, "expires", 410),
        (
            {"expires": "2090-01-01T00:00:00Z", "expired_url": "https://over.example/"},
            {"at": "2091-01-01T00:00:00Z"},
            "expires",
            302,
        ),
        ({"paused": True}, {}, "paused", 404),
        ({"password": "opensesame"}, {}, "password", 401),
        ({"password": "opensesame"}, {"method": "POST"}, "password", 401),
        ({}, {"method": "DELETE"}, "method", 405),
        ({"status": 307}, {"method": "DELETE"}, None, 307),
        ({"plugins": ["block-bots"]}, {"headers": {"User-Agent": "Googlebot/2.1"}}, "plugins", 403),
        ({"plugins": ["block-bots"]}, {}, None, 302),
        ({"plugins": ["preview"]}, {}, "interstitial", 200),
        ({"max_clicks": 10}, {}, "interstitial", 200),
        ({"max_clicks": 10}, {"method": "POST"}, "method", 405),
        ({"max_clicks": 10, "interstitial": "never"}, {}, None, 302),
        ({"max_clicks": 11}, {}, None, 302),
        ({"type": "frame"}, {}, None, 200),
    ],
)
def test_what_stops_a_visit(
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    client: Any,
    explain: Any,
    fields: Any,
    question: Any,
    step: Any,
    status: Any,
) -> None:
    connect()
    paused = fields.pop("paused", False)
    created = make_link(alias="abc", **fields)
    if paused:
        body = {"url": f"{HOST}/abc", "destination": "https://dest.example/landing", "paused": True}
        assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    given = explain(f"{HOST}/abc", **question)
    assert (given["stopped_by"], given["status"]) == (step, status)
    assert (given["counts_as"] is None) == (step is not None)
    assert given["record"]["id"] == created["id"]


@pytest.mark.parametrize(
    ("question", "counts_as"),
    [
        ({}, "person"),
        ({"headers": {"User-Agent": "Googlebot/2.1"}}, "bot"),
        ({"headers": {"Sec-Purpose": "prefetch"}}, None),
        ({"method": "HEAD"}, None),
    ],
)
def test_whom_a_visit_counts_as(
    connect: Callable[..., str], make_link: Callable[..., Any], explain: Any, question: Any, counts_as: Any
) -> None:
    connect()
    make_link(alias="abc")
    assert explain(f"{HOST}/abc", **question)["counts_as"] == counts_as


def test_how_a_record_is_found(
    connect: Callable[..., str], make_link: Callable[..., Any], client: Any, explain: Any
) -> None:
    connect()
    make_link(alias="abc")
    make_link(alias="straße")
    assert "No link or redirect" in texts(explain(f"{HOST}/nope"))["record"]
    assert explain(f"{HOST}/nope")["stopped_by"] == "record"
    assert texts(explain(f"{HOST}/abc"))["record"] == f"{HOST}/abc exists."
    assert "differs in case" in texts(explain(f"{HOST}/ABC"))["record"]
    assert explain(f"{HOST}/straße")["status"] == 302
    assert explain(f"{HOST}/stra%C3%9Fe")["status"] == 302
    assert texts(explain(f"www.{HOST}/abc"))["hostname"].startswith(f"{HOST} is connected, and answers for www.")
    assert client.post("/v1/redirect", json={"url": HOST, "destination": "https://root.example"}).status_code == 200
    assert "catch-all" in texts(explain(f"{HOST}/nope"))["record"]
    assert "at the root" in texts(explain(HOST))["record"]
    assert texts(explain(f"{HOST}/robots.txt"))["special"] == "/robots.txt is answered by Signpost itself."
    assert explain(f"{HOST}/abc+")["status"] == 200


def test_it_says_when_the_destination_is_a_link_of_the_workspace(
    connect: Callable[..., str], make_link: Callable[..., Any], explain: Any
) -> None:
    connect()
    make_link(alias="b")
    make_link(alias="a", destination=f"https://{HOST}/b")
    assert texts(explain(f"{HOST}/a"))["onward"] == f"Another link of this workspace answers there: {HOST}/b."
    assert "onward" not in texts(explain(f"{HOST}/b"))


def test_hostnames_of_others_are_told_as_not_connected(
    app: Flask,
    client: Any,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    explain: Any,
    other_workspace: Any,
) -> None:
    from signpost.domain.records.record import RecordConfig
    from signpost.operations.hosts import hosts
    from signpost.operations.records import records

    with app.app_context():
        hosts.connect_host(other_workspace, host="go.other.test")
        config = RecordConfig(destination="https://secret.example")
        records.create_link(other_workspace, host="go.other.test", alias="abc", config=config)
    theirs, nobodys = explain("go.other.test/abc"), explain("go.nobody.test/abc")
    for given in (theirs, nobodys):
        assert (given["stopped_by"], given["status"], given["record"]) == ("hostname", None, None)
        assert "secret" not in json.dumps(given)
    assert texts(theirs)["hostname"].replace("other", "nobody") == texts(nobodys)["hostname"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "url"),
        ({"url": ""}, "url"),
        ({"url": "https://"}, "url"),
        ({"url": "ftp://go.acme.test/x"}, "url"),
        ({"url": "https://[::1/x"}, "url"),
        ({"url": "https://go.acme.test:x/"}, "url"),
        ({"url": HOST, "at": "tomorrow"}, "at"),
        ({"url": HOST, "method": "BREW"}, "method"),
        ({"url": HOST, "address": "here"}, "address"),
        ({"url": HOST, "headers": {"Host": "x"}}, "headers.Host"),
        ({"url": HOST, "headers": {"A B": "x"}}, "headers.A B"),
        ({"url": HOST, "headers": {"A": "x\r\nB: y"}}, "headers.A"),
        ({"url": HOST, "headers": {"A": 1}}, "headers.A"),
        ({"url": HOST, "headers": []}, "headers"),
        ({"url": HOST, "further": 1}, "further"),
    ],
)
def test_questions_that_cannot_be_answered(client: Any, connect: Callable[..., str], body: Any, field: Any) -> None:
    connect()
    answer = client.post("/v1/links/explain", json=body)
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == [field]


def test_it_says_why_a_visit_by_the_www_name_ends(
    connect: Callable[..., str], make_link: Callable[..., Any], explain: Any
) -> None:
    connect()
    make_link(alias="abc", destination=f"https://www.{HOST}/new")
    given = explain(f"https://www.{HOST}/abc")
    assert (given["status"], given["location"], given["stopped_by"], given["counts_as"]) == (404, None, "www", None)
    assert (
        texts(given)["www"]
        == f"The visit came through www.{HOST}, where nothing else answers: it would come back forever."
    )
    given = explain(f"https://{HOST}/abc")
    assert (given["status"], given["location"], given["stopped_by"]) == (302, f"https://www.{HOST}/new", None)
    assert "onward" not in texts(given)
    make_link(alias="new", destination="https://dest.example/")
    assert texts(explain(f"https://{HOST}/abc"))["onward"].startswith(f"www.{HOST} is not connected.")


@pytest.mark.parametrize(
    ("question", "status"),
    [
        ({"method": "HEAD"}, 204),
        ({"headers": {"Sec-Purpose": "prefetch"}}, 204),
        ({"headers": {"User-Agent": "Googlebot/2.1"}}, 403),
    ],
)
def test_it_says_who_is_not_told_where_a_limited_link_leads(
    connect: Callable[..., str], make_link: Callable[..., Any], explain: Any, question: Any, status: Any
) -> None:
    connect()
    make_link(alias="abc", max_clicks=1, interstitial="never")
    given = explain(f"{HOST}/abc", **question)
    assert (given["status"], given["location"]) == (status, None)
    assert (given["stopped_by"], given["counts_as"]) == ("limited", None)
    assert "so the destination is not revealed" in texts(given)["limited"]
    assert "limited" in passed(explain(f"{HOST}/abc"))
    assert explain(f"{HOST}/abc")["counts_as"] == "person"


@pytest.mark.parametrize("at", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z"])
def test_at_the_ends_of_time(connect: Callable[..., str], make_link: Callable[..., Any], explain: Any, at: str) -> None:
    end = "9999-12-31T23:59:59.999999Z"
    conditions = (
        {"hours": ["09:00-17:00"], "timezone": "Pacific/Kiritimati"},
        {"days": ["mon"], "timezone": "America/New_York"},
        {"until": end},
    )
    rules = [{"if": condition, "destination": "https://a.example/"} for condition in conditions]
    make_link(connect(HOST), alias="late", rules=rules)
    make_link(HOST, alias="ends", expires=end)
    assert len(explain(f"{HOST}/late", at=at)["rules"]) == 3
    assert "9999" in texts(explain(f"{HOST}/ends", at=at))["expires"]
