"""Who lands where: a link as six visitors would meet it now, each explained as the page "Test a link" does."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from flask import current_app, g

from signpost.dashboard.records.explain import ANDROID, IPHONE
from signpost.dashboard.records.outcomes import outcome_of
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.visits.questions import questions
from signpost.visits.questions.explain import VisitExplanation


@dataclass(frozen=True)
class SampleVisitor:
    """country: two letters; "": where the country database says that our address is."""

    label: str
    agent: str
    icon: str
    country: str = ""
    language: str = "en"


VISITORS = (
    SampleVisitor(mark("iPhone, Japan"), IPHONE, "phone", "JP", "ja"),
    SampleVisitor(mark("Android, Germany"), ANDROID, "android", "DE", "de"),
    SampleVisitor(
        mark("Windows, Germany"),
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
        "Safari/537.36",
        "windows",
        "DE",
        "de",
    ),
    SampleVisitor(
        mark("Search robot"), "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "robot"
    ),
    SampleVisitor(mark("Chat preview"), "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "chat"),
    SampleVisitor(mark("curl"), "curl/8.0", "terminal"),
)


@dataclass(frozen=True)
class Landing:
    """Where a visitor ends. query: of the page that explains it, where another visitor can be described."""

    label: str
    icon: str
    title: str
    leads_to: str
    why: str
    is_good: bool
    query: str


def landings(url: str) -> list[Landing]:
    """Of each of VISITORS. Raises Invalid for a URL that cannot be read."""
    found = []
    for visitor in VISITORS:
        headers = {"User-Agent": visitor.agent, "Accept-Language": visitor.language}
        country = visitor.country or None
        explanation = questions.explain_visit(g.caller, current_app, url=url, headers=headers, country=country)
        outcome = outcome_of(explanation)
        query = {"url": url, "agent": visitor.agent, "language": visitor.language, "country": visitor.country}
        found.append(
            Landing(
                _(visitor.label),
                visitor.icon,
                outcome.title,
                explanation.leads_to or explanation.location or "",
                _why(explanation),
                outcome.is_good,
                urlencode(query),
            )
        )
    return found


def _why(explanation: VisitExplanation) -> str:
    """Which rule decided, and whether the visit would count as a person's."""
    rule = next((rule for rule in explanation.rules if rule.decides), None)
    if rule is not None:
        chosen = _("Rule “%(name)s”", name=rule.name) if rule.name else _("Rule %(number)s", number=rule.position)
    elif explanation.rules:
        chosen = _("No rule matched")
    else:
        chosen = _("Main destination") if explanation.location else ""
    counted = {"person": "", "bot": _("counted as a bot"), None: _("not counted")}[explanation.counts_as]
    text = ", ".join(part for part in (chosen, counted) if part)
    return text[:1].upper() + text[1:]
