"""Explaining a visit: which record answers, what each check finds, and where the visit ends. An extension.

The code that decides all visits (`VisitMiddleware.imagine`) decides this one too; this module describes the decision in
sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.outside import Environ
from signpost.domain.records import resolution
from signpost.domain.records.destination import Target
from signpost.domain.records.requests import followed, parts_of
from signpost.domain.records.rules import rule_matches
from signpost.domain.records.rules.rule_matches import ConditionFinding, RulePlace
from signpost.domain.texts import cut
from signpost.visits.cache import LookupResult, Site
from signpost.visits.compile import CompiledRecord
from signpost.visits.decide import Check, Decision, Visit
from signpost.visits.middleware import DryRunVisit, RouteKind, VisitMiddleware
from signpost.visits.questions import ends
from signpost.visits.questions.dry_run import environ_of
from signpost.visits.questions.ends import MAX_SHOWN, JourneyStep, LastSeen, Verdict
from signpost.visits.questions.trace import Journey, Tracer
from signpost.visits.requests import wants_no_statistics

if TYPE_CHECKING:
    from signpost.monitoring.fetch import FetchOutcome

# Steps that people need not read where the visit passes them: see `Explanation.shown`.
ROUTINE = frozenset({"hostname", "dns", "certificate", *Check} - {Check.WWW})
_CARD = "The visitor makes a preview for a chat, and gets the card of the record instead of the redirect."
# Where a page asks: whether it leaves the destination out.
_ASKS = {
    True: "A page asks first, which does not name the destination. Its button uses one of the clicks.",
    False: "A page asks first, which names the destination. Its button counts as a click.",
}
_NO_CARD = "The record has a card, which only known makers of previews get, where others are redirected."


@dataclass(frozen=True)
class ExplainedRule:
    """A rule of the record that answers. position: from 1. decides: it is the first one that holds."""

    position: int
    name: str
    holds: bool
    decides: bool
    conditions: list[ConditionFinding]


@dataclass(frozen=True)
class VisitExplanation:
    """What a visit would meet, and its answer. status, location: None where there is none.

    verdict: whether the visitor ends well.  stopped_by: what the visit does not get past, here or where it leads;
    where the verdict is not ok, what makes it so.
    leads_to: where the visitor goes in the end, away from our hostnames, if that can be checked now.
    rules: those of the record, if the visit gets to its destinations.
    counts_as: person or bot; None: it would not be counted.
    """

    url: str
    at: str
    steps: list[JourneyStep]
    verdict: Verdict
    stopped_by: str | None = None
    leads_to: str | None = None
    record: dict[str, str] | None = None
    status: int | None = None
    location: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    rules: list[ExplainedRule] = field(default_factory=list)
    counts_as: str | None = None

    @property
    def shown(self) -> list[JourneyStep]:
        """The steps that decide, or about which nothing is known."""
        return [step for step in self.steps if not self._is_routine(step)]

    @property
    def passed(self) -> list[JourneyStep]:
        """All others: checks that the visit passes."""
        return [step for step in self.steps if self._is_routine(step)]

    @staticmethod
    def _is_routine(step: JourneyStep) -> bool:
        return step.passes and step.is_checked and step.step in ROUTINE


def explain(
    middleware: VisitMiddleware,
    url: str,
    *,
    workspace_id: str | None = None,
    at: str | None = None,
    method: str = "GET",
    headers: Mapping[str, str] | None = None,
    address: str = "",
    country: str | None = None,
    check: Callable[[str], FetchOutcome] | None = None,
) -> VisitExplanation:
    """What a visit of `url` would meet, step by step, to where it ends; nothing is counted.

    workspace_id: hostnames of other workspaces are reported as not connected; None: of any workspace.  at: when, as
    `times.text` writes it; None: now.
    headers: what the visitor sends, without Host.  address: of the visitor; routing `sticky` depends on it.  country:
    where the visitor is; None: where the country database says the address is.  check: looks at the destination now;
    None: what its last check has found is reported.
    Raises Invalid for a URL that cannot be read.
    """
    host, path, query = parts_of(url)
    at = at or times.now_text()
    tracer = Tracer(
        middleware,
        workspace_id=workspace_id,
        at=at,
        method=method,
        headers=headers,
        address=address,
        country=country,
    )
    journey = tracer.journey(((host, path, query), method))
    seen, first = LastSeen([journey], workspace_id), journey.hops[0].answer
    if first.site is None or first.visit is None:
        end = ends.end_of(journey, seen)
        return VisitExplanation(url, at, end.hostname, end.verdict, end.stopped_by)
    site, dry_run = first.site, first.visit
    leads_to = ends.destination_of(journey)
    # The addresses of apps cannot be looked at.
    leads_to = leads_to if leads_to is not None and leads_to.lower().startswith(("http://", "https://")) else None
    found_now = check(leads_to) if check is not None and leads_to is not None else None
    end = ends.end_of(journey, seen, found_now)
    fallback = "" if site.host == host else f", and answers for {host}, which is not"
    steps = [JourneyStep("hostname", True, f"{site.host} is connected{fallback}."), *end.hostname]
    rules = _rules(dry_run)
    steps += _steps(dry_run, site, path, rules)
    status, answered, _ = dry_run.response
    location = dict(answered).get("Location")
    is_error = end.stopped_by == "answer" and len(journey.hops) == 1
    answer = f"{status}, to {location}" if location else f"{status}, without a redirect"
    steps.append(JourneyStep("answer", not is_error, answer))
    counts_as = None
    if dry_run.decision is not None and dry_run.visit is not None and dry_run.decision.counts:
        counts_as = "bot" if dry_run.visit.visitor.is_bot else "person"
    environ = environ_of(host, path, query, method, headers or {}, address)
    steps.append(JourneyStep("click", True, _click(dry_run, counts_as, environ)))
    if (note := _about_www(middleware, journey)) is not None:
        steps.append(JourneyStep("onward", True, note))
    steps += end.onward
    found = seen.record(first)
    record = None if found is None else {"id": found.id, "host": found.host, "alias": found.path}
    return VisitExplanation(
        url=url,
        at=at,
        steps=steps,
        verdict=end.verdict,
        stopped_by=end.stopped_by,
        leads_to=leads_to,
        record=record,
        status=first.status,
        location=location,
        headers=dict(answered),
        rules=rules,
        counts_as=counts_as,
    )


def _rules(dry_run: DryRunVisit) -> list[ExplainedRule]:
    answer, visit, decision = dry_run.answer, dry_run.visit, dry_run.decision
    if answer is None or visit is None or decision is None or decision.target is None:
        return []
    explained = []
    for position, rule in enumerate(answer.record.rules, 1):
        findings = rule_matches.explain(rule.conditions, visit, RulePlace(answer.record.seq, position))
        holds = all(finding.holds for finding in findings)
        explained.append(ExplainedRule(position, rule.name, holds, position == decision.rule, findings))
    return explained


def _rule_text(rule: ExplainedRule) -> str:
    named = f"Rule {rule.position}" + (f" ({rule.name})" if rule.name else "")
    if rule.holds:
        return f"{named} decides." if rule.decides else f"{named} would match, but comes later."
    reasons = "; ".join(
        _lower(condition.sentence).removesuffix(".") for condition in rule.conditions if not condition.holds
    )
    return f"{named} doesn't match: {reasons}."


def _lower(sentence: str) -> str:
    """A sentence as part of another one."""
    return sentence[:1].lower() + sentence[1:]


def _steps(dry_run: DryRunVisit, site: Site, path: str, rules: list[ExplainedRule]) -> Iterator[JourneyStep]:
    """From the record to the destination."""
    answer, decision = dry_run.answer, dry_run.decision
    if dry_run.kind is RouteKind.NOTHING:
        yield JourneyStep("record", False, f"No record of {site.host} answers for {cut(path, MAX_SHOWN)}.")
    if answer is not None and decision is not None and dry_run.visit is not None:
        compiled = answer.record
        yield JourneyStep("record", True, _how(answer, site, path))
        yield from _checks(decision, compiled, dry_run.visit)
        yield from (JourneyStep("rule", True, _rule_text(rule)) for rule in rules)
        if decision.target is not None and decision.location is not None:
            yield JourneyStep("destination", True, _choice(compiled, decision, decision.target, decision.location))
        if decision.failed is Check.WWW:
            text = f"The visit came by {site.www_host}, where nothing else answers: it would come back forever."
            yield JourneyStep(Check.WWW, False, text)
        if decision.failed is Check.INTERSTITIAL:
            yield JourneyStep(Check.INTERSTITIAL, False, _ASKS[compiled.asks_first])
        if compiled.card is not None and decision.location is not None and decision.failed is None:
            yield JourneyStep("card", True, _CARD if decision.shows_card else _NO_CARD)
    if dry_run.kind in (RouteKind.OWN, RouteKind.PREVIEW):
        yield JourneyStep("special", True, f"{path} is answered by Signpost itself.")


def _checks(decision: Decision, compiled: CompiledRecord, visit: Visit) -> Iterator[JourneyStep]:
    for check, passes in decision.checks:
        if check is not Check.LIMITED or compiled.max_clicks is not None:
            yield JourneyStep(check, passes, _finding(check, passes, compiled, visit))


def _finding(check: Check, passes: bool, compiled: CompiledRecord, visit: Visit) -> str:
    match check:
        case Check.PAUSED:
            return f"It is paused ({compiled.paused_by})." if compiled.paused_by else "Not paused."
        case Check.STARTS:
            return _moment(compiled.starts_at, "It started" if passes else "It starts", "No start date.")
        case Check.EXPIRES:
            return _moment(compiled.expires_at, "It expires" if passes else "It expired", "Never expires.")
        case Check.MAX_CLICKS:
            room = "some are left" if passes else "all are used"
            return f"It allows {compiled.max_clicks} clicks: {room}." if compiled.max_clicks else "No click limit."
        case Check.METHOD:
            return f"It answers {visit.method}." if passes else f"It does not answer {visit.method}."
        case Check.PASSWORD:
            return "No password." if passes else "Visitors must enter its password first. A redirect (303) follows."
        case Check.LIMITED:
            if passes and compiled.asks_first:
                return "The visitor may use one of its clicks."
            if passes:
                return "The visitor uses one of its clicks, so the destination is revealed."
            return "HEAD, prefetches and crawlers use none of its clicks, so the destination is not revealed."
        case _:
            return "Visitor is not blocked." if passes else "A plugin blocks crawlers."


def _how(answer: LookupResult, site: Site, path: str) -> str:
    """By which rule of resolution.py a record was found."""
    compiled = answer.record
    exists = f"{cut(f'{site.host}/{compiled.address}', MAX_SHOWN)} exists"
    if answer.values is not None:
        values = ", ".join(f":{name} is {cut(value, MAX_SHOWN)!r}" for name, value in answer.values.items())
        pattern = cut(f"/{compiled.address}", MAX_SHOWN)
        return f"The pattern {pattern!r} answers" + (f": {values}." if values else ".")
    lookup = resolution.parse_path(path)
    if answer.is_whole:
        requested = f" It asks for {', '.join(sorted(answer.used))}." if answer.used else ""
        if lookup is None or lookup.path == compiled.address.partition("?")[0]:
            return f"{exists}.{requested}" if compiled.address else f"There is a record at the root of {site.host}."
        if path.endswith("+") and lookup.path.rstrip("+") == compiled.address:
            return f"{exists}."
        return f"{exists}. It is the only one that differs in case alone.{requested}"
    if compiled.address:
        what = "forwards the path after it" if compiled.forward_path else "answers for every path below"
        return f"{exists}, and {what} ({cut(answer.rest, MAX_SHOWN)!r})."
    return "No record has this alias, so the one at the root answers, as the catch-all of its hostname."


def _moment(seconds: float | None, verb: str, none: str) -> str:
    return none if seconds is None else f"{verb} at {datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S} UTC."


def _choice(compiled: CompiledRecord, decision: Decision, target: Target, location: str) -> str:
    options = compiled.rules[decision.rule - 1] if decision.rule else compiled
    count = len(options.targets)
    which = f"The destination of rule {decision.rule}" if decision.rule else "Its destination"
    if count > 1:
        of_rule = f" of rule {decision.rule}" if decision.rule else ""
        which = f"Destination {decision.destination} of {count}{of_rule}, by routing {options.routing}"
        which += " (another visit may get another one)" if options.routing in ("order", "random", "weighted") else ""
    brought = ", with what the visit brings along" if location != target.fixed else ""
    return f"{which}{brought}: {location}"


def _click(dry_run: DryRunVisit, counts_as: str | None, environ: Environ) -> str:
    if counts_as is None:
        if dry_run.decision is not None and dry_run.decision.failed is Check.INTERSTITIAL:
            return "The page does not count as a click; its button does."
        reason = ", because it has the parameter nostat" if wants_no_statistics(environ) else ""
        return f"It does not count as a click{reason}."
    assert dry_run.visit is not None
    scan = ", by a QR code" if dry_run.visit.visitor.trigger == "qr" else ""
    return f"It counts as a click by a {counts_as}{scan}."


def _about_www(middleware: VisitMiddleware, journey: Journey) -> str | None:
    """A sentence about a destination at the www name of the hostname, which is not connected itself."""
    last = journey.hops[-1].answer
    if last.location is None or last.site is None:
        return None
    try:
        host, path, query = followed(last.location)
    except Invalid:
        return None
    existing = middleware.records.site(host)
    if existing is None or existing.www_host is None or existing.host != last.site.host:
        return None
    if middleware.records.find(existing, path, query) is None:
        return None
    return f"{host} is not connected. Visitors who reach this server through it may find nothing."
