"""Titles of destinations for new records, as `fetch_title` says: fetched in the background, once, from the page."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from signpost.features.monitoring.page_heads import MAX_BYTES, is_page, title_of
from signpost.features.monitoring.tables import TitleFetch
from signpost.operations.records import record_rows
from signpost.outbound.causes import Failed
from signpost.outbound.fetch import Fetcher
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Record

TIMEOUT_S = 5.0
# Of the body of an answer; MAX_BYTES of it are read.
MAX_ANSWER_BYTES = 2 * MAX_BYTES


class TitleKey(NamedTuple):
    """A record, by its seq, with its destination."""

    seq: int
    url: str
    workspace_id: str


class Titles:
    """What the watcher does about titles."""

    def __init__(self, fetcher: Fetcher):
        self._fetcher = fetcher

    def due(self, count: int, full: Collection[str] = ()) -> list[TitleKey]:
        rows: Any = TitleFetch.select(TitleFetch.record, Record.destination, Record.workspace).join(Record)
        rows = rows.where(Record.workspace.not_in(full)).order_by(TitleFetch.record)
        return [TitleKey(*row) for row in rows.limit(count).tuples()]

    def workspace_of(self, key: TitleKey) -> str:
        return key.workspace_id

    def do(self, key: TitleKey) -> str:
        """The title; "": there is none, or it could not be fetched."""
        try:
            with self._fetcher.get(key.url, {"Accept": "text/html"}, MAX_ANSWER_BYTES) as answer:
                kind = answer.headers.get("Content-Type") or ""
                packed = (answer.headers.get("Content-Encoding") or "identity").lower() != "identity"
                if answer.status != 200 or packed or not is_page(kind):
                    return ""
                page = bytearray()
                for chunk in answer.chunks():
                    page += chunk
                    if len(page) >= MAX_BYTES:
                        break
                return title_of(bytes(page), kind)
        except Failed:
            return ""

    def write(self, done: list[tuple[TitleKey, str]]) -> None:
        with database.atomic():
            for key, title in done:
                TitleFetch.delete().where(TitleFetch.record == key.seq).execute()
                if title:
                    set_title(key.seq, title)


def schedule_title_fetch(row: Record) -> None:
    """Have the title of a new record fetched, if it has none; call it in the transaction that creates it."""
    if not row.title and row.destination:
        TitleFetch.create(record=row.seq)


def set_title(seq: int, title: str) -> None:
    """Set the title of a record that still has none; call it in a transaction.

    `updated_at` stays, because no user changed the record, so that undoing its creation goes on to work.
    """
    row: Record | None = Record.get_or_none(Record.seq == seq)
    if row is not None and not row.title:
        row.title = title
        record_rows.rewrite([row], {"title"})
        hook().title_found(record=row, title=title)
        database.announce(row.host, row.place)
