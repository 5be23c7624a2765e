"""Destinations as a form has them: a row for each, with its address and its share of the visitors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from signpost.domain.records.destination import Routing
from signpost.translations import gettext as _

ALL = 100
_SHARE = re.compile(r"(\d{1,3})\s*%?")


@dataclass(frozen=True)
class DestinationRow:
    """A destination as it is typed. share: in percent."""

    address: str = ""
    share: str = ""

    @property
    def is_filled(self) -> bool:
        return bool(self.address.strip() or self.share.strip())


@dataclass(frozen=True)
class Destinations:
    """What rows say. wrong: by the number of the row; `shares` is about its share, `addresses` about its address."""

    addresses: list[str]
    weights: list[int] | None
    wrong_addresses: dict[int, str]
    wrong_shares: dict[int, str]


def rows_of(addresses: Sequence[str], weights: Sequence[int] | None) -> list[DestinationRow]:
    """The rows of destinations as they are stored."""
    return typed_rows(addresses, [str(share) for share in shares_of(weights or ())])


def typed_rows(addresses: Sequence[str], shares: Sequence[str]) -> list[DestinationRow]:
    """The rows of inputs that have the same name in each of them."""
    return [DestinationRow(address, share) for address, share in zip_longest(addresses, shares, fillvalue="")]


def shares_of(weights: Sequence[int]) -> list[int]:
    """Weights in whole percent, which add up to 100."""
    total = sum(weights)
    if not total:
        return [0] * len(weights)
    shares = [weight * ALL // total for weight in weights]
    # The rest goes to those that lost most by rounding down.
    lost = sorted(range(len(weights)), key=lambda at: (-(weights[at] * ALL % total), at))
    for at in lost[: ALL - sum(shares)]:
        shares[at] += 1
    return shares


def filled_positions(rows: Sequence[DestinationRow]) -> list[int]:
    """The numbers of the rows in which something is typed: the places of their entries in a request."""
    return [at for at, row in enumerate(rows) if row.is_filled]


def read(rows: Sequence[DestinationRow], routing: object) -> Destinations:
    """What rows say; empty ones are left out. Weights are only for a split by share between several destinations."""
    given = [(at, rows[at]) for at in filled_positions(rows)]
    addresses = [row.address.strip() for _at, row in given]
    wrong = {at: _("Enter an address, or leave the share empty.") for at, row in given if not row.address.strip()}
    if len(addresses) < 2:
        return Destinations(addresses, None, wrong, {})
    typed = [(at, row.share.strip()) for at, row in given]
    if routing == Routing.WEIGHTED:
        weights, wrong_shares = _weights(typed)
        return Destinations(addresses, weights, wrong, wrong_shares)
    at = next((at for at, share in typed if share), None)
    reason = _("Shares count only when you split by percentage. Choose “By percentage”, or leave them empty.")
    return Destinations(addresses, None, wrong, {} if at is None else {at: reason})


def _weights(typed: Sequence[tuple[int, str]]) -> tuple[list[int] | None, dict[int, str]]:
    """The shares of rows, by their numbers, and what is wrong with them. Rows without one share the rest."""
    found: dict[int, int] = {}
    for at, share in typed:
        if match := _SHARE.fullmatch(share):
            found[at] = int(match[1])
        elif share:
            return None, {at: _("Shares are whole numbers, like 70.")}
    rest, empty = ALL - sum(found.values()), [at for at, share in typed if not share]
    if rest < 0 or (rest and not empty):
        return None, {typed[0][0]: _("The shares add up to %(sum)s%%. Together they should be 100%%.", sum=ALL - rest)}
    for number, at in enumerate(empty):
        found[at] = rest * (number + 1) // len(empty) - rest * number // len(empty)
    return [found[at] for at, _row in typed], {}
