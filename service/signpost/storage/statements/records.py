"""The SQL of records: what is at an address, what is like a new record, how much is wrong, what a dry run has written.

By hand, because peewee would build each statement again for each of thousands of values. Several values are one
parameter, a JSON array.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import cysqlite
from peewee import SQL

from signpost.domain.records.record import Creator, Handler
from signpost.domain.records.resolution import IN_TRIE
from signpost.storage.database import NUMBERS, current, execute
from signpost.storage.models import Record


def record_at(workspace_id: str, host: str, place: str) -> tuple[int, str] | None:
    """`seq` and id of the record at a place."""
    sql = "SELECT seq, id FROM record WHERE workspace_id = ? AND host = ? AND alias = ?"
    found: tuple[int, str] | None = execute(sql, (workspace_id, host, place)).fetchone()
    return found


def record_with_external_id(workspace_id: str, external_id: str) -> tuple[int, str] | None:
    """`seq` and id of the record with an external id."""
    sql = "SELECT seq, id FROM record WHERE workspace_id = ? AND external_id = ?"
    found: tuple[int, str] | None = execute(sql, (workspace_id, external_id)).fetchone()
    return found


def other_at(row: Record, place: str) -> int | None:
    """The `seq` of another record at this place of the hostname of `row`, which may be new."""
    found = record_at(row.workspace_id, row.host, place)
    return None if found is None or found[0] == row.seq else found[0]


_OLDEST = """
    SELECT seq FROM record
    WHERE workspace_id = ? AND destination = ? AND +host = ? AND +handler = ? AND destinations IS NOT DISTINCT FROM ?
        AND rules IS NOT DISTINCT FROM ?
    ORDER BY seq LIMIT 1
"""


def oldest_like(row: Record) -> Record | None:
    """The oldest record of the same hostname and handler with the same destinations as `row`."""
    multiple, rules = Record.destinations.db_value(row.destinations), Record.rules.db_value(row.rules)
    found = execute(_OLDEST, (row.workspace_id, row.destination, row.host, row.handler, multiple, rules)).fetchone()
    return None if found is None else Record.get_by_id(found[0])


_AT = """
    SELECT alias, destination, destinations, rules, match, forward_path FROM json_each(?) AS given CROSS JOIN record
    WHERE alias = given.value AND workspace_id = ? AND host = ?
"""
_WITH_DESTINATION = """
    SELECT DISTINCT host, destination, destinations, rules FROM json_each(?) AS given CROSS JOIN record
    WHERE workspace_id = ? AND destination = given.value
"""
_EXTERNAL_IDS = """
    SELECT external_id FROM json_each(?) AS given CROSS JOIN record
    WHERE workspace_id = ? AND external_id = given.value
"""
_PATTERNS = """
    SELECT path_and_query, match, forward_path FROM record
    WHERE workspace_id = ? AND host = ? AND alias_folded = ?
"""


def targets_at(workspace_id: str, host: str, places: Iterable[str]) -> Iterable[Any]:
    """Of each record at one of these places: the place, `destination`, `destinations`, rules, match, forward_path."""
    return _all(_AT, places, workspace_id, host)


def targets_with(workspace_id: str, destinations: Iterable[str]) -> Iterable[Any]:
    """Of records with one of these as their `destination`: host, `destination`, `destinations`, rules."""
    return _all(_WITH_DESTINATION, destinations, workspace_id)


def external_ids_among(workspace_id: str, ids: Iterable[str]) -> set[str]:
    """Those of `ids` that records of the workspace have."""
    return {id_ for (id_,) in _all(_EXTERNAL_IDS, ids, workspace_id)}


def seqs_among(seqs: Iterable[int]) -> set[int]:
    """Those of `seqs` that records have."""
    return {seq for (seq,) in _all(f"SELECT seq FROM record WHERE seq IN {NUMBERS}", seqs)}


def latest_seq() -> int:
    ((latest,),) = execute("SELECT coalesce(max(seq), 0) FROM record")
    return int(latest)


_CASES = """
    SELECT alias_folded, count(*) FROM json_each(?) AS given CROSS JOIN record
    WHERE alias_folded = given.value AND workspace_id = ? AND host = ? GROUP BY alias_folded
"""


def cases_among(workspace_id: str, host: str, addresses: Iterable[str]) -> dict[str, int]:
    """How many records have each of these addresses in any case, where there are any."""
    return dict(_all(_CASES, addresses, workspace_id, host))


def count_cases(row: Record, at_most: int) -> int:
    """How many records have the address of `row` in any case; those beyond `at_most` are not counted."""
    sql = "SELECT 1 FROM record WHERE workspace_id = ? AND host = ? AND alias_folded = ? LIMIT ?"
    return len(execute(sql, (row.workspace_id, row.host, row.alias_folded, at_most)).fetchall())


def patterns_of(workspace_id: str, host: str) -> list[tuple[str, str | None, int | None]]:
    """Of each pattern of a hostname: path and query, match, forward_path."""
    return execute(_PATTERNS, (workspace_id, host, IN_TRIE)).fetchall()


def hosts_with_patterns(workspace_id: str) -> list[str]:
    sql = "SELECT DISTINCT host FROM record WHERE workspace_id = ? AND alias_folded = ? ORDER BY host"
    return [host for (host,) in execute(sql, (workspace_id, IN_TRIE)).fetchall()]


def creators(ids: Collection[str]) -> dict[str, Creator]:
    """The users with these ids, by id."""
    sql = 'SELECT id, name FROM "user" WHERE id IN (SELECT value FROM json_each(?))'
    return {id_: Creator(id_, name) for id_, name in _all(sql, ids)}


def clicks_by_seq(seqs: Iterable[int]) -> dict[int, int]:
    """The clicks of records by `seq`, for those that have any."""
    return dict(_all(f"SELECT record_seq, clicks FROM record_clicks WHERE record_seq IN {NUMBERS}", seqs))


def delete_tags(seqs: Iterable[int]) -> None:
    _all(f"DELETE FROM record_tag WHERE record_seq IN {NUMBERS}", seqs)


def delete_texts(workspace_id: str, seqs: Iterable[int]) -> None:
    _all(f"DELETE FROM record_text WHERE record_seq IN {NUMBERS} AND workspace_id = ?", seqs, workspace_id)


def _all(sql: str, given: Iterable[str | int], *values: str) -> Iterable[Any]:
    """Run a statement that begins with an array of values, unless there are none."""
    array = [*given]
    return execute(sql, (json.dumps(array), *values)) if array else ()


# Conditions of indexes that hold some rows alone, for lists: written out as the index has them. A value that is bound
# is unknown when a statement is planned (storage/engines/sqlite.py), so SQLite would not use the index.
IS_BROKEN, IS_PAUSED = SQL("monitor = 'down'"), SQL("paused_by <> ''")
HAS_PASSWORD, HAS_RULES = SQL("password_hash IS NOT NULL"), SQL("rules IS NOT NULL")
# Of RecordClicks.
HAS_CLICKS, HAS_LAST_CLICK = SQL("clicks > 0"), SQL("last_click_at > ''")

# In one statement: every page of a list asks for it. ?1: the workspace, ?2: a handler, or null for all, ?3: how many
# are counted, ?4: now, ?5: the day before which clicks are long ago. Where ?2 is null no row is read for its handler; a
# plus keeps SQLite from the index of handlers.
_OF_HANDLER = "(CAST(?2 AS TEXT) IS NULL OR +handler = ?2)"
_WRONG = f"""
    SELECT
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND monitor = 'down' AND {_OF_HANDLER} LIMIT ?3) AS found),
        (SELECT coalesce(sum(records), 0) FROM record_count
            WHERE workspace_id = ?1 AND {_OF_HANDLER}
            AND host IN (SELECT host FROM host WHERE workspace_id = ?1 AND NOT correct AND checked_at IS NOT NULL)),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND paused_by <> '' AND {_OF_HANDLER} LIMIT ?3) AS found),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND expired_at <= ?4 AND {_OF_HANDLER} LIMIT ?3) AS found),
        EXISTS (SELECT 1 FROM record_unclicked WHERE workspace_id = ?1)
            OR EXISTS (SELECT 1 FROM record_clicks WHERE workspace_id = ?1 AND last_click_at < ?5)
"""


def count_wrong(workspace_id: str, handler: Handler | None, limit: int, now: str, quiet_since: str) -> list[int]:
    """Records that are broken, have an issue with DNS, are paused, have expired; whether any had no click since a day.

    limit: how many are counted of each.
    """
    (found,) = execute(_WRONG, (workspace_id, handler, limit, now, quiet_since))
    return [*found]


# A hostname, and the key of a place there.
PlaceKey = tuple[str, str]

_DRY_RUN_TABLES = (
    "PRAGMA journal_mode = OFF",
    "PRAGMA synchronous = OFF",
    "CREATE TABLE dry_run (host, alias, target, answers, PRIMARY KEY (host, alias)) WITHOUT ROWID",
    "CREATE TABLE dry_run_id (external_id PRIMARY KEY) WITHOUT ROWID",
)


class DryRunRecords:
    """The records that a dry run of an import would have written so far: in a file, because there may be a million.

    target, answers: the destinations of a record as one text, and which paths it answers.
    """

    def __init__(self) -> None:
        with tempfile.NamedTemporaryFile(dir=current().path.parent, prefix="dry-run-") as file:
            self._connection = cysqlite.Connection(file.name)
            for sql in _DRY_RUN_TABLES:
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
