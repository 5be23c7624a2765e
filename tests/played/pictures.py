"""PNG pictures for tests, made by hand."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(name: bytes, data: bytes = b"") -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def header(width: int = 4, height: int = 3, depth: int = 8, color: int = 6, interlace: int = 0) -> bytes:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace))


def png(width: int = 4, height: int = 3, *more: bytes, shade: int = 9) -> bytes:
    """A picture in one shade. more: chunks before its pixels."""
    pixels = (b"\0" + bytes([shade]) * (4 * width)) * height
    parts = (header(width, height), *more, chunk(b"IDAT", zlib.compress(pixels)), chunk(b"IEND"))
    return SIGNATURE + b"".join(parts)
