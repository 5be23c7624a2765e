"""Pictures from people: what is accepted, and what is left of it."""

from __future__ import annotations

import contextlib
import os
import struct
import zlib

import pytest

from signpost.domain import png as rules
from signpost.domain.colors import color_of, luminance, readable_on
from tests.played.pictures import SIGNATURE, chunk, header, png


def test_a_picture_is_kept_as_it_is() -> None:
    assert rules.cleaned(png()) == png()
    assert rules.cleaned(png(1024, 1)) == png(1024, 1)


def test_what_does_not_draw_it_is_dropped() -> None:
    secrets = (chunk(b"tEXt", b"Author\0Ana"), chunk(b"eXIf", b"place"), chunk(b"iCCP", b"x"))
    assert rules.cleaned(png(4, 3, *secrets)) == png()


@pytest.mark.parametrize("color", [0, 2, 3, 4, 6])
@pytest.mark.parametrize("depth", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("interlace", [0, 1])
def test_every_kind(color: int, depth: int, interlace: int) -> None:
    """The length of the pixels, counted one by one."""
    values = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    is_allowed = depth == 8 or (depth == 16 and color != 3) or (depth < 8 and color in (0, 3))
    width, height, length = 13, 11, 0
    passes = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
    for left, top, across, down in passes if interlace else ((0, 0, 1, 1),):
        for _ in range(top, height, down):
            length += 1 + -(-len(range(left, width, across)) * values * depth // 8)
    parts = (
        header(width, height, depth, color, interlace), *([chunk(b"PLTE", b"\1\2\3")] if color == 3 else []),
        chunk(b"IDAT", zlib.compress(bytes(length))), chunk(b"IEND"),
    )  # fmt: skip
    picture = SIGNATURE + b"".join(parts)
    if is_allowed:
        assert rules.cleaned(picture) == picture
    else:
        with pytest.raises(ValueError, match="damaged"):
            rules.cleaned(picture)


def of(*parts: bytes) -> bytes:
    return SIGNATURE + b"".join(parts)


DATA, END = chunk(b"IDAT", zlib.compress((b"\0" + b"9" * 16) * 3)), chunk(b"IEND")


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "Choose a PNG picture."),
        (b"GIF89a" + b"x" * 50, "Choose a PNG picture."),
        (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "Choose a PNG picture."),
        (png() + b"\0" * 65_536, "may have 64 KiB; this one has 65"),
        (png()[:-1], "damaged"),
        (png() + b"tail", "damaged"),
        (png().replace(b"IEND", b"IENX"), "damaged"),
        (of(DATA, END), "damaged"),
        (of(header(), END), "damaged"),
        (of(header(), DATA), "damaged"),
        (of(header(), header(), DATA, END), "damaged"),
        (of(header(), DATA, END, END), "damaged"),
        (of(chunk(b"IHDR", b"short"), DATA, END), "damaged"),
        (of(header(color=3), DATA, END), "damaged"),
        (of(header(color=5), DATA, END), "damaged"),
        (of(header(depth=3), DATA, END), "damaged"),
        (of(header(interlace=2), DATA, END), "damaged"),
        (of(header(), chunk(b"IDAT", b"no zlib"), END), "damaged"),
        (of(header(), chunk(b"IDAT", zlib.compress(b"short")), END), "damaged"),
        (of(header(), chunk(b"ABCD"), DATA, END), "not supported"),
        (of(header(0, 3), DATA, END), "1024 × 1024 pixels; this one has 0 × 3"),
        (of(header(1025, 1), DATA, END), "this one has 1025 × 1"),
        (of(header(2**32 - 1, 2**32 - 1), DATA, END), "1024 × 1024"),
        # A bomb: 40 MB of zeros in 40 kB.
        (of(header(), chunk(b"IDAT", zlib.compress(bytes(40_000_000), 9)), END), "damaged"),
        (of(struct.pack(">I", 2**32 - 1) + b"IDAT" + b"x" * 20), "damaged"),
    ],
)  # fmt: skip
def test_what_is_no_such_picture_is_refused(content: bytes, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        rules.cleaned(content)


def test_no_bytes_at_all_make_it_fail_otherwise() -> None:
    whole = png()
    for position in range(len(whole)):
        for content in (whole[:position], whole[:position] + os.urandom(1) + whole[position + 1 :]):
            with contextlib.suppress(ValueError):
                rules.cleaned(content)


def test_colors() -> None:
    assert color_of(" #1D6b52 ") == "#1d6b52"
    for text in ("red", "#fff", "#12345g", "#1d6b52;}", "#１２３４５６"):
        with pytest.raises(ValueError, match="Must be a color"):
            color_of(text)
    for color in ("#000000", "#ffffff", "#1d6b52", "#7fd1b2", "#777777", "#ffff00", "#ff0000"):
        lighter, darker = sorted((luminance(color), luminance(readable_on(color))), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5
