"""The history of a workspace as it is read. What writes it: features/history/operations/history.py."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from typing import Any

from peewee import ModelSelect, fn

from signpost.domain import times
from signpost.domain.changes import ChangeFilters, Subject, Verb
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.jobs import JobState
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import Creator
from signpost.features.history import change_words
from signpost.features.history.change_view import ChangeView, NamedSubject
from signpost.features.history.tables import Change
from signpost.operations import listing
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.records.lists.filters import matching
from signpost.storage.models import Job, Member, Record, User
from signpost.translations import gettext as _

NEWEST_FIRST = "-id"
# Records whose changes a search finds, and changes that are counted by who made them and what they changed.
MAX_SEARCHED, MAX_COUNTED = 500, 10_000


@dataclass(frozen=True)
class ActorCount:
    """Someone who changed something, and how often."""

    id: str
    name: str
    count: int


@dataclass(frozen=True)
class ChangeFacets:
    """people: who changed most comes first."""

    people: list[ActorCount]
    types: Mapping[Subject, int]

    @property
    def total(self) -> int:
        return sum(facet.count for facet in self.people)


def list_changes(
    caller: Caller, *, per_page: int, filters: ChangeFilters, cursor: str | None = None
) -> tuple[list[ChangeView], listing.Cursors]:
    """A page of the history of the workspace, the newest first. Raises Invalid: no such user."""
    query = _matching(caller, filters)
    return _page(caller, query, json.dumps(["change", asdict(filters)]), per_page, cursor)


def facets(caller: Caller, filters: ChangeFilters) -> ChangeFacets:
    """How many changes there are of each person and of each kind of thing, whatever the filters say of that itself."""
    by_actor = _counted(_matching(caller, replace(filters, actor=None)), Change.actor_id)
    names = {row.actor_id: row.actor_name for row in _newest_names(caller, by_actor)}
    by_type = _counted(_matching(caller, replace(filters, types=())), Change.type)
    people = [ActorCount(actor, names.get(actor, ""), count) for actor, count in by_actor.items()]
    return ChangeFacets(
        sorted(people, key=lambda facet: -facet.count), {Subject(subject): count for subject, count in by_type.items()}
    )


def _counted(query: ModelSelect[Change], column: Any) -> dict[str, int]:
    """Of the newest MAX_COUNTED changes."""
    rows: Iterable[Any] = query.select(column).order_by(Change.id.desc()).limit(MAX_COUNTED).tuples()
    return Counter(key for (key,) in rows)


def _newest_names(caller: Caller, ids: Collection[str]) -> Iterable[Change]:
    """The newest change of each person, which has the name that they have now or had last."""
    newest = Change.of(caller.workspace).order_by(Change.id.desc()).limit(MAX_COUNTED).select(Change.id)
    latest = Change.select(fn.MAX(Change.id)).where((Change.id << newest) & (Change.actor_id << [*ids]))
    return Change.select().where(Change.id << latest.group_by(Change.actor_id))


def _matching(caller: Caller, filters: ChangeFilters) -> ModelSelect[Change]:
    query = Change.of(caller.workspace)
    if filters.record is not None:
        query = query.where(Change.record_id == filters.record)
    if filters.actor is not None:
        if not User.select().where(User.id == filters.actor).exists():
            raise Invalid({"actor": [_("There is no user with this id.")]})
        query = query.where(Change.actor_id == filters.actor)
    if filters.types:
        query = query.where(Change.type << [*filters.types])
    if filters.search:
        found = matching(caller.workspace, RecordFilters(search=filters.search)).limit(MAX_SEARCHED)
        by_name = Change.actor_name.contains(filters.search) | Change.token_name.contains(filters.search)
        query = query.where(by_name | (Change.record_id << [record.id for record in found]))
    if filters.via is not None:
        query = query.where(Change.via == filters.via)
    if filters.verb is not None:
        query = query.where(Change.verb == filters.verb)
    if filters.days is not None:
        query = query.where(Change.created_at >= times.text(times.now() - timedelta(days=filters.days)))
    return query


def _names_of(caller: Caller, rows: Sequence[Change]) -> dict[str, NamedSubject]:
    """What people call the things that were changed, by id: the address of a record, the name of a token or a member.

    Of what is there no longer, the name that the history knows.
    """
    ids = {row.record_id for row in rows if row.record_id is not None}
    found: dict[str, NamedSubject] = {}
    for record in matching(caller.workspace, RecordFilters(id=tuple(ids))) if ids else ():
        found[record.id] = NamedSubject(record.address)
    for user in User.select().join(Member).where((Member.workspace == caller.workspace) & (User.id << ids)):
        found[user.id] = NamedSubject(user.name)
    # By id, so that the history of the workspace is not gone through.
    for missing in ids - found.keys():
        of_one = (Change.record_id == missing) & (Change.effect << (Verb.CREATE, Verb.DELETE))
        for change in Change.of(caller.workspace).where(of_one).order_by(Change.id.desc()).limit(4):
            known = change.before or change.after or {}
            name = known.get("url") or known.get("name") or known.get("email")
            if name:
                found.setdefault(missing, NamedSubject(name, exists=False))
    return found


def change_of_request(caller: Caller, request_id: str) -> ChangeView | None:
    """The newest change that the caller made by this request; None if it changed nothing."""
    newest = Change.of(caller.workspace).order_by(Change.id.desc()).limit(5)
    created = [entry for entry in newest if entry.request_id == request_id and entry.actor_id == caller.user.id]
    return views(caller, created[:1])[0] if created else None


def record_changes(
    caller: Caller, id: str, *, per_page: int, cursor: str | None = None
) -> tuple[list[ChangeView], listing.Cursors]:
    """A page of the history of one record, the newest first; it stays when the record is deleted. Raises NotFound."""
    query = Change.of(caller.workspace).where(Change.record_id == id)
    exists = Record.of(caller.workspace).where(Record.id == id).exists()
    if not exists and not query.exists():
        raise NotFound(_("There is no record with this id."))
    return _page(caller, query, json.dumps(["change", id]), per_page, cursor)


def _page(
    caller: Caller, query: ModelSelect[Change], name: str, per_page: int, cursor: str | None
) -> tuple[list[ChangeView], listing.Cursors]:
    rows, cursors = listing.page(query, name=name, sort=NEWEST_FIRST, cursor=cursor, size=per_page)
    return views(caller, rows), cursors


def views(caller: Caller, rows: Sequence[Change]) -> list[ChangeView]:
    """Changes as they are shown."""
    names, counts = _names_of(caller, rows), _counts_of(rows)
    return [
        view_of(
            ChangeView,
            row,
            actor=Creator(row.actor_id, row.actor_name),
            named=names.get(row.record_id or ""),
            records=(row.after or {}).get("records") if row.job_id is None else counts.get(row.job_id),
            tell=change_words.told,
        )
        for row in rows
    ]


def _counts_of(rows: Sequence[Change]) -> dict[str, int]:
    """How many records jobs have changed, by the ids of those that are done."""
    ids = {row.job_id for row in rows if row.job_id is not None}
    jobs = Job.select().where((Job.id << ids) & (Job.state == JobState.DONE)) if ids else []
    return {job.id: job.created + job.updated + job.deleted for job in jobs}
