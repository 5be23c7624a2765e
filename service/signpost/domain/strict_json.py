"""JSON without ambiguity: text that two parsers could read differently is refused.

Every entry point that accepts a body uses it, so that REST and the agent endpoint refuse the same things.
"""

import codecs
import json
import math
from typing import Any

from signpost.domain.errors import BadRequest, Invalid
from signpost.domain.json_types import JsonObject

# More than any body of the API needs, and far below the depth at which a parser fails.
MAX_DEPTH = 32
_INT64 = range(-(2**63), 2**63)
UTF_16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def loads(body: bytes, what: str = "The request body") -> Any:
    """The value in `body`. Raises BadRequest where it is not JSON, Invalid where it is JSON that we refuse.

    what: how a sentence calls it.
    """
    if body.startswith(codecs.BOM_UTF8):
        raise BadRequest(f"{what} begins with a byte order mark. Send UTF-8 without one.")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest(f"{what} is not UTF-8.") from None
    if _depth(text) > MAX_DEPTH:
        raise _refused(f"The body is nested more than {MAX_DEPTH} levels deep.")
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_integer, parse_float=_float
        )
    except json.JSONDecodeError as error:
        raise BadRequest(f"{what} is not JSON: {error.msg} at character {error.pos}.") from None
    _check_text(value)
    return value


def loads_file(content: bytes, what: str = "The file") -> Any:
    """The same for a file, before whose text editors write a byte order mark, and which may be UTF-16 with one."""
    if content.startswith(UTF_16_MARKS):
        try:
            content = content.decode("utf-16").encode()
        except UnicodeDecodeError:
            raise BadRequest(f"{what} is not UTF-16, as its first bytes say.") from None
    return loads(content.removeprefix(codecs.BOM_UTF8), what)


def _refused(reason: str) -> Invalid:
    return Invalid({"body": [reason]})


def _depth(text: str) -> int:
    """The deepest nesting; 0 without a closer look where there are few brackets. Brackets in strings do not count."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return 0
    depth = deepest = 0
    in_string = escaped = False
    for character in text:
        if in_string:
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                in_string = False
        elif character == '"':
            in_string = True
        elif character in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in "]}":
            depth -= 1
    return deepest


def _object(pairs: list[tuple[str, Any]]) -> JsonObject:
    result = dict(pairs)
    if len(result) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise Invalid({twice if twice.isprintable() else "body": ["This field appears twice."]})
    return result


def _constant(name: str) -> None:
    raise _refused(f"{name} is not a JSON value.")


def _integer(digits: str) -> int:
    # 20 characters hold every 64-bit integer; longer text is not worth converting.
    if len(digits) > 20 or (number := int(digits)) not in _INT64:
        raise _refused("An integer is too large for 64 bits.")
    return number


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise _refused("A number is too large.")
    return number


def _check_text(value: Any, name: str = "body") -> None:
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise Invalid({name: ["Contains half of a surrogate pair."]}) from None
        if "\x00" in value:
            raise Invalid({name: ["Contains a NUL character."]})
    elif isinstance(value, dict):
        for key, member in value.items():
            _check_text(key)
            _check_text(member, key if name == "body" else f"{name}.{key}")
    elif isinstance(value, list):
        for position, member in enumerate(value):
            _check_text(member, f"{name}.{position}")
