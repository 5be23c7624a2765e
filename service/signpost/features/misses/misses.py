"""What visitors requested and did not find: the commonest paths, what exists near each, and patterns for many of them.

A path that a record answers now is left out, by the code that answers visits. Each list takes a bounded amount of work,
however many paths were missed. An extension.
"""

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from urllib.parse import unquote, urljoin

from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.clicks.click_events import Missed
from signpost.domain.errors import Invalid
from signpost.domain.records.requests import parts_of
from signpost.features.misses import paths as missed_paths
from signpost.features.misses.counter import MissCount, MissCounter
from signpost.features.misses.likeness import Likeness, likeness_of
from signpost.features.misses.paths import is_scanner
from signpost.features.misses.statements import (
    aliases_next_to,
    commonest_misses,
    count_misses,
    ignored_misses,
    misses_by_path,
)
from signpost.operations.caller import Caller
from signpost.storage.app_parts import current_parts
from signpost.visits.dry_run import dry_run_visitor, environ_of
from signpost.visits.middleware import RouteKind, VisitMiddleware

# Paths that are looked up to find those of a list.
MAX_LOOKED_UP = 3_000
# The commonest ones that are looked at for those that no scanner requested.
MAX_COMMONEST = 200
# The commonest paths, for which the nearest ones are looked for; how many of these are shown of each.
MAX_WITH_NEAREST = 100
NEAREST = 3
# Existing paths that are compared with one that was missed, in both directions from two places of the index, and how
# many characters of each.
NEIGHBORS = 6
COMPARED = 100
# From this many missed paths on, a pattern is proposed for what they have in common.
PROPOSED_FROM = 5
MAX_PROPOSALS = 20
# From this status on, a visit leads nowhere.
FIRST_ERROR = 400
# Redirects of ours that are followed to where visitors end.
MAX_HOPS = 10
# Folders of a path that are looked at for that.
MAX_DEPTH = 8


@dataclass(frozen=True)
class MissedPath:
    """A path that nothing answers. host, path: None for the rest, which is counted without paths.

    path: as paths.counted_path gives it. nearest: paths of the hostname at which records are, the most alike first.
    similar: where the first of these leads that leads visitors somewhere, to its end: a URL, or a path of the hostname
    that shows a page. None too where `path` is not the one that was visited. likeness: how sure that is.
    """

    host: str | None
    path: str | None
    people: int
    bots: int
    last_seen: str
    is_scanner: bool
    nearest: list[str]
    similar: str | None = None
    likeness: Likeness | None = None


@dataclass(frozen=True)
class Meant:
    """Where visitors of a missed path probably wanted to go. near: the path that is like it; end: where that leads."""

    near: str
    end: str
    likeness: Likeness


@dataclass(frozen=True)
class Proposal:
    """A pattern that would answer several missed paths."""

    host: str
    pattern: str
    paths: int
    people: int


@dataclass(frozen=True)
class MissList:
    """data: the commonest first; the rest is the last one. proposals: by visits of people."""

    data: list[MissedPath]
    proposals: list[Proposal]


def list_misses(
    caller: Caller,
    *,
    host: list[str] | None = None,
    days: int = missed_paths.LISTED_DAYS,
    scanners: bool | None = False,
    ignored: bool | None = False,
    per_page: int = missed_paths.MAX_LISTED,
) -> MissList:
    """What visitors of the workspace's hostnames missed in the last `days` days, summed over them.

    host: only these hostnames. scanners: also paths that programs try on every host. ignored: the paths that are
    ignored, which are left out otherwise. per_page: rows besides the rest.
    """
    current_parts()[MissCounter].write()
    middleware = current_parts()[VisitMiddleware]
    rows: list[MissedPath] = []
    rest, looked_up = MissCount(), 0
    since = times.now().date() - timedelta(days=days - 1)
    hidden = ignored_misses(caller.workspace.id)
    counts = misses_by_path(caller.workspace.id, since.isoformat(), date.max.isoformat(), host)
    for name, path, people, bots, last_seen in counts:
        is_probe = is_scanner(path)
        if ((name, path) in hidden) is not bool(ignored):
            continue
        if path != missed_paths.REST and is_probe and not (scanners or ignored):
            continue
        if path != missed_paths.REST and looked_up < MAX_LOOKED_UP and len(rows) < per_page:
            looked_up += 1
            if not middleware.is_answered(name, missed_paths.url_path(path), path.partition("?")[2]):
                rows.append(MissedPath(name, path, people, bots, last_seen, is_probe, []))
            continue
        rest.add(MissCount(people, bots, last_seen))
    last = [MissedPath(None, None, rest.people, rest.bots, rest.last_seen, False, [])] if rest.last_seen else []
    return MissList([*with_nearest(caller, rows), *last], proposals_for(rows))


def commonest(caller: Caller, since: str, until: str, count: int) -> list[tuple[str, int]]:
    """Those that no program tries everywhere, as addresses, and how many people missed each, on days in UTC."""
    rows = commonest_misses(caller.workspace.id, since, until, MAX_COMMONEST)
    return [(host + missed_paths.url_path(path), people) for host, path, people in rows if not is_scanner(path)][:count]


def count(caller: Caller, since: str, until: str, host: str | None, what: Missed | None) -> tuple[int, int]:
    """Visits of people, and of bots, that found nothing until now, on days in UTC. host, what: only of these."""
    current_parts()[MissCounter].write()
    return count_misses(caller.workspace.id, since, until, host, what)


# --- what is near -------------------------------------------------------------------------------------------------


def with_nearest(caller: Caller, rows: Sequence[MissedPath]) -> Iterator[MissedPath]:
    """The same rows; the first MAX_WITH_NEAREST with what is near, and where their visitors probably wanted to go."""
    similar = Similar(caller)
    for number, row in enumerate(rows):
        if number < MAX_WITH_NEAREST and row.host is not None and row.path is not None:
            nearest = _nearest(caller.workspace.id, row.host, row.path)
            meant = similar.among(row.host, row.path, nearest)
            yield replace(
                row,
                nearest=nearest,
                similar=None if meant is None else meant.end,
                likeness=None if meant is None else meant.likeness,
            )
        else:
            yield row


class Similar:
    """Finds where visitors of a missed path probably wanted to go."""

    def __init__(self, caller: Caller):
        self._middleware, self._workspace_id = current_parts()[VisitMiddleware], caller.workspace.id
        self._visitor: Visitor | None = None

    def to(self, host: str, path: str) -> str | None:
        """Where the path most like `path` leads. path: as paths.counted_path gives it."""
        meant = self.among(host, path, _nearest(self._workspace_id, host, path))
        return None if meant is None else meant.end

    def among(self, host: str, path: str, nearest: list[str]) -> Meant | None:
        """The surest of `nearest` that leads somewhere."""
        if not missed_paths.is_exact(path):
            return None
        likely = [(near, likeness_of(path.partition("?")[0], near)) for near in nearest]
        order = [*Likeness]
        for near, likeness in sorted(
            ((near, likeness) for near, likeness in likely if likeness is not None),
            key=lambda pair: order.index(pair[1]),
        ):
            end = self._end(host, missed_paths.url_path(near))
            if end is not None and end != path:
                return Meant(near, end, likeness)
        return None

    def _end(self, host: str, path: str) -> str | None:
        """Where visitors of a path end: the path if it shows a page, else a URL that is none of our redirects.

        None: nowhere, or not all of them in the same place.
        """
        url = f"https://{host}{path}"
        for hop in range(MAX_HOPS):
            try:
                at, requested, query = parts_of(url)
            except Invalid:
                return None
            site = self._middleware.records.site(at)
            if site is None:
                return url if hop else None
            environ = environ_of(at, requested, query, "GET", {}, "")
            self._visitor = self._visitor or dry_run_visitor(self._middleware, environ, None)
            now = times.seconds_of(times.now_text())
            visit = self._middleware.dry_run(site, environ, now, self._visitor)
            status, headers, _body = visit.response
            if visit.kind is RouteKind.NOTHING or int(status[:3]) >= FIRST_ERROR:
                return None
            location = next((text for name, text in headers if name.lower() == "location"), None)
            if location is None:
                return path if not hop else url
            record = visit.record
            if record is None or record.rules or len(record.targets) > 1 or not record.is_cacheable or record.is_timed:
                return None
            url = urljoin(url, location)
        return None


def _nearest(workspace_id: str, host: str, path: str) -> list[str]:
    """Paths of the hostname that are like `path`: of those next to it in the index, whole and by its last segment."""
    missed = unquote(path.partition("?")[0]).strip("/")
    candidates: dict[str, str] = {}
    for text in dict.fromkeys((missed, missed.rpartition("/")[2])):
        for alias in aliases_next_to(workspace_id, host, text.casefold(), NEIGHBORS):
            # Without the query of a redirect that asks for one.
            near = alias.partition("?")[0]
            candidates.setdefault(near[:COMPARED].casefold(), near)
    like = difflib.get_close_matches(missed[:COMPARED].casefold(), candidates, NEAREST)
    return [f"/{candidates[entry]}" for entry in like]


# --- what they have in common -------------------------------------------------------------------------------------


def proposals_for(rows: Sequence[MissedPath]) -> list[Proposal]:
    """Patterns for the folders with PROPOSED_FROM misses or more: of nested ones the outermost that adds any."""
    below: dict[tuple[str, str], list[int]] = {}
    inside: dict[tuple[str, str], set[str]] = {}
    for row in rows:
        if row.host is None or row.path is None or row.is_scanner:
            continue
        outer = ""
        for segment in row.path.partition("?")[0].split("/")[1:-1][:MAX_DEPTH]:
            if not segment or not missed_paths.is_exact(segment):
                break
            folder = f"{outer}/{segment}"
            inside.setdefault((row.host, outer), set()).add(folder)
            counts = below.setdefault((row.host, folder), [0, 0])
            counts[0] += 1
            counts[1] += row.people
            outer = folder
    found = []
    for host, folder in [(host, folder) for (host, outer), all_ in inside.items() if not outer for folder in all_]:
        paths, people = below[host, folder]
        if paths >= PROPOSED_FROM:
            while inner := [entry for entry in inside.get((host, folder), ()) if below[host, entry][0] == paths]:
                (folder,) = inner
            found.append(Proposal(host, f"{folder}/*", paths, people))
    return sorted(found, key=lambda item: (-item.people, -item.paths, item.host, item.pattern))[:MAX_PROPOSALS]
