"""What the commands share: the group that they belong to, an app with its database, refusals, output."""

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, NoReturn

import click
from flask import Flask

from service import first_start
from service.database import DatabaseError
from service.errors import ServiceError
from service.factory import create_app
from service.models import Workspace
from service.operations import workspaces
from service.settings import SettingsError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="signpost")
def main() -> None:
    """Short links and redirects on your own hostnames.

    Settings come from SIGNPOST_* variables and instance/config.toml; `signpost config` shows them.
    """


def fail(sentence: str) -> NoReturn:
    click.echo(f"signpost: {sentence}", err=True)
    sys.exit(1)


def made_app() -> Flask:
    try:
        return create_app()
    except (SettingsError, DatabaseError) as error:
        fail(str(error))


def with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Run a command in an app context; what the service refuses becomes one sentence and exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Any:
        for name, value in kwargs.items():
            if isinstance(value, str) and not value.isprintable():
                fail(f"{name}: not readable text.")
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
    return first_start.ensure_workspace() if text is None else workspaces.find_workspace(text)


def show(rows: Iterable[Mapping[str, Any]], as_json: bool, line: Callable[[Any], str]) -> None:
    """Print `rows`: a line for each, or all of them as JSON."""
    if as_json:
        click.echo(json.dumps(list(rows)))
        return
    for row in rows:
        click.echo(line(row))
