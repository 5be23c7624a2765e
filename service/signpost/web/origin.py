"""Where the service is found: by the request that is running, or by PUBLIC_URL."""

from dataclasses import replace

from flask import current_app, request

from signpost.domain.addresses import public_host
from signpost.operations.caller import Caller
from signpost.runtime.settings import service_origin


def reached(caller: Caller) -> Caller:
    """`caller` with the hostname by which the request that is running reached the service."""
    return replace(caller, reached_by=public_host(request.host_url))


def origin() -> str:
    """Where the caller finds the service: PUBLIC_URL, else what the request itself says."""
    settings = current_app.config
    return service_origin(settings) if settings["PUBLIC_URL"] else request.host_url.rstrip("/")
