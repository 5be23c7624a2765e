"""GET /export: all records as a file; an extension to the specification."""

import csv
import io
import json
from typing import Any

import pytest

from .client import Api
from .errors import rejected


@pytest.fixture
def three(host: str, link: Any) -> str:
    link(alias="a", title="=1+1", tags=["x", "y"], destination="https://dest.example/a")
    link(alias="b", title="Zwei, mit Komma", tags=["y"], destination="https://dest.example/b?x=1")
    link(alias="c", title="@home", destinations=["https://dest.example/c", "https://dest.example/d"])
    return host


def exported(api: Api, path: str = "/export", **query: Any) -> list[dict[str, Any]]:
    answer = api("GET", path, query=query)
    assert answer.status == 200, answer.text
    if query.get("format") == "csv":
        assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
        return list(csv.DictReader(io.StringIO(answer.text)))
    assert answer.headers["Content-Type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("path", ["/export", "/bulk/export"])
@pytest.mark.parametrize("format_", ["jsonl", "csv"])
def test_the_oldest_is_first(api: Api, three: str, path: str, format_: str) -> None:
    rows = exported(api, path, format=format_, **{"filter[host]": three})

    assert [row["alias"] for row in rows] == ["a", "b", "c"]
    assert [row["url"] for row in rows] == [f"https://{three}/{alias}" for alias in "abc"]


def test_json_lines_unless_told_otherwise(api: Api, three: str) -> None:
    query = {"filter[host]": three}
    assert exported(api, **query) == exported(api, format="jsonl", **query)
    (first, *_) = exported(api, **query)
    assert (first["title"], first["tags"], first["destination"]) == ("=1+1", ["x", "y"], "https://dest.example/a")


def test_a_cell_that_a_spreadsheet_would_calculate_is_marked(api: Api, three: str) -> None:
    rows = exported(api, format="csv", **{"filter[host]": three})

    assert [row["title"] for row in rows] == ["'=1+1", "Zwei, mit Komma", "'@home"]
    assert [row["tags"] for row in rows] == ["x|y", "y", ""]
    assert rows[2]["destinations"] == "https://dest.example/c https://dest.example/d"


@pytest.mark.parametrize(
    ("filters", "aliases"),
    [
        ({"tags": "y"}, ["a", "b"]),
        ({"search": "komma zwei"}, ["b"]),
        ({"tags": "none"}, []),
        ({"tags": ""}, ["a", "b", "c"]),
    ],
)
def test_filters(api: Api, three: str, filters: dict[str, str], aliases: list[str]) -> None:
    query = {f"filter[{name}]": value for name, value in {"host": three, **filters}.items()}
    for format_ in ("jsonl", "csv"):
        assert [row["alias"] for row in exported(api, format=format_, **query)] == aliases


def test_a_table_without_records_has_its_columns(api: Api) -> None:
    answer = api("GET", "/export", query={"format": "csv", "filter[id]": "nothing"})
    assert answer.text.startswith("url,destination,title,tags,type,status,")
    assert answer.text.count("\n") == 1


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"format": "xml"}, "format"),
        ({"format": ""}, "format"),
        ({"filter[nope]": "1"}, "filter.nope"),
        ({"x": "1"}, "x"),
    ],
)
@pytest.mark.parametrize("path", ["/export", "/bulk/export"])
def test_a_query_that_is_refused(api: Api, path: str, query: Any, field: str) -> None:
    assert rejected(api("GET", path, query=query)) == {field}


def test_many_are_sent_whole(api: Api, host: str) -> None:
    """More than are read at once."""
    for number in range(450):
        answer = api("POST", "/redirect", {"url": f"https://{host}/r{number}", "destination": "https://dest.example/"})
        assert answer.status == 200

    for format_ in ("jsonl", "csv"):
        rows = exported(api, format=format_, **{"filter[host]": host})
        assert [row["alias"] for row in rows] == [f"r{number}" for number in range(450)]
    assert api("DELETE", "/bulk", {"filter": {"host": host}}).json == "450"
