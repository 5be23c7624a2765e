"""What errors look like, and every operation with a body that it takes."""

CODES = {
    400: "bad_request",
    401: "unauthenticated",
    403: "https_required",
    404: "not_found",
    405: "method_not_allowed",
    413: "payload_too_large",
    415: "unsupported_media_type",
    422: "validation_failed",
}
BODY_BYTES = 64 * 1024
# Each operation: method, path, a body that it would accept as far as its shape goes; its first field is required.
OPERATIONS = [
    ("GET", "/test", None),
    ("GET", "/host", None),
    ("POST", "/host", {"host": "refused.acme.test"}),
    ("DELETE", "/host/refused.acme.test", None),
    ("GET", "/link", None),
    ("POST", "/link", {"host": "refused.acme.test", "destination": "https://dest.example/"}),
    ("GET", "/links", None),
    ("GET", "/links/nothing", None),
    ("GET", "/redirect", None),
    ("POST", "/redirect", {"url": "https://refused.acme.test/", "destination": "https://dest.example/"}),
    ("PUT", "/redirect/nothing", {"url": "https://refused.acme.test/", "destination": "https://dest.example/"}),
    ("DELETE", "/redirect/nothing", None),
    ("GET", "/links/filter-pins", None),
    ("POST", "/workspace/update/nothing", {"value": "x"}),
    ("GET", "/workspace/subscription", None),
    ("GET", "/subscriptions", None),
    ("GET", "/subscription/nothing", None),
    ("DELETE", "/bulk", {"filter": {"host": "refused.acme.test"}}),
    ("GET", "/shared/types", None),
    ("GET", "/shared/plugins", None),
    ("POST", "/recommendation/alias", {"host": "refused.acme.test"}),
]
WITH_BODY = [operation for operation in OPERATIONS if operation[2] is not None]
ids = [f"{method} {path}" for method, path, _ in OPERATIONS]
ids_with_body = [f"{method} {path}" for method, path, _ in WITH_BODY]


def assert_error(answer, status):
    """`answer` is an error of this status, and has the shape that all errors have."""
    assert answer.status == status, answer.text
    assert answer.headers["Content-Type"].startswith("application/json")
    assert answer.headers["X-Request-Id"]
    body = answer.json
    assert set(body) == {"message", "code"} | ({"errors"} if status == 422 else set())
    assert isinstance(body["message"], str)
    assert len(body["message"]) > 5
    assert body["message"].endswith(".")
    assert body["code"] == CODES[status]


def rejected(answer):
    """The fields that a 422 names."""
    assert_error(answer, 422)
    errors = answer.json["errors"]
    assert errors
    for reasons in errors.values():
        assert isinstance(reasons, list)
        assert reasons
        assert all(isinstance(reason, str) and reason for reason in reasons)
    return set(errors)


def assert_rejects(answer, field):
    """`answer` is a 422 for `field`, or for an entry of it."""
    names = rejected(answer)
    assert any(name == field or name.startswith(f"{field}.") for name in names), names


def call(api, operation, **kwargs):
    method, path, body = operation
    return api(method, path, *([body] if body is not None else []), **kwargs)
