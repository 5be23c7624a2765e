"""Success codes, JSON answers, and 429, for every operation. Spec: "Codes per operation"."""

from typing import Any

import pytest

from .client import Api
from .errors import operations_that_answer
from .hosts import fresh
from .records import DEST
from .statements import STATEMENTS, code_marks, statement

SUCCESS = {
    "POST /link": 200,
    "PUT /redirect/{id}": 200,
    "DELETE /redirect/{id}": 204,
    "POST /host": 200,
    "DELETE /host/{host}": 204,
    "GET /links/{id}": 200,
    "GET /links/filter-pins": 200,
    "POST /workspace/update/{metaKey}": 200,
    "GET /workspace/subscription": 200,
    "DELETE /bulk": 200,
    "GET /test": 200,
    "GET /host": 200,
    "GET /link": 200,
    "GET /redirect": 200,
    "GET /links": 200,
    "GET /shared/types": 200,
    "GET /shared/plugins": 200,
    "POST /recommendation/alias": 200,
    "GET /subscriptions": 200,
    "GET /subscription/{product}": 200,
}


@statement("W17", "E2")
@pytest.mark.parametrize(
    "operation", [pytest.param(name, marks=code_marks(name, code), id=name) for name, code in SUCCESS.items()]
)
def test_success(api: Api, host: str, link: Any, setting: str, operation: Any) -> None:
    record = link()
    method, _, path = operation.partition(" ")
    body = {
        "POST /link": {"host": host, "destination": DEST},
        "PUT /redirect/{id}": {"url": record["url"], "destination": DEST},
        "POST /host": {"host": host},
        "POST /workspace/update/{metaKey}": {"value": "Contract"},
        "DELETE /bulk": {"filter": {"host": fresh()}},
        "POST /recommendation/alias": {"host": host},
    }.get(operation, ...)

    answer = api(method, path.format(id=record["id"], host=host, metaKey=setting, product="short-url"), body)

    assert answer.status == SUCCESS[operation], answer.text
    if answer.status == 204:
        assert answer.body == b""
    else:
        assert answer.headers["Content-Type"].startswith("application/json")
        assert answer.json is not None


# What else an operation answers when it succeeds; all others 200.
OTHER_SUCCESS = {
    ("DELETE", "/host/{host}"): {"204"}, ("DELETE", "/link/{id}"): {"204"}, ("DELETE", "/redirect/{id}"): {"204"},
    ("DELETE", "/webhooks/{id}"): {"204"}, ("DELETE", "/jobs/{id}"): {"204"},
    ("POST", "/misses/ignore"): {"204"}, ("DELETE", "/views/{id}"): {"204"},
    ("POST", "/bulk/import"): {"202"}, ("PUT", "/bulk"): {"200", "202"},
    ("GET", "/jobs/{id}/report"): {"200"},
}  # fmt: skip


def test_the_description_names_the_codes(api: Api) -> None:
    """GET /openapi.json: each operation has its success, and the refusals that all have."""
    described = api.raw("GET", "/openapi.json").json

    for path, item in described["paths"].items():
        for method, operation in item.items():
            if method == "parameters":
                continue
            codes = set(operation["responses"])
            name = (method.upper(), path.removeprefix(api.base.path))
            assert {code for code in codes if code.startswith("2")} == OTHER_SUCCESS.get(name, {"200"}), name
            assert {"401", "429"} <= codes, name
            assert operation["operationId"]
            assert operation["summary"]
            # What the specification does not have says so.
            is_specified = any(sentence.startswith(f"`{name[0]} {name[1]}`") for sentence in STATEMENTS.values())
            assert operation.get("x-signpost-extension", False) is not is_specified, name
            assert operation["tags"]


def test_the_description_marks_what_the_specification_does_not_have(api: Api) -> None:
    """The fields of a record that PUT keeps where it does not name them."""
    schemas = api.raw("GET", "/openapi.json").json["components"]["schemas"]
    extensions = {
        "password", "expired_url", "starts", "max_clicks", "interstitial", "match", "external_id", "card", "rules",
        "destination_weights", "fetch_title", "find_or_create",
    }  # fmt: skip
    members = schemas["LinkCreate"]["properties"]
    assert extensions - {"match"} <= members.keys()
    assert {name for name in members if members[name].get("x-signpost-extension")} == extensions & members.keys()


@statement("E60", "E65", "E73")
@pytest.mark.parametrize("path", ["/links/{}", "/links/filter-pins", "/workspace/subscription", "/test"])
def test_reading_again_answers_the_same(api: Api, link: Any, path: str) -> None:
    path = path.format(link()["id"])

    assert api("GET", path).json == api("GET", path).json


@pytest.mark.parametrize("operation", operations_that_answer(429))
def test_too_many_requests(rate_limited: Api, operation: Any) -> None:
    method, path, _ = operation
    answer = rate_limited.raw(method, rate_limited.base.path + path, {"Authorization": f"Bearer {rate_limited.token}"})

    assert (answer.status, answer.json["code"]) == (429, "too_many_requests")
    assert int(answer.headers["Retry-After"]) > 0
