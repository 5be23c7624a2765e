"""What the page of a record says of visits: its state now, and who lands where, by destination.

The visit of a browser is explained as the page "Test a link" does, and so is a destination that is a link of ours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING
from urllib.parse import urlencode, urlsplit

from flask import current_app, g

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records.addresses import bare
from signpost.domain.records.destination import Routing
from signpost.domain.records.monitor_state import WatchState
from signpost.domain.records.record import Match, RecordView
from signpost.domain.records.rules import rule_words
from signpost.features.dashboard.moments import ago
from signpost.features.diagnostics.pages.explain import outcome_of
from signpost.features.diagnostics.visits import questions
from signpost.features.diagnostics.visits.explain import VisitExplanation
from signpost.operations.records import record_extensions
from signpost.operations.records.record_extensions import CheckView
from signpost.storage.models import Host
from signpost.translations import gettext as _
from signpost.translations import percent
from signpost.visits.decide import Check
from signpost.web.dashboard_pages import Panel

if TYPE_CHECKING:
    from signpost.features.dashboard.clicks.click_views import ClickView

# A check says nothing of today once it is older. A gentle one comes once a day, and up to an hour late.
FRESH = timedelta(days=1, hours=2)
# Where a visit stops at the record itself: nobody lands anywhere, whatever its rules say.
_FOR_ALL = ("hostname", "dns", "certificate", "record", Check.PAUSED, Check.STARTS, Check.EXPIRES, Check.MAX_CLICKS)

# What visitors meet before they land, as their host wants it.
_ASKED = (Check.PASSWORD, Check.LIMITED, Check.PLUGINS, Check.INTERSTITIAL)


class Sign(StrEnum):
    """Whether a page is there: it was checked within a day and is, or is not; it was not checked."""

    WORKS = "ok"
    BROKEN = "wrong"
    UNKNOWN = "unknown"


@dataclass
class Landing:
    """Where some visitors end. url: "": at a page of ours, which `name` tells of.

    by: the rules that lead here. found: what its last check has found, as a sentence. who: the visitors. clicks: of the
    period; None: not known by destination. query: of the page that explains it.
    """

    url: str
    name: str
    by: list[str] = field(default_factory=list)
    who: list[str] = field(default_factory=list)
    sign: Sign = Sign.UNKNOWN
    found: str = ""
    clicks: int | None = None
    query: str = ""


def landings(record: RecordView, view: ClickView, explained: VisitExplanation) -> list[Landing]:
    """Broken ones first, then as rules are tried; the main destination is the last one. Raises Invalid.

    explained: the visit of a browser.
    """
    is_refused = (explained.status or 0) >= 400 and explained.stopped_by not in _ASKED
    if explained.stopped_by in _FOR_ALL or is_refused:
        return [_of_all(record, explained)]
    found: dict[str, Landing] = {}
    for url, by, who, clicks in _branches(record, view):
        landing = found.setdefault(url, Landing(url, bare(url)))
        landing.by.append(by)
        landing.who.append(who)
        landing.clicks = None if clicks is None else clicks + (landing.clicks or 0)
    checks = _latest(record_extensions.list_checks(g.caller, record.id))
    own = Host.named(g.caller.workspace.id, {urlsplit(url).hostname or "" for url in found})
    for landing in found.values():
        _look(landing, checks.get(landing.url), is_own=(urlsplit(landing.url).hostname or "") in own)
        landing.query = urlencode({"url": record.url})
    # A loop, or a chain of ours that ends badly, is what a browser meets at the main destination.
    *_others, main = found.values()
    if not explained.verdict.ok and main.sign is not Sign.BROKEN and not explained.rules:
        main.sign, main.found = Sign.BROKEN, explained.verdict.text
    return sorted(found.values(), key=lambda landing: landing.sign is not Sign.BROKEN)


def _of_all(record: RecordView, explained: VisitExplanation) -> Landing:
    """Where everyone ends at a page of ours, or at none."""
    outcome = outcome_of(explained)
    sign = Sign.WORKS if outcome.is_good else Sign.BROKEN
    return Landing("", outcome.title, who=[_("Everyone")], sign=sign, query=urlencode({"url": record.url}))


# The URL that some visitors are sent to, by which rule, who they are, and how many clicks there were.
_Branch = tuple[str, str, str, int | None]


def _branches(record: RecordView, view: ClickView) -> Iterator[_Branch]:
    rules = record.rules or ()
    is_known = view.only is None and view.days.total.clicks > 0
    by_rule, by_page = (
        {row.value: row.clicks for row in view.rows(kind)} if is_known else {} for kind in ("rule", "destination")
    )
    rest = view.days.total.clicks
    for position, rule in enumerate(rules, 1):
        clicks = by_rule.get(str(position), 0) if is_known else None
        rest -= clicks or 0
        name = _("Rule “%(name)s”", name=rule.name) if rule.name else _("Rule %(number)s", number=position)
        yield from _split(
            rule.destinations,
            rule.routing,
            rule.weights,
            (name, rule_words.visitors(rule.conditions), clicks),
            [by_page.get(f"{position}.{at}", 0) for at in range(1, len(rule.destinations) + 1)] if is_known else None,
        )
    everyone = _("Everyone else") if rules else _("Everyone")
    multiple = record.destinations or ((record.destination,) if record.destination else ())
    main = (_("Main destination"), everyone, rest if is_known else None)
    pages = [by_page.get(str(at), 0) for at in range(1, len(multiple) + 1)] if is_known else None
    yield from _split(multiple, record.destination_routing, record.destination_weights, main, pages)


def _split(
    urls: tuple[str, ...],
    routing: Routing,
    weights: tuple[int, ...] | None,
    of: tuple[str, str, int | None],
    pages: Sequence[int] | None,
) -> Iterator[_Branch]:
    """Visitors who are split between several pages: each of them, with its share where there is one.

    of: by which rule, who they are, and their clicks. pages: the clicks of each page; None: not known.
    """
    by, who, clicks = of
    if len(urls) < 2 or routing is Routing.FIRST:
        yield from ((url, by, who, clicks) for url in urls[:1])
        return
    total = sum(weights or ())
    for at, url in enumerate(urls):
        share = weights[at] / total if weights and total else None
        part = _("%(who)s, %(share)s of them", who=who, share=percent(share)) if share is not None else who
        yield url, by, part, pages[at] if pages is not None else None


def _latest(checks: list[CheckView]) -> Mapping[str, CheckView]:
    found: dict[str, CheckView] = {}
    for check in checks:
        found.setdefault(check.destination, check)
    return found


def _look(landing: Landing, check: CheckView | None, *, is_own: bool) -> None:
    """Set what is known of the page at a destination."""
    if is_own:
        try:
            explained = _explain(landing.url)
        except Invalid:
            return
        landing.sign = Sign.WORKS if explained.verdict.ok else Sign.BROKEN
        landing.found = explained.verdict.text
        return
    if check is None or times.now() - times.parse(check.at) > FRESH:
        return
    when = ago(check.at)
    if check.result is WatchState.UP:
        landing.sign, landing.found = Sign.WORKS, _("Works (checked %(ago)s).", ago=when)
    else:
        landing.sign = Sign.BROKEN
        landing.found = _("%(reason)s (checked %(ago)s)", reason=check.reason.removesuffix("."), ago=when) + "."


# --- on the page of a record --------------------------------------------------------------------------------------


def state_of(record: RecordView) -> Panel | None:
    """What happens when someone opens it now, as a badge."""
    explanation = _explained(record)
    return None if explanation is None else Panel("diagnostics/state.html", {"outcome": outcome_of(explanation)})


def landings_at(record: RecordView, view: ClickView) -> Panel | None:
    if record.match == Match.PATTERN:
        return None
    try:
        explained = _explain(record.url)
        found = landings(record, view, explained)
    except Invalid:
        return None
    asks = explained.verdict.text if explained.verdict.ok and explained.stopped_by in _ASKED else ""
    return Panel("diagnostics/landings.html", {"landings": found, "asks": asks, "total": view.days.total.clicks})


def outcome_at(record: RecordView) -> Panel | None:
    """Of a pattern: its address is none that a visitor has."""
    explanation = _explained(record) if record.match == Match.PATTERN else None
    if explanation is None:
        return None
    outcome = outcome_of(explanation)
    is_reached = outcome.is_good or explanation.stopped_by == "destination"
    leads_to = explanation.location if is_reached else None
    return Panel("diagnostics/outcome.html", {"outcome": outcome, "leads_to": leads_to})


def _explain(url: str) -> VisitExplanation:
    return questions.explain_visit(g.caller, current_app, url=url)


def _explained(record: RecordView) -> VisitExplanation | None:
    try:
        return _explain(record.url)
    except Invalid:
        return None
