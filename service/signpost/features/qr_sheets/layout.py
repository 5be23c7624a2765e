"""Sheets of many QR codes for print: papers and labels, where each code is in millimetres, and the text below it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import quote_plus

from signpost.domain import vector
from signpost.domain.errors import Invalid
from signpost.domain.records import qr
from signpost.domain.records.qr import QrStyle
from signpost.domain.texts import cut
from signpost.translations import gettext as _

MAX_CODES = 200
# Characters of a place are those of a campaign's source that are counted.
MAX_PLACE = 64
DEFAULT_MM, MAX_MM = 40, 200
# Millimetres: what printers leave white, the room around a code on plain paper and on a label, and a line of text.
_MARGIN, _ROOM, _ROOM_ON_LABEL = 10, 4, 1.5
_LINE, _LETTERS = 4.5, 3.4
# Smaller letters nobody reads: 6 points.
_SMALLEST = 6 * 25.4 / 72
# What is between a text and both edges of its cell.
_BESIDE_TEXT = 2
# Marks where to cut, outside of the codes, and how wide lines are.
_MARK, _WIDTH = 5, 0.2
_INK = "#000000"
# A camera reads a code from about ten times its width.
_TIMES_READABLE = 10


class LabelGrid(NamedTuple):
    """LabelGrid of one size in rows and columns, in the middle of a page. gap: between two columns."""

    width: float
    height: float
    columns: int
    rows: int
    gap: float


class Paper(NamedTuple):
    """A page. labels: None for plain paper."""

    name: str
    width: float
    height: float
    labels: LabelGrid | None = None


_A4, _LETTER = ("A4", 210, 297), ("Letter", 215.9, 279.4)
# The labels that most makers have: of A4 those of Avery L7160, 3474 and L7165, of Letter those of 5160 and 5163.
PAPERS = {
    "a4": Paper(*_A4),
    "letter": Paper(*_LETTER),
    "a4-63.5x38.1": Paper(*_A4, LabelGrid(63.5, 38.1, 3, 7, 2.5)),
    "a4-70x37": Paper(*_A4, LabelGrid(70, 37, 3, 8, 0)),
    "a4-99.1x67.7": Paper(*_A4, LabelGrid(99.1, 67.7, 2, 4, 2.5)),
    "letter-66.7x25.4": Paper(*_LETTER, LabelGrid(66.7, 25.4, 3, 10, 3.1)),
    "letter-101.6x50.8": Paper(*_LETTER, LabelGrid(101.6, 50.8, 2, 5, 4.8)),
}


@dataclass(frozen=True, kw_only=True)
class SheetLook:
    """How a sheet looks. mm: the width of each code with its margin; None: what fits.

    text: a line below each code, like "Scan me".  show_url: whether its short address is below it.
    cut_marks: on plain paper.
    """

    paper: str = "a4"
    mm: int | None = None
    text: str = ""
    show_url: bool = True
    cut_marks: bool = True
    frame: bool = False


class SheetCode(NamedTuple):
    """A code on a sheet. place: where it will hang; "" for none. logo: a PNG; None: ours, if the style has one."""

    url: str
    style: QrStyle
    place: str = ""
    logo: bytes | None = None


class Grid(NamedTuple):
    """Where codes are on each page. mm: the width of each code; left, top: of the first one's cell."""

    mm: int
    columns: int
    rows: int
    left: float
    top: float
    width: float
    height: float
    gap: float

    @property
    def on_page(self) -> int:
        return self.columns * self.rows

    def pages(self, codes: int) -> int:
        return math.ceil(codes / self.on_page)

    @property
    def readable_m(self) -> float:
        """From how far cameras read a code, as a rule of thumb."""
        return self.mm * _TIMES_READABLE / 1000


def grid_of(look: SheetLook, has_places: bool) -> Grid:
    """Raises Invalid: the codes do not fit on the paper."""
    paper, lines = PAPERS[look.paper], bool(look.text) + look.show_url + has_places
    if paper.labels is not None:
        width, height, columns, rows, gap = paper.labels
        largest = _largest(width, height, lines, _ROOM_ON_LABEL)
        mm = largest if look.mm is None else look.mm
    else:
        mm, gap = look.mm or DEFAULT_MM, 0
        width, height = mm + 2 * _ROOM, mm + lines * _LINE + 2 * _ROOM
        inner_width, inner_height = paper.width - 2 * _MARGIN, paper.height - 2 * _MARGIN
        columns, rows = int(inner_width // width), int(inner_height // height)
        largest = _largest(inner_width, inner_height, lines, _ROOM)
    if largest < qr.MIN_MM:
        raise Invalid({"paper": [_("These labels have no room for a code and %(lines)s lines of text.", lines=lines)]})
    if mm > largest:
        raise Invalid(
            {
                "mm": [
                    _(
                        "A code of %(mm)s mm does not fit. On this paper it can have %(largest)s mm.",
                        mm=mm,
                        largest=largest,
                    )
                ]
            }
        )
    left = (paper.width - columns * width - (columns - 1) * gap) / 2
    return Grid(mm, columns, rows, left, (paper.height - rows * height) / 2, width, height, gap)


def _largest(width: float, height: float, lines: int, room: float) -> int:
    return int(min(width, height - lines * _LINE) - 2 * room)


def places_in(entries: Iterable[str]) -> list[str]:
    """Names of places, with ranges: "Table 1-20" is twenty of them, and "Room 001-120" has three digits in each.

    Raises Invalid: too many, or one is too long.
    """
    found: dict[str, None] = {}
    for entry in entries:
        for place in _range(entry.strip()):
            if len(place) > MAX_PLACE:
                raise Invalid({"places": [_("A place has up to %(limit)s characters.", limit=MAX_PLACE)]})
            if not vector.is_printable(place):
                raise Invalid({"places": [_("The fonts of a PDF cannot write %(place)s.", place=place)]})
            found[place] = None
            if len(found) > MAX_CODES:
                raise Invalid({"places": [_("A sheet has up to %(limit)s codes.", limit=MAX_CODES)]})
    return [place for place in found if place]


def _range(entry: str) -> Iterable[str]:
    for separator in ("-", "–", " to "):
        before, _separator, last = entry.rpartition(separator)
        name = before.rstrip("0123456789 ")
        first = before[len(name) :].strip()
        blank = " " if before[len(name) :].startswith(" ") else ""
        last = last.strip()
        if _is_number(first) and _is_number(last) and int(first) <= int(last):
            digits = len(first) if first.startswith("0") else 1
            return (f"{name}{blank}{number:0{digits}}" for number in range(int(first), int(last) + 1))
    return [entry]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def require_legible(codes: Iterable[SheetCode], look: SheetLook, grid: Grid) -> None:
    """Raises Invalid where a text would be too small to read, because it is too long for its cell."""
    room = grid.width - _BESIDE_TEXT
    for code in codes:
        for field, line in _lines(code, look).items():
            wide = vector.width_of(line, _SMALLEST)
            if wide <= room:
                continue
            fitting = max(end for end in range(len(line)) if vector.width_of(line[:end], _SMALLEST) <= room)
            reason = _(
                "“%(line)s” would be too small to read below the code: %(number)s of its %(length)s characters fit.",
                line=line,
                number=fitting,
                length=len(line),
            )
            needed = math.ceil(wide + _BESIDE_TEXT - 2 * _ROOM)
            if PAPERS[look.paper].labels is None and needed <= _widest(look, len(_lines(code, look))):
                reason += " " + _("All of it fits below a code of %(mm)s mm.", mm=needed)
            raise Invalid({field: [reason]})


def _widest(look: SheetLook, lines: int) -> int:
    """The largest code for plain paper, in millimetres."""
    paper = PAPERS[look.paper]
    return min(MAX_MM, _largest(paper.width - 2 * _MARGIN, paper.height - 2 * _MARGIN, lines, _ROOM))


def _lines(code: SheetCode, look: SheetLook) -> dict[str, str]:
    """What is written below a code, from top to bottom, by the field that it is from."""
    address = cut(code.url.partition("://")[2] or code.url, qr.MAX_TEXT) if look.show_url else ""
    lines = {"text": look.text, "show_url": address, "places": code.place}
    return {field: line for field, line in lines.items() if line}


def url_at(url: str, place: str) -> str:
    """The URL of a code at a place: its scans are counted as clicks of this campaign source."""
    return f"{url}{'&' if '?' in url else '?'}utm_source={quote_plus(place)}" if place else url


def drawn(codes: Sequence[SheetCode], look: SheetLook, grid: Grid, page: int) -> vector.Drawing:
    """A page of a sheet, from 1 on, in millimetres."""
    paper = PAPERS[look.paper]
    items: list[vector.Item] = []
    first = (page - 1) * grid.on_page
    for at, code in enumerate(codes[first : first + grid.on_page]):
        row, column = divmod(at, grid.columns)
        items += _cell(code, look, grid, grid.left + column * (grid.width + grid.gap), grid.top + row * grid.height)
    if look.cut_marks and paper.labels is None:
        items += _cut_marks(grid)
    return vector.Drawing(paper.width, paper.height, items, f"{len(codes)} QR codes")


def _cell(code: SheetCode, look: SheetLook, grid: Grid, x: float, y: float) -> Iterable[vector.Item]:
    picture = qr.drawing(url_at(code.url, code.place), {**code.style, "show_url": False}, code.logo)
    lines = [*_lines(code, look).values()]
    left, top = x + (grid.width - grid.mm) / 2, y + (grid.height - grid.mm - len(lines) * _LINE) / 2
    yield vector.Group(left, top, grid.mm / picture.width, picture.items)
    for at, line in enumerate(lines, 1):
        size = min(_LETTERS, (grid.width - _BESIDE_TEXT) / max(1, vector.width_of(line, 1)))
        yield vector.TextLine(x + grid.width / 2, top + grid.mm + at * _LINE - 1.2, size, line, _INK)
    if look.frame:
        inset, width, height = 1, grid.width - 2, grid.height - 2
        for across in (0, height - _WIDTH):
            yield vector.Rectangle(x + inset, y + inset + across, width, _WIDTH, _INK)
        for along in (0, width - _WIDTH):
            yield vector.Rectangle(x + inset + along, y + inset, _WIDTH, height, _INK)


def _cut_marks(grid: Grid) -> Iterable[vector.Item]:
    right, bottom = grid.left + grid.columns * grid.width, grid.top + grid.rows * grid.height
    for column in range(grid.columns + 1):
        x = grid.left + column * grid.width - _WIDTH / 2
        for y in (grid.top - _MARK - 1, bottom + 1):
            yield vector.Rectangle(x, y, _WIDTH, _MARK, _INK)
    for row in range(grid.rows + 1):
        y = grid.top + row * grid.height - _WIDTH / 2
        for x in (grid.left - _MARK - 1, right + 1):
            yield vector.Rectangle(x, y, _MARK, _WIDTH, _INK)
