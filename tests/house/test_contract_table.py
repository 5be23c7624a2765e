"""docs/contract.md: every statement of the interface specification has a test that exists, or says `not yet`.

And a module that keeps it, and each module of the core that keeps one is named.
"""

import ast
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.conftest import ROOT

# Spec: "Codes per operation", word for word.
CODES = """
POST /link                        200  401, 422, 429, 482, 484
PUT /redirect/{id}                200  401, 422, 429, 482, 484
DELETE /redirect/{id}             204  401, 429, 484
POST /host                        200  401, 422, 429, 484
DELETE /host/{host}               204  401, 429
GET /links/{id}                   200  401, 429
GET /links/filter-pins            200  401, 429
POST /workspace/update/{metaKey}  200  400, 401, 422, 429, 484
GET /workspace/subscription       200  401, 429
DELETE /bulk                      200  401, 422, 429, 484
GET /test                         200  401, 429
"""
# Of "Authentication" 6: disconnecting a hostname requires a higher role, though the table of codes does not say so.
FURTHER = {"`DELETE /host/{host}` answers 484."}
NOT_YET = "not yet"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "contract.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and not line.startswith(("| Id |", "| --- |"))
]
STATEMENTS = [row[1] for row in ROWS]
PACKAGE = ROOT / "service" / "signpost"
# The folders of what a client of the interface, an agent or a visitor can see.
KEEPERS = ("rest", "mcp", "operations", "schemas", "visits", "domain")
# Modules that refer to the specification, or that a view needs, and keep no statement of it; each with its reason.
NO_KEEPERS = {
    "mcp": "the package says what its modules do",
    "rest.description.error_responses": "describes the errors that other modules raise",
}
# A reference to the specification, but for those that say that it has nothing on the subject.
_SPEC = re.compile(r"Spec: (?!not shown)")


@cache
def found_in(path: str) -> set[str]:
    """The tests of a file, those in classes as `Class::test`."""
    if not (ROOT / path).is_file():
        return set()
    found = set()
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
        found |= {prefix + entry.name for entry in inside if isinstance(entry, ast.FunctionDef)}
    return {name for name in found if name.rpartition("::")[2].startswith("test_")}


def references(cell: str) -> list[str]:
    """The tests that a cell names, without what parametrizes them."""
    return [entry.partition("[")[0] for entry in re.findall(r"`([^`]+)`", cell)]


def test_every_row_has_an_id_a_statement_and_tests() -> None:
    assert len(ROWS) > 200
    for row in ROWS:
        assert len(row) == 4, row
        id_, statement, kept_by, held_by = row
        assert re.fullmatch(r"[A-Z]\d+", id_), row
        assert statement, row
        assert re.fullmatch(r"`[\w.]+`(, `[\w.]+`)*", kept_by), row
        assert held_by == NOT_YET or re.fullmatch(r"`[^`]+`(, `[^`]+`)*", held_by), row


def test_every_id_occurs_once() -> None:
    assert [id_ for id_, count in Counter(row[0] for row in ROWS).items() if count > 1] == []


def test_the_tests_of_each_row_exist() -> None:
    for id_, _, _, held_by in ROWS:
        for reference in references(held_by) if held_by != NOT_YET else ():
            path, _, name = reference.partition("::")
            assert name in found_in(path), f"{id_} names {reference}, which does not exist"


def test_the_cases_of_a_row_exist(vectors: list[dict[str, Any]]) -> None:
    named = {case for row in ROWS for case in re.findall(r"test_visit\[([^\]]+)\]", row[-1])}
    assert named - {vector["id"] for vector in vectors} == set()


@pytest.mark.slow
def test_the_marks_of_the_black_box_say_the_same() -> None:
    """What a failure there says it broke is what this page says that the test holds."""
    command = [sys.executable, "-m", "pytest", "tests/contract", "--collect-only", "--by-statement", "-q"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True).stdout
    marked = {
        found[1]: {f"tests/contract/{test}" for test in found[2].split(", ") if test}
        for found in re.finditer(r"^([A-Z]\d+): ?(.*)$", printed, re.MULTILINE)
    }
    named = {
        id_: {entry for entry in re.findall(r"`([^`]+)`", cell) if entry.startswith("tests/contract/")}
        for id_, _, _, cell in ROWS
    }
    assert marked == named


def test_a_failure_shows_the_words_of_this_page() -> None:
    lines = (ROOT / "tests" / "contract" / "statements.txt").read_text(encoding="utf-8").splitlines()
    assert lines == [f"{id_} {statement}" for id_, statement, *_ in ROWS]


def test_a_core_test_holds_nearly_every_statement() -> None:
    without = [id_ for id_, _, _, cell in ROWS if "tests/contract/test_core_" not in cell]
    assert len(without) <= 0.15 * len(ROWS), without


# --- the modules that keep it ------------------------------------------------------------------------------------


class Endpoint(NamedTuple):
    """A view of the specification: its module, that of its operation, and those of what it takes and answers."""

    name: str
    module: str
    operation: str
    schemas: frozenset[str]


def module_name(path: Path) -> str:
    """`rest.host`; a package without its `__init__`."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


def is_module(name: str) -> bool:
    """Whether there is such a module or package of ours."""
    path = PACKAGE.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def imports_of(tree: ast.Module) -> dict[str, str]:
    """Each name that a module imports from us, and the module that it is or comes from."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("signpost."):
            package = (node.module or "").removeprefix("signpost.")
            for alias in node.names:
                inner = f"{package}.{alias.name}"
                found[alias.asname or alias.name] = inner if is_module(inner) else package
    return found


@cache
def endpoints() -> tuple[Endpoint, ...]:
    """The views of rest/ that are no extension."""
    found = []
    for path in sorted((PACKAGE / "rest").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        modules = imports_of(tree)
        for view in tree.body:
            if isinstance(view, ast.FunctionDef) and (entry := endpoint_of(view, module_name(path), modules)):
                found.append(entry)
    return tuple(found)


def endpoint_of(view: ast.FunctionDef, module: str, modules: dict[str, str]) -> Endpoint | None:
    """What the decorators of a view say of it; None: it is an extension, or no view."""
    name, operation, schemas = "", "", set()
    for decorator in view.decorator_list:
        match decorator:
            case ast.Attribute(attr="extension"):
                return None
            case ast.Call(ast.Attribute(attr="route"), [ast.Constant(str(rule))], keywords):
                methods = [keyword.value for keyword in keywords if keyword.arg == "methods"]
                method = ast.literal_eval(methods[0])[0] if methods else "GET"
                name = f"{method} {rule.replace('<', '{').replace('>', '}')}"
            case ast.Call(ast.Attribute(attr="operation"), [ast.Attribute(ast.Name(owner)), *_]):
                operation = modules[owner]
            case ast.Call(ast.Attribute(attr="arguments" | "response"), arguments):
                schemas |= {modules[node.id] for node in arguments if isinstance(node, ast.Name) and node.id in modules}
    return Endpoint(name, module, operation, frozenset(schemas)) if name and operation else None


def is_among(name: str, named: set[str]) -> bool:
    """Whether a module is named, or the package of a subject (`operations.records.bulk`) that it is in."""
    package = name.rpartition(".")[0]
    return name in named or (package.count(".") >= 2 and package in named)


def test_the_modules_of_each_row_exist() -> None:
    for id_, _, kept_by, _ in ROWS:
        for name in references(kept_by):
            assert is_module(name), f"{id_} names the module {name}, which does not exist"


def test_each_module_that_keeps_a_statement_is_named() -> None:
    keepers = {
        module for endpoint in endpoints() for module in (endpoint.module, endpoint.operation, *endpoint.schemas)
    }
    for folder in KEEPERS:
        for path in (PACKAGE / folder).rglob("*.py"):
            if _SPEC.search(path.read_text(encoding="utf-8")):
                keepers.add(module_name(path))
    keepers = {name for name in keepers if name.partition(".")[0] in KEEPERS}
    assert len(keepers) > 30
    named = {name for row in ROWS for name in references(row[2])}
    assert sorted(name for name in keepers if not is_among(name, named)) == sorted(NO_KEEPERS)


def test_what_an_endpoint_answers_is_kept_by_its_own_modules() -> None:
    kept = {row[1]: set(references(row[2])) for row in ROWS}
    found = {endpoint.name: endpoint for endpoint in endpoints()}
    for line in CODES.strip().splitlines():
        name, success, errors = re.split("  +", line)
        endpoint = found[name]
        assert endpoint.module in kept[f"`{name}` answers {success}."], name
        if "484" in errors:
            assert is_among(endpoint.operation, kept[f"`{name}` answers 484."]), name


@pytest.mark.parametrize("line", CODES.strip().splitlines())
def test_every_code_of_the_specification_has_a_row(line: str) -> None:
    operation, success, errors = re.split("  +", line)
    wanted = {f"`{operation}` answers {code}." for code in (success, *errors.split(", "))}
    assert wanted - set(STATEMENTS) == set()
    found = {
        statement
        for statement in STATEMENTS
        if statement.startswith(f"`{operation}` answers ") and statement[-4:-1].isdigit()
    }
    assert found - FURTHER == wanted


def test_every_operation_has_a_row(client: Any) -> None:
    mentioned = " ".join(STATEMENTS)
    for path, item in client.get("/openapi.json").json["paths"].items():
        for method, operation in item.items():
            if method != "parameters" and "x-signpost-extension" not in operation:
                assert f"`{method.upper()} {path.removeprefix('/v1')}`" in mentioned
