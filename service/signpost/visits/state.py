"""The state that decisions need between visits: turns among destinations, password tries, click counts."""

import threading
from urllib.parse import parse_qs

from signpost.clicks.counter import ClickCounter
from signpost.domain.errors import TooManyRequests
from signpost.domain.records.addresses import network_of, site_of
from signpost.runtime import passwords
from signpost.runtime.bulkheads import Bulkheads
from signpost.runtime.rate_limits import RateLimits, parse_rate
from signpost.visits.compile import CompiledRecord
from signpost.visits.confirmation import ConfirmationForm, ConfirmationTokens
from signpost.visits.decide import PasswordResult, Visit

# If more records than this have turns, the oldest begin again at the first destination.
MAX_TURNS = 100_000
TRIES_PER_MINUTE = parse_rate("5 per minute")


class VisitState:
    """The state of one app, for real visits."""

    def __init__(
        self, clicks: ClickCounter, limits: RateLimits, turns: Bulkheads, confirmation_tokens: ConfirmationTokens
    ):
        self._clicks = clicks
        self.confirmation_tokens = confirmation_tokens
        # (seq of the record, position of the rule or 0) -> next turn among the destinations.
        self._turns: dict[tuple[int, int], int] = {}
        self._limits = limits
        # Limits how many passwords are checked at once.
        self._places = turns
        self._lock = threading.Lock()

    def limit_reached(self, record: CompiledRecord, confirmation: ConfirmationForm | None) -> bool:
        key = confirmation.key if confirmation is not None else ""
        return record.max_clicks is not None and self._clicks.limit_reached(record.seq, record.max_clicks, key)

    def try_password(self, record: CompiledRecord, visit: Visit) -> PasswordResult:
        """Wrong passwords count. Many people may be behind one address, and the right one is no guess.

        A try counts before it is checked, and is given back if it was right or was not checked, so that wrong ones
        that come at once are no more than those that come one after another.
        """
        key = "link password", str(record.seq), network_of(visit.address)
        if not self._limits.allows(TRIES_PER_MINUTE, *key):
            return PasswordResult.TOO_MANY_TRIES
        password = parse_qs(visit.form().decode("utf-8", "replace")).get("password", [""])[0]
        try:
            is_right = passwords.matches(
                record.password_hash or "", password, passwords.visitor(site_of(visit.address)), self._places
            )
        except TooManyRequests:
            self._limits.give_back(TRIES_PER_MINUTE, *key)
            return PasswordResult.TOO_MANY_TRIES
        if not is_right:
            return PasswordResult.WRONG
        self._limits.give_back(TRIES_PER_MINUTE, *key)
        return PasswordResult.RIGHT

    def next_turn(self, record: CompiledRecord, rule: int, visit: Visit) -> int:
        """The turn of the next destination. Only a click advances it."""
        key = record.seq, rule
        with self._lock:
            turn = self._turns.get(key, 0)
            if key not in self._turns and len(self._turns) >= MAX_TURNS:
                del self._turns[next(iter(self._turns))]
            self._turns[key] = turn + visit.is_click
        return turn

    def peek_turn(self, record: CompiledRecord, rule: int) -> int:
        return self._turns.get((record.seq, rule), 0)


class DryRunState:
    """The state for dry runs, which advance no turn and try no password."""

    def __init__(self, state: VisitState):
        self._state = state
        self.confirmation_tokens = state.confirmation_tokens

    def limit_reached(self, record: CompiledRecord, confirmation: ConfirmationForm | None) -> bool:
        return self._state.limit_reached(record, confirmation)

    def try_password(self, record: CompiledRecord, visit: Visit) -> PasswordResult:
        return PasswordResult.NOT_TRIED

    def next_turn(self, record: CompiledRecord, rule: int, visit: Visit) -> int:
        return self._state.peek_turn(record, rule)
