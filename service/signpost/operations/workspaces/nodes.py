"""The processes that share the database, for those whose servers they are."""

from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspaces
from signpost.storage import database
from signpost.storage.cluster import NodeRow


def list_nodes(caller: Caller) -> list[NodeRow]:
    """All of them, for an owner of the first workspace; for others, and where only one process can, none."""
    first = workspaces.first_workspace()
    if first is None or caller.workspace.id != first.id or caller.role < roles.OWNER:
        return []
    return database.cluster().nodes()
