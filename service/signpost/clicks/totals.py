"""What one batch of clicks adds to the totals of records and workspaces.

People and bots are counted, for each record and day and for each workspace and day; for people also how many visitors
they are. A feature may count them by more, such as where they come from (`hooks.click_breakdowns`).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from itertools import islice
from typing import Generic, Protocol, TypeVar

from signpost.clicks.journal import FIRST_WITH_CHOICE, Click, unpack
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.runtime.features import hook
from signpost.storage.statements import click_counts

# So many records have all of their rows written before the next ones. Each new row looks whether its record is there,
# and the page with it is still in memory then. One table after the other, each would read it from the file again: in a
# large database 5 pages for each record instead of 1 (tests/clicks/test_totals.py).
RECORDS_AT_ONCE = 500

# A visitor's id, destination and rule.
Trait = tuple[int, int, int]
# What is counted of a click: its day, the visitor's token, whether it is a bot, and the combination (ClickBreakdowns).
Described = tuple[str, int, bool, str]
# A record's seq, or a workspace's id.
Owner = TypeVar("Owner", bound=int | str)


# By owner and day: combination of what is counted of a click -> clicks by people.
Combinations = Mapping[tuple[Owner, str], Mapping[str, int]]


class ClickBreakdowns(Protocol):
    """What a feature counts of clicks besides their number."""

    def combination(self, visitor: Visitor, destination: int, rule: int, quarter: str) -> str:
        """All that is counted of a click by a person, as one text.

        destination, rule: which of the record's, counted from 1; 0: there was no choice. quarter: of an hour of the
        day in UTC, by its first minute, like "09:45"; "": of an earlier day, it is not known.
        """

    def add(self, records: Combinations[int], workspaces: Combinations[str]) -> None:
        """Count clicks of records (`seq`), and of workspaces, in the transaction that counts them."""

    def fold_before(self, day: str) -> bool:
        """Do some of what is done once for days that are over, after a transaction. False: nothing is left to do."""


@dataclass(frozen=True)
class BatchCounts:
    """What was counted. workspaces: of each record (`seq`) that still exists. people: clicks of each by people."""

    workspaces: dict[int, str]
    people: dict[int, int]


class _Day:
    """What a batch adds to one day of an owner. tokens: of its visitors. combinations: what they clicked together."""

    __slots__ = ("bots", "combinations", "people", "tokens")

    def __init__(self) -> None:
        self.people = self.bots = 0
        self.tokens: set[int] = set()
        self.combinations: dict[str, int] = {}


class Totals(Generic[Owner]):
    """What one batch adds to the counts of records, or of workspaces."""

    def __init__(self) -> None:
        self.days: dict[tuple[Owner, str], _Day] = {}

    def add(self, owner: Owner, clicks: Iterable[tuple[Described, int]]) -> None:
        """clicks: what is counted of some clicks, and how many these are."""
        day_before, added = "", None
        for (day, token, is_bot, combination), count in clicks:
            if added is None or day != day_before:
                day_before, added = day, self.days.get((owner, day))
                if added is None:
                    added = self.days[owner, day] = _Day()
            if is_bot:
                added.bots += count
                continue
            added.people += count
            if token:
                added.tokens.add(token)
                combinations = added.combinations
                combinations[combination] = combinations.get(combination, 0) + count

    @property
    def combinations(self) -> dict[tuple[Owner, str], dict[str, int]]:
        return {key: day.combinations for key, day in self.days.items() if day.combinations}

    def sums(self) -> dict[Owner, tuple[int, int, str]]:
        """For each owner: clicks by people, by bots, and the last day on which a person came, or ""."""
        sums: dict[Owner, tuple[int, int, str]] = {}
        for (owner, day), added in self.days.items():
            people, bots, last = added.people, added.bots, day if added.people else ""
            if (before := sums.get(owner)) is not None:
                people, bots, last = before[0] + people, before[1] + bots, max(before[2], last)
            sums[owner] = people, bots, last
        return sums

    def store(self, tables: click_counts.ClickTables) -> None:
        tables.add_days([(owner, day, added.people, added.bots) for (owner, day), added in self.days.items()])
        # In the order of the table, as the days are.
        tables.add_visitors(
            [(owner, day, token) for (owner, day), added in self.days.items() for token in sorted(added.tokens)]
        )


class _Traits(dict[Trait, Described]):
    """What is counted of clicks of each trait. It is made when it is first needed."""

    def __init__(self, visitor_of: Callable[[int], Visitor | None], now: str, breakdowns: ClickBreakdowns | None):
        self._visitor_of, self._today = visitor_of, now[:10]
        self._quarter = f"{now[11:13]}:{int(now[14:16]) // 15 * 15:02}"
        self._breakdowns = breakdowns

    def __missing__(self, trait: Trait) -> Described:
        id_, destination, rule = trait
        visitor = self._visitor_of(id_) or Visitor(id_, self._today)
        # When a click came that waited overnight is not known.
        quarter = self._quarter if visitor.day == self._today else ""
        breakdowns = None if visitor.is_bot else self._breakdowns
        combination = breakdowns.combination(visitor, destination, rule, quarter) if breakdowns else ""
        described = self[trait] = visitor.day, visitor.token, visitor.is_bot, combination
        return described


def store(
    clicks: Mapping[Click, int],
    visitor_of: Callable[[int], Visitor | None],
    newest_first: Iterable[int] = (),
    now: datetime | None = None,
) -> BatchCounts:
    """Add clicks to the totals in the current database; those of records deleted in the meantime wait with them.

    visitor_of: the visitor with an id, or None; then the click is counted as a person's or a bot's of today.
    newest_first: records (`seq`), the one clicked last first. Clicks of today get this moment, in their order.
    now: for clicks of another time.
    """
    now_us = times.microseconds(now or times.now())
    breakdowns: ClickBreakdowns | None = hook().click_breakdowns()
    traits = _Traits(visitor_of, times.text_of(now_us), breakdowns)
    last_click_at = _click_times(now_us, newest_first)
    stored, together = BatchCounts({}, {}), dict[str, dict[Trait, int]]()
    by_record = iter(_by_record(clicks).items())
    while some := dict(islice(by_record, RECORDS_AT_ONCE)):
        workspaces = click_counts.workspaces_of(some)
        of_records, of_deleted = _add_up(some, workspaces, traits, together)
        sums = of_records.sums()
        click_counts.add_totals(
            [(seq, workspaces[seq], people, bots, last_click_at(seq, day)) for seq, (people, bots, day) in sums.items()]
        )
        click_counts.add_to_deleted([(*key, added.people, added.bots) for key, added in of_deleted.days.items()])
        of_records.store(click_counts.RECORDS)
        if breakdowns is not None:
            breakdowns.add(of_records.combinations, {})
        stored.workspaces.update(workspaces)
        stored.people.update((seq, people) for seq, (people, _, _) in sums.items())
    of_workspaces = Totals[str]()
    for workspace_id, counts in together.items():
        of_workspaces.add(workspace_id, [(traits[trait], count) for trait, count in counts.items()])
    of_workspaces.store(click_counts.WORKSPACES)
    if breakdowns is not None:
        breakdowns.add({}, of_workspaces.combinations)
    return stored


def _by_record(clicks: Mapping[Click, int]) -> dict[int, list[tuple[Trait, int]]]:
    """The clicks of each record: of which trait, and how many.

    The records are in the order of the tables: neighbors are on the same pages, which takes a fifth less time at
    10,000 of them.
    """
    found: dict[int, list[tuple[Trait, int]]] = {}
    for (place, id_), count in clicks.items():
        if 0 <= place < FIRST_WITH_CHOICE:  # most of them
            record_seq, entry = place, ((id_, 0, 0), count)
        else:
            record_seq, destination, rule = unpack(place)
            entry = (id_, destination, rule), count
        if (entries := found.get(record_seq)) is None:
            found[record_seq] = [entry]
        else:
            entries.append(entry)
    return dict(sorted(found.items()))


def _add_up(
    by_record: Mapping[int, list[tuple[Trait, int]]],
    workspaces: Mapping[int, str],
    traits: _Traits,
    together: dict[str, dict[Trait, int]],
) -> tuple[Totals[int], Totals[int]]:
    """What clicks add to records, and to records that were deleted.

    together: gets the clicks of each workspace, by trait. One visitor may visit many of its records.
    """
    of_records, of_deleted = Totals[int](), Totals[int]()
    for record_seq, clicks in by_record.items():
        described = [(traits[trait], count) for trait, count in clicks]
        workspace_id = workspaces.get(record_seq)
        if workspace_id is None:
            of_deleted.add(record_seq, described)
            continue
        of_records.add(record_seq, described)
        counts = together.setdefault(workspace_id, {})
        for trait, count in clicks:
            counts[trait] = counts.get(trait, 0) + count
    return of_records, of_deleted


def _click_times(now_us: int, newest_first: Iterable[int]) -> Callable[[int, str], str]:
    """The moment of a record's last click, given its `seq` and the last day on which a person came."""
    today = times.text_of(now_us)[:10]
    age_us = {record_seq: position for position, record_seq in enumerate(newest_first)}
    # Most of a batch are of one second, and writing a whole moment takes ten times as long.
    second_text = cache(lambda second: times.text_of(second * 1_000_000)[:-7])

    def last_click_at(record_seq: int, day: str) -> str:
        if not day:
            return ""
        if day < today:  # it waited overnight, so only its day is known
            return f"{day}T23:59:59.999999Z"
        second, rest_us = divmod(now_us - age_us.get(record_seq, 0), 1_000_000)
        return f"{second_text(second)}{rest_us:06d}Z"

    return last_click_at
