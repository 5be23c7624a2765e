"""What the service says of itself: which version it is, and where it is found."""

from importlib.metadata import PackageNotFoundError, version

from flask import current_app, has_request_context, request

from service.addresses import public_host
from service.settings import service_origin


def product_version() -> str:
    try:
        return version("signpost")
    except PackageNotFoundError:  # run from a checkout that was never installed
        return "0"


def requested_host() -> str | None:
    """The hostname under which the request that is running found the service; None: there is no request."""
    return public_host(request.host_url) if has_request_context() else None


def origin() -> str:
    """Where the caller finds the service: PUBLIC_URL, else what the request itself says."""
    settings = current_app.config
    return service_origin(settings) if settings["PUBLIC_URL"] else request.host_url.rstrip("/")
