"""Writing records that have changed, with what follows from their rows: for one, and for thousands in a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from signpost.operations.records.record_rows import tag_rows, text_row
from signpost.storage.models import Record, RecordTag, RecordText
from signpost.storage.statements.records import delete_tags, delete_texts

# The columns that `text_row` is made of.
_SEARCHED = {"host", "place", "written", "title", "description", "destination"}


def write(rows: Sequence[Record], names: AbstractSet[str]) -> None:
    """Write what has changed in rows of one workspace. names: the fields that may differ from what is stored.

    Raises cysqlite.IntegrityError where an address or an external id is taken.
    """
    Record.rewrite((row.__data__ for row in rows), names)
    seqs = [row.seq for row in rows]
    if "tags" in names:
        delete_tags(seqs)
        RecordTag.append(tag for row in rows for tag in tag_rows(row))
    if names & _SEARCHED:
        delete_texts(rows[0].workspace_id, seqs)
        RecordText.append(map(text_row, rows))
