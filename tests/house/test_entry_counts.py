"""Lists that have too many entries are told of entries, whichever list it is."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest
from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length

import signpost
from signpost.domain.reasons import EMPTY, in_our_words
from tests.conftest import Client

# Those with a sentence of their own.
OTHERS = {"Choose at least one, each only once."}


def limits() -> Iterator[tuple[str, Length]]:
    """Each limit of a field that is no text: where it is, and the validator. Lists within lists, too."""
    for module in pkgutil.walk_packages(signpost.__path__, "signpost."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    for schema in _below(Schema):
        for name, field in schema._declared_fields.items():
            for inner in _within(field):
                if isinstance(inner, fields.String):
                    continue
                for validator in inner.validators:
                    if isinstance(validator, Length):
                        yield f"{schema.__module__}.{schema.__name__}.{name}", validator


def _below(schema: type[Schema]) -> Iterator[type[Schema]]:
    for below in schema.__subclasses__():
        yield below
        yield from _below(below)


def _within(field: fields.Field[Any]) -> Iterator[fields.Field[Any]]:
    yield field
    for inner in (getattr(field, name, None) for name in ("inner", "key_field", "value_field")):
        if isinstance(inner, fields.Field):
            yield from _within(inner)


def said(validator: Length, entries: int) -> str:
    with pytest.raises(ValidationError) as refused:
        validator([0] * entries)
    assert isinstance(refused.value.messages, list)
    return in_our_words(refused.value.messages[0])


def test_a_limit_of_a_list_is_one_of_entries() -> None:
    found = dict(limits())
    assert len(found) > 10
    for place, validator in found.items():
        if validator.max is not None:
            reason = said(validator, validator.max + 1)
            assert reason == f"At most {validator.max}." or reason in OTHERS, f"{place}: {reason}"
        if validator.min:
            reason = said(validator, 0)
            assert reason == EMPTY or reason in OTHERS, f"{place}: {reason}"


@pytest.mark.parametrize(
    ("method", "path", "body", "place", "most"),
    [
        ("PUT", "/v1/bulk", {"set": {"tags": {"add": ["a"] * 21}}, "dry_run": True}, "set.tags.add", 20),
        ("PUT", "/v1/bulk", {"set": {"tags": {"remove": ["a"] * 21}}, "dry_run": True}, "set.tags.remove", 20),
        ("POST", "/v1/links/explain", {"urls": ["https://a.example/"] * 1001}, "urls", 1000),
    ],
)
def test_a_refusal_says_how_many(
    client: Client, method: str, path: str, body: dict[str, Any], place: str, most: int
) -> None:
    answer = client.open(path, method=method, json=body)
    assert answer.status_code == 422
    assert answer.json["errors"][place] == [f"At most {most}."]
