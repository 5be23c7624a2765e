"""Lines of tables: on a terminal, the long cells of a line are cut in the middle so that the line fits."""

import shutil
import sys
from collections.abc import Sequence

from signpost.domain.texts import cut, width_of

# No cell gets narrower; lines wrap instead.
_NARROWEST = 12


class Long(str):
    """A cell that may be cut: an address, a title, a destination. Its beginning and its end stay."""


def table_row(*cells: str | tuple[str, ...]) -> str:
    """The cells that are not empty as one line, with two spaces between them; those of a tuple with one.

    The line is cut only if it is printed on a terminal.
    """
    parts: list[str] = []
    gaps: list[str] = []
    for cell in cells:
        for place, part in enumerate(cell if isinstance(cell, tuple) else (cell,)):
            if part:
                gaps.append(" " if place else "  ")
                parts.append(part)
    if sys.stdout.isatty():
        parts = _fitted(parts, shutil.get_terminal_size().columns - sum(map(len, gaps[1:])))
    return "".join(gap + part for gap, part in zip(gaps, parts, strict=True))[2:]


def _fitted(cells: Sequence[str], width: int) -> list[str]:
    """`cells`, of which the long ones are cut so that together they have `width` columns, if that is possible.

    Each gets an equal share of the room, except that those which need less leave the rest to the others.
    """
    needed = {place: width_of(cell) for place, cell in enumerate(cells) if isinstance(cell, Long)}
    room = width - sum(width_of(cell) for place, cell in enumerate(cells) if place not in needed)
    result = [str(cell) for cell in cells]
    left = len(needed)
    for place in sorted(needed, key=needed.__getitem__):
        share = max(room // left, _NARROWEST)
        result[place] = cut(cells[place], share)
        room -= min(needed[place], share)
        left -= 1
    return result
