"""How an operation has waiting clicks counted: operations do not import the counter, which is on their own layer."""

from collections.abc import Callable
from dataclasses import dataclass

from signpost.storage import database
from signpost.storage.app_parts import current_parts


@dataclass(frozen=True)
class WaitingClicks:
    """The clicks of one app that are not counted yet. catch_up: returns once those of a second ago are counted."""

    catch_up: Callable[[], None]


def count_now() -> None:
    """Have the current app count the clicks of a second ago and before."""
    # Within a transaction they would wait for its end.
    if WaitingClicks in current_parts() and not database.current().in_transaction():
        current_parts()[WaitingClicks].catch_up()
