"""Migrations: bring the tables of a database up to date, once, after a backup."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import cysqlite
import peewee
from playhouse.migrations import Runner

from signpost.domain.errors import StorageFull, StorageReadOnly
from signpost.storage import backup, instance_folder
from signpost.storage.refusals import refusal

if TYPE_CHECKING:
    from signpost.storage.database import Database

# The folder and the name of the backups that a start creates before it migrates.
BACKUPS, BEFORE_MIGRATION = "backups", "before-migration"

logger = logging.getLogger("signpost.database")


class DatabaseError(Exception):
    """The database cannot be used; the message is one sentence for the operator."""


class OlderDatabase(DatabaseError):
    """It needs to be migrated, and MIGRATE is off."""


def folder() -> Path:
    """In the package where that is installed, at the top of the tree in a checkout."""
    packaged = Path(__file__).parents[1] / "migrations"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "migrations"


def known() -> set[str]:
    """The names of the migrations that this code has."""
    return {file.stem for file in folder().glob("[0-9]*.py")}


def migrate(database: Database, *, may: bool = True) -> list[str]:
    """Apply the migrations that the file lacks, one process at a time; returns their names.

    A file that is not new is backed up first. may: False raises OlderDatabase if a migration is missing. Raises
    DatabaseError, InstanceError.
    """
    instance = database.path.parent
    try:
        with _migrating(instance):
            instance_folder.refuse_lost(instance)
            _create_file(database.path)
            with database.connection_context():
                return _migrate(database, may)
    except backup.BackupError as error:
        raise DatabaseError(f"{error} Nothing was migrated.") from error
    except (peewee.DatabaseError, cysqlite.Error, OSError) as error:
        raise DatabaseError(f"{database.path} cannot be opened: {_reason(error, instance)}.") from error


def _migrate(database: Database, may: bool) -> list[str]:
    instance = database.path.parent
    runner = Runner(database, str(folder()))
    status = runner.status()
    if unknown := [entry.name for entry in status if entry.path is None]:
        before = backup.existing(instance / BACKUPS, BEFORE_MIGRATION)
        way_back = f", or restore the backup from before the upgrade: `signpost restore {before[-1]}`" if before else ""
        raise DatabaseError(
            f"{database.path} was made by a newer Signpost (it has {unknown[-1]}): install that version{way_back}."
        )
    pending = [entry.name for entry in status if not entry.applied]
    if pending and len(pending) < len(status):
        if not may:
            raise OlderDatabase(
                f"{database.path} is older than this Signpost (without {pending[0]}), and MIGRATE is off."
            )
        database.backup = backup.create_rotated(
            database.path, instance / BACKUPS, backup.RETAIN_BACKUPS, BEFORE_MIGRATION
        )
    database.migrated = runner.up()
    if database.backup is not None:
        logger.info(result_text(database))
    return database.migrated


def result_text(database: Database) -> str:
    """One sentence: which migrations `open` has applied, and where the backup is."""
    if not database.migrated:
        return f"{database.path} is up to date."
    if database.backup is None:
        return f"{database.path} was created, and is up to date."
    count = len(database.migrated)
    what = "1 migration" if count == 1 else f"{count} migrations"
    return (
        f"{database.path} was brought up to date by {what} (the last is {database.migrated[-1]}); "
        f"the previous state is in the backup {database.backup}."
    )


@contextlib.contextmanager
def _migrating(instance: Path) -> Iterator[None]:
    lock = instance_folder.lock_file(instance / "migrate.lock")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _create_file(path: Path) -> None:
    """Create an empty file where there is none, for its owner alone; SQLite gives its other files the same mode."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        instance_folder.give(path)


def _reason(error: BaseException, instance: Path) -> str:
    match refusal(error, instance):
        case StorageFull():
            return "the disk is full"
        case StorageReadOnly():
            return "the disk is read-only"
    return str(error).split("] ")[-1].rstrip(".")
