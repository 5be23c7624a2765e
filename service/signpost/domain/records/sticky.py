"""Sticky routing: a visitor keeps a destination for a day (UTC), without a cookie. Pure.

It is rendezvous hashing: for a visitor each destination has a rank of its own, and the highest one wins. So where a
destination goes, only its visitors move; a new one takes its share from each of the others; and their order means
nothing. The rank depends on the link and its rule as well, so tests of several links are independent of each other.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence


def keys_of(destinations: Iterable[str]) -> tuple[bytes, ...]:
    """What stands for each destination in `choice`, made once for many visits. One listed twice counts twice."""
    seen: Counter[str] = Counter()
    keys = []
    for destination in destinations:
        seen[destination] += 1
        named = f"{seen[destination]} {destination}".encode("utf-8", "surrogatepass")
        keys.append(hashlib.blake2b(named, digest_size=16).digest())
    return tuple(keys)


def choice(token: int, record: int, rule: int, keys: Sequence[bytes]) -> int:
    """Index of the destination that a visitor keeps; the first for one who is not known.

    token: as `Visitor.token`. record: its number. rule: its position from 1; 0: the record's own destinations.
    keys: those of the destinations.
    """
    if not token:
        return 0
    # It takes 1.5 µs for two destinations and 3 µs for five.
    visitor = b"%d %d %d " % (token, record, rule)
    ranks = [hashlib.blake2b(visitor + key, digest_size=8).digest() for key in keys]
    return ranks.index(max(ranks))
