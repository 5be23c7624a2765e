"""No regular expression of ours becomes slow with any text: each is found, and the worst texts for it are made from it.

Clients choose the texts, and while one is matched, nobody else is answered.
"""

import ast
import importlib
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from signpost.features.transfer.reading.sources import SOURCES
from tests.conftest import ROOT
from tests.house.expressions import LINEAR, QUADRATIC, growth

# It measures how long each expression takes.
pytestmark = pytest.mark.slow

SERVICE = ROOT / "service"
METHODS = {"match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
# What a file has that makes or uses an expression; most have none, and each process that collects tests reads them all.
EXPRESSION = re.compile(rf"\.(?:{'|'.join(METHODS)})\b|\bre\.|\bRegexp\b")

# Made when they are used. No part of one is a text of a client: that may make it slow, whatever it is matched with.
MADE: dict[str, str] = {
    "signpost.storage.backup re.compile(f'{re.escape(name)}-{_MOMENT}\\\\.sqlite')": "the operator's name of a file",
    "signpost.storage.atomic_files re.compile(_UNFINISHED.format(name=re.escape(file.name)))": "the same",
    "signpost.clicks.agents re.compile('|'.join(exclusions.data).lower())": "of crawlerdetect; 256 characters",
    "signpost.clicks.agents re.compile(self._expressions[number], re.IGNORECASE)": "the same",
    "signpost.features.transfer.reading.cells re.split(tags_by, value)": "one of SEPARATORS",
    "signpost.features.transfer.import_check re.search(source.tags_by, ';')": "the same",
}

# That grow with the square of a text, and what bounds the text.
BOUNDED: dict[str, str] = {
    "signpost.features.agents.client_metadata _HOST": "URI_LENGTH, 2,000 characters",
    "signpost.runtime.settings (://[^/?@]*?:)[^@]*(?=@)|(password=)('[^']*'|[^\\s&]*)": "a setting",
    "signpost.features.nodes.postgresql _PERMANENT_ERROR": "our own statements, or a line of the server",
}


class Used(NamedTuple):
    """An expression, where it is, and how it is used."""

    where: str
    expression: "re.Pattern[str]"
    methods: frozenset[str]


def modules() -> Iterator[tuple[Any, list[ast.AST]]]:
    """Each module, and the nodes of its source where that has an expression."""
    for file in sorted(SERVICE.rglob("*.py")):
        name = ".".join(file.relative_to(SERVICE).with_suffix("").parts).removesuffix(".__init__")
        if not name.endswith("__main__"):
            source = file.read_text(encoding="utf-8")
            yield importlib.import_module(name), [*ast.walk(ast.parse(source))] if EXPRESSION.search(source) else []


def is_of_re(call: ast.Call) -> bool:
    function = call.func
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "re":
        return function.attr in METHODS | {"compile"}
    return name_of(function) == "Regexp"


def name_of(node: ast.AST) -> str:
    """The last part of a name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def everything() -> tuple[list[Used], set[str]]:
    """Each expression in service/, and each call that makes one whose text is not known before."""
    # Name, after that of its module where it is not public -> how it is used.
    uses: dict[str, set[str]] = defaultdict(set)

    def key_of(module: Any, name: str) -> str:
        return f"{module.__name__} {name}" if name.startswith("_") else name

    calls: list[tuple[Any, ast.Call, str]] = []
    for module, nodes in modules():
        names = {
            id(node.value): name_of(target)
            for node in nodes
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        }
        for node in nodes:
            if isinstance(node, ast.Attribute) and node.attr in METHODS and name_of(node.value):
                uses[key_of(module, name_of(node.value))].add(node.attr)
            if isinstance(node, ast.Call) and is_of_re(node):
                calls.append((module, node, names.get(id(node), "")))
    found, created = [], set()
    for module, call, name in calls:
        flags = [keyword.value for keyword in call.keywords if keyword.arg == "flags"]
        method = name_of(call.func)
        if method in ("compile", "Regexp") and len(call.args) > 1:
            flags.append(call.args[1])
        try:
            text, *bits = (evaluated(node, module) for node in (call.args[0], *flags))
        except NameError:
            created.add(f"{module.__name__} {ast.unparse(call)}")
            continue
        methods = {"match"} if method == "Regexp" else uses[key_of(module, name)] if method == "compile" else {method}
        if isinstance(text, str):
            where = f"{module.__name__} {name or text}"
            found.append(Used(where, re.compile(text, *bits), frozenset(methods or {"fullmatch", "search"})))
    return found, created


def evaluated(node: ast.expr, module: Any) -> Any:
    return eval(compile(ast.Expression(node), "<expression>", "eval"), vars(module))


@pytest.fixture(scope="module")
def in_source() -> tuple[list[Used], set[str]]:
    """What `everything` returns: it imports all modules, which those who only collect these tests need not."""
    expressions, created = everything()
    separators = {source.tags_by for source in SOURCES.values()}
    return [
        *expressions,
        *(Used(f"the separator {text}", re.compile(text), frozenset({"split"})) for text in sorted(separators)),
    ], created


def held_by(value: Any, depth: int = 0) -> Iterator["re.Pattern[Any]"]:
    if isinstance(value, re.Pattern):
        yield value
    elif depth < 4 and isinstance(value, list | tuple | set | frozenset | dict):
        for entry in value.values() if isinstance(value, dict) else value:
            yield from held_by(entry, depth + 1)
    elif depth < 2 and isinstance(value, type) and value.__module__.startswith("signpost"):
        for var in list(vars(value).values()):
            yield from held_by(var, depth + 2)


def test_all_are_found(in_source: tuple[list[Used], set[str]]) -> None:
    """Those that modules and classes hold are among those that the source makes; of what is made later all is known."""
    expressions, created = in_source
    known = {expression.expression for expression in expressions}
    held = {
        entry
        for name, module in [*sys.modules.items()]
        if name.startswith("signpost")
        for entry in held_by(dict(vars(module)))
    }
    assert len(expressions) > 140
    assert not [entry for entry in held - known if isinstance(entry.pattern, str)]
    assert set(MADE) == created


def test_none_becomes_slow(in_source: tuple[list[Used], set[str]]) -> None:
    slow: list[str] = []
    for used in in_source[0]:
        for method in sorted(used.methods):
            found, text = growth(used.expression, method)
            if found not in ({LINEAR, QUADRATIC} if used.where in BOUNDED else {LINEAR}):
                slow.append(
                    f"{used.where}: {method} of {used.expression.pattern!r} is {found}, for texts like {text!r}"
                )
    assert slow == []


def test_what_is_bounded_is_there(in_source: tuple[list[Used], set[str]]) -> None:
    assert set(BOUNDED) <= {used.where for used in in_source[0]}
