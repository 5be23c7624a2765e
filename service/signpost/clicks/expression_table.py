"""A table of regular expressions: a text tries only those whose words it has, and gets the same answers.

Of most expressions it is known which words each text has that they match: `(Firefox|Fennec)/(\\d+)` needs "firefox/" or
"fennec/". The table reads the words from the expressions once, as Python parses them, and finds them by three of their
characters. What it cannot read has no words, and is tried with each text.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, NamedTuple

# How Python reads and compiles an expression. It has no public name.
_parser, _compiler, sre = map(importlib.import_module, ("re._parser", "re._compiler", "re._constants"))

# What nearly every browser says: words of these say little.
_COMMON = (
    "mozilla/5.0 (windows nt 10.0; win64; x64; linux; android 10; k; iphone; cpu iphone os 18_0 like mac os x; "
    "macintosh; intel mac os x 10_15_7) applewebkit/537.36 (khtml, like gecko) chrome/142.0.0.0 version/18.0 "
    "mobile/15e148 mobile safari/537.36 firefox/140.0"
)
# Words that one part of an expression may have, characters of a class that are read, and characters that find a word.
_MAX_WORDS, _MAX_CLASS, _GRAM = 64, 4, 3
# Characters outside ASCII that match a letter of ASCII where the case does not count.
_LETTERS = str.maketrans({"\u0130": "i", "\u0131": "i", "\u017f": "s", "\u212a": "k"})
_PLAIN = re.compile(r"[A-Za-z0-9 /_-]+")
_REPEATS = (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT)

Words = frozenset[str]
_NOTHING: Words = frozenset({""})


def lower_case(text: str) -> str:
    """In lower case; a letter of ASCII is what each character becomes that matches it where the case does not count."""
    return (text if text.isascii() else text.translate(_LETTERS)).lower()


def grams_of(text: str) -> set[str]:
    """What `ExpressionTable.candidates` looks up of a folded text."""
    return {*map("".join, zip(text, text[1:], text[2:], strict=False))}


class ExpressionTable:
    """Regular expressions by their numbers, in order. `exact`: those that match each text with one of their words.

    `exact` only says that about expressions for which the case does not count.
    """

    def __init__(self, expressions: Iterable[str]):
        self.exact: set[int] = set()
        # What a text needs besides: one word of each.
        self._needed: list[list[Words]] = []
        self._by_gram: dict[str, list[tuple[str, int]]] = {}
        self._without: list[int] = []
        for number, expression in enumerate(expressions):
            needed, is_exact = _needed_by(expression)
            if is_exact:
                self.exact.add(number)
            needed.sort(key=_rareness, reverse=True)
            if needed and min(map(len, needed[0])) >= _GRAM:
                self._index(number, needed.pop(0))
            else:
                self._without.append(number)
            self._needed.append(needed)

    def _index(self, number: int, words: Words) -> None:
        for word in sorted(words):
            gram = min(grams_of(word), key=self._cost_of)
            self._by_gram.setdefault(gram, []).append((word, number))

    def _cost_of(self, gram: str) -> tuple[int, str]:
        """How many more words a text with these characters has to be searched for; the characters decide a tie."""
        return (1000 if gram in _COMMON else 0) + len(self._by_gram.get(gram, ())), gram

    def candidates(self, text: str, grams: set[str]) -> list[int]:
        """The numbers of those that may match the folded text; no other does."""
        found = {
            number for gram in self._by_gram.keys() & grams for word, number in self._by_gram[gram] if word in text
        }
        found.update(self._without)
        return sorted(number for number in found if _has_each(text, self._needed[number]))


class Core(NamedTuple):
    """What an expression cannot do without that begins with `.{0,200}`, and how many characters may come before.

    For each of these it would try hundreds of ways to go on: its time grows with the square of the text.
    """

    expression: re.Pattern[str]
    before: int

    def shortened(self, text: str) -> str | None:
        """The text without what the expression only passes, as many characters; None where it matches nothing."""
        found = self.expression.search(text)
        if found is None:
            return None
        passed = found.start() - self.before
        # It passes no end of a line.
        return text if passed <= 0 or "\n" in text else "\0" * passed + text[passed:]


def core_of(expression: str) -> Core | None:
    """None where an expression begins with something else, or says that something comes again."""
    if not expression.startswith(("^.{", ".{")) or re.search(r"\\[1-9]|\(\?P", expression):
        return None
    tree = _parser.parse(expression)
    items = tree.data[2 if expression.startswith("^") else 1 :]
    # Of what is looked at besides what is matched, such as `\b` sees of the character before.
    before = 16
    while items:
        operation, value = items[0]
        least, most = _parser.SubPattern(tree.state, items[:1]).getwidth()
        if not least:
            before += most
            del items[0]
        elif operation is sre.SUBPATTERN:
            items[:1] = value[3].data
        else:
            return Core(_compiler.compile(_parser.SubPattern(tree.state, items)), before)
    return None


def _has_each(text: str, needed: Sequence[Words]) -> bool:
    for words in needed:
        for word in words:
            if word in text:
                break
        else:
            return False
    return True


def _rareness(words: Words) -> tuple[bool, int, int]:
    return not any(word in _COMMON for word in words), min(map(len, words)), -len(words)


def _needed_by(expression: str) -> tuple[list[Words], bool]:
    """Sets of words, of each of which a text has one that matches; and whether each that has one matches."""
    if _PLAIN.fullmatch(expression):
        return _useful(frozenset({expression.lower()})), len(expression) > 1
    reader = _Reader()
    tree = _parser.parse(expression, re.IGNORECASE).data
    # What may be there or not at an end says nothing.
    while tree and _is_optional(tree[0]):
        del tree[0]
    while tree and _is_optional(tree[-1]):
        del tree[-1]
    language = reader.read(tree)
    needed = [*reader.needed, *_useful(language)]
    return needed, language is not None and reader.is_plain and len(needed) == 1


def _followed(run: Words, literal: str) -> Words:
    return frozenset({word + literal.lower() for word in run}) if literal else run


def _is_optional(item: Any) -> bool:
    return item[0] in (sre.MAX_REPEAT, sre.MIN_REPEAT) and item[1][0] == 0


def _useful(words: Words | None) -> list[Words]:
    """Without words that have another of them in them; nothing where one says nothing."""
    if words is None or min(map(len, words)) < 2:
        return []
    if len(words) == 1:
        return [words]
    return [frozenset(word for word in words if not any(entry != word and entry in word for entry in words))]


class _Reader:
    """Reads parsed expressions. needed: see `_needed_by`. is_plain: no place and no look-around was passed."""

    def __init__(self) -> None:
        self.needed: list[Words] = []
        self.is_plain = True

    def read(self, tree: Iterable[Any]) -> Words | None:
        """All texts that a sequence matches, folded; None where these are too many, and `needed` has what is known."""
        run, is_whole, literal = _NOTHING, True, ""
        for operation, value in tree:
            if operation is sre.LITERAL and value < 128:
                literal += chr(value)
                continue
            run, literal = _followed(run, literal), ""
            words = self._one(operation, value)
            if words is not None and len(words) * len(run) <= _MAX_WORDS:
                run = frozenset(map("".join, product(run, words)))
                continue
            self.needed += _useful(run)
            run, is_whole = words or _NOTHING, False
        run = _followed(run, literal)
        if is_whole:
            return run
        self.needed += _useful(run)
        return None

    def _one(self, operation: Any, value: Any) -> Words | None:
        if operation is sre.IN:
            return _class(value)
        if operation is sre.SUBPATTERN:
            self.is_plain &= not (value[1] or value[2])
            return self.read(value[3].data)
        if operation is sre.BRANCH:
            return self._branch(value[1])
        if operation in _REPEATS:
            return self._repeat(operation, *value)
        if operation in (sre.AT, sre.ASSERT, sre.ASSERT_NOT):
            self.is_plain = False
            return _NOTHING
        return None

    def _branch(self, branches: Iterable[Any]) -> Words | None:
        read: list[tuple[Words | None, list[Words]]] = []
        for branch in branches:
            reader = _Reader()
            read.append((reader.read(branch.data), reader.needed))
            self.is_plain &= reader.is_plain
        languages = [language for language, _ in read if language is not None]
        if len(languages) == len(read) and sum(map(len, languages)) <= _MAX_WORDS:
            return frozenset().union(*languages)
        # One set of words for each branch, where each has one: a text has a word of one of these.
        sets = [max([*_useful(language), *needed], key=_rareness, default=None) for language, needed in read]
        if None not in sets:
            self.needed.append(frozenset().union(*(words for words in sets if words)))
        return None

    def _repeat(self, operation: Any, least: int, most: int, body: Any) -> Words | None:
        reader = _Reader()
        words = reader.read(body.data)
        self.is_plain &= reader.is_plain
        if words is not None and most == 1 and operation is not sre.POSSESSIVE_REPEAT:
            return words if least else words | _NOTHING
        if least:
            self.needed += [*reader.needed, *_useful(words)]
        return None


def _class(members: Sequence[Any]) -> Words | None:
    """Of a class of characters: each of them, where these are few."""
    if all(kind is sre.LITERAL and value < 128 for kind, value in members):
        words = frozenset(chr(value).lower() for _, value in members)
        return words if len(words) <= _MAX_CLASS else None
    return None
