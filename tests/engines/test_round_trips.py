"""Undo of a change to many records asks the database as often as that of one to few: all other writers wait for it.

With PostgreSQL each question waits for a server. With a file it takes so little time that nobody would notice.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from flask import Flask

from signpost.runtime import jobs
from tests.conftest import Client
from tests.databases import round_trips

HOST = "go.acme.test"
FEW, MANY = 2, 150
OLD, NEW = "https://old.example/", "https://new.example/"


def redirect(client: Client, tag: str) -> None:
    set_ = {"destination": {"replace_prefix": OLD, "with": NEW}, "tags": {"add": ["new"]}, "is_notify": True}
    chosen = {"filter": {"tags": tag}, "set": set_}
    token = client.put("/v1/bulk", json={**chosen, "dry_run": True}).json["confirmation_token"]
    assert client.put("/v1/bulk", json={**chosen, "confirmation_token": token}).status_code == 202


def delete(client: Client, tag: str) -> None:
    assert client.delete(f"/v1/bulk?filter[tags]={tag}").status_code == 200


@pytest.mark.parametrize("match", ["exact", "prefix"])
@pytest.mark.parametrize("change", [redirect, delete])
def test_undo_of_many_takes_as_few_statements_as_undo_of_few(
    app: Flask, client: Client, change: Callable[[Client, str], None], match: str
) -> None:
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200

    def statements(tag: str, count: int) -> Counter[str]:
        lines = "".join(f"https://{HOST}/{tag}{number},{OLD}{number},{tag},{match}\n" for number in range(count))
        table = {"data": f"url,destination,tags,match\n{lines}", "content_type": "text/csv"}
        assert client.post("/v1/bulk/import", **table).status_code in (200, 202)
        jobs.of(app).drain()
        change(client, tag)
        jobs.of(app).drain()
        (changed, *_) = client.get("/v1/changes").json["data"]
        with round_trips(app) as found:
            assert client.post(f"/v1/changes/{changed['id']}/undo").status_code == 200
        return Counter(found)

    # What is asked once in a process is asked now.
    statements("first", FEW)
    few, many = statements("few", FEW), statements("many", MANY)
    assert 0 < many.total() <= few.total(), (many - few).most_common(5)
