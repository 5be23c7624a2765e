"""What a person's workspaces are called in the addresses of pages, like `home` in /w/home/links."""

from __future__ import annotations

import re
from collections.abc import Sequence

from signpost.operations.workspaces.workspaces import NamedWorkspace

# What a workspace may be called in an address, in characters.
MAX_SLUG = 40
_NO_WORDS = re.compile(r"[\W_]+")


def slug_of(name: str) -> str:
    """What a workspace is called in addresses: the words of its name, in any script."""
    return _NO_WORDS.sub("-", name.casefold()).strip("-")[:MAX_SLUG].rstrip("-") or "workspace"


def by_slug(workspaces: Sequence[NamedWorkspace]) -> dict[str, NamedWorkspace]:
    """The workspaces of one person. If several have one name, a part of the id follows that of the younger ones."""
    found: dict[str, NamedWorkspace] = {}
    for entry in sorted(workspaces, key=lambda workspace: workspace.id):
        slug = slug_of(entry.name)
        found[slug if slug not in found else f"{slug}-{entry.id[-6:]}"] = entry
    return found
