"""What an export says is what visitors get: our own import of it answers as the redirects that it was made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from redirect_formats import REDIRECT_FORMATS
from signpost.operations.caller import Caller
from tests.conftest import Client
from tests.features.transfer import exported
from tests.features.transfer.conftest import HOST
from tests.features.transfer.exported import BEYOND_ASCII, DESTINATIONS, path_of

OTHER = "other.acme.test"


@pytest.mark.parametrize("match", [None, "prefix"])
@pytest.mark.parametrize("format_", REDIRECT_FORMATS)
def test_an_export_that_is_imported_answers_alike(
    app: Flask, client: Client, caller: Caller, connect: Callable[..., str], import_text: Callable[..., Any],
    format_: str, match: str | None,
) -> None:  # fmt: skip
    connect(HOST)
    connect(OTHER)
    paths = exported.create(client, HOST, DESTINATIONS, match, 301)
    found = exported.export(app, caller, HOST, paths, format_)
    assert len(found.refused) < len(paths)
    kind = "json" if REDIRECT_FORMATS[format_].is_json else "text"
    text = found.text.replace(f'"{HOST}/', f'"{OTHER}/')
    lines = import_text(text, source=format_, format=kind, hosts={"": OTHER, OTHER: OTHER})
    assert [line for line in lines if line.result != "created"] == []
    for probe, there in found.expected.items():
        assert exported.visit(app, OTHER, probe) == there, (probe, text)


@pytest.mark.parametrize("format_", REDIRECT_FORMATS)
def test_an_export_has_destinations_as_visitors_get_them(
    app: Flask, client: Client, caller: Caller, connect: Callable[..., str], format_: str
) -> None:
    """In ASCII, which each format takes, and headers alone can have."""
    connect(HOST)
    paths = exported.create(client, HOST, BEYOND_ASCII, None, 301)
    found = exported.export(app, caller, HOST, paths, format_)
    assert len(found.refused) < len(paths)
    assert found.text.isascii()
    for number, (destination, has_path, has_query) in enumerate(exported.ways(BEYOND_ASCII)):
        if not (has_path or has_query or path_of(f"/r{number}") in found.refused):
            _, location = exported.answer_of(app, HOST, f"/r{number}")
            # Apache has a backslash before each %.
            assert location in found.text.replace("\\", ""), destination
