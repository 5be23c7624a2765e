"""Tools of the agent endpoint: what changed, and undo."""

from marshmallow import Schema, fields

from signpost.features.history.operations import changes, undo
from signpost.features.history.schemas import ChangeSchema, ChangeSearch
from signpost.mcp.inputs import rows_per_page
from signpost.mcp.outputs import Rows
from signpost.mcp.tools import READ_ONLY, REPLACES, Tool


class Changes(ChangeSearch):
    per_page = rows_per_page()


class ChangeId(Schema):
    id = fields.String(required=True)


class ChangeRows(Rows):
    data = fields.List(fields.Nested(ChangeSchema), required=True)


TOOLS = [
    Tool(
        "list_changes", "List changes", READ_ONLY, changes.list_changes, Changes, ChangeRows,
        "The history of the workspace: who created, changed or deleted what, and when, newest first: actor, via, "
        "verb, before, after. record: an id, or a hostname; actor: an id. A job is one entry (job_id). undo_change "
        "undoes one. Returns data and next_cursor. Example: verb=delete, days=7.",
        after="list_jobs",
    ),
    Tool(
        "undo_change", "Undo a change", REPLACES, undo.undo_change, ChangeId, ChangeSchema,
        "Undo one change of list_changes and restore what was before: a record (also a deleted one, for 30 days), a "
        "bulk update, a bulk deletion, a hostname or a setting. Refused where it has changed since. Returns the entry "
        "of the undo. Example: id=01k9...",
        ("id", "before", "after"),
        after="list_changes",
    ),
]  # fmt: skip
