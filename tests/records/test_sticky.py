"""Sticky routing: who keeps which destination, by tokens that are the same in every run."""

import hashlib
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from signpost.domain.records import sticky

RECORD = 1_764_338_400_000_000
# As clicks/visitors.py makes them: 8 bytes of a digest, with a sign.
TOKENS = [
    int.from_bytes(hashlib.blake2b(b"visitor %d" % number, digest_size=8).digest(), signed=True)
    for number in range(2_000)
]


def urls(count: int) -> list[str]:
    return [f"https://example.com/{number}" for number in range(count)]


def kept(destinations: list[str], record: int = RECORD, rule: int = 0) -> list[str]:
    """The destination of each visitor."""
    keys = sticky.keys_of(destinations)
    return [destinations[sticky.choice(token, record, rule, keys)] for token in TOKENS]


def chi_square(counts: Iterable[int], cells: int) -> float:
    """How far counts are from equal ones; its mean is cells - 1, its variance twice that."""
    found = [*counts]
    found += [0] * (cells - len(found))
    expected = sum(found) / cells
    return sum((count - expected) ** 2 / expected for count in found)


def bound(cells: int) -> float:
    """Five standard deviations above the mean: nothing that is independent gets there."""
    return float(cells - 1 + 5 * (2 * (cells - 1)) ** 0.5)


@pytest.mark.parametrize("count", [2, 3, 5, 20])
def test_destinations_get_equal_shares(count: int) -> None:
    assert chi_square(Counter(kept(urls(count))).values(), count) < bound(count)


@pytest.mark.parametrize("count", [2, 3, 5])
def test_what_a_visitor_gets_says_nothing_about_another_link_or_rule(count: int) -> None:
    destinations = urls(count)
    # Numbers of records are times, so neighbors differ little; and the same addresses are in all of them.
    places = [(RECORD, 0), (RECORD + 1, 0), (RECORD + 2, 0), (RECORD, 1), (RECORD, 2), (RECORD * 10, 1)]
    splits = [kept(destinations, *place) for place in places]
    for one, other in combinations(splits, 2):
        pairs = Counter(zip(one, other, strict=True))
        assert chi_square(pairs.values(), count**2) < bound(count**2)


@pytest.mark.parametrize("count", [2, 3, 5, 20])
def test_where_one_goes_only_its_visitors_move(count: int) -> None:
    destinations = urls(count)
    before = kept(destinations)
    for gone in destinations:
        after = kept([entry for entry in destinations if entry != gone])
        assert all(now == then for then, now in zip(before, after, strict=True) if then != gone)
        # Those who move spread over all others.
        moved = Counter(now for then, now in zip(before, after, strict=True) if then == gone)
        assert chi_square(moved.values(), count - 1) < bound(max(count - 1, 2))


@pytest.mark.parametrize("count", [2, 3, 5, 19])
def test_a_new_one_takes_its_visitors_from_the_others_alone(count: int) -> None:
    before, after = kept(urls(count)), kept([*urls(count), "https://new.example"])
    assert {now for then, now in zip(before, after, strict=True) if then != now} == {"https://new.example"}


def test_their_order_moves_nobody() -> None:
    destinations = urls(5)
    assert kept(destinations[::-1]) == kept(destinations[2:] + destinations[:2]) == kept(destinations)


def test_one_that_is_listed_twice_counts_twice() -> None:
    a, b = urls(2)
    twice = Counter(kept([a, b, a]))
    assert chi_square([twice[a] // 2, twice[a] // 2, twice[b]], 3) < bound(3)
    assert all(now == a for then, now in zip(kept([a, b]), kept([a, b, a]), strict=True) if then == a)


def test_a_visitor_who_is_not_known_gets_the_first() -> None:
    assert {sticky.choice(0, RECORD + number, 0, sticky.keys_of(urls(5))) for number in range(50)} == {0}
