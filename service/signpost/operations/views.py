"""What operations return: frozen dataclasses made of rows. The rows themselves stay inside."""

import dataclasses
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    View = TypeVar("View", bound=DataclassInstance)
else:
    View = TypeVar("View")


def view_of(view: type[View], row: object, **others: Any) -> View:
    """A view of a row. Its fields are the row's attributes of the same names, except `others`."""
    names = {field.name for field in dataclasses.fields(view)} - others.keys()
    return view(**{name: getattr(row, name) for name in names}, **others)
