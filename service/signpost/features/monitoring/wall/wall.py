"""The wall of a workspace: each link with its state, what to look at, and how many there are of each state."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import groupby

from signpost.domain import times
from signpost.domain.records.record import Handler
from signpost.features.monitoring.gentle import statements as gentle_statements
from signpost.features.monitoring.gentle.follow import SETTING
from signpost.features.monitoring.wall import statements
from signpost.features.monitoring.wall.statements import LinkRow
from signpost.features.monitoring.wall.states import (
    TROUBLES,
    FoundCheck,
    WallState,
    shades_of,
    state_of,
    worst_of,
)
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.records.records import find_record
from signpost.storage import database

# As lists count them.
CLICK_DAYS = 28
# Squares for links; of more there is one for each tag.
MAX_LINKS = 2_000
MAX_TAGS = 2_000
# Links that are read, the newest first.
MAX_COUNTED = 50_000
# What the list below the wall has.
MAX_TROUBLES = 50
# Destinations that one press makes due. One that was checked this lately is not asked again.
MAX_NOW = 1_000
LATELY = timedelta(minutes=1)


@dataclass(frozen=True)
class WallLink:
    """A link. address: without a scheme. clicks: by people, in 28 days. shade: 0 to 5, by clicks.

    check: the one that found its state, where one did.
    """

    id: str
    host: str
    path: str
    tags: Sequence[str]
    state: WallState
    clicks: int
    expired_at: str | None
    destination: str
    check: FoundCheck | None
    is_waiting: bool
    shade: int = 0

    @property
    def address(self) -> str:
        return f"{self.host}/{self.path}"

    @property
    def checked_at(self) -> str | None:
        return self.check.checked_at if self.check is not None else None


@dataclass(frozen=True)
class WallTag:
    """The links of a tag; "": those without any. state: the worst of them. bad: how many mislead visitors."""

    tag: str
    links: int
    state: WallState
    bad: int
    clicks: int
    shade: int = 0


@dataclass(frozen=True)
class Wall:
    """is_on: whether gentle checks are. total: links. states: how many have each state; shades: of those that work.

    links: the most clicked first, at most MAX_LINKS. tags: instead, where there are more. troubles: the worst first.
    waiting: links that can be checked and were not yet. last_at: of the latest check. is_cut: there are older links.
    """

    is_on: bool
    total: int
    states: dict[WallState, int]
    shades: dict[int, int]
    links: Sequence[WallLink]
    tags: Sequence[WallTag]
    troubles: Sequence[WallLink]
    waiting: int
    last_at: str | None
    is_cut: bool

    @property
    def gentle_check(self) -> bool:
        return self.is_on

    @property
    def by_tag(self) -> Sequence[WallTag]:
        return self.tags


def is_on(caller: Caller) -> bool:
    return bool(caller.workspace.settings.get(SETTING) == "true")


def wall_of(caller: Caller, *, tag: str | None = None, handler: Handler = Handler.SHORT_URL) -> Wall:
    """tag: only the links that have it, or with "" those without any; they are shown one by one then."""
    since = (times.now().date() - timedelta(days=CLICK_DAYS - 1)).isoformat()
    own = caller.workspace.id
    rows = statements.links(own, handler, since, tag, MAX_COUNTED, is_gentle_on=is_on(caller))
    links = sorted(_links(rows), key=lambda link: -link.clicks)
    links = [
        replace(link, shade=shade) for link, shade in zip(links, shades_of(link.clicks for link in links), strict=True)
    ]
    by_tag = tag is None and len(links) > MAX_LINKS
    order = [*WallState]
    troubles = sorted((link for link in links if link.state in TROUBLES), key=lambda link: order.index(link.state))
    states = Counter(link.state for link in links)
    shades = Counter(link.shade for link in links if link.state is WallState.WORKS)
    return Wall(
        is_on(caller),
        len(links),
        {state: states[state] for state in WallState},
        {shade: shades[shade] for shade in range(6)},
        [] if by_tag else links[:MAX_LINKS],
        _tags(links) if by_tag else [],
        troubles[:MAX_TROUBLES],
        sum(link.is_waiting for link in links),
        max((link.checked_at for link in links if link.checked_at is not None), default=None),
        len(links) == MAX_COUNTED,
    )


@roles.requires(roles.EDITOR)
def check_now(caller: Caller, id: str | None = None) -> int:
    """Have the gentle check look soon at a record (`id`), or at what it has not looked at yet.

    Returns how many destinations that are; sites are asked once a second, as always. Of sample data none is asked.
    Raises NotFound.
    """
    seq = find_record(caller, id).seq if id is not None else None
    if caller.workspace.is_sample:
        return 0
    now = times.now()
    with database.atomic():
        return gentle_statements.make_due(caller.workspace.id, times.text(now), times.text(now - LATELY), MAX_NOW, seq)


def _links(rows: Iterable[LinkRow]) -> Iterator[WallLink]:
    now = times.now()
    for _, group in groupby(rows, lambda row: row.seq):
        first, *others = group
        checks = [row.check for row in (first, *others) if row.check is not None]
        checked, check = worst_of(checks, now)
        state = state_of(
            checked,
            now,
            is_paused=first.is_paused,
            is_clicked_out=first.is_clicked_out,
            expired_at=first.expired_at,
        )
        yield WallLink(
            id=first.id,
            host=first.host,
            path=first.path,
            tags=json.loads(first.tags),
            state=state,
            clicks=first.clicks,
            expired_at=first.expired_at,
            destination=first.destination,
            check=check,
            is_waiting=state is WallState.UNCHECKED and any(one.is_gentle and one.checked_at is None for one in checks),
        )


def _tags(links: Sequence[WallLink]) -> list[WallTag]:
    """The most clicked first; links without a tag come last."""
    by_tag: dict[str, list[WallLink]] = {}
    for link in links:
        for tag in link.tags or ("",):
            by_tag.setdefault(tag, []).append(link)
    order = [*WallState]
    found = [
        WallTag(
            tag,
            len(own),
            min((link.state for link in own), key=order.index),
            sum(link.state in (WallState.BROKEN, WallState.ELSEWHERE) for link in own),
            sum(link.clicks for link in own),
        )
        for tag, own in by_tag.items()
    ]
    found.sort(key=lambda entry: (entry.tag == "", -entry.clicks, entry.tag))
    found = found[:MAX_TAGS]
    return [
        replace(entry, shade=shade) for entry, shade in zip(found, shades_of(one.clicks for one in found), strict=True)
    ]
