"""Selections that requests make all the time: peewee writes their SQL once, as that takes longer than the answer.

Without it, `GET /links/{id}` takes 3 times the processor time, `POST /link` 1.4 times; lists without
`rows_of` take 1.2 times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import peewee

from signpost.storage import database

AnyModel = TypeVar("AnyModel", bound=peewee.Model)


class Prepared(Generic[AnyModel]):
    """A selection without its values.

    model: of the rows.  write: the selection, given a placeholder for each value. Values are given as the table holds
    them; several for one place as a JSON array, for `column.in_(members(place))`.  joined: other models of which it
    selects columns, by the attribute of a row that holds them.
    """

    def __init__(
        self,
        model: type[AnyModel],
        write: Callable[..., peewee.ModelSelect[AnyModel]],
        **joined: type[peewee.Model],
    ):
        self._model = model
        self._write = write
        self._joined = joined
        # By engine.
        self._written: dict[type[Any], _CompiledStatement[AnyModel]] = {}

    def rows(self, *values: Any) -> list[AnyModel]:
        used = database.current()
        written = self._written.get(type(used))
        if written is None:
            selection = self._write(*(_Placeholder(number) for number in range(len(values))))
            written = _CompiledStatement(*selection.sql(), Reader(self._model, selection, **self._joined))
            self._written[type(used)] = written
        sql, places, reader = written
        given = tuple(values[place.number] if isinstance(place, _Number) else place for place in places)
        return reader.models(used.execute_sql(sql, given))

    def first(self, *values: Any) -> AnyModel | None:
        return next(iter(self.rows(*values)), None)


def rows_of(selection: peewee.ModelSelect[AnyModel]) -> list[AnyModel]:
    """The rows of a selection from one table that is made once."""
    sql, values = selection.sql()
    return Reader(selection.model, selection).models(database.current().execute_sql(sql, values))


def members(place: peewee.Node, *, are_numbers: bool = False) -> peewee.Node:
    """The members of a JSON array, which is one value however many they are."""
    value = "CAST(value AS BIGINT)" if are_numbers else "value"
    return peewee.NodeList((peewee.SQL(f"(SELECT {value} FROM json_each("), place, peewee.SQL("))")), glue="")


class Reader(Generic[AnyModel]):
    """Makes models of the rows of a selection, faster than peewee, which works out how for each execution.

    It selects columns of `model`, then of each of `joined`, and nothing else.
    """

    def __init__(self, model: type[AnyModel], selection: peewee.ModelSelect[AnyModel], **joined: type[peewee.Model]):
        columns = list(selection.selected_columns)
        self._own = _Part.of(model, columns)
        self._joined = [(attribute, _Part.of(other, columns)) for attribute, other in joined.items()]

    def models(self, rows: Iterable[Sequence[Any]]) -> list[AnyModel]:
        return [self._model_of(row) for row in rows]

    def _model_of(self, row: Sequence[Any]) -> AnyModel:
        created: AnyModel = self._own.read(row)
        for attribute, part in self._joined:
            setattr(created, attribute, part.read(row))
        return created


# What a row holds for these fields is their value.
_SIMPLE = (peewee.TextField, peewee.IntegerField, peewee.ForeignKeyField)


class _Part(NamedTuple):
    """The columns of one model in a row: where they are, the names of their fields, and how some are converted."""

    model: type[Any]
    place: slice
    names: list[str]
    converters: list[tuple[str, Callable[[Any], Any]]]

    @classmethod
    def of(cls, model: type[peewee.Model], columns: Sequence[peewee.Field]) -> _Part:
        positions = [position for position, field in enumerate(columns) if field.model is model]
        fields = [columns[position] for position in positions]
        converters = [(field.name, field.python_value) for field in fields if type(field) not in _SIMPLE]
        return cls(model, slice(positions[0], positions[-1] + 1), [field.name for field in fields], converters)

    def read(self, row: Sequence[Any]) -> Any:
        created = self.model()
        values = created.__data__
        # Defaults are for new rows.
        values.clear()
        values.update(zip(self.names, row[self.place], strict=True))
        for name, convert in self.converters:
            values[name] = convert(values[name])
        return created


class _Number(NamedTuple):
    number: int


class _Placeholder(peewee.Node):
    """The placeholder of a value that is given later."""

    def __init__(self, number: int):
        self._number = number

    def __sql__(self, ctx: Any) -> Any:
        return ctx.value(_Number(self._number), converter=False)


class _CompiledStatement(NamedTuple, Generic[AnyModel]):
    """The SQL of a selection, what each parameter of it is (a value, or the number of one that is given later), and
    how its rows are read."""

    sql: str
    places: list[Any]
    reader: Reader[AnyModel]
