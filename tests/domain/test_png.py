"""Pictures from people: what is accepted, and what is left of it."""

from __future__ import annotations

import contextlib
import io
import os
import struct
import zlib

import pytest
from PIL import Image, ImageCms

from signpost.domain import png as rules
from signpost.domain.colors import color_of, luminance, readable_on
from tests.played.pictures import SIGNATURE, chunk, header, png


def pixels(picture: bytes) -> bytes:
    with Image.open(io.BytesIO(picture)) as opened:
        return opened.convert("RGBA").tobytes()


@pytest.mark.parametrize("picture", [png(), png(1024, 1), png(shade=200)])
def test_a_picture_is_encoded_again(picture: bytes) -> None:
    assert pixels(rules.clean(picture)) == pixels(picture)
    # The same picture is stored once.
    assert rules.clean(rules.clean(picture)) == rules.clean(picture)


def test_what_does_not_draw_it_is_dropped() -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    secrets = (
        chunk(b"tEXt", b"Author\0Ana"),
        chunk(b"zTXt", b"Place\0\0" + zlib.compress(b"Berlin")),
        chunk(b"eXIf", b"MM\0*"),
        chunk(b"iCCP", b"x\0\0" + zlib.compress(profile)),
        chunk(b"tIME", b"\x07\xea" + bytes(5)),
    )
    assert rules.clean(png(4, 3, *secrets)) == rules.clean(png())


def test_transparency_stays() -> None:
    palette = (header(color=3), chunk(b"PLTE", b"\1\2\3\4\5\6"), chunk(b"tRNS", b"\x80"))
    picture = of(*palette, chunk(b"IDAT", zlib.compress((b"\0" + b"\0\1\0\1") * 3)), END)
    assert pixels(rules.clean(picture)) == b"\1\2\3\x80\4\5\6\xff" * 6


def test_a_picture_that_grows_past_the_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some programs compress better than Pillow."""
    monkeypatch.setattr(rules, "MAX_BYTES", len(rules.clean(png())) - 1)
    with pytest.raises(ValueError, match="Without its metadata, the picture has 1 KiB"):
        rules.clean(of(header(), DATA, END)[: rules.MAX_BYTES])


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
    parts = (header(width, height, depth, color, interlace), *([chunk(b"PLTE", b"\1\2\3")] if color == 3 else []))
    if is_allowed:
        picture = of(*parts, chunk(b"IDAT", zlib.compress(bytes(length))), END)
        assert pixels(rules.clean(picture)) == pixels(picture)
    if interlace:
        return  # Of those of few bits, Pillow takes half of the pixels for all.
    with pytest.raises(ValueError, match="damaged"):
        rules.clean(of(*parts, chunk(b"IDAT", zlib.compress(bytes(length // 2))), END))


def of(*parts: bytes) -> bytes:
    return SIGNATURE + b"".join(parts)


DATA, END = chunk(b"IDAT", zlib.compress((b"\0" + b"9" * 16) * 3)), chunk(b"IEND")


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "Choose a PNG picture."),
        (b"GIF89a" + b"x" * 50, "Choose a PNG picture."),
        (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "Choose a PNG picture."),
        (png() + b"\0" * 65_536, "can have up to 64 KiB. This one has 65"),
        (of(DATA, END), "damaged"),
        (of(header(), END), "damaged"),
        (of(chunk(b"IHDR", b"short"), DATA, END), "1024 × 1024"),
        (of(header(color=3), DATA, END), "damaged"),
        (of(header(color=5), DATA, END), "damaged"),
        (of(header(depth=3), DATA, END), "damaged"),
        (of(header(interlace=2), DATA, END), "damaged"),
        (of(header(), chunk(b"IDAT", b"no zlib"), END), "damaged"),
        (of(header(), chunk(b"IDAT", zlib.compress(b"short")), END), "damaged"),
        (of(header(0, 3), DATA, END), "1024 × 1024 pixels. This one has 0 × 3"),
        (of(header(1025, 1), DATA, END), "This one has 1025 × 1"),
        # A second header, for 3.6 GB.
        (of(header(), header(30_000, 30_000), DATA, END), "damaged"),
        (of(header(2**32 - 1, 2**32 - 1), DATA, END), "1024 × 1024"),
        (of(struct.pack(">I", 2**32 - 1) + b"IDAT" + b"x" * 20), "damaged"),
    ],
)  # fmt: skip
def test_what_is_no_such_picture_is_refused(content: bytes, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        rules.clean(content)


@pytest.mark.parametrize(
    "content",
    [
        png()[:-1],
        png() + b"tail",
        of(header(), DATA),
        of(header(), DATA, END, END),
        of(header(), chunk(b"ABCD"), DATA, END),
        # A bomb: 40 MB more than it draws, in 40 kB.
        of(header(), chunk(b"IDAT", zlib.compress((b"\0" + b"9" * 16) * 3 + bytes(40_000_000), 9)), END),
    ],
    ids=["cut", "tail", "no end", "two ends", "unknown chunk", "bomb"],
)
def test_extra_and_missing_bytes_after_the_pixels_are_ignored(content: bytes) -> None:
    assert rules.clean(content) in (rules.clean(png()), rules.clean(of(header(), DATA, END)))


def test_no_bytes_at_all_make_it_fail_otherwise() -> None:
    whole = png()
    for position in range(len(whole)):
        for content in (whole[:position], whole[:position] + os.urandom(1) + whole[position + 1 :]):
            with contextlib.suppress(ValueError):
                rules.clean(content)


def test_colors() -> None:
    assert color_of(" #1D6b52 ") == "#1d6b52"
    for text in ("red", "#fff", "#12345g", "#1d6b52;}", "#１２３４５６"):
        with pytest.raises(ValueError, match="Must be a color"):
            color_of(text)
    for color in ("#000000", "#ffffff", "#1d6b52", "#7fd1b2", "#777777", "#ffff00", "#ff0000"):
        lighter, darker = sorted((luminance(color), luminance(readable_on(color))), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5
