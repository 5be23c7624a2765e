"""Loading by a schema: errors name each rejected field by its dotted name, with its reasons."""

import re
from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, ValidationError

from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.reasons import in_our_words


def load(schema: Schema, values: Mapping[str, object]) -> Any:
    """`values` as `schema` loads them: see schemas/loaded.py. Raises Invalid."""
    try:
        return schema.load(values)
    except ValidationError as error:
        raise to_invalid(error.normalized_messages()) from None  # type: ignore[no-untyped-call, unused-ignore]


def to_invalid(messages: JsonObject) -> Invalid:
    """Marshmallow's messages as an error of ours, in our words."""
    return Invalid({dotted_name(name): reasons for name, reasons in _flattened(messages).items()})


def dotted_name(name: str) -> str:
    """`filter[host]` of a query is `filter.host` in `errors`, as it is in a body."""
    return re.sub(r"\[([^\[\]]*)\]", r".\1", name)


def _flattened(messages: Any, name: str = "") -> dict[str, list[str]]:
    """Nested messages by dotted name: `{"utm": {"source": […]}}` is `{"utm.source": […]}`."""
    if isinstance(messages, Mapping):
        result: dict[str, list[str]] = {}
        for key, inner in messages.items():
            further = name if key == "_schema" else f"{name}.{key}" if name else str(key)
            result.update(_flattened(inner, further))
        return result
    return {name or "body": [in_our_words(str(reason)) for reason in messages]}
