"""What other services say of links and tags: numbers of clicks, and the totals of tags."""

import json
from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Any

from signpost.domain.records.record import Handler
from signpost.storage.database import execute


class TagOrder(StrEnum):
    """What tags are sorted by; those that are the same there, by name."""

    NAME = "tag"
    LINKS = "links"
    CLICKS = "people"
    CLICKS_AND_BOTS = "people + bots"


# All clicks, from their index, less those of redirects, which are few or have few clicks.
_LINK_CLICKS = f"""
    SELECT (SELECT coalesce(sum(clicks), 0) FROM record_clicks WHERE workspace_id = ?1 AND clicks > 0)
    - (
        SELECT coalesce(sum(clicks), 0) FROM record CROSS JOIN record_clicks
        WHERE record_clicks.record_seq = record.seq AND record.workspace_id = ?1 AND handler = '{Handler.REDIRECT}'
    )
"""
_BOTS = """
    SELECT record.id, bots FROM json_each(?) AS given CROSS JOIN record CROSS JOIN record_clicks
    WHERE record.id = given.value AND record_clicks.record_seq = record.seq AND record.workspace_id = ?
"""
# Records with a tag are counted already, but links and redirects together: redirects, of which there are fewer, are
# taken off. Only what an answer needs of clicks is added up.
_REDIRECTS = f"""
    SELECT tag, count(*) AS number, coalesce(sum(clicks), 0) AS people, coalesce(sum(bots), 0) AS bots
    FROM record CROSS JOIN record_tag LEFT JOIN record_clicks ON record_clicks.record_seq = record_tag.record_seq
    WHERE record_tag.record_seq = record.seq AND record.workspace_id = ?1 AND handler = '{Handler.REDIRECT}'
    GROUP BY tag
"""
_CLICKS = """
    SELECT tag, sum(clicks) AS people, sum(bots) AS bots
    FROM record_tag CROSS JOIN record_clicks
    WHERE record_clicks.record_seq = record_tag.record_seq AND record_tag.workspace_id = ?1 GROUP BY tag
"""
_NO_CLICKS = "SELECT '' AS tag, 0 AS people, 0 AS bots"
_TOTALS = f"""
    WITH redirects AS MATERIALIZED ({_REDIRECTS}), clicked AS MATERIALIZED ({{clicks}}), totals AS (
        SELECT tag_count.tag AS tag, records - coalesce(number, 0) AS links,
            coalesce(clicked.people, 0) - coalesce(redirects.people, 0) AS people,
            coalesce(clicked.bots, 0) - coalesce(redirects.bots, 0) AS bots
        FROM tag_count LEFT JOIN redirects ON redirects.tag = tag_count.tag
        LEFT JOIN clicked ON clicked.tag = tag_count.tag
        WHERE workspace_id = ?1 AND records > coalesce(number, 0)
        AND lower(tag_count.tag) LIKE ?2 ESCAPE '\\'
    )
"""
_PAGE = f"{_TOTALS} SELECT * FROM totals ORDER BY {{key}} {{direction}}, tag LIMIT ?3 OFFSET ?4"
_COUNT = f"{_TOTALS.format(clicks=_NO_CLICKS)} SELECT count(*) FROM totals"


def count_link_clicks(workspace_id: str) -> int:
    """How often people clicked the short links of the workspace, those deleted since not included."""
    return int(execute(_LINK_CLICKS, (workspace_id,)).scalar())


def bots_by_id(workspace_id: str, ids: Collection[str]) -> dict[str, int]:
    """Clicks by bots, of the records that have any clicks."""
    return dict(execute(_BOTS, (json.dumps([*ids]), workspace_id)).fetchall())


def count_tags(workspace_id: str, search: str) -> int:
    """How many tags of short links have a part; `search` is in lower case."""
    return int(execute(_COUNT, (workspace_id, _holding(search))).scalar())


def tag_totals(
    workspace_id: str, search: str, order: TagOrder, *, descending: bool, with_clicks: bool, count: int, first: int
) -> Iterable[Any]:
    """(tag, links that have it, their clicks by people, by bots). with_clicks: otherwise these are 0."""
    clicks, direction = _CLICKS if with_clicks else _NO_CLICKS, "DESC" if descending else "ASC"
    sql = _PAGE.format(clicks=clicks, key=order, direction=direction)
    rows = execute(sql, (workspace_id, _holding(search), count, first))
    return ((tag, links, max(0, people), max(0, bots)) for tag, links, people, bots in rows)


def _holding(text: str) -> str:
    """The pattern of texts that hold a text."""
    for special in "\\%_":
        text = text.replace(special, f"\\{special}")
    return f"%{text}%"
