"""SQL stands in storage/: for one row there are models, for many rows a function with a name in storage/statements/.

That of a feature, or of one of its folders, is in the module *statements* there.
"""

import ast
import re
from pathlib import Path

import signpost

PACKAGE = Path(signpost.__file__).parent
# How a statement begins, or the clause of one.
_SQL = re.compile(
    r"\s*(SELECT|INSERT (OR \w+ )?INTO|UPDATE \w+|DELETE FROM|WITH \w+ AS|CREATE (TABLE|TEMP|INDEX|UNIQUE)|DROP \w+"
    r"|PRAGMA |WHERE|ORDER BY|FROM|JOIN) ?(?=[\w\s(?{*]|$)"
)
# Where it stands. The feature that is an engine itself is SQL in all of its modules.
_PLACE = re.compile(r"storage/|features/nodes/|features/\w+/(\w+/)?statements\.py$")
_CALLS = {"execute_sql", "executemany", "SQL"}


def raw_sql(tree: ast.AST) -> list[int]:
    """The lines with text that is SQL, or with a call that runs some."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Constant) and isinstance(node.value, str) and _SQL.match(node.value))
        or (isinstance(node, ast.Attribute) and node.attr in _CALLS)
        or (isinstance(node, ast.Name) and node.id in _CALLS)
    ]


def test_sql_stands_in_storage() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{line}"
        for file in sorted(PACKAGE.rglob("*.py"))
        if not _PLACE.match(file.relative_to(PACKAGE).as_posix())
        for line in raw_sql(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_it_sees_sql() -> None:
    for text in ('x = "SELECT 1"', 'f"DELETE FROM {table}"', "database.execute_sql(sql)", "peewee.SQL('1')"):
        assert raw_sql(ast.parse(text)), text
    assert raw_sql(ast.parse('"Select a hostname. WHERE it is"; caller.run(sql)')) == []
