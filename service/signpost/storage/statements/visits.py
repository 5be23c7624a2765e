"""The SQL by which visits are answered.

By hand, because building these through peewee takes 30 times as long as running them. Visits have connections of their
own, so each function takes the one that runs a statement and returns its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import cysqlite

from signpost.domain.hosts import app_links
from signpost.domain.records.record import Match
from signpost.domain.records.resolution import IN_TRIE

# Runs a statement and returns its rows.
Query = Callable[[str, tuple[Any, ...]], Any]


class VisitRow(NamedTuple):
    """What visits need of a record, as the database holds it; the names are those of the columns."""

    seq: int
    id: str
    alias: str
    alias_folded: str
    forward_path: bool | None
    type: str
    title: str
    status: int
    destination: str
    destinations: str | None
    destination_routing: str
    destination_weights: str | None
    forward_query: bool | None
    utm: str
    plugins: str | None
    password_hash: str | None
    paused_by: str
    starts_at: str | None
    expired_at: str | None
    expired_url: str | None
    max_clicks: int | None
    interstitial: str
    is_switch_unbroken_destination: bool
    broken_destinations: str | None
    fastest_destination: int | None
    fastest_of_rules: str | None
    rules: str | None
    card: str | None
    path_and_query: str | None
    match: str | None

    @property
    def address(self) -> str:
        """Path and query."""
        return self.alias if self.path_and_query is None else self.path_and_query

    @property
    def path(self) -> str:
        return self.address.partition("?")[0]

    @property
    def query(self) -> str:
        return self.address.partition("?")[2]

    @property
    def answers(self) -> Match:
        return Match.of(self.match, self.address, forward_path=self.forward_path)


_HOST = """
    SELECT host.workspace_id,
        coalesce(notfound_url, settings->>'notfound_url'), coalesce(expired_url, settings->>'expired_url'),
        notfound_status, settings->>'page_color', settings->>'page_text',
        (SELECT content FROM page_logo WHERE page_logo.workspace_id = workspace.id AND digest = settings->>'page_logo')
    FROM host JOIN workspace ON workspace.id = host.workspace_id WHERE host = ? AND awaits_proof <= ?
"""
_RECORDS = (
    f"SELECT {', '.join(VisitRow._fields)} FROM record WHERE workspace_id = ? AND host = ? AND alias_folded IN (%s)"
)
_WITH_QUERY = """
    SELECT 1 FROM record WHERE host = ? AND path_and_query IS NOT NULL AND alias_folded <> ? LIMIT 1
"""
_APP_LINKS = f"SELECT {', '.join(app_links.PATHS.values())} FROM host WHERE host = ?"
_GENERATION = "SELECT value FROM state WHERE name = 'generation'"


def open_reader(path: Path) -> cysqlite.Connection:
    """A connection that only reads."""
    connection = cysqlite.Connection(str(path), timeout=5)
    connection.execute("PRAGMA query_only = 1")
    return connection


def host_rows(query: Query, host: str, awaits_at_most: int) -> list[Any]:
    """A connected hostname: workspace_id, notfound_url, expired_url, notfound_status; color, text and logo of pages."""
    rows: list[Any] = query(_HOST, (host, awaits_at_most))
    return rows


def visit_rows(query: Query, workspace_id: str, host: str, folded: Sequence[str]) -> list[VisitRow]:
    """The records of a hostname that have one of these as their `alias_folded`."""
    marks = ", ".join("?" * len(folded))
    return [VisitRow(*row) for row in query(_RECORDS % marks, (workspace_id, host, *folded))]


def has_queries(query: Query, host: str) -> bool:
    """Whether redirects of a hostname that are not patterns ask for parameters."""
    return bool(query(_WITH_QUERY, (host, IN_TRIE)))


def app_files(query: Query, host: str) -> dict[str, str]:
    """The files that say which apps may open the links of a hostname, by path."""
    rows = query(_APP_LINKS, (host,))
    return {path: text for path, text in zip(app_links.PATHS, rows[0], strict=True) if text} if rows else {}


def current_generation(query: Query) -> int:
    """The number that rises with each change (storage/engines/engine.Generation)."""
    return int(query(_GENERATION, ())[0][0])


# Of redirects at one path, like `id` and `cat&id`. Each costs a visit of the path one look-up.
MAX_PARAMETER_SETS = 20

_NEXT_PARAMETERS = """
    SELECT alias_folded FROM record
    WHERE workspace_id = ? AND host = ? AND alias_folded >= ? AND alias_folded < ? ORDER BY alias_folded LIMIT 1
"""


def parameters_at(query: Query, workspace_id: str, host: str, folded_path: str) -> Iterator[str]:
    """The sets of parameters that redirects of one path ask for: found without reading the redirects.

    Names as `alias_folded` contains them (domain/records/paths.key_of), of at most MAX_PARAMETER_SETS and one.
    """
    # "@" is the character after "?", so these are the bounds of all texts that begin with the path and "?".
    begin, end = f"{folded_path}?", f"{folded_path}@"
    for _ in range(MAX_PARAMETER_SETS + 1):
        rows = list(query(_NEXT_PARAMETERS, (workspace_id, host, begin, end)))
        if not rows:
            return
        names = rows[0][0][len(folded_path) + 1 :].partition("?")[0]
        yield names
        begin = f"{folded_path}?{names}@"
