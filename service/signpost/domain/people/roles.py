"""The roles of members in a workspace. Spec: "Authentication" 6 (484)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from signpost.translations import Translated, mark

# A role as programs write it that embed the service.
RoleName = Literal["viewer", "editor", "manager", "owner"]


class Role(StrEnum):
    """Each role includes those before it; they compare in this order."""

    VIEWER = "viewer"
    EDITOR = "editor"
    MANAGER = "manager"
    OWNER = "owner"

    @property
    def rank(self) -> int:
        return _RANKS[self]

    def __lt__(self, other: str) -> bool:
        return self.rank < Role(other).rank

    def __le__(self, other: str) -> bool:
        return self.rank <= Role(other).rank

    def __gt__(self, other: str) -> bool:
        return self.rank > Role(other).rank

    def __ge__(self, other: str) -> bool:
        return self.rank >= Role(other).rank


_RANKS = {role: rank for rank, role in enumerate(Role)}


# Within a sentence, in the reader's language: "You are an editor".
IN_SENTENCES = Translated(
    {
        Role.VIEWER: mark("a viewer"),
        Role.EDITOR: mark("an editor"),
        Role.MANAGER: mark("a manager"),
        Role.OWNER: mark("an owner"),
    }
)
