"""Writing a row that is there already does on each engine what the code says.

The ways to do so are found in the code: a new one is tried without anyone thinking of it.
"""

import ast
import enum
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import peewee
import pytest
from flask import Flask

import signpost
from signpost import loader
from signpost.storage import database, models
from signpost.storage.models.base import EnumField, JSONField
from signpost.storage.statements.workspaces import REFER_UNTIL_THE_END

PACKAGE = Path(signpost.__file__).parent
# Statements of one engine alone: PostgreSQL's nodes and copy, and the tables of a dry run.
ONE_ENGINE = {"features/nodes/node.py", "storage/statements/records.py"}
# What `{table}` and `{key}` stand for.
OWNERS = ({"table": "click", "key": "record_seq"}, {"table": "workspace", "key": "workspace_id"})
_ROW_THAT_MAY_BE_THERE = "ON CONFLICT|INSERT OR"
_STATEMENT = re.compile(
    r"INSERT (?P<ignore>OR IGNORE )?INTO (?P<table>\w+) \((?P<columns>[\w, ]+)\) VALUES \((?P<values>[^()]+)\)"
    r"\s*(?:ON CONFLICT \((?P<keys>[\w, ]+)\) DO UPDATE SET (?P<changes>.+)"
    r"|ON CONFLICT(?: \([\w, ]+\))? DO NOTHING(?: RETURNING \w+)?)?$",
    re.DOTALL,
)


def trees(pattern: str) -> Iterator[tuple[str, ast.Module]]:
    """The files with something, without the others: each process that collects tests reads them all."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if re.search(pattern, text := file.read_text()):
            yield str(file.relative_to(PACKAGE)), ast.parse(text)


def texts() -> list[str]:
    """The statements for a row that may be there."""
    found = set()
    for name, tree in trees(_ROW_THAT_MAY_BE_THERE):
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.search(_ROW_THAT_MAY_BE_THERE, text) and name not in ONE_ENGINE:
                found |= {text.format(**owner) if "{" in text else text for owner in OWNERS}
    return sorted(" ".join(text.split()) for text in found if text.lstrip().startswith("INSERT"))


MODELS: list[Any] = [*models.ALL, *(model for tables in loader.tables_of_all().values() for model in tables.models)]


def model_of(table: str) -> Any:
    return next(model for model in MODELS if model._meta.table_name == table)


def value_of(field: Any, number: int) -> Any:
    """A value of a column; another number is another one, wherever there are several."""
    match field:
        case peewee.ForeignKeyField():
            return value_of(field.rel_field, number)
        case EnumField():
            members: list[enum.StrEnum] = [*field.enum]
            return members[number % len(members)]
        case JSONField():
            return [number]
        case peewee.BooleanField():
            return bool(number % 2)
        case peewee.BlobField():
            return b'{"a": %d}' % number
        case peewee.IntegerField() | peewee.FloatField():
            return number
    return f"2026-01-0{number}"


def row_of(model: Any, key: int, number: int) -> dict[Any, Any]:
    """A row with a value in each column, by field."""
    keys = {field.name for field in model._meta.get_primary_keys()}
    unique = {name for names, is_unique in model._meta.indexes if is_unique for name in names}
    return {
        field: value_of(field, key if field.name in keys | unique or field.unique else number)
        for field in model._meta.sorted_fields
    }


@pytest.fixture
def unchecked(app: Flask) -> Iterator[None]:
    """A transaction in which rows need no others, and which is undone."""
    with app.app_context(), database.current().atomic() as transaction:
        database.execute(REFER_UNTIL_THE_END)
        yield
        transaction.rollback()


def test_the_code_has_no_other_ways() -> None:
    ways = {
        node.func.attr
        for _, tree in trees("on_conflict|replace_many")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr.startswith(("on_conflict", "replace_many"))
    }
    assert ways == {"on_conflict_replace", "on_conflict_ignore"}
    assert {name for name, _ in trees(_ROW_THAT_MAY_BE_THERE)} > ONE_ENGINE
    for name in ("storage.statements.click_counts", "features.misses.statements", "storage.keys"):
        importlib.import_module(f"signpost.{name}")
    assert len(texts()) >= 10
    assert all(_STATEMENT.match(text) for text in texts()), texts()


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_a_row_is_replaced_or_left(model: Any) -> None:
    first, second, third = (row_of(model, 1, number) for number in (1, 2, 3))
    find = model.select().where(*(field == first[field] for field in model._meta.get_primary_keys())).dicts()

    def stored() -> dict[str, Any]:
        (row,) = find
        return dict(row)

    model.insert(first).execute()
    model.insert(second).on_conflict_replace().execute()
    assert stored() == {field.name: value for field, value in second.items()}
    model.insert(third).on_conflict_ignore().execute()
    assert stored() == {field.name: value for field, value in second.items()}


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize("text", texts())
def test_a_statement_does_what_it_says(text: str) -> None:
    found = _STATEMENT.match(text)
    assert found is not None
    model, columns = model_of(found["table"]), found["columns"].split(", ")
    keys = {field.column_name for field in model._meta.get_primary_keys()} or set((found["keys"] or "").split(", "))
    fields = {field.column_name: field for field in model._meta.sorted_fields}
    rows = [
        {name: model._meta.fields[fields[name].name].db_value(value_of(fields[name], 1 if name in keys else number))
         for name in columns}
        for number in (1, 3, 2)
    ]  # fmt: skip
    marks = found["values"].split(", ")
    changes = dict(
        part.strip().split(" = ") for part in re.split(r",(?![^()]*\))", found["changes"] or "") if part.strip()
    )

    def written(row: dict[str, Any]) -> dict[str, Any]:
        """What the first row of its key becomes: literals stand where there is no mark."""
        return {
            name: row[name] if mark == "?" else mark.strip("'") if "'" in mark else int(mark)
            for name, mark in zip(columns, marks, strict=True)
        }

    expected = written(rows[0])
    for row in rows[1:]:
        new = written(row)
        for name, change in changes.items():
            old, excluded = f"{found['table']}.{name}", f"excluded.{name}"
            if change == excluded:
                expected[name] = new[name]
            elif change == f"CASE WHEN {old} > {excluded} THEN {old} ELSE {excluded} END":
                expected[name] = max(expected[name], new[name])
            else:
                assert change == f"{old} + {excluded}", change
                expected[name] += new[name]
    for row in rows:
        values = [row[name] for name, mark in zip(columns, marks, strict=True) if mark == "?"]
        database.execute(text, values)
    where = " AND ".join(f"{name} = ?" for name in sorted(keys))
    ((*stored,),) = database.execute(
        f"SELECT {', '.join(columns)} FROM {found['table']} WHERE {where}", [expected[name] for name in sorted(keys)]
    ).fetchall()
    plain = [bytes(value) if isinstance(value, memoryview) else value for value in stored]
    assert plain == [expected[name] for name in columns]
