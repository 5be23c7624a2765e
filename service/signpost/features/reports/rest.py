"""GET /links/{id}/clicks, GET /workspace/clicks: extensions to the specification. JSON, or a table for spreadsheets."""

from collections.abc import Callable
from functools import partial
from typing import Any

from flask import g, request

from signpost.domain.errors import NotFound
from signpost.features.reports import clicks, sums
from signpost.features.reports.schemas import ClickReport, RecordClicksQuery, WorkspaceClicksQuery
from signpost.features.reports.sums import Clicks
from signpost.rest.blueprint import RECORD_ID, Blueprint

# The other content type, for the description of an answer.
_TABLE = {sums.TYPE: {"schema": {"type": "string"}, "example": "country,clicks\r\nDE,12\r\n"}}

blp = Blueprint("clicks", __name__)


@blp.route("/links/<id>/clicks", parameters=[RECORD_ID], tags=["records"])
@blp.arguments(RecordClicksQuery, location="query")
@blp.response(200, ClickReport)
@blp.operation(clicks.link_clicks, NotFound)
@blp.doc(responses={200: {"content": _TABLE}})
@blp.extension
def get_record_clicks(query: dict[str, Any], id: str) -> Any:
    """Get the clicks of a record, by day, referrer, country or another breakdown, or by two of them.

    The last 30 days, unless `from` and `to` name others. With `Accept: text/csv` it is a table.
    """
    return _answer(query, partial(clicks.link_clicks, g.caller, id))


@blp.route("/workspace/clicks", tags=["workspace"])
@blp.arguments(WorkspaceClicksQuery, location="query")
@blp.response(200, ClickReport)
@blp.operation(clicks.workspace_clicks)
@blp.doc(responses={200: {"content": _TABLE}})
@blp.extension
def get_workspace_clicks(query: dict[str, Any]) -> Any:
    """Get the clicks of all records of the workspace, including records deleted since.

    With a hostname or a tag: of the records that have it now.
    """
    return _answer(query, partial(clicks.workspace_clicks, g.caller))


def _answer(query: dict[str, Any], count: Callable[..., Clicks]) -> Any:
    """What `count` answers to a query, as the query or the request's Accept header wants it."""
    found = count(**{name: value for name, value in query.items() if name != "format"})
    types = {"application/json": "json", sums.TYPE: "csv"}
    accepted = types[request.accept_mimetypes.best_match(types, "application/json")]
    return found if query.get("format", accepted) == "json" else sums.download(found)
