"""When a record expires: which times a request may set. Pure."""

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.translations import gettext as _

# Where a timestamp, as `times.text` writes it, may be cut, and what follows then: people and other interfaces see
# minutes, seconds or milliseconds.
_CUTS = ((16, ":00.000000Z"), (19, ".000000Z"), (23, "000Z"))


def new_expiry(expires: str | None, stored: str | None = None) -> str | None:
    """The expiry that a record gets for one that a request gives: both as `times.text` writes them, None is never.

    stored: the expiry that the record has; None also for a new record. One that has passed already is accepted only as
    the stored one, and that stays exactly as it is, even if the request names it less exactly. Raises Invalid.
    """
    if expires is None or expires == stored or times.parse(expires) > times.now():
        return expires
    if stored is not None and expires in [stored[:cut] + rest for cut, rest in _CUTS]:
        return stored
    raise Invalid({"expires": [_("Choose a time in the future.")]})
