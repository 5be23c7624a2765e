"""`signpost config`, `backup`, `restore`, `key` and `migrate`: for operators of the server."""

import contextlib
import json
from pathlib import Path
from typing import Any

import click
import cysqlite

from signpost import loader
from signpost.cli.command import as_json_option, confirm, fail, open_app, read_settings, show, table_row, with_database
from signpost.cli.entry import group, main
from signpost.domain.json_types import JsonObject
from signpost.operations import features
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import settings
from signpost.schemas.features import FeatureSchema
from signpost.storage import backup, database, instance_folder, keys, migrations
from signpost.storage.instance_folder import DATABASE, InstanceError
from signpost.storage.keys import BadKey
from signpost.storage.restore import keys_at_hand, restore


class FileName(click.Path):
    """The name of a file or a folder. An empty one is a variable without a value, and no name of the current folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("The name is empty. If it comes from a variable, that has no value.", param, ctx)
        if value == "-":
            self.fail("A backup is a file: - is none. A file of this name is ./-.", param, ctx)
        return super().convert(value, param, ctx)


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(as_json: bool) -> None:
    """Show every setting with its value and meaning. Secrets are masked."""
    on, loaded = read_settings()
    described = settings.describe(loaded, loader.schemas_of(on))
    if as_json:
        click.echo(json.dumps({name: value for name, value, _ in described}))
        return
    for name, value, meaning in described:
        click.echo(f"{settings.PREFIX}{name} = {json.dumps(value)}\n    {meaning}")


@main.command("backup")
@click.argument("file", type=FileName(path_type=Path))
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
    instance = _instance("Back it up with pg_dump.")
    source = instance / DATABASE
    try:
        instance_folder.require(instance)
        instance_folder.restrict_permissions(instance)
        backup.require_place(source, file)
        with instance_folder.Use(instance):
            if keep is None:
                backup.create(source, made := file)
            else:
                made = backup.create_named(source, file)
            size = made.stat().st_size
            backup.note_backup(instance)
            if keep is not None:
                backup.rotate(file, keep, made)
    except (backup.BackupError, InstanceError) as error:
        fail(str(error))
    click.echo(f"{made}  {size} bytes")


@main.command("restore")
@click.argument("file", type=FileName(path_type=Path))
@click.option("--without-key", is_flag=True, help="Restore even though the key of the backup (FILE.key) is lost.")
def restore_backup(file: Path, without_key: bool) -> None:
    """Replace the database with a backup. Stop the server first. The old database is kept next to the new one.

    The key of the backup is in FILE.key. Without it, and where the instance has another one, the backup is restored
    only with --without-key: what depends on the key, such as the secrets of webhooks, is lost then.
    """
    instance = _instance("Restore what pg_dump wrote with pg_restore.")
    try:
        known: tuple[bytes | None, ...] = ()
        with contextlib.suppress(BadKey):  # restoring says so, once nothing is wrong with the file
            known = keys_at_hand(file, instance)
        aside = restore(file, instance, migrations.known(), without_key=without_key)
        is_new_key = keys.read(instance) not in {None, *known}
    except (backup.BackupError, InstanceError, BadKey) as error:
        fail(str(error))
    click.echo(f"{file} is now the database of {instance}." + (f" The previous one: {aside}" if aside else ""))
    if is_new_key:
        click.echo(f"A new key was made, {instance / keys.FILE}. {keys.LOST}")


@group("key").command("accept")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
def accept_key(yes: bool) -> None:
    """Use the database with the key that is there, or with a new one, because its own is lost for good.

    A server refuses to start with another key than that of its database. First look for the right one: it is next to
    each backup (FILE.key), and belongs in the instance folder as secret.key.
    """
    instance = _instance("Copy secret.key of another node, or of your copies.")
    try:
        instance_folder.require(instance)
        instance_folder.restrict_permissions(instance)
        keys.check(instance)
        with instance_folder.Use(instance), backup.open_file(instance / DATABASE, backup.BACKUP_WAIT_S) as connection:
            present, stored = keys.read(instance), keys.stored_check(connection.execute)
            if present is not None and keys.check_of(present) == stored:
                click.echo(f"{instance / keys.FILE} is the key of this database.")
                return
            if not yes:
                confirm(f"{keys.LOST}\nUse this database with another key?")
            keys.store_check(connection.execute, keys.load_or_create(instance))
    except (InstanceError, BadKey, OSError, cysqlite.Error) as error:
        fail(str(error))
    click.echo(f"{instance / keys.FILE} is now the key of this database.")


def _instance(instead: str) -> Path:
    """The folder that has the database.  instead: what to do where PostgreSQL has it."""
    _, config = read_settings()
    if config["DATABASE_URL"] is not None:
        fail(f"The database of this instance is in PostgreSQL ({settings.PREFIX}DATABASE_URL). {instead}")
    return Path(config["INSTANCE"])


@main.command()
def migrate() -> None:
    """Bring the database up to date. `serve` does the same when it starts."""
    click.echo(migrations.result_text(database.of(open_app(creates_instance=True))))


@main.command("features")
@as_json_option
@with_database
def print_features(as_json: bool) -> None:
    """List the features: which are on, where they are from, what they need.

    FEATURES (`signpost config`) says which are on.
    """
    found = features.list_features(workspaces.member_caller(bootstrap.ensure_workspace()))
    show(FeatureSchema(many=True).dump(found), as_json, _feature_lines)


def _feature_lines(row: JsonObject) -> list[str]:
    needs = f"needs {', '.join(row['needs'])}" if row["needs"] else ""
    where = f"{row['package']} {row['version']}".strip() or "gone; its tables are here"
    return [table_row("on " if row["is_on"] else "off", row["name"], where, needs)]
