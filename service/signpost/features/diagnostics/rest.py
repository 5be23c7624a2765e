"""POST /links/explain: an extension to the specification."""

from typing import Any

from flask import Response, current_app, g, jsonify

from signpost.domain.errors import RoleTooLow
from signpost.features.diagnostics.schemas import ExplainArguments, ExplainRequest, Explanation, VisitTraceList
from signpost.features.diagnostics.visits import questions
from signpost.rest.blueprint import Blueprint

blp = Blueprint("diagnostics", __name__)


@blp.route("/links/explain", methods=["POST"], tags=["records"])
@blp.arguments(ExplainRequest, example={"url": "https://go.example.com/sale?ref=mail"})
@blp.response(200, {"oneOf": [Explanation, VisitTraceList]})
@blp.operation(questions.explain_visit, RoleTooLow)
@blp.extension
def explain_visit(question: ExplainArguments) -> Response:
    """Explain step by step what would happen to a visit of a URL, or follow the visits of up to 1,000 URLs.

    With `url`, it says which record answers, where the visitor is sent, and what stops the visit. With `urls`, it says
    where each of them leads, and over how many redirects; a URL that cannot be read has an `error` and fails no other.
    `verdict` says whether the visitor ends well: it also knows what was last seen of the DNS of the hostname, and of
    the destination where that is monitored. Nothing is looked up, except the destination of one URL with `check_now`:
    at most 4 are at the same time, and one for each person; others are answered 503 at once.
    The body may have up to 1 MiB. The same code runs as for visitors, but nothing is counted.
    """
    requested: Any = question
    if "urls" in question:
        return jsonify(VisitTraceList().dump({"data": questions.trace_visits(g.caller, current_app, **requested)}))
    return jsonify(Explanation().dump(questions.explain_visit(g.caller, current_app, **requested)))
