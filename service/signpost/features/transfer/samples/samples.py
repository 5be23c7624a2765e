"""A workspace of its own with sample data, to look at before there is any, and away again.

Its clicks are added to the totals as counted ones are, so all numbers agree. Nothing is sent or checked: its hostname
is one of this machine, and its records are not monitored.
"""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta

from signpost.clicks import totals
from signpost.domain import times
from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.domain.records.bulk_rows import OnConflict
from signpost.features.transfer.samples import sample_data
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records.bulk.bulk_create import create_records
from signpost.operations.workspaces import deletions, plans, workspaces
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
        workspace = workspaces.create_workspace(NAME, caller.user, plans.plan_of(caller.workspace).id, by=caller)
        # Periods and changes of numbers look at how old a workspace is.
        began = times.text(now - timedelta(days=sample_data.DAYS))
        Workspace.update(is_sample=True, created_at=began).where(Workspace.id == workspace.id).execute()
        owner = replace(caller, workspace=workspace, role=Role.OWNER)
        taken = Host.select().where(Host.host == HOST).exists()
        host = f"sample-{workspace.id[-8:]}.localhost" if taken else HOST
        hosts.connect_host(owner, host=host, https_requested=False)
        rows = sample_data.rows(host)
        # What the plan does not include is refused, and left out.
        create_records(owner, records=rows, on_conflict=OnConflict.REFUSE, is_single_change=True)
        seqs = [row.seq for row in Record.select(Record.seq).where(Record.workspace == workspace).order_by(Record.seq)]
    chance = random.Random(NAME)
    for back in range(sample_data.DAYS if seqs else -1, -1, -TX_DAYS):
        with database.atomic():
            for day in range(back, max(-1, back - TX_DAYS), -1):
                for moment, clicks, visitors in sample_data.clicks(chance, seqs, now, day):
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
