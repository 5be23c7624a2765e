"""Testing a link: what happens when someone opens it, step by step."""

from __future__ import annotations

from typing import Any

from flask import Response, current_app, g, request
from werkzeug.datastructures import MultiDict

from signpost.dashboard import moments
from signpost.dashboard.blueprint import blp, page
from signpost.dashboard.outcomes import STEPS, outcome_of
from signpost.domain.errors import Invalid
from signpost.domain.names import COUNTRIES
from signpost.domain.outside import JsonObject
from signpost.schemas.explain import ExplainQuestion
from signpost.schemas.loading import load
from signpost.visits import explain, middleware
from signpost.visits.explain import Explanation

# Visitors to test as.
AGENTS = {
    "": "A person with a browser",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1": "A person with an iPhone",
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile "
    "Safari/537.36": "A person with an Android phone",
    "Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
    "Safari/537.36": "A person with an Android tablet",
    "Googlebot/2.1 (+http://www.google.com/bot.html)": "Google’s crawler",
    "facebookexternalhit/1.1": "A preview in a social network",
    "curl/8.0": "A program (curl)",
}
# Inputs that are fields of the question.
_FIELDS = ("url", "address", "country", "language", "referrer")


def explain_visit(url: str, **visit: Any) -> Explanation:
    """What a visit of a link of the workspace would meet. Raises Invalid."""
    return explain.explain(middleware.of(current_app), url, workspace_id=g.caller.workspace.id, **visit)


@blp.get("/explain")
def explain_page() -> Response:
    url = request.args.get("url", "").strip()
    explanation = wrong = None
    if url:
        try:
            question: Any = load(ExplainQuestion(), _question(request.args))
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
        is_special=any(request.args.get(name) for name in (*_FIELDS[1:], "agent", "at")),
        countries=COUNTRIES,
        zone=moments.zone_of_form(request.args),
        wrong=wrong,
    )


def _question(typed: MultiDict[str, str]) -> JsonObject:
    """The visit that is described in the form."""
    visit: JsonObject = {name: typed[name] for name in _FIELDS if typed.get(name)}
    if typed.get("agent"):
        visit["headers"] = {"User-Agent": typed["agent"]}
    if typed.get("at"):
        visit["at"] = moments.from_input(typed, "at")
    return visit
