"""Reading JSON from outside by hand: what is wrong in it, by dotted place, all of it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from signpost.domain import reasons
from signpost.translations import gettext as _

# Of an object with many fields that are not known, these are named.
MAX_UNKNOWN = 10

Value = TypeVar("Value")
Errors = dict[str, list[str]]


class Wrong(ValueError):
    """errors: sentences by the place below the value that was read; "" is the value itself."""

    def __init__(self, errors: Errors | str):
        self.errors: Errors = {"": [errors]} if isinstance(errors, str) else errors
        super().__init__(" ".join(reason for of_place in self.errors.values() for reason in of_place))


@contextmanager
def place(errors: Errors, name: str | int) -> Iterator[None]:
    """Collect in `errors` what is wrong with the member `name`."""
    try:
        yield
    except Wrong as wrong:
        for below, of_place in wrong.errors.items():
            errors[f"{name}.{below}" if below else str(name)] = of_place
    except ValueError as error:
        errors[str(name)] = [str(error)]


def as_object(value: Any, known: Mapping[str, object]) -> dict[str, Any]:
    """An object that has no other members than those of `known`."""
    if not isinstance(value, dict):
        raise Wrong(_(reasons.NOT_OBJECT))
    if unknown := [name for name in value if name not in known]:
        raise Wrong({name: [_(reasons.UNKNOWN_FIELD)] for name in unknown[:MAX_UNKNOWN]})
    return value


def as_entries(value: Any, read: Callable[[Any], Value], max_count: int) -> tuple[Value, ...]:
    """A list with 1 to `max_count` entries, each as `read` returns it."""
    if not isinstance(value, list):
        raise Wrong(_(reasons.NOT_LIST))
    if not 1 <= len(value) <= max_count:
        raise Wrong(_("Give 1 to %(max_count)s entries, not %(count)s.", max_count=max_count, count=len(value)))
    found: list[Value] = []
    errors: Errors = {}
    for position, entry in enumerate(value):
        with place(errors, position):
            found.append(read(entry))
    if errors:
        raise Wrong(errors)
    return tuple(found)


def as_text(value: Any, max_length: int) -> str:
    """One line of text, without white space around it."""
    if not isinstance(value, str):
        raise Wrong(_(reasons.NOT_TEXT))
    text = value.strip()
    if not text:
        raise Wrong(_(reasons.EMPTY))
    if len(text) > max_length:
        raise Wrong(reasons.too_long(max_length))
    if not text.isprintable():
        raise Wrong(_("Can't contain control characters."))
    return text
