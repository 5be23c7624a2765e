"""The table of bad values of tests/contract, on the schemas themselves: over HTTP it takes minutes, here a second."""

from typing import Any

import pytest
from flask import Flask
from marshmallow import Schema, ValidationError

from signpost.schemas.host import HostConnect
from signpost.schemas.records.record import LinkCreate, RedirectInput
from tests.contract.bad_values import TABLES
from tests.contract.records import DEST

GOOD: dict[str, tuple[type[Schema], dict[str, Any]]] = {
    "POST /link": (LinkCreate, {"host": "go.acme.test", "destination": DEST}),
    "POST /redirect": (RedirectInput, {"url": "https://go.acme.test/a", "destination": DEST}),
    "POST /host": (HostConnect, {"host": "go.acme.test"}),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_value_of_another_type_is_refused(app: Flask, name: str) -> None:
    schema, good = GOOD[name]
    with app.app_context():
        assert schema().load(good)
        for field, values in TABLES[name].items():
            for value in values:
                with pytest.raises(ValidationError) as refused:
                    schema().load({**good, field: value})
                assert [*refused.value.messages_dict] == [field], (field, value)
