"""What we export comes back: each text of a record, in each file that is for our own import."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain.errors import ServiceError
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspace_settings
from signpost.runtime import jobs
from signpost.storage.models import Workspace
from tests.conftest import Client, RunCommand
from tests.features.transfer.conftest import HOST
from tests.features.transfer.test_csv import HOSTILE

TEXTS = [
    *HOSTILE,
    " ",
    "\n",
    "\ta\t",
    "a\x85b",
    "a\u2028b\u2029",
    "\u00a0a\u3000",
    "\ufeffa",
    "👩‍🚀 🏳️‍🌈",
    "e\u0301 é",
    "\\n \\u0041 \\",
    "None",
    "nan",
    "true",
    "0012",
    "1e5",
    "2024-01-01",
    "2024-01-01T00:00:00Z",
    '"""',
    "'''",
    "[[links]]",
    "# no comment",
    "<b>&amp;</b>",
    "\x7f",
    "a\rb",
    "x" * 50,
    "é👍" * 125,
]

# What of a record is a text, as a row of JSON has it.
FIELDS: dict[str, Callable[[str], dict[str, Any]]] = {
    "title": lambda text: {"title": text},
    "description": lambda text: {"description": text},
    "external_id": lambda text: {"external_id": text},
    "tags": lambda text: {"tags": [text]},
    "two tags": lambda text: {"tags": ["a", text]},
    "utm": lambda text: {"utm": {"source": text, "campaign": text}},
    "card": lambda text: {"card": {"title": text, "description": text}},
    "name of a rule": lambda text: {
        "rules": [{"name": text, "if": {"bot": True}, "destination": "https://d.example/"}]
    },
    "value of a parameter": lambda text: {
        "rules": [{"if": {"query": {"q": text}}, "destination": "https://d.example/"}]
    },
    "name of a parameter": lambda text: {
        "rules": [{"if": {"query": {text: "1"}}, "destination": "https://d.example/"}]
    },
    "destination": lambda text: {"destination": f"https://d.example/?q={text}#{text}"},
    "rest of a destination": lambda text: {"destinations": [f"https://d.example/{text}", "https://e.example/"]},
    "expired_url": lambda text: {"expired_url": f"https://d.example/{text}"},
}
# What differs in a copy, and what the answers of lists do not have.
OF_THIS_COPY = {"id", "created_at", "updated_at", "created_via", "created_by"}


def rows(lines: str) -> dict[str, dict[str, Any]]:
    found = [json.loads(line) for line in lines.split("\n") if line]
    return {row["url"]: {name: value for name, value in row.items() if name not in OF_THIS_COPY} for row in found}


@pytest.mark.slow
@pytest.mark.parametrize("format_", ["jsonl", "json", "toml"])
def test_every_text_comes_back_as_it_was(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    run_command: RunCommand,
    all_links: Callable[[], dict[str, dict[str, Any]]],
    tmp_path: Path,
    format_: str,
) -> None:
    connect(HOST)
    records = [
        {"url": f"https://{HOST}/{number}-{at}", "destination": "https://d.example/", **row(text)}
        for number, row in enumerate(FIELDS.values())
        for at, text in enumerate(TEXTS)
    ]
    made = [entry["result"] for entry in client.post("/v1/bulk", json={"records": records}).json["data"]]
    # Some are no external ids, tags or URLs.
    assert made.count("created") > len(records) * 0.7
    before = rows(run_command("export").stdout)
    file = tmp_path / f"file.{format_}"
    if format_ == "json":
        listed = [*all_links().values()]
        file.write_text(json.dumps({"data": listed}))
        # What answers do not have cannot come back.
        before = {url: {name: row[name] for name in row.keys() & listed[0].keys()} for url, row in before.items()}
    else:
        file.write_text(run_command("export", "--format", format_).stdout, newline="")
    client.delete("/v1/bulk", query_string={"filter[host]": HOST})
    jobs.of(app).drain()
    assert client.get("/v1/links").json["data"] == []
    done = run_command(*(["apply", str(file)] if format_ == "toml" else ["import", str(file)]))
    assert done.exit_code == 0, done.output[-2000:]
    after = rows(run_command("export").stdout)
    assert after.keys() == before.keys()
    differences = [
        (url, name, value, after[url][name])
        for url, row in before.items()
        for name, value in row.items()
        if after[url][name] != value
    ]
    assert differences == []


@pytest.mark.slow
def test_the_texts_of_a_workspace_come_back_as_they_were(
    app: Flask, caller: Caller, run_command: RunCommand, tmp_path: Path
) -> None:
    file = tmp_path / "file.toml"
    held = 0
    for text in TEXTS:
        with app.app_context():
            try:
                name = workspace_settings.update_setting(caller, "name", value=text).name
            except ServiceError:
                continue
            file.write_text(run_command("export", "--format", "toml").stdout, newline="")
            workspace_settings.update_setting(caller, "name", value="Another")
            assert run_command("apply", str(file)).exit_code == 0
            assert Workspace.get_by_id(caller.workspace.id).name == name
        held += 1
    assert held > len(TEXTS) // 2
