"""Explaining visits: one step by step, many by where they lead. An extension: the specification does not have it."""

from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .records import DEST


def test_a_visit_is_explained_step_by_step(api: Api, host: str, link: Any) -> None:
    made = link(alias="abc")
    answer = api("POST", "/links/explain", {"url": f"https://{host}/abc"})
    assert answer.status == 200
    assert answer.json["record"] == {"id": made["id"], "host": host, "alias": "abc"}
    assert (answer.json["status"], answer.json["location"]) == (302, DEST)
    # The hostname is not in DNS, which may have been noticed by now.
    assert answer.json["stopped_by"] in (None, "dns")
    assert set(answer.json["verdict"]) == {"ok", "text"}
    assert answer.json["verdict"]["ok"] is (answer.json["stopped_by"] is None)
    assert all(set(step) == {"step", "passes", "text"} for step in answer.json["steps"])


def test_many_visits_are_followed_to_where_they_lead(api: Api, host: str, link: Any) -> None:
    link(alias="c")
    link(alias="b", destination=f"https://{host}/c")
    made = link(alias="a", destination=f"https://{host}/b")
    urls = [f"https://{host}/a", f"https://{host}/missing", "https://", f"https://{host}/c"]
    answer = api("POST", "/links/explain", {"urls": urls})
    assert answer.status == 200
    rows = answer.json["data"]
    assert [row["url"] for row in rows] == urls
    members = {"url", "status", "location", "hops", "record", "stopped_by", "verdict", "error"}
    assert all(set(row) == members for row in rows)
    assert [row["hops"] for row in rows] == [3, 0, 0, 1]
    # The hostname is not in DNS, which may have been noticed by now.
    assert [row["stopped_by"] for row in rows] in ([None, "record", None, None], ["dns", "record", None, "dns"])
    assert [row["verdict"]["ok"] for row in rows] in ([True, False, False, True], [False] * 4)
    assert [row["error"] is None for row in rows] == [True, True, False, True]
    assert rows[0]["record"] == {"id": made["id"], "host": host, "alias": "a"}
    assert (rows[0]["status"], rows[0]["location"]) == (302, f"https://{host}/b")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "url"),
        ({"url": "https://go.example.com/", "urls": ["https://go.example.com/"]}, "urls"),
        ({"urls": []}, "urls"),
        ({"urls": ["https://go.example.com/"] * 1001}, "urls"),
        ({"urls": ["https://go.example.com/"], "check_now": True}, "check_now"),
        ({"url": "https://go.example.com/", "check_now": "soon"}, "check_now"),
    ],
)
def test_it_takes_one_url_or_a_list_of_up_to_1000(api: Api, body: Any, field: str) -> None:
    assert rejected(api("POST", "/links/explain", body)) == {field}


# Fields of a link, what is asked about the visit, and: status, what stopped it, whether that is as it should be.
VISITS: list[tuple[dict[str, Any], dict[str, Any], tuple[int, str | None, bool]]] = [
    ({}, {}, (302, None, True)),
    ({}, {"method": "POST"}, (405, "method", False)),
    ({"status": 307}, {"method": "POST"}, (307, None, True)),
    ({"starts": "2040-01-01T00:00:00Z"}, {}, (404, "starts", False)),
    ({"starts": "2040-01-01T00:00:00Z"}, {"at": "2040-01-01T00:00:00Z"}, (302, None, True)),
    ({"expires": "2040-01-01T00:00:00Z"}, {"at": "2040-01-01T00:00:00Z"}, (410, "expires", False)),
    ({"expires": "2040-01-01T00:00:00Z"}, {"at": "2039-12-31T23:59:59Z"}, (302, None, True)),
    ({"password": "open sesame"}, {}, (401, "password", True)),
    ({"max_clicks": 1}, {}, (200, "interstitial", True)),
    ({"max_clicks": 1, "interstitial": "never"}, {}, (302, None, True)),
    ({"plugins": ["preview"]}, {}, (200, "interstitial", True)),
    ({"plugins": ["block-bots"]}, {"headers": {"User-Agent": "Googlebot/2.1"}}, (403, "plugins", True)),
    ({"type": "frame"}, {}, (200, None, True)),
    ({"type": "gone", "destination": None}, {}, (410, None, True)),
]


@pytest.mark.parametrize(("fields", "asked", "expected"), VISITS, ids=str)
def test_what_stops_a_visit(api: Api, host: str, link: Any, fields: Any, asked: Any, expected: Any) -> None:
    link(**{"alias": "a", **fields})
    status, stopped_by, is_fine = expected

    answer = api("POST", "/links/explain", {"url": f"https://{host}/a", **asked}).json

    assert answer["status"] == status
    # The hostname is not in DNS, which may have been noticed by now.
    if answer["stopped_by"] != "dns":
        assert (answer["stopped_by"], answer["verdict"]["ok"]) == (stopped_by, is_fine)
        failing = [step["step"] for step in answer["steps"] if not step["passes"]]
        assert failing == ([stopped_by] if stopped_by else [])
    assert answer["verdict"]["text"].endswith(".")
    if not asked:
        (row,) = api("POST", "/links/explain", {"urls": [f"https://{host}/a"]}).json["data"]
        assert row["status"] == status == api.visit(host, "/a").status
        if row["stopped_by"] != "dns":
            assert (row["stopped_by"], row["verdict"]["ok"]) == (stopped_by, is_fine)


def test_a_paused_link_and_one_that_is_used_up(api: Api, host: str, link: Any) -> None:
    paused = link(alias="paused")
    api("PATCH", f"/redirect/{paused['id']}", {"paused": True})
    link(alias="used", max_clicks=1, interstitial="never")
    api.visit(host, "/used")
    urls = [f"https://{host}/{alias}" for alias in ("paused", "used", "missing")]

    rows = api("POST", "/links/explain", {"urls": urls}).json["data"]

    assert [(row["status"], row["verdict"]["ok"]) for row in rows] == [(404, False), (410, False), (404, False)]
    for url, row, stop in zip(urls, rows, ("paused", "max_clicks", "record"), strict=True):
        assert row["stopped_by"] in (stop, "dns")
        single = api("POST", "/links/explain", {"url": url}).json
        assert (single["status"], single["stopped_by"] in (stop, "dns")) == (row["status"], True)


def test_it_says_as_whom_a_visit_counts(api: Api, host: str, link: Any) -> None:
    link(alias="a")

    def counted(**asked: Any) -> Any:
        return api("POST", "/links/explain", {"url": f"https://{host}/a", **asked}).json["counts_as"]

    assert counted() == "person"
    assert counted(headers={"User-Agent": "Googlebot/2.1"}) == "bot"
    assert counted(method="HEAD") in (None, "", "nobody")
    assert api("POST", "/links/explain", {"url": f"https://{host}/a+"}).json["status"] == 200
    for wrong in ({"at": "tomorrow"}, {"method": "BREW"}, {"country": "Germany"}, {"address": "x"}, {"headers": 1}):
        assert api("POST", "/links/explain", {"url": f"https://{host}/a", **wrong}).status == 422, wrong
