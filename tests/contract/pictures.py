"""Reading a PNG and the QR code in it, with the standard library alone."""

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass

Color = tuple[int, int, int]
WHITE = (255, 255, 255)


def png(data: bytes) -> list[list[Color]]:
    """The pixels of a PNG without transparency, by row."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "This is no PNG."
    chunks: dict[bytes, bytes] = {}
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        name = data[at + 4 : at + 8]
        chunks[name] = chunks.get(name, b"") + data[at + 8 : at + 8 + length]
        at += 12 + length
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert not interlaced
    channels = {0: 1, 2: 3, 3: 1, 6: 4}[kind]
    stride, step = (width * channels * depth + 7) // 8, max(1, channels * depth // 8)
    raw, before, rows = zlib.decompress(chunks[b"IDAT"]), bytearray(stride), []
    for number in range(height):
        begin = number * (stride + 1)
        line = _unfiltered(raw[begin], bytearray(raw[begin + 1 : begin + 1 + stride]), before, step)
        before = line
        values = list(line) if depth == 8 else [
            line[x * depth // 8] >> (8 - depth - x * depth % 8) & ((1 << depth) - 1) for x in range(width * channels)
        ]  # fmt: skip
        if kind == 3:
            palette = chunks[b"PLTE"]
            rows.append([(palette[3 * v], palette[3 * v + 1], palette[3 * v + 2]) for v in values])
        elif kind == 0:
            full = (1 << depth) - 1
            rows.append([(v * 255 // full,) * 3 for v in values])
        else:
            rows.append([(*values[x : x + 3],) for x in range(0, len(values), channels)])  # type: ignore[misc]
    return rows


def _unfiltered(kind: int, line: bytearray, before: bytearray, step: int) -> bytearray:
    for at in range(len(line)):
        left, up = (line[at - step] if at >= step else 0), before[at]
        corner = before[at - step] if at >= step else 0
        if kind == 4:
            guess = left + up - corner
            near = min((abs(guess - value), place) for place, value in enumerate((left, up, corner)))
            added = (left, up, corner)[near[1]]
        else:
            added = (0, left, up, (left + up) // 2)[kind]
        line[at] = (line[at] + added) & 255
    return line


@dataclass(frozen=True)
class Picture:
    """width, height: in pixels.  module: the pixels of a module.  margin: modules beside the code.

    rows: whether each module is dark, those of the margin not among them.  color: of the darkest pixels.
    """

    width: int
    height: int
    module: int
    margin: int
    rows: list[list[bool]]
    color: Color

    @property
    def level(self) -> str:
        """How much of the code may be lost: L, M, Q or H."""
        bits = [self.rows[8][x] for x in (0, 1)]
        return {(False, True): "L", (False, False): "M", (True, True): "Q", (True, False): "H"}[
            (bits[0] ^ True, bits[1] ^ False)
        ]

    @property
    def mask(self) -> int:
        return sum((self.rows[8][x] ^ bool(0b101010000010010 >> (14 - x) & 1)) << (4 - x) for x in (2, 3, 4))


def read(data: bytes) -> Picture:
    """A QR code on white."""
    pixels = png(data)
    height, width = len(pixels), len(pixels[0])
    color = min((pixel for row in pixels for pixel in row), key=sum)
    is_dark = [[sum(pixel) < (sum(color) + 3 * 255) / 2 for pixel in row] for row in pixels]
    left = next(x for x in range(width) if any(row[x] for row in is_dark))
    top = next(y for y in range(height) if any(is_dark[y]))
    right = width - left
    # The upper edge of the finder pattern at the left is seven modules wide.
    run = next(x for x in range(left, width) if not is_dark[top][x]) - left
    module = run // 7
    count = (right - left) // module
    half = module // 2
    rows = [[is_dark[top + y * module + half][left + x * module + half] for x in range(count)] for y in range(count)]
    assert top == left, "The margin is as wide at the top as at the left."
    return Picture(width, height, module, left // module, rows, color)


FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]


def has_finders(rows: list[list[bool]]) -> bool:
    """Whether the three patterns are there that cameras look for."""
    last = len(rows) - 7
    return all(
        rows[top + y][left + x] is (FINDER[y][x] == "1")
        for top, left in ((0, 0), (0, last), (last, 0))
        for y in range(7)
        for x in range(7)
    )


# Of versions 1 to 10, by level: (codewords for correction of a block, sizes of the data of each block).
_BLOCKS = {
    "L": "7:19 10:34 15:55 20:80 26:108 18:68,68 20:78,78 24:97,97 30:116,116 18:68,68,69,69",
    "M": "10:16 16:28 26:44 18:32,32 24:43,43 16:27,27,27,27 18:31,31,31,31 22:38,38,39,39 22:36,36,36,37,37 "
    "26:43,43,43,43,44",
    "Q": "13:13 22:22 18:17,17 26:24,24 18:15,15,16,16 24:19,19,19,19 18:14,14,15,15,15,15 22:18,18,18,18,19,19 "
    "20:16,16,16,16,17,17,17,17 24:19,19,19,19,19,19,20,20",
    "H": "17:9 28:16 22:13,13 16:9,9,9,9 22:11,11,12,12 28:15,15,15,15 26:13,13,13,13,14 26:14,14,14,14,15,15 "
    "24:12,12,12,12,13,13,13,13 28:15,15,15,15,15,15,16,16",
}
_ALIGNMENT = {
    2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30), 6: (6, 34), 7: (6, 22, 38), 8: (6, 24, 42), 9: (6, 26, 46),
    10: (6, 28, 50),
}  # fmt: skip
_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2, lambda y, x: y % 2, lambda y, x: x % 3, lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2, lambda y, x: y * x % 2 + y * x % 3, lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)  # fmt: skip


def text_of(picture: Picture) -> str:
    """What the code says, of bytes in UTF-8; none of it may be covered."""
    rows, count = picture.rows, len(picture.rows)
    version = (count - 17) // 4
    places = _ALIGNMENT.get(version, ())
    last = places[-1] if places else 0
    centers = [(y, x) for y in places for x in places if (y, x) not in ((6, 6), (6, last), (last, 6))]

    def is_reserved(y: int, x: int) -> bool:
        if (y < 9 and (x < 9 or x >= count - 8)) or (y >= count - 8 and x < 9) or 6 in (y, x):
            return True
        if version >= 7 and ((y < 6 and x >= count - 11) or (x < 6 and y >= count - 11)):
            return True
        return any(abs(y - top) < 3 and abs(x - left) < 3 for top, left in centers)

    bits, mask = [], _MASKS[picture.mask]
    for number, right in enumerate([*range(count - 1, 6, -2), *range(5, 0, -2)]):
        for y in range(count - 1, -1, -1) if number % 2 == 0 else range(count):
            bits += [rows[y][x] ^ (mask(y, x) == 0) for x in (right, right - 1) if not is_reserved(y, x)]
    words = [sum(bit << (7 - at) for at, bit in enumerate(bits[begin : begin + 8])) for begin in range(0, len(bits), 8)]
    sizes = [*map(int, _BLOCKS[picture.level].split()[version - 1].partition(":")[2].split(","))]
    stream, blocks = iter(words), [list[int]() for _ in sizes]
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(stream))
    data = int.from_bytes(bytes(word for block in blocks for word in block))
    total = sum(sizes) * 8
    assert data >> (total - 4) == 4, "The code is not one of bytes."
    width = 8 if version < 10 else 16
    length = data >> (total - 4 - width) & ((1 << width) - 1)
    return (data >> (total - 4 - width - 8 * length) & ((1 << 8 * length) - 1)).to_bytes(length).decode()
