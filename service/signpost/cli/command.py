"""What all commands share: their group, an app with its database, error messages and output."""

import json
import os
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn

import click
from flask import Flask

from signpost.domain import texts
from signpost.domain.errors import ServiceError
from signpost.domain.outside import JsonObject
from signpost.factory import create_app
from signpost.operations import bootstrap, workspaces
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError
from signpost.runtime.version import product_version
from signpost.storage import database, instance_folder, migrations
from signpost.storage.instance_folder import InstanceError
from signpost.storage.migrations import DatabaseError, OlderDatabase
from signpost.storage.models import Workspace


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(product_version())
def main() -> None:
    """Short links and redirects on your own hostnames.

    Settings come from SIGNPOST_* variables and instance/config.toml; `signpost config` shows them. Commands work
    directly on the database. They may run while the server does: it notices changes within a second, and the URLs that
    commands print are the server's.

    Exit codes: 0 success; 1 refused or failed, with a message on standard error; 2 usage error; 3 `apply --dry-run`
    found differences, or `check-paths` URLs that find nothing.
    """
    # Files that commands write are private to the user who runs them.
    os.umask(0o077)


# Groups of commands that several files add to.
GROUPS = {
    "link": "Create and list short links.",
    "redirect": "Create, change, delete and list redirects; change and delete links.",
    "links": "List and inspect links and redirects together.",
    "host": "Connect and list hostnames.",
    "changes": "List the changes in a workspace, and undo them.",
    "job": "Show the progress and the results of a job.",
    "alias": "Find free aliases.",
    "tag": "List tags.",
    "type": "List the types of records.",
    "plugin": "List the plugins for records.",
    "workspace": "Create and list workspaces, set their plans and settings. Workspaces are separate from each other.",
    "bulk": "Create, change or delete many records at once. For whole files, see `signpost import`.",
    "subscription": "List products and plans.",
}


def group(name: str) -> click.Group:
    """The group of this name, created on first use."""
    found = main.commands.get(name)
    if not isinstance(found, click.Group):
        found = click.Group(name, help=GROUPS[name])
        main.add_command(found)
    return found


def say(*lines: str, err: bool = False) -> None:
    """Print lines that may contain text written by users. Control characters do not reach the terminal."""
    for line in lines:
        click.echo(texts.printable(line), err=err)


def fail(sentence: str) -> NoReturn:
    say(f"signpost: {sentence}", err=True)
    sys.exit(1)


def open_app(*, creates_instance: bool = False) -> Flask:
    """An app for one command. While a server runs, it uses the server's addresses and never migrates."""
    running = None
    try:
        config = settings.load()
        instance = Path(config["INSTANCE"])
        if not creates_instance:
            instance_folder.require(instance)
        instance_folder.narrow(instance)
        running = instance_folder.serving(instance)
        if running is not None:
            config |= {**running.addresses, "MIGRATE": False}
        app = create_app(config)
    except OlderDatabase as error:
        if running is None:
            fail(str(error))
        fail(f"The server that is running (process {running.process}) is older than this command: restart it first.")
    except (SettingsError, DatabaseError, InstanceError) as error:
        fail(str(error))
    if database.of(app).backup is not None and not creates_instance:
        click.echo(f"signpost: {migrations.result_text(database.of(app))}", err=True)
    return app


def with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Run a command in an app context. A ServiceError becomes one sentence and exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Any:
        for name, value in kwargs.items():
            if isinstance(value, str) and not value.isprintable():
                fail(f"{name.strip('_').replace('_', '-')}: This text contains characters that cannot be printed.")
        with open_app().app_context():
            try:
                return command(*args, **kwargs)
            except ServiceError as error:
                reasons = [f"{name}: {' '.join(texts)}" for name, texts in error.extra.get("errors", {}).items()]
                fail(" ".join(reasons) or error.message)

    return run


in_workspace = click.option("--workspace", metavar="WORKSPACE", help="Id or name. Default: the first one.")
as_json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def chosen_workspace(text: str | None) -> Workspace:
    return bootstrap.ensure_workspace() if text is None else workspaces.find_workspace(text)


def show(rows: Iterable[JsonObject], as_json: bool, line: Callable[[Any], str | list[str]]) -> None:
    """Print `rows` as JSON, or one or more lines for each."""
    if as_json:
        click.echo(json.dumps(list(rows)))
        return
    for row in rows:
        lines = line(row)
        say(*([lines] if isinstance(lines, str) else lines))
