"""Selections that requests make all the time: peewee writes their SQL once, as that takes longer than the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import peewee

from signpost.storage import database

AnyModel = TypeVar("AnyModel", bound=peewee.Model)


class Prepared(Generic[AnyModel]):
    """A selection without its values.

    write: the selection, given a placeholder for each value. Values are given as the table holds them; several for
    one place as a JSON array, for `column.in_(members(place))`.
    """

    def __init__(self, write: Callable[..., peewee.ModelSelect[AnyModel]]):
        self._write = write
        self._written: _Written | None = None

    def rows(self, *values: Any) -> list[AnyModel]:
        if self._written is None:
            selection = self._write(*(_Place(number) for number in range(len(values))))
            self._written = _Written(selection, *selection.sql())
        selection, sql, places = self._written
        given = tuple(values[one.number] if isinstance(one, _Number) else one for one in places)
        # A selection executes itself on anything that can.
        return list(selection.clone().execute(_Statement(sql, given)))  # type: ignore[arg-type]

    def first(self, *values: Any) -> AnyModel | None:
        return next(iter(self.rows(*values)), None)


def members(place: peewee.Node) -> peewee.Node:
    """The members of a JSON array, which is one value however many they are."""
    return peewee.NodeList((peewee.SQL("(SELECT value FROM json_each("), place, peewee.SQL("))")), glue="")


class _Number(NamedTuple):
    number: int


class _Place(peewee.Node):
    """The placeholder of a value that is given later."""

    def __init__(self, number: int):
        self._number = number

    def __sql__(self, ctx: Any) -> Any:
        return ctx.value(_Number(self._number), converter=False)


class _Written(NamedTuple):
    """A selection, its SQL, and what each parameter of it is: a value, or the number of the one that is given later."""

    selection: peewee.ModelSelect[Any]
    sql: str
    places: list[Any]


class _Statement(NamedTuple):
    """SQL in place of a database that would write it again."""

    sql: str
    values: tuple[Any, ...]

    def execute(self, _: Any) -> Any:
        return database.current().execute_sql(self.sql, self.values)
