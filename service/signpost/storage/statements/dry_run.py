"""The records that a dry run of an import would have written so far: in a file, because there may be a million."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator

import cysqlite

from signpost.storage.database import current

# A hostname, and the key of a place there.
PlaceKey = tuple[str, str]

_TABLES = (
    "PRAGMA journal_mode = OFF",
    "PRAGMA synchronous = OFF",
    "CREATE TABLE dry_run (host, alias, target, answers, PRIMARY KEY (host, alias)) WITHOUT ROWID",
    "CREATE TABLE dry_run_id (external_id PRIMARY KEY) WITHOUT ROWID",
)


class DryRunRecords:
    """target, answers: the destinations of a record as one text, and which paths it answers."""

    def __init__(self) -> None:
        with tempfile.NamedTemporaryFile(dir=current().path.parent, prefix="dry-run-") as file:
            self._connection = cysqlite.Connection(file.name)
            for sql in _TABLES:
                self._connection.execute(sql)
        # From here on the file has no name, and is deleted with the connection.

    def add(self, rows: Iterable[tuple[str, str, str, str]], external_ids: Iterable[str]) -> None:
        """rows: (host, place, target, answers)."""
        self._connection.executemany("INSERT OR IGNORE INTO dry_run VALUES (?, ?, ?, ?)", [*rows])
        self._connection.executemany("INSERT OR IGNORE INTO dry_run_id VALUES (?)", [(id_,) for id_ in external_ids])

    def targets_at(self, places: Iterable[PlaceKey]) -> Iterator[tuple[PlaceKey, str, str]]:
        """Those of `places` that are taken, each with target and answers."""
        for place in places:
            sql = "SELECT target, answers FROM dry_run WHERE (host, alias) = (?, ?)"
            for target, answers in self._connection.execute(sql, place):
                yield place, target, answers

    def external_ids_among(self, ids: Iterable[str]) -> set[str]:
        """Those of `ids` that are taken."""
        sql = "SELECT value FROM json_each(?) JOIN dry_run_id ON external_id = value"
        return {id_ for (id_,) in self._connection.execute(sql, (json.dumps([*ids]),))}
