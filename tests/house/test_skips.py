"""No test skips because of what the product answered: such a test is green where the product is wrong."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

# The modules that leave tests out; they ask about programs, and about what the run was given.
MAY_SKIP = {"tests/programs.py", "tests/contract/needs.py"}
# A mark is decided before a test runs, and `importorskip` asks about a package.
_SKIPS = {"skip", "xfail", "skipTest", "SkipTest"}
_WORD = re.compile(rf"\b(?:{'|'.join(_SKIPS)})\b")


def skips(tree: ast.AST) -> Iterator[int]:
    """The lines where a running test may be left out."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="pytest" | "self" | "unittest"), attr=name) if name in _SKIPS:
                yield node.lineno
            case ast.ImportFrom(module="pytest" | "_pytest.outcomes" | "unittest", names=names):
                yield from (node.lineno for alias in names if alias.name in _SKIPS)


def test_only_helpers_that_ask_no_product_leave_a_test_out() -> None:
    found = {
        f"{name}:{line}"
        for folder in ("tests", "bench")
        for file in (ROOT / folder).rglob("*.py")
        if (name := file.relative_to(ROOT).as_posix()) not in MAY_SKIP
        # Most have no such word, and need not be parsed.
        if _WORD.search(text := file.read_text(encoding="utf-8"))
        for line in skips(ast.parse(text))
    }
    assert sorted(found) == [], "Assert instead, or ask tests/programs.py or tests/contract/needs.py."


@pytest.mark.parametrize(
    "line",
    [
        "pytest.skip('no answer')",
        "raise pytest.skip.Exception('no answer')",
        "pytest.xfail('no answer')",
        "from pytest import skip as leave",
        "self.skipTest('no answer')",
        "raise unittest.SkipTest",
    ],
)
def test_ways_to_leave_a_test_out(line: str) -> None:
    assert [*skips(ast.parse(line))] == [1]


@pytest.mark.parametrize("line", ["pytest.mark.skipif(True, reason='')", "pytest.importorskip('yaml')", "skip(link)"])
def test_what_is_decided_before_a_test_runs(line: str) -> None:
    assert [*skips(ast.parse(line))] == []


def test_the_helpers_are_here() -> None:
    assert all(Path(ROOT, name).is_file() for name in MAY_SKIP)
