"""The address of the service: from PUBLIC_URL, or from the current request."""

from dataclasses import replace

from flask import current_app, request

from signpost.operations.caller import Caller
from signpost.runtime.settings import service_origin


def with_host(caller: Caller) -> Caller:
    """`caller` with the host by which the current request reached the service."""
    return replace(caller, requested_host=request.host)


def origin() -> str:
    """The origin by which the caller reaches the service: PUBLIC_URL, else that of the request."""
    settings = current_app.config
    return service_origin(settings) if settings["PUBLIC_URL"] else request.host_url.rstrip("/")
