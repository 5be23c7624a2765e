"""Clicks as they are counted by value, and as they are read: of a record, of a workspace, or of a part of one.

since, until: days, both included. What was counted by value is read by features/reports/rows.py.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from signpost.domain import texts
from signpost.features.reports.breakdowns import HOUR, KINDS, TOGETHER
from signpost.storage.database import Differing, execute, execute_many

# --- counting by value ----------------------------------------------------------------------------------------------

# The last row of combinations of each owner, or else whether the day has been folded.
_LAST = """
    SELECT {owner}, part, counts,
        part IS NULL AND EXISTS (SELECT 1 FROM {table}_pairs WHERE {key} = {owner} AND kind = '{hour}' AND day = :day)
    FROM json_each(:owners) LEFT JOIN {table}_combination AS last ON last.{{row}} = (
        SELECT {{row}} FROM {table}_combination WHERE {key} = {owner} AND day = :day ORDER BY part DESC LIMIT 1
    )
"""
_COMBINATIONS = "SELECT part, counts FROM {table}_combination WHERE {key} = ? AND day = ? ORDER BY part"
_DELETE_COMBINATIONS = "DELETE FROM {table}_combination WHERE {key} = ? AND day = ?"
_SET_COMBINATIONS = """
    INSERT INTO {table}_combination ({key}, day, part, counts) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day, part) DO UPDATE SET counts = excluded.counts
"""
_PAIRS = (
    "SELECT kind, counts FROM {table}_pairs WHERE {key} = ? AND kind IN (SELECT value FROM json_each(?)) AND day = ?"
)
# What the rows by kind are called.
_KINDS = json.dumps([*KINDS, TOGETHER])
_SET_PAIRS = """
    INSERT INTO {table}_pairs ({key}, day, kind, counts) VALUES (?, ?, ?, ?)
    ON CONFLICT ({key}, day, kind) DO UPDATE SET counts = excluded.counts
"""
# By the partial index: a day that was folded has its rows from part 2 on.
_LARGE = "SELECT {key}, day FROM {table}_combination WHERE part = 2 AND day < ? LIMIT ?"

# A record's seq, or a workspace's id.
Owner = int | str
# Owner, day, part or kind, and its clicks.
BreakdownRow = tuple[Owner, str, int | str, bytes]


class BreakdownTables:
    """Those of one kind of owner."""

    def __init__(self, table: str, key: str):
        self.name = table
        owner = "CAST(value AS BIGINT)" if key == "record_seq" else "value"

        def filled(*statements: str) -> Iterable[str]:
            return (statement.format(table=table, key=key, hour=HOUR, owner=owner) for statement in statements)

        self._large, last = filled(_LARGE, _LAST)
        self._last = Differing.filled(last, row=("rowid", "ctid"))
        self._combinations, self._delete_combinations = filled(_COMBINATIONS, _DELETE_COMBINATIONS)
        self._set_combinations, self._pairs, self._set_pairs = filled(_SET_COMBINATIONS, _PAIRS, _SET_PAIRS)

    def last_combinations(self, owners: Sequence[Owner], day: str) -> Iterable[Any]:
        """(owner, its last part, what is in it, 0), or (owner, None, None, whether the day has been folded)."""
        return execute(self._last, {"owners": json.dumps(owners), "day": day}).fetchall()

    def set_combinations(self, rows: Iterable[BreakdownRow]) -> None:
        """rows: by part."""
        execute_many(self._set_combinations, rows)

    def all_combinations(self, owner: Owner, day: str) -> Sequence[tuple[int, bytes]]:
        """(part, what is in it) of a day."""
        return execute(self._combinations, (owner, day)).fetchall()

    def take_combinations(self, owner: Owner, day: str) -> list[bytes]:
        """What is in the parts of a day, which are deleted."""
        found = [counts for _, counts in self.all_combinations(owner, day)]
        execute(self._delete_combinations, (owner, day))
        return found

    def pairs(self, owner: Owner, day: str) -> dict[str, bytes]:
        """What is in the rows of a day that are by kind."""
        return dict(execute(self._pairs, (owner, _KINDS, day)))

    def set_pairs(self, rows: Iterable[BreakdownRow]) -> None:
        """rows: by kind."""
        execute_many(self._set_pairs, rows)

    def large_before(self, day: str, count: int) -> Iterable[Any]:
        """(owner, day) of some days before this one of which there is more than one row of combinations."""
        return execute(self._large, (day, count)).fetchall()


RECORDS = BreakdownTables("click", "record_seq")
WORKSPACES = BreakdownTables("workspace", "workspace_id")


# --- whose clicks are read ------------------------------------------------------------------------------------------


class ClickSource(NamedTuple):
    """Whose clicks are read. table, key: how its tables begin, and their column with its owner.

    rows: which rows of a table, called sums.  values: those in `rows`, besides the days.  is_part: of a workspace.
    """

    table: str
    key: str
    rows: str
    values: Mapping[str, int | str | None]
    is_part: bool = False

    @property
    def all_parts(self) -> str:
        """The combinations of a day: JSON with commas in between, as text or bytes; null where there are none."""
        combinations = f"{self.table}_combination WHERE {self.key} = sums.{self.key} AND day = sums.day"
        return f"(SELECT string_agg(counts, ',') FROM {combinations})"


_OF_RECORD = "FROM click_{table} AS sums WHERE sums.record_seq = :owner AND sums.day BETWEEN :since AND :until"
_OF_WORKSPACE = "FROM workspace_{table} AS sums WHERE sums.workspace_id = :owner AND sums.day BETWEEN :since AND :until"
# Records that people visited since a day. last_click_at begins with the day.
_VISITED = """
    FROM record_clicks CROSS JOIN click_{{table}} AS sums {joined}
    WHERE sums.record_seq = record_clicks.record_seq AND sums.day BETWEEN :since AND :until
        AND record_clicks.workspace_id = :workspace AND record_clicks.last_click_at >= :since {only}
"""
_ON_HOST = "AND record.host = :host"
_HAS_TAG = """
    AND EXISTS (
        SELECT 1 FROM record_tag
        WHERE record_tag.record_seq = record_clicks.record_seq AND tag IN (:tag, :typed_tag, :decomposed_tag)
    )
"""


def of_record(seq: int) -> ClickSource:
    return ClickSource("click", "record_seq", _OF_RECORD, {"owner": seq})


def of_workspace(workspace_id: str) -> ClickSource:
    """All records of a workspace, those deleted since included."""
    return ClickSource("workspace", "workspace_id", _OF_WORKSPACE, {"owner": workspace_id})


def of_part(workspace_id: str, host: str | None, tag: str | None) -> ClickSource:
    """The records on a hostname, those with a tag, or both; of those deleted since, none.

    Bots are not known: only records that people visited are looked at.
    """
    only = (_ON_HOST if host is not None else "") + (_HAS_TAG if tag is not None else "")
    return _visited(workspace_id, "record.seq" if host is not None else "", only, host=host, **_forms(tag))


def _forms(tag: str | None) -> dict[str, str | None]:
    """A tag in each form in which it may be stored."""
    names = ("tag", "typed_tag", "decomposed_tag")
    if tag is None:
        return dict.fromkeys(names)
    forms = texts.forms_of(tag)
    return dict(zip(names, (*forms, *[forms[0]] * len(names)), strict=False))


def _visited(workspace_id: str, joined: str, only: str = "", **values: str | None) -> ClickSource:
    """joined: the column with the record's `seq` of another table that is read, too."""
    table = joined.partition(".")[0]
    also = (f"CROSS JOIN {table}", f"AND {joined} = record_clicks.record_seq {only}") if joined else ("", only)
    rows = _VISITED.format(joined=also[0], only=also[1])
    return ClickSource("click", "record_seq", rows, {"workspace": workspace_id, **values}, is_part=True)


# --- by day ---------------------------------------------------------------------------------------------------------


def days(source: ClickSource, since: str, until: str) -> Iterable[Any]:
    """(day, clicks by people, by bots or None, visitors) of the days that have clicks, in their order."""
    if source.is_part:
        columns = "sums.day, SUM(sums.clicks), NULL, SUM(sums.visitors)"
        return _read(source, "day", columns, since, until, "GROUP BY sums.day ORDER BY sums.day")
    return _read(source, "day", "day, clicks, bots, visitors", since, until, "ORDER BY day")


_DAYS_OF_TAG = """
    SELECT day, sum(clicks), sum(bots) FROM (
        SELECT DISTINCT record_seq FROM record_tag
        WHERE workspace_id = :workspace AND tag IN (:tag, :typed_tag, :decomposed_tag)
    ) AS tagged CROSS JOIN click_day
    WHERE click_day.record_seq = tagged.record_seq AND day BETWEEN :since AND :until
    AND (CAST(:host AS TEXT) IS NULL OR EXISTS (
        SELECT 1 FROM record WHERE seq = tagged.record_seq AND record.host = :host
    ))
    GROUP BY day ORDER BY day
"""
_DAYS_OF_HOST = """
    SELECT day, sum(clicks), sum(bots) FROM record CROSS JOIN click_day
    WHERE click_day.record_seq = record.seq AND day BETWEEN :since AND :until
    AND workspace_id = :workspace AND host = :host
    GROUP BY day ORDER BY day
"""


def days_with_bots(source: ClickSource, since: str, until: str) -> Iterable[Any]:
    """(day, clicks by people, by bots), of a part from all of its records."""
    if not source.is_part:
        return _read(source, "day", "day, clicks, bots", since, until, "ORDER BY day")
    sql = _DAYS_OF_HOST if source.values["tag"] is None else _DAYS_OF_TAG
    return execute(sql, {**source.values, "since": since, "until": until})


_DAILY = """
    SELECT record.id, day, clicks FROM json_each(?) AS given CROSS JOIN record CROSS JOIN click_day
    WHERE record.id = given.value AND record_seq = record.seq AND day BETWEEN ? AND ? AND workspace_id = ?
"""


def daily(workspace_id: str, ids: Sequence[str], since: str, until: str) -> Iterable[Any]:
    """(id of a record, day, clicks by people)."""
    return execute(_DAILY, (json.dumps([*ids]), since, until, workspace_id))


def total(workspace_id: str) -> tuple[int, int]:
    """All clicks of a workspace that have a day: by people, and by bots."""
    sql = "SELECT coalesce(sum(clicks), 0), coalesce(sum(bots), 0) FROM workspace_day WHERE workspace_id = ?"
    ((people, bots),) = execute(sql, (workspace_id,))
    return people, bots


# --- the busiest ----------------------------------------------------------------------------------------------------


def busiest_records(source: ClickSource, since: str, until: str, count: int) -> list[tuple[int, int]]:
    """(seq, clicks by people) of the records of a part with the most clicks."""
    return _busiest(source, "sums.record_seq", since, until, count)


def busiest_hosts(workspace_id: str, since: str, until: str, count: int) -> list[tuple[str, int]]:
    return _busiest(_visited(workspace_id, "record.seq"), "record.host", since, until, count)


def busiest_tags(workspace_id: str, since: str, until: str, count: int) -> list[tuple[str, int]]:
    return _busiest(_visited(workspace_id, "record_tag.record_seq"), "record_tag.tag", since, until, count)


def clicks_of_records(source: ClickSource, seqs: Sequence[int], since: str, until: str) -> dict[int, int]:
    """Clicks by people of some records of a part."""
    return _clicks_of(source, "sums.record_seq", seqs, since, until)


def clicks_of_hosts(workspace_id: str, hosts: Sequence[str], since: str, until: str) -> dict[str, int]:
    return _clicks_of(_visited(workspace_id, "record.seq"), "record.host", hosts, since, until)


def clicks_of_tags(workspace_id: str, tags: Sequence[str], since: str, until: str) -> dict[str, int]:
    return _clicks_of(_visited(workspace_id, "record_tag.record_seq"), "record_tag.tag", tags, since, until)


def _clicks_of(source: ClickSource, column: str, owners: Sequence[Any], since: str, until: str) -> dict[Any, int]:
    named = {f"owner_{number}": owner for number, owner in enumerate(owners)}
    if not named:
        return {}
    end = f"AND {column} IN ({', '.join(f':{name}' for name in named)}) GROUP BY {column}"
    return dict(_read(source, "day", f"{column}, SUM(sums.clicks)", since, until, end, **named))


def _busiest(source: ClickSource, column: str, since: str, until: str, count: int) -> list[Any]:
    end = f"GROUP BY {column} HAVING SUM(sums.clicks) > 0 ORDER BY number DESC, {column} LIMIT :count"
    return [*_read(source, "day", f"{column}, SUM(sums.clicks) AS number", since, until, end, count=count)]


# --- by value -------------------------------------------------------------------------------------------------------


def folded_clicks(source: ClickSource, kinds: Iterable[str], since: str, until: str) -> Iterable[Any]:
    """(day, the row of HOUR, which each day that was folded has, those of `kinds`, the combinations since then)."""
    of_day = f"{source.key} = sums.{source.key} AND day = sums.day"
    rows = [f"(SELECT counts FROM {source.table}_pairs WHERE kind = '{kind}' AND {of_day})" for kind in kinds]
    columns = ("sums.day", "sums.counts", *rows, source.all_parts)
    return _read(source, "pairs", ", ".join(columns), since, until, f"AND sums.kind = '{HOUR}'")


def unfolded_clicks(source: ClickSource, since: str, until: str) -> Iterable[Any]:
    """(day, combinations) of the other days: only these have a part 1."""
    return _read(source, "combination", f"sums.day, {source.all_parts}", since, until, "AND sums.part = 1")


def former(source: ClickSource, kind: str, since: str, until: str) -> Iterable[Any]:
    """(day, whether it is a small row of combinations of all kinds, JSON) of rows from before there were pairs.

    Those of workspaces are of `kind`, those of records of all kinds.
    """
    is_recent, end = ("0", f"AND kind = '{kind}'") if source.table == "workspace" else ("is_recent", "")
    sql = _reading(source, "breakdown", f"sums.day, {is_recent}, {{json}}", end)
    in_json = ("json(counts)", "convert_from(counts, 'UTF8')")
    return execute(Differing.filled(sql, json=in_json), {**source.values, "since": since, "until": until})


def _read(
    source: ClickSource, table: str, columns: str, since: str, until: str, end: str = "", **values: int | str
) -> Iterable[Any]:
    sql = _reading(source, table, columns, end)
    return execute(sql, {**source.values, "since": since, "until": until, **values})


def _reading(source: ClickSource, table: str, columns: str, end: str) -> str:
    return f"SELECT {columns} {source.rows.format(table=table)} {end}"
