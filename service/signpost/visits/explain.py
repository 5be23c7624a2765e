"""Explaining a visit: which record answers, what each check finds, and where the visit ends. An extension.

The code that decides all visits (`VisitMiddleware.imagine`) decides this one too; this module describes the decision in
sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from signpost.clicks.visitors import Visitor
from signpost.domain import addresses, resolution, rule_matches, times
from signpost.domain.destination import Target
from signpost.domain.errors import Invalid
from signpost.domain.outside import Environ
from signpost.domain.rule_matches import Finding, Place
from signpost.storage.models import Host, Record
from signpost.visits.cache import Answer, Site
from signpost.visits.compile import CompiledRecord
from signpost.visits.decide import Check, Decision, Visit
from signpost.visits.middleware import ImaginedVisit, RouteKind, VisitMiddleware
from signpost.visits.requests import wants_no_statistics

# Of a path in a sentence.
MAX_SHOWN = 200
# Without a User-Agent, the visitor is a person with a common browser.
BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


_CARD = "The visitor makes a preview for a chat, and gets the card of the record instead of the redirect."
# Where a page asks: whether it leaves the destination out.
_ASKS = {
    True: "A page asks first, which does not name the destination. Its button uses one of the clicks.",
    False: "A page asks first, which names the destination. Its button counts as a click.",
}
_NO_CARD = "The record has a card, which only known makers of previews get, where others are redirected."


class Step(NamedTuple):
    """One step of a visit, and what was found there, as a sentence."""

    step: str
    passes: bool
    text: str


@dataclass(frozen=True)
class ExplainedRule:
    """A rule of the record that answers. position: from 1. decides: it is the first one that holds."""

    position: int
    name: str
    holds: bool
    decides: bool
    conditions: list[Finding]


@dataclass(frozen=True)
class Explanation:
    """What a visit would meet, and its answer. status, location: None where there is none.

    rules: those of the record, if the visit gets to its destinations.
    counts_as: person or bot; None: it would not be counted.
    """

    url: str
    at: str
    steps: list[Step]
    record: dict[str, str] | None = None
    status: int | None = None
    location: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    rules: list[ExplainedRule] = field(default_factory=list)
    counts_as: str | None = None

    @property
    def stopped_by(self) -> str | None:
        """The last step that the visit does not get past."""
        return next((step.step for step in reversed(self.steps) if not step.passes), None)


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
) -> Explanation:
    """What a visit of `url` would meet, step by step, and its answer; nothing is counted.

    workspace_id: hostnames of other workspaces are reported as not connected; None: of any workspace.  at: when, as
    `times.text` writes it; None: now.
    headers: what the visitor sends, without Host.  address: of the visitor; routing `sticky` depends on it.  country:
    where the visitor is; None: where the country database says the address is.
    Raises Invalid for a URL that cannot be read.
    """
    host, path, query = parts_of(url)
    at = at or times.now_text()
    site = middleware.records.site(host)
    if site is None or workspace_id not in (None, site.workspace_id):
        return Explanation(url, at, [_not_connected(host, workspace_id)])
    fallback = "" if site.host == host else f", and answers for {host}, which is not"
    steps = [Step("hostname", True, f"{site.host} is connected{fallback}.")]
    environ = environ_of(host, path, query, method, headers or {}, address)
    visitor = imagined_visitor(middleware, environ, country)
    imagined = middleware.imagine(site, environ, times.seconds_of(at), visitor)
    rules = _rules(imagined)
    steps += _steps(imagined, site, path, rules)
    status, answered, _ = imagined.response
    location = dict(answered).get("Location")
    steps.append(Step("answer", True, f"{status}, to {location}" if location else f"{status}, without a redirect"))
    counts_as = None
    if imagined.decision is not None and imagined.visit is not None and imagined.decision.counts:
        counts_as = "bot" if imagined.visit.visitor.is_bot else "person"
    steps.append(Step("click", True, _click(imagined, counts_as, environ)))
    if location is not None and (onward := _own_link(middleware, site, location)) is not None:
        steps.append(Step("onward", True, onward))
    record = _record(imagined.answer.record if imagined.answer else None)
    return Explanation(url, at, steps, record, int(status[:3]), location, dict(answered), rules, counts_as)


def imagined_visitor(middleware: VisitMiddleware, environ: Environ, country: str | None) -> Visitor:
    """The visitor who would send a request. country: None: that of the address."""
    visitor = middleware.clicks.anonymous_visitor(environ)
    return visitor if country is None else replace(visitor, country=country)


def _not_connected(host: str, workspace_id: str | None) -> Step:
    row = Host.get_or_none(Host.host == host)
    is_own = row is not None and workspace_id in (None, row.workspace_id)
    text = "carries no visits until DNS proves whose it is" if is_own else "is not connected to this workspace"
    return Step("hostname", False, f"{host} {text}.")


def _record(compiled: CompiledRecord | None) -> dict[str, str] | None:
    if compiled is None:
        return None
    found = Record.get_or_none(Record.seq == compiled.seq)
    return None if found is None else {"id": found.id, "host": found.host, "alias": found.path}


def parts_of(url: str) -> tuple[str, str, str]:
    """Host, raw path and query of a URL; without a scheme it is https. Raises Invalid."""
    try:
        parts = urlsplit(url if re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", url) else f"https://{url}")
        host, _ = addresses.host_of(parts.hostname or ""), parts.port
    except ValueError:
        raise Invalid({"url": ["Not a URL, like https://go.example.com/sale."]}) from None
    if parts.scheme not in ("http", "https"):
        raise Invalid({"url": ["Begin with https:// or http://."]})
    # As a browser sends it.
    safe = "/!$&'()*+,;=:@-._~%[]|?"
    return host, quote(parts.path or "/", safe=safe), quote(parts.query, safe=safe)


def environ_of(host: str, path: str, query: str, method: str, headers: Mapping[str, str], address: str) -> Environ:
    """The WSGI environment of a visit with these headers, by a common browser unless they say otherwise."""
    sent = {"User-Agent": BROWSER, **headers}
    variables = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in sent.items()}
    return {
        **{name: value.encode().decode("latin-1") for name, value in variables.items()},
        "REQUEST_METHOD": method,
        "REQUEST_URI": f"{path}?{query}" if query else path,
        "QUERY_STRING": query,
        "REMOTE_ADDR": address,
        "HTTP_HOST": host,
    }


def _rules(imagined: ImaginedVisit) -> list[ExplainedRule]:
    answer, visit, decision = imagined.answer, imagined.visit, imagined.decision
    if answer is None or visit is None or decision is None or decision.target is None:
        return []
    explained = []
    for position, rule in enumerate(answer.record.rules, 1):
        findings = rule_matches.explain(rule.conditions, visit, Place(answer.record.seq, position))
        holds = all(one.holds for one in findings)
        explained.append(ExplainedRule(position, rule.name, holds, position == decision.rule, findings))
    return explained


def _rule_text(rule: ExplainedRule) -> str:
    named = f"Rule {rule.position}" + (f" ({rule.name})" if rule.name else "")
    verb = "decides" if rule.decides else "would hold, but comes later" if rule.holds else "does not hold"
    return f"{named} {verb}. " + " ".join(
        f"{one.sentence.removesuffix('.')}: {'true' if one.holds else 'false'}." for one in rule.conditions
    )


def _steps(imagined: ImaginedVisit, site: Site, path: str, rules: list[ExplainedRule]) -> Iterator[Step]:
    """From the record to the destination."""
    answer, decision = imagined.answer, imagined.decision
    if imagined.kind is RouteKind.NOTHING:
        yield Step("record", False, f"No record of {site.host} answers for {path}.")
    if answer is not None and decision is not None and imagined.visit is not None:
        compiled = answer.record
        yield Step("record", True, _how(answer, path))
        yield from _checks(decision, compiled, imagined.visit)
        yield from (Step("rule", True, _rule_text(rule)) for rule in rules)
        if decision.target is not None and decision.location is not None:
            yield Step("destination", True, _choice(compiled, decision, decision.target, decision.location))
        if decision.failed is Check.WWW:
            text = f"The visit came by {site.www_host}, where nothing else answers: it would come back forever."
            yield Step(Check.WWW, False, text)
        if decision.failed is Check.INTERSTITIAL:
            yield Step(Check.INTERSTITIAL, False, _ASKS[compiled.asks_first])
        if compiled.card is not None and decision.location is not None and decision.failed is None:
            yield Step("card", True, _CARD if decision.shows_card else _NO_CARD)
    if imagined.kind in (RouteKind.OWN, RouteKind.PREVIEW):
        yield Step("special", True, f"{path} is answered by Signpost itself.")


def _checks(decision: Decision, compiled: CompiledRecord, visit: Visit) -> Iterator[Step]:
    for check, passes in decision.checks:
        if check is not Check.LIMITED or compiled.max_clicks is not None:
            yield Step(check, passes, _finding(check, passes, compiled, visit))


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
            return "No plugin blocks this visitor." if passes else "A plugin blocks crawlers."


def _how(answer: Answer, path: str) -> str:
    """By which rule of resolution.py a record was found."""
    compiled = answer.record
    record = f"The record with the alias {_shown(compiled.address)!r} answers"
    if answer.values is not None:
        values = ", ".join(f":{name} is {_shown(value)!r}" for name, value in answer.values.items())
        return f"The pattern {_shown('/' + compiled.address)!r} answers" + (f": {values}." if values else ".")
    lookup = resolution.parse_path(path)
    if answer.is_whole:
        asked = f", which asks for {', '.join(sorted(answer.used))}" if answer.used else ""
        if lookup is None or lookup.path == compiled.address.partition("?")[0]:
            return f"{record}{asked}." if compiled.address else "The record at the root answers."
        if path.endswith("+") and lookup.path.rstrip("+") == compiled.address:
            return f"{record}."
        return f"{record}{asked}: it is the only one that differs in case alone."
    if compiled.address:
        what = "forwards the path after it" if compiled.forward_path else "answers for every path below"
        return f"{record}, which {what} ({_shown(answer.rest)!r})."
    return "No record has this alias, so the one at the root answers, as the catch-all of its hostname."


def _shown(text: str) -> str:
    """A path of any length in a sentence."""
    return text if len(text) <= MAX_SHOWN else f"{text[: MAX_SHOWN - 1]}…"


def _moment(seconds: float | None, verb: str, none: str) -> str:
    return none if seconds is None else f"{verb} at {datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S} UTC."


def _choice(compiled: CompiledRecord, decision: Decision, target: Target, location: str) -> str:
    ways = compiled.rules[decision.rule - 1] if decision.rule else compiled
    count = len(ways.targets)
    which = f"The destination of rule {decision.rule}" if decision.rule else "Its destination"
    if count > 1:
        of_rule = f" of rule {decision.rule}" if decision.rule else ""
        which = f"Destination {decision.destination} of {count}{of_rule}, by routing {ways.routing}"
        which += " (another visit may get another one)" if ways.routing in ("order", "random", "weighted") else ""
    brought = ", with what the visit brings along" if location != target.fixed else ""
    return f"{which}{brought}: {location}"


def _click(imagined: ImaginedVisit, counts_as: str | None, environ: Environ) -> str:
    if counts_as is None:
        if imagined.decision is not None and imagined.decision.failed is Check.INTERSTITIAL:
            return "The page does not count as a click; its button does."
        reason = ", because it has the parameter nostat" if wants_no_statistics(environ) else ""
        return f"It does not count as a click{reason}."
    assert imagined.visit is not None
    scan = ", by a QR code" if imagined.visit.visitor.trigger == "qr" else ""
    return f"It counts as a click by a {counts_as}{scan}."


def _own_link(middleware: VisitMiddleware, site: Site, location: str) -> str | None:
    """A sentence about the record of the same workspace to which `location` leads."""
    try:
        host, path, query = parts_of(location)
    except Invalid:
        return None
    there = middleware.records.site(host)
    if there is None or there.workspace_id != site.workspace_id:
        return None
    found = middleware.records.find(there, path, query)
    if found is None:
        return None
    if there.host == site.host and there.www_host is not None:
        return f"{host} is not connected. Visitors who reach this server through it may find nothing."
    return f"There another link of this workspace answers: {there.host}/{_shown(found.record.address)}."
