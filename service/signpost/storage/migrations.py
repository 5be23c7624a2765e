"""Migrations: bring the tables of a database up to date, once, after a backup."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import cysqlite
import peewee
from playhouse.migrations import Runner

from signpost.domain.errors import StorageDamaged, StorageFull, StorageReadOnly
from signpost.storage import backup, feature_migrations, file_check, instance_folder
from signpost.storage.engines.engine import Engine
from signpost.storage.feature_migrations import END_OF_STATEMENT
from signpost.storage.feature_tables import TablesError
from signpost.storage.sqlite_errors import is_damage, service_error

# The folder and the name of the backups that a start creates before it migrates.
BACKUPS, BEFORE_MIGRATION = "backups", "before-migration"

# What operators can do about a database that does not hold what it should.
WAY_BACK = "Restore the newest backup that is whole: `signpost restore FILE`."

# Next to the migrations: the statements that give a new file what all of them together would. `python -m
# tests.upgrades.make` writes it; each statement ends with a line that has a semicolon alone.
ALL_TABLES = "all_tables.sql"

# What code raises that meets values that it has never written.
_OF_DAMAGED_ROWS = (
    peewee.PeeweeException,
    cysqlite.Error,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    AssertionError,
)

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


def way_back(instance: Path) -> str:
    """What operators can do about a damaged database, with the backups that the folder itself has."""
    kept = instance / BACKUPS
    files = (file for file in kept.glob("*.sqlite") if file.is_file())
    found = sorted(files, key=lambda file: file.name[-len("20260101T000000Z.sqlite") :])
    if not found:
        return f"{WAY_BACK} None is in {kept}: yours are where `signpost backup` wrote them."
    return f"{WAY_BACK} The newest in {kept} is {found[-1].name}."


@contextlib.contextmanager
def telling_damage(path: Path) -> Iterator[None]:
    """In place of whatever fails in a block because the file at `path` is damaged: DatabaseError, with the way out.

    Rows of a damaged page may be read without an error of SQLite, and are then something that no code expects.
    """
    try:
        yield
    except (StorageDamaged, *_OF_DAMAGED_ROWS) as error:
        if not (is_damage(error) or _is_unreadable_text(error) or file_check.is_damaged(path)):
            raise
        raise DatabaseError(f"{path} is damaged. {way_back(path.parent)}") from error


def _is_unreadable_text(error: BaseException) -> bool:
    """Whether the database holds text that is no UTF-8, which SQLite itself does not check."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    is_of_driver = trace is not None and "cysqlite" in trace.tb_frame.f_code.co_filename
    return isinstance(error, UnicodeDecodeError) and is_of_driver


def migrate(database: Engine, *, may: bool = True) -> list[str]:
    """Apply the migrations that the file lacks, one process at a time; returns their names.

    A file that is not new is backed up first. may: False raises OlderDatabase if a migration is missing. Raises
    DatabaseError, InstanceError.
    """
    instance = database.path.parent
    try:
        with _migrating(instance):
            instance_folder.refuse_lost(instance)
            file_check.require_healthy(database.path)
            if (notice := file_check.lost_log(database.path)) is not None:
                database.notices.append(notice)
                logger.warning("%s", notice)
            _create_file(database.path)
            with database.connection_context():
                migrated = _migrate(database, may)
                if faults := database.missing():
                    raise DatabaseError(f"{database.path} {faults}. {WAY_BACK}")
                return migrated
    except TablesError as error:
        raise DatabaseError(f"{database.path} {error}.") from error
    except file_check.DamagedFile as error:
        raise DatabaseError(f"{database.path} {error} {way_back(instance)}") from None
    except file_check.BadFile as error:
        raise DatabaseError(f"{database.path} {error}") from None
    except backup.BackupError as error:
        raise DatabaseError(f"{error} Nothing was migrated.") from error
    except (peewee.DatabaseError, cysqlite.Error, OSError) as error:
        if is_damage(error):
            reason = _reason(error, instance)
            raise DatabaseError(f"{database.path} is damaged ({reason}). {way_back(instance)}") from error
        raise DatabaseError(f"{database.path} cannot be opened: {_reason(error, instance)}.") from error


def _migrate(database: Engine, may: bool) -> list[str]:
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
    applied = [entry.name for entry in status if entry.applied]
    # Before 0046 each feature was at its first.
    of_features = [] if pending else feature_migrations.pending(database, database.features)
    if not pending and not of_features:
        return []
    if applied and pending and pending[0] < applied[-1]:
        raise DatabaseError(
            f"{database.path} lacks the row of {pending[0]} in its table schema_migration, though it has that of "
            f"{applied[-1]}: something other than Signpost has changed it. {WAY_BACK}"
        )
    if applied:
        if not may:
            lacking = pending[0] if pending else of_features[0]
            raise OlderDatabase(f"{database.path} is older than this Signpost (without {lacking}), and MIGRATE is off.")
        database.backup = backup.create_named(database.path, instance / BACKUPS, BEFORE_MIGRATION)
    database.is_new = not applied
    try:
        migrated = [] if not pending else runner.up() if applied else create_tables(runner, pending)
        with database.atomic() if database.is_new else contextlib.nullcontext():
            wanted = feature_migrations.pending(database, database.features)
            database.migrated = [*migrated, *feature_migrations.apply(database, wanted)]
    except (peewee.DatabaseError, TablesError) as error:
        if database.backup is not None:
            # It is no other than what is there, and must not push out an older one.
            backup.remove(database.backup)
            database.backup = None
        if isinstance(error, TablesError) or not pending:
            raise
        if re.search(r"duplicate column|already exists|no such (table|column)", str(error)) is None:
            raise
        raise DatabaseError(
            f"The tables of {database.path} do not fit its table schema_migration, which lacks {pending[0]}: something "
            f"other than Signpost has changed it ({_reason(error, instance)}). {WAY_BACK}"
        ) from error
    if database.backup is not None:
        try:
            backup.rotate(instance / BACKUPS, backup.RETAIN_BACKUPS, database.backup, BEFORE_MIGRATION)
        except backup.BackupError as error:
            logger.warning("%s", error)
        logger.info(result_text(database))
    return database.migrated


def create_tables(runner: Runner, pending: list[str]) -> list[str]:
    """Create the tables of a new file: at once, in a sixth of the time that all migrations take one after another."""
    file = folder() / ALL_TABLES
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    newest, _, statements = text.partition(END_OF_STATEMENT)
    if newest != f"-- {pending[-1]}":
        # A new migration is being written.
        return list(runner.up())
    with runner.migrator.migration_context(True):
        for statement in statements.removesuffix(END_OF_STATEMENT).split(END_OF_STATEMENT):
            runner.database.execute_sql(statement)
        runner.History.insert_many([(name,) for name in pending], fields=[runner.History.name]).execute()
    return pending


def result_text(database: Engine) -> str:
    """One sentence: which migrations `open` has applied, and where the backup is."""
    if not database.migrated:
        return f"{database.title} is up to date."
    count = len(database.migrated)
    if database.is_new:
        return f"{database.title} was created, and is up to date."
    what = "1 migration" if count == 1 else f"{count} migrations"
    done = f"{database.title} was brought up to date by {what} (the last is {database.migrated[-1]})"
    return f"{done}." if database.backup is None else f"{done}; the previous state is in the backup {database.backup}."


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
    match service_error(error, instance):
        case StorageFull():
            return "the disk is full"
        case StorageReadOnly():
            return "the disk is read-only"
    return str(error).split("] ")[-1].rstrip(".")
