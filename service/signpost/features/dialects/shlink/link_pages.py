"""Short links on numbered pages, as other services list them: in their orders, with their filters and the total."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from peewee import JOIN, ModelSelect, fn

from signpost.domain import texts, times
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import Handler, RecordView
from signpost.operations.caller import Caller
from signpost.operations.records.lists.filters import matching, matching_in_order
from signpost.operations.records.record_rows import views
from signpost.operations.records.records import of_handler
from signpost.operations.workspaces import usage
from signpost.runtime import waiting_clicks
from signpost.storage.models import Record, RecordClicks, RecordTag


class LinkOrder(StrEnum):
    """What links are sorted by. Except by creation, all that match are sorted for each page."""

    CREATED = "created"
    ALIAS = "alias"
    DESTINATION = "destination"
    TITLE = "title"
    CLICKS = "clicks"
    CLICKS_AND_BOTS = "clicks_and_bots"


@dataclass(frozen=True, kw_only=True)
class ListFilter:
    """Conditions besides RecordFilters.

    searches_tags: what the filters search for may also be in the name of a tag. all_tags: links that have all of these.
    without_any, without_all: none that has any of them, or all of them. has_clicks_left: none whose click limit is
    reached. is_unexpired: none that has expired.
    """

    searches_tags: bool = False
    all_tags: tuple[str, ...] = ()
    without_any: tuple[str, ...] = ()
    without_all: tuple[str, ...] = ()
    has_clicks_left: bool = False
    is_unexpired: bool = False

    def __bool__(self) -> bool:
        return self != _ALL


_ALL = ListFilter()


@dataclass(frozen=True)
class ClickCounts:
    """Clicks by people, and by bots."""

    people: int = 0
    bots: int = 0


def list_page(
    caller: Caller,
    *,
    filters: RecordFilters,
    list_filter: ListFilter = _ALL,
    order: LinkOrder = LinkOrder.CREATED,
    descending: bool = True,
    page: int,
    per_page: int,
) -> tuple[list[RecordView], int]:
    """The links on a page, the first of which is 1, and how many links there are on all pages."""
    waiting_clicks.count_now()
    is_all = not filters and not list_filter
    filters = of_handler(filters, Handler.SHORT_URL)
    narrower: list[Any] = []
    if list_filter.searches_tags and filters.search is not None:
        by_text = matching(caller.workspace, filters).select(Record.seq)
        narrower.append(Record.seq.in_(by_text) | fn.EXISTS(_with_tag_holding(caller, filters.search)))
        filters = replace(filters, search=None)
    key: tuple[Any, ...]
    if order is LinkOrder.CREATED:
        query, key = matching_in_order(caller.workspace, filters, "created_at")
    else:
        query, key = matching(caller.workspace, filters), (_KEYS[order], Record.seq)
    query = _filtered(query.where(*narrower) if narrower else query, caller, list_filter)
    total = usage.count_used(caller.workspace, Handler.SHORT_URL) if is_all else query.count()
    first = (page - 1) * per_page
    if first >= total:
        return [], total
    if order in (LinkOrder.CLICKS, LinkOrder.CLICKS_AND_BOTS):
        query = query.join(RecordClicks, JOIN.LEFT_OUTER, on=RecordClicks.record == Record.seq)
    ordered = query.order_by(*(part.desc() if descending else part.asc() for part in key))
    return views(list(ordered.limit(per_page).offset(first))), total


_KEYS: Mapping[LinkOrder, Any] = {
    LinkOrder.ALIAS: Record.place,
    LinkOrder.DESTINATION: Record.destination,
    LinkOrder.TITLE: Record.title,
    LinkOrder.CLICKS: fn.COALESCE(RecordClicks.clicks, 0),
    LinkOrder.CLICKS_AND_BOTS: fn.COALESCE(RecordClicks.clicks + RecordClicks.bots, 0),
}


def _filtered(query: ModelSelect[Record], caller: Caller, list_filter: ListFilter) -> ModelSelect[Record]:
    for tag in list_filter.all_tags:
        query = query.where(fn.EXISTS(_tagged(caller, (tag,))))
    if list_filter.without_any:
        query = query.where(~fn.EXISTS(_tagged(caller, list_filter.without_any)))
    if list_filter.without_all:
        held = [fn.EXISTS(_tagged(caller, (tag,))) for tag in list_filter.without_all]
        has_all: Any = held[0]
        for entry in held[1:]:
            has_all &= entry
        query = query.where(~has_all)
    if list_filter.has_clicks_left:
        reached = RecordClicks.select(RecordClicks.record).where(
            (RecordClicks.record == Record.seq) & (RecordClicks.clicks >= Record.max_clicks)
        )
        query = query.where(Record.max_clicks.is_null() | ~fn.EXISTS(reached))
    if list_filter.is_unexpired:
        query = query.where(Record.expired_at.is_null() | (Record.expired_at > times.now_text()))
    return query


def _tagged(caller: Caller, tags: tuple[str, ...]) -> Any:
    forms = [form for tag in tags for form in texts.forms_of(tag)]
    here = (RecordTag.workspace == caller.workspace) & (RecordTag.tag << forms) & (RecordTag.record == Record.seq)
    return RecordTag.select(RecordTag.record).where(here)


def _with_tag_holding(caller: Caller, text: str) -> Any:
    here = (RecordTag.workspace == caller.workspace) & (RecordTag.record == Record.seq)
    return RecordTag.select(RecordTag.record).where(here & RecordTag.tag.contains(text))
