"""Records that rescue visitors: they were created where people had found nothing, and answer since."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import takewhile

from signpost.domain import times
from signpost.domain.records import resolution
from signpost.domain.records.record import Match
from signpost.domain.records.resolution import IN_TRIE
from signpost.features.misses import paths as missed_paths
from signpost.features.misses.paths import is_scanner
from signpost.features.misses.statements import latest_rescues, missed_among, missed_below, rescues_of
from signpost.features.misses.tables import MISS_DAYS
from signpost.operations.caller import Caller
from signpost.operations.records.record_rows import views
from signpost.runtime import waiting_clicks
from signpost.storage.models import Record

# Missed paths with the beginning of a prefix or a pattern that are compared with it.
MAX_COMPARED = 100
# The latest records that rescue visitors, whose visitors are added up; those of them that are listed.
MAX_RESCUERS = 1_000
MAX_LISTED = 100


@dataclass(frozen=True)
class Rescue:
    """Visitors whom a record has answered since a day (UTC), as people by day are counted; robots are none."""

    visitors: int
    since: date


@dataclass(frozen=True)
class RescuingRecord(Rescue):
    """The same, with the record."""

    id: str
    url: str
    destination: str | None


@dataclass(frozen=True)
class Rescued:
    """All of a workspace. since: None if no record rescues anybody. data: those with the most visitors first.

    records: how many there are, also those that are not listed.
    """

    visitors: int
    records: int
    since: date | None
    data: list[RescuingRecord]


def rescued(caller: Caller, *, count: int = MAX_LISTED) -> Rescued:
    """The visitors whom records have answered since they were created where people had found nothing.

    Of the latest MAX_RESCUERS such records of the workspace. count: how many of them are listed.
    """
    waiting_clicks.count_now()
    rows = latest_rescues(caller.workspace.id, MAX_RESCUERS)
    by_seq = {seq: (visitors, date.fromisoformat(since)) for seq, _, since, visitors in rows}
    seqs = sorted(by_seq, key=lambda seq: (-by_seq[seq][0], -seq))[:count]
    records = Record.of_seqs(seqs)
    listed = [
        RescuingRecord(*by_seq[row.seq], shown.id, shown.url, shown.destination)
        for row, shown in zip(records, views(records), strict=True)
    ]
    since = min((day for _, day in by_seq.values()), default=None)
    return Rescued(sum(visitors for visitors, _ in by_seq.values()), len(by_seq), since, listed)


def rescued_between(caller: Caller, since: str, until: str) -> tuple[int, int]:
    """The visitors of some days (UTC, both included) whom such records answered, and how many records did so."""
    counts = [visitors for *_, visitors in latest_rescues(caller.workspace.id, MAX_RESCUERS, since, until) if visitors]
    return sum(counts), len(counts)


def rescues_by_id(caller: Caller, ids: Collection[str]) -> dict[str, Rescue]:
    """Those of some records of the workspace that rescue visitors, and whom."""
    rows = rescues_of(caller.workspace.id, ids)
    return {id_: Rescue(visitors, date.fromisoformat(since)) for _, id_, since, visitors in rows}


# --- which records ------------------------------------------------------------------------------------------------


def mark(rows: Iterable[Record]) -> None:
    """Note on new records, before they are written, whether people missed what they answer in the last MISS_DAYS."""
    today = times.now().date()
    days = [(today - timedelta(days=back)).isoformat() for back in range(MISS_DAYS)][::-1]
    exact: dict[str, dict[str, list[Record]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        if row.alias_folded == IN_TRIE or row.answers is not Match.EXACT:
            if _answers_any(row, missed_below(row.host, days, _beginning(row), MAX_COMPARED)):
                row.rescues_since = days[-1]
        elif not row.query:
            exact[row.host][missed_paths.counted_path(missed_paths.url_path(f"/{row.path}"))].append(row)
    for host, rows_by_path in exact.items():
        wanted = [path for path in rows_by_path if missed_paths.is_exact(path) and not is_scanner(path)]
        for path in missed_among(host, days, wanted) if wanted else ():
            for row in rows_by_path[path]:
                row.rescues_since = days[-1]


def _beginning(row: Record) -> str:
    """What all paths begin with that a prefix or a pattern answers."""
    path = row.path
    if row.answers is Match.PATTERN:
        path = "/".join(map(str, takewhile(lambda entry: entry is not None, resolution.pattern_of(row).segments)))
    return missed_paths.counted_path(missed_paths.url_path(f"/{path}"))


class _OnlyRecord:
    """A record as if it were the only one of its hostname: what resolution.look_up reads."""

    def __init__(self, row: Record):
        self._row = row
        self.trie = resolution.trie_of([row] if row.alias_folded == IN_TRIE else [])

    def parameters_at(self, folded_path: str) -> Iterable[str]:
        return ()

    def found_by(self, keys: list[str]) -> Iterable[Record]:
        return [self._row] if self._row.alias_folded in keys else []


def _answers_any(row: Record, missed: Iterable[str]) -> bool:
    """Whether a new record answers visits of paths that were missed, as far as what is kept of them says."""
    source = _OnlyRecord(row)
    for path in missed:
        lookup = resolution.parse_path(missed_paths.url_path(path))
        if lookup is None or is_scanner(path) or not missed_paths.is_exact(path):
            continue
        if resolution.look_up(lookup, path.partition("?")[2], source).found is not None:
            return True
    return False
