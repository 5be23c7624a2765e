"""Drawings of shapes, texts and pictures in millimetres, which are written as SVG or as PDF (ISO 32000-1).

The writer of PDF is our own: what QR codes need are 100 lines, and libraries for it bring compiled packages.
"""

from __future__ import annotations

import io
import zlib
from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import TypeAlias
from urllib.parse import quote

Point = tuple[float, float]
_POINTS_PER_MM = 72 / 25.4


@dataclass(frozen=True)
class Rectangle:
    x: float
    y: float
    width: float
    height: float
    color: str


@dataclass(frozen=True)
class Shape:
    """Closed outlines, which are filled. stroke: the width of a line around them with round corners; 0: none.

    An outline of one point is a dot as wide as the stroke.
    """

    color: str
    outlines: Sequence[Sequence[Point]]
    stroke: float = 0


@dataclass(frozen=True)
class TextLine:
    """A line of text around `x`, on a baseline at `y`."""

    x: float
    y: float
    size: float
    text: str
    color: str


@dataclass(frozen=True)
class Picture:
    """A PNG in the middle of a box."""

    x: float
    y: float
    width: float
    height: float
    png: bytes


@dataclass(frozen=True)
class Group:
    """Items with an origin and a scale of their own."""

    x: float
    y: float
    scale: float
    items: Sequence[Item]


Item: TypeAlias = Rectangle | Shape | TextLine | Picture | Group


@dataclass(frozen=True)
class Drawing:
    """label: what it shows, for people who do not see it."""

    width: float
    height: float
    items: Sequence[Item]
    label: str


def scaled(drawing: Drawing, width: float) -> Drawing:
    """The drawing in another width."""
    scale = width / drawing.width
    return Drawing(width, drawing.height * scale, [Group(0, 0, scale, drawing.items)], drawing.label)


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def _numbers(*values: float) -> str:
    return " ".join(map(_number, values))


# --- SVG ---------------------------------------------------------------------------------------------------------


def svg(drawing: Drawing, width: str, height: str) -> bytes:
    """The drawing in a size with a unit, like 210mm; pixels without one."""
    box = f'width="{width}" height="{height}" viewBox="0 0 {_numbers(drawing.width, drawing.height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{escape(drawing.label)}">'
    return "".join([head, *map(_svg, drawing.items), "</svg>"]).encode()


def _svg(item: Item) -> str:
    match item:
        case Rectangle():
            box = f'width="{_number(item.width)}" height="{_number(item.height)}" fill="{item.color}"'
            at = f'x="{_number(item.x)}" y="{_number(item.y)}" ' if item.x or item.y else ""
            return f"<rect {at}{box}/>"
        case Shape(outlines=[outline], stroke=0):
            points = " ".join(f"{_number(x)},{_number(y)}" for x, y in outline)
            return f'<polygon points="{points}" fill="{item.color}"/>'
        case Shape() if all(len(outline) == 1 for outline in item.outlines):
            radius = _number(item.stroke / 2)
            dots = (f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{radius}"/>' for ((x, y),) in item.outlines)
            return f'<g fill="{item.color}">{"".join(dots)}</g>'
        case Shape():
            path = "".join(map(_path, item.outlines))
            line = f'stroke="{item.color}" stroke-width="{_number(item.stroke)}" stroke-linecap="round" '
            how = f'{line}stroke-linejoin="round"' if item.stroke else 'shape-rendering="crispEdges"'
            return f'<path d="{path}" fill="{item.color}" {how}/>'
        case TextLine():
            place = f'x="{_number(item.x)}" y="{_number(item.y)}" font-size="{_number(item.size)}"'
            font = 'text-anchor="middle" font-family="Helvetica, Arial, system-ui, sans-serif"'
            return f'<text {place} {font} fill="{item.color}">{escape(item.text, quote=False)}</text>'
        case Picture():
            box = f'x="{_number(item.x)}" y="{_number(item.y)}" width="{_number(item.width)}"'
            data = b64encode(item.png).decode()
            return f'<image {box} height="{_number(item.height)}" href="data:image/png;base64,{data}"/>'
        case Group():
            how = f"translate({_numbers(item.x, item.y)}) scale({item.scale:.6g})"
            return f'<g transform="{how}">{"".join(map(_svg, item.items))}</g>'


def _path(outline: Sequence[Point]) -> str:
    """An outline with the shortest commands, as a code has a thousand."""
    parts = [f"M{_numbers(*outline[0])}"]
    for (before_x, before_y), (x, y) in pairwise(outline):
        parts.append(f"H{_number(x)}" if y == before_y else f"V{_number(y)}" if x == before_x else f"L{_numbers(x, y)}")
    return "".join([*parts, "z"])


# --- PDF ---------------------------------------------------------------------------------------------------------

# Of Helvetica, which every reader has, in thousandths of its size: the characters from blank to `~`.
_WIDTHS = (
    *(278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278),
    *(556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556),
    *(1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778),
    *(667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556),
    *(333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556),
    *(556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584),
)
_OTHER_WIDTH = 556
_ENCODING = "cp1252"


def width_of(text: str, size: float) -> float:
    """About how wide a line of text is."""
    codes = (ord(letter) - 32 for letter in text)
    return size * sum(_WIDTHS[code] if 0 <= code < len(_WIDTHS) else _OTHER_WIDTH for code in codes) / 1000


def is_printable(text: str) -> bool:
    """Whether a PDF can have this text: its fonts have the letters of Western Europe."""
    return text == _encodable(text)


def _encodable(text: str) -> str:
    """The text as a PDF can have it: other letters as in a URL."""
    return "".join(letter if _is_encodable(letter) else quote(letter) for letter in text)


def _is_encodable(letter: str) -> bool:
    try:
        return letter.isprintable() and bool(letter.encode(_ENCODING))
    except UnicodeEncodeError:
        return False


def pdf(pages: Iterable[Drawing]) -> bytes:
    """Drawings in millimetres as the pages of one document."""
    document = _Document()
    for page in pages:
        document.add(page)
    return document.written()


class _Document:
    def __init__(self) -> None:
        # The objects by number, from 1 on: the catalog and the list of pages, which are written last, and the font.
        self._objects = [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"",
            b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        ]
        self._pages: list[int] = []
        self._pictures: dict[bytes, tuple[int, int, int]] = {}

    def add(self, page: Drawing) -> None:
        flipped = _numbers(_POINTS_PER_MM, 0, 0, -_POINTS_PER_MM, 0, page.height * _POINTS_PER_MM)
        content = "\n".join([f"{flipped} cm", *map(self._drawn, page.items)])
        number = self._new(_stream("", content.encode(_ENCODING)))
        pictures = "".join(f"/P{number} {number} 0 R" for number, *_ in self._pictures.values())
        size = _numbers(page.width * _POINTS_PER_MM, page.height * _POINTS_PER_MM)
        resources = f"<</Font<</F 3 0 R>>/XObject<<{pictures}>>>>"
        self._pages.append(
            self._new(
                f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {size}]/Contents {number} 0 R/Resources{resources}>>".encode()
            )
        )

    def written(self) -> bytes:
        kids = " ".join(f"{number} 0 R" for number in self._pages)
        self._objects[1] = f"<</Type/Pages/Count {len(self._pages)}/Kids[{kids}]>>".encode()
        # The second line says that it is no text.
        out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, content in enumerate(self._objects, 1):
            places.append(len(out))
            out += b"%d 0 obj\n%b\nendobj\n" % (number, content)
        start, size = len(out), len(self._objects) + 1
        out += b"xref\n0 %d\n0000000000 65535 f \n" % size
        out += b"".join(b"%010d 00000 n \n" % place for place in places)
        out += b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (size, start)
        return bytes(out)

    def _new(self, content: bytes) -> int:
        self._objects.append(content)
        return len(self._objects)

    def _drawn(self, item: Item) -> str:
        match item:
            case Rectangle():
                return f"{_color(item.color)} rg {_numbers(item.x, item.y, item.width, item.height)} re f"
            case Shape():
                color = _color(item.color)
                line = f"{color} RG {_number(item.stroke)} w 1 J 1 j " if item.stroke else ""
                return f"{color} rg {line}{' '.join(map(_outline, item.outlines))} {'B' if item.stroke else 'f'}"
            case TextLine():
                text = _encodable(item.text)
                left = item.x - width_of(text, item.size) / 2
                for special in "\\()":
                    text = text.replace(special, f"\\{special}")
                place = f"1 0 0 -1 {_numbers(left, item.y)} Tm"
                return f"BT {_color(item.color)} rg /F {_number(item.size)} Tf {place} ({text}) Tj ET"
            case Picture():
                number, width, height = self._picture(item.png)
                scale = min(item.width / width, item.height / height)
                width_mm, height_mm = width * scale, height * scale
                left, top = item.x + (item.width - width_mm) / 2, item.y + (item.height - height_mm) / 2
                return f"q {_numbers(width_mm, 0, 0, -height_mm, left, top + height_mm)} cm /P{number} Do Q"
            case Group():
                inner = "\n".join(map(self._drawn, item.items))
                return f"q {item.scale:.6f} 0 0 {item.scale:.6f} {_numbers(item.x, item.y)} cm\n{inner}\nQ"

    def _picture(self, png: bytes) -> tuple[int, int, int]:
        """The number of a picture, its width and its height in pixels; one that is drawn often is stored once."""
        if png not in self._pictures:
            from PIL import Image  # here, because it loads slowly

            with Image.open(io.BytesIO(png), formats=["PNG"]) as opened:
                picture = opened.convert("RGBA")
            width, height = picture.size
            kind = f"/Type/XObject/Subtype/Image/Width {width}/Height {height}/BitsPerComponent 8/ColorSpace"
            mask = self._new(_stream(f"{kind}/DeviceGray", picture.getchannel("A").tobytes()))
            content = picture.convert("RGB").tobytes()
            self._pictures[png] = (self._new(_stream(f"{kind}/DeviceRGB/SMask {mask} 0 R", content)), width, height)
        return self._pictures[png]


def _outline(outline: Sequence[Point]) -> str:
    (x, y), *further = outline
    # Some programs draw no line without a length.
    points = further or [(x + 0.001, y)]
    return f"{_numbers(x, y)} m " + "".join(f"{_numbers(*point)} l " for point in points) + "h"


def _stream(members: str, content: bytes) -> bytes:
    packed = zlib.compress(content)
    return b"<<%b/Filter/FlateDecode/Length %d>>\nstream\n%b\nendstream" % (members.encode(), len(packed), packed)


def _color(color: str) -> str:
    return _numbers(*(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)))
