"""Runs the migrations of features: storage/feature_tables.py describes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from importlib import util
from pathlib import Path
from typing import Any, NamedTuple

import peewee

from signpost.storage.engines.engine import Engine
from signpost.storage.feature_tables import FeatureTables, TablesError

_PACKAGE = Path(__file__).parents[1]
# Tables whose rows own those of features.
OWNERS = frozenset({"workspace", "user", "member", "host", "record"})
# A line with a semicolon alone ends a statement, where a file has such lines.
END_OF_STATEMENT = "\n;\n"
_NOTE = (
    "INSERT INTO feature_schema (feature, version, kept) VALUES (?, ?, '[]')"
    " ON CONFLICT (feature) DO UPDATE SET version = excluded.version"
)
# What SQLite and PostgreSQL say of statements that do not fit the tables, or are none.
_OF_SCHEMA = re.compile(r"already exists|no such|does not exist|duplicate column|syntax error|incomplete input|unknown")


class FeatureMigration(NamedTuple):
    """A migration of a feature. number: from 1."""

    feature: str
    number: int
    file: Path

    def __str__(self) -> str:
        return f"{self.feature} {self.file.name.split('.')[0]}"


def versions(database: Engine) -> dict[str, int]:
    """How far each feature is of which there are tables."""
    return dict(database.run("SELECT feature, version FROM feature_schema").fetchall())


def pending(database: Engine, features: Mapping[str, FeatureTables]) -> list[FeatureMigration]:
    """The migrations that features lack. Raises TablesError."""
    if "feature_schema" not in database.get_tables():
        return []  # something other than Signpost has changed it, which is said afterwards
    present, found = versions(database), []
    for feature, tables in features.items():
        files, version = _files(feature, tables, database.dialect), present.get(feature, 0)
        if version > len(files):
            raise TablesError(
                f"has tables of the feature {feature} from a newer version of it (number {version}; this one has "
                f"{len(files)}): install that version, or leave {feature} out of FEATURES"
            )
        found += [
            FeatureMigration(feature, number, file) for number, (_, file) in enumerate(files, 1) if number > version
        ]
    return found


def up_to(present: Mapping[str, int], features: Mapping[str, FeatureTables], dialect: str) -> list[FeatureMigration]:
    """The migrations that make what is present. Raises TablesError: one is not known here."""
    found = []
    for feature, version in present.items():
        files = _files(feature, features[feature], dialect)
        if version > len(files):
            raise TablesError(f"has tables of the feature {feature} from a newer version of it: install that version")
        found += [FeatureMigration(feature, number, file) for number, (_, file) in enumerate(files[:version], 1)]
    return found


def _files(feature: str, tables: FeatureTables, dialect: str) -> list[tuple[str, Path]]:
    try:
        return tables.files(dialect)
    except TablesError as error:
        raise TablesError(f"cannot have the tables of the feature {feature}: {error}") from None


def apply(database: Engine, wanted: Iterable[FeatureMigration]) -> list[str]:
    """Run migrations, each in a transaction; returns their names, with those of their features. Raises TablesError."""
    done = []
    for migration in wanted:
        feature, number, file = migration
        # A test looks at ours; a new file has ten of them.
        is_ours = _PACKAGE in file.parents
        with database.atomic():
            before = set[tuple[str, str]]() if is_ours else database.columns()
            try:
                _run(database, file)
            except peewee.DatabaseError as error:
                if _OF_SCHEMA.search(str(error)) is None:
                    raise
                raise TablesError(
                    f"was left as it is: the migration {file.name} of the feature {feature} failed ({error})"
                ) from error
            database.run(_NOTE, (feature, number))
            if not is_ours and (ownerless := _ownerless(database, database.columns() - before)):
                raise TablesError(
                    f"was left as it is: the feature {feature} keeps rows that would outlive what they are of "
                    f"({', '.join(ownerless)}). Each such column needs REFERENCES ... ON DELETE CASCADE"
                )
        done.append(str(migration))
    return done


def _run(database: Engine, file: Path) -> None:
    if file.suffix == ".py":
        spec = util.spec_from_file_location(f"migration_{file.stem}", file)
        assert spec is not None
        assert spec.loader is not None
        module = util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.up(database)
        return
    for statement in statements(file.read_text(encoding="utf-8")):
        database.run_statement(statement)


def statements(text: str) -> Iterator[str]:
    """The statements of a file: parted by lines with a semicolon alone where there are such, else by semicolons."""
    if END_OF_STATEMENT in text:
        yield from text.removesuffix(END_OF_STATEMENT).split(END_OF_STATEMENT)
        return
    import sqlite3  # for features of other packages alone

    waiting = ""
    for line in text.splitlines(keepends=True):
        waiting += line
        if sqlite3.complete_statement(waiting):
            yield waiting
            waiting = ""
    if waiting.strip() and not all(line.strip().startswith("--") or not line.strip() for line in waiting.splitlines()):
        yield waiting


def _ownerless(database: Engine, added: set[tuple[str, str]]) -> list[str]:
    """New columns that refer to an owner, and stop its deletion; and those of a workspace that do not refer to it."""
    references = database.references()
    going = {(table, column) for table, column, _, goes in references if goes}
    owned = {(table, column) for table, column, parent, _ in references if parent in OWNERS}
    owned |= {entry for entry in added if entry[1] == "workspace_id"}
    return sorted(".".join(entry) for entry in added & owned - going)


# --- what is kept, also of features that are off --------------------------------------------------------------------


def store_kept(database: Engine, features: Mapping[str, FeatureTables], settings: Mapping[str, Any]) -> None:
    """Note what the features that are on keep, for when they are off. Writes only what has changed."""
    present = dict(database.run("SELECT feature, kept FROM feature_schema").fetchall())
    wanted = {
        feature: json.dumps([asdict(kept.with_settings(settings)) for kept in tables.kept], sort_keys=True)
        for feature, tables in features.items()
    }
    changed = [(text, feature) for feature, text in wanted.items() if present.get(feature) not in (None, text)]
    if changed:
        with database.atomic():
            for entry in changed:
                database.run("UPDATE feature_schema SET kept = ? WHERE feature = ?", entry)
