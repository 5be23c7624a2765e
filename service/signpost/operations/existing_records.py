"""Which of some new records exist already, and which aliases are free: for a few records, and for thousands."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from typing import Any

import cysqlite

from signpost.domain import addresses
from signpost.domain.errors import Invalid
from signpost.operations.new_records import NewRecord
from signpost.operations.record_rows import set_alias
from signpost.storage import database
from signpost.storage.models import Record

# Random aliases to try before giving up. After two collisions in a row the short ones are getting rare.
MAX_ATTEMPTS = 20


class ExistingRecords:
    """The records at the addresses of new records; for those without one, the records with the same destinations."""

    def __init__(self, new: Sequence[NewRecord], imagined: ImaginedRecords | None):
        """imagined: what a dry run would have written so far."""
        self._at: dict[tuple[str, str], str] = {}
        self._to: set[tuple[str, str]] = set()
        by_host: dict[str, list[NewRecord]] = {}
        for one in new:
            by_host.setdefault(one.row.host, []).append(one)
        for host, some in by_host.items():
            own = some[0].row.workspace_id, host
            aliases = [one.row.alias for one in some if not one.needs_alias]
            for alias, target in _targets("alias", aliases, *own):
                self._at[host, alias] = target
            destinations = [one.row.destination for one in some if one.needs_alias]
            self._to.update((host, target) for _, target in _targets("destination", destinations, *own))
        if imagined is not None:
            self._at.update(imagined.among(new))

    def has_same(self, new: NewRecord) -> bool:
        """Whether there is such a record: with this address, or without one, and with the same destinations."""
        row = new.row
        if new.needs_alias:
            return (row.host, new.target) in self._to
        return self._at.get((row.host, row.alias)) == new.target

    def claim(self, new: NewRecord) -> None:
        """Claim the address of a new record, generating an alias where it has none. Raises Invalid: it is taken."""
        row = new.row
        if new.needs_alias:
            self._make_alias_up(new)
            self._to.add((row.host, new.target))
        elif (row.host, row.alias) in self._at:
            raise alias_taken(row, new.fields.alias)
        self._at[row.host, row.alias] = new.target

    def _make_alias_up(self, new: NewRecord) -> None:
        row = new.row
        for attempt in range(MAX_ATTEMPTS):
            set_alias(row, addresses.made_up_alias(addresses.MADE_UP_LENGTH + attempt // 2))
            if (row.host, row.alias) not in self._at and not _exists(row):
                return
        raise Invalid({new.fields.alias: ["No free alias was found. Give one."]})


class ImaginedRecords:
    """The records that a dry run would have written so far: in a file, because there may be a million."""

    def __init__(self) -> None:
        with tempfile.NamedTemporaryFile(dir=database.current().path.parent, prefix="dry-run-") as file:
            self._connection = cysqlite.Connection(file.name)
            self._connection.execute("PRAGMA journal_mode = OFF")
            self._connection.execute("PRAGMA synchronous = OFF")
            columns = "host, alias, target, PRIMARY KEY (host, alias)"
            self._connection.execute(f"CREATE TABLE imagined ({columns}) WITHOUT ROWID")
        # From here on the file has no name, and is deleted with the connection.

    def add(self, new: Sequence[NewRecord]) -> None:
        rows = [(one.row.host, one.row.alias, one.target) for one in new]
        self._connection.executemany("INSERT OR IGNORE INTO imagined VALUES (?, ?, ?)", rows)

    def among(self, new: Sequence[NewRecord]) -> Iterator[tuple[tuple[str, str], str]]:
        """Address and target of those that have the address of one of `new`."""
        find = self._connection.execute
        for one in new:
            address = one.row.host, one.row.alias
            row = find("SELECT target FROM imagined WHERE (host, alias) = (?, ?)", address).fetchone()
            if row is not None:
                yield address, row[0]


def alias_taken(row: Record, field: str) -> Invalid:
    return Invalid({field: [f"The alias {row.alias!r} is already in use on {row.host}."]})


def _targets(column: str, values: list[str], workspace_id: str, host: str) -> Iterator[tuple[str, str]]:
    """Alias and target of the records of a hostname that have one of `values` in `column`."""
    if not values:
        return iter(())
    rows = rows_of(
        f"""
        SELECT alias, destination, destinations FROM json_each(?) AS given CROSS JOIN record
        WHERE {column} = given.value AND workspace_id = ? AND {"host" if column == "alias" else "+host"} = ?
        """,
        (json.dumps(values), workspace_id, host),
    )
    return ((row[0], "\n".join(json.loads(row[2]) if row[2] else [row[1]])) for row in rows)


def rows_of(sql: str, values: tuple[Any, ...]) -> Any:
    """Written by hand, because peewee would build the statement again for each of thousands of values."""
    return database.current().connection().execute(sql, values)


def _exists(row: Record) -> bool:
    here = (Record.workspace == row.workspace_id) & (Record.host == row.host)
    return bool(Record.select().where(here & (Record.alias == row.alias)).exists())
