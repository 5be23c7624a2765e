"""What errors look like, and every operation with a valid body."""

from typing import Any

import pytest

from .client import Answer, Api
from .statements import code_marks

CODES = {
    400: "bad_request",
    401: "unauthenticated",
    403: "https_required",
    404: "not_found",
    405: "method_not_allowed",
    412: "precondition_failed",
    413: "payload_too_large",
    415: "unsupported_media_type",
    422: "validation_failed",
}
BODY_BYTES = 64 * 1024
Operation = tuple[str, str, dict[str, Any] | None]
# Each operation: method, path, and a body of valid shape, whose first field is required (except in NOTHING_REQUIRED).
OPERATIONS: list[Operation] = [
    ("GET", "/test", None),
    ("GET", "/host", None),
    ("POST", "/host", {"host": "refused.acme.test"}),
    ("DELETE", "/host/refused.acme.test", None),
    ("GET", "/host/refused.acme.test", None),
    ("PATCH", "/host/refused.acme.test", {"notfound_status": 404}),
    ("GET", "/link", None),
    ("POST", "/link", {"host": "refused.acme.test", "destination": "https://dest.example/"}),
    ("GET", "/link/count", None),
    ("GET", "/link/nothing", None),
    ("PUT", "/link/nothing", {"url": "https://refused.acme.test/", "destination": "https://dest.example/"}),
    ("DELETE", "/link/nothing", None),
    ("GET", "/redirect/nothing", None),
    ("GET", "/tags", None),
    ("PUT", "/host/refused.acme.test", {"notfound_status": 404}),
    ("GET", "/export", None),
    ("GET", "/bulk/export", None),
    ("GET", "/links", None),
    ("GET", "/links/nothing", None),
    ("GET", "/redirect", None),
    ("POST", "/redirect", {"url": "https://refused.acme.test/", "destination": "https://dest.example/"}),
    ("PUT", "/redirect/nothing", {"url": "https://refused.acme.test/", "destination": "https://dest.example/"}),
    ("PATCH", "/redirect/nothing", {"title": "x"}),
    ("DELETE", "/redirect/nothing", None),
    ("GET", "/links/filter-pins", None),
    ("POST", "/workspace/update/nothing", {"value": "x"}),
    ("GET", "/workspace/subscription", None),
    ("GET", "/subscriptions", None),
    ("GET", "/subscription/nothing", None),
    ("POST", "/bulk", {"records": []}),
    ("DELETE", "/bulk", {"filter": {"host": "refused.acme.test"}}),
    ("GET", "/shared/types", None),
    ("GET", "/shared/plugins", None),
    ("POST", "/recommendation/alias", {"host": "refused.acme.test"}),
    ("POST", "/host/refused.acme.test/refresh", None),
    ("POST", "/links/explain", {"url": "https://refused.acme.test/"}),
    ("GET", "/links/nothing/clicks", None),
    ("GET", "/links/nothing/clicks/why", None),
    ("GET", "/links/nothing/report", None),
    ("GET", "/links/nothing/checks", None),
    ("GET", "/links/nothing/qr", None),
    ("PUT", "/links/nothing/qr", {"color": "#000000"}),
    ("GET", "/features", None),
    ("GET", "/jobs", None),
    ("GET", "/jobs/nothing", None),
    ("GET", "/jobs/nothing/report", None),
    ("GET", "/deliveries", None),
    ("GET", "/deliveries/nothing", None),
    ("POST", "/deliveries/nothing/replay", None),
    ("POST", "/webhooks", {"url": "https://hooks.example/refused"}),
    ("GET", "/webhooks", None),
    ("GET", "/webhooks/nothing", None),
    ("PATCH", "/webhooks/nothing", {"tag": "x"}),
    ("DELETE", "/webhooks/nothing", None),
    ("GET", "/views", None),
    ("POST", "/views", {"name": "Refused", "query": "sort=-clicks"}),
    ("DELETE", "/views/nothing", None),
    ("DELETE", "/jobs/nothing", None),
    ("POST", "/webhooks/nothing/secret", None),
    ("POST", "/webhooks/nothing/test", None),
    ("GET", "/events?follow=false", None),
    ("GET", "/misses", None),
    ("POST", "/misses/fix", {"misses": [{"host": "refused.acme.test", "path": "/a"}]}),
    ("POST", "/misses/ignore", {"misses": [{"host": "refused.acme.test", "path": "/a"}]}),
    ("GET", "/misses/rescued", None),
    ("GET", "/workspace/wall", None),
    ("POST", "/qr-sheets", {"filter": {"host": "refused.acme.test"}}),
    ("PUT", "/bulk", {"set": {"paused": True}, "filter": {"host": "refused.acme.test"}, "dry_run": True}),
    ("GET", "/changes", None),
    ("GET", "/changes/days", None),
    ("GET", "/links/nothing/changes", None),
    ("GET", "/as-of", None),
    ("GET", "/links/nothing/as-of", None),
    ("POST", "/as-of/bring-back", {"at": "2099-01-01T00:00:00Z", "dry_run": True}),
    ("POST", "/changes/nothing/undo", None),
    ("GET", "/workspace/clicks", None),
    ("GET", "/workspace/clicks/why", None),
    ("GET", "/workspace/report", None),
]
# Apart from the others: its body is a file.
IMPORT: Operation = ("POST", "/bulk/import", None)
# All fields of their bodies are optional.
NOTHING_REQUIRED = (
    ("PUT", "/links/nothing/qr"),
    ("PATCH", "/host/refused.acme.test"),
    ("PATCH", "/redirect/nothing"),
    ("PATCH", "/webhooks/nothing"),
    ("PUT", "/host/refused.acme.test"),
    ("POST", "/misses/fix"),
)
WITH_BODY = [operation for operation in OPERATIONS if operation[2] is not None]
ids = [f"{method} {path}" for method, path, _ in OPERATIONS]
ids_with_body = [f"{method} {path}" for method, path, _ in WITH_BODY]


def as_specified(operation: Operation) -> str:
    """An operation as the specification writes it: `DELETE /host/{host}`."""
    method, path, _ = operation
    member = {"/workspace/update": "{metaKey}", "/subscription": "{product}"}.get(path.removesuffix("/nothing"), "{id}")
    return f"{method} {path.replace('nothing', member).replace('refused.acme.test', '{host}')}"


def operations_that_answer(code: int) -> list[Any]:
    """Every operation, marked with the statement that it answers `code`, where there is one."""
    return [pytest.param(one, marks=code_marks(as_specified(one), code), id=f"{one[0]} {one[1]}") for one in OPERATIONS]


def assert_refused(answer: Answer, *fields: str) -> None:
    """`answer` is a 422 as the specification describes it, and names these fields."""
    assert answer.status == 422, answer.text
    assert isinstance(answer.json["message"], str)
    errors = answer.json["errors"]
    for field in fields:
        assert any(name == field or name.startswith(f"{field}.") for name in errors), (field, errors)


def assert_error(answer: Answer, status: int) -> None:
    """`answer` is an error of this status, with the body and headers that all errors have."""
    assert answer.status == status, answer.text
    assert answer.headers["Content-Type"].startswith("application/json")
    assert answer.headers["X-Request-Id"]
    body = answer.json
    assert set(body) == {"message", "code"} | ({"errors"} if status == 422 else set())
    assert isinstance(body["message"], str)
    assert len(body["message"]) > 5
    assert body["message"].endswith(".")
    assert body["code"] == CODES[status]


def rejected(answer: Answer) -> set[str]:
    """The fields that a 422 names."""
    assert_error(answer, 422)
    errors = answer.json["errors"]
    assert errors
    for reasons in errors.values():
        assert isinstance(reasons, list)
        assert reasons
        assert all(isinstance(reason, str) and reason for reason in reasons)
    return set(errors)


def assert_rejects(answer: Answer, field: str) -> None:
    """`answer` is a 422 that names `field` or an entry of it."""
    names = rejected(answer)
    assert any(name == field or name.startswith(f"{field}.") for name in names), names


def call(api: Api, operation: Operation, **kwargs: Any) -> Answer:
    method, path, body = operation
    return api(method, path, *([body] if body is not None else []), **kwargs)
