"""The tables of bad values of tests/contract, on the schemas themselves: over HTTP they take minutes, here a second."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from flask import Flask
from marshmallow import Schema, ValidationError

from signpost.domain import strict_json
from signpost.schemas.host import HostConnect
from signpost.schemas.records.record import LinkCreate, RedirectInput
from tests.contract.bad_values import REFUSED_DESTINATIONS, STEERING, TABLES
from tests.contract.records import DEST

GOOD: dict[str, tuple[type[Schema], dict[str, Any]]] = {
    "POST /link": (LinkCreate, {"host": "go.acme.test", "destination": DEST}),
    "POST /redirect": (RedirectInput, {"url": "https://go.acme.test/a", "destination": DEST}),
    "POST /host": (HostConnect, {"host": "go.acme.test"}),
}


RECORDS = ("POST /link", "POST /redirect")
TEXTS = ("title", "description", "type", "alias", "host", "url", "destination_routing", "expires", "password")


def refuse(name: str, field: str, values: Iterable[Any]) -> None:
    """Each value is refused, and the field is named and no other."""
    schema, good = GOOD[name]
    assert schema().load(good)
    for value in values:
        with pytest.raises(ValidationError) as refused:
            schema().load({**good, field: value})
        assert [*refused.value.messages_dict] == [field], (field, value)


@pytest.fixture(autouse=True)
def context(app: Flask) -> Iterator[None]:
    with app.app_context():
        yield


@pytest.mark.parametrize("name", GOOD)
def test_a_value_of_another_type_is_refused(name: str) -> None:
    for field, values in TABLES[name].items():
        refuse(name, field, values)


@pytest.mark.parametrize("name", GOOD)
def test_text_that_is_far_too_long_is_refused(name: str) -> None:
    for field in {*TEXTS} & {*TABLES[name]}:
        refuse(name, field, ["x" * 301, "x" * 60_000, "🚀" * 5000, "\\" * 20_000])


@pytest.mark.parametrize("name", RECORDS)
def test_control_characters_are_refused(name: str) -> None:
    for field in ("title", "description"):
        refuse(name, field, [f"a{character}b" for character in STEERING])
    refuse(name, "tags", [["fine", f"a{character}b"] for character in STEERING])


@pytest.mark.parametrize("name", RECORDS)
def test_refused_destinations(name: str) -> None:
    for field in ("destination", "expired_url"):
        # Without text there is no such page.
        refuse(name, field, [url for url in REFUSED_DESTINATIONS if url or field == "destination"])
    refuse(name, "destinations", [[DEST, url] for url in REFUSED_DESTINATIONS])


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_values_in_values_are_refused(opening: str, closing: str) -> None:
    value = strict_json.loads((opening * 10 + "1" + closing * 10).encode())
    for field in ("title", "tags", "utm", "nonsense"):
        refuse("POST /link", field, [value])
