"""What a test needs of whoever runs it. Nothing here asks the implementation: no test skips because of an answer."""

from typing import NoReturn

import pytest

from .client import Api

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def option(name: str, value: str) -> NoReturn:
    """Leave a test out because an option was not given."""
    pytest.skip(f"needs --{name}: {value}")


def plain_http(api: Api) -> None:
    if api.base.scheme == "https":
        pytest.skip("this service is reached over HTTPS")


def own_machine(api: Api) -> None:
    """Leave a test out that asks for what programs on the server's own machine get."""
    if api.base.hostname not in LOOPBACK:
        pytest.skip("this service runs on another machine")
