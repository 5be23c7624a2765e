"""Deleting a workspace with everything in it. Only the operator may do so, on the command line."""

from __future__ import annotations

from itertools import chain

from signpost.domain.errors import Conflict, Invalid
from signpost.domain.jobs import JobKind
from signpost.runtime.features import hook, hook_of_all
from signpost.storage import database
from signpost.storage.models import Host, Job, Record, Token, Workspace
from signpost.storage.statements import workspaces as statements
from signpost.translations import gettext as _

# Records that one transaction deletes: other writers wait for it.
TX_ROWS = 500


def delete_workspace(workspace: Workspace) -> None:
    """Delete a workspace: hostnames, records, clicks, members, tokens, jobs and history. Users keep their accounts.

    Its hostnames stop answering at once; its records are deleted in several transactions. If this is interrupted, it
    can be done again. Raises Invalid: the only workspace; Conflict: a job of it is running.
    """
    with database.atomic():
        if Workspace.select().count() == 1:
            reason = _("You can't delete the only workspace. To delete everything, delete the instance folder.")
            raise Invalid({"workspace": [reason]})
        # What a feature that is off has left cannot end.
        kinds = [JobKind.BULK_DELETE, *(kind.name for kind in chain(*hook().job_kinds()))]
        if Job.of(workspace).where(Job.finished_at.is_null() & Job.kind.in_(kinds)).exists():
            raise Conflict(_("A job of this workspace is running. Wait until it's done."))
        Token.delete().where(Token.workspace == workspace).execute()
        statements.delete_rows_of_member(workspace.id)
        for host in list(workspace.hosts.select(Host.host)):
            Host.delete().where(Host.host == host.host).execute()
            database.announce(host.host)
    while _delete_record_batch(workspace):
        pass
    with database.atomic():
        statements.delete_rows_of(workspace.id)
        hook_of_all().workspace_deleted(workspace=workspace)
        Workspace.delete().where(Workspace.id == workspace.id).execute()


def _delete_record_batch(workspace: Workspace) -> int:
    with database.atomic():
        batch = [record.seq for record in Record.of(workspace).select(Record.seq).limit(TX_ROWS)]
        return Record.delete().where(Record.seq << batch).execute() if batch else 0
