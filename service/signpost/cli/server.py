"""`signpost serve` and `config`: run the server, and show what it would run with."""

import json
import os

import click

from signpost.cli.command import fail, main
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError
from signpost.server import process


@main.command()
@click.option("--no-migrate", is_flag=True, help="Refuse to start if the database needs a migration.")
def serve(no_migrate: bool) -> None:
    """Serve links, the API and the dashboard until stopped (Ctrl-C or SIGTERM)."""
    if no_migrate:
        os.environ[f"{settings.PREFIX}MIGRATE"] = "false"
    process.main()


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning. Secrets are masked."""
    try:
        described = settings.describe(settings.load())
    except SettingsError as error:
        fail(str(error))
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")
