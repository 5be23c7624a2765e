"""Which of some new records exist already, and which aliases are free: for a few records, and for thousands."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import cysqlite

from signpost.domain.errors import Invalid
from signpost.domain.records import addresses
from signpost.domain.records.record import Match
from signpost.domain.records.resolution import IN_TRIE, are_rivals
from signpost.operations.records.new_records import NewRecord, as_target
from signpost.operations.records.pattern_room import PatternRoom
from signpost.operations.records.record_rows import set_address
from signpost.storage import database
from signpost.storage.models import Record
from signpost.storage.parameters import MAX_SETS, names_at

# Addresses of a hostname that differ in upper and lower case alone. A visit in yet another case reads all of them.
MAX_CASES = 100
# Random aliases to try before giving up. After two collisions in a row the short ones are getting rare.
MAX_ATTEMPTS = 20


class ExistingRecords:
    """The records at the addresses of new records; for those without one, the records with the same destinations."""

    def __init__(self, new: Sequence[NewRecord], dry_run: DryRunRecords | None, room: PatternRoom):
        """dry_run: what a dry run would have written so far.  room: for patterns, of which `claim` takes some."""
        # (hostname, key of the place) -> what is there.
        self._at: dict[tuple[str, str], _Present] = {}
        self._room = room
        # (hostname, address without case) -> how many records have it.
        self._cases: dict[tuple[str, str], int] = {}
        # (hostname, path) -> the sets of parameters of redirects there.
        self._parameters: dict[tuple[str, str], set[str]] = {}
        # (hostname, destinations as one text), once a new record without an alias wants to know. Thousands of links may
        # lead to one page, and most new records do not ask.
        self._to: set[tuple[str, str]] | None = None
        self._new = new
        self._external_ids = _external_ids(new)
        by_host: dict[str, list[NewRecord]] = {}
        for entry in new:
            by_host.setdefault(entry.row.host, []).append(entry)
        for host, batch in by_host.items():
            keys = [entry.row.place for entry in batch if not entry.needs_alias]
            keys += [entry.conflict for entry in batch if entry.conflict is not None]
            self._at.update(
                ((host, key), existing) for key, existing in _present(batch[0].row.workspace_id, host, keys)
            )
        if dry_run is not None:
            self._at.update(dry_run.among(new))
            self._external_ids |= dry_run.external_ids_among(new)

    def has_same(self, new: NewRecord) -> bool:
        """Whether there is such a record: with this address, or without one, and with the same destinations."""
        row = new.row
        if new.needs_alias:
            if self._to is None:
                self._to = set(_led_to([entry.row for entry in self._new if entry.needs_alias]))
            return (row.host, new.target) in self._to
        existing = self._at.get((row.host, row.place))
        return existing is not None and existing == _Present(new.target, row.answers)

    def claim(self, new: NewRecord) -> None:
        """Claim the address of a new record, generating an alias where it has none.

        Raises Invalid: it or the external id is taken, or there are too many like it.
        """
        row = new.row
        if row.external_id in self._external_ids:
            raise external_id_taken(row)
        if new.needs_alias:
            self._make_alias_up(new)
            if self._to is not None:
                self._to.add((row.host, new.target))
        elif (row.host, row.place) in self._at:
            raise alias_taken(row, new.fields.alias)
        conflict = None if new.conflict is None else self._at.get((row.host, new.conflict))
        if conflict is not None and are_rivals(row.answers, conflict.answers):
            raise conflict_taken(row, new.fields.alias)
        if row.written is not None:
            self._claim_room(new)
        if row.alias_folded != IN_TRIE:
            self._claim_case(new)
        self._at[row.host, row.place] = _Present(new.target, row.answers)
        if row.external_id is not None:
            self._external_ids.add(row.external_id)

    def _claim_room(self, new: NewRecord) -> None:
        row = new.row
        if row.alias_folded == IN_TRIE:
            self._room.take(row, new.fields.alias)
        else:
            path, _, rest = row.alias_folded.partition("?")
            if (row.host, path) not in self._parameters:
                self._parameters[row.host, path] = set(names_at(rows_of, row.workspace_id, row.host, path))
            known = self._parameters[row.host, path]
            known.add(rest.partition("?")[0])
            if len(known) > MAX_SETS:
                reason = f"At this path there are redirects with {MAX_SETS} sets of parameters, which is the maximum."
                raise Invalid({new.fields.alias: [reason]})

    def _claim_case(self, new: NewRecord) -> None:
        row = new.row
        key = row.host, row.alias_folded
        known = self._cases.get(key)
        known = cases_of(row) if known is None else known
        if known >= MAX_CASES:
            raise too_many_cases(row, new.fields.alias)
        self._cases[key] = known + 1

    def _make_alias_up(self, new: NewRecord) -> None:
        row = new.row
        for attempt in range(MAX_ATTEMPTS):
            alias = addresses.random_alias(addresses.RANDOM_LENGTH + attempt // 2)
            set_address(row, alias, "", new.fields.alias)
            if (row.host, row.place) not in self._at and other_at(row, row.place) is None:
                return
        raise Invalid({new.fields.alias: ["No free alias was found. Give one."]})


class DryRunRecords:
    """The records that a dry run would have written so far: in a file, because there may be a million."""

    def __init__(self) -> None:
        with tempfile.NamedTemporaryFile(dir=database.current().path.parent, prefix="dry-run-") as file:
            self._connection = cysqlite.Connection(file.name)
            self._connection.execute("PRAGMA journal_mode = OFF")
            self._connection.execute("PRAGMA synchronous = OFF")
            columns = "host, alias, target, answers, PRIMARY KEY (host, alias)"
            self._connection.execute(f"CREATE TABLE dry_run ({columns}) WITHOUT ROWID")
            self._connection.execute("CREATE TABLE dry_run_id (external_id PRIMARY KEY) WITHOUT ROWID")
        # From here on the file has no name, and is deleted with the connection.

    def add(self, new: Sequence[NewRecord]) -> None:
        rows = [(entry.row.host, entry.row.place, entry.target, entry.row.answers.value) for entry in new]
        self._connection.executemany("INSERT OR IGNORE INTO dry_run VALUES (?, ?, ?, ?)", rows)
        ids = [(entry.row.external_id,) for entry in new if entry.row.external_id is not None]
        self._connection.executemany("INSERT OR IGNORE INTO dry_run_id VALUES (?)", ids)

    def among(self, new: Sequence[NewRecord]) -> Iterator[tuple[tuple[str, str], _Present]]:
        """Those that have the address of one of `new`, or that of its rival."""
        find = self._connection.execute
        for entry in new:
            for key in (entry.row.place, entry.conflict):
                address = entry.row.host, key
                row = find("SELECT target, answers FROM dry_run WHERE (host, alias) = (?, ?)", address).fetchone()
                if key is not None and row is not None:
                    yield (entry.row.host, key), _Present(row[0], Match(row[1]))

    def external_ids_among(self, new: Sequence[NewRecord]) -> set[str]:
        """Those of their external ids that one of `new` has."""
        sql = "SELECT value FROM json_each(?) JOIN dry_run_id ON external_id = value"
        return {id_ for (id_,) in self._connection.execute(sql, (_ids_json(new),))}


class _Present(NamedTuple):
    """An existing record: its destinations as one text, and which paths it answers."""

    target: str
    answers: Match


def _external_ids(new: Sequence[NewRecord]) -> set[str]:
    """Those of the external ids of `new` that records of the workspace have."""
    if all(entry.row.external_id is None for entry in new):
        return set()
    rows = rows_of(
        """
        SELECT external_id FROM json_each(?) AS given CROSS JOIN record
        WHERE workspace_id = ? AND external_id = given.value
        """,
        (_ids_json(new), new[0].row.workspace_id),
    )
    return {id_ for (id_,) in rows}


def _ids_json(new: Sequence[NewRecord]) -> str:
    return json.dumps([entry.row.external_id for entry in new if entry.row.external_id is not None])


def external_id_taken(row: Record) -> Invalid:
    return Invalid({"external_id": [f"Another record has the external id {row.external_id!r} already."]})


def alias_taken(row: Record, field: str) -> Invalid:
    if row.written is None:
        return Invalid({field: [f"The alias {row.path!r} is already in use on {row.host}."]})
    return Invalid({field: [f"A redirect of {row.host} answers for the same paths and parameters already."]})


def cases_of(row: Record) -> int:
    """How many records have the address of `row` in any case; those beyond MAX_CASES are not counted."""
    sql = "SELECT 1 FROM record WHERE workspace_id = ? AND host = ? AND alias_folded = ? LIMIT ?"
    return len(rows_of(sql, (row.workspace_id, row.host, row.alias_folded, MAX_CASES)).fetchall())


def too_many_cases(row: Record, field: str) -> Invalid:
    reason = f"{MAX_CASES} addresses of {row.host} differ from this one in upper and lower case alone: the maximum."
    return Invalid({field: [reason]})


def conflict_taken(row: Record, field: str) -> Invalid:
    reason = f"On {row.host} a redirect answers for every path below {'/' + row.path.removesuffix('*')!r} already."
    return Invalid({field: [reason]})


def _present(workspace_id: str, host: str, keys: list[str]) -> Iterator[tuple[str, _Present]]:
    """The records of a hostname that have one of `keys` as their place, by it."""
    if not keys:
        return
    rows = rows_of(
        """
        SELECT alias, destination, destinations, rules, match, forward_path FROM json_each(?) AS given CROSS JOIN record
        WHERE alias = given.value AND workspace_id = ? AND host = ?
        """,
        (json.dumps(keys), workspace_id, host),
    )
    for key, destination, destinations, rules, match, forward_path in rows:
        target = _target(destination, destinations, rules)
        yield key, _Present(target, Match.of(match, key, forward_path=bool(forward_path)))


def _led_to(rows: Sequence[Record]) -> Iterator[tuple[str, str]]:
    """The hostname, and the destinations as one text, of records that have the first destination of one of `rows`."""
    sql = """
        SELECT DISTINCT host, destination, destinations, rules FROM json_each(?) AS given CROSS JOIN record
        WHERE workspace_id = ? AND destination = given.value
        """
    given = sorted({row.destination for row in rows})
    for host, *target in rows_of(sql, (json.dumps(given), rows[0].workspace_id)):
        yield host, _target(*target)


def _target(destination: str, destinations: str | None, rules: str | None) -> str:
    """Destinations and rules as columns have them, as one text."""
    multiple, ruled = (json.loads(entry) if entry else None for entry in (destinations, rules))
    return as_target(destination, multiple, ruled)


def rows_of(sql: str, values: tuple[Any, ...]) -> Any:
    """Written by hand, because peewee would build the statement again for each of thousands of values."""
    return database.current().connection().execute(sql, values)


def other_at(row: Record, key: str) -> int | None:
    """The `seq` of another record at the place `key` of the hostname of `row`, which may be new."""
    sql = "SELECT seq FROM record WHERE workspace_id = ? AND host = ? AND alias = ? AND seq IS NOT ?"
    found = rows_of(sql, (row.workspace_id, row.host, key, row.seq)).fetchone()
    return None if found is None else int(found[0])
