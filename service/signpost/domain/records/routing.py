"""How traffic is spread over the destinations of a record, or of one of its rules."""

from enum import StrEnum

from signpost.translations import gettext as _

# Of a record itself, and of a rule.
MAX_DESTINATIONS = 20
# Of a record and all of its rules.
MAX_ALL_DESTINATIONS = 100
MAX_WEIGHT = 1_000_000


class Routing(StrEnum):
    """How traffic is spread over destinations."""

    FIRST = "first"
    ORDER = "order"
    RANDOM = "random"
    WEIGHTED = "weighted"
    STICKY = "sticky"
    FASTEST = "fastest"


def refusal_of_weights(weights: object, routing: str, count: int) -> str | None:
    """Why weights fit neither the routing nor the number of destinations; None: they fit.

    weights: whole numbers, or None for none.
    """
    if weights is None:
        return _("Weighted routing needs one weight per destination.") if routing == Routing.WEIGHTED else None
    assert isinstance(weights, (list, tuple))
    if len(weights) != count:
        return _("Give %(count)s weights, one per destination.", count=count)
    if not any(weights):
        return _("At least one weight must be above 0.")
    if routing != Routing.WEIGHTED:
        return _("Weights need weighted routing. The routing here is %(routing)s.", routing=routing)
    return None
