"""What lists select by and show besides their rows: how much is wrong, clicks, and the totals of tags."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from peewee import SQL

from signpost.domain.records.filters import TagOrder
from signpost.domain.records.record import Handler
from signpost.storage.database import execute

# Conditions of indexes that hold some rows alone, written out as the index has them. A value that is bound is unknown
# when a statement is planned (storage/engines/sqlite.py), so SQLite would not use the index.
IS_BROKEN, IS_PAUSED = SQL("monitor = 'down'"), SQL("paused_by <> ''")
# Of RecordClicks.
HAS_CLICKS, HAS_LAST_CLICK = SQL("clicks > 0"), SQL("last_click_at > ''")

# In one statement: every page of a list asks for it. ?1: the workspace, ?2: a handler, or null for all, ?3: how many
# are counted, ?4: now, ?5: the day before which clicks are long ago. A plus keeps SQLite from the index of handlers.
_WRONG = """
    SELECT
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND monitor = 'down' AND (?2 IS NULL OR +handler = ?2) LIMIT ?3) AS found),
        (SELECT coalesce(sum(records), 0) FROM record_count
            WHERE workspace_id = ?1 AND (?2 IS NULL OR handler = ?2)
            AND host IN (SELECT host FROM host WHERE workspace_id = ?1 AND NOT correct AND checked_at IS NOT NULL)),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND paused_by <> '' AND (?2 IS NULL OR +handler = ?2) LIMIT ?3) AS found),
        (SELECT count(*) FROM (SELECT 1 FROM record
            WHERE workspace_id = ?1 AND expired_at <= ?4 AND (?2 IS NULL OR +handler = ?2) LIMIT ?3) AS found),
        EXISTS (SELECT 1 FROM record_unclicked WHERE workspace_id = ?1)
            OR EXISTS (SELECT 1 FROM record_clicks WHERE workspace_id = ?1 AND last_click_at < ?5)
"""
# All clicks, from their index, less those of redirects, which are few or have few clicks.
_LINK_CLICKS = f"""
    SELECT (SELECT coalesce(sum(clicks), 0) FROM record_clicks WHERE workspace_id = ?1 AND clicks > 0)
    - (
        SELECT coalesce(sum(clicks), 0) FROM record CROSS JOIN record_clicks ON record_clicks.record_seq = record.seq
        WHERE record.workspace_id = ?1 AND handler = '{Handler.REDIRECT}'
    )
"""
_CLICKS_BY_ID = """
    SELECT record.id, clicks, bots FROM json_each(?) AS given CROSS JOIN record ON record.id = given.value
    CROSS JOIN record_clicks ON record_clicks.record_seq = record.seq WHERE record.workspace_id = ?
"""


def count_wrong(workspace_id: str, handler: Handler | None, limit: int, now: str, quiet_since: str) -> list[int]:
    """Records that are broken, have an issue with DNS, are paused, have expired; whether any had no click since a day.

    limit: how many are counted of each.
    """
    (found,) = execute(_WRONG, (workspace_id, handler, limit, now, quiet_since))
    return [*found]


def count_link_clicks(workspace_id: str) -> int:
    """How often people clicked the short links of the workspace, those deleted since not included."""
    return int(execute(_LINK_CLICKS, (workspace_id,)).scalar())


def clicks_by_id(workspace_id: str, ids: Collection[str]) -> Iterable[Any]:
    """(id, clicks by people, by bots) of records that have any."""
    return execute(_CLICKS_BY_ID, (json.dumps([*ids]), workspace_id))


# --- tags -----------------------------------------------------------------------------------------------------------

# Records with a tag are counted already, but links and redirects together: redirects, of which there are fewer, are
# taken off. Only what an answer needs of clicks is added up.
_REDIRECTS = f"""
    SELECT tag, count(*) AS number, coalesce(sum(clicks), 0) AS people, coalesce(sum(bots), 0) AS bots
    FROM record CROSS JOIN record_tag ON record_tag.record_seq = record.seq
    LEFT JOIN record_clicks ON record_clicks.record_seq = record.seq
    WHERE record.workspace_id = ?1 AND handler = '{Handler.REDIRECT}' GROUP BY tag
"""
_CLICKS = """
    SELECT tag, sum(clicks) AS people, sum(bots) AS bots
    FROM record_tag CROSS JOIN record_clicks ON record_clicks.record_seq = record_tag.record_seq
    WHERE record_tag.workspace_id = ?1 GROUP BY tag
"""
_NO_CLICKS = "SELECT '' AS tag, 0 AS people, 0 AS bots"
_TOTALS = f"""
    WITH redirects AS MATERIALIZED ({_REDIRECTS}), clicked AS MATERIALIZED ({{clicks}}), totals AS (
        SELECT tag_count.tag AS tag, records - coalesce(number, 0) AS links,
            max(0, coalesce(clicked.people, 0) - coalesce(redirects.people, 0)) AS people,
            max(0, coalesce(clicked.bots, 0) - coalesce(redirects.bots, 0)) AS bots
        FROM tag_count LEFT JOIN redirects ON redirects.tag = tag_count.tag
        LEFT JOIN clicked ON clicked.tag = tag_count.tag
        WHERE workspace_id = ?1 AND records > coalesce(number, 0)
        AND (?2 = '' OR instr(lower(tag_count.tag), ?2) > 0)
    )
"""
_PAGE = f"{_TOTALS} SELECT * FROM totals ORDER BY {{key}} {{direction}}, tag LIMIT ?3 OFFSET ?4"
_COUNT = f"{_TOTALS.format(clicks=_NO_CLICKS)} SELECT count(*) FROM totals"
_KEYS: Mapping[TagOrder, str] = {
    TagOrder.NAME: "tag",
    TagOrder.LINKS: "links",
    TagOrder.CLICKS: "people",
    TagOrder.CLICKS_AND_BOTS: "people + bots",
}


def count_tags(workspace_id: str, search: str) -> int:
    """How many tags of short links have a part; `search` is in lower case."""
    return int(execute(_COUNT, (workspace_id, search)).scalar())


def tag_totals(
    workspace_id: str, search: str, order: TagOrder, *, descending: bool, with_clicks: bool, count: int, first: int
) -> Iterable[Any]:
    """(tag, links that have it, their clicks by people, by bots). with_clicks: otherwise these are 0."""
    clicks, direction = _CLICKS if with_clicks else _NO_CLICKS, "DESC" if descending else "ASC"
    sql = _PAGE.format(clicks=clicks, key=_KEYS[order], direction=direction)
    return execute(sql, (workspace_id, search, count, first))
