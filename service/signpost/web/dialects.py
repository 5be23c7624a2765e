"""The interfaces of other services (features/dialects): where they are, and where their requests carry a token.

Web knows no dialect: each registers itself, and is then protected as REST is.
"""

from collections.abc import Callable
from dataclasses import dataclass

from flask import Flask

from signpost.storage.app_parts import current_parts, parts_of
from signpost.web.paths import PROTECTED


@dataclass(frozen=True)
class Dialect:
    """prefix: of its paths.  secret: returns the token of the current request, or raises Unauthenticated."""

    prefix: str
    secret: Callable[[], str]


class Dialects:
    """The dialects of one app."""

    def __init__(self) -> None:
        self._all: list[Dialect] = []

    def add(self, dialect: Dialect) -> None:
        self._all.append(dialect)

    def at(self, path: str) -> Dialect | None:
        """The dialect that answers at `path`."""
        return next((dialect for dialect in self._all if path.startswith(dialect.prefix)), None)


def of(app: Flask) -> Dialects:
    return parts_of(app)[Dialects]


def at(path: str) -> Dialect | None:
    """The dialect of the active app that answers at `path`."""
    return current_parts()[Dialects].at(path)


def is_protected(path: str) -> bool:
    """Whether a token is sent to `path`: over HTTPS alone, and under the rate limit."""
    return path.startswith(PROTECTED) or at(path) is not None
