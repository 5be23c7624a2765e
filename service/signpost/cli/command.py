"""What the commands share: the group that they belong to, an app with its database, refusals, output."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn

import click
from flask import Flask

from signpost.domain import texts
from signpost.domain.errors import ServiceError
from signpost.factory import create_app
from signpost.operations import bootstrap, workspaces
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError
from signpost.runtime.version import product_version
from signpost.storage import database, instance_folder
from signpost.storage.database import DatabaseError, OlderDatabase
from signpost.storage.instance_folder import InstanceError
from signpost.storage.models import Workspace


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(product_version())
def main() -> None:
    """Short links and redirects on your own hostnames.

    Settings come from SIGNPOST_* variables and instance/config.toml; `signpost config` shows them. Commands work on the
    database itself, also while the server runs, which notices within a second; addresses that they print are then the
    server's.

    Exit codes: 0 done; 1 refused or failed, with a sentence on standard error; 2 called in a wrong way; 3 `apply
    --dry-run` found differences.
    """
    # What commands write is for whoever runs them.
    os.umask(0o077)


# Groups of commands that several files add to.
GROUPS = {
    "link": "Create and list short links.",
    "redirect": "Create, change, delete and list redirects; change and delete links.",
    "links": "See links and redirects together.",
    "host": "Connect hostnames and list them.",
    "job": "See what became of a job.",
    "alias": "Find free aliases.",
    "type": "What records can be.",
    "plugin": "What records can be told to do.",
    "workspace": "Make workspaces, list them, give them plans and settings. Nothing of one is seen in another.",
    "bulk": "Many records at once; for adding many see `signpost import`.",
    "subscription": "See products and plans.",
}


def group(name: str) -> click.Group:
    """The group of this name; made where there is none yet."""
    found = main.commands.get(name)
    if not isinstance(found, click.Group):
        found = click.Group(name, help=GROUPS[name])
        main.add_command(found)
    return found


def say(*lines: str, err: bool = False) -> None:
    """Print lines with what people of a workspace wrote in them; nothing of that steers the terminal."""
    for line in lines:
        click.echo(texts.printable(line), err=err)


def fail(sentence: str) -> NoReturn:
    say(f"signpost: {sentence}", err=True)
    sys.exit(1)


def made_app(*, makes_instance: bool = False) -> Flask:
    """An app on the instance, for a command: beside a server with the server's addresses, and never ahead of it."""
    running = None
    try:
        config = settings.load()
        instance = Path(config["INSTANCE"])
        if not makes_instance:
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
    if database.of(app).backup is not None and not makes_instance:
        click.echo(f"signpost: {database.migration_text(database.of(app))}", err=True)
    return app


def with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Run a command in an app context; what the service refuses becomes one sentence and exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Any:
        for name, value in kwargs.items():
            if isinstance(value, str) and not value.isprintable():
                fail(f"{name.strip('_').replace('_', '-')}: not readable text.")
        with made_app().app_context():
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


def show(rows: Iterable[Mapping[str, Any]], as_json: bool, line: Callable[[Any], str | list[str]]) -> None:
    """Print `rows`: a line or several for each, or all of them as JSON."""
    if as_json:
        click.echo(json.dumps(list(rows)))
        return
    for row in rows:
        lines = line(row)
        say(*([lines] if isinstance(lines, str) else lines))
