"""PNG pictures from people: checked as a whole, and encoded again with only what draws the picture."""

from __future__ import annotations

import io
import struct
import zlib

from signpost.translations import gettext as _

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_BYTES = 65_536
# Of a workspace: the present logo, and those before it, which undo may bring back.
MAX_LOGOS = 5
# Of width and height, in pixels.
MAX_SIDE = 1024
# What Pillow raises for damaged files.
_DAMAGED = (OSError, EOFError, SyntaxError, ValueError, LookupError, struct.error, zlib.error)


def clean(content: bytes) -> bytes:
    """The picture without texts, places and color profiles. Raises ValueError with a sentence."""
    if len(content) > MAX_BYTES:
        raise ValueError(
            _(
                "The picture can have up to %(limit)s KiB. This one has %(size)s.",
                limit=MAX_BYTES // 1024,
                size=-(-len(content) // 1024),
            )
        )
    if not content.startswith(SIGNATURE):
        raise ValueError(_("Choose a PNG picture."))
    # Before Pillow, which accepts 89 megapixels.
    width, height = struct.unpack_from(">II", content.ljust(24, b"\0"), 16)
    if content[12:16] == b"IHDR" and not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise ValueError(
            _(
                "The picture can have up to %(limit)s × %(limit)s pixels. This one has %(width)s × %(height)s.",
                limit=MAX_SIDE,
                width=width,
                height=height,
            )
        )
    result = _reencode(content, (width, height))
    if len(result) > MAX_BYTES:
        raise ValueError(
            _(
                "Without its metadata, the picture has %(size)s KiB; %(limit)s are allowed.",
                size=-(-len(result) // 1024),
                limit=MAX_BYTES // 1024,
            )
        )
    return result


def _reencode(content: bytes, size: tuple[int, int]) -> bytes:
    from PIL import Image  # here, because it loads slowly, and few people upload pictures

    result = io.BytesIO()
    try:
        with Image.open(io.BytesIO(content), formats=["PNG"]) as picture:
            # A second header may say another size.
            if picture.size != size:
                raise OSError
            picture.load()
            # Pillow would save all of `info`, such as a color profile.
            picture.info = {name: value for name, value in picture.info.items() if name == "transparency"}
            picture.save(result, "PNG", optimize=True)
    except (*_DAMAGED, Image.DecompressionBombError):
        raise ValueError(_("This PNG file is damaged.")) from None
    return result.getvalue()
