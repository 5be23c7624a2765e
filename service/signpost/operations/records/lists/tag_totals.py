"""The tags of short links with how many links have each, and how often those were clicked: a page of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from signpost.domain.records.record import Handler
from signpost.operations.caller import Caller
from signpost.runtime import waiting_clicks
from signpost.storage import database


class TagOrder(StrEnum):
    """What tags are sorted by; those that are the same there, by name."""

    NAME = "name"
    LINKS = "links"
    CLICKS = "clicks"
    CLICKS_AND_BOTS = "clicks_and_bots"


@dataclass(frozen=True)
class TagTotals:
    """A tag, how many links have it, and their clicks by people and by bots."""

    tag: str
    links: int
    people: int
    bots: int


# Records with a tag are counted already, but links and redirects together: redirects, of which there are fewer, are
# taken off. Only what an answer needs of clicks is added up.
_REDIRECTS = """
    SELECT tag, count(*) AS number, coalesce(sum(clicks), 0) AS people, coalesce(sum(bots), 0) AS bots
    FROM record CROSS JOIN record_tag ON record_tag.record_seq = record.seq
    LEFT JOIN record_clicks ON record_clicks.record_seq = record.seq
    WHERE record.workspace_id = :workspace AND handler = :redirect GROUP BY tag
"""
_CLICKS = """
    SELECT tag, sum(clicks) AS people, sum(bots) AS bots
    FROM record_tag CROSS JOIN record_clicks ON record_clicks.record_seq = record_tag.record_seq
    WHERE record_tag.workspace_id = :workspace GROUP BY tag
"""
_NO_CLICKS = "SELECT '' AS tag, 0 AS people, 0 AS bots"
_TOTALS = f"""
    WITH redirects AS MATERIALIZED ({_REDIRECTS}), clicked AS MATERIALIZED ({{clicks}}), totals AS (
        SELECT tag_count.tag AS tag, records - coalesce(number, 0) AS links,
            max(0, coalesce(clicked.people, 0) - coalesce(redirects.people, 0)) AS people,
            max(0, coalesce(clicked.bots, 0) - coalesce(redirects.bots, 0)) AS bots
        FROM tag_count LEFT JOIN redirects ON redirects.tag = tag_count.tag
        LEFT JOIN clicked ON clicked.tag = tag_count.tag
        WHERE workspace_id = :workspace AND records > coalesce(number, 0)
        AND (:search = '' OR instr(lower(tag_count.tag), :search))
    )
"""
_PAGE = f"{_TOTALS} SELECT * FROM totals ORDER BY {{key}} {{direction}}, tag LIMIT :count OFFSET :first"
_COUNT = f"{_TOTALS} SELECT count(*) FROM totals"
_KEYS: Mapping[TagOrder, str] = {
    TagOrder.NAME: "tag",
    TagOrder.LINKS: "links",
    TagOrder.CLICKS: "people",
    TagOrder.CLICKS_AND_BOTS: "people + bots",
}


def list_tag_totals(
    caller: Caller,
    *,
    search: str = "",
    order: TagOrder = TagOrder.NAME,
    descending: bool = False,
    with_clicks: bool = True,
    page: int,
    per_page: int,
) -> tuple[list[TagTotals], int]:
    """The tags on a page, the first of which is 1, and how many there are.

    search: a part of the tag, in any case.  with_clicks: otherwise the numbers of clicks are 0, which takes less time.
    """
    waiting_clicks.count_now()
    values = {"workspace": caller.workspace.id, "redirect": Handler.REDIRECT.value, "search": search.lower()}
    ((total,),) = database.current().execute_sql(_COUNT.format(clicks=_NO_CLICKS), values)
    if (page - 1) * per_page >= total:
        return [], total
    by_clicks = order in (TagOrder.CLICKS, TagOrder.CLICKS_AND_BOTS)
    sql = _PAGE.format(
        clicks=_CLICKS if with_clicks or by_clicks else _NO_CLICKS,
        key=_KEYS[order],
        direction="DESC" if descending else "ASC",
    )
    place = {"count": per_page, "first": (page - 1) * per_page}
    return [TagTotals(*row) for row in database.current().execute_sql(sql, {**values, **place})], total
