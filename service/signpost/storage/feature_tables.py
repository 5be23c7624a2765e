"""What a feature says of its tables: their migrations, and how long rows are kept, which goes on while it is off.

A feature has a module *tables* with its models, and files in its folder *migrations*, numbered from 0001, such as
NNNN_what.sql: statements that both engines run. Where these differ there are two files, `NNNN_what.sqlite.sql` and
`NNNN_what.postgresql.sql`; where statements are not enough, NNNN_what.py with a function `up(database)`. The table
`feature_schema` says how far each feature is.

What is kept of a workspace, a user, a hostname or a record hangs on it by a foreign key with ON DELETE CASCADE, and so
is erased whatever is on: a feature without that is refused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import peewee

_FILE = re.compile(r"(\d{4}_\w+)(?:\.(\w+))?\.(sql|py)")


class TablesError(Exception):
    """Tables of a feature cannot be used. Its text is a sentence for the operator."""


@dataclass(frozen=True, kw_only=True)
class Kept:
    """What is kept of a table; the rest is deleted in small steps, also while the feature is off.

    name: what the rows are, for `signpost stats --storage`.  bound: how much is kept, in words.  column: when a row was
    made, or how long it lasts: a time, a `day`, or an id that sorts by time.  after_s: how long after that it goes;
    None: `column` says nothing of it.  setting: one that says after how many days, if that is less.  made_at: for an
    id, SQL that says when the row was made.  rows: so many of the newest of a workspace are kept.  where: SQL; of other
    rows all are kept.  step: rows in one transaction, where they are large.
    """

    name: str
    bound: str
    table: str
    column: str = "created_at"
    after_s: float | None = None
    setting: str = ""
    made_at: str = "created_at"
    rows: int | None = None
    where: str = ""
    step: int | None = None

    @property
    def after(self) -> timedelta | None:
        return None if self.after_s is None else timedelta(seconds=self.after_s)

    def with_settings(self, settings: Mapping[str, Any]) -> Kept:
        """The same with what the setting says now."""
        days = settings.get(self.setting) if self.setting else None
        if days is None:
            return self
        least = min(86_400.0 * days, self.after_s if self.after_s is not None else float("inf"))
        return Kept(**{**asdict(self), "after_s": least})


@dataclass(frozen=True)
class FeatureTables:
    """What a feature keeps. migrations: the folder of its migrations."""

    models: Sequence[type[peewee.Model]]
    migrations: Path
    kept: Sequence[Kept] = ()

    def files(self, dialect: str) -> list[tuple[str, Path]]:
        """The name and the file of each migration, in their order. Raises TablesError: a number is missing or twice."""
        found: dict[str, dict[str | None, Path]] = {}
        for file in sorted(self.migrations.iterdir()) if self.migrations.is_dir() else ():
            if (match := _FILE.fullmatch(file.name)) is not None:
                found.setdefault(match[1], {})[match[2]] = file
        if [int(name[:4]) for name in found] != [*range(1, len(found) + 1)]:
            raise TablesError(f"the migrations in {self.migrations} are not numbered 0001, 0002, and so on")
        chosen = []
        for name, files in found.items():
            file_of = files.get(dialect) or files.get(None)
            if file_of is None:
                raise TablesError(f"the migration {name} in {self.migrations} has no file for {dialect}")
            chosen.append((name, file_of))
        return chosen


def load_kept(texts: Iterable[str]) -> list[Kept]:
    """What all features keep of which there are tables. texts: the column `kept` of feature_schema."""
    return [Kept(**entry) for text in texts for entry in json.loads(text)]
