"""Every string that a person can see, to be read aloud: `python -m tests.house.strings [PLACE ...]`.

Prints one string per line with its place: help texts of commands, texts of OpenAPI, pages, and the sentences in the
code (errors, notices, log lines). PLACE limits the list to places that begin with it, like `cli/` or `signpost link`.
"""

from __future__ import annotations

import ast
import html
import json
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from signpost import cli
from signpost.factory import create_app

PACKAGE = Path(cli.__file__).parents[1]
_JINJA = re.compile(r"{#.*?#}|{%.*?%}", re.S)
_TAG = re.compile(r"<[^>]*>", re.S)
# Attributes that are read to people.
_READ_ALOUD = re.compile(r"""(?:aria-label|placeholder|title|alt|note)=["']([^"'{]*[a-z] [^"'{]*)["']""")
_WORD = re.compile(r"[A-Za-z][a-z'’]+")
_SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|WITH|PRAGMA|FROM|WHERE|AND|ORDER|BEGIN|ON|SET)\b")
# Literals with fewer words are names and formats.
MIN_WORDS = 3


def strings() -> list[tuple[str, str]]:
    """Place and text of each, sorted by place."""
    found = {*_commands(cli.load_all(), "signpost"), *_openapi(), *_pages(), *_visitor_texts(), *_sentences()}
    return sorted((place, " ".join(text.split())) for place, text in found if text.strip())


def _commands(command: click.Command, name: str) -> Iterator[tuple[str, str]]:
    yield name, command.help or ""
    for option in command.params:
        if isinstance(option, click.Option):
            yield f"{name} {option.opts[-1]}", option.help or ""
    if isinstance(command, click.Group):
        for part, below in command.commands.items():
            yield from _commands(below, f"{name} {part}")


def _openapi() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder})
        description = json.loads(app.test_client().get("/openapi.json").text)
    yield from _texts_in(description, "openapi")


def _texts_in(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, below in value.items():
            if key in ("description", "summary") and isinstance(below, str):
                yield f"{place} {key}", below
            elif key != "examples":
                yield from _texts_in(below, f"{place}/{key}")
    elif isinstance(value, list):
        for number, below in enumerate(value):
            name = below.get("name", number) if isinstance(below, dict) else number
            yield from _texts_in(below, f"{place}/{name}")


def _pages() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("templates/**/*.html")):
        place, text = str(path.relative_to(PACKAGE)), path.read_text(encoding="utf-8")
        for part in [*_READ_ALOUD.findall(text), *re.findall(r"""["']([A-Z][^"'{}<>=]* [^"'{}<>=]*)["']""", text)]:
            yield place, part
        for part in _TAG.split(_JINJA.sub("", text)):
            bare = re.sub(r"{{.*?}}", "…", html.unescape(part), flags=re.S)
            if _WORD.search(bare):
                yield place, bare


def _visitor_texts() -> Iterator[tuple[str, str]]:
    path = PACKAGE / "visits" / "texts" / "en.toml"
    for section, texts in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for name, text in texts.items():
            yield f"visits/texts/en.toml {section}.{name}", text


def _sentences() -> Iterator[tuple[str, str]]:
    """String literals in the code that are long enough to be a sentence."""
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr):
                # A docstring. Those that people see are among the commands and in OpenAPI.
                inner.add(id(node.value))
            elif isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in inner:
                text = _text_of(node)
                if len(_WORD.findall(text)) >= MIN_WORDS and " " in text and not _SQL.match(text):
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno:04}", text


def _text_of(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{" + ast.unparse(part.value) + "}"
        for part in node.values
        if isinstance(part, ast.Constant | ast.FormattedValue)
    )


def main() -> None:
    for place, text in strings():
        if not sys.argv[1:] or place.startswith(tuple(sys.argv[1:])):
            print(f"{place}: {text}")  # noqa: T201


if __name__ == "__main__":
    main()
