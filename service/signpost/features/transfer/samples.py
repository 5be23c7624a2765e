"""A workspace of its own with sample data, to look at before there is any, and away again.

Its clicks are added to the totals as counted ones are, so all numbers agree. Nothing is sent or checked: its hostname
is one of this machine, and its records are not monitored.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from signpost.clicks import totals
from signpost.clicks.journal import Click
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.domain.changes import Origin
from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.record import RecordConfig
from signpost.features.bulk_changes.creation import create_records
from signpost.features.bulk_changes.rows import BulkRow, NewLink, NewRedirect, OnConflict
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import deletions, usage, workspaces
from signpost.operations.workspaces.workspaces import NamedWorkspace
from signpost.runtime import settings
from signpost.storage import database
from signpost.storage.models import Host, Member, Record, Session, Workspace

NAME, HOST = "Sample", "sample.localhost"
# Days that one transaction counts: other writers wait for it.
TX_DAYS = 5


def sample_of(caller: Caller) -> NamedWorkspace | None:
    """The sample workspace of the caller's user."""
    mine = Workspace.select().join(Member).where((Member.user == caller.user) & Workspace.is_sample).first()
    return None if mine is None else NamedWorkspace(mine.id, mine.name)


def may_create_sample(caller: Caller) -> bool:
    """Whether the caller may connect hostnames, and WORKSPACE_CREATION is on."""
    return bool(settings.active()["WORKSPACE_CREATION"]) and caller.role >= roles.required_for(hosts.connect_host)


def create_sample(caller: Caller) -> NamedWorkspace:
    """A workspace with sample data, which the caller's user owns: the one that there is already, or a new one.

    Raises RoleTooLow: see `may_create_sample`; PlanLimitExceeded.
    """
    if not may_create_sample(caller):
        raise RoleTooLow(caller.role, roles.required_for(hosts.connect_host))
    with database.atomic():
        known = sample_of(caller)
        if known is not None:
            return known
        now = times.now()
        workspace = workspaces.create_workspace(NAME, caller.user, usage.plan_of(caller.workspace).id, by=caller)
        # Periods and changes of numbers look at how old a workspace is.
        began = times.text(now - timedelta(days=DAYS))
        Workspace.update(is_sample=True, created_at=began).where(Workspace.id == workspace.id).execute()
        owner = replace(caller, workspace=workspace, role=Role.OWNER)
        taken = Host.select().where(Host.host == HOST).exists()
        host = f"sample-{workspace.id[-8:]}.localhost" if taken else HOST
        hosts.connect_host(owner, host=host, https_requested=False)
        rows = sample_rows(host)
        # What the plan does not include is refused, and left out.
        create_records(owner, records=rows, on_conflict=OnConflict.REFUSE, as_one=Origin.SAMPLE)
        seqs = [row.seq for row in Record.select(Record.seq).where(Record.workspace == workspace).order_by(Record.seq)]
    chance = random.Random(NAME)
    for back in range(DAYS if seqs else -1, -1, -TX_DAYS):
        with database.atomic():
            for day in range(back, max(-1, back - TX_DAYS), -1):
                for moment, clicks, visitors in sample_clicks(chance, seqs, now, day):
                    totals.store(clicks, visitors.get, now=moment)
    return NamedWorkspace(workspace.id, NAME)


def delete_sample(caller: Caller) -> NamedWorkspace:
    """Delete the caller's workspace with its sample data; returns the workspace where their sessions go on.

    Raises RoleTooLow: not its owner; Invalid: it holds other data, or they have no other workspace.
    """
    roles.require(caller, Role.OWNER)
    sample = caller.workspace
    if not sample.is_sample:
        raise Invalid({"workspace": ["This workspace holds no sample data."]})
    with database.atomic():
        others = Workspace.select().join(Member).where((Member.user == caller.user) & (Workspace.id != sample.id))
        other = others.order_by(Workspace.id).first()
        if other is None:
            raise Invalid({"workspace": ["You have no other workspace."]})
        Session.update(workspace=other).where((Session.workspace == sample) & (Session.user == caller.user)).execute()
    deletions.delete_workspace(sample)
    return NamedWorkspace(other.id, other.name)


DAYS = 60
# Batches of a day, and visitors on a usual one.
MOMENTS, VISITORS = 5, 45
# More in the evening, and none at night.
_HOURS = (7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21, 22)
# Each campaign has each page; the alias of a link names both.
_CAMPAIGNS = ("spring", "summer", "letter", "poster")
_PAGES = (
    ("maps", "Sea charts of four centuries", "exhibitions/sea-charts"),
    ("kids", "Reading hour for children", "events/reading-hour"),
    ("night", "Long night of the library", "events/long-night"),
    ("join", "Become a member", "membership"),
    ("give", "Adopt a book", "support/adopt-a-book"),
    ("jobs", "Work with us", "about/jobs"),
    ("menu", "Menu of the reading café", "cafe/menu.pdf"),
    ("tour", "A tour through the stacks", "visit/tours"),
    ("hours", "Opening hours", "visit/hours"),
)
_MOVED = (("old-catalog", "catalog"), ("archive", "collections/archive"), ("blog", "news"), ("shop", "support/shop"))
# (country, region, city, language), (browser, system, device), and (referrer, source, medium), the frequent ones often.
_PLACES = (
    *4 * (("DE", "Hamburg", "Hamburg", "de"),),
    *3 * (("US", "New York", "New York", "en"),),
    *2 * (("GB", "England", "London", "en"), ("FR", "Île-de-France", "Paris", "fr"), ("DE", "Berlin", "Berlin", "de")),
    ("ES", "Catalonia", "Barcelona", "es"), ("NL", "North Holland", "Amsterdam", "nl"), ("JP", "Tokyo", "Tokyo", "ja"),
    ("BR", "São Paulo", "São Paulo", "pt"), ("IN", "Maharashtra", "Mumbai", "en"), ("CA", "Ontario", "Toronto", "en"),
    ("AU", "Victoria", "Melbourne", "en"), ("SE", "Stockholm", "Stockholm", "sv"),
)  # fmt: skip
_PROGRAMS = (
    *4 * (("Mobile Safari", "iOS", "mobile"),),
    *3 * (("Chrome Mobile", "Android", "mobile"), ("Chrome", "Windows", "desktop")),
    ("Firefox", "Windows", "desktop"), ("Firefox", "Linux", "desktop"), ("Safari", "Mac OS X", "desktop"),
    ("Edge", "Windows", "desktop"), ("Mobile Safari", "iOS", "tablet"),
)  # fmt: skip
_WAYS = (
    *4 * (("", "", ""),),
    *2 * (("search.example", "", ""), ("", "newsletter", "email"), ("social.example", "", "")),
    ("news.example", "", ""), ("", "poster", "print"), ("forum.example", "", ""),
)  # fmt: skip


def sample_rows(host: str) -> list[BulkRow]:
    """The links and redirects, as POST /bulk creates them."""
    site = "https://harbour-library.example/"
    found = []
    for campaign in _CAMPAIGNS:
        for page, title, path in _PAGES:
            tags = campaign, path.partition("/")[0]
            config = RecordConfig(title=title, destination=f"{site}{path}?utm_campaign={campaign}", tags=tags)
            found.append(BulkRow(NewLink(host, f"{campaign}-{page}", config), {}))
    for old, new in _MOVED:
        config = RecordConfig(destination=site + new, tags=("moved",))
        found.append(BulkRow(NewRedirect(RecordAddress(host, old), config), {}))
    return found


def sample_clicks(
    chance: random.Random, seqs: list[int], now: datetime, back: int
) -> Iterator[tuple[datetime, Counter[Click], dict[int, Visitor]]]:
    """The clicks of a day so many days ago, at each of its moments: more each week, and fewer at weekends."""
    day = now - timedelta(days=back)
    count = int(VISITORS * (1 - back / 150) * (0.6 if day.weekday() >= 5 else 1) * chance.uniform(0.8, 1.2))
    for hour in sorted(chance.sample(_HOURS, MOMENTS)):
        moment = day.replace(hour=hour, minute=chance.randrange(60), second=0, microsecond=0)
        counts: Counter[Click] = Counter()
        visitors: dict[int, Visitor] = {}
        for number in range(1, count // MOMENTS + 1):
            # The first links have most of them.
            seq = seqs[int(len(seqs) * chance.random() ** 2)]
            if chance.random() < 0.1:
                counts[seq, -1] += 1
                visitors[-1] = Visitor(-1, moment.date().isoformat())
                continue
            country, region, city, language = chance.choice(_PLACES)
            browser, system, device = chance.choice(_PROGRAMS)
            referrer, source, medium = chance.choice(_WAYS)
            campaign = chance.choice(_CAMPAIGNS) if source else ""
            visitors[number] = Visitor(
                number, moment.date().isoformat(), chance.randrange(1, 1 << 40), country, region, city, referrer,
                referrer and f"{referrer}/", browser, system, device, language, source, medium, campaign,
            )  # fmt: skip
            counts[seq, number] += chance.choice((1, 1, 1, 2))
        # Of today only what is over.
        if moment <= now:
            yield moment, counts, visitors
