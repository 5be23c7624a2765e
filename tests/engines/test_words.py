"""Statements that are written by hand have no words of one engine alone, but where both texts stand side by side."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import signpost
from signpost.storage.database import Differing

PACKAGE = Path(signpost.__file__).parent
# Where one engine alone is spoken to: its files, its engine, and what visits and dry runs read from a file.
ONE_ENGINE = (
    "features/nodes/", "storage/engines/sqlite.py", "storage/backup.py", "storage/restore.py", "storage/file_check.py",
    "storage/statements/records.py", "storage/statements/visits.py",
)  # fmt: skip
_STATEMENT = re.compile(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\b")
# How a statement is recognised that one of the two refuses, or understands otherwise.
OF_ONE = {
    "PRAGMA, or a table of SQLite": r"\bPRAGMA\b|\bpragma_|\bsqlite_",
    "a function of SQLite": (
        r"\b(json|json_extract|json_object|json_array|json_array_length|json_group_\w+|instr|strftime|julianday|unixepoch"
        r"|datetime|ifnull|iif|printf|total|group_concat|typeof|hex|glob|random|last_insert_rowid)\("
    ),
    "a function of PostgreSQL": (
        r"\b(?!json_each\()(greatest|least|strpos|to_char|now|jsonb?_\w+|array_\w+|convert_from|extract)\("
    ),
    "a cast of PostgreSQL": r"\w::\w",
    "JSON": r"->",
    "max or min of two values": r"\b(max|min)\([^()]+,",
    "INSERT OR": r"\bINSERT OR\b|\bREPLACE INTO\b",
    "CROSS JOIN with ON": r"\bCROSS JOIN \S+( AS \w+)?\s+ON\b",
    "the number of a row": r"\browid\b|\bctid\b",
    "IS with a value": r"\bIS (NOT )?(?!NULL\b|NOT\b|DISTINCT\b|TRUE\b|FALSE\b)\S",
    "a LIMIT that is none": r"\bLIMIT -",
    "a table whose name is a word of PostgreSQL": r"\b(FROM|JOIN|INTO|UPDATE) user\b",
    "a null of no type": r"[?:]\w* IS (NOT )?NULL",
    "GLOB": r"\bGLOB\b",
}


def statements() -> Iterator[tuple[str, str]]:
    """Where a statement is, and its text; what is filled in is left out."""
    for file in sorted(PACKAGE.rglob("*.py")):
        where = str(file.relative_to(PACKAGE))
        text = file.read_text()
        if where.startswith(ONE_ENGINE) or not _STATEMENT.search(text):
            continue
        tree = ast.parse(text)
        differing = {
            id(part)
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("Differing")
            for part in ast.walk(call)
        }
        for node in ast.walk(tree):
            if id(node) not in differing and isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f"{where}:{node.lineno}", node.value


def wrong_in(text: str) -> list[str]:
    # What is quoted is a value.
    plain = re.sub(r"'[^']*'", "''", text)
    return [what for what, pattern in OF_ONE.items() if re.search(pattern, plain)]


def test_no_statement_has_words_of_one_engine_alone() -> None:
    found = list(statements())
    asked = [(where, text) for where, text in found if _STATEMENT.search(text) or "CROSS JOIN" in text]
    assert len(asked) > 120
    assert {where: wrong for where, text in asked if (wrong := wrong_in(text))} == {}


@pytest.mark.parametrize(
    "text",
    [
        "SELECT max(a, b) FROM x", "INSERT OR IGNORE INTO x VALUES (1)", "SELECT 1 FROM a CROSS JOIN b ON a.c = b.c",
        "SELECT a FROM x WHERE b IS ?", "SELECT id FROM user", "SELECT a ->> 'b' FROM x", "SELECT a::int FROM x",
        "SELECT a FROM x WHERE ?1 IS NULL OR a = ?1", "SELECT a FROM x LIMIT -1 OFFSET 2", "SELECT rowid FROM x",
        "SELECT instr(a, b) FROM x", "SELECT greatest(a, b) FROM x", "SELECT name FROM pragma_table_info('x')",
    ],
)  # fmt: skip
def test_such_words_are_found(text: str) -> None:
    assert len(wrong_in(text)) == 1


def test_what_is_filled_in_leaves_other_braces_as_they_are() -> None:
    statement = Differing.filled("SELECT {a} FROM x WHERE y = '{}'", a=("b", "c"))
    assert (statement, statement.postgresql) == ("SELECT b FROM x WHERE y = '{}'", "SELECT c FROM x WHERE y = '{}'")
