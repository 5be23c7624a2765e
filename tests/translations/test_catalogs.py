"""The catalogs fit the texts of the code: none unused, none that a page could not show."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages.catalog import Catalog, Message

from signpost.translations import LANGUAGES, ngettext, number, speaking
from tests.translations import catalogs
from tests.translations.catalogs import OTHERS

# The languages in which every text of the code must have its translation. A catalog that was filled comes here.
ARE_COMPLETE = {"de", "es", "fr"}
_PLACEHOLDER = re.compile(r"%\(\w+\)s|%%|%")
_TAG = re.compile(r"<[^>]*>|&\w+;")


@cache
def of_the_code() -> Catalog:
    return catalogs.extracted()


@cache
def saved(tag: str) -> Catalog:
    return catalogs.saved(tag)


def translated(tag: str) -> list[tuple[Message, tuple[str, ...], tuple[str, ...]]]:
    """The messages of a catalog that have a translation: with the texts of the code, and their translations."""
    found = []
    for message in saved(tag):
        texts = tuple(message.id) if isinstance(message.id, list | tuple) else (message.id,)
        own = tuple(message.string) if isinstance(message.string, list | tuple) else (message.string or "",)
        if texts != ("",) and any(own):
            found.append((message, texts, own))
    return found


@pytest.mark.parametrize("tag", OTHERS)
def test_each_text_is_there_and_no_other(tag: str) -> None:
    """Where it fails: `make translations`."""
    assert {*catalogs.texts_of(saved(tag))} == {*catalogs.texts_of(of_the_code())}


@pytest.mark.parametrize("tag", OTHERS)
def test_none_is_a_guess(tag: str) -> None:
    assert [message.id for message in saved(tag) if message.id and message.fuzzy] == []


@pytest.mark.parametrize("tag", sorted(ARE_COMPLETE))
def test_each_text_has_a_translation(tag: str) -> None:
    known = {(message.id, message.context) for message, *_ in translated(tag)}
    assert known == {(message.id, message.context) for message in saved(tag) if message.id}


@pytest.mark.parametrize("tag", OTHERS)
def test_translations_have_the_placeholders_and_the_markup_of_the_text(tag: str) -> None:
    wrong = []
    for _, texts, own in translated(tag):
        # The form for one may say it in a word.
        for text, translation in zip((texts[0], *texts[1:] * (len(own) - 1)), own, strict=True):
            same = Counter(_PLACEHOLDER.findall(text)) == Counter(_PLACEHOLDER.findall(translation))
            same &= Counter(_TAG.findall(text)) == Counter(_TAG.findall(translation))
            # They are in attributes too, and there are better quotation marks.
            if not same or (translation.count('"') != text.count('"')) or translation.strip() != translation:
                wrong.append((text, translation))
    assert wrong == []


@pytest.mark.parametrize("tag", OTHERS)
def test_all_plural_forms_are_there(tag: str) -> None:
    assert [texts for _, texts, own in translated(tag) if len(texts) > 1 and len(own) != saved(tag).num_plurals] == []
    assert [texts for _, texts, own in translated(tag) if not all(own)] == []


def test_no_text_of_the_code_breaks_what_fills_it_in() -> None:
    for texts in catalogs.texts_of(of_the_code()):
        for text in texts:
            names = dict.fromkeys(re.findall(r"%\((\w+)\)s", text), "x")
            # A text without values is not filled in, so its percent signs are written once.
            assert "%%" not in (text % names if names else text), text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_numbers_in_texts_are_written_as_the_language_does(tag: str) -> None:
    with speaking(tag):
        assert ngettext("%(num)s link", "%(num)s links", 12_345).startswith(number(12_345))


# What a text is, by the element that it fills: a verb on a button, a noun above a column or beside a value.
_PLACES = {
    "button": re.compile(
        r"<(button|a class=\"button|summary role=\"button)\b[^>]*>(.*?)</(?:button|a|summary)>", re.DOTALL
    ),
    "head": re.compile(r"<(th|dt|h2|legend)\b[^>]*>(.*?)</(?:th|dt|h2|legend)>", re.DOTALL),
}
_WORD = re.compile(r"""\b_\("(\w+)"\)""")


def test_one_word_is_not_a_verb_here_and_a_noun_there() -> None:
    """English has one word for both, other languages have two: such a text says its use (`pgettext`)."""
    found: dict[str, set[str]] = {kind: set() for kind in _PLACES}
    for path in sorted(catalogs.PACKAGE.rglob("templates/**/*.html")):
        content = path.read_text(encoding="utf-8")
        for kind, place in _PLACES.items():
            found[kind] |= {word for _, inside in place.findall(content) for word in _WORD.findall(inside)}
    assert sorted(found["button"] & found["head"]) == []


def test_no_text_is_within_an_f_string() -> None:
    """Babel does not look there, so it would be in no catalog."""
    within = []
    for path in sorted(catalogs.PACKAGE.rglob("*.py")):
        if "_(" in (content := path.read_text(encoding="utf-8")):
            strings = (node for node in ast.walk(ast.parse(content)) if isinstance(node, ast.JoinedStr))
            calls = (node for string in strings for node in ast.walk(string) if isinstance(node, ast.Call))
            within += [
                (path.name, call.lineno)
                for call in calls
                if isinstance(call.func, ast.Name)
                and call.func.id in ("_", "gettext", "ngettext", "pgettext")
                and isinstance(call.args[0], ast.Constant)
            ]
    assert within == []


_TRANSLATING = ("_", "gettext", "ngettext", "pgettext")


def _is_call(node: ast.AST, names: tuple[str, ...]) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def test_no_text_is_translated_twice() -> None:
    """A translation that is a text of the catalog as well would become something else."""
    twice = [
        (path.name, node.lineno)
        for path in sorted(catalogs.PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _is_call(node, _TRANSLATING)
        if any(_is_call(inner, _TRANSLATING) for argument in node.args for inner in ast.walk(argument))
    ]
    assert twice == []


# What raises sentences that pages show beside the fields of a form.
_SHOWN = ("domain/records/*.py", "domain/records/rules/*.py", "operations/**/*.py", "features/*/pages/**/*.py")
# What only commands and the start of a server raise, and what no form can send.
_NOT_SHOWN = {"bootstrap.py", "sign_in.py"}
_SENTENCE = re.compile(r"[A-Z][\w']* .*[.?!]", re.DOTALL)


def _sentences(node: ast.AST) -> Iterator[str]:
    """The sentences within an expression that nothing translates or marks."""
    if _is_call(node, (*_TRANSLATING, "mark", "Translated")):
        return
    match node:
        case ast.Constant(str(text)):
            parts = [text]
        case ast.JoinedStr(values):
            parts = ["".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in values)]
        case _:
            parts = []
    yield from filter(_SENTENCE.fullmatch, parts)
    for inner in ast.iter_child_nodes(node):
        yield from _sentences(inner)


def test_sentences_that_forms_show_are_marked() -> None:
    files = {path for pattern in _SHOWN for path in catalogs.PACKAGE.glob(pattern) if path.name not in _NOT_SHOWN}
    assert len(files) > 80
    found = [
        (path.relative_to(catalogs.PACKAGE).as_posix(), sentence)
        for path in sorted(files)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise) and node.exc is not None
        for sentence in _sentences(node.exc)
    ]
    assert found == []
