"""A workspace of its own with sample data, to look at before there is any, and away again.

It tells the story of a library (`sample_story`). Its clicks are added to the totals as counted ones are, so all numbers
agree. Nothing is sent or checked: its hostnames are of this machine, and the gentle check leaves out sample data.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from peewee import fn

from signpost.clicks import totals
from signpost.domain import times
from signpost.domain.errors import Invalid, PlanLimitExceeded, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.features.transfer.sample_story import writing
from signpost.features.transfer.sample_story.clicks import day_clicks, live_click
from signpost.features.transfer.sample_story.story import DAYS
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.workspaces import deletions, usage, workspace_settings, workspaces
from signpost.operations.workspaces.workspaces import NamedWorkspace
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.app_parts import current_parts
from signpost.storage.models import Host, Member, RecordClicks, Workspace, WorkspaceDay
from signpost.translations import gettext as _
from signpost.visits.middleware import VisitMiddleware

NAME, HOST = "Sample", "sample.localhost"
# Days that one transaction counts: other writers wait for it.
TX_DAYS = 5
# Between two clicks that come while someone looks, and the most that a day has then.
LIVE_PAUSE, MAX_A_DAY = timedelta(seconds=20), 3_000


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
        owner = replace(caller, workspace=Workspace.get_by_id(workspace.id), role=Role.OWNER)
        names = [*_connect(owner)]
        workspace_settings.update_setting(owner, "gentle_check", value="true")
    owner = replace(owner, workspace=Workspace.get_by_id(workspace.id))
    # Outside, because a password is hashed.
    new = writing.drafts(owner, names, now)
    with database.atomic():
        writing.write_misses(names[0], now)
        records = writing.write_records(owner, new)
        writing.write_checks(workspace.id, now)
        writing.write_history(owner, records, now)
    for back in range(DAYS if records else -1, -1, -TX_DAYS):
        with database.atomic():
            for day in range(back, max(-1, back - TX_DAYS), -1):
                for batch in day_clicks(records, now, day):
                    totals.store(batch.counts, batch.visitors.get, now=batch.moment)
    return NamedWorkspace(workspace.id, NAME)


def _connect(owner: Caller) -> Iterator[str]:
    """Connect the hostnames: two, or as many of them as the plan includes."""
    taken = Host.select().where(Host.host == HOST).exists()
    host = f"sample-{owner.workspace.id[-8:]}.localhost" if taken else HOST
    hosts.connect_host(owner, host=host, https_requested=False)
    yield host
    try:
        hosts.connect_host(owner, host=f"read.{host}", https_requested=False)
    except PlanLimitExceeded:
        return
    yield f"read.{host}"


@roles.requires(roles.EDITOR)
def click_live(caller: Caller) -> bool:
    """One more click of now, as while someone looks at sample data; returns whether there was one.

    There is none where another click came lately, or a day has many already, so whoever asks how often: the page of one
    who looks asks twice a minute. Raises Invalid: the workspace holds other data.
    """
    _require_sample(caller)
    now, own = times.now(), caller.workspace.id
    with database.atomic():
        last_at = RecordClicks.select(fn.MAX(RecordClicks.last_click_at)).where(RecordClicks.workspace == own).scalar()
        today = WorkspaceDay.get_or_none((WorkspaceDay.workspace == own) & (WorkspaceDay.day == now.date().isoformat()))
        is_late = (last_at or "") > times.text(now - LIVE_PAUSE)
        if is_late or (today is not None and today.clicks + today.bots >= MAX_A_DAY):
            return False
        batch = live_click(writing.present_records(own), now, random.Random(times.text(now)))
        current_parts()[VisitMiddleware].clicks.count_made(batch.counts, batch.visitors.get)
    return True


def _require_sample(caller: Caller) -> None:
    if not caller.workspace.is_sample:
        raise Invalid({"workspace": [_("This workspace holds no sample data.")]})


def delete_sample(caller: Caller) -> NamedWorkspace:
    """Delete the caller's workspace with its sample data; returns the workspace where their sessions go on.

    Raises RoleTooLow: not its owner; Invalid: it holds other data, or they have no other workspace.
    """
    roles.require(caller, Role.OWNER)
    sample = caller.workspace
    _require_sample(caller)
    with database.atomic():
        others = Workspace.select().join(Member).where((Member.user == caller.user) & (Workspace.id != sample.id))
        other = others.order_by(Workspace.id).first()
        if other is None:
            raise Invalid({"workspace": [_("You have no other workspace.")]})
        hook().sample_left(user=caller.user, sample=sample, other=other)
    deletions.delete_workspace(sample)
    return NamedWorkspace(other.id, other.name)
