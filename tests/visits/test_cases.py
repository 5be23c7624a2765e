"""Addresses that differ in case alone: a visit in yet another case reads all of them, so there are few."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.operations.records.existing_records import MAX_CASES
from tests.conftest import Client, Visit

HOST = "go.acme.test"
CASES = ["".join(letters) for letters in itertools.product("aA", "bB", "cC", "dD", "eE", "fF", "gG", "hH")]


def rows(aliases: list[str]) -> dict[str, Any]:
    return {"records": [{"host": HOST, "alias": alias, "destination": "https://d.example/"} for alias in aliases]}


@pytest.fixture
def full(client: Client, connect: Callable[..., str]) -> list[str]:
    """A hostname with as many as may be, and those that are not there."""
    connect(HOST)
    data = client.post("/v1/bulk", json=rows(CASES)).json["data"]
    assert [row["result"] for row in data] == ["created"] * MAX_CASES + ["refused"] * (len(CASES) - MAX_CASES)
    assert str(MAX_CASES) in data[-1]["errors"]["alias"][0]
    return CASES[MAX_CASES:]


def test_no_more_are_created_moved_or_imported(client: Client, full: list[str]) -> None:
    body = {"host": HOST, "alias": full[0], "destination": "https://d.example/"}
    refused = client.post("/v1/link", json=body)
    assert (refused.status_code, [*refused.json["errors"]]) == (422, ["alias"])
    other = client.post("/v1/link", json={**body, "alias": "other"}).json["data"][0]
    moved = client.put(
        f"/v1/redirect/{other['id']}", json={"url": f"{HOST}/{full[0]}", "destination": "https://d.example/"}
    )
    assert (moved.status_code, [*moved.json["errors"]]) == (422, ["url"])
    # One that is there may change in everything else, and in its case.
    (existing,) = client.get("/v1/links", query_string={"filter[search]": f"{HOST}/{CASES[0]}"}).json["data"]
    change = {"url": f"{HOST}/{full[0]}", "destination": "https://d.example/new"}
    assert client.put(f"/v1/redirect/{existing['id']}", json=change).status_code == 200


def test_a_visit_in_another_case_reads_a_bounded_number(
    app: Flask, client: Client, full: list[str], visit: Visit
) -> None:
    assert visit(f"/{CASES[0]}", HOST).status_code == 302
    assert visit(f"/{full[0]}", HOST).status_code == 404
