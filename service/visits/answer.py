"""What a visitor gets: the decisions between a record that was found and the answer. Spec is silent; DESIGN section 8.

Order: started? paused? expired? click limit? -> method -> password -> bots -> destination -> headers -> count.
"""

import ipaddress
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qs

from limits import parse as parse_limit
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from werkzeug.security import check_password_hash

from service.destination import Target, parameter_name
from service.plugins import Instead
from service.visits import pages
from service.visits.clicks import Clicks
from service.visits.rules import STATUS_LINES, Rule, redirect_headers
from service.visits.visitors import Visitor

# (status line, headers, body)
Answer = tuple[str, list[tuple[str, str]], bytes]

TRIES_PER_MINUTE = parse_limit("5 per minute")
METHOD_KEEPING = (307, 308)
NO_STORE = "no-store"


@dataclass(slots=True)
class Visit:
    """A request for a connected hostname. path and query as they came; `form` reads a small urlencoded body."""

    method: str
    path: str
    query: str
    address: str
    visitor: Visitor
    is_prefetch: bool
    form: Callable[[], bytes]


class Answers:
    """Answers for one app: the rules are pure, but turns are kept, tries counted, and clicks go somewhere."""

    def __init__(self, clicks: Clicks):
        self._clicks = clicks
        # Record's seq -> whose turn it is among its destinations.
        self._turns: dict[int, int] = {}
        self._tries = MovingWindowRateLimiter(MemoryStorage())
        self._lock = threading.Lock()

    def answer(self, rule: Rule, rest: str, visit: Visit) -> Answer:
        """The whole answer of a record for a visit; `rest` is the raw path behind the record's alias."""
        if (refusal := self._closed(rule)) is not None:
            return refusal
        if (refusal := self._wrong_method(rule, visit.method)) is not None:
            return refusal
        if rule.password_hash and (refusal := self._locked(rule, visit)) is not None:
            return refusal
        instead = {hook(visit.visitor.is_bot) for hook in rule.intercepts}
        if Instead.FORBIDDEN in instead:
            return pages.forbidden()
        counts = not visit.is_prefetch and visit.method != "HEAD"
        query = visit.query if rule.forward_query else ""
        if rule.password_hash:
            # Somebody may have put it there in the hope that it opens the link: it is not sent on.
            query = "&".join(part for part in query.split("&") if parameter_name(part) != "password")
        location = self._choose(rule, visit, counts).forwarding(rest if rule.forward_path else "", query)
        if counts and not self._count(rule, visit):
            return self._gone(rule)
        if Instead.PREVIEW in instead:
            return pages.preview(location, rule.headers)
        if rule.is_frame:
            return pages.frame(location, rule.headers)
        # After a password the browser must not send the form on, whatever the record's status says.
        status = 303 if rule.password_hash else rule.status
        return STATUS_LINES[status], redirect_headers(rule, location, rule.cache_control(time.time())), b""

    def preview(self, rule: Rule) -> Answer:
        """`alias+`: where the link goes, without going there; counts nothing."""
        if (refusal := self._closed(rule)) is not None:
            return refusal
        if rule.password_hash:
            return pages.protected()
        return pages.preview(rule.targets[0].fixed, rule.headers)

    def _closed(self, rule: Rule) -> Answer | None:
        now = time.time()
        if rule.paused_by == "abuse":
            return pages.gone()
        if rule.paused_by or (rule.starts is not None and now < rule.starts):
            return pages.not_found()
        if rule.expires is not None and now >= rule.expires:
            return self._gone(rule)
        if rule.max_clicks is not None and self._clicks.is_used_up(rule.seq, rule.max_clicks):
            return self._gone(rule)
        return None

    @staticmethod
    def _gone(rule: Rule) -> Answer:
        if rule.expired is None:
            return pages.gone()
        return STATUS_LINES[302], redirect_headers(rule, rule.expired.fixed, NO_STORE), b""

    @staticmethod
    def _wrong_method(rule: Rule, method: str) -> Answer | None:
        if method in ("GET", "HEAD") or (rule.status in METHOD_KEEPING and not rule.is_frame):
            return None
        if rule.password_hash:
            return None if method == "POST" else pages.method_not_allowed("GET, HEAD, POST")
        return pages.method_not_allowed("GET, HEAD")

    def _locked(self, rule: Rule, visit: Visit) -> Answer | None:
        """None: the right password came with this visit."""
        if visit.method != "POST":
            return pages.password()
        if not self._tries.hit(TRIES_PER_MINUTE, str(rule.seq), _network(visit.address)):
            return pages.too_many_tries()
        given = parse_qs(visit.form().decode("utf-8", "replace")).get("password", [""])[0]
        if check_password_hash(rule.password_hash or "", given):
            return None
        return pages.wrong_password()

    def _count(self, rule: Rule, visit: Visit) -> bool:
        """False: the click limit was reached by another visitor in the meantime."""
        if rule.max_clicks is not None and not visit.visitor.is_bot:
            return self._clicks.take(rule.seq, rule.max_clicks, visit.visitor)
        self._clicks.count(rule.seq, visit.visitor)
        return True

    def _choose(self, rule: Rule, visit: Visit, counts: bool) -> Target:
        targets = rule.targets
        if len(targets) == 1:
            return targets[0]
        match rule.routing:
            case "order":
                return targets[self._turn(rule, counts) % len(targets)]
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


def _network(address: str) -> str:
    """The address, or of IPv6 the network of 64 bits, which is what one visitor has."""
    return str(ipaddress.ip_network(f"{address}/64", strict=False)) if ":" in address else address
