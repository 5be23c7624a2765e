"""From filters to a query, for lists and for bulk deletion. Their syntax: schemas/records/filters.py.

Every index of records ends in the order of creation, so a list begins to answer at once when the right one is read.
SQLite cannot know how many records a value has; we choose. Of the filters given, the first of LEADS reads its index;
the others are tested on each record found: a unary plus in front of a column keeps SQLite from using its index.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from peewee import ColumnBase, Field, ModelAlias, ModelSelect, Value, fn

from signpost.domain import texts, times
from signpost.domain.records import paths
from signpost.domain.records.filters import (
    ENDS_SOON,
    FilterValue,
    Health,
    HostFilters,
    RecordFilters,
    RecordState,
    Traffic,
)
from signpost.operations.records.record_urls import ids_at
from signpost.storage.models import Host, Record, RecordClicks, RecordTag, RecordText, RecordUnclicked, Workspace
from signpost.storage.prepared import members
from signpost.storage.statements.records import HAS_PASSWORD, HAS_RULES, IS_BROKEN, IS_PAUSED

# "none: no click in 28 days"
QUIET_FOR = timedelta(days=28)
# Between the fields of a record's search text, so that nothing is found across two of them.
SEPARATOR = "\x1f"

# Which of several filters reads its index: those first that few records match.
LEADS = (
    "id", "external_id", "destination", "tags", "host", "health", "state", "qr", "search", "traffic", "dns_correct",
    "tld", "created_by", "type", "handler",
)  # fmt: skip
# Those whose records are in another table; `_is_collected` has one more.
_COLLECTED = ("tags", "search", "traffic")
# If of this many of the newest records ...
SAMPLE_SIZE = 1000
# ... this many match a filter, testing each record in order finds a page sooner than collecting all that match.
COMMON_THRESHOLD = 50


def matching(
    workspace: Workspace, filters: RecordFilters, *, at: datetime | None = None, among: list[int] | None = None
) -> ModelSelect[Record]:
    """The records of `workspace` for which all `filters` hold.

    at: the moment that days are counted from; now.  among: only of the records with these `seq`.
    """
    given = resolve_urls(workspace, filters).given()
    if among is not None:
        return _restrict(_unindexed(workspace).where(Record.seq << among), workspace, given, at)
    leader = next(iter(_leaders(given)), None)
    return _restrict(_read_for(workspace, leader, given), workspace, given, at, leader)


def _read_for(workspace: Workspace, leader: str | None, given: Mapping[str, FilterValue]) -> ModelSelect[Record]:
    """The records of `workspace`, for `leader` to find: not by an index of the workspace if it knows which they are."""
    if leader is None or not (leader == "id" or _is_collected(leader, given[leader])):
        return Record.of(workspace)
    return _unindexed(workspace)


def _is_collected(name: str, value: FilterValue) -> bool:
    """Whether the records of a filter are collected from another table first."""
    return name in _COLLECTED or value is RecordState.UNCLICKED


def _unindexed(workspace: Workspace) -> ModelSelect[Record]:
    return Record.select().where(Unindexed(Record.workspace) == workspace)


def matching_in_order(
    workspace: Workspace, filters: RecordFilters, sort: str
) -> tuple[ModelSelect[Record], tuple[Any, ...]]:
    """The same for a list: the records, and the columns to sort by so that its first rows are found soon.

    sort: as Record.sort_key takes it.
    """
    key = Record.sort_key(sort)
    given = resolve_urls(workspace, filters).given()
    for leader in _leaders(given):
        if sort != "updated_at" and _is_in_order(leader, given[leader]):
            return _restrict(Record.of(workspace), workspace, given, leader=leader), key
        # The rows from this index must be sorted. Where many records match, going through all of them in order and
        # testing each finds a page sooner.
        if _is_rare(workspace, leader, given):
            found = _restrict(_read_for(workspace, leader, given), workspace, given, leader=leader)
            # SQLite goes through the rows it collected by `seq` in order anyway.
            is_collected = _is_collected(leader, given[leader]) and sort != "updated_at"
            return found, key if is_collected else tuple(Unindexed(column) for column in key)
    return _restrict(Record.of(workspace), workspace, given), key


def matching_subset(workspace: Workspace, filters: RecordFilters) -> ModelSelect[Record] | None:
    """The same, in no order, if an index finds them; None where many match, so that testing all in order is better.

    For orders that no index of records has.
    """
    given = filters.given()
    leader = next((name for name in _leaders(given) if _is_rare(workspace, name, given)), None)
    if leader is None:
        return None
    return _restrict(_read_for(workspace, leader, given), workspace, given, leader=leader)


def tested(records: ModelSelect[Any], workspace: Workspace, filters: RecordFilters) -> ModelSelect[Any]:
    """Those of `records` for which all `filters` hold: each is tested, in whatever order they come."""
    return _restrict(records, workspace, filters.given())


def condition(workspace: Workspace, name: str, value: FilterValue, at: datetime) -> Any:
    """What a filter tests on each record. name: of a member of RecordFilters; at: the moment days are counted from."""
    return _CONDITIONS[name](_Where(workspace, at, leads=False), value)


def _is_rare(workspace: Workspace, name: str, given: Mapping[str, FilterValue]) -> bool:
    """Whether few of the newest records match one of the `given` filters. Of ids, there are never many."""
    if name == "id":
        return True
    newest = Record.of(workspace).select(Record.seq).order_by(Record.seq.desc()).limit(SAMPLE_SIZE)
    batch = _restrict(Record.select().where(Record.seq << newest), workspace, {name: given[name]})
    return bool(batch.limit(COMMON_THRESHOLD).count() < COMMON_THRESHOLD)


def _leaders(given: Mapping[str, FilterValue]) -> list[str]:
    return [name for name in LEADS if name in given and _has_index(name, given[name])]


def _restrict(
    records: ModelSelect[Record],
    workspace: Workspace,
    given: Mapping[str, FilterValue],
    at: datetime | None = None,
    leader: str | None = None,
) -> ModelSelect[Record]:
    """Those of `records` for which all `given` filters hold; the one called `leader` reads its index."""
    moment = at or times.now()
    for name, value in given.items():
        records = records.where(_CONDITIONS[name](_Where(workspace, moment, name == leader), value))
    return records


def _has_index(name: str, value: FilterValue) -> bool:
    return (name, value) not in (
        ("traffic", Traffic.NONE),
        ("health", Health.NO_CLICKS),
        ("state", RecordState.ACTIVE),
        ("qr", False),
    )


def _is_in_order(name: str, value: Any) -> bool:
    """Whether the index of a filter gives the records in order of creation, so that none must be collected first."""
    match name:
        case "id" | "host" | "type" | "handler" | "created_by":
            return len(value) == 1
        case "destination":
            return not value.endswith("*")
        case "health":
            return value in (Health.BROKEN, Health.PAUSED)
        case "state":
            return value in (RecordState.PASSWORD, RecordState.RULES)
    return name in ("qr", "tld", "external_id")


def matching_hosts(workspace: Workspace, filters: HostFilters) -> ModelSelect[Host]:
    """The connected hostnames of `workspace` for which all `filters` hold."""
    query = workspace.hosts
    for name, value in filters.given().items():
        query = query.where(_HOST_CONDITIONS[name](value))
    return query


def search_text(*given: str) -> str:
    """The text that `search` searches, without case. given: texts of a record, those that people may look for."""
    return _folded(SEPARATOR.join(given))


def _folded(text: str) -> str:
    return texts.without_dots(paths.fold(text))


class Unindexed(ColumnBase):
    """A column whose index SQLite does not use."""

    def __init__(self, field: Field):
        self._field = field

    def __sql__(self, ctx: Any) -> Any:
        return ctx.literal("+").sql(self._field)


class _Where(NamedTuple):
    """What a condition is built for. leads: whether it is to read its index."""

    workspace: Workspace
    now: datetime
    leads: bool

    def column(self, field: Field) -> Any:
        return field if self.leads else Unindexed(field)

    def among(self, rows: ModelSelect[Any], link: Any) -> Any:
        """Whether a record is in `rows` of another table; `link`: its column there that holds the record's seq.

        The leading filter collects them all and goes through them in order; another one asks for each record.
        """
        if self.leads:
            return Record.seq << rows.select(link)
        return fn.EXISTS(rows.select(link).where(link == Record.seq))


def _any_value_of(field: Any) -> Callable[[_Where, tuple[str, ...]], Any]:
    # With = and not IN, so that the order of the index is used.
    return lambda where, values: where.column(field) == values[0] if len(values) == 1 else where.column(field) << values


def _ids(where: _Where, ids: tuple[str, ...]) -> Any:
    if len(ids) == 1:
        return Record.id == ids[0]
    # One parameter, however many ids there are.
    return Record.id << members(Value(json.dumps(ids)))


def _destination(where: _Where, text: str) -> Any:
    column = where.column(Record.destination)
    if not text.endswith("*"):
        return column == text
    beginning = text[:-1]
    # A range rather than LIKE: it reads the index, and case counts in a URL.
    return (column >= beginning) & (column < beginning + "\U0010ffff")


# Of a longer search, the rest is one last part that must match as it was typed: each word is one more comparison with
# the text of every record.
MAX_WORDS = 10


def _search(where: _Where, text: str) -> Any:
    """Every word must occur, each in any field."""
    found = RecordText.workspace == where.workspace
    # Both sides are folded, so the little that LIKE itself knows of case changes nothing.
    for word in _folded(text).split(maxsplit=MAX_WORDS - 1):
        found &= _holds(texts.trim(word))
    return where.among(RecordText.select().where(found), RecordText.record_seq)


# A hostname and the beginning of an alias, as lists show them: go.example.com/spr
_BEGINNING = re.compile(r"(?:https?://)?([^/?#:]+)(?::\d+)?/([^?#]*)")


def _holds(word: str) -> Any:
    """Whether the text of a record holds a word, or its address begins with it."""
    holds = _in_text(RecordText.text, word)
    if "i" in word:
        # Texts that are older than `texts.without_dots` have the dots.
        is_old = RecordText.text.contains(texts.DOT_ABOVE)
        holds |= is_old & _in_text(fn.REPLACE(RecordText.text, f"i{texts.DOT_ABOVE}", "i"), word)
    return holds


def _in_text(text: Any, word: str) -> Any:
    holds = text.contains(word)
    address = _BEGINNING.match(word)
    if address is None or not ("." in address[1] or address[1] == "localhost"):
        return holds
    # The alias is the first field of the text, and the hostname the second.
    begins = text.startswith((paths.normal_form(address[2]) or "").strip("/")) & text.contains(address[1] + SEPARATOR)
    return holds | begins


def resolve_urls(workspace: Workspace, filters: RecordFilters) -> RecordFilters:
    """`filters` with a search for the URL of a record replaced by the id of that record.

    Long-running work such as a deletion stores these: once the record is gone, the search would match other records.
    """
    named = ids_at(workspace, filters.search) if filters.search is not None else []
    if not named:
        return filters
    return replace(
        filters, search=None, id=tuple(entry for entry in named if filters.id is None or entry in filters.id)
    )


def _tags(where: _Where, tags: tuple[str, ...]) -> Any:
    found = (RecordTag.workspace == where.workspace) & (
        RecordTag.tag << [form for tag in tags for form in texts.forms_of(tag)]
    )
    return where.among(RecordTag.select().where(found), RecordTag.record)


def _traffic(where: _Where, traffic: Traffic) -> Any:
    clicked = RecordClicks.select().where(RecordClicks.last_click_at >= (where.now - QUIET_FOR).date().isoformat())
    if traffic is Traffic.NONE:
        # No index has these: each record is tested, by its key alone.
        return ~fn.EXISTS(clicked.select(RecordClicks.record).where(RecordClicks.record == Record.seq))
    return where.among(clicked.where(RecordClicks.workspace == where.workspace), RecordClicks.record)


def _dns_correct(where: _Where, is_correct: bool) -> Any:
    rows = Host.select(Host.host).where((Host.workspace == where.workspace) & (Host.correct == is_correct))
    return where.column(Record.host) << rows


def _created(where: _Where, days: int) -> Any:
    return _created_since(where, where.now - timedelta(days=days))


def _created_since(where: _Where, moment: datetime) -> Any:
    is_later = Record.seq >= times.microseconds(moment)
    if not _has_own_times(where.workspace):
        return is_later
    return is_later & (Record.own_time.is_null() | (Record.own_time >= times.text(moment)))


def _created_before(where: _Where, text: str) -> Any:
    moment = times.parse(text)
    is_earlier = Record.seq < times.microseconds(moment)
    if not _has_own_times(where.workspace):
        return is_earlier
    return is_earlier | (Record.own_time.is_null(False) & (Record.own_time < times.text(moment)))


def _has_own_times(workspace: Workspace) -> bool:
    """Whether the clock was ever ahead while the workspace got records. Otherwise a range of `seq` is enough."""
    # The condition as its index has it.
    return bool(Record.select().where((Record.workspace == workspace) & Record.own_time.is_null(False)).exists())


def _qr(where: _Where, is_own: bool) -> Any:
    if is_own:
        return Record.own_qr.is_null(False)
    own = ModelAlias(Record)
    return Record.seq.not_in(own.select(own.seq).where((own.workspace == where.workspace) & own.own_qr.is_null(False)))


def _health(where: _Where, health: Health) -> Any:
    match health:
        case Health.BROKEN:
            return IS_BROKEN
        case Health.PAUSED:
            return IS_PAUSED
        case Health.EXPIRED:
            return where.column(Record.expired_at) <= times.text(where.now)
        case Health.DNS_ISSUE:
            # Checked and wrong; a hostname that was never checked is no issue yet.
            wrong = (Host.workspace == where.workspace) & ~Host.correct & Host.checked_at.is_null(False)
            return where.column(Record.host) << Host.select(Host.host).where(wrong)
    return _traffic(where, Traffic.NONE)


def _state(where: _Where, state: RecordState) -> Any:
    now = times.text(where.now)
    match state:
        case RecordState.PASSWORD:
            return HAS_PASSWORD
        case RecordState.RULES:
            return HAS_RULES
        case RecordState.ENDING:
            until = times.text(where.now + timedelta(days=ENDS_SOON))
            return (where.column(Record.expired_at) > now) & (where.column(Record.expired_at) <= until)
        case RecordState.UNCLICKED:
            unclicked = RecordUnclicked.select().where(RecordUnclicked.workspace == where.workspace)
            return where.among(unclicked, RecordUnclicked.record_seq)
    return (
        (Unindexed(Record.paused_by) == "")
        & (Record.starts_at.is_null() | (Record.starts_at <= now))
        & (Record.expired_at.is_null() | (Unindexed(Record.expired_at) > now))
        & (Record.max_clicks.is_null() | ~_is_clicked_out())
    )


def _is_clicked_out() -> Any:
    reached = (RecordClicks.record == Record.seq) & (RecordClicks.clicks >= Record.max_clicks)
    return fn.EXISTS(RecordClicks.select(RecordClicks.record).where(reached))


_CONDITIONS: dict[str, Callable[[_Where, Any], Any]] = {
    "id": _ids,
    "external_id": lambda where, text: where.column(Record.external_id) == text,
    "host": _any_value_of(Record.host),
    "tld": lambda where, text: where.column(Record.tld) == text.lower(),
    "handler": _any_value_of(Record.handler),
    "type": _any_value_of(Record.type),
    "destination": _destination,
    "search": _search,
    "tags": _tags,
    "traffic": _traffic,
    "dns_correct": _dns_correct,
    "created_after": lambda where, text: _created_since(where, times.parse(text)),
    "created_before": _created_before,
    "created": _created,
    "qr": _qr,
    "health": _health,
    "state": _state,
    "created_by": _any_value_of(Record.created_by),
}

# Hostnames are few: their conditions need no index.
_HOST_CONDITIONS: dict[str, Callable[[Any], Any]] = {
    "host": lambda hosts: Host.host << hosts,
    "tld": lambda text: Host.host.endswith("." + text.lower()) & (Host.domain != text.lower()),
    "search": lambda text: Host.host.contains(texts.without_dots(text.lower())),
    "dns_correct": lambda is_correct: Host.correct == is_correct,
    "created_after": lambda moment: Host.created_at >= moment,
    "created_before": lambda moment: Host.created_at < moment,
    "created": lambda days: Host.created_at >= times.text(times.now() - timedelta(days=days)),
}
