"""Writing records that have changed, with what follows from their rows: for one, and for thousands in a transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from signpost.operations.records.record_rows import tag_rows, text_row
from signpost.storage import database
from signpost.storage.models import Record, RecordTag, RecordText

# The columns that `text_row` is made of.
_SEARCHED = {"host", "place", "written", "title", "description", "destination"}

_DELETE_TEXTS = """
    DELETE FROM record_text WHERE workspace_id = ? AND record_seq IN (SELECT value FROM json_each(?))
"""


def write(rows: Sequence[Record], names: AbstractSet[str]) -> None:
    """Write what has changed in rows of one workspace. names: the fields that may differ from what is stored.

    Raises cysqlite.IntegrityError where an address or an external id is taken.
    """
    Record.rewrite((row.__data__ for row in rows), names)
    seqs = json.dumps([row.seq for row in rows])
    run = database.current().execute_sql
    if "tags" in names:
        run("DELETE FROM record_tag WHERE record_seq IN (SELECT value FROM json_each(?))", (seqs,))
        RecordTag.append(tag for row in rows for tag in tag_rows(row))
    if names & _SEARCHED:
        run(_DELETE_TEXTS, (rows[0].workspace_id, seqs))
        RecordText.append(map(text_row, rows))
