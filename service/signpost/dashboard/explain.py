"""What would happen to a visit, step by step."""

from __future__ import annotations

from flask import Response, current_app, g, request

from signpost.dashboard.blueprint import blp, page
from signpost.domain.errors import Invalid
from signpost.domain.outside import JsonObject
from signpost.schemas import loaded
from signpost.schemas.explain import ExplainQuestion, Explanation
from signpost.schemas.loading import load
from signpost.visits import middleware
from signpost.visits.explain import explain


@blp.get("/explain")
def explain_page() -> Response:
    url = request.args.get("url", "").strip()
    explanation = wrong = None
    if url:
        visit: JsonObject = {name: request.args[name] for name in ("url", "address") if request.args.get(name)}
        if request.args.get("agent"):
            visit["headers"] = {"User-Agent": request.args["agent"]}
        try:
            question: loaded.ExplainQuestion = load(ExplainQuestion(), visit)
            explanation = Explanation().dump(
                explain(middleware.of(current_app), workspace_id=g.caller.workspace.id, **question)
            )
        except Invalid as error:
            wrong = error.sentences()
    return page("explain.html", url=url, explanation=explanation, wrong=wrong)
