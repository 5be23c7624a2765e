"""`signpost database copy`: move an instance from its folder to PostgreSQL, or back."""

import os
import sys
from functools import partial
from pathlib import Path

import click

from signpost.cli.command import fail, open_app, open_visits, say
from signpost.cli.entry import group
from signpost.clicks.journal import FILE_NAME
from signpost.features.nodes.feature import driver
from signpost.runtime.settings import PREFIX
from signpost.storage import database, instance_folder, keys
from signpost.storage.instance_folder import InstanceError
from signpost.storage.migrations import DatabaseError
from signpost.visits import middleware


@group("database").command("copy")
@click.option("--from", "source", metavar="FOLDER|URL", required=True, help="The instance folder, or the URL, to read.")
@click.option("--to", "target", metavar="FOLDER|URL", required=True, help="An empty database, or a new folder.")
def copy_database(source: str, target: str) -> None:
    """Copy an instance from its folder to PostgreSQL, or from there to a folder. Stop all servers first.

    All of it is copied, or nothing: what is interrupted is run again with the same words. Each table is read again on
    the other side and compared. What is copied from stays as it was. The key, secret.key, is yours to copy, and files
    of imports (imports/), with the reports of those that have ended, are not copied.

    A password in a URL can be seen by users of this machine: PGPASSFILE and PGPASSWORD work as for psql.

    Example: signpost database copy --from instance --to postgresql://signpost@db.example/signpost
    """
    if ("://" in source) == ("://" in target):
        raise click.UsageError(
            "One of --from and --to is a folder, and the other one a URL: postgresql://user@host/name."
        )
    try:
        with driver():
            from signpost.features.nodes import copying
    except DatabaseError as error:
        fail(str(error))
    report = partial(click.echo, err=True) if sys.stderr.isatty() else lambda _: None
    try:
        if "://" in target:
            _count_clicks(Path(source))
            copied = copying.to_postgresql(Path(source), target, report)
            key = Path(source) / keys.FILE
            then = (
                f"Set {PREFIX}DATABASE_URL, and copy {key} to the folder of each node: it is the key of this instance."
            )
        else:
            copied = copying.to_folder(source, Path(target), report)
            key = Path(target) / keys.FILE
            then = f"{key} is the key of this instance."
            if not key.exists():
                then = f"Copy {keys.FILE} of a node to {key} before you start: it is the key of this instance."
    except (copying.CopyError, InstanceError) as error:
        fail(str(error))
    if copied.left:
        say(f"Not Signpost's, and not copied: {', '.join(copied.left)}.")
    say(
        f"{copied.rows:,} rows of {copied.tables} tables were copied: counts and digests are equal on both sides.", then
    )


def _count_clicks(folder: Path) -> None:
    """Bring the tables of a folder up to date, and count the clicks that wait there. Raises InstanceError."""
    instance_folder.require(folder)
    with instance_folder.alone(folder):
        """No other process uses it."""
    os.environ[f"{PREFIX}INSTANCE"] = str(folder)
    app = open_app(lambda config, features: open_visits({**config, "DATABASE_URL": None}, features))
    try:
        visits = middleware.added_to(app)
        if (folder / FILE_NAME).exists():
            visits.clicks.open()
        if not visits.clicks.write() or visits.clicks.waiting:
            fail(visits.clicks.trouble or "Clicks that wait in the folder cannot be counted: start the server once.")
        visits.close()
    finally:
        database.of(app).end()
