"""Every field of a record reaches every place that it must reach. CONTRIBUTING.md, "Add a field to a record".

A new field needs a row in SAMPLES; then these tests name each place that has forgotten it.
"""

import csv
import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from marshmallow import Schema

from signpost.domain.records.filters import NO_FILTERS
from signpost.domain.records.record import FIELD, FIELDS, KEEP, VISIT_COLUMNS, RecordConfig, RecordType, RecordView
from signpost.features.dashboard.forms import LABELS
from signpost.features.transfer import export, import_check
from signpost.features.transfer.reading.cells import fold_name
from signpost.features.transfer.reading.sources import OWN, SOURCES
from signpost.features.transfer.schemas import ConfiguredRecord, ExportedRecord, ImportedRecord
from signpost.operations.records import record_extensions, records
from signpost.operations.records.record_rows import config_of, views
from signpost.operations.workspaces import workspaces
from signpost.schemas.records.record import (
    CreatedRecord,
    LinkCreate,
    ListedRecord,
    RecordDetail,
    RedirectInput,
    UpdatedRecord,
)
from signpost.storage.models import Record
from signpost.storage.statements.visits import VisitRow
from tests.conftest import Client, RunCommand, first_workspace
from tests.features.conftest import Person
from tests.features.dashboard.test_pages import names_of_inputs
from tests.wire import eventually

HOST = "go.acme.test"
URL = f"https://{HOST}/full"


@dataclass(frozen=True)
class Sample:
    """A value as a request says it, which is not the default.

    on_page: the text by which the record's page shows it; None: that page does not show the field.
    """

    value: object
    on_page: str | None = None


# All of one record.
SAMPLES = {
    "title": Sample("Spring sale", on_page="Spring sale"),
    "type": Sample("redirect", on_page="Redirect type"),
    "description": Sample("For the newsletter", on_page="For the newsletter"),
    "forward_path": Sample(True, on_page="The rest of the path"),
    "forward_query": Sample(False),
    "utm": Sample(
        {"source": "mail", "medium": "", "campaign": "spring-mail", "term": "", "content": ""}, on_page="spring-mail"
    ),
    "destination": Sample("https://first.example/", on_page="https://first.example/"),
    "destinations": Sample(["https://first.example/", "https://second.example/"], on_page="https://second.example/"),
    "plugins": Sample(["noindex"], on_page="No index"),
    "is_notify": Sample(True, on_page="Sends a webhook"),
    "is_switch_unbroken_destination": Sample(True, on_page="Fails over"),
    "expires": Sample("2040-01-01T00:00:00.000000Z", on_page="2040-01-01"),
    "password": Sample("open sesame", on_page="Password protected"),
    "expired_url": Sample("https://over.example/", on_page="https://over.example/"),
    "starts": Sample("2030-01-01T00:00:00.000000Z", on_page="2030-01-01"),
    "max_clicks": Sample(7, on_page="<dt>Click limit</dt><dd>7</dd>"),
    "interstitial": Sample("never"),
    "destination_weights": Sample([3, 1], on_page="75 %"),
    "destination_routing": Sample("weighted", on_page="By percentage"),
    "status": Sample(307, on_page="307"),
    "tags": Sample(["a", "b, c"], on_page="b, c"),
    "paused": Sample(True, on_page="Paused</span>"),
    "match": Sample("prefix", on_page="This path and everything below it"),
    "external_id": Sample("crm 4711, b", on_page="crm 4711, b"),
    "card": Sample(
        {"title": "In chats", "description": "Until Sunday", "image": "https://pictures.example/a.png"},
        on_page="In chats",
    ),
    "rules": Sample(
        [
            {
                "name": "Phones",
                "if": {"device": ["mobile"], "query": {"ref": None}, "from": "2030-01-01T00:00:00.000000Z"},
                "destination": "https://phones.example/",
            },
            {
                "if": {"hours": ["22:00-06:00"], "timezone": "Europe/Berlin", "bot": False, "share": 50},
                "destinations": ["https://night.example/", "https://moon.example/"],
                "routing": "weighted",
                "weights": [3, 1],
            },
        ],
        on_page="50 % of people between 22:00 and 06:00 (Europe/Berlin)",
    ),
}
BODY = {"url": URL, **{name: sample.value for name, sample in SAMPLES.items()}}
# What nobody reads out again: a hash is stored, and where it counts something else says so.
HIDDEN = {"password"}
# Options with another name: one for each rule.
OPTIONS = {"rules": "rule"}
# Read in other words: `has_password`, `paused_by`.
IN_OTHER_WORDS = {"password", "paused"}
# Of the specification's POST /link, which has no `paused`.
NOT_IN_POST_LINK = {"paused"}


def names(schema: Any) -> set[str]:
    return {field.data_key or name for name, field in schema().fields.items()}


PLACES: dict[str, Callable[[Any], Any]] = {
    "SAMPLES (tests/records/test_record_fields.py)": lambda field: field.name in SAMPLES,
    "a column of Record (storage/models)": lambda field: field.column in Record._meta.columns,
    "an attribute of RecordView (domain/records/record.py)": lambda field: (
        field.column in RecordView.__dataclass_fields__
    ),
    "the body of POST /link": lambda field: field.name in names(LinkCreate) | NOT_IN_POST_LINK,
    "the body of PUT /redirect/{id}": lambda field: field.name in names(RedirectInput),
    "a line of `signpost export`": lambda field: (
        {field.name, field.column} & names(ExportedRecord) or field.name in IN_OTHER_WORDS
    ),
    "a line of an import": lambda field: field.name in names(ImportedRecord),
    "a column of an imported table": lambda field: (
        SOURCES[OWN].columns.get(fold_name(field.name)) == field.name or field.name in ("utm", "card")
    ),
    "what a person can choose for a column of an import (features/transfer/import_check.py)": lambda field: (
        field.name in {choice.partition(".")[0] for choice in import_check.FIELDS}
    ),
    "a configuration file": lambda field: field.name in names(ConfiguredRecord),
    "a label of the dashboard": lambda field: LABELS.get(field.name),
    "the columns that visits read (storage/statements/visits.py VisitRow)": lambda field: (
        not field.for_visits or field.column in VisitRow._fields
    ),
}


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_a_field_is_in_every_place(field: Any) -> None:
    assert [place for place, has in PLACES.items() if not has(field)] == []


def test_samples_say_something() -> None:
    config = RedirectInput().load(BODY)["config"]
    assert [name for name in FIELD if getattr(config, name) in (FIELD[name].default, KEEP)] == []
    assert SAMPLES.keys() == FIELD.keys()


def test_visits_read_what_they_need_and_no_more() -> None:
    assert set(VisitRow._fields) == VISIT_COLUMNS


# --- what becomes of the values ----------------------------------------------------------------------------------


@pytest.fixture
def config(app: Flask) -> Callable[..., RecordConfig]:
    """The configuration of the one record that there is."""

    def do() -> RecordConfig:
        with app.app_context():
            caller = workspaces.member_caller(first_workspace())
            (found,), _ = records.list_records(caller, sort="id", per_page=2, filters=NO_FILTERS)
            return config_of(found)

    return do


@pytest.fixture
def full(client: Client, connect: Callable[..., str]) -> Any:
    """A record with all of SAMPLES."""
    connect(HOST)
    answer = client.post("/v1/redirect", json=BODY)
    assert answer.status_code == 200, answer.text
    return answer.json["data"][0]


def wanted(body: dict[str, Any]) -> dict[str, object]:
    """The configuration of a record that was created with `body`, without its password."""
    config = RedirectInput().load({"url": URL, **body})["config"].with_defaults(RecordType.REDIRECT)
    return comparable(config)


def comparable(config: RecordConfig, *but: str) -> dict[str, object]:
    return {name: getattr(config, name) for name in FIELD if name not in (*HIDDEN, *but)}


def delete(client: Client) -> None:
    assert client.delete("/v1/bulk", query_string={"filter[host]": HOST}).json == "1"
    eventually(lambda: client.get("/v1/links").json["data"] == [])


@pytest.mark.parametrize("schema", [ListedRecord, CreatedRecord, UpdatedRecord, RecordDetail, ExportedRecord])
def test_an_answer_is_what_marshmallow_writes(app: Flask, full: Any, schema: type[ListedRecord]) -> None:
    """`FastSchema.dump` is faster; nothing else may differ."""
    with app.app_context():
        found = views(list(Record.select()))
        caller = workspaces.member_caller(first_workspace())
        extended = record_extensions.extend(caller, found)
    for view in (*found, *extended):
        mine, theirs = schema().dump(view), Schema.dump(schema(), view)
        assert mine == theirs
        assert [*mine] == [*theirs]
        assert [*map(type, mine.values())] == [*map(type, theirs.values())]
    assert schema(only=("id", "status")).dump(found, many=True) == Schema.dump(
        schema(only=("id", "status"), many=True), found
    )


def test_post_stores_it(full: Any, config: Callable[..., RecordConfig]) -> None:
    assert comparable(config()) == wanted(BODY)


def test_put_without_it_keeps_it_or_puts_it_back(
    full: Any, client: Client, config: Callable[..., RecordConfig]
) -> None:
    given = {name: BODY[name] for name in ("destination", "destinations")}
    assert client.put(f"/v1/redirect/{full['id']}", json={"url": URL, **given}).status_code == 200
    usual = {"destination": "x.example", "type": "redirect"}
    reset, saved = wanted(usual), wanted(BODY)
    expected = {name: (saved if FIELD[name].is_preserved or name in given else reset)[name] for name in reset}
    assert comparable(config()) == expected


def test_an_import_brings_back_what_was_exported(
    full: Any, client: Client, config: Callable[..., RecordConfig], run_command: RunCommand, tmp_path: Path
) -> None:
    file = tmp_path / "links.jsonl"
    file.write_text(run_command("export").stdout)
    delete(client)
    assert run_command("import", str(file)).exit_code == 0
    assert comparable(config()) == wanted(BODY)


def test_a_table_has_its_columns(full: Any, run_command: RunCommand) -> None:
    (row,) = csv.DictReader(io.StringIO(run_command("export", "--format", "csv").stdout))
    expected = {field.name for field in FIELDS if field.in_csv}
    assert {name for name in expected if row.get(name) or row.get(FIELD[name].column)} == expected
    assert tuple(row) == export.COLUMNS


def test_apply_brings_back_what_was_exported(
    full: Any, client: Client, config: Callable[..., RecordConfig], run_command: RunCommand, tmp_path: Path
) -> None:
    file = tmp_path / "links.toml"
    file.write_text(run_command("export", "--format", "toml").stdout)
    again = run_command("apply", "--dry-run", str(file))
    assert (again.exit_code, again.stdout) == (0, "")
    delete(client)
    assert run_command("apply", str(file)).exit_code == 0
    assert comparable(config()) == wanted(BODY)


def test_the_command_line_has_its_option(run_command: RunCommand) -> None:
    text = run_command("redirect", "create", "--help").stdout
    assert [
        name for name in FIELD if f"--{OPTIONS.get(name, name).replace('_', '-')} " not in text.replace("/", " ")
    ] == []


def test_the_dashboard_has_its_input_and_shows_it(app: Flask, full: Any) -> None:
    person = Person(app).sign_in()
    inputs = names_of_inputs(person.get(f"/redirects/{full['id']}/edit").text)
    assert [name for name in FIELD if name not in inputs] == []
    page = person.get(f"/redirects/{full['id']}").text
    assert [name for name, sample in SAMPLES.items() if sample.on_page and sample.on_page not in page] == []


def test_answers_name_what_they_have_as_the_record_does() -> None:
    """A field of an answer that no row has would be null for ever."""
    assert [name for name in ListedRecord().fields if not hasattr(RecordView, name)] == []
    assert json.dumps({name: str(field.kind) for name, field in FIELD.items()})
