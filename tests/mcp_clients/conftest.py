"""The session fixture that installs the clients."""

import os

import pytest

from tests.mcp_clients.install import Unavailable


@pytest.fixture(scope="session")
def need():
    """Call one of install.py's functions. Without npm or a network the test is skipped; it fails where all must run."""

    def do(install, *arguments):
        try:
            return install(*arguments)
        except Unavailable as reason:
            if os.environ.get("TEST_EVERYTHING") == "1":
                pytest.fail(f"{reason}, and TEST_EVERYTHING wants every test to run.")
            pytest.skip(f"{reason}.")

    return do
