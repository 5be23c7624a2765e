"""Where several nodes join in: the engine of DATABASE_URL."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from signpost.storage.engines.engine import Engine, OpenEngine
from signpost.storage.migrations import DatabaseError


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
        raise DatabaseError("PostgreSQL needs psycopg: pip install 'signpost-links[postgresql]'.") from error
