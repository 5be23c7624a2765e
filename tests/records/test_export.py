"""`signpost export`: everything, in a form that others read."""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.schemas.records.record import ListedRecord
from signpost.storage import database
from signpost.storage.models import Record
from tests.conftest import Client, RunCommand

HOST = "go.acme.test"


@pytest.fixture
def export(run_command: RunCommand) -> Callable[..., str]:
    def do(*options: str) -> str:
        done = run_command("export", *options)
        assert done.exit_code == 0, done.output
        return done.stdout

    return do


def test_json_lines_are_what_the_api_answers(
    export: Callable[..., str],
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("signpost.features.transfer.export.PAGE_ROWS", 3)
    for number in range(8):
        make_link(connect(HOST), alias=f"a{number}", title="שלום 🔗", tags=["x", "y"])
    rows = [json.loads(line) for line in export().splitlines()]
    unanswered = {"destination_weights", "expired_url", "starts", "max_clicks"}
    for row in rows:
        # What no answer says, and a move needs.
        further = {name: row.pop(name) for name in [*row] if name not in ListedRecord().fields}
        assert further.keys() >= unanswered
        assert further.pop("interstitial") == "auto"
        assert not any(further.values())
    assert rows == client.get("/v1/links?sort=id&per_page=100").json["data"]
    assert len(rows) == 8


def test_csv_is_a_table(
    export: Callable[..., str], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    make_link(
        connect(HOST),
        alias="a",
        title='=cmd|"x"',
        tags=["x", "y"],
        destinations=["https://a.example", "https://b.example"],
    )
    (row,) = csv.DictReader(io.StringIO(export("--format", "csv")))
    assert row["url"] == f"https://{HOST}/a"
    assert (row["tags"], row["destinations"]) == ("x|y", "https://a.example https://b.example")
    assert row["title"] == '\'=cmd|"x"'


def test_an_empty_workspace(export: Callable[..., str], app: Flask, client: Client) -> None:
    assert export() == ""
    assert export("--format", "csv").count("\n") == 1


def test_weights_that_never_counted_stay_behind(
    app: Flask, export: Callable[..., str], connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    """Earlier versions kept them with any routing; no import would take them."""
    make_link(connect(HOST), alias="a", destinations=["https://a.example/", "https://b.example/"])
    with app.app_context(), database.atomic():
        Record.update(destination_weights=[1, 2]).execute()
    assert json.loads(export())["destination_weights"] is None


def test_filters_choose_records(
    export: Callable[..., str],
    run_command: RunCommand,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
) -> None:
    connect(HOST)
    for number in range(4):
        make_link(HOST, alias=f"a{number}", tags=["odd"] * (number % 2))
    assert [json.loads(line)["alias"] for line in export("--filter", "tags=odd").splitlines()] == ["a1", "a3"]
    table = csv.DictReader(io.StringIO(export("--format", "csv", "--filter", "tags=odd", "--filter", "search=a3")))
    assert [row["alias"] for row in table] == ["a3"]
    for options, words in (
        (("--filter", "nonsense=1"), "filter.nonsense"),
        (("--filter", "tags"), "Give a name and a value"),
        (("--format", "toml", "--filter", "tags=odd"), "the whole workspace"),
    ):
        refused = run_command("export", *options)
        assert refused.exit_code in (1, 2)
        assert words in refused.output


def test_links_and_tags_are_counted(
    run_command: RunCommand, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    connect(HOST)
    for number in range(3):
        make_link(HOST, alias=f"a{number}", tags=["all", *["odd"] * (number % 2)])
    assert run_command("link", "count", "--filter", "tags=odd").stdout == "1\n"
    tags = [line.split() for line in run_command("tag", "list").stdout.splitlines()]
    assert tags == [["3", "all"], ["1", "odd"]]
    assert json.loads(run_command("tag", "list", "--json").stdout)[0] == {"tag": "all", "count": 3}
    listed = run_command("links", "list", "--sort", "-clicks", "--filter", f"host={HOST}")
    assert [line.split("/")[3].split()[0] for line in listed.stdout.splitlines()] == ["a2", "a1", "a0"]
