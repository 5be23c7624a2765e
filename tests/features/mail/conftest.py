"""A mail server, an app that sends to it, and time that passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.operations.workspaces import workspaces
from signpost.runtime import watcher
from signpost.storage.models import User, Workspace
from tests.conftest import first_workspace
from tests.played.smtp_server import MailServer

PUBLIC_URL = "https://signpost.test"


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def app(make_app: Callable[..., Flask], mail_server: MailServer) -> Flask:
    return make_app(SMTP_URL=mail_server.url, PUBLIC_URL=PUBLIC_URL, MAIL_FROM="signpost@acme.test")


class Clock:
    """The time of the app: real, and then as much later as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.later = timedelta(0)
        real, real_s = times.now, times.monotonic_s
        monkeypatch.setattr(times, "now", lambda: real() + self.later)
        monkeypatch.setattr(times, "monotonic_s", lambda: real_s() + self.later.total_seconds())

    def move(self, **how_long: float) -> None:
        self.later += timedelta(**how_long)

    def move_to(self, moment: datetime) -> None:
        self.later += moment - times.now()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """It begins on a Wednesday at noon, so that no test depends on the day it runs."""
    clock = Clock(monkeypatch)
    now = times.now()
    noon = now.replace(hour=12, minute=0, second=0, microsecond=0)
    clock.move_to(noon + timedelta(days=(2 - now.weekday()) % 7))
    return clock


@pytest.fixture
def send(app: Flask, clock: Clock) -> Callable[..., None]:
    """Let time pass, and send what is due."""

    def do(**how_long: float) -> None:
        clock.move(**how_long)
        watcher.of(app).drain()

    return do


@pytest.fixture
def owner(app: Flask, client: Any) -> User:
    """The first owner, who has an address now."""
    with app.app_context():
        User.update(email="ana@acme.test", name="Ana").execute()
        return workspaces.find_user("ana@acme.test")


@pytest.fixture
def home(app: Flask, owner: User) -> Workspace:
    with app.app_context():
        return first_workspace()


@pytest.fixture
def add_member(app: Flask, home: Workspace) -> Callable[..., User]:
    def do(email: str, role: str, name: str = "Bo") -> User:
        with app.app_context():
            user = workspaces.create_user(name, email)
            workspaces.add_member(home, user, role)
            return user

    return do


@pytest.fixture
def switch(client: Any) -> Callable[..., None]:
    """Set settings of the workspace, as API clients do."""

    def do(**values: str) -> None:
        for key, value in values.items():
            assert client.post(f"/v1/workspace/update/{key}", json={"value": value}).status_code == 200

    return do
