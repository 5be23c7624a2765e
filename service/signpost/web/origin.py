"""The address of the service: from PUBLIC_URL, or from the current request."""

from dataclasses import replace

from flask import current_app, request

from signpost.domain.people.sign_in import RelyingParty, relying_party
from signpost.operations.caller import Caller
from signpost.operations.hosts import service_hosts
from signpost.runtime.settings import service_origin


def with_host(caller: Caller) -> Caller:
    """`caller` with the host by which the current request reached the service, which is remembered as one of it."""
    reached = replace(caller, requested_host=request.host)
    service_hosts.current().note(reached)
    return reached


def origin() -> str:
    """The origin by which the caller reaches the service: PUBLIC_URL, else that of the request."""
    settings = current_app.config
    return service_origin(settings) if settings["PUBLIC_URL"] else request.host_url.rstrip("/")


def party() -> RelyingParty | None:
    """The service as the caller's browser knows it for passkeys; None: it has no hostname."""
    return relying_party(origin())
