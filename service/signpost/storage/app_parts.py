"""What belongs to one app: one object, `app.extensions["signpost"]`, that holds each part under its class.

    parts_of(app)[Engine].path        # mypy knows that this is a Path

It is in the lowest package that knows Flask, because every layer above looks up its own parts, and the database is the
first of them. A dataclass with a field for each part would have to import all of the layers above. runtime/instance.py
and factory.py list the parts in the order in which they are created.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from flask import Flask, current_app

_KEY = "signpost"

Part = TypeVar("Part")


class AppParts:
    """The parts of one app. Two apps in one process share the classes, which are the keys, and nothing else."""

    def __init__(self) -> None:
        self._by_class: dict[type[Any], Any] = {}

    def add(self, part: Part, kind: type[Any] | None = None) -> Part:
        """Add a part, or replace the one of its class. kind: the class that it is found by, where that is a base."""
        self._by_class[kind or type(part)] = part
        return part

    def late(self, kind: type[Part], create: Callable[[], Part]) -> Part:
        """The part of a class that is created when it is first needed. Two threads get the same one."""
        found: Part | None = self._by_class.get(kind)
        return self._by_class.setdefault(kind, create()) if found is None else found

    def __getitem__(self, kind: type[Part]) -> Part:
        part: Part = self._by_class[kind]
        return part

    def __contains__(self, kind: type[Any]) -> bool:
        return kind in self._by_class

    def with_part(self, part: Any, kind: type[Any]) -> "AppParts":
        """The same parts, except `part`, for an app that is a copy of this one."""
        copy = AppParts()
        copy._by_class = {**self._by_class, kind: part}
        return copy


def begin(app: Flask) -> AppParts:
    """Give a new app an empty collection of parts."""
    return attach(app, AppParts())


def attach(app: Flask, parts: AppParts) -> AppParts:
    app.extensions[_KEY] = parts
    return parts


def parts_of(app: Flask) -> AppParts:
    parts: AppParts = app.extensions[_KEY]
    return parts


def current_parts() -> AppParts:
    """The parts of the active app."""
    return parts_of(current_app)
