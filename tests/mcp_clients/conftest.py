"""The session fixture that installs the clients."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.mcp_clients.install import Unavailable


@pytest.fixture(scope="session")
def need() -> Callable[..., Any]:
    """Call one of install.py's functions. Without npm or a network the test is skipped; it fails where all must run."""

    def do(install: Any, *arguments: Any) -> Any:
        try:
            return install(*arguments)
        except Unavailable as reason:
            if os.environ.get("TEST_EVERYTHING") == "1":
                pytest.fail(f"{reason}, and TEST_EVERYTHING wants every test to run.")
            pytest.skip(f"{reason}.")

    return do
