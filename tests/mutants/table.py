"""The faults of mutants.toml, which says what its members mean."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Anchor = str | re.Pattern[str]


@dataclass(frozen=True)
class Mutant:
    """changes: (what is replaced, by what), in one file."""

    id: str
    means: str
    file: str
    tests: tuple[str, ...]
    changes: tuple[tuple[Anchor, str], ...]
    exempt: str = ""


def _change(row: dict[str, Any]) -> tuple[Anchor, str]:
    return re.compile(row["pattern"]) if "pattern" in row else row["find"], row["replace"]


def load() -> list[Mutant]:
    rows = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))["mutant"]
    return [
        Mutant(
            row["id"],
            row["means"],
            row["file"],
            tuple(row["tests"].split()),
            tuple(_change(change) for change in (row, *row.get("more", ()))),
            row.get("exempt", ""),
        )
        for row in rows
    ]


MUTANTS = load()
