"""What a workspace has of each thing, from counts that triggers maintain, its hostnames, and deleting all of it.

Written out, as every page of the dashboard asks: peewee takes ten times as long to write a statement as SQLite to
answer it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from signpost.storage.database import Differing, current, execute

_OF_RECORDS = """
    SELECT {0} FROM record_count WHERE workspace_id = ? AND records > 0
    GROUP BY {0} ORDER BY SUM(records) DESC, {0} LIMIT ?
"""
# What records have, of which the most frequent values are suggested.
FREQUENT = {
    "host": _OF_RECORDS.format("host"),
    "tag": "SELECT tag FROM tag_count WHERE workspace_id = ? AND records > 0 ORDER BY records DESC, tag LIMIT ?",
    "type": _OF_RECORDS.format("type"),
}
# Of the core, what a user acts with, and what waits for that user alone.
OF_USER = (("token", "user_id"), ("confirmation", "user_id"), ("kept_answer", "user_id"), ("service_host", "user_id"))
# What refers to what is looked at when the transaction ends.
REFER_UNTIL_THE_END = Differing("PRAGMA defer_foreign_keys = ON", postgresql="SET CONSTRAINTS ALL DEFERRED")


def records_by_handler(workspace_id: str) -> dict[str, int]:
    """How many records of each handler the workspace has; one without records may be left out."""
    sql = "SELECT handler, SUM(records) FROM record_count WHERE workspace_id = ? GROUP BY handler ORDER BY handler"
    return dict(execute(sql, (workspace_id,)).fetchall())


def frequently_used(workspace_id: str, what: str, count: int) -> list[str]:
    """The `count` most frequent values that records have, the most frequent first. what: a key of FREQUENT."""
    return [value for (value,) in execute(FREQUENT[what], (workspace_id, count)).fetchall()]


def delete_rows_of_user(user_id: str) -> None:
    """Delete what belongs to a user alone: in tables of the core, and whatever would go with the row of the user."""
    for table, column in {*OF_USER, *_owned_by("user")}:
        execute(f'DELETE FROM "{table}" WHERE {column} = ?', (user_id,))


def delete_rows_of_member(workspace_id: str, user_id: str | None = None) -> None:
    """Delete what belongs to a member of a workspace: what would go with either. user_id: None: of all members."""
    of_users = dict(_owned_by("user"))
    for table, column in _owned_by("workspace"):
        if table in of_users:
            sql = f'DELETE FROM "{table}" WHERE {column} = ?1 AND {of_users[table]} = coalesce(?2, {of_users[table]})'
            execute(sql, (workspace_id, user_id))


def _owned_by(owner: str) -> list[tuple[str, str]]:
    """The tables, with a column each, whose rows go with those of a table of the core."""
    return [(table, column) for table, column, parent, goes in current().references() if parent == owner and goes]


def delete_rows_of(workspace_id: str) -> None:
    """Delete what belongs to a workspace from all tables, and the values of `state` whose names end with its id."""
    execute(REFER_UNTIL_THE_END)
    execute("DELETE FROM state WHERE name LIKE ?", (f"% {workspace_id}",))
    for table in current().tables_with("workspace_id"):
        execute(f'DELETE FROM "{table}" WHERE workspace_id = ?', (workspace_id,))


def count_wrong_hosts(workspace_id: str) -> int:
    """How many hostnames were found not to work."""
    sql = "SELECT count(*) FROM host WHERE workspace_id = ? AND NOT correct AND checked_at IS NOT NULL"
    return int(execute(sql, (workspace_id,)).scalar())


def hosts_among(names: Collection[str]) -> Iterable[Any]:
    """Of those of `names` that are connected to the instance: hostname, workspace_id, checked_at, correct."""
    sql = "SELECT host, workspace_id, checked_at, correct FROM host WHERE host IN (SELECT value FROM json_each(?))"
    return execute(sql, (json.dumps([*names]),)) if names else ()
