"""`external_id`: what another system calls a record. An extension."""

from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .hosts import fresh
from .records import DEST

WITH = {"include": "extensions"}


@pytest.fixture
def name() -> str:
    """An id that no other test has."""
    return f"crm {fresh()}"


def external_id(api: Api, record: Any) -> Any:
    return api("GET", f"/links/{record['id']}", query=WITH).json["extensions"]["external_id"]


def found(api: Api, name: str, path: str = "/links") -> list[str]:
    return [row["id"] for row in api("GET", path, query={"filter[external_id]": name}).json["data"]]


def test_it_is_kept_and_finds_the_record(api: Api, host: str, link: Any, name: str) -> None:
    record = link(external_id=name)
    link(external_id=f"{name}2")

    assert external_id(api, record) == name
    for path in ("/links", "/link"):
        assert found(api, name, path) == [record["id"]]
    assert found(api, name, "/redirect") == found(api, name.upper()) == found(api, name[:-1]) == []
    both = api("GET", "/links", query={"filter[external_id]": name, "filter[host]": host})
    assert [row["id"] for row in both.json["data"]] == [record["id"]]


@pytest.mark.parametrize("path", ["/link", "/redirect"])
def test_nobody_else_may_have_it(api: Api, host: str, link: Any, name: str, path: str) -> None:
    record, other = link(external_id=name), link()
    address = {"host": host} if path == "/link" else {"url": f"https://{host}/other"}

    assert rejected(api("POST", path, {**address, "destination": DEST, "external_id": name})) == {"external_id"}
    for method, fields in (("PUT", {"url": other["url"], "destination": DEST}), ("PATCH", {"title": "x"})):
        answer = api(method, f"/redirect/{other['id']}", {**fields, "external_id": name})
        assert rejected(answer) == {"external_id"}
    assert external_id(api, other) is None
    assert found(api, name) == [record["id"]]


def test_what_has_it_may_say_so_again(api: Api, link: Any, name: str) -> None:
    record = link(external_id=name)

    for method, fields in (("PUT", {"url": record["url"], "destination": DEST}), ("PATCH", {"title": "x"})):
        assert api(method, f"/redirect/{record['id']}", {**fields, "external_id": name}).status == 200
        assert api(method, f"/redirect/{record['id']}", fields).status == 200
    assert external_id(api, record) == name


@pytest.mark.parametrize("freed_by", ["DELETE", "PATCH"])
def test_it_comes_free(api: Api, link: Any, name: str, freed_by: str) -> None:
    record = link(external_id=name)

    api(freed_by, f"/redirect/{record['id']}", {"external_id": None} if freed_by == "PATCH" else ...)

    assert found(api, name) == []
    assert found(api, name) == [] != [link(external_id=name)["id"]]


def test_case_and_blanks_make_another_one(api: Api, link: Any, name: str) -> None:
    for one in (name, name.upper(), f" {name}", f"{name} ", "ä" + name):
        assert external_id(api, link(external_id=one)) == one


def test_a_bulk_deletion_by_it(api: Api, link: Any, name: str) -> None:
    link(external_id=name)

    assert api("DELETE", "/bulk", query={"filter[external_id]": name}).json == "1"
