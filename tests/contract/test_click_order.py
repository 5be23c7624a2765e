"""Lists in the order of clicks, and how long a list is: extensions to the specification."""

import time
from itertools import chain
from typing import Any

import pytest

from .client import Api
from .errors import assert_error, rejected
from .hosts import fresh

LISTS = ["/link", "/redirect", "/links"]


@pytest.fixture
def visited(api: Api, host: str, link: Any) -> dict[str, str]:
    """Aliases by id: clicked once, three times, never, twice and never, and a second has passed."""
    made = {link(alias=alias)["id"]: alias for alias in ("once", "thrice", "never", "twice", "no-one")}
    for alias in ("thrice", "thrice", "twice", "once", "twice", "thrice"):
        assert api.visit(host, f"/{alias}").status == 302
    time.sleep(1)
    return made


def listed(api: Api, host: str, sort: str, **query: Any) -> list[str]:
    answer = api("GET", "/links", query={"filter[host]": host, "sort": sort, **query})
    assert answer.status == 200, answer.text
    return [row["alias"] for row in answer.json["data"]]


@pytest.mark.parametrize(
    ("sort", "expected"),
    [
        ("clicks", ["never", "no-one", "once", "twice", "thrice"]),
        ("-clicks", ["thrice", "twice", "once", "no-one", "never"]),
        # The last visits were of once, twice, thrice, within one second.
        ("last_clicked", ["never", "no-one", "once", "twice", "thrice"]),
        ("-last_clicked", ["thrice", "twice", "once", "no-one", "never"]),
    ],
)
def test_the_clicks_of_a_second_ago_count(api: Api, host: str, visited: Any, sort: str, expected: list[str]) -> None:
    assert listed(api, host, sort) == expected


@pytest.mark.parametrize("sort", ["clicks", "-clicks", "last_clicked", "-last_clicked"])
def test_pages_in_both_directions(api: Api, host: str, visited: Any, sort: str) -> None:
    whole = listed(api, host, sort)
    page = api("GET", "/links", query={"filter[host]": host, "sort": sort, "per_page": 2}).json
    forward = [[row["alias"] for row in page["data"]]]
    while page["meta"]["cursor"]["next"]:
        page = api.follow(page["meta"]["cursor"]["next"]).json
        forward.append([row["alias"] for row in page["data"]])
    backward = [forward[-1]]
    while page["meta"]["cursor"]["prev"]:
        page = api.follow(page["meta"]["cursor"]["prev"]).json
        backward.append([row["alias"] for row in page["data"]])

    assert [*chain(*forward)] == [*chain(*reversed(backward))] == whole
    assert len(forward) == 3


@pytest.mark.parametrize("query", [{}, {"filter[handler]": "short-url"}, {"filter[created]": "7d"}], ids=str)
def test_a_whole_workspace_by_pages(other_workspace: Api, query: Any) -> None:
    """In each order, forward and back, with pages that begin among those that have no click."""
    host = fresh()
    assert other_workspace("POST", "/host", {"host": host}).status == 200
    for number in range(7):
        body = {"host": host, "destination": "https://dest.example/", "alias": f"a{number}"}
        assert other_workspace("POST", "/link", body).status == 200
    for alias in ("a1", "a2", "a2", "a4"):
        other_workspace.visit(host, f"/{alias}")
    time.sleep(1)

    def walked(sort: str, size: int) -> tuple[list[str], list[str]]:
        page = other_workspace("GET", "/links", query={**query, "sort": sort, "per_page": size}).json
        forward = [row["alias"] for row in page["data"]]
        last = forward
        while page["meta"]["cursor"]["next"]:
            page = other_workspace.follow(page["meta"]["cursor"]["next"]).json
            last = [row["alias"] for row in page["data"]]
            forward += last
        backward = last
        while page["meta"]["cursor"]["prev"]:
            page = other_workspace.follow(page["meta"]["cursor"]["prev"]).json
            backward = [row["alias"] for row in page["data"]] + backward
        return forward, backward

    by_clicks = ["a2", "a4", "a1", "a6", "a5", "a3", "a0"]
    by_time = ["a4", "a2", "a1", "a6", "a5", "a3", "a0"]
    for size in (1, 2, 3, 7):
        for sort, expected in (("-clicks", by_clicks), ("-last_clicked", by_time)):
            assert walked(sort, size) == (expected, expected), (sort, size)
            rising = expected[::-1]
            assert walked(sort[1:], size) == (rising, rising), (sort[1:], size)


@pytest.mark.parametrize("path", LISTS)
def test_each_list_of_records_has_these_orders(api: Api, host: str, path: str) -> None:
    for sort in ("clicks", "-clicks", "last_clicked", "-last_clicked"):
        assert api("GET", path, query={"sort": sort}).status == 200
        cursor = {"sort": "-created_at" if sort == "clicks" else "clicks", "per_page": 1}
        if following := api("GET", path, query=cursor).json["meta"]["cursor"]["next"]:
            assert_error(api.follow(following.replace(f"sort={cursor['sort']}", f"sort={sort}")), 422)


@pytest.mark.parametrize("sort", ["-clicks-", "total_clicks", "lastclicked", "CLICKS", "--clicks"])
def test_other_orders_are_refused(api: Api, sort: str) -> None:
    assert rejected(api("GET", "/links", query={"sort": sort})) == {"sort"}


@pytest.mark.parametrize("path", ["/host", "/jobs"])
def test_what_has_no_clicks_has_no_such_order(api: Api, path: str) -> None:
    assert rejected(api("GET", path, query={"sort": "-clicks"})) == {"sort"}


# --- how long a list is ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("per_page", [1, 2, 3, 100])
def test_the_total_is_that_of_all_matches(api: Api, host: str, link: Any, per_page: int) -> None:
    for number in range(3):
        link(alias=f"a{number}")
    query = {"filter[host]": host, "count": "total", "per_page": per_page}

    for path, total in (("/links", 3), ("/link", 3), ("/redirect", 0)):
        meta = api("GET", path, query=query).json["meta"]
        assert meta["total"] == total
        assert type(meta["total"]) is int
        while meta["cursor"]["next"]:
            meta = api.follow(meta["cursor"]["next"]).json["meta"]
            assert meta["total"] == total


def test_without_count_there_is_no_total(api: Api, host: str) -> None:
    for path in ("/host", *LISTS):
        assert set(api("GET", path).json["meta"]) == {"cursor"}


def test_hostnames_are_counted_too(api: Api, host: str) -> None:
    assert api("GET", "/host", query={"filter[host]": host, "count": "total"}).json["meta"]["total"] == 1
    assert api("GET", "/host", query={"filter[host]": fresh(), "count": "total"}).json["meta"]["total"] == 0


@pytest.mark.parametrize("path", ["/host", *LISTS])
@pytest.mark.parametrize("count", ["", "all", "TOTAL", "1"])
def test_another_count_is_refused(api: Api, path: str, count: str) -> None:
    assert rejected(api("GET", path, query={"count": count})) == {"count"}
