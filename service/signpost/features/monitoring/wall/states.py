"""What a link is on the wall: the worst that is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from signpost.domain import times
from signpost.domain.records.filters import ENDS_SOON
from signpost.domain.records.monitor_state import OLD, SLOW_MS, WatchState

SHADES = 5


class WallState(StrEnum):
    """The worst ones first, as the list below the wall has them; then what needs no change of a destination.

    ENDED: it has expired, or been clicked as often as it may. UNCHECKED: it was not checked within two days, or cannot
    be.
    """

    BROKEN = "broken"
    ELSEWHERE = "elsewhere"
    SLOW = "slow"
    ENDS_SOON = "ends_soon"
    PAUSED = "paused"
    ENDED = "ended"
    UNCHECKED = "unchecked"
    WORKS = "works"


# Of which the list below the wall says what to do.
TROUBLES = (WallState.BROKEN, WallState.ELSEWHERE, WallState.SLOW)


@dataclass(frozen=True)
class FoundCheck:
    """What the last check of a destination found. checked_at: None where there was none yet.

    led_to: where it led, if that is elsewhere; else "". is_gentle: not by a monitor of the link's own.
    """

    destination: str
    state: WatchState
    checked_at: str | None
    ms: int | None = None
    usual_ms: int | None = None
    status: int | None = None
    reason: str = ""
    led_to: str = ""
    since: str | None = None
    is_gentle: bool = True


def of_check(check: FoundCheck, now: datetime) -> WallState:
    if check.checked_at is None or check.state is WatchState.PENDING or now - times.parse(check.checked_at) > OLD:
        return WallState.UNCHECKED
    if check.state is WatchState.DOWN:
        return WallState.BROKEN
    if check.led_to:
        return WallState.ELSEWHERE
    return WallState.SLOW if (check.ms or 0) >= SLOW_MS else WallState.WORKS


def worst_of(checks: Sequence[FoundCheck], now: datetime) -> tuple[WallState, FoundCheck | None]:
    """The worst state of a link's destinations, and the check that found it."""
    order = [*WallState]
    found = [(of_check(check, now), check) for check in checks]
    return min(found, key=lambda entry: order.index(entry[0]), default=(WallState.UNCHECKED, None))


def state_of(
    checked: WallState, now: datetime, *, is_paused: bool, is_clicked_out: bool, expired_at: str | None
) -> WallState:
    """checked: the worst state of its destinations."""
    ends_at = times.parse(expired_at) if expired_at else None
    if is_paused:
        return WallState.PAUSED
    if is_clicked_out or (ends_at is not None and ends_at <= now):
        return WallState.ENDED
    if checked in TROUBLES:
        return checked
    if ends_at is not None and ends_at <= now + timedelta(days=ENDS_SOON):
        return WallState.ENDS_SOON
    return checked


def shades_of(clicks: Iterable[int]) -> list[int]:
    """How strongly each of these numbers is drawn, from 0 for no click to SHADES for about the most.

    Each shade stands for about three times the clicks of the one before.
    """
    numbers = [*clicks]
    most = max(numbers, default=0)
    return [0 if not number else _shade(number / most) for number in numbers]


def _shade(part: float) -> int:
    return next((SHADES - step for step in range(SHADES - 1) if part >= 10 ** (-(step + 1) / 2)), 1)
