"""The clicks of one day by the values of one kind, and by pairs of them with values of other kinds, as bytes.

Values have ids, from 0 in their order: "" first, OTHER second. So a pair of values is two bytes, and reading one kind
or one pair of kinds costs only that. Numbers are little-endian, and as wide as the greatest of their row needs.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping

from signpost.features.reports.breakdowns import KINDS, OTHER, SEPARATOR

UNKNOWN_ID, OTHER_ID = 0, 1
# The pair of all pairs of values that are not counted by name.
OTHERS = OTHER_ID << 8 | OTHER_ID

# How many values there are, the width of their clicks, the length of their text and whether it is compressed, and how
# many other kinds there are pairs with.
_HEAD = struct.Struct("<HBIBB")
# The place of the other kind in KINDS, the width of the clicks, and how many pairs there are.
_PAIRS = struct.Struct("<BBH")
# Between the texts of values. Nothing that is printable contains it, and no value what it is replaced with.
_BETWEEN = "\n"
_WIDTHS = {1: "B", 2: "H", 4: "I", 8: "Q"}

# Clicks by pair: the id of the first value << 8 | that of the second.
Pairs = dict[int, int]


def pack(values: Mapping[str, int], pairs: Mapping[str, Pairs], *, compress: bool = False) -> bytes:
    """values: with "" and OTHER as the first two. pairs: by the other kind, one that comes later in KINDS."""
    names = [*values][2:]
    joined = _BETWEEN.join(names)
    if joined.count(_BETWEEN) >= max(1, len(names)):
        joined = _BETWEEN.join(name.replace(_BETWEEN, SEPARATOR) for name in names)
    text = joined.encode(errors="surrogatepass")
    if compress:
        text = zlib.compress(text, 1)
    width, clicks = _packed(values.values())
    heads: list[bytes] = []
    bodies: list[bytes] = []
    for kind, counts in pairs.items():
        pair_width, pair_clicks = _packed(counts.values())
        heads.append(_PAIRS.pack(KINDS.index(kind), pair_width, len(counts)))
        bodies += (struct.pack(f"<{len(counts)}H", *counts), pair_clicks)
    head = _HEAD.pack(len(values), width, len(text), compress, len(heads))
    return b"".join((head, *heads, clicks, text, *bodies))


def _packed(numbers: Iterable[int]) -> tuple[int, bytes]:
    numbers = [*numbers]
    limit = max(numbers, default=0)
    width = next(width for width in _WIDTHS if limit < 1 << 8 * width)
    return width, struct.pack(f"<{len(numbers)}{_WIDTHS[width]}", *numbers)


class Packed:
    """What `pack` made."""

    def __init__(self, content: bytes):
        self._content = content
        self._length, self._width, self._text_bytes, self._is_compressed, self._pairs = _HEAD.unpack_from(content)
        self._clicks_at = _HEAD.size + self._pairs * _PAIRS.size

    @property
    def values(self) -> list[str]:
        """By id."""
        begin = self._clicks_at + self._length * self._width
        text = self._content[begin : begin + self._text_bytes]
        if self._is_compressed:
            text = zlib.decompress(text)
        return ["", OTHER, *(text.decode(errors="surrogatepass").split(_BETWEEN) if self._length > 2 else ())]

    @property
    def clicks(self) -> tuple[int, ...]:
        """By id."""
        return struct.unpack_from(f"<{self._length}{_WIDTHS[self._width]}", self._content, self._clicks_at)

    def pairs(self, kind: str) -> Pairs | None:
        """The pairs with a kind that comes later; None: there are none, because one of both has a single value."""
        wanted = KINDS.index(kind)
        begin = self._clicks_at + self._length * self._width + self._text_bytes
        for place, width, length in self._heads():
            if place == wanted:
                keys = struct.unpack_from(f"<{length}H", self._content, begin)
                clicks = struct.unpack_from(f"<{length}{_WIDTHS[width]}", self._content, begin + 2 * length)
                return dict(zip(keys, clicks, strict=True))
            begin += length * (2 + width)
        return None

    def _heads(self) -> Iterator[tuple[int, int, int]]:
        end = _HEAD.size + self._pairs * _PAIRS.size
        return _PAIRS.iter_unpack(self._content[_HEAD.size : end])


def pairs_of(first: Packed | None, second: Packed | None, kind: str) -> tuple[list[str], list[str], Pairs]:
    """The values of two kinds, by id, and the clicks by pair. None: of this kind nothing but "" was counted.

    kind: the second one, which comes later in KINDS.
    """
    values, others = (entry.values if entry else [""] for entry in (first, second))
    if first and (found := first.pairs(kind)) is not None:
        return values, others, found
    return values, others, single(first.clicks if first else (), second.clicks if second else ())


def single(first: Iterable[int], second: Iterable[int]) -> Pairs:
    """The pairs of two kinds of which one has a single value. first, second: clicks by id; empty: all have ""."""
    firsts, seconds = ([(id_, clicks) for id_, clicks in enumerate(of) if clicks] for of in (first, second))
    (only_first, _), *_ = firsts or [(UNKNOWN_ID, 0)]
    (only_second, _), *_ = seconds or [(UNKNOWN_ID, 0)]
    if len(seconds) > 1:
        return {only_first << 8 | id_: clicks for id_, clicks in seconds}
    return {id_ << 8 | only_second: clicks for id_, clicks in firsts or [(UNKNOWN_ID, clicks) for _, clicks in seconds]}
