"""Records that come from elsewhere, many at once, with the age and the clicks that they had there. Not in the spec.

What an import finds in place already it leaves alone, so it may be run again, and goes on where it was interrupted.
"""

from __future__ import annotations

import contextlib
import json
import random
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

import cysqlite
from peewee import fn

from signpost.domain import addresses, times
from signpost.domain.errors import Invalid, PlanLimitExceeded
from signpost.domain.ids import id_of
from signpost.domain.record_types import LINK, REDIRECT, TYPES
from signpost.operations import chains, hosts, plans, records, roles, watches
from signpost.operations.caller import Caller
from signpost.runtime import settings
from signpost.storage import database
from signpost.storage.models import DEFAULT_QR, Host, Record, RecordClicks, RecordTag, RecordText

CREATED, UNCHANGED, REFUSED = "created", "unchanged", "refused"
VIA = "import"
# Elsewhere a moment is often told in seconds; here no two records have the same.
SECOND_US = 1_000_000
# What is younger than this is as good as made now.
LATELY_US = 60 * SECOND_US


@dataclass
class Outcome:
    """What became of one record. errors: reasons by field, of one that was refused."""

    result: str
    errors: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class New:
    """A record to import. made_at: when it was made elsewhere, if that is known. is_anywhere: its alias is made up."""

    record: Record
    made_at: str | None
    clicks: int
    is_anywhere: bool


def prepared(caller: Caller, *, address: tuple[str, str | None], type: str | None = None, **fields: Any) -> New:
    """A record as ImportedRecord loads it, ready to be added; asks no database. Raises Invalid."""
    host, alias = address
    kind = TYPES[type or (REDIRECT if alias == "" else LINK)]
    made_at, clicks, look = fields.pop("created_at", None), fields.pop("total_clicks", 0), fields.pop("qr", None)
    record = records.unsaved(caller, host, alias, kind, fields, "url")
    record.own_qr = {**DEFAULT_QR, **look} if look else None
    return New(record, made_at, clicks, alias is None)


class Import:
    """One import into a workspace. is_dry: find out what would become of the records, and change nothing."""

    def __init__(self, caller: Caller, *, is_dry: bool = False):
        roles.require(caller, roles.EDITOR)
        self._workspace = caller.workspace
        self._rooms: dict[str, plans.Room] = {}
        self.is_dry = is_dry
        self._imagined = _Imagined() if is_dry else None
        self._connected: dict[str, Host] = {}

    def transaction(self) -> AbstractContextManager[None]:
        """What `add` is called in. With a few thousand records in one no other writer waits for long."""
        return contextlib.nullcontext() if self._imagined is not None else database.atomic()

    def add(self, rows: list[New]) -> list[Outcome]:
        """Add records; returns what became of them, in the same order."""
        connected = self._connected = {host.host: host for host in self._workspace.hosts}
        in_place = _InPlace([row.record for row in rows], self._imagined)
        if self._imagined is None or not self._rooms:
            self._rooms = {limit: plans.Room(self._workspace, limit) for limit in plans.CATEGORIES}
        new: list[New] = []
        outcomes = []
        for row in rows:
            record = row.record
            try:
                if in_place.has(row):
                    outcomes.append(Outcome(UNCHANGED))
                    continue
                self._require_host(record, connected)
                if chains.may_lead_on(record, connected.keys()):
                    # What is new so far may be on its way.
                    self._insert(new)
                    chains.refuse_loop(record)
                self._take_room(record)
            except Invalid as refusal:
                outcomes.append(Outcome(REFUSED, refusal.errors))
            except PlanLimitExceeded as refusal:
                outcomes.append(Outcome(REFUSED, {"plan": [refusal.message]}))
            else:
                in_place.add(row)
                new.append(row)
                outcomes.append(_CREATED)
        self._insert(new)
        return outcomes

    def url_of(self, row: New) -> str:
        """The URL of a record that was added or is there already; "" where its alias is not known yet."""
        record = row.record
        host = self._connected.get(record.host)
        if host is None or (row.is_anywhere and (self.is_dry or not record.alias)):
            return ""
        port = settings.active()["LINK_PORT"]
        return addresses.link_url(record.host, record.alias, https=host.https_requested, link_port=port)

    @staticmethod
    def _require_host(record: Record, connected: dict[str, Host]) -> None:
        host = connected.get(record.host)
        if host is None:
            raise Invalid({"host": [f"{record.host} is not connected to the workspace."]})
        if not hosts.takes_new(host, record.handler):
            raise Invalid({"host": [f"New short links are switched off for {record.host}."]})

    def _take_room(self, record: Record) -> None:
        self._rooms[plans.limit_of(record.handler)].take()
        if record.monitor != "off":
            self._rooms[plans.MONITORS].take()

    def _insert(self, new: list[New]) -> None:
        """Write the records of `new`, which is empty afterwards."""
        if self._imagined is not None:
            self._imagined.add([row.record for row in new])
        elif new:
            _write(new)
        new.clear()


_CREATED = Outcome(CREATED)


class _InPlace:
    """Which of some records exist: at the same address, or, for those that come without, with the same destination."""

    def __init__(self, made: list[Record], imagined: _Imagined | None):
        self._at: dict[tuple[str, str], str] = {}
        self._to: set[tuple[str, str]] = set()
        by_host: dict[str, list[Record]] = {}
        for record in made:
            by_host.setdefault(record.host, []).append(record)
        for host, some in by_host.items():
            own = some[0].workspace_id, host
            for alias, target in _targets("alias", [record.alias for record in some], *own):
                self._at[host, alias] = target
            without = [record.destination for record in some if not record.alias]
            self._to.update((host, target) for _, target in _targets("destination", without, *own))
        if imagined is not None:
            self._at.update(imagined.among(made))

    def has(self, row: New) -> bool:
        """Whether the record exists. Raises Invalid: another one has its address."""
        record = row.record
        if row.is_anywhere:
            return (record.host, _target_of(record)) in self._to
        target = self._at.get((record.host, record.alias))
        if target is not None and target != _target_of(record):
            raise records.alias_taken(record, "url")
        return target is not None

    def add(self, row: New) -> None:
        """Remember a new record; one that comes without an alias gets one."""
        record, target = row.record, _target_of(row.record)
        if row.is_anywhere:
            while not record.alias or (record.host, record.alias) in self._at or _exists(record):
                records.set_alias(record, addresses.made_up_alias())
            self._to.add((record.host, target))
        self._at[record.host, record.alias] = target


class _Imagined:
    """The records that a dry run would have made by now: in a file, because there may be a million."""

    def __init__(self) -> None:
        with tempfile.NamedTemporaryFile(dir=database.current().path.parent, prefix="dry-run-") as file:
            self._connection = cysqlite.Connection(file.name)
            self._connection.execute("PRAGMA journal_mode = OFF")
            self._connection.execute("PRAGMA synchronous = OFF")
            columns = "host, alias, target, PRIMARY KEY (host, alias)"
            self._connection.execute(f"CREATE TABLE made ({columns}) WITHOUT ROWID")
        # From here on it has no name, and ends with the connection.

    def add(self, made: list[Record]) -> None:
        rows = [(record.host, record.alias, _target_of(record)) for record in made]
        self._connection.executemany("INSERT OR IGNORE INTO made VALUES (?, ?, ?)", rows)

    def among(self, records: list[Record]) -> Iterator[tuple[tuple[str, str], str]]:
        find = self._connection.execute
        for record in records:
            row = find("SELECT target FROM made WHERE (host, alias) = (?, ?)", (record.host, record.alias)).fetchone()
            if row is not None:
                yield (record.host, record.alias), row[0]


def _targets(column: str, values: list[str], workspace_id: str, host: str) -> Iterator[tuple[str, str]]:
    """Alias and target of the records of a hostname that have one of `values` in `column`."""
    rows = _read(
        f"""
        SELECT alias, destination, destinations FROM json_each(?) AS given CROSS JOIN record
        WHERE {column} = given.value AND workspace_id = ? AND {"host" if column == "alias" else "+host"} = ?
        """,
        (json.dumps(values), workspace_id, host),
    )
    return ((row[0], "\n".join(json.loads(row[2]) if row[2] else [row[1]])) for row in rows)


def _read(sql: str, values: tuple[Any, ...]) -> Any:
    """By hand because peewee builds a statement anew for each of thousands of values."""
    return database.current().connection().execute(sql, values)


def _target_of(record: Record) -> str:
    return "\n".join(record.destinations or [record.destination])


def _exists(record: Record) -> bool:
    own = (Record.workspace == record.workspace_id) & (Record.host == record.host)
    return Record.select().where(own & (Record.alias == record.alias)).exists()


def _write(new: list[New]) -> None:
    _date(new)
    made = [row.record for row in new]
    Record.append(record.__data__ for record in made)
    RecordText.append(map(records.text_row, made))
    RecordTag.append(row for record in made for row in records.tag_rows(record))
    workspace_id = made[0].workspace_id
    RecordClicks.append(
        {"record": row.record.seq, "workspace": workspace_id, "clicks": row.clicks, "bots": 0, "last_day": ""}
        for row in new
        if row.clicks
    )
    for record in made:
        if record.monitor != "off":
            watches.follow(record)
        database.announce(record.host, record.alias)


def _date(new: list[New]) -> None:
    """Give each record its moment, the one that it had elsewhere or now, and the id that belongs to it."""
    now_us = times.microseconds(times.now())
    next_us = max(now_us, (Record.select(fn.MAX(Record.seq)).scalar() or 0) + 1)
    now = times.text_of(now_us)
    wanted = [times.microseconds(times.parse(row.made_at)) if row.made_at else 0 for row in new]
    rows = _read("SELECT seq FROM record WHERE seq IN (SELECT value FROM json_each(?))", (json.dumps(wanted),))
    taken = {seq for (seq,) in rows}
    for row, at_us in zip(new, wanted, strict=True):
        if 0 < at_us < now_us - LATELY_US:
            seq, spread_us = at_us, SECOND_US
            while seq in taken or (seq != at_us and _is_taken(seq)):
                seq, spread_us = at_us + random.randrange(spread_us), spread_us * 2
        else:
            seq, next_us = next_us, next_us + 1
        taken.add(seq)
        record = row.record
        record.seq, record.id, record.updated_at = seq, id_of(seq), now


def _is_taken(seq: int) -> bool:
    return Record.select().where(Record.seq == seq).exists()
