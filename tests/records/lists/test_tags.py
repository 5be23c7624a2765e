"""Tags as one text: whatever a tag holds, every face finds the records that have it, and no other."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from signpost.domain.records.filters import tags_as_text, tags_in
from signpost.runtime import jobs
from tests.conftest import Client, RunCommand
from tests.mcp.conftest import Agent

TAGS = st.lists(st.text('ab, "\\', min_size=1, max_size=8).map(str.strip).filter(bool), unique=True, max_size=4)
# Each has tags or parts of tags that another one has.
RECORDS = {
    "comma": ["sale, summer"],
    "first": ["sale"],
    "second": ["summer"],
    "marks": ['"sale, summer"'],
    "quoted": ['"sale"'],
    "doubled": ['""sale""'],
    "backslash": ["sale\\", "a,b,"],
    "only": [",", '"'],
}


@given(TAGS)
def test_tags_come_back_from_their_text(tags: list[str]) -> None:
    assert tags_in(tags_as_text(tags)) == tags


@given(st.text('ab, "\\', max_size=12))
def test_only_quoted_commas_and_marks_change_what_a_text_was(text: str) -> None:
    plain = [entry.strip() for entry in text.split(",") if entry.strip()]
    if tags_in(text) != list(dict.fromkeys(plain)):
        assert any("," in tag or '"' in tag for tag in tags_in(text))
    if '"' not in text:
        assert tags_in(text) == list(dict.fromkeys(plain))


@pytest.mark.parametrize("text", ['"sale"', '"sale", x', 'sale "x", y', '"', '15" screen, 17" screen', '"a" b, c'])
def test_marks_that_quote_no_comma_belong_to_the_tag(text: str) -> None:
    assert tags_in(text) == [entry.strip() for entry in text.split(",")]


def _rest(path: str) -> Callable[[Any, str], list[str]]:
    def found(at: Any, text: str) -> list[str]:
        answer = at["client"].get(path, query_string={"filter[tags]": text})
        return [record["alias"] for record in answer.json["data"]]

    return found


def _count(at: Any, text: str) -> int:
    return int(at["client"].get("/v1/link/count", query_string={"filter[tags]": text}).json["count"])


def _export(at: Any, text: str) -> list[str]:
    lines = at["client"].get("/v1/export", query_string={"filter[tags]": text}).text.splitlines()
    return [json.loads(line)["alias"] for line in lines]


def _commands(at: Any, text: str) -> list[str]:
    out = at["run_command"]("export", "--filter", f"tags={text}").output.splitlines()
    return [json.loads(line)["alias"] for line in out if line.startswith("{")]


def _tool(at: Any, text: str) -> list[str]:
    return [row["url"].rpartition("/")[2] for row in at["agent"].answer("list_links", tags=text)["data"]]


def _preview(at: Any, text: str) -> int:
    return int(at["agent"].answer("preview_bulk_delete", tags=text)["matched"])


FACES: dict[str, Callable[[Any, str], list[str] | int]] = {
    "GET /link": _rest("/v1/link"),
    "GET /links": _rest("/v1/links"),
    "GET /link/count": _count,
    "GET /export": _export,
    "export --filter": _commands,
    "list_links": _tool,
    "preview_bulk_delete": _preview,
}


@pytest.fixture
def records(connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    host = connect()
    for alias, tags in RECORDS.items():
        make_link(host, alias=alias, tags=tags)


def test_each_tag_is_found_on_every_face(client: Client, run_command: RunCommand, records: None) -> None:
    at = {"client": client, "run_command": run_command, "agent": Agent(client)}
    for alias, tags in RECORDS.items():
        for tag in tags:
            for face, find in FACES.items():
                assert find(at, tags_as_text([tag])) in ([alias], 1), (face, tag)
    every = tags_as_text(tag for tags in RECORDS.values() for tag in tags)
    for face, find in FACES.items():
        found = find(at, every)
        assert (found if isinstance(found, int) else len(found)) == len(RECORDS), face


def test_a_bulk_deletion_by_a_tag_takes_no_other_record(app: Flask, client: Client, records: None) -> None:
    left = [*RECORDS]
    for alias, tags in RECORDS.items():
        assert client.delete("/v1/bulk", query_string={"filter[tags]": tags_as_text(tags)}).json == "1"
        jobs.of(app).drain(10)
        left.remove(alias)
        rows = client.get("/v1/links", query_string={"sort": "id"}).json["data"]
        assert [row["alias"] for row in rows] == left


def test_a_pin_is_a_filter_also_for_a_tag_with_a_comma(
    client: Client, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    make_link(connect(), alias="a", tags=["b, c", '"d"'])
    make_link(alias="b", tags=["b", "c", "d"])
    make_link(alias="c", tags=["b, c", '"d"'])
    pins = [pin["value"] for pin in client.get("/v1/links/filter-pins").json["pins"] if pin["kind"] == "tag"]
    assert pins[:2] == ['"""d"""', '"b, c"']
    for value in pins[:2]:
        found = client.get("/v1/links", query_string={"filter[tags]": value}).json["data"]
        assert {record["alias"] for record in found} == {"a", "c"}
