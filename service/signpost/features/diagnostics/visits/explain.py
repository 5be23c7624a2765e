"""Explaining a visit: which record answers, what each check finds, and where the visit ends. An extension.

The code that decides all visits (`VisitMiddleware.dry_run`) decides this one too; this module describes the decision in
sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from signpost.domain.errors import Invalid
from signpost.domain.json_types import Environ
from signpost.domain.records import resolution
from signpost.domain.records.destination import Target
from signpost.domain.records.requests import next_request
from signpost.domain.records.rules import rule_matches
from signpost.domain.records.rules.rule_matches import ConditionFinding, RuleKey
from signpost.domain.texts import cut
from signpost.features.diagnostics.visits.outcome import (
    MAX_SHOWN,
    JourneyStep,
    LastObservations,
    Verdict,
    destination_of,
    outcome_of,
)
from signpost.features.diagnostics.visits.trace import Journey, Tracer
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.visits.cache import LookupResult, Site
from signpost.visits.compile import CompiledRecord
from signpost.visits.decide import Check, Decision, Visit
from signpost.visits.middleware import DryRunVisit, RouteKind, VisitMiddleware
from signpost.visits.requests import wants_no_statistics

if TYPE_CHECKING:
    from signpost.outbound.fetch import FetchOutcome

# Steps that people need not read where the visit passes them: see `VisitExplanation.shown`.
ROUTINE = frozenset({"hostname", "dns", "certificate", *Check} - {Check.WWW})
_CARD = mark("The visitor makes a preview for a chat, and gets the card of the record instead of the redirect.")
# Where a page asks: whether it leaves the destination out.
_ASKS = {
    True: mark("A page asks first, which does not name the destination. Its button uses one of the clicks."),
    False: mark("A page asks first, which names the destination. Its button counts as a click."),
}
_NO_CARD = mark("The record has a card, which only known makers of previews get, where others are redirected.")


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


def explain(tracer: Tracer, url: str, *, check: Callable[[str], FetchOutcome] | None = None) -> VisitExplanation:
    """What a visit of `url` would meet, step by step, to where it ends; nothing is counted.

    check: looks at the destination now; None: what its last check has found is reported.
    Raises Invalid for a URL that cannot be read.
    """
    request = tracer.request(url)
    host, path, _query = request[0]
    journey = tracer.journey(request)
    seen, first = LastObservations([journey], tracer.workspace_id), journey.hops[0].answer
    if first.site is None or first.visit is None:
        outcome = outcome_of(journey, seen)
        return VisitExplanation(url, tracer.at, outcome.hostname, outcome.verdict, outcome.stopped_by)
    site, dry_run = first.site, first.visit
    leads_to = destination_of(journey)
    # The addresses of apps cannot be looked at.
    leads_to = leads_to if leads_to is not None and leads_to.lower().startswith(("http://", "https://")) else None
    found_now = check(leads_to) if check is not None and leads_to is not None else None
    outcome = outcome_of(journey, seen, found_now)
    if site.host == host:
        connected = _("%(host)s is connected.", host=host)
    else:
        connected = _("%(site)s is connected, and answers for %(host)s, which is not.", site=site.host, host=host)
    steps = [JourneyStep("hostname", True, connected), *outcome.hostname]
    rules = _rules(dry_run)
    steps += _steps(dry_run, site, path, rules)
    status, answered, _body = dry_run.response
    location = dict(answered).get("Location")
    is_error = outcome.stopped_by == "answer" and len(journey.hops) == 1
    answer = (
        _("%(status)s, to %(location)s", status=status, location=location)
        if location
        else _("%(status)s, without a redirect", status=status)
    )
    steps.append(JourneyStep("answer", not is_error, answer))
    counts_as = None
    if dry_run.decision is not None and dry_run.visit is not None and dry_run.decision.counts:
        counts_as = "bot" if dry_run.visit.visitor.is_bot else "person"
    steps.append(JourneyStep("click", True, _click(dry_run, counts_as, tracer.environ(request))))
    if (note := _about_www(tracer.middleware, journey)) is not None:
        steps.append(JourneyStep("onward", True, note))
    steps += outcome.onward
    return VisitExplanation(
        url=url,
        at=tracer.at,
        steps=steps,
        verdict=outcome.verdict,
        stopped_by=outcome.stopped_by,
        leads_to=leads_to,
        record=seen.shown_record(first),
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
        findings = rule_matches.explain(rule.conditions, visit, RuleKey(answer.record.seq, position))
        holds = all(finding.holds for finding in findings)
        explained.append(ExplainedRule(position, rule.name, holds, position == decision.rule, findings))
    return explained


def _rule_text(rule: ExplainedRule) -> str:
    named = _("Rule %(position)s", position=rule.position) + (f" ({rule.name})" if rule.name else "")
    if rule.holds and rule.decides:
        return _("%(rule)s decides.", rule=named)
    if rule.holds:
        return _("%(rule)s would match, but comes later.", rule=named)
    reasons = "; ".join(
        _lower(condition.sentence).removesuffix(".") for condition in rule.conditions if not condition.holds
    )
    return _("%(rule)s doesn't match: %(reasons)s.", rule=named, reasons=reasons)


def _lower(sentence: str) -> str:
    """A sentence as part of another one."""
    return sentence[:1].lower() + sentence[1:]


def _steps(dry_run: DryRunVisit, site: Site, path: str, rules: list[ExplainedRule]) -> Iterator[JourneyStep]:
    """From the record to the destination."""
    answer, decision = dry_run.answer, dry_run.decision
    if dry_run.kind is RouteKind.NOTHING:
        yield JourneyStep(
            "record",
            False,
            _("No link or redirect on %(host)s answers %(path)s.", host=site.host, path=cut(path, MAX_SHOWN)),
        )
    if answer is not None and decision is not None and dry_run.visit is not None:
        compiled = answer.record
        yield JourneyStep("record", True, _how(answer, site, path))
        yield from _checks(decision, compiled, dry_run.visit)
        yield from (JourneyStep("rule", True, _rule_text(rule)) for rule in rules)
        if decision.target is not None and decision.location is not None:
            yield JourneyStep("destination", True, _choice(compiled, decision, decision.target, decision.location))
        if decision.failed is Check.WWW:
            text = _(
                "The visit came through %(host)s, where nothing else answers: it would come back forever.",
                host=site.www_host,
            )
            yield JourneyStep(Check.WWW, False, text)
        if decision.failed is Check.INTERSTITIAL:
            yield JourneyStep(Check.INTERSTITIAL, False, _(_ASKS[compiled.always_confirms]))
        if compiled.card is not None and decision.location is not None and decision.failed is None:
            yield JourneyStep("card", True, _(_CARD if decision.shows_card else _NO_CARD))
    if dry_run.kind in (RouteKind.OWN, RouteKind.PREVIEW):
        yield JourneyStep("special", True, _("%(path)s is answered by Signpost itself.", path=path))


def _checks(decision: Decision, compiled: CompiledRecord, visit: Visit) -> Iterator[JourneyStep]:
    for check, passes in decision.checks:
        if check is not Check.LIMITED or compiled.max_clicks is not None:
            yield JourneyStep(check, passes, _finding(check, passes, compiled, visit))


def _finding(check: Check, passes: bool, compiled: CompiledRecord, visit: Visit) -> str:
    match check:
        case Check.PAUSED:
            return _("It is paused (%(by)s).", by=compiled.paused_by) if compiled.paused_by else _("Not paused.")
        case Check.STARTS:
            if compiled.starts_at is None:
                return _("No start date.")
            at = _moment(compiled.starts_at)
            return _("It started at %(at)s.", at=at) if passes else _("It starts at %(at)s.", at=at)
        case Check.EXPIRES:
            if compiled.expires_at is None:
                return _("Never expires.")
            at = _moment(compiled.expires_at)
            return _("It expires at %(at)s.", at=at) if passes else _("It expired at %(at)s.", at=at)
        case Check.MAX_CLICKS:
            if not compiled.max_clicks:
                return _("No click limit.")
            if passes:
                return _("It allows %(count)s clicks: some are left.", count=compiled.max_clicks)
            return _("It allows %(count)s clicks: all are used.", count=compiled.max_clicks)
        case Check.METHOD:
            if passes:
                return _("It answers %(method)s.", method=visit.method)
            return _("It does not answer %(method)s.", method=visit.method)
        case Check.PASSWORD:
            if passes:
                return _("No password.")
            return _("Visitors must enter its password first. A redirect (303) follows.")
        case Check.LIMITED:
            if passes and compiled.always_confirms:
                return _("The visitor may use one of its clicks.")
            if passes:
                return _("The visitor uses one of its clicks, so the destination is revealed.")
            return _("HEAD, prefetches and crawlers use none of its clicks, so the destination is not revealed.")
        case _:
            return _("Visitor is not blocked.") if passes else _("A plugin blocks crawlers.")


def _how(answer: LookupResult, site: Site, path: str) -> str:
    """By which rule of domain/records/resolution.py a record was found."""
    compiled = answer.record
    address = cut(f"{site.host}/{compiled.address}", MAX_SHOWN)
    exists = _("%(address)s exists.", address=address)
    if answer.values is not None:
        pattern = repr(cut(f"/{compiled.address}", MAX_SHOWN))
        if not answer.values:
            return _("The pattern %(pattern)s answers.", pattern=pattern)
        values = ", ".join(
            _(":%(name)s is %(value)s", name=name, value=repr(cut(value, MAX_SHOWN)))
            for name, value in answer.values.items()
        )
        return _("The pattern %(pattern)s answers: %(values)s.", pattern=pattern, values=values)
    lookup = resolution.parse_path(path)
    if answer.is_whole:
        asks = [_("It asks for %(names)s.", names=", ".join(sorted(answer.used)))] if answer.used else []
        if lookup is None or lookup.path == compiled.address.partition("?")[0]:
            if not compiled.address:
                return _("There is a record at the root of %(host)s.", host=site.host)
            return " ".join([exists, *asks])
        if path.endswith("+") and lookup.path.rstrip("+") == compiled.address:
            return exists
        return " ".join([exists, _("It is the only one that differs in case alone."), *asks])
    if compiled.address:
        rest = repr(cut(answer.rest, MAX_SHOWN))
        if compiled.forward_path:
            return _("%(address)s exists, and forwards the path after it (%(rest)s).", address=address, rest=rest)
        return _("%(address)s exists, and answers for every path below (%(rest)s).", address=address, rest=rest)
    return _("No record has this alias, so the one at the root answers, as the catch-all of its hostname.")


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S} UTC"


def _choice(compiled: CompiledRecord, decision: Decision, target: Target, location: str) -> str:
    routed = compiled.rules[decision.rule - 1] if decision.rule else compiled
    count = len(routed.targets)
    which = _("The destination of rule %(rule)s", rule=decision.rule) if decision.rule else _("Its destination")
    if count > 1:
        values = {
            "rule": decision.rule,
            "number": decision.destination,
            "count": count,
            "routing": routed.routing,
        }
        if decision.rule:
            which = _("Destination %(number)s of %(count)s of rule %(rule)s, by routing %(routing)s", **values)
        else:
            which = _("Destination %(number)s of %(count)s, by routing %(routing)s", **values)
        if routed.routing in ("order", "random", "weighted"):
            which = _("%(destination)s (another visit may get another one)", destination=which)
    if location != target.fixed:
        return _(
            "%(destination)s, with what the visit brings along: %(location)s", destination=which, location=location
        )
    return f"{which}: {location}"


def _click(dry_run: DryRunVisit, counts_as: str | None, environ: Environ) -> str:
    if counts_as is None:
        if dry_run.decision is not None and dry_run.decision.failed is Check.INTERSTITIAL:
            return _("The page does not count as a click; its button does.")
        if wants_no_statistics(environ):
            return _("It does not count as a click, because it has the parameter nostat.")
        return _("It does not count as a click.")
    assert dry_run.visit is not None
    is_bot, is_scan = counts_as == "bot", dry_run.visit.visitor.trigger == "qr"
    if is_scan:
        return (
            _("It counts as a click by a bot, from a QR code.")
            if is_bot
            else _("It counts as a click by a person, from a QR code.")
        )
    return _("It counts as a click by a bot.") if is_bot else _("It counts as a click by a person.")


def _about_www(middleware: VisitMiddleware, journey: Journey) -> str | None:
    """A sentence about a destination at the www name of the hostname, which is not connected itself."""
    last = journey.hops[-1].answer
    if last.location is None or last.site is None:
        return None
    try:
        host, path, query = next_request(last.location)
    except Invalid:
        return None
    onward_site = middleware.records.site(host)
    if onward_site is None or onward_site.www_host is None or onward_site.host != last.site.host:
        return None
    if middleware.records.find(onward_site, path, query) is None:
        return None
    return _("%(host)s is not connected. Visitors who reach this server through it may find nothing.", host=host)
