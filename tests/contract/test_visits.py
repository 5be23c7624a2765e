"""What each visit must answer: every case of visits.json, over a real socket."""

import json
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest

from .client import Answer, Api
from .statements import statement

CASES = json.loads((Path(__file__).with_name("visits.json")).read_text(encoding="utf-8"))


# The statements that a case holds.
HELD = {
    "route-01": ["R14"],
    "frame-01": ["R17"],
    "path-07": ["R24"],
    "query-03": ["R25"],
    "utm-01": ["R28"],
}


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=statement(*HELD.get(case["id"], ())), id=case["id"]) for case in CASES]
)
def test_visit(api: Api, host: str, case: Any) -> None:
    records = [create(api, host, dict(record)) for record in case["records"]]
    request, expect = case["request"], case["expect"]

    answers = [send(api, host, request) for _ in range(request.get("times", 1))]

    answer = answers[0]
    assert answer.status == expect["status"], answer.text
    if "location" in expect:
        assert answer.location == expect["location"]
    if "location_host" in expect:
        assert urlsplit(answer.location).hostname == expect["location_host"]
    for name, value in expect.get("headers", {}).items():
        found = {word.strip() for word in answer.headers.get(name, "").split(",")}
        assert {word.strip() for word in value.split(",")} <= found, f"{name}: {answer.headers.get(name)}"
    for name in expect.get("absent", []):
        assert name not in answer.headers
    if "body_has" in expect:
        assert expect["body_has"] in answer.text
    if "body_lacks" in expect:
        assert expect["body_lacks"] not in answer.text
    locations = [one.location for one in answers]
    if "sequence" in expect:
        assert locations == expect["sequence"]
    if "covers" in expect:
        assert set(locations) == set(expect["covers"])
    if "constant" in expect:
        assert len(set(locations)) == 1
    if "clicks" in expect:
        assert clicks_of(api, records[0]["id"], expect["clicks"]) == expect["clicks"]


def create(api: Api, host: str, record: Any) -> Any:
    if "url" in record:
        record["url"] = record["url"].replace("{host}", host)
        answer = api("POST", "/redirect", record)
    else:
        answer = api("POST", "/link", {"host": host, **record})
    assert answer.status == 200, answer.text
    return answer.json["data"][0]


def send(api: Api, host: str, request: dict[str, Any]) -> Answer:
    name = {
        "upper": host.upper(),
        "www": f"www.{host}",
        "port": f"{host}:8443",
        "dot": f"{host}.",
        "other": "other.acme.test",
    }
    headers = dict(request.get("headers", {}))
    body = request["body"].encode() if "body" in request else None
    if "form" in request:
        body = urlencode(request["form"]).encode()
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    return api.visit(name.get(request.get("host", ""), host), request["path"], request["method"], headers, body=body)


def clicks_of(api: Api, id: str, expected: Any) -> Any:
    """total_clicks of a record; waits a little, because clicks are stored in batches."""
    deadline = time.monotonic() + 3
    while True:
        clicks = api("GET", f"/links/{id}").json["total_clicks"]
        if (clicks == expected and expected) or time.monotonic() > deadline:
            return clicks
        if expected == 0 and time.monotonic() > deadline - 2.2:
            return clicks
        time.sleep(0.05)
