"""The vocabulary in which `domain/records/record.py` describes the fields of a record: kinds of values, and a `Field`.

A kind is data. Its handling is defined once for each reader: `schemas/records/record.py` (JSON),
`features/transfer/reading/cells.py` (a cell of a table), `features/transfer/schemas.py` (an exported line).
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, Final, Literal


@dataclass(frozen=True)
class Text:
    """Text for people; it may have several lines."""

    max_length: int


@dataclass(frozen=True)
class ExternalKey:
    """A name that another system gave, in one line, or none."""

    max_length: int


@dataclass(frozen=True)
class Secret:
    """A password: read, never shown."""

    min_length: int
    max_length: int


@dataclass(frozen=True)
class Url:
    """A destination of visitors, or none."""


@dataclass(frozen=True)
class Urls:
    """Several destinations."""

    max_entries: int


@dataclass(frozen=True)
class Flag:
    """Yes or no. has_default: there is a third state, null, for the default."""

    has_default: bool = False


@dataclass(frozen=True)
class Number:
    """A whole number, or none."""

    min: int
    max: int


@dataclass(frozen=True)
class Numbers:
    """Several whole numbers."""

    max_entries: int
    min: int
    max: int


@dataclass(frozen=True)
class NumberOf:
    """One of some whole numbers."""

    choices: tuple[int, ...]


@dataclass(frozen=True)
class MemberOf:
    """A member of an enum, written as its value."""

    enum: type[StrEnum]


@dataclass(frozen=True)
class KeysOf:
    """Several of some keys, each once."""

    choices: tuple[str, ...]


@dataclass(frozen=True)
class Labels:
    """Several short texts, each once."""

    max_entries: int
    max_length: int


@dataclass(frozen=True)
class Timestamp:
    """A point in time, or none."""


@dataclass(frozen=True)
class Utm:
    """An object with UTM parameters."""


@dataclass(frozen=True)
class RulesKind:
    """Rules, as domain/records/rules/rules.py has them, or none."""


@dataclass(frozen=True)
class CardKind:
    """What chats show, as domain/records/card.py has it, or nothing."""


Kind = (
    Text | ExternalKey | Secret | Url | Urls | Flag | Number | Numbers | NumberOf | MemberOf | KeysOf | Labels
    | Timestamp | Utm | RulesKind | CardKind
)  # fmt: skip


class Keep(Enum):
    """The type of KEEP."""

    KEEP = "keep"


# The value of a field that was omitted and that keeps what the record has: None means "none" there.
KEEP: Final[Literal[Keep.KEEP]] = Keep.KEEP


@dataclass(frozen=True, kw_only=True)
class Field:
    """The full description of a field of a record.

    default: of a new record.  is_preserved: whether PUT keeps the value when the field is omitted, not the default.
    is_extension: whether the specification lacks it.  label: what forms call it.  column: of the table `record`.
    for_visits: whether an answer to a visitor depends on it.  in_csv: whether `export --format csv` has it as a column.
    example: for OpenAPI.  in_tools: whether definitions of tools list it; they have little room.
    """

    name: str
    kind: Kind
    description: str
    default: Any
    is_preserved: bool
    is_extension: bool
    label: str
    column: str
    for_visits: bool
    in_csv: bool
    example: Any
    in_tools: bool


def replaced(kind: Kind, label: str, description: str, *, default: Any, **more: Any) -> Any:
    """A field that PUT resets to its default when it is omitted. more: further attributes of `Field`."""
    return _described(kind, label, description, default, False, more)


def preserved(kind: Kind, label: str, description: str, *, default: Any, **more: Any) -> Any:
    """A field that keeps its value when PUT omits it. more: further attributes of `Field`."""
    return _described(kind, label, description, default, True, more)


def _described(kind: Kind, label: str, description: str, default: Any, is_preserved: bool, more: dict[str, Any]) -> Any:
    given = {
        "kind": kind,
        "label": label,
        "description": description,
        "default": default,
        "is_preserved": is_preserved,
        **more,
    }
    value = KEEP if is_preserved else default
    if isinstance(value, dict):
        return dataclasses.field(default_factory=value.copy, metadata=given)
    return dataclasses.field(default=value, metadata=given)


def fields_of(config: type[Any]) -> tuple[Field, ...]:
    """The fields of a dataclass whose attributes are described by `replaced` and `preserved`, in order."""
    usual = {"is_extension": False, "for_visits": False, "in_csv": True, "example": None, "in_tools": True}
    return tuple(
        Field(**{"name": field.name, "column": field.name, **usual, **field.metadata})
        for field in dataclasses.fields(config)
    )
