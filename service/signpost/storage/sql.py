"""How statements are written by hand: once, for SQLite and for PostgreSQL.

Values are `?`, `?1` or `:name`. Several values are one, a JSON array: `IN (SELECT value FROM json_each(?))`. What helps
SQLite's planner alone, `INDEXED BY name` and the `+` before a column, is left out on PostgreSQL
(features/nodes/sql_dialect.py). Where the two have no words in common, both texts stand side by side.
"""

from __future__ import annotations

from typing import Self

# `IN {NUMBERS}`: several numbers.
NUMBERS = "(SELECT CAST(value AS BIGINT) FROM json_each(?))"
# SQLite has no OFFSET without a LIMIT.
ANY_NUMBER = 2**63 - 1


class Differing(str):
    """A statement in SQLite's words, and in those of PostgreSQL."""

    postgresql: str

    def __new__(cls, sqlite: str, *, postgresql: str) -> Self:
        self = super().__new__(cls, sqlite)
        self.postgresql = postgresql
        return self

    @classmethod
    def filled(cls, text: str, **words: tuple[str, str]) -> Self:
        """words: what stands for each `{name}` of `text` in SQLite, and in PostgreSQL."""
        sqlite = postgresql = text
        for name, (here, there) in words.items():
            # Not `format`: a text may have braces, such as those of a default.
            sqlite, postgresql = sqlite.replace(f"{{{name}}}", here), postgresql.replace(f"{{{name}}}", there)
        return cls(sqlite, postgresql=postgresql)
