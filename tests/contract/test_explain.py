"""Explaining visits: one step by step, many by where they lead. An extension: the specification does not have it."""

from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .hosts import fresh
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


# What is at the end of a way of three hops (the fields of the last link), and: what stops it, whether that is fine.
ENDS: list[tuple[dict[str, Any], tuple[str | None, bool]]] = [
    ({}, (None, True)),
    ({"password": "open sesame"}, ("password", True)),
    ({"starts": "2040-01-01T00:00:00Z"}, ("starts", False)),
    ({"max_clicks": 1}, ("interstitial", True)),
    ({"type": "gone", "destination": None}, (None, True)),
    ({"type": "frame"}, (None, True)),
    ({"paused": True}, ("paused", False)),
    ({"expires": "2020-01-01T00:00:00Z"}, ("expires", False)),
    ({"expires": "2020-01-01T00:00:00Z", "expired_url": "https://dest.example/over"}, ("expires", True)),
]


@pytest.mark.parametrize(("fields", "expected"), ENDS, ids=str)
def test_a_way_is_as_it_ends(api: Api, host: str, link: Any, fields: Any, expected: Any) -> None:
    """From link to link, followed for one URL and for many; the answer is that of the first."""
    last = link(alias="c")
    link(alias="b", destination=f"https://{host}/c?x=1")
    first = link(alias="a", destination=f"https://{host}/b")
    if fields.get("type"):
        api("DELETE", f"/redirect/{last['id']}")
        link(**{"alias": "c", **fields})
    elif "expires" in fields:
        api("PATCH", f"/redirect/{last['id']}", {key: value for key, value in fields.items() if key != "expires"})
        fields = {"at": "2041-01-01T00:00:00Z"}
        api("PATCH", f"/redirect/{last['id']}", {"expires": "2040-01-01T00:00:00Z"})
    else:
        api("PATCH", f"/redirect/{last['id']}", fields)
    url = f"https://{host}/a"

    one = api("POST", "/links/explain", {"url": url, **({"at": fields["at"]} if "at" in fields else {})})

    assert one.status == 200, one.text
    assert (one.json["status"], one.json["location"], one.json["record"]["id"]) == (
        302, f"https://{host}/b", first["id"],
    )  # fmt: skip
    rows = [one.json]
    if "at" not in fields:
        (row,) = api("POST", "/links/explain", {"urls": [url]}).json["data"]
        rows.append(row)
    for found in rows:
        if found["stopped_by"] != "dns":
            assert (found["stopped_by"], found["verdict"]["ok"]) == expected


def test_a_hostname_that_is_not_connected(api: Api, host: str, link: Any, other_workspace: Api) -> None:
    """Nor does anybody learn about those of others."""
    link(alias="a")
    for caller, url in ((api, f"https://{fresh()}/a"), (other_workspace, f"https://{host}/a")):
        one = caller("POST", "/links/explain", {"url": url}).json
        (row,) = caller("POST", "/links/explain", {"urls": [url]}).json["data"]
        for found in (one, row):
            assert (found["stopped_by"], found["verdict"]["ok"], found["record"]) == ("hostname", False, None)
            assert found["location"] is None
        assert [step["step"] for step in one["steps"] if not step["passes"]] == ["hostname"]


def test_a_way_that_does_not_end(api: Api, host: str, link: Any) -> None:
    """After twenty redirects browsers give up; one that goes round is said to."""
    for number in range(1, 23):
        link(alias=f"l{number}", destination=f"https://{host}/l{number - 1}" if number > 1 else DEST)
    urls = [f"https://{host}/l{number}" for number in (19, 20, 21, 22)]
    rows = api("POST", "/links/explain", {"urls": urls}).json["data"]
    assert [row["hops"] for row in rows] == [19, 20, 20, 20]
    if rows[0]["stopped_by"] != "dns":
        assert [row["stopped_by"] for row in rows] == [None, None, "hops", "hops"]
        assert [row["verdict"]["ok"] for row in rows] == [True, True, False, False]
        assert api("POST", "/links/explain", {"url": urls[2]}).json["stopped_by"] == "hops"


def test_where_the_missing_are_sent(api: Api, host: str, link: Any) -> None:
    """A page for what is missing does not make it fine."""
    api("PATCH", f"/host/{host}", {"notfound_url": "https://dest.example/404"})
    link(alias="later", starts="2040-01-01T00:00:00Z")
    for alias, stop in (("nothing", "record"), ("later", "starts")):
        found = api("POST", "/links/explain", {"url": f"https://{host}/{alias}"}).json
        assert (found["status"], found["location"]) == (302, "https://dest.example/404")
        assert found["verdict"]["ok"] is False
        assert found["stopped_by"] in (stop, "dns")
    found = api("POST", "/links/explain", {"url": f"https://{host}/robots.txt"}).json
    assert found["status"] == api.visit(host, "/robots.txt").status
