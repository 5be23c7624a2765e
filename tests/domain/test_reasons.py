"""What marshmallow says of its own accord never reaches anyone: each of its sentences has one of ours."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from marshmallow import Schema, fields
from marshmallow.validate import Length, Range

from signpost.domain.errors import Invalid
from signpost.domain.reasons import WORDS
from signpost.schemas.fields import CountField
from signpost.schemas.loading import load


class _Example(Schema):
    text = fields.String(required=True, validate=Length(1, 5))
    number = fields.Integer(validate=Range(1, 9), strict=True)
    count = fields.Integer(validate=Range(1, 2**53 - 1))
    clicks = CountField(validate=Range(1, 2**53))
    rows_ = CountField(validate=Range(1, 100))
    least = fields.Integer(validate=Range(min=3))
    most = fields.Integer(validate=Range(max=3))
    long = fields.String(validate=Length(max=3))
    short = fields.String(validate=Length(min=1))
    flag = fields.Boolean()
    rows = fields.List(fields.String())
    members = fields.Dict()
    inner = fields.Nested(lambda: _Example())


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({}, {"text": ["Required."]}),
        ({"text": None}, {"text": ["Can't be null."]}),
        ({"text": 1}, {"text": ["Must be a string."]}),
        ({"text": ""}, {"text": ["Use 1 to 5 characters."]}),
        ({"text": "a", "number": "x"}, {"number": ["Must be a whole number."]}),
        ({"text": "a", "number": 10}, {"number": ["Must be from 1 to 9."]}),
        ({"text": "a", "count": 0}, {"count": ["Must be 1 or more."]}),
        ({"text": "a", "clicks": 0}, {"clicks": ["Must be 1 or more."]}),
        ({"text": "a", "clicks": 2**53 + 1}, {"clicks": ["This number is too large."]}),
        ({"text": "a", "clicks": 10**30}, {"clicks": ["This number is too large."]}),
        ({"text": "a", "rows_": 10**30}, {"rows_": ["Must be from 1 to 100."]}),
        ({"text": "a", "least": 1}, {"least": ["Must be 3 or more."]}),
        ({"text": "a", "most": 4}, {"most": ["Must be 3 or less."]}),
        ({"text": "a", "long": "abcd"}, {"long": ["Use at most 3 characters."]}),
        ({"text": "a", "short": ""}, {"short": ["Can't be empty."]}),
        ({"text": "a", "flag": "perhaps"}, {"flag": ["Must be true or false."]}),
        ({"text": "a", "rows": 1}, {"rows": ["Must be a list."]}),
        ({"text": "a", "rows": [1]}, {"rows.0": ["Must be a string."]}),
        ({"text": "a", "members": 1}, {"members": ["Must be an object."]}),
        ({"text": "a", "inner": 1}, {"inner": ["Must be an object."]}),
        ({"text": "a", "inner": {}}, {"inner.text": ["Required."]}),
        ({"text": "a", "other": 1}, {"other": ["Unknown field."]}),
    ],
)
def test_reasons_are_in_our_words(value: Any, reason: dict[str, list[str]]) -> None:
    with pytest.raises(Invalid) as refusal:
        load(_Example(), value)
    assert refusal.value.errors == reason


@pytest.mark.parametrize(
    "kind", [fields.String, fields.Integer, fields.Boolean, fields.List, fields.Dict, fields.Nested, fields.Field]
)
def test_every_sentence_of_a_field_has_one_of_ours(kind: type[fields.Field[Any]]) -> None:
    theirs = {text for base in kind.__mro__ for text in vars(base).get("default_error_messages", {}).values()}
    assert theirs <= WORDS.keys()


@pytest.mark.parametrize(
    ("method", "path", "reason"),
    [
        ("PATCH", "/v1/host", "PATCH is not allowed here. Use GET or POST."),
        ("PUT", "/v1/links", "PUT is not allowed here. Use GET."),
        ("POST", "/v1/link/x", "POST is not allowed here. Use DELETE, GET or PUT."),
    ],
)
def test_a_method_that_is_not_allowed_is_answered_with_those_that_are(
    client: FlaskClient, method: str, path: str, reason: str
) -> None:
    answer = client.open(path, method=method)
    assert (answer.status_code, answer.json["message"]) == (405, reason)  # type: ignore[index]
