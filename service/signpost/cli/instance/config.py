"""`signpost config`: the settings with which a server would run."""

import json

import click

from signpost import hooks
from signpost.cli.command import fail
from signpost.cli.entry import main
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning. Secrets are masked."""
    try:
        features, loaded = hooks.load_settings()
    except (SettingsError, hooks.FeatureError) as error:
        fail(str(error))
    described = settings.describe(loaded, hooks.schemas_of(features))
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")
