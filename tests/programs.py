"""Programs that a test needs and that a machine may lack."""

import os
import shutil
from typing import NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Leave a test out; where every test must run, fail."""
    if os.environ.get("TEST_EVERYTHING") == "1":
        pytest.fail(f"{reason}, and TEST_EVERYTHING wants every test to run.")
    pytest.skip(f"{reason}.")


def needed(*names: str) -> str:
    """Where the first of these programs is that is here; without any, the test is left out."""
    for name in names:
        if found := shutil.which(name):
            return found
    missing(f"{names[0]} is not installed")
