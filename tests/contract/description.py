"""The description in OpenAPI that an implementation gives of itself, and whether it does as that says."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from urllib.parse import parse_qsl

# What is wrong with a value: a sentence for each reason.
Check = Callable[[Any], Iterator[str]]

_TYPES: dict[str, Any] = {
    "string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict,
    "null": type(None),
}  # fmt: skip


# Headers of any HTTP server, and what it tells browsers and proxies: no description names them.
GENERAL = {
    "allow", "cache-control", "connection", "content-length", "content-type", "date", "keep-alive", "server",
    "strict-transport-security", "transfer-encoding", "vary", "via", "x-accel-buffering", "x-content-type-options",
}  # fmt: skip


class Description:
    """described: the document of /openapi.json."""

    def __init__(self, described: Any):
        self._described = described
        self._checks: dict[int, Check] = {}
        # By method and number of segments: (segments, operation); a segment in braces is any.
        self._operations: dict[tuple[str, int], list[tuple[list[str], Any]]] = {}
        for path, item in described["paths"].items():
            for method, operation in item.items():
                if isinstance(operation, dict) and "responses" in operation:
                    parameters = [*item.get("parameters", ()), *operation.get("parameters", ())]
                    found = {**operation, "parameters": [self._resolved(entry) for entry in parameters]}
                    segments = path.split("/")
                    self._operations.setdefault((method.upper(), len(segments)), []).append((segments, found))

    def assert_fits(
        self, method: str, target: str, sent: Any, status: int, answered: Any, headers: Iterable[str] = ()
    ) -> None:
        """What was accepted and what was answered is as described. sent, answered: JSON; `...` where there is none.

        headers: the names of those that were answered.
        A batch is accepted together with records that are not.
        """
        path, _, query = target.partition("?")
        operation = self._operation(method, path)
        if operation is None:
            return
        what = f"{method} {path}"
        response = operation["responses"].get(str(status)) or operation["responses"].get("default")
        assert response is not None, f"{what} answers {status}, which its description does not name."
        described = GENERAL | {name.lower() for name in self._resolved(response).get("headers", {})}
        unknown = [name for name in headers if name.lower() not in described]
        assert not unknown, f"{what} answers {status} with {', '.join(unknown)}, which its description does not name."
        is_batch = sent is not ... and isinstance(sent, dict) and "records" in sent
        for value, place, schema in (
            (answered, "The answer", self._schema(self._resolved(response))),
            (
                sent if status < 400 and not is_batch else ...,
                "The body",
                self._schema(self._resolved(operation.get("requestBody", {}))),
            ),
        ):
            if value is not ... and schema is not None:
                for reason in self._check(schema)(value):
                    raise AssertionError(f"{place} of {what} is not as described: {reason}")
        if status < 400:
            named = {entry["name"]: entry["schema"] for entry in operation["parameters"] if entry["in"] == "query"}
            # A parameter without a value counts as absent.
            for name, text in parse_qsl(query):
                assert name in named, f"{what} accepts the parameter {name}, which its description does not name."
                reasons = [*self._check(named[name])(self._typed(named[name], text))]
                assert not reasons, f"The parameter {name} of {what} is not as described: {reasons[0]}"

    def _operation(self, method: str, path: str) -> Any:
        segments = path.split("/")
        best = None
        for template, operation in self._operations.get((method, len(segments)), ()):
            if all(one == other or one[:1] == "{" for one, other in zip(template, segments, strict=True)):
                if "{" not in "".join(template):
                    return operation
                best = best or operation
        return best

    def _typed(self, schema: Any, text: str) -> Any:
        """A value of a query, as the type that its schema has."""
        types = self._resolved(schema).get("type")
        types = [types] if isinstance(types, str) else types or []
        if {"integer", "number"} & {*types} and re.fullmatch(r"-?\d+", text):
            return int(text)
        if "boolean" in types and text in ("true", "false"):
            return text == "true"
        return text.split(",") if "array" in types else text

    def _resolved(self, part: Any) -> Any:
        while isinstance(part, dict) and "$ref" in part:
            found = self._described
            for name in part["$ref"].removeprefix("#/").split("/"):
                found = found[name]
            part = found
        return part

    @staticmethod
    def _schema(part: Any) -> Any:
        return part.get("content", {}).get("application/json", {}).get("schema")

    # --- schemas --------------------------------------------------------------------------------------------------

    def _check(self, schema: Any) -> Check:
        """The check of a schema; each is built once."""
        schema = self._resolved(schema)
        found = self._checks.get(id(schema))
        if found is None:
            # First a check that looks itself up, as a schema may contain itself.
            self._checks[id(schema)] = lambda value: self._checks[id(schema)](value)
            found = self._checks[id(schema)] = self._built(schema)
        return found

    def _built(self, schema: Any) -> Check:
        checks = [build(self, schema) for name, build in _KEYWORDS.items() if name in schema]

        def check(value: Any) -> Iterator[str]:
            for one in checks:
                yield from one(value)

        return check

    def _of_type(self, schema: Any) -> Check:
        types = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
        allowed = tuple(entry for name in types for entry in _flat(_TYPES[name]))

        def check(value: Any) -> Iterator[str]:
            is_flag = isinstance(value, bool)
            fits = bool in allowed if is_flag else isinstance(value, allowed)
            if not fits and not (int in allowed and isinstance(value, float) and value.is_integer()):
                yield f"{value!r} is not of type {' or '.join(types)}."

        return check

    def _of_all(self, schema: Any) -> Check:
        parts = [self._check(part) for part in schema["allOf"]]
        return lambda value: (reason for part in parts for reason in part(value))

    def _of_any(self, name: str) -> Callable[[Any], Check]:
        def build(schema: Any) -> Check:
            parts = [self._check(part) for part in schema[name]]

            def check(value: Any) -> Iterator[str]:
                reasons = [next(part(value), None) for part in parts]
                if None not in reasons:
                    yield f"it fits none of several: {' '.join(str(reason) for reason in reasons)}"

            return check

        return build

    def _members(self, schema: Any) -> Check:
        known = {name: self._check(part) for name, part in schema.get("properties", {}).items()}
        others = schema.get("additionalProperties", True)
        required = schema.get("required", ())
        of_others = self._check(others) if isinstance(others, dict) else None

        def check(value: Any) -> Iterator[str]:
            if not isinstance(value, dict):
                return
            for name in required:
                if name not in value:
                    yield f"it lacks {name}."
            for name, member in value.items():
                found = known.get(name, of_others)
                if found is not None:
                    for reason in found(member):
                        yield f"{name}: {reason}"
                elif not others:
                    yield f"{name} is not described."

        return check

    def _entries(self, schema: Any) -> Check:
        entry_check = self._check(schema["items"])

        def check(value: Any) -> Iterator[str]:
            if isinstance(value, list):
                for number, entry in enumerate(value):
                    for reason in entry_check(entry):
                        yield f"entry {number}: {reason}"

        return check


def _flat(types: Any) -> tuple[Any, ...]:
    return types if isinstance(types, tuple) else (types,)


def _limit(keyword: str, of: type, is_beyond: Callable[[Any, Any], bool]) -> Callable[[Description, Any], Check]:
    def build(_: Description, schema: Any) -> Check:
        limit = schema[keyword]

        def check(value: Any) -> Iterator[str]:
            if isinstance(value, of) and not isinstance(value, bool) and is_beyond(_stored(value), limit):
                yield f"{str(value)[:80]!r} is beyond {keyword} {limit}."

        return check

    return build


def _pattern(_: Description, schema: Any) -> Check:
    pattern = re.compile(schema["pattern"].replace("$", r"\Z"), re.ASCII)

    def check(value: Any) -> Iterator[str]:
        if isinstance(value, str) and not pattern.search(_stored(value)):
            yield f"{value[:80]!r} does not match {schema['pattern']}."

    return check


def _choice(_: Description, schema: Any) -> Check:
    def check(value: Any) -> Iterator[str]:
        if value not in schema["enum"]:
            yield f"{value!r} is none of {schema['enum']}."

    return check


def _stored(value: Any) -> Any:
    """A value as it is stored: text without what is around it, in NFC. Of others as they are."""
    return unicodedata.normalize("NFC", value.strip().strip("/")) if isinstance(value, str) else value


def _longer(value: Any, limit: int) -> bool:
    return len(value) > limit


def _shorter(value: Any, limit: int) -> bool:
    return len(value) < limit


_KEYWORDS: dict[str, Callable[[Description, Any], Check]] = {
    "type": Description._of_type,
    "allOf": Description._of_all,
    "anyOf": lambda description, schema: description._of_any("anyOf")(schema),
    "oneOf": lambda description, schema: description._of_any("oneOf")(schema),
    "properties": Description._members,
    "items": Description._entries,
    "enum": _choice,
    "pattern": _pattern,
    "maxLength": _limit("maxLength", str, _longer),
    "minLength": _limit("minLength", str, _shorter),
    "maxItems": _limit("maxItems", list, _longer),
    "minItems": _limit("minItems", list, _shorter),
    "maxProperties": _limit("maxProperties", dict, _longer),
    "minProperties": _limit("minProperties", dict, _shorter),
    "maximum": _limit("maximum", object, lambda value, limit: isinstance(value, int | float) and value > limit),
    "minimum": _limit("minimum", object, lambda value, limit: isinstance(value, int | float) and value < limit),
}
