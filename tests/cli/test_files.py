"""Files as editors write them: every command and page that reads text from one takes the mark that may be before it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from flask import Flask

from signpost import cli
from signpost.domain.hosts import app_links
from tests.cli.test_commands import all_commands
from tests.conftest import ROOT, Client, RunCommand, environment_of, run_on

HOST = "go.files.test"
ROWS = [{"url": f"https://{HOST}/{alias}", "destination": "https://d.example/", "title": "Grüße"} for alias in "ab"]
JSON = json.dumps(ROWS, ensure_ascii=False)
LINES = "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in ROWS)
CSV = "".join(f"{line}\n" for line in ("url,destination,title", *(",".join(row.values()) for row in ROWS)))
TOML = "".join("[[redirects]]\n" + "".join(f'{name} = "{value}"\n' for name, value in row.items()) for row in ROWS)
RULES = "/a https://d.example/\n/b https://d.example/\n"
UTF_8 = ("utf-8", "utf-8-sig")
ALL = (*UTF_8, "utf-16")
# What a command gets, the name of its file, and the encodings that it takes. TOML is UTF-8.
READ: dict[str, list[tuple[list[str], str, str, tuple[str, ...]]]] = {
    "import": [
        (["import"], "links.csv", CSV, ALL),
        (["import"], "links.json", JSON, ALL),
        (["import"], "links.jsonl", LINES, ALL),
        (
            ["import", "--from", "netlify", "--host", HOST],
            "_redirects",
            "/a https://d.example/\n/b https://d.example/\n",
            ALL,
        ),
    ],
    "bulk create": [(["bulk", "create"], "links.json", JSON, ALL)],
    "check-paths": [(["check-paths"], "urls.txt", f"https://{HOST}/a\nhttps://{HOST}/b\n", ALL)],
    "apply": [(["apply", "--yes"], "links.toml", TOML, UTF_8)],
}
# No text: backups, pictures, and what is written.
OTHERS = {"backup", "restore", "links qr", "qr-sheet"}


def test_every_command_that_takes_a_file_is_here() -> None:
    found = {
        " ".join(path)
        for path, command in all_commands(cli.load_all())
        if any(isinstance(option.type, click.File | click.Path) for option in command.params)
    }
    assert found == READ.keys() | OTHERS


CASES = [(command, *case) for command, cases in READ.items() for case in cases]


@pytest.mark.parametrize(
    ("command", "arguments", "name", "text", "encodings"), CASES, ids=[f"{case[0]} {case[2]}" for case in CASES]
)
def test_a_mark_before_the_text_changes_nothing(
    make_app: Callable[..., Flask],
    tmp_path: Path,
    command: str,
    arguments: list[str],
    name: str,
    text: str,
    encodings: tuple[str, ...],
) -> None:
    def outcome(encoding: str) -> Any:
        """What the command says of each row but for ids, and the records there are then."""
        app = make_app()
        assert run_on(app, "host", "connect", "--host", HOST).exit_code == 0
        file = tmp_path / name
        file.write_bytes(text.encode(encoding))
        done = run_on(app, *arguments, str(file))
        assert done.exit_code in (0, 3), done.output
        listed = json.loads(run_on(app, "links", "list", "--json").stdout)
        return done.exit_code, sorted((row["url"], row["destination"], row["title"]) for row in listed)

    code, listed = outcome("utf-8")
    assert command == "check-paths" or len(listed) == 2
    for encoding in encodings[1:]:
        assert outcome(encoding) == (code, listed), encoding


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(["import", "--format", "json"], JSON), (["import", "--format", "jsonl"], LINES), (["import"], CSV),
     (["bulk", "create"], JSON), (["apply", "--yes"], TOML)],
)  # fmt: skip
def test_a_mark_on_standard_input_changes_nothing(app: Flask, arguments: list[str], text: str) -> None:
    """In a process of its own, whose standard input is a pipe."""
    assert run_on(app, "host", "connect", "--host", HOST).exit_code == 0
    command = [sys.executable, "-m", "signpost.cli", *arguments, "-"]
    environment = {**os.environ, **environment_of(app)}
    done = subprocess.run(command, input=text.encode("utf-8-sig"), env=environment, cwd=ROOT, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(run_on(app, "links", "list", "--json").stdout)) == 2


@pytest.mark.parametrize("arguments", [["import"], ["bulk", "create"]], ids=" ".join)
@pytest.mark.parametrize("name", ["links.json", "links.jsonl"])
def test_half_a_character_of_utf_16_is_an_error_with_a_sentence(
    run_command: RunCommand, connect: Callable[..., str], tmp_path: Path, arguments: list[str], name: str
) -> None:
    connect(HOST)
    file = tmp_path / name
    file.write_bytes(LINES.encode("utf-16") + b"{")
    done = run_command(*arguments, str(file))
    assert done.exit_code == 1
    assert "UTF-16" in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)


@pytest.mark.parametrize("path", ["/v1/link", "/v1/bulk", "/mcp/v1"])
def test_a_body_with_a_mark_is_refused_in_plain_words(client: Client, path: str) -> None:
    """RFC 8259, section 8.1: programs must not send one."""
    answer = client.post(path, data=b"\xef\xbb\xbf{}", content_type="application/json")
    assert answer.status_code == 400
    assert "begins with a byte order mark. Send UTF-8 without one." in answer.text
    assert "utf-8-sig" not in answer.text


def test_an_option_that_is_all_of_a_file_may_begin_with_a_mark() -> None:
    """--assetlinks "$(cat assetlinks.json)"."""
    assert app_links.parse("\ufeff[]") == []
