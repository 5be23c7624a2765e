"""What the page of a record says of visits: its state now, and who lands where, as six visitors would meet it.

Each is explained as the page "Test a link" does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import current_app, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid
from signpost.domain.records.record import Match, RecordView
from signpost.features.dashboard.addresses import record_address
from signpost.features.dashboard.blueprint import see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.diagnostics.pages import blp
from signpost.features.diagnostics.pages.explain import ANDROID, IPHONE, VisitOutcome, outcome_of
from signpost.features.diagnostics.visits import questions
from signpost.features.diagnostics.visits.explain import VisitExplanation
from signpost.operations.records import records
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.translations.names import COUNTRIES, countries
from signpost.web.dashboard_pages import Panel

# Visitors on a link's page; the reader chooses them, and the browser remembers.
COUNT = 6
COOKIE = "signpost_visitors"
_MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "


@dataclass(frozen=True)
class VisitorKind:
    """Who or what visits. has_place: whether a country makes a difference that people expect."""

    label: str
    agent: str
    icon: str
    has_place: bool = True


VISITOR_KINDS: Mapping[str, VisitorKind] = {
    "iphone": VisitorKind("iPhone", IPHONE, "phone"),
    "android": VisitorKind("Android", ANDROID, "android"),
    "windows": VisitorKind(
        "Windows",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
        "Safari/537.36",
        "windows",
    ),
    "mac": VisitorKind("Mac", f"{_MAC}Safari/605.1.15", "laptop"),
    "linux": VisitorKind("Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "terminal"),
    "robot": VisitorKind(
        mark("Search bot"),
        "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
        "robot",
        has_place=False,
    ),
    "chat": VisitorKind(
        mark("Chat preview"), "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "chat", has_place=False
    ),
    "curl": VisitorKind("curl", "curl/8.0", "terminal", has_place=False),
}
_LANGUAGES = {
    "AT": "de",
    "BR": "pt",
    "CN": "zh",
    "DE": "de",
    "ES": "es",
    "FR": "fr",
    "IT": "it",
    "JP": "ja",
    "MX": "es",
}


@dataclass(frozen=True)
class SampleVisitor:
    """kind: of VISITOR_KINDS. country: two letters; "": where the country database says that our address is."""

    kind: str
    country: str = ""

    @property
    def label(self) -> str:
        """Like "iPhone, Japan", in the reader's language."""
        device = _(VISITOR_KINDS[self.kind].label)
        if not self.country:
            return device
        return _("%(device)s, %(country)s", device=device, country=countries(COUNTRIES)[self.country])

    @property
    def language(self) -> str:
        return _LANGUAGES.get(self.country, "en")


USUAL = (
    SampleVisitor("iphone", "JP"),
    SampleVisitor("android", "DE"),
    SampleVisitor("windows", "DE"),
    SampleVisitor("robot"),
    SampleVisitor("chat"),
    SampleVisitor("curl"),
)


def visitors() -> tuple[SampleVisitor, ...]:
    """Those that the reader has chosen in this browser, else the usual ones."""
    chosen = [entry.partition(":") for entry in request.cookies.get(COOKIE, "").split(".")]
    found = tuple(SampleVisitor(kind, country) for kind, _colon, country in chosen if _is_known(kind, country))
    return found if len(found) == COUNT else USUAL


def _is_known(kind: str, country: str) -> bool:
    return kind in VISITOR_KINDS and (not country or country in COUNTRIES)


@blp.post("/links/<id>/visitors")
@offers_again(mark("Show these visitors"))
def choose_visitors(id: str) -> BaseResponse:
    """Choose who visits in "Who lands where", on the pages of all links."""
    here = record_address(records.get_link(g.caller, id))
    form = request.form
    chosen = [
        SampleVisitor(kind, country if VISITOR_KINDS[kind].has_place else "")
        for kind, country in zip(form.getlist("kind"), form.getlist("country"), strict=False)
        if _is_known(kind, country)
    ]
    response = see_other(f"{here}#who")
    if len(chosen) == COUNT:
        text = ".".join(f"{visitor.kind}:{visitor.country}" for visitor in chosen)
        response.set_cookie(
            COOKIE, text, max_age=365 * 24 * 3600, secure=request.is_secure, httponly=True, samesite="Lax"
        )
    return response


@dataclass(frozen=True)
class Landing:
    """Where a visitor ends. query: of the page that explains it, where another visitor can be described."""

    label: str
    icon: str
    outcome: VisitOutcome
    leads_to: str
    why: str
    query: str


def landings(url: str) -> list[Landing]:
    """Of each of the visitors. Raises Invalid for a URL that cannot be read."""
    found = []
    for visitor in visitors():
        kind = VISITOR_KINDS[visitor.kind]
        headers = {"User-Agent": kind.agent, "Accept-Language": visitor.language}
        country = visitor.country or None
        explanation = questions.explain_visit(g.caller, current_app, url=url, headers=headers, country=country)
        query = {"url": url, "agent": kind.agent, "language": visitor.language, "country": visitor.country}
        found.append(
            Landing(
                visitor.label,
                kind.icon,
                outcome_of(explanation),
                explanation.leads_to or explanation.location or "",
                _why(explanation),
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


# --- on the page of a record --------------------------------------------------------------------------------------


def state_of(record: RecordView) -> Panel | None:
    """What happens when someone opens it now, as a badge."""
    explanation = _explained(record)
    return None if explanation is None else Panel("diagnostics/state.html", {"outcome": outcome_of(explanation)})


def landings_at(record: RecordView) -> Panel | None:
    if record.match == Match.PATTERN:
        return None
    try:
        found = landings(record.url)
    except Invalid:
        return None
    shown = {
        "landings": found,
        "visitors": visitors(),
        "visitor_kinds": VISITOR_KINDS,
        "all_countries": countries(COUNTRIES),
    }
    return Panel("diagnostics/landings.html", shown)


def outcome_at(record: RecordView) -> Panel | None:
    """Of a pattern: its address is none that a visitor has."""
    explanation = _explained(record) if record.match == Match.PATTERN else None
    if explanation is None:
        return None
    outcome = outcome_of(explanation)
    is_reached = outcome.is_good or explanation.stopped_by == "destination"
    leads_to = explanation.location if is_reached else None
    return Panel("diagnostics/outcome.html", {"outcome": outcome, "leads_to": leads_to})


def _explained(record: RecordView) -> VisitExplanation | None:
    try:
        return questions.explain_visit(g.caller, current_app, url=record.url)
    except Invalid:
        return None
