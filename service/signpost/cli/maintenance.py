"""`signpost backup`, `restore` and `migrate`: look after the database."""

from pathlib import Path

import click

from signpost.cli.command import fail, open_app
from signpost.cli.entry import main
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError
from signpost.storage import backup, database, instance_folder, migrations
from signpost.storage.instance_folder import InstanceError
from signpost.storage.restore import restore


@main.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--keep",
    type=click.IntRange(1),
    help="Treat FILE as a folder, name the backup after the current time, and keep this many.",
)
def create_backup(file: Path, keep: int | None) -> None:
    """Write a backup to FILE. The server may be running. The backup is consistent, checked, and never half written.

    An older backup at FILE is replaced; any other file is left alone.

    Example, for every night: signpost backup --keep 14 /var/backups/signpost
    """
    instance = _instance()
    source = instance / instance_folder.DATABASE
    try:
        instance_folder.require(instance)
        instance_folder.narrow(instance)
        with instance_folder.Use(instance):
            if keep is None:
                backup.create(source, file)
            else:
                file = backup.create_rotated(source, file, keep)
            backup.note(instance)
    except (backup.BackupError, InstanceError) as error:
        fail(str(error))
    click.echo(f"{file}  {file.stat().st_size} bytes")


@main.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
def restore_backup(file: Path) -> None:
    """Replace the database with a backup. Stop the server first. The old database is kept next to the new one."""
    instance = _instance()
    try:
        aside = restore(file, instance, migrations.known())
    except (backup.BackupError, InstanceError) as error:
        fail(str(error))
    click.echo(f"{file} is now the database of {instance}." + (f" The previous one: {aside}" if aside else ""))


def _instance() -> Path:
    try:
        return Path(settings.load()["INSTANCE"])
    except SettingsError as error:
        fail(str(error))


@main.command()
def migrate() -> None:
    """Bring the database up to date. `serve` does the same when it starts."""
    click.echo(migrations.result_text(database.of(open_app(creates_instance=True))))
