"""The syntax of nginx: directives of words, which end with `;` or have a block."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from signpost.transfer.redirect_formats.rules import Inexact

MAX_DEPTH = 16
MAX_DIRECTIVES = 300_000
# Words of a directive: more than the names of a server.
MAX_WORDS = 1000

TOO_DEEP = f"Line {{line}}: blocks are nested more than {MAX_DEPTH} levels deep."
TOO_MANY = f"The file has more than {MAX_DIRECTIVES:,} directives. Send it in parts."
TOO_MANY_WORDS = f"Line {{line}}: a directive has more than {MAX_WORDS:,} words."
NOT_CLOSED = "Line {line}: a quote or block is not closed."
NOT_OPEN = "Line {line}: a }} closes no block."
NO_WORDS = "Line {line}: a block has no name."


@dataclass(slots=True)
class Directive:
    """words: its name and its arguments, without quotes. block: the directives in its braces; None: it has none."""

    line: int
    words: list[str]
    block: list[Directive] | None = None

    @property
    def name(self) -> str:
        return self.words[0]


@dataclass(slots=True)
class _Open:
    """A block that is being read."""

    directive: Directive | None
    directives: list[Directive] = field(default_factory=list)


def directives_of(text: str) -> list[Directive]:
    """The directives of a file. Raises Inexact: it cannot be read."""
    blocks = [_Open(None)]
    words: list[str] = []
    first_line = count = 0
    line = 1
    for line, word, is_quoted in _words(text):
        if is_quoted or word not in ("{", "}", ";"):
            first_line = first_line if words else line
            words.append(word)
            if len(words) > MAX_WORDS:
                raise Inexact(TOO_MANY_WORDS.format(line=line))
        elif word == "}":
            if len(blocks) == 1 or words:
                raise Inexact(NOT_OPEN.format(line=line))
            done = blocks.pop()
            if done.directive is not None:
                done.directive.block = done.directives
        else:
            if words or word == "{":
                if not words:
                    raise Inexact(NO_WORDS.format(line=line))
                count += 1
                if count > MAX_DIRECTIVES:
                    raise Inexact(TOO_MANY)
                blocks[-1].directives.append(Directive(first_line, words))
            words = []
            if word == "{":
                if len(blocks) > MAX_DEPTH:
                    raise Inexact(TOO_DEEP.format(line=line))
                blocks.append(_Open(blocks[-1].directives[-1]))
    if len(blocks) > 1 or words:
        raise Inexact(NOT_CLOSED.format(line=first_line if words else line))
    return blocks[0].directives


def _words(text: str) -> Iterator[tuple[int, str, bool]]:
    """Each word with its line, and whether it was in quotes."""
    at, line, end = 0, 1, len(text)
    while at < end:
        character = text[at]
        if character == "\n":
            line += 1
        if character.isspace():
            at += 1
        elif character == "#":
            at = text.find("\n", at)
            if at < 0:
                return
        elif character in "{};":
            yield line, character, False
            at += 1
        else:
            begin = line
            word, at = _quoted(text, at, line) if character in "\"'" else _plain(text, at)
            line += word.count("\n")
            yield begin, _unescaped(word), character in "\"'"


def _quoted(text: str, at: int, line: int) -> tuple[str, int]:
    quote, begin = text[at], at + 1
    at = begin
    while at < len(text) and text[at] != quote:
        at += 2 if text[at] == "\\" else 1
    if at >= len(text):
        raise Inexact(NOT_CLOSED.format(line=line))
    return text[begin:at], at + 1


def _plain(text: str, at: int) -> tuple[str, int]:
    begin = at
    while at < len(text):
        character = text[at]
        if character == "\\":
            at += 2
        elif character == "{" and text[at - 1] == "$" and at > begin:
            closing = text.find("}", at)
            at = len(text) if closing < 0 else closing + 1
        elif character.isspace() or character in "{};":
            break
        else:
            at += 1
    return text[begin:at], min(at, len(text))


def _unescaped(word: str) -> str:
    """A word without the backslashes that are nginx's own; those of expressions stay."""
    if "\\" not in word:
        return word
    parts, at = [], 0
    while at < len(word):
        if word[at] == "\\" and word[at + 1 : at + 2] in ('"', "'", "\\"):
            at += 1
        parts.append(word[at])
        at += 1
    return "".join(parts)
