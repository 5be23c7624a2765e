"""Searches find a text in any case: also with the capital İ of Turkish, of which case folding leaves a dot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records import paths
from signpost.operations.records.lists.filters import SEPARATOR
from signpost.storage.models import RecordText
from tests.conftest import Client
from tests.features.conftest import HOST, Person, shown

# What a record holds, and what finds it.
TITLE = "İstanbul FUARI İÇİN, Sivri"
WORDS = ["istanbul", "İSTANBUL", "i̇stanbul", "İstanbul", "I\u0307STANBUL", "ist", "İ", "i", "için", "İçin", "sivri"]
OTHERS = ["ıstanbul", "istanbull"]


@pytest.fixture
def link(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return make_link(connect(HOST), alias="fair", title=TITLE, tags=["İzmir"])


def found(client: Client, text: str) -> int:
    return len(client.get("/v1/links", query_string={"filter[search]": text}).json["data"])


@pytest.mark.parametrize("is_old", [False, True])
def test_records_are_found_in_any_case(app: Flask, client: Client, link: dict[str, Any], is_old: bool) -> None:
    """Also those whose texts were stored before searches knew of it."""
    if is_old:
        stored = paths.fold(SEPARATOR.join(["fair", HOST, TITLE, "", link["destination"]]))
        assert "i\u0307" in stored
        with app.app_context():
            RecordText.update(text=stored).execute()
    assert {word: found(client, word) for word in WORDS} == dict.fromkeys(WORDS, 1)
    assert {word: found(client, word) for word in OTHERS} == dict.fromkeys(OTHERS, 0)
    assert found(client, f"{HOST}/fai") == 1


@pytest.mark.parametrize("word", ["izmir", "İZMİR", "İz"])
def test_tags_are_found_in_any_case(person: Person, link: dict[str, Any], word: str) -> None:
    assert "İzmir" in shown(person.get(f"/search?q={word}"))
    assert "İzmir" in person.get(f"/tags/suggest?tags={word}").text


def test_hostnames_are_found_in_any_case(person: Person, connect: Callable[..., str]) -> None:
    connect("istanbul.acme.test")
    assert "istanbul.acme.test" in shown(person.get("/hosts?filter[search]=İSTANBUL"))


def test_addresses_stay_apart(client: Client, connect: Callable[..., str]) -> None:
    """Where a link is does not change: both addresses can have one of their own."""
    connect(HOST)
    for alias in ("İst", "ist"):
        body = {"host": HOST, "alias": alias, "destination": "https://dest.example/"}
        assert client.post("/v1/link", json=body).status_code == 200
    assert found(client, "ist") == 2
