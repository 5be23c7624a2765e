"""`signpost serve`, `config`, `migrate`: the server and what it stands on."""

import json

import click

from service import database, server, settings
from service.cli.command import fail, made_app, main
from service.settings import SettingsError


@main.command()
def serve() -> None:
    """Serve links, API and documentation until stopped (Ctrl-C or SIGTERM)."""
    server.main()


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning; secrets are masked."""
    try:
        described = settings.described(settings.load())
    except SettingsError as error:
        fail(str(error))
        return
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")


@main.command()
def migrate() -> None:
    """Bring the database up to date; `serve` does the same when it starts."""
    app = made_app()
    click.echo(f"{database.of(app).path} is up to date.")
