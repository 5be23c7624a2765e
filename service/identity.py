"""What the service says of itself: which version it is, and where it is found."""

from importlib.metadata import PackageNotFoundError, version

from flask import current_app, request

from service.settings import service_origin


def product_version() -> str:
    try:
        return version("signpost")
    except PackageNotFoundError:  # run from a checkout that was never installed
        return "0"


def origin() -> str:
    """Where the caller finds the service: PUBLIC_URL, else what the request itself says."""
    settings = current_app.config
    return service_origin(settings) if settings["PUBLIC_URL"] else request.host_url.rstrip("/")
