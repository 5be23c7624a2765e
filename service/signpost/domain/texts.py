"""Text that people read: which characters it may hold, and how what was stored before this rule is shown.

Control characters forge lines of logs and steer terminals; bidirectional controls make a name show as another one.
Joiners and direction marks stay: emoji and right-to-left scripts need them.
"""

import re

# C0, DEL and C1; the separators of lines and paragraphs; embeddings, overrides and isolates.
_UNSAFE = "\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069"
LABEL_PATTERN = f"^[^{_UNSAFE}]*[^\\s{_UNSAFE}][^{_UNSAFE}]*$"
# A title or a note may have lines and tabs of its own.
NOTE_PATTERN = f"^([^{_UNSAFE}]|[\\t\\n\\r])*$"
_IN_LINE = re.compile(f"[{_UNSAFE}]")
_IN_NOTE = re.compile(f"(?![\\t\\n\\r])[{_UNSAFE}]")
REASON = "May not contain control characters."


def line_of(text: str) -> str:
    """`text`, which is one line. Raises ValueError with a sentence."""
    if _IN_LINE.search(text):
        raise ValueError(REASON)
    return text


def note_of(text: str) -> str:
    """`text`, which may have several lines. Raises ValueError with a sentence."""
    if _IN_NOTE.search(text):
        raise ValueError(REASON)
    return text


def line_from(text: str) -> str:
    """`text` with a space for each character that a line may not hold."""
    return _IN_LINE.sub(" ", text)


def note_from(text: str) -> str:
    """`text` with a space for each character that a note may not hold."""
    return _IN_NOTE.sub(" ", text)


def printable(line: str) -> str:
    """`line` for a terminal: what would steer it, or begin another line, is written as JSON escapes it."""
    return _IN_LINE.sub(_escaped, line)


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
