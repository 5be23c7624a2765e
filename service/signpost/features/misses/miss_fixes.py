"""What is done about paths that visitors missed: redirects, or leaving them out of lists from now on. An extension."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from http import HTTPStatus

from signpost.domain.changes import Origin
from signpost.domain.errors import Invalid
from signpost.domain.records import paths
from signpost.domain.records.bulk.rows import Errors, OnConflict, RowResult
from signpost.domain.records.record import Match
from signpost.features.misses import paths as missed_paths
from signpost.features.misses import statements
from signpost.features.misses.counter import MissCounter
from signpost.features.misses.likeness import SURE
from signpost.features.misses.misses import Similar, list_misses
from signpost.features.misses.paths import LISTED_DAYS, MAX_FIXES, MAX_IGNORED, MissAddress, WantedFix
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.bulk import creation
from signpost.runtime import settings
from signpost.schemas.records.bulk import RowReader
from signpost.storage import database
from signpost.storage.app_parts import current_parts
from signpost.storage.models import Host
from signpost.translations import gettext as _
from signpost.translations import mark, number

_AFTER_PATH = re.compile(r"(?=[?#])")
NOTHING_SIMILAR = mark("Nothing similar was found. Choose where visitors should go.")
UNKNOWN_PARTS = mark("Part of this path was not kept, so it can't be redirected.")


@dataclass(frozen=True)
class MissFix:
    """The result for a path. destination: a URL; None: nothing is similar. id: of the redirect that was created."""

    host: str
    path: str
    destination: str | None
    result: RowResult = RowResult.REFUSED
    id: str | None = None
    errors: Errors = field(default_factory=dict)


@roles.requires(roles.EDITOR)
def fix_misses(
    caller: Caller,
    *,
    wanted: Sequence[WantedFix] | None = None,
    host: list[str] | None = None,
    days: int = LISTED_DAYS,
) -> list[MissFix]:
    """Create a redirect at each of some missed paths; a refused one stops no other. One undo removes them all.

    wanted: None: those of `sure_fixes`.
    """
    if wanted is None:
        wanted = sure_fixes(caller, host=host, days=days)
    # A redirect that is created where nothing was missed rescues no one.
    current_parts()[MissCounter].write()
    similar = Similar(caller)
    connected = Host.named(caller.workspace.id, {entry.host for entry in wanted})
    fixes = [_described(entry, connected.get(entry.host), similar) for entry in wanted]
    reader = RowReader(OnConflict.REFUSE)
    positions = [position for position, fix in enumerate(fixes) if not fix.errors]
    rows = [reader.row(_body(fixes[position])) for position in positions]
    outcomes = creation.create_records(caller, records=rows, on_conflict=OnConflict.REFUSE, as_one=Origin.NOT_FOUND)
    for position, outcome in zip(positions, outcomes, strict=True):
        errors = {"path" if name == "url" else name: reasons for name, reasons in outcome.errors.items()}
        fixes[position] = replace(fixes[position], result=outcome.result, id=outcome.id, errors=errors)
    return fixes


@roles.requires(roles.EDITOR)
def sure_fixes(caller: Caller, *, host: list[str] | None = None, days: int = LISTED_DAYS) -> list[WantedFix]:
    """What is redirected where nothing is named: paths of the last `days` days, of some hostnames or of all.

    Only those that are surely meant for another one (likeness.SURE), each with where it leads.
    """
    found = list_misses(caller, host=host, days=days, per_page=MAX_FIXES)
    return [
        WantedFix(row.host, row.path, row.similar)
        for row in found.data
        if row.host and row.path and row.similar and row.likeness in SURE
    ]


def _described(wanted: WantedFix, host: Host | None, similar: Similar) -> MissFix:
    """A path with its destination, or why it has none."""
    fix = MissFix(wanted.host, wanted.path, wanted.destination)
    if not missed_paths.is_exact(wanted.path) or not wanted.path.startswith("/"):
        return replace(fix, errors={"path": [_(UNKNOWN_PARTS)]})
    if host is None:
        return replace(fix, errors={"host": [_("%(host)s is not connected to the workspace.", host=wanted.host)]})
    destination = wanted.destination or similar.to(wanted.host, wanted.path)
    if destination is None:
        return replace(fix, destination=None, errors={"destination": [_(NOTHING_SIMILAR)]})
    if destination.startswith("/") and not destination.startswith("//"):
        root = paths.url_of(host.host, "", https=host.https_requested, link_port=settings.active()["LINK_PORT"])
        path, *rest = _AFTER_PATH.split(destination[1:], 1)
        destination = root + paths.encode(path) + "".join(rest)
    return replace(fix, destination=destination)


def _body(fix: MissFix) -> dict[str, object]:
    """The redirect as POST /redirect takes it.

    It answers nothing below its path, as the catch-all at a root would. It is temporary: browsers keep
    permanent ones, and no undo reaches those.
    """
    query = missed_paths.pattern_query(fix.path)
    return {
        "url": f"https://{fix.host}{missed_paths.url_path(fix.path)}" + (f"?{query}" if query else ""),
        "match": Match.PATTERN if query else Match.EXACT,
        "status": HTTPStatus.FOUND,
        "destination": fix.destination,
    }


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
