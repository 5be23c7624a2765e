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
