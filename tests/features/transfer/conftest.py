"""Fixtures for what comes from elsewhere."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.features.transfer.importer import BATCH_ROWS, ImportPlan, LineResult, import_file, open_file
from signpost.features.transfer.reading.sources import columns_in
from signpost.operations.caller import Caller
from signpost.operations.workspaces import bootstrap, workspaces
from tests.conftest import Client

SAMPLES = Path(__file__).with_name("samples")
HOST = "go.acme.test"


@pytest.fixture
def caller(app: Flask) -> Caller:
    with app.app_context():
        return workspaces.member_caller(bootstrap.ensure_workspace())


@pytest.fixture
def import_text(app: Flask, caller: Caller) -> Callable[..., list[LineResult]]:
    """Import what a file holds; returns the results of its lines. notes: gets those on the file as a whole."""

    def do(
        text: str | bytes,
        *,
        source: str = "signpost",
        format: str = "csv",
        hosts: dict[str, str] | None = None,
        is_dry: bool = False,
        columns: Any = (),
        make_up: bool = False,
        notes: list[str] | None = None,
        size: int = BATCH_ROWS,
    ) -> list[LineResult]:
        file = io.BytesIO(text.encode() if isinstance(text, str) else text)
        with app.app_context():
            plan = ImportPlan(source, format, hosts or {}, is_dry, columns_in(columns), make_up)
            contents = open_file(file, plan)
            if notes is not None:
                notes += contents.notes
            return [line for lines in import_file(caller, contents, plan, size=size) for line in lines]

    return do


@pytest.fixture
def all_links(client: Client) -> Callable[[], dict[str, dict[str, Any]]]:
    """Every record by alias, as GET /links lists it."""

    def do() -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        url = "/v1/links?per_page=100&sort=id"
        while url:
            page = client.get(url).json
            found |= {row["alias"]: row for row in page["data"]}
            url = page["meta"]["cursor"]["next"]
        return found

    return do
