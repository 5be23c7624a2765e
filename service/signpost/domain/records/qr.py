"""QR codes as pictures: SVG, PDF and PNG, drawn from the same description."""

from __future__ import annotations

import io
import string
import threading
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypedDict, cast
from urllib.parse import quote

from signpost.domain import colors, vector
from signpost.domain.errors import Invalid
from signpost.domain.texts import cut
from signpost.translations import gettext as _

if TYPE_CHECKING:
    from segno import QRCode


class QrStyle(TypedDict):
    """margin: in modules, as text."""

    theme: str
    color: str
    background: str
    logo: bool
    show_url: bool
    margin: str


class QrChange(TypedDict, total=False):
    """The members of a style that are to change."""

    theme: str
    color: str
    background: str
    logo: bool
    show_url: bool
    margin: str


def style_with(style: QrStyle, change: QrChange) -> QrStyle:
    """A style with the members of a change."""
    changed: QrStyle = {**style, **change}
    return changed


# The last parameter of the URL in a picture, so that its visits are counted as scans. Wherever it is, as others append
# theirs, it is taken off before a visit is looked up, and reaches no destination.
MARKER = "_qr=1"


def add_marker(url: str) -> str:
    """The URL as a picture has it."""
    return f"{url}{'&' if '?' in url else '?'}{MARKER}"


def is_marked(query: str) -> bool:
    """Whether a visit with this query comes from a picture."""
    return MARKER in query and MARKER in query.split("&")


def remove_marker(query: str) -> str:
    """The query of a visit without the mark."""
    return "&".join(part for part in query.split("&") if part != MARKER) if MARKER in query else query


WHITE = "#ffffff"
# Contrast of color and background below which cameras fail to read a code on paper and in poor light.
MIN_CONTRAST = 4.0


class Legibility(NamedTuple):
    """How well cameras read a code. contrast: from 1 to 21, rounded down. is_inverted: lighter than its background."""

    contrast: float
    is_pale: bool
    is_inverted: bool
    sentence: str

    @property
    def is_good(self) -> bool:
        return not (self.is_pale or self.is_inverted)


def legibility(color: str, background: str) -> Legibility:
    """How well cameras read a code in these colors, with a sentence for people."""
    found = colors.contrast(color, background)
    # Rounded down, so that it is never the limit where the limit is not reached.
    contrast = int(found * 10) / 10
    is_pale, is_inverted = found < MIN_CONTRAST, colors.luminance(color) > colors.luminance(background)
    if is_pale:
        values = {"color": color, "contrast": contrast, "least": f"{MIN_CONTRAST:g}"}
        sentence = (
            _(
                "Cameras may not read the QR code: the contrast of %(color)s with white is %(contrast)s:1, below "
                "%(least)s:1.",
                **values,
            )
            if background.lower() == WHITE
            else _(
                "Cameras may not read the QR code: the contrast of %(color)s with %(background)s is %(contrast)s:1, "
                "below %(least)s:1.",
                background=background,
                **values,
            )
        )
    elif is_inverted:
        sentence = _("Many cameras do not read the QR code: it is lighter than its background. Swap the two colors.")
    else:
        sentence = _("Contrast %(contrast)s:1. Cameras read it well.", contrast=contrast)
    return Legibility(contrast, is_pale, is_inverted, sentence)


TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}
# Level H tolerates about 30 % damage, which a logo needs.
_ERROR_LEVEL, _ERROR_LEVEL_WITH_LOGO, _LOWEST_ERROR_LEVEL = "m", "h", "l"
# Characters of the URL below the code: more could not be read.
MAX_TEXT = 60
# The logo's share of the width.
_LOGO_SHARE = 0.22
# The height of a line of text below the code, and the room for a frame, in modules (the dots of a QR code).
_TEXT_MODULES, _FRAME_MODULES = 3, 2
# Of the frame's line: from the edge of the picture, and its width.
_FRAME_INSET, _FRAME_WIDTH = 0.6, 0.4
# The widest PNG: a poster of 40 cm at 130 dots per inch. Larger ones can be printed from the SVG.
MAX_PIXELS = 2048
MIN_PIXELS, DEFAULT_PIXELS = 64, 512
# Widths on paper: the smallest that phones read, a poster of A0.
MIN_MM, DEFAULT_MM, MAX_MM = 10, 40, 841
# Up to this width, round shapes are drawn at twice the size and scaled down for smooth edges. In larger images the
# difference is not visible.
SMOOTH_PIXELS = 1024
# The same few images are requested again and again. One takes up to about 100 KB.
CACHED_PICTURES = 32
# Only one PNG is drawn at a time: it needs up to 10 MB of memory, and CPU time that visitors need too.
_png_lock = threading.Lock()


def picture(
    url: str,
    look: QrStyle,
    *,
    format: str,
    size: int = DEFAULT_PIXELS,
    mm: int | None = None,
    logo: bytes | None = None,
    text: str = "",
    frame: bool = False,
) -> bytes:
    """The QR code of `url`, marked.

    size: the width in pixels, about.  mm: the width in millimetres, margin included, of SVG and PDF.
    logo: a PNG for its center, if the style has a logo; None: ours.  text: a line below it, of ASCII in a PNG.
    """
    return _picture(url, tuple(sorted(look.items())), format, size, mm, logo if look["logo"] else None, text, frame)


@lru_cache(maxsize=CACHED_PICTURES)
def _picture(
    url: str,
    sorted_look: tuple[tuple[str, object], ...],
    format: str,
    size: int,
    mm: int | None,
    logo: bytes | None,
    text: str,
    frame: bool,
) -> bytes:
    code = _drawing(url, cast(QrStyle, dict(sorted_look)), logo, text, frame)
    match format:
        case "svg":
            unit, width = ("", size) if mm is None else ("mm", mm)
            height = round(width * code.height / code.width, 0 if mm is None else 2)
            return vector.svg(code.drawn(), f"{width}{unit}", f"{height:g}{unit}")
        case "pdf":
            return vector.pdf([vector.scaled(code.drawn(), mm or DEFAULT_MM)])
    with _png_lock:
        return code.png(size)


def drawing(url: str, look: QrStyle, logo: bytes | None = None) -> vector.Drawing:
    """The picture, in modules, to be a part of another drawing."""
    return _drawing(url, look, logo).drawn()


def _drawing(url: str, look: QrStyle, logo: bytes | None, text: str = "", frame: bool = False) -> _Drawing:
    content = add_marker(url)
    code = _code(content, _ERROR_LEVEL_WITH_LOGO) if look["logo"] else None
    if code is None:
        # Of a URL this long, a code that a logo covers could not be read.
        look = {**look, "logo": False}
        code = _code(content, _ERROR_LEVEL) or _code(content, _LOWEST_ERROR_LEVEL)
    if code is None:
        raise Invalid({"url": [_("This URL is too long for a QR code.")]})
    return _Drawing(url, look, [[bool(module) for module in row] for row in code.matrix], logo, text, frame)


def _code(url: str, level: str) -> QRCode | None:
    """The code at an error level at least as high; None if the URL is too long for it."""
    import segno  # here, because most of those who know QrStyle draw nothing

    try:
        return segno.make_qr(url, error=level, boost_error=True)
    except segno.DataOverflowError:
        return None


class _Drawing:
    def __init__(
        self, url: str, look: QrStyle, modules: list[list[bool]], logo: bytes | None, text: str, has_frame: bool
    ):
        self.url, self.look, self.modules, self.logo, self.has_frame = url, look, modules, logo, has_frame
        self.count = len(modules)
        self.inset = _FRAME_MODULES if has_frame else 0
        self.margin = int(look["margin"]) + self.inset
        self.width = self.count + 2 * self.margin
        address = cut(url.partition("://")[2] or url, MAX_TEXT) if look["show_url"] else ""
        self.lines = [line for line in (text, address) if line]
        self.height = self.width + _TEXT_MODULES * len(self.lines)
        self.hidden = round(self.count * _LOGO_SHARE / 2) if look["logo"] else 0

    def dark_modules(self) -> Iterator[tuple[int, int]]:
        """The positions of the dark modules, except those that the logo covers."""
        middle = self.count / 2
        for y, row in enumerate(self.modules):
            for x, is_dark in enumerate(row):
                is_covered = self.hidden and max(abs(x + 0.5 - middle), abs(y + 0.5 - middle)) < self.hidden
                if is_dark and not is_covered:
                    yield x, y

    def below(self, written: Callable[[str], str] = str) -> Iterator[tuple[str, float, float]]:
        """The lines of text, each with its bottom and the size of its letters. written: a line as it can be written."""
        room = self.width - 2 - 2 * self.inset
        for at, line in enumerate(map(written, reversed(self.lines))):
            yield line, self.height - self.inset - at * _TEXT_MODULES, min(2.0, 1.7 * room / len(line))

    def is_finder(self, x: int, y: int) -> bool:
        """Whether a module belongs to a finder pattern, which scanners look for: these stay square in all themes."""
        last = self.count - 8
        return (x < 8 and y < 8) or (x > last - 1 and y < 8) or (x < 8 and y > last - 1)

    # --- SVG, PDF ---------------------------------------------------------------------------------------------

    def drawn(self) -> vector.Drawing:
        """The picture with a module as its unit."""
        color, margin = self.look["color"], self.margin
        squares: list[list[vector.Point]] = []
        others: list[list[vector.Point]] = []
        for x, y in self.dark_modules():
            left, top = x + margin, y + margin
            if self.look["theme"] == "square" or self.is_finder(x, y):
                squares.append(_square(left, top, 1))
            elif self.look["theme"] == "dots":
                others.append([(left + 0.5, top + 0.5)])
            else:
                others.append(_square(left + 0.33, top + 0.33, 0.34))
        items: list[vector.Item] = [
            vector.Rectangle(0, 0, self.width, self.height, self.look["background"]),
            vector.Shape(color, squares),
        ]
        if others:
            items.append(vector.Shape(color, others, 0.9 if self.look["theme"] == "dots" else 0.6))
        middle, reach = self.width / 2, self.hidden * 0.8
        if self.hidden and self.logo:
            items.append(vector.Picture(middle - reach, middle - reach, 2 * reach, 2 * reach, self.logo))
        elif self.hidden:
            items.append(vector.Shape(color, [[(middle + x * reach, middle + y * reach) for x, y in LOGO]]))
        items += [vector.TextLine(middle, bottom - 1.2, size, line, color) for line, bottom, size in self.below()]
        if self.has_frame:
            items.append(vector.Shape(color, [*_border(self.width, self.height, _FRAME_INSET, _FRAME_WIDTH)]))
        return vector.Drawing(self.width, self.height, items, f"QR code for {self.url}")

    # --- PNG --------------------------------------------------------------------------------------------------

    def png(self, size: int) -> bytes:
        # Imported here because it loads slowly, and most instances never draw a PNG.
        from PIL import Image, ImageDraw, ImageFont, ImageOps

        scale = max(1, round(size / self.width))
        # Round shapes are drawn larger and scaled down, so that they are smooth.
        is_square = self.look["theme"] == "square" and not self.hidden
        fine = 1 if is_square or size > SMOOTH_PIXELS else 2
        unit = scale * fine
        # Grayscale, one byte per pixel; the palette below turns 0 into the color of the modules.
        image = Image.new("L", (self.width * unit, self.height * unit), 255)
        draw = ImageDraw.Draw(image)
        color = 0
        for x, y in self.dark_modules():
            left, top = (x + self.margin) * unit, (y + self.margin) * unit
            box = (left, top, left + unit - 1, top + unit - 1)
            if self.look["theme"] == "square" or self.is_finder(x, y):
                draw.rectangle(box, fill=color)
            elif self.look["theme"] == "dots":
                draw.ellipse(box, fill=color)
            else:
                draw.rounded_rectangle(box, radius=unit * 0.3, fill=color)
        if self.hidden and not self.logo:
            middle, reach = self.width * unit / 2, self.hidden * 0.8 * unit
            draw.polygon([(middle + x * reach, middle + y * reach) for x, y in LOGO], fill=color)
        if fine > 1:
            image = image.resize((self.width * scale, self.height * scale), Image.Resampling.LANCZOS)
            draw = ImageDraw.Draw(image)
        for line, bottom, height in self.below(_ascii):
            font = ImageFont.load_default(max(6, height * scale))
            draw.text((self.width * scale / 2, (bottom - 1.6) * scale), line, fill=color, font=font, anchor="mm")
        if self.has_frame:
            inset, thick = round(_FRAME_INSET * scale), max(1, round(_FRAME_WIDTH * scale))
            for start, _top, end, _bottom in _border(self.width * scale, self.height * scale, inset, thick):
                draw.rectangle((*start, end[0] - 1, end[1] - 1), fill=color)
        image.putpalette(_shades(self.look["color"], self.look["background"]))
        if self.hidden and self.logo:
            image = image.convert("RGB")
            with Image.open(io.BytesIO(self.logo), formats=["PNG"]) as opened:
                logo = ImageOps.contain(opened.convert("RGBA"), (round(self.hidden * 1.6 * scale),) * 2)
            middle = self.width * scale // 2
            image.paste(logo, (middle - logo.width // 2, middle - logo.height // 2), logo)
        out = io.BytesIO()
        image.save(out, "PNG", optimize=True)
        return out.getvalue()


def _square(left: float, top: float, side: float) -> list[vector.Point]:
    return [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]


def _ascii(line: str) -> str:
    """A line in the letters that the font of Pillow has; others as in a URL."""
    return quote(line.replace("…", "..."), safe=string.printable)


def _border(width: float, height: float, inset: float, line: float) -> Iterator[list[vector.Point]]:
    """The four lines of a frame, each from its left upper corner around."""
    right, bottom = width - inset, height - inset
    for left, top, to_x, to_y in (
        (inset, inset, right, inset + line),
        (inset, bottom - line, right, bottom),
        (inset, inset, inset + line, bottom),
        (right - line, inset, right, bottom),
    ):
        yield [(left, top), (to_x, top), (to_x, to_y), (left, to_y)]


def _shades(color: str, background: str) -> list[int]:
    """A palette from one color (#rrggbb) to the other."""
    parts = [(int(color[at : at + 2], 16), int(background[at : at + 2], 16)) for at in (1, 3, 5)]
    return [dark + (light - dark) * shade // 255 for shade in range(256) for dark, light in parts]


# The logo: an arrow on a post, from -1 to 1 in both directions.
LOGO = (
    (-0.9, -0.7),
    (0.4, -0.7),
    (0.95, -0.2),
    (0.4, 0.3),
    (0.12, 0.3),
    (0.12, 0.95),
    (-0.12, 0.95),
    (-0.12, 0.3),
    (-0.9, 0.3),
)
