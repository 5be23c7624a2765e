"""The table of body limits is what server, app and description go by."""

from typing import Any

import pytest
from flask import Flask

from signpost.features.bulk_changes import rest as bulk
from signpost.features.diagnostics import rest as diagnostics
from signpost.features.transfer import rest as transfer
from signpost.web import body_limits
from signpost.web.body_limits import AGENT, BY_PATH, FILE, ORDINARY, RECORDS, URLS
from tests.conftest import Client


@pytest.mark.parametrize("path", BY_PATH)
def test_each_path_of_the_table_takes_a_body(whole_app: Flask, path: Any) -> None:
    assert {"POST", "DELETE"} & {*whole_app.url_map.bind("").allowed_methods(path)}


@pytest.mark.parametrize(
    ("path", "content_type", "limit"),
    [
        ("/v1/link", "application/json", ORDINARY),
        ("/mcp/v1", "application/json", AGENT),
        ("/v1/links/explain", "application/json", URLS),
        ("/v1/bulk", "application/json", RECORDS),
        ("/v1/bulk/import", "text/csv", FILE),
    ],
)
def test_the_app_refuses_what_is_larger(client: Client, path: str, content_type: str, limit: Any) -> None:
    fits = client.post(path, data=b" " * limit.max_bytes, content_type=content_type)
    assert fits.status_code != 413
    too_large = client.post(path, data=b" " * (limit.max_bytes + 1), content_type=content_type)
    assert too_large.status_code == 413


def test_the_description_says_the_limits(client: Client) -> None:
    described = client.get("/openapi.json").json
    assert (
        described["paths"]["/v1/link"]["post"]["responses"]["413"]["$ref"] == "#/components/responses/PayloadTooLarge"
    )
    assert ORDINARY.text in str(described["components"]["responses"]["PayloadTooLarge"])
    assert f"up to {FILE.text}" in str(transfer.import_records.__doc__)
    assert f"up to {RECORDS.text}" in str(bulk.create_records.__doc__)
    assert f"up to {URLS.text}" in str(diagnostics.explain_visit.__doc__)


def test_sizes_are_said_as_people_write_them() -> None:
    assert (ORDINARY.text, AGENT.text, FILE.text) == ("64 KiB", "1 MiB", "16 MiB")


def test_a_form_with_a_file_has_room_for_its_other_fields() -> None:
    assert body_limits.limit_of("/import").max_bytes == FILE.max_bytes + ORDINARY.max_bytes
    assert ORDINARY.received_bytes >= body_limits.FORM_WITH_DRAFT.max_bytes
