"""The path "Read these files first" of docs/architecture.md is short, and each file follows what it imports."""

import ast
import re

from tests.house.test_circles import PACKAGE, imported, modules
from tests.house.test_contributing import text_of

MAX_LINES = 10_000
# Imports of a file that stands further below: (who imports, what). At most five.
EXCEPTIONS: set[tuple[str, str]] = set()


def section() -> str:
    """The part of the page that lists the files."""
    found = re.search(r"^## Read these \d+ files first\n(.+?)^## ", text_of("docs/architecture.md"), re.M | re.S)
    assert found
    return found[0]


def listed() -> list[str]:
    """The files of the path in their order, relative to the package."""
    rows = [line for line in section().splitlines() if line.startswith("- ")]
    return re.findall(r"`([\w/]+\.py)`", "\n".join(rows))


def forward_imports(order: list[str]) -> set[tuple[str, str]]:
    """Imports of a file of the list that stands further below: also those within functions, and for types alone."""
    names = {path: ".".join(("signpost", *path.removesuffix(".py").split("/"))) for path in order}
    known = {*modules()}
    assert {*names.values()} <= known, {*names.values()} - known
    found = set()
    for position, path in enumerate(order):
        needed = imported(ast.parse((PACKAGE / path).read_text(encoding="utf-8")), known)
        found |= {(path, later) for later in order[position + 1 :] if names[later] in needed}
    return found


def test_each_file_follows_what_it_imports() -> None:
    assert len(EXCEPTIONS) <= 5
    assert forward_imports(listed()) == EXCEPTIONS


def test_it_sees_an_import_that_goes_forward() -> None:
    assert forward_imports(["hooks.py", "domain/errors.py", "domain/json_types.py", "rest/blueprint.py"]) == {
        ("hooks.py", "rest/blueprint.py"),
        ("domain/errors.py", "domain/json_types.py"),
    }


def test_no_file_is_listed_twice() -> None:
    order = listed()
    assert len(order) == len({*order})


def test_the_page_says_how_long_the_path_is() -> None:
    order = listed()
    (files,) = re.findall(r"Read these (\d+) files first", section())
    assert int(files) == len(order)
    (said,) = re.findall(r"core in ([\d,]+) lines", section())
    lines = sum(len((PACKAGE / path).read_text(encoding="utf-8").splitlines()) for path in order)
    assert lines <= MAX_LINES
    assert abs(int(said.replace(",", "")) - lines) <= 0.05 * lines
