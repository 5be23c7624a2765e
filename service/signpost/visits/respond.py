"""What a visitor gets: the decisions between a record that was found and the answer. Spec is silent; DESIGN section 8.

Order: paused? started? expired? click limit? -> method -> password -> bots -> destination -> headers -> count. Where
there is a click limit, whoever takes no click is turned away after the password.
"""

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

from signpost.clicks.counter import Clicks
from signpost.clicks.visitors import Visitor
from signpost.domain.addresses import network_of
from signpost.domain.destination import Target, leads_to, parameter_name
from signpost.domain.errors import TooManyRequests
from signpost.domain.plugins import Intercept
from signpost.runtime import passwords
from signpost.runtime.rate_limits import RateLimits, parse_rate
from signpost.visits.cache import STATUS_LINES, Rule, Site, redirect_headers
from signpost.visits.pages import Pages

# (status line, headers, body)
WsgiResponse = tuple[str, list[tuple[str, str]], bytes]

TRIES_PER_MINUTE = parse_rate("5 per minute")
METHOD_KEEPING = (307, 308)
NO_STORE = "no-store"


@dataclass(slots=True)
class Trace:
    """A visit that is only imagined: nothing of it is counted or remembered, and each step is noted.

    now: when it would be, in seconds since 1970. steps: (what was looked at, what was found), in order: (record, the
    rule and the raw path behind its alias, or None), (paused, whether the visitor passes), ..., (destination, the
    target and the location).
    """

    now: float
    rule: Rule | None = None
    visit: "Visit | None" = None
    steps: list[tuple[str, Any]] = field(default_factory=list)

    @property
    def is_answered(self) -> bool:
        """Whether nothing stood between the visitor and a destination."""
        return bool(self.steps) and self.steps[-1][0] == "destination"


@dataclass(slots=True)
class Visit:
    """A request for a connected hostname. path and query as they came; `form` reads a small urlencoded body.

    counts: whether it is a click, and takes a turn. now: seconds since 1970.
    """

    method: str
    path: str
    query: str
    address: str
    visitor: Visitor
    pages: Pages
    now: float
    counts: bool
    form: Callable[[], bytes]
    trace: Trace | None = None


class Responder:
    """Answers for one app: the rules are pure, but turns are kept, tries counted, and clicks go somewhere."""

    def __init__(self, clicks: Clicks, limits: RateLimits):
        self._clicks = clicks
        # Record's seq -> whose turn it is among its destinations.
        self._turns: dict[int, int] = {}
        self._limits = limits
        self._lock = threading.Lock()
        # What may stand between a visitor and the destination, in order: the name of a step, and the look at it,
        # which returns what the visitor gets instead.
        self._closed = (
            ("paused", self._paused),
            ("starts", self._early),
            ("expires", self._late),
            ("max_clicks", self._used_up),
        )
        self._checks = (
            *self._closed,
            ("method", self._wrong_method),
            ("password", self._locked),
            ("limited", self._free_of_charge),
            ("plugins", self._unwelcome),
        )

    def answer(self, site: Site, rule: Rule, rest: str, visit: Visit) -> WsgiResponse:
        """The whole answer of a record for a visit; `rest` is the raw path behind the record's alias."""
        if (refusal := self._refusal(self._checks, site, rule, visit)) is not None:
            return refusal
        query = visit.query if rule.forward_query else ""
        if rule.password_hash:
            # Somebody may have put it there in the hope that it opens the link: it is not sent on.
            query = "&".join(part for part in query.split("&") if parameter_name(part) != "password")
        target = self._choose(rule, visit)
        location = target.forwarding(rest if rule.forward_path else "", query)
        if visit.trace is not None:
            visit.trace.steps.append(("destination", (target, location)))
        if site.came_by is not None and leads_to(location, site.came_by):
            if visit.trace is not None:
                visit.trace.steps.append(("www", False))
            return visit.pages.not_found()
        if visit.counts and visit.trace is None and not self._count(rule, visit):
            return _gone(site, rule, visit)
        if Intercept.PREVIEW in _instead(rule, visit):
            return visit.pages.preview(location, rule.headers)
        if rule.is_frame:
            return visit.pages.frame(rule.title or location, location, rule.headers)
        # After a password the browser must not send the form on, whatever the record's status says.
        status = 303 if rule.password_hash else rule.status
        return STATUS_LINES[status], redirect_headers(location, rule.cache_control(visit.now), rule.headers), b""

    def preview(self, site: Site, rule: Rule, visit: Visit) -> WsgiResponse:
        """`alias+`: where the link goes, without going there; counts nothing."""
        if (refusal := self._refusal(self._closed, site, rule, visit)) is not None:
            return refusal
        if rule.password_hash:
            return visit.pages.protected()
        if rule.max_clicks is not None:
            return visit.pages.limited()
        return visit.pages.preview(rule.targets[0].fixed, rule.headers)

    @staticmethod
    def _refusal(checks: Any, site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        for name, check in checks:
            refusal = check(site, rule, visit)
            if visit.trace is not None:
                visit.trace.steps.append((name, refusal is None))
            if refusal is not None:
                return refusal
        return None

    # --- what may stand in the way ----------------------------------------------------------------------------

    @staticmethod
    def _paused(site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        if rule.paused_by == "abuse":
            return visit.pages.gone()
        return nothing_here(site, visit.method, visit.pages) if rule.paused_by else None

    @staticmethod
    def _early(site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        is_early = rule.starts is not None and visit.now < rule.starts
        return nothing_here(site, visit.method, visit.pages) if is_early else None

    @staticmethod
    def _late(site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        is_late = rule.expires is not None and visit.now >= rule.expires
        return _gone(site, rule, visit) if is_late else None

    def _used_up(self, site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        is_used_up = rule.max_clicks is not None and self._clicks.is_used_up(rule.seq, rule.max_clicks)
        return _gone(site, rule, visit) if is_used_up else None

    @staticmethod
    def _wrong_method(site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        method = visit.method
        if method in ("GET", "HEAD") or (rule.status in METHOD_KEEPING and not rule.is_frame):
            return None
        if rule.password_hash:
            return None if method == "POST" else visit.pages.method_not_allowed("GET, HEAD, POST")
        return visit.pages.method_not_allowed("GET, HEAD")

    def _locked(self, site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        """None: the right password came with this visit, or there is none."""
        if not rule.password_hash:
            return None
        if visit.method != "POST" or visit.trace is not None:
            return visit.pages.password()
        if not self._limits.allows(TRIES_PER_MINUTE, "link password", str(rule.seq), network_of(visit.address)):
            return visit.pages.too_many_tries()
        given = parse_qs(visit.form().decode("utf-8", "replace")).get("password", [""])[0]
        try:
            return None if passwords.matches(rule.password_hash, given) else visit.pages.wrong_password()
        except TooManyRequests:
            return visit.pages.too_many_tries()

    @staticmethod
    def _free_of_charge(site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        """A link for one click names its destination once: not to those who take no click."""
        if rule.max_clicks is None:
            return None
        if not visit.counts:
            return "204 No Content", [("Cache-Control", NO_STORE)], b""
        return visit.pages.forbidden() if visit.visitor.is_bot else None

    @staticmethod
    def _unwelcome(site: Site, rule: Rule, visit: Visit) -> WsgiResponse | None:
        return visit.pages.forbidden() if Intercept.FORBIDDEN in _instead(rule, visit) else None

    # --- where to ---------------------------------------------------------------------------------------------

    def _choose(self, rule: Rule, visit: Visit) -> Target:
        targets = rule.targets
        if len(targets) == 1:
            return targets[0]
        match rule.routing:
            case "order":
                return targets[self._turn(rule, visit.counts and visit.trace is None) % len(targets)]
            case "random":
                return random.choice(targets)
            case "weighted":
                return random.choices(targets, rule.weights)[0]
            case "sticky":
                return targets[visit.visitor.token % len(targets)]
        # first; fastest too, until monitoring has measured something
        return targets[0]

    def _turn(self, rule: Rule, counts: bool) -> int:
        """Whoever only looks takes no turn."""
        with self._lock:
            turn = self._turns.get(rule.seq, 0)
            self._turns[rule.seq] = turn + counts
        return turn

    def _count(self, rule: Rule, visit: Visit) -> bool:
        """False: the click limit was reached by another visitor in the meantime."""
        if rule.max_clicks is not None:
            return self._clicks.take(rule.seq, rule.max_clicks, visit.visitor)
        self._clicks.count(rule.seq, visit.visitor)
        return True


def nothing_here(site: Site, method: str, pages: Pages, origin: str | None = None) -> WsgiResponse:
    """Where the workspace sends visitors of what is not there; else the page. origin: see Pages.not_found."""
    if site.notfound is not None and method in ("GET", "HEAD"):
        return _elsewhere(site.notfound, [])
    return pages.not_found(origin)


def _gone(site: Site, rule: Rule, visit: Visit) -> WsgiResponse:
    elsewhere = rule.expired or site.expired
    if elsewhere is not None:
        return _elsewhere(elsewhere, rule.headers)
    return visit.pages.gone()


def _elsewhere(target: Target, headers: list[tuple[str, str]]) -> WsgiResponse:
    return STATUS_LINES[302], redirect_headers(target.fixed, NO_STORE, headers), b""


def _instead(rule: Rule, visit: Visit) -> set[Intercept | None]:
    """What the plugins of a record want the visitor to get."""
    return {hook(visit.visitor.is_bot) for hook in rule.intercepts}
