"""The rows of CSV, read strictly: a quotation mark that is not closed costs its own line, and no others."""

from __future__ import annotations

import csv
import re
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice

DELIMITERS = ",;\t|"
# Longer lines are refused, though a cell of several lines may be.
MAX_LINE = 1024 * 1024
# Lines that are read to find the delimiter, and about how many characters.
SAMPLE_LINES, SAMPLE_CHARACTERS = 50, 64 * 1024
# Lines with quotation marks in one row. Without a bound, a file that is full of them would be read to its end for each.
MAX_QUOTED_LINES = 300
# Characters that are read again, since the row that they were taken for was none: so many, and a part of the file.
# After them a row ends with its line.
MAX_AGAIN, MAX_AGAIN_OF_FILE = 64 * 1024, 2
UNCLOSED = "A quotation mark is not closed"
AFTER_CLOSING = "There is text after a quotation mark that closes a cell."
LINE_TOO_LONG = "The line has more than {0:,} characters."
TOO_LONG = "A cell is longer than {0:,} characters."
# Excel's hint of the delimiter, which many programs write.
_HINT = re.compile(r'\ufeff?"?sep=(.)"?\s*', re.IGNORECASE)
# A URL, or a path.
_ADDRESS = re.compile(r"\s*(?:https?://|/)", re.IGNORECASE)


class CsvRows:
    """Rows: the cells of each, or why it cannot be read; then reading goes on with the next line.

    line: the first one of the row that came last. before: how many lines precede `lines`. longest: characters that a
    line may have.
    """

    def __init__(self, lines: Iterable[str], delimiter: str, before: int = 0, longest: int = MAX_LINE):
        self.line = before + 1
        self._longest = longest
        self._lines = _Lines(lines, longest)
        self._rows = csv.reader(self._lines, delimiter=delimiter, strict=True)
        self._delimiter = delimiter

    def __iter__(self) -> Iterator[list[str] | str]:
        return self

    def __next__(self) -> list[str] | str:
        self.line += len(self._lines.taken)
        self._lines.begin_row()
        try:
            cells = next(self._rows)
        except csv.Error as error:
            return self._refuse(self._reason(error))
        return self._refuse(self._unclosed()) if self.is_long and self._swallows(cells) else cells

    @property
    def is_long(self) -> bool:
        """Whether the last row has several lines."""
        return len(self._lines.taken) > 1

    @property
    def last_line(self) -> int:
        return self.line + len(self._lines.taken) - 1

    def give_back(self) -> None:
        """Read the lines of the last row again, except the first."""
        self._lines.give_back()

    def as_unclosed(self) -> str:
        """Why a row of several lines is none, whose lines are read again, except the first."""
        return self._refuse(self._unclosed())

    def _refuse(self, reason: str) -> str:
        self.give_back()
        return reason

    def _reason(self, error: csv.Error) -> str:
        if self.is_long or "end of data" in str(error):
            # What closes the cell is on another line, where it may as well open one.
            return self._unclosed()
        if isinstance(error, _LineTooLong):
            return LINE_TOO_LONG.format(self._longest)
        return TOO_LONG.format(csv.field_size_limit()) if "limit" in str(error) else AFTER_CLOSING

    def _unclosed(self) -> str:
        if not self.is_long:
            return f"{UNCLOSED}."
        return f"{UNCLOSED}: lines {self.line} to {self.last_line} would be one row."

    def _swallows(self, cells: list[str]) -> bool:
        """Whether a line within a row is a row as well: as many cells, and URLs and paths where this one has them."""
        places = [place for place, cell in enumerate(cells) if _ADDRESS.match(cell) and not {"\r", "\n"} & {*cell}]
        if not places:
            return False
        for line in islice(self._lines.taken, 1, None):
            try:
                inner = next(csv.reader([line], delimiter=self._delimiter, strict=True), [])
            except csv.Error:
                continue
            if len(inner) == len(cells) and all(_ADDRESS.match(inner[place]) for place in places):
                return True
        return False


class _LineTooLong(csv.Error):
    """A line of a row is too long."""


class _Lines:
    """Lines that can be given back. taken: those of the row; it ends at MAX_QUOTED_LINES of them."""

    def __init__(self, lines: Iterable[str], longest: int):
        self._lines = iter(lines)
        self._longest = longest
        self._waiting: deque[str] = deque()
        self._quoted = self._read = self._again = 0
        self.taken: list[str] = []

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if self._quoted == MAX_QUOTED_LINES or (self.taken and self._is_read_again_too_much):
            raise StopIteration
        if self._waiting:
            line = self._waiting.popleft()
        else:
            line = next(self._lines)
            self._read += len(line)
        self.taken.append(line)
        self._quoted += '"' in line
        if len(line) > self._longest:
            raise _LineTooLong
        return line

    @property
    def _is_read_again_too_much(self) -> bool:
        return self._again > MAX_AGAIN + MAX_AGAIN_OF_FILE * self._read

    def begin_row(self) -> None:
        self.taken.clear()
        self._quoted = 0

    def give_back(self) -> None:
        self._again += sum(map(len, self.taken[1:]))
        self._waiting.extendleft(reversed(self.taken[1:]))
        del self.taken[1:]


# --- the delimiter -------------------------------------------------------------------------------------------------


def hinted_delimiter(line: str) -> str:
    """The delimiter that a line like `sep=;` names; "" where it is another line."""
    hint = _HINT.fullmatch(line)
    return hint[1] if hint else ""


def delimiter_of(lines: list[str]) -> str:
    """The delimiter by which most cells begin with an address, in rows with as many cells as the first one.

    Where two do, the one by which more of these cells are the first two, as in a table without a header.
    """
    return max(DELIMITERS, key=lambda delimiter: _fit(lines, delimiter))


def _fit(lines: list[str], delimiter: str) -> tuple[int, int, int, int]:
    rows = [row for row in CsvRows(lines, delimiter) if isinstance(row, list) and any(row)]
    width = len(rows[0]) if rows else 0
    if width < 2:
        return 0, 0, 0, 0
    rows = [row for row in rows if len(row) == width]
    return _addresses(rows), _addresses(row[:2] for row in rows), len(rows), width


def _addresses(rows: Iterable[list[str]]) -> int:
    return sum(_ADDRESS.match(cell) is not None for row in rows for cell in row)
