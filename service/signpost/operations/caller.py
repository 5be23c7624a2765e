"""The caller: the member of a workspace in whose name an operation runs."""

from dataclasses import dataclass

from signpost.domain.record import CreatedVia
from signpost.domain.roles import Role
from signpost.storage.models import User, Workspace


@dataclass(frozen=True)
class Caller:
    workspace: Workspace
    user: User
    role: Role
    # How the call came in. Records that it creates store it in `created_via`.
    via: CreatedVia
    # The hostname by which the caller reached the service; None: not by HTTP.
    reached_by: str | None = None
