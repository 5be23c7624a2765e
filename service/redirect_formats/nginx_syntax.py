"""The syntax of nginx: directives of words, which end with `;` or have a block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from redirect_formats.rules import MAX_LINE, MAX_SHOWN, NotExpressible, shown

MAX_DEPTH = 16
MAX_DIRECTIVES = 300_000
# Words of a directive: more than the names of a server.
MAX_WORDS = 1000

TOO_DEEP = f"Line {{line}}: blocks are nested more than {MAX_DEPTH} levels deep."
TOO_MANY = f"The file has more than {MAX_DIRECTIVES:,} directives. Send it in parts."
TOO_MANY_WORDS = f"Line {{line}}: a directive has more than {MAX_WORDS:,} words."
TOO_LONG = f"Line {{line}}: a word has more than {MAX_LINE:,} characters."
NOT_CLOSED = "Line {line}: a quote or block is not closed."
NOT_OPEN = "Line {line}: a }} closes no block."
NO_WORDS = "Line {line}: a block has no name."


@dataclass(slots=True)
class Directive:
    """words: its name and its arguments, without quotes. block: the directives in its braces; None: it has none.

    written: its beginning as it is in the file.
    """

    line: int
    words: list[str]
    block: list[Directive] | None = None
    written: str = ""

    @property
    def name(self) -> str:
        return self.words[0]

    @property
    def text(self) -> str:
        """As a report shows it."""
        return shown(self.written or " ".join(self.words)[:MAX_LINE])


@dataclass(slots=True)
class _Open:
    """A block that is being read."""

    directive: Directive | None
    directives: list[Directive] = field(default_factory=list)


def directives_of(text: str) -> list[Directive]:
    """The directives of a file. Raises NotExpressible: it cannot be read."""
    blocks = [_Open(None)]
    words: list[str] = []
    first_line = count = 0
    line = 1
    written = ""
    for line, word, is_quoted, as_written in _words(text):
        if is_quoted or word not in ("{", "}", ";"):
            first_line = first_line if words else line
            if len(written) <= MAX_SHOWN:
                written += as_written[: 2 * MAX_SHOWN]
            words.append(word)
            if len(words) > MAX_WORDS:
                raise NotExpressible(TOO_MANY_WORDS.format(line=line))
        elif word == "}":
            if len(blocks) == 1 or words:
                raise NotExpressible(NOT_OPEN.format(line=line))
            done = blocks.pop()
            if done.directive is not None:
                done.directive.block = done.directives
        else:
            if words or word == "{":
                if not words:
                    raise NotExpressible(NO_WORDS.format(line=line))
                count += 1
                if count > MAX_DIRECTIVES:
                    raise NotExpressible(TOO_MANY)
                blocks[-1].directives.append(Directive(first_line, words, written=written.strip()))
            words, written = [], ""
            if word == "{":
                if len(blocks) > MAX_DEPTH:
                    raise NotExpressible(TOO_DEEP.format(line=line))
                blocks.append(_Open(blocks[-1].directives[-1]))
    if len(blocks) > 1 or words:
        raise NotExpressible(NOT_CLOSED.format(line=first_line if words else line))
    return blocks[0].directives


_TOKEN = re.compile(
    r"""
    (?P<space>\s+|\#[^\n]*)
    | (?P<mark>[{};])
    | "(?P<double>[^"\\]*(?:\\.[^"\\]*){0,4096})"
    | '(?P<single>[^'\\]*(?:\\.[^'\\]*){0,4096})'
    | (?P<plain>(?![\#"'])(?:[^\s{};\\$]+|\\.|\$\{[^}]{0,200}\}|\$){1,4096})
    """,
    re.VERBOSE | re.DOTALL,
)


def _words(text: str) -> Iterator[tuple[int, str, bool, str]]:
    """Each word with its line, whether it was in quotes, and as it is written, after a space where one comes before."""
    at, line, space = 0, 1, ""
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise NotExpressible(NOT_CLOSED.format(line=line))
        kind, word = found.lastgroup, found[0]
        if kind in ("double", "single"):
            yield line, _unescaped(found[kind]), True, space + word
        elif kind != "space":
            yield line, _unescaped(word), False, space + word
        space = " " if kind == "space" else ""
        if kind != "space" and len(word) > MAX_LINE:
            raise NotExpressible(TOO_LONG.format(line=line))
        line += word.count("\n")
        at = found.end()


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
