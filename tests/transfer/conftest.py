"""Fixtures for what comes from elsewhere."""

import io
from pathlib import Path

import pytest

from signpost.operations import bootstrap, workspaces
from signpost.transfer.importer import Line, Plan, import_file
from signpost.transfer.sources import columns_in

SAMPLES = Path(__file__).with_name("samples")
HOST = "go.acme.test"


@pytest.fixture
def caller(app):
    with app.app_context():
        return workspaces.member_caller(bootstrap.ensure_workspace())


@pytest.fixture
def import_text(app, caller):
    """Import what a file holds; returns what became of its lines."""

    def do(
        text: str | bytes,
        *,
        source="signpost",
        format="csv",
        hosts=None,
        is_dry=False,
        columns=(),
        make_up=False,
        **how,
    ) -> list[Line]:
        file = io.BytesIO(text.encode() if isinstance(text, str) else text)
        with app.app_context():
            plan = Plan(source, format, hosts or {}, is_dry, columns_in(columns), make_up)
            return [line for lines in import_file(caller, file, plan, **how) for line in lines]

    return do


@pytest.fixture
def all_links(client):
    """Every record by alias, as GET /links lists it."""

    def do() -> dict[str, dict]:
        found = {}
        url = "/v1/links?per_page=100&sort=id"
        while url:
            page = client.get(url).json
            found |= {row["alias"]: row for row in page["data"]}
            url = page["meta"]["cursor"]["next"]
        return found

    return do
