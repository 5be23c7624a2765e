"""The session fixture that installs the clients."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.mcp_clients.install import Unavailable
from tests.programs import missing


@pytest.fixture(scope="session")
def need() -> Callable[..., Any]:
    """Call one of install.py's functions. Without npm or a network the test is skipped; it fails where all must run."""

    def do(install: Any, *arguments: Any) -> Any:
        try:
            return install(*arguments)
        except Unavailable as reason:
            missing(str(reason))

    return do
