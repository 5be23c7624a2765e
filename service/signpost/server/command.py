"""`signpost serve`: run the server."""

import os

import click

from signpost.cli.entry import main
from signpost.runtime import settings
from signpost.server import process


@main.command()
@click.option("--no-migrate", is_flag=True, help="Refuse to start if the database needs a migration.")
def serve(no_migrate: bool) -> None:
    """Serve links, the API and the dashboard until stopped (Ctrl-C or SIGTERM)."""
    if no_migrate:
        os.environ[f"{settings.PREFIX}MIGRATE"] = "false"
    process.main()
