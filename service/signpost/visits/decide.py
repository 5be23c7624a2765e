"""The decisions of a visit, from the record that was found to the answer.

`decide` returns a value. The middleware sends its response and counts its click; `explain` prints it. The order of the
checks is that of `Check`. The specification does not define it.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from typing import NamedTuple, Protocol

from signpost.clicks.crawlers import is_preview_fetcher
from signpost.clicks.visitors import Visitor
from signpost.domain.plugins import Intercept
from signpost.domain.records.card import Card
from signpost.domain.records.destination import Target, leads_to, passed_on
from signpost.domain.records.rules.rule_matches import all_hold
from signpost.visits.cache import LookupResult, Site
from signpost.visits.compile import CompiledRecord, CompiledRule
from signpost.visits.confirmation import ConfirmationForm, ConfirmationTokens
from signpost.visits.pages import Pages
from signpost.visits.respond import NO_STORE, WsgiResponse, redirect

METHOD_KEEPING = (307, 308)
# Of a destination that repeats parts of the visitor's path.
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
    # Of a link with a click limit: whether this visit counts as a click.
    LIMITED = "limited"
    PLUGINS = "plugins"
    # After the destination is chosen: whether it leads a visitor of a www name back to it.
    WWW = "www"
    # Whether a page needs_confirmation first.
    INTERSTITIAL = "interstitial"


class PasswordResult(Enum):
    RIGHT = auto()
    WRONG = auto()
    TOO_MANY_TRIES = auto()
    NOT_TRIED = auto()


@dataclass(slots=True)
class Visit:
    """A request for a connected hostname.

    path, query: as they came. languages: Accept-Language. now: seconds since 1970, where the time decides anything.
    is_click: whether it counts and takes a turn if it reaches a destination. form: reads a small urlencoded body.
    referrer: the Referer, which a confirmation page passes on. confirmation: its form, if the visit submits one.
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
    """What a decision needs from the running app, in addition to the record and the visit."""

    confirmation_tokens: ConfirmationTokens

    def limit_reached(self, record: CompiledRecord, confirmation: ConfirmationForm | None) -> bool: ...

    def try_password(self, record: CompiledRecord, visit: Visit) -> PasswordResult: ...

    def next_turn(self, record: CompiledRecord, rule: int, visit: Visit) -> int: ...


class Decision(NamedTuple):
    """evaluated_checks: the checks for this visit. failed: the first one that did not pass; None: all did.

    target, location: the destination chosen, and where it sends this visitor. response: the whole answer, if a click
    can still be counted. counts: whether the visit is a click.
    rule: the position of the rule that held, from 1; 0: none did. destination: the position of the destination among
    those of the rule, or of the record, from 1; 0: the record has one, and no rule held. shows_card: whether a preview
    fetcher gets the card of the record instead of the redirect.
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
        """Each check before a destination was chosen, and whether it passed."""
        end = (
            self.evaluated_checks.index(self.failed) + 1
            if self.failed in self.evaluated_checks
            else len(self.evaluated_checks)
        )
        return [(check, check is not self.failed) for check in self.evaluated_checks[:end]]


def decide(site: Site, answer: LookupResult, visit: Visit, state: DecisionState) -> Decision:
    """The decision for a visit that a record answers."""
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
        query = passed_on(visit.query, answer.used, is_protected=bool(record.password_hash))
    needs_confirmation = bool(record.version) and _needs_confirmation(record, visit)
    confirmation = visit.confirmation if needs_confirmation and _is_confirmed(answer, query, visit, state) else None
    # The page that needs_confirmation takes no turn.
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
    """`alias+`: the page that shows where the link goes, without going there; counts nothing."""
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
    """The answer of a link that has expired, or whose clicks are used up."""
    location = None
    if record.expired_target is not None:
        location = record.expired_target.fixed
    elif site.expired_target is not None:
        location = site.expired_target.location(visit.path)
    return visit.pages.gone() if location is None else redirect(302, location, NO_STORE, record.headers)


def _needs_confirmation(record: CompiledRecord, visit: Visit) -> bool:
    """Whether a page asks first: programs follow links by themselves, but do not submit its form."""
    return record.always_confirms or Intercept.PREVIEW in _intercepts(record, visit)


def _is_confirmed(answer: LookupResult, query: str, visit: Visit, state: DecisionState) -> bool:
    """Whether the visit submits the form of a confirmation page, for this destination if the page named one."""
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
    """Where the targets are: the rule at a position, or the record."""
    return record.rules[rule - 1] if rule else record


def _location(answer: LookupResult, target: Target, query: str) -> str:
    """Where a target sends a visitor, with what the visit brings along."""
    return target.forwarding(answer.rest if answer.record.forward_path else "", query, answer.values)


def _destination(record: CompiledRecord, location: str, visit: Visit) -> WsgiResponse:
    # After a page that did not name the destination, or a password. The click is counted: its button is a link.
    has_named = visit.confirmation is not None and not record.always_confirms
    if not has_named and record.intercepts and Intercept.PREVIEW in _intercepts(record, visit):
        return visit.pages.preview(location, record.headers)
    if record.is_frame:
        return visit.pages.frame(record.title or location, location, record.headers)
    # After a form of ours the browser must not send it on, whatever the record's status says.
    status = 303 if record.password_hash or visit.confirmation is not None else record.status
    return redirect(status, location, record.cache_control(visit.now), record.headers)


def _card(
    record: CompiledRecord, card: Card, location: str, visit: Visit, response: WsgiResponse
) -> WsgiResponse | None:
    """What a preview fetcher gets instead of `response`; None: the visitor is none, or would not be redirected."""
    headers = dict(response[1])
    if "Location" not in headers or visit.method not in ("GET", "HEAD") or record.password_hash or record.max_clicks:
        return None
    if not is_preview_fetcher(visit.user_agent):
        # A cache must not give a fetcher's page to a person.
        response[1].append(VARY)
        return None
    return visit.pages.card(card, location, [("Cache-Control", headers["Cache-Control"]), VARY, *record.headers])


def _not_found(site: Site, visit: Visit) -> WsgiResponse:
    return site.not_found.response(visit.path, visit.method, visit.pages)


# --- checks: each returns the answer of a visit that does not pass ------------------------------------------------


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
        # What a program sends is neither passed on nor accepted in silence.
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
    """A link for one click reveals its destination once, and only to visits that count as clicks."""
    if record.max_clicks is None:
        return None
    if not visit.is_click:
        return "204 No Content", [("Cache-Control", NO_STORE)], b""
    return visit.pages.forbidden() if visit.visitor.is_bot else None


def _blocked(site: Site, record: CompiledRecord, visit: Visit, state: DecisionState) -> WsgiResponse | None:
    return visit.pages.forbidden() if Intercept.FORBIDDEN in _intercepts(record, visit) else None


def _intercepts(record: CompiledRecord, visit: Visit) -> set[Intercept | None]:
    """What the plugins of a record want the visitor to get instead."""
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
    """The position of the first rule that holds, from 1; 0: none does."""
    for position, rule in enumerate(record.rules, 1):
        if all_hold(rule.tests, visit):
            return position
    return 0


def _choose(
    options: CompiledRecord | CompiledRule, record: CompiledRecord, rule: int, visit: Visit, state: DecisionState
) -> int:
    """Which of the targets of a record, or of its rule. rule: its position; 0: the record's own."""
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
            return visit.visitor.token % count
    # first; also fastest, until monitoring has measured something
    return 0
