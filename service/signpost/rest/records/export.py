"""GET /export: an extension to the specification."""

from flask import Response, g

from signpost.rest.blueprint import Blueprint
from signpost.schemas import loaded
from signpost.transfer import export
from signpost.transfer.download import download
from signpost.transfer.schemas import ExportQuery

_FILE = {"schema": {"type": "string"}}
# How the files are described, for the addresses that answer with them.
CONTENT = {
    "application/x-ndjson": {
        **_FILE,
        "example": '{"url": "https://go.example.com/a", "destination": "https://example.com/", "total_clicks": 12}\n',
    },
    "text/csv": {**_FILE, "example": "url,destination,title\nhttps://go.example.com/a,https://example.com/,A\n"},
}

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
    return download(g.caller, query["filters"], query["format"])
