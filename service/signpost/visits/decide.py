"""Deciding a visit: from the record that was found to the response.

`decide` changes nothing but turns and password tries, which `DecisionState` keeps. The middleware sends the response
and counts the click; `explain` describes the decision. Checks run in the order of `Check`; the specification defines
none.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from typing import NamedTuple, Protocol

from signpost.clicks.agents import is_preview_fetcher
from signpost.clicks.visitors import Visitor
from signpost.domain.plugins import Intercept
from signpost.domain.records import sticky
from signpost.domain.records.card import Card
from signpost.domain.records.destination import Target, forwarded_query, leads_to
from signpost.domain.records.rules.rule_matches import all_hold
from signpost.visits.cache import LookupResult, Site
from signpost.visits.compile import CompiledRecord, CompiledRule
from signpost.visits.confirmation import ConfirmationForm, ConfirmationTokens
from signpost.visits.pages import Pages
from signpost.visits.respond import NO_STORE, WsgiResponse, redirect

METHOD_KEEPING = (307, 308)
# Applies to destinations that contain parts of the visitor's path.
MAX_LOCATION_BYTES = 32 * 1024
VARY = ("Vary", "User-Agent")


class Check(StrEnum):
    """What may stop a visit, in the order of the checks."""

    PAUSED = "paused"
    STARTS = "starts"
    EXPIRES = "expires"
    MAX_CLICKS = "max_clicks"
    METHOD = "method"
    PASSWORD = "password"
    # Links with a click limit: whether this visit may use a click.
    LIMITED = "limited"
    PLUGINS = "plugins"
    # Once the destination is chosen: whether it would send a visitor of www.HOST back to www.HOST.
    WWW = "www"
    # Whether a page asks for confirmation first.
    INTERSTITIAL = "interstitial"


class PasswordResult(Enum):
    RIGHT = auto()
    WRONG = auto()
    TOO_MANY_TRIES = auto()
    NOT_TRIED = auto()


@dataclass(slots=True)
class Visit:
    """A request for a connected hostname.

    path, query: as sent. languages: Accept-Language. now: seconds since 1970, or 0 if the record does not depend on the
    time. is_click: whether the visit counts, and takes a turn, if it reaches a destination. form: reads a small
    urlencoded body. referrer: the Referer, which a confirmation page passes on. confirmation: the submitted form of a
    confirmation page, if any.
    """

    method: str
    path: str
    query: str
    address: str
    languages: str
    user_agent: str
    visitor: Visitor
    pages: Pages
    now: float
    is_click: bool
    form: Callable[[], bytes]
    referrer: str = ""
    confirmation: ConfirmationForm | None = None


class DecisionState(Protocol):
    """What a decision needs besides the record and the visit: click counts, password tries and turns."""

    confirmation_tokens: ConfirmationTokens

    def limit_reached(self, record: CompiledRecord, confirmation: ConfirmationForm | None) -> bool: ...

    def try_password(self, record: CompiledRecord, visit: Visit) -> PasswordResult: ...

    def next_turn(self, record: CompiledRecord, rule: int, visit: Visit) -> int: ...


class Decision(NamedTuple):
    """How a visit is answered.

    evaluated_checks: the checks that apply. failed: the first check that did not pass, or None. response: the answer,
    provided that a click is still left when it is counted. target, location: the chosen destination, and its URL for
    this visitor. counts: whether the visit is a click. rule: position of the matching rule, counted from 1; 0 if none
    matches. destination: position of the destination within the rule or record, counted from 1; 0 if the record has a
    single destination and no rule matches. shows_card: whether the answer is the record's card, for a preview fetcher.
    """

    evaluated_checks: tuple[Check, ...]
    failed: Check | None
    response: WsgiResponse
    target: Target | None = None
    location: str | None = None
    counts: bool = False
    rule: int = 0
    destination: int = 0
    shows_card: bool = False

    @property
    def checks(self) -> list[tuple[Check, bool]]:
        """The checks up to the first that failed, each with whether it passed."""
        end = (
            self.evaluated_checks.index(self.failed) + 1
            if self.failed in self.evaluated_checks
            else len(self.evaluated_checks)
        )
        return [(check, check is not self.failed) for check in self.evaluated_checks[:end]]


def decide(site: Site, answer: LookupResult, visit: Visit, state: DecisionState) -> Decision:
    """Decide a visit that a record answers."""
    record = answer.record
    if not record.is_open or visit.method != "GET":
        for check, refuse in _CHECKS:
            refusal = refuse(site, record, visit, state)
            if refusal is not None:
                return Decision(_ALL, check, refusal)
    if record.is_gone:
        return Decision(_ALL, None, visit.pages.removed(), counts=visit.is_click)
    query = ""
    if record.forward_query:
        query = forwarded_query(visit.query, answer.used, is_protected=bool(record.password_hash))
    needs_confirmation = bool(record.version) and _needs_confirmation(record, visit)
    confirmation = visit.confirmation if needs_confirmation and _is_confirmed(answer, query, visit, state) else None
    # Showing the confirmation page takes no turn among the destinations.
    chooser = replace(visit, is_click=False) if needs_confirmation and confirmation is None else visit
    rule = _first_rule(record, visit) if record.rules else 0
    options = _options(record, rule)
    chosen = _choose(options, record, rule, chooser, state)
    if confirmation is not None and not record.always_confirms:
        rule, chosen = confirmation.rule, confirmation.chosen
        options = _options(record, rule)
    target, destination = options.targets[chosen], options.positions[chosen] if rule or len(options.targets) > 1 else 0
    location = _location(answer, target, query)
    if answer.values and len(location) > MAX_LOCATION_BYTES:
        return Decision(_ALL, None, visit.pages.too_long())
    if site.www_host is not None and leads_to(location, site.www_host):
        page = visit.pages.not_found()
        return Decision(_ALL, Check.WWW, page, target, location, rule=rule, destination=destination)
    if needs_confirmation and confirmation is None:
        page = _confirmation_page(record, visit, state, location, rule, chosen)
        return Decision(_ALL, Check.INTERSTITIAL, page, target, location, rule=rule, destination=destination)
    response = _destination(record, location, visit)
    shown = None if record.card is None else _card(record, record.card, location, visit, response)
    if shown is not None:
        return Decision(_ALL, None, shown, target, location, visit.is_click, rule, destination, shows_card=True)
    return Decision(_ALL, None, response, target, location, visit.is_click, rule, destination)


def decide_preview(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> Decision:
    """Decide a visit of `alias+`: a page that shows where the link leads. It is never a click."""
    for check, refuse in _OPEN_CHECKS:
        refusal = refuse(site, record, visit, state)
        if refusal is not None:
            return Decision(_OPEN, check, refusal)
    if record.is_gone:
        page = visit.pages.removed()
    elif record.password_hash:
        page = visit.pages.protected()
    elif record.max_clicks is not None:
        page = visit.pages.limited()
    else:
        by_rules = dict.fromkeys(target.fixed for rule in record.rules for target in rule.targets)
        page = visit.pages.preview(record.targets[0].fixed, record.headers, [*by_rules])
    return Decision(_OPEN, None, page)


def expired_response(site: Site, record: CompiledRecord, visit: Visit) -> WsgiResponse:
    """The answer of a record that has expired or has no clicks left."""
    location = None
    if record.expired_target is not None:
        location = record.expired_target.fixed
    elif site.expired_target is not None:
        location = site.expired_target.location(visit.path)
    return visit.pages.gone() if location is None else redirect(302, location, NO_STORE, record.headers)


def _needs_confirmation(record: CompiledRecord, visit: Visit) -> bool:
    """Whether the visitor must confirm on a page first. Programs follow links by themselves, but submit no forms."""
    return record.always_confirms or Intercept.PREVIEW in _intercepts(record, visit)


def _is_confirmed(answer: LookupResult, query: str, visit: Visit, state: DecisionState) -> bool:
    """Whether the visit submits a valid confirmation form, for the destination that the page showed, if any."""
    record, confirmation = answer.record, visit.confirmation
    if confirmation is None or record.always_confirms:
        return confirmation is not None and state.confirmation_tokens.is_valid(confirmation, record, visit.now)
    if not 0 <= confirmation.rule <= len(record.rules) or not 0 <= confirmation.chosen < len(
        _options(record, confirmation.rule).targets
    ):
        return False
    location = _location(answer, _options(record, confirmation.rule).targets[confirmation.chosen], query)
    return state.confirmation_tokens.is_valid(confirmation, record, visit.now, location)


def _confirmation_page(
    record: CompiledRecord, visit: Visit, state: DecisionState, location: str, rule: int, chosen: int
) -> WsgiResponse:
    """The confirmation page. With a click limit it does not name the destination, which is chosen on confirmation."""
    if record.always_confirms:
        return visit.pages.confirmation(
            (state.confirmation_tokens.token(record, visit.now), visit.referrer), record.headers
        )
    token = state.confirmation_tokens.token(record, visit.now, location, rule, chosen)
    return visit.pages.preview(location, record.headers, confirmation=(token, visit.referrer))


def _options(record: CompiledRecord, rule: int) -> CompiledRecord | CompiledRule:
    """The rule at a position, counted from 1, or the record itself for 0: both have targets and routing."""
    return record.rules[rule - 1] if rule else record


def _location(answer: LookupResult, target: Target, query: str) -> str:
    """The URL of a target for this visit, with the path, query and pattern values that it takes from the visit."""
    return target.forwarding(answer.rest if answer.record.forward_path else "", query, answer.values)


def _destination(record: CompiledRecord, location: str, visit: Visit) -> WsgiResponse:
    # The visitor has confirmed on a page that hid the destination, or has entered a password, so the click is counted
    # now; the button of the preview is a plain link.
    has_named = visit.confirmation is not None and not record.always_confirms
    if not has_named and record.intercepts and Intercept.PREVIEW in _intercepts(record, visit):
        return visit.pages.preview(location, record.headers)
    if record.is_frame:
        return visit.pages.frame(record.title or location, location, record.headers)
    # 307 and 308 would make the browser send our form to the destination.
    status = 303 if record.password_hash or visit.confirmation is not None else record.status
    return redirect(status, location, record.cache_control(visit.now), record.headers)


def _card(
    record: CompiledRecord, card: Card, location: str, visit: Visit, response: WsgiResponse
) -> WsgiResponse | None:
    """The card for a preview fetcher; None for other visitors, and where `response` does not redirect."""
    headers = dict(response[1])
    if "Location" not in headers or visit.method not in ("GET", "HEAD") or record.password_hash or record.max_clicks:
        return None
    if not is_preview_fetcher(visit.user_agent):
        # Caches must not serve the card to people.
        response[1].append(VARY)
        return None
    return visit.pages.card(card, location, [("Cache-Control", headers["Cache-Control"]), VARY, *record.headers])


def _not_found(site: Site, visit: Visit) -> WsgiResponse:
    return site.not_found.response(visit.path, visit.method, visit.pages)


# --- checks: each returns the response to a visit that fails it, or None ------------------------------------------


def _paused(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    if record.paused_by == "abuse":
        return visit.pages.removed()
    return _not_found(site, visit) if record.paused_by else None


def _not_started(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    if record.starts_at is None or visit.now >= record.starts_at:
        return None
    return _not_found(site, visit)


def _expired(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    return None if record.expires_at is None or visit.now < record.expires_at else expired_response(site, record, visit)


def _used_up(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    is_limited = record.max_clicks is not None
    return (
        expired_response(site, record, visit)
        if is_limited and state.limit_reached(record, visit.confirmation)
        else None
    )


def _wrong_method(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    method = visit.method
    if method in ("GET", "HEAD"):
        return None
    if record.version and _needs_confirmation(record, visit):
        # A POST from a program is refused: it is neither a confirmation nor passed on to the destination.
        return None if visit.confirmation is not None else visit.pages.method_not_allowed("GET, HEAD, POST")
    if record.status in METHOD_KEEPING and not record.is_frame:
        return None
    if record.password_hash:
        return None if method == "POST" else visit.pages.method_not_allowed("GET, HEAD, POST")
    return visit.pages.method_not_allowed("GET, HEAD")


def _password_required(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    if not record.password_hash:
        return None
    if visit.method != "POST":
        return visit.pages.password()
    match state.try_password(record, visit):
        case PasswordResult.RIGHT:
            return None
        case PasswordResult.WRONG:
            return visit.pages.wrong_password()
        case PasswordResult.TOO_MANY_TRIES:
            return visit.pages.too_many_tries()
        case PasswordResult.NOT_TRIED:
            return visit.pages.password()


def _no_click(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    """A link with a click limit reveals its destination only to visits that count as clicks."""
    if record.max_clicks is None:
        return None
    if not visit.is_click:
        return "204 No Content", [("Cache-Control", NO_STORE)], b""
    return visit.pages.forbidden() if visit.visitor.is_bot else None


def _blocked(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    return visit.pages.forbidden() if Intercept.FORBIDDEN in _intercepts(record, visit) else None


def _intercepts(record: CompiledRecord, visit: Visit) -> set[Intercept | None]:
    """What the plugins of a record answer to this visitor instead of the destination."""
    return {intercept(visit.visitor.is_bot) for intercept in record.intercepts}


_OPEN_CHECKS = (
    (Check.PAUSED, _paused),
    (Check.STARTS, _not_started),
    (Check.EXPIRES, _expired),
    (Check.MAX_CLICKS, _used_up),
)
_CHECKS = (
    *_OPEN_CHECKS,
    (Check.METHOD, _wrong_method),
    (Check.PASSWORD, _password_required),
    (Check.LIMITED, _no_click),
    (Check.PLUGINS, _blocked),
)
_OPEN, _ALL = (tuple(check for check, _ in checks) for checks in (_OPEN_CHECKS, _CHECKS))


# --- the destination ---------------------------------------------------------------------------------------------


def _first_rule(record: CompiledRecord, visit: Visit) -> int:
    """Position of the first matching rule, counted from 1; 0 if none matches."""
    for position, rule in enumerate(record.rules, 1):
        if all_hold(rule.tests, visit):
            return position
    return 0


def _choose(
    options: CompiledRecord | CompiledRule, record: CompiledRecord, rule: int, visit: Visit, state: DecisionState
) -> int:
    """Index of the target for this visit. options: the rule at position `rule`, or the record for 0."""
    count = len(options.targets)
    if count == 1:
        return 0
    match options.routing:
        case "order":
            return state.next_turn(record, rule, visit) % count
        case "random":
            return int(random.random() * count)
        case "weighted":
            return random.choices(range(count), options.weights)[0]
        case "sticky":
            return sticky.choice(visit.visitor.token, record.seq, rule, options.sticky_keys)
    # Also for routing "fastest": compile.py puts the fastest target first.
    return 0
