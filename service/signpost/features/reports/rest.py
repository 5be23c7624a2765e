"""Answers about clicks: JSON, or a table for spreadsheets."""

from collections.abc import Callable, Mapping
from typing import Any

from flask import Response, request

from signpost.features.reports import table
from signpost.features.reports.sums import Clicks

_JSON, _CSV = "application/json", "text/csv"
# The other content type, for the description of an answer.
TABLE = {_CSV: {"schema": {"type": "string"}, "example": "country,clicks\r\nDE,12\r\n"}}


def answer(query: Mapping[str, Any], count: Callable[..., Clicks]) -> Any:
    """What `count` answers to a query, as the query or the request's Accept header wants it."""
    found = count(**{name: value for name, value in query.items() if name != "format"})
    accepted = "csv" if request.accept_mimetypes.best_match((_JSON, _CSV), _JSON) == _CSV else "json"
    if query.get("format", accepted) == "json":
        return found
    response = Response(table.table(found), mimetype=_CSV)
    response.headers["Content-Disposition"] = f"attachment; filename={table.file_name(found)}"
    return response
