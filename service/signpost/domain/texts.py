"""Text for people: which characters it may contain, and how to show text that is older than this rule.

Control characters forge log lines and control terminals; bidirectional controls make a name look like another one.
Joiners and direction marks stay: emoji and right-to-left scripts need them.
"""

import csv
import io
import re
import unicodedata
from collections.abc import Collection, Iterable, Set
from typing import Literal

from signpost.translations import gettext as _
from signpost.translations import mark

ELLIPSIS = "…"
# C0, DEL and C1; the separators of lines and paragraphs; embeddings, overrides and isolates.
_UNSAFE = "\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069"
LABEL_PATTERN = f"^[^{_UNSAFE}]*[^\\s{_UNSAFE}][^{_UNSAFE}]*$"
LINE_PATTERN = f"^[^{_UNSAFE}]*$"
# A title or a note may contain line breaks and tabs.
NOTE_PATTERN = f"^([^{_UNSAFE}]|[\\t\\n\\r])*$"
_IN_LINE = re.compile(f"[{_UNSAFE}]")
_IN_NOTE = re.compile(f"(?![\\t\\n\\r])[{_UNSAFE}]")
REASON = mark("Can't contain control characters.")


# What comes along around a pasted value and cannot be seen: spaces and line breaks, marks of direction and byte order,
# joiners of words. Not the joiners of letters and emoji.
_AROUND = (
    " \t\r\n\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
    "\xad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)


def trim(text: str) -> str:
    """A value that a person pasted, without what cannot be seen around it."""
    return text.strip(_AROUND)


def line_of(text: str) -> str:
    """`text`, which is one line. Raises ValueError with a sentence."""
    if _IN_LINE.search(text):
        raise ValueError(_(REASON))
    return text


# No label is longer, and the time to compose a text grows with the square of its marks.
MAX_COMPOSED = 1_024


def compose(text: str, form: Literal["NFC", "NFD"] = "NFC") -> str:
    """A text in a form of Unicode; one that is too long for a label as it is."""
    return unicodedata.normalize(form, text) if len(text) <= MAX_COMPOSED else text


def label_of(text: str) -> str:
    """A label, like a tag, as it is stored: without what cannot be seen around it, in composed letters (NFC).

    Raises ValueError with a sentence: it is not one line.
    """
    return compose(trim(line_of(text.strip())))


def same_label(text: str) -> str:
    """What labels are compared by that may be older than `label_of`."""
    return compose(trim(text))


def forms_of(label: str) -> tuple[str, ...]:
    """The forms in which a label may be stored: now it is composed (NFC), formerly it was as somebody typed it."""
    return tuple(dict.fromkeys((same_label(label), label, compose(same_label(label), "NFD"))))


def has_label(labels: Collection[str], wanted: str) -> bool:
    """Whether one of the labels is `wanted`, in whichever form."""
    return wanted in labels or same_label(wanted) in map(same_label, labels)


def note_of(text: str) -> str:
    """`text`, which may have several lines. Raises ValueError with a sentence."""
    if _IN_NOTE.search(text):
        raise ValueError(_(REASON))
    return text


# A dot above, and what `casefold` makes of the capital İ of Turkish: an i, and that dot.
DOT_ABOVE = "\u0307"
_DOTTED = f"i{DOT_ABOVE}"


def without_dots(folded: str) -> str:
    """A folded text for searches: "İstanbul", which folds to an i with a dot above, is found by "istanbul"."""
    return folded.replace(_DOTTED, "i")


def search_key(text: str) -> str:
    """A text as searches compare it: without its case."""
    return without_dots(text.casefold())


def is_unicode(text: str) -> bool:
    """Whether `text` has characters alone: half of a surrogate pair is none, and no database takes it."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


# What scripts and emoji need, and `isprintable` does not count as printable: joiners of letters, marks of direction.
_NEEDED = {ord(character): None for character in "\u200c\u200d\u200e\u200f\u061c"}


def is_printable(text: str) -> bool:
    """Whether `text` is one line of characters that can be shown, and of the joiners and marks that these need."""
    return text.isprintable() or text.translate(_NEEDED).isprintable()


def printable_of(text: str) -> str:
    """`text` without what `is_printable` does not take."""
    return text if text.isprintable() else "".join(filter(is_printable, text))


def line_from(text: str) -> str:
    """`text` with a space for each character that a line may not contain."""
    return _IN_LINE.sub(" ", text)


def line_without(text: str) -> str:
    """`text` without the characters that a line may not contain."""
    return _IN_LINE.sub("", text)


def note_from(text: str) -> str:
    """`text` with a space for each character that a note may not contain."""
    return _IN_NOTE.sub(" ", text)


def printable(line: str) -> str:
    """`line` for a terminal: control characters and line breaks are escaped as in JSON."""
    return _IN_LINE.sub(_escape, line)


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


# --- text that is too long ----------------------------------------------------------------------------------------


def cut(text: str, width: int) -> str:
    """`text` in at most `width` columns of a terminal: if it is longer, its middle is left out."""
    if width_of(text) <= width:
        return text
    before = (width - 1) // 2
    end = _beginning(text[::-1], width - 1 - before)[::-1]
    # Marks without the letter that they belong to.
    while end and unicodedata.combining(end[0]):
        end = end[1:]
    return _beginning(text, before) + ELLIPSIS + end


def _beginning(text: str, width: int) -> str:
    """As much of the beginning of `text` as fits into `width` columns."""
    for position, character in enumerate(text):
        width -= _columns(character)
        if width < 0:
            return text[:position]
    return text


def width_of(text: str) -> int:
    """The columns that `text` takes on a terminal."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "FW" else 1


# What a formula begins with in spreadsheets, full-width in those of East Asia; and text that looks so after a guard.
_SIGN = r"[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]"
_FORMULA = re.compile(rf"'*{_SIGN}")


def guard(text: str) -> str:
    """The text of a cell that no spreadsheet interprets as a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


# With "\n", csv.writer leaves a carriage return without quotation marks, and readers end the row there.
_END = "\r\n"


def csv_row(cells: Iterable[object], end: str = _END) -> str:
    """A row of a CSV file, with its end. A cell with a line break of any kind is in quotation marks."""
    line = io.StringIO()
    csv.writer(line, lineterminator=_END).writerow(cells)
    return line.getvalue().removesuffix(_END) + end


_GUARDED = re.compile(rf"'+{_SIGN}")


def unguard(text: str) -> str:
    """The text without the apostrophe of `guard`."""
    return text[1:] if _GUARDED.match(text) else text


def sentences_about(text: str, name: re.Pattern[str], there: Set[str]) -> str:
    """The text without the sentences that name, as the expression finds names, what is not there."""
    sentences = re.split(r"(?<=\.)(?=\s)", text)
    return "".join(sentence for sentence in sentences if {*name.findall(sentence)} <= there)


# An address of the web in a text goes on up to a blank or to what no address has: brackets of markup, quotation marks,
# and the marks of scripts that write without blanks.
_WEB_ADDRESS = re.compile(r"https?://[^\s<>\"`“”„«»、。，｡､「」『』【】〈〉《》]+", re.IGNORECASE)
# What may end a sentence, or a part of it, rather than an address; and brackets that begin before an address.
_AT_END = ".,:;!?…'‘’‚‹›！？：；．" + _AROUND
_BRACKETS = {")": "(", "]": "[", "}": "{", "）": "（", "］": "［"}


def web_address_in(text: str) -> str | None:
    """The first address of the web that a text names, without the marks of the sentence around it; None: it has none.

    A bracket belongs to an address that opens it: https://en.wikipedia.org/wiki/Post_(disambiguation).
    """
    for found in _WEB_ADDRESS.finditer(text):
        address = found[0]
        while address:
            last = address[-1]
            opening = _BRACKETS.get(last)
            if last not in _AT_END and (opening is None or address.count(opening) >= address.count(last)):
                break
            address = address[:-1]
        if not address.endswith("/") or address.count("/") > 2:
            return address
    return None
