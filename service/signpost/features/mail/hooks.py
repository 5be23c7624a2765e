"""What the weekly e-mail says of what other features know."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from signpost.hooks import first_answer

if TYPE_CHECKING:
    from signpost.features.mail.summary import ClickedWeek
    from signpost.operations.caller import Caller


@first_answer
def clicks_of_week(caller: Caller, until: date, zone: str) -> ClickedWeek | None:
    """The clicks of a workspace in the week that ends with a day, in a time zone (its name)."""


@first_answer
def commonest_misses(caller: Caller, since: str, until: str, count: int) -> list[tuple[str, int]] | None:
    """The addresses at which most people found nothing on some days (UTC, both included), and how many."""
