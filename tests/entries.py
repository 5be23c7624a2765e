"""What something leaves in the history, whatever the workspace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask

from signpost.features.history.tables import Change
from signpost.runtime import jobs


def left_by(app: Flask, something: Callable[[], Any]) -> list[Change]:
    """Do something, wait for the jobs that it began, and return its entries, the oldest first."""

    def ids() -> list[str]:
        with app.app_context():
            return [str(row.id) for row in Change.select(Change.id)]

    before = ids()
    something()
    jobs.of(app).drain()
    with app.app_context():
        return list(Change.select().where(Change.id.not_in(before)).order_by(Change.created_at, Change.id))


def everything(app: Flask) -> str:
    """All that the history says and keeps, as one text."""
    with app.app_context():
        return "\n".join(str(row) for row in Change.select().tuples())
