"""Visits that found nothing, by hostname, day (UTC) and path. since, until: days, both included."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from signpost.domain.clicks.click_events import Missed
from signpost.features.misses.paths import REST, MissAddress
from signpost.storage.database import ANY_NUMBER, execute, execute_many

_ADD = """
    INSERT INTO miss (host, day, path, people, bots, last_seen) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (host, day, path) DO UPDATE SET people = miss.people + excluded.people,
        bots = miss.bots + excluded.bots,
        last_seen = CASE WHEN miss.last_seen > excluded.last_seen THEN miss.last_seen ELSE excluded.last_seen END
"""
_TAKE_RAREST = f"""
    DELETE FROM miss WHERE host = ?1 AND day = ?2 AND path IN (
        SELECT path FROM miss WHERE host = ?1 AND day = ?2 AND path <> '{REST}'
        ORDER BY people DESC, bots DESC, last_seen DESC LIMIT {ANY_NUMBER} OFFSET ?3
    ) RETURNING people, bots, last_seen
"""
_MISSED = "FROM host CROSS JOIN miss WHERE miss.host = host.host AND day BETWEEN ?2 AND ?3 AND"
_OF_WORKSPACE = f"{_MISSED} host.workspace_id = ?1"
# `+`: a workspace may have thousands of hostnames.
_AMONG = f"{_MISSED} +host.workspace_id = ?1 AND host.host IN (SELECT value FROM json_each(?4))"
_BY_PATH = """
    SELECT miss.host, path, sum(people), sum(bots), max(last_seen) {missed}
    GROUP BY miss.host, path ORDER BY sum(people) DESC, sum(bots) DESC, miss.host, path
"""
_COMMONEST = f"""
    SELECT miss.host, path, sum(people) AS visits {_OF_WORKSPACE} AND path <> '{REST}'
        AND NOT EXISTS (SELECT 1 FROM ignored_miss WHERE host = miss.host AND path = miss.path)
    GROUP BY miss.host, path
    HAVING sum(people) > 0 ORDER BY visits DESC, miss.host, path LIMIT ?4
"""
_BY_WEEK = f"""
    SELECT miss.host, path, sum(CASE WHEN day >= ?5 THEN people ELSE 0 END),
        sum(CASE WHEN day >= ?4 AND day < ?5 THEN people ELSE 0 END), min(day)
    {_OF_WORKSPACE} AND people > 0 AND path IN (SELECT value FROM json_each(?6)) GROUP BY miss.host, path
"""
_OF_HOST = f"{_OF_WORKSPACE} AND host.host = coalesce(?4, host.host)"
_IS = {
    None: "",
    Missed.ROOT: "AND (path = '/' OR substr(path, 1, 2) = '/?')",
    Missed.LINK: ("AND substr(path, 1, 1) = '/' AND substr(path, 2, 1) NOT IN ('', '?') AND path NOT LIKE '_%/%'"),
    Missed.PATH: f"AND (path = '{REST}' OR path LIKE '_%/%')",
}
_IGNORED = """
    SELECT ignored_miss.host, path FROM host JOIN ignored_miss ON ignored_miss.host = host.host
    WHERE host.workspace_id = ?
"""
_IGNORE = "INSERT INTO ignored_miss (host, path) VALUES (?, ?) ON CONFLICT (host, path) DO NOTHING"
_STOP_IGNORING = "DELETE FROM ignored_miss WHERE host = ? AND path = ?"
_AT_PATHS = """
    SELECT DISTINCT path FROM miss WHERE host = ? AND {days}
        AND {column} IN (SELECT value FROM json_each(?)) AND people > 0
"""
_BELOW = """
    SELECT DISTINCT path FROM miss WHERE host = ? AND day IN (SELECT value FROM json_each(?))
        AND path >= ? AND path < ? AND people > 0 ORDER BY path LIMIT ?
"""
_LAST_DAY = "9999-12-31"
# With up to this many paths, each is looked for on each day; with more, all that a hostname has is read once.
MAX_SOUGHT = 20
_RESCUES = """
    SELECT record.seq, record.id, record.rescues_since, coalesce(sum(click_day.visitors), 0)
    FROM ({records}) AS record LEFT JOIN click_day ON record_seq = seq AND day >= rescues_since {days}
    GROUP BY record.seq, record.id, record.rescues_since
"""
# Without the name, SQLite reads all records of the workspace.
_LATEST = """
    SELECT seq, id, rescues_since FROM record INDEXED BY record_rescues
    WHERE workspace_id = ? AND rescues_since IS NOT NULL ORDER BY seq DESC LIMIT ?
"""
_THESE = """
    SELECT record.seq, record.id, record.rescues_since
    FROM json_each(?) AS given CROSS JOIN record
    WHERE record.id = given.value AND workspace_id = ? AND rescues_since IS NOT NULL
"""
_NEIGHBORS = [
    f"""
    SELECT alias FROM record WHERE workspace_id = ? AND host = ? AND alias_folded {beyond} ? AND alias_folded <> '?'
        AND alias <> ''
    ORDER BY alias_folded {direction} LIMIT ?
    """
    for beyond, direction in ((">=", "ASC"), ("<", "DESC"))
]


def add_misses(host: str, day: str, counts: Iterable[tuple[str, int, int, str]]) -> None:
    """counts: (path, visits of people, of bots, the last one)."""
    execute_many(_ADD, [(host, day, *row) for row in counts])


def take_rarest(host: str, day: str, max_paths: int) -> list[Any]:
    """Delete the rarest paths of a day beyond `max_paths`: (visits of people, of bots, the last one) of each."""
    return execute(_TAKE_RAREST, (host, day, max_paths)).fetchall()


def misses_by_path(workspace_id: str, since: str, until: str, hosts: Collection[str] | None) -> Iterable[Any]:
    """(hostname, path, visits of people, of bots, the last one), the commonest first. hosts: only of these."""
    if not hosts:
        return execute(_BY_PATH.format(missed=_OF_WORKSPACE), (workspace_id, since, until))
    return execute(_BY_PATH.format(missed=_AMONG), (workspace_id, since, until, json.dumps([*hosts])))


def misses_by_week(workspace_id: str, since: str, before: str, week: str, paths: Collection[str]) -> Iterable[Any]:
    """(hostname, path, visits of people from `week` on, those from `before` to then, the first day) of some paths.

    since: the first day that is looked at.
    """
    return execute(_BY_WEEK, (workspace_id, since, _LAST_DAY, before, week, json.dumps([*paths])))


def ignored_misses(workspace_id: str) -> set[MissAddress]:
    return {MissAddress(*row) for row in execute(_IGNORED, (workspace_id,))}


def set_ignored(addresses: Iterable[MissAddress], *, is_ignored: bool) -> None:
    """Ignore paths from now on, or no longer."""
    execute_many(_IGNORE if is_ignored else _STOP_IGNORING, [*addresses])


def commonest_misses(workspace_id: str, since: str, until: str, count: int) -> Iterable[Any]:
    """(hostname, path, visits of people) of the paths that people missed most often, without those that are ignored."""
    return execute(_COMMONEST, (workspace_id, since, until, count))


def count_misses(workspace_id: str, since: str, until: str, host: str | None, what: Missed | None) -> tuple[int, int]:
    """Visits of people, and of bots. host, what: only of these."""
    sql = f"SELECT coalesce(sum(people), 0), coalesce(sum(bots), 0) {_OF_HOST} {_IS[what]}"
    ((people, bots),) = execute(sql, (workspace_id, since, until, host))
    return people, bots


def list_misses(workspace_id: str, since: str, until: str, host: str | None, what: Missed | None) -> Iterable[Any]:
    """(day, hostname, path, visits of people, of bots), the newest first. host, what: only of these."""
    sql = f"SELECT day, miss.host, path, people, bots {_OF_HOST} {_IS[what]} ORDER BY day DESC, miss.host, path"
    return execute(sql, (workspace_id, since, until, host))


def missed_among(host: str, days: Sequence[str], paths: Collection[str]) -> set[str]:
    """Those of some paths that people missed on one of these days, which are in order."""
    condition, column, when = "day >= ?", "+path", days[0]
    if len(paths) <= MAX_SOUGHT:
        condition, column, when = "day IN (SELECT value FROM json_each(?))", "path", json.dumps([*days])
    sql = _AT_PATHS.format(days=condition, column=column)
    return {path for (path,) in execute(sql, (host, when, json.dumps([*paths])))}


def missed_below(host: str, days: Sequence[str], prefix: str, count: int) -> list[str]:
    """The first of the paths with a prefix that people missed on one of these days."""
    return [path for (path,) in execute(_BELOW, (host, json.dumps([*days]), prefix, f"{prefix}\U0010ffff", count))]


def latest_rescues(workspace_id: str, count: int, since: str = "", until: str = "") -> list[tuple[int, str, str, int]]:
    """(seq, id, since which day, visitors since then) of the latest records that rescue visitors.

    since, until: count only the visitors of these days, both included.
    """
    if not until:
        return [*execute(_RESCUES.format(records=_LATEST, days=""), (workspace_id, count))]
    return [
        *execute(_RESCUES.format(records=_LATEST, days="AND day BETWEEN ? AND ?"), (workspace_id, count, since, until))
    ]


def rescues_of(workspace_id: str, ids: Collection[str]) -> list[tuple[int, str, str, int]]:
    """The same of those of some records that rescue visitors."""
    return [*execute(_RESCUES.format(records=_THESE, days=""), (json.dumps([*ids]), workspace_id))]


def aliases_next_to(workspace_id: str, host: str, text: str, count: int) -> list[str]:
    """The aliases of a hostname next to a folded text, in their order: `count` from it on, then as many before it."""
    # No alias has it, and PostgreSQL refuses it.
    text = text.replace("\0", "")
    return [alias for sql in _NEIGHBORS for (alias,) in execute(sql, (workspace_id, host, text, count))]
