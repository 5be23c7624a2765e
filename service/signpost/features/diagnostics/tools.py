"""A tool of the agent endpoint: what a visitor gets, and why."""

from typing import Any

from flask import current_app
from marshmallow import fields

from signpost.features.diagnostics.schemas import ExplainRequest, Explanation, VisitTrace
from signpost.features.diagnostics.visits import questions
from signpost.mcp.tools import READ_ONLY, Tool
from signpost.operations.caller import Caller


class Explained(Explanation):
    """The explanation of one visit; or only `data`, where several URLs lead."""

    data = fields.List(fields.Nested(VisitTrace))


def _explain(caller: Caller, **question: Any) -> Any:
    if "urls" in question:
        return {"data": questions.trace_visits(caller, current_app, **question)}
    return questions.explain_visit(caller, current_app, **question)


TOOLS = [
    Tool(
        "explain_link", "Explain a visit", READ_ONLY, _explain, ExplainRequest, Explained,
        "Test where a URL leads, or why it does not work or ends in an error, without counting a click: which record "
        "answers, each step (paused, DNS, destination down ...), and what stops it. country, language, headers "
        "(User-Agent): of the visitor. Returns verdict (ok, text), steps, stopped_by, status, location. With urls, "
        "such as old addresses after a move: data, a row each; hops above 1: a chain. Example: "
        "url=https://go.example.com/spring.",
        ("verdict", "steps", "stopped_by", "status", "location", "data"),
        after="suggest_alias",
    ),
]  # fmt: skip
