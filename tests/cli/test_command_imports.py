"""A command imports what it needs and no more: imports are nearly all of the time that it takes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from flask import Flask

from signpost import cli
from signpost.cli.entry import COMMANDS
from tests.conftest import ROOT

# What answers requests and visits, looks up names, reads browsers, draws and counts calls. (asyncio is not here: peewee
# imports psycopg where that is installed, and psycopg asyncio.)
HEAVY = {
    "PIL", "apispec", "crawlerdetect", "dns", "flask_limiter", "flask_smorest", "flask_wtf", "httptools",
    "limits", "maxminddb", "multiprocessing", "prometheus_client", "pycurl", "segno", "ua_parser", "urllib3", "uvloop",
    "webargs",
    *(f"signpost.{part}" for part in (
        "clicks", "factory", "features.dashboard.blueprint", "outbound.fetch", "features.transfer.importer",
        "mcp", "rest", "server", "visits", "web",
    )),
}  # fmt: skip
# What opens an instance.
OPENING = {"flask", "marshmallow", "peewee", "signpost.operations", "signpost.runtime.settings", "signpost.storage"}
PRINT_MODULES = """
import json, sys
from signpost.cli import main
try:
    main(sys.argv[1:], prog_name="signpost")
finally:
    print(json.dumps([*sys.modules]), file=sys.stderr)
"""


def imported(command: str, instance: str | Path) -> set[str]:
    """The modules that a command imports."""
    done = subprocess.run(
        [sys.executable, "-c", PRINT_MODULES, *command.split()],
        env={**os.environ, "SIGNPOST_INSTANCE": str(instance)},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return {*json.loads(done.stderr.splitlines()[-1])}


@pytest.mark.slow
@pytest.mark.parametrize("command", ["--help", "completion bash"])
def test_help_opens_nothing(command: str, tmp_path: Path) -> None:
    assert not imported(command, tmp_path) & (HEAVY | OPENING)


@pytest.mark.slow
def test_what_asks_for_health_every_half_minute_opens_nothing(tmp_path: Path) -> None:
    assert not imported("healthcheck --help", tmp_path) & (HEAVY | OPENING - {"signpost.storage"})


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "config", "host connect --host go.acme.test", "links list", "member list",
        "migrate", "redirect list", "redirect update --help", "stats", "token create --name a", "token list",
    ],
)  # fmt: skip
def test_an_ordinary_command_imports_nothing_heavy(command: str, app: Flask) -> None:
    assert not imported(command, app.config["INSTANCE"]) & HEAVY


@pytest.mark.slow
def test_what_says_how_visits_are_answered_imports_no_interface(app: Flask) -> None:
    interfaces = {
        "signpost.factory",
        "signpost.rest",
        "signpost.mcp",
        "signpost.features.dashboard.blueprint",
        "signpost.server",
    }
    assert not imported("misses", app.config["INSTANCE"]) & interfaces


@pytest.mark.parametrize("name", COMMANDS)
def test_the_table_says_what_the_files_of_a_command_say(name: str) -> None:
    line, files = COMMANDS[name]
    found = cli.load_all().commands[name]
    assert (found.help if isinstance(found, click.Group) else found.get_short_help_str(limit=1000)) == line
    assert {*_files_of(found, name)} == {*files}


def test_the_table_has_every_command() -> None:
    assert {*cli.load_all().commands} == {*COMMANDS}


def _files_of(command: click.Command, *above: str) -> Iterator[str]:
    """The files that define a command, or the commands of a group."""
    if isinstance(command, click.Group):
        for name, entry in command.commands.items():
            yield from _files_of(entry, *above, name)
    else:
        assert command.callback is not None
        module = command.callback.__module__
        # Makes the commands of tables.
        yield _tables()[" ".join(above)] if module == "signpost.cli.schema_commands" else module


@cache
def _tables() -> dict[str, str]:
    """The module of each command that is a row of a table."""
    rows: dict[str, str] = {}
    for _, files in COMMANDS.values():
        for file in files:
            for row in getattr(sys.modules[file], "COMMANDS", ()):
                rows |= dict.fromkeys((row.name, *row.other_names), file)
    return rows
