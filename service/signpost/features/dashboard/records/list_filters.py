"""What a list can be filtered by, as chips and menus, with how many records of the list each choice leaves.

Numbers count what the other filters leave. Of more records than `facets.LIMIT` there are none, but those that triggers
and indexes have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from flask import g

from signpost.domain.records.filters import (
    CREATED,
    NO_FILTERS,
    Health,
    RecordFilters,
    RecordState,
    Traffic,
    tags_as_text,
    tags_in,
)
from signpost.features.dashboard.addresses import LISTS, list_address
from signpost.features.dashboard.forms import filters_in
from signpost.operations.records.lists import facets, totals
from signpost.operations.records.lists.facets import Facet, Values
from signpost.operations.workspaces import pins
from signpost.storage.models import Member, User
from signpost.translations import Translated, mark, number
from signpost.translations import gettext as _

# The values of a menu: the most frequent ones.
MAX_VALUES = 20
# Counted by an index, a state has a number up to this one.
MAX_IN_CHIP = 99
_STATES = Translated(
    {
        RecordState.ACTIVE: mark("Active"),
        Health.BROKEN: mark("Broken"),
        Health.DNS_ISSUE: mark("Hostname not working"),
        RecordState.ENDING: mark("Ending soon"),
        Health.PAUSED: mark("Paused"),
        Health.EXPIRED: mark("Expired"),
        RecordState.PASSWORD: mark("With a password"),
        RecordState.RULES: mark("With rules"),
        RecordState.UNCLICKED: mark("Never clicked"),
        Health.NO_CLICKS: mark("No clicks in 28 days"),
    }
)
# The filters that chips of states set: one of them at a time.
_OF_STATES = ("health", "state")
# The filters that have a menu, in order, and what a chip calls them.
MENUS = Translated(
    {
        "host": mark("Hostname"),
        "tags": mark("Tag"),
        "created_by": mark("Created by"),
        "destination": mark("Destination"),
        "traffic": mark("Clicks"),
        "created": mark("Created"),
    }
)
_OTHERS = Translated({"type": mark("Kind"), "qr": mark("QR code")})
# The values of filters that are chosen from a few.
_WORDS: Mapping[str, Mapping[str, str]] = {
    "created": Translated(
        {"7d": mark("This week"), "30d": mark("In the last 30 days"), "90d": mark("In the last 90 days")}
    ),
    "traffic": Translated({Traffic.ANY: mark("Clicked in 28 days"), Traffic.NONE: mark("No clicks in 28 days")}),
}


@dataclass(frozen=True)
class StateChip:
    """A state of records. address: of the list of those; count: "" where they are not counted."""

    text: str
    address: str
    is_current: bool
    count: str = ""


@dataclass(frozen=True)
class SetChip:
    """A filter that is set. without: the address of the list without it."""

    label: str
    text: str
    without: str


@dataclass(frozen=True)
class MenuEntry:
    """A value that a filter may have. address: of the list with it; count: "" where it is not counted."""

    text: str
    address: str
    count: str = ""


@dataclass(frozen=True)
class FilterMenu:
    """A filter that is not set. is_typed: other values than those of the entries may be typed."""

    name: str
    label: str
    entries: list[MenuEntry]
    is_typed: bool = False


def filtering(name: str, params: dict[str, str], asked: RecordFilters | None, count: int) -> dict[str, Any]:
    """What the template shows of filters. asked: those of `params`, None: they are wrong; count: of all of the list."""
    filters = filters_in(params)
    others, every = None, None
    if asked is not None and count:
        others = _seqs(name, replace(asked, health=None, state=None), count)
        every = others if not (asked.health or asked.state) else _seqs(name, asked, count)
    return {
        "states": _states(name, params, filters, others, count) if count else [],
        "chips": _chips(name, params, filters),
        "menus": _menus(name, params, filters, every) if count else [],
    }


def _seqs(name: str, filters: RecordFilters, count: int) -> list[int] | None:
    """The records that filters match, if they may be counted: a search of very many takes long."""
    if count > facets.LIMIT and (filters == NO_FILTERS or filters.search is not None):
        return None
    return facets.seqs_of(g.caller, LISTS[name], filters)


def _with(name: str, params: Mapping[str, str], **filters: str) -> str:
    return list_address(name, {**params, **{f"filter[{key}]": value for key, value in filters.items()}})


def _states(
    name: str, params: dict[str, str], filters: dict[str, str], seqs: list[int] | None, count: int
) -> list[StateChip]:
    """All, and each state that some records have; the one that is shown in any case."""
    rest = {key: value for key, value in params.items() if key not in [f"filter[{entry}]" for entry in _OF_STATES]}
    current = [(entry, filters[entry]) for entry in _OF_STATES if entry in filters]
    is_alone = not filters_in(rest)
    known: dict[Any, str] = {}
    whole = number(count) if is_alone else ""
    if seqs is not None:
        whole = number(len(seqs))
        counts = facets.count_each(g.caller, seqs, [(_filter_of(state), state) for state in _STATES])
        known = {state: number(found) if found else "" for (_name, state), found in counts.items()}
        # That all are active needs no chip.
        known[RecordState.ACTIVE] *= counts["state", RecordState.ACTIVE] < len(seqs)
    elif is_alone:
        found_up_to = totals.count_up_to(g.caller, MAX_IN_CHIP, LISTS[name])
        known = {
            state: f"{MAX_IN_CHIP}+" if found > MAX_IN_CHIP else str(found or "")
            for state, found in found_up_to.items()
        }
    chips = [StateChip(_("All"), list_address(name, rest), not current, whole)]
    for state, text in _STATES.items():
        is_current = (_filter_of(state), state) in current
        # Where none is counted, each may have some; of too many to count it is told which have an index.
        is_found = bool(known.get(state)) or (seqs is None and state not in known)
        if is_current or (is_found and state is not Health.NO_CLICKS):
            chips.append(
                StateChip(text, _with(name, rest, **{_filter_of(state): state}), is_current, known.get(state, ""))
            )
    return chips


def _filter_of(state: StrEnum) -> str:
    return "state" if isinstance(state, RecordState) else "health"


def _chips(name: str, params: dict[str, str], filters: dict[str, str]) -> list[SetChip]:
    """The filters that are set, without the search, which has its own field, and states, which have their chips."""
    chips = []
    for key, value in filters.items():
        if key == "search" or (key in _OF_STATES and value in [*_STATES]):
            continue
        rest = {param: text for param, text in params.items() if param != f"filter[{key}]"}
        text = _WORDS.get(key, {}).get(value, value)
        if key == "created_by":
            names = facets.names_of([entry.strip() for entry in value.split(",")][:MAX_VALUES])
            text = ", ".join(names.values()) or value
        chips.append(SetChip(MENUS.get(key) or _OTHERS.get(key, key), str(text), list_address(name, rest)))
    return chips


def _menus(name: str, params: dict[str, str], filters: dict[str, str], seqs: list[int] | None) -> list[FilterMenu]:
    """A menu for each filter that is not set and has a choice."""
    values = facets.values_of(seqs, MAX_VALUES) if seqs is not None else _frequent()
    counts: dict[str, int] | None = None
    if seqs is not None:
        choices: list[facets.Choice] = [("traffic", Traffic.ANY), ("traffic", Traffic.NONE)]
        choices += [("created", days) for days in CREATED.values()]
        found = facets.count_each(g.caller, seqs, choices)
        counts = dict(zip((*_WORDS["traffic"], *_WORDS["created"]), found.values(), strict=True))
    entries: dict[str, list[Facet]] = {
        "host": values.hosts,
        "tags": [replace(tag, value=tags_as_text([tag.value]), label=tag.value) for tag in values.tags],
        "created_by": values.creators,
        "destination": [],
        **{
            key: [Facet(word, counts[word] if counts else 0, str(text)) for word, text in words.items()]
            for key, words in _WORDS.items()
        },
    }
    menus = []
    for key, label in MENUS.items():
        # One hostname, or one person, is no choice.
        least = {"host": 2, "created_by": 2, "destination": 0}.get(key, 1)
        shown = [entry for entry in entries[key] if entry.count or seqs is None]
        if key in filters or len(shown) < least:
            continue
        menus.append(
            FilterMenu(
                key,
                label,
                [
                    MenuEntry(
                        entry.label or entry.value,
                        _with(name, params, **{key: entry.value}),
                        number(entry.count) if seqs is not None else "",
                    )
                    for entry in shown
                ],
                is_typed=key == "destination" or (key in ("host", "tags") and len(shown) == MAX_VALUES),
            )
        )
    return menus


def _frequent() -> Values:
    """The values that most records of the workspace have, and its people: none of them counted."""
    id_ = g.caller.workspace.id
    people: Iterable[Any] = (
        Member.select(User.id, User.name)
        .join(User)
        .where(Member.workspace == id_)
        .order_by(User.name)
        .limit(MAX_VALUES)
        .tuples()
    )
    return Values(
        [Facet(host, 0) for host in pins.frequent_filters(id_, "host", MAX_VALUES)],
        [Facet(tags_in(text)[0], 0) for text in pins.frequent_filters(id_, "tag", MAX_VALUES)],
        [Facet(user, 0, name) for user, name in people],
    )
