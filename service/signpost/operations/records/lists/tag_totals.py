"""The tags of short links with how many links have each, and how often those were clicked: a page of them."""

from __future__ import annotations

from dataclasses import dataclass

from signpost.domain.records.filters import TagOrder
from signpost.operations.caller import Caller
from signpost.runtime import waiting_clicks
from signpost.storage.statements.record_lists import count_tags, tag_totals


@dataclass(frozen=True)
class TagTotals:
    """A tag, how many links have it, and their clicks by people and by bots."""

    tag: str
    links: int
    people: int
    bots: int


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
    workspace_id, search, first = caller.workspace.id, search.lower(), (page - 1) * per_page
    total = count_tags(workspace_id, search)
    if first >= total:
        return [], total
    with_clicks = with_clicks or order in (TagOrder.CLICKS, TagOrder.CLICKS_AND_BOTS)
    found = tag_totals(
        workspace_id, search, order, descending=descending, with_clicks=with_clicks, count=per_page, first=first
    )
    return [TagTotals(*row) for row in found], total
