"""GET /export: an extension to the specification."""

import json
import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any

from flask import Flask, Response, current_app, g

from signpost.domain.errors import ServiceError
from signpost.rest.blueprint import Blueprint
from signpost.schemas import loaded
from signpost.transfer import export
from signpost.transfer.schemas import ExportQuery

# Records read and sent at once: a few milliseconds, and about 100 KiB.
PART_ROWS = 200
_WRITERS = {"jsonl": (export.json_lines, "application/x-ndjson"), "csv": (export.table, "text/csv")}
_FILE = {"schema": {"type": "string"}}
# How the files are described, for the addresses that answer with them.
CONTENT = {
    "application/x-ndjson": {
        **_FILE,
        "example": '{"url": "https://go.example.com/a", "destination": "https://example.com/", "total_clicks": 12}\n',
    },
    "text/csv": {**_FILE, "example": "url,destination,title\nhttps://go.example.com/a,https://example.com/,A\n"},
}

logger = logging.getLogger("signpost.rest")

blp = Blueprint("export", __name__, "All records as a file.")


@blp.route("/export")
@blp.arguments(ExportQuery, location="query")
@blp.response(200, _FILE["schema"], content_type="application/x-ndjson", description="A record on each line.")
@blp.operation(export.all_records)
@blp.doc(responses={200: {"content": CONTENT}})
@blp.extension
def export_records(query: loaded.ExportQuery) -> Response:
    """Export all records that match the filters as a file, the oldest first.

    The file is sent while it is read, so it may be of any size, and what is changed meanwhile may be in it or not. It
    has what `signpost export` writes and an import recreates; in csv, a cell that a spreadsheet would calculate begins
    with an apostrophe. If it cannot be read to the end, its last line is no record but says so.
    """
    write, mimetype = _WRITERS[query["format"]]
    lines = write(g.caller, query["filters"], PART_ROWS)
    # What cannot be read at all is an error, and a short file an answer of known length.
    first, second = _part(lines), _part(lines)
    app: Any = current_app
    body = _parts(app._get_current_object(), [first, second], lines, query["format"]) if second else first
    answer = Response(body, mimetype=mimetype)
    answer.headers["Content-Disposition"] = f"attachment; filename=signpost.{query['format']}"
    return answer


def _part(lines: Iterator[str]) -> str:
    return "".join(islice(lines, PART_ROWS))


def _parts(app: Flask, read: list[str], lines: Iterator[str], format_: str) -> Iterator[str]:
    """read: what was read already. Between two parts nothing is held: no connection, no view of the database."""
    yield from read
    while True:
        with app.app_context():
            try:
                part = _part(lines)
            except Exception as error:
                logger.exception("An export ended early.")
                message = error.message if isinstance(error, ServiceError) else "Something went wrong on our side."
                text = f"The export ended early: {message}"
                yield json.dumps({"message": text}) + "\n" if format_ == "jsonl" else f'"{text}"\n'
                return
        if not part:
            return
        yield part
