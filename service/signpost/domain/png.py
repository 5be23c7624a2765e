"""PNG pictures from people: checked as a whole, and reduced to what draws the picture."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_BYTES = 65_536
# Of a workspace: the present logo, and those before it, which undo may bring back.
MAX_LOGOS = 5
# Of width and height, in pixels.
MAX_SIDE = 1024
# Chunks that a picture consists of. All others are dropped: texts, places and color profiles.
_DRAWN = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
# Color type -> values per pixel, and the depths that it may have.
_TYPES = {0: (1, (1, 2, 4, 8, 16)), 2: (3, (8, 16)), 3: (1, (1, 2, 4, 8)), 4: (2, (8, 16)), 6: (4, (8, 16))}
_BROKEN = "This PNG file is damaged."
# The passes of an interlaced picture: first column and row, steps between columns and rows.
_PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def cleaned(content: bytes) -> bytes:
    """The picture without anything that does not draw it. Raises ValueError with a sentence."""
    if len(content) > MAX_BYTES:
        raise ValueError(f"The picture may have {MAX_BYTES // 1024} KiB; this one has {-(-len(content) // 1024)}.")
    if not content.startswith(SIGNATURE):
        raise ValueError("Choose a PNG picture.")
    chunks = list(_chunks(content))
    names = [name for name, _ in chunks]
    if names[:1] != [b"IHDR"] or names[-1:] != [b"IEND"] or names.count(b"IHDR") != 1 or names.count(b"IEND") != 1:
        raise ValueError(_BROKEN)
    expected = _raw_length(chunks[0][1])
    has_palette, needs_palette = names.count(b"PLTE") == 1, chunks[0][1][9] == 3
    if names.count(b"PLTE") > 1 or names.count(b"tRNS") > 1 or (needs_palette and not has_palette):
        raise ValueError(_BROKEN)
    _check_pixels(b"".join(data for name, data in chunks if name == b"IDAT"), expected)
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks if name in _DRAWN)


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    position = len(SIGNATURE)
    while position < len(content):
        if position + 12 > len(content):
            raise ValueError(_BROKEN)
        length, name = struct.unpack_from(">I4s", content, position)
        end = position + 8 + length
        if end + 4 > len(content):
            raise ValueError(_BROKEN)
        data = content[position + 8 : end]
        if zlib.crc32(name + data) != struct.unpack_from(">I", content, end)[0]:
            raise ValueError(_BROKEN)
        # A lower-case first letter: pictures are complete without it.
        if name not in _DRAWN and not name[:1].islower():
            raise ValueError("This PNG file has parts that are not supported.")
        yield name, data
        position = end + 4


def _raw_length(header: bytes) -> int:
    """The bytes of the picture before compression."""
    if len(header) != 13:
        raise ValueError(_BROKEN)
    width, height, depth, color, compression, filtering, interlace = struct.unpack(">IIBBBBB", header)
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise ValueError(f"The picture may have {MAX_SIDE} × {MAX_SIDE} pixels; this one has {width} × {height}.")
    values, depths = _TYPES.get(color, (0, ()))
    if depth not in depths or compression or filtering or interlace > 1:
        raise ValueError(_BROKEN)
    bits, length = values * depth, 0
    for left, top, across, down in _PASSES if interlace else ((0, 0, 1, 1),):
        columns, rows = -(-(width - left) // across), -(-(height - top) // down)
        if columns > 0 and rows > 0:
            length += rows * (1 + -(-columns * bits // 8))
    return length


def _check_pixels(compressed: bytes, expected: int) -> None:
    """Never unpacks more than the header announces."""
    unpacker = zlib.decompressobj()
    try:
        length = len(unpacker.decompress(compressed, expected + 1))
    except zlib.error:
        raise ValueError(_BROKEN) from None
    if length != expected:
        raise ValueError(_BROKEN)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
