"""`signpost serve`, `config`, `migrate`, `backup`, `restore`, `completion`: the server and what it stands on."""

import json
import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from signpost.cli.command import fail, made_app, main
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError
from signpost.server import process
from signpost.storage import backup, database, instance_folder
from signpost.storage.instance_folder import InstanceError


@main.command()
@click.option("--no-migrate", is_flag=True, help="Refuse to start where the database would have to be migrated.")
def serve(no_migrate: bool) -> None:
    """Serve links, API and dashboard until stopped (Ctrl-C or SIGTERM)."""
    if no_migrate:
        os.environ[f"{settings.PREFIX}MIGRATE"] = "false"
    process.main()


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning; secrets are masked."""
    try:
        described = settings.describe(settings.load())
    except SettingsError as error:
        fail(str(error))
        return
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")


@main.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--keep", type=click.IntRange(1), help="FILE is a folder: name the backup after this moment; keep so many."
)
def take_backup(file: Path, keep: int | None) -> None:
    """Write a backup to FILE, also while the server runs: consistent, checked, and whole or not at all.

    An older backup at FILE is replaced; any other file is left alone.

    Example, each night: signpost backup --keep 14 /var/backups/signpost
    """
    instance = _instance()
    try:
        instance_folder.require(instance)
        instance_folder.narrow(instance)
        with instance_folder.Use(instance):
            if keep is None:
                backup.create(instance / backup.DATABASE, file)
            else:
                file = backup.create_rotated(instance / backup.DATABASE, file, keep)
    except (backup.BackupError, InstanceError) as error:
        fail(str(error))
    click.echo(f"{file}  {file.stat().st_size} bytes")


@main.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
def restore(file: Path) -> None:
    """Make a backup the database, while neither server nor command runs. The database until now is kept beside it."""
    instance = _instance()
    try:
        aside = backup.restore(file, instance, database.known_migrations())
    except (backup.BackupError, InstanceError) as error:
        fail(str(error))
    click.echo(f"{file} is the database of {instance} now." + (f" The one until now: {aside}" if aside else ""))


def _instance() -> Path:
    try:
        return Path(settings.load()["INSTANCE"])
    except SettingsError as error:
        fail(str(error))


@main.command()
def migrate() -> None:
    """Bring the database up to date; `serve` does the same when it starts."""
    click.echo(database.migration_text(database.of(made_app(makes_instance=True))))


@main.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what makes SHELL complete commands and options.

    Example: echo 'eval "$(signpost completion bash)"' >> ~/.bashrc
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(main, {}, "signpost", "_SIGNPOST_COMPLETE").source())
