"""The fixtures of pytest, which finds them where Signpost is installed.

Flask and the database are imported when a fixture is used, so a test run that uses none pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest

from signpost.runtime.settings_types import AppSettings
from signpost.testing import Signpost, SignpostServer, run_server, run_signpost


@pytest.fixture
def signpost_settings() -> AppSettings:
    """Settings of the fixture `signpost`, as `create_app` takes them. Override it, or parametrize it for one test."""
    return {}


@pytest.fixture
def signpost_features() -> Sequence[ModuleType]:
    """Modules of features that the fixture `signpost` has besides those that are installed. Override it."""
    return ()


@pytest.fixture
def signpost(
    tmp_path: Path, signpost_settings: AppSettings, signpost_features: Sequence[ModuleType]
) -> Iterator[Signpost]:
    """A Signpost in this process with an empty database."""
    with run_signpost(tmp_path / "signpost", signpost_features, **signpost_settings) as running:
        yield running


@pytest.fixture(scope="session")
def signpost_server_settings() -> AppSettings:
    """Settings of the fixture `signpost_server`, as `create_app` takes them. Override it in a conftest.py."""
    return {}


@pytest.fixture(scope="session")
def signpost_server(signpost_server_settings: AppSettings) -> Iterator[SignpostServer]:
    """A live Signpost on a free port of this machine, for the whole session; `localhost` is connected."""
    with run_server(**signpost_server_settings) as running:
        yield running
