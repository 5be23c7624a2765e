"""Clicks of a link as if they had come at some time."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from flask import Flask

from signpost.clicks import totals
from signpost.clicks.visitors import Visitor
from signpost.domain import times
from signpost.storage import database
from signpost.storage.models import Record, Workspace
from tests.conftest import Client

# A Saturday; the period of 28 days begins on 1 November.
NOW = datetime(2026, 11, 28, 14, 20, tzinfo=UTC)


class Click(NamedTuple):
    at: datetime
    number: int
    values: dict[str, str]


class Counting:
    """A link whose clicks are counted as they were at some time."""

    def __init__(self, app: Flask, client: Client, link: dict[str, Any], patch: pytest.MonkeyPatch):
        self.client, self.id, self.path = client, link["id"], f"/v1/links/{link['id']}/clicks"
        self.clicks: list[Click] = []
        self._app, self._patch, self._ids = app, patch, count(1)

    def add(self, at: datetime, clicks: int = 1, **values: str) -> None:
        self.clicks.append(Click(at, clicks, values))

    def write(self) -> None:
        """Those that were added, in the order of their times."""
        with self._app.app_context(), database.atomic():
            record = Record.get(Record.id == self.id)
            for click in sorted(self.clicks, key=lambda click: click.at):
                self._patch.setattr(times, "now", lambda at=click.at: at)
                number = next(self._ids)
                visitor = Visitor(number, click.at.date().isoformat(), number, **click.values)
                totals.store({(record.seq, number): click.number}, {number: visitor}.get)
        self._patch.setattr(times, "now", lambda: NOW)

    def ask(self, where: str = "", **query: str) -> Any:
        answer = self.client.get(f"{where or self.path}?{urlencode(query)}")
        assert answer.status_code == 200, answer.text
        return answer.json

    def why(self, **query: str) -> Any:
        return self.ask(f"{self.path}/why", **query)


@pytest.fixture
def counting(
    app: Flask,
    client: Client,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
) -> Counting:
    """Of a link and a workspace that are older than all clicks."""
    monkeypatch.setattr(times, "now", lambda: NOW - timedelta(days=400))
    created = make_link(connect(), alias="abc")
    with app.app_context(), database.atomic():
        Workspace.update(created_at=times.text(NOW - timedelta(days=400))).execute()
    monkeypatch.setattr(times, "now", lambda: NOW)
    return Counting(app, client, created, monkeypatch)
