"""`signpost export`: everything, in a form that others read."""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.schemas.record import RecordSchema
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
    monkeypatch.setattr("signpost.transfer.export.PAGE_ROWS", 3)
    for number in range(8):
        make_link(connect(HOST), alias=f"a{number}", title="שלום 🔗", tags=["x", "y"])
    rows = [json.loads(line) for line in export().splitlines()]
    unanswered = {"destination_weights", "expired_url", "starts", "max_clicks"}
    for row in rows:
        # What no answer says, and a move needs.
        further = {name: row.pop(name) for name in [*row] if name not in RecordSchema().fields}
        assert further.keys() >= unanswered
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
