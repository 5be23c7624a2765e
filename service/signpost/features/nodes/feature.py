"""What several nodes add: PostgreSQL as the database, and the command that moves an instance to it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from pathlib import Path

    from signpost.storage.engines.engine import Engine, OpenEngine


@hookimpl
def commands() -> Commands:
    return {
        "database": ("Move an instance from its folder to PostgreSQL, or back.", ("signpost.features.nodes.commands",))
    }


@hookimpl
def engines() -> dict[str, OpenEngine]:
    """By the scheme of the URL."""
    return {"postgresql": _open, "postgres": _open}


def _open(url: str, folder: Path, port: int) -> Engine:
    # Only who asks for it pays for its import.
    with driver():
        from signpost.features.nodes.postgresql import PostgresqlEngine
    return PostgresqlEngine(url, folder, port)


@contextlib.contextmanager
def driver() -> Iterator[None]:
    """A block that imports what needs the driver of PostgreSQL. Raises DatabaseError where that is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        from signpost.storage.migrations import DatabaseError

        raise DatabaseError("PostgreSQL needs psycopg: pip install 'signpost-links[postgresql]'.") from error
