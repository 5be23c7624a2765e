"""POST /bulk/import, its job and its report. An extension."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .client import Answer, Api, eventually
from .errors import assert_error, rejected
from .hosts import fresh
from .records import DEST

JOB = {
    "id", "kind", "state", "dry_run", "matched", "deleted", "created", "unchanged", "refused", "created_at",
    "updated_at", "finished_at",
}  # fmt: skip


@pytest.fixture
def send(api: Api, host: str) -> Iterator[Callable[..., Answer]]:
    """Import a file; what it creates is deleted."""

    def do(file: str, content_type: str = "text/csv", **query: Any) -> Answer:
        headers = {"Content-Type": content_type}
        return api("POST", "/bulk/import", body=file.replace("{host}", host).encode(), headers=headers, query=query)

    yield do
    answer = api("DELETE", "/bulk", query={"filter[host]": host})
    eventually(lambda: job_of(api, answer)["finished_at"], bool)


def job_of(api: Api, answer: Answer) -> Any:
    return api("GET", answer.headers["Location"].removeprefix(api.base.path)).json


def done(api: Api, answer: Answer) -> Any:
    assert answer.status == 202, answer.text
    assert answer.json["kind"] == "bulk_import"
    job = eventually(lambda: job_of(api, answer), lambda found: found["finished_at"], 20)
    assert set(job) >= JOB
    assert job["state"] == "done"
    return job


def records(api: Api, host: str) -> list[Any]:
    found: list[Any] = api("GET", "/links", query={"filter[host]": host, "sort": "id"}).json["data"]
    return found


TABLE = f"""url,destination,title,tags,clicks
https://{{host}}/a,{DEST},One,"x,y",
https://{{host}}/b,dest.example/b,,,
https://{{host}}/a,https://dest.example/other,,,
https://{{host}}/bad,javascript:1,,,
https://never.acme.test/c,{DEST},,,
"""


def test_a_table(api: Api, host: str, send: Any) -> None:
    job = done(api, send(TABLE))

    assert (job["matched"], job["created"], job["unchanged"], job["refused"]) == (5, 2, 0, 3)
    one, two = records(api, host)
    assert (one["alias"], one["title"], one["tags"], one["destination"]) == ("a", "One", ["x", "y"], DEST)
    assert (two["alias"], two["destination"]) == ("b", "https://dest.example/b")
    assert api.visit(host, "/a").location == DEST
    report = api("GET", f"/jobs/{job['id']}/report")
    assert report.status == 200
    for word in ("javascript", "never.acme.test"):
        assert word in report.text
    (entry, *_) = api("GET", "/changes", query={"filter[verb]": "import"}).json["data"]
    assert (entry["job_id"], entry["record_id"]) == (job["id"], None)
    again = done(api, send(TABLE))
    assert (again["created"], again["unchanged"]) == (0, 2)
    assert len(records(api, host)) == 2

    assert api("POST", f"/changes/{entry['id']}/undo").status == 200
    assert records(api, host) == []


def test_a_large_one_is_one_entry(api: Api, host: str, send: Any) -> None:
    """It is done in several steps."""
    before = api("GET", "/changes", query={"per_page": 1}).json["data"]

    job = done(api, send("url,destination\n" + "".join(f"https://{{host}}/a{n},{DEST}\n" for n in range(450))))

    assert job["created"] == 450
    entry, earlier = api("GET", "/changes", query={"per_page": 2}).json["data"]
    assert (entry["verb"], entry["job_id"], [earlier]) == ("import", job["id"], before)
    assert api.visit(host, "/a449").location == DEST


def test_a_dry_run_creates_nothing(api: Api, host: str, send: Any) -> None:
    before = api("GET", "/changes", query={"filter[verb]": "import", "per_page": 1}).json["data"]

    job = done(api, send(TABLE, dry_run="true"))

    assert (job["dry_run"], job["created"], job["refused"]) == (True, 2, 3)
    assert records(api, host) == []
    assert api("GET", "/changes", query={"filter[verb]": "import", "per_page": 1}).json["data"] == before


@pytest.mark.parametrize(
    ("file", "content_type", "query", "aliases"),
    [
        ('{"url": "https://{host}/a", "destination": "https://dest.example/"}\n', "application/x-ndjson", {}, ["a"]),
        ('{"url": "https://{host}/a", "destination": "https://dest.example/"}\n', "application/jsonl", {}, ["a"]),
        ("url;destination\nhttps://{host}/a;https://dest.example/\n", "text/csv", {}, ["a"]),
        ("\ufeffurl,destination\r\nhttps://{host}/a,https://dest.example/\r\n", "text/csv; charset=utf-8", {}, ["a"]),
        ("url,destination,paused\nhttps://{host}/a,https://dest.example/,true\n", "text/csv", {}, ["a"]),
        ("from,to\nhttps://{host}/a,https://dest.example/\n", "text/csv", {"column": "from=url,to=destination"}, ["a"]),
    ],
)
def test_forms_of_files(
    api: Api, host: str, send: Any, file: str, content_type: str, query: dict[str, str], aliases: list[str]
) -> None:
    assert done(api, send(file, content_type, **query))["created"] == 1
    (record,) = records(api, host)
    assert record["alias"] == aliases[0]


def test_an_export_is_imported_again(api: Api, host: str, send: Any, link: Any) -> None:
    rules = [{"if": {"device": ["mobile"]}, "destination": "https://m.example/"}]
    made = link(alias="a", title="One", tags=["x"], max_clicks=5, utm=["source=s"], rules=rules, status=307)
    link(alias="locked", password="open sesame")
    query = {"filter[host]": host, "format": "jsonl"}
    lines = api("GET", "/export", query=query).text
    api("DELETE", f"/redirect/{made['id']}")

    job = done(api, send(lines, "application/x-ndjson"))

    assert (job["created"], job["unchanged"]) == (1, 1)
    assert api("GET", "/export", query={**query, "filter[search]": f"{host}/a"}).text.count("\n") == 1
    again = {json.loads(line)["url"]: json.loads(line) for line in api("GET", "/export", query=query).text.splitlines()}
    before = {json.loads(line)["url"]: json.loads(line) for line in lines.splitlines()}
    for url, one in before.items():
        for name in ("title", "tags", "max_clicks", "rules", "status", "destination", "utm"):
            assert again[url].get(name) == one.get(name), name
    assert api.visit(host, "/locked").status == 401


@pytest.mark.parametrize(
    ("query", "content_type", "status"),
    [
        ({"source": "nobody"}, "text/csv", 422),
        ({"dry_run": "maybe"}, "text/csv", 422),
        ({"unknown": "x"}, "text/csv", 422),
        ({}, "text/html", 415),
        ({}, "image/png", 415),
    ],
)
def test_what_is_refused_at_once(api: Api, send: Any, query: dict[str, str], content_type: str, status: int) -> None:
    answer = send(TABLE, content_type, **query)

    assert answer.status == status, answer.text
    if status == 422:
        assert rejected(answer)


def test_jobs(api: Api, host: str, send: Any, viewer: Api, other_workspace: Api) -> None:
    job = done(api, send(TABLE))

    listed = api("GET", "/jobs").json["data"]
    assert job["id"] in [one["id"] for one in listed]
    assert api("GET", f"/jobs/{job['id']}").json == job
    assert viewer("GET", f"/jobs/{job['id']}").status == 200
    assert viewer("POST", "/bulk/import", body=b"url,destination\n", headers={"Content-Type": "text/csv"}).status == 484
    assert job["id"] not in [one["id"] for one in other_workspace("GET", "/jobs").json["data"]]
    for path in (f"/jobs/{job['id']}", f"/jobs/{job['id']}/report"):
        assert_error(other_workspace("GET", path), 404)
    deletion = api("DELETE", "/bulk", query={"filter[host]": fresh()})
    assert api("GET", f"{deletion.headers['Location'].removeprefix(api.base.path)}/report").status == 404
