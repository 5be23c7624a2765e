"""Titles that are fetched from the destinations of new records (features/monitoring/titles.py)."""

from signpost.operations.records import record_rows
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import Record, TitleFetch


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
