"""Text for people: which characters it may contain, and how to show text that is older than this rule.

Control characters forge log lines and control terminals; bidirectional controls make a name look like another one.
Joiners and direction marks stay: emoji and right-to-left scripts need them.
"""

import re

# C0, DEL and C1; the separators of lines and paragraphs; embeddings, overrides and isolates.
_UNSAFE = "\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069"
LABEL_PATTERN = f"^[^{_UNSAFE}]*[^\\s{_UNSAFE}][^{_UNSAFE}]*$"
# A title or a note may contain line breaks and tabs.
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
    """`text` with a space for each character that a line may not contain."""
    return _IN_LINE.sub(" ", text)


def note_from(text: str) -> str:
    """`text` with a space for each character that a note may not contain."""
    return _IN_NOTE.sub(" ", text)


def printable(line: str) -> str:
    """`line` for a terminal: control characters and line breaks are escaped as in JSON."""
    return _IN_LINE.sub(_escape, line)


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
