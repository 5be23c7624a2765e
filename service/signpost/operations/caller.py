"""The caller: the member of a workspace in whose name an operation runs."""

from dataclasses import dataclass

from signpost.domain.people.roles import Role
from signpost.domain.records.addresses import public_host
from signpost.domain.records.record import CreatedVia
from signpost.storage.models import User, Workspace


@dataclass(frozen=True)
class Caller:
    workspace: Workspace
    user: User
    role: Role
    # How the call came in. Records that it creates store it in `created_via`.
    via: CreatedVia
    # The host (and port) by which the caller reached the service, as the request named it; None: not by HTTP.
    requested_host: str | None = None
    # The name of the token that was sent, of the agent's client, or of the provider of single sign-on that gave a
    # membership; "": none of them.
    token_name: str = ""
    # Whether the token is of the kind create-only.
    is_create_only: bool = False

    @property
    def reached_by(self) -> str | None:
        """The hostname by which the caller reached the service, in the form that hostnames are compared in."""
        return None if self.requested_host is None else public_host(f"http://{self.requested_host}")
