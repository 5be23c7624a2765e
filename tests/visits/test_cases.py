"""Addresses that differ in case or in variation selectors alone.

A visit in yet another case reads all of them, so there are few.
"""

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


def test_an_emoji_is_found_however_a_keyboard_writes_it(
    client: Client, connect: Callable[..., str], visit: Visit
) -> None:
    connect(HOST)
    # The end of the address, and that of a visit.
    kinds = {"exact": ("", ""), "prefix": ("", "/below"), "pattern": ("/:name", "/below"), "query": ("?a=1", "?a=1")}
    emojis = ("❤\ufe0f", "☕", "1\ufe0f\u20e3", "👁\ufe0f\u200d🗨\ufe0f", "i❤\ufe0eu")
    for emoji, (kind, (end, end_of_visit)) in itertools.product(emojis, kinds.items()):
        match = "exact" if kind == "query" else kind
        body = {"url": f"{HOST}/{kind}/{emoji}{end}", "destination": "https://d.example/", "match": match}
        assert client.post("/v1/redirect", json=body).status_code == 200
        bare = emoji.replace("\ufe0e", "").replace("\ufe0f", "")
        for written in (emoji, bare, "".join(f"{character}\ufe0f" for character in bare)):
            assert visit(f"/{kind}/{written}{end_of_visit}", HOST).status_code == 301, (kind, ascii(written))
        assert visit(f"/{kind}/{bare}y{end_of_visit}", HOST).status_code == 404


def test_of_two_emoji_the_one_that_was_asked_for_answers(
    client: Client, connect: Callable[..., str], visit: Visit
) -> None:
    connect(HOST)
    for alias in ("❤", "❤\ufe0f"):
        body = {"host": HOST, "alias": alias, "destination": f"https://d.example/{len(alias)}"}
        assert client.post("/v1/link", json=body).status_code == 200
    for alias in ("❤", "❤\ufe0f"):
        assert visit(f"/{alias}", HOST).headers["Location"] == f"https://d.example/{len(alias)}"
    # Neither is nearer than the other.
    assert visit("/❤\ufe0e", HOST).status_code == 404
