"""The history of a workspace as it is read. What writes it: features/history/operations/history.py."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Any

from peewee import ModelSelect

from signpost.domain import times
from signpost.domain.changes import ChangeFilters, Subject, Verb
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import CreatedVia, Creator
from signpost.operations import listing
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.records.lists.filters import matching
from signpost.storage.models import Change, Member, Record, User
from signpost.translations import gettext as _

NEWEST_FIRST = "-id"


@dataclass(frozen=True)
class ChangeView:
    """One change: who made it, how, and what was before and after.

    record_id: the id of the record; of another subject its hostname, id or key; None: of many.  before: None where
    something was created.  after: None where it was deleted.  Both hold the fields that changed, in the form that PATCH
    takes.
    """

    id: str
    created_at: str
    actor: Creator
    via: CreatedVia
    token_name: str
    request_id: str
    verb: Verb
    type: Subject
    record_id: str | None
    job_id: str | None
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None


@dataclass(frozen=True)
class NamedSubject:
    """What people call something that was changed, and whether it is still there."""

    name: str
    exists: bool = True


def list_changes(
    caller: Caller, *, per_page: int, filters: ChangeFilters, cursor: str | None = None
) -> tuple[list[ChangeView], listing.Cursors]:
    """A page of the history of the workspace, the newest first. Raises Invalid: no such user."""
    query = Change.of(caller.workspace)
    if filters.record is not None:
        query = query.where(Change.record_id == filters.record)
    if filters.actor is not None:
        if not User.select().where(User.id == filters.actor).exists():
            raise Invalid({"actor": [_("There is no user with this id.")]})
        query = query.where(Change.actor_id == filters.actor)
    if filters.via is not None:
        query = query.where(Change.via == filters.via)
    if filters.verb is not None:
        query = query.where(Change.verb == filters.verb)
    if filters.days is not None:
        query = query.where(Change.created_at >= times.text(times.now() - timedelta(days=filters.days)))
    return _page(query, json.dumps(["change", asdict(filters)]), per_page, cursor)


def names_of(caller: Caller, rows: Sequence[ChangeView]) -> dict[str, NamedSubject]:
    """What people call the things that were changed, by id: the address of a record, the name of a token or a member.

    Of what is there no longer, the name that the history knows.
    """
    ids = {row.record_id for row in rows if row.record_id is not None}
    found: dict[str, NamedSubject] = {}
    gone = Change.of(caller.workspace).where((Change.record_id << ids) & (Change.effect << (Verb.CREATE, Verb.DELETE)))
    for change in gone.order_by(Change.id.desc()).limit(4 * len(ids)):
        known = change.before or change.after or {}
        name = known.get("url") or known.get("name") or known.get("email")
        if name:
            found.setdefault(str(change.record_id), NamedSubject(name, exists=False))
    for record in matching(caller.workspace, RecordFilters(id=tuple(ids))):
        found[record.id] = NamedSubject(record.address)
    for user in User.select().join(Member).where((Member.workspace == caller.workspace) & (User.id << ids)):
        found[user.id] = NamedSubject(user.name)
    return found


def change_of_request(caller: Caller, request_id: str) -> ChangeView | None:
    """The newest change that the caller made by this request; None if it changed nothing."""
    newest = Change.of(caller.workspace).order_by(Change.id.desc()).limit(5)
    created = [entry for entry in newest if entry.request_id == request_id and entry.actor_id == caller.user.id]
    return view(created[0]) if created else None


def record_changes(
    caller: Caller, id: str, *, per_page: int, cursor: str | None = None
) -> tuple[list[ChangeView], listing.Cursors]:
    """A page of the history of one record, the newest first; it stays when the record is deleted. Raises NotFound."""
    query = Change.of(caller.workspace).where(Change.record_id == id)
    exists = Record.of(caller.workspace).where(Record.id == id).exists()
    if not exists and not query.exists():
        raise NotFound(_("There is no record with this id."))
    return _page(query, json.dumps(["change", id]), per_page, cursor)


def _page(
    query: ModelSelect[Change], name: str, per_page: int, cursor: str | None
) -> tuple[list[ChangeView], listing.Cursors]:
    rows, cursors = listing.page(query, name=name, sort=NEWEST_FIRST, cursor=cursor, size=per_page)
    return [view(row) for row in rows], cursors


def view(row: Change) -> ChangeView:
    """A change as it is shown."""
    return view_of(ChangeView, row, actor=Creator(row.actor_id, row.actor_name))
