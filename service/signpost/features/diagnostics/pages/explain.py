"""Testing a link: what happens when someone opens it, step by step and in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from flask import Response, current_app, g, request
from werkzeug.datastructures import MultiDict

from signpost.domain.errors import Busy, Invalid
from signpost.domain.json_types import JsonObject
from signpost.features.dashboard import moments
from signpost.features.dashboard.blueprint import page, require
from signpost.features.dashboard.drafts import offers_again
from signpost.features.diagnostics.pages import blp
from signpost.features.diagnostics.schemas import ExplainRequest
from signpost.features.diagnostics.visits import questions
from signpost.features.diagnostics.visits.explain import VisitExplanation
from signpost.operations import roles
from signpost.schemas.loading import load
from signpost.storage.models import Host
from signpost.translations import Translated, mark
from signpost.translations import gettext as _
from signpost.translations.names import COUNTRIES, countries


@dataclass(frozen=True)
class VisitOutcome:
    """title: for visitors. state: of the link, for a badge. is_good: visitors get what was intended."""

    title: str
    state: str
    is_good: bool


# What a visit does not get past -> the state of the link.
_STATES: Mapping[str, str] = Translated(
    {
        "hostname": mark("Not connected"),
        "record": mark("Not found"),
        "paused": mark("Paused"),
        "starts": mark("Not started"),
        "expires": mark("Expired"),
        "max_clicks": mark("Expired"),
        "dns": mark("Hostname not set up"),
        "destination": mark("Destination down"),
    }
)
# Step -> what it is about.
STEPS: Mapping[str, str] = Translated(
    {
        "hostname": mark("Hostname"),
        "dns": mark("DNS"),
        "certificate": mark("Certificate"),
        "record": mark("Link"),
        "special": mark("Signpost’s own page"),
        "paused": mark("Pause"),
        "starts": mark("Start"),
        "expires": mark("Expiry"),
        "max_clicks": mark("Click limit"),
        "method": mark("Request"),
        "password": mark("Password"),
        "limited": mark("Click limit"),
        "plugins": mark("Behavior"),
        "interstitial": mark("Page before the link"),
        "rule": mark("Rule"),
        "destination": mark("Destination"),
        "www": "www",
        "answer": mark("Response"),
        "click": mark("Counting"),
        "onward": mark("Next"),
    }
)


def outcome_of(explanation: VisitExplanation) -> VisitOutcome:
    """What an explanation says, in one line."""
    verdict = explanation.verdict
    state = _STATES.get(explanation.stopped_by or "", _("Active") if verdict.ok else _("Not working"))
    if verdict.ok and explanation.status == 410:
        state = _("Gone")
    return VisitOutcome(verdict.text.removesuffix("."), state, verdict.ok)


IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1"
)
ANDROID = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile "
    "Safari/537.36"
)
# Visitors to test as.
AGENTS = Translated(
    {
        "": mark("A person with a browser"),
        IPHONE: mark("A person with an iPhone"),
        ANDROID: mark("A person with an Android phone"),
        "Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
        "Safari/537.36": mark("A person with an Android tablet"),
        "Googlebot/2.1 (+http://www.google.com/bot.html)": mark("Google’s crawler"),
        "facebookexternalhit/1.1": mark("A link preview on a social network"),
        "curl/8.0": mark("A program (curl)"),
    }
)
# Inputs that are fields of the question.
_FIELDS = ("url", "address", "country", "language", "referrer")
# All inputs, which the button that asks the destination sends again.
_QUERY_FIELDS = (*_FIELDS, "agent", "at", "zone")


@blp.route("/explain", methods=["GET", "POST"])
@offers_again(mark("Check the destination"))
def explain_page() -> Response:
    """What a visit meets; by POST, which asks the destination too, for people who may do that."""
    typed, is_check = request.values, request.method == "POST"
    if is_check:
        require(questions.checker)
    url = typed.get("url", "").strip()
    explanation, wrong, busy, status = None, None, "", 200
    if url:
        try:
            question: Any = load(ExplainRequest(), _question(typed))
            try:
                explanation = questions.explain_visit(g.caller, current_app, **{**question, "check_now": is_check})
            except Busy as error:
                busy, status = error.message, error.status
                explanation = questions.explain_visit(g.caller, current_app, **question)
        except Invalid as error:
            wrong = error.sentences()
    return page(
        "explain.html",
        status,
        url=url,
        explanation=explanation,
        outcome=outcome_of(explanation) if explanation else None,
        names=STEPS,
        agents=AGENTS,
        typed=typed,
        agent=typed.get("agent", ""),
        requested={name: typed[name] for name in _QUERY_FIELDS if typed.get(name)},
        is_special=any(typed.get(name) for name in (*_FIELDS[1:], "agent", "at")),
        countries=countries(COUNTRIES),
        zone=moments.zone_of_form(typed),
        wrong=wrong,
        unset_host=_unset_host(explanation) if explanation else "",
        busy=busy,
        may_check=g.caller.role >= roles.required_for(questions.checker),
    )


def _unset_host(explanation: VisitExplanation) -> str:
    """The hostname of the workspace whose DNS stops the visit, here or where it leads; "" if none does."""
    if explanation.stopped_by not in ("dns", "hostname", "certificate"):
        return ""
    names = [urlsplit(url).hostname or "" for url in (explanation.url, explanation.location or "")]
    own = Host.named(g.caller.workspace.id, {*names} - {""})
    return next((name for name in names if name in own and (not own[name].correct or own[name].errors)), "")


def _question(typed: MultiDict[str, str]) -> JsonObject:
    """The visit that is described in the form."""
    visit: JsonObject = {name: typed[name] for name in _FIELDS if typed.get(name)}
    if typed.get("agent"):
        visit["headers"] = {"User-Agent": typed["agent"]}
    if typed.get("at"):
        visit["at"] = moments.from_input(typed, "at")
    return visit
