"""Testing a link: what happens when someone opens it, step by step."""

from __future__ import annotations

from typing import Any

from flask import Response, current_app, g, request

from signpost.dashboard.blueprint import blp, page
from signpost.dashboard.outcomes import STEPS, outcome_of
from signpost.domain.errors import Invalid
from signpost.domain.outside import JsonObject
from signpost.schemas.explain import ExplainQuestion
from signpost.schemas.loading import load
from signpost.visits import explain, middleware
from signpost.visits.explain import Explanation

# Visitors to test as.
AGENTS = {
    "": "A person with a browser",
    "Googlebot/2.1 (+http://www.google.com/bot.html)": "Google’s crawler",
    "facebookexternalhit/1.1": "A preview in a social network",
    "curl/8.0": "A program (curl)",
}


def explain_visit(url: str, **visit: Any) -> Explanation:
    """What a visit of a link of the workspace would meet. Raises Invalid."""
    return explain.explain(middleware.of(current_app), url, workspace_id=g.caller.workspace.id, **visit)


@blp.get("/explain")
def explain_page() -> Response:
    url = request.args.get("url", "").strip()
    explanation = wrong = None
    if url:
        visit: JsonObject = {name: request.args[name] for name in ("url", "address") if request.args.get(name)}
        if request.args.get("agent"):
            visit["headers"] = {"User-Agent": request.args["agent"]}
        try:
            question: Any = load(ExplainQuestion(), visit)
            explanation = explain_visit(**question)
        except Invalid as error:
            wrong = error.sentences()
    return page(
        "explain.html",
        url=url,
        explanation=explanation,
        outcome=outcome_of(explanation) if explanation else None,
        names=STEPS,
        agents=AGENTS,
        agent=request.args.get("agent", ""),
        wrong=wrong,
    )
