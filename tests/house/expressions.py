"""How the time that a regular expression takes grows: the worst texts that can be made from the expression itself.

For each of its repetitions: what comes before it, what it repeats, many times, and an end that does not match. What is
repeated is made of the characters of the expression, so that where two of its parts overlap, both match it.
"""

import random
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from re import _constants as sre
from re import _parser
from typing import Any

LINEAR, QUADRATIC, WORSE = "linear", "quadratic", "worse than quadratic"
LENGTH = 4096
# CPU. A linear expression takes some ten microseconds, a quadratic one more than NOTICED_S, and worse ones for ever.
AT_MOST_S = 1.0
NOTICED_S = 0.002
# What is repeated at least this often counts as repeated for ever.
MANY = 10
SAMPLES = 6
ENDS = ("\x00", "!", "\n", "")
FURTHER = "a0 =/.-"

_REPEATS = {sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT}
_CATEGORIES = {
    sre.CATEGORY_DIGIT: r"\d", sre.CATEGORY_NOT_DIGIT: r"\D", sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S", sre.CATEGORY_WORD: r"\w", sre.CATEGORY_NOT_WORD: r"\W",
}  # fmt: skip


class TooLong(Exception):
    """The expression did not come to an end."""


def growth(expression: "re.Pattern[str]", method: str) -> tuple[str, str]:
    """How the time of `expression.match` and its like grows with the text, and the beginning of a text of that kind."""
    use = _use(expression, method)
    found = LINEAR, ""
    ends_at = time.thread_time() + 3 * AT_MOST_S
    for before, repeated, end in attacks(expression):
        text, shorter = (before + repeated * (length // len(repeated) + 1) + end for length in (LENGTH, LENGTH // 4))
        try:
            if (took := _took(use, text)) < NOTICED_S:
                continue
            # Something else may have come in between, or have used the cache of the processor.
            times_more = 8 if took < 10 * NOTICED_S else 2
            took = min(took, *(_took(use, text) for _ in range(times_more)))
            if took >= NOTICED_S and took > 8 * min(_took(use, shorter) for _ in range(3)):
                found = QUADRATIC, text[:60]
        except TooLong:
            return WORSE, text[:60]
        if time.thread_time() > ends_at:
            break
    return found


def _use(expression: "re.Pattern[str]", method: str) -> Callable[[str], object]:
    if method in ("sub", "subn"):
        return lambda text: expression.sub("", text)
    if method == "finditer":
        return expression.findall
    use: Callable[[str], object] = getattr(expression, method)
    return use


def _took(use: Callable[[str], object], text: str) -> float:
    with _limited():
        began = time.thread_time()
        use(text)
        return time.thread_time() - began


@contextmanager
def _limited() -> Iterator[None]:
    """Raises TooLong after AT_MOST_S of CPU; the module `re` looks at signals."""

    def stop(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, AT_MOST_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# --- texts -------------------------------------------------------------------------------------------------------


def attacks(expression: "re.Pattern[str]") -> list[tuple[str, str, str]]:
    """What comes first, what is repeated, and the end."""
    tree = _parser.parse(expression.pattern, expression.flags & ~re.DEBUG)
    alphabet = "".join(dict.fromkeys([*_literals(tree), *FURTHER]))
    created: dict[tuple[str, str, str], None] = {}
    for seed in range(SAMPLES):
        maker = _Maker(random.Random(seed), alphabet)
        for before, repeated in maker.repetitions(tree, ""):
            for end in ENDS:
                if repeated:
                    created[before, repeated, end] = None
    for before in dict.fromkeys(before for before, _, _ in [*created]):
        for character in alphabet[:24]:
            created[before, character, "\x00"] = None
    return [*created]


def matched(expression: str, flags: int = 0) -> list[str]:
    """Texts that an expression matches, or nearly: look-arounds and places are left out."""
    tree = _parser.parse(expression, flags)
    alphabet = "".join(dict.fromkeys([*_literals(tree), *FURTHER]))
    return [_Maker(random.Random(seed), alphabet).matching(tree) for seed in range(SAMPLES)]


def _literals(tree: Any) -> Iterator[str]:
    for operation, value in tree:
        if operation in (sre.LITERAL, sre.NOT_LITERAL):
            yield chr(value)
        elif operation is sre.IN:
            yield from (chr(entry) for kind, entry in value if kind is sre.LITERAL)
        else:
            for inner in _inner(operation, value):
                yield from _literals(inner)


def _inner(operation: Any, value: Any) -> list[Any]:
    """The expressions in a part of one."""
    if operation is sre.BRANCH:
        return list(value[1])
    if operation is sre.SUBPATTERN:
        return [value[3]]
    if operation in _REPEATS:
        return [value[2]]
    if operation in (sre.ASSERT, sre.ASSERT_NOT):
        return [value[1]]
    if operation is sre.ATOMIC_GROUP:
        return [value]
    if operation is sre.GROUPREF_EXISTS:
        return [entry for entry in value[1:] if entry is not None]
    return []


class _Maker:
    def __init__(self, chance: random.Random, alphabet: str):
        self._chance, self._alphabet = chance, alphabet

    def repetitions(self, tree: Any, before: str) -> Iterator[tuple[str, str]]:
        """What comes before each repetition in `tree`, and what is repeated."""
        for operation, value in tree:
            if operation in _REPEATS and value[1] >= MANY:
                yield before, self.matching(value[2])
            for inner in _inner(operation, value):
                yield from self.repetitions(inner, before)
            before += self.one(operation, value)

    def matching(self, tree: Any) -> str:
        return "".join(self.one(operation, value) for operation, value in tree)

    def one(self, operation: Any, value: Any) -> str:
        """A text that a part of an expression matches; look-arounds and places match nothing."""
        if operation is sre.LITERAL:
            return chr(value)
        if operation is sre.NOT_LITERAL:
            return self._of(lambda entry: entry != chr(value))
        if operation is sre.ANY:
            return self._of(lambda item: item != "\n")
        if operation is sre.IN:
            return self._of(lambda element: _is_in(value, element))
        if operation in _REPEATS:
            least, limit, body = value
            count = min(least + self._chance.choice((0, 1, 1, 2, 3)), limit)
            return "".join(self.matching(body) for _ in range(max(count, min(limit, 1))))
        if operation in (sre.ASSERT, sre.ASSERT_NOT):
            return ""
        inner = _inner(operation, value)
        return self.matching(self._chance.choice(inner)) if inner else ""

    def _of(self, is_right: Callable[[str], bool]) -> str:
        fitting = [entry for entry in self._alphabet if is_right(entry)]
        if not fitting:
            fitting = [chr(entry) for entry in range(0x250) if is_right(chr(entry))]
        return self._chance.choice(fitting) if fitting else ""


def _is_in(items: Any, character: str) -> bool:
    is_negated, found = False, False
    for kind, value in items:
        if kind is sre.NEGATE:
            is_negated = True
        elif kind is sre.LITERAL:
            found |= ord(character) == value
        elif kind is sre.RANGE:
            found |= value[0] <= ord(character) <= value[1]
        elif kind is sre.CATEGORY:
            found |= re.match(_CATEGORIES[value], character) is not None
    return found != is_negated
