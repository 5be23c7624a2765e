"""Where a visitor ends, and whether that is what the owner of the link intended: the verdict on a dry run of a visit.

Our own answer is not the end: DNS may lead the visitor elsewhere, and the destination may be down. Both are in the
database, as they were last seen; nothing is looked up here. An extension.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.hosts.dns_records import ProblemScope
from signpost.domain.records import addresses
from signpost.domain.records.monitor_state import WatchState
from signpost.domain.records.record import MonitorState
from signpost.domain.records.requests import parts_of
from signpost.domain.records.rules.rules import stored_rules
from signpost.domain.texts import cut
from signpost.features.diagnostics.visits.trace import (
    MAX_HOPS,
    SENT_ELSEWHERE,
    Hop,
    Journey,
    StopReason,
    TracedAnswer,
)
from signpost.features.monitoring.statements import watches_at
from signpost.operations.hosts import host_views
from signpost.storage.models import Host, Record
from signpost.translations import gettext as _
from signpost.translations import mark, number
from signpost.visits.decide import Check, Decision
from signpost.visits.middleware import RouteKind

if TYPE_CHECKING:
    from signpost.outbound.fetch import FetchOutcome

# Of a path or a URL in a sentence.
MAX_SHOWN = 200
# What is wrong, in a verdict.
MAX_REPORTED = 2

# What stops a visit -> what visitors get, where that is not what its owner intended.
_BAD: Mapping[str, str] = {
    StopReason.RECORD: mark("Visitors see “not found”."),
    StopReason.LOOP: mark("Visitors are sent in a circle."),
    StopReason.HOPS: mark("Visitors are redirected more than %(limit)s times, which browsers refuse."),
    Check.PAUSED: mark("Visitors see “not found”, because it is paused."),
    Check.STARTS: mark("Visitors see “not found” until it starts."),
    Check.EXPIRES: mark("It has expired."),
    Check.MAX_CLICKS: mark("Its clicks are used up."),
    Check.METHOD: mark("It does not answer this kind of request."),
    Check.WWW: mark("The visit would never end."),
}
# The same, where it is what its owner intended.
_INTENDED: Mapping[str, str] = {
    Check.PASSWORD: mark("Visitors must enter a password."),
    Check.LIMITED: mark("The destination is not revealed to this visitor."),
    Check.PLUGINS: mark("This visitor is turned away."),
    Check.INTERSTITIAL: mark("Visitors see a page that asks first."),
}
# What keeps visitors from reaching us, whatever our answer would be.
_UPSTREAM_STEPS = ("dns", "certificate")


class JourneyStep(NamedTuple):
    """One step of a visit, and what was found there, as a sentence. is_checked: false where it is not known."""

    step: str
    passes: bool
    text: str
    is_checked: bool = True


class Verdict(NamedTuple):
    """ok: the visitor gets what the owner intended, as far as is known.  text: what the visitor gets, as a sentence."""

    ok: bool
    text: str


class Outcome(NamedTuple):
    """stopped_by: what the visitor does not get past; where the verdict is not ok, what makes it so.

    hostname: the steps about the first hostname.  onward: those after our first answer.
    """

    verdict: Verdict
    stopped_by: str | None
    hostname: list[JourneyStep]
    onward: list[JourneyStep]


class _Problem(NamedTuple):
    """What ends a visit badly."""

    stop: str
    text: str


@dataclass(frozen=True)
class ObservedWatch:
    """A watched destination as it was last seen. checked_at: None before the first check."""

    state: WatchState
    failures: int
    checked_at: str | None
    status: int | None
    reason: str | None


class LastObservations:
    """What was last seen of the hostnames and the destinations that journeys pass: one statement each for all of them.

    workspace_id: of the asker, who learns nothing about hostnames of others; None: of all.
    records: those that answer first, and those that send visitors away, by their numbers.
    """

    def __init__(self, journeys: Sequence[Journey], workspace_id: str | None):
        names: dict[str, set[str]] = defaultdict(set)
        seqs: set[int] = set()
        for journey in journeys:
            for hop in journey.hops:
                if hop.answer.site is not None:
                    names[hop.answer.site.workspace_id].add(hop.answer.site.host)
            last = journey.hops[-1].answer
            if last.site is not None and (away := _host_in(last.location)) is not None:
                names[last.site.workspace_id].add(away)
            seqs |= {seq for answer in (journey.hops[0].answer, last) if (seq := _seq(answer)) is not None}
        idle = {name for journey in journeys if (name := _idle(journey)) is not None}
        rows = Host.select().where(Host.host << [*idle]) if idle else []
        self._idle = {row.host: row for row in rows if workspace_id in (None, row.workspace_id)}
        self._hosts = {entry: Host.named(entry, known) for entry, known in names.items()}
        self.records = {row.seq: row for row in Record.of_seqs(seqs)}
        watched = [(_seq(journey.hops[-1].answer), self.destination(journey)) for journey in journeys]
        pairs = {(seq, url) for seq, url in watched if seq is not None and url is not None}
        self._watches = {
            (seq, destination): ObservedWatch(WatchState(state), *found)
            for seq, destination, state, *found in watches_at(pairs)
        }

    def host(self, workspace_id: str, name: str) -> Host | None:
        return self._hosts.get(workspace_id, {}).get(name)

    def awaiting(self, journey: Journey) -> Host | None:
        """The first hostname of a journey, if it carries no visits because its proof is missing."""
        name = _idle(journey)
        return None if name is None else self._idle.get(name)

    def record(self, answer: TracedAnswer) -> Record | None:
        """The record that gives an answer."""
        seq = _seq(answer)
        return None if seq is None else self.records.get(seq)

    def shown_record(self, answer: TracedAnswer) -> dict[str, str] | None:
        """The same, as answers show it."""
        record = self.record(answer)
        return None if record is None else {"id": record.id, "host": record.host, "alias": record.path}

    def destination(self, journey: Journey) -> str | None:
        """The destination to which the last record sends the visitor, as it is written there; None: there is none."""
        decision, record = _leaving(journey.hops[-1].answer), self.record(journey.hops[-1].answer)
        if decision is None or record is None:
            return None
        rules = stored_rules(record.rules)
        targets = rules[decision.rule - 1].destinations if 0 < decision.rule <= len(rules) else record.destination_list
        position = max(decision.destination, 1)
        # It may have been changed since the dry run of the visit.
        return targets[position - 1] if position <= len(targets) else None

    def watch(self, journey: Journey) -> ObservedWatch | None:
        seq, destination = _seq(journey.hops[-1].answer), self.destination(journey)
        return None if seq is None or destination is None else self._watches.get((seq, destination))


def outcome_of(journey: Journey, seen: LastObservations, now: FetchOutcome | None = None) -> Outcome:
    """Where a journey ends. now: what a check of its destination has found at this moment; None: there was none."""
    if (name := _idle(journey)) is not None:
        hostname = [*_idle_steps(name, seen.awaiting(journey))]
        return Outcome(Verdict(False, hostname[0].text), StopReason.HOSTNAME, hostname, [])
    problems: list[_Problem] = []
    hostname = []
    onward: list[JourneyStep] = []
    for position, hop in enumerate(journey.hops):
        steps = [*_hostname_steps(hop, seen)]
        found = [_host_problem(step, hop) for step in steps if not step.passes]
        if position == len(journey.hops) - 1 and (problem := _answer_problem(hop.answer)) is not None:
            found.append(problem)
        if position == 0:
            hostname = steps
        else:
            onward.append(JourneyStep("onward", not found, " ".join([_onward(hop), *(entry.text for entry in found)])))
        where = _("It leads on to %(address)s.", address=_address(hop)) + " " if position else ""
        problems += [_Problem(entry.stop, where + entry.text) for entry in found]
    last = journey.hops[-1].answer
    if journey.stop is not None:
        problems.append(_Problem(journey.stop, _bad(journey.stop)))
        onward.append(JourneyStep("onward", False, _bad(journey.stop)))
    elif (step := _proof_step(last, seen)) is not None:
        problems.append(_Problem(StopReason.HOSTNAME, step.text))
        onward.append(step)
    elif destination := destination_of(journey):
        step = _now_step(destination, now) if now is not None else _watch_step(destination, seen, journey)
        onward.append(step)
        if not step.passes:
            problems.append(_Problem(step.step, step.text))
    if problems:
        # Before DNS points here people test what visitors will get.
        problems.sort(key=lambda problem: problem.stop in _UPSTREAM_STEPS)
        text = " ".join(problem.text for problem in problems[:MAX_REPORTED])
        return Outcome(Verdict(False, text), problems[0].stop, hostname, onward)
    stops = (hop.answer.stopped_by for hop in journey.hops if hop.answer.stopped_by is not None)
    return Outcome(Verdict(True, _good(journey)), next(stops, None), hostname, onward)


def destination_of(journey: Journey) -> str | None:
    """Where the visitor goes in the end, away from the records of the workspace; None: nowhere, the end is here."""
    last = journey.hops[-1].answer
    if journey.stop is not None or _answer_problem(last) is not None:
        return None
    decision = _leaving(last)
    return last.location if decision is None else decision.location


# --- hostnames ----------------------------------------------------------------------------------------------------


def _hostname_steps(hop: Hop, seen: LastObservations) -> Iterator[JourneyStep]:
    """What was last seen of the hostname of a visit."""
    site, name = hop.answer.site, hop.request[0][0]
    row = None if site is None else seen.host(site.workspace_id, site.host)
    if site is None or row is None:
        # Disconnected since, or never connected: that is a step of its own.
        return
    if name != site.host:
        text = _("The DNS of %(name)s is not checked: only that of %(host)s is.", name=name, host=site.host)
        yield JourneyStep("dns", True, text, is_checked=False)
        return
    if addresses.is_loopback_name(name):
        yield JourneyStep("dns", True, _("%(name)s needs no DNS: it works on this computer only.", name=name))
        return
    if row.checked_at is None:
        yield JourneyStep("dns", True, _("The DNS of %(name)s has not been checked yet.", name=name), is_checked=False)
        return
    when = moment(row.checked_at)
    if not row.correct:
        reasons = _messages(row, ProblemScope.DNS)
        text = _("The DNS of %(name)s was wrong at %(when)s.", name=name, when=when)
        yield JourneyStep("dns", False, f"{text} {reasons}".rstrip())
        return
    # What a proof lacks is said where it stops the visit.
    notice = "" if row.awaits_proof else row.notice
    text = _("The DNS of %(name)s was correct at %(when)s.", name=name, when=when)
    yield JourneyStep("dns", True, f"{text} {notice}".rstrip())
    if row.https_requested:
        if reasons := _messages(row, ProblemScope.HTTPS):
            text = _("No certificate can be issued for %(name)s, as of %(when)s.", name=name, when=when)
            yield JourneyStep("certificate", False, f"{text} {reasons}")
        else:
            text = _("The certificate of %(name)s is not checked. DNS allowed one at %(when)s.", name=name, when=when)
            yield JourneyStep("certificate", True, text, is_checked=False)


def _messages(host: Host, scope: ProblemScope) -> str:
    return " ".join(error["message"] for error in host.errors if error["scope"] == scope)


def _host_problem(step: JourneyStep, hop: Hop) -> _Problem:
    name = hop.request[0][0]
    if step.step == "dns":
        return _Problem("dns", _("%(name)s doesn't point to this server yet, so visitors do not get here.", name=name))
    return _Problem(
        step.step, _("No certificate can be issued for %(name)s, so browsers refuse to open it.", name=name)
    )


def _idle(journey: Journey) -> str | None:
    """The hostname at which a journey begins, if it carries no visits."""
    first = journey.hops[0]
    return first.request[0][0] if first.answer.site is None else None


def _idle_steps(name: str, awaiting: Host | None) -> Iterator[JourneyStep]:
    """Why a hostname carries no visits. awaiting: the hostname, if it is connected and its proof is missing."""
    if awaiting is None:
        yield JourneyStep("hostname", False, _("%(name)s is not connected to this workspace.", name=name))
        return
    yield JourneyStep("hostname", False, _("%(name)s carries no visits until DNS proves whose it is.", name=name))
    if awaiting.checked_at is None:
        yield JourneyStep("dns", True, _("The DNS of %(name)s has not been checked yet.", name=name), is_checked=False)
    else:
        reasons = _messages(awaiting, ProblemScope.DNS)
        text = _("The DNS of %(name)s was checked at %(when)s.", name=name, when=moment(awaiting.checked_at))
        yield JourneyStep("dns", False, f"{text} {reasons}".rstrip())


def _proof_step(answer: TracedAnswer, seen: LastObservations) -> JourneyStep | None:
    """A step about a destination at a hostname of the workspace that carries no visits; None: it is none."""
    host = _host_in(answer.location)
    row = seen.host(answer.site.workspace_id, host) if host is not None and answer.site is not None else None
    if row is None or not host_views.is_proof_awaited(row) or _answer_problem(answer) is not None:
        return None
    text = _("It leads on to %(host)s, which carries no visits until DNS proves whose it is.", host=host)
    return JourneyStep("onward", False, text)


def _host_in(location: str | None) -> str | None:
    """The hostname of a web address."""
    try:
        return None if location is None else parts_of(location)[0]
    except Invalid:
        return None


# --- our own answers ----------------------------------------------------------------------------------------------


def _answer_problem(answer: TracedAnswer) -> _Problem | None:
    """What is bad about an answer of ours; None: it is what was intended."""
    stop, record = answer.stopped_by, answer.visit.record if answer.visit is not None else None
    if stop is None:
        if answer.status is not None and answer.status >= 400 and not (record is not None and record.is_gone):
            return _Problem("answer", _("Visitors get an error (%(status)s).", status=answer.status))
        return None
    if stop in _INTENDED or (stop in SENT_ELSEWHERE and answer.location is not None):
        return None
    if answer.location is not None:
        reason = _bad(stop).removesuffix(".")
        return _Problem(stop, _("%(reason)s: visitors are redirected to the page for that.", reason=reason))
    if answer.visit is not None and answer.visit.goes_round:
        reason = _bad(stop).removesuffix(".")
        return _Problem(stop, _("%(reason)s: the page for that leads back here, so they see ours.", reason=reason))
    return _Problem(stop, _bad(stop))


def _bad(stop: str) -> str:
    return _(_BAD[stop], limit=MAX_HOPS)


def _good(journey: Journey) -> str:
    """What the visitor gets, where nothing is bad about it."""
    last = journey.hops[-1].answer
    if last.stopped_by is not None and last.stopped_by in _INTENDED:
        return _(_INTENDED[last.stopped_by])
    if last.stopped_by is not None:
        return _("%(reason)s: visitors are redirected.", reason=_bad(last.stopped_by).removesuffix("."))
    if last.location is not None:
        if len(journey.hops) > 1:
            return _(
                "Visitors are redirected (%(status)s, %(count)s times in a row).",
                status=last.status,
                count=len(journey.hops),
            )
        return _("Visitors are redirected (%(status)s).", status=last.status)
    if last.status == 410:
        return _("Visitors see that it is gone for good.")
    return _("Visitors see a page.")


def _onward(hop: Hop) -> str:
    if hop.answer.visit is not None and hop.answer.visit.kind in (RouteKind.RECORD, RouteKind.RESERVED):
        return _("Another link of this workspace answers there: %(address)s.", address=_address(hop))
    return _("It leads on to %(address)s.", address=_address(hop))


def _address(hop: Hop) -> str:
    """The address of the record that answers a visit, or that of the visit."""
    (host, path, _query), site = hop.request[0], hop.answer.site
    record = hop.answer.visit.record if hop.answer.visit is not None else None
    return cut(f"{host}{path}" if record is None or site is None else f"{site.host}/{record.address}", MAX_SHOWN)


# --- destinations -------------------------------------------------------------------------------------------------


def _leaving(answer: TracedAnswer) -> Decision | None:
    """The decision that sends a visitor to a destination: at once, in a frame, or from a page that leads on."""
    decision = answer.visit.decision if answer.visit is not None else None
    if decision is None or decision.failed not in (None, Check.INTERSTITIAL) or decision.shows_card:
        return None
    return decision if decision.location is not None else None


def _seq(answer: TracedAnswer) -> int | None:
    record = answer.visit.record if answer.visit is not None else None
    return None if record is None else record.seq


def _watch_step(destination: str, seen: LastObservations, journey: Journey) -> JourneyStep:
    watch, shown = seen.watch(journey), cut(destination, MAX_SHOWN)
    if watch is None:
        record = seen.record(journey.hops[-1].answer)
        is_own = _leaving(journey.hops[-1].answer) is not None
        if is_own and record is not None and record.monitor == MonitorState.OFF and not record.wants_checks:
            text = _("%(url)s is not checked: monitoring is off.", url=shown)
        else:
            text = _("%(url)s is not checked.", url=shown)
        return JourneyStep("destination", True, text, is_checked=False)
    if watch.checked_at is None:
        return JourneyStep("destination", True, _("%(url)s has not been checked yet.", url=shown), is_checked=False)
    when = moment(watch.checked_at)
    if not watch.failures:
        if watch.status is None:
            return JourneyStep("destination", True, _("The destination answered at %(when)s.", when=when))
        text = _("The destination answered with the status %(status)s at %(when)s.", status=watch.status, when=when)
        return JourneyStep("destination", True, text)
    if watch.state is WatchState.DOWN:
        text = _("The destination was down at its last check, at %(when)s.", when=when)
    else:
        text = _("The destination failed its last check, at %(when)s.", when=when)
    return JourneyStep("destination", False, f"{text} {watch.reason or ''}".rstrip())


def _now_step(destination: str, now: FetchOutcome) -> JourneyStep:
    if now.is_up:
        if now.status is None:
            return JourneyStep("destination", True, _("The destination answers now, in %(ms)s ms.", ms=number(now.ms)))
        text = _(
            "The destination answers with the status %(status)s now, in %(ms)s ms.",
            status=now.status,
            ms=number(now.ms),
        )
        return JourneyStep("destination", True, text)
    return JourneyStep("destination", False, _("The destination is down now.") + f" {now.text}")


def moment(at: str) -> str:
    """A stored time, in a sentence."""
    return f"{times.parse(at):%Y-%m-%d %H:%M} UTC"
