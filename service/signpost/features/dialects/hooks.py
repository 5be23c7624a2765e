"""What the interfaces of other services list of what other features know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from signpost.hooks import first_answer

if TYPE_CHECKING:
    from signpost.domain.clicks.click_events import Missed
    from signpost.operations.caller import Caller


@first_answer
def count_missed(
    caller: Caller, since: str, until: str, host: str | None, what: Missed | None
) -> tuple[int, int] | None:
    """How many visits of people, and of bots, found nothing on some days (UTC, both included).

    host, what: only of these.
    """


@first_answer
def list_missed(
    caller: Caller, since: str, until: str, host: str | None, what: Missed | None
) -> Iterable[tuple[str, str, str, int, int]] | None:
    """The same by day, hostname and path, the newest first: (day, hostname, path, visits of people, of bots)."""
