"""The headers of answers in OpenAPI that follow from more than one operation."""

from signpost.domain.json_types import JsonSchema
from signpost.rest import idempotency

_REPLAYED, _LINK, _FILE = "Idempotent-Replayed", "Link", "Content-Disposition"
# A table is answered as a file.
_TABLE = "text/csv"
# By name: what it says, and the type of its value.
_OF_EVERY_ANSWER = {
    "X-Request-Id": ("The id of the request, as the log has it: the one that was sent, or a new one.", "string"),
    "X-RateLimit-Limit": ("How many requests the token has in a period; absent where there is no limit.", "integer"),
    "X-RateLimit-Remaining": ("How many of them are left.", "integer"),
    "X-RateLimit-Reset": ("When more are available, in seconds since 1970.", "number"),
    "Signpost-Version": ("A number that rises with each change; absent where there is one node.", "integer"),
}
# By the parameter of the operations that answer 200 with it.
_WITH_PARAMETER = {idempotency.HEADER: _REPLAYED, "cursor": _LINK}
_OTHERS = {
    _REPLAYED: ("true where this is the response to an earlier request with the same key.", "string"),
    _LINK: ("The URLs of the previous and the next page (RFC 8288); absent where there is none.", "string"),
    _FILE: ("The name of the file; absent where the answer is JSON.", "string"),
}


def add(described: JsonSchema) -> None:
    """Put them into a description. Answers refer to them by name."""
    components = described["components"]
    components["headers"] = {
        name: {"description": text, "schema": {"type": kind}}
        for name, (text, kind) in {**_OF_EVERY_ANSWER, **_OTHERS}.items()
    }
    operations = [entry for item in described["paths"].values() for entry in item.values() if "responses" in entry]
    for response in (
        *components["responses"].values(),
        *(response for operation in operations for response in operation["responses"].values()),
    ):
        if "$ref" not in response:
            _add(response, *_OF_EVERY_ANSWER)
    for operation in operations:
        parameters = {entry.get("name") for entry in operation.get("parameters", ())}
        for parameter in parameters & _WITH_PARAMETER.keys():
            _add(operation["responses"]["200"], _WITH_PARAMETER[parameter])
        if _TABLE in operation["responses"].get("200", {}).get("content", {}):
            _add(operation["responses"]["200"], _FILE)


def _add(response: JsonSchema, *names: str) -> None:
    response["headers"] = {
        **response.get("headers", {}),
        **{name: {"$ref": f"#/components/headers/{name}"} for name in names},
    }
