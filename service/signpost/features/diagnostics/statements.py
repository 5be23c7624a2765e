"""The SQL of diagnostics: where records lead."""

from __future__ import annotations

from collections.abc import Iterable

from signpost.storage.database import execute

_BY_MAIN = "SELECT id FROM record WHERE workspace_id = ? AND destination = ? ORDER BY seq DESC LIMIT ?"
_SPLITS_AND_RULES = """
    SELECT id, destinations, rules
    FROM (SELECT seq, id, destinations, rules FROM record WHERE workspace_id = ? ORDER BY seq DESC LIMIT ?) AS newest
    WHERE destinations IS NOT NULL OR rules IS NOT NULL ORDER BY seq DESC
"""


def led_by_main(workspace_id: str, destination: str, count: int) -> list[str]:
    """The ids of records with this main destination, or the first of a split, the newest first."""
    return [id_ for (id_,) in execute(_BY_MAIN, (workspace_id, destination, count))]


def splits_and_rules(workspace_id: str, count: int) -> Iterable[tuple[str, str | None, str | None]]:
    """(id, destinations, rules) of those of the `count` newest records that have any, the newest first; as JSON."""
    rows: Iterable[tuple[str, str | None, str | None]] = execute(_SPLITS_AND_RULES, (workspace_id, count))
    return rows
