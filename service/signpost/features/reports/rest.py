"""GET /links/{id}/clicks, GET /workspace/clicks, why they changed, and reports: extensions to the specification.

JSON; clicks also as a table for spreadsheets.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from flask import g, request

from signpost.domain.errors import NotFound
from signpost.features.reports import clicks, sums
from signpost.features.reports.period_reports import report
from signpost.features.reports.schemas import (
    ClickReport,
    RecordClicksQuery,
    ReportOfPeriod,
    ReportQuery,
    WhyQuery,
    WhyReport,
    WorkspaceClicksQuery,
    WorkspaceWhyQuery,
)
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


@blp.route("/links/<id>/clicks/why", parameters=[RECORD_ID], tags=["records"])
@blp.arguments(WhyQuery, location="query")
@blp.response(200, WhyReport)
@blp.operation(clicks.link_why, NotFound)
@blp.extension
def explain_record_clicks(query: dict[str, Any], id: str) -> Any:
    """Say why the clicks of a record changed since the same length of time before.

    What is compared is what `compare=previous` compares. The values of country, referrer, campaign, source, browser,
    system, trigger and rule that moved most are named; in each breakdown the contributions sum to the difference.
    """
    return clicks.link_why(g.caller, id, **query)


@blp.route("/workspace/clicks/why", tags=["workspace"])
@blp.arguments(WorkspaceWhyQuery, location="query")
@blp.response(200, WhyReport)
@blp.operation(clicks.workspace_why)
@blp.extension
def explain_workspace_clicks(query: dict[str, Any]) -> Any:
    """Say why the clicks of all records of the workspace changed since the same length of time before.

    As for one record, without its rules. With a hostname or a tag: of the records that have it now.
    """
    return clicks.workspace_why(g.caller, **query)


@blp.route("/links/<id>/report", parameters=[RECORD_ID], tags=["records"])
@blp.arguments(ReportQuery, location="query")
@blp.response(200, ReportOfPeriod)
@blp.operation(report.link_report, NotFound)
@blp.extension
def get_record_report(query: dict[str, Any], id: str) -> Any:
    """Get a period of a record in numbers and at most five sentences, as its printed page has them.

    The last 30 days, unless `from` and `to` or a `period` name others.
    """
    return report.link_report(g.caller, id, **query)


@blp.route("/workspace/report", tags=["workspace"])
@blp.arguments(ReportQuery, location="query")
@blp.response(200, ReportOfPeriod)
@blp.operation(report.workspace_report)
@blp.extension
def get_workspace_report(query: dict[str, Any]) -> Any:
    """Get a period of the workspace in numbers and at most five sentences, as its printed page has them.

    Those of the week before, in a reader's time zone and language, are the sentences of the weekly e-mail.
    """
    return report.workspace_report(g.caller, **query)


def _answer(query: dict[str, Any], count: Callable[..., Clicks]) -> Any:
    """What `count` answers to a query, as the query or the request's Accept header wants it."""
    found = count(**{name: value for name, value in query.items() if name != "format"})
    types = {"application/json": "json", sums.TYPE: "csv"}
    accepted = types[request.accept_mimetypes.best_match(types, "application/json")]
    return found if query.get("format", accepted) == "json" else sums.download(found)
