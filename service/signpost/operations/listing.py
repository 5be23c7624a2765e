"""Pages of a list by keyset: every page costs the same, and rows that come and go shift none."""

from __future__ import annotations

import base64
import dataclasses
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from peewee import Field, IntegerField, ModelSelect, Tuple

from signpost.domain import strict_json
from signpost.domain.errors import Invalid, ServiceError
from signpost.storage.prepared import rows_of
from signpost.translations import gettext as _

Row = TypeVar("Row")


@dataclass(frozen=True)
class Cursors:
    """The cursors of this page, the previous and the next one; None where there is none."""

    current: str | None
    prev: str | None
    next: str | None


def page_or_nearest(
    read: Callable[[str | None], tuple[list[Row], Cursors]], cursor: str | None
) -> tuple[list[Row], Cursors]:
    """The page that `read` returns at a cursor; where all of its rows are gone, the last or first one that has some.

    For people, who would take an empty page for an empty list. Raises what `read` does.
    """
    rows, cursors = read(cursor)
    if rows or cursor is None:
        return rows, cursors
    name, sort, direction, _position = strict_json.loads(_decoded(cursor))
    return read(_encoded([name, sort, "<", None]) if direction == ">" else None)


def page(
    query: ModelSelect[Any],
    *,
    name: str,
    sort: str,
    cursor: str | None,
    size: int,
    key: tuple[Any, ...] | None = None,
) -> tuple[list[Any], Cursors]:
    """One page of `query` in `sort` order, and its cursors.

    name: of the list; a cursor of another list or another sort is refused.  sort: "created_at", or "-created_at"
    for newest first.  cursor: from an earlier page, or None.  size: rows, 1..100.  key: the columns to sort by,
    where they are not the model's own for this order.
    Raises Invalid for a cursor that is not from this list. Spec: "Pagination envelope".
    """
    columns: tuple[Field, ...] = query.model.sort_key(sort.removeprefix("-"))
    key = key or columns

    def rows_from(position: list[Any] | None, falling: bool, count: int) -> list[Any]:
        return rows_of(in_order(query, key, position, falling=falling).limit(count))

    return page_from(
        rows_from,
        position_of=lambda row: [getattr(row, column.name) for column in columns],
        types=[int if isinstance(column, IntegerField) else str for column in columns],
        name=name,
        sort=sort,
        cursor=cursor,
        size=size,
    )


def in_order(
    query: ModelSelect[Any], key: tuple[Any, ...], position: list[Any] | None, *, falling: bool
) -> ModelSelect[Any]:
    """The rows of `query` by `key`, those that come after `position`."""
    if position is not None:
        here = Tuple(*key) if len(key) > 1 else key[0]
        start = Tuple(*position) if len(key) > 1 else position[0]
        query = query.where(here < start if falling else here > start)
    return query.order_by(*(part.desc() if falling else part.asc() for part in key))


def page_from(
    rows_from: Callable[[list[Any] | None, bool, int], list[Row]],
    *,
    position_of: Callable[[Row], list[Any]],
    types: list[type],
    name: str,
    sort: str,
    cursor: str | None,
    size: int,
) -> tuple[list[Row], Cursors]:
    """One page of rows that `rows_from` returns, given a position or None, whether the order is falling, and a count.

    position_of: where a row is in the order: values of `types`.  The rest is as for `page`.
    """
    descending = sort.startswith("-")
    position, backward = _read(cursor, name, sort, types) if cursor else (None, False)
    rows = rows_from(position, descending != backward, size + 1)
    more = len(rows) > size
    rows = rows[:size]
    if backward:
        rows.reverse()

    def cursor_at(row: Row, direction: str) -> str:
        return _write(name, sort, direction, position_of(row))

    has_prev, has_next = (more, position is not None) if backward else (position is not None, more)
    return rows, Cursors(
        current=cursor,
        prev=cursor_at(rows[0], "<") if rows and has_prev else None,
        next=cursor_at(rows[-1], ">") if rows and has_next else None,
    )


def _digest(name: str) -> str:
    return hashlib.blake2b(name.encode(), digest_size=8).hexdigest()


def _write(name: str, sort: str, direction: str, position: list[Any]) -> str:
    return _encoded([_digest(name), sort, direction, position])


def _encoded(parts: list[Any]) -> str:
    content = json.dumps(parts, separators=(",", ":"))
    return base64.urlsafe_b64encode(content.encode()).decode().rstrip("=")


def _decoded(cursor: str) -> bytes:
    return base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True)


def _read(cursor: str, name: str, sort: str, types: list[type]) -> tuple[list[Any] | None, bool]:
    """The position that a cursor names, and whether it asks for what is before it. No position: the end of the list."""
    refusal = Invalid({"cursor": [_("This cursor is not valid for this list and order. Start again without one.")]})
    try:
        created_for, created_sort, direction, position = strict_json.loads(_decoded(cursor))
    except (ServiceError, ValueError, TypeError):
        raise refusal from None
    if (created_for, created_sort) != (_digest(name), sort) or direction not in ("<", ">"):
        raise refusal
    if position is None and direction == "<":
        return None, True
    if not isinstance(position, list) or [type(part) for part in position] != types:
        raise refusal
    return position, direction == "<"


# --- what operations return ------------------------------------------------------------------------------------------

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    View = TypeVar("View", bound=DataclassInstance)
else:
    View = TypeVar("View")


def view_of(view: type[View], row: object, **others: Any) -> View:
    """A frozen dataclass made of a row, which itself stays inside.

    Its fields are the row's attributes of the same names, except `others`.
    """
    names = {field.name for field in dataclasses.fields(view)} - others.keys()
    return view(**{name: getattr(row, name) for name in names}, **others)
