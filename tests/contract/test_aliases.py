"""Addresses that users of RedirHub know besides those of the specification, each for an operation: extensions."""

from typing import Any

import pytest

from .client import Api
from .errors import assert_error, rejected
from .hosts import fresh


@pytest.mark.parametrize("path", ["/link", "/redirect"])
def test_get(api: Api, link: Any, path: str) -> None:
    made = link(alias="a", tags=["x"])

    answer = api("GET", f"{path}/{made['id']}")

    assert (answer.status, answer.json) == (200, api("GET", f"/links/{made['id']}").json)
    assert_error(api("GET", f"{path}/nothing"), 404)


def test_put(api: Api, host: str, link: Any) -> None:
    made = link(alias="a")
    body = {"url": f"https://{host}/b", "destination": "https://dest.example/b", "title": "B"}

    answer = api("PUT", f"/link/{made['id']}", body)

    assert answer.status == 200, answer.text
    again = api("PUT", f"/redirect/{made['id']}", body).json
    assert {**answer.json, "updated_at": ""} == {**again, "updated_at": ""}
    assert api.visit(host, "/b").location == "https://dest.example/b"
    assert rejected(api("PUT", f"/link/{made['id']}", {"destination": "https://dest.example/"})) == {"url"}
    assert_error(api("PUT", "/link/nothing", body), 404)


def test_delete(api: Api, host: str, link: Any) -> None:
    made = link(alias="a")

    assert [api("DELETE", f"/link/{made['id']}").status for _ in range(2)] == [204, 204]

    assert api("GET", f"/links/{made['id']}").status == 404
    assert api.visit(host, "/a").status == 404


@pytest.mark.parametrize("path", ["/link", "/redirect"])
def test_versions_and_extensions(api: Api, link: Any, path: str) -> None:
    made = link(alias="a", max_clicks=3)
    body = {"url": made["url"], "destination": "https://dest.example/b"}

    found = api("GET", f"{path}/{made['id']}", query={"include": "extensions"})

    assert found.json["extensions"]["max_clicks"] == 3
    seen = found.headers["ETag"]
    assert seen == api("GET", f"/links/{made['id']}").headers["ETag"]
    stale = {"If-Match": '"0123456789abcdef"'}
    assert api("PUT", f"/link/{made['id']}", body, headers=stale).json["etag"] == seen
    assert api("DELETE", f"/link/{made['id']}", headers=stale).status == 412
    changed = api("PUT", f"/link/{made['id']}", body, headers={"If-Match": seen}, query={"include": "extensions"})
    assert changed.json["extensions"]["max_clicks"] == 3
    assert changed.headers["ETag"] != seen
    assert api("DELETE", f"/link/{made['id']}", headers={"If-Match": changed.headers["ETag"]}).status == 204


def test_count(api: Api, host: str, link: Any) -> None:
    before = api("GET", "/link/count").json["count"]
    link(alias="a", tags=["x"])
    link(alias="b")
    api("POST", "/redirect", {"url": f"https://{host}/r", "destination": "https://dest.example/"})

    assert api("GET", "/link/count").json == {"count": before + 2}
    assert api("GET", "/link/count", query={"filter[host]": host}).json == {"count": 2}
    assert api("GET", "/link/count", query={"filter[host]": host, "filter[tags]": "x"}).json == {"count": 1}
    assert api("GET", "/link/count", query={"filter[host]": host, "filter[handler]": "redirect"}).json == {"count": 0}
    assert rejected(api("GET", "/link/count", query={"filter[nope]": "1"})) == {"filter.nope"}


def test_tags(api: Api, link: Any) -> None:
    rare, common = fresh(), fresh()
    for tags in ([rare, common], [common]):
        link(tags=tags)

    rows = api("GET", "/tags").json["data"]

    found = {row["tag"]: row["count"] for row in rows}
    assert (found[common], found[rare]) == (2, 1)
    assert [row["count"] for row in rows] == sorted((row["count"] for row in rows), reverse=True)
    assert all(set(row) == {"tag", "count"} for row in rows)


def test_put_of_a_hostname(api: Api, host: str) -> None:
    before = api("GET", f"/host/{host}").json
    changes = {"short_links_enabled": False, "notfound_status": 410}

    answer = api("PUT", f"/host/{host}", changes)

    assert answer.status == 200, answer.text
    assert answer.json == api("GET", f"/host/{host}").json
    assert {**answer.json, "updated_at": ""} == {**before, **changes, "updated_at": ""}
    assert rejected(api("PUT", f"/host/{host}", {"notfound_status": 302, "host": fresh()})) == {"host"}
    assert_error(api("PUT", f"/host/{fresh()}", changes), 404)
    # Nothing of a refused change is kept.
    refused = api("PUT", f"/host/{host}", {"short_links_enabled": True, "notfound_status": 200})
    assert rejected(refused) == {"notfound_status"}
    assert api("GET", f"/host/{host}").json["short_links_enabled"] is False


@pytest.mark.parametrize("path", ["/link/count/x", "/tags/x", "/export/x", "/bulk/export/x", "/link/x/y"])
def test_what_is_beside_them_is_not_found(api: Api, path: str) -> None:
    assert_error(api("GET", path), 404)
