"""Bulk deletion: each filter, the order, and that deleted records stay deleted. Spec: "DELETE /bulk"."""

from collections.abc import Callable
from typing import Any

import pytest

from .client import Api, eventually
from .errors import assert_error, assert_rejects, rejected
from .statements import id_of, statement

# Each filter of the specification: its value, computed from two links, and which of the two it matches.
FILTERS: dict[str, tuple[Callable[[Any, Any], str], list[str]]] = {
    "id": (lambda one, two: one["id"], ["one"]),
    "host": (lambda one, two: one["host"], ["one", "two"]),
    "tld": (lambda one, two: "test", ["one", "two"]),
    "handler": (lambda one, two: "short-url", ["one", "two"]),
    "destination": (lambda one, two: two["destination"], ["two"]),
    "search": (lambda one, two: "Spring", ["one"]),
    "tags": (lambda one, two: "blue", ["two"]),
    "traffic": (lambda one, two: "none", ["one", "two"]),
    "dns_correct": (lambda one, two: "false", ["one", "two"]),
    "created_after": (lambda one, two: two["created_at"], ["two"]),
    "created_before": (lambda one, two: two["created_at"], ["one"]),
}


NAMES = [
    pytest.param(name, marks=statement(id_of(f"`filter[{name}]` is an optional string.") or ""), id=name)
    for name in FILTERS
]


@pytest.fixture
def two(link: Any) -> Any:
    return [
        link(alias="one", title="Spring sale", tags=["red"], destination="https://one.example/"),
        link(alias="two", title="Autumn", tags=["blue"], destination="https://two.example/"),
    ]


def left(api: Api, host: str, count: int) -> list[str]:
    """The aliases of a hostname, once there are `count` of them: deletion runs in the background."""

    def found() -> list[str]:
        answer = api("GET", "/links", query={"filter[host]": host, "sort": "id"})
        return [record["alias"] for record in answer.json["data"]]

    return eventually(found, lambda aliases: len(aliases) == count)


@statement("E98")
@pytest.mark.parametrize("in_body", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_each_filter_chooses_what_is_deleted(api: Api, host: str, two: Any, name: str, in_body: Any) -> None:
    value, chosen = FILTERS[name]
    filters = {"host": host, name: value(*two)}
    if in_body:
        answer = api("DELETE", "/bulk", {"filter": filters})
    else:
        answer = api("DELETE", "/bulk", query={f"filter[{key}]": text for key, text in filters.items()})

    assert (answer.status, answer.json) == (200, str(len(chosen)))
    kept = [record["alias"] for record in two if record["alias"] not in chosen]
    assert left(api, host, len(kept)) == kept


@pytest.mark.parametrize("value", [1, True, None, [], ["x"], {}, {"x": "y"}], ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_a_filter_is_text(api: Api, name: str, value: Any) -> None:
    assert_rejects(api("DELETE", "/bulk", {"filter": {name: value}}), f"filter.{name}")


@statement("E85")
@pytest.mark.parametrize("value", [1, True, None, "host", [], [{"host": "x"}]], ids=str)
def test_the_filters_are_an_object(api: Api, value: Any) -> None:
    assert_rejects(api("DELETE", "/bulk", {"filter": value}), "filter")


@statement("E81")
@pytest.mark.parametrize("sort", ["id", "-id", "created_at", "-created_at", "updated_at", "-updated_at"])
def test_sort(api: Api, host: str, two: Any, sort: Any) -> None:
    answer = api("DELETE", "/bulk", query={"sort": sort, "filter[host]": host})

    assert (answer.status, answer.json) == (200, "2")
    assert left(api, host, 0) == []


@statement("E81")
@pytest.mark.parametrize("sort", ["", "nonsense", "--id", "ID", "host", "id,created_at"])
def test_another_order_is_refused(api: Api, host: str, two: Any, sort: Any) -> None:
    assert rejected(api("DELETE", "/bulk", query={"sort": sort, "filter[host]": host})) == {"sort"}
    assert left(api, host, 2) == ["one", "two"]


@statement("S12", "E79", "E80")
def test_what_is_deleted_does_not_come_back(api: Api, host: str, link: Any, two: Any) -> None:
    assert api.visit(host, "/one").status == 302

    answers = [api("DELETE", "/bulk", query={"filter[host]": host})]
    assert left(api, host, 0) == []
    answers.append(api("DELETE", "/bulk", query={"filter[host]": host}))

    assert [answer.json for answer in answers] == ["2", "0"]
    for record in two:
        assert_error(api("GET", f"/links/{record['id']}"), 404)
    assert api.visit(host, "/one").status == 404
    assert link(alias="one")["id"] != two[0]["id"]


def test_what_is_changed_in_the_meantime_stays(api: Api, host: str) -> None:
    """The oldest records are deleted first, so the newest of this many can still be changed."""
    body = {"host": host, "destination": "https://dest.example/"}
    ids = [api("POST", "/link", body).json["data"][0]["id"] for _ in range(400)]
    record = api("GET", f"/links/{ids[-1]}").json

    asked = api("DELETE", "/bulk", query={"filter[host]": host})
    changed = api(
        "PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": "https://dest.example/kept"}
    )
    job = asked.headers["Location"].rpartition("/")[2]
    eventually(lambda: api("GET", f"/jobs/{job}").json["state"], lambda state: state == "done")

    assert asked.json == "400"
    kept = api("GET", f"/links/{record['id']}")
    # A server may delete them all before it answers the change.
    assert changed.status in (200, 404)
    assert kept.status == changed.status
    is_kept = changed.status == 200
    assert left(api, host, int(is_kept)) == [record["alias"]] * is_kept
