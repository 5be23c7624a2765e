"""`signpost config`: the settings with which a server would run."""

import json

import click

from signpost import hooks
from signpost.cli.command import read_settings
from signpost.cli.entry import main
from signpost.runtime import settings


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning. Secrets are masked."""
    features, loaded = read_settings()
    described = settings.describe(loaded, hooks.schemas_of(features))
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")
