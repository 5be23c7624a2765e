"""Paths that visitors missed and that lists leave out from now on, for the whole workspace. An extension."""

from __future__ import annotations

from collections.abc import Sequence

from signpost.domain.errors import Invalid
from signpost.features.misses import statements
from signpost.features.misses.paths import MAX_IGNORED, MissAddress
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.storage import database
from signpost.storage.models import Host
from signpost.translations import gettext as _
from signpost.translations import number


@roles.requires(roles.EDITOR)
def ignore_misses(caller: Caller, *, misses: Sequence[MissAddress], ignored: bool = True) -> None:
    """Leave paths out of the list of what was not found, or with `ignored` false list them again. Raises Invalid."""
    with database.atomic():
        connected = Host.named(caller.workspace.id, {entry.host for entry in misses})
        unknown = [entry.host for entry in misses if entry.host not in connected]
        if unknown:
            raise Invalid({"misses": [_("%(host)s is not connected to the workspace.", host=unknown[0])]})
        if ignored and len(statements.ignored_misses(caller.workspace.id) | {*misses}) > MAX_IGNORED:
            limit = number(MAX_IGNORED)
            raise Invalid({"misses": [_("At most %(limit)s paths are ignored. List some again first.", limit=limit)]})
        statements.set_ignored(misses, is_ignored=ignored)
