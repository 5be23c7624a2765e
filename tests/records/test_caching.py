"""What caches are told of the API: to keep nothing, whatever the answer is made of."""

import re
from collections.abc import Callable
from typing import Any

from tests.conftest import Client


def test_each_answer_of_the_api_is_kept_by_nobody(
    client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    """A GET of each operation of /openapi.json, with ids that there are where a record or hostname is meant."""
    connect("go.acme.test")
    record = make_link(alias="a")
    known = {"id": record["id"], "host": "go.acme.test", "product": "short-url"}
    paths = [path for path, item in client.get("/openapi.json").json["paths"].items() if "get" in item]
    found: dict[str, tuple[int, str | None]] = {}
    for path in paths:
        url = re.sub(r"\{(\w+)\}", lambda name: known.get(name[1], "nothing"), path)
        answer = client.get(f"{url}?follow=false" if path.endswith("/events") else url)
        found[path] = answer.status_code, answer.headers.get("Cache-Control")
    assert {path: told for path, told in found.items() if told[1] != "no-store"} == {}
    assert found["/v1/links/{id}/qr"][0] == 200
    assert sum(status == 200 for status, _ in found.values()) > len(found) / 2


def test_the_picture_of_a_moved_record_is_not_kept(
    client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    """Its ETag is that of the style, which stays."""
    connect("go.acme.test")
    record = make_link(alias="a")
    before = client.get(f"/v1/links/{record['id']}/qr")
    moved = client.patch(f"/v1/redirect/{record['id']}", json={"url": record["url"] + "b"})
    assert moved.status_code == 200, moved.text
    after = client.get(f"/v1/links/{record['id']}/qr")
    assert after.data != before.data
    assert [answer.headers["Cache-Control"] for answer in (before, after)] == ["no-store"] * 2
